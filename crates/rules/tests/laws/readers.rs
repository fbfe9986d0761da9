//! Every reader of the rules on bad input: a saved corpus, its mutations, random bytes, 10 MB lines.
//! Nothing panics, nothing hangs, and what is accepted is a position like any other.

use crate::slow::{self, random};
use crate::{Checked, Visit, variants, with_game};

/// Texts that were read once, or nearly: real positions and moves, and what broke something before.
const CORPUS: &str = include_str!("../corpus/readers.txt");

/// What texts of the games are made of, to mutate with.
const ALPHABET: &[u8] = b"WBKRSabcdefgh12345678090:,;=~ /-x>*@^+.mkwbQDPpass?&\xc3\xa9\xff\n";

fn mutate(text: &str, rng: &mut random::Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(4) {
        let at = rng.below(bytes.len() + 1);
        let sign = ALPHABET[rng.below(ALPHABET.len())];
        match rng.below(4) {
            0 => bytes.insert(at, sign),
            1 if at < bytes.len() => bytes[at] = sign,
            2 if at < bytes.len() => {
                bytes.remove(at);
            }
            _ => {
                let from = rng.below(bytes.len() + 1).min(at);
                let piece = bytes[from..at.min(from + 12)].to_vec();
                bytes.splice(from..from, piece);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn noise(rng: &mut random::Rng) -> String {
    let length = rng.below(80);
    let bytes: Vec<u8> = (0..length).map(|_| rng.below(256) as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Everything that can be done with a text in one game.
fn try_all<G: Checked>(options: &G::Options, place: &G, text: &str) {
    let (board, tail) = text.split_once(" ~").unwrap_or((text, ""));
    if let Ok(position) = G::read(board, options) {
        let written = position.write();
        assert!(
            G::read(&written, options) == Ok(position.clone()),
            "{board} is written as {written}"
        );
        assert_eq!(position.key(), position.rekeyed(), "{board}");
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if let Some(&m) = moves.first() {
            assert!(
                position.read_move(&position.move_text(m)) == Ok(m),
                "{board}"
            );
        }
        if let Ok(counters) = position.read_counters(tail) {
            let _ = position.counted_outcome(&counters, 0);
            if let Some(&m) = moves.last() {
                position.advance(&counters, m, &position.after(m));
            }
        }
    }
    for word in text.split(' ') {
        let _ = place.read_move(word);
    }
    let _ = doska_rules::game::read_options::<G>(text);
}

struct Fuzz<'a> {
    spec: &'a str,
    rounds: usize,
}

impl Visit for Fuzz<'_> {
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(9);
        let corpus: Vec<&str> = CORPUS.lines().collect();
        let mut place = G::start(&options);
        for round in 0..self.rounds {
            if round % 50 == 0 {
                place = G::read(&slow::placement(self.spec, &mut rng), &options).unwrap();
            }
            let text = match round % 4 {
                0 => noise(&mut rng),
                1 => mutate(&place.write(), &mut rng),
                2 => {
                    let mut moves = Vec::new();
                    place.legal_moves(&mut moves);
                    let name = moves.first().map_or(String::new(), |&m| place.move_text(m));
                    mutate(&name, &mut rng)
                }
                _ => mutate(corpus[rng.below(corpus.len())], &mut rng),
            };
            try_all(&options, &place, &text);
        }
        for line in corpus {
            try_all(&options, &place, line);
        }
    }
}

struct Huge;

impl Visit for Huge {
    fn visit<G: Checked>(self, options: G::Options) {
        let place = G::start(&options);
        let start = place.write();
        for unit in [
            "9", "a1,", "W:W", ":", "x", "c3x", "1,1=w;", "/", " ", "ы", "-", "^d=m..k",
            "wd=m..k,", "+",
        ] {
            let long = unit.repeat(10_000_000 / unit.len());
            assert!(place.read_move(&long).is_err());
            assert!(G::read(&long, &options).is_err());
            assert!(place.read_counters(&long).is_err());
            assert!(G::read(&format!("{start}{long}"), &options).is_err());
        }
    }
}

#[test]
fn bad_texts_get_errors() {
    for spec in &variants() {
        with_game(
            spec,
            Fuzz {
                spec,
                rounds: 4_000,
            },
        );
    }
}

#[test]
fn huge_texts_get_errors() {
    for spec in variants().iter().filter(|spec| !spec.contains('?')) {
        with_game(spec, Huge);
    }
}
