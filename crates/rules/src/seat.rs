//! Seats and teams.

/// One player's place, counted from 0: up to two or up to four of them.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

/// One of the two sides of every game. Four seats are two teams that alternate.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Team {
    /// Seats 0 and 2: White where the game has colours.
    First,
    /// Seats 1 and 3: Black where the game has colours.
    Second,
}

impl Seat {
    /// Seat 0: White where the game has colours.
    pub const FIRST: Seat = Seat(0);
    /// Seat 1: Black where the game has colours.
    pub const SECOND: Seat = Seat(1);

    /// The seat with this number; at most 3.
    pub const fn new(index: u8) -> Seat {
        debug_assert!(index < 4);
        Seat(index & 3)
    }

    /// Its number, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The parity of its number.
    pub const fn team(self) -> Team {
        if self.0 & 1 == 0 {
            Team::First
        } else {
            Team::Second
        }
    }

    /// Who moves after this seat, of `seats` in all.
    pub const fn next(self, seats: usize) -> Seat {
        Seat(((self.0 as usize + 1) % seats) as u8)
    }
}

impl Team {
    /// The opposing team.
    pub const fn other(self) -> Team {
        match self {
            Team::First => Team::Second,
            Team::Second => Team::First,
        }
    }

    /// Its seats, of `seats` in all.
    pub fn seats(self, seats: usize) -> impl Iterator<Item = Seat> {
        (0..seats as u8)
            .map(Seat::new)
            .filter(move |seat| seat.team() == self)
    }
}
