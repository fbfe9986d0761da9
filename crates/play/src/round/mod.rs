//! One game being played, as an event log: moves, clocks, offers, the end.
//!
//! A [`Round`] is the fold of its [`Event`]s. [`Round::decide`] turns a [`Command`] of a seat and the time into
//! events or a [`Refusal`]; [`Round::apply`] takes events, its own or those that were stored or received.
//! Neither reads a clock or does any I/O.
//!
//! ```
//! use doska_play::GameSpec;
//! use doska_play::round::{Cause, Command, CommandKind, Round, Start, TimeControl};
//! use doska_play::Seat;
//!
//! let start = Start {
//!     game: GameSpec::read("turkish").unwrap().versioned(),
//!     position: None,
//!     moves: Vec::new(),
//!     time_control: Some(TimeControl::read("1+0").unwrap()),
//!     clocks: None,
//! };
//! let mut log = vec![Round::started(start, 0)];
//! let mut round = Round::replay(&log).unwrap();
//! let command = Command {
//!     id: "1".to_owned(),
//!     seat: Seat::FIRST,
//!     ply: Some(0),
//!     lag: 0,
//!     kind: CommandKind::Move("d3-d4".to_owned()),
//! };
//! log.extend(round.execute(&command, 5_000).unwrap());
//! // Black has a minute and does nothing.
//! assert_eq!(round.expire(64_999), None);
//! let flag = round.expire(65_000).unwrap();
//! round.apply(&flag).unwrap();
//! log.push(flag);
//! assert_eq!(round.end().unwrap().cause, Cause::Time);
//! assert_eq!(Round::replay(&log).unwrap().version(), 3);
//! ```

mod clock;
mod command;
mod decide;
mod draw;
mod end;
mod event;
mod state;

pub use clock::{Clocks, Millis, TimeControl};
pub use command::{Command, CommandKind, Refusal};
pub use draw::accepts_draw;
pub use end::{Cause, End};
pub use event::{Event, EventKind, Offer, Start};
pub use state::{PendingOffer, Round};
