//! Verification: checks every value against the rules and the values of its moves.
//!
//! That every value follows from those of the moves proves them all: a win or a loss comes nearer with
//! every move of its side, so it ends where the rules say that the game is over; and from a draw neither
//! side has a move to anything better.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use doska_rules::turkish::Turkish;
use doska_rules::{Position, zobrist};

use crate::share::{share, share_parts};
use crate::{Board, Class, Interrupted, Table, Tables, Value, Watch, plain};

/// A value that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The position with the wrong value.
    pub position: Turkish,
    /// What the tables say.
    pub said: Option<Value>,
    /// What follows from its moves, or from a search; `None` if that cannot be told.
    pub right: Option<Value>,
}

/// What a comparison with searches came to.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Compared {
    /// Positions compared.
    pub positions: u64,
    /// Those whose end the search found itself.
    pub decided: u64,
    /// The positions whose values differ.
    pub wrong: Vec<Wrong>,
}

/// How many wrong values are told.
const TOLD: usize = 10;

/// Compares every value of a table with those its moves lead to. Half of the positions are looked at with
/// Black to move, half of each as their mirror images.
pub fn table(
    tables: &Tables,
    table: &Table,
    threads: usize,
    watch: &dyn Watch,
) -> Result<(u64, Vec<Wrong>), Interrupted> {
    let wrong = Mutex::new(Vec::new());
    let count = AtomicU64::new(0);
    let index = table.index();
    watch.at(table.class(), 0);
    share(index.len(), threads, watch, |part| {
        let boards = part.end - part.start;
        let mut seen = 0;
        let mut moves = Vec::new();
        for number in part {
            let Some(position) = index.unrank(number).and_then(|board| seat(board, number)) else {
                continue;
            };
            seen += 1;
            let said = tables.value(&position);
            let right = follows(tables, &position, &mut moves);
            if said != right || right.is_none() || index.rank(Board::of(&position)) != number {
                let mut wrong = wrong.lock().expect("nobody panics with it");
                if wrong.len() < TOLD {
                    wrong.push(Wrong {
                        position,
                        said,
                        right,
                    });
                }
            }
        }
        count.fetch_add(seen, Relaxed);
        watch.gone(boards);
    })?;
    let wrong = wrong.into_inner().expect("nobody panics with it");
    Ok((count.into_inner(), wrong))
}

/// The position of a board: as White or as Black, as it is or mirrored, by its number.
fn seat(board: Board, number: u64) -> Option<Turkish> {
    let chance = zobrist::mix(number);
    let board = if chance & 1 == 0 {
        board
    } else {
        board.mirrored()
    };
    if chance & 2 == 0 {
        board.position()
    } else {
        board.black()
    }
}

/// The value that follows from the values of the moves.
fn follows(
    tables: &Tables,
    position: &Turkish,
    moves: &mut Vec<<Turkish as Position>::Move>,
) -> Option<Value> {
    if let Some(end) = position.outcome() {
        return Some(of_winner(position, end.winner));
    }
    moves.clear();
    position.legal_moves(moves);
    if moves.is_empty() {
        return Some(of_winner(position, position.stuck().winner));
    }
    let mut best: Option<Value> = None;
    for &m in moves.iter() {
        let value = tables.value(&position.after(m))?.before();
        best = Some(best.map_or(value, |best| best.better(value)));
    }
    best
}

fn of_winner(position: &Turkish, winner: Option<doska_rules::Team>) -> Value {
    match winner {
        None => Value::Draw,
        Some(winner) if winner == position.seat().team() => Value::Win(0),
        Some(_) => Value::Loss(0),
    }
}

/// Compares random positions of these classes with searches of at most `budget` positions each. The same
/// `seed` gives the same positions.
pub fn compare(
    tables: &Tables,
    classes: &[Class],
    sample: Sample,
    threads: usize,
    watch: &dyn Watch,
) -> Result<Compared, Interrupted> {
    let loaded: Vec<&Table> = classes
        .iter()
        .filter_map(|&class| tables.table(class).map(Arc::as_ref))
        .collect();
    let all: u64 = loaded.iter().map(|table| table.index().len()).sum();
    let out = Mutex::new(Compared::default());
    let samples = if all == 0 { 0 } else { sample.positions };
    share_parts(samples, 16, threads, watch, |part| {
        for i in part {
            let position = random(&loaded, all, zobrist::mix(sample.seed) ^ i);
            let found = plain::search(&position, sample.budget);
            let said = tables.value(&position);
            let mut out = out.lock().expect("nobody panics with it");
            out.positions += 1;
            out.decided += u64::from(found.value.is_some());
            if !said.is_some_and(|said| plain::agrees(found, said)) && out.wrong.len() < TOLD {
                out.wrong.push(Wrong {
                    position,
                    said,
                    right: found.value,
                });
            }
            watch.gone(1);
        }
    })?;
    Ok(out.into_inner().expect("nobody panics with it"))
}

/// Which positions are compared, and how long each is searched.
#[derive(Copy, Clone, Debug)]
pub struct Sample {
    /// How many positions to sample.
    pub positions: u64,
    /// How many positions the search of each may look at.
    pub budget: u64,
    /// The seed of the random choice.
    pub seed: u64,
}

/// A position of these tables, which have `all` numbers together, each as likely as any other.
fn random(tables: &[&Table], all: u64, seed: u64) -> Turkish {
    let mut chance = seed;
    loop {
        chance = zobrist::mix(chance.wrapping_add(0x9E37_79B9_7F4A_7C15));
        let mut number = chance % all;
        for table in tables {
            let len = table.index().len();
            if number >= len {
                number -= len;
                continue;
            }
            // Some numbers belong to no board: then another is tried.
            if let Some(position) = table.index().unrank(number).and_then(|b| seat(b, chance)) {
                return position;
            }
            break;
        }
    }
}
