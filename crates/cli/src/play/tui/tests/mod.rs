//! The application without a terminal.
