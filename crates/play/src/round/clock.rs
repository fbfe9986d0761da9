//! Time controls and clocks. Nothing here reads the time: it is always an argument.

use std::fmt;

use doska_rules::{Note, Seat};

/// Milliseconds: of a clock, or since 1970. The driver of a round may count from another moment, as long
/// as it never changes.
pub type Millis = u64;

/// How much time each seat has: Fischer's way.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// For the whole game.
    pub initial: Millis,
    /// Added by every move.
    pub increment: Millis,
}

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
/// The longest game: a day for each seat.
const MAX_MINUTES: u64 = 24 * 60;
/// The largest increment, in seconds.
const MAX_INCREMENT: u64 = 600;
/// The least a clock has after a takeback.
const GRACE: Millis = 10 * SECOND;

impl TimeControl {
    /// Reads `5+3` (five minutes, an increment of three seconds), `10` or `0:30+1`.
    pub fn read(text: &str) -> Result<TimeControl, Note> {
        let wrong = || Note::new("round-clock").part(text);
        let (initial, increment) = text.trim().split_once('+').unwrap_or((text.trim(), "0"));
        let (minutes, seconds) = initial.split_once(':').unwrap_or((initial, "0"));
        let number = |digits: &str, max: u64| {
            let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = digits.parse().ok().filter(|_| plain);
            number.filter(|&n: &u64| n <= max).ok_or_else(wrong)
        };
        let minutes = number(minutes, MAX_MINUTES)?;
        let seconds = number(seconds, 59)?;
        let increment = number(increment, MAX_INCREMENT)?;
        let initial = minutes * MINUTE + seconds * SECOND;
        if initial == 0 {
            return Err(wrong());
        }
        Ok(TimeControl {
            initial,
            increment: increment * SECOND,
        })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.initial / MINUTE)?;
        let seconds = self.initial % MINUTE / SECOND;
        if seconds != 0 {
            write!(f, ":{seconds:02}")?;
        }
        write!(f, "+{}", self.increment / SECOND)
    }
}

/// The clocks of a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    control: TimeControl,
    remaining: Vec<Millis>,
    /// Since when the clock of the seat to move runs.
    running_since: Option<Millis>,
}

impl Clocks {
    /// Clocks that do not run yet.
    pub(super) const fn stopped(control: TimeControl, remaining: Vec<Millis>) -> Clocks {
        Clocks {
            control,
            remaining,
            running_since: None,
        }
    }

    /// How they were set.
    pub const fn control(&self) -> TimeControl {
        self.control
    }

    /// Whether one of them runs.
    pub const fn running(&self) -> bool {
        self.running_since.is_some()
    }

    /// What `seat` has left at `now`, where `mover` is to move.
    pub fn remaining(&self, seat: Seat, mover: Seat, now: Millis) -> Millis {
        let left = self.remaining[seat.index()];
        match self.running_since {
            Some(since) if seat == mover => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// What every seat has left at `now`.
    pub(super) fn at(&self, mover: Seat, now: Millis) -> Vec<Millis> {
        (0..self.remaining.len() as u8)
            .map(|seat| self.remaining(Seat::new(seat), mover, now))
            .collect()
    }

    /// What every seat has left once `mover` has moved at `now`. The first move of a game costs nothing and
    /// adds nothing: it starts the clocks.
    pub(super) fn after_move(&self, mover: Seat, now: Millis) -> Vec<Millis> {
        let mut remaining = self.at(mover, now);
        if self.running() {
            remaining[mover.index()] += self.control.increment;
        }
        remaining
    }

    /// What every seat has left when `next` is to move after a takeback: used time stays used, but a clock
    /// that has run out gets enough to play on.
    pub(super) fn after_takeback(&self, mover: Seat, next: Seat, now: Millis) -> Vec<Millis> {
        let mut remaining = self.at(mover, now);
        let least = self.control.increment.max(GRACE);
        let left = &mut remaining[next.index()];
        *left = (*left).max(least);
        remaining
    }

    /// When the clock of the seat to move runs out; `None` while none runs.
    pub(super) fn deadline(&self, mover: Seat) -> Option<Millis> {
        self.running_since
            .map(|since| since.saturating_add(self.remaining[mover.index()]))
    }

    /// The clocks show this, and the one of the seat to move runs from then on, if any.
    pub(super) fn set(&mut self, remaining: &[Millis], running_since: Option<Millis>) {
        self.remaining.copy_from_slice(remaining);
        self.running_since = running_since;
    }

    /// The clock of the seat to move runs.
    pub(super) fn run(&mut self, since: Millis) {
        self.running_since = Some(since);
    }
}
