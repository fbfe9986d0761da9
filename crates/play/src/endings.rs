//! Exact tables of endings, for the games that have them.

use std::any::Any;
use std::io;
use std::path::Path;
use std::sync::Arc;

use doska_rules::turkish::{QUIET_LIMIT, Turkish};
use doska_rules::{Game, Position};
use doska_search::EngineGame;
use doska_search::oracle::{Certain, Oracle};
use doska_tables::{Board, Class, Damage, Folder, Header, Table, Tables, Value};

use crate::{AnyPosition, GameInfo};

/// Whether there are tables of a game's endings.
pub fn has_tables(game: &GameInfo) -> bool {
    game.id == Turkish::ID
}

/// The tables that know a position, then what its moves lead to; none where there are no tables of so many
/// pieces.
pub fn wanted(position: &AnyPosition) -> Vec<Class> {
    position.0.classes()
}

/// [`wanted`] for a position of the game `G`.
pub(crate) fn classes<G: EngineGame>(position: &G) -> Vec<Class> {
    let position: &dyn Any = position;
    let Some(position) = position.downcast_ref::<Turkish>() else {
        return Vec::new();
    };
    let class = |position: &Turkish| Class::new(Class::of(Board::of(position)).counts);
    let Some(own) = class(position) else {
        return Vec::new();
    };
    let mut all = vec![own];
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    for m in moves {
        // A side that has lost all its pieces needs no table.
        let next = class(&position.after(m));
        all.extend(next.filter(|next| !all.contains(next)));
    }
    all
}

/// What is known of endings for certain. The engine plays by it, and positions can be looked up.
pub struct Endings {
    tables: Arc<Tables>,
    turkish: Box<dyn Oracle<Turkish>>,
}

impl std::fmt::Debug for Endings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "endings of up to {} pieces", self.most_pieces())
    }
}

/// The tables as an oracle of the search.
struct TableOracle(Arc<Tables>);

impl Oracle<Turkish> for TableOracle {
    fn ask(&self, position: &Turkish, &quiet: &u32) -> Option<Certain> {
        let certain = certain(self.0.value(position)?);
        match certain {
            // A win or a loss that the quiet limit might cut short is not certain.
            Certain::Win(plies) | Certain::Loss(plies) if plies + quiet > QUIET_LIMIT => None,
            certain => Some(certain),
        }
    }
}

fn certain(value: Value) -> Certain {
    match value {
        Value::Win(plies) => Certain::Win(plies.into()),
        Value::Draw => Certain::Draw,
        Value::Loss(plies) => Certain::Loss(plies.into()),
    }
}

impl Endings {
    /// What these tables know.
    pub fn new(tables: Tables) -> Endings {
        let tables = Arc::new(tables);
        let turkish = Box::new(TableOracle(tables.clone()));
        Endings { tables, turkish }
    }

    /// The tables of a folder, each read when it is needed.
    pub fn open(folder: &Path) -> io::Result<Endings> {
        Ok(Endings::new(Folder::new(folder).tables()?))
    }

    /// What is known with one table more: its bytes, as they stand in a file. Nothing of the others is
    /// copied.
    pub fn with(known: Option<&Endings>, bytes: &[u8]) -> Result<Endings, Damage> {
        let table = Table::read(bytes, Header::read(bytes)?.class)?;
        let mut tables = Tables::default();
        for table in known.iter().flat_map(|known| known.tables.all()) {
            tables.add(table);
        }
        tables.add(table);
        Ok(Endings::new(tables))
    }

    /// Whether the table of a class is at hand.
    pub fn has(&self, class: Class) -> bool {
        self.tables.table(class).is_some()
    }

    /// The most pieces of which anything is known; 0 if there are no tables.
    pub fn most_pieces(&self) -> u32 {
        self.tables.most()
    }

    /// What is certain of a position, with the counters it stands with; `None` where it is not known.
    pub fn certain(&self, position: &AnyPosition) -> Option<Certain> {
        position.0.certain(self)
    }

    /// What the tables say of a position, as if its counters were fresh.
    pub fn on_the_board(&self, position: &AnyPosition) -> Option<Certain> {
        position.0.fresh().certain(self)
    }

    /// Tables that are found not to be usable so far.
    pub fn damaged(&self) -> Vec<(Class, Damage)> {
        self.tables.damaged()
    }

    /// What is known of the game `G`.
    pub(crate) fn oracle<G: EngineGame>(&self) -> Option<&dyn Oracle<G>> {
        let turkish: &dyn Any = &self.turkish;
        turkish
            .downcast_ref::<Box<dyn Oracle<G>>>()
            .map(Box::as_ref)
    }
}
