//! Time controls and clocks. Nothing here reads the time: it is always an argument.

use std::fmt;

use doska_rules::{Note, Seat};

/// Milliseconds: of a clock, or since 1970. The driver of a round may count from another moment, as long
/// as it never changes.
pub type Millis = u64;

/// How much time each seat has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TimeControl {
    /// Time for the whole game, and more of it with every move.
    Fischer {
        /// For the whole game.
        initial: Millis,
        /// Added by every move.
        increment: Millis,
    },
    /// Time for the whole game that runs only after a part of every move.
    Delay {
        /// For the whole game.
        initial: Millis,
        /// The first part of every move, which costs nothing.
        delay: Millis,
    },
    /// The same time for each move; what is left of it does not add up.
    PerMove {
        /// For each move.
        days: u32,
    },
}

const SECOND: Millis = 1000;
const MINUTE: Millis = 60 * SECOND;
const DAY: Millis = 24 * 60 * MINUTE;
/// The longest game: a day for each seat.
const MAX_MINUTES: u64 = 24 * 60;
/// The largest increment or delay, in seconds.
const MAX_SECONDS: u64 = 600;
/// The most days for a move.
const MAX_DAYS: u32 = 30;
/// The least a clock has after a takeback.
const GRACE: Millis = 10 * SECOND;

impl TimeControl {
    /// Time for the whole game, and an increment for every move. `None` if it is not within the limits.
    pub fn fischer(initial: Millis, increment: Millis) -> Option<TimeControl> {
        fits(initial, increment).then_some(TimeControl::Fischer { initial, increment })
    }

    /// Time for the whole game, and a part of every move that costs nothing. `None` if it is not within the
    /// limits.
    pub fn with_delay(initial: Millis, delay: Millis) -> Option<TimeControl> {
        fits(initial, delay).then_some(TimeControl::Delay { initial, delay })
    }

    /// Days for each move. `None` if it is not within the limits.
    pub fn per_move(days: u32) -> Option<TimeControl> {
        (1..=MAX_DAYS)
            .contains(&days)
            .then_some(TimeControl::PerMove { days })
    }

    /// What every clock shows at first.
    pub const fn initial(self) -> Millis {
        match self {
            TimeControl::Fischer { initial, .. } | TimeControl::Delay { initial, .. } => initial,
            TimeControl::PerMove { days } => days as Millis * DAY,
        }
    }

    /// What every move adds.
    pub const fn increment(self) -> Millis {
        match self {
            TimeControl::Fischer { increment, .. } => increment,
            TimeControl::Delay { .. } | TimeControl::PerMove { .. } => 0,
        }
    }

    /// The part of every move that costs nothing.
    pub const fn delay(self) -> Millis {
        match self {
            TimeControl::Delay { delay, .. } => delay,
            TimeControl::Fischer { .. } | TimeControl::PerMove { .. } => 0,
        }
    }

    /// Whether every move has the same time.
    pub const fn is_per_move(self) -> bool {
        matches!(self, TimeControl::PerMove { .. })
    }

    /// Reads `5+3` (five minutes, an increment of three seconds), `10`, `0:30+1`, `5d3` (five minutes, a delay
    /// of three seconds) or `3days` (three days for each move).
    pub fn read(text: &str) -> Result<TimeControl, Note> {
        read(text.trim()).ok_or_else(|| Note::new("round-clock").part(text))
    }
}

fn read(text: &str) -> Option<TimeControl> {
    if let Some(days) = text.strip_suffix("days") {
        return TimeControl::per_move(number(days)?.try_into().ok()?);
    }
    if let Some((initial, delay)) = text.split_once('d') {
        let delay = number(delay)?.checked_mul(SECOND)?;
        return TimeControl::with_delay(minutes(initial)?, delay);
    }
    let (initial, increment) = text.split_once('+').unwrap_or((text, "0"));
    let increment = number(increment)?.checked_mul(SECOND)?;
    TimeControl::fischer(minutes(initial)?, increment)
}

/// `5` or `0:30`.
fn minutes(text: &str) -> Option<Millis> {
    let (minutes, seconds) = text.split_once(':').unwrap_or((text, "0"));
    let minutes = number(minutes).filter(|&n| n <= MAX_MINUTES)?;
    let seconds = number(seconds).filter(|&n| n < 60)?;
    Some(minutes * MINUTE + seconds * SECOND)
}

/// Digits alone: no sign, no space.
fn number(digits: &str) -> Option<u64> {
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

fn fits(initial: Millis, each: Millis) -> bool {
    (1..=MAX_MINUTES * MINUTE).contains(&initial) && each <= MAX_SECONDS * SECOND
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (initial, sign, each) = match *self {
            TimeControl::Fischer { initial, increment } => (initial, '+', increment),
            TimeControl::Delay { initial, delay } => (initial, 'd', delay),
            TimeControl::PerMove { days } => return write!(f, "{days}days"),
        };
        write!(f, "{}", initial / MINUTE)?;
        let seconds = initial % MINUTE / SECOND;
        if seconds != 0 {
            write!(f, ":{seconds:02}")?;
        }
        write!(f, "{sign}{}", each / SECOND)
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
            Some(since) if seat == mover => {
                let spent = now.saturating_sub(since);
                left.saturating_sub(spent.saturating_sub(self.control.delay()))
            }
            _ => left,
        }
    }

    /// What is left at `now` of the part of this move that costs nothing.
    pub fn delay_left(&self, now: Millis) -> Millis {
        let spent = self
            .running_since
            .map_or(0, |since| now.saturating_sub(since));
        self.control.delay().saturating_sub(spent)
    }

    /// The moment up to which a move is charged that arrived at `now` with a credit of `lag`: never before the
    /// clock started.
    pub(super) fn charged_until(&self, now: Millis, lag: Millis) -> Millis {
        let started = self.running_since.unwrap_or(now);
        now.saturating_sub(lag).max(started).min(now)
    }

    /// What every seat has left at `now`.
    pub(super) fn at(&self, mover: Seat, now: Millis) -> Vec<Millis> {
        (0..self.remaining.len() as u8)
            .map(|seat| self.remaining(Seat::new(seat), mover, now))
            .collect()
    }

    /// What every seat has left once `mover` has moved at `now`. The first move of a game costs nothing and
    /// adds nothing: it starts the clocks. Where every move has the same time, it is there again for the next.
    pub(super) fn after_move(&self, mover: Seat, now: Millis) -> Vec<Millis> {
        let mut remaining = self.at(mover, now);
        let left = &mut remaining[mover.index()];
        if self.control.is_per_move() {
            *left = self.control.initial();
        } else if self.running() {
            *left = left.saturating_add(self.control.increment());
        }
        remaining
    }

    /// What every seat has left when `next` is to move after a takeback: used time stays used, but a clock
    /// that has run out gets enough to play on, and where every move has the same time, all have it again.
    pub(super) fn after_takeback(&self, mover: Seat, next: Seat, now: Millis) -> Vec<Millis> {
        let mut remaining = self.at(mover, now);
        if self.control.is_per_move() {
            let whole = self.control.initial();
            return remaining.into_iter().map(|left| left.max(whole)).collect();
        }
        let least = self.control.increment().max(GRACE);
        let left = &mut remaining[next.index()];
        *left = (*left).max(least);
        remaining
    }

    /// What every seat has left at `now` once `seat` has been given `by`.
    pub(super) fn extended(&self, seat: Seat, by: Millis, mover: Seat, now: Millis) -> Vec<Millis> {
        let mut remaining = self.at(mover, now);
        let left = &mut remaining[seat.index()];
        *left = left.saturating_add(by);
        remaining
    }

    /// When the clock of the seat to move runs out; `None` while none runs.
    pub(super) fn deadline(&self, mover: Seat) -> Option<Millis> {
        let left = self.remaining[mover.index()].saturating_add(self.control.delay());
        self.running_since.map(|since| since.saturating_add(left))
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
