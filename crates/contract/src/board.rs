//! Positions to draw, steps to tap, events to animate.

use doska_play::rules;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// A place of the board: file and rank from 0, or x and y of the plane.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Place {
    /// To the right.
    pub x: i8,
    /// Upward.
    pub y: i8,
}

/// What a piece is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
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
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Token {
    /// What it is.
    pub kind: Kind,
    /// The seat whose colour it has; null where pieces have no colour.
    pub seat: Option<u8>,
}

/// dark, light: squares of a chequered board; plain: of a plain one; field: of a plane; open: a place
/// beside a layout where the next piece may be laid.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
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
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Cell {
    /// File, or x.
    pub x: i8,
    /// Rank, or y.
    pub y: i8,
    /// Its name in move texts: "c3", or "2,-1" on the plane.
    pub name: String,
    /// What it is made of.
    pub ground: Ground,
    /// The seat whose zone it lies in, in games with zones.
    pub zone: Option<u8>,
    /// What stands on it, from bottom to top.
    pub stack: Vec<Token>,
}

/// What lies beside the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum AreaKind {
    /// Pieces that can be dropped.
    Reserve,
    /// Pieces that pay for backups.
    Repository,
    /// Pieces still to be laid.
    Hand,
    /// A backup.
    Backup,
}

/// What the cells are part of.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Surface {
    /// A board whose cells never change.
    Grid,
    /// A plane without an edge, where cells come and go.
    Plane,
}

/// How places are written.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum Coordinates {
    /// A letter for the file, a number from 1 for the rank: a1.
    Letters,
    /// Two numbers: 0,-1.
    Numbers,
}

/// A seat at the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Seating {
    /// The direction from the middle of the board to the side or corner where it sits.
    pub side: Place,
    /// The team it plays for.
    pub team: u8,
}

/// What backups are made of, in a game that has them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct BackupRules {
    /// The lines that can be recorded.
    pub lines: Vec<BackupLine>,
    /// The signs of a backup: what each puts on its square, and its price.
    pub signs: Vec<BackupSign>,
}

/// A line that a backup can record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct BackupLine {
    /// Its number.
    pub number: u8,
    /// Its name in move texts.
    pub name: String,
    /// The squares that it covers, in the order of a backup's signs.
    pub squares: Vec<Place>,
}

/// What one sign of a backup stands for.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct BackupSign {
    /// How it is written.
    pub sign: char,
    /// The piece that it puts on its square; null for an aperture.
    pub kind: Option<Kind>,
    /// How many men it costs.
    pub price: u8,
}

/// Something beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Area {
    /// What it is.
    pub kind: AreaKind,
    /// Whose it is.
    pub seat: u8,
    /// How many pieces lie there; for a backup, what it cost.
    pub count: u32,
    /// What they are.
    pub piece: Kind,
    /// The number of a backup's line.
    pub line: Option<u8>,
    /// The four signs of a backup: m, k or a point.
    pub signs: Option<String>,
}

/// A position as plain data for drawing and speaking.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
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

/// One tap of a move being entered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Step {
    /// A square or field.
    Place {
        /// File, or x.
        x: i8,
        /// Rank, or y.
        y: i8,
    },
    /// The mover's own reserve, to drop from.
    Reserve,
    /// How many checkers to take from the top of a stack.
    Take {
        /// How many checkers are taken.
        count: u8,
    },
    /// A line to record.
    Build {
        /// Its number.
        line: u8,
    },
    /// A backup to restore.
    Restore {
        /// The number of its line.
        line: u8,
        /// Its four signs.
        signs: String,
    },
    /// The pass.
    Pass,
}

/// Something that happens in a move: for animation, sound and speech.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The top pieces of a place go to another (one piece, but in stacks).
    Move {
        /// The place it leaves.
        from: Place,
        /// The place it reaches.
        to: Place,
        /// What moves; the top one of a stack.
        token: Token,
        /// How many.
        count: u8,
    },
    /// A piece is taken.
    Take {
        /// Where it stood.
        at: Place,
        /// What it was.
        token: Token,
        /// The seat whose reserve, repository or points it goes to; null where it leaves the game.
        to: Option<u8>,
    },
    /// A piece becomes another: a promotion or a merging.
    Become {
        /// Where it stands.
        at: Place,
        /// What it is now.
        token: Token,
    },
    /// A piece comes onto the board: a drop, a checker laid out, a piece restored.
    Put {
        /// Where it is put.
        at: Place,
        /// The piece.
        token: Token,
    },
    /// A piece goes to the basket because a restored one takes its place.
    Discard {
        /// Where it stood.
        at: Place,
        /// What it was.
        token: Token,
    },
    /// A backup is built.
    Build {
        /// The number of its line.
        line: u8,
        /// Its four signs.
        signs: String,
    },
    /// A backup is used up.
    Restore {
        /// The number of its line.
        line: u8,
        /// Its four signs.
        signs: String,
    },
    /// Nothing is moved.
    Pass,
}

/// The four signs of a backup as text.
fn signs(signs: [u8; 4]) -> String {
    signs.iter().map(|&sign| char::from(sign)).collect()
}

impl From<rules::Place> for Place {
    fn from(place: rules::Place) -> Place {
        Place {
            x: place.x,
            y: place.y,
        }
    }
}

impl From<rules::Kind> for Kind {
    fn from(kind: rules::Kind) -> Kind {
        match kind {
            rules::Kind::Man => Kind::Man,
            rules::Kind::King => Kind::King,
            rules::Kind::Pawn => Kind::Pawn,
            rules::Kind::Drone => Kind::Drone,
            rules::Kind::Queen => Kind::Queen,
            rules::Kind::Checker => Kind::Checker,
        }
    }
}

impl From<rules::Token> for Token {
    fn from(token: rules::Token) -> Token {
        Token {
            kind: token.kind.into(),
            seat: token.seat,
        }
    }
}

impl From<rules::Cell> for Cell {
    fn from(cell: rules::Cell) -> Cell {
        Cell {
            x: cell.place.x,
            y: cell.place.y,
            name: cell.name,
            ground: match cell.ground {
                rules::Ground::Dark => Ground::Dark,
                rules::Ground::Light => Ground::Light,
                rules::Ground::Plain => Ground::Plain,
                rules::Ground::Field => Ground::Field,
                rules::Ground::Open => Ground::Open,
            },
            zone: cell.zone,
            stack: cell.stack.into_iter().map(Token::from).collect(),
        }
    }
}

impl From<rules::Area> for Area {
    fn from(area: rules::Area) -> Area {
        let backup = match area.kind {
            rules::AreaKind::Backup(line, four) => Some((line, signs(four))),
            _ => None,
        };
        let (line, signs) = backup.unzip();
        Area {
            kind: area.kind.into(),
            seat: area.seat,
            count: area.count,
            piece: area.piece.into(),
            line,
            signs,
        }
    }
}

impl From<rules::View> for View {
    fn from(view: rules::View) -> View {
        View {
            cells: view.cells.into_iter().map(Cell::from).collect(),
            areas: view.areas.into_iter().map(Area::from).collect(),
            scores: view.scores,
            seats: view.seats,
            seat: view.seat,
            surface: match view.surface {
                rules::Surface::Grid => Surface::Grid,
                rules::Surface::Plane => Surface::Plane,
            },
            coordinates: match view.coordinates {
                rules::Coordinates::Letters => Coordinates::Letters,
                rules::Coordinates::Numbers => Coordinates::Numbers,
            },
            stacks: view.stacks,
            jumps: view.jumps,
            seating: view.seating.into_iter().map(Seating::from).collect(),
            backups: view.backups.map(BackupRules::from),
        }
    }
}

impl From<rules::Seating> for Seating {
    fn from(seating: rules::Seating) -> Seating {
        Seating {
            side: seating.side.into(),
            team: seating.team,
        }
    }
}

impl From<rules::BackupRules> for BackupRules {
    fn from(backups: rules::BackupRules) -> BackupRules {
        let lines = backups.lines.into_iter().map(|line| BackupLine {
            number: line.number,
            name: line.name,
            squares: line.squares.into_iter().map(Place::from).collect(),
        });
        let signs = backups.signs.into_iter().map(|sign| BackupSign {
            sign: sign.sign.into(),
            kind: sign.kind.map(Kind::from),
            price: sign.price,
        });
        BackupRules {
            lines: lines.collect(),
            signs: signs.collect(),
        }
    }
}

impl From<rules::Step> for Step {
    fn from(step: rules::Step) -> Step {
        match step {
            rules::Step::Place(rules::Place { x, y }) => Step::Place { x, y },
            rules::Step::Reserve => Step::Reserve,
            rules::Step::Take(count) => Step::Take { count },
            rules::Step::Build(line) => Step::Build { line },
            rules::Step::Restore(line, four) => Step::Restore {
                line,
                signs: signs(four),
            },
            rules::Step::Pass => Step::Pass,
        }
    }
}

impl From<&Step> for rules::Step {
    /// Signs that are not four become none at all, which no backup has: the rules refuse such a step.
    fn from(step: &Step) -> rules::Step {
        match *step {
            Step::Place { x, y } => rules::Step::Place(rules::Place { x, y }),
            Step::Reserve => rules::Step::Reserve,
            Step::Take { count } => rules::Step::Take(count),
            Step::Build { line } => rules::Step::Build(line),
            Step::Restore { line, ref signs } => {
                rules::Step::Restore(line, signs.as_bytes().try_into().unwrap_or_default())
            }
            Step::Pass => rules::Step::Pass,
        }
    }
}

impl From<rules::Event> for Event {
    fn from(event: rules::Event) -> Event {
        match event {
            rules::Event::Move {
                from,
                to,
                token,
                count,
            } => Event::Move {
                from: from.into(),
                to: to.into(),
                token: token.into(),
                count,
            },
            rules::Event::Take { at, token, to } => Event::Take {
                at: at.into(),
                token: token.into(),
                to,
            },
            rules::Event::Become { at, token } => Event::Become {
                at: at.into(),
                token: token.into(),
            },
            rules::Event::Put { at, token } => Event::Put {
                at: at.into(),
                token: token.into(),
            },
            rules::Event::Discard { at, token } => Event::Discard {
                at: at.into(),
                token: token.into(),
            },
            rules::Event::Build(line, four) => Event::Build {
                line,
                signs: signs(four),
            },
            rules::Event::Restore(line, four) => Event::Restore {
                line,
                signs: signs(four),
            },
            rules::Event::Pass => Event::Pass,
        }
    }
}
