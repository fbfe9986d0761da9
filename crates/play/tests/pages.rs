//! The rules pages say the same in every language, the rules quote articles that are there, every example
//! is legal, and every diagram is shown and is what the program draws. That every article has a test is
//! checked where these tests are (`crates/rules/tests/articles/carried.rs`).

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

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
fn every_page_has_the_same_articles_in_every_language() {
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
    }
}

/// Sections and items of lists, by their place: what must agree between languages beside the articles.
fn shape(page: &str) -> Vec<(usize, usize)> {
    page.split("\n## ")
        .map(|section| {
            let items = section.lines().filter(|line| line.starts_with("- "));
            (section.matches("](../diagrams/").count(), items.count())
        })
        .collect()
}

#[test]
fn every_page_has_the_same_sections_decisions_and_advice_in_every_language() {
    for game in games() {
        let english = shape(&page(Lang::En, game.id));
        assert!(english.len() > 6, "{}: {english:?}", game.id);
        for lang in [Lang::Ru, Lang::Tr] {
            let other = shape(&page(lang, game.id));
            assert_eq!(other, english, "{} {}", lang.code(), game.id);
        }
    }
}

/// The code of a file or of a folder's files, without lines that are comments.
fn code(path: &Path) -> String {
    if path.is_dir() {
        let entries = std::fs::read_dir(path).unwrap();
        return entries.map(|entry| code(&entry.unwrap().path())).collect();
    }
    let text = std::fs::read_to_string(path).unwrap();
    let comment = |line: &&str| line.trim_start().starts_with("//");
    let lines = text.lines().filter(|line| !comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The literals of the code that are numbers of articles, such as `"4.2"`.
fn quoted(code: &str) -> BTreeSet<&str> {
    let number = |text: &&str| {
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        text.split_once('.')
            .is_some_and(|(section, article)| digits(section) && digits(article))
    };
    code.split('"').filter(number).collect()
}

#[test]
fn every_article_that_the_rules_quote_is_on_the_page() {
    let rules = root().join("crates/rules/src");
    // What several games share quotes the pages of all of them.
    let shared = ["draughts", "text"].map(|name| {
        let folder = rules.join(name);
        let path = if folder.is_dir() {
            folder
        } else {
            rules.join(format!("{name}.rs"))
        };
        (format!("{name}::"), code(&path))
    });
    for (used, code) in &shared {
        assert!(!quoted(code).is_empty(), "{used} quotes articles");
    }
    for game in games() {
        let own = code(&rules.join(game.id));
        let mut numbers = quoted(&own);
        for (used, code) in &shared {
            if own.contains(used) {
                numbers.extend(quoted(code));
            }
        }
        assert!(numbers.len() > 7, "{}: {numbers:?}", game.id);
        let there = articles(&page(Lang::En, game.id));
        for number in numbers {
            assert!(
                there.iter().any(|article| article == number),
                "the rules of {} quote article {number}, which the page does not have",
                game.id
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

/// The names of the diagrams that a page shows, once for each time.
fn shown(page: &str) -> Vec<&str> {
    let parts = page.split("](../diagrams/").skip(1);
    parts
        .map(|rest| {
            rest.split_once(".svg)")
                .expect("a diagram is an SVG file")
                .0
        })
        .collect()
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
            assert!(names.insert(name.clone()), "{name} is listed twice");
        }
        let folder = root().join(format!("games/{}/diagrams", game.id));
        let kept: BTreeSet<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .map(|file| file.trim_end_matches(".svg").to_owned())
            .collect();
        assert_eq!(kept, names, "the files are those of the list");
        for lang in Lang::ALL {
            let page = page(lang, game.id);
            let mut used = BTreeSet::new();
            for name in shown(&page) {
                let article = name.strip_prefix(&format!("{}-", game.id));
                let article = article.unwrap_or_else(|| panic!("{}: {name}", game.id));
                assert!(
                    articles(&page).contains(&article.to_owned()),
                    "{name} belongs to no article"
                );
                assert!(used.insert(name.to_owned()), "{name} is shown twice");
            }
            assert_eq!(used, names, "{} {}", lang.code(), game.id);
        }
    }
}
