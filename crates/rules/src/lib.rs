//! The rules of Doska's games.
//!
//! A game is a [`Position`]: who is to move, which moves are legal, what a move does, what the board
//! alone decides. [`Text`] writes and reads positions and moves, [`Counted`] keeps what the board does
//! not show (quiet limits, periods), and [`Show`] gives interfaces their raw material: a [`View`], the
//! steps in which a move can be entered, the events it consists of, and why an attempt is not legal.
//! [`Edit`] is for positions put together by hand. [`Game`] names the game and its options.
//!
//! Nothing here reads a file, a clock or a random number.
//!
//! ```
//! use doska_rules::{Position, Text, turkish::Turkish};
//! let start = Turkish::start(&Default::default());
//! let mut moves = Vec::new();
//! start.legal_moves(&mut moves);
//! assert_eq!(moves.len(), 8);
//! assert_eq!(start.move_text(moves[0]), "a3-a4");
//! ```

#![forbid(unsafe_code)]

/// The registry: hands every game to a macro, in the order in which they are shown, as the name of its module
/// and the name of its type. `with_games!(list (and more))` becomes `list! { (and more) cyclic Cyclic, … }`.
#[macro_export]
macro_rules! with_games {
    ($macro:ident $context:tt) => {
        $macro! {
            $context
            cyclic Cyclic,
            backups Backups,
            turkish Turkish,
            martian Martian,
            topological Topological,
            russian Russian
        }
    };
}

pub mod backups;
pub mod bits;
pub mod counted;
pub mod cyclic;
pub mod draughts;
pub mod edit;
pub mod game;
pub mod martian;
pub mod note;
pub mod outcome;
pub mod perft;
pub mod position;
pub mod russian;
pub mod seat;
pub mod show;
pub mod square;
pub mod text;
pub mod topological;
pub mod turkish;
pub mod zobrist;

pub use counted::{Counted, Limit};
pub use edit::{Draft, Edit, Palette};
pub use game::{Game, OptionSpec, OptionValues};
pub use note::Note;
pub use outcome::{Outcome, Reason};
pub use perft::{divide, perft, perft_threads};
pub use position::Position;
pub use seat::{Seat, Team};
pub use show::{
    Area, AreaKind, BackupLine, BackupRules, BackupSign, Cell, Coordinates, Event, Ground, Kind,
    Place, Seating, Show, Step, Surface, Token, View,
};
pub use square::Square;
pub use text::Text;
