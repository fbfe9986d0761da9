//! The screen of a game.

use std::time::Duration;

use doska_play::{Team, View};
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::super::messages;
use super::animation;
use super::game::{Game, Purpose, Tone};
use super::layout::{self, Areas};
use super::menu::Action;
use super::paint::{self, Marks};
use super::styles::{self, Mark};
use super::{boxes, side};
use crate::console::Console;
use crate::{draw, names};

impl Game {
    /// What is drawn now: a picture of a move, a move underway, or the position.
    pub fn shown_view(&self) -> View {
        if let Some((view, _)) = self
            .animation
            .as_ref()
            .and_then(|animation| animation.shown())
        {
            return view.clone();
        }
        animation::underway(&self.view(), &self.input.trail())
    }

    /// What is marked on the board.
    fn marks(&self) -> Marks {
        let mut marks = Marks::default();
        if let Some((_, places)) = self
            .animation
            .as_ref()
            .and_then(|animation| animation.shown())
        {
            marks.add(places.iter().copied(), Mark::Last);
            return marks;
        }
        marks.cursor = (self.choice.is_none() && self.edit.is_none()).then_some(self.cursor);
        let trail = self.input.trail();
        let initial = !self.input.steps.is_empty();
        marks.add(animation::jumped(&self.view(), &trail), Mark::Jumped);
        marks.add(trail, Mark::Chosen);
        if initial {
            marks.add(self.input.places(), Mark::Target);
            for (step, places) in &self.input.reach {
                let choices = self.input.choices();
                let chosen = self.choice.and_then(|at| choices.get(at).copied());
                if chosen == Some(super::move_input::Choice::Step(*step)) {
                    marks.add(places.iter().copied(), Mark::Target);
                }
            }
            let reached = self.input.reach.iter().flat_map(|(_, places)| places);
            marks.add(reached.copied(), Mark::Faint);
        }
        marks.add(self.hint.iter().copied(), Mark::Hint);
        marks.add(self.last.iter().copied(), Mark::Last);
        if !initial && !self.lays() {
            marks.add(self.input.places(), Mark::Origin);
        }
        marks
    }

    /// Whether the next piece is put on an empty place: those have their own sign.
    fn lays(&self) -> bool {
        let view = self.view();
        let mut cells = view.cells.iter();
        cells.any(|cell| cell.ground == doska_play::rules::Ground::Open)
    }
}

/// Draws a game.
pub fn draw(frame: &mut Frame, console: &Console, game: &Game, now: Duration) {
    let size = (frame.area().width, frame.area().height);
    let areas = layout::areas(console, size, game);
    title(frame, console, game, areas.title);
    let grid = layout::grid(console, size, game);
    paint::board(
        frame.buffer_mut(),
        console,
        &game.shown_view(),
        &grid,
        &game.marks(),
    );
    if game.show_evaluation {
        bar(frame, console, game, areas.bar);
    }
    let plan = side::panel(console, game, areas.side, Some(now));
    for (i, line) in plan
        .lines
        .iter()
        .take(areas.side.height as usize)
        .enumerate()
    {
        let row = Rect {
            y: areas.side.y + i as u16,
            height: 1,
            ..areas.side
        };
        frame.render_widget(line, row);
    }
    below(frame, console, game, &areas);
    if let Some(dialog) = &game.dialog {
        boxes::draw(frame, console, game, dialog);
    }
}

fn title(frame: &mut Frame, console: &Console, game: &Game, area: Rect) {
    let name = names::game(console, &game.round.history().position().game());
    let mut right = String::new();
    if let Some(clocks) = game.round.clocks() {
        right = clocks.control().to_string();
    }
    if game.show_evaluation {
        let mover = game.round.mover().team();
        let worth = game.worth.map_or("...".to_owned(), |worth| {
            names::decimal(console, &worth.text(mover))
        });
        right = format!("{worth}  {right}");
    }
    let left = format!("Doska: {name}");
    let gap = usize::from(area.width).saturating_sub(left.width() + right.trim_end().width());
    let text = format!("{left}{}{}", " ".repeat(gap), right.trim_end());
    frame.render_widget(Line::styled(text, styles::strong()), area);
}

/// The evaluation bar: the share of the first team grows from below, or from above where
/// the board is turned.
fn bar(frame: &mut Frame, console: &Console, game: &Game, area: Rect) {
    let share = game.worth.map_or(0.5, |worth| worth.chance(Team::First));
    let full = (share * f64::from(area.height)).round() as u16;
    let (first, second) = if console.ascii {
        ("#", ".")
    } else {
        ("█", "░")
    };
    for i in 0..area.height {
        let below = if game.flip { i } else { area.height - 1 - i };
        let sign = if below < full { first } else { second };
        let buf = frame.buffer_mut();
        buf.set_string(area.x, area.y + i, sign, Style::new());
    }
}

/// Whose turn it is, what there is to say, the line to type into, the keys.
fn below(frame: &mut Frame, console: &Console, game: &Game, areas: &Areas) {
    frame.render_widget(
        Line::styled(state(console, game), styles::strong()),
        areas.state,
    );
    if let Some((text, tone)) = &game.message {
        let style = match tone {
            Tone::Plain => Style::new(),
            Tone::Wrong => styles::wrong(console),
            Tone::Good => styles::bright(console),
        };
        let width = usize::from(areas.message.width);
        let mut lines = draw::wrap(text, width, "", "");
        let rows = usize::from(areas.message.height);
        if lines.len() > rows {
            lines.truncate(rows);
            let last = &mut lines[rows - 1];
            while last.width() + 4 > width {
                last.pop();
            }
            last.push_str(" ...");
        }
        for (i, line) in lines.into_iter().enumerate() {
            let row = Rect {
                y: areas.message.y + i as u16,
                height: 1,
                ..areas.message
            };
            frame.render_widget(Line::styled(line, style), row);
        }
    }
    line(frame, console, game, areas.line);
    for (rect, action) in keys(console, game, areas.keys) {
        let what = console.text(game.action_name(action));
        let spans = vec![
            Span::styled(action.key_name(), styles::strong()),
            Span::styled(format!(" {what}"), styles::quiet()),
        ];
        frame.render_widget(Line::from(spans), rect);
    }
}

/// Whose turn it is, or how the game ended.
fn state(console: &Console, game: &Game) -> String {
    let view = game.view();
    if let Some(end) = game.round.end() {
        return messages::end(console, &view, end);
    }
    let said = names::Side::of(&view, [game.round.mover()]).say(console, "cli-to-move");
    match game.asked {
        Some((_, Purpose::Move)) => format!("{said}. {}", console.text("tui-thinking")),
        _ => said,
    }
}

/// The line to type a move into.
fn line(frame: &mut Frame, console: &Console, game: &Game, area: Rect) {
    let Some(edit) = &game.edit else {
        let text = match &game.example {
            _ if game.record.is_some() => console.text("tui-record-keys"),
            _ if game.is_task_done() => console.text("tui-task-next"),
            // An example might be the solution.
            _ if game.task.is_some() => console.text("tui-welcome"),
            Some(example) => console.say("tui-line", &[("example", example)]),
            None => console.text("tui-line-over"),
        };
        frame.render_widget(Line::styled(text, styles::quiet()), area);
        return;
    };
    let (before, behind) = edit.parts();
    let width = usize::from(area.width).saturating_sub(3);
    let mut start = before;
    while start.width() > width {
        let mut chars = start.chars();
        chars.next();
        start = chars.as_str();
    }
    frame.render_widget(Line::raw(format!("> {start}{behind}")), area);
    if game.dialog.is_none() {
        let x = area.x + 2 + start.width() as u16;
        frame.set_cursor_position(Position { x, y: area.y });
    }
}

/// The most useful keys with what they do, as many as there is room for. The menu has the others.
pub fn keys(console: &Console, game: &Game, area: Rect) -> Vec<(Rect, Action)> {
    let over = game.round.end().is_some();
    let wanted: &[Action] = if game.record.is_some() {
        &[
            Action::Menu,
            Action::Rematch,
            Action::Flip,
            Action::NewGame,
            Action::Quit,
            Action::Evaluate,
            Action::Rules,
        ]
    } else if game.task.is_some() {
        &[
            Action::Menu,
            Action::Rematch,
            Action::Hint,
            Action::TakeBack,
            Action::NewGame,
            Action::Quit,
            Action::Rules,
        ]
    } else if over {
        &[
            Action::Menu,
            Action::Rematch,
            Action::NewGame,
            Action::Quit,
            Action::TakeBack,
            Action::Save,
            Action::Help,
        ]
    } else {
        &[
            Action::Menu,
            Action::Help,
            Action::Hint,
            Action::TakeBack,
            Action::Quit,
            Action::Rules,
            Action::Flip,
            Action::Evaluate,
            Action::Save,
            Action::NewGame,
        ]
    };
    let mut out = Vec::new();
    let mut x = area.x;
    for action in wanted {
        let what = console.text(game.action_name(*action));
        let size = (action.key_name().width() + 1 + what.width()) as u16;
        if x + size > area.right() {
            break;
        }
        out.push((Rect::new(x, area.y, size, 1), *action));
        x += size + 2;
    }
    out
}

/// That the terminal is too small.
pub fn too_small(frame: &mut Frame, console: &Console) {
    let area = frame.area();
    let (width, height) = layout::LEAST;
    let args = [
        ("width", &*width.to_string()),
        ("height", &height.to_string()),
        ("columns", &area.width.to_string()),
        ("rows", &area.height.to_string()),
    ];
    let text = console.say("tui-too-small", &args);
    let lines = draw::wrap(&text, usize::from(area.width), "", "");
    for (i, line) in lines.into_iter().enumerate().take(usize::from(area.height)) {
        let row = Rect {
            y: area.y + i as u16,
            height: 1,
            ..area
        };
        frame.render_widget(Line::raw(line), row);
    }
}
