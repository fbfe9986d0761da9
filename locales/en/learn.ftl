# The lessons, on the site and in the terminal. The tasks of each game have files of their own.
learn-not-yet = Legal, but not the solution. Try again.
