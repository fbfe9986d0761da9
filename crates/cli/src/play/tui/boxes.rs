//! Boxes over the board: questions, file names, the menu, pages.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::symbols::border;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Widget};
use unicode_width::UnicodeWidthStr;

use super::dialog::{Dialog, Question, Want};
use super::edit::Edit;
use super::game::Game;
use super::menu::Action;
use super::page::{self, Page};
use super::styles;
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
        Dialog::Page(shown) => page(frame, console, shown),
        Dialog::Menu(at) => menu(frame, console, game, *at),
        Dialog::Ask { text, about, yes } => ask(frame, console, text, about, *yes),
        Dialog::Prompt { want, edit } => prompt(frame, console, *want, edit),
        // Only the start screen has it.
        Dialog::Kept(_) => {}
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

/// A page over everything else, with how to go on.
pub fn page(frame: &mut Frame, console: &Console, page: &Page) {
    let size = (frame.area().width, frame.area().height);
    let inside = open(
        frame,
        console,
        middle(size, page::WIDTH + 4, size.1),
        &page.title,
    );
    let rows = usize::from(inside.height).saturating_sub(1);
    let shown = page.lines.iter().skip(page.first(size.1)).take(rows);
    for (i, line) in shown.enumerate() {
        let row = Rect {
            y: inside.y + i as u16,
            height: 1,
            ..inside
        };
        frame.render_widget(line, row);
    }
    let id = if page.has_parts() {
        "tui-page-parts"
    } else if page.lines.len() > rows {
        "tui-help-scroll"
    } else {
        "tui-help-close"
    };
    let row = Rect {
        y: inside.bottom().saturating_sub(1),
        height: 1,
        ..inside
    };
    frame.render_widget(Line::styled(console.text(id), styles::quiet()), row);
}

/// Columns between the names of commands and their keys.
const GAP: usize = 3;

fn menu_box(console: &Console, size: (u16, u16), game: &Game, actions: &[Action]) -> Rect {
    let name = |one: &Action| console.text(game.action_name(*one)).width();
    let names = actions.iter().map(name);
    let widest = names.max().unwrap_or(0) + GAP + "F10".len() + 2;
    middle(size, widest as u16 + 4, actions.len() as u16 + 2)
}

/// The rows of the menu, for the mouse.
pub fn menu_rows(console: &Console, size: (u16, u16), game: &Game) -> Vec<Rect> {
    let actions = game.menu();
    let rect = menu_box(console, size, game, &actions);
    let row = |i: usize| Rect::new(rect.x + 1, rect.y + 1 + i as u16, rect.width - 2, 1);
    (0..actions.len()).map(row).collect()
}

/// The commands with their keys.
fn menu(frame: &mut Frame, console: &Console, game: &Game, at: usize) {
    let actions = game.menu();
    let size = (frame.area().width, frame.area().height);
    let title = console.text("tui-key-menu");
    let inside = open(
        frame,
        console,
        menu_box(console, size, game, &actions),
        &title,
    );
    for (i, action) in actions.iter().enumerate() {
        let name = console.text(game.action_name(*action));
        let key = action.key_name();
        let width = usize::from(inside.width).saturating_sub(2);
        let gap = width.saturating_sub(name.width() + key.width());
        let mark = if i == at { ">" } else { " " };
        let style = if i == at {
            styles::chosen()
        } else {
            Style::new()
        };
        let text = format!("{mark} {name}{}{key}", " ".repeat(gap));
        let row = Rect {
            y: inside.y + i as u16,
            height: 1,
            ..inside
        };
        frame.render_widget(Line::styled(text, style), row);
    }
}

/// A list of lines, one of which has the keys; scrolled so that it is seen.
pub fn list(frame: &mut Frame, console: &Console, title: &str, lines: &[String], at: usize) {
    let size = (frame.area().width, frame.area().height);
    let widest = lines.iter().map(|line| line.width()).max().unwrap_or(0);
    let width = (widest as u16 + 6).max(title.width() as u16 + 6);
    let height = (lines.len() as u16 + 4).min(size.1.saturating_sub(2));
    let inside = open(frame, console, middle(size, width, height), title);
    let rows = usize::from(inside.height).saturating_sub(2).max(1);
    let from = (at + 1).saturating_sub(rows);
    for (i, line) in lines.iter().enumerate().skip(from).take(rows) {
        let mark = if i == at { ">" } else { " " };
        let style = if i == at {
            styles::chosen()
        } else {
            Style::new()
        };
        let row = Rect {
            y: inside.y + (i - from) as u16,
            height: 1,
            ..inside
        };
        frame.render_widget(Line::styled(format!("{mark} {line}"), style), row);
    }
    let row = Rect {
        y: inside.bottom().saturating_sub(1),
        height: 1,
        ..inside
    };
    let keys = Line::styled(console.text("tui-prompt-keys"), styles::quiet());
    frame.render_widget(keys, row);
}

fn question(size: (u16, u16), text: &str) -> (Rect, Vec<String>) {
    let lines = draw::wrap(text, usize::from(WIDTH) - 4, "", "");
    (middle(size, WIDTH, lines.len() as u16 + 4), lines)
}

/// Where the two answers of a question are.
pub fn buttons(console: &Console, size: (u16, u16), text: &str, about: &Question) -> [Rect; 2] {
    let (rect, lines) = question(size, text);
    let y = rect.y + lines.len() as u16 + 2;
    let [yes, no] = about.answers(console).map(|word| word.width() as u16 + 4);
    let x = rect.x + 2;
    [Rect::new(x, y, yes, 1), Rect::new(x + yes + 2, y, no, 1)]
}

fn ask(frame: &mut Frame, console: &Console, text: &str, about: &Question, yes: bool) {
    let size = (frame.area().width, frame.area().height);
    let (rect, lines) = question(size, text);
    let inside = open(frame, console, rect, "Doska");
    for (i, line) in lines.into_iter().enumerate() {
        let buf = frame.buffer_mut();
        buf.set_string(inside.x, inside.y + i as u16, line, Style::new());
    }
    let words = about.answers(console).into_iter().zip([yes, !yes]);
    for (rect, (word, chosen)) in buttons(console, size, text, about).into_iter().zip(words) {
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
