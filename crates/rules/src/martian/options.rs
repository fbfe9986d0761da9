//! The one option of the game: how many play.

use super::Martian;
use crate::{Game, OptionSpec, OptionValues};

/// How many players there are.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum Players {
    /// Two, on the files a to d.
    #[default]
    Two,
    /// Four, in two teams, on the whole board.
    Four,
}

impl Players {
    /// The number of seats.
    pub const fn seats(self) -> usize {
        match self {
            Players::Two => 2,
            Players::Four => 4,
        }
    }

    /// The squares that are played on.
    pub const fn board(self) -> u64 {
        match self {
            Players::Two => 0x0F0F_0F0F_0F0F_0F0F,
            Players::Four => !0,
        }
    }

    /// How many files the board has.
    pub const fn files(self) -> u8 {
        match self {
            Players::Two => 4,
            Players::Four => 8,
        }
    }

    /// What all pieces are worth at the start: points on the board and points taken never exceed it.
    pub const fn worth(self) -> u32 {
        18 * self.seats() as u32
    }

    /// How many plies in a row without a capture end a game: 27 turns of each player.
    pub const fn quiet_limit(self) -> u32 {
        27 * self.seats() as u32
    }
}

/// The options of a game.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Options {
    /// The number of players.
    pub players: Players,
}

impl Game for Martian {
    const ID: &'static str = "martian";
    const VERSION: u32 = 1;
    const OPTIONS: &'static [OptionSpec] = &[OptionSpec {
        key: "players",
        values: OptionValues::OneOf(&["2", "4"]),
        default: "2",
    }];

    fn set_option(options: &mut Options, _key: &str, value: &str) {
        options.players = if value == "4" {
            Players::Four
        } else {
            Players::Two
        };
    }

    fn get_option(options: &Options, _key: &str) -> String {
        options.players.seats().to_string()
    }
}
