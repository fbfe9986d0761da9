//! A round as a record and back: moves, clock readings, the end.

use super::{GameResult, Record};
use crate::round::{Cause, End, Millis, Round, Start, TimeControl};
use crate::{GameHistory, Team, Tree};

const TERMINATION: &str = "Termination";
const TIME_CONTROL: &str = "TimeControl";

impl Record {
    /// The record of a round. `[%clk]` behind a move is what the mover's clock showed then.
    pub fn of_round(round: &Round) -> Record {
        let mut record = Record::of_line(round.history());
        let nodes = record.tree.path(record.tree.end(Tree::ROOT));
        // Where every move has the same time, what was left of it says nothing.
        let control = round.start().time_control;
        let kept = !control.is_some_and(TimeControl::is_per_move);
        let readings = round.clock_readings().iter().filter(|_| kept);
        for (node, reading) in nodes.into_iter().zip(readings) {
            if let Some(reading) = reading {
                record.tree.node_mut(node).after = format!("[%clk {}]", clock_text(*reading));
            }
        }
        if let Some(control) = control {
            record.tags.set(TIME_CONTROL, &control.to_string());
        }
        if let Some(end) = round.end_by_players() {
            record.result = match (end.winner, end.cause) {
                (Some(Team::First), _) => GameResult::FirstWins,
                (Some(Team::Second), _) => GameResult::SecondWins,
                (None, Cause::Aborted) => GameResult::Open,
                (None, _) => GameResult::Draw,
            };
            record.tags.set(TERMINATION, end.cause.name());
        }
        record
    }

    /// The start of a round that goes on where the main line ends, with the clocks as they were.
    pub fn round_start(&self, history: &GameHistory) -> Start {
        let control = self.tags.get(TIME_CONTROL);
        let control = control.and_then(|text| TimeControl::read(text).ok());
        let mut start = Round::start_from(history, control);
        start.clocks = control.map(|control| self.last_readings(control, history.seats()));
        start
    }

    /// How the players ended the game, where the rules did not.
    pub fn end_by_players(&self, history: &GameHistory) -> Option<End> {
        let cause = Cause::of_name(self.tags.get(TERMINATION).unwrap_or_default());
        let decided = matches!(
            self.result,
            GameResult::FirstWins | GameResult::SecondWins | GameResult::Draw
        );
        let over = (decided || cause == Cause::Aborted) && history.outcome().is_none();
        over.then(|| End {
            winner: self.result.winner(),
            cause,
        })
    }

    /// What each clock showed last.
    fn last_readings(&self, control: TimeControl, seats: usize) -> Vec<Millis> {
        let mut readings = vec![control.initial(); seats];
        let first = self.tree.start().seat().index();
        let nodes = self.tree.path(self.tree.end(Tree::ROOT));
        for (ply, node) in nodes.into_iter().enumerate() {
            if let Some(reading) = read_clock(&self.tree.node(node).after) {
                readings[(first + ply) % seats] = reading;
            }
        }
        readings
    }
}

/// `0:04:59`, with tenths of a second where there are any.
fn clock_text(millis: Millis) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    let text = format!("{hours}:{minutes:02}:{rest:02}");
    match millis % 1000 / 100 {
        0 => text,
        tenths => format!("{text}.{tenths}"),
    }
}

/// The reading in a comment that holds `[%clk h:mm:ss]`.
fn read_clock(comment: &str) -> Option<Millis> {
    let (_, rest) = comment.split_once("[%clk ")?;
    let (text, _) = rest.split_once(']')?;
    let (whole, tenths) = text.trim().split_once('.').unwrap_or((text.trim(), "0"));
    let mut parts = whole.split(':');
    let mut number = || parts.next()?.parse::<Millis>().ok().filter(|&n| n < 10_000);
    let seconds = number()? * 3600 + number()? * 60 + number()?;
    let tenths = tenths.get(..1)?.parse::<Millis>().ok()?;
    parts
        .next()
        .is_none()
        .then_some(seconds * 1000 + tenths * 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_readings_round_trip() {
        for (millis, text) in [
            (299_000, "0:04:59"),
            (9_400, "0:00:09.4"),
            (3_723_000, "1:02:03"),
        ] {
            assert_eq!(clock_text(millis), text);
            assert_eq!(
                read_clock(&format!("good [%clk {text}] move")),
                Some(millis)
            );
        }
        for bad in [
            "",
            "[%clk ]",
            "[%clk 1:2]",
            "[%clk 1:2:3:4]",
            "[%clk a:b:c]",
            "[%clk 0:00:0",
        ] {
            assert_eq!(read_clock(bad), None, "{bad}");
        }
    }
}
