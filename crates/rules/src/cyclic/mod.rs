//! Russian Cyclic Checkers: Russian draughts in which own pieces may be captured too. They go to the
//! reserve and may be dropped back.

mod edit;
mod position;
mod show;
mod text;

use crate::{
    Counted, Game, Note, OptionSpec, Outcome, Position, Reason, Seat, Square,
    counted::{Limit, read_plies},
    draughts::{Board, BoardMove, Rules, Turn},
};

/// A position: the board, both reserves, and who is to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Cyclic {
    board: Board,
    reserve: [u8; 2],
    seat: Seat,
}

/// A whole turn: a step, a capture or a drop.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A quiet move or a capture.
    Board(BoardMove),
    /// A reserve man put on this square.
    Drop(Square),
}

/// The game has no options.
#[derive(Copy, Clone, PartialEq, Eq, Default, Debug)]
pub struct Options;

/// What the shared draughts rules need to know of this game.
static RULES: Rules = Rules {
    jumps_own: true,
    form: "c3-d4, c3xe5xg7, @c3",
    compulsory: "4.2",
    goes_on: "4.4",
    landing: "4.6",
    own: "4.5",
    no_move_of: "cyclic-no-move-of",
    nothing_to_jump: "cyclic-nothing-to-jump",
    jumped_already: "cyclic-jumped-already",
    blocked: "cyclic-blocked",
    king_landing: "cyclic-king-landing",
    move_over: "cyclic-move-over",
    own_refused: "cyclic-enemy-first",
};

/// How many pieces a colour has, on the board and in reserve.
const MEN: u32 = 12;

/// After how many plies in a row without an enemy piece taken the game is a draw.
pub const QUIET_LIMIT: u32 = 100;

impl Cyclic {
    /// The board without the reserves.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many men a seat has in reserve.
    #[inline]
    pub fn reserve(&self, seat: Seat) -> u8 {
        // No index, as in `Board`.
        if seat == Seat::FIRST {
            self.reserve[0]
        } else {
            self.reserve[1]
        }
    }

    /// Whether a capture is compulsory: some piece can jump an enemy first.
    pub fn must_capture(&self) -> bool {
        self.turn().must_capture() != 0
    }

    /// Whether some piece can jump an own piece, whatever else there is to do.
    pub fn can_jump_own(&self) -> bool {
        self.turn().may_capture() != 0
    }

    /// Appends every legal capture: of enemies where that is compulsory, else those that begin with an
    /// own piece.
    pub fn captures(&self, out: &mut Vec<Move>) {
        let turn = self.turn();
        let (starters, _) = turn.starters();
        turn.captures(starters, &mut |m| out.push(Move::Board(m)));
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

impl Counted for Cyclic {
    /// Plies in a row without an enemy piece taken.
    type Counters = u32;

    fn fresh(&self) -> u32 {
        0
    }

    fn advance(&self, plies: &u32, m: Move, _after: &Self) -> u32 {
        match m {
            Move::Board(m) if m.captured & self.board.all(self.seat.next(2)) != 0 => 0,
            _ => plies.saturating_add(1),
        }
    }

    fn counted_outcome(&self, plies: &u32, times: u32) -> Option<Outcome> {
        if times >= 3 {
            Some(Outcome::draw(Reason::Threefold))
        } else if *plies >= QUIET_LIMIT {
            Some(Outcome::draw(Reason::QuietLimit))
        } else {
            None
        }
    }

    fn limits(&self, plies: &u32, times: u32) -> Vec<Limit> {
        let quiet = Note::new("cyclic-limit-quiet");
        vec![
            Limit::threefold(times),
            Limit::plies(Reason::QuietLimit, quiet, *plies, QUIET_LIMIT, 2),
        ]
    }

    fn write_counters(&self, plies: &u32) -> String {
        plies.to_string()
    }

    fn read_counters(&self, text: &str) -> Result<u32, Note> {
        read_plies(text, QUIET_LIMIT)
    }
}

impl Game for Cyclic {
    const ID: &'static str = "cyclic";
    const VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[];

    fn set_option(_options: &mut Options, _key: &str, _value: &str) {}

    fn get_option(_options: &Options, _key: &str) -> String {
        String::new()
    }
}

impl Position for Cyclic {
    type Move = Move;
    type Options = Options;

    fn start(_options: &Options) -> Self {
        Cyclic::new(Board::start(), [0, 0], Seat::FIRST)
    }

    fn options(&self) -> Options {
        Options
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Move>) {
        self.list(out);
    }

    #[allow(clippy::inline_always)] // as in `draughts`
    #[inline(always)]
    fn count_moves(&self, _scratch: &mut Vec<Move>) -> u64 {
        self.count()
    }

    #[inline]
    fn play(&mut self, m: Move) {
        self.make(m);
    }

    // Said here so that a position that is only counted need never be stored, nor its key be made.
    #[allow(clippy::inline_always)] // as in `draughts`
    #[inline(always)]
    fn after(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.make(m);
        next
    }

    /// Nothing: a side without pieces may still drop, and one without moves is [`stuck`](Self::stuck).
    fn outcome(&self) -> Option<Outcome> {
        None
    }

    fn stuck(&self) -> Outcome {
        Outcome::win(self.seat.team().other(), Reason::NoMoves)
    }

    #[inline]
    fn key(&self) -> u64 {
        self.board.key() ^ self.key_beside()
    }
}
