//! The application without a terminal: events in, screens out, under time that the test tells.

mod boards;
mod endings;
mod entering;
mod screens;
mod tasks;
mod typing;
mod wild;

use std::time::Duration;

use doska_play::rules::Place;
use doska_play::{AnyEngine, Lang, Level, Limits, Stop, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::super::InitialGame;
use super::super::engine_thread::{SearchReply, SearchRequest};
use super::super::setup::{Player, Setup};
use super::app::{App, Screen};
use super::event::{Effect, Event};
use super::game::Game;
use super::layout;
use crate::console::Console;
use doska_play::GameSpec;

/// A console as a test wants it; tests are few, and so are leaked consoles.
pub fn console(lang: Lang, colour: bool, ascii: bool) -> &'static Console {
    Box::leak(Box::new(Console {
        words: Words::new(lang).with_lessons().in_ascii(ascii),
        colour,
        ascii,
        width: 80,
        terminal: true,
    }))
}

pub fn people(seats: usize) -> Setup {
    Setup {
        players: vec![Player::Person; seats],
        control: None,
        movetime: Duration::from_secs(1),
        seed: 1,
        threads: 1,
        endings: None,
        day: 20_000,
    }
}

/// The first seat against the engine.
pub fn against(level: u8, seats: usize) -> Setup {
    let mut setup = people(seats);
    setup.players[1..].fill(Player::Engine(Level::new(level).unwrap()));
    setup
}

/// Drives the application: sends events, carries out effects, renders screens.
pub struct Harness {
    pub app: App<'static>,
    console: &'static Console,
    size: (u16, u16),
    pub now: Duration,
    /// What the engine was last asked.
    request: Option<SearchRequest>,
    engine: AnyEngine,
    /// What else is to be done, in words.
    pub done: Vec<String>,
}

impl Harness {
    /// A game from a position, or from its start.
    pub fn new(
        console: &'static Console,
        game: &str,
        position: Option<&str>,
        setup: Setup,
    ) -> Harness {
        let spec = GameSpec::read(game).unwrap();
        let start = match position {
            Some(text) => spec.position(text).unwrap(),
            None => spec.start(),
        };
        let initial = InitialGame::new(&start);
        let (app, effects) = App::playing(console, (80, 24), setup, initial, Duration::ZERO);
        let mut harness = Harness::of(app, console);
        harness.run_effects(effects);
        harness
    }

    pub fn of(app: App<'static>, console: &'static Console) -> Harness {
        Harness {
            app,
            console,
            size: (80, 24),
            now: Duration::ZERO,
            request: None,
            engine: AnyEngine::new(1, 1),
            done: Vec::new(),
        }
    }

    pub fn game(&self) -> &Game {
        match &self.app.screen {
            Screen::Game(game) => game,
            Screen::Setup(_) => panic!("no game is played"),
        }
    }

    pub fn event(&mut self, event: Event) {
        let effects = self.app.update(event, self.now);
        self.run_effects(effects);
    }

    fn run_effects(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Search(request) => self.request = Some(*request),
                Effect::StopSearch => self.request = None,
                Effect::Autosave(round) => self
                    .done
                    .push(format!("autosave {}", round.history().plies())),
                Effect::Save { path, force, .. } => {
                    self.done.push(format!("save {} {force}", path.display()));
                }
                Effect::Load(file) => self.done.push(format!("load {file}")),
                Effect::PuzzleSolved { id, clean, daily } => {
                    self.done.push(format!("solved {id} {clean} {daily}"));
                }
                Effect::ListKept => self.done.push("list".to_owned()),
                Effect::Leave(_) => self.done.push("leave".to_owned()),
                Effect::Begin(_) => self.done.push("begin".to_owned()),
                Effect::Quit => self.done.push("quit".to_owned()),
            }
        }
    }

    /// The engine answers what it was asked, if it was; without looking at a clock.
    pub fn think(&mut self) {
        let Some(request) = self.request.take() else {
            return;
        };
        let (level, seed) = request.level.unwrap_or((Level::FULL, 0));
        let settings = request.history.level_settings(level);
        let stop = Stop::new(settings.limits(Limits::depth(3)));
        let infos = self
            .engine
            .think(&request.history, settings.lines, &stop, &mut |_| {});
        let info = AnyEngine::choose(&request.history, settings, &infos, seed).cloned();
        self.event(Event::Engine(SearchReply {
            id: request.id,
            info,
            done: true,
        }));
    }

    /// Lets some seconds pass, then sends a tick.
    pub fn wait(&mut self, seconds: u64) {
        self.now += Duration::from_secs(seconds);
        self.event(Event::Tick);
    }

    /// Keys, with spaces between them: `Enter`, `Down`, `x`.
    pub fn press(&mut self, keys: &str) {
        for key in keys.split_whitespace() {
            let code = match key {
                "Enter" => KeyCode::Enter,
                "Esc" => KeyCode::Esc,
                "Tab" => KeyCode::Tab,
                "Backspace" => KeyCode::Backspace,
                "Up" => KeyCode::Up,
                "Down" => KeyCode::Down,
                "Left" => KeyCode::Left,
                "Right" => KeyCode::Right,
                "Home" => KeyCode::Home,
                "End" => KeyCode::End,
                "PageDown" => KeyCode::PageDown,
                key if key.len() > 1 && key.starts_with('F') => {
                    KeyCode::F(key[1..].parse().unwrap())
                }
                one => KeyCode::Char(one.chars().next().unwrap()),
            };
            self.key(code, KeyModifiers::NONE);
        }
    }

    pub fn key(&mut self, code: KeyCode, modifiers: KeyModifiers) {
        self.event(Event::Key(KeyEvent::new(code, modifiers)));
    }

    /// A line typed at the bottom.
    pub fn typed(&mut self, text: &str) {
        for c in text.chars() {
            self.key(KeyCode::Char(c), KeyModifiers::NONE);
        }
        self.press("Enter");
    }

    pub fn mouse(&mut self, column: u16, row: u16, kind: MouseEventKind) {
        self.event(Event::Mouse(MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        }));
    }

    pub fn click_at(&mut self, column: u16, row: u16) {
        self.mouse(column, row, MouseEventKind::Down(MouseButton::Left));
    }

    /// A click on a square or field, by its name.
    pub fn click(&mut self, name: &str) {
        let grid = layout::grid(self.console, self.size, self.game());
        let spot = grid.spot(self.place(name));
        let pitch = grid.pitch();
        let x = grid.window.x + (spot.0 - grid.scroll.0) * pitch.0 + 1;
        let y = grid.window.y + (spot.1 - grid.scroll.1) * pitch.1 + u16::from(grid.lined);
        self.click_at(x, y);
    }

    /// A click on these words.
    pub fn click_on(&mut self, words: &str) {
        let screen = self.screen();
        let found = screen.lines().enumerate();
        let found = found.filter_map(|(row, line)| {
            let before = &line[..line.find(words)?];
            Some((before.chars().count() as u16, row as u16))
        });
        let (column, row) = found
            .last()
            .unwrap_or_else(|| panic!("no “{words}” in\n{screen}"));
        self.click_at(column, row);
    }

    pub fn place(&self, name: &str) -> Place {
        let view = self.game().view();
        let found = view.cells.iter().find(|cell| cell.name == name);
        found.unwrap_or_else(|| panic!("no {name}")).place
    }

    /// The names of places.
    pub fn names(&self, places: &[Place]) -> Vec<String> {
        let view = self.game().view();
        let named = places.iter().filter_map(|place| {
            let cell = view.cells.iter().find(|cell| cell.place == *place)?;
            Some(cell.name.clone())
        });
        named.collect()
    }

    pub fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.event(Event::Resize(width, height));
    }

    pub fn buffer(&self) -> Buffer {
        let backend = TestBackend::new(self.size.0, self.size.1);
        let mut terminal = Terminal::new(backend).unwrap();
        terminal
            .draw(|frame| self.app.draw(frame, self.now))
            .unwrap();
        terminal.backend().buffer().clone()
    }

    /// The screen as text.
    pub fn screen(&self) -> String {
        text(&self.buffer())
    }

    pub fn moves(&self) -> String {
        self.game().round.history().move_texts().join(" ")
    }
}

pub fn text(buffer: &Buffer) -> String {
    let rows = buffer.content.chunks(usize::from(buffer.area.width));
    rows.map(|row| {
        let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned() + "\n"
    })
    .collect()
}

#[track_caller]
pub fn shows(harness: &Harness, part: &str) {
    let screen = harness.screen();
    assert!(screen.contains(part), "no “{part}” in\n{screen}");
}
