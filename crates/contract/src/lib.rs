//! Every JSON shape that leaves the program: requests to the WebAssembly module and its answers, and
//! what the command line prints with `--json`. The names of fields are stable.
//!
//! The site's TypeScript copies are generated from these types: `web/board/src/wire.ts` holds what the
//! board draws, `web/src/lib/contract.ts` the rest. A test fails when they are out of date;
//! `BLESS=1 cargo test -p doska-contract typescript` writes them again.

mod analysis;
mod board;
mod command;
mod edit;
mod endings;
mod game;
mod info;
pub mod online;
mod record;
mod request;
mod review;
mod round;
mod score;
mod search;
mod session;
#[cfg(test)]
mod typescript;
mod view;

pub use analysis::{AnalysedGame, AnalysedLine, AnalysedMove, AnalysedPosition, AnalysedSeat};
pub use board::{
    Area, AreaKind, BackupLine, BackupRules, BackupSign, Cell, Coordinates, Event, Ground, Kind,
    Place, Seating, Step, Surface, Token, View,
};
pub use command::{
    BenchPosition, BenchTotal, Inspected, InspectedMove, LogLoss, MatchReport, Perft, Refused,
    Replayed, SolvedGame, Sprt, Stopped, TablebaseInfo, TablebaseMove, TablebaseProbe,
    TablebaseRow, TunedTerm, TuningReport,
};
pub use edit::{Composed, Draft, Field, Palette, Plan, Room, Tally, Values};
pub use endings::{Ending, TablebaseVerdict, Verdict};
pub use game::{GameRef, Legal, Note, Outcome, Snapshot};
pub use info::{GameInfo, NamedGame, OptionInfo};
pub use record::{Entry, Node, Problem, Record, Records, Tag, WrongMove};
pub use request::*;
pub use review::{Found, Mark, Review, ReviewedMove, SeatSum, Worth};
pub use round::{
    Action, Clocks, Command, GameEvent, GameEventKind, Offer, PendingOffer, RoundState,
};
pub use score::Score;
pub use search::{SearchInfo, SearchLimits};
pub use session::{Input, Moved};
