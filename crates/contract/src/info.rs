//! Which games there are.

use std::collections::BTreeSet;

use doska_play::rules::{OptionSpec, OptionValues};
use doska_play::{GameSpec, endings, registry};
use serde::{Deserialize, Serialize};
#[cfg(test)]
use ts_rs::TS;

use super::Values;

/// An option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct OptionInfo {
    /// Its name.
    pub key: String,
    /// Its value where none is given.
    pub default: String,
    /// What it may be.
    pub values: Values,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(TS))]
pub struct GameInfo {
    /// Its name in commands, links and records.
    pub id: String,
    /// The version of its rules.
    pub version: u32,
    /// How many may play, in ascending order.
    pub seats: BTreeSet<usize>,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// Whether there are endgame tables for it.
    pub tables: bool,
}

/// A game with what it is called in the language that was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NamedGame {
    /// The game.
    #[serde(flatten)]
    pub info: GameInfo,
    /// Its name.
    pub name: String,
    /// A sentence about it.
    pub about: String,
    /// The option sets that are shown and measured, for scripts.
    pub variants: &'static [&'static str],
}

impl From<&OptionSpec> for OptionInfo {
    fn from(option: &OptionSpec) -> OptionInfo {
        OptionInfo {
            key: option.key.to_owned(),
            default: option.default.to_owned(),
            values: match option.values {
                OptionValues::OneOf(words) => Values::OneOf {
                    words: words.iter().map(|&word| word.to_owned()).collect(),
                },
                OptionValues::Range(low, high) => Values::Range { low, high },
            },
        }
    }
}

impl From<&registry::GameInfo> for GameInfo {
    fn from(game: &registry::GameInfo) -> GameInfo {
        GameInfo {
            id: game.id.to_owned(),
            version: game.version,
            seats: seats(game),
            options: game.options.iter().map(OptionInfo::from).collect(),
            tables: endings::has_tables(game),
        }
    }
}

/// How many can play: with the defaults, and with each word of each option.
fn seats(game: &registry::GameInfo) -> BTreeSet<usize> {
    let worded = game.options.iter().flat_map(|option| {
        let words: &[&str] = match option.values {
            OptionValues::OneOf(words) => words,
            OptionValues::Range(..) => &[],
        };
        let with = |word| format!("{}?{}={word}", game.id, option.key);
        words.iter().map(with)
    });
    worded
        .chain([game.id.to_owned()])
        .filter_map(|text| GameSpec::read(&text).ok())
        .map(|spec| spec.seats())
        .collect()
}
