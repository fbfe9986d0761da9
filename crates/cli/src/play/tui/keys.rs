//! Keys and the mouse over the board.

use doska_play::rules::{Place, Step};
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::dialog::{Answer, Dialog};
use super::edit::{Edit, latin};
use super::event::{Context, NextScreen};
use super::game::Game;
use super::layout::{self, Hit};
use super::menu::Action;
use super::move_input::Choice;

impl Game {
    /// Handles a key.
    pub fn key(&mut self, cx: &mut Context, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            cx.next_screen = Some(NextScreen::Quit);
            return;
        }
        self.end_animation(cx);
        if let Some(dialog) = self.dialog.take() {
            let menu = self.menu();
            let answer = dialog.key(cx.console, key, cx.size.1, &menu);
            return self.answered(cx, answer);
        }
        if self.record.is_some() {
            return self.record_key(cx, key);
        }
        if self.edit.is_some() {
            return self.edit_key(cx, key);
        }
        if self.is_task_done() && matches!(key.code, KeyCode::Enter | KeyCode::Char(' ')) {
            return self.change_task(cx, true);
        }
        if self.choice.is_some() && self.choice_key(cx, key) {
            return;
        }
        self.board_key(cx, key);
    }

    fn edit_key(&mut self, cx: &mut Context, key: KeyEvent) {
        let Some(edit) = &mut self.edit else { return };
        match key.code {
            KeyCode::Esc => self.edit = None,
            KeyCode::Enter => {
                let text = edit.text().to_owned();
                self.edit = None;
                self.typed(cx, &text);
            }
            KeyCode::Backspace if edit.text().is_empty() => self.edit = None,
            KeyCode::F(_) => {
                if let Some(action) = Action::of_key(key) {
                    self.edit = None;
                    self.run_action(cx, action);
                }
            }
            _ => {
                edit.key(key);
            }
        }
    }

    /// The list beside the board has the keys. Whether it takes this one.
    fn choice_key(&mut self, cx: &mut Context, key: KeyEvent) -> bool {
        let choices = self.input.choices();
        let (Some(at), most) = (self.choice, choices.len()) else {
            return false;
        };
        let next = match key.code {
            KeyCode::Left | KeyCode::Up => (at + most - 1) % most.max(1),
            KeyCode::Right | KeyCode::Down => (at + 1) % most.max(1),
            KeyCode::Enter | KeyCode::Char(' ') => {
                if let Some(choice) = choices.get(at) {
                    self.choose(cx, *choice);
                }
                return true;
            }
            // In the middle of a move; before it, a letter begins a typed one.
            KeyCode::Char(c) if !self.input.steps.is_empty() => {
                return self.choose_line(cx, latin(c), &choices);
            }
            _ => return false,
        };
        self.choice = Some(next);
        true
    }

    /// A line of the board by its letter or digit, where only one choice has it.
    fn choose_line(&mut self, cx: &mut Context, name: char, choices: &[Choice]) -> bool {
        let mut named = choices.iter().filter(|choice| match choice {
            Choice::Step(step) => Game::line_of(*step) == Some(name),
            Choice::Finish => false,
        });
        match (named.next(), named.next()) {
            (Some(choice), None) => {
                self.choose(cx, *choice);
                true
            }
            _ => false,
        }
    }

    fn board_key(&mut self, cx: &mut Context, key: KeyEvent) {
        if let Some(action) = Action::of_key(key) {
            return self.run_action(cx, action);
        }
        match key.code {
            KeyCode::Left => self.walk(cx, -1, 0),
            KeyCode::Right => self.walk(cx, 1, 0),
            KeyCode::Up => self.walk(cx, 0, -1),
            KeyCode::Down => self.walk(cx, 0, 1),
            KeyCode::Enter | KeyCode::Char(' ') => self.tap(cx, self.cursor),
            KeyCode::Esc if self.input.steps.is_empty() && self.hint.is_empty() => {
                self.run_action(cx, Action::Menu);
            }
            KeyCode::Esc => {
                self.clear();
                self.message = None;
                self.hint.clear();
            }
            KeyCode::Backspace if self.is_ours() => {
                self.input.back(&self.round.history().position());
                self.focus();
            }
            KeyCode::Tab => self.cycle(1),
            KeyCode::BackTab => self.cycle(-1),
            KeyCode::PageUp => self.earlier += 5,
            KeyCode::PageDown => self.earlier = self.earlier.saturating_sub(5),
            KeyCode::Char(c) if !key.modifiers.contains(KeyModifiers::CONTROL) => {
                self.letter(cx, c);
            }
            _ => {}
        }
        self.follow(cx);
    }

    /// Lets go of what was tapped.
    pub fn clear(&mut self) {
        if self.is_ours() {
            self.input.clear(&self.round.history().position());
            self.focus();
        }
    }

    /// A letter, a digit or a sign: a step of the move that is being entered, or the beginning of a typed
    /// move or command.
    fn letter(&mut self, cx: &mut Context, c: char) {
        let number = c.to_digit(10).map(|digit| digit as u8);
        if let Some(number) = number.filter(|_| !self.input.steps.is_empty())
            && self.choose_step(cx, |step| step == Step::Take(number))
        {
            return;
        }
        let start = if [':', '/'].contains(&c) {
            String::new()
        } else {
            c.to_string()
        };
        self.edit = Some(Edit::new(&start));
    }

    /// The cursor goes to the next cell in a direction of the screen.
    fn walk(&mut self, cx: &Context, dx: i32, dy: i32) {
        let view = self.view();
        let grid = layout::grid(cx.console, cx.size, self);
        let spot = |place: Place| {
            let (column, row) = grid.spot(place);
            (i32::from(column), i32::from(row))
        };
        let here = spot(self.cursor);
        let away = |place: &Place| {
            let there = spot(*place);
            let (x, y) = (there.0 - here.0, there.1 - here.1);
            let (along, aside) = (x * dx + y * dy, (x * dy).abs() + (y * dx).abs());
            (along > 0).then_some(along + 3 * aside)
        };
        let cells = view.cells.iter().map(|cell| cell.place);
        let found = cells.filter_map(|place| Some((away(&place)?, place))).min();
        if let Some((_, place)) = found {
            self.cursor = place;
        }
    }

    /// The cursor goes to the next place that can be tapped, and after the last one to the list.
    fn cycle(&mut self, by: isize) {
        let mut places = self.input.places();
        let reached = self.input.reach.iter().flat_map(|(_, places)| places);
        places.extend(reached.copied());
        places.sort_by_key(|place| (place.y, place.x));
        places.dedup();
        let listed = usize::from(!self.input.choices().is_empty());
        let stops = (places.len() + listed) as isize;
        if stops == 0 {
            return;
        }
        let at = match self.choice {
            Some(_) => Some(places.len()),
            None => places.iter().position(|place| *place == self.cursor),
        };
        let next = match at {
            Some(at) => (at as isize + by).rem_euclid(stops) as usize,
            None => 0,
        };
        match places.get(next) {
            Some(place) => {
                self.cursor = *place;
                self.choice = None;
            }
            None => self.choice = Some(0),
        }
    }

    /// What is seen of a large board follows the cursor.
    pub fn follow(&mut self, cx: &Context) {
        let grid = layout::grid(cx.console, cx.size, self);
        let view = self.view();
        if view.cells.iter().any(|cell| cell.place == self.cursor) {
            self.scroll = grid.follow(self.cursor);
        }
    }

    /// Handles the mouse.
    pub fn mouse(&mut self, cx: &mut Context, mouse: MouseEvent) {
        let at = (mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.end_animation(cx);
                self.click(cx, at);
            }
            MouseEventKind::Down(MouseButton::Right) => self.clear(),
            MouseEventKind::ScrollUp => self.wheel(cx, at, -1),
            MouseEventKind::ScrollDown => self.wheel(cx, at, 1),
            _ => {}
        }
    }

    fn click(&mut self, cx: &mut Context, at: (u16, u16)) {
        let hit = layout::hit(cx.console, cx.size, self, at);
        if let Some(dialog) = self.dialog.take() {
            match (dialog, hit) {
                (Dialog::Ask { about, .. }, Some(Hit::Yes)) => {
                    self.answered(cx, Answer::Reply(about, true));
                }
                (Dialog::Ask { about, .. }, Some(Hit::No)) => {
                    self.answered(cx, Answer::Reply(about, false));
                }
                (Dialog::Menu(_), Some(Hit::Action(action))) => self.run_action(cx, action),
                (Dialog::Page(_) | Dialog::Menu(_), _) => {}
                (dialog, _) => self.dialog = Some(dialog),
            }
            return;
        }
        match hit {
            Some(Hit::Place(place)) => {
                self.edit = None;
                self.tap(cx, place);
            }
            Some(Hit::Choice(at)) => {
                if let Some(choice) = self.input.choices().get(at) {
                    self.choose(cx, *choice);
                }
            }
            Some(Hit::Line) if self.edit.is_none() && self.record.is_none() => {
                self.edit = Some(Edit::default());
            }
            Some(Hit::Action(action)) => {
                self.edit = None;
                self.run_action(cx, action);
            }
            _ => {}
        }
    }

    fn wheel(&mut self, cx: &Context, at: (u16, u16), by: i32) {
        if let Some(Dialog::Page(page)) = &mut self.dialog {
            page.scroll(by as isize * 2, cx.size.1);
            return;
        }
        match layout::hit(cx.console, cx.size, self, at) {
            Some(Hit::Place(_)) => {
                self.scroll.1 = self.scroll.1.saturating_add_signed(by as i16);
                let grid = layout::grid(cx.console, cx.size, self);
                self.scroll = grid.scroll;
            }
            _ if by < 0 => self.earlier += 1,
            _ => self.earlier = self.earlier.saturating_sub(1),
        }
    }
}
