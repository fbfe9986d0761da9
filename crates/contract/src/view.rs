//! Views that come in: somebody has edited them, so they are looked at twice.

use doska_play::rules::{self, Note};

use super::{Area, AreaKind, Cell, Coordinates, Ground, Kind, Surface, Token, View};

impl From<rules::AreaKind> for AreaKind {
    fn from(kind: rules::AreaKind) -> AreaKind {
        match kind {
            rules::AreaKind::Reserve => AreaKind::Reserve,
            rules::AreaKind::Repository => AreaKind::Repository,
            rules::AreaKind::Hand => AreaKind::Hand,
            rules::AreaKind::Backup(..) => AreaKind::Backup,
        }
    }
}

impl From<Token> for rules::Token {
    fn from(token: Token) -> rules::Token {
        rules::Token {
            kind: token.kind.into(),
            seat: token.seat,
        }
    }
}

impl From<Kind> for rules::Kind {
    fn from(kind: Kind) -> rules::Kind {
        match kind {
            Kind::Man => rules::Kind::Man,
            Kind::King => rules::Kind::King,
            Kind::Pawn => rules::Kind::Pawn,
            Kind::Drone => rules::Kind::Drone,
            Kind::Queen => rules::Kind::Queen,
            Kind::Checker => rules::Kind::Checker,
        }
    }
}

impl From<Cell> for rules::Cell {
    fn from(cell: Cell) -> rules::Cell {
        rules::Cell {
            place: rules::Place {
                x: cell.x,
                y: cell.y,
            },
            name: cell.name,
            ground: match cell.ground {
                Ground::Dark => rules::Ground::Dark,
                Ground::Light => rules::Ground::Light,
                Ground::Plain => rules::Ground::Plain,
                Ground::Field => rules::Ground::Field,
                Ground::Open => rules::Ground::Open,
            },
            zone: cell.zone,
            stack: cell.stack.into_iter().map(rules::Token::from).collect(),
        }
    }
}

impl TryFrom<Area> for rules::Area {
    type Error = Note;

    /// A backup has a line and four signs; what signs they are, its game judges.
    fn try_from(area: Area) -> Result<rules::Area, Note> {
        let kind = match area.kind {
            AreaKind::Reserve => rules::AreaKind::Reserve,
            AreaKind::Repository => rules::AreaKind::Repository,
            AreaKind::Hand => rules::AreaKind::Hand,
            AreaKind::Backup => {
                let signs = area.signs.unwrap_or_default();
                let four = signs.as_bytes().try_into();
                let (Ok(four), Some(line @ 0..16)) = (four, area.line) else {
                    return Err(Note::new("edit-signs").part(&signs));
                };
                rules::AreaKind::Backup(line, four)
            }
        };
        Ok(rules::Area {
            kind,
            seat: area.seat,
            count: area.count,
            piece: area.piece.into(),
        })
    }
}

impl TryFrom<View> for rules::View {
    type Error = Note;

    fn try_from(view: View) -> Result<rules::View, Note> {
        let areas = view.areas.into_iter().map(rules::Area::try_from);
        Ok(rules::View {
            cells: view.cells.into_iter().map(rules::Cell::from).collect(),
            areas: areas.collect::<Result<_, _>>()?,
            scores: view.scores,
            seats: view.seats,
            seat: view.seat,
            surface: match view.surface {
                Surface::Grid => rules::Surface::Grid,
                Surface::Plane => rules::Surface::Plane,
            },
            coordinates: match view.coordinates {
                Coordinates::Letters => rules::Coordinates::Letters,
                Coordinates::Numbers => rules::Coordinates::Numbers,
            },
            stacks: view.stacks,
            jumps: view.jumps,
            // What the game fixes cannot be edited, and nothing asks a draft for it.
            seating: Vec::new(),
            backups: None,
        })
    }
}
