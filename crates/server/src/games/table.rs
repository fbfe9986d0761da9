//! A game in memory.

use std::sync::atomic::{AtomicU64, Ordering};

use doska_contract::GameEvent;
use doska_contract::online::PlayerRef;
use doska_play::Seat;
use doska_play::round::{self, Event, EventKind, Millis, Round};
use tokio::sync::Mutex;

use crate::store::StoreError;
use crate::store::games::{Ended, GameHead, Standing};

/// How long a game with a running clock waits for its first move, before it is aborted.
pub(super) const FIRST_MOVE: Millis = 10 * 60 * 1000;
/// Lag that is made up for, per move and per game and seat. The server measures it; claims do not count.
const LAG_PER_MOVE: Millis = 500;
const LAG_PER_GAME: Millis = 20_000;

/// How much of a measured lag can be made up for in a move, where so much has been made up for before.
pub(super) fn granted_lag(measured: Millis, used: Millis) -> Millis {
    let left = LAG_PER_GAME.saturating_sub(used);
    measured.min(LAG_PER_MOVE).min(left)
}

/// A game and its state. Whoever holds the lock on the state may append to it.
pub struct Table {
    /// What does not change.
    pub head: GameHead,
    /// The fold of its events.
    pub(super) state: Mutex<State>,
    /// Lag made up for so far, by seat, as far as this node knows it ([`UNKNOWN`] otherwise).
    lag: Vec<AtomicU64>,
}

/// The store has to be asked: the game was read from there, or another node has played on.
const UNKNOWN: u64 = u64::MAX;

/// The state of a game with what is asked of it most.
pub struct State {
    /// The fold of the events.
    pub round: Round,
    /// When the last event happened: time never goes back within a game.
    pub last: Millis,
    /// Another process has written: read the store again.
    pub stale: bool,
}

impl Table {
    /// Folds a stored log.
    pub fn replay(head: GameHead, log: &[Event]) -> Result<Table, StoreError> {
        let seats = head.seats.len();
        let state = State::replay(&head.id, log)?;
        Ok(Table {
            head,
            state: Mutex::new(state),
            lag: (0..seats).map(|_| AtomicU64::new(UNKNOWN)).collect(),
        })
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: &str) -> Option<Seat> {
        let index = self.head.seats.iter().position(|seat| seat.id == player);
        index.map(|index| Seat::new(index as u8))
    }

    /// The lag of a seat that was made up for so far; `None` if the store has to be asked.
    pub(super) fn lag_of(&self, seat: Seat) -> Option<Millis> {
        let used = self.lag[seat.index()].load(Ordering::Relaxed);
        (used != UNKNOWN).then_some(used)
    }

    /// What the store says it is, or what it is once a move is stored.
    pub(super) fn set_lag(&self, seat: Seat, used: Millis) {
        self.lag[seat.index()].store(used, Ordering::Relaxed);
    }

    /// Another node has stored an event.
    fn forget_lag(&self, event: &Event) {
        if let (EventKind::Move { .. }, Some(seat)) = (&event.kind, event.seat)
            && let Some(lag) = self.lag.get(seat.index())
        {
            lag.store(UNKNOWN, Ordering::Relaxed);
        }
    }

    /// Takes an event that another node has stored.
    pub(super) fn apply(&self, state: &mut State, event: &Event) -> Result<(), doska_play::Note> {
        self.forget_lag(event);
        state.round.apply(event)?;
        state.last = event.at;
        Ok(())
    }

    /// Where the game stands, as it is stored.
    pub(super) fn standing(&self, state: &State) -> Standing {
        let round = &state.round;
        let ended = round.end().map(|end| {
            let position = round.history().position();
            let outcome = doska_contract::Outcome::new(end, &position);
            Ended {
                winners: outcome.winners,
                reason: outcome.reason,
                moves: round.history().move_texts(),
            }
        });
        Standing {
            version: round.version(),
            ply: round.ply(),
            to_move: ended.is_none().then(|| round.mover().index()),
            position: round.history().position().text_with_tail(),
            deadline: self.deadline(state),
            moved_at: state.last,
            ended,
        }
    }

    /// When somebody has to look at the clocks.
    pub(super) fn deadline(&self, state: &State) -> Option<Millis> {
        let round = &state.round;
        if round.end().is_some() || round.is_paused() {
            return None;
        }
        let waits = || {
            round
                .clocks()
                .is_some()
                .then(|| self.head.created_at + FIRST_MOVE)
        };
        // Lag may still be made up for after the clock has run out.
        let flag = round.deadline().map(|deadline| match self.head.clock {
            Some(clock) if clock.is_live() => deadline + LAG_PER_MOVE,
            _ => deadline,
        });
        flag.or_else(waits)
    }

    /// An event as it is stored and sent. `round` is the state after it.
    pub(super) fn wire(&self, event: &Event, round: &Round) -> GameEvent {
        let mut wire = GameEvent::new(event, round);
        if let doska_contract::GameEventKind::Started { seats, .. } = &mut wire.kind {
            *seats = Some(self.head.seats.clone());
        }
        wire
    }

    /// Who plays at a seat.
    pub fn player(&self, seat: usize) -> Option<&PlayerRef> {
        self.head.seats.get(seat)
    }
}

impl State {
    /// Folds a stored log.
    pub fn replay(id: &str, log: &[Event]) -> Result<State, StoreError> {
        let damaged = |note: doska_play::Note| {
            StoreError::Damaged(format!("game {id} does not replay: {note:?}"))
        };
        Ok(State {
            round: Round::replay(log).map_err(damaged)?,
            last: log.last().map_or(0, |event| event.at),
            stale: false,
        })
    }

    /// The state that a log had at a version.
    pub fn at_version(id: &str, log: &[Event], version: u32) -> Result<State, StoreError> {
        let known = log.iter().take_while(|event| event.version <= version);
        let known: Vec<Event> = known.cloned().collect();
        State::replay(id, &known)
    }

    /// What every seat has left at `now`.
    pub fn clocks(&self, now: Millis) -> Option<Vec<Millis>> {
        let seats = self.round.seats() as u8;
        self.round.clocks()?;
        let remaining = (0..seats).filter_map(|seat| self.round.remaining(Seat::new(seat), now));
        Some(remaining.collect())
    }

    /// Takes events that this state has decided on.
    pub(super) fn take(&mut self, events: &[Event]) {
        self.round.accept(events);
        if let Some(event) = events.last() {
            self.last = event.at;
        }
    }
}

/// Where a stored game stands by its events.
pub fn standing(head: GameHead, log: &[Event]) -> Result<Standing, StoreError> {
    let table = Table::replay(head, log)?;
    // Nobody else has it.
    let state = table.state.try_lock().map_err(|_| StoreError::Closed)?;
    Ok(table.standing(&state))
}

/// Whether a log has an event of a command.
pub fn is_of(event: &Event, seat: Seat, id: &str) -> bool {
    event.seat == Some(seat) && event.command.as_deref() == Some(id)
}

/// Whether an event ends a game.
pub fn ends(event: &round::Event) -> bool {
    matches!(event.kind, EventKind::Ended { .. })
}
