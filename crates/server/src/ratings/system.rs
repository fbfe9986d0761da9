//! How ratings change: Glicko-2 for two players, Weng-Lin for two teams of two. Both on the scale that begins at 1500.
//!
//! Glickman's paper counts games in rating periods. Here every game is a period of its own length: as much is added to
//! the deviation as the time since the player's last game is worth, so that whoever was away is rated anew quickly,
//! and whoever plays ten games in an evening is not taken for somebody who has been away for ten periods.

use doska_play::round::Millis;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_two_teams};

/// How strong a player is thought to be, and how sure that is.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// The standard deviation of what is known of it.
    pub deviation: f64,
    /// How erratic the player is, in Glicko-2's own scale. Weng-Lin leaves it alone.
    pub volatility: f64,
    /// When the player's last rated game ended; `None` before the first.
    pub at: Option<Millis>,
}

/// The length of a rating period. In a year of these a deviation of 60 grows to about 107.
const PERIOD: f64 = 5.0 * 24.0 * 60.0 * 60.0 * 1000.0;

/// Glickman's scale: one unit of Glicko-2 in points.
const SCALE: f64 = 173.7178;

const FIRST: f64 = 1500.0;
/// The deviation of somebody who has not played.
const MOST_DEVIATION: f64 = 350.0;
/// A rating always stays free to move.
const LEAST_DEVIATION: f64 = 45.0;
const FIRST_VOLATILITY: f64 = 0.06;
const MOST_VOLATILITY: f64 = 0.1;
/// No streak of luck leads out of this range.
const RANGE: std::ops::RangeInclusive<f64> = 100.0..=4000.0;

/// Weng-Lin's class width is half the first deviation, as in its authors' paper (25/6 to 25/3).
const CLASS_WIDTH: f64 = MOST_DEVIATION / 2.0;

/// Above this deviation a rating is provisional. From the result of a team less is learned about each of
/// its players.
const PROVISIONAL: f64 = 110.0;
const PROVISIONAL_IN_TEAM: f64 = 220.0;

/// Who won, as the first side sees it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Result {
    /// The first side.
    Win,
    /// Nobody.
    Draw,
    /// The other side.
    Loss,
}

impl Result {
    /// The same as the other side sees it.
    pub const fn reversed(self) -> Result {
        match self {
            Result::Win => Result::Loss,
            Result::Draw => Result::Draw,
            Result::Loss => Result::Win,
        }
    }

    const fn outcome(self) -> Outcomes {
        match self {
            Result::Win => Outcomes::WIN,
            Result::Draw => Outcomes::DRAW,
            Result::Loss => Outcomes::LOSS,
        }
    }
}

impl Default for Rating {
    fn default() -> Rating {
        Rating {
            rating: FIRST,
            deviation: MOST_DEVIATION,
            volatility: FIRST_VOLATILITY,
            at: None,
        }
    }
}

impl Rating {
    /// How many periods the player has been away. A clock that was set back counts as none.
    fn periods(&self, now: Millis) -> f64 {
        self.at
            .map_or(0.0, |at| now.saturating_sub(at) as f64 / PERIOD)
    }

    /// The deviation now: it grows while nothing is played.
    pub fn deviation_at(&self, now: Millis) -> f64 {
        let grown = grow(self.deviation, self.volatility, self.periods(now));
        grown.min(MOST_DEVIATION)
    }

    /// Whether too little is known for the rating to mean much, in a game with so many seats.
    pub fn is_provisional(&self, seats: usize, now: Millis) -> bool {
        let most = if seats > 2 {
            PROVISIONAL_IN_TEAM
        } else {
            PROVISIONAL
        };
        self.deviation_at(now) > most
    }

    /// The rating with the deviation it has now.
    fn now(&self, now: Millis) -> Rating {
        Rating {
            deviation: self.deviation_at(now),
            ..*self
        }
    }

    fn bounded(self, now: Millis) -> Rating {
        Rating {
            rating: self.rating.clamp(*RANGE.start(), *RANGE.end()),
            deviation: self.deviation.clamp(LEAST_DEVIATION, MOST_DEVIATION),
            volatility: self.volatility.min(MOST_VOLATILITY),
            at: Some(now),
        }
    }
}

/// A deviation after so many periods without a game.
fn grow(deviation: f64, volatility: f64, periods: f64) -> f64 {
    let (phi, sigma) = (deviation / SCALE, volatility);
    (phi * phi + periods * sigma * sigma).max(0.0).sqrt() * SCALE
}

/// The rating of `player` after one game against `opponent` that ended at `now`.
pub fn glicko(player: &Rating, opponent: &Rating, result: Result, now: Millis) -> Rating {
    let opponent = opponent.now(now);
    let against = Glicko2Rating {
        rating: opponent.rating,
        deviation: opponent.deviation,
        volatility: opponent.volatility,
    };
    // The library adds one whole period, which is taken off here; what has really passed is added.
    let periods = player.periods(now) - 1.0;
    let before = Glicko2Rating {
        rating: player.rating,
        deviation: grow(player.deviation, player.volatility, periods),
        volatility: player.volatility,
    };
    let config = Glicko2Config::default();
    let after = glicko2_rating_period(&before, &[(against, result.outcome())], &config);
    let rating = Rating {
        rating: after.rating,
        deviation: after.deviation,
        volatility: after.volatility,
        at: None,
    };
    rating.bounded(now)
}

/// The ratings of two teams of two after a game that ended at `now`; `result` is the first team's.
pub fn weng_lin(teams: [[Rating; 2]; 2], result: Result, now: Millis) -> [[Rating; 2]; 2] {
    let grown = teams.map(|team| {
        team.map(|player| WengLinRating {
            rating: player.rating,
            uncertainty: player.deviation_at(now),
        })
    });
    let config = WengLinConfig {
        beta: CLASS_WIDTH,
        ..WengLinConfig::default()
    };
    let (first, second) = weng_lin_two_teams(&grown[0], &grown[1], &result.outcome(), &config);
    let mut after = teams;
    for (team, changed) in after.iter_mut().zip([first, second]) {
        for (player, changed) in team.iter_mut().zip(changed) {
            player.rating = changed.rating;
            player.deviation = changed.uncertainty;
            *player = player.bounded(now);
        }
    }
    after
}

#[cfg(test)]
#[path = "system_tests.rs"]
mod tests;
