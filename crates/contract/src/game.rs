//! Games, positions and how games end.

use std::collections::BTreeMap;

use doska_play::{AnyPosition, GameHistory, GameSpec, MoveInput, round};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{Event, Step, View};

/// A message without its words: an id of the message files and its values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Note {
    /// The id.
    pub id: String,
    /// The values, by name.
    pub args: BTreeMap<String, String>,
}

impl From<doska_play::rules::Note> for Note {
    fn from(note: doska_play::rules::Note) -> Note {
        let args = note.args.into_iter();
        Note {
            id: note.id.to_owned(),
            args: args.map(|(name, value)| (name.to_owned(), value)).collect(),
        }
    }
}

/// A game up to some move, as the caller knows it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameRef {
    /// The game and its options: `martian?players=4`.
    pub game: String,
    /// The position text it begins with; null for the game's own start.
    pub start: Option<String>,
    /// The moves, as texts.
    pub moves: Vec<String>,
}

impl GameRef {
    /// The game from its start to its last move. The error says which ply could not be played, from 1, or
    /// 0 where the game or its start could not be read, and why.
    pub fn read(&self) -> Result<GameHistory, (usize, doska_play::rules::Note)> {
        let begin = GameSpec::read(&self.game).and_then(|spec| match &self.start {
            Some(text) => spec.position(text),
            None => Ok(spec.start()),
        });
        let mut line = GameHistory::new(&begin.map_err(|note| (0, note))?);
        for (i, text) in self.moves.iter().enumerate() {
            line.play_on_text(text).map_err(|note| (i + 1, note))?;
        }
        Ok(line)
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Outcome {
    /// The seats that won; none in a draw.
    pub winners: Vec<usize>,
    /// Why: a name that is the key of a message.
    pub reason: String,
    /// Points of each seat, in games that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub scores: Option<Vec<u32>>,
}

impl Outcome {
    /// The end of a game that stands at `position`.
    pub fn new(end: impl Into<round::End>, position: &AnyPosition) -> Outcome {
        let end = end.into();
        let winners = end.winner.into_iter();
        Outcome {
            winners: winners
                .flat_map(|team| team.seats(position.seats()))
                .map(doska_play::Seat::index)
                .collect(),
            reason: end.cause.name().to_owned(),
            scores: position.scores(),
        }
    }
}

/// A legal move.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Legal {
    /// Its canonical text.
    pub r#move: String,
    /// The steps of that text.
    pub steps: Vec<Step>,
}

impl Legal {
    /// Every legal move where `game` stands.
    pub fn list(game: &GameHistory) -> Vec<Legal> {
        let legal = game.moves().into_iter().map(|m| {
            let steps = m.step_sequences().into_iter().next().unwrap_or_default();
            Legal {
                r#move: m.text(),
                steps: steps.into_iter().map(Step::from).collect(),
            }
        });
        legal.collect()
    }
}

/// A position of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Snapshot {
    /// The game and its options, as they are written.
    pub game: String,
    /// How many plies were played.
    pub ply: usize,
    /// The position text, with the tail of counters.
    pub position: String,
    /// What to draw.
    pub view: View,
    /// What happened in the last move.
    pub last: Vec<Event>,
    /// The counts that may soon end the game: repetition, quiet limits, periods.
    pub counters: Vec<Note>,
    /// The steps that a move can begin with; none in a position that is only looked at.
    pub next: Vec<Step>,
    /// The captures, as steps, where no other move of a piece is legal; none in a position that is only looked at.
    pub compulsory: Vec<Vec<Step>>,
    /// How the game ended by its rules.
    pub outcome: Option<Outcome>,
}

impl Snapshot {
    /// Where `game` stands; `input` is a move that is to be entered there.
    pub fn new(game: &GameHistory, input: &MoveInput) -> Snapshot {
        let list = |steps: Vec<doska_play::Step>| steps.into_iter().map(Step::from).collect();
        let compulsory = input.compulsory().into_iter().map(list);
        Snapshot {
            compulsory: compulsory.collect(),
            next: list(input.first_steps()),
            ..Snapshot::look(game)
        }
    }

    /// Where `game` stands, to look at.
    pub fn look(game: &GameHistory) -> Snapshot {
        Snapshot {
            outcome: game
                .outcome()
                .map(|outcome| Outcome::new(outcome, &game.position())),
            ..Snapshot::of(game, game.plies(), &game.position())
        }
    }

    /// An earlier position of `game`, to look at; `None` where it has no so many plies.
    pub fn look_back(game: &GameHistory, ply: usize) -> Option<Snapshot> {
        if ply == game.plies() {
            return Some(Snapshot::look(game));
        }
        Some(Snapshot::of(game, ply, &game.position_at(ply)?))
    }

    fn of(game: &GameHistory, ply: usize, position: &AnyPosition) -> Snapshot {
        let last = ply.checked_sub(1).map(|played| game.events(played));
        Snapshot {
            game: position.game(),
            ply,
            position: position.text_with_tail(),
            view: position.view().into(),
            last: last.into_iter().flatten().map(Event::from).collect(),
            counters: game.counters_at(ply).into_iter().map(Note::from).collect(),
            next: Vec::new(),
            compulsory: Vec::new(),
            outcome: None,
        }
    }
}
