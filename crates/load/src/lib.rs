//! Plays against a real server: many games at once, through crashes, and asks afterwards whether everything that was
//! answered is still there.
//!
//! `tests/online.rs` runs the short forms, `doska-load` the long ones and the bench.
#![forbid(unsafe_code)]

pub mod bench;
pub mod chaos;
pub mod cluster;
pub mod copy;
pub mod crash;
pub mod disk;
pub mod flags;
pub mod frames;
pub mod hall;
pub mod hold;
pub mod http;
pub mod joins;
pub mod ledger;
pub mod peer;
pub mod playing;
pub mod random;
pub mod ratings;
pub mod scale;
pub mod script;
pub mod server;
pub mod socket;
pub mod table;
pub mod time;
pub mod watching;
pub mod workers;
