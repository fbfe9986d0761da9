//! The animation of a move, made from its events.

use std::time::Duration;

use doska_play::rules::{Place, Token};
use doska_play::{AnyMove, AnyPosition, Event, View};

/// How long a step is shown.
const STEP: Duration = Duration::from_millis(260);

/// The frames of a move.
#[derive(Clone)]
pub struct Animation {
    frames: Vec<(View, Vec<Place>)>,
    at: usize,
    next: Duration,
}

impl Animation {
    /// A legal move of a position, shown from now on.
    pub fn new(position: &AnyPosition, m: &AnyMove, now: Duration) -> Animation {
        let mut view = position.view();
        let mut frames = Vec::new();
        for event in m.events() {
            let marked = match &event {
                Event::Move { from, to, .. } => {
                    if frames.is_empty() {
                        frames.push((view.clone(), vec![*from]));
                    }
                    vec![*from, *to]
                }
                Event::Take { at, .. }
                | Event::Become { at, .. }
                | Event::Put { at, .. }
                | Event::Discard { at, .. } => vec![*at],
                Event::Build(..) | Event::Restore(..) | Event::Pass => continue,
            };
            apply_event(&mut view, &event);
            frames.push((view.clone(), marked));
        }
        Animation {
            frames,
            at: 0,
            next: now + STEP,
        }
    }

    /// What is shown now, with the places it is about.
    pub fn shown(&self) -> Option<&(View, Vec<Place>)> {
        self.frames.get(self.at)
    }

    /// When the next frame is due.
    pub const fn next(&self) -> Duration {
        self.next
    }

    /// Advances to the frame of this time; `true` once the animation is over.
    pub fn tick(&mut self, now: Duration) -> bool {
        while now >= self.next && self.at < self.frames.len() {
            self.at += 1;
            self.next += STEP;
        }
        self.at >= self.frames.len()
    }
}

/// The stack of a cell.
fn stack(view: &mut View, place: Place) -> Option<&mut Vec<Token>> {
    let cell = view.cells.iter_mut().find(|cell| cell.place == place)?;
    Some(&mut cell.stack)
}

/// What an event does to the cells. What lies beside the board changes when the move is over.
fn apply_event(view: &mut View, event: &Event) {
    match event {
        Event::Move {
            from, to, count, ..
        } => {
            let Some(start) = stack(view, *from) else {
                return;
            };
            let left = start.len().saturating_sub(usize::from(*count));
            let mut moved = start.split_off(left);
            if let Some(target) = stack(view, *to) {
                target.append(&mut moved);
            }
        }
        Event::Take { at, .. } | Event::Discard { at, .. } => {
            if let Some(stack) = stack(view, *at) {
                stack.pop();
            }
        }
        Event::Become { at, token } => {
            if let Some(stack) = stack(view, *at) {
                *stack = vec![*token];
            }
        }
        Event::Put { at, token } => {
            if let Some(stack) = stack(view, *at) {
                stack.push(*token);
            }
        }
        Event::Build(..) | Event::Restore(..) | Event::Pass => {}
    }
}

/// The pieces between places of a capture that is being entered: they will be taken.
pub fn jumped(view: &View, trail: &[Place]) -> Vec<Place> {
    let occupied = |place: Place| {
        let here = |cell: &&doska_play::rules::Cell| cell.place == place;
        view.cells
            .iter()
            .find(here)
            .is_some_and(|cell| !cell.stack.is_empty())
    };
    let mut out = Vec::new();
    for pair in trail.windows(2) {
        let (dx, dy) = (pair[1].x - pair[0].x, pair[1].y - pair[0].y);
        if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
            continue;
        }
        for step in 1..dx.abs().max(dy.abs()) {
            let place = Place {
                x: pair[0].x + dx.signum() * step,
                y: pair[0].y + dy.signum() * step,
            };
            if occupied(place) {
                out.push(place);
            }
        }
    }
    out
}

/// The view with the piece of an unfinished move where it has come to.
pub fn underway(view: &View, trail: &[Place]) -> View {
    let mut view = view.clone();
    let single = |place: Place| {
        let here = |cell: &&doska_play::rules::Cell| cell.place == place;
        view.cells.iter().find(here).map(|cell| cell.stack.clone())
    };
    if let [first, .., last] = *trail
        && let (Some([token]), Some([])) = (single(first).as_deref(), single(last).as_deref())
    {
        let token = *token;
        for cell in &mut view.cells {
            if cell.place == first {
                cell.stack.clear();
            } else if cell.place == last {
                cell.stack = vec![token];
            }
        }
    }
    view
}
