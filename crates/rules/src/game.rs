//! The id, rules version and options of a game.

use crate::{Counted, Edit, Note, Show, Text};

/// Everything Doska needs of a game. A new game implements this and gets a line in the registry.
pub trait Game: Text + Counted + Show + Edit {
    /// The name in commands, links and records.
    const ID: &'static str;
    /// The version of the rules; a stored game names it.
    const VERSION: u32;
    /// The options, in the order in which they are written.
    const OPTIONS: &'static [OptionSpec];
    /// The value of PDN's `GameType` tag that means this game, if PDN has one.
    const PDN_GAME_TYPE: Option<&'static str> = None;

    /// Sets one option. Key and value have been checked against [`OPTIONS`](Self::OPTIONS).
    fn set_option(options: &mut Self::Options, key: &str, value: &str);

    /// The value of one option of [`OPTIONS`](Self::OPTIONS).
    fn get_option(options: &Self::Options, key: &str) -> String;
}

/// One option of a game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name of the option, as in `players=4`.
    pub key: &'static str,
    /// What it may be.
    pub values: OptionValues,
    /// What it is when nobody says.
    pub default: &'static str,
}

/// The values an option may have.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum OptionValues {
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// A whole number from, to.
    Range(u32, u32),
}

impl OptionValues {
    /// Whether `value` is one of them, in its canonical writing.
    pub fn holds(self, value: &str) -> bool {
        match self {
            OptionValues::OneOf(words) => words.contains(&value),
            OptionValues::Range(low, high) => {
                crate::text::number(value).is_some_and(|n| (low..=high).contains(&n))
            }
        }
    }
}

impl std::fmt::Display for OptionValues {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            OptionValues::OneOf(words) => f.write_str(&words.join("|")),
            OptionValues::Range(low, high) => write!(f, "{low}..{high}"),
        }
    }
}

/// Reads `key=value&key=value`; an empty text gives the defaults.
pub fn read_options<G: Game>(text: &str) -> Result<G::Options, Note> {
    let mut options = G::Options::default();
    let mut seen = Vec::new();
    for pair in text.split('&').filter(|_| !text.is_empty()) {
        let (key, value) = pair
            .split_once('=')
            .ok_or_else(|| Note::new("game-option-form").part(pair).with("game", G::ID))?;
        let spec = G::OPTIONS
            .iter()
            .find(|spec| spec.key == key)
            .ok_or_else(|| {
                let keys: Vec<_> = G::OPTIONS.iter().map(|spec| spec.key).collect();
                if keys.is_empty() {
                    Note::new("game-option-none").part(key).with("game", G::ID)
                } else {
                    Note::new("game-option-key")
                        .part(key)
                        .with("game", G::ID)
                        .with("valid", keys.join(", "))
                }
            })?;
        if seen.contains(&spec.key) {
            return Err(Note::new("game-option-twice").part(key).with("game", G::ID));
        }
        seen.push(spec.key);
        if !spec.values.holds(value) {
            return Err(Note::new("game-option-value")
                .part(value)
                .with("key", key)
                .with("game", G::ID)
                .with("valid", spec.values));
        }
        G::set_option(&mut options, key, value);
    }
    Ok(options)
}

/// Writes a game with the options that differ from their defaults: `martian?players=4`.
pub fn write_game<G: Game>(options: &G::Options) -> String {
    let mut out = G::ID.to_owned();
    let mut separator = '?';
    for spec in G::OPTIONS {
        let value = G::get_option(options, spec.key);
        if value != spec.default {
            out.push(separator);
            out.push_str(spec.key);
            out.push('=');
            out.push_str(&value);
            separator = '&';
        }
    }
    out
}
