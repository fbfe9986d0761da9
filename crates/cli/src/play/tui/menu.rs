//! The commands of the game screen, each with its key. No key here can begin a move: letters, digits and
//! the signs of moves always go to the line in which a move is typed.

use doska_play::rules::Step;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::super::game_files;
use super::dialog::{Dialog, Question, Want};
use super::event::{Context, NextScreen};
use super::game::{Game, Purpose, Tone};
use super::page::Page;

/// A command of the game screen.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Action {
    Help,
    Hint,
    TakeBack,
    Flip,
    Evaluate,
    Rules,
    Save,
    Rematch,
    NewGame,
    Quit,
    Menu,
    Pass,
    Load,
    Draw,
    Resign,
}

impl Action {
    /// The commands in the order of the menu: those that end something stand apart at its end.
    pub const MENU: [Action; 14] = [
        Action::Hint,
        Action::TakeBack,
        Action::Pass,
        Action::Flip,
        Action::Evaluate,
        Action::Rules,
        Action::Help,
        Action::Save,
        Action::Load,
        Action::Rematch,
        Action::NewGame,
        Action::Draw,
        Action::Resign,
        Action::Quit,
    ];

    /// Its key, if it has one of its own.
    pub const fn key(self) -> Option<KeyCode> {
        Some(match self {
            Action::Help => KeyCode::F(1),
            Action::Hint => KeyCode::F(2),
            Action::TakeBack => KeyCode::F(3),
            Action::Flip => KeyCode::F(4),
            Action::Evaluate => KeyCode::F(5),
            Action::Rules => KeyCode::F(6),
            Action::Save => KeyCode::F(7),
            Action::Rematch => KeyCode::F(8),
            Action::NewGame => KeyCode::F(9),
            Action::Quit => KeyCode::F(10),
            Action::Menu => KeyCode::Esc,
            Action::Pass | Action::Load | Action::Draw | Action::Resign => return None,
        })
    }

    /// The key as it is written on keyboards.
    pub fn key_name(self) -> String {
        match self.key() {
            Some(KeyCode::F(number)) => format!("F{number}"),
            Some(_) => "Esc".to_owned(),
            None => String::new(),
        }
    }

    /// The message with its name in a game.
    const fn name(self) -> &'static str {
        match self {
            Action::Help => "tui-key-help",
            Action::Hint => "tui-key-hint",
            Action::TakeBack => "tui-key-back",
            Action::Flip => "tui-key-flip",
            Action::Evaluate => "tui-key-judge",
            Action::Rules => "tui-key-rules",
            Action::Save => "tui-key-save",
            Action::Rematch => "tui-key-rematch",
            Action::NewGame => "tui-key-new",
            Action::Quit => "tui-key-quit",
            Action::Menu => "tui-key-menu",
            Action::Pass => "tui-pass",
            Action::Load => "tui-key-load",
            Action::Draw => "tui-key-draw",
            Action::Resign => "tui-key-resign",
        }
    }

    /// The command of a key.
    pub fn of_key(key: KeyEvent) -> Option<Action> {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return None;
        }
        if key.code == KeyCode::Char('?') {
            return Some(Action::Help);
        }
        let mut all = Action::MENU.into_iter();
        all.find(|action| action.key() == Some(key.code))
    }
}

impl Game {
    /// The commands that make sense now, for the menu.
    pub fn menu(&self) -> Vec<Action> {
        let ours = self.is_ours();
        let (task, record) = (self.task.is_some(), self.record.is_some());
        let fits = |action: &Action| match action {
            Action::Draw | Action::Resign | Action::Save if task => false,
            Action::TakeBack | Action::Save if record => false,
            Action::Hint | Action::Draw | Action::Resign => ours,
            Action::Pass => ours && self.input.may_pass,
            _ => true,
        };
        Action::MENU.into_iter().filter(fits).collect()
    }

    /// What a command is called here.
    pub fn action_name(&self, action: Action) -> &'static str {
        match action {
            Action::Rematch if self.task.is_some() => "tui-key-next",
            Action::Rematch if self.record.is_some() => "tui-key-play-on",
            Action::TakeBack if self.task.is_some() => "tui-key-restart",
            Action::NewGame if self.task.is_some() || self.record.is_some() => "tui-key-start",
            action => action.name(),
        }
    }

    /// Does what a command says; what cannot be taken back is asked about first.
    pub fn run_action(&mut self, cx: &mut Context, action: Action) {
        match action {
            Action::TakeBack | Action::Save if self.record.is_some() => {}
            Action::Save | Action::Draw | Action::Resign if self.task.is_some() => {}
            Action::Help => {
                let page = Page::help(cx.console, Some(self));
                self.dialog = Some(Dialog::Page(Box::new(page)));
            }
            Action::Menu => self.dialog = Some(Dialog::Menu(0)),
            Action::Hint => self.ask_hint(cx),
            Action::TakeBack => self.take_back(cx),
            Action::Flip => self.flip = !self.flip,
            Action::Evaluate => self.toggle_evaluation(cx),
            Action::Rules => {
                let page = Page::rules(cx.console, &game_files::game(&self.round));
                self.dialog = Some(Dialog::Page(Box::new(page)));
            }
            Action::Save => self.prompt(Want::Save),
            Action::Load => self.prompt(Want::Load),
            Action::Pass => self.pass(cx),
            Action::Draw => self.ask_offer_draw(cx),
            Action::Resign => self.ask_resign(cx),
            Action::Quit => self.ask_quit(cx),
            Action::NewGame if self.is_running() => {
                self.question(cx, "tui-ask-new", Question::NewGame);
            }
            Action::NewGame => cx.next_screen = Some(NextScreen::Setup),
            Action::Rematch if self.task.is_some() => self.change_task(cx, true),
            Action::Rematch if self.record.is_some() => self.play_on(cx),
            Action::Rematch if self.is_running() => {
                self.question(cx, "tui-ask-rematch", Question::Rematch);
            }
            Action::Rematch => cx.next_screen = Some(NextScreen::Rematch),
        }
    }

    fn toggle_evaluation(&mut self, cx: &mut Context) {
        self.show_evaluation = !self.show_evaluation;
        self.worth = None;
        let busy = self
            .asked
            .is_some_and(|(_, purpose)| purpose == Purpose::Move);
        if !busy {
            self.think(cx);
        }
    }

    /// Passes, whatever was taken up before.
    fn pass(&mut self, cx: &mut Context) {
        self.clear();
        if !self.choose_step(cx, |step| step == Step::Pass) {
            self.say(cx.text("tui-no-pass"), Tone::Wrong);
        }
    }
}
