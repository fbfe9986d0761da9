//! A game being played: commands, events, and how it stands.

use doska_play::round::{self, Cause, CommandKind, End, EventKind, Millis, TimeControl};
use doska_play::{MoveInput, Note, Seat};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::online::PlayerRef;
use super::{Outcome, Snapshot};

/// Something that happened in a game. The state of a game is the fold of its events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameEvent {
    /// 1, 2, 3 … without a hole.
    pub version: u32,
    /// Milliseconds since 1970.
    #[cfg_attr(test, ts(type = "number"))]
    pub at: Millis,
    /// Who did it; left out for the clock and for the host of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub seat: Option<usize>,
    /// The id of the command that caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub id: Option<String>,
    /// What happened.
    #[serde(flatten)]
    pub kind: GameEventKind,
}

/// What happened. `clocks` is what every seat has left, in milliseconds; null without clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum GameEventKind {
    /// The game began.
    Started {
        /// The game with the version of its rules and its options: `martian@1?players=4`.
        game: String,
        /// The position text it begins with; null for the game's own start.
        position: Option<String>,
        /// Moves that had been played before.
        moves: Vec<String>,
        /// Who plays, by seat, in a game online.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        seats: Option<Vec<PlayerRef>>,
        /// How the clocks are set, as 5+3, 5d3 or 3days; null without clocks.
        control: Option<String>,
        /// What every seat has left, where that is not the whole time.
        #[cfg_attr(test, ts(type = "Array<number> | null"))]
        clocks: Option<Vec<Millis>>,
    },
    /// A seat moved.
    Move {
        /// How many plies have been played, this one included.
        ply: usize,
        /// The canonical text of the move.
        r#move: String,
        /// With the increment.
        #[cfg_attr(test, ts(type = "Array<number> | null"))]
        clocks: Option<Vec<Millis>>,
    },
    /// A seat offers something to the other team.
    Offer {
        /// What is offered.
        offer: Offer,
    },
    /// One seat of the other team accepts, and another has yet to.
    Accepted {
        /// What is offered.
        offer: Offer,
    },
    /// The other team declines.
    Declined {
        /// What is offered.
        offer: Offer,
    },
    /// The last plies were taken back.
    Takeback {
        /// How many plies are left.
        ply: usize,
        /// Used time stays used.
        #[cfg_attr(test, ts(type = "Array<number> | null"))]
        clocks: Option<Vec<Millis>>,
    },
    /// The clocks were stopped, as the players left the board together.
    Paused {
        /// As they stopped.
        #[cfg_attr(test, ts(type = "Array<number> | null"))]
        clocks: Option<Vec<Millis>>,
    },
    /// The clocks were started again.
    Resumed,
    /// A seat was given more time. A delay begins again.
    Extended {
        /// With what was given.
        #[cfg_attr(test, ts(type = "Array<number> | null"))]
        clocks: Option<Vec<Millis>>,
    },
    /// The game is over.
    Ended {
        /// Who won, and why.
        outcome: Outcome,
        /// As they stopped.
        #[cfg_attr(test, ts(type = "Array<number> | null"))]
        clocks: Option<Vec<Millis>>,
    },
}

/// What a seat may offer to the other team.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the last plies.
    Takeback {
        /// How many plies are left then.
        ply: usize,
    },
    /// To end the game without a result.
    Abort,
}

/// What a seat asks to be done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Action {
    /// Play a move.
    Move {
        /// Its text.
        r#move: String,
    },
    /// Offer something; accepts the same offer of the other team.
    Offer {
        /// What is offered.
        offer: Offer,
    },
    /// Accept the pending offer of the other team.
    Accept,
    /// Decline it.
    Decline,
    /// Resign, for the whole team.
    Resign,
}

/// A command of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Command {
    /// Chosen by the sender, new for every command.
    pub id: String,
    /// Who sends it, from 0.
    pub seat: usize,
    /// How many plies the sender believes have been played; null where that does not matter.
    pub ply: Option<usize>,
    /// What is to be done.
    pub action: Action,
}

/// The clocks at some moment.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Clocks {
    /// How they are set: 5+3, 5d3 or 3days.
    pub control: String,
    /// Milliseconds that every move adds.
    #[cfg_attr(test, ts(type = "number"))]
    pub increment: Millis,
    /// Milliseconds of this move that still cost nothing.
    #[cfg_attr(test, ts(type = "number"))]
    pub delay: Millis,
    /// Milliseconds that each seat has left.
    #[cfg_attr(test, ts(type = "Array<number>"))]
    pub remaining: Vec<Millis>,
    /// The seat whose clock runs.
    pub running: Option<usize>,
}

/// An offer that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct PendingOffer {
    /// What is offered.
    pub offer: Offer,
    /// Who offers it.
    pub by: usize,
    /// Who of the other team has accepted.
    pub accepted: Vec<usize>,
}

/// How a game being played stands, and the events that have just come.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RoundState {
    /// The position.
    pub at: Snapshot,
    /// The version of the last event.
    pub version: u32,
    /// The clocks.
    pub clocks: Option<Clocks>,
    /// The offer that waits for an answer.
    pub offer: Option<PendingOffer>,
    /// How it ended, by the rules or by those who play it.
    pub outcome: Option<Outcome>,
    /// What has just happened.
    pub events: Vec<GameEvent>,
}

impl RoundState {
    /// How `round` stands now; `input` is a move that is to be entered there.
    pub fn new(
        round: &round::Round,
        input: &MoveInput,
        events: &[round::Event],
        now: Millis,
    ) -> RoundState {
        let position = round.history().position();
        let clocks = round.clocks().map(|clocks| Clocks {
            control: clocks.control().to_string(),
            increment: clocks.control().increment(),
            delay: clocks.delay_left(now),
            remaining: (0..round.seats() as u8)
                .filter_map(|seat| round.remaining(Seat::new(seat), now))
                .collect(),
            running: round.deadline().map(|_| round.mover().index()),
        });
        RoundState {
            at: Snapshot::new(round.history(), input),
            version: round.version(),
            clocks,
            offer: round.pending_offer().map(|pending| PendingOffer {
                offer: pending.offer.into(),
                by: pending.by.index(),
                accepted: pending.accepted.iter().map(|seat| seat.index()).collect(),
            }),
            outcome: round.end().map(|end| Outcome::new(end, &position)),
            events: events
                .iter()
                .map(|event| GameEvent::new(event, round))
                .collect(),
        }
    }
}

impl GameEvent {
    /// An event of `round`.
    pub fn new(event: &round::Event, round: &round::Round) -> GameEvent {
        let kind = match &event.kind {
            EventKind::Started(start) => GameEventKind::Started {
                game: start.game.clone(),
                position: start.position.clone(),
                moves: start.moves.clone(),
                seats: None,
                control: start.time_control.map(|control| control.to_string()),
                clocks: start.clocks.clone(),
            },
            EventKind::Move { ply, text, clocks } => GameEventKind::Move {
                ply: *ply,
                r#move: text.clone(),
                clocks: clocks.clone(),
            },
            EventKind::Offer(offer) => GameEventKind::Offer {
                offer: (*offer).into(),
            },
            EventKind::Accepted(offer) => GameEventKind::Accepted {
                offer: (*offer).into(),
            },
            EventKind::Declined(offer) => GameEventKind::Declined {
                offer: (*offer).into(),
            },
            EventKind::Takeback { ply, clocks } => GameEventKind::Takeback {
                ply: *ply,
                clocks: clocks.clone(),
            },
            EventKind::Paused { clocks } => GameEventKind::Paused {
                clocks: clocks.clone(),
            },
            EventKind::Resumed => GameEventKind::Resumed,
            EventKind::Extended { clocks } => GameEventKind::Extended {
                clocks: clocks.clone(),
            },
            EventKind::Ended { end, clocks } => GameEventKind::Ended {
                outcome: Outcome::new(*end, &round.history().position()),
                clocks: clocks.clone(),
            },
        };
        GameEvent {
            version: event.version,
            at: event.at,
            seat: event.seat.map(Seat::index),
            id: event.command.clone(),
            kind,
        }
    }

    /// The event as the state machine takes it.
    pub fn read(&self) -> Result<round::Event, Note> {
        let kind = match &self.kind {
            GameEventKind::Started {
                game,
                position,
                moves,
                control,
                clocks,
                seats: _,
            } => EventKind::Started(round::Start {
                game: game.clone(),
                position: position.clone(),
                moves: moves.clone(),
                time_control: control.as_deref().map(TimeControl::read).transpose()?,
                clocks: clocks.clone(),
            }),
            GameEventKind::Move {
                ply,
                r#move,
                clocks,
            } => EventKind::Move {
                ply: *ply,
                text: r#move.clone(),
                clocks: clocks.clone(),
            },
            GameEventKind::Offer { offer } => EventKind::Offer((*offer).into()),
            GameEventKind::Accepted { offer } => EventKind::Accepted((*offer).into()),
            GameEventKind::Declined { offer } => EventKind::Declined((*offer).into()),
            GameEventKind::Takeback { ply, clocks } => EventKind::Takeback {
                ply: *ply,
                clocks: clocks.clone(),
            },
            GameEventKind::Paused { clocks } => EventKind::Paused {
                clocks: clocks.clone(),
            },
            GameEventKind::Resumed => EventKind::Resumed,
            GameEventKind::Extended { clocks } => EventKind::Extended {
                clocks: clocks.clone(),
            },
            GameEventKind::Ended { outcome, clocks } => EventKind::Ended {
                end: outcome.end()?,
                clocks: clocks.clone(),
            },
        };
        Ok(round::Event {
            version: self.version,
            at: self.at,
            seat: self.seat.map(seat).transpose()?,
            command: self.id.clone(),
            kind,
        })
    }
}

impl Outcome {
    /// The end of a game as the state machine takes it.
    pub fn end(&self) -> Result<End, Note> {
        let winner = self.winners.first().map(|&winner| seat(winner));
        Ok(End {
            winner: winner.transpose()?.map(Seat::team),
            cause: Cause::of_name(&self.reason),
        })
    }
}

impl Command {
    /// The command as the state machine takes it.
    pub fn read(&self) -> Result<round::Command, Note> {
        let kind = match &self.action {
            Action::Move { r#move } => CommandKind::Move(r#move.clone()),
            Action::Offer { offer } => CommandKind::Offer((*offer).into()),
            Action::Accept => CommandKind::Accept,
            Action::Decline => CommandKind::Decline,
            Action::Resign => CommandKind::Resign,
        };
        Ok(round::Command {
            id: self.id.clone(),
            seat: seat(self.seat)?,
            ply: self.ply,
            lag: 0,
            kind,
        })
    }
}

/// The most seats a game has.
const SEATS: usize = 4;

/// A seat by its number; the state machine knows whether the game has it.
fn seat(number: usize) -> Result<Seat, Note> {
    match u8::try_from(number) {
        Ok(index) if number < SEATS => Ok(Seat::new(index)),
        _ => Err(Note::new("round-seat").with("most", SEATS - 1)),
    }
}

impl From<Offer> for round::Offer {
    fn from(offer: Offer) -> round::Offer {
        match offer {
            Offer::Draw => round::Offer::Draw,
            Offer::Takeback { ply } => round::Offer::Takeback { ply },
            Offer::Abort => round::Offer::Abort,
        }
    }
}

impl From<round::Offer> for Offer {
    fn from(offer: round::Offer) -> Offer {
        match offer {
            round::Offer::Draw => Offer::Draw,
            round::Offer::Takeback { ply } => Offer::Takeback { ply },
            round::Offer::Abort => Offer::Abort,
        }
    }
}
