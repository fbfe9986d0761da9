//! Clocks: one for each seat, with time added by every move. Nobody here knows what time it is.

use std::fmt;
use std::time::Duration;

use doska_rules::{Note, Seat};

/// How much time each seat has.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Control {
    /// For the whole game.
    pub base: Duration,
    /// Added by every move.
    pub added: Duration,
}

const MINUTE: u64 = 60;
/// The longest game: a day for each seat.
const MOST_MINUTES: u64 = 24 * MINUTE;
/// The most that a move adds.
const MOST_ADDED: u64 = 600;

impl Control {
    /// Reads `5+3` (five minutes, three seconds added by every move), `10` or `0:30+1`.
    pub fn read(text: &str) -> Result<Control, Note> {
        let wrong = || Note::new("round-clock").part(text);
        let (base, added) = text.trim().split_once('+').unwrap_or((text.trim(), "0"));
        let (minutes, seconds) = base.split_once(':').unwrap_or((base, "0"));
        let number = |digits: &str, most: u64| {
            let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
            let number = digits.parse().ok().filter(|_| plain);
            number.filter(|&n: &u64| n <= most).ok_or_else(wrong)
        };
        let minutes = number(minutes, MOST_MINUTES)?;
        let seconds = number(seconds, MINUTE - 1)?;
        let added = number(added, MOST_ADDED)?;
        let base = minutes * MINUTE + seconds;
        if base == 0 {
            return Err(wrong());
        }
        Ok(Control {
            base: Duration::from_secs(base),
            added: Duration::from_secs(added),
        })
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.base.as_secs();
        write!(f, "{}", seconds / MINUTE)?;
        if !seconds.is_multiple_of(MINUTE) {
            write!(f, ":{:02}", seconds % MINUTE)?;
        }
        write!(f, "+{}", self.added.as_secs())
    }
}

/// What is left on the clocks of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clocks {
    control: Control,
    left: Vec<Duration>,
    /// Since when the clock of the seat to move runs.
    since: Option<Duration>,
}

impl Clocks {
    pub(super) fn new(control: Control, seats: usize) -> Clocks {
        Clocks {
            control,
            left: vec![control.base; seats],
            since: None,
        }
    }

    /// Clocks that stood so; the one of the seat to move runs since then.
    pub(super) fn resumed(
        control: Control,
        left: Vec<Duration>,
        since: Option<Duration>,
    ) -> Clocks {
        Clocks {
            control,
            left,
            since,
        }
    }

    /// None of them runs.
    pub(super) fn halt(&mut self) {
        self.since = None;
    }

    /// How they were set.
    pub const fn control(&self) -> Control {
        self.control
    }

    /// What `seat` has left at `now`, where `mover` is to move.
    pub fn left(&self, seat: Seat, mover: Seat, now: Duration) -> Duration {
        let left = self.left[seat.index()];
        match self.since {
            Some(since) if seat == mover => left.saturating_sub(now.saturating_sub(since)),
            _ => left,
        }
    }

    /// When the clock of the seat to move will have run out; `None` while none runs.
    pub fn flag(&self, mover: Seat) -> Option<Duration> {
        self.since.map(|since| since + self.left[mover.index()])
    }

    /// `mover` has moved: his clock stops with what is added to it, and the next one runs.
    pub(super) fn press(&mut self, mover: Seat, now: Duration) {
        if self.since.is_some() {
            self.left[mover.index()] = self.left(mover, mover, now) + self.control.added;
        }
        self.since = Some(now);
    }

    /// The clock of the seat to move stops where it is.
    pub(super) fn stop(&mut self, mover: Seat, now: Duration) {
        self.left[mover.index()] = self.left(mover, mover, now);
        self.since = None;
    }

    /// The clock of the seat to move runs from now on. What had run out is given a minimum to go on with.
    pub(super) fn run(&mut self, mover: Seat, now: Duration) {
        let left = &mut self.left[mover.index()];
        *left = (*left).max(self.control.added.max(Duration::from_secs(10)));
        self.since = Some(now);
    }
}
