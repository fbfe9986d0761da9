//! Games that last for days: conditional moves and vacations. Pure functions; `store/correspondence.rs` keeps what
//! they work on.

pub mod conditional;
pub mod vacation;
