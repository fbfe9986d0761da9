//! The state of a round: the fold of its events.

use std::collections::HashMap;

use doska_rules::{Note, Seat, Team};

use super::{Clocks, End, Event, EventKind, Millis, Offer, Start};
use crate::{GameHistory, GameSpec};

/// One game being played, as its events left it. It never reads a clock.
#[derive(Clone)]
pub struct Round {
    start: Start,
    history: GameHistory,
    clocks: Option<Clocks>,
    offer: Option<PendingOffer>,
    paused: Option<Paused>,
    end: Option<End>,
    version: u32,
    /// What the mover's clock showed after each ply, where clocks ran.
    readings: Vec<Option<Millis>>,
    /// The version that each command led to.
    commands: HashMap<(Seat, String), u32>,
    /// What was offered by which team and declined since the position last changed.
    declined: Vec<(Team, Offer)>,
    /// How many offers there have been.
    offers: usize,
}

/// An offer that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingOffer {
    /// What is offered.
    pub offer: Offer,
    /// Who offers it.
    pub by: Seat,
    /// Who of the other team has accepted.
    pub accepted: Vec<Seat>,
    /// How many plies had been played when it was made.
    pub ply: usize,
}

/// Whether a clock ran when the round was paused.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
struct Paused {
    running: bool,
}

impl Round {
    /// Folds a whole event log. The error names the version of the first event that does not fit.
    pub fn replay<'e>(events: impl IntoIterator<Item = &'e Event>) -> Result<Round, Note> {
        let mut events = events.into_iter();
        let first = events.next().ok_or_else(|| Note::new("round-log-empty"))?;
        let mut round = Round::open(first)?;
        for event in events {
            round.apply(event)?;
        }
        Ok(round)
    }

    /// The round that a `started` event opens.
    pub fn open(event: &Event) -> Result<Round, Note> {
        let EventKind::Started(start) = &event.kind else {
            return Err(misfit(event));
        };
        if event.version != 1 {
            return Err(misfit(event));
        }
        let spec = GameSpec::read(&start.game)?;
        let position = match &start.position {
            Some(text) => spec.position(text)?,
            None => spec.start(),
        };
        let mut history = GameHistory::new(&position);
        for text in &start.moves {
            history.play_text(text)?;
        }
        let seats = position.seats();
        let remaining = match (start.time_control, &start.clocks) {
            (Some(_), Some(clocks)) if clocks.len() != seats => {
                let note = Note::new("round-left").with("count", clocks.len());
                return Err(note.with("seats", seats));
            }
            (Some(_), Some(clocks)) => clocks.clone(),
            (Some(control), None) => vec![control.initial(); seats],
            (None, _) => Vec::new(),
        };
        let end = history.outcome().map(End::from);
        let clocks = start.time_control.map(|control| {
            let mut clocks = Clocks::stopped(control, remaining);
            // Otherwise the first move starts them.
            if control.is_per_move() && end.is_none() {
                clocks.run(event.at);
            }
            clocks
        });
        Ok(Round {
            clocks,
            end,
            start: start.clone(),
            readings: vec![None; history.plies()],
            history,
            offer: None,
            paused: None,
            version: 1,
            commands: HashMap::new(),
            declined: Vec::new(),
            offers: 0,
        })
    }

    /// Takes the next event. The error says that it does not fit; then nothing has changed.
    pub fn apply(&mut self, event: &Event) -> Result<(), Note> {
        if event.version != self.version + 1 || !self.fits(event) {
            return Err(misfit(event));
        }
        match &event.kind {
            EventKind::Started(_) => return Err(misfit(event)),
            EventKind::Move { text, clocks, .. } => {
                let mover = self.mover();
                self.history.play_text(text)?;
                let reading = clocks.as_ref().map(|clocks| clocks[mover.index()]);
                self.readings.push(reading);
                self.declined.clear();
                self.set_clocks(clocks.as_deref(), Some(event.at));
            }
            EventKind::Offer(offer) => {
                self.offer = Some(PendingOffer {
                    offer: *offer,
                    by: event.seat.ok_or_else(|| misfit(event))?,
                    accepted: Vec::new(),
                    ply: self.ply(),
                });
                self.offers += 1;
            }
            EventKind::Accepted(_) => {
                if let (Some(pending), Some(seat)) = (&mut self.offer, event.seat) {
                    pending.accepted.push(seat);
                }
            }
            EventKind::Declined(_) => self.decline(event.seat),
            EventKind::Takeback { ply, clocks } => {
                let ran = self.clocks.as_ref().is_some_and(Clocks::running);
                let runs = ran || self.end.is_some();
                while self.history.plies() > *ply && self.history.undo() {}
                self.readings.truncate(*ply);
                self.end = None;
                self.offer = None;
                self.declined.clear();
                self.set_clocks(clocks.as_deref(), runs.then_some(event.at));
            }
            EventKind::Paused { clocks } => {
                let running = self.clocks.as_ref().is_some_and(Clocks::running);
                self.paused = Some(Paused { running });
                self.set_clocks(clocks.as_deref(), None);
            }
            EventKind::Resumed => {
                let ran = self.paused.take().is_some_and(|paused| paused.running);
                if let Some(clocks) = self.clocks.as_mut().filter(|_| ran) {
                    clocks.run(event.at);
                }
            }
            EventKind::Extended { clocks } => {
                let ran = self.clocks.as_ref().is_some_and(Clocks::running);
                self.set_clocks(clocks.as_deref(), ran.then_some(event.at));
            }
            EventKind::Ended { end, clocks } => {
                // What the rules say needs no telling; a stored end may not know the reason.
                self.end = Some(self.history.outcome().map_or(*end, End::from));
                self.offer = None;
                self.set_clocks(clocks.as_deref(), None);
            }
        }
        self.version = event.version;
        if let (Some(seat), Some(id)) = (event.seat, &event.command) {
            let known = self.commands.entry((seat, id.clone()));
            *known.or_insert(event.version) = event.version;
        }
        Ok(())
    }

    /// The pending offer is gone. A seat that declines it by moving on has changed the position already: then it is
    /// not remembered.
    fn decline(&mut self, by: Option<Seat>) {
        let Some(pending) = self.offer.take() else {
            return;
        };
        let last = self.ply().checked_sub(1);
        let moved_on =
            pending.ply < self.ply() && last.and_then(|ply| self.history.seat_at(ply)) == by;
        if !moved_on {
            self.declined.push((pending.by.team(), pending.offer));
        }
    }

    /// Whether an event is possible here, apart from the legality of its move.
    fn fits(&self, event: &Event) -> bool {
        let seats = self.seats();
        let clocks = match &event.kind {
            EventKind::Move { ply, clocks, .. } if *ply == self.ply() + 1 => clocks,
            EventKind::Takeback { ply, clocks } if *ply <= self.ply() => clocks,
            EventKind::Paused { clocks } if self.paused.is_none() => clocks,
            EventKind::Extended { clocks } if clocks.is_some() && self.end.is_none() => clocks,
            EventKind::Ended { clocks, .. } => clocks,
            EventKind::Move { .. }
            | EventKind::Takeback { .. }
            | EventKind::Paused { .. }
            | EventKind::Extended { .. } => return false,
            _ => return event.seat.is_none_or(|seat| seat.index() < seats),
        };
        match (&self.clocks, clocks) {
            (Some(_), Some(clocks)) => clocks.len() == seats,
            (None, None) => true,
            _ => false,
        }
    }

    fn set_clocks(&mut self, remaining: Option<&[Millis]>, running_since: Option<Millis>) {
        if let (Some(clocks), Some(remaining)) = (&mut self.clocks, remaining) {
            clocks.set(remaining, running_since);
        }
    }

    /// The version of the last event.
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// How the round began.
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The moves, and where they led.
    pub const fn history(&self) -> &GameHistory {
        &self.history
    }

    /// How many plies have been played.
    pub fn ply(&self) -> usize {
        self.history.plies()
    }

    /// Who is to move.
    pub fn mover(&self) -> Seat {
        self.history.seat()
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.history.seats()
    }

    /// How the game ended, if it did.
    pub const fn end(&self) -> Option<End> {
        self.end
    }

    /// The end, if it is not one by the rules: resignation, agreement, time and such.
    pub fn end_by_players(&self) -> Option<End> {
        self.end.filter(|_| self.history.outcome().is_none())
    }

    /// The offer that waits for an answer.
    pub const fn pending_offer(&self) -> Option<&PendingOffer> {
        self.offer.as_ref()
    }

    /// Whether a team has offered the like and the other has declined it, and nobody has moved since.
    pub(super) fn was_declined(&self, team: Team, offer: Offer) -> bool {
        let mut declined = self.declined.iter();
        declined.any(|(by, known)| *by == team && known.is_like(offer))
    }

    /// How many offers there have been.
    pub(super) const fn offers(&self) -> usize {
        self.offers
    }

    /// Whether the host has paused it.
    pub const fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// The clocks.
    pub const fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// What a seat has left on its clock.
    pub fn remaining(&self, seat: Seat, now: Millis) -> Option<Millis> {
        let clocks = self.clocks.as_ref()?;
        Some(clocks.remaining(seat, self.mover(), now))
    }

    /// What the mover's clock showed after each ply; `None` where no clock ran.
    pub fn clock_readings(&self) -> &[Option<Millis>] {
        &self.readings
    }

    /// When to come back with [`expire`](Self::expire): a clock will have run out by then.
    pub fn deadline(&self) -> Option<Millis> {
        let clocks = self.clocks.as_ref().filter(|_| self.end.is_none())?;
        clocks.deadline(self.mover())
    }

    /// The version that a command of this seat led to, if it took effect.
    pub fn version_of(&self, seat: Seat, command: &str) -> Option<u32> {
        self.commands.get(&(seat, command.to_owned())).copied()
    }

    /// How many plies had been played when one of these seats had its last turn. An end that is not one by
    /// the rules counts as a turn. `None` if there was no such turn.
    pub fn last_turn_of(&self, seats: impl Fn(Seat) -> bool) -> Option<usize> {
        if self.end_by_players().is_some() {
            return Some(self.ply());
        }
        let to_move = |ply: &usize| self.history.seat_at(*ply).is_some_and(&seats);
        (0..self.ply()).rev().find(to_move)
    }
}

fn misfit(event: &Event) -> Note {
    Note::new("round-log-event").with("version", event.version)
}
