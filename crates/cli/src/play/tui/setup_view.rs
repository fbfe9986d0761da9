//! Draws the setup screen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::super::setup::Player;
use super::super::{kept, messages};
use super::dialog::Dialog;
use super::setup_screen::{Row, SetupScreen};
use super::{boxes, styles};
use crate::console::Console;
use crate::{draw, names};

/// Columns of the names of rows, and of all.
const NAMES: u16 = 24;
const WIDTH: u16 = 76;

fn left(size: (u16, u16)) -> u16 {
    size.0.saturating_sub(WIDTH) / 2
}

/// The row of the screen where the first row stands.
fn top(size: (u16, u16), start: &SetupScreen) -> u16 {
    let rows = start.rows().len() as u16 + 9;
    1 + size.1.saturating_sub(rows) / 3
}

/// Where a row stands: the actions stand apart.
fn line_of(start: &SetupScreen, at: usize) -> u16 {
    let rows = start.rows();
    let about = 3; // what the game is, below its name
    let apart = u16::from(rows[at].is_action());
    at as u16 + if at > 0 { about } else { 0 } + apart
}

/// The row at this line of the screen, and where its value stands.
pub fn row_at(
    _console: &Console,
    size: (u16, u16),
    start: &SetupScreen,
    line: u16,
) -> Option<(usize, Rect)> {
    let from = top(size, start) + 2;
    let all = 0..start.rows().len();
    let at = all
        .into_iter()
        .find(|at| from + line_of(start, *at) == line)?;
    let x = left(size) + NAMES;
    Some((at, Rect::new(x, line, WIDTH - NAMES, 1)))
}

/// Draws the screen where a game is set up.
pub fn draw(frame: &mut Frame, console: &Console, start: &SetupScreen) {
    let size = (frame.area().width, frame.area().height);
    let (x, y) = (left(size), top(size, start));
    let put = |frame: &mut Frame, y: u16, line: Line| {
        if y < size.1 {
            frame.render_widget(line, Rect::new(x, y, WIDTH.min(size.0), 1));
        }
    };
    let title = format!("Doska: {}", console.text("tui-start-title"));
    put(frame, y, Line::styled(title, styles::strong()));
    for (at, row) in start.rows().into_iter().enumerate() {
        let line = row_line(console, start, row, start.focus == at);
        put(frame, y + 2 + line_of(start, at), line);
    }
    let about = console.text(&format!("game-{}-about", start.info().id));
    let room = usize::from(WIDTH);
    let indent = " ".repeat(usize::from(NAMES) + 2);
    for (i, text) in draw::wrap(&about, room, &indent, &indent)
        .into_iter()
        .take(2)
        .enumerate()
    {
        put(frame, y + 3 + i as u16, Line::styled(text, styles::quiet()));
    }
    let (said, style) = match (&start.message, start.focused()) {
        (Some(message), _) => (message.clone(), styles::wrong(console)),
        (None, Row::Seat(seat)) => (about_player(console, start.player(seat)), styles::quiet()),
        _ => (String::new(), styles::quiet()),
    };
    let lines = draw::wrap(&said, room, "", "").into_iter().take(2);
    for (i, text) in lines.enumerate() {
        let y = size.1.saturating_sub(3) + i as u16;
        put(frame, y, Line::styled(text, style));
    }
    let keys = Line::styled(console.text("tui-start-keys"), styles::quiet());
    put(frame, size.1.saturating_sub(1), keys);
    match &start.dialog {
        Some(Dialog::Prompt { want, edit }) => boxes::prompt(frame, console, *want, edit),
        Some(Dialog::Kept(at)) => kept_list(frame, console, start, *at),
        Some(Dialog::Page(page)) => boxes::page(frame, console, page),
        _ => {}
    }
}

/// What an opponent is like.
fn about_player(console: &Console, player: Player) -> String {
    match player {
        Player::Engine(level) => {
            let level = level.number().to_string();
            console.say("level-about", &[("level", &level)])
        }
        Player::Person => String::new(),
    }
}

/// The games that were left.
fn kept_list(frame: &mut Frame, console: &Console, start: &SetupScreen, at: usize) {
    let rows: Vec<[String; 4]> = start
        .kept
        .iter()
        .map(|game| game.columns(console))
        .collect();
    let title = console.text("tui-continue");
    boxes::list(frame, console, &title, &kept::table(&rows), at);
}

fn row_line(console: &Console, start: &SetupScreen, row: Row, focused: bool) -> Line<'static> {
    let arrows = match (focused, console.ascii) {
        (false, _) => ["  ", "  "],
        (true, true) => ["< ", " >"],
        (true, false) => ["◂ ", " ▸"],
    };
    let style = if focused {
        styles::chosen()
    } else {
        Style::new()
    };
    let mark = match (focused, console.ascii) {
        (false, _) => "  ",
        (true, true) => "> ",
        (true, false) => "▶ ",
    };
    if let Some(id) = action(row) {
        let word = console.text(id);
        let text = if focused {
            format!("[ {word} ]")
        } else {
            format!("  {word}  ")
        };
        return Line::from(vec![
            Span::raw(format!("{mark}{}", " ".repeat(usize::from(NAMES) - 4))),
            Span::raw("  "),
            Span::styled(text, style),
        ]);
    }
    let (name, value) = words(console, start, row);
    let used = 2 + name.width();
    let gap = " ".repeat(usize::from(NAMES).saturating_sub(used));
    Line::from(vec![
        Span::raw(format!("{mark}{name}{gap}")),
        Span::styled(arrows[0], styles::strong()),
        Span::styled(value, style),
        Span::styled(arrows[1], styles::strong()),
    ])
}

const fn action(row: Row) -> Option<&'static str> {
    match row {
        Row::Begin => Some("tui-begin"),
        Row::Continue => Some("tui-continue"),
        Row::Rules => Some("tui-rules-page"),
        Row::Lesson => Some("tui-lesson"),
        Row::Puzzles => Some("tui-puzzles"),
        Row::Load => Some("tui-load"),
        Row::Quit => Some("tui-quit"),
        _ => None,
    }
}

/// What a row is called, and what is chosen there.
fn words(console: &Console, start: &SetupScreen, row: Row) -> (String, String) {
    match row {
        Row::Game => (
            console.text("tui-row-game"),
            console.text(&format!("game-{}", start.info().id)),
        ),
        Row::Option(at) => {
            let key = start.info().options[at].key;
            let value = start.option(at);
            let own = |id: String, plain: &str| {
                if console.words.has(&id) {
                    console.text(&id)
                } else {
                    plain.to_owned()
                }
            };
            (
                own(format!("option-{key}"), key),
                own(format!("option-{key}-{value}"), value),
            )
        }
        Row::Seat(seat) => {
            let view = start.spec().start().view();
            let value = match start.player(seat) {
                Player::Person => console.text("tui-person"),
                Player::Engine(level) => messages::engine(console, level),
            };
            (names::seat(console, &view, seat), value)
        }
        Row::Clock => {
            let none = || console.text("tui-no-clock");
            let value = start.clock().map_or_else(none, |clock| clock.to_string());
            (console.text("tui-row-clock"), value)
        }
        _ => (String::new(), String::new()),
    }
}
