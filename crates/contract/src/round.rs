//! A game being played: what is done, what came of it, and how it stands.

use std::time::Duration;

use doska_play::rules::Seat;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{GameRef, Outcome, Snapshot};
use doska_play::round::{self, Cause, Control, End};
use doska_play::{AnyPosition, GameHistory, MoveInput};

/// What is needed to take a game up again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RoundRef {
    /// The moves so far.
    pub line: GameRef,
    /// How the clocks are set: minutes and seconds added, 5+3; null without clocks.
    pub clock: Option<String>,
    /// What each seat has left, in milliseconds; null where nothing was used yet.
    #[cfg_attr(test, ts(type = "Array<number> | null"))]
    pub left: Option<Vec<u64>>,
    /// How those who play it ended it. An end by the rules needs no saying.
    pub end: Option<Outcome>,
}

impl RoundRef {
    /// The game, its clocks running from now on if it had begun. The error says which ply could not be
    /// played, as that of [`GameRef::read`].
    pub fn open(&self, now: Duration) -> Result<round::Round, (usize, doska_play::rules::Note)> {
        let line = self.line.read()?;
        let end = self.end.as_ref().filter(|_| line.outcome().is_none());
        let end = end.map(|end| agreed(end, &line)).transpose();
        let control = self.clock.as_deref().map(Control::read).transpose();
        let round = control.and_then(|control| match (control, &self.left) {
            (Some(control), Some(left)) => {
                let left = left.iter().map(|&left| Duration::from_millis(left));
                round::Round::resumed(line, control, left.collect(), now)
            }
            (control, _) => Ok(round::Round::new(line, control)),
        });
        let round = round.and_then(|round| Ok(round.ended(end?)));
        round.map_err(|note| (0, note))
    }
}

/// An end that was agreed on, as it was written down.
fn agreed(end: &Outcome, line: &GameHistory) -> Result<End, doska_play::rules::Note> {
    let seats = line.position().seats();
    let winner = end.winners.first().map(|&seat| {
        let seat = u8::try_from(seat).ok().filter(|&s| usize::from(s) < seats);
        seat.map(|seat| Seat::new(seat).team())
            .ok_or_else(|| no_seat(end.winners[0], seats))
    });
    Ok(End {
        winner: winner.transpose()?,
        cause: Cause::of_name(&end.reason),
    })
}

/// That there is no such seat; seats are numbered from 0.
fn no_seat(seat: usize, seats: usize) -> doska_play::rules::Note {
    let note = doska_play::rules::Note::new("round-seat").with("part", seat);
    note.with("most", seats - 1)
}

/// What a team may ask the other for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Wish {
    /// A draw.
    Draw,
    /// To go back.
    TakeBack {
        /// To where this many plies were played.
        plies: usize,
    },
}

/// What a seat does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Act {
    /// Plays a move.
    Play {
        /// Its text.
        r#move: String,
    },
    /// Asks the other team for something.
    Ask {
        /// For this.
        wish: Wish,
    },
    /// Agrees to what the other team asks for.
    Agree,
    /// Refuses it.
    Refuse,
    /// Gives the game up, for the whole team.
    Resign,
}

impl Act {
    /// The seat does it now.
    pub fn on(
        &self,
        round: &mut round::Round,
        seat: usize,
        now: Duration,
    ) -> Result<Vec<Effect>, doska_play::rules::Note> {
        let position = round.line().position();
        let seats = position.seats();
        let by = u8::try_from(seat).ok().filter(|_| seat < seats);
        let by = Seat::new(by.ok_or_else(|| no_seat(seat, seats))?);
        let act = match self {
            Act::Play { r#move } => round::Act::Play(position.read_move(r#move)?),
            Act::Ask { wish } => round::Act::Ask((*wish).into()),
            Act::Agree => round::Act::Agree,
            Act::Refuse => round::Act::Refuse,
            Act::Resign => round::Act::Resign,
        };
        let effects = round.act(by, &act, now)?;
        Ok(Effect::list(&effects, &round.line().position()))
    }
}

/// What came of an act, or of time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Effect {
    /// A move was played.
    Played,
    /// A wish waits for an answer.
    Asked {
        /// This one.
        wish: Wish,
    },
    /// A wish was refused.
    Refused {
        /// This one.
        wish: Wish,
    },
    /// The game went back.
    TookBack,
    /// The game is over.
    Ended {
        /// How.
        outcome: Outcome,
    },
}

impl Effect {
    /// What came of something in a game that stands at `position`.
    pub fn list(effects: &[round::Effect], position: &AnyPosition) -> Vec<Effect> {
        let one = |effect: &round::Effect| match *effect {
            round::Effect::Played => Effect::Played,
            round::Effect::Asked(wish) => Effect::Asked { wish: wish.into() },
            round::Effect::Refused(wish) => Effect::Refused { wish: wish.into() },
            round::Effect::TookBack => Effect::TookBack,
            round::Effect::Ended(end) => Effect::Ended {
                outcome: Outcome::new(end, position),
            },
        };
        effects.iter().map(one).collect()
    }
}

/// The clocks at some moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Clocks {
    /// How they are set: 5+3.
    pub control: String,
    /// Milliseconds that every move adds.
    #[cfg_attr(test, ts(type = "number"))]
    pub added: u64,
    /// Milliseconds that each seat has left.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub left: Vec<u64>,
    /// The seat whose clock runs.
    pub runs: Option<usize>,
}

/// A wish that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Asked {
    /// What is asked for.
    pub wish: Wish,
    /// Who asks.
    pub by: usize,
    /// Who of the other team has agreed.
    pub agreed: Vec<usize>,
}

/// How a game being played stands, and what has just come about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RoundState {
    /// How many moves stay as they were known.
    pub kept: usize,
    /// The canonical texts of those that follow.
    pub moves: Vec<String>,
    /// Where they led.
    pub at: Snapshot,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// The wish that waits for an answer.
    pub asked: Option<Asked>,
    /// How it ended, by the rules or by those who play it.
    pub outcome: Option<Outcome>,
    /// What has just come about.
    pub effects: Vec<Effect>,
}

impl RoundState {
    /// How `round` stands now. Its first `kept` moves are known; `input` is a move to be entered.
    pub fn new(
        round: &round::Round,
        kept: usize,
        input: &MoveInput,
        effects: Vec<Effect>,
        now: Duration,
    ) -> RoundState {
        let game = round.line();
        let position = game.position();
        let millis = |time: Duration| time.as_millis() as u64;
        let clocks = round.clocks().map(|clocks| Clocks {
            control: clocks.control().to_string(),
            added: millis(clocks.control().added),
            left: (0..position.seats() as u8)
                .filter_map(|seat| round.left(Seat::new(seat), now).map(millis))
                .collect(),
            runs: round.flag().map(|_| round.seat().index()),
        });
        RoundState {
            kept,
            moves: game.move_texts_from(kept),
            at: Snapshot::new(game, input),
            clocks,
            asked: round.asked().map(|asked| Asked {
                wish: asked.wish.into(),
                by: asked.by.index(),
                agreed: asked.agreed.iter().map(|seat| seat.index()).collect(),
            }),
            outcome: round.end().map(|end| Outcome::new(end, &position)),
            effects,
        }
    }
}

impl From<Wish> for round::Wish {
    fn from(wish: Wish) -> round::Wish {
        match wish {
            Wish::Draw => round::Wish::Draw,
            Wish::TakeBack { plies } => round::Wish::TakeBack(plies),
        }
    }
}

impl From<round::Wish> for Wish {
    fn from(wish: round::Wish) -> Wish {
        match wish {
            round::Wish::Draw => Wish::Draw,
            round::Wish::TakeBack(plies) => Wish::TakeBack { plies },
        }
    }
}
