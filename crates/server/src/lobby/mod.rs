//! Finding a game: challenges and who joins them, quick pairing, rematches. `docs/lobby.md` says what players may
//! expect of them.

mod fit;
pub mod jobs;
mod join;
mod leave;
mod list;
mod make;
mod offers;
mod pairing;
mod rematch;
mod tell;

pub use join::{Begun, Here, Seated, join};
pub use leave::{leave, leave_open};
pub use list::{Sight, list, summary, wire};
pub use make::{make, post};
pub use pairing::{pair_all, put, take_all_listed, take_listed, wait};
pub use rematch::{Rematch, rematch};
