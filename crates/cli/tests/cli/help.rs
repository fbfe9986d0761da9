//! Help and words in every language.

use crate::run::{command, doska, doska_in, run};

const COMMANDS: [&str; 23] = [
    "play",
    "puzzle",
    "serve",
    "worker",
    "admin",
    "rules",
    "games",
    "show",
    "convert",
    "inspect",
    "replay",
    "perft",
    "analyse",
    "match",
    "solve",
    "tune",
    "bench",
    "engine",
    "tablebase",
    "puzzles",
    "completions",
    "man",
    "help",
];

#[test]
fn help_speaks_every_language_and_misses_no_message() {
    for (lang, usage) in [("en", "Usage"), ("ru", "Запуск"), ("tr", "Kullanım")] {
        let out = doska(&["--help", "--lang", lang]).ok();
        assert!(out.contains(usage) && !out.contains("cli-"), "{out}");
        for name in COMMANDS {
            assert!(out.contains(&format!("  {name} ")), "{name}");
            let out = doska(&[name, "--help", "--lang", lang]).ok();
            assert!(out.contains(&format!("{usage}: doska {name}")), "{out}");
            assert!(!out.contains("cli-"), "{out}");
            assert_eq!(doska(&["help", name, "--lang", lang]).ok(), out);
        }
    }
}

#[test]
fn doska_alone_says_what_to_type() {
    for (locale, word) in [
        ("C", "doska play"),
        ("en_GB.UTF-8", "choose a game"),
        ("ru_RU.UTF-8", "выбрать игру"),
        ("tr_TR.UTF-8", "bir oyun seçip"),
        ("de_DE.UTF-8", "choose a game"),
    ] {
        let out = run(command(&[]).env("LC_ALL", locale), b"").ok();
        assert!(out.contains(word), "{locale}: {out}");
    }
    let out = run(command(&[]).env_remove("LC_ALL").env("LANG", "ru"), b"").ok();
    assert!(out.contains("выбрать игру"));
    assert!(doska(&["--version"]).ok().starts_with("doska "));
}

#[test]
fn errors_speak_the_chosen_language() {
    let said = doska(&["--lang", "ru", "inspect", "chess"]).usage();
    assert!(said.contains("«chess»"), "{said}");
    assert!(doska(&["help", "chess"]).usage().contains("“chess”"));
    let said = doska(&["inspect", "turkish", "--lang=tr", "--positio"]).usage();
    assert!(said.contains("Fazladan argüman: “--positio”"), "{said}");
}

#[test]
fn every_message_the_sources_name_has_its_words() {
    fn walk(dir: &std::path::Path, used: &mut Vec<String>) {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, used);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            used.extend(
                text.split("\"cli-")
                    .skip(1)
                    .map(|rest| rest.split('"').next().unwrap())
                    .filter(|id| !id.contains('{'))
                    .map(|id| format!("cli-{id}")),
            );
        }
    }
    let mut used = Vec::new();
    let src = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
    walk(std::path::Path::new(src), &mut used);
    assert!(used.len() > 50);
    for lang in ["en", "ru", "tr"] {
        let sources = doska_play::words::SOURCES.iter();
        let texts = sources.filter(|(of, _, _)| of.code() == lang);
        let texts: Vec<&str> = texts.map(|(_, _, text)| *text).collect();
        let text = texts.join("\n");
        for id in &used {
            assert!(text.contains(&format!("\n{id} =")), "{lang}: {id}");
        }
    }
}

#[test]
fn help_fits_eighty_columns() {
    for lang in ["en", "ru", "tr"] {
        let texts = COMMANDS
            .iter()
            .map(|name| doska(&[name, "--help", "--lang", lang]).ok())
            .chain([
                doska(&["--help", "--lang", lang]).ok(),
                doska(&["games", "--lang", lang]).ok(),
                doska(&["--lang", lang]).ok(),
            ])
            .chain(doska_play::games().iter().map(|game| {
                let out = doska_in(&["play", game.id, "--lang", lang], "help\n").ok();
                out.rsplit_once("help\n").unwrap().1.to_owned()
            }))
            .chain([doska_in(&["play", "--lang", lang], "").ok()]);
        for text in texts {
            for line in text.lines() {
                assert!(line.chars().count() <= 80, "{lang}: {line}");
            }
        }
    }
}

#[test]
fn the_nearest_commands_are_suggested_the_best_first() {
    for (lang, said) in [
        (
            "en",
            "Unknown command “plya”. Did you mean “play” or “replay”?",
        ),
        (
            "ru",
            "Неизвестная команда «plya». Может быть, «play» или «replay»?",
        ),
        (
            "tr",
            "Bilinmeyen komut: “plya”. Bunu mu demek istediniz: “play” ya da “replay”",
        ),
    ] {
        assert!(doska(&["plya", "--lang", lang]).usage().contains(said));
        let err = doska(&["help", "plya", "--lang", lang]).usage();
        assert!(err.contains(said), "{err}");
    }
}

#[test]
fn a_command_without_its_game_lists_the_games() {
    for command in ["rules", "show", "inspect", "replay", "perft"] {
        let said = doska(&[command]).usage();
        assert!(
            said.contains("Games: cyclic (Russian Cyclic Checkers), "),
            "{said}"
        );
    }
    let said = doska(&["rules", "--lang", "ru"]).usage();
    assert!(said.contains("turkish (Турецкие шашки)"), "{said}");
}

#[test]
fn the_english_words_are_said_to_work() {
    for (lang, said) in [("ru", "Английские слова"), ("tr", "İngilizce sözcükler")]
    {
        let out = doska_in(&["play", "turkish", "--lang", lang], "help\n").ok();
        assert!(out.contains(said), "{out}");
    }
}
