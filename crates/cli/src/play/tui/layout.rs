//! The layout of the screen, for drawing and for the mouse.

use doska_play::rules::Place;
use ratatui::layout::Rect;

use super::dialog::Dialog;
use super::game::Game;
use super::grid::Grid;
use super::menu::Action;
use super::{boxes, side};
use crate::console::Console;

/// The least that everything fits into.
pub const LEAST: (u16, u16) = (80, 24);
/// Columns that the words beside the board need.
const SIDE: u16 = 38;
/// Columns of the smallest board.
const NARROWEST: u16 = 35;
/// Columns that are comfortable for them.
const WIDEST_SIDE: u16 = 56;

/// The parts of the screen of a game.
#[derive(Copy, Clone, Debug)]
pub struct Areas {
    pub title: Rect,
    /// The evaluation bar, a column of its own.
    pub bar: Rect,
    pub board: Rect,
    pub side: Rect,
    pub state: Rect,
    pub message: Rect,
    pub line: Rect,
    pub keys: Rect,
}

/// Something under the mouse.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Hit {
    Place(Place),
    Choice(usize),
    Line,
    Action(Action),
    Yes,
    No,
}

/// Where the parts are, for a terminal of this size.
pub fn areas(console: &Console, size: (u16, u16), game: &Game) -> Areas {
    let (width, height) = size;
    let row = |y: u16, rows: u16| Rect::new(1, y, width.saturating_sub(2), rows);
    let body = height.saturating_sub(6);
    let room = Rect::new(3, 1, width.saturating_sub(SIDE + 4), body);
    let grid = Grid::new(console, &game.shown_view(), game.flip, room, game.scroll);
    // A board that grows does not push the words about while it is small.
    let used = (grid.window.right() - room.x).max(NARROWEST);
    let left = room.x + used + 2;
    Areas {
        title: row(0, 1),
        bar: Rect::new(1, 1, 1, grid.window.height),
        board: Rect::new(room.x, room.y, used, body),
        side: Rect::new(
            left,
            1,
            width.saturating_sub(left + 1).min(WIDEST_SIDE),
            body,
        ),
        state: row(height.saturating_sub(5), 1),
        message: row(height.saturating_sub(4), 2),
        line: row(height.saturating_sub(2), 1),
        keys: row(height.saturating_sub(1), 1),
    }
}

/// The board's grid.
pub fn grid(console: &Console, size: (u16, u16), game: &Game) -> Grid {
    let area = areas(console, size, game).board;
    // The width was made to fit; the grid must come out the same.
    let area = Rect {
        width: size.0.saturating_sub(SIDE + 4),
        ..area
    };
    Grid::new(console, &game.shown_view(), game.flip, area, game.scroll)
}

/// What is under a point of the screen.
pub fn hit(console: &Console, size: (u16, u16), game: &Game, at: (u16, u16)) -> Option<Hit> {
    let inside = |rect: Rect| rect.contains(at.into());
    if let Some(dialog) = &game.dialog {
        if let Dialog::Ask { text, about, .. } = dialog {
            let [yes, no] = boxes::buttons(console, size, text, about);
            return if inside(yes) {
                Some(Hit::Yes)
            } else {
                inside(no).then_some(Hit::No)
            };
        }
        if matches!(dialog, Dialog::Menu(_)) {
            let actions = game.menu();
            let rows = boxes::menu_rows(console, size, game);
            let at = rows.iter().position(|rect| inside(*rect))?;
            return actions.get(at).map(|action| Hit::Action(*action));
        }
        return None;
    }
    let areas = areas(console, size, game);
    if let Some(place) = grid(console, size, game).at(at.0, at.1) {
        return Some(Hit::Place(place));
    }
    if inside(areas.side) {
        let plan = side::panel(console, game, areas.side, None);
        let found = plan.hits.iter().find(|(rect, _)| inside(*rect));
        return found.map(|(_, choice)| Hit::Choice(*choice));
    }
    if inside(areas.line) {
        return Some(Hit::Line);
    }
    if inside(areas.keys) {
        let keys = super::screen::keys(console, game, areas.keys);
        let found = keys.iter().find(|(rect, _)| inside(*rect));
        return found.map(|(_, action)| Hit::Action(*action));
    }
    None
}
