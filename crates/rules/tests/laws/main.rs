//! What must hold in every game: counts, agreement with the slow second implementation, laws.

mod compare;
mod counts;
mod edit;
mod golden;
mod invariants;
mod playing;
mod readers;
#[path = "../slow/mod.rs"]
mod slow;

use doska_rules::Game;
use doska_rules::backups::Backups;
use doska_rules::cyclic::Cyclic;
use doska_rules::martian::Martian;
use doska_rules::topological::Topological;
use doska_rules::turkish::Turkish;

/// What the laws need beyond the public trait.
trait Checked: Game {
    /// The key computed from scratch.
    fn rekeyed(&self) -> u64;
}

macro_rules! checked {
    ($($game:ty),*) => {
        $(impl Checked for $game {
            fn rekeyed(&self) -> u64 {
                self.fresh_key()
            }
        })*
    };
}
checked!(Backups, Cyclic, Martian, Topological, Turkish);

/// Something to do with a game known by its name: the game's type is chosen here.
trait Visit {
    fn visit<G: Checked>(self, options: G::Options);
}

fn with_game(spec: &str, visit: impl Visit) {
    fn go<G: Checked>(options: &str, visit: impl Visit) {
        visit.visit::<G>(doska_rules::game::read_options::<G>(options).unwrap());
    }
    let (id, options) = spec.split_once('?').unwrap_or((spec, ""));
    match id {
        "backups" => go::<Backups>(options, visit),
        "cyclic" => go::<Cyclic>(options, visit),
        "martian" => go::<Martian>(options, visit),
        "topological" => go::<Topological>(options, visit),
        "turkish" => go::<Turkish>(options, visit),
        _ => panic!("no such game: {id}"),
    }
}

/// The games and options that the laws are tried on.
const SPECS: [&str; 10] = [
    "cyclic",
    "backups",
    "backups?restore=after",
    "turkish",
    "martian",
    "martian?players=4",
    "topological",
    "topological?checkers=3&period=3",
    "topological?checkers=5&period=5",
    "topological?checkers=6&path=straight",
];
