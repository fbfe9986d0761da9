//! Games and what can be said of them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{Event, Step, Token, View, Worth};
use crate::{AnyPosition, GameHistory, GameSpec, engine, review, round};

/// A message without its words: an id of the message files and its values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Note {
    /// The id.
    pub id: String,
    /// The values, by name.
    pub args: BTreeMap<String, String>,
}

impl From<doska_rules::Note> for Note {
    fn from(note: doska_rules::Note) -> Note {
        let args = note.args.into_iter();
        Note {
            id: note.id.to_owned(),
            args: args.map(|(name, value)| (name.to_owned(), value)).collect(),
        }
    }
}

/// A game up to some move, as whoever asks knows it.
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
    pub fn read(&self) -> Result<GameHistory, (usize, doska_rules::Note)> {
        let begin = GameSpec::read(&self.game).and_then(|spec| match &self.start {
            Some(text) => spec.position(text),
            None => Ok(spec.start()),
        });
        let mut line = GameHistory::new(&begin.map_err(|note| (0, note))?);
        for (i, text) in self.moves.iter().enumerate() {
            line.play_text(text).map_err(|note| (i + 1, note))?;
        }
        Ok(line)
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Ended {
    /// The seats that won; none in a draw.
    pub winners: Vec<usize>,
    /// Why: a name that is the key of a message.
    pub reason: String,
    /// Points of each seat, in games that count them.
    pub scores: Option<Vec<u32>>,
}

impl Ended {
    /// The end of a game that stands at `position`.
    pub fn new(end: round::End, position: &AnyPosition) -> Ended {
        let winners = end.winner.into_iter();
        Ended {
            winners: winners
                .flat_map(|team| team.seats(position.seats()))
                .map(crate::Seat::index)
                .collect(),
            reason: end.cause.name().to_owned(),
            scores: position.scores(),
        }
    }
}

/// How far some steps go towards a move. `move` is the canonical text of a whole one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum Input {
    /// No legal move begins so.
    Refused {
        /// Why.
        note: Note,
    },
    /// The move goes on with one of these steps.
    Partial {
        /// These.
        next: Vec<Step>,
        /// What the piece has become on its way, once it has gone somewhere.
        moving: Option<Token>,
    },
    /// This is a whole move, or it goes on with one of these steps.
    MayStop {
        /// Its text.
        r#move: String,
        /// How it may go on.
        next: Vec<Step>,
        /// What the piece has become on its way.
        moving: Option<Token>,
    },
    /// This is a whole move, and no longer one begins so.
    Done {
        /// Its text.
        r#move: String,
    },
}

impl Input {
    /// What `steps` come to where a game stands.
    pub fn of(line: &GameHistory, steps: &[Step]) -> Input {
        let position = line.position();
        if line.outcome().is_some() {
            let over = doska_rules::Note::new("move-game-over").part("");
            return Input::Refused { note: over.into() };
        }
        let steps: Vec<_> = steps.iter().map(doska_rules::Step::from).collect();
        let next = |next: Vec<doska_rules::Step>| next.into_iter().map(Step::from).collect();
        let moving = || position.moving(&steps).map(Token::from);
        match position.input(&steps) {
            crate::Input::Refused(note) => Input::Refused { note: note.into() },
            crate::Input::Partial(steps) => Input::Partial {
                next: next(steps),
                moving: moving(),
            },
            crate::Input::MayStop(m, steps) => Input::MayStop {
                r#move: position.move_text(&m),
                next: next(steps),
                moving: moving(),
            },
            crate::Input::Done(m) => Input::Done {
                r#move: position.move_text(&m),
            },
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

/// Where a game stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Snapshot {
    /// The game and its options, as they are written.
    pub game: String,
    /// The position text, with the tail of counters.
    pub position: String,
    /// What to draw.
    pub view: View,
    /// The moves up to here, as canonical texts.
    pub moves: Vec<String>,
    /// What happened in the last of them.
    pub last: Vec<Event>,
    /// What can be tapped first.
    pub next: Vec<Step>,
    /// How the game ended by its rules.
    pub end: Option<Ended>,
}

impl Snapshot {
    /// Where `line` stands.
    pub fn new(line: &GameHistory) -> Snapshot {
        let position = line.position();
        let next = match Input::of(line, &[]) {
            Input::Partial { next, .. } | Input::MayStop { next, .. } => next,
            Input::Refused { .. } | Input::Done { .. } => Vec::new(),
        };
        let last = line.played().pop().map_or_else(Vec::new, |m| {
            let mut before = line.clone();
            before.undo();
            before.position().events(&m)
        });
        Snapshot {
            game: position.game(),
            position: position.text_with_tail(),
            view: position.view().into(),
            moves: line.move_texts(),
            last: last.into_iter().map(Event::from).collect(),
            next,
            end: line
                .outcome()
                .map(|outcome| Ended::new(outcome.into(), &position)),
        }
    }
}

/// How good something is for the first team: White, or the first and third seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Score {
    /// In hundredths of a man.
    Cp {
        /// So many.
        hundredths: i32,
    },
    /// It wins in so many plies.
    Wins {
        /// From here.
        plies: u32,
    },
    /// It loses in so many plies.
    Loses {
        /// From here.
        plies: u32,
    },
}

impl Score {
    /// A score for `team`, as the engine gives it.
    pub fn of(score: engine::Score, team: crate::Team) -> Score {
        match review::Worth::of(score, team).0 {
            engine::Score::Cp(hundredths) => Score::Cp { hundredths },
            engine::Score::WinsIn(plies) => Score::Wins { plies },
            engine::Score::LosesIn(plies) => Score::Loses { plies },
        }
    }

    /// The engine's score for the first team.
    pub fn for_first(self) -> engine::Score {
        match self {
            Score::Cp { hundredths } => engine::Score::Cp(hundredths),
            Score::Wins { plies } => engine::Score::WinsIn(plies),
            Score::Loses { plies } => engine::Score::LosesIn(plies),
        }
    }
}

/// What the engine knows of a line at some point.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct SearchInfo {
    /// Which line this is, from 1.
    pub line: usize,
    /// The depth that is complete.
    pub depth: u32,
    /// The longest line looked at.
    pub deepest: u32,
    /// How good it is.
    pub score: Score,
    /// The line as move texts.
    pub moves: Vec<String>,
    /// What the score is worth.
    pub worth: Worth,
    /// The steps of its first move, for arrows.
    pub steps: Vec<Step>,
    /// Positions looked at.
    #[cfg_attr(test, ts(type = "number"))]
    pub nodes: u64,
    /// Milliseconds since the search began.
    #[cfg_attr(test, ts(type = "number"))]
    pub time: u64,
    /// Positions that tables of endings knew.
    #[cfg_attr(test, ts(type = "number"))]
    pub hits: u64,
}

impl SearchInfo {
    /// What the engine thinks of where `line` stands.
    pub fn new(line: &GameHistory, info: &engine::SearchInfo) -> SearchInfo {
        let position = line.position();
        let mover = position.seat().team();
        let steps = position.lines(&info.best).into_iter().next();
        SearchInfo {
            line: info.multipv,
            depth: info.depth,
            deepest: info.seldepth,
            score: Score::of(info.score, mover),
            worth: Worth::new(review::Worth::of(info.score, mover), mover),
            moves: info.pv.clone(),
            steps: steps.into_iter().flatten().map(Step::from).collect(),
            nodes: info.nodes,
            time: info.time.as_millis() as u64,
            hits: info.tbhits,
        }
    }
}
