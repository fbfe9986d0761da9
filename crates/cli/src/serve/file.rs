//! The configuration file: a TOML table of settings.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, anyhow};
use toml::Value;

use super::settings::SETTINGS;
use crate::console::Console;
use crate::fail::Usage;
use crate::files;

/// What the file says, by the names of settings.
pub fn read(console: &Console, path: &str) -> Result<BTreeMap<String, String>> {
    let text = std::fs::read_to_string(Path::new(path)).map_err(|error| {
        let why = files::why(&console.words, &error);
        anyhow!(console.say("cli-file-read", &[("file", path), ("why", &why)]))
    })?;
    parse(console, path, &text).map_err(|said| Usage(said).into())
}

fn parse(console: &Console, path: &str, text: &str) -> Result<BTreeMap<String, String>, String> {
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let at = error.span().map_or(0, |span| span.start);
        let line = text[..at].matches('\n').count() + 1;
        let values = [
            ("file", path),
            ("line", &line.to_string()),
            ("why", error.message()),
        ];
        console.say("serve-bad-file", &values)
    })?;
    let mut out = BTreeMap::new();
    for (key, value) in table {
        if !SETTINGS.iter().any(|setting| setting.name == key) {
            let valid: Vec<&str> = SETTINGS.iter().map(|setting| setting.name).collect();
            let values = [("file", path), ("key", &*key), ("valid", &valid.join(", "))];
            return Err(console.say("serve-unknown-key", &values));
        }
        let text = match value {
            Value::String(text) => text,
            Value::Integer(number) => number.to_string(),
            Value::Boolean(true) => String::from("on"),
            Value::Boolean(false) => String::from("off"),
            _ => return Err(console.say("serve-bad-value", &[("file", path), ("key", &*key)])),
        };
        out.insert(key, text);
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use doska_play::{Lang, Words};

    use super::*;

    fn parsed(text: &str) -> Result<BTreeMap<String, String>, String> {
        let console = Console::new(Words::new(Lang::En), false);
        parse(&console, "doska.toml", text)
    }

    #[test]
    fn settings_are_read_by_their_names() {
        let read =
            parsed("# Ours.\nlisten = \"0.0.0.0:80\"\ntrusted-proxies = 1\nrate-limits = true\n");
        let expected = [
            ("listen", "0.0.0.0:80"),
            ("rate-limits", "on"),
            ("trusted-proxies", "1"),
        ];
        let expected = expected.map(|(key, text)| (key.to_owned(), text.to_owned()));
        assert_eq!(read, Ok(expected.into()));
    }

    #[test]
    fn what_is_no_setting_is_refused_by_its_name() {
        for (text, part) in [
            ("public_url = \"https://example.org\"", "“public_url”"),
            ("[listen]\nport = 80", "“listen”"),
            ("listen = 1\nlisten = 2", "line 2"),
            ("listen: 80", "line 1"),
        ] {
            let said = parsed(text).unwrap_err();
            assert!(said.contains(part) && said.contains("doska.toml"), "{said}");
        }
    }
}
