//! Requests to the WebAssembly module. Each has a type of its own, and [`Call`] says what answers it.
//!
//! A game can be asked about in two ways. A request with a [`GameRef`] carries the whole game: a search, a
//! review. A request with a `session` refers to a game that the module keeps, opened once under a number
//! that the page chooses; such a request and its answer are as small at ply 400 as at ply 10. A module
//! that was started again knows no sessions and says `web-session-unknown`: the page opens its game again.

use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::{
    Command, Composed, Draft, Ending, Found, GameEvent, GameInfo, GameRef, Input, Legal, Moved,
    Note, Record, Records, Review, RoundState, SearchInfo, SearchLimits, Snapshot, Step,
};

/// A request and what answers it.
pub trait Call {
    /// The answer.
    type Answer: Serialize;
}

/// Makes [`Request`] out of the requests, and the map from each to its answer.
macro_rules! requests {
    ($($name:ident $field:ident -> $answer:ty;)*) => {
        /// Any request; `request` names it.
        #[derive(Clone, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(TS))]
        #[serde(tag = "request", rename_all = "kebab-case")]
        pub enum Request {
            $(#[doc = concat!("See [`", stringify!($name), "`].")] $name($name),)*
        }

        $(impl Call for $name { type Answer = $answer; })*

        /// The answer to each request.
        #[cfg(test)]
        #[derive(TS)]
        #[ts(rename_all = "kebab-case")]
        #[allow(dead_code)]
        pub struct Answers { $($field: $answer,)* }
    };
}

requests! {
    Games games -> Vec<GameInfo>;
    EditPosition edit_position -> Draft;
    ComposePosition compose_position -> Composed;
    ReadRecords read_records -> Records;
    WriteRecord write_record -> String;
    Replay replay -> Vec<Snapshot>;
    ReviewGame review_game -> Review;
    ProbeTables probe_tables -> Ending;
    Search search -> Vec<SearchInfo>;
    ChooseMove choose_move -> Option<SearchInfo>;
    AcceptsDraw accepts_draw -> bool;
    Open open -> Moved;
    Seek seek -> Moved;
    Look look -> Snapshot;
    Preview preview -> Vec<Snapshot>;
    Tap tap -> Input;
    LegalMoves legal_moves -> Vec<Legal>;
    ReadMove read_move -> String;
    Close close -> bool;
    StartRound start_round -> RoundState;
    OpenRound open_round -> RoundState;
    AcceptRound accept_round -> RoundState;
    CommandRound command_round -> RoundState;
    TakebackRound takeback_round -> RoundState;
    ExpireRound expire_round -> RoundState;
}

/// Declares a request: its fields, all of them as JSON has them.
macro_rules! request {
    ($(#[$doc:meta])* $name:ident { $($(#[$meta:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, Serialize, Deserialize)]
        #[cfg_attr(test, derive(TS))]
        pub struct $name { $($(#[$meta])* pub $field: $type,)* }
    };
}

request! {
    /// Which games there are.
    Games {}
}

request! {
    /// A position as somebody may go on to edit it.
    EditPosition {
        /// The game and its options.
        game: String,
        /// Its text; null for the game's own start.
        position: Option<String>,
    }
}

request! {
    /// What an edited position comes to.
    ComposePosition {
        /// The game and its options.
        game: String,
        /// What has been put together.
        draft: Draft,
    }
}

request! {
    /// The games of a file.
    ReadRecords {
        /// The file.
        text: String,
        /// Which game those are that do not say so themselves.
        game: Option<String>,
    }
}

request! {
    /// The text of a record, as files hold it.
    WriteRecord {
        /// The record.
        record: Record,
    }
}

request! {
    /// Every position of a game, the start first, to look at.
    Replay {
        /// The game.
        game: GameRef,
    }
}

request! {
    /// A game reviewed by what searches found of its positions.
    ReviewGame {
        /// The game.
        game: GameRef,
        /// What was found, of the start first; null where nothing was.
        found: Vec<Option<Found>>,
    }
}

request! {
    /// What endgame tables know of where a game stands.
    ProbeTables {
        /// The game.
        game: GameRef,
    }
}

request! {
    /// The best lines, found within limits or until the search is stopped.
    Search {
        /// The game.
        game: GameRef,
        /// How many lines.
        multipv: usize,
        /// What the search may use.
        limits: SearchLimits,
    }
}

request! {
    /// The move that the engine plays at a level; null if the game is over.
    ChooseMove {
        /// The game.
        game: GameRef,
        /// From 1 to 10.
        level: u8,
        /// What it may use beyond what the level says.
        limits: SearchLimits,
        /// Its chance moves follow from this number.
        #[cfg_attr(test, ts(type = "number"))]
        seed: u64,
    }
}

request! {
    /// Whether the engine accepts a draw.
    AcceptsDraw {
        /// The game.
        game: GameRef,
        /// A seat of its team.
        seat: usize,
        /// What it may use to find out.
        limits: SearchLimits,
    }
}

request! {
    /// Opens a session, in place of whatever had its number. The answer holds all moves.
    Open {
        /// A number that the page chooses.
        session: u32,
        /// The game.
        game: GameRef,
    }
}

request! {
    /// Goes back to a ply and plays moves from there. If one cannot be played, nothing changes.
    Seek {
        /// The session.
        session: u32,
        /// How many plies stay.
        ply: usize,
        /// What is played then.
        moves: Vec<String>,
    }
}

request! {
    /// An earlier position, to look at; the session stays where it is.
    Look {
        /// The session.
        session: u32,
        /// How many plies were played there.
        ply: usize,
    }
}

request! {
    /// The positions after each of some moves, to look at; the session stays where it is.
    Preview {
        /// The session.
        session: u32,
        /// The moves.
        moves: Vec<String>,
    }
}

request! {
    /// Enters steps of a move. Steps that are forced follow of themselves.
    Tap {
        /// The session.
        session: u32,
        /// How many of the steps entered before stay.
        from: usize,
        /// The steps that come after them.
        steps: Vec<Step>,
    }
}

request! {
    /// Every legal move.
    LegalMoves {
        /// The session.
        session: u32,
    }
}

request! {
    /// The canonical text of the move that a typed text means.
    ReadMove {
        /// The session.
        session: u32,
        /// What was typed.
        text: String,
        /// The words for a pass, with commas between them.
        pass: String,
    }
}

request! {
    /// Forgets a session; whether there was one.
    Close {
        /// The session.
        session: u32,
    }
}

request! {
    /// Opens a session with a game that begins to be played. Its answer, like that of every request about a
    /// round, holds the new events; the keeper of the log appends them.
    StartRound {
        /// A number that the page chooses.
        session: u32,
        /// The game, and the moves that have been played already.
        game: GameRef,
        /// How the clocks are set, as 5+3.
        control: Option<String>,
        /// What time it is, in milliseconds since 1970.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    }
}

request! {
    /// Opens a session with a game that goes on from its event log.
    OpenRound {
        /// A number that the page chooses.
        session: u32,
        /// The whole log.
        events: Vec<GameEvent>,
        /// When the players left the board together, in milliseconds since 1970: their clocks stood still
        /// from then on. Null where they never left.
        #[cfg_attr(test, ts(type = "number | null"))]
        left: Option<u64>,
        /// What time it is.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    }
}

request! {
    /// Events that were decided on elsewhere, as by a server. If one does not fit, nothing changes.
    AcceptRound {
        /// The session.
        session: u32,
        /// The next events of the log.
        events: Vec<GameEvent>,
        /// What time it is.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    }
}

request! {
    /// A seat sends a command.
    CommandRound {
        /// The session.
        session: u32,
        /// The command.
        command: Command,
        /// What time it is.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    }
}

request! {
    /// The game goes back to the last turn of one of these seats, without asking anybody.
    TakebackRound {
        /// The session.
        session: u32,
        /// The seats.
        seats: Vec<usize>,
        /// What time it is.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    }
}

request! {
    /// Ends the game if a clock has run out.
    ExpireRound {
        /// The session.
        session: u32,
        /// What time it is.
        #[cfg_attr(test, ts(type = "number"))]
        now: u64,
    }
}

/// Why a request was not answered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct RequestError {
    /// A message without its words.
    pub note: Note,
    /// The ply of a game that could not be played, from 1; 0 where the game itself could not be read.
    pub ply: Option<usize>,
}

impl From<doska_play::Note> for RequestError {
    fn from(note: doska_play::Note) -> RequestError {
        RequestError {
            note: note.into(),
            ply: None,
        }
    }
}

impl From<(usize, doska_play::Note)> for RequestError {
    fn from((ply, note): (usize, doska_play::Note)) -> RequestError {
        RequestError {
            note: note.into(),
            ply: Some(ply),
        }
    }
}

/// What comes back for a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "lowercase")]
pub enum Response<T> {
    /// The answer.
    Ok(T),
    /// Why there is none.
    Error(RequestError),
}
