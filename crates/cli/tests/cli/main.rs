//! The real binary through its command line.

mod analyse;
mod ascii;
mod bad_input;
mod bench;
mod checks;
mod convert;
mod docs;
mod engine;
mod generate;
mod help;
mod match_;
mod opponent;
mod play;
mod puzzles;
mod resume;
mod run;
mod screen;
mod serve;
mod shown;
mod solve;
mod tablebase;
mod tune;
mod typing;
