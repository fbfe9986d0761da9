//! What can be asked.

use doska_play::wire::{Act, Draft, Found, GameRef, Note, Record, RoundRef, Step};
use serde::{Deserialize, Serialize};

/// A question. The answers' shapes are those of [`doska_play::wire`].
#[derive(Deserialize, Debug)]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum Ask {
    /// Which games there are.
    Games,
    /// Where a game stands.
    Snapshot {
        /// The game.
        line: GameRef,
    },
    /// How far steps go towards a move.
    Input {
        /// The game.
        line: GameRef,
        /// The steps.
        steps: Vec<Step>,
    },
    /// Every legal move.
    Moves {
        /// The game.
        line: GameRef,
    },
    /// The move that a typed text means, as its canonical text.
    Read {
        /// The game.
        line: GameRef,
        /// What was typed.
        text: String,
        /// The words for a pass, with commas between them.
        #[serde(default)]
        pass: String,
    },
    /// A position as somebody may go on to edit it.
    Draft {
        /// The game and its options.
        game: String,
        /// Its text; the game's own start without one.
        position: Option<String>,
    },
    /// What a draft comes to.
    Compose {
        /// The game and its options.
        game: String,
        /// What has been put together.
        draft: Draft,
    },
    /// What the engine thinks, until it is stopped or has used what it may.
    Think {
        /// The game.
        line: GameRef,
        /// How many lines.
        lines: usize,
        /// What it may use.
        go: Go,
    },
    /// The move that the engine plays at a level, from 1 to 10.
    Play {
        /// The game.
        line: GameRef,
        /// How strong.
        level: u8,
        /// What it may use beyond what the level says.
        go: Go,
        /// Chance comes from here.
        seed: u64,
    },
    /// Whether the engine takes a draw.
    Draw {
        /// The game.
        line: GameRef,
        /// A seat of its team.
        seat: usize,
        /// What it may use to find out.
        go: Go,
    },
    /// A game begins at the page's board, or is taken up again.
    RoundOpen {
        /// The game.
        round: RoundRef,
        /// What time it is, in milliseconds from wherever the page counts.
        now: u64,
    },
    /// A seat does something in that game.
    RoundAct {
        /// The seat.
        seat: usize,
        /// What it does.
        act: Act,
        /// What time it is.
        now: u64,
    },
    /// That game goes back to the last turn of one of these seats, without asking anybody.
    RoundBack {
        /// The seats.
        seats: Vec<usize>,
        /// What time it is.
        now: u64,
    },
    /// Time goes on in that game.
    RoundTick {
        /// What time it is.
        now: u64,
    },
    /// The games of a file.
    RecordsRead {
        /// The file.
        text: String,
        /// Which game those are that do not say so themselves.
        game: Option<String>,
    },
    /// The text of a record, as files hold it.
    RecordWrite {
        /// The record.
        record: Record,
    },
    /// A game judged by what was found of its positions, the start first; null where nothing was.
    Review {
        /// The game.
        line: GameRef,
        /// What was found.
        found: Vec<Option<Found>>,
    },
    /// What tables of endings know of where a game stands. They arrive by [`Desk::table`](crate::Desk::table).
    Ending {
        /// The game.
        line: GameRef,
    },
}

/// What a search may use. What is not said is not limited.
#[derive(Deserialize, Debug, Default)]
#[serde(default)]
pub struct Go {
    /// No deeper than this.
    pub depth: Option<u32>,
    /// No more positions than this.
    pub nodes: Option<u64>,
    /// No longer than this, in milliseconds.
    pub time: Option<u64>,
    /// Left on the clock, in milliseconds.
    pub left: Option<u64>,
    /// Added by every move, in milliseconds.
    pub added: Option<u64>,
}

/// Why there is no answer.
#[derive(Serialize, Debug)]
pub struct Failure {
    /// In words to be.
    pub note: Note,
    /// The ply of a game that could not be played, from 1; 0 where the game itself could not be read.
    pub ply: Option<usize>,
}

impl From<doska_play::Note> for Failure {
    fn from(note: doska_play::Note) -> Failure {
        Failure {
            note: note.into(),
            ply: None,
        }
    }
}
