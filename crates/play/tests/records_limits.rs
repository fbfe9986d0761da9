//! No text makes the reader panic, run out of stack, or take more than linear time and memory.

use std::time::{Duration, Instant};

use doska_play::record::{self, Reader};
use doska_play::{GameSpec, Tree};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

/// Failing cases go into a file beside this one, to be committed: it is tried first from then on.
const REGRESSIONS: FileFailurePersistence =
    FileFailurePersistence::WithSource("proptest-regressions");

const LARGE: usize = 10_000_000;
/// Enough to tell linear from quadratic, for the long list.
const MEDIUM: usize = 1_500_000;

/// Far more than a linear reader needs on a slow machine, far less than a quadratic one.
const PATIENCE: Duration = Duration::from_secs(100);

/// Reads a text game by game and says how many games it had.
#[track_caller]
fn read_in_time(what: &str, text: &str) -> usize {
    let cyclic = GameSpec::read("cyclic").unwrap();
    let begin = Instant::now();
    let games = Reader::new(text, Some(&cyclic)).count();
    let took = begin.elapsed();
    assert!(
        took < PATIENCE,
        "{what}: {} bytes took {took:?}",
        text.len()
    );
    games
}

/// `head`, then `part` again and again, `size` bytes in all.
fn again(head: &str, part: &str, size: usize) -> String {
    let mut text = head.to_owned();
    text.push_str(&part.repeat(size / part.len()));
    text
}

#[test]
fn the_same_again_and_again_is_read_in_linear_time() {
    let moved = "[Variant \"cyclic\"]\n1. c3-d4 ";
    for part in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "$",
        ";",
        "%",
        "\\",
        "*",
        ".",
        "!",
        "a",
        "1",
        " ",
        "\n",
        "\r",
        "\u{feff}",
        "ё",
        "[\n",
        "[A",
        "[A \"",
        "[A \"\\",
        "\n\n[",
        "\n\n[A ",
        "{\n\n[A",
        "{ ",
        "{} ",
        "; x\n",
        "%\n",
        "$1",
        "$9999999999 ",
        "1. ",
        "!? ",
        "c3-d4 ",
        "b6-c5 a3-b4 ",
        "(1. a3-b4) ",
        "(1. a3-b4 ",
        "(1. zz) ",
        "(1. zz (",
        "({",
        "() ",
        "* [",
        "1-0 ",
        "1. c3-d4 * ",
    ] {
        for head in ["", moved] {
            read_in_time(
                &format!("{head:?} and {part:?}"),
                &again(head, part, MEDIUM),
            );
        }
    }
}

#[test]
fn a_line_of_ten_megabytes_is_read_in_linear_time() {
    let parts = [
        ("one word", "a"),
        ("brackets", "("),
        ("comments that never end", "{"),
        ("tags that never end", "[A \""),
        ("broken games", "[Variant \"cyclic\"] 1. zz * "),
        ("games of no known kind", "[Variant \"x\"] 1. zz * "),
        (
            "games in bad positions",
            "[Variant \"cyclic\"] [FEN \"x\"] * ",
        ),
        ("variations", "1. c3-d4 (1. a3-b4 (1. zz) {so} b6-c5) "),
    ];
    for (what, part) in parts {
        read_in_time(what, &again("", part, LARGE));
    }
}

#[test]
fn a_game_may_have_any_number_of_tags() {
    use std::fmt::Write;
    let mut text = String::from("[Variant \"cyclic\"]\n");
    for i in 0..300_000 {
        writeln!(text, "[Tag{i} \"{i}\"]").unwrap();
    }
    let records = record::read(&text);
    let begin = Instant::now();
    assert_eq!(
        record::write(records.games[0].as_ref().unwrap())
            .lines()
            .count(),
        300_005
    );
    assert!(begin.elapsed() < PATIENCE);
}

#[test]
fn a_hundred_thousand_brackets_are_no_danger() {
    let depth = 100_000;
    // Each variation replaces the first move of the one around it: all are moves of one position.
    let nested = format!(
        "[Variant \"cyclic\"] 1. c3-d4 {}{} *",
        "(1. a3-b4 (1. c3-d4 ".repeat(depth / 2),
        ") ".repeat(depth)
    );
    let records = record::read(&nested);
    assert!(records.warnings.is_empty(), "{:?}", records.warnings);
    let record = records.games[0].as_ref().unwrap();
    assert_eq!(record.tree.children(Tree::ROOT).len(), 2);
    let text = record::write(record);
    assert!(text.ends_with("1. c3-d4 (1. a3-b4) *\n\n"), "{text}");

    for broken in [
        format!(
            "[Variant \"cyclic\"] 1. c3-d4 {}",
            "(1. a3-b4 ".repeat(depth)
        ),
        format!("[Variant \"cyclic\"] 1. c3-d4 {} *", ")".repeat(depth)),
        format!("[Variant \"cyclic\"] {} 1. c3-d4 *", "(".repeat(depth)),
    ] {
        let records = record::read(&broken);
        assert_eq!(records.games.len(), 1);
        assert!(!records.warnings.is_empty(), "odd brackets are mentioned");
        assert!(records.warnings.len() < 100, "but not each of them");
    }
}

#[test]
fn a_deep_tree_is_written_and_dropped_without_recursion() {
    // A whole game of random moves, with a variation at every ply.
    let spec = GameSpec::read("martian").unwrap();
    let mut tree = Tree::new(spec.start());
    let mut line = doska_play::GameHistory::new(&spec.start());
    let mut at = Tree::ROOT;
    let mut seed = 1_u64;
    while line.outcome().is_none() {
        let moves = line.moves();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let m = &moves[(seed >> 33) as usize % moves.len()];
        let next = tree.add(at, m).unwrap();
        tree.add(at, &moves[0]).unwrap();
        line.play(m).unwrap();
        at = next;
    }
    let text = record::write(&record::Record::new(tree));
    let back = record::read(&text);
    assert_eq!(record::write(back.games[0].as_ref().unwrap()), text);
}

/// Pieces of records and of things that look like them.
fn piece() -> impl Strategy<Value = String> {
    let known = prop::sample::select(vec![
        "[Variant \"cyclic@1\"]\n",
        "[Variant \"backups\"]\n",
        "[Variant \"martian@1\"]\n",
        "[Variant \"topological\"]\n",
        "[Checkers \"2\"]\n",
        "[Players \"4\"]\n",
        "[Restore \"after\"]\n",
        "[GameType \"30,W,8,8,A0,0\"]\n",
        "[GameType \"25\"]\n",
        "[Event \"a \\\"b\\\"\"]\n",
        "[FEN \"x\"]\n",
        "[SetUp \"1\"]",
        "[Result \"1-0\"]\n",
        "[Broken \"",
        "[Event]",
        "1. ",
        "1...",
        "2.",
        "c3-d4",
        "b6-c5",
        "d6-c5",
        "d4xb6",
        "a7:c5",
        "@c3",
        "b2-a3",
        "d3-d4",
        "e6-e5",
        "c3-d4!",
        "0,0",
        "1,0",
        "0,1",
        "-1,0",
        "0,0>1,0*1",
        "pass",
        "+d",
        "^d=m..k",
        "(",
        ")",
        "{",
        "}",
        "; x\n",
        "%\n",
        "$1",
        "$300",
        "!?",
        "*",
        "1-0",
        "0-2",
        "1/2-1/2",
        "\n\n",
        "\r\n",
        " ",
        "\u{feff}",
        "c3-d4 b6-c5",
        "(1. a3-b4",
        "{a } b}",
    ]);
    prop_oneof![
        20 => known.prop_map(str::to_owned),
        1 => "\\PC{0,8}",
        1 => any::<String>(),
    ]
}

/// The sample files, as one text each.
fn samples() -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let files = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files
        .filter(|path| path.extension().is_some_and(|e| e == "pdn"))
        .collect();
    files.sort();
    files
        .iter()
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect()
}

#[test]
fn a_file_may_end_anywhere() {
    for sample in samples() {
        for (i, _) in sample.char_indices().step_by(5) {
            for record in record::read(&sample[..i]).games.iter().flatten() {
                record::write(record);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: Some(Box::new(REGRESSIONS)), ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_read_can_be_written_and_read_again(pieces in vec(piece(), 0..60), game in 0..=doska_play::variants().count()) {
        let text = pieces.join(if game == 0 { "" } else { " " });
        let id = game.checked_sub(1).and_then(|game| doska_play::variants().nth(game));
        let default = id.map(|id| GameSpec::read(id).unwrap());
        let records = record::read_as(&text, default.as_ref());
        let read = records.games.iter().filter_map(|game| match game {
            Ok(record) => Some(record),
            Err(failure) => failure.partial.as_deref(),
        });
        for record in read {
            let written = record::write(record);
            let again = record::read(&written);
            prop_assert!(again.warnings.is_empty(), "{:?}\n{}", again.warnings, written);
            prop_assert_eq!(again.games.len(), 1, "{}", written);
            match &again.games[0] {
                Ok(again) => prop_assert_eq!(record::write(again), written),
                Err(failure) => prop_assert!(false, "{:?}\n{}", failure, written),
            }
        }
    }

    #[test]
    fn a_file_may_be_damaged_anywhere(
        which in any::<prop::sample::Index>(),
        damage in vec((any::<prop::sample::Index>(), piece()), 1..6),
    ) {
        let samples = samples();
        let mut chars: Vec<char> = which.get(&samples).chars().collect();
        for (at, piece) in damage {
            let at = at.index(chars.len());
            chars.splice(at..=at, piece.chars());
        }
        let text: String = chars.into_iter().collect();
        for record in record::read(&text).games.iter().flatten() {
            let written = record::write(record);
            let again = record::read(&written);
            prop_assert!(again.warnings.is_empty(), "{:?}\n{}", again.warnings, written);
            prop_assert_eq!(record::write(again.games[0].as_ref().unwrap()), written);
        }
    }

    #[test]
    fn bytes_are_text_or_the_first_wrong_one_is_named(bytes in vec(any::<u8>(), 0..40)) {
        match record::decode(&bytes) {
            // What is no UTF-8 was read as another encoding.
            Ok(text) => if std::str::from_utf8(&bytes).is_ok() && !bytes.contains(&0) {
                prop_assert_eq!(text.as_bytes(), &bytes[..]);
            },
            Err(note) => {
                let byte: usize = note.get("byte").unwrap().parse().unwrap();
                prop_assert!(std::str::from_utf8(&bytes[..byte - 1]).is_ok());
                prop_assert!(std::str::from_utf8(&bytes[..byte]).is_err());
            }
        }
    }
}
