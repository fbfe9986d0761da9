//! One game of a match.

use std::time::{Duration, Instant};

use doska_play::record::GameResult;
use doska_play::rules::zobrist::mix;
use doska_play::{GameHistory, GameSpec, Outcome, Team};

use super::opening::Openings;
use super::player::{Fault, Player, Turn};
use super::player_spec::PlayerSpec;

/// The settings of a match.
pub struct Plan {
    pub game: GameSpec,
    /// The two sides: A and B.
    pub sides: [PlayerSpec; 2],
    pub openings: Openings,
    /// The openings as they were asked for.
    pub openings_text: String,
    /// What the file of openings holds, where they come from one.
    pub openings_file: Option<String>,
    /// The seed of everything random.
    pub seed: u64,
    /// A game of more plies is broken off.
    pub most_plies: usize,
}

/// A game that was played.
pub struct Played {
    /// Its number, from 0. Two games share an opening; in the second the sides have changed seats.
    pub index: u64,
    pub history: GameHistory,
    pub end: End,
}

/// How a game of a match ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// The rules ended the game.
    Rules(Outcome),
    /// A team forfeited it.
    Forfeit(Team, Fault),
    /// It was broken off and counts as a draw.
    TooLong,
}

/// How a game that was broken off is named in records and in JSON.
pub const TOO_LONG: &str = "ply-limit";

impl End {
    /// The result as a record stores it.
    pub fn result(&self) -> GameResult {
        match self {
            End::Rules(outcome) => GameResult::of(*outcome),
            End::Forfeit(Team::First, _) => GameResult::SecondWins,
            End::Forfeit(Team::Second, _) => GameResult::FirstWins,
            End::TooLong => GameResult::Draw,
        }
    }

    /// What ended it, by a name that stays the same.
    pub fn name(&self) -> &'static str {
        match self {
            End::Rules(outcome) => outcome.reason.name(),
            End::Forfeit(_, fault) => fault.name(),
            End::TooLong => TOO_LONG,
        }
    }
}

/// Which side a team is in a game: A begins in every first game of a pair.
pub fn side_of(team: Team, index: u64) -> usize {
    usize::from(team == Team::Second) ^ (index % 2) as usize
}

/// The points of A in halves: 2 for a win.
pub fn halves(result: GameResult, index: u64) -> usize {
    match result.winner() {
        Some(team) if side_of(team, index) == 0 => 2,
        Some(_) => 0,
        None => 1,
    }
}

impl Plan {
    /// Plays a game; `None` if it was stopped, which is asked before every move.
    pub fn play(
        &self,
        players: &mut [Player; 2],
        index: u64,
        stopped: &dyn Fn() -> bool,
    ) -> Option<Played> {
        let mut history = self.openings.of_pair(&self.game, self.seed, index / 2);
        let end = self.play_on(players, index, &mut history, stopped)?;
        Some(Played {
            index,
            history,
            end,
        })
    }

    fn play_on(
        &self,
        players: &mut [Player; 2],
        index: u64,
        history: &mut GameHistory,
        stopped: &dyn Fn() -> bool,
    ) -> Option<End> {
        for team in [Team::First, Team::Second] {
            if let Err(fault) = players[side_of(team, index)].begin() {
                return Some(End::Forfeit(team, fault));
            }
        }
        let seats = history.position().seats();
        let clock_of = |seat: usize| {
            let team = doska_play::Seat::new(seat as u8).team();
            self.sides[side_of(team, index)].clock
        };
        let clocks: Vec<_> = (0..seats).map(clock_of).collect();
        let mut left: Vec<_> = clocks.iter().map(|c| c.map(|(begin, _)| begin)).collect();
        let added: Vec<Duration> = clocks
            .iter()
            .map(|clock| clock.map_or(Duration::ZERO, |(_, added)| added))
            .collect();
        let chance = mix(self.seed ^ mix(!index));
        while !stopped() {
            if let Some(outcome) = history.outcome() {
                return Some(End::Rules(outcome));
            }
            if history.plies() >= self.most_plies {
                return Some(End::TooLong);
            }
            let seat = history.position().seat();
            let turn = Turn {
                history,
                seed: mix(chance ^ history.plies() as u64),
                left: &left,
                added: &added,
            };
            let begun = Instant::now();
            let chosen = players[side_of(seat.team(), index)].choose(&turn);
            if let Some(left) = &mut left[seat.index()] {
                match left.checked_sub(begun.elapsed()) {
                    Some(rest) => *left = rest + added[seat.index()],
                    None => return Some(End::Forfeit(seat.team(), Fault::Time)),
                }
            }
            let played = chosen.and_then(|m| history.play(&m).map_err(|_| Fault::Illegal));
            if let Err(fault) = played {
                return Some(End::Forfeit(seat.team(), fault));
            }
        }
        None
    }
}
