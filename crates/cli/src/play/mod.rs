//! `doska play`: a game at this terminal, among people or with the engine; on the whole screen, or line
//! by line.

mod engine_thread;
mod game_files;
mod game_record;
mod kept;
mod messages;
mod plain;
mod setup;
mod tui;

pub use game_record::state_folder;
pub use plain::reader::Reader;

use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::record::Tags;
use doska_play::round::{Command, CommandKind, Millis, TimeControl};
use doska_play::{AnyPosition, GameHistory, Record, Round, Seat};

use setup::Player;

use crate::arguments;
use crate::console::{Console, stdout};
use crate::draw::Scene;

/// A game to begin with, or to go on with.
pub struct InitialGame {
    history: GameHistory,
    /// The record it was loaded from.
    record: Option<Record>,
    /// What its record says beside the moves.
    tags: Tags,
    /// Its file, if that holds nothing else.
    file: Option<PathBuf>,
    /// Whether that file is one of those that keep games nobody saved.
    kept: bool,
    /// Who plays, if the record names an engine or is one of ours.
    players: Option<Vec<Player>>,
    /// Whether it is only looked at.
    look: bool,
    /// Whether it is the first one of somebody: the rules are shown before it.
    first: bool,
    /// What is to be said once about where it comes from.
    notice: Option<String>,
}

impl InitialGame {
    fn new(start: &AnyPosition) -> InitialGame {
        InitialGame {
            history: GameHistory::new(start),
            record: None,
            tags: Tags::default(),
            file: None,
            kept: false,
            players: None,
            look: false,
            first: false,
            notice: None,
        }
    }

    fn load(console: &Console, file: &str) -> Result<InitialGame> {
        let loaded = game_record::load(console, file)?;
        let part = |wrong: String| console.say("cli-play-load-part", &[("said", &wrong)]);
        let kept = Path::new(file).parent() == Some(&game_record::state_folder());
        let players = game_record::players(&loaded.record);
        let known = kept || players.iter().any(|player| !player.is_person());
        Ok(InitialGame {
            kept,
            look: false,
            first: false,
            players: known.then_some(players),
            history: loaded.record.tree.main_line(),
            tags: loaded.record.tags.clone(),
            record: Some(loaded.record).filter(|_| loaded.wrong.is_none()),
            file: loaded.path,
            notice: loaded.wrong.map(part),
        })
    }

    /// The round that goes on from here. A time control that is asked for replaces that of a loaded game.
    fn round(&self, control: Option<TimeControl>, now: Millis) -> Round {
        let mut start = match &self.record {
            Some(record) => record.round_start(&self.history),
            None => Round::start_from(&self.history, control),
        };
        if control.is_some() && control != start.time_control {
            (start.time_control, start.clocks) = (control, None);
        }
        let mut round = Round::open(&Round::started(start, now))
            .expect("a game that was read or just begun is one that can be played");
        let record = self.record.as_ref();
        if let Some(end) = record.and_then(|record| record.end_by_players(&self.history)) {
            let events = round.ended_by(end, now);
            round.accept(&events);
        }
        round
    }
}

/// A command of a seat at this terminal: each is sent once.
pub fn command(round: &Round, seat: Seat, kind: CommandKind) -> Command {
    Command {
        id: round.version().to_string(),
        seat,
        ply: None,
        lag: 0,
        kind,
    }
}

/// Plays as the arguments say, until somebody leaves. On a terminal that is the whole screen, unless lines
/// are wanted.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    if args.get_flag("list") {
        return kept::list(console);
    }
    let initial = if let Some(file) = args.get_one::<String>("resume") {
        Some(resumed(console, file)?)
    } else if args.contains_id("game") {
        let game = arguments::game(&console.words, args)?;
        Some(InitialGame::new(&arguments::position(
            &console.words,
            args,
            &game,
        )?))
    } else {
        None
    };
    if !is_screen(args) {
        return plain::run(console, args, initial);
    }
    // Where nothing is said of how to play a game, that is chosen first.
    let said = ["resume", "position", "level", "seat", "clock"];
    match initial {
        Some(initial) if !said.iter().any(|name| args.contains_id(name)) => {
            let game = game_files::game_of(&initial.history);
            tui::run(console, args, None, Some(&game))
        }
        initial => tui::run(console, args, initial, None),
    }
}

/// The last game of a file, looked at move by move: on the whole screen, or its last position and its
/// record.
pub fn browse(console: &Console, file: &str, spoken: bool) -> Result<()> {
    let mut initial = InitialGame::load(console, file)?;
    initial.look = true;
    let line = &initial.history;
    let record = initial.record.take();
    let record = record.unwrap_or_else(|| Record::of_line(line));
    let whole = !spoken && std::io::stdin().is_terminal() && console.terminal && !is_dumb();
    if whole {
        initial.record = Some(record);
        return tui::browse(console, initial);
    }
    let scene = Scene::of_line(console, line);
    let board = if spoken {
        scene.spoken(console)
    } else {
        scene.draw(console)
    };
    let text = doska_play::record::write(&record);
    writeln!(stdout(), "{board}\n\n{}", text.trim_end())?;
    if let Some(notice) = &initial.notice {
        writeln!(stdout(), "{notice}")?;
    }
    Ok(())
}

/// The game of a file, or the last one that was left.
fn resumed(console: &Console, file: &str) -> Result<InitialGame> {
    if !file.is_empty() {
        return InitialGame::load(console, file);
    }
    let Some(last) = kept::last(console) else {
        return Err(anyhow!(console.text("play-kept-none")));
    };
    InitialGame::load(console, &last.path.display().to_string())
}

/// Whether the terminal can do no more than lines.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// Whether there is a whole screen to play on.
fn is_screen(args: &ArgMatches) -> bool {
    let plain = args.get_flag("plain") || args.get_flag("spoken");
    !plain && !is_dumb() && std::io::stdin().is_terminal() && std::io::stdout().is_terminal()
}
