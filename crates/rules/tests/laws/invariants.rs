//! Laws that hold for every position and every game, tried on random ones.

use std::collections::{HashMap, HashSet};

use doska_rules::Step;
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

use crate::playing::Playing;
use crate::slow::{self, random};
use crate::{Checked, Visit, variants, with_game};

/// Failing cases go into a file beside this one, to be committed: it is tried first from then on.
const REGRESSIONS: FileFailurePersistence =
    FileFailurePersistence::WithSource("proptest-regressions");

/// A random position: a placement, and some random moves from it.
fn random_position<G: Checked>(spec: &str, options: &G::Options, rng: &mut random::Rng) -> G {
    let mut position = G::read(&slow::placement(spec, rng), options).unwrap();
    for _ in 0..rng.below(6) {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if !moves.is_empty() {
            position.play(moves[rng.below(moves.len())]);
        }
    }
    position
}

struct Laws<'a> {
    spec: &'a str,
    seed: u64,
}

impl Visit for Laws<'_> {
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(self.seed);
        let position: G = random_position(self.spec, &options, &mut rng);
        let text = position.write();
        let again = G::read(&text, &options).unwrap_or_else(|note| panic!("{text}: {note}"));
        assert!(again == position, "what is written reads back: {text}");
        assert_eq!(
            position.key(),
            position.rekeyed(),
            "the key is kept up: {text}"
        );
        assert_eq!(
            again.key(),
            position.key(),
            "the key follows from the text: {text}"
        );

        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut twice = Vec::new();
        position.legal_moves(&mut twice);
        assert_eq!(moves, twice, "always in the same order: {text}");
        assert_eq!(
            moves.len(),
            moves.iter().collect::<HashSet<_>>().len(),
            "each once: {text}"
        );
        let mut owner: HashMap<Vec<Step>, G::Move> = HashMap::new();
        // Where there are hundreds of moves, a sample of them goes through the texts and taps.
        let stride = moves.len() / 60 + 1;
        for &m in moves.iter().step_by(stride) {
            let name = position.move_text(m);
            assert!(
                position.read_move(&name) == Ok(m),
                "a move's text reads back: {name} in {text}"
            );
            let after = position.after(m);
            assert_eq!(
                after.key(),
                after.rekeyed(),
                "the key is kept up by {name} in {text}"
            );
            assert!(
                G::read(&after.write(), &options) == Ok(after),
                "{name} in {text}"
            );
            let lines = position.step_sequences(m);
            assert!(
                !lines.is_empty(),
                "every move can be entered: {name} in {text}"
            );
            for line in lines {
                assert!(!line.is_empty());
                let other = owner.insert(line.clone(), m);
                assert_eq!(
                    other, None,
                    "a line belongs to one move, once: {line:?} of {name} in {text}"
                );
            }
            assert!(
                !position.events(m).is_empty(),
                "something happens in {name} in {text}"
            );
        }
        let view = position.view();
        assert_eq!(view.seat as usize, position.seat().index());
        assert_eq!(view.seats as usize, position.seats());
        assert_eq!(view.scores, position.scores());
    }
}

struct Play<'a> {
    spec: &'a str,
    seed: u64,
}

/// All men of a colour that a Backups text shows: on the board, in the repository, in backups.
fn backups_men(text: &str, seat: usize) -> u32 {
    let parts: Vec<&str> = text.split(':').collect();
    let board = parts[1 + seat]
        .split(',')
        .filter(|part| part.len() > 1)
        .count() as u32;
    let repository: u32 = parts[3][1..].split(',').nth(seat).unwrap().parse().unwrap();
    let owner = ['w', 'b'][seat];
    let stored = parts[4][1..]
        .split(',')
        .filter(|backup| backup.starts_with(owner));
    let stored: u32 = stored
        .map(|backup| 4 + backup.matches('k').count() as u32)
        .sum();
    board + repository + stored
}

/// The points that a Martian text shows on the board and as taken.
fn martian_points(text: &str) -> u32 {
    let fields: Vec<&str> = text.split(' ').collect();
    let count = |letter: char| fields[0].matches(letter).count() as u32;
    let taken: u32 = fields[2]
        .split(',')
        .map(|n| n.parse::<u32>().unwrap())
        .sum();
    3 * count('Q') + 2 * count('D') + count('P') + taken
}

impl Visit for Play<'_> {
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(self.seed);
        let mut game: Playing<G> = Playing::new(&options);
        for ply in 0.. {
            assert!(ply < 200_000, "a game always ends: {}", self.spec);
            let (text, tail) = (game.position.write(), game.tail());
            if !tail.is_empty() {
                let read = game.position.read_counters(&tail);
                assert_eq!(read.as_ref(), Ok(&game.counters), "{text} ~{tail}");
            }
            if G::ID == "martian" {
                let set = 18 * game.position.seats() as u32;
                assert_eq!(martian_points(&text), set, "{text}");
            }
            if game.position.outcome().is_some() {
                assert!(game.moves.is_empty(), "no moves after the end: {text}");
            }
            if game.end.is_some() {
                return;
            }
            let m = game.moves[rng.below(game.moves.len())];
            let name = game.position.move_text(m);
            game.play(m);
            if G::ID == "backups" {
                let after = game.position.write();
                for seat in 0..2 {
                    let (before, now) = (backups_men(&text, seat), backups_men(&after, seat));
                    // Only a restore sends men to the basket.
                    assert!(
                        now == before || name.contains('^') && now < before,
                        "{name} in {text}"
                    );
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: Some(Box::new(REGRESSIONS)), ..ProptestConfig::default() })]

    #[test]
    fn positions_keep_the_laws(seed: u64) {
        for spec in &variants() {
            with_game(spec, Laws { spec, seed });
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, failure_persistence: Some(Box::new(REGRESSIONS)), ..ProptestConfig::default() })]

    #[test]
    fn games_keep_the_laws_and_end(seed: u64) {
        for spec in &variants() {
            with_game(spec, Play { spec, seed });
        }
    }
}
