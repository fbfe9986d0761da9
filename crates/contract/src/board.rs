//! Positions to draw, steps to tap, events to animate.

use doska_play::rules;
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

/// A place of the board: file and rank from 0 where squares have names, x and y of the plane otherwise.
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

/// dark, light: squares of a chequered board; plain: of a plain one; field: of a layout on the plane.
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
    /// A field of a layout, or a place where the next checker may be laid.
    Field,
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
    /// Men that can be dropped.
    Reserve,
    /// Men that pay for backups.
    Repository,
    /// Checkers still to be laid.
    Hand,
    /// A backup.
    Backup,
}

/// Something beside the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct Area {
    /// What it is.
    pub kind: AreaKind,
    /// Whose it is.
    pub seat: u8,
    /// How many men lie there; for a backup, what it cost.
    pub count: u32,
    /// The line of a backup: 0 to 7 are the files a to h, 8 to 15 the ranks 1 to 8.
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
    /// Whether ranks and files have names (a1), or places have numbers (0,0).
    pub named: bool,
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
        /// So many.
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
        /// From here.
        from: Place,
        /// To here.
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
        /// Where.
        at: Place,
        /// What it is now.
        token: Token,
    },
    /// A piece comes onto the board: a drop, a checker laid out, a piece restored.
    Put {
        /// Where.
        at: Place,
        /// What.
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
            named: view.named,
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
