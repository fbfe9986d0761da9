//! Positions and playing moves: implements `Position`.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use super::{Cell, Laying, Layout, Options, Stack, Stacks, paths::fields};
use crate::{Outcome, Position, Reason, Seat, zobrist};

/// A position of Topological Checkers. Two are equal when their texts and options are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Topological {
    key: u64,
    options: Options,
    seat: Seat,
    stage: Stage,
}

/// What the two stages have on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    Laying(Laying),
    Moving(Stacks),
}

/// A move of either stage.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Move {
    /// Stage 1: the mover lays one of his checkers.
    Lay {
        /// To the right of the first one.
        x: i8,
        /// Above the first one.
        y: i8,
    },
    /// Stage 2: the top `k` checkers of a field go to another.
    Move {
        /// The number of the field they leave.
        from: u8,
        /// The number of the field they land on.
        to: u8,
        /// How many, and how many steps.
        k: u8,
    },
    /// Stage 2: nothing is moved.
    Pass,
}

const CELLS: u64 = 0x746F_706F_0000_0000;
const BLACK_TO_MOVE: u64 = zobrist::mix(0x746F_706F_0100_0000);
const MOVING: u64 = zobrist::mix(0x746F_706F_0100_0001);

/// The part of a key that one cell and what stands on it gives.
const fn cell_key(cell: Cell, stack: Stack) -> u64 {
    let place = CELLS | (cell.code() as u64) << 8 | stack.height as u64;
    zobrist::mix(zobrist::mix(place) ^ stack.black)
}

const fn single(black: bool) -> Stack {
    Stack {
        height: 1,
        black: black as u64,
    }
}

impl Topological {
    pub(super) fn new(options: Options, seat: Seat, stage: Stage) -> Topological {
        let mut position = Topological {
            key: 0,
            options,
            seat,
            stage,
        };
        position.key = position.fresh_key();
        position
    }

    pub(super) fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The checkers laid so far, in stage 1.
    pub fn laying(&self) -> Option<&Laying> {
        match &self.stage {
            Stage::Laying(laying) => Some(laying),
            Stage::Moving(_) => None,
        }
    }

    /// The stacks, in stage 2.
    pub fn stacks(&self) -> Option<&Stacks> {
        match &self.stage {
            Stage::Laying(_) => None,
            Stage::Moving(stacks) => Some(stacks),
        }
    }

    /// Enemy checkers in the stacks each seat owns; none in stage 1.
    pub fn captures(&self) -> [u8; 2] {
        self.stacks().map_or([0, 0], Stacks::captures)
    }

    /// Whether a move is legal here.
    pub fn is_legal(&self, m: Move) -> bool {
        match (&self.stage, m) {
            (Stage::Laying(laying), Move::Lay { x, y }) => {
                Cell::near(crate::Place { x, y }).is_some_and(|cell| laying.allows(cell))
            }
            (Stage::Moving(stacks), Move::Move { from, to, k }) => {
                let (from, to) = (from as usize, to as usize);
                from.max(to) < stacks.layout().len()
                    && stacks.owned(self.seat) >> from & 1 != 0
                    && (1..=stacks.height(from)).contains(&k)
                    && stacks.layout().reach(from, k as usize) >> to & 1 != 0
            }
            (Stage::Moving(_), Move::Pass) => true,
            _ => false,
        }
    }

    /// The key worked out from nothing but what stands on the board.
    pub fn fresh_key(&self) -> u64 {
        let side = if self.seat == Seat::FIRST {
            0
        } else {
            BLACK_TO_MOVE
        };
        match &self.stage {
            Stage::Laying(laying) => {
                let cells = laying.cells().iter().enumerate();
                cells.fold(side, |key, (i, &cell)| {
                    key ^ cell_key(cell, single(laying.black() >> i & 1 != 0))
                })
            }
            Stage::Moving(stacks) => stacks.all().fold(side ^ MOVING, |key, (cell, stack)| {
                key ^ cell_key(cell, stack)
            }),
        }
    }

    /// The same position, sharing nothing with this one: for another thread. Positions share their
    /// layout, and threads that count together how many do so wait for each other.
    pub fn apart(&self) -> Topological {
        let mut apart = self.clone();
        if let Stage::Moving(stacks) = &mut apart.stage {
            *stacks = stacks.apart();
        }
        apart
    }

    fn lay(&mut self, cell: Cell) {
        let Stage::Laying(laying) = &mut self.stage else {
            return;
        };
        let black = self.seat == Seat::SECOND;
        laying.lay(cell, black);
        self.key ^= cell_key(cell, single(black));
        if laying.cells().len() == self.options.fields() {
            let layout = Arc::new(Layout::new(laying.cells(), self.options.path()));
            let colours = laying.black();
            let stacks = (0..layout.len()).map(|i| single(colours >> i & 1 != 0));
            self.stage = Stage::Moving(Stacks::new(Arc::clone(&layout), stacks));
            self.key ^= MOVING;
        }
    }
}

impl Hash for Topological {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key); // follows from the text, as equality does
    }
}

impl Position for Topological {
    type Move = Move;
    type Options = Options;

    fn start(options: &Options) -> Topological {
        Topological::new(*options, Seat::FIRST, Stage::Laying(Laying::new()))
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seat(&self) -> Seat {
        self.seat
    }

    /// Stage 1: by y, then x. Stage 2: by field, number taken, target; the pass is last.
    fn legal_moves(&self, out: &mut Vec<Move>) {
        match &self.stage {
            Stage::Laying(laying) => {
                out.extend(laying.places().map(|cell| Move::Lay {
                    x: cell.x(),
                    y: cell.y(),
                }));
            }
            Stage::Moving(stacks) => {
                for from in fields(stacks.owned(self.seat)) {
                    for k in 1..=stacks.height(from) {
                        let targets = fields(stacks.layout().reach(from, k as usize));
                        out.extend(targets.map(|to| Move::Move {
                            from: from as u8,
                            to: to as u8,
                            k,
                        }));
                    }
                }
                out.push(Move::Pass);
            }
        }
    }

    fn count_moves(&self, _: &mut Vec<Move>) -> u64 {
        match &self.stage {
            Stage::Laying(laying) => laying.places().count() as u64,
            Stage::Moving(stacks) => fields(stacks.owned(self.seat))
                .flat_map(|from| (1..=stacks.height(from) as usize).map(move |k| (from, k)))
                .map(|(from, k)| u64::from(stacks.layout().reach(from, k).count_ones()))
                .fold(1, std::ops::Add::add),
        }
    }

    fn play(&mut self, m: Move) {
        debug_assert!(self.is_legal(m), "{m:?} is legal");
        match m {
            Move::Lay { x, y } => self.lay(Cell::new(x, y)),
            Move::Move { from, to, k } => {
                if let Stage::Moving(stacks) = &mut self.stage {
                    for (field, before, after) in stacks.carry(from as usize, to as usize, k) {
                        let cell = stacks.layout().cells()[field];
                        self.key ^= cell_key(cell, before) ^ cell_key(cell, after);
                    }
                }
            }
            Move::Pass => {}
        }
        self.seat = self.seat.next(2);
        self.key ^= BLACK_TO_MOVE;
    }

    /// Nothing: games end by passes and periods, which the board does not show.
    fn outcome(&self) -> Option<Outcome> {
        None
    }

    /// Does not happen: there is always a cell beside those laid, and always the pass.
    fn stuck(&self) -> Outcome {
        let [white, black] = self.captures();
        Outcome::by_points(white.into(), black.into(), Reason::NoMoves)
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn scores(&self) -> Option<Vec<u32>> {
        Some(self.captures().map(u32::from).to_vec())
    }
}
