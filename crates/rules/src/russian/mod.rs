//! Russian Draughts: the game that Cyclic and Backups grew from.

mod counters;
mod edit;
mod show;
mod text;

pub use counters::Counters;

use crate::{
    Game, OptionSpec, Outcome, Position, Reason, Seat,
    draughts::{Board, BoardMove, Rules, Turn},
    zobrist,
};

/// A position: the board and who is to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Russian {
    board: Board,
    seat: Seat,
}

/// What the shared draughts rules need to know of this game.
static RULES: Rules = Rules {
    jumps_own: false,
    form: "c3-d4, c3xe5xg7",
    compulsory: "3.8",
    goes_on: "3.3",
    landing: "3.7",
    own: "3.8",
    no_move_of: "russian-no-move-of",
    nothing_to_jump: "russian-nothing-to-jump",
    jumped_already: "russian-jumped-already",
    blocked: "russian-blocked",
    king_landing: "russian-king-landing",
    move_over: "russian-move-over",
    own_refused: "russian-own-not-jumped",
};

/// How many pieces a colour has at most.
const MEN: u32 = 12;

/// The number for Black to move.
const BLACK: u64 = zobrist::mix(0x5255_0001);

impl Russian {
    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whether a piece can capture: then no piece moves quietly.
    pub fn must_capture(&self) -> bool {
        self.turn().must_capture() != 0
    }

    /// [`key`](Position::key), computed from scratch.
    pub fn fresh_key(&self) -> u64 {
        self.board.fresh_key() ^ self.side_key()
    }

    #[inline]
    fn side_key(&self) -> u64 {
        if self.seat == Seat::FIRST { 0 } else { BLACK }
    }

    #[inline]
    fn turn(&self) -> Turn<'_> {
        Turn {
            board: &self.board,
            seat: self.seat,
            rules: &RULES,
        }
    }
}

impl Game for Russian {
    const ID: &'static str = "russian";
    const VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[];
    const PDN_GAME_TYPE: Option<&'static str> = Some("25");

    fn set_option((): &mut (), _key: &str, _value: &str) {}

    fn get_option((): &(), _key: &str) -> String {
        String::new()
    }
}

impl Position for Russian {
    type Move = BoardMove;
    type Options = ();

    fn start((): &()) -> Self {
        Russian {
            board: Board::start(),
            seat: Seat::FIRST,
        }
    }

    fn options(&self) {}

    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<BoardMove>) {
        self.turn().moves(&mut |m| out.push(m));
    }

    #[allow(clippy::inline_always)] // as in `draughts`
    #[inline(always)]
    fn count_moves(&self, _scratch: &mut Vec<BoardMove>) -> u64 {
        self.turn().count(0)
    }

    #[inline]
    fn play(&mut self, m: BoardMove) {
        self.board.play(self.seat, m);
        self.seat = self.seat.next(2);
    }

    // Said here so that a position that is only counted need never be stored, nor its key be made.
    #[allow(clippy::inline_always)] // as in `draughts`
    #[inline(always)]
    fn after(&self, m: BoardMove) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }

    /// Nothing: a side without pieces has no move, and one without moves is [`stuck`](Self::stuck).
    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn stuck(&self) -> Outcome {
        Outcome::win(self.seat.team().other(), Reason::NoMoves)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.board.key() ^ self.side_key()
    }
}
