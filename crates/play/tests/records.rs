//! Sample files: what is read from `records/NAME.pdn`, written canonically, is `records/NAME.out`, with
//! every error and warning in words. `BLESS=1` rewrites the expected files, to be reviewed.
//! Lists of all games are `GAMES` and `GAME TYPES` there, so that a new game leaves the files as they are.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use doska_play::record::{self, Failure, GameResult, Record, Records};
use doska_play::{GameHistory, GameSpec, Lang, Tree, Words, games};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records")
}

/// A refusal with names for the lists of all games and of all game types.
fn without_lists(said: &str) -> String {
    let ids: Vec<_> = games().iter().map(|game| game.id).collect();
    let types: Vec<_> = games()
        .iter()
        .filter_map(|game| game.pdn_game_type)
        .collect();
    said.replace(&format!("Valid: {}", ids.join(", ")), "Valid: GAMES")
        .replace(&format!("Valid: {}", types.join("; ")), "Valid: GAME TYPES")
}

/// What a file holds, as its expected file says it.
fn report(records: &Records) -> String {
    let words = Words::new(Lang::En);
    let mut out = String::new();
    for warning in &records.warnings {
        writeln!(out, "warning: {}", warning.say(&words)).unwrap();
    }
    for (i, game) in records.games.iter().enumerate() {
        writeln!(out, "=== game {}", i + 1).unwrap();
        match game {
            Ok(record) => out.push_str(&record::write(record)),
            Err(failure) => {
                writeln!(out, "error: {}", without_lists(&failure.say(&words))).unwrap();
                if let Some(partial) = &failure.partial {
                    writeln!(out, "--- read up to there").unwrap();
                    out.push_str(&record::write(partial));
                }
            }
        }
    }
    out
}

#[test]
fn sample_files_are_read_and_written_as_expected() {
    let mut wrong = Vec::new();
    let mut files: Vec<_> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "pdn"))
        .collect();
    files.sort();
    assert!(files.len() >= 8, "the samples are there");
    for path in files {
        let bytes = std::fs::read(&path).unwrap();
        let text = record::decode(&bytes).unwrap();
        let got = report(&record::read(&text));
        let expected = path.with_extension("out");
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&expected, &got).unwrap();
        }
        let expected = std::fs::read_to_string(&expected).unwrap_or_default();
        if got != expected {
            let at = got.lines().zip(expected.lines()).find(|(a, b)| a != b);
            wrong.push(format!("{}: (got, expected) {at:#?}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_the_sample_files_give_is_canonical_already() {
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "pdn") {
            let text = std::fs::read_to_string(&path).unwrap();
            for record in record::read(&text).games.into_iter().flatten() {
                let once = record::write(&record);
                let again = record::read(&once);
                assert!(
                    again.warnings.is_empty(),
                    "{}: {:?}",
                    path.display(),
                    again.warnings
                );
                assert_eq!(record::write(again.games[0].as_ref().unwrap()), once);
            }
        }
    }
}

#[test]
fn every_error_and_warning_has_words_in_every_language() {
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "pdn") {
            continue;
        }
        let records = record::read(&std::fs::read_to_string(&path).unwrap());
        for lang in Lang::ALL {
            let words = Words::new(lang);
            let warnings = records.warnings.iter().map(|warning| warning.say(&words));
            let errors = records.games.iter().filter_map(|game| game.as_ref().err());
            for said in warnings.chain(errors.map(|failure| failure.say(&words))) {
                assert!(
                    !said.contains("record-") && !said.contains("{$"),
                    "{lang:?}: {said}"
                );
            }
        }
    }
}

fn failure(text: &str) -> Failure {
    record::read(text).games.remove(0).unwrap_err()
}

#[test]
fn a_wrong_move_is_reported_with_its_place_and_the_legal_moves() {
    let text = "[Variant \"cyclic@1\"]\n\n1. c3-d4 b6-c5\n2. d4-e5 *\n";
    let failure = failure(text);
    let said = failure.say(&Words::new(Lang::En));
    let place = "Game 1, line 4, column 4: ply 3, “d4-e5”: ";
    assert!(said.starts_with(place), "{said}");
    // What the reason says already is not said again.
    assert!(
        said.ends_with("You must capture: d4xb6 (article 4.2)."),
        "{said}"
    );
    let partial = failure.partial.expect("what was read is kept");
    assert_eq!(partial.tree.main_line().move_texts(), ["c3-d4", "b6-c5"]);
}

#[test]
fn a_file_without_the_game_is_read_as_the_game_the_caller_names() {
    let text = "1. c3-d4 b6-c5 *";
    let said = failure(text).say(&Words::new(Lang::En));
    assert!(
        said.contains("[Variant \"cyclic@1\"]"),
        "it says what to add: {said}"
    );
    let spec = GameSpec::read("cyclic").unwrap();
    let records = record::read_as(text, Some(&spec));
    let record = records.games[0].as_ref().unwrap();
    assert_eq!(record.tree.main_line().plies(), 2);
    // Moves without numbers, too.
    let records = record::read_as("c3-d4 b6-c5", Some(&spec));
    assert_eq!(records.games[0].as_ref().unwrap().tree.len(), 2);
    // Options of the caller hold unless a tag says otherwise.
    let after = GameSpec::read("backups?restore=after").unwrap();
    let game = |text| {
        record::read_as(text, Some(&after))
            .games
            .remove(0)
            .unwrap()
            .game()
    };
    assert_eq!(game("1. c3-d4 *").text(), "backups?restore=after");
    assert_eq!(game("[Restore \"instead\"] 1. c3-d4 *").text(), "backups");
    assert_eq!(game("[Variant \"backups\"] 1. c3-d4 *").text(), "backups");
}

#[test]
fn the_encodings_of_other_programs_are_read() {
    assert_eq!(
        record::decode(b"[Event \"\xd8\xe0\"]").unwrap(),
        "[Event \"Ша\"]"
    );
    assert_eq!(record::decode("Шашки".as_bytes()).unwrap(), "Шашки");
}

#[test]
fn numbers_of_squares_are_written_and_read_back() {
    for (game, moves) in [
        ("cyclic", "c3-d4 f6-e5 d4xf6 e7xg5"),
        ("backups", "c3-d4 f6-e5 d4xf6 e7xg5"),
        ("russian", "c3-d4 f6-e5 d4xf6 e7xg5"),
        ("turkish", "d3-d4 e6-e5"),
    ] {
        let mut line = GameHistory::new(&GameSpec::read(game).unwrap().start());
        for text in moves.split(' ') {
            line.play_text(text).unwrap();
        }
        let record = Record::of_line(&line);
        let numeric = record::write_numeric(&record).unwrap();
        let texts: Vec<&str> = moves.split(' ').collect();
        assert!(!numeric.contains(texts[0]), "{numeric}");
        let again = record::read(&numeric);
        assert!(again.warnings.is_empty(), "{:?}", again.warnings);
        let again = again.games[0].as_ref().unwrap();
        assert_eq!(again.tree.main_line().move_texts(), texts);
    }
    let martian = GameHistory::new(&GameSpec::read("martian").unwrap().start());
    assert!(record::write_numeric(&Record::of_line(&martian)).is_none());
}

fn warning_id(problem: &record::Problem) -> &str {
    match problem {
        record::Problem::Text(note) => note.id,
        record::Problem::Move(wrong) => wrong.why.id,
    }
}

#[test]
fn a_game_played_past_its_end_is_kept_whole() {
    let game = GameSpec::read("turkish").unwrap();
    let start = game.position("W:WKa1,a2:BKh8,h7").unwrap();
    let round_trip = ["a1-b1", "h8-g8", "b1-a1", "g8-h8"];
    let mut text = format!("[GameType \"30\"]\n[FEN \"{}\"]\n", start.text());
    for n in 1..=10 {
        let pair = if n % 2 == 1 {
            &round_trip[..2]
        } else {
            &round_trip[2..]
        };
        write!(text, "{n}. {} {} ", pair[0], pair[1]).unwrap();
    }
    text += "1-0";
    let records = record::read(&text);
    let ids: Vec<&str> = records
        .warnings
        .iter()
        .map(|warning| warning_id(&warning.what))
        .collect();
    assert_eq!(ids, ["record-played-on"]);
    let record = records.games[0].as_ref().unwrap();
    let line = record.tree.main_line();
    assert_eq!(line.plies(), 20);
    assert_eq!(line.passed_end().map(|(ply, _)| ply), Some(8));
    assert_eq!(record.result, GameResult::FirstWins);
    let written = record::write(record);
    assert!(written.contains("[%end threefold]"), "{written}");
    let again = record::read(&written);
    assert!(again.warnings.is_empty());
    assert_eq!(record::write(again.games[0].as_ref().unwrap()), written);
}

#[test]
fn players_are_white_and_black_or_numbered() {
    let mut two = Record::new(Tree::new(GameSpec::read("cyclic").unwrap().start()));
    two.set_player(0, "Anna");
    two.set_player(1, "Boris \"Bo\"");
    assert!(record::write(&two).starts_with("[White \"Anna\"]\n[Black \"Boris \\\"Bo\\\"\"]\n"));
    let mut four = Record::new(Tree::new(
        GameSpec::read("martian?players=4").unwrap().start(),
    ));
    four.set_player(3, "Dina");
    assert!(record::write(&four).starts_with("[Player4 \"Dina\"]\n"));
    assert_eq!(four.player(3), Some("Dina"));
}

#[test]
fn a_line_of_play_is_recorded_with_the_result_by_the_rules() {
    let spec = GameSpec::read("topological?checkers=2").unwrap();
    let mut line = GameHistory::new(&spec.start());
    for text in ["0,0", "1,0", "2,0", "3,0", "pass", "pass"] {
        line.play_text(text).unwrap();
    }
    let record = Record::of_line(&line);
    assert_eq!(record.result, GameResult::Draw);
    let text = record::write(&record);
    assert!(text.contains("[Termination \"two-passes\"]"), "{text}");
    assert!(
        text.ends_with("1. 0,0 1,0 2. 2,0 3,0 3. pass pass 1/2-1/2\n\n"),
        "{text}"
    );
}

const NOTATION: &str = include_str!("../../../docs/notation.md");

/// The cells of the table rows that begin with a game and have this many columns.
fn rows(columns: usize) -> Vec<Vec<&'static str>> {
    let cells = |line: &'static str| -> Vec<&str> {
        let line = line.trim_start_matches('|').trim_end_matches('|');
        line.split('|').map(str::trim).collect()
    };
    let tables = NOTATION
        .lines()
        .filter(|line| line.starts_with("| `"))
        .map(cells);
    tables.filter(|cells| cells.len() == columns).collect()
}

/// What a cell holds between backquotes.
fn quoted(cell: &'static str) -> Vec<&'static str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[test]
fn the_moves_of_the_notation_page_do_what_it_says() {
    let rows = rows(5);
    assert!(rows.len() >= 14, "the table of moves is found");
    for row in rows {
        let [game, position, written, too, after] = row[..] else {
            unreachable!("five columns")
        };
        let spec = GameSpec::read(quoted(game)[0]).unwrap();
        let position = spec
            .position(quoted(position)[0])
            .unwrap_or_else(|e| panic!("{row:?}: {e}"));
        let written = quoted(written)[0];
        for text in std::iter::once(written).chain(quoted(too)) {
            let m = position
                .read_move(text)
                .unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(m.text(), written, "{text} in {position:?}");
            assert_eq!(m.after().text(), quoted(after)[0], "{text} in {position:?}");
        }
    }
}

#[test]
fn the_starts_of_the_notation_page_are_right() {
    let mut checked = BTreeSet::new();
    for row in rows(3) {
        let Ok(spec) = GameSpec::read(quoted(row[0])[0]) else {
            continue;
        };
        if let Some(text) = quoted(row[2])
            .first()
            .filter(|text| text.contains(' ') || text.contains(':'))
        {
            assert_eq!(spec.start().text(), *text);
            checked.insert(spec.text().to_owned());
        }
    }
    assert!(checked.contains("martian?players=4"), "{checked:?}");
    for game in games() {
        assert!(checked.contains(game.id), "{checked:?}");
    }
}

#[test]
fn the_records_of_the_notation_page_are_canonical() {
    let blocks: Vec<_> = NOTATION
        .split("```pdn\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap())
        .collect();
    assert!(blocks.len() >= 4, "the examples are found");
    for block in blocks {
        let records = record::read(block);
        assert!(records.warnings.is_empty(), "{:?}", records.warnings);
        let record = records.games[0]
            .as_ref()
            .unwrap_or_else(|e| panic!("{}", e.say(&Words::new(Lang::En))));
        assert_eq!(record::write(record), format!("{block}\n"));
    }
}
