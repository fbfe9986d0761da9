//! Every article of every rules page is carried by a test that runs, and every such test has its article.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// The numbers of the articles of each game's page: lines that begin with `**1.2**`.
fn pages() -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let mut pages = BTreeMap::new();
    for entry in std::fs::read_dir(&folder).expect("the games are there") {
        let game = entry.expect("the folder can be listed").path();
        let path = game.join("rules/en.md");
        if !game.is_dir() {
            continue;
        }
        let text = std::fs::read_to_string(&path).expect("a page can be read");
        let number = |line: &str| {
            let (number, _) = line.strip_prefix("**")?.split_once("**")?;
            number
                .starts_with(|c: char| c.is_ascii_digit())
                .then(|| number.to_owned())
        };
        let game = game.file_name().and_then(|stem| stem.to_str());
        let game = game.expect("pages have plain names").to_owned();
        pages.insert(game, text.lines().filter_map(number).collect());
    }
    pages
}

/// The names of the tests in this very binary, as its harness lists them with these arguments.
fn listed(arguments: &[&str]) -> BTreeSet<String> {
    let me = std::env::current_exe().expect("a test knows its binary");
    let output = Command::new(me)
        .args(["--list", "--format", "terse"])
        .args(arguments)
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout)
        .lines()
        .filter_map(|line| line.strip_suffix(": test").map(str::to_owned))
        .collect()
}

/// `4.8` of `cyclic::article_4_8_a_drop`, with the game.
fn article(test: &str) -> Option<(String, String)> {
    let (game, name) = test.split_once("::")?;
    let mut words = name
        .rsplit("::")
        .next()?
        .strip_prefix("article_")?
        .split('_');
    let (section, number) = (words.next()?, words.next()?);
    Some((game.to_owned(), format!("{section}.{number}")))
}

#[test]
fn every_article_is_carried_by_a_test_that_runs() {
    let ignored = listed(&["--ignored"]);
    let tests = listed(&[]);
    let carried: BTreeSet<(String, String)> = tests
        .difference(&ignored)
        .filter_map(|test| article(test))
        .collect();
    let pages = pages();
    assert!(pages.len() >= 5, "{:?}", pages.keys());
    for (game, numbers) in &pages {
        assert!(numbers.len() > 10, "{game}: {numbers:?}");
        for number in numbers {
            assert!(
                carried.contains(&(game.clone(), number.clone())),
                "{game} {number} has no test that runs"
            );
        }
    }
    for (game, number) in &carried {
        assert!(
            pages.get(game).is_some_and(|page| page.contains(number)),
            "a test carries article {number}, which the page of {game} does not have"
        );
    }
}
