//! The side panel: players, clocks, reserves, choices, the move list.

use std::time::Duration;

use doska_play::rules::Step;
use doska_play::{Seat, View};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::super::messages;
use super::game::Game;
use super::move_input::Choice;
use super::moves;
use super::record_view::RecordView;
use super::styles;
use crate::console::Console;
use crate::draw::{self, panel, pieces};
use crate::names;

/// The lines beside the board, and where in them the choices are.
pub struct SidePanel {
    pub lines: Vec<Line<'static>>,
    pub hits: Vec<(Rect, usize)>,
}

/// The moves have at least so many rows.
const MOVES: usize = 4;

/// Everything beside the board, in an area. Without the time, clocks show nothing: the mouse does not read.
pub fn panel(console: &Console, game: &Game, area: Rect, now: Option<Duration>) -> SidePanel {
    let width = area.width as usize;
    let mut plan = SidePanel {
        lines: Vec::new(),
        hits: Vec::new(),
    };
    let view = game.view();
    if let Some(task) = &game.task {
        let title = draw::wrap(&task.title, width, "", "");
        let strong = |line: String| Line::styled(line, styles::strong());
        plan.lines.extend(title.into_iter().map(strong));
        let text = draw::wrap(&task.text, width, "", "");
        plan.lines.extend(text.into_iter().map(Line::raw));
        plan.lines.push(Line::default());
    }
    for seat in seat_order(view.seats) {
        if view.seats > 2 && seat < 2 {
            plan.lines.push(team(console, game, &view, seat));
        }
        plan.lines
            .push(player(console, game, &view, seat, width, now));
        plan.lines
            .extend(belongings(console, game, &view, seat, width));
    }
    let choices = game.input.choices();
    if !choices.is_empty() {
        plan.lines.push(Line::default());
        list(console, game, &choices, area, &mut plan);
    }
    if let Some(record) = &game.record {
        plan.lines.extend(remarks(console, record, width));
    }
    plan.lines.extend(counters(console, game, width));
    let room = (area.height as usize).saturating_sub(MOVES + 2);
    plan.lines.truncate(room);
    plan.lines.push(Line::default());
    let title = console.text("tui-moves");
    plan.lines.push(Line::styled(title, styles::strong()));
    let rows = (area.height as usize).saturating_sub(plan.lines.len());
    plan.lines.extend(moves::lines(console, game, width, rows));
    plan
}

/// The seats in the order in which they are shown: allies together.
fn seat_order(seats: u8) -> Vec<u8> {
    let mut order: Vec<u8> = (0..seats).collect();
    if seats > 2 {
        order.sort_by_key(|seat| seat % 2);
    }
    order
}

/// A team with what its players have together.
fn team(console: &Console, game: &Game, view: &View, first: u8) -> Line<'static> {
    let name = console.text(["team-blue", "team-green"][usize::from(first % 2)]);
    let scores = view.scores.iter().flatten().skip(usize::from(first));
    let sum: u32 = scores.step_by(2).sum();
    let points = names::score(console, game.id(), sum);
    let mut style = styles::strong();
    if console.colour {
        let colour = anstyle::Style::new().fg_color(Some(pieces::seat_colour(first)));
        style = styles::style(colour).patch(style);
    }
    Line::styled(format!("{name}: {points}"), style)
}

/// The counts that may soon end the game.
fn counters(console: &Console, game: &Game, width: usize) -> Vec<Line<'static>> {
    let history = game.round.history();
    if game.round.end().is_some() {
        return Vec::new();
    }
    let notes = history.counters_at(history.plies());
    let said = notes.iter().map(|note| console.words.say(note));
    said.flat_map(|text| draw::wrap(&text, width, "", "  "))
        .map(|line| Line::styled(line, styles::quiet()))
        .collect()
}

/// What a record says beside the moves: result, comment, variations.
fn remarks(console: &Console, record: &RecordView, width: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    if let Some(result) = record.result() {
        lines.push(console.say("tui-record-result", &[("result", &result)]));
    }
    let comment = record.comment();
    lines.extend(
        draw::wrap(&comment, width, "", "")
            .into_iter()
            .filter(|line| !line.is_empty()),
    );
    let others = record.variations();
    if !others.is_empty() {
        let others = names::written(console, &others.join(", "));
        let said = console.say("tui-record-others", &[("list", &others)]);
        lines.extend(draw::wrap(&said, width, "", "  "));
    }
    lines.into_iter().map(Line::raw).collect()
}

/// A seat: whether it is its turn, who sits there, what is left on its clock.
fn player(
    console: &Console,
    game: &Game,
    view: &View,
    seat: u8,
    width: usize,
    now: Option<Duration>,
) -> Line<'static> {
    let turn = seat == view.seat && game.round.end().is_none();
    let sign = match (turn, console.ascii) {
        (false, _) => "  ",
        (true, true) => "> ",
        (true, false) => "▶ ",
    };
    let name = names::seat(console, view, seat as usize);
    let who = match &game.record {
        Some(record) => record.player(seat.into()).map(str::to_owned),
        None => messages::player(console, &game.setup, seat as usize),
    };
    let who = who.map_or(String::new(), |who| format!(" ({who})"));
    let left = now.and_then(|now| {
        game.round
            .remaining(Seat::new(seat), now.as_millis() as u64)
    });
    let clock = left.map_or(String::new(), messages::clock);
    let used = 2 + name.width() + who.width() + clock.width();
    let gap = " ".repeat(width.saturating_sub(used));
    let low = left.is_some_and(|left| left < 10_000);
    let style = if turn {
        styles::strong()
    } else {
        ratatui::style::Style::new()
    };
    let time = if low && turn {
        styles::wrong(console).patch(styles::strong())
    } else {
        style
    };
    Line::from(vec![
        Span::styled(format!("{sign}{name}"), style),
        Span::raw(who),
        Span::raw(gap),
        Span::styled(clock, time),
    ])
}

/// What a seat has beside the board.
fn belongings(
    console: &Console,
    game: &Game,
    view: &View,
    seat: u8,
    width: usize,
) -> Vec<Line<'static>> {
    let mut facts = panel::facts(console, view, game.id(), seat);
    facts.splice(0..0, panel::zone(view, seat));
    let mut lines = Vec::new();
    if !facts.is_empty() {
        let text = draw::wrap(&facts.join(", "), width, "    ", "    ");
        lines.extend(
            text.into_iter()
                .map(|line| Line::styled(line, styles::quiet())),
        );
    }
    for area in view.areas.iter().filter(|area| area.seat == seat) {
        let Some((text, stored)) = panel::backup_parts(view, area) else {
            continue;
        };
        let mut spans = vec![Span::raw(format!("    {text} "))];
        for (token, name) in stored {
            let style = if console.colour {
                styles::style(pieces::style(token).bg_color(Some(pieces::BOARD)))
            } else {
                ratatui::style::Style::new()
            };
            spans.push(Span::raw(" "));
            spans.push(Span::styled(pieces::glyph(console, token), style));
            spans.push(Span::raw(name));
        }
        lines.push(Line::from(spans));
    }
    lines
}

/// What may be chosen, in rows that fit.
fn list(console: &Console, game: &Game, choices: &[Choice], area: Rect, plan: &mut SidePanel) {
    let title = console.text(title(choices));
    let hint = if game.choice.is_none() { " (Tab)" } else { "" };
    plan.lines
        .push(Line::styled(format!("{title}{hint}"), styles::strong()));
    let mut spans: Vec<Span<'static>> = Vec::new();
    let mut used = 0;
    for (at, choice) in choices.iter().enumerate() {
        let label = format!(" {} ", label(console, *choice));
        let size = label.width() as u16;
        if used + size > area.width && !spans.is_empty() {
            plan.lines.push(Line::from(std::mem::take(&mut spans)));
            used = 0;
        }
        let row = area.y + plan.lines.len() as u16;
        plan.hits.push((Rect::new(area.x + used, row, size, 1), at));
        let style = if game.choice == Some(at) {
            styles::chosen()
        } else {
            ratatui::style::Style::new()
        };
        let shown = if game.choice == Some(at) && !console.colour {
            format!("[{}]", label.trim())
        } else {
            label
        };
        spans.push(Span::styled(shown, style));
        used += size;
    }
    plan.lines.push(Line::from(spans));
}

/// The heading of a list of choices.
fn title(choices: &[Choice]) -> &'static str {
    let has = |like: fn(&Step) -> bool| {
        let mut steps = choices.iter();
        steps.any(|choice| matches!(choice, Choice::Step(step) if like(step)))
    };
    if has(|step| matches!(step, Step::Take(_))) {
        "tui-choose-take"
    } else if has(|step| matches!(step, Step::Build(_))) {
        "tui-choose-build"
    } else if has(|step| matches!(step, Step::Restore(..))) {
        "tui-choose-restore"
    } else {
        "tui-choose"
    }
}

fn label(console: &Console, choice: Choice) -> String {
    match choice {
        Choice::Finish => console.text("tui-finish"),
        Choice::Step(Step::Reserve) => console.text("tui-drop"),
        Choice::Step(Step::Pass) => console.text("tui-pass"),
        Choice::Step(Step::Take(number)) => number.to_string(),
        Choice::Step(Step::Build(line)) => format!("+{}", panel::line_name(line)),
        Choice::Step(Step::Restore(line, signs)) => {
            let signs: String = signs.iter().map(|&sign| char::from(sign)).collect();
            format!("^{}={signs}", panel::line_name(line))
        }
        Choice::Step(Step::Place(_)) => String::new(),
    }
}
