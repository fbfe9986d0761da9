//! The evaluation of Turkish positions against a slow one that takes every piece by itself.

use doska_rules::zobrist::mix;
use doska_rules::{Seat, Square, Text};

use super::*;
use crate::weights::{names, of_numbers};

/// One side's pieces as it sees them: file and rank from 0, ranks from its own first one.
struct Army {
    men: Vec<(i32, i32)>,
    kings: Vec<(i32, i32)>,
}

impl Army {
    fn of(pieces: Pieces, turned: bool) -> Army {
        let place = |square: Square| {
            let rank = square.rank() as i32;
            (square.file() as i32, if turned { 7 - rank } else { rank })
        };
        Army {
            men: squares(pieces.men).map(place).collect(),
            kings: squares(pieces.kings).map(place).collect(),
        }
    }

    fn has(&self, at: (i32, i32)) -> bool {
        self.men.contains(&at) || self.kings.contains(&at)
    }

    fn material(&self) -> i32 {
        self.men.len() as i32 + KING_IN_MEN * self.kings.len() as i32
    }

    fn advance(&self) -> i32 {
        self.men.iter().map(|man| man.1).sum()
    }

    /// All that depends on one side's pieces alone.
    fn worth(&self, enemy: &Army, w: &Weights) -> i32 {
        let on_board = |(file, rank)| (0..8).contains(&file) && (0..8).contains(&rank);
        let empty = |at| on_board(at) && !self.has(at) && !enemy.has(at);
        let mut sum = self.kings.len() as i32 * w.king;
        if !self.kings.is_empty() && enemy.kings.is_empty() {
            sum += w.only_king;
        }
        let mut reached = Vec::new();
        for &(file, rank) in &self.kings {
            for (x, y) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let way = (1..8).map(|n| (file + n * x, rank + n * y));
                reached.extend(way.take_while(|&at| empty(at)));
            }
        }
        reached.sort_unstable();
        reached.dedup();
        sum += reached.len() as i32 * w.king_reach;
        for &(file, rank) in &self.men {
            let is = |holds: bool, weight: i32| if holds { weight } else { 0 };
            let (left, right) = ((file - 1, rank), (file + 1, rank));
            let (ahead, behind) = ((file, rank + 1), (file, rank - 1));
            let met = |&(x, y): &(i32, i32)| (x - file).abs() <= 1 && y >= rank;
            let free = !enemy.men.iter().chain(&enemy.kings).any(met);
            sum += MAN + w.rank[rank as usize];
            sum += is(file == 0 || file == 7, w.edge);
            sum += is(self.men.contains(&left), w.neighbours);
            sum += is(self.men.contains(&behind), w.column);
            sum += is(empty(ahead), w.forward);
            sum += is(empty(left), w.sideways) + is(empty(right), w.sideways);
            sum += is(empty(left) && empty(right), w.open_flank);
            sum += is(empty(ahead) && empty(behind), w.open_file);
            sum += is(free, w.free[(rank as usize).saturating_sub(3)]);
        }
        sum
    }

    /// Men that an enemy man beside them could take.
    fn hanging(&self, enemy: &Army) -> i32 {
        let on_board = |(file, rank)| (0..8).contains(&file) && (0..8).contains(&rank);
        let empty = |at| on_board(at) && !self.has(at) && !enemy.has(at);
        let taken = |&&(file, rank): &&(i32, i32)| {
            [(1, 0), (-1, 0), (0, 1)].into_iter().any(|(x, y)| {
                enemy.men.contains(&(file + x, rank + y)) && empty((file - x, rank - y))
            })
        };
        self.men.iter().filter(taken).count() as i32
    }
}

fn slow(position: &Turkish, w: &Weights) -> i32 {
    let pieces = position.pieces();
    let black = position.seat() == Seat::SECOND;
    let mover = position.seat().index();
    // Both as the mover sees the board, and both as the other does.
    let [own, enemy] = [mover, mover ^ 1].map(|side| Army::of(pieces[side], black));
    let [other, turned] = [mover ^ 1, mover].map(|side| Army::of(pieces[side], !black));
    let all = own.men.len() + own.kings.len() + enemy.men.len() + enemy.kings.len();
    let gone = ALL - all as i32;
    own.worth(&enemy, w) - other.worth(&turned, w)
        + (own.advance() - other.advance()) * gone * w.advance_late / ALL
        + (own.material() - enemy.material()) * gone * w.trade / ALL
        + own.hanging(&enemy) * w.hanging
        + w.tempo
}

#[test]
fn the_evaluation_is_that_of_every_piece_by_itself() {
    let terms = names::<Weights>().len() as u64;
    let (mut compared, mut with_kings) = (0, 0);
    for seed in 0..200u64 {
        // Other weights in each game, so that those which are 0 are tested too.
        let number = |term| (mix(seed << 8 | term) % 301) as i32 - 150;
        let numbers: Vec<i32> = (0..terms).map(number).collect();
        let weights = of_numbers::<Weights>(&numbers);
        let mut position = Turkish::start(&());
        let mut moves = Vec::new();
        for ply in 0..150 {
            for weights in [&weights, &WEIGHTS] {
                assert_eq!(
                    position.evaluate_with(weights),
                    slow(&position, weights),
                    "{}",
                    position.write()
                );
            }
            compared += 1;
            with_kings += i32::from(position.pieces().iter().any(|side| side.kings != 0));
            moves.clear();
            position.legal_moves(&mut moves);
            if moves.is_empty() {
                break;
            }
            position.play(moves[(mix(seed << 32 | ply) % moves.len() as u64) as usize]);
        }
    }
    assert!(
        compared > 10_000 && with_kings > 1_000,
        "{compared}, {with_kings}"
    );
}
