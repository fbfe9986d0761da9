//! The application: which screen there is, and what events do to it. Pure: it is told the time, and says
//! what it wants done.

use std::time::Duration;

use doska_play::GameSpec;
use ratatui::Frame;
use ratatui::crossterm::event::{KeyCode, KeyEventKind, KeyModifiers};

use super::super::InitialGame;
use super::super::game_files::GameFiles;
use super::super::setup::{Player, Setup};
use super::dialog::{Dialog, Question};
use super::event::{Context, Effect, Event, NextScreen, Saved};
use super::game::{Game, Tone};
use super::setup_screen::SetupScreen;
use super::task::TaskId;
use super::{layout, screen, setup_view};
use crate::console::Console;

/// The screens of the application.
pub enum Screen {
    Setup(Box<SetupScreen>),
    Game(Box<Game>),
}

/// The state of the terminal application.
pub struct App<'a> {
    console: &'a Console,
    size: (u16, u16),
    pub screen: Screen,
    /// The settings of the command line.
    setup: Setup,
}

impl<'a> App<'a> {
    /// Where a game is chosen; this one first, if one is named.
    pub fn choosing(
        console: &'a Console,
        size: (u16, u16),
        setup: Setup,
        game: Option<&GameSpec>,
    ) -> App<'a> {
        let screen = Screen::Setup(Box::new(SetupScreen::new(&setup, game)));
        App {
            console,
            size,
            screen,
            setup,
        }
    }

    /// A game at once.
    pub fn playing(
        console: &'a Console,
        size: (u16, u16),
        setup: Setup,
        initial: InitialGame,
        now: Duration,
    ) -> (App<'a>, Vec<Effect>) {
        let mut app = App::choosing(console, size, setup.clone(), None);
        let mut cx = app.cx(now);
        app.begin(&mut cx, initial, setup);
        (app, cx.effects)
    }

    fn cx(&self, now: Duration) -> Context<'a> {
        Context {
            console: self.console,
            now,
            size: self.size,
            effects: Vec::new(),
            next_screen: None,
        }
    }

    fn begin(&mut self, cx: &mut Context, initial: InitialGame, setup: Setup) {
        self.leave(cx);
        let files = GameFiles::of(cx.console, &initial, &setup);
        cx.effects.push(Effect::Begin(Box::new(files)));
        self.setup = setup.clone();
        let mut game = Game::new(initial, setup, cx);
        game.follow(cx);
        self.screen = Screen::Game(Box::new(game));
    }

    /// A task on the board: nobody plays, nothing is kept.
    fn begin_task(&mut self, cx: &mut Context, id: TaskId) {
        let Some((initial, task)) = id.open(cx.console) else {
            return;
        };
        let mut setup = self.setup.clone();
        setup.control = None;
        setup.players = vec![Player::Person; initial.history.position().seats()];
        let learner = initial.history.position().seat();
        self.leave(cx);
        cx.effects.push(Effect::Begin(Box::default()));
        let mut game = Game::new(initial, setup, cx);
        game.task = Some(task);
        game.message = None;
        game.flip = learner.index() == 1;
        game.follow(cx);
        self.screen = Screen::Game(Box::new(game));
    }

    /// Keeps the game that is on the screen, before another one comes.
    fn leave(&mut self, cx: &mut Context) {
        if let Screen::Game(game) = &mut self.screen {
            game.stop_search(cx);
            // What is only looked at or solved is not kept.
            let round = Some(Box::new(game.round.clone()));
            let round = round.filter(|_| game.task.is_none() && game.record.is_none());
            cx.effects.push(Effect::Leave(round));
        }
    }

    /// Something happens; what is to be done about it.
    pub fn update(&mut self, event: Event, now: Duration) -> Vec<Effect> {
        let mut cx = self.cx(now);
        let initial = match event {
            Event::Resize(width, height) => {
                self.size = (width, height);
                cx.size = self.size;
                if let Screen::Game(game) = &mut self.screen {
                    game.follow(&cx);
                }
                None
            }
            Event::Leave => {
                cx.next_screen = Some(NextScreen::Quit);
                None
            }
            Event::Key(key) if key.kind == KeyEventKind::Release => None,
            Event::Key(key) => {
                let control = key.modifiers.contains(KeyModifiers::CONTROL);
                let small = self.is_small() && latin_key(key.code) == Some('q');
                match &mut self.screen {
                    _ if small || control && latin_key(key.code) == Some('c') => {
                        cx.next_screen = Some(NextScreen::Quit);
                        None
                    }
                    Screen::Setup(start) => start.key(&mut cx, key),
                    Screen::Game(game) => {
                        game.tick(&mut cx);
                        game.key(&mut cx, key);
                        None
                    }
                }
            }
            Event::Mouse(mouse) => match &mut self.screen {
                Screen::Setup(start) => start.mouse(&mut cx, mouse),
                Screen::Game(game) => {
                    game.tick(&mut cx);
                    game.mouse(&mut cx, mouse);
                    None
                }
            },
            Event::Paste(text) => {
                self.paste(&text);
                None
            }
            Event::Tick => {
                if let Screen::Game(game) = &mut self.screen {
                    game.tick(&mut cx);
                }
                None
            }
            Event::Engine(reply) => {
                if let Screen::Game(game) = &mut self.screen {
                    game.tick(&mut cx);
                    game.engine_replied(&mut cx, &reply);
                }
                None
            }
            Event::Loaded(loaded) => self.loaded(loaded),
            Event::Saved(saved) => {
                self.saved(saved);
                None
            }
            Event::Kept(games) => {
                if let Screen::Setup(start) = &mut self.screen {
                    start.set_kept(games);
                }
                None
            }
        };
        if let Some((initial, setup)) = initial {
            self.begin(&mut cx, initial, setup);
        }
        if let Some(next) = cx.next_screen.take() {
            self.show_screen(&mut cx, &next);
        }
        cx.effects
    }

    fn show_screen(&mut self, cx: &mut Context, next: &NextScreen) {
        match (next, &self.screen) {
            (NextScreen::Quit, _) => {
                self.leave(cx);
                cx.effects.push(Effect::Quit);
            }
            (NextScreen::Setup, Screen::Game(game)) => {
                let spec = super::super::game_files::game(&game.round);
                let setup = game.setup.clone();
                self.leave(cx);
                cx.effects.push(Effect::ListKept);
                let mut start = SetupScreen::new(&setup, Some(&spec));
                start.focus = 0;
                self.screen = Screen::Setup(Box::new(start));
            }
            (NextScreen::Rematch, Screen::Game(game)) => {
                let mut setup = game.setup.clone();
                setup.rotate();
                setup.seed = setup.seed.wrapping_add(1);
                let start = game.round.history().start();
                self.begin(cx, InitialGame::new(&start), setup);
            }
            (NextScreen::Task(id), _) => self.begin_task(cx, *id),
            (NextScreen::Setup | NextScreen::Rematch, Screen::Setup(_)) => {}
        }
    }

    fn paste(&mut self, text: &str) {
        match &mut self.screen {
            Screen::Setup(start) => {
                if let Some(Dialog::Prompt { edit, .. }) = &mut start.dialog {
                    edit.insert(text);
                }
            }
            Screen::Game(game) => match (&mut game.dialog, &mut game.edit) {
                (Some(Dialog::Prompt { edit, .. }), _) | (None, Some(edit)) => edit.insert(text),
                (None, edit) => edit.get_or_insert_default().insert(text),
                _ => {}
            },
        }
    }

    fn loaded(&mut self, loaded: Result<Box<InitialGame>, String>) -> Option<(InitialGame, Setup)> {
        match (loaded, &mut self.screen) {
            (Ok(initial), Screen::Setup(start)) => {
                let setup = start.loaded(&initial);
                Some((*initial, setup))
            }
            (Ok(initial), Screen::Game(game)) => {
                let mut setup = game.setup.clone();
                setup.fit(&initial);
                Some((*initial, setup))
            }
            (Err(why), Screen::Setup(start)) => {
                start.message = Some(why);
                None
            }
            (Err(why), Screen::Game(game)) => {
                game.say(why, Tone::Wrong);
                None
            }
        }
    }

    fn saved(&mut self, saved: Saved) {
        let Screen::Game(game) = &mut self.screen else {
            return;
        };
        match saved {
            Saved::Done(path) => {
                let file = path.display().to_string();
                let said = self.console.say("cli-play-saved", &[("file", &file)]);
                game.file = Some(path);
                game.say(said, Tone::Good);
            }
            Saved::Exists(path) => {
                let file = path.display().to_string();
                let text = self.console.say("tui-ask-replace", &[("file", &file)]);
                game.dialog = Some(Dialog::ask(text, Question::Replace(path)));
            }
            Saved::Failed(why) => game.say(why, Tone::Wrong),
        }
    }

    /// Whether there is too little room to draw anything.
    const fn is_small(&self) -> bool {
        self.size.0 < layout::LEAST.0 || self.size.1 < layout::LEAST.1
    }

    /// When something will happen by itself: a clock, a picture.
    pub fn wakes(&self, now: Duration) -> Option<Duration> {
        let Screen::Game(game) = &self.screen else {
            return None;
        };
        let animation = game
            .animation
            .as_ref()
            .map(super::animation::Animation::next);
        let flag = game.round.deadline().map(Duration::from_millis);
        // A running clock is seen running.
        let step = Duration::from_millis(100);
        let shown = flag.map(|_| now + step);
        animation.into_iter().chain(flag).chain(shown).min()
    }

    /// Draws the current screen and the dialog above it.
    pub fn draw(&self, frame: &mut Frame, now: Duration) {
        if self.is_small() {
            return screen::too_small(frame, self.console);
        }
        match &self.screen {
            Screen::Setup(start) => setup_view::draw(frame, self.console, start),
            Screen::Game(game) => screen::draw(frame, self.console, game, now),
        }
    }
}

/// The letter of a key, as it lies on a Latin keyboard.
fn latin_key(code: KeyCode) -> Option<char> {
    code.as_char().map(super::edit::latin)
}
