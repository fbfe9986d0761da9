//! Those who play.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// A player as others see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayerRef {
    /// The id.
    pub id: String,
    /// The name.
    pub name: String,
    /// Guest, member or bot.
    pub kind: PlayerKind,
}

/// What kind of player it is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum PlayerKind {
    /// Somebody without an account.
    Guest,
    /// Somebody with an account.
    Member,
    /// A program.
    Bot,
}

impl PlayerKind {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            PlayerKind::Guest => "guest",
            PlayerKind::Member => "member",
            PlayerKind::Bot => "bot",
        }
    }

    /// The kind of this name.
    pub fn of_name(name: &str) -> Option<PlayerKind> {
        let all = [PlayerKind::Guest, PlayerKind::Member, PlayerKind::Bot];
        all.into_iter().find(|kind| kind.name() == name)
    }
}

/// `POST /guests`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewGuest {
    /// The name that others see; one is made up without it.
    #[serde(default)]
    pub name: Option<String>,
}

/// Who was signed in, and the secret that proves it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SignedIn {
    /// The player.
    pub player: PlayerRef,
    /// For `Authorization: Bearer`.
    pub token: String,
    /// What became of a guest's games; only where a guest signed in to an account.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub taken_over: Option<TakenOver>,
}

/// What a member has got of the guest that he was before signing in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TakenOver {
    /// How many games are the member's now.
    pub games: usize,
    /// Games between guest and member, which stay as they are: nobody plays against himself.
    pub left: Vec<String>,
}
