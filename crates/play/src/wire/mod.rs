//! The shapes in which games travel as JSON: between the browser's pages and its engine, and between
//! a server and whoever talks to it. The names are for good.
//!
//! The site's own copy of these shapes, `web/board/src/wire.ts`, is written from here: a test says so, and
//! `BLESS=1 cargo test -p doska-play wire` writes it anew.

mod answers;
mod board;
mod edit;
mod record;
mod review;
mod round;
mod tables;
#[cfg(test)]
mod tests;
mod view;

pub use answers::{Ended, GameRef, Input, Legal, Note, Score, SearchInfo, Snapshot};
pub use board::{
    Area, AreaKind, BackupLine, BackupRules, BackupSign, Cell, Coordinates, Event, Ground, Kind,
    Place, Seating, Step, Surface, Token, View,
};
pub use edit::{Composed, Draft, Field, Palette, Plan, Room, Tally, Values};
pub use record::{Entry, Node, Problem, Record, Records, Tag, WrongMove};
pub use review::{Found, Judged, Review, SeatSum, Worth};
pub use round::{Act, Asked, Clocks, Effect, Round, RoundRef, Wish};
pub use tables::{Ending, Verdict};
