//! The players and the time control.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::Result;
use clap::ArgMatches;
use doska_play::round::{Clocks, Millis, TimeControl};
use doska_play::rules::zobrist::mix;
use doska_play::{Endings, Level, Limits, Round, Seat, Team, puzzle};

use super::InitialGame;
use crate::console::Console;
use crate::fail::Usage;
use crate::tablebase::folder;

/// The player of a seat.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this terminal.
    Person,
    /// The engine at a level.
    Engine(Level),
}

impl Player {
    /// Whether somebody sits here, and not the engine.
    pub fn is_person(self) -> bool {
        self == Player::Person
    }
}

/// How a game is to be played, whichever it is.
#[derive(Clone)]
pub struct Setup {
    /// The player of each seat.
    pub players: Vec<Player>,
    /// The clocks, if any.
    pub control: Option<TimeControl>,
    /// How long the engine may think about a move where no clock says so.
    pub movetime: Duration,
    /// The seed of everything random.
    pub seed: u64,
    /// The number of search threads.
    pub threads: usize,
    /// The tables of endings that the engine knows.
    pub endings: Option<Arc<Endings>>,
    /// The number of the day, for the daily puzzle.
    pub day: u64,
}

/// The level of an engine where none is named.
pub const USUAL: u8 = 5;
const MOVETIME: Duration = Duration::from_secs(3);

impl Setup {
    /// As the arguments say, for a game of so many seats. Where they do not say who plays, those play who
    /// are `known` from the record of the game.
    pub fn read(
        console: &Console,
        args: &ArgMatches,
        seats: usize,
        known: Option<&[Player]>,
    ) -> Result<Setup> {
        let seed = args.get_one::<u64>("seed").copied().unwrap_or_else(chance);
        let level = args.get_one::<u64>("level").copied();
        let seat = args.get_one::<String>("seat");
        let mut players = known.map_or_else(|| vec![Player::Person; seats], <[_]>::to_vec);
        if level.is_some() || seat.is_some() {
            let level = Level::new(level.map_or(USUAL, |level| level as u8));
            players.fill(Player::Engine(level.unwrap_or(Level::FULL)));
            let text = seat.map_or("first", String::as_str);
            let own = read_seats(text, seats, seed).ok_or_else(|| {
                let most = seats.to_string();
                Usage(console.say("play-seat", &[("part", text), ("most", &most)]))
            })?;
            for seat in own {
                players[seat] = Player::Person;
            }
        }
        let control = args.get_one::<String>("clock");
        let control = control
            .map(|text| TimeControl::read(text))
            .transpose()
            .map_err(|note| Usage::note(&console.words, &note))?;
        let movetime = args.get_one::<u64>("movetime").copied();
        Ok(Setup {
            players,
            control,
            movetime: movetime.map_or(MOVETIME, Duration::from_millis),
            seed,
            threads: args.get_one::<usize>("threads").copied().unwrap_or(1),
            endings: folder::asked_or_usual(console, args)?,
            day: today(),
        })
    }

    /// People on all seats, and nothing else asked for.
    pub fn people(seats: usize) -> Setup {
        Setup {
            players: vec![Player::Person; seats],
            control: None,
            movetime: MOVETIME,
            seed: chance(),
            threads: 1,
            endings: None,
            day: today(),
        }
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Player {
        let player = self.players.get(seat.index()).copied();
        player.unwrap_or(Player::Person)
    }

    /// The level of the engine on a seat.
    pub fn engine(&self, seat: Seat) -> Option<Level> {
        match self.player(seat) {
            Player::Engine(level) => Some(level),
            Player::Person => None,
        }
    }

    /// Whom to play next after a game of one team of people against engines: a level up after a win, one down after a
    /// loss. `None` between people, between engines, after a draw and where there is no such level.
    pub fn next_opponent(&self, winner: Option<Team>) -> Option<Level> {
        let seats = || (0..self.players.len()).map(|seat| Seat::new(seat as u8));
        let mut people = seats().filter(|seat| self.engine(*seat).is_none());
        let team = people.next()?.team();
        if people.any(|seat| seat.team() != team) {
            return None;
        }
        let rivals = seats().filter(|seat| seat.team() != team);
        let level = rivals
            .filter_map(|seat| self.engine(seat))
            .min_by_key(|level| level.number())?;
        if winner? == team {
            Level::new(level.number() + 1)
        } else {
            Level::new(level.number().checked_sub(1)?)
        }
    }

    /// The same people and engines for a game that was read, unless it knows its own; its clocks are its
    /// own too.
    pub fn fit(&mut self, initial: &InitialGame) {
        self.control = None;
        if let Some(players) = &initial.players {
            self.players.clone_from(players);
        } else {
            let seats = initial.history.position().seats();
            self.players.resize(seats, Player::Person);
        }
    }

    /// Everybody goes one seat on: the colours are changed.
    pub fn rotate(&mut self) {
        self.players.rotate_right(1);
    }

    /// What the engine may use for its move now.
    pub fn limits(&self, round: &Round, now: Millis) -> Limits {
        let remaining = round.remaining(round.mover(), now);
        let control = round.clocks().map(Clocks::control);
        // Nobody waits days for a move at the same screen.
        let control = control.filter(|control| !control.is_per_move());
        let (Some(control), Some(left)) = (control, remaining) else {
            return Limits::time(self.movetime).for_a_move();
        };
        let left = Duration::from_millis(left);
        let each = Duration::from_millis(control.increment() + control.delay());
        let mut limits = Limits::clock(left, each);
        limits.hard = limits.hard.map(|hard| hard.min(left / 2));
        limits.for_a_move()
    }

    /// How many plies stay after a takeback: up to the last turn of a person. `None` if
    /// there is nothing to take back.
    pub fn back_to(&self, round: &Round) -> Option<usize> {
        round.last_turn_of(|seat| self.player(seat) == Player::Person)
    }
}

/// Which seats people take: `first`, `second`, `random`, `none`, or numbers with commas.
fn read_seats(text: &str, seats: usize, seed: u64) -> Option<Vec<usize>> {
    match text.trim() {
        "first" => Some(vec![0]),
        "second" => Some(vec![1]),
        "random" => Some(vec![(mix(seed) % seats as u64) as usize]),
        "none" => Some(Vec::new()),
        list => list
            .split(',')
            .map(|number| {
                let number: usize = number.trim().parse().ok()?;
                (1..=seats).contains(&number).then(|| number - 1)
            })
            .collect(),
    }
}

fn today() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    puzzle::day_of(now.map_or(0, |now| now.as_secs()))
}

/// Something that is different every time.
fn chance() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    mix(now.map_or(0, |now| now.as_nanos() as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_read() {
        assert_eq!(read_seats("first", 2, 1), Some(vec![0]));
        assert_eq!(read_seats("second", 4, 1), Some(vec![1]));
        assert_eq!(read_seats("1, 3", 4, 1), Some(vec![0, 2]));
        assert_eq!(read_seats("none", 4, 1), Some(vec![]));
        assert!(read_seats("random", 2, 7).is_some_and(|list| list[0] < 2));
        for bad in ["3", "0", "", "1,,2", "white", "-1"] {
            assert_eq!(read_seats(bad, 2, 1), None, "{bad}");
        }
    }
}
