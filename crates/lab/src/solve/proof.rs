//! Proving that White has at least so much, by trying every move until one proves it.

use std::collections::HashMap;
use std::rc::Rc;

use doska_rules::topological::{Move, Options, Topological};
use doska_rules::{Position, Text};

use super::board::{Next, State, Ways};
use super::table::{Ask, Known, Lean, Table};
use super::turn::{Cells, checkers, turned};
use doska_search::{Evaluation, Stop};

/// How many positions there are between two looks at whether to stop.
const CHECK_EVERY: u64 = 4096;

/// A layout that is known by its number.
pub(super) struct Ground {
    id: u32,
    pub ways: Ways,
}

/// Everything that has been proved so far.
pub(super) struct Prover<'a> {
    options: Options,
    table: Table,
    laid: HashMap<Cells, Known>,
    grounds: HashMap<Vec<(i8, i8)>, Rc<Ground>>,
    /// The moves of the positions being searched, with how early they are tried.
    candidates: Vec<(i16, Move)>,
    untold: u64,
    stop: &'a Stop,
}

/// A move in 16 bits; 0 is none.
fn code(m: Move) -> u16 {
    match m {
        Move::Move { from, to, k } => u16::from(from) << 8 | u16::from(to) << 4 | u16::from(k),
        _ => u16::MAX,
    }
}

impl<'a> Prover<'a> {
    pub fn new(options: Options, megabytes: usize, stop: &'a Stop) -> Prover<'a> {
        Prover {
            options,
            table: Table::new(megabytes),
            laid: HashMap::new(),
            grounds: HashMap::new(),
            candidates: Vec::new(),
            untold: 0,
            stop,
        }
    }

    /// Counts a position; `None` if the search was stopped.
    fn count(&mut self) -> Option<()> {
        self.untold += 1;
        if self.untold >= CHECK_EVERY {
            let stopped = self.stop.tell(self.untold);
            self.untold = 0;
            if stopped {
                self.candidates.clear();
                return None;
            }
        }
        Some(())
    }

    /// Positions searched.
    pub fn positions(&self) -> u64 {
        self.stop.nodes() + self.untold
    }

    /// The layout of a position where moving begins, turned as it is known, with its stacks, and where
    /// each field stood before it was turned.
    pub fn ground(&mut self, position: &Topological) -> Option<(Rc<Ground>, State, Vec<u8>)> {
        let (cells, from) = turned(&checkers(position));
        let stacks = cells.iter().map(|&(y, x, black)| {
            let checker = if black { 'b' } else { 'w' };
            format!("{x},{y}={checker}")
        });
        let text = format!("M w {}", stacks.collect::<Vec<_>>().join(";"));
        let turned = Topological::read(&text, &self.options).ok()?;
        let (ways, state) = Ways::of(&turned)?;
        let places = cells.iter().map(|&(y, x, _)| (y, x)).collect();
        let id = self.grounds.len() as u32;
        let ground = self.grounds.entry(places);
        let ground = ground.or_insert_with(|| Rc::new(Ground { id, ways }));
        Some((Rc::clone(ground), state, from))
    }

    /// Answers for a position of stage 1, or where it ends.
    pub fn lay(&mut self, position: &Topological, ask: Ask) -> Option<bool> {
        self.count()?;
        let (cells, _) = turned(&checkers(position));
        let known = self.laid.get(&cells);
        if let Some(answer) = known.and_then(|known| known.answer(ask)) {
            return Some(answer);
        }
        let answer = if position.laying().is_some() {
            let white = position.seat().index() == 0;
            let mut answer = !white;
            for (_, after) in layings(position) {
                if self.lay(&after, ask)? == white {
                    answer = white;
                    break;
                }
            }
            answer
        } else {
            let (ground, state, _) = self.ground(position)?;
            self.prove(&ground, &state, ask)?
        };
        let known = self.laid.entry(cells).or_insert(Known::NOTHING);
        known.learn(ask, answer);
        Some(answer)
    }

    /// Answers for a position of stage 2.
    pub fn prove(&mut self, ground: &Ground, state: &State, ask: Ask) -> Option<bool> {
        self.count()?;
        let key = ground.ways.pack(state);
        let found = self.table.get(ground.id, key);
        let (mut known, mut best) = found.unwrap_or((Known::NOTHING, 0));
        if let Some(answer) = known.answer(ask) {
            return Some(answer);
        }
        let white = state.white();
        let first = self.candidates.len();
        self.list(ground, state, best);
        let last = self.candidates.len();
        let mut answer = !white;
        for i in first..last {
            let (_, m) = self.candidates[i];
            if self.try_move(ground, state, m, ask)? == white {
                answer = white;
                best = code(m);
                break;
            }
        }
        self.candidates.truncate(first);
        // What was proved below may have come by here as well.
        if let Some((newer, _)) = self.table.get(ground.id, key) {
            known = newer;
        }
        known.learn(ask, answer);
        self.table.put(ground.id, key, known, best);
        Some(answer)
    }

    /// Answers for a move.
    pub fn try_move(&mut self, ground: &Ground, state: &State, m: Move, ask: Ask) -> Option<bool> {
        let (after, next) = ground.ways.play(state, m);
        match next {
            Next::End => Some(after.margin() >= ask.least),
            Next::Same(next) => self.prove(ground, &next, ask),
            Next::Period(next) => {
                let periods = ask.periods.saturating_sub(1);
                let ask = Ask { periods, ..ask };
                if periods > 0 {
                    return self.prove(ground, &next, ask);
                }
                let known = self.table.get(ground.id, ground.ways.pack(&next));
                let known = known.and_then(|(known, _)| known.answer(ask));
                Some(known.unwrap_or(ask.lean == Lean::High))
            }
        }
    }

    /// Lists the moves, best first: the one that proved something before, then by captures.
    fn list(&mut self, ground: &Ground, state: &State, best: u16) {
        let first = self.candidates.len();
        let sign = if state.white() { 1 } else { -1 };
        let candidates = &mut self.candidates;
        ground.ways.moves(state, &mut |m| {
            let rank = if code(m) == best {
                i16::MAX
            } else {
                let (after, next) = ground.ways.play(state, m);
                let bonus = match (next, m) {
                    (Next::End, _) => 4,
                    (_, Move::Pass) => -4,
                    _ => 0,
                };
                8 * sign * i16::from(after.margin()) + bonus
            };
            candidates.push((-rank, m));
        });
        self.candidates[first..].sort_by_key(|&(rank, _)| rank);
    }
}

/// The moves of stage 1, those that look best first, and of those that lead to the same layout only one.
pub(super) fn layings(position: &Topological) -> Vec<(Move, Topological)> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut seen = Vec::new();
    let mut out = Vec::new();
    for m in moves {
        let after = position.after(m);
        let (cells, _) = turned(&checkers(&after));
        if !seen.contains(&cells) {
            seen.push(cells);
            out.push((m, after));
        }
    }
    out.sort_by_key(|(_, after)| after.evaluate());
    out
}
