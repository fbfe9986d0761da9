//! Time controls as they are sent.

use doska_play::Note;
use doska_play::round::TimeControl;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// How the clocks of a game are set: seconds for the whole game with an increment or a delay for every move, or days
/// for each move.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClockSetting {
    /// Seconds for the whole game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub initial: Option<u32>,
    /// Seconds that every move adds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub increment: Option<u32>,
    /// Seconds of every move that cost nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub delay: Option<u32>,
    /// Days for each move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub days: Option<u32>,
}

/// How fast a game is. Each pace of each game has ratings of its own.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// Under ten minutes for each seat, over forty moves.
    Blitz,
    /// Ten minutes or more.
    Rapid,
    /// Days for each move.
    Correspondence,
}

/// Forty moves in less than this many seconds are blitz.
const RAPID: u64 = 600;

impl Pace {
    /// Every pace.
    pub const ALL: [Pace; 3] = [Pace::Blitz, Pace::Rapid, Pace::Correspondence];

    /// Its name in links and in the database.
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Blitz => "blitz",
            Pace::Rapid => "rapid",
            Pace::Correspondence => "correspondence",
        }
    }

    /// The pace of this name.
    pub fn of_name(name: &str) -> Option<Pace> {
        Pace::ALL.into_iter().find(|pace| pace.name() == name)
    }
}

impl ClockSetting {
    /// The time control that this means, or what is wrong with it.
    pub fn control(&self) -> Result<TimeControl, Note> {
        let wrong = || Note::new("online-clock");
        let seconds = |seconds: u32| u64::from(seconds) * 1000;
        match *self {
            ClockSetting {
                initial: Some(initial),
                increment,
                delay: None,
                days: None,
            } => TimeControl::fischer(seconds(initial), seconds(increment.unwrap_or(0)))
                .ok_or_else(wrong),
            ClockSetting {
                initial: Some(initial),
                increment: None,
                delay: Some(delay),
                days: None,
            } => TimeControl::with_delay(seconds(initial), seconds(delay)).ok_or_else(wrong),
            ClockSetting {
                initial: None,
                increment: None,
                delay: None,
                days: Some(days),
            } => TimeControl::per_move(days).ok_or_else(wrong),
            _ => Err(wrong()),
        }
    }

    /// Whether a game with these clocks is played at one sitting.
    pub const fn is_live(&self) -> bool {
        self.days.is_none()
    }

    /// How fast a game with these clocks is.
    pub fn pace(&self) -> Pace {
        if !self.is_live() {
            return Pace::Correspondence;
        }
        let whole = u64::from(self.initial.unwrap_or(0));
        let each = u64::from(self.increment.unwrap_or(0)) + u64::from(self.delay.unwrap_or(0));
        if whole + 40 * each < RAPID {
            Pace::Blitz
        } else {
            Pace::Rapid
        }
    }
}
