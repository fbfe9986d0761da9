//! A game that is kept between requests.

use std::time::Duration;

use doska_contract::{
    ActInRound, Effect, Input, Moved, OpenRound, ReadMove, RequestError, RoundState, Seek,
    Snapshot, TakeBackInRound, Tap,
};
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
    Round(Round),
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

    /// A session of a game being played, and how it stands.
    pub fn round(request: &OpenRound) -> Result<(Session, RoundState)> {
        let now = Duration::from_millis(request.now);
        let mut session = Session {
            game: Game::Round(request.round.open(now)?),
            input: None,
        };
        let state = session.round_state(0, Vec::new(), now)?;
        Ok((session, state))
    }

    /// The moves.
    pub fn history(&self) -> &GameHistory {
        match &self.game {
            Game::Line(game) => game,
            Game::Round(round) => round.line(),
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
            if let Err(note) = game.play_text(text) {
                while game.plies() > from && game.undo() {}
                for text in &undone {
                    game.play_text(text).expect("it was played before");
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
            game.play_text(text)
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
        Ok(position.move_text(&m))
    }

    /// A seat does something.
    pub fn act(&mut self, request: &ActInRound) -> Result<RoundState> {
        self.change(request.now, |round, now| {
            request.act.on(round, request.seat, now)
        })
    }

    /// Back to the last turn of one of these seats, without asking anybody.
    pub fn take_back(&mut self, request: &TakeBackInRound) -> Result<RoundState> {
        self.change(request.now, |round, now| {
            let to = round.last_turn_of(|seat| request.seats.contains(&seat.index()));
            let to = to.ok_or(Note::new("round-nothing-back"))?;
            let effects = round.take_back(to, now);
            Ok(Effect::list(&effects, &round.line().position()))
        })
    }

    /// Time goes on.
    pub fn tick(&mut self, now: u64) -> Result<RoundState> {
        self.change(now, |round, now| {
            let effects = round.tick(now);
            Ok(Effect::list(&effects, &round.line().position()))
        })
    }

    fn change(
        &mut self,
        now: u64,
        act: impl FnOnce(&mut Round, Duration) -> std::result::Result<Vec<Effect>, Note>,
    ) -> Result<RoundState> {
        let now = Duration::from_millis(now);
        let Game::Round(round) = &mut self.game else {
            return Err(wrong("no game is being played there".to_owned()));
        };
        let before = round.line().plies();
        let effects = act(round, now)?;
        let kept = before.min(round.line().plies());
        if round.line().plies() != before {
            self.input = None;
        }
        self.round_state(kept, effects, now)
    }

    fn round_state(
        &mut self,
        kept: usize,
        effects: Vec<Effect>,
        now: Duration,
    ) -> Result<RoundState> {
        let Game::Round(round) = &self.game else {
            return Err(wrong("no game is being played there".to_owned()));
        };
        let input = &*self
            .input
            .get_or_insert_with(|| MoveInput::new(round.line()));
        Ok(RoundState::new(round, kept, input, effects, now))
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
            Game::Round(round) => round.line(),
        };
        (game, self.input.get_or_insert_with(|| MoveInput::new(game)))
    }
}

/// The error of a request that makes no sense, for whoever writes a page.
fn wrong(why: String) -> RequestError {
    Note::new("web-question").with("why", why).into()
}
