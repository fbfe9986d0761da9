//! What can be asked.

use doska_play::wire::{Command, Draft, Found, GameEvent, GameRef, Note, Record, Step};
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
    /// A game begins at the page's board.
    RoundStart {
        /// The game, and the moves that have been played already.
        line: GameRef,
        /// How the clocks are set, as 5+3.
        control: Option<String>,
        /// What time it is, in milliseconds since 1970.
        now: u64,
    },
    /// A game is taken up again from its event log.
    RoundOpen {
        /// The whole log.
        events: Vec<GameEvent>,
        /// What time it is.
        now: u64,
    },
    /// A seat sends a command.
    RoundCommand {
        /// The command.
        command: Command,
        /// What time it is.
        now: u64,
    },
    /// The game goes back to the last turn of one of these seats, without asking anybody.
    RoundTakeback {
        /// The seats.
        seats: Vec<usize>,
        /// What time it is.
        now: u64,
    },
    /// The players leave the board together: the clocks stop.
    RoundPause {
        /// What time it is.
        now: u64,
    },
    /// Whether a clock has run out.
    RoundExpire {
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
