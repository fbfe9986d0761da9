//! Completions and manual pages.

use crate::run::{doska, folder};

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let out = doska(&["completions", shell]).ok();
        assert!(out.contains("doska") && out.contains("inspect"), "{shell}");
    }
}

#[test]
fn manual_pages() {
    let out = doska(&["man"]).ok();
    assert!(out.contains(".TH doska 1"), "{out}");
    let folder = folder("man").join("deep/er");
    doska(&["man", "--output", folder.to_str().unwrap()]).ok();
    assert!(folder.join("doska.1").is_file());
    assert!(folder.join("doska-perft.1").is_file());
}

/// Every page has what a manual page has, and every example runs as far as the command line is read.
#[test]
fn manual_pages_are_whole() {
    let folder = folder("whole");
    doska(&["man", "--output", folder.to_str().unwrap()]).ok();
    let mut pages = 0;
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        for head in [
            "NAME",
            "SYNOPSIS",
            "EXIT STATUS",
            "ENVIRONMENT",
            "FILES",
            "SEE ALSO",
        ] {
            assert!(
                text.contains(&format!(".SH \"{head}\"")),
                "{}: {head}",
                path.display()
            );
        }
        let alone = ["doska-help.1", "doska-tablebase-info.1"];
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(
            text.contains(".SH \"EXAMPLES\"") || alone.contains(&name),
            "{name}"
        );
        assert!(!text.contains("man-example"), "{name}");
        pages += 1;
    }
    assert!(pages > 20, "{pages}");
}

/// Shells know the games, the levels and the seats.
#[test]
fn completions_know_the_values() {
    for shell in ["bash", "fish", "zsh"] {
        let out = doska(&["completions", shell]).ok();
        for value in ["cyclic", "topological", "martian", "second", "random", "10"] {
            assert!(out.contains(value), "{shell}: {value}");
        }
    }
    assert!(doska(&["completions", "fish"]).ok().contains("Hedgehog"));
}

#[test]
fn headings_of_manual_pages_are_in_the_chosen_language_and_in_capitals() {
    for (lang, name) in [("en", "NAME"), ("ru", "ИМЯ"), ("tr", "AD")] {
        let folder = folder("headings");
        doska(&["man", "--output", folder.to_str().unwrap(), "--lang", lang]).ok();
        for page in ["doska.1", "doska-convert.1", "doska-play.1"] {
            let text = std::fs::read_to_string(folder.join(page)).unwrap();
            let heads: Vec<&str> = text
                .lines()
                .filter_map(|l| l.strip_prefix(".SH "))
                .collect();
            assert_eq!(heads[0], format!("\"{name}\""), "{page}");
            for head in heads {
                assert!(head.chars().all(|c| !c.is_lowercase()), "{page}: {head}");
                let latin = head.contains(|c: char| c.is_ascii_alphabetic());
                assert_eq!(latin, lang != "ru", "{page}: {head}");
            }
        }
    }
}
