//! Exact tables of the endings of Turkish Draughts: who wins every position of few pieces, and in how
//! many plies.
//!
//! A table holds one [`Class`] of material. [`solve`] makes it from the tables of the classes it leads
//! to, [`Table::write`] and [`Table::read`] turn it into bytes and back, and [`Tables`] is asked about
//! positions. [`verify`] looks at every position again with nothing but the rules and [`plain`] searches
//! without tables. Only [`folder`] knows files; `docs/tablebases.md` describes them.
//!
//! A value is exact for the position alone: nothing has been repeated, no quiet plies are counted. See
//! [`Value`].

pub mod board;
pub mod class;
pub mod folder;
mod format;
pub mod index;
pub mod plain;
mod share;
pub mod solve;
pub mod table;
pub mod tables;
pub mod value;
pub mod verify;

pub use board::Board;
pub use class::Class;
pub use folder::Folder;
pub use format::{Damage, Header};
pub use index::Index;
pub use share::{Interrupted, Watch};
pub use table::Table;
pub use tables::Tables;
pub use value::Value;

/// The most pieces a table may have. The index would bear more; memory and patience would not.
pub const MOST_PIECES: u32 = 5;
