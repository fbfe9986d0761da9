//! The rules pages say the same in every language, every article has its test, every example is legal,
//! and every diagram is what the program draws.

use std::collections::BTreeSet;
use std::path::PathBuf;

use doska_play::svg;
use doska_play::{GameHistory, GameSpec, Lang, games};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn page(lang: Lang, game: &str) -> String {
    read(&format!("games/{game}/rules/{}.md", lang.code()))
}

/// The numbers of the articles of a page, in order: lines that begin with `**1.2**`.
fn articles(page: &str) -> Vec<String> {
    page.lines()
        .filter_map(|line| {
            line.strip_prefix("**")?
                .split_once("**")
                .map(|(number, _)| number.to_owned())
        })
        .filter(|number| number.starts_with(|c: char| c.is_ascii_digit()))
        .collect()
}

#[test]
fn every_page_has_the_same_articles_in_every_language_and_each_has_a_test() {
    for game in games() {
        let english = articles(&page(Lang::En, game.id));
        assert!(english.len() > 10, "{}: {english:?}", game.id);
        for lang in [Lang::Ru, Lang::Tr] {
            assert_eq!(
                articles(&page(lang, game.id)),
                english,
                "{} {}",
                lang.code(),
                game.id
            );
        }
        let tests = read(&format!("crates/rules/tests/articles/{}.rs", game.id));
        for number in &english {
            let name = format!("fn article_{}_", number.replace('.', "_"));
            let plain = format!("fn article_{}(", number.replace('.', "_"));
            assert!(
                tests.contains(&name) || tests.contains(&plain),
                "{} {number} has no test",
                game.id
            );
        }
        // A test whose number no page has is as wrong as an article without a test.
        let known: BTreeSet<String> = english.iter().map(|n| n.replace('.', "_")).collect();
        for rest in tests.split("fn article_").skip(1) {
            let number: Vec<&str> = rest.split(['_', '(']).take(2).collect();
            assert!(
                known.contains(&number.join("_")),
                "{}: no article {}",
                game.id,
                number.join(".")
            );
        }
    }
}

/// The fenced examples of a page: game, position or `start`, moves.
fn examples(page: &str) -> Vec<String> {
    page.split("```doska\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap_or("").to_owned())
        .collect()
}

#[test]
fn every_example_is_legal_and_the_same_in_every_language() {
    for game in games() {
        let english = examples(&page(Lang::En, game.id));
        assert!(!english.is_empty(), "{} has an example", game.id);
        for lang in [Lang::Ru, Lang::Tr] {
            assert_eq!(
                examples(&page(lang, game.id)),
                english,
                "{} {}",
                lang.code(),
                game.id
            );
        }
        for example in english {
            let [name, position, moves] = example.lines().collect::<Vec<_>>()[..] else {
                panic!("three lines: {example}");
            };
            let spec = GameSpec::read(name).unwrap();
            let start = if position == "start" {
                spec.start()
            } else {
                spec.position(position).unwrap()
            };
            let mut line = GameHistory::new(&start);
            for text in moves.split_whitespace() {
                line.play_text(text)
                    .unwrap_or_else(|note| panic!("{name} {text}: {note}\n{example}"));
            }
        }
    }
}

#[test]
fn every_diagram_is_used_and_is_what_the_program_draws() {
    for game in games() {
        let list = read(&format!("games/{}/diagrams.txt", game.id));
        let mut names = BTreeSet::new();
        for entry in list
            .lines()
            .filter(|line| !line.is_empty() && !line.starts_with('#'))
        {
            let (name, drawn) =
                svg::diagram(entry).unwrap_or_else(|note| panic!("{entry}: {note}"));
            let kept = read(&format!("games/{}/diagrams/{name}.svg", game.id));
            assert!(
                kept == drawn,
                "{name}.svg is not what is drawn now: run `make docs`"
            );
            names.insert(name);
        }
        for lang in Lang::ALL {
            let page = page(lang, game.id);
            let shown = page.split("](../diagrams/").skip(1);
            let shown: BTreeSet<String> = shown
                .filter_map(|rest| Some(rest.split_once(".svg)")?.0.to_owned()))
                .collect();
            assert_eq!(shown, names, "{} {}", lang.code(), game.id);
        }
    }
}
