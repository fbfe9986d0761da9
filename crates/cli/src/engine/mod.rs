//! `doska engine`: the engine for other programs, by the dialect of UCI that docs/engine-protocol.md
//! describes.

mod go;
pub mod position;
mod search;

use std::io::BufReader;
use std::path::Path;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use anyhow::Result;
use doska_play::{AnyEngine, Endings, GameHistory, GameSpec, Level, Note, Words, games};

use crate::console::Console;
use crate::files;
use crate::lines::Lines;
use crate::tablebase::folder;
use go::Go;
use search::{Running, SearchJob, send};

/// The longest line that is read: room for some hundred thousand moves.
const LONGEST: usize = 1 << 20;
/// The commands, listed when an unknown one is typed.
const COMMANDS: &str = "uci, isready, ucinewgame, setoption, position, go, stop, quit";

/// A number that can be set: its name, what it is at first, and what it may be.
struct Setting {
    name: &'static str,
    default: u64,
    least: u64,
    most: u64,
}

/// The setting that is a folder, not a number.
const TABLES: &str = "Tablebases";
/// How protocols write that a text is empty.
const EMPTY: &str = "<empty>";

/// In the order of `Session::chosen`.
const SETTINGS: [Setting; 5] = [
    setting("Hash", 16, 1, 4096),
    setting("Threads", 1, 1, 256),
    setting("MultiPV", 1, 1, 64),
    setting("Level", 10, 1, 10),
    setting("Seed", 0, 0, u32::MAX as u64),
];

const fn setting(name: &'static str, default: u64, least: u64, most: u64) -> Setting {
    Setting {
        name,
        default,
        least,
        most,
    }
}

/// Answers line by line until `quit` or the end of the input.
pub fn run(console: &Console) -> Result<()> {
    let mut session = Session {
        words: &console.words,
        chosen: SETTINGS.map(|setting| setting.default),
        history: None,
        endings: None,
        engine: None,
        running: None,
        searches: SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64),
    };
    let mut lines = Lines::new(BufReader::new(std::io::stdin().lock()), LONGEST);
    while let Some(line) = lines.next()? {
        let done = match line {
            Ok(line) => session.answer(line)?,
            Err(note) => session.send_note(&note).map(|()| false)?,
        };
        if done {
            break;
        }
    }
    session.stop();
    Ok(())
}

struct Session<'a> {
    words: &'a Words,
    chosen: [u64; SETTINGS.len()],
    /// The game up to where it stands; none was named yet.
    history: Option<GameHistory>,
    /// The tables of endings it plays by.
    endings: Option<Arc<Endings>>,
    /// The engine, while it does not search and since it was last needed.
    engine: Option<AnyEngine>,
    running: Option<Running>,
    /// A number that is another for every search.
    searches: u64,
}

impl Session<'_> {
    /// Answers one line; `true` for the last.
    fn answer(&mut self, line: &str) -> Result<bool> {
        let (command, rest) = position::word(line);
        match command {
            "" => {}
            "uci" => send_id()?,
            "isready" => {
                self.ready();
                send("readyok")?;
            }
            "ucinewgame" | "setoption" if self.busy() => {
                self.send_note(&Note::new("engine-busy").part(command))?;
            }
            "ucinewgame" => {
                if let Some(engine) = &self.engine {
                    engine.forget();
                }
            }
            "setoption" => self.set(rest)?,
            "position" => self.position(rest)?,
            "go" => self.go(rest)?,
            "stop" => self.stop(),
            "quit" => return Ok(true),
            other => {
                let note = Note::new("engine-command").part(other);
                self.send_note(&note.with("valid", COMMANDS))?;
            }
        }
        Ok(false)
    }

    /// `setoption name NAME value N`.
    fn set(&mut self, text: &str) -> Result<()> {
        let words: Vec<&str> = text.split_whitespace().collect();
        if let ["name", name, "value", ..] = words[..]
            && name.eq_ignore_ascii_case(TABLES)
        {
            let value = text
                .split_once("value")
                .map_or("", |(_, value)| value.trim());
            return self.set_tables(value);
        }
        let ["name", name, "value", value] = words[..] else {
            return self.send_note(&Note::new("engine-set-form").part(text));
        };
        let Some(at) = SETTINGS
            .iter()
            .position(|setting| setting.name.eq_ignore_ascii_case(name))
        else {
            let names = SETTINGS.iter().map(|setting| setting.name);
            let valid: Vec<&str> = names.chain([TABLES]).collect();
            let note = Note::new("engine-set-name").part(name);
            return self.send_note(&note.with("valid", valid.join(", ")));
        };
        let Setting {
            name, least, most, ..
        } = SETTINGS[at];
        match value.parse() {
            Ok(number) if (least..=most).contains(&number) => {
                if self.chosen[at] != number && at < 2 {
                    // Recreated with the new size or number of threads when it is needed next.
                    self.engine = None;
                }
                self.chosen[at] = number;
                Ok(())
            }
            _ => {
                let note = Note::new("engine-set-value").part(value).with("name", name);
                self.send_note(&note.with("least", least).with("most", most))
            }
        }
    }

    /// Opens the tables of a folder; none for an empty text. What cannot be leaves them as they were.
    fn set_tables(&mut self, folder: &str) -> Result<()> {
        if folder.is_empty() || folder == EMPTY {
            self.endings = None;
        } else {
            match Endings::open(Path::new(folder)) {
                Ok(endings) if endings.most_pieces() > 0 => {
                    let most = endings.most_pieces();
                    self.send_note(&Note::new("tables-loaded").with("most", most))?;
                    for said in folder::damaged(self.words, &endings) {
                        send_info(&said)?;
                    }
                    self.endings = Some(Arc::new(endings));
                }
                Ok(_) => self.send_note(&Note::new("tables-none").with("folder", folder))?,
                Err(error) => {
                    let note = Note::new("cli-file-read").with("file", folder);
                    self.send_note(&note.with("why", files::why(self.words, &error)))?;
                }
            }
        }
        if let Some(engine) = &mut self.engine {
            engine.know(self.endings.clone());
        }
        Ok(())
    }

    /// `position GAME [start|text TEXT] [moves …]`. What cannot be leaves the position as it was.
    fn position(&mut self, text: &str) -> Result<()> {
        let (game, rest) = position::word(text);
        match GameSpec::read(game).and_then(|game| position::read(&game, rest)) {
            Ok(history) => {
                self.history = Some(history);
                Ok(())
            }
            Err(note) => send_info(&position::say(self.words, &note)),
        }
    }

    fn go(&mut self, text: &str) -> Result<()> {
        if self.busy() {
            return self.send_note(&Note::new("engine-busy").part("go"));
        }
        let Some(history) = self.history.clone() else {
            self.send_note(&Note::new("engine-no-position"))?;
            return Ok(send("bestmove none")?);
        };
        if let Some(outcome) = history.outcome() {
            let reason = self
                .words
                .text(&format!("reason-{}", outcome.reason.name()), &[]);
            self.send_note(&Note::new("engine-over").with("reason", reason))?;
            return Ok(send("bestmove none")?);
        }
        let mut odd = Vec::new();
        let go = match Go::read(text, &mut |word| odd.push(word.to_owned())) {
            Ok(go) => go,
            Err(note) => return self.send_note(&note),
        };
        if !odd.is_empty() {
            self.send_note(&Note::new("engine-go-odd").part(&odd.join(" ")))?;
        }
        self.ready();
        let Some(engine) = self.engine.take() else {
            return Ok(());
        };
        self.searches = self.searches.wrapping_add(1);
        let [_, _, lines, level, seed] = self.chosen;
        let job = SearchJob {
            limits: go.limits(history.position().seat()),
            endless: go.endless(),
            level: Level::new(level as u8).unwrap_or(Level::FULL),
            lines: lines as usize,
            seed: if seed == 0 { self.searches } else { seed },
            history,
        };
        self.running = Some(Running::start(engine, job)?);
        Ok(())
    }

    /// Whether a search goes on. One that has answered is put away.
    fn busy(&mut self) -> bool {
        if self.running.as_ref().is_some_and(Running::answered) {
            self.stop();
        }
        self.running.is_some()
    }

    /// Ends the search, if there is one, once it has answered.
    fn stop(&mut self) {
        if let Some(running) = self.running.take() {
            self.engine = running.finish();
        }
    }

    /// Makes the engine, so that no search pays for it.
    fn ready(&mut self) {
        if self.running.is_none() && self.engine.is_none() {
            let [hash, threads, ..] = self.chosen;
            let mut engine = AnyEngine::new(hash as usize, threads as usize);
            engine.know(self.endings.clone());
            self.engine = Some(engine);
        }
    }

    fn send_note(&self, note: &Note) -> Result<()> {
        send_info(&self.words.say(note))
    }
}

/// `info string …`, whatever the text holds on one line.
fn send_info(text: &str) -> Result<()> {
    let text = text.replace(char::is_control, "?");
    Ok(send(&format!("info string {text}"))?)
}

/// Who this is, what it plays and what can be set.
fn send_id() -> Result<()> {
    send(&format!("id name Doska {}", env!("CARGO_PKG_VERSION")))?;
    send("id author Doska")?;
    for game in games() {
        send(&format!("id game {}", game.id))?;
    }
    for setting in &SETTINGS {
        let Setting {
            name,
            default,
            least,
            most,
        } = setting;
        send(&format!(
            "option name {name} type spin default {default} min {least} max {most}"
        ))?;
    }
    send(&format!("option name {TABLES} type string default {EMPTY}"))?;
    send("uciok")?;
    Ok(())
}
