//! The game's name and options.

use super::Topological;
use crate::{Game, OptionSpec, OptionValues, text::number};

/// How many checkers, how long a period, and which ways a stack may go.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    checkers: u8,
    period: u8,
    path: Path,
}

/// Which ways a stack may go.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Path {
    /// The way may turn; it visits no field twice.
    #[default]
    Any,
    /// The way may not turn.
    Straight,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            checkers: 10,
            period: 10,
            path: Path::Any,
        }
    }
}

impl Options {
    /// The fewest and the most checkers a player may have.
    pub const CHECKERS: (u32, u32) = (2, 32);
    /// The shortest and the longest period.
    pub const PERIOD: (u32, u32) = (1, 100);

    /// These options, unless a number is out of its range.
    pub fn new(checkers: u32, period: u32, path: Path) -> Option<Options> {
        let within = |(low, high), n| (low..=high).contains(&n);
        (within(Self::CHECKERS, checkers) && within(Self::PERIOD, period)).then_some(Options {
            checkers: checkers as u8,
            period: period as u8,
            path,
        })
    }

    /// Checkers of each player.
    pub const fn checkers(self) -> usize {
        self.checkers as usize
    }

    /// Fields of the board once it is laid out: at most 64.
    pub const fn fields(self) -> usize {
        2 * self.checkers as usize
    }

    /// Plies of a period: moves of both players.
    pub const fn period_plies(self) -> u32 {
        2 * self.period as u32
    }

    /// Moves of each player in a period.
    pub const fn period(self) -> u32 {
        self.period as u32
    }

    /// Which ways a stack may go.
    pub const fn path(self) -> Path {
        self.path
    }
}

impl Game for Topological {
    const ID: &'static str = "topological";
    const VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[
        OptionSpec {
            key: "checkers",
            values: OptionValues::Range(Options::CHECKERS.0, Options::CHECKERS.1),
            default: "10",
        },
        OptionSpec {
            key: "period",
            values: OptionValues::Range(Options::PERIOD.0, Options::PERIOD.1),
            default: "10",
        },
        OptionSpec {
            key: "path",
            values: OptionValues::OneOf(&["any", "straight"]),
            default: "any",
        },
    ];

    fn set_option(options: &mut Options, key: &str, value: &str) {
        match (key, value, number(value)) {
            ("checkers", _, Some(n)) => options.checkers = n as u8,
            ("period", _, Some(n)) => options.period = n as u8,
            ("path", "any", _) => options.path = Path::Any,
            ("path", "straight", _) => options.path = Path::Straight,
            _ => debug_assert!(false, "{key}={value} has been checked"),
        }
    }

    fn get_option(options: &Options, key: &str) -> String {
        match key {
            "checkers" => options.checkers.to_string(),
            "period" => options.period.to_string(),
            "path" => match options.path {
                Path::Any => "any".to_owned(),
                Path::Straight => "straight".to_owned(),
            },
            _ => String::new(),
        }
    }
}
