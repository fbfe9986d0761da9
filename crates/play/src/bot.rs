//! A program that plays a round: what it does at its seat, given what is on the table.

use std::time::Duration;

use doska_rules::{Seat, Team};
use doska_search::{Level, Limits, Stop};

use crate::AnyEngine;
use crate::round::{CommandKind, Millis, Offer, Round, accepts_draw};

/// Evaluating a draw offer costs no more than this many nodes.
const DRAW_NODES: u64 = 20_000;

/// How a bot plays.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Bot {
    /// How strong.
    pub level: Level,
    /// It thinks no longer than this, whatever its clock says.
    pub longest: Duration,
    /// Whether it lets the other side take moves back.
    pub gives_back: bool,
}

impl Bot {
    /// Whether anything is asked of this seat. Costs nothing: what the answer is, [`Bot::command`] finds out.
    pub fn is_asked(round: &Round, seat: Seat) -> bool {
        round.end().is_none()
            && !round.is_paused()
            && (round.mover() == seat || Bot::offer_to(round, seat).is_some())
    }

    /// The offer that this seat has yet to answer.
    fn offer_to(round: &Round, seat: Seat) -> Option<Offer> {
        let pending = round.pending_offer()?;
        let waits = pending.by.team() != seat.team() && !pending.accepted.contains(&seat);
        waits.then_some(pending.offer)
    }

    /// What the bot does at this seat now: a move, or the answer to an offer. `None` if nothing is asked of it. The same
    /// `seed` gives the same choice, where the search is limited by nodes or depth.
    pub fn command(
        &self,
        engine: &mut AnyEngine,
        round: &Round,
        seat: Seat,
        now: Millis,
        seed: u64,
    ) -> Option<CommandKind> {
        if !Bot::is_asked(round, seat) {
            return None;
        }
        let Some(offer) = Bot::offer_to(round, seat) else {
            let limits = self.limits(round, seat, now);
            let chosen = engine.play(round.history(), self.level, limits, seed)?;
            return Some(CommandKind::Move(chosen.text()));
        };
        let accepts = match offer {
            Offer::Abort => true,
            Offer::Takeback { .. } => self.gives_back,
            Offer::Draw => Bot::takes_draw(engine, round, seat.team()),
        };
        Some(if accepts {
            CommandKind::Accept
        } else {
            CommandKind::Decline
        })
    }

    fn takes_draw(engine: &mut AnyEngine, round: &Round, team: Team) -> bool {
        let stop = Stop::new(Limits::nodes(DRAW_NODES));
        let found = engine.think(round.history(), 1, &stop, &mut |_| {});
        let mover = round.mover().team();
        let accepts = |score| accepts_draw(score, mover, team, round.ply());
        found.first().is_some_and(|info| accepts(info.score))
    }

    /// What a search may use: a share of the clock, and never more than the longest time.
    fn limits(&self, round: &Round, seat: Seat, now: Millis) -> Limits {
        let by_clock = match (round.remaining(seat, now), round.clocks()) {
            (Some(left), Some(clocks)) => Limits::clock(
                Duration::from_millis(left),
                Duration::from_millis(clocks.control().increment() + clocks.control().delay()),
            ),
            _ => Limits::default(),
        };
        Limits {
            soft: Some(by_clock.soft.unwrap_or(self.longest).min(self.longest)),
            hard: Some(by_clock.hard.unwrap_or(self.longest).min(self.longest)),
            ..by_clock
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameSpec;
    use crate::round::{Cause, Command, Start, TimeControl};

    fn round(game: &str, control: Option<&str>) -> Round {
        let start = Start {
            game: GameSpec::read(game).unwrap().versioned(),
            position: None,
            moves: Vec::new(),
            time_control: control.map(|text| TimeControl::read(text).unwrap()),
            clocks: None,
        };
        Round::replay(&[Round::started(start, 0)]).unwrap()
    }

    fn bot(level: u8) -> Bot {
        Bot {
            level: Level::new(level).unwrap(),
            longest: Duration::from_millis(200),
            gives_back: true,
        }
    }

    fn command(round: &Round, seat: Seat, kind: CommandKind) -> Command {
        Command {
            id: format!("{}-{}", seat.index(), round.version()),
            seat,
            ply: None,
            kind,
            lag: 0,
        }
    }

    #[test]
    fn bots_play_every_game_to_its_end_or_for_two_hundred_plies() {
        let mut engine = AnyEngine::new(1, 1);
        for game in crate::main_variants() {
            let mut round = round(game, Some("5+3"));
            for ply in 0..200 {
                if round.end().is_some() {
                    break;
                }
                let seat = round.mover();
                let idle = Seat::new(((seat.index() + 1) % round.seats()) as u8);
                assert!(!Bot::is_asked(&round, idle));
                let kind = bot(1).command(&mut engine, &round, seat, ply * 10, ply);
                let kind = kind.expect("it is asked to move");
                let command = command(&round, seat, kind);
                round.execute(&command, ply * 10).unwrap_or_else(|refusal| {
                    panic!("{game}: {command:?}: {refusal:?}");
                });
            }
            assert!(round.ply() > 10, "{game}");
        }
    }

    #[test]
    fn offers_are_answered() {
        let mut engine = AnyEngine::new(1, 1);
        let game = crate::main_variants().next().unwrap();
        let (first, second) = (Seat::new(0), Seat::new(1));
        let mut round = round(game, None);
        let ask = |round: &Round, engine: &mut AnyEngine, bot: Bot| {
            bot.command(engine, round, second, 0, 1)
        };
        assert_eq!(ask(&round, &mut engine, bot(3)), None);
        let draw = command(&round, first, CommandKind::Offer(Offer::Draw));
        round.execute(&draw, 0).unwrap();
        let answer = ask(&round, &mut engine, bot(3)).unwrap();
        assert_eq!(answer, CommandKind::Decline, "it is early");
        round.execute(&command(&round, second, answer), 0).unwrap();
        // Before the second move an abort would need no consent.
        for seat in [first, second] {
            let text = round.history().moves()[0].text();
            let m = command(&round, seat, CommandKind::Move(text));
            round.execute(&m, 0).unwrap();
        }
        let abort = command(&round, first, CommandKind::Offer(Offer::Abort));
        round.execute(&abort, 0).unwrap();
        let answer = ask(&round, &mut engine, bot(3)).unwrap();
        round.execute(&command(&round, second, answer), 0).unwrap();
        assert_eq!(round.end().unwrap().cause, Cause::Aborted);
        assert_eq!(ask(&round, &mut engine, bot(3)), None, "the game is over");
    }

    #[test]
    fn a_clock_that_runs_low_is_not_overstepped() {
        let round = round(crate::main_variants().next().unwrap(), Some("0:01+0"));
        let limits = Bot {
            longest: Duration::from_mins(1),
            ..bot(9)
        }
        .limits(&round, Seat::FIRST, 0);
        assert!(limits.hard.unwrap() < Duration::from_secs(1));
        assert!(bot(9).limits(&round, Seat::FIRST, 0).hard.unwrap() <= Duration::from_millis(200));
    }
}
