//! Embeds what the games bring (`games/<id>`) and the message files that the binary speaks from.
//!
//! A folder that lacks a part of a game, or a manifest with a field nobody knows, fails the build.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use serde::Deserialize;

const LANGUAGES: [(&str, &str); 3] = [("en", "En"), ("ru", "Ru"), ("tr", "Tr")];

/// `game.json`, described in `games/README.md`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    #[serde(default)]
    section: Section,
    grew_from: Option<String>,
    variants: Vec<String>,
    #[serde(default)]
    test_variants: Vec<String>,
    bench: Vec<String>,
    perft: Vec<String>,
    /// What the site alone reads.
    #[serde(rename = "site")]
    _site: serde_json::Value,
}

#[derive(Deserialize, Debug, Default)]
#[serde(rename_all = "lowercase")]
enum Section {
    #[default]
    Main,
    Origin,
}

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = here.join("../..");
    let [games, locales] = ["games", "locales"].map(|name| root.join(name));
    println!("cargo::rerun-if-changed=build.rs");
    for folder in [&games, &locales] {
        println!("cargo::rerun-if-changed={}", folder.display());
    }

    let mut words = String::new();
    for (code, lang) in LANGUAGES {
        for file in entries(&locales.join(code)) {
            let name = file.file_stem().and_then(|name| name.to_str());
            let name = name.expect("our names are UTF-8");
            // What only the site says is no part of the binary.
            if !name.starts_with("web") && !name.starts_with("learn") {
                writeln!(words, "(Lang::{lang}, {name:?}, {}),", embedded(&file))
                    .expect("a String");
            }
        }
    }
    let (mut lessons, mut lesson_words) = (String::new(), String::new());
    for (code, lang) in LANGUAGES {
        let file = locales.join(code).join("learn.ftl");
        writeln!(lesson_words, "(Lang::{lang}, {}),", embedded(&file)).expect("a String");
    }
    let (mut manifests, mut pages, mut diagrams) = (String::new(), String::new(), String::new());
    let mut puzzles = String::new();
    for folder in entries(&games).into_iter().filter(|path| path.is_dir()) {
        let id = folder.file_name().and_then(|name| name.to_str());
        let id = id.expect("our names are UTF-8");
        manifests += &manifest(id, &folder);
        for (code, lang) in LANGUAGES {
            let file = part(&folder, &format!("words/{code}.ftl"));
            writeln!(words, "(Lang::{lang}, {id:?}, {}),", embedded(&file)).expect("a String");
            let file = part(&folder, &format!("rules/{code}.md"));
            writeln!(pages, "({id:?}, Lang::{lang}, {}),", embedded(&file)).expect("a String");
            let file = part(&folder, &format!("lessons/{code}.ftl"));
            writeln!(lesson_words, "(Lang::{lang}, {}),", embedded(&file)).expect("a String");
        }
        let file = part(&folder, "diagrams.txt");
        writeln!(diagrams, "({id:?}, {}),", embedded(&file)).expect("a String");
        writeln!(lessons, "({id:?}, &{}),", lesson(&folder)).expect("a String");
        let file = folder.join("puzzles.txt");
        if file.is_file() {
            writeln!(puzzles, "({id:?}, {}),", embedded(&file)).expect("a String");
        }
    }
    let list = |name: &str, of: &str, entries: &str| {
        format!("pub static {name}: &[{of}] = &[\n{entries}];\n")
    };
    let code = [
        list("MANIFESTS", "Manifest", &manifests),
        list("SOURCES", "(Lang, &str, &str)", &words),
        list("PAGES", "(&str, Lang, &str)", &pages),
        list("DIAGRAMS", "(&str, &str)", &diagrams),
        list("LESSONS", "(&str, &[LessonTask])", &lessons),
        list("LESSON_SOURCES", "(Lang, &str)", &lesson_words),
        list("PUZZLES", "(&str, &str)", &puzzles),
    ];
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    fs::write(out.join("games.rs"), code.concat()).expect("the build folder can be written");
}

/// What a folder holds, in the order of the names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = read
        .map(|entry| entry.expect("a folder that can be read").path())
        .collect();
    paths.sort();
    paths
}

/// A file that every game has.
fn part(folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(name);
    assert!(
        path.is_file(),
        "{} is missing: games/README.md says what a game consists of",
        path.display()
    );
    path
}

fn embedded(file: &Path) -> String {
    let file = fs::canonicalize(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let file = file.to_str().expect("our names are UTF-8");
    format!("include_str!({file:?})")
}

/// `lessons/tasks.json`, as far as a learner needs it.
#[derive(Deserialize)]
struct Lesson {
    tasks: Vec<Task>,
}

#[derive(Deserialize)]
struct Task {
    id: String,
    game: String,
    position: String,
    lines: Vec<Vec<String>>,
    #[serde(default)]
    wrong: BTreeMap<String, String>,
    article: String,
}

/// The tasks of a lesson as a Rust expression.
fn lesson(folder: &Path) -> String {
    let path = part(folder, "lessons/tasks.json");
    let text = fs::read_to_string(&path).expect("a file that is there");
    let read: Lesson =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let tasks = read.tasks.iter().map(|task| {
        let lines: Vec<String> = task.lines.iter().map(|line| format!("&{line:?}")).collect();
        let wrong: Vec<(&String, &String)> = task.wrong.iter().collect();
        format!(
            "LessonTask {{ id: {:?}, game: {:?}, position: {:?}, lines: &[{}], wrong: &{wrong:?}, \
             article: {:?} }}, ",
            task.id,
            task.game,
            task.position,
            lines.join(", "),
            task.article
        )
    });
    format!("[{}]", tasks.collect::<String>())
}

/// The manifest as a Rust expression: nothing that plays needs a JSON parser.
fn manifest(id: &str, folder: &Path) -> String {
    let path = part(folder, "game.json");
    let text = fs::read_to_string(&path).expect("a file that is there");
    let read: Manifest =
        serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    format!(
        "Manifest {{ id: {id:?}, section: Section::{:?}, grew_from: {:?}, variants: &{:?}, \
         test_variants: &{:?}, bench: &{:?}, perft: &{:?} }},\n",
        read.section, read.grew_from, read.variants, read.test_variants, read.bench, read.perft
    )
}
