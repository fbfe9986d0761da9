//! A position in the terminal, drawn or spoken. Everything comes from the [`View`]: no game is named.

mod grid;
pub mod lattice;
pub mod panel;
pub mod pieces;
mod spoken;
mod wrap;

pub use grid::name as axis_name;
pub use wrap::{columns, width, wrap};

use doska_play::rules::Place;
use doska_play::{AnyPosition, Event, GameHistory, View};

use crate::console::Console;
use crate::names;

/// Beside the board there is room for words if there are as many columns.
const NARROWEST: usize = 30;

/// A position with what is worth saying about it.
pub struct Scene {
    view: View,
    /// The id of the game, for its own words.
    game: String,
    /// The name of the game.
    title: String,
    /// Whose turn it is, or how the game ended.
    state: String,
    /// The move that led here, or that is meant.
    note: Option<String>,
    /// The places that move touched.
    marked: Vec<Place>,
}

impl Scene {
    /// A position that nothing came before.
    pub fn of_position(console: &Console, position: &AnyPosition) -> Scene {
        Scene {
            view: position.view(),
            game: game_id(&position.game()),
            title: names::game(console, &position.game()),
            state: names::state(console, position, position.outcome()),
            note: None,
            marked: Vec::new(),
        }
    }

    /// Where a game stands, with its last move marked.
    pub fn of_line(console: &Console, line: &GameHistory) -> Scene {
        let position = line.position();
        let mut scene = Scene::of_position(console, &position);
        scene.state = names::state(console, &position, line.outcome());
        let Some(last) = line.move_texts().pop() else {
            return scene;
        };
        let mut earlier = line.clone();
        earlier.undo();
        let before = earlier.position();
        if let Ok(m) = before.read_move(&last) {
            scene.marked = touched(&m.events());
        }
        let last = names::quoted(console, &last);
        scene.note = Some(console.say("cli-last-move", &[("move", &last)]));
        scene
    }

    /// The same with a move to be shown, its squares marked.
    pub fn with_move(mut self, console: &Console, position: &AnyPosition, text: &str) -> Scene {
        if let Ok(m) = position.read_move(text) {
            self.marked = touched(&m.events());
        }
        let text = names::quoted(console, text);
        self.note = Some(console.say("cli-diagram-move", &[("move", &text)]));
        self
    }

    /// The same with another word on how the game ended.
    pub fn with_state(mut self, state: String) -> Scene {
        self.state = state;
        self
    }

    /// The board with everything beside it, for the width of the console.
    pub fn draw(&self, console: &Console) -> String {
        self.draw_within(console, console.width)
    }

    /// The board with everything beside it, in so many columns.
    pub fn draw_within(&self, console: &Console, limit: usize) -> String {
        let board = grid::draw(console, self);
        let wide = board.iter().map(|line| width(line)).max().unwrap_or(0);
        let room = limit.saturating_sub(wide + 3);
        if room < NARROWEST {
            let mut lines = board;
            lines.push(String::new());
            lines.extend(panel::lines(console, self, limit));
            return trimmed(lines);
        }
        let panel = panel::lines(console, self, room);
        let mut lines = Vec::new();
        for i in 0..board.len().max(panel.len()) {
            let left = board.get(i).map_or("", String::as_str);
            let right = panel.get(i).map_or("", String::as_str);
            let pad = wide + 3 - width(left);
            lines.push(format!("{left}{}{right}", " ".repeat(pad)));
        }
        trimmed(lines)
    }

    /// The position in words, for those who listen.
    pub fn spoken(&self, console: &Console) -> String {
        spoken::lines(console, self).join("\n")
    }
}

/// The id of a game written with its options.
fn game_id(text: &str) -> String {
    text.split('?').next().unwrap_or(text).to_owned()
}

fn trimmed(lines: Vec<String>) -> String {
    let lines: Vec<String> = lines
        .into_iter()
        .map(|line| line.trim_end().to_owned())
        .collect();
    lines.join("\n")
}

/// Where pieces left and arrived.
pub fn touched(events: &[Event]) -> Vec<Place> {
    let mut out = Vec::new();
    for event in events {
        match *event {
            Event::Move { from, to, .. } => out.extend([from, to]),
            Event::Put { at, .. } => out.push(at),
            _ => {}
        }
    }
    // Of a capture with many jumps the first and the last square say enough.
    let moved = |event: &&Event| matches!(event, Event::Move { .. });
    if events.iter().filter(moved).count() > 1 {
        out = vec![out[0], out[out.len() - 1]];
    }
    out
}
