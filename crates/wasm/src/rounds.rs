//! The game being played at the page's board.

use doska_play::round::{Event, Millis, Round, TimeControl};
use doska_play::wire::{self, Command, GameEvent};
use doska_play::{GameHistory, Note};

use crate::Failure;

/// The page's board: one game, or none yet.
#[derive(Default)]
pub struct Board(Option<Round>);

impl Board {
    /// A game begins where `history` stands.
    pub fn start(
        &mut self,
        history: &GameHistory,
        control: Option<&str>,
        now: Millis,
    ) -> Result<wire::Round, Failure> {
        let control = control.map(TimeControl::read).transpose()?;
        let started = Round::started(Round::start_from(history, control), now);
        let round = self.0.insert(Round::open(&started)?);
        Ok(wire::Round::new(round, &[started], now))
    }

    /// A game is taken up again from its log; the clocks go on.
    pub fn open(&mut self, log: &[GameEvent], now: Millis) -> Result<wire::Round, Failure> {
        let events: Vec<Event> = log.iter().map(GameEvent::read).collect::<Result<_, _>>()?;
        let round = self.0.insert(Round::replay(&events)?);
        let events = round.resume(now);
        round.accept(&events);
        Ok(wire::Round::new(round, &events, now))
    }

    /// A seat sends a command.
    pub fn command(&mut self, command: &Command, now: Millis) -> Result<wire::Round, Failure> {
        let command = command.read()?;
        let decide = |round: &Round| {
            round
                .decide(&command, now)
                .map_err(|refusal| refusal.note())
        };
        self.change(now, decide)
    }

    /// Back to the last turn of one of these seats, without asking anybody.
    pub fn takeback(&mut self, seats: &[usize], now: Millis) -> Result<wire::Round, Failure> {
        self.change(now, |round| {
            let ply = round.last_turn_of(|seat| seats.contains(&seat.index()));
            let ply = ply.unwrap_or(round.ply());
            round.takeback(ply, now).map_err(|refusal| refusal.note())
        })
    }

    /// The clocks stop.
    pub fn pause(&mut self, now: Millis) -> Result<wire::Round, Failure> {
        self.change(now, |round| Ok(round.pause(now)))
    }

    /// A clock that has run out ends the game.
    pub fn expire(&mut self, now: Millis) -> Result<wire::Round, Failure> {
        self.change(now, |round| Ok(round.expire(now).into_iter().collect()))
    }

    fn change(
        &mut self,
        now: Millis,
        decide: impl FnOnce(&Round) -> Result<Vec<Event>, Note>,
    ) -> Result<wire::Round, Failure> {
        let round = self.0.as_mut().ok_or(Note::new("round-none"))?;
        let events = decide(round)?;
        round.accept(&events);
        Ok(wire::Round::new(round, &events, now))
    }
}
