//! Those who play: guests, members and bots, how they are known, and how they prove who they are.

mod agent;
pub mod attempts;
pub mod closing;
pub mod cookie;
mod guests;
pub mod members;
pub mod names;
pub mod operator;
pub mod passkeys;
pub mod password;
pub mod recovery;
pub mod scopes;
mod sessions;
pub mod takeover;
pub mod totp;

pub use agent::label;
pub use guests::{new_guest, read_name};
pub use sessions::{Caller, Held, Sessions};

/// What signing in needs beside the store.
pub struct People {
    /// Hashes passwords.
    pub passwords: password::Passwords,
    /// Counts attempts.
    pub attempts: attempts::Attempts,
}

impl People {
    /// With attempts to sign in counted, or not.
    pub fn new(limited: bool) -> People {
        People {
            passwords: password::Passwords::default(),
            attempts: attempts::Attempts::new(limited),
        }
    }
}
