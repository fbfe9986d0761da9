//! Keys and the mouse over the board.

use doska_play::rules::{Place, Step};
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use super::dialog::{Answer, Dialog, Question, Want};
use super::edit::{Edit, latin};
use super::event::{Context, NextScreen};
use super::game::{Game, Tone};
use super::layout::{self, Hit};
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
            let answer = dialog.key(cx.console, key);
            return self.answered(cx, answer);
        }
        if self.edit.is_some() {
            return self.edit_key(cx, key);
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
            KeyCode::Char(c) => return self.choose_line(cx, latin(c), &choices),
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
        match key.code {
            KeyCode::Left => self.walk(cx, -1, 0),
            KeyCode::Right => self.walk(cx, 1, 0),
            KeyCode::Up => self.walk(cx, 0, -1),
            KeyCode::Down => self.walk(cx, 0, 1),
            KeyCode::Enter | KeyCode::Char(' ') => self.tap(cx, self.cursor),
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

    fn letter(&mut self, cx: &mut Context, c: char) {
        match latin(c) {
            'h' => self.ask_hint(cx),
            'u' => self.take_back(cx),
            'f' => self.flip = !self.flip,
            'e' => {
                self.show_evaluation = !self.show_evaluation;
                self.worth = None;
                let busy = self
                    .asked
                    .is_some_and(|(_, purpose)| purpose == super::game::Purpose::Move);
                if !busy {
                    self.think(cx);
                }
            }
            'd' => self.offer_draw(cx),
            'r' => self.ask_resign(cx),
            's' => self.prompt(Want::Save),
            'l' | 'o' => self.prompt(Want::Load),
            'n' if self.is_running() => self.question(cx, "tui-ask-new", Question::NewGame),
            'n' => cx.next_screen = Some(NextScreen::Setup),
            'm' if self.is_running() => self.question(cx, "tui-ask-rematch", Question::Rematch),
            'm' => cx.next_screen = Some(NextScreen::Rematch),
            'p' => self.pass(cx),
            '?' => self.dialog = Some(Dialog::Help(0)),
            'q' => self.ask_quit(cx),
            ':' | '/' => self.edit = Some(Edit::default()),
            digit @ '1'..='9' => {
                let number = digit as u8 - b'0';
                if !self.choose_step(cx, |step| step == Step::Take(number)) {
                    self.edit = Some(Edit::new(&c.to_string()));
                }
            }
            // Files that are no commands, and whatever else a move begins with.
            'a' | 'b' | 'c' | 'g' | '@' | '^' | '+' | '-' | '(' | '0' => {
                self.edit = Some(Edit::new(&c.to_string()));
            }
            _ => {}
        }
    }

    fn pass(&mut self, cx: &mut Context) {
        if !self.choose_step(cx, |step| step == Step::Pass) {
            self.say(cx.text("tui-no-pass"), Tone::Wrong);
        }
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
                (Dialog::Help(_), _) => {}
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
            Some(Hit::Line) if self.edit.is_none() => self.edit = Some(Edit::default()),
            Some(Hit::Key(key)) => {
                self.key(cx, KeyEvent::new(KeyCode::Char(key), KeyModifiers::NONE));
            }
            _ => {}
        }
    }

    fn wheel(&mut self, cx: &Context, at: (u16, u16), by: i32) {
        if let Some(Dialog::Help(from)) = &mut self.dialog {
            *from = from.saturating_add_signed(by as i16 * 2);
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
