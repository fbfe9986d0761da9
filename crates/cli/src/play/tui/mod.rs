//! A game on the whole screen. [`app`] is a pure state machine; here it meets the terminal, the engine, the
//! files and the clock.

mod actions;
mod animation;
mod ansi;
mod app;
mod borders;
mod boxes;
mod dialog;
mod edit;
mod event;
mod game;
mod grid;
mod help;
mod keys;
mod layout;
mod menu;
mod move_input;
mod moves;
mod page;
mod paint;
mod record_view;
mod screen;
mod setup_screen;
mod setup_view;
mod side;
mod styles;
mod task;
mod terminal;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::sync::Arc;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::ArgMatches;
use doska_play::{Endings, GameSpec};
use ratatui::crossterm::event::{self as terminal_event, Event as TerminalEvent};

use super::InitialGame;
use super::engine_thread::EngineThread;
use super::game_files::GameFiles;
use super::kept;
use super::setup::Setup;
use crate::console::{Console, stdout};
use crate::puzzle::progress::{self, Progress};
use app::App;
use event::{Effect, Event, Saved};
use terminal::Terminal;

/// How long nothing may happen before the screen is looked after all the same.
const PATIENCE: Duration = Duration::from_secs(2);

/// Plays on the whole screen until somebody leaves. A game begins at once if `initial` is one; else it is
/// chosen, `game` first.
pub fn run(
    console: &Console,
    args: &ArgMatches,
    initial: Option<InitialGame>,
    game: Option<&GameSpec>,
) -> Result<()> {
    let seats = match (&initial, game) {
        (Some(initial), _) => initial.history.position().seats(),
        (None, game) => game.map_or(2, GameSpec::seats),
    };
    let known = initial
        .as_ref()
        .and_then(|initial| initial.players.as_deref());
    let setup = Setup::read(console, args, seats, known)?;
    play(console, setup, initial, game)
}

/// Looks at a record on the whole screen.
pub fn browse(console: &Console, initial: InitialGame) -> Result<()> {
    let setup = Setup::people(initial.history.position().seats());
    play(console, setup, Some(initial), None)
}

fn play(
    console: &Console,
    setup: Setup,
    initial: Option<InitialGame>,
    game: Option<&GameSpec>,
) -> Result<()> {
    let (sender, events) = channel();
    let (threads, endings, day) = (setup.threads, setup.endings.clone(), setup.day);
    let mut terminal = Terminal::open(console)?;
    read_terminal(sender.clone());
    handle_signals(&sender)?;
    let began = Instant::now();
    let size = terminal.size()?;
    let (mut app, first) = if let Some(initial) = initial {
        App::playing(console, size, setup, initial, Duration::ZERO)
    } else {
        let app = App::choosing(console, size, setup, game);
        (app, vec![Effect::ListKept])
    };
    let mut runner = EffectRunner {
        console,
        files: GameFiles::default(),
        engine: None,
        threads,
        endings,
        day,
        sender,
        said: Vec::new(),
    };
    let mut effects = first;
    'playing: loop {
        let mut more = Vec::new();
        for effect in effects.drain(..) {
            if matches!(effect, Effect::Quit) {
                break 'playing;
            }
            if let Some(event) = runner.run_effect(effect) {
                more.extend(app.update(event, began.elapsed()));
            }
        }
        effects = more;
        if !effects.is_empty() {
            continue;
        }
        let now = began.elapsed();
        terminal.draw(|frame| app.draw(frame, now))?;
        let wait = app.wakes(now).map_or(PATIENCE, |at| at.saturating_sub(now));
        let event = match events.recv_timeout(wait) {
            Ok(event) => event,
            Err(RecvTimeoutError::Timeout) => Event::Tick,
            Err(RecvTimeoutError::Disconnected) => Event::Leave,
        };
        effects = app.update(event, began.elapsed());
    }
    drop(terminal);
    let mut out = stdout();
    runner
        .said
        .iter()
        .try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

/// Sends the input of the terminal as events, from a thread of its own.
fn read_terminal(sender: Sender<Event>) {
    thread::spawn(move || {
        while let Ok(came) = terminal_event::read() {
            let event = match came {
                TerminalEvent::Key(key) => Event::Key(key),
                TerminalEvent::Mouse(mouse) => Event::Mouse(mouse),
                TerminalEvent::Resize(width, height) => Event::Resize(width, height),
                TerminalEvent::Paste(text) => Event::Paste(text),
                TerminalEvent::FocusGained | TerminalEvent::FocusLost => continue,
            };
            if sender.send(event).is_err() {
                return;
            }
        }
        // The terminal is gone.
        let _ = sender.send(Event::Leave);
    });
}

/// A signal from outside leaves the terminal restored and the game saved.
#[cfg(unix)]
fn handle_signals(sender: &Sender<Event>) -> Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    let mut signals = signal_hook::iterator::Signals::new([SIGINT, SIGTERM, SIGHUP])?;
    let sender = sender.clone();
    thread::spawn(move || {
        for _ in signals.forever() {
            let _ = sender.send(Event::Leave);
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn handle_signals(_: &Sender<Event>) -> Result<()> {
    Ok(())
}

/// Carries out the effects of the application: engine, files, messages.
struct EffectRunner<'a> {
    console: &'a Console,
    files: GameFiles,
    engine: Option<EngineThread>,
    threads: usize,
    endings: Option<Arc<Endings>>,
    /// The number of the day.
    day: u64,
    sender: Sender<Event>,
    /// What is to be said when the screen is gone: where the last game is kept.
    said: Vec<String>,
}

impl EffectRunner<'_> {
    /// Does what the application wants; what came of it, if that is an event.
    fn run_effect(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Search(request) => {
                let sender = self.sender.clone();
                let engine = self.engine.get_or_insert_with(|| {
                    EngineThread::new(self.threads, self.endings.clone(), move |reply| {
                        // Nobody listens any more when the program ends.
                        let _ = sender.send(Event::Engine(reply));
                    })
                });
                engine.ask(*request);
            }
            Effect::StopSearch => {
                if let Some(engine) = &self.engine {
                    engine.stop();
                }
            }
            Effect::Autosave(round) => {
                self.files.changed = true;
                // Should it fail, it is tried again, and said when the game is left.
                let _ = self.files.autosave(self.console, &round);
            }
            Effect::Save { path, force, .. }
                if !force && path.is_file() && self.files.file.as_ref() != Some(&path) =>
            {
                return Some(Event::Saved(Saved::Exists(path)));
            }
            Effect::Save { round, path, .. } => {
                let saved = self.files.save(self.console, &round, &path);
                return Some(Event::Saved(match saved {
                    Ok(()) => Saved::Done(path),
                    Err(error) => Saved::Failed(error.to_string()),
                }));
            }
            Effect::Load(file) => {
                let loaded = InitialGame::load(self.console, &file);
                let loaded = loaded.map(Box::new).map_err(|error| error.to_string());
                return Some(Event::Loaded(loaded));
            }
            Effect::PuzzleSolved { id, clean, daily } => {
                let mut progress = Progress::load(&progress::file());
                // Nobody is kept from the next one because this could not be written down.
                let _ = progress.add(&id, self.day, clean, daily);
            }
            Effect::ListKept => return Some(Event::Kept(kept::all(self.console))),
            Effect::Leave(round) => {
                if let Some(round) = round {
                    self.said = self.files.leave(self.console, &round);
                }
            }
            Effect::Begin(files) => self.files = *files,
            Effect::Quit => {}
        }
        None
    }
}
