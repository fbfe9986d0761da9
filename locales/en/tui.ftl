# The terminal application.
