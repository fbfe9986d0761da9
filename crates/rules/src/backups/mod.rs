//! Checkers with Backups: Russian draughts in which captured men pay for backups of lines, which can
//! be restored later.

mod edit;
mod generate;
mod line;
mod position;
mod refuse;
mod show;
mod text;

pub use line::{Backup, Line, Lines, Shelf, on_lines};

use crate::{
    Counted, Game, Note, OptionSpec, OptionValues, Outcome, Position, Reason, Seat,
    counted::{Limit, read_plies},
    draughts::{Board, BoardMove, Rules, Turn},
};

/// A position: the board, the repository and the backups of both seats, and who is to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Backups {
    board: Board,
    repository: [u8; 2],
    shelves: [Shelf; 2],
    seat: Seat,
    restore: Restoring,
}

/// When a backup may be restored.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub enum Restoring {
    /// Instead of moving.
    #[default]
    Instead,
    /// After moving, in place of building.
    After,
}

/// The options of the game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Options {
    /// When a backup may be restored.
    pub restore: Restoring,
}

/// One turn: a board move and what follows it, or an operation alone.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The board move; `None` where a backup operation is the whole turn.
    pub board: Option<BoardMove>,
    /// What is done with backups.
    pub extra: Extra,
}

impl Move {
    /// A board move alone.
    const fn plain(m: BoardMove) -> Move {
        Move {
            board: Some(m),
            extra: Extra::None,
        }
    }
}

/// What is done with backups in a turn.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Extra {
    /// No backup is built or restored.
    None,
    /// A backup of this line is built.
    Build(Line),
    /// This backup is restored.
    Restore(Backup),
}

/// What the shared draughts rules need to know of this game.
static RULES: Rules = Rules {
    jumps_own: false,
    form: "c3-d4, c3xe5xg7, c3-d4+d, c3-d4+4, ^d=m..k",
    compulsory: "3.8",
    goes_on: "3.3",
    landing: "3.7",
    own: "3.8",
    no_move_of: "backups-no-move-of",
    nothing_to_jump: "backups-nothing-to-jump",
    jumped_already: "backups-jumped-already",
    blocked: "backups-blocked",
    king_landing: "backups-king-landing",
    move_over: "backups-move-over",
    own_refused: "backups-own-not-jumped",
};

/// How many men a colour has, on the board, in the repository and in backups.
const MEN: u32 = 12;

/// After how many plies in a row of kings alone the game is a draw.
pub const KINGS_LIMIT: u32 = 30;

impl Backups {
    /// The board without repositories and backups.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many men of a seat the repository holds.
    #[inline]
    pub fn repository(&self, seat: Seat) -> u8 {
        // No index, as in `Board`.
        if seat == Seat::FIRST {
            self.repository[0]
        } else {
            self.repository[1]
        }
    }

    /// The backups of a seat.
    #[inline]
    pub fn shelf(&self, seat: Seat) -> Shelf {
        if seat == Seat::FIRST {
            self.shelves[0]
        } else {
            self.shelves[1]
        }
    }

    /// Whether a piece can capture: then no piece moves quietly.
    pub fn must_capture(&self) -> bool {
        self.turn().must_capture() != 0
    }

    /// Appends every legal capture, without the backups that can be built or restored after it.
    pub fn captures(&self, out: &mut Vec<Move>) {
        let turn = self.turn();
        turn.captures(turn.must_capture(), &mut |m| out.push(Move::plain(m)));
    }

    /// Appends the quiet moves, legal or not: they are where no piece can capture. Without the backups
    /// that can be built or restored after them.
    pub fn quiet_moves(&self, out: &mut Vec<Move>) {
        self.turn().quiets(&mut |m| out.push(Move::plain(m)));
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

impl Counted for Backups {
    /// Plies in a row in which only kings moved and nothing was taken, built or restored.
    type Counters = u32;

    fn fresh(&self) -> u32 {
        0
    }

    fn advance(&self, plies: &u32, m: Move, _after: &Self) -> u32 {
        match m {
            Move {
                board: Some(m),
                extra: Extra::None,
            } if m.captured == 0 && self.board.kings(self.seat) & m.from.bit() != 0 => {
                plies.saturating_add(1)
            }
            _ => 0,
        }
    }

    fn counted_outcome(&self, plies: &u32, times: u32) -> Option<Outcome> {
        if times >= 3 {
            Some(Outcome::draw(Reason::Threefold))
        } else if *plies >= KINGS_LIMIT {
            Some(Outcome::draw(Reason::QuietLimit))
        } else {
            None
        }
    }

    fn limits(&self, plies: &u32, times: u32) -> Vec<Limit> {
        let kings = Note::new("backups-limit-kings");
        vec![
            Limit::threefold(times),
            Limit::plies(Reason::QuietLimit, kings, *plies, KINGS_LIMIT, 2),
        ]
    }

    fn write_counters(&self, plies: &u32) -> String {
        plies.to_string()
    }

    fn read_counters(&self, text: &str) -> Result<u32, Note> {
        read_plies(text, KINGS_LIMIT)
    }
}

impl Game for Backups {
    const ID: &'static str = "backups";
    const VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        key: "restore",
        values: OptionValues::OneOf(&["instead", "after"]),
        default: "instead",
    }];

    fn set_option(options: &mut Options, _key: &str, value: &str) {
        options.restore = match value {
            "after" => Restoring::After,
            _ => Restoring::Instead,
        };
    }

    fn get_option(options: &Options, _key: &str) -> String {
        match options.restore {
            Restoring::Instead => "instead",
            Restoring::After => "after",
        }
        .to_owned()
    }
}

impl Position for Backups {
    type Move = Move;
    type Options = Options;

    fn start(options: &Options) -> Self {
        Backups::new(
            Board::start(),
            [0, 0],
            [Shelf::new(); 2],
            Seat::FIRST,
            *options,
        )
    }

    fn options(&self) -> Options {
        Options {
            restore: self.restore,
        }
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
    fn count_moves(&self, scratch: &mut Vec<Move>) -> u64 {
        self.count(scratch)
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

    /// Nothing: a side without pieces may still have backups, and one without moves is
    /// [`stuck`](Self::stuck).
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
