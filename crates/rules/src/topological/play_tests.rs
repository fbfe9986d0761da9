//! Laws that hold in every game: random ones are played, move by move, against a slow second reading
//! of the rules.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::{Move, Options, Path, Topological};
use crate::{Counted, Position, Seat, Show, Text};

/// A random number below `n`, from a fixed sequence.
fn random(seed: &mut u64, n: usize) -> usize {
    *seed = seed.wrapping_add(1);
    (crate::zobrist::mix(*seed) % n as u64) as usize
}

/// The texts of all moves, from the position's text alone.
fn slow_moves(text: &str, path: Path) -> BTreeSet<String> {
    let parts: Vec<&str> = text.split(' ').collect();
    let board: BTreeMap<(i32, i32), &str> = parts[2]
        .split(';')
        .filter(|cell| *cell != "-")
        .map(|cell| {
            let (place, stack) = cell.split_once('=').unwrap();
            let (x, y) = place.split_once(',').unwrap();
            ((x.parse().unwrap(), y.parse().unwrap()), stack)
        })
        .collect();
    let around = |(x, y): (i32, i32)| [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)];
    let mut out = BTreeSet::new();
    if parts[0] == "P" {
        if board.is_empty() {
            return BTreeSet::from(["0,0".to_owned()]);
        }
        for (x, y) in board.keys().flat_map(|&at| around(at)) {
            if !board.contains_key(&(x, y)) {
                out.insert(format!("{x},{y}"));
            }
        }
        return out;
    }
    out.insert("pass".to_owned());
    for (&from, stack) in board.iter().filter(|(_, stack)| stack.ends_with(parts[1])) {
        let mut ways = vec![vec![from]];
        for k in 1..=stack.len() {
            ways = ways
                .iter()
                .flat_map(|way| around(way[k - 1]).map(|next| [&way[..], &[next]].concat()))
                .filter(|way| {
                    let (last, before) = (way[k], way[k - 1]);
                    let turns = k > 1
                        && (last.0 - before.0, last.1 - before.1)
                            != (before.0 - way[k - 2].0, before.1 - way[k - 2].1);
                    board.contains_key(&last)
                        && !way[..k].contains(&last)
                        && !(turns && path == Path::Straight)
                })
                .collect();
            for way in &ways {
                out.insert(format!(
                    "{},{}>{},{}*{k}",
                    from.0, from.1, way[k].0, way[k].1
                ));
            }
        }
    }
    out
}

#[test]
fn random_games_keep_the_laws() {
    let mut seed = 5;
    let mut keys: HashMap<u64, String> = HashMap::new();
    for round in 0..120u32 {
        let path = if round % 3 == 0 {
            Path::Straight
        } else {
            Path::Any
        };
        let options = Options::new(2 + round % 6, 1 + round % 4, path).unwrap();
        let mut position = Topological::start(&options);
        let mut counters = position.fresh();
        for _ in 0..60 {
            let text = position.write();
            let read = Topological::read(&text, &options).unwrap();
            assert!(read == position && read.key() == position.key(), "{text}");
            assert_eq!(position.key(), position.fresh_key(), "{text}");
            assert_eq!(
                *keys.entry(position.key()).or_insert_with(|| text.clone()),
                text
            );
            let tail = position.write_counters(&counters);
            assert_eq!(
                position.read_counters(&tail),
                Ok(counters),
                "{text} ~{tail}"
            );
            if let Some(stacks) = position.stacks() {
                let one_by_one = (0..stacks.layout().len()).map(|field| stacks.stack(field));
                let all: Vec<_> = stacks.all().map(|(_, stack)| stack).collect();
                assert!(all.iter().copied().eq(one_by_one), "{text}");
                let tall = all
                    .into_iter()
                    .enumerate()
                    .filter(|(_, stack)| stack.height > 0);
                assert!(stacks.standing().eq(tall), "{text}");
            }
            let captures: u8 = position.captures().iter().sum();
            assert!(usize::from(captures) <= options.fields());

            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            assert_eq!(
                position.count_moves(&mut Vec::new()),
                moves.len() as u64,
                "{text}"
            );
            let texts: BTreeSet<String> = moves.iter().map(|&m| position.move_text(m)).collect();
            assert_eq!(texts.len(), moves.len(), "{text}: each move once");
            assert_eq!(texts, slow_moves(&text, path), "{text}");
            for &m in &moves {
                assert_eq!(position.read_move(&position.move_text(m)), Ok(m));
                assert_eq!(position.step_sequences(m).len(), 1);
            }
            if position.counted_outcome(&counters, 0).is_some() {
                break;
            }
            // Tall stacks make the interesting positions: prefer taking many, and landing on others.
            let weight = |m: Move| match m {
                Move::Move { to, k, .. } => position
                    .stacks()
                    .map_or(0, |s| 1 + usize::from(k + s.height(to as usize))),
                Move::Lay { .. } | Move::Pass => 0,
            };
            let (a, b) = (
                moves[random(&mut seed, moves.len())],
                moves[random(&mut seed, moves.len())],
            );
            let m = if weight(b) > weight(a) { b } else { a };
            let after = position.after(m);
            counters = position.advance(&counters, m, &after);
            assert_eq!(
                after.seat(),
                if position.seat() == Seat::FIRST {
                    Seat::SECOND
                } else {
                    Seat::FIRST
                }
            );
            position = after;
        }
    }
}

#[test]
fn positions_are_small() {
    assert!(
        size_of::<Topological>() <= 176,
        "{}",
        size_of::<Topological>()
    );
}
