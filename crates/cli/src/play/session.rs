//! One game being played at a terminal.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use doska_play::{GameSpec, Line};

use super::command::{Command, is_yes};
use super::keep::{self, Agreed, Loaded};
use super::reader::Reader;
use super::{help, listing};
use crate::console::{Console, stdout};
use crate::draw::Scene;
use crate::{files, names, rules};

/// The game, and what was done to keep it.
pub struct Session<'a> {
    console: &'a Console,
    line: Line,
    agreed: Option<Agreed>,
    /// Whether there is something that no file of the players holds.
    changed: bool,
    /// The file last saved or loaded: it may be written again without asking.
    file: Option<PathBuf>,
    /// The file in which the game is kept while nobody saves it.
    kept: Option<PathBuf>,
    spoken: bool,
}

impl<'a> Session<'a> {
    /// A game from its beginning.
    pub fn new(console: &'a Console, line: Line, spoken: bool) -> Session<'a> {
        Session {
            console,
            line,
            agreed: None,
            changed: false,
            file: None,
            kept: None,
            spoken,
        }
    }

    /// A game taken up again.
    pub fn loaded(console: &'a Console, loaded: Loaded, spoken: bool) -> Session<'a> {
        let mut session = Session::new(console, loaded.line, spoken);
        session.agreed = loaded.agreed;
        session.file = Some(loaded.path);
        session
    }

    /// Takes moves and commands until there are no more.
    pub fn run(&mut self, reader: &mut Reader) -> Result<()> {
        self.board()?;
        if self.ended().is_none()
            && let Some(m) = self.line.moves().first()
        {
            let example = self.line.position().move_text(m);
            self.say("cli-play-hint", &[("example", &example)])?;
        }
        loop {
            reader.expect(self.expected());
            let prompt = self.prompt();
            let Some(line) = reader.ask(self.console, &prompt)? else {
                return Ok(());
            };
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            match Command::read(&self.console.words, line) {
                Some((Command::Quit, _)) => return Ok(()),
                Some((command, rest)) => self.obey(command, rest, reader)?,
                None => self.play(line)?,
            }
            if self.changed {
                // The file is there already should the program be stopped or the terminal go away.
                let _ = self.keep();
            }
        }
    }

    fn say(&self, id: &str, args: &[(&str, &str)]) -> Result<()> {
        writeln!(stdout(), "{}", self.console.say(id, args))?;
        Ok(())
    }

    fn game(&self) -> GameSpec {
        GameSpec::read(&self.line.position().game())
            .expect("a position names its game as it is read")
    }

    fn seat_name(&self) -> String {
        let position = self.line.position();
        names::seat(self.console, &position.view(), position.seat().index())
    }

    fn prompt(&self) -> String {
        if self.ended().is_some() {
            return "> ".to_owned();
        }
        format!("{}> ", self.seat_name())
    }

    /// How the game ended, in words, if it did.
    fn ended(&self) -> Option<String> {
        let view = self.line.position().view();
        if let Some(outcome) = self.line.outcome() {
            return Some(names::outcome(self.console, &view, outcome));
        }
        let agreed = self.agreed.as_ref()?;
        let reason = self.console.text(&format!("reason-{}", agreed.reason));
        Some(names::result(self.console, &view, agreed.winner, &reason))
    }

    fn move_texts(&self) -> Vec<String> {
        if self.agreed.is_some() {
            return Vec::new();
        }
        let position = self.line.position();
        let moves = self.line.moves();
        moves.iter().map(|m| position.move_text(m)).collect()
    }

    /// What Tab completes.
    fn expected(&self) -> Vec<String> {
        let words = &self.console.words;
        let commands = Command::ALL.into_iter().flat_map(|c| c.words(words));
        self.move_texts().into_iter().chain(commands).collect()
    }

    fn board(&self) -> Result<()> {
        let mut scene = Scene::of_line(self.console, &self.line);
        if let Some(state) = self.ended() {
            scene = scene.with_state(state);
        }
        let text = if self.spoken {
            scene.spoken(self.console)
        } else {
            scene.draw(self.console)
        };
        print(&format!("\n{text}\n"))
    }

    fn play(&mut self, text: &str) -> Result<()> {
        if self.agreed.is_some() {
            return self.say("cli-play-over", &[]);
        }
        // A move may have been typed with spaces in it.
        let joined: String = text.split_whitespace().collect();
        match self.line.play_text(&joined) {
            Ok(_) => {
                self.changed = true;
                self.board()?;
                if self.ended().is_some() {
                    self.say("cli-play-over", &[])?;
                }
                Ok(())
            }
            Err(note) => {
                let said = self.console.words.say(&note);
                print(&said)?;
                if note.id == "move-syntax" {
                    self.say("cli-play-unknown", &[])?;
                }
                Ok(())
            }
        }
    }

    fn obey(&mut self, command: Command, rest: &str, reader: &mut Reader) -> Result<()> {
        match command {
            Command::Help => print(&help::text(self.console, &self.game())),
            Command::Moves => print(&listing::text(self.console, &self.move_texts(), rest)),
            Command::Undo => self.undo(),
            Command::Board => self.board(),
            Command::Position => print(&self.line.position().text_with_tail()),
            Command::Rules => self.rules(rest),
            Command::Draw => self.draw(reader),
            Command::Resign => self.resign(),
            Command::Save => self.save(rest, reader),
            Command::Load => self.load(rest, reader),
            Command::Quit => Ok(()),
        }
    }

    fn undo(&mut self) -> Result<()> {
        if self.agreed.take().is_none() && !self.line.undo() {
            return self.say("cli-play-nothing-to-undo", &[]);
        }
        self.changed = true;
        self.board()
    }

    fn rules(&self, part: &str) -> Result<()> {
        let part = (!part.is_empty()).then_some(part);
        match rules::page(self.console, &self.game(), part) {
            Ok(page) => rules::show(self.console, &page),
            Err(note) => print(&self.console.words.say(&note)),
        }
    }

    fn draw(&mut self, reader: &mut Reader) -> Result<()> {
        if self.ended().is_some() {
            return self.say("cli-play-over", &[]);
        }
        let seat = self.seat_name();
        let question = self.console.say("cli-play-draw", &[("seat", &seat)]);
        let answer = reader.ask(self.console, &format!("{question} "))?;
        if answer.is_none_or(|answer| !is_yes(&self.console.words, &answer)) {
            return self.say("cli-play-draw-refused", &[]);
        }
        self.end(None, "agreement")
    }

    fn resign(&mut self) -> Result<()> {
        if self.ended().is_some() {
            return self.say("cli-play-over", &[]);
        }
        let loser = self.line.position().seat().team();
        self.end(Some(loser.other()), "resignation")
    }

    fn end(&mut self, winner: Option<doska_play::Team>, reason: &str) -> Result<()> {
        self.agreed = Some(Agreed {
            winner,
            reason: reason.to_owned(),
        });
        self.changed = true;
        let said = self.ended().unwrap_or_default();
        print(&said)?;
        self.say("cli-play-over", &[])
    }

    fn save(&mut self, file: &str, reader: &mut Reader) -> Result<()> {
        let path = match (file, &self.file) {
            ("", Some(path)) => path.clone(),
            ("", None) => return self.say("cli-play-save-where", &[]),
            _ => PathBuf::from(file),
        };
        let name = path.display().to_string();
        if self.file.as_ref() != Some(&path) && path.is_file() {
            let question = self.console.say("cli-play-overwrite", &[("file", &name)]);
            let answer = reader.ask(self.console, &format!("{question} "))?;
            if answer.is_none_or(|answer| !is_yes(&self.console.words, &answer)) {
                return self.say("cli-play-not-saved", &[]);
            }
        }
        let text = keep::record_text(&self.line, self.agreed.as_ref());
        match files::write(self.console, &path, &text) {
            Ok(()) => {
                self.changed = false;
                self.file = Some(path);
                self.forget_kept();
                self.say("cli-play-saved", &[("file", &name)])
            }
            Err(error) => print(&error.to_string()),
        }
    }

    fn load(&mut self, file: &str, reader: &mut Reader) -> Result<()> {
        if file.is_empty() {
            return self.say("cli-play-load-what", &[]);
        }
        match keep::load(self.console, file) {
            Ok(loaded) => {
                self.leave()?;
                *self = Session::loaded(self.console, loaded, self.spoken);
                reader.expect(self.expected());
                self.board()
            }
            Err(error) => print(&error.to_string()),
        }
    }

    /// Writes the game into the file that keeps it.
    fn keep(&mut self) -> Result<PathBuf> {
        let path = match &self.kept {
            Some(path) => path.clone(),
            None => keep::new_file(self.game().info().id)?,
        };
        self.kept = Some(path.clone());
        let text = keep::record_text(&self.line, self.agreed.as_ref());
        files::write(self.console, &path, &text)?;
        Ok(path)
    }

    fn forget_kept(&mut self) {
        if let Some(path) = self.kept.take() {
            let _ = std::fs::remove_file(path);
        }
    }

    /// Keeps what nobody saved, and says where. A game of no moves is not worth a file.
    pub fn leave(&mut self) -> Result<()> {
        if !self.changed || (self.line.plies() == 0 && self.agreed.is_none()) {
            self.forget_kept();
            return Ok(());
        }
        match self.keep() {
            Ok(path) => {
                self.changed = false;
                let file = quoted(&path.display().to_string());
                self.say("cli-play-kept", &[("file", &file)])
            }
            Err(error) => {
                let why = error.to_string();
                self.say("cli-play-not-kept", &[("why", &why)])?;
                print(&self.line.move_texts().join(" "))
            }
        }
    }
}

fn print(text: &str) -> Result<()> {
    writeln!(stdout(), "{text}")?;
    Ok(())
}

/// A file name as a shell takes it.
fn quoted(name: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "/._-~+:\\".contains(c);
    if name.chars().all(plain) {
        name.to_owned()
    } else {
        format!("'{}'", name.replace('\'', r"'\''"))
    }
}
