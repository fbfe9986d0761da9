//! The value of a position: win, draw or loss, with a distance.

/// What best play makes of a position, for the side to move. A distance counts plies to the end of the
/// game: the winner makes it as short as he can, the loser as long.
///
/// Ends by repetition and by the quiet limit belong to the game, not to the position: here they only
/// mean that who cannot win does not. A win no longer than the quiet limit is a win with fresh counters
/// too, and a draw is always one.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    /// The side to move wins in so many plies; 0 if it has won.
    Win(u16),
    /// Nobody can win.
    Draw,
    /// The side to move loses in so many plies; 0 if it has lost.
    Loss(u16),
}

impl Value {
    /// The value a move has that leads here.
    pub const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// A number that is higher for what the side to move would rather have.
    pub const fn worth(self) -> i32 {
        match self {
            Value::Win(plies) => 100_000 - plies as i32,
            Value::Draw => 0,
            Value::Loss(plies) => plies as i32 - 100_000,
        }
    }

    /// How many plies are left; `None` for a draw.
    pub const fn plies(self) -> Option<u16> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// The better of two.
    pub const fn better(self, other: Value) -> Value {
        if other.worth() > self.worth() {
            other
        } else {
            self
        }
    }
}
