//! One game being played at a terminal.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use doska_play::{GameSpec, Line};

use super::command::{Command, is_yes};
use super::keep::{self, Agreed, Loaded};
use super::reader::Reader;
use super::{help, listing, typed};
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
    /// What is to be said once, under the first board.
    notice: Option<String>,
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
            notice: None,
            spoken,
        }
    }

    /// A game taken up again.
    pub fn loaded(console: &'a Console, loaded: Loaded, spoken: bool) -> Session<'a> {
        let mut session = Session::new(console, loaded.line, spoken);
        session.agreed = loaded.agreed;
        session.file = loaded.path;
        session.notice = loaded
            .wrong
            .map(|wrong| console.say("cli-play-load-part", &[("said", &wrong)]));
        session
    }

    /// Takes moves and commands until there are no more.
    pub fn run(&mut self, reader: &mut Reader) -> Result<()> {
        self.begin()?;
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
                Some((command, rest)) if !rest.is_empty() && !command.takes_more() => {
                    self.refuse_more(line, rest)?;
                }
                Some((Command::Quit, _)) => return Ok(()),
                Some((command, rest)) => self.obey(command, line, rest, reader)?,
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

    /// The board, and what is to be said about where it comes from.
    fn begin(&mut self) -> Result<()> {
        self.board()?;
        match self.notice.take() {
            Some(notice) => print(&notice),
            None => Ok(()),
        }
    }

    fn play(&mut self, text: &str) -> Result<()> {
        if self.ended().is_some() {
            return self.say_over();
        }
        match typed::play(&self.console.words, &mut self.line, text) {
            Ok(()) => {
                self.changed = true;
                self.board()?;
                if self.ended().is_some() {
                    self.say_over()?;
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

    /// That the game is over, and what can still be done.
    fn say_over(&self) -> Result<()> {
        match self.agreed {
            Some(_) => self.say("cli-play-over-agreed", &[]),
            None => self.say("cli-play-over", &[]),
        }
    }

    /// That what follows a command does not belong there.
    fn refuse_more(&self, line: &str, rest: &str) -> Result<()> {
        let word = line.split_whitespace().next().unwrap_or(line);
        self.say("cli-play-extra", &[("word", word), ("rest", rest)])
    }

    /// Does what `line` says: a command with `rest` behind it.
    fn obey(
        &mut self,
        command: Command,
        line: &str,
        rest: &str,
        reader: &mut Reader,
    ) -> Result<()> {
        match command {
            Command::Help => print(&help::text(self.console, &self.game())),
            Command::Moves => self.moves(rest),
            Command::Undo => self.undo(line, rest),
            Command::Board => self.board(),
            Command::Position => print(&self.line.position().text_with_tail()),
            Command::Rules => self.rules(rest),
            Command::Draw => self.draw(reader),
            Command::Resign => self.resign(reader),
            Command::Save => self.save(rest, reader),
            Command::Load => self.load(rest, reader),
            Command::Quit => Ok(()),
        }
    }

    fn moves(&self, wanted: &str) -> Result<()> {
        if self.ended().is_some() {
            return self.say_over();
        }
        let prefix: String = typed::plain(wanted).split_whitespace().collect();
        print(&listing::text(self.console, &self.move_texts(), &prefix))
    }

    /// Takes the last turns back, one if nothing else is said. An agreed end counts as one.
    fn undo(&mut self, line: &str, wanted: &str) -> Result<()> {
        let there = self.line.plies() + usize::from(self.agreed.is_some());
        let count = match wanted {
            "" => 1,
            _ => match wanted.parse::<usize>() {
                Ok(count) if count > 0 => count,
                _ => return self.refuse_more(line, wanted),
            },
        };
        if there == 0 {
            return self.say("cli-play-nothing-to-undo", &[]);
        }
        if count > there {
            let there = there.to_string();
            return self.say("cli-play-undo-most", &[("count", &there)]);
        }
        for _ in 0..count {
            if self.agreed.take().is_none() {
                self.line.undo();
            }
        }
        self.changed = true;
        self.board()
    }

    fn rules(&self, part: &str) -> Result<()> {
        let part = (!part.is_empty()).then_some(part);
        match rules::page(self.console, &self.game(), part, self.spoken) {
            Ok(page) => rules::show(self.console, &page),
            Err(note) => print(&self.console.words.say(&note)),
        }
    }

    /// Offers a draw to the other team: its agreement ends the game.
    fn draw(&mut self, reader: &mut Reader) -> Result<()> {
        if self.ended().is_some() {
            return self.say_over();
        }
        let seat = self.seat_name();
        let position = self.line.position();
        let other = position.seat().team().other();
        let question = if position.seats() == 2 {
            self.console.say("cli-play-draw", &[("seat", &seat)])
        } else {
            let others = names::seats(
                self.console,
                &position.view(),
                other.seats(position.seats()),
            );
            let args = [("seat", &*seat), ("others", &others)];
            self.console.say("cli-play-draw-team", &args)
        };
        if !self.agree(&question, reader)? {
            return self.say("cli-play-goes-on", &[]);
        }
        self.end(None, "agreement")
    }

    /// Whether a question is answered with yes.
    fn agree(&self, question: &str, reader: &mut Reader) -> Result<bool> {
        let answer = reader.ask(self.console, &format!("{question} "))?;
        Ok(answer.is_some_and(|answer| is_yes(&self.console.words, &answer)))
    }

    fn resign(&mut self, reader: &mut Reader) -> Result<()> {
        if self.ended().is_some() {
            return self.say_over();
        }
        if reader.is_terminal() {
            let seat = self.seat_name();
            let question = self.console.say("cli-play-resign", &[("seat", &seat)]);
            if !self.agree(&question, reader)? {
                return self.say("cli-play-goes-on", &[]);
            }
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
        self.say_over()
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
            if !self.agree(&question, reader)? {
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
                self.begin()
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
                self.say("cli-play-kept", &[("file", &file)])?;
                if self.ended().is_some() {
                    return Ok(());
                }
                self.say("cli-play-go-on", &[("file", &file)])
            }
            Err(error) => {
                let why = match error.downcast_ref::<std::io::Error>() {
                    Some(error) => files::why(&self.console.words, error),
                    None => error.to_string(),
                };
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
