//! Every numbered article of the rules pages (docs/rules) as positions and what must follow.

mod backups;
mod cyclic;
mod martian;
mod topological;
mod turkish;

use std::collections::HashMap;

use doska_rules::{Game, Outcome, game::read_options};

/// The position with this text; `start` is the start.
fn at<G: Game>(options: &str, text: &str) -> G {
    let options = read_options::<G>(options).unwrap();
    if text == "start" {
        G::start(&options)
    } else {
        G::read(text, &options).unwrap_or_else(|note| panic!("{text}: {note}"))
    }
}

/// The texts of all legal moves, sorted.
fn moves<G: Game>(position: &G) -> Vec<String> {
    let mut list = Vec::new();
    position.legal_moves(&mut list);
    let mut texts: Vec<String> = list.into_iter().map(|m| position.move_text(m)).collect();
    texts.sort();
    texts
}

/// Asserts that exactly these moves are legal: texts separated by spaces, in any order.
#[track_caller]
fn legal<G: Game>(position: &G, expected: &str) {
    let mut expected: Vec<&str> = expected.split_whitespace().collect();
    expected.sort_unstable();
    assert_eq!(moves(position), expected, "in {}", position.write());
}

/// The position after a move written as text.
#[track_caller]
fn play<G: Game>(position: &G, text: &str) -> G {
    let m = position
        .read_move(text)
        .unwrap_or_else(|note| panic!("{text} in {}: {note}", position.write()));
    position.after(m)
}

/// Why this move text is refused: the note's text.
#[track_caller]
fn refused<G: Game>(position: &G, text: &str) -> String {
    match position.read_move(text) {
        Ok(m) => panic!(
            "{text} was read as {} in {}",
            position.move_text(m),
            position.write()
        ),
        Err(note) => note.to_string(),
    }
}

/// Plays move texts from a position with counting, until the end or the last text: the position, how
/// the game ended if it did, and the number of plies played.
#[track_caller]
fn history<G: Game>(start: &G, texts: &[&str]) -> (G, Option<Outcome>, usize) {
    let mut position = start.clone();
    let mut counters = position.fresh();
    let mut seen: HashMap<G, u32> = HashMap::new();
    let mut plies = 0;
    let mut next = texts.iter();
    loop {
        let times = if position.repeats_at(&counters) {
            let times = seen.entry(position.clone()).or_default();
            *times += 1;
            *times
        } else {
            0
        };
        let board = position
            .outcome()
            .or_else(|| moves(&position).is_empty().then(|| position.stuck()));
        let end = board.or_else(|| position.counted_outcome(&counters, times));
        let (None, Some(text)) = (end, next.next()) else {
            return (position, end, plies);
        };
        let m = position
            .read_move(text)
            .unwrap_or_else(|note| panic!("{text}: {note}"));
        let after = position.after(m);
        counters = position.advance(&counters, m, &after);
        position = after;
        plies += 1;
    }
}
