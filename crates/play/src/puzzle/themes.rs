//! What a puzzle is about, told from what happens in its moves: no game is named here.

use doska_rules::{Event, Kind, Reason, Surface};

use super::proof::Aim;
use crate::{AnyMove, AnyPosition, GameHistory};

/// Every theme there is. Its words are `puzzle-theme-ID`.
pub const ALL: [&str; 17] = [
    "win",
    "gain",
    "save",
    "sacrifice",
    "quiet",
    "multi-capture",
    "own-capture",
    "drop",
    "build",
    "restore",
    "merge",
    "split",
    "promotion",
    "pass",
    "lay",
    "trap",
    "endgame",
];

/// So many pieces taken in one move are many.
const MANY: usize = 3;
/// No more pieces than this are an ending.
const FEW: usize = 8;

/// The themes of a solution, in the order of [`ALL`]. `line` is the whole of it.
pub fn of_line(line: &GameHistory, aim: Aim) -> Vec<String> {
    let start = line.start();
    let solver = start.seat();
    let mut found = vec![aim.theme()];
    let played = line.played();
    for (ply, m) in played.iter().enumerate() {
        let Some(before) = line.position_at(ply) else {
            continue;
        };
        if before.seat() == solver {
            of_move(&before, m, &mut found);
            let reply = played
                .get(ply + 1)
                .map_or(&[][..], |reply| reply_takes(reply));
            found.extend(reply.iter().filter(|_| !captures(&before, m)));
        }
    }
    let first_is_quiet = played.first().is_some_and(|m| is_quiet(&start, m));
    let no_bait = !found.contains(&"sacrifice");
    if first_is_quiet && no_bait {
        found.push("quiet");
    }
    if let Some(end) = line.outcome()
        && end.winner == Some(solver.team())
    {
        found.push("win");
        if end.reason == Reason::NoMoves {
            found.push("trap");
        }
    }
    let view = start.view();
    let pieces: usize = view.cells.iter().map(|cell| cell.stack.len()).sum();
    if !view.stacks && pieces <= FEW {
        found.push("endgame");
    }
    let known = ALL.iter().filter(|theme| found.contains(theme));
    let aims = found.contains(&"win");
    known
        .filter(|theme| !(aims && ["gain", "save"].contains(*theme)))
        .map(|theme| (*theme).to_owned())
        .collect()
}

fn reply_takes(reply: &AnyMove) -> &'static [&'static str] {
    let takes = |event: &Event| matches!(event, Event::Take { .. });
    if reply.events().iter().any(takes) {
        &["sacrifice"]
    } else {
        &[]
    }
}

/// Whether a move takes something: a piece, or points.
pub fn captures(before: &AnyPosition, m: &AnyMove) -> bool {
    let takes = |event: &Event| matches!(event, Event::Take { .. });
    let seat = before.seat().index();
    let points = |position: &AnyPosition| position.scores().map(|scores| scores[seat]);
    m.events().iter().any(takes) || points(&m.after()) > points(before)
}

/// Whether a move only moves a piece.
fn is_quiet(before: &AnyPosition, m: &AnyMove) -> bool {
    let only_moves = |event: &Event| matches!(event, Event::Move { .. });
    m.events().iter().all(only_moves) && !captures(before, m)
}

fn of_move(before: &AnyPosition, m: &AnyMove, found: &mut Vec<&'static str>) {
    let view = before.view();
    let events = m.events();
    let restores = |event: &Event| matches!(event, Event::Restore(..));
    let restored = events.iter().any(restores);
    let taken = |event: &&Event| matches!(event, Event::Take { .. });
    if events.iter().filter(taken).count() >= MANY {
        found.push("multi-capture");
    }
    for event in &events {
        let theme = match event {
            Event::Take { token, .. } if token.seat == Some(view.seat) => "own-capture",
            Event::Become { token, .. } if token.kind == Kind::King => "promotion",
            Event::Become { .. } => "merge",
            Event::Put { .. } if restored => "restore",
            Event::Put { .. } if view.surface == Surface::Plane => "lay",
            Event::Put { .. } => "drop",
            Event::Build(..) => "build",
            Event::Restore(..) => "restore",
            Event::Pass => "pass",
            Event::Move { from, count, .. } if view.stacks => {
                let stack = view.cells.iter().find(|cell| cell.place == *from);
                if stack.is_none_or(|cell| cell.stack.len() <= usize::from(*count)) {
                    continue;
                }
                "split"
            }
            _ => continue,
        };
        found.push(theme);
    }
}
