//! Topological Checkers, by topological.md.

use super::{Slow, SlowMove, SlowOutcome, Spec, Ways};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

pub const START: &str = "P w -";

/// y, then x: the order in which cells are listed.
pub type Field = (i32, i32);

/// Stacks from bottom to top in `w` and `b`; an empty one is an empty string here.
pub type Cells = BTreeMap<Field, String>;

const SIDES: [Field; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

pub fn text(phase: char, side: char, cells: &Cells) -> String {
    let mut list = Vec::new();
    for ((y, x), stack) in cells {
        list.push(format!(
            "{x},{y}={}",
            if stack.is_empty() { "-" } else { stack }
        ));
    }
    if list.is_empty() {
        list.push("-".to_string());
    }
    format!("{phase} {side} {}", list.join(";"))
}

fn read(position: &str) -> (char, char, Cells) {
    let fields: Vec<&str> = position.split(' ').collect();
    let mut cells = Cells::new();
    if fields[2] != "-" {
        for cell in fields[2].split(';') {
            let (place, stack) = cell.split_once('=').expect("x,y=STACK");
            let (x, y) = place.split_once(',').expect("x,y");
            let field = (y.parse().expect("y"), x.parse().expect("x"));
            cells.insert(
                field,
                if stack == "-" {
                    String::new()
                } else {
                    stack.to_string()
                },
            );
        }
    }
    (first(fields[0]), first(fields[1]), cells)
}

fn first(text: &str) -> char {
    text.chars().next().expect("a letter")
}

fn other(side: char) -> char {
    if side == 'w' { 'b' } else { 'w' }
}

fn beside(field: Field, side: Field) -> Field {
    (field.0 + side.0, field.1 + side.1)
}

/// The enemy checkers in the stacks each player owns: White's captures, then Black's.
fn captures(cells: &Cells) -> [u32; 2] {
    let mut counts = [0, 0];
    for stack in cells.values() {
        if stack.ends_with('w') {
            counts[0] += stack.matches('b').count() as u32;
        } else {
            counts[1] += stack.matches('w').count() as u32;
        }
    }
    counts
}

/// Walks every way of up to `most` steps that visits no field twice, and notes under k where it
/// stands after k steps.
fn walk(cells: &Cells, way: &mut Vec<Field>, most: usize, ends: &mut [BTreeSet<Field>]) {
    let at = *way.last().expect("a starting field");
    let steps = way.len() - 1;
    ends[steps].insert(at);
    if steps == most {
        return;
    }
    for side in SIDES {
        let next = beside(at, side);
        if cells.contains_key(&next) && !way.contains(&next) {
            way.push(next);
            walk(cells, way, most, ends);
            way.pop();
        }
    }
}

/// The same for ways that do not turn.
fn walk_straight(cells: &Cells, from: Field, most: usize, ends: &mut [BTreeSet<Field>]) {
    for side in SIDES {
        let mut at = from;
        for k in 1..=most {
            at = beside(at, side);
            if !cells.contains_key(&at) {
                break;
            }
            ends[k].insert(at);
        }
    }
}

/// The end of the game is by counters only, so the board alone never gives an outcome.
pub fn inspect(spec: &Spec, position: &str) -> Slow {
    let (phase, side, cells) = read(position);
    let moves = if phase == 'P' {
        layings(spec, side, &cells)
    } else {
        moves(spec, side, &cells)
    };
    Slow {
        seat: usize::from(side == 'b'),
        outcome: None,
        moves,
    }
}

/// The legal moves of the layout stage.
fn layings(spec: &Spec, side: char, cells: &Cells) -> Vec<SlowMove> {
    let mut places = BTreeSet::new();
    if cells.is_empty() {
        places.insert((0, 0));
    }
    for &field in cells.keys() {
        for direction in SIDES {
            let place = beside(field, direction);
            if !cells.contains_key(&place) {
                places.insert(place);
            }
        }
    }
    let mut ways = Ways::default();
    for place in places {
        let mut after = cells.clone();
        after.insert(place, side.to_string());
        let phase = if after.len() == 2 * spec.checkers {
            'M'
        } else {
            'P'
        };
        // After the last one White moves; he is next anyway, for the number laid is even.
        ways.add(
            None,
            text(phase, other(side), &after),
            format!("{},{}", place.1, place.0),
        );
    }
    ways.moves()
}

/// The legal moves of the moving stage.
fn moves(spec: &Spec, side: char, cells: &Cells) -> Vec<SlowMove> {
    let mut ways = Ways::default();
    for (&from, stack) in cells {
        if !stack.ends_with(side) {
            continue;
        }
        let mut ends = vec![BTreeSet::new(); stack.len() + 1];
        if spec.straight {
            walk_straight(cells, from, stack.len(), &mut ends);
        } else {
            walk(cells, &mut vec![from], stack.len(), &mut ends);
        }
        for k in 1..=stack.len() {
            for &to in &ends[k] {
                let (stays, goes) = stack.split_at(stack.len() - k);
                let mut after = cells.clone();
                after.insert(from, stays.to_string());
                after.get_mut(&to).expect("a field").push_str(goes);
                let start = format!("{},{}", from.1, from.0);
                let path = format!("{start}>{},{}*{k}", to.1, to.0);
                ways.add(Some(start), text('M', other(side), &after), path);
            }
        }
    }
    ways.add(None, text('M', other(side), cells), "pass".to_string());
    ways.moves()
}

/// The counters of stage 2.
#[derive(Clone, Default)]
pub struct Period {
    /// Plies gone in the period.
    plies: usize,
    /// Captures at its start.
    captures: [u32; 2],
    /// Passes just before.
    passes: usize,
    /// The positions at the starts of all periods so far.
    starts: Vec<String>,
    ended: Option<&'static str>,
}

impl Period {
    /// The first period begins with stage 2.
    pub fn begin(&mut self, position: &str) {
        let (phase, _, cells) = read(position);
        if phase == 'M' {
            self.captures = captures(&cells);
            self.starts.push(position.to_string());
        }
    }

    pub fn play(&mut self, spec: &Spec, before: &str, path: &str, after: &str) {
        if before.starts_with('P') {
            self.begin(after);
            return;
        }
        self.passes = if path == "pass" { self.passes + 1 } else { 0 };
        self.plies += 1;
        if self.passes == 2 {
            self.ended = Some("two-passes");
            return;
        }
        if self.plies < 2 * spec.period {
            return;
        }
        let now = captures(&read(after).2);
        if now == self.captures {
            self.ended = Some("period");
            return;
        }
        // A new period starts. "... stood at the start of two earlier periods".
        let earlier = self.starts.iter().filter(|p| *p == after).count();
        if earlier >= 2 {
            self.ended = Some("period-repeated");
        }
        self.starts.push(after.to_string());
        self.plies = 0;
        self.captures = now;
    }

    pub fn tail(&self) -> String {
        format!(
            "{}/{}/{}/{}",
            self.plies, self.captures[0], self.captures[1], self.passes
        )
    }

    pub fn outcome(&self, position: &str) -> Option<SlowOutcome> {
        let reason = self.ended?;
        let [white, black] = captures(&read(position).2);
        let winners = match white.cmp(&black) {
            Ordering::Greater => vec![0],
            Ordering::Less => vec![1],
            Ordering::Equal => Vec::new(),
        };
        Some(SlowOutcome {
            winners,
            reason,
            scores: Some(vec![white, black]),
        })
    }
}
