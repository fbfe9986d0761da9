//! The folder of endgame tables.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::tables::Damage;
use doska_play::{Endings, Words};

use crate::console::Console;
use crate::files;

/// The folder of `--tables`, else the usual one.
pub fn chosen(args: &ArgMatches) -> PathBuf {
    match args.get_one::<String>("tables") {
        Some(dir) => PathBuf::from(dir),
        None => usual(|name| std::env::var_os(name)),
    }
}

/// Where tables lie if nobody says: as `DOSKA_TABLES` says, else where programs keep their data.
pub fn usual(var: impl Fn(&str) -> Option<std::ffi::OsString>) -> PathBuf {
    let var = |name| {
        var(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    if let Some(folder) = var("DOSKA_TABLES") {
        return folder;
    }
    var("XDG_DATA_HOME")
        .or_else(|| var("HOME").map(|home| home.join(".local/share")))
        .or_else(|| var("LOCALAPPDATA"))
        .map_or_else(|| PathBuf::from("."), |data| data.join("doska"))
        .join("tables")
}

/// The tables of a folder that somebody named: it must be there and hold some.
pub fn open(console: &Console, folder: &Path) -> Result<Arc<Endings>> {
    let name = folder.display().to_string();
    let endings = Endings::open(folder).map_err(|error| {
        let why = files::why(&console.words, &error);
        anyhow!(console.say("cli-file-read", &[("file", &name), ("why", &why)]))
    })?;
    if endings.most_pieces() == 0 {
        return Err(anyhow!(console.say("tables-none", &[("folder", &name)])));
    }
    Ok(Arc::new(endings))
}

/// The tables that `--tables` names, else those of the usual folder where there are any and nobody said
/// `--no-tables`.
pub fn asked_or_usual(console: &Console, args: &ArgMatches) -> Result<Option<Arc<Endings>>> {
    if let Some(folder) = args.get_one::<String>("tables") {
        return open(console, Path::new(folder)).map(Some);
    }
    if args.get_flag("no-tables") {
        return Ok(None);
    }
    let usual = Endings::open(&usual(|name| std::env::var_os(name))).ok();
    Ok(usual
        .filter(|endings| endings.most_pieces() > 0)
        .map(Arc::new))
}

/// Why a table cannot be used.
pub fn damage(words: &Words, damage: Damage) -> String {
    let id = match damage {
        Damage::NoTable => "tables-damage-none",
        Damage::Version => "tables-damage-version",
        Damage::OtherClass => "tables-damage-class",
        Damage::Broken => "tables-damage-broken",
    };
    words.text(id, &[])
}

/// Says on standard error which tables could not be used.
pub fn warn(console: &Console, endings: &Endings) {
    for said in damaged(&console.words, endings) {
        let _ = writeln!(anstream::stderr(), "doska: {said}");
    }
}

/// Which tables could not be used, a sentence for each.
pub fn damaged(words: &Words, endings: &Endings) -> Vec<String> {
    let damaged = endings.damaged().into_iter();
    let said = damaged.map(|(class, why)| {
        let (class, why) = (class.to_string(), damage(words, why));
        words.text("tables-damaged", &[("table", &class), ("why", &why)])
    });
    said.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_folder() {
        let usual = |vars: &[(&str, &str)]| {
            let found = usual(|name| {
                let found = vars.iter().find(|(var, _)| *var == name);
                found.map(|(_, value)| value.into())
            });
            found.display().to_string()
        };
        assert_eq!(usual(&[("DOSKA_TABLES", "/t"), ("HOME", "/h")]), "/t");
        assert_eq!(
            usual(&[("XDG_DATA_HOME", "/d"), ("HOME", "/h")]),
            "/d/doska/tables"
        );
        assert_eq!(
            usual(&[("DOSKA_TABLES", ""), ("HOME", "/h")]),
            "/h/.local/share/doska/tables"
        );
    }
}
