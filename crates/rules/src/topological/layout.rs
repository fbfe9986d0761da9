//! The board once it is laid out: its fields and which of them lie how many steps apart.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{Cell, Path, frontier, order, paths, seek};

/// The fields of a board, fixed for the rest of the game, numbered by y, then x. Sets of fields are
/// words with a bit for each.
#[derive(Clone)]
pub struct Layout {
    cells: Box<[Cell]>,
    path: Path,
    /// Fields 1, 2 and 3 steps away: most moves need no more, and finding them is quick.
    near: Box<[[u64; 3]]>,
    /// Fields further away, made when first asked for.
    far: OnceLock<Far>,
}

/// Fields any number of steps away, as far as they are known.
struct Far {
    /// At `field * fields + k`. Each is found by whoever first asks for it; who asks at the same time
    /// finds the same.
    sets: Box<[AtomicU64]>,
    beside: Box<[u64]>,
    distances: Box<[u8]>,
}

/// A set that nobody has asked for: no field is among those it reaches itself.
const UNKNOWN: u64 = u64::MAX;
/// A layout of less [cost](order::cost) is worked out within a millisecond or so.
const NARROW: u64 = 30_000;

impl Layout {
    /// The layout of these cells: sorted, connected, 64 at most.
    pub(super) fn new(cells: &[Cell], path: Path) -> Layout {
        let beside = neighbours(cells);
        let near = match path {
            Path::Any => paths::near(&beside),
            Path::Straight => (0..cells.len())
                .map(|field| [1, 2, 3].map(|k| straight(cells, field, k)))
                .collect(),
        };
        Layout {
            cells: cells.into(),
            path,
            near,
            far: OnceLock::new(),
        }
    }

    /// How many fields there are.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Never: a layout has at least four fields.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The cells of the fields, in their order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The number of the field on a cell.
    pub fn field(&self, cell: Cell) -> Option<usize> {
        self.cells.binary_search(&cell).ok()
    }

    /// The fields beside one.
    pub fn beside(&self, field: usize) -> u64 {
        self.near[field][0]
    }

    /// The fields that a stack of `k` checkers can go to: exactly k steps, by the ways the option
    /// `path` allows. Quick up to 3; the first question beyond may, seldom, work out the whole layout.
    #[inline]
    pub fn reach(&self, field: usize, k: usize) -> u64 {
        match k {
            1..=3 => self.near[field][k - 1],
            _ => self.reach_beyond(field, k),
        }
    }

    fn reach_beyond(&self, field: usize, k: usize) -> u64 {
        match (k, self.path) {
            (0, _) => 0,
            _ if k >= self.len() => 0, // a way of k steps visits k + 1 fields
            (_, Path::Straight) => straight(&self.cells, field, k),
            (_, Path::Any) => self.far(field, k),
        }
    }

    fn far(&self, field: usize, k: usize) -> u64 {
        let far = self.far.get_or_init(|| Far::new(&self.cells));
        let set = &far.sets[field * self.len() + k];
        match set.load(Ordering::Relaxed) {
            UNKNOWN => {
                match seek::reach(&far.beside, &far.distances, field, k) {
                    Some(found) => set.store(found, Ordering::Relaxed),
                    None => far.all(&self.cells),
                }
                set.load(Ordering::Relaxed)
            }
            known => known,
        }
    }
}

impl Far {
    /// A small or narrow layout is worked out at once; of a broad one nothing is known yet.
    fn new(cells: &[Cell]) -> Far {
        let beside = neighbours(cells);
        let sets = paths::plain(&beside, paths::BUDGET).unwrap_or_else(|| {
            let order = order::best(cells, &beside);
            if order::cost(&beside, &order) < NARROW {
                frontier::far(&beside, &order)
            } else {
                vec![UNKNOWN; beside.len() * beside.len()].into()
            }
        });
        Far {
            sets: sets.into_iter().map(AtomicU64::new).collect(),
            distances: seek::distances(&beside),
            beside: beside.into(),
        }
    }

    /// Works out the whole layout.
    fn all(&self, cells: &[Cell]) {
        let found = frontier::far(&self.beside, &order::best(cells, &self.beside));
        for (set, found) in self.sets.iter().zip(found) {
            set.store(found, Ordering::Relaxed);
        }
    }
}

impl Clone for Far {
    fn clone(&self) -> Far {
        let known = |set: &AtomicU64| AtomicU64::new(set.load(Ordering::Relaxed));
        Far {
            sets: self.sets.iter().map(known).collect(),
            beside: self.beside.clone(),
            distances: self.distances.clone(),
        }
    }
}

/// The fields beside each of these cells, which are sorted.
fn neighbours(cells: &[Cell]) -> Vec<u64> {
    let mut beside = vec![0; cells.len()];
    for step in [Cell::STEPS[2], Cell::STEPS[3]] {
        let mut to = 0;
        for (from, &cell) in cells.iter().enumerate() {
            let target = cell.step(step);
            while to < cells.len() && cells[to] < target {
                to += 1;
            }
            if cells.get(to) == Some(&target) {
                beside[from] |= 1 << to;
                beside[to] |= 1 << from;
            }
        }
    }
    beside
}

/// The fields `k` steps away in one direction, with a field at every step.
fn straight(cells: &[Cell], from: usize, k: usize) -> u64 {
    let ends = Cell::STEPS.map(|step| {
        let mut cell = cells[from];
        let mut field = from;
        for _ in 0..k {
            cell = cell.step(step);
            match cells.binary_search(&cell) {
                Ok(next) => field = next,
                Err(_) => return 0,
            }
        }
        1u64 << field
    });
    if k == 0 {
        0
    } else {
        ends.into_iter().fold(0, |set, end| set | end)
    }
}

impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        self.cells == other.cells && self.path == other.path
    }
}

impl Eq for Layout {}

impl std::fmt::Debug for Layout {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Layout")
            .field("cells", &self.cells)
            .finish_non_exhaustive()
    }
}
