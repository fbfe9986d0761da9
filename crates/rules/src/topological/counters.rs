//! Passes and periods, which end the game.

use super::{Move, Topological};
use crate::{
    Counted, Note, Outcome, Position, Reason,
    counted::{Limit, read_plies},
    text,
};

/// What stage 2 counts. In stage 1 nothing is counted and all are 0.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Plies gone in the period. A period at whose end the captures are what they were at its start
    /// keeps its full number: the game is over.
    pub plies: u32,
    /// Captures of White and Black when the period began.
    pub captures: [u8; 2],
    /// Passes in a row just before.
    pub passes: u8,
}

/// What a tail looks like.
const FORM: &str = "4/1/0/1";

impl Counted for Topological {
    type Counters = Counters;

    /// In stage 2 a period begins here.
    fn fresh(&self) -> Counters {
        Counters {
            plies: 0,
            captures: self.captures(),
            passes: 0,
        }
    }

    fn advance(&self, counters: &Counters, m: Move, after: &Self) -> Counters {
        if self.stacks().is_none() {
            return after.fresh(); // laying out does not count: stage 2 begins with a period
        }
        let passes = if m == Move::Pass {
            counters.passes.saturating_add(1).min(2)
        } else {
            0
        };
        let plies = counters.plies + 1;
        let captures = after.captures();
        if plies >= self.options().period_plies() && captures != counters.captures {
            Counters {
                plies: 0,
                captures,
                passes,
            }
        } else {
            Counters {
                plies,
                captures: counters.captures,
                passes,
            }
        }
    }

    /// Repetitions count only at the start of a period.
    fn repeats_at(&self, counters: &Counters) -> bool {
        self.stacks().is_some() && counters.plies == 0
    }

    fn counted_outcome(&self, counters: &Counters, times: u32) -> Option<Outcome> {
        self.stacks()?;
        let reason = if counters.passes >= 2 {
            Reason::TwoPasses
        } else if counters.plies >= self.options().period_plies() {
            Reason::Period
        } else if self.repeats_at(counters) && times >= 3 {
            Reason::PeriodRepeated
        } else {
            return None;
        };
        let [white, black] = self.captures();
        Some(Outcome::by_points(white.into(), black.into(), reason))
    }

    fn limits(&self, counters: &Counters, times: u32) -> Vec<Limit> {
        if self.stacks().is_none() {
            return Vec::new();
        }
        let full = self.options().period_plies();
        // A period in which captives changed is followed by another.
        let changed = self.captures() != counters.captures;
        let period = Note::new("topological-limit-period")
            .with("changed", if changed { "yes" } else { "no" });
        vec![
            Limit {
                reason: Reason::TwoPasses,
                count: counters.passes.into(),
                full: 2,
                note: Note::new("topological-limit-pass"),
            },
            Limit::plies(Reason::Period, period, counters.plies, full, 2),
            Limit {
                reason: Reason::PeriodRepeated,
                count: times,
                full: 3,
                note: Note::new("topological-limit-repeated"),
            },
        ]
    }

    /// Empty in stage 1, where there is nothing to count: an empty tail is not printed.
    fn write_counters(&self, counters: &Counters) -> String {
        let Counters {
            plies,
            captures: [white, black],
            passes,
        } = counters;
        match self.stacks() {
            Some(_) => format!("{plies}/{white}/{black}/{passes}"),
            None => String::new(),
        }
    }

    fn read_counters(&self, text: &str) -> Result<Counters, Note> {
        if self.stacks().is_none() {
            return match text {
                "" => Ok(Counters::default()),
                _ => Err(Note::new("topological-tail-laying").part(text)),
            };
        }
        let [plies, white, black, passes] = text::fields(text, '/', FORM)?;
        let period = self.options().period_plies();
        let plies = read_plies(plies, period)?;
        let checkers = self.options().checkers();
        let captured = |part: &str| match text::number(part) {
            Some(n) if n as usize <= checkers => Ok(n as u8),
            _ => Err(Note::new("topological-tail-captures")
                .part(part)
                .with("max", checkers)),
        };
        let captures = [captured(white)?, captured(black)?];
        // Who has lost every checker owns no stack, and so no captives.
        let all = checkers as u8;
        if captures[0] == all && captures[1] > 0 || captures[1] == all && captures[0] > 0 {
            let part = format!("{white}/{black}");
            return Err(Note::new("topological-tail-captures")
                .part(&part)
                .with("max", checkers - 1));
        }
        let passes = match passes {
            "0" => 0,
            "1" => 1,
            "2" => 2,
            _ => return Err(Note::new("topological-tail-passes").part(passes)),
        };
        let now = self.captures();
        // Passes change no captures; nor has a period changed them that ended the game.
        if captures != now && (plies <= u32::from(passes) || plies == period) {
            let [white, black] = now;
            return Err(Note::new("topological-tail-start")
                .part(text)
                .with("expected", format!("{white}/{black}")));
        }
        Ok(Counters {
            plies,
            captures,
            passes,
        })
    }
}
