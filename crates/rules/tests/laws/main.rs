//! What must hold in every game: counts, agreement with the slow second implementation, laws.

mod compare;
mod counts;
mod edit;
mod golden;
mod invariants;
mod playing;
mod readers;
mod russian;
#[path = "../slow/mod.rs"]
mod slow;

use std::path::Path;

use doska_rules::{Game, with_games};

/// What the laws need beyond the public trait.
trait Checked: Game {
    /// The key computed from scratch.
    fn rekeyed(&self) -> u64;
}

macro_rules! checked {
    (() $($module:ident $name:ident),*) => {
        $(impl Checked for doska_rules::$module::$name {
            fn rekeyed(&self) -> u64 {
                self.fresh_key()
            }
        })*
    };
}
with_games!(checked());

/// Something to do with a game known by its name: the game's type is chosen here.
trait Visit {
    fn visit<G: Checked>(self, options: G::Options);
}

fn with_game(spec: &str, visit: impl Visit) {
    fn go<G: Checked>(options: &str, visit: impl Visit) {
        visit.visit::<G>(doska_rules::game::read_options::<G>(options).unwrap());
    }
    macro_rules! choose {
        (($id:ident $options:ident $visit:ident) $($module:ident $name:ident),*) => {
            match $id {
                $(stringify!($module) => go::<doska_rules::$module::$name>($options, $visit),)*
                _ => panic!("no such game: {}", $id),
            }
        };
    }
    let (id, options) = spec.split_once('?').unwrap_or((spec, ""));
    with_games!(choose (id options visit));
}

/// The option sets of a game that are worth testing, the defaults first: from its manifest.
fn variants_of(id: &str) -> Vec<String> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let path = games.join(id).join("game.json");
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let manifest: serde_json::Value = serde_json::from_str(&text).unwrap();
    let texts = |key: &str| manifest[key].as_array().cloned().unwrap_or_default();
    texts("variants")
        .iter()
        .chain(&texts("test_variants"))
        .map(|text| text.as_str().expect("variants are texts").to_owned())
        .collect()
}

/// Every game with every option set worth testing.
fn variants() -> Vec<String> {
    macro_rules! ids {
        (() $($module:ident $name:ident),*) => { [$(stringify!($module)),*] };
    }
    with_games!(ids())
        .into_iter()
        .flat_map(variants_of)
        .collect()
}
