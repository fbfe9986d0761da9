//! Probing: a set of tables that knows the value of positions.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use doska_rules::turkish::Turkish;
use doska_rules::{Outcome, Position};

use crate::{Board, Class, Damage, Table, Value};

/// Where the bytes of tables come from when a position of their class is first asked about.
pub trait Shelf: Send + Sync {
    /// The bytes of a class; `None` if there are none.
    fn bytes(&self, class: Class) -> Option<Vec<u8>>;
}

/// Tables by their classes, read when they are first needed.
pub struct Tables {
    most: u32,
    shelf: Option<Box<dyn Shelf>>,
    slots: Vec<OnceLock<Option<Arc<Table>>>>,
    damaged: Mutex<Vec<(Class, Damage)>>,
}

impl Default for Tables {
    fn default() -> Tables {
        Tables {
            most: 0,
            shelf: None,
            slots: (0..Class::NUMBERS).map(|_| OnceLock::new()).collect(),
            damaged: Mutex::default(),
        }
    }
}

impl Tables {
    /// Tables that are read from `shelf`, which holds classes of at most so many pieces.
    pub fn on(shelf: Box<dyn Shelf>, most: u32) -> Tables {
        Tables {
            most,
            shelf: Some(shelf),
            ..Tables::default()
        }
    }

    /// Adds a table, in place of that of the same class if there is one.
    pub fn add(&mut self, table: impl Into<Arc<Table>>) {
        let table = table.into();
        self.most = self.most.max(table.class().pieces());
        let number = table.class().number();
        self.slots[number] = OnceLock::from(Some(table));
    }

    /// The tables that are at hand.
    pub fn all(&self) -> impl Iterator<Item = Arc<Table>> {
        let read = self.slots.iter().filter_map(OnceLock::get);
        read.filter_map(Clone::clone)
    }

    /// The most pieces a position may have that is worth asking about.
    pub fn most(&self) -> u32 {
        self.most
    }

    /// The table of a class.
    #[inline]
    pub fn table(&self, class: Class) -> Option<&Arc<Table>> {
        let slot = &self.slots[class.number()];
        slot.get_or_init(|| self.load(class)).as_ref()
    }

    fn load(&self, class: Class) -> Option<Arc<Table>> {
        let bytes = self.shelf.as_ref()?.bytes(class)?;
        match Table::read(&bytes, class) {
            Ok(table) => Some(Arc::new(table)),
            Err(damage) => {
                self.doubt(class, damage);
                None
            }
        }
    }

    /// Remembers that a table cannot be used.
    pub(crate) fn doubt(&self, class: Class, damage: Damage) {
        let damaged = self.damaged.lock();
        let mut damaged = damaged.unwrap_or_else(PoisonError::into_inner);
        if !damaged.iter().any(|(known, _)| *known == class) {
            damaged.push((class, damage));
        }
    }

    /// Tables that are found not to be usable so far: as if they were not there.
    pub fn damaged(&self) -> Vec<(Class, Damage)> {
        let damaged = self.damaged.lock();
        damaged.unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The value of a position; `None` if no table here knows it. A side without pieces needs no table.
    pub fn value(&self, position: &Turkish) -> Option<Value> {
        let [white, black] = position.pieces().map(|side| side.men | side.kings);
        if white == 0 || black == 0 {
            return position.outcome().map(|end| of_end(position, end));
        }
        // Nearly every position of a search ends here.
        if (white | black).count_ones() > self.most {
            return None;
        }
        let board = Board::of(position);
        self.table(Class::of(board))?.value(board)
    }
}

/// The value of a game that is over.
pub(crate) fn of_end(position: &Turkish, end: Outcome) -> Value {
    match end.winner {
        None => Value::Draw,
        Some(winner) if winner == position.seat().team() => Value::Win(0),
        Some(_) => Value::Loss(0),
    }
}
