//! Every committed puzzle can be played, has words, and is proved again with the nodes that its file states.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use doska_play::puzzle::proof::{self, Standard};
use doska_play::puzzle::{self, themes};
use doska_play::{GameHistory, Lang, Puzzle, PuzzleAttempt, PuzzleFile, Words, games};

/// Every game has at least so many.
const LEAST: usize = 150;

/// The mined puzzles of every game, with its id.
fn files() -> Vec<(&'static str, PuzzleFile)> {
    let ids = games().iter().map(|game| game.id);
    ids.map(|id| {
        let source = puzzle::source(id).unwrap_or_else(|| panic!("{id} has no puzzles"));
        let file = PuzzleFile::read(source).unwrap_or_else(|note| panic!("{id}: {note}"));
        assert!(file.nodes().is_some(), "{id}: no nodes to prove it with");
        (id, file)
    })
    .collect()
}

#[test]
fn files_say_what_their_puzzles_are() {
    let mut ids = BTreeSet::new();
    assert_eq!(files().len(), games().len(), "every game has puzzles");
    for (game, file) in files() {
        assert!(file.nodes().is_some(), "{game}: no nodes");
        assert!(file.get("engine").is_some(), "{game}: no engine");
        assert!(
            file.puzzles.len() >= LEAST,
            "{game}: {}",
            file.puzzles.len()
        );
        assert_eq!(
            Some(file.write().as_str()),
            puzzle::source(game),
            "{game}: the order"
        );
        for puzzle in &file.puzzles {
            let Puzzle {
                id,
                variant,
                position,
                moves,
                ..
            } = puzzle;
            assert!(ids.insert(id.clone()), "{game}: {id} twice");
            assert_eq!(*id, Puzzle::id_of(variant, position, moves), "{game}");
            let spec = puzzle.game().unwrap_or_else(|note| panic!("{id}: {note}"));
            assert_eq!(
                (spec.info().id, spec.text()),
                (game, variant.as_str()),
                "{id}"
            );
            for theme in &puzzle.themes {
                assert!(themes::ALL.contains(&theme.as_str()), "{id}: {theme}");
            }
        }
    }
}

#[test]
fn every_puzzle_is_solved_by_its_solution() {
    for puzzle in files().iter().flat_map(|(_, file)| &file.puzzles) {
        let id = &puzzle.id;
        let mut attempt = PuzzleAttempt::new(puzzle).unwrap_or_else(|note| panic!("{id}: {note}"));
        let start = puzzle.start().expect("it was read");
        assert_eq!(start.text_with_tail(), puzzle.position, "{id}");
        let (choices, _) = attempt.choices();
        assert!((1..=4).contains(&choices), "{id}: {choices} choices");
        assert!(
            GameHistory::new(&start).moves().len() > 1,
            "{id}: no choice"
        );
        let mut answers = 0;
        while let Some(m) = attempt.expected() {
            attempt
                .answer(&m)
                .unwrap_or_else(|note| panic!("{id}: {note}"));
            answers += 1;
        }
        assert!(attempt.is_clean() && answers == choices, "{id}");
        assert_eq!(attempt.line().move_texts(), puzzle.moves, "{id}");
    }
}

#[test]
fn every_theme_has_words() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for theme in themes::ALL {
            let id = format!("puzzle-theme-{theme}");
            assert!(words.has(&id), "{}: no {id}", lang.code());
        }
    }
}

#[test]
fn every_puzzle_is_proved_again() {
    let files = files();
    let all: Vec<(u64, &Puzzle)> = files
        .iter()
        .flat_map(|(_, file)| {
            file.puzzles
                .iter()
                .map(|puzzle| (file.nodes().unwrap_or(0), puzzle))
        })
        .collect();
    let next = AtomicUsize::new(0);
    let failed = Mutex::new(Vec::new());
    let threads = std::thread::available_parallelism().map_or(1, Into::into);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engine = proof::engine();
                while let Some((nodes, puzzle)) = all.get(next.fetch_add(1, Ordering::SeqCst)) {
                    let proved = proof::prove(&mut engine, puzzle, *nodes, &Standard::PROVED);
                    if let Err(failure) = proved {
                        let text = format!("{} {}: {failure:?}", puzzle.variant, puzzle.id);
                        failed.lock().expect("no thread panics").push(text);
                    }
                }
            });
        }
    });
    let failed = failed.into_inner().expect("no thread panics");
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
