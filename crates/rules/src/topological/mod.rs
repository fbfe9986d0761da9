//! Topological Checkers: the players lay out the board itself, then move stacks on it.
//!
//! Stage 1 ([`Laying`]) grows a connected set of cells around the first checker. Its cells become the
//! fields of stage 2 ([`Stacks`]), numbered by y, then x; which fields lie k steps apart depends on
//! their [`Layout`] alone, so all positions of a layout share one.
//!
//! ```
//! use doska_rules::{Position, Text, topological::Topological};
//! let start = Topological::start(&Default::default());
//! let next = start.after(start.read_move("0,0").unwrap());
//! assert_eq!(next.write(), "P b 0,0=w");
//! assert!(next.read_move("0,2").is_err());
//! ```

mod cell;
mod counters;
mod edit;
mod frontier;
mod laying;
mod layout;
mod options;
mod order;
#[cfg(test)]
mod path_tests;
mod paths;
#[cfg(test)]
mod play_tests;
mod position;
mod seek;
mod show;
mod stacks;
mod text;

pub use cell::Cell;
pub use counters::Counters;
pub use laying::Laying;
pub use layout::Layout;
pub use options::{Options, Path};
pub use position::{Move, Topological};
pub use stacks::{Stack, Stacks};
