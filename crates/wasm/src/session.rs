//! A game that is kept between requests.

use doska_contract::{
    AcceptRound, CommandRound, GameEvent, Input, Moved, OpenRound, ReadMove, RequestError,
    RoundState, Seek, Snapshot, StartRound, TakebackRound, Tap,
};
use doska_play::round::{Event, EventKind, Millis, Refusal, TimeControl};
use doska_play::{GameHistory, MoveInput, Note, Round, Step, typed};

/// One game, and the move that is being entered in it.
pub struct Session {
    game: Game,
    /// Made for the position where the game stands when it is first needed there.
    input: Option<MoveInput>,
}

enum Game {
    /// Moves that are looked at and tried: analysis, lessons.
    Line(GameHistory),
    /// A game being played.
    Round(Box<Round>),
}

type Result<T> = std::result::Result<T, RequestError>;

impl Session {
    /// A session of moves to look at and try.
    pub fn game(game: GameHistory) -> Session {
        Session {
            game: Game::Line(game),
            input: None,
        }
    }

    /// A session of a game that begins to be played, and how it stands.
    pub fn start_round(request: &StartRound) -> Result<(Session, RoundState)> {
        let control = request.control.as_deref().map(TimeControl::read);
        let start = Round::start_from(&request.game.read()?, control.transpose()?);
        let started = Round::started(start, request.now);
        let mut session = Session::of_round(Round::open(&started)?);
        let state = session.round_state(&[started], request.now)?;
        Ok((session, state))
    }

    /// A session of a game that goes on from its log, and how it stands.
    pub fn open_round(request: &OpenRound) -> Result<(Session, RoundState)> {
        let log = request.events.iter().map(GameEvent::read);
        let mut round = Round::replay(&log.collect::<std::result::Result<Vec<_>, _>>()?)?;
        let mut events = match request.left {
            Some(left) => round.pause(left.min(request.now)),
            None => Vec::new(),
        };
        round.accept(&events);
        let resumed = round.resume(request.now);
        round.accept(&resumed);
        events.extend(resumed);
        let mut session = Session::of_round(round);
        let state = session.round_state(&events, request.now)?;
        Ok((session, state))
    }

    fn of_round(round: Round) -> Session {
        Session {
            game: Game::Round(Box::new(round)),
            input: None,
        }
    }

    /// The moves.
    pub fn history(&self) -> &GameHistory {
        match &self.game {
            Game::Line(game) => game,
            Game::Round(round) => round.history(),
        }
    }

    /// The moves from ply `from` on, and where they led.
    pub fn moved(&mut self, from: usize) -> Moved {
        let (game, input) = self.parts();
        Moved {
            moves: game.move_texts_from(from),
            at: Snapshot::new(game, input),
        }
    }

    /// Goes back and plays on.
    pub fn seek(&mut self, request: &Seek) -> Result<Moved> {
        let game = self.line()?;
        let from = request.ply.min(game.plies());
        let undone = game.move_texts_from(from);
        while game.plies() > from && game.undo() {}
        for (i, text) in request.moves.iter().enumerate() {
            if let Err(note) = game.play_on_text(text) {
                while game.plies() > from && game.undo() {}
                for text in &undone {
                    game.play_on_text(text).expect("it was played before");
                }
                return Err((from + i + 1, note).into());
            }
        }
        self.input = None;
        Ok(self.moved(from))
    }

    /// The position after `ply` plies.
    pub fn look(&self, ply: usize) -> Result<Snapshot> {
        Snapshot::look_back(self.history(), ply)
            .ok_or_else(|| wrong(format!("the game has no ply {ply}")))
    }

    /// The positions after each of these moves.
    pub fn preview(&self, moves: &[String]) -> Result<Vec<Snapshot>> {
        // A game being played must not be touched: its history is copied, once for all the moves.
        let mut game = self.history().clone();
        let mut out = Vec::with_capacity(moves.len());
        for text in moves {
            game.play_on_text(text)
                .map_err(|note| (game.plies() + 1, note))?;
            out.push(Snapshot::look(&game));
        }
        Ok(out)
    }

    /// Enters steps of a move.
    pub fn tap(&mut self, request: &Tap) -> Result<Input> {
        let (_, input) = self.parts();
        if request.from > input.steps().len() {
            return Err(wrong(format!("{} steps were not entered", request.from)));
        }
        input.truncate(request.from);
        for step in &request.steps {
            input.push(Step::from(step));
        }
        input.push_forced();
        Ok(Input::from(&*input))
    }

    /// The move that a typed text means.
    pub fn read_move(&self, request: &ReadMove) -> Result<String> {
        let game = self.history();
        if game.outcome().is_some() {
            return Err(Note::new("move-game-over").part(&request.text).into());
        }
        let position = game.position();
        let m = typed::read(&position, &request.text, &request.pass)?;
        Ok(m.text())
    }

    /// Events that were decided on elsewhere.
    pub fn accept(&mut self, request: &AcceptRound) -> Result<RoundState> {
        let Game::Round(round) = &mut self.game else {
            return Err(no_round());
        };
        let events = request.events.iter().map(GameEvent::read);
        let events = events.collect::<std::result::Result<Vec<_>, _>>()?;
        let mut next = round.clone();
        for event in &events {
            next.apply(event)?;
        }
        *round = next;
        self.forget_input(&events);
        self.round_state(&events, request.now)
    }

    /// A move that is being entered is of no use once the position is another.
    fn forget_input(&mut self, events: &[Event]) {
        let changes = |event: &Event| {
            matches!(
                event.kind,
                EventKind::Move { .. } | EventKind::Takeback { .. }
            )
        };
        if events.iter().any(changes) {
            self.input = None;
        }
    }

    /// A seat sends a command.
    pub fn command(&mut self, request: &CommandRound) -> Result<RoundState> {
        let command = request.command.read()?;
        self.change(request.now, |round, now| round.decide(&command, now))
    }

    /// Back to the last turn of one of these seats, without asking anybody.
    pub fn takeback(&mut self, request: &TakebackRound) -> Result<RoundState> {
        self.change(request.now, |round, now| {
            let ply = round.last_turn_of(|seat| request.seats.contains(&seat.index()));
            round.takeback(ply.unwrap_or(round.ply()), now)
        })
    }

    /// Ends the game if a clock has run out.
    pub fn expire(&mut self, now: Millis) -> Result<RoundState> {
        self.change(now, |round, now| {
            Ok(round.expire(now).into_iter().collect())
        })
    }

    fn change(
        &mut self,
        now: Millis,
        decide: impl FnOnce(&Round, Millis) -> std::result::Result<Vec<Event>, Refusal>,
    ) -> Result<RoundState> {
        let Game::Round(round) = &mut self.game else {
            return Err(no_round());
        };
        let events = decide(round, now).map_err(|refusal| refusal.note())?;
        round.accept(&events);
        self.forget_input(&events);
        self.round_state(&events, now)
    }

    fn round_state(&mut self, events: &[Event], now: Millis) -> Result<RoundState> {
        let Game::Round(round) = &self.game else {
            return Err(no_round());
        };
        let input = self
            .input
            .get_or_insert_with(|| MoveInput::new(round.history()));
        Ok(RoundState::new(round, input, events, now))
    }

    fn line(&mut self) -> Result<&mut GameHistory> {
        match &mut self.game {
            Game::Line(game) => Ok(game),
            Game::Round(_) => Err(wrong(
                "a game being played changes by its own requests".to_owned(),
            )),
        }
    }

    /// The game, and the move being entered where it stands.
    fn parts(&mut self) -> (&GameHistory, &mut MoveInput) {
        let game = match &self.game {
            Game::Line(game) => game,
            Game::Round(round) => round.history(),
        };
        (game, self.input.get_or_insert_with(|| MoveInput::new(game)))
    }
}

fn no_round() -> RequestError {
    wrong("no game is being played there".to_owned())
}

/// The error of a request that makes no sense, for whoever writes a page.
fn wrong(why: String) -> RequestError {
    Note::new("web-question").with("why", why).into()
}
