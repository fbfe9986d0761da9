//! Every numbered article of the rules pages (games/*/rules) as positions and what must follow.

mod backups;
mod carried;
mod cyclic;
mod martian;
mod russian;
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

/// Reads every text of two squares and a sign; where a refusal says what to write instead, that is read.
fn corrections_are_legal<G: Game>(options: &str, texts: &[&str]) {
    let squares = || (0..64).map(doska_rules::Square::new);
    let mut corrected = 0;
    for text in texts {
        let position: G = at(options, text);
        for (from, to) in squares().flat_map(|from| squares().map(move |to| (from, to))) {
            for sign in ['-', 'x', '='] {
                let Err(note) = position.read_move(&format!("{from}{sign}{to}")) else {
                    continue;
                };
                if let Some(right) = note.get("right") {
                    corrected += 1;
                    assert!(
                        position.read_move(right).is_ok(),
                        "{from}{sign}{to} in {text}: {note}"
                    );
                }
            }
        }
    }
    assert!(corrected > 0);
}

#[test]
fn what_a_refusal_says_to_write_is_a_legal_move() {
    let russian = [
        "start",
        "W:Wd4,a1:Bf6,h8:R0,0",
        "W:Wd4,a1:Bb2,h8:R0,0",
        "B:Wd4,Kh2,a3:Be5,c5,Kf8,b4:R0,0",
        "W:WKd4,c3,g3:Be5,h8,a5:R1,1",
    ];
    corrections_are_legal::<doska_rules::cyclic::Cyclic>("", &russian);
    let bare = russian.map(|text| text.split(":R").next().unwrap_or(text));
    corrections_are_legal::<doska_rules::russian::Russian>("", &bare);
    let with_backups = russian.map(|text| match text {
        "start" => text.to_owned(),
        _ => format!("{text}:S"),
    });
    for options in ["", "restore=after"] {
        let texts = with_backups.each_ref().map(String::as_str);
        corrections_are_legal::<doska_rules::backups::Backups>(options, &texts);
    }
    corrections_are_legal::<doska_rules::turkish::Turkish>(
        "",
        &["start", "W:Wd4,Kh2,a3:Bd5,h6,c7", "B:Wd4,Kh2,a3:Bd5,h6,c7"],
    );
    corrections_are_legal::<doska_rules::martian::Martian>(
        "",
        &["start", "Q3/1P2/D3/2P1/1D1Q/4/P2P/1P2 2 9,9 -"],
    );
}
