//! A game on the whole screen. [`app`] is a pure state machine; here it meets the terminal, the engine, the
//! files and the clock.

mod app;
mod boxes;
mod deeds;
mod dialog;
mod edit;
mod entry;
mod event;
mod film;
mod game;
mod grid;
mod help;
mod ink;
mod keys;
mod layout;
mod moves;
mod paint;
mod screen;
mod seams;
mod side;
mod start;
mod start_view;
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
use ratatui::crossterm::event::{self as terminal_event, Event as Came};

use super::Begun;
use super::brain::Brain;
use super::setup::Setup;
use super::store::Store;
use crate::console::{Console, stdout};
use app::App;
use event::{Effect, Event, Saved};
use terminal::Terminal;

/// How long nothing may happen before the screen is looked after all the same.
const PATIENCE: Duration = Duration::from_secs(2);

/// Plays on the whole screen until somebody leaves. A game begins at once if `begun` is one; else it is
/// chosen, `game` first.
pub fn run(
    console: &Console,
    args: &ArgMatches,
    begun: Option<Begun>,
    game: Option<&GameSpec>,
) -> Result<()> {
    let seats = match (&begun, game) {
        (Some(begun), _) => begun.history.position().seats(),
        (None, game) => game.map_or(2, GameSpec::seats),
    };
    let setup = Setup::read(console, args, seats)?;
    let (sender, events) = channel();
    let (threads, endings) = (setup.threads, setup.endings.clone());
    let mut terminal = Terminal::open(console)?;
    listen(sender.clone());
    heed(&sender)?;
    let began = Instant::now();
    let size = terminal.size()?;
    let (mut app, first) = match begun {
        Some(begun) => App::playing(console, size, setup, begun, Duration::ZERO),
        None => (App::choosing(console, size, setup, game), Vec::new()),
    };
    let mut outside = Outside {
        console,
        store: Store::default(),
        brain: None,
        threads,
        endings,
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
            if let Some(event) = outside.carry_out(effect) {
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
    outside
        .said
        .iter()
        .try_for_each(|line| writeln!(out, "{line}"))?;
    Ok(())
}

/// What comes from the terminal comes as events.
fn listen(sender: Sender<Event>) {
    thread::spawn(move || {
        while let Ok(came) = terminal_event::read() {
            let event = match came {
                Came::Key(key) => Event::Key(key),
                Came::Mouse(mouse) => Event::Mouse(mouse),
                Came::Resize(width, height) => Event::Resize(width, height),
                Came::Paste(text) => Event::Paste(text),
                Came::FocusGained | Came::FocusLost => continue,
            };
            if sender.send(event).is_err() {
                return;
            }
        }
        // The terminal is gone.
        let _ = sender.send(Event::Leave);
    });
}

/// Whoever ends the program from outside finds the terminal as it was, and the game kept.
#[cfg(unix)]
fn heed(sender: &Sender<Event>) -> Result<()> {
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
fn heed(_: &Sender<Event>) -> Result<()> {
    Ok(())
}

/// Everything outside the application.
struct Outside<'a> {
    console: &'a Console,
    store: Store,
    brain: Option<Brain>,
    threads: usize,
    endings: Option<Arc<Endings>>,
    sender: Sender<Event>,
    /// What is to be said when the screen is gone: where the last game is kept.
    said: Vec<String>,
}

impl Outside<'_> {
    /// Does what the application wants; what came of it, if that is an event.
    fn carry_out(&mut self, effect: Effect) -> Option<Event> {
        match effect {
            Effect::Think(job) => {
                let sender = self.sender.clone();
                let brain = self.brain.get_or_insert_with(|| {
                    Brain::new(self.threads, self.endings.clone(), move |told| {
                        // Nobody listens any more when the program ends.
                        let _ = sender.send(Event::Told(told));
                    })
                });
                brain.ask(*job);
            }
            Effect::Hush => {
                if let Some(brain) = &self.brain {
                    brain.stop();
                }
            }
            Effect::Keep(round) => {
                self.store.changed = true;
                // Should it fail, it is tried again, and said when the game is left.
                let _ = self.store.keep(self.console, &round);
            }
            Effect::Save { path, force, .. }
                if !force && path.is_file() && self.store.file.as_ref() != Some(&path) =>
            {
                return Some(Event::Saved(Saved::Exists(path)));
            }
            Effect::Save { round, path, .. } => {
                let saved = self.store.save(self.console, &round, &path);
                return Some(Event::Saved(match saved {
                    Ok(()) => Saved::Done(path),
                    Err(error) => Saved::Failed(error.to_string()),
                }));
            }
            Effect::Load(file) => {
                let loaded = Begun::load(self.console, &file);
                let loaded = loaded.map(Box::new).map_err(|error| error.to_string());
                return Some(Event::Loaded(loaded));
            }
            Effect::Leave(round) => {
                if let Some(round) = round {
                    self.said = self.store.leave(self.console, &round);
                }
            }
            Effect::Begin(store) => self.store = *store,
            Effect::Quit => {}
        }
        None
    }
}
