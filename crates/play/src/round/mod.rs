//! One game being played: moves, clocks, wishes (a draw, a move taken back), resignation, the end.
//!
//! A [`Round`] is a state machine that never reads a clock: whoever drives it, a server or a terminal,
//! says what a seat does and what time it is, counted from wherever he likes, and hears what came of it.
//!
//! ```
//! use std::time::Duration;
//! use doska_play::{GameSpec, GameHistory, Seat};
//! use doska_play::round::{Act, Cause, Control, Effect, Round};
//!
//! let start = GameSpec::read("turkish").unwrap().start();
//! let mut round = Round::new(GameHistory::new(&start), Some(Control::read("1+0").unwrap()));
//! let second = Duration::from_secs;
//! let m = round.line().position().read_move("d3-d4").unwrap();
//! assert_eq!(round.act(Seat::FIRST, &Act::Play(m), second(5)).unwrap(), [Effect::Played]);
//! // Black has a minute and says nothing.
//! assert_eq!(round.tick(second(64)), []);
//! assert_eq!(round.tick(second(65)).len(), 1);
//! assert_eq!(round.end().unwrap().cause, Cause::Time);
//! ```

mod clock;
mod draw;
mod end;

pub use clock::{Clocks, Control};
pub use draw::agrees;
pub use end::{Cause, End};

use std::time::Duration;

use doska_rules::{Note, Seat, Team};

use crate::{AnyMove, GameHistory};

/// What a seat does.
#[derive(Clone)]
pub enum Act {
    /// Plays a legal move.
    Play(AnyMove),
    /// Asks the other team for something.
    Ask(Wish),
    /// Agrees to what the other team asks for.
    Agree,
    /// Refuses it.
    Refuse,
    /// Gives the game up, for the whole team.
    Resign,
}

/// What a team may ask the other for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Wish {
    /// A draw.
    Draw,
    /// To go back to where this many plies were played.
    TakeBack(usize),
}

/// A wish that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// What is asked for.
    pub wish: Wish,
    /// Who asks.
    pub by: Seat,
    /// Who of the other team has agreed.
    pub agreed: Vec<Seat>,
}

/// What came of an act, or of time.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Effect {
    /// A move was played.
    Played,
    /// A wish waits for an answer.
    Asked(Wish),
    /// The wish was refused.
    Refused(Wish),
    /// The game went back.
    TookBack,
    /// The game is over.
    Ended(End),
}

/// A game being played.
#[derive(Clone)]
pub struct Round {
    line: GameHistory,
    clocks: Option<Clocks>,
    asked: Option<Asked>,
    /// How those who play it ended it.
    ended: Option<End>,
}

impl Round {
    /// A game that goes on from here. Clocks begin to run when the first move has been played.
    pub fn new(line: GameHistory, control: Option<Control>) -> Round {
        let seats = line.position().seats();
        Round {
            line,
            clocks: control.map(|control| Clocks::new(control, seats)),
            asked: None,
            ended: None,
        }
    }

    /// A game taken up again: what each seat has left on its clock was kept. If it had begun, the clock of
    /// the seat to move runs from now on.
    pub fn resumed(
        line: GameHistory,
        control: Control,
        left: Vec<Duration>,
        now: Duration,
    ) -> Result<Round, Note> {
        let seats = line.position().seats();
        if left.len() != seats {
            let note = Note::new("round-left").with("count", left.len());
            return Err(note.with("seats", seats));
        }
        let runs = line.plies() > 0 && line.outcome().is_none();
        Ok(Round {
            clocks: Some(Clocks::resumed(control, left, runs.then_some(now))),
            line,
            asked: None,
            ended: None,
        })
    }

    /// The same, ended by those who played it. An end by the rules needs no saying.
    pub fn ended(mut self, end: Option<End>) -> Round {
        self.ended = end;
        if let Some(clocks) = self.clocks.as_mut().filter(|_| end.is_some()) {
            clocks.halt();
        }
        self
    }

    /// The moves, and where they led.
    pub const fn line(&self) -> &GameHistory {
        &self.line
    }

    /// Who is to move.
    pub fn seat(&self) -> Seat {
        self.line.position().seat()
    }

    /// How the game ended, if it did.
    pub fn end(&self) -> Option<End> {
        self.line.outcome().map(End::from).or(self.ended)
    }

    /// The end that is not of the rules.
    pub const fn agreed_end(&self) -> Option<End> {
        self.ended
    }

    /// The wish that waits for an answer.
    pub const fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// The clocks.
    pub const fn clocks(&self) -> Option<&Clocks> {
        self.clocks.as_ref()
    }

    /// What a seat has left on its clock.
    pub fn left(&self, seat: Seat, now: Duration) -> Option<Duration> {
        let clocks = self.clocks.as_ref()?;
        Some(clocks.left(seat, self.seat(), now))
    }

    /// When to come back with [`tick`](Self::tick): a clock will have run out by then.
    pub fn flag(&self) -> Option<Duration> {
        let clocks = self.clocks.as_ref().filter(|_| self.end().is_none())?;
        clocks.flag(self.seat())
    }

    /// Time goes on. A clock that has run out ends the game.
    pub fn tick(&mut self, now: Duration) -> Vec<Effect> {
        if self.flag().is_none_or(|flag| now < flag) {
            return Vec::new();
        }
        let loser = self.seat().team();
        vec![self.finish(Some(loser.other()), Cause::Time, now)]
    }

    /// A seat does something. The error says why it cannot; what comes too late for the clock only ends
    /// the game.
    pub fn act(&mut self, seat: Seat, act: &Act, now: Duration) -> Result<Vec<Effect>, Note> {
        let late = self.tick(now);
        if !late.is_empty() {
            return Ok(late);
        }
        if self.end().is_some() {
            return Err(Note::new("round-over"));
        }
        match act {
            Act::Play(m) => self.play(seat, m, now),
            Act::Ask(wish) => self.ask(seat, *wish, now),
            Act::Agree => self.agree(seat, now),
            Act::Refuse => {
                let asked = self.asked.take_if(|asked| asked.by.team() != seat.team());
                let asked = asked.ok_or(Note::new("round-nothing-asked"))?;
                Ok(vec![Effect::Refused(asked.wish)])
            }
            Act::Resign => {
                let winner = seat.team().other();
                Ok(vec![self.finish(Some(winner), Cause::Resignation, now)])
            }
        }
    }

    fn play(&mut self, seat: Seat, m: &AnyMove, now: Duration) -> Result<Vec<Effect>, Note> {
        let mover = self.seat();
        if seat != mover {
            let number = mover.index() + 1;
            return Err(Note::new("round-not-your-turn").with("number", number));
        }
        self.line.play(m)?;
        let mut effects = vec![Effect::Played];
        // Whoever moves on does not agree.
        if let Some(asked) = self.asked.take_if(|asked| asked.by.team() != seat.team()) {
            effects.push(Effect::Refused(asked.wish));
        }
        if let Some(clocks) = &mut self.clocks {
            clocks.press(mover, now);
        }
        if let Some(outcome) = self.line.outcome() {
            self.rest(now);
            effects.push(Effect::Ended(outcome.into()));
        }
        Ok(effects)
    }

    fn ask(&mut self, seat: Seat, wish: Wish, now: Duration) -> Result<Vec<Effect>, Note> {
        if let Some(asked) = &self.asked {
            return if asked.wish == wish && asked.by.team() != seat.team() {
                self.agree(seat, now)
            } else {
                Err(Note::new("round-asked-already"))
            };
        }
        if let Wish::TakeBack(plies) = wish
            && plies >= self.line.plies()
        {
            return Err(Note::new("round-nothing-back"));
        }
        self.asked = Some(Asked {
            wish,
            by: seat,
            agreed: Vec::new(),
        });
        Ok(vec![Effect::Asked(wish)])
    }

    /// A wish is fulfilled when every seat of the other team has agreed.
    fn agree(&mut self, seat: Seat, now: Duration) -> Result<Vec<Effect>, Note> {
        let seats = self.line.position().seats();
        let asked = self.asked.as_mut();
        let Some(asked) = asked.filter(|asked| asked.by.team() != seat.team()) else {
            return Err(Note::new("round-nothing-asked"));
        };
        if !asked.agreed.contains(&seat) {
            asked.agreed.push(seat);
        }
        let wish = asked.wish;
        let mut needed = seat.team().seats(seats);
        if !needed.all(|seat| asked.agreed.contains(&seat)) {
            return Ok(Vec::new());
        }
        Ok(match wish {
            Wish::Draw => vec![self.finish(None, Cause::Agreement, now)],
            Wish::TakeBack(plies) => self.take_back(plies, now),
        })
    }

    /// Goes back to where this many plies were played, without asking anybody: among people at one board.
    /// An end that was agreed on is taken back as well; used time stays used.
    pub fn take_back(&mut self, plies: usize, now: Duration) -> Vec<Effect> {
        let running = self
            .clocks
            .as_ref()
            .is_some_and(|c| c.flag(self.seat()).is_some());
        let over = self.end().is_some();
        if let Some(clocks) = &mut self.clocks
            && running
        {
            clocks.stop(self.line.position().seat(), now);
        }
        while self.line.plies() > plies && self.line.undo() {}
        self.ended = None;
        self.asked = None;
        if let Some(clocks) = &mut self.clocks
            && (running || over)
        {
            clocks.run(self.line.position().seat(), now);
        }
        vec![Effect::TookBack]
    }

    /// How many plies were played when one of these seats had its last turn. An end that was agreed on
    /// counts as a turn. `None` if there was no such turn.
    pub fn last_turn_of(&self, seats: impl Fn(Seat) -> bool) -> Option<usize> {
        if self.line.outcome().is_none() && self.ended.is_some() {
            return Some(self.line.plies());
        }
        let mut line = self.line.clone();
        while line.undo() {
            if seats(line.position().seat()) {
                return Some(line.plies());
            }
        }
        None
    }

    fn finish(&mut self, winner: Option<Team>, cause: Cause, now: Duration) -> Effect {
        self.rest(now);
        let end = End { winner, cause };
        self.ended = Some(end);
        Effect::Ended(end)
    }

    /// Nothing runs and nothing is asked any more.
    fn rest(&mut self, now: Duration) {
        let mover = self.seat();
        if let Some(clocks) = &mut self.clocks {
            clocks.stop(mover, now);
        }
        self.asked = None;
    }
}
