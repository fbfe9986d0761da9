//! The actions of a person: tapping, choosing, taking back, offering a draw, resigning, typing.

use std::path::PathBuf;

use doska_play::round::{CommandKind, Offer};
use doska_play::rules::{Place, Step};
use doska_play::{Note, Seat, typed};

use super::super::plain::command::Command;
use super::super::setup::Player;
use super::dialog::{Answer, Dialog, Question, Want};
use super::edit::Edit;
use super::event::{Context, Effect, NextScreen};
use super::game::{Game, Tone};
use super::menu::Action;
use super::move_input::{Choice, TapResult};
use crate::draw::panel::line_name;
use crate::names;

impl Game {
    /// Taps a place of the board.
    pub fn tap(&mut self, cx: &mut Context, at: Place) {
        self.cursor = at;
        if self.may_move(cx) {
            let position = self.round.history().position();
            let tapped = self.input.tap(&position, at);
            self.tapped(cx, tapped);
        }
    }

    /// Takes something from the list beside the board.
    pub fn choose(&mut self, cx: &mut Context, choice: Choice) {
        if self.may_move(cx) {
            let position = self.round.history().position();
            let tapped = self.input.choose(&position, choice);
            self.tapped(cx, tapped);
        }
    }

    /// Takes a step from the list, if it is there.
    pub fn choose_step(&mut self, cx: &mut Context, wanted: impl Fn(Step) -> bool) -> bool {
        let found = self.input.next.iter().copied().find(|step| wanted(*step));
        if let Some(step) = found {
            self.choose(cx, Choice::Step(step));
        }
        found.is_some()
    }

    pub fn may_move(&mut self, cx: &Context) -> bool {
        if self.is_ours() && !self.is_task_done() {
            return true;
        }
        let id = match self.round.end() {
            _ if self.is_task_done() => "tui-task-next",
            _ if self.record.is_some() => "tui-record-looking",
            Some(_) => "round-over",
            None => "tui-wait",
        };
        self.say(cx.text(id), Tone::Wrong);
        false
    }

    fn tapped(&mut self, cx: &mut Context, tapped: TapResult) {
        match tapped {
            TapResult::More => {
                self.message = None;
                self.focus();
            }
            TapResult::Done(m) => self.act(cx, self.round.mover(), CommandKind::Move(m.text())),
            TapResult::Refused(note) => self.refused(cx, &note),
        }
    }

    fn refused(&mut self, cx: &Context, note: &Note) {
        self.say(cx.console.words.say(note), Tone::Wrong);
    }

    /// The name of a line that is chosen from the list by its letter or digit.
    pub fn line_of(step: Step) -> Option<char> {
        match step {
            Step::Build(line) | Step::Restore(line, _) => Some(line_name(line)),
            _ => None,
        }
    }

    /// Back to the last turn of a person.
    pub fn take_back(&mut self, cx: &mut Context) {
        if self.task.is_some() {
            return self.change_task(cx, false);
        }
        match self.setup.back_to(&self.round) {
            Some(plies) => {
                self.animation = None;
                let events = self.round.takeback(plies, cx.millis()).unwrap_or_default();
                self.round.accept(&events);
                self.handle_events(cx, &events);
                self.say(cx.text("tui-taken-back"), Tone::Plain);
            }
            None => self.say(cx.text("round-nothing-back"), Tone::Wrong),
        }
    }

    /// Offers a draw: people are asked first, then the engine.
    pub fn offer_draw(&mut self, cx: &mut Context) {
        if !self.may_move(cx) {
            return;
        }
        let by = self.round.mover();
        if self.round.pending_offer().is_none() {
            self.act(cx, by, CommandKind::Offer(Offer::Draw));
        }
        // It may have been declined before, which the player has been told.
        if self.round.pending_offer().is_none() {
            return;
        }
        let view = self.view();
        let people: Vec<Seat> = self.others(by, Player::is_person);
        if people.is_empty() {
            return self.engines_decide(cx, by);
        }
        let text = names::Side::of(&view, [by]).say(cx.console, "tui-ask-draw");
        self.dialog = Some(Dialog::ask(text, Question::Draw(by)));
    }

    /// Those of the other team who are like this.
    fn others(&self, by: Seat, like: impl Fn(Player) -> bool) -> Vec<Seat> {
        let seats = by.team().other().seats(self.setup.players.len());
        seats
            .filter(|seat| like(self.setup.player(*seat)))
            .collect()
    }

    fn engines_decide(&mut self, cx: &mut Context, by: Seat) {
        if self.others(by, |player| !player.is_person()).is_empty() {
            self.answer(cx, by, true);
        } else {
            self.say(cx.text("tui-draw-asked"), Tone::Plain);
            self.ask_draw(cx, by);
        }
    }

    /// Opens a dialog that asks for confirmation.
    pub fn question(&mut self, cx: &Context, id: &str, about: Question) {
        self.dialog = Some(Dialog::ask(cx.text(id), about));
    }

    /// Asks before a draw is offered: an engine may take it at once.
    pub fn ask_offer_draw(&mut self, cx: &mut Context) {
        if self.may_move(cx) {
            self.question(cx, "tui-ask-offer", Question::OfferDraw);
        }
    }

    pub fn ask_resign(&mut self, cx: &mut Context) {
        if self.may_move(cx) {
            self.question(cx, "tui-ask-resign", Question::Resign);
        }
    }

    /// Whether there is a game that somebody might be sorry to leave.
    pub fn is_running(&self) -> bool {
        self.round.end().is_none()
            && self.round.history().plies() > 0
            && self.task.is_none()
            && self.record.is_none()
    }

    pub fn prompt(&mut self, want: Want) {
        let known = self.file.as_ref().filter(|_| want == Want::Save);
        let text = known.map_or(String::new(), |path| path.display().to_string());
        self.dialog = Some(Dialog::Prompt {
            want,
            edit: Edit::new(&text),
        });
    }

    pub fn save(&self, cx: &mut Context, path: PathBuf, force: bool) {
        cx.effects.push(Effect::Save {
            round: Box::new(self.round.clone()),
            path,
            force,
        });
    }

    /// Handles the answer to a dialog.
    pub fn answered(&mut self, cx: &mut Context, answer: Answer) {
        match answer {
            Answer::Open(dialog) => self.dialog = Some(dialog),
            Answer::Chosen(action) => self.run_action(cx, action),
            Answer::Named(Want::Save, name) => self.save(cx, PathBuf::from(name), false),
            Answer::Named(Want::Load, name) => cx.effects.push(Effect::Load(name)),
            Answer::Reply(Question::Draw(by), yes) if yes => self.engines_decide(cx, by),
            Answer::Reply(Question::Draw(by), _) => self.answer(cx, by, false),
            Answer::Closed | Answer::Reply(_, false) => {}
            Answer::Reply(Question::Quit, true) => cx.next_screen = Some(NextScreen::Quit),
            Answer::Reply(Question::NewGame, true) => cx.next_screen = Some(NextScreen::Setup),
            Answer::Reply(Question::Rematch, true) => cx.next_screen = Some(NextScreen::Rematch),
            Answer::Reply(Question::OfferDraw, true) => self.offer_draw(cx),
            Answer::Reply(Question::Resign, true) => {
                self.act(cx, self.round.mover(), CommandKind::Resign);
            }
            Answer::Reply(Question::Replace(path), true) => self.save(cx, path, true),
        }
    }

    /// What was typed into the line: a command, or a move.
    pub fn typed(&mut self, cx: &mut Context, text: &str) {
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        if let Some((command, rest)) = Command::read(&cx.console.words, text) {
            return self.run_command(cx, command, rest);
        }
        if !self.may_move(cx) {
            // It stays to be played when the turn comes.
            self.edit = Some(Edit::new(text));
            return;
        }
        let position = self.round.history().position();
        match typed::read(&position, text, &cx.console.text("typed-pass")) {
            Ok(m) => self.act(cx, self.round.mover(), CommandKind::Move(m.text())),
            Err(note) => {
                self.refused(cx, &note);
                self.edit = Some(Edit::new(text));
            }
        }
    }

    fn run_command(&mut self, cx: &mut Context, command: Command, rest: &str) {
        match command {
            Command::Help => self.run_action(cx, Action::Help),
            Command::Moves => {
                let position = self.round.history().position();
                let texts = position
                    .moves()
                    .iter()
                    .map(doska_play::AnyMove::text)
                    .collect::<Vec<_>>();
                let initial = texts.iter().filter(|text| text.starts_with(rest));
                let list: Vec<&str> = initial.map(String::as_str).collect();
                self.say(list.join(" "), Tone::Plain);
            }
            Command::Undo => self.take_back(cx),
            Command::Hint => self.ask_hint(cx),
            Command::Board | Command::Clock => {}
            Command::Position => {
                let text = self.round.history().position().text_with_tail();
                self.say(text, Tone::Plain);
            }
            Command::Rules => self.run_action(cx, Action::Rules),
            Command::Draw => self.ask_offer_draw(cx),
            Command::Resign => self.ask_resign(cx),
            Command::Save if rest.is_empty() => self.prompt(Want::Save),
            Command::Save => self.save(cx, PathBuf::from(rest), false),
            Command::Load if rest.is_empty() => self.prompt(Want::Load),
            Command::Load => cx.effects.push(Effect::Load(rest.to_owned())),
            Command::Quit => self.ask_quit(cx),
        }
    }

    pub fn ask_quit(&mut self, cx: &mut Context) {
        if self.is_running() {
            self.question(cx, "tui-ask-quit", Question::Quit);
        } else {
            cx.next_screen = Some(NextScreen::Quit);
        }
    }
}
