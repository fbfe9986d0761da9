//! A game in line mode.

use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use doska_play::round::{CommandKind, Event, EventKind, Millis, Round};
use doska_play::{GameSpec, Note, Seat, typed};

use super::super::game_files::{self, GameFiles};
use super::super::setup::Setup;
use super::super::{command, messages};
use super::command::Command;
use super::opponent::Opponent;
use super::reader::Reader;
use super::{help, listing};
use crate::console::{Console, stdout};
use crate::draw::Scene;
use crate::names;

/// The game, who plays it, and what was done to keep it.
pub struct Session<'a> {
    pub(super) console: &'a Console,
    pub(super) round: Round,
    pub(super) setup: Setup,
    pub(super) files: GameFiles,
    /// What is to be said once, under the first board.
    pub notice: Option<String>,
    pub(super) spoken: bool,
    opponent: Option<Opponent>,
    began: Instant,
}

impl<'a> Session<'a> {
    /// A game from where it stands.
    pub fn new(
        console: &'a Console,
        round: Round,
        setup: Setup,
        files: GameFiles,
        spoken: bool,
    ) -> Session<'a> {
        Session {
            console,
            round,
            setup,
            files,
            notice: None,
            spoken,
            opponent: None,
            began: Instant::now(),
        }
    }

    /// Takes moves and commands until there are no more.
    pub fn run(&mut self, reader: &mut Reader) -> Result<()> {
        self.begin()?;
        self.engines()?;
        if self.round.end().is_none()
            && let Some(m) = self.round.history().moves().first()
        {
            let example = m.text();
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
            // Time went on while the line was typed.
            if let Some(event) = self.round.expire(self.now()) {
                let events = [event];
                self.round.accept(&events);
                self.handle_events(&events)?;
            }
            match Command::read(&self.console.words, line) {
                Some((command, rest)) if !rest.is_empty() && !command.takes_more() => {
                    self.refuse_more(line, rest)?;
                }
                Some((Command::Quit, _)) => return Ok(()),
                Some((command, rest)) => self.run_command(command, line, rest, reader)?,
                None => self.play(line)?,
            }
            self.engines()?;
            self.autosave();
        }
    }

    pub(super) fn now(&self) -> Millis {
        self.began.elapsed().as_millis() as Millis
    }

    pub(super) fn say(&self, id: &str, args: &[(&str, &str)]) -> Result<()> {
        print(&self.console.say(id, args))
    }

    pub(super) fn game(&self) -> GameSpec {
        game_files::game(&self.round)
    }

    pub(super) fn seat_name(&self, seat: Seat) -> String {
        let view = self.round.history().position().view();
        names::seat(self.console, &view, seat.index())
    }

    fn prompt(&self) -> String {
        if self.round.end().is_some() {
            return "> ".to_owned();
        }
        format!("{}> ", self.seat_name(self.round.mover()))
    }

    /// How the game ended, in words, if it did.
    fn ended(&self) -> Option<String> {
        let view = self.round.history().position().view();
        let end = self.round.end()?;
        Some(messages::end(self.console, &view, end))
    }

    fn move_texts(&self) -> Vec<String> {
        if self.round.end().is_some() {
            return Vec::new();
        }
        let position = self.round.history().position();
        let moves = position.moves();
        moves.iter().map(doska_play::AnyMove::text).collect()
    }

    /// What Tab completes.
    pub(super) fn expected(&self) -> Vec<String> {
        let words = &self.console.words;
        let commands = Command::ALL.into_iter().flat_map(|c| c.words(words));
        self.move_texts().into_iter().chain(commands).collect()
    }

    pub(super) fn board(&self) -> Result<()> {
        let mut scene = Scene::of_line(self.console, self.round.history());
        if let Some(state) = self.ended() {
            scene = scene.with_state(state);
        }
        let text = if self.spoken {
            scene.spoken(self.console)
        } else {
            scene.draw(self.console)
        };
        print(&format!("\n{text}\n"))?;
        if self.round.clocks().is_some() {
            self.clocks()?;
        }
        Ok(())
    }

    /// What is left on the clocks.
    pub(super) fn clocks(&self) -> Result<()> {
        let now = self.now();
        let seats = 0..self.setup.players.len() as u8;
        let list: Vec<String> = seats
            .filter_map(|seat| {
                let left = self.round.remaining(Seat::new(seat), now)?;
                let name = self.seat_name(Seat::new(seat));
                Some(format!("{name} {}", messages::clock(left)))
            })
            .collect();
        if list.is_empty() {
            return self.say("play-no-clock", &[]);
        }
        self.say("play-clocks", &[("list", &list.join(", "))])
    }

    /// The board, and what is to be said about where it comes from.
    pub(super) fn begin(&mut self) -> Result<()> {
        self.board()?;
        match self.notice.take() {
            Some(notice) => print(&notice),
            None => Ok(()),
        }
    }

    fn play(&mut self, text: &str) -> Result<()> {
        if self.round.end().is_some() {
            return self.say_over();
        }
        let position = self.round.history().position();
        match typed::read(&position, text, &self.console.text("typed-pass")) {
            Ok(m) => self.act(CommandKind::Move(m.text())),
            Err(note) => {
                print(&self.console.words.say(&note))?;
                if note.id == "move-syntax" {
                    self.say("cli-play-unknown", &[])?;
                }
                Ok(())
            }
        }
    }

    /// The seat to move sends a command.
    pub(super) fn act(&mut self, kind: CommandKind) -> Result<()> {
        self.act_for(self.round.mover(), kind)
    }

    /// A seat sends a command.
    pub(super) fn act_for(&mut self, seat: Seat, kind: CommandKind) -> Result<()> {
        let command = command(&self.round, seat, kind);
        match self.round.execute(&command, self.now()) {
            Ok(events) => self.handle_events(&events),
            Err(refusal) => self.refused(&refusal.note()),
        }
    }

    pub(super) fn refused(&self, note: &Note) -> Result<()> {
        print(&self.console.words.say(note))
    }

    /// Shows what has happened in the round.
    pub(super) fn handle_events(&mut self, events: &[Event]) -> Result<()> {
        for event in events {
            match &event.kind {
                EventKind::Move { .. } | EventKind::Takeback { .. } => {
                    self.files.changed = true;
                    self.board()?;
                }
                EventKind::Ended { .. } => {
                    self.files.changed = true;
                    if self.round.end_by_players().is_some() {
                        print(&self.ended().unwrap_or_default())?;
                    }
                    self.say_over()?;
                }
                EventKind::Declined(_) => self.say("cli-play-goes-on", &[])?,
                _ => {}
            }
        }
        Ok(())
    }

    /// The engine plays as long as it is its turn.
    fn engines(&mut self) -> Result<()> {
        while self.round.end().is_none() {
            let seat = self.round.mover();
            let Some(level) = self.setup.engine(seat) else {
                return Ok(());
            };
            let limits = self.setup.limits(&self.round, self.now());
            let chance = Some((level, self.setup.seed));
            let line = self.round.history().clone();
            let Some(info) = self.opponent().think(&line, limits, chance) else {
                return Ok(());
            };
            let text = info.best.text();
            let args = [
                ("seat", &*self.seat_name(seat)),
                ("engine", &messages::engine(self.console, level)),
                ("move", &names::quoted(self.console, &text)),
            ];
            self.say("play-engine-moves", &args)?;
            self.act(CommandKind::Move(info.best.text()))?;
            self.autosave();
        }
        Ok(())
    }

    pub(super) fn opponent(&mut self) -> &mut Opponent {
        let Setup {
            threads, endings, ..
        } = &self.setup;
        self.opponent
            .get_or_insert_with(|| Opponent::new(*threads, endings.clone()))
    }

    /// That the game is over, and what can still be done.
    pub(super) fn say_over(&self) -> Result<()> {
        match self.round.end_by_players() {
            Some(_) => self.say("cli-play-over-agreed", &[]),
            None => self.say("cli-play-over", &[]),
        }
    }

    /// That what follows a command does not belong there.
    pub(super) fn refuse_more(&self, line: &str, rest: &str) -> Result<()> {
        let word = line.split_whitespace().next().unwrap_or(line);
        self.say("cli-play-extra", &[("word", word), ("rest", rest)])
    }

    /// Does what `line` says: a command with `rest` behind it.
    fn run_command(
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
            Command::Hint => self.hint(),
            Command::Clock => self.clocks(),
            Command::Board => self.board(),
            Command::Position => print(&self.round.history().position().text_with_tail()),
            Command::Rules => self.rules(rest),
            Command::Draw => self.draw(reader),
            Command::Resign => self.resign(reader),
            Command::Save => self.save(rest, reader),
            Command::Load => self.load(rest, reader),
            Command::Quit => Ok(()),
        }
    }

    fn moves(&self, wanted: &str) -> Result<()> {
        if self.round.end().is_some() {
            return self.say_over();
        }
        let prefix: String = typed::plain(wanted).split_whitespace().collect();
        print(&listing::text(self.console, &self.move_texts(), &prefix))
    }

    /// Should the program be stopped or the terminal go away, the file is there already.
    fn autosave(&mut self) {
        if self.files.changed {
            let _ = self.files.autosave(self.console, &self.round);
        }
    }

    /// Keeps what nobody saved, and says where.
    pub fn leave(&mut self) -> Result<()> {
        let said = self.files.leave(self.console, &self.round);
        said.iter().try_for_each(|line| print(line))
    }
}

pub(super) fn print(text: &str) -> Result<()> {
    writeln!(stdout(), "{text}")?;
    Ok(())
}
