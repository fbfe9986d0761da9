//! Reports about players, and what is done about them.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{Chat, PlayerRef};

/// `POST /players/ID/report`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewReport {
    /// What it is about.
    pub reason: ReportReason,
    /// In the reporter's words, up to 1000 characters.
    #[serde(default)]
    pub text: String,
    /// The game where it happened.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub game_id: Option<String>,
}

/// What a report is about.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum ReportReason {
    /// A program played.
    Engine,
    /// Insults in the chat.
    Abuse,
    /// An offensive name.
    Name,
    /// Leaving games, stalling.
    Stalling,
    /// Anything else.
    Other,
}

impl ReportReason {
    /// Every reason.
    pub const ALL: [ReportReason; 5] = [
        ReportReason::Engine,
        ReportReason::Abuse,
        ReportReason::Name,
        ReportReason::Stalling,
        ReportReason::Other,
    ];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            ReportReason::Engine => "engine",
            ReportReason::Abuse => "abuse",
            ReportReason::Name => "name",
            ReportReason::Stalling => "stalling",
            ReportReason::Other => "other",
        }
    }

    /// The reason of this name.
    pub fn of_name(name: &str) -> Option<ReportReason> {
        let mut all = ReportReason::ALL.into_iter();
        all.find(|reason| reason.name() == name)
    }
}

/// A report as moderators see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Report {
    /// The id.
    pub id: String,
    /// When it came.
    #[cfg_attr(test, ts(type = "number"))]
    pub created_at: Millis,
    /// Who reports.
    pub by: PlayerRef,
    /// Who is reported.
    pub about: PlayerRef,
    /// What it is about.
    pub reason: ReportReason,
    /// In the reporter's words.
    pub text: String,
    /// The game where it happened.
    pub game_id: Option<String>,
    /// When it was closed.
    #[cfg_attr(test, ts(type = "number | null"))]
    pub closed_at: Option<Millis>,
}

/// `GET /moderation`: what moderators see first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moderation {
    /// Open reports, the oldest first.
    pub reports: Vec<Report>,
    /// What was done lately, the latest first.
    pub log: Vec<ModerationEntry>,
}

/// `GET /moderation/reports/ID/chat`: what was said beside the game that a report names, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportedChat {
    /// Among those who played.
    pub players: Vec<Chat>,
    /// Among those who watched.
    pub watchers: Vec<Chat>,
}

/// `POST /moderation/players/ID`: does something about a player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "action", rename_all = "lowercase")]
pub enum ModerationAction {
    /// The player may not write to others for so many days.
    Mute {
        /// The days.
        days: u32,
        /// Why, for the log.
        #[serde(default)]
        why: String,
    },
    /// The player may write again.
    Unmute {
        /// Why, for the log.
        #[serde(default)]
        why: String,
    },
    /// The player gets another name.
    Rename {
        /// The name.
        name: String,
        /// Why, for the log.
        #[serde(default)]
        why: String,
    },
    /// The player can no longer sign in; running games are resigned.
    Close {
        /// Why, for the log.
        #[serde(default)]
        why: String,
    },
    /// The player can sign in again.
    Reopen {
        /// Why, for the log.
        #[serde(default)]
        why: String,
    },
    /// A program plays with this account, as others see from now on. There is no way back.
    Bot {
        /// Why, for the log.
        #[serde(default)]
        why: String,
    },
}

impl ModerationAction {
    /// Its name.
    pub const fn name(&self) -> &'static str {
        match self {
            ModerationAction::Mute { .. } => "mute",
            ModerationAction::Unmute { .. } => "unmute",
            ModerationAction::Rename { .. } => "rename",
            ModerationAction::Close { .. } => "close",
            ModerationAction::Reopen { .. } => "reopen",
            ModerationAction::Bot { .. } => "bot",
        }
    }

    /// Why, for the log.
    pub fn why(&self) -> &str {
        match self {
            ModerationAction::Mute { why, .. }
            | ModerationAction::Unmute { why }
            | ModerationAction::Rename { why, .. }
            | ModerationAction::Close { why }
            | ModerationAction::Reopen { why }
            | ModerationAction::Bot { why } => why,
        }
    }
}

/// An entry of the log of moderation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ModerationEntry {
    /// When.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Millis,
    /// Who did it; null for the operator at the command line.
    pub by: Option<PlayerRef>,
    /// What: `mute`, `unmute`, `rename`, `close`, `reopen`, `bot`, `dismiss`, `role`, `reset`.
    pub action: String,
    /// About whom.
    pub about: PlayerRef,
    /// What more there is to say: days, names, the reason given.
    pub detail: String,
}
