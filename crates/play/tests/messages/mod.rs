//! The message files as they lie on the disk: those of the binary, and those that only the site loads.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use doska_play::Lang;
use fluent_syntax::ast::Entry;

/// The messages of a text with the names of the values they speak of, added to `out`.
pub fn read(file: &str, text: &str, out: &mut BTreeMap<String, BTreeSet<String>>) {
    let parsed = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    for entry in parsed.body {
        if let Entry::Message(message) = entry {
            let tree = format!("{message:?}");
            let values = tree
                .split("VariableReference { id: Identifier { name: \"")
                .skip(1);
            let values = values
                .map(|rest| rest.split('"').next().unwrap_or("").to_owned())
                .collect();
            let id = message.id.name.to_owned();
            assert!(
                out.insert(id.clone(), values).is_none(),
                "{file}: {id} twice"
            );
        }
    }
}

/// The messages of a language, of all its files: the shared ones, then those of every game.
pub fn of(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let shared = std::fs::read_dir(root.join("locales").join(lang.code())).unwrap();
    let mut paths: Vec<PathBuf> = shared.map(|entry| entry.unwrap().path()).collect();
    for game in doska_play::games() {
        for part in ["words", "lessons"] {
            paths.push(root.join(format!("games/{}/{part}/{}.ftl", game.id, lang.code())));
        }
    }
    let mut out = BTreeMap::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        read(&path.display().to_string(), &text, &mut out);
    }
    out
}
