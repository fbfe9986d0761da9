//! The decisions of a round: from the state, a command and the time to events or a refusal. Pure functions;
//! [`Round::apply`] takes the events.

use doska_rules::Seat;

use super::{
    Cause, Clocks, Command, CommandKind, End, Event, EventKind, Millis, Offer, Refusal, Round,
    Start, TimeControl,
};
use crate::{GameHistory, GameSpec};

/// The most offers of one game: more than people make, and an end of the log where programs make them.
const MOST_OFFERS: usize = 500;

impl Round {
    /// The event that starts a round.
    pub const fn started(start: Start, now: Millis) -> Event {
        Event {
            version: 1,
            at: now,
            seat: None,
            command: None,
            kind: EventKind::Started(start),
        }
    }

    /// The start of a round that goes on where a game stands. The clocks begin to run with the next move.
    pub fn start_from(history: &GameHistory, time_control: Option<TimeControl>) -> Start {
        let first = history.start();
        let spec = GameSpec::of(&first);
        let position = first.text_with_tail();
        let usual = spec.start().text_with_tail() == position;
        Start {
            game: spec.versioned(),
            position: (!usual).then_some(position),
            moves: history.move_texts(),
            time_control,
            clocks: None,
        }
    }

    /// What a command leads to at `now`. Checked in this order: seat, id, flag, end, pause, ply, turn,
    /// legality. A command that comes after the flag has fallen leads to the end of the game alone, and one
    /// whose id has taken effect before to nothing. Lag is credited to the seat to move alone, and never more
    /// than its clock has run.
    pub fn decide(&self, command: &Command, now: Millis) -> Result<Vec<Event>, Refusal> {
        let seat = command.seat;
        if seat.index() >= self.seats() {
            let seats = self.seats();
            return Err(Refusal::NoSuchSeat { seats });
        }
        if self.version_of(seat, &command.id).is_some() {
            return Ok(Vec::new());
        }
        let charged = match self.clocks() {
            Some(clocks) if seat == self.mover() => clocks.charged_until(now, command.lag),
            _ => now,
        };
        if let Some(kind) = self.flag(charged) {
            return Ok(self.events(vec![kind], None, now));
        }
        if self.end().is_some() {
            return Err(Refusal::Over);
        }
        if self.is_paused() {
            return Err(Refusal::Paused);
        }
        if command.ply.is_some_and(|ply| ply != self.ply()) {
            let (ply, version) = (self.ply(), self.version());
            return Err(Refusal::Stale { ply, version });
        }
        let kinds = match &command.kind {
            CommandKind::Move(text) => self.decide_move(seat, text, charged)?,
            CommandKind::Offer(offer) => self.decide_offer(seat, *offer, charged)?,
            CommandKind::Accept => self.decide_accept(seat, charged)?,
            CommandKind::Decline => vec![EventKind::Declined(self.offer_to(seat)?)],
            CommandKind::Resign => vec![self.ended(seat_resigns(seat), charged)],
        };
        let author = Some((seat, command.id.as_str()));
        Ok(self.events(kinds, author, now))
    }

    /// Decides, and applies what follows from it.
    pub fn execute(&mut self, command: &Command, now: Millis) -> Result<Vec<Event>, Refusal> {
        let events = self.decide(command, now)?;
        self.accept(&events);
        Ok(events)
    }

    /// The end by time, if a clock has run out by `now`.
    pub fn expire(&self, now: Millis) -> Option<Event> {
        let kind = self.flag(now)?;
        self.events(vec![kind], None, now).pop()
    }

    fn flag(&self, now: Millis) -> Option<EventKind> {
        self.deadline().filter(|&deadline| now >= deadline)?;
        let end = End {
            winner: Some(self.mover().team().other()),
            cause: Cause::Time,
        };
        Some(self.ended(end, now))
    }

    /// Gives a seat more time: for the host of a game, at the wish of the other side or during a vacation.
    pub fn extend(&self, seat: Seat, by: Millis, now: Millis) -> Vec<Event> {
        if let Some(event) = self.expire(now) {
            return vec![event];
        }
        let possible = self.end().is_none() && seat.index() < self.seats() && by > 0;
        let Some(clocks) = self.clocks().filter(|_| possible) else {
            return Vec::new();
        };
        let clocks = Some(clocks.extended(seat, by, self.mover(), now));
        self.events(vec![EventKind::Extended { clocks }], None, now)
    }

    /// Takes plies back without asking the other team: for the host of a game, as at one board. An end is
    /// taken back as well.
    pub fn takeback(&self, ply: usize, now: Millis) -> Result<Vec<Event>, Refusal> {
        let possible = ply < self.ply() || (ply == self.ply() && self.end_by_players().is_some());
        if !possible {
            return Err(Refusal::NothingToTakeBack);
        }
        let kinds = vec![self.taken_back(ply, now)];
        Ok(self.events(kinds, None, now))
    }

    /// Stops the clocks: for the host of a game, when the players leave the board together.
    pub fn pause(&self, now: Millis) -> Vec<Event> {
        if self.end().is_some() || self.is_paused() {
            return Vec::new();
        }
        if let Some(event) = self.expire(now) {
            return vec![event];
        }
        let clocks = self.clocks_at(now);
        self.events(vec![EventKind::Paused { clocks }], None, now)
    }

    /// Goes on after a pause.
    pub fn resume(&self, now: Millis) -> Vec<Event> {
        if self.is_paused() {
            self.events(vec![EventKind::Resumed], None, now)
        } else {
            Vec::new()
        }
    }

    /// An end that somebody else knows of, such as a record.
    pub fn ended_by(&self, end: End, now: Millis) -> Vec<Event> {
        if self.end().is_some() {
            return Vec::new();
        }
        self.events(vec![self.ended(end, now)], None, now)
    }

    /// Applies events that this round has decided on itself.
    pub fn accept(&mut self, events: &[Event]) {
        for event in events {
            self.apply(event)
                .expect("events that a state decided on apply to it");
        }
    }

    fn decide_move(&self, seat: Seat, text: &str, now: Millis) -> Result<Vec<EventKind>, Refusal> {
        let mover = self.mover();
        if seat != mover {
            return Err(Refusal::NotYourTurn { mover });
        }
        let history = self.history();
        let m = history.read_move(text).map_err(Refusal::Illegal)?;
        let clocks = self.clocks().map(|clocks| clocks.after_move(mover, now));
        let mut kinds = vec![EventKind::Move {
            ply: self.ply() + 1,
            text: m.text(),
            clocks: clocks.clone(),
        }];
        // Moving on declines what the other team offers.
        if let Ok(offer) = self.offer_to(seat) {
            kinds.push(EventKind::Declined(offer));
        }
        if let Some(outcome) = history.outcome_after(&m).map_err(Refusal::Illegal)? {
            let end = outcome.into();
            kinds.push(EventKind::Ended { end, clocks });
        }
        Ok(kinds)
    }

    fn decide_offer(
        &self,
        seat: Seat,
        offer: Offer,
        now: Millis,
    ) -> Result<Vec<EventKind>, Refusal> {
        // Before both sides have moved, nobody is asked.
        if offer == Offer::Abort && self.ply() < 2 {
            return Ok(vec![self.ended(aborted(), now)]);
        }
        if let Some(pending) = self.pending_offer() {
            return if pending.offer == offer && pending.by.team() != seat.team() {
                self.decide_accept(seat, now)
            } else {
                Err(Refusal::OfferPending)
            };
        }
        match offer {
            Offer::Takeback { ply } if ply >= self.ply() => Err(Refusal::NothingToTakeBack),
            // Nobody is asked the same again and again.
            _ if self.was_declined(seat.team(), offer) => Err(Refusal::Declined),
            _ if self.offers() >= MOST_OFFERS => Err(Refusal::TooManyOffers { most: MOST_OFFERS }),
            _ => Ok(vec![EventKind::Offer(offer)]),
        }
    }

    /// An offer takes effect when every seat of the other team has accepted it.
    fn decide_accept(&self, seat: Seat, now: Millis) -> Result<Vec<EventKind>, Refusal> {
        let offer = self.offer_to(seat)?;
        let accepted = self
            .pending_offer()
            .map_or(&[][..], |pending| pending.accepted.as_slice());
        if accepted.contains(&seat) {
            return Ok(Vec::new());
        }
        let mut others = seat.team().seats(self.seats()).filter(|&s| s != seat);
        if !others.all(|other| accepted.contains(&other)) {
            return Ok(vec![EventKind::Accepted(offer)]);
        }
        Ok(vec![match offer {
            Offer::Draw => self.ended(drawn(), now),
            Offer::Abort => self.ended(aborted(), now),
            Offer::Takeback { ply } => self.taken_back(ply, now),
        }])
    }

    /// The pending offer, if it is this seat's to answer.
    fn offer_to(&self, seat: Seat) -> Result<Offer, Refusal> {
        self.pending_offer()
            .filter(|pending| pending.by.team() != seat.team())
            .map(|pending| pending.offer)
            .ok_or(Refusal::NoOffer)
    }

    fn clocks_at(&self, now: Millis) -> Option<Vec<Millis>> {
        self.clocks().map(|clocks| clocks.at(self.mover(), now))
    }

    fn ended(&self, end: End, now: Millis) -> EventKind {
        let clocks = self.clocks_at(now);
        EventKind::Ended { end, clocks }
    }

    fn taken_back(&self, ply: usize, now: Millis) -> EventKind {
        let next = self.history().seat_at(ply).unwrap_or(self.mover());
        let clocks = self.clocks().map(|clocks: &Clocks| {
            if clocks.running() || self.end().is_some() {
                clocks.after_takeback(self.mover(), next, now)
            } else {
                clocks.at(self.mover(), now)
            }
        });
        EventKind::Takeback { ply, clocks }
    }

    fn events(
        &self,
        kinds: Vec<EventKind>,
        author: Option<(Seat, &str)>,
        now: Millis,
    ) -> Vec<Event> {
        let event = |(version, kind)| Event {
            version,
            at: now,
            seat: author.map(|(seat, _)| seat),
            command: author.map(|(_, id)| id.to_owned()),
            kind,
        };
        (self.version() + 1..).zip(kinds).map(event).collect()
    }
}

fn seat_resigns(seat: Seat) -> End {
    End {
        winner: Some(seat.team().other()),
        cause: Cause::Resignation,
    }
}

const fn drawn() -> End {
    End {
        winner: None,
        cause: Cause::Agreement,
    }
}

const fn aborted() -> End {
    End {
        winner: None,
        cause: Cause::Aborted,
    }
}
