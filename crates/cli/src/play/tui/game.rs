//! The state of the game screen, and how moves, replies of the engine and time change it.

use std::path::PathBuf;
use std::time::Duration;

use doska_play::review::Worth;
use doska_play::round::{CommandKind, Event as RoundEvent, EventKind, Round, accepts_draw};
use doska_play::rules::Place;
use doska_play::{Event as MoveEvent, GameHistory, Limits, Score, SearchInfo, Seat, View};

use super::super::engine_thread::{SearchReply, SearchRequest};
use super::super::setup::{Player, Setup};
use super::super::{InitialGame, command, game_files, messages};
use super::animation::Animation;
use super::dialog::Dialog;
use super::edit::Edit;
use super::event::{Context, Effect};
use super::move_input::MoveInput;
use super::page::Page;
use super::record_view::RecordView;
use super::task::Task;
use crate::{draw, names};

/// What a search is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// A move for an engine's seat.
    Move,
    /// A hint for the person to move.
    Hint,
    /// The evaluation bar.
    Evaluate,
    /// Whether to take the draw that this seat offers.
    Draw(Seat),
    /// How a wrong answer to a puzzle is answered.
    Refute,
}

/// The kind of a message, which sets its style.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Tone {
    Plain,
    Wrong,
    Good,
}

/// The game, and everything seen of it.
pub struct Game {
    pub round: Round,
    pub setup: Setup,
    pub input: MoveInput,
    pub cursor: Place,
    /// The choice in the list that has the keys.
    pub choice: Option<usize>,
    pub flip: bool,
    pub scroll: (u16, u16),
    /// The line at the bottom, while something is typed.
    pub edit: Option<Edit>,
    pub dialog: Option<Dialog>,
    pub message: Option<(String, Tone)>,
    pub animation: Option<Animation>,
    /// The places of the last move.
    pub last: Vec<Place>,
    /// The places of the hint.
    pub hint: Vec<Place>,
    /// Whether the evaluation is shown.
    pub show_evaluation: bool,
    pub worth: Option<Worth>,
    /// The search that is running.
    pub asked: Option<(u64, Purpose)>,
    /// How many searches were started.
    questions: u64,
    /// How many lines of the move list are left out at its end.
    pub earlier: usize,
    /// The file last saved or loaded.
    pub file: Option<PathBuf>,
    /// A legal move as it is typed, while a person is to move.
    pub example: Option<String>,
    /// The task that is solved on this board.
    pub task: Option<Task>,
    /// The record that is looked at.
    pub record: Option<RecordView>,
}

/// The limits of a search for the evaluation bar.
const EVALUATION: Limits = Limits {
    depth: None,
    nodes: Some(200_000),
    soft: None,
    hard: Some(Duration::from_millis(1200)),
    move_only: false,
};
const HINT: Duration = Duration::from_millis(1500);
/// So many moves are looked at to see whether all of them capture.
const LOOKED_AT: usize = 300;

impl Game {
    /// A game to be played from where it stands.
    pub fn new(initial: InitialGame, setup: Setup, cx: &mut Context) -> Game {
        let round = initial.round(setup.control, cx.millis());
        let mut setup = setup;
        setup.control = round.clocks().map(doska_play::round::Clocks::control);
        let mut game = Game {
            round,
            setup,
            input: MoveInput::default(),
            cursor: Place { x: 0, y: 0 },
            choice: None,
            flip: false,
            scroll: (0, 0),
            edit: None,
            dialog: None,
            message: initial.notice.map(|notice| (notice, Tone::Wrong)),
            animation: None,
            last: Vec::new(),
            hint: Vec::new(),
            show_evaluation: false,
            worth: None,
            asked: None,
            questions: 0,
            earlier: 0,
            file: initial.file,
            example: None,
            task: None,
            record: None,
        };
        // A person who plays alone against the engine sits at the bottom.
        let people = game.people();
        game.flip = people.first().is_some_and(|seat| seat.index() == 1) && people.len() == 1;
        game.cursor = game.home();
        game.position_changed(cx);
        if game.message.is_none() && game.round.end().is_none() {
            game.say(cx.text("tui-welcome"), Tone::Plain);
        }
        if initial.first {
            let page = Page::rules(cx.console, &game_files::game(&game.round));
            game.dialog = Some(Dialog::Page(Box::new(page)));
        }
        // A finished game is looked at.
        let over = game.round.end().is_some();
        if let Some(record) = initial.record.filter(|_| over || initial.look) {
            game.browse(cx, RecordView::new(record));
        }
        game
    }

    /// The seats of people.
    pub fn people(&self) -> Vec<Seat> {
        let seats = (0..self.setup.players.len() as u8).map(Seat::new);
        seats
            .filter(|seat| self.setup.player(*seat) == Player::Person)
            .collect()
    }

    /// Whether somebody at the terminal is to move.
    pub fn is_ours(&self) -> bool {
        self.round.end().is_none()
            && self.record.is_none()
            && self.setup.player(self.round.mover()) == Player::Person
    }

    /// What is drawn of the position itself.
    pub fn view(&self) -> View {
        self.round.history().position().view()
    }

    /// The id of the game, for its own words.
    pub fn id(&self) -> &'static str {
        game_files::game(&self.round).info().id
    }

    pub fn say(&mut self, text: String, tone: Tone) {
        self.message = Some((text, tone));
    }

    /// A place to begin at: a piece that can move, near the middle.
    fn home(&self) -> Place {
        let position = self.round.history().position();
        let view = position.view();
        let legal = MoveInput::new(&position).places();
        let middle = |place: &Place| {
            let span = |n: i8, all: &mut dyn Iterator<Item = i8>| {
                let all: Vec<i16> = all.map(i16::from).collect();
                let middle = all.iter().min().unwrap_or(&0) + all.iter().max().unwrap_or(&0);
                (2 * i16::from(n) - middle).abs()
            };
            span(place.x, &mut view.cells.iter().map(|cell| cell.place.x))
                + span(place.y, &mut view.cells.iter().map(|cell| cell.place.y))
        };
        let cells = view.cells.iter().map(|cell| cell.place);
        let places = if legal.is_empty() {
            cells.collect()
        } else {
            legal
        };
        let found = places.into_iter().min_by_key(middle);
        found.unwrap_or(Place { x: 0, y: 0 })
    }

    /// The position has changed: recomputes everything that depends on it.
    pub fn position_changed(&mut self, cx: &mut Context) {
        let position = self.round.history().position();
        self.input = if self.is_ours() {
            MoveInput::new(&position)
        } else {
            MoveInput::default()
        };
        self.hint.clear();
        self.earlier = 0;
        self.last = last_places(&self.round);
        let view = position.view();
        if view.cells.iter().all(|cell| cell.place != self.cursor) {
            self.cursor = self.home();
        }
        self.focus();
        if self.round.end().is_some() {
            self.example = None;
        } else if self.is_ours() || self.example.is_none() {
            let first = position.moves().first().map(doska_play::AnyMove::text);
            self.example = first.map(|text| names::quoted(cx.console, &text));
        }
        if self.is_ours() && self.must_capture() {
            self.say(cx.text("tui-must-capture"), Tone::Plain);
        }
        self.think(cx);
    }

    /// Gives the keys to the list where nothing on the board can be tapped.
    pub fn focus(&mut self) {
        let places = self.input.next.iter().copied();
        let on_board =
            places.filter_map(super::move_input::place).count() > 0 || !self.input.reach.is_empty();
        let choices = self.input.choices();
        self.choice = (!on_board && !choices.is_empty()).then_some(0);
    }

    /// Whether every legal move takes something.
    fn must_capture(&self) -> bool {
        let position = self.round.history().position();
        let takes = |happened: &MoveEvent| matches!(happened, MoveEvent::Take { .. });
        let moves = position.moves();
        let mut looked_at = moves.iter().take(LOOKED_AT);
        !moves.is_empty() && looked_at.all(|m| m.events().iter().any(takes))
    }

    /// Asks the engine what it is to be asked now.
    pub fn think(&mut self, cx: &mut Context) {
        if self.animation.is_some() {
            return;
        }
        let played = self.record.is_none() && self.task.is_none();
        let level = self.setup.engine(self.round.mover()).filter(|_| played);
        if self.round.end().is_some() {
            self.stop_search(cx);
        } else if let Some(level) = level {
            let limits = self.setup.limits(&self.round, cx.millis());
            self.ask(cx, Purpose::Move, limits, Some((level, self.setup.seed)));
        } else if self.show_evaluation {
            self.ask(cx, Purpose::Evaluate, EVALUATION, None);
        } else {
            self.stop_search(cx);
        }
    }

    fn ask(
        &mut self,
        cx: &mut Context,
        purpose: Purpose,
        limits: Limits,
        level: Option<(doska_play::Level, u64)>,
    ) {
        let history = self.round.history().clone();
        self.ask_about(cx, purpose, history, limits, level);
    }

    /// Asks the engine about another line than that of the board.
    pub fn ask_about(
        &mut self,
        cx: &mut Context,
        purpose: Purpose,
        history: GameHistory,
        limits: Limits,
        level: Option<(doska_play::Level, u64)>,
    ) {
        self.questions += 1;
        self.asked = Some((self.questions, purpose));
        cx.effects.push(Effect::Search(Box::new(SearchRequest {
            id: self.questions,
            history,
            limits,
            level,
        })));
    }

    pub fn stop_search(&mut self, cx: &mut Context) {
        if self.asked.take().is_some() {
            cx.effects.push(Effect::StopSearch);
        }
    }

    /// Asks for a hint.
    pub fn ask_hint(&mut self, cx: &mut Context) {
        if self.task.is_some() {
            return self.task_hint(cx);
        }
        if self.may_move(cx) {
            self.say(cx.text("tui-thinking-hint"), Tone::Plain);
            self.ask(cx, Purpose::Hint, Limits::time(HINT), None);
        }
    }

    /// Asks the engine whether it takes a draw.
    pub fn ask_draw(&mut self, cx: &mut Context, by: Seat) {
        self.ask(cx, Purpose::Draw(by), EVALUATION, None);
    }

    /// The engine says something.
    pub fn engine_replied(&mut self, cx: &mut Context, reply: &SearchReply) {
        let Some((id, purpose)) = self.asked else {
            return;
        };
        let Some(info) = reply.info.as_ref().filter(|_| reply.id == id) else {
            return;
        };
        let mover = self.round.mover().team();
        // A weak level looks at too little to judge.
        let level = self.setup.engine(self.round.mover());
        let judges = !matches!(purpose, Purpose::Move | Purpose::Refute);
        if judges || level.is_some_and(|level| level.number() >= 8) {
            self.worth = Some(Worth::of(info.score, mover));
        }
        if !reply.done {
            return;
        }
        self.asked = None;
        match purpose {
            Purpose::Move => self.engine_moves(cx, info),
            Purpose::Hint => {
                let line = self.round.history();
                self.hint = draw::touched(&info.best.events());
                let said = messages::hint(cx.console, line, info);
                self.say(said, Tone::Good);
            }
            Purpose::Evaluate => {}
            Purpose::Draw(by) => self.engine_answers(cx, by, info.score),
            Purpose::Refute => self.refuted(cx, info),
        }
    }

    fn engine_moves(&mut self, cx: &mut Context, info: &SearchInfo) {
        let position = self.round.history().position();
        let animation = Animation::new(&position, &info.best, cx.now);
        self.message = None;
        self.animation = Some(animation);
        self.act(cx, self.round.mover(), CommandKind::Move(info.best.text()));
    }

    /// The engines of the team that was asked give their answer; people were asked before.
    fn engine_answers(&mut self, cx: &mut Context, by: Seat, score: Score) {
        let (team, mover) = (by.team().other(), self.round.mover().team());
        let agrees = accepts_draw(score, mover, team, self.round.history().plies());
        self.answer(cx, by, agrees);
        self.think(cx);
    }

    /// All who were asked give the same answer.
    pub fn answer(&mut self, cx: &mut Context, by: Seat, agrees: bool) {
        let answer = if agrees {
            CommandKind::Accept
        } else {
            CommandKind::Decline
        };
        for seat in by.team().other().seats(self.setup.players.len()) {
            if self.round.pending_offer().is_some() {
                self.act(cx, seat, answer.clone());
            }
        }
    }

    /// A seat does something; somebody who solves a task answers it.
    pub fn act(&mut self, cx: &mut Context, seat: Seat, kind: CommandKind) {
        match kind {
            CommandKind::Move(text) if self.task.is_some() => self.answer_task(cx, &text),
            kind => self.act_now(cx, seat, kind),
        }
    }

    pub fn act_now(&mut self, cx: &mut Context, seat: Seat, kind: CommandKind) {
        let command = command(&self.round, seat, kind);
        match self.round.execute(&command, cx.millis()) {
            Ok(events) => self.handle_events(cx, &events),
            Err(refusal) => self.say(cx.console.words.say(&refusal.note()), Tone::Wrong),
        }
    }

    /// What has happened in the round.
    pub fn handle_events(&mut self, cx: &mut Context, events: &[RoundEvent]) {
        let mut changed = false;
        for event in events {
            match &event.kind {
                EventKind::Move { .. } | EventKind::Takeback { .. } => {
                    self.message = None;
                    changed = true;
                }
                EventKind::Ended { .. } => {
                    let winner = self.round.end().and_then(|end| end.winner);
                    let next = self.setup.next_opponent(winner);
                    let said = match next.filter(|_| self.task.is_none()) {
                        Some(level) => {
                            let name = messages::engine(cx.console, level);
                            cx.console.say("tui-over-next", &[("opponent", &name)])
                        }
                        None => cx.text("tui-over-keys"),
                    };
                    self.say(said, Tone::Plain);
                    changed = true;
                }
                EventKind::Declined(_) => self.say(cx.text("tui-draw-refused"), Tone::Plain),
                _ => {}
            }
        }
        if changed {
            if self.task.is_none() {
                cx.effects
                    .push(Effect::Autosave(Box::new(self.round.clone())));
            }
            self.position_changed(cx);
        }
    }

    /// Updates clocks and animations after some time has passed.
    pub fn tick(&mut self, cx: &mut Context) {
        if let Some(event) = self.round.expire(cx.millis()) {
            let events = [event];
            self.round.accept(&events);
            self.handle_events(cx, &events);
        }
        if self
            .animation
            .as_mut()
            .is_some_and(|animation| animation.tick(cx.now))
        {
            self.end_animation(cx);
        }
    }

    pub fn end_animation(&mut self, cx: &mut Context) {
        if self.animation.take().is_some() {
            self.think(cx);
        }
    }
}

/// The places of the last move.
fn last_places(round: &Round) -> Vec<Place> {
    let last = round.history().last_move();
    last.map_or_else(Vec::new, |m| draw::touched(&m.events()))
}
