//! What interfaces are made from: the view to draw, the steps that enter a move, the events it causes.

use crate::{Note, Position, Seat};

/// Everything an interface needs to draw a game and take moves, made from positions and legal moves.
pub trait Show: Position {
    /// What the board looks like.
    fn view(&self) -> View;

    /// Every way to enter a legal move step by step. The first is that of the canonical text. No line
    /// belongs to two moves; a line of one move may be the beginning of another's.
    fn step_sequences(&self, m: Self::Move) -> Vec<Vec<Step>>;

    /// What happens in a legal move, in order.
    fn events(&self, m: Self::Move) -> Vec<Event>;

    /// Why no legal move begins with these steps. Asked only when none does and the game goes on.
    fn why_not(&self, steps: &[Step]) -> Note;
}

/// A place of the board: file and rank from 0, or x and y of the plane.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Distance to the right of the origin.
    pub x: i8,
    /// Distance upward from the origin.
    pub y: i8,
}

/// One tap, click or word of a move being entered.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Step {
    /// A square or field: the piece to move, where it goes, where it lands in a capture.
    Place(Place),
    /// The mover's own reserve, to drop from.
    Reserve,
    /// How many checkers to take from the top of a stack.
    Take(u8),
    /// A line to record: 0 to 7 are the files a to h, 8 to 15 the ranks 1 to 8.
    Build(u8),
    /// A backup to restore: its line and its four signs as in the position text.
    Restore(u8, [u8; 4]),
    /// The pass.
    Pass,
}

/// What a piece is.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// A man of draughts.
    Man,
    /// A king of draughts.
    King,
    /// A small pyramid.
    Pawn,
    /// A middle pyramid.
    Drone,
    /// A large pyramid.
    Queen,
    /// A checker of a stack.
    Checker,
}

/// One piece.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// The seat whose colour it has; `None` where pieces have no colour.
    pub seat: Option<u8>,
}

/// What a cell is made of.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ground {
    /// A square of a chequered board that the game uses.
    Dark,
    /// A square of a chequered board that stays empty for good.
    Light,
    /// A square of a plain board.
    Plain,
    /// A field of a plane.
    Field,
    /// A place beside a layout where the next piece may be laid.
    Open,
}

/// One cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// Where it is.
    pub place: Place,
    /// Its name in move texts.
    pub name: String,
    /// What it is made of.
    pub ground: Ground,
    /// The seat whose zone it lies in, in games with zones.
    pub zone: Option<u8>,
    /// What stands on it, from bottom to top.
    pub stack: Vec<Token>,
}

/// Something beside the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Area {
    /// What it is.
    pub kind: AreaKind,
    /// Whose it is.
    pub seat: u8,
    /// How many pieces lie there; for a backup, what it cost.
    pub count: u32,
    /// What they are.
    pub piece: Kind,
}

/// What lies beside the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum AreaKind {
    /// Pieces that can be dropped.
    Reserve,
    /// Pieces that pay for backups.
    Repository,
    /// A backup: its line, numbered as in [`Step::Build`], and its four signs.
    Backup(u8, [u8; 4]),
    /// Pieces still to be laid.
    Hand,
}

/// What the cells are part of.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Surface {
    /// A board whose cells never change.
    Grid,
    /// A plane without an edge, where cells come and go.
    Plane,
}

/// How places are written.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Coordinates {
    /// A letter for the file, a number from 1 for the rank: `a1`.
    Letters,
    /// Two numbers: `0,-1`.
    Numbers,
}

/// A seat at the board.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Seating {
    /// The direction from the middle of the board to the side or corner where it sits.
    pub side: Place,
    /// The team it plays for.
    pub team: u8,
}

/// What backups are made of, in a game that has them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupRules {
    /// The lines that can be recorded.
    pub lines: Vec<BackupLine>,
    /// The signs of a backup: what each puts on its square, and its price.
    pub signs: Vec<BackupSign>,
}

/// A line that a backup can record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BackupLine {
    /// Its number, as in [`Step::Build`].
    pub number: u8,
    /// Its name in move texts.
    pub name: String,
    /// The squares that it covers, in the order of a backup's signs.
    pub squares: Vec<Place>,
}

/// What one sign of a backup stands for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct BackupSign {
    /// How it is written.
    pub sign: u8,
    /// The piece that it puts on its square; `None` for an aperture.
    pub kind: Option<Kind>,
    /// How many men it costs.
    pub price: u8,
}

/// A position as plain data for drawing and speaking.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    /// The cells, by rank, then file, from the lowest.
    pub cells: Vec<Cell>,
    /// What lies beside the board, White's first.
    pub areas: Vec<Area>,
    /// Points of each seat, in games that count them.
    pub scores: Option<Vec<u32>>,
    /// How many seats there are.
    pub seats: u8,
    /// Who is to move.
    pub seat: u8,
    /// Whether the cells are a board or part of a plane.
    pub surface: Surface,
    /// How places are written.
    pub coordinates: Coordinates,
    /// Whether pieces pile up and move in parts of a pile.
    pub stacks: bool,
    /// Whether pieces take those that they jump over.
    pub jumps: bool,
    /// Where each seat sits, and for whom it plays.
    pub seating: Vec<Seating>,
    /// What backups are made of, where there are any.
    pub backups: Option<BackupRules>,
}

impl View {
    /// A board with lettered files, single pieces that jump, two seats opposite each other and nothing
    /// beside it: what most games are. The others change what differs.
    pub fn board(cells: Vec<Cell>, seat: Seat) -> View {
        View {
            cells,
            areas: Vec::new(),
            scores: None,
            seats: 2,
            seat: seat.index() as u8,
            surface: Surface::Grid,
            coordinates: Coordinates::Letters,
            stacks: false,
            jumps: true,
            seating: Seating::around(&[(0, -1), (0, 1)]),
            backups: None,
        }
    }
}

impl Seating {
    /// Seats that sit in these directions, playing for one team and the other in turn.
    pub fn around(sides: &[(i8, i8)]) -> Vec<Seating> {
        let seats = sides.iter().zip([0, 1].into_iter().cycle());
        let seating = seats.map(|(&(x, y), team)| Seating {
            side: Place { x, y },
            team,
        });
        seating.collect()
    }
}

impl BackupRules {
    /// The line with this number.
    pub fn line(&self, number: u8) -> Option<&BackupLine> {
        self.lines.iter().find(|line| line.number == number)
    }

    /// The pieces that a backup of a line puts on the board, each with its square.
    pub fn pieces(&self, number: u8, signs: &[u8]) -> Vec<(Kind, Place)> {
        let squares = self.line(number).map_or(&[][..], |line| &line.squares);
        let kind = |sign: u8| self.signs.iter().find(|known| known.sign == sign)?.kind;
        let placed = squares.iter().zip(signs);
        let pieces = placed.filter_map(|(&square, &sign)| Some((kind(sign)?, square)));
        pieces.collect()
    }
}

impl BackupLine {
    /// Whether it runs up a file; else it runs along a rank.
    pub fn is_file(&self) -> bool {
        let first = self.squares.first().map(|square| square.x);
        self.squares.iter().all(|square| Some(square.x) == first)
    }
}

/// Something that happens in a move: for animation, sound and speech.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// The top `count` pieces of a place go to another (one piece, but in stacks).
    Move {
        /// The place the pieces leave.
        from: Place,
        /// The place they arrive at.
        to: Place,
        /// What moves; the top one of a stack.
        token: Token,
        /// The number of checkers that go.
        count: u8,
    },
    /// A piece is taken.
    Take {
        /// Where it stood.
        at: Place,
        /// What it was.
        token: Token,
        /// The seat whose reserve, repository or points it goes to; `None` where it leaves the game.
        to: Option<u8>,
    },
    /// A piece becomes another: a promotion or a merging.
    Become {
        /// The place of the piece.
        at: Place,
        /// What it is now.
        token: Token,
    },
    /// A piece comes onto the board: a drop, a checker laid out, a piece restored.
    Put {
        /// The place of the piece.
        at: Place,
        /// The piece that appears.
        token: Token,
    },
    /// A piece goes to the basket because a restored one takes its place.
    Discard {
        /// Where it stood.
        at: Place,
        /// What it was.
        token: Token,
    },
    /// A backup is built: line and signs.
    Build(u8, [u8; 4]),
    /// A backup is used up: line and signs.
    Restore(u8, [u8; 4]),
    /// Nothing is moved.
    Pass,
}

impl From<crate::Square> for Place {
    fn from(square: crate::Square) -> Place {
        Place {
            x: square.file() as i8,
            y: square.rank() as i8,
        }
    }
}

impl Place {
    /// The square with this file and rank, if the 8x8 board has it.
    pub fn square(self) -> Option<crate::Square> {
        ((0..8).contains(&self.x) && (0..8).contains(&self.y))
            .then(|| crate::Square::at(self.x as u8, self.y as u8))
    }
}

impl Step {
    /// The step onto a square.
    pub fn square(square: crate::Square) -> Step {
        Step::Place(square.into())
    }
}

/// The cells of an 8x8 board of men and kings, chequered or plain.
pub fn draughts_cells(pieces: [crate::text::Pieces; 2], chequered: bool) -> Vec<Cell> {
    (0..64)
        .map(crate::Square::new)
        .map(|square| {
            let ground = match (chequered, square.is_dark()) {
                (false, _) => Ground::Plain,
                (true, true) => Ground::Dark,
                (true, false) => Ground::Light,
            };
            let token = (0..2u8).find_map(|seat| {
                let side = pieces[seat as usize];
                let kind = if side.men & square.bit() != 0 {
                    Kind::Man
                } else if side.kings & square.bit() != 0 {
                    Kind::King
                } else {
                    return None;
                };
                Some(Token {
                    kind,
                    seat: Some(seat),
                })
            });
            Cell {
                place: square.into(),
                name: square.to_string(),
                ground,
                zone: None,
                stack: token.into_iter().collect(),
            }
        })
        .collect()
}
