//! Ratings of players, one for each game and pace.

mod apply;
mod pool;
mod profile;
mod rebuild;
mod system;

pub use apply::ended;
pub use pool::{Unrated, may_be_rated, pool, pools};
pub use profile::{history, leaderboard, of_player, player_rating, profile, seats};
pub use rebuild::check;
pub use system::{Rating, Result, glicko, weng_lin};
