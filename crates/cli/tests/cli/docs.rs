//! The code in README.md and docs/*.md: console sessions are run, engine sessions played, JSON parsed.
//! Rust blocks are documentation tests of `doska-play`, records are read by its tests.

use std::path::{Path, PathBuf};

use crate::engine::{Engine, fits};

/// A fenced block of a page.
struct Block {
    /// Where it begins, as `FILE:LINE`.
    place: String,
    /// What stands behind the opening fence.
    language: String,
    text: String,
}

/// README.md, that of the games, and the pages in docs.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let mut pages: Vec<PathBuf> = std::fs::read_dir(root.join("docs"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .collect();
    assert!(pages.len() >= 6, "{pages:?}");
    pages.extend(["README.md", "games/README.md"].map(|page| root.join(page)));
    pages
}

fn blocks() -> Vec<Block> {
    let mut blocks = Vec::new();
    for page in pages() {
        let text = std::fs::read_to_string(&page).unwrap();
        let name = page.file_name().unwrap().to_str().unwrap();
        let mut open: Option<Block> = None;
        for (i, line) in text.lines().enumerate() {
            let fence = line.strip_prefix("```");
            match (&mut open, fence) {
                (Some(_), Some(_)) => blocks.extend(open.take()),
                (Some(block), None) => {
                    block.text.push_str(line);
                    block.text.push('\n');
                }
                (None, Some(language)) => {
                    open = Some(Block {
                        place: format!("{name}:{}", i + 1),
                        language: language.to_owned(),
                        text: String::new(),
                    });
                }
                (None, None) => {}
            }
        }
        assert!(open.is_none(), "{name}: a block is not closed");
    }
    blocks
}

#[test]
fn the_sessions_on_the_pages_are_true() {
    let cases = trycmd::TestCases::new();
    cases
        .env("LC_ALL", "C")
        .env("DOSKA_TABLES", "no-tables-here");
    for page in pages() {
        cases.case(page);
    }
}

#[test]
fn every_block_is_run_or_says_that_it_is_not() {
    for block in blocks() {
        let (place, language) = (&block.place, block.language.as_str());
        match language {
            // Run or read by a test.
            "rust" | "console" | "uci" | "json" | "pdn" | "http" => {}
            // Neither code nor a session: a screen, a form, a grammar.
            "text" => {
                let session = block.text.lines().any(|line| line.starts_with("$ "));
                assert!(!session, "{place}: a session is a block of `console`");
            }
            _ => assert!(
                language.ends_with(",ignore") && language.len() > ",ignore".len(),
                "{place}: no test runs “{language}”; if that must be so, add “,ignore”"
            ),
        }
    }
}

/// A page whose Rust blocks nobody compiles would be missing there.
#[test]
fn the_rust_of_every_page_is_a_documentation_test() {
    let tested = include_str!("../../../play/src/pages.rs");
    for page in pages() {
        let name = page.file_name().unwrap().to_str().unwrap();
        assert!(tested.contains(&format!("/{name}\"")), "{name}");
    }
}

#[test]
fn json_on_the_pages_is_json() {
    for block in blocks().iter().filter(|block| block.language == "json") {
        let read = serde_json::from_str::<serde_json::Value>(&block.text);
        assert!(read.is_ok(), "{}: {read:?}", block.place);
    }
}

/// `> LINE` is sent; any other line must be the next answer, but for its times; `…` stands for some lines.
#[test]
fn engine_sessions_on_the_pages_are_true() {
    let mut sessions = 0;
    for block in blocks().iter().filter(|block| block.language == "uci") {
        sessions += 1;
        let mut engine = Engine::start("en");
        let mut skip = false;
        for line in block.text.lines() {
            if let Some(sent) = line.strip_prefix("> ") {
                engine.send(sent);
            } else if line == "…" {
                skip = true;
            } else {
                let pattern = any_times(line);
                if std::mem::take(&mut skip) {
                    engine.until(&pattern);
                } else {
                    let answer = engine.next(line);
                    assert!(fits(&pattern, &answer), "{}: {answer}", block.place);
                }
            }
        }
    }
    assert!(sessions > 0);
}

/// The numbers that differ from run to run become patterns.
fn any_times(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    for i in 1..words.len() {
        if ["nps", "time"].contains(&words[i - 1]) {
            words[i] = "#";
        }
    }
    words.join(" ")
}
