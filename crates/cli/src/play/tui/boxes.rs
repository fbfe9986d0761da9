//! Boxes over the board: questions, file names, help.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};
use unicode_width::UnicodeWidthStr;

use super::dialog::{Dialog, Want};
use super::edit::Edit;
use super::game::Game;
use super::{help, styles};
use crate::console::Console;
use crate::draw;

/// Columns of a question.
const WIDTH: u16 = 60;

const ASCII: border::Set = border::Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// Draws what stands over the board.
pub fn draw(frame: &mut Frame, console: &Console, game: &Game, dialog: &Dialog) {
    match dialog {
        Dialog::Help(from) => {
            help(frame, console, Some(game), *from);
        }
        Dialog::Ask { text, yes, .. } => ask(frame, console, text, *yes),
        Dialog::Prompt { want, edit } => prompt(frame, console, *want, edit),
    }
}

fn middle(size: (u16, u16), width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(size.0), height.min(size.1));
    Rect::new((size.0 - width) / 2, (size.1 - height) / 2, width, height)
}

/// An empty box; what is left inside.
pub fn open(frame: &mut Frame, console: &Console, rect: Rect, title: &str) -> Rect {
    let mut block = Block::bordered().title(Line::styled(format!(" {title} "), styles::strong()));
    if console.ascii {
        block = block.border_set(ASCII);
    }
    let inside = block.inner(rect);
    Clear.render(rect, frame.buffer_mut());
    frame.render_widget(block, rect);
    Rect {
        x: inside.x + 1,
        width: inside.width.saturating_sub(2),
        ..inside
    }
}

/// Help, from a line on, over everything else.
pub fn help(frame: &mut Frame, console: &Console, game: Option<&Game>, from: u16) {
    let inside = open(
        frame,
        console,
        frame.area(),
        &console.text("tui-help-title"),
    );
    let all = help::lines(console, game, usize::from(inside.width));
    page(frame, console, inside, &all, from);
}

/// A part of a long text, with how to go on.
fn page(frame: &mut Frame, console: &Console, area: Rect, all: &[Line], from: u16) {
    let rows = usize::from(area.height).saturating_sub(1);
    let from = usize::from(from).min(all.len().saturating_sub(rows));
    for (i, line) in all.iter().skip(from).take(rows).enumerate() {
        let row = Rect {
            y: area.y + i as u16,
            height: 1,
            ..area
        };
        frame.render_widget(line, row);
    }
    let id = if all.len() > rows {
        "tui-help-scroll"
    } else {
        "tui-help-close"
    };
    let row = Rect {
        y: area.bottom().saturating_sub(1),
        height: 1,
        ..area
    };
    frame.render_widget(Line::styled(console.text(id), styles::quiet()), row);
}

fn question(size: (u16, u16), text: &str) -> (Rect, Vec<String>) {
    let lines = draw::wrap(text, usize::from(WIDTH) - 4, "", "");
    (middle(size, WIDTH, lines.len() as u16 + 4), lines)
}

/// Where the two answers of a question are.
pub fn buttons(console: &Console, size: (u16, u16), text: &str) -> [Rect; 2] {
    let (rect, lines) = question(size, text);
    let y = rect.y + lines.len() as u16 + 2;
    let width = |id: &str| console.text(id).width() as u16 + 4;
    let (yes, no) = (width("tui-yes"), width("tui-no"));
    let x = rect.x + 2;
    [Rect::new(x, y, yes, 1), Rect::new(x + yes + 2, y, no, 1)]
}

fn ask(frame: &mut Frame, console: &Console, text: &str, yes: bool) {
    let size = (frame.area().width, frame.area().height);
    let (rect, lines) = question(size, text);
    let inside = open(frame, console, rect, "Doska");
    for (i, line) in lines.into_iter().enumerate() {
        let buf = frame.buffer_mut();
        buf.set_string(inside.x, inside.y + i as u16, line, Style::new());
    }
    let answers = [("tui-yes", yes), ("tui-no", !yes)];
    for (rect, (id, chosen)) in buttons(console, size, text).into_iter().zip(answers) {
        let word = console.text(id);
        let label = if chosen {
            format!("[ {word} ]")
        } else {
            format!("  {word}  ")
        };
        let style = if chosen {
            styles::chosen()
        } else {
            Style::new()
        };
        frame.render_widget(Line::styled(label, style), rect);
    }
}

/// A question for a file name.
pub fn prompt(frame: &mut Frame, console: &Console, want: Want, edit: &Edit) {
    let size = (frame.area().width, frame.area().height);
    let title = console.text(match want {
        Want::Save => "tui-save-title",
        Want::Load => "tui-load-title",
    });
    let inside = open(frame, console, middle(size, WIDTH, 5), &title);
    let (before, behind) = edit.parts();
    let width = usize::from(inside.width).saturating_sub(1);
    let mut start = before;
    while start.width() > width {
        let mut chars = start.chars();
        chars.next();
        start = chars.as_str();
    }
    let line = Line::from(vec![
        Span::raw(start.to_owned()),
        Span::raw(behind.to_owned()),
    ]);
    let row = Rect {
        height: 1,
        ..inside
    };
    frame.render_widget(line, row);
    let below = Rect {
        y: inside.y + 2,
        ..row
    };
    let keys = Line::styled(console.text("tui-prompt-keys"), styles::quiet());
    frame.render_widget(keys, below);
    frame.set_cursor_position(Position {
        x: inside.x + start.width() as u16,
        y: inside.y,
    });
}
