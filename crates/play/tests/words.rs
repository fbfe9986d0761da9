//! Every message exists in every language, says the same things, and every message used exists.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use doska_play::words::SOURCES;
use doska_play::{Lang, Words};

mod messages;

/// What the binary can say in a language.
fn messages(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut out = BTreeMap::new();
    for (_, file, text) in SOURCES.iter().filter(|(l, _, _)| *l == lang) {
        messages::read(&format!("{}/{file}.ftl", lang.code()), text, &mut out);
    }
    out
}

#[test]
fn every_message_is_there_in_every_language_with_the_same_values() {
    let english = messages::of(Lang::En);
    for lang in [Lang::Ru, Lang::Tr] {
        let other = messages::of(lang);
        for (id, values) in &english {
            let there = other
                .get(id)
                .unwrap_or_else(|| panic!("{}: {id} is missing", lang.code()));
            assert_eq!(there, values, "{}: the values of {id}", lang.code());
        }
        for id in other.keys() {
            assert!(
                english.contains_key(id),
                "{}: {id} is in no English file",
                lang.code()
            );
        }
    }
}

/// All string literals that follow `call` in the sources of all crates.
fn literals_after(call: &str) -> BTreeSet<String> {
    fn walk(dir: &Path, call: &str, out: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, call, out);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                let code: Vec<&str> = text
                    .lines()
                    .filter(|line| !line.trim_start().starts_with("//"))
                    .collect();
                let code = code.join("\n");
                out.extend(code.split(call).skip(1).filter_map(|rest| {
                    let rest = rest.trim_start().strip_prefix('"')?;
                    Some(rest.split('"').next()?.to_owned())
                }));
            }
        }
    }
    let mut out = BTreeSet::new();
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for entry in std::fs::read_dir(crates).unwrap() {
        let src = entry.unwrap().path().join("src");
        if src.is_dir() {
            walk(&src, call, &mut out);
        }
    }
    out
}

#[test]
fn every_message_that_the_code_names_exists() {
    let english = messages(Lang::En);
    let mut used = literals_after("Note::new(");
    used.extend(literals_after("words.text("));
    used.extend(literals_after("words.say("));
    assert!(used.len() > 30, "the search finds the notes: {used:?}");
    // What is said on the site alone, the binary need not know.
    let site = messages::of(Lang::En);
    for id in used {
        let there = if id.starts_with("web-") {
            &site
        } else {
            &english
        };
        assert!(there.contains_key(&id), "no words for {id}");
    }
}

/// Refusals choose among ids before they make a note of one, so every literal that looks like an id of
/// the rules is checked too.
#[test]
fn every_id_in_the_rules_exists() {
    fn walk(dir: &Path, first_words: &[String], out: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, first_words, out);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                out.extend(text.split('"').map(str::to_owned).filter(|literal| {
                    literal.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
                        && first_words.iter().any(|first| literal.starts_with(first))
                }));
            }
        }
    }
    let english = messages(Lang::En);
    let mut used = BTreeSet::new();
    let games = doska_play::games().iter().map(|game| game.id);
    let first_words: Vec<String> = ["move", "text"]
        .into_iter()
        .chain(games)
        .map(|word| format!("{word}-"))
        .collect();
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules/src");
    walk(&rules, &first_words, &mut used);
    assert!(used.contains("move-backward"), "the search finds {used:?}");
    for id in &used {
        assert!(english.contains_key(id), "no words for {id}");
    }
    // And what the files say about moves and texts, the rules have to say.
    let of_play = ["move-game-over", "move-stale"];
    for id in english.keys().filter(|id| !of_play.contains(&id.as_str())) {
        if first_words.iter().any(|first| id.starts_with(first)) {
            assert!(used.contains(id), "nobody says {id}");
        }
    }
}

/// Refusals are what the rules say in general, and what a game says under its own name.
#[test]
fn no_refusal_ends_in_a_full_stop() {
    let mut refusals = 0;
    for (lang, file, text) in SOURCES {
        let of_game = doska_play::games().iter().any(|game| game.id == *file);
        let own = format!("{file}-");
        let mut refusal = false;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                refusal = ["rules", "round"].contains(file) || of_game && id.starts_with(&own);
                refusals += usize::from(refusal);
            }
            // The number of an article may follow.
            let stops = refusal && line.ends_with('.');
            assert!(!stops, "{}/{file}.ftl: {line}", lang.code());
        }
    }
    assert!(refusals > 300, "{refusals}");
}

#[test]
fn a_game_brings_the_words_that_everything_says_of_it() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for game in doska_play::games() {
            let id = game.id;
            let mut wanted = vec![
                format!("game-{id}"),
                format!("game-{id}-about"),
                format!("cli-forms-{id}"),
                format!("web-about-by-{id}"),
                format!("web-learn-about-{id}"),
                format!("web-guide-{id}-goal"),
            ];
            wanted.extend((1..=3).map(|n| format!("web-guide-{id}-turn-{n}")));
            for option in game.options {
                wanted.push(format!("option-{}", option.key));
            }
            for id in wanted {
                assert!(words.has(&id), "{}: no {id}", lang.code());
            }
        }
    }
}
