//! Turkish Draughts, by turkish.md.

use super::draughts::{self, Board, Piece, Square, beside};
use super::{PATHS, Slow, SlowOutcome, Ways};
use std::collections::{BTreeMap, BTreeSet};

pub const START: &str = "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:\
                         Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7";

const DIRECTIONS: [(i32, i32); 4] = [(1, 0), (0, -1), (0, 1), (-1, 0)];

fn text(white_moves: bool, board: &Board) -> String {
    format!(
        "{}:{}:{}",
        if white_moves { "W" } else { "B" },
        draughts::pieces_text(board, true),
        draughts::pieces_text(board, false)
    )
}

/// The ways a piece looks: a man never backward.
fn directions(piece: Piece) -> Vec<(i32, i32)> {
    let back = if piece.white { -1 } else { 1 };
    DIRECTIONS
        .into_iter()
        .filter(|d| piece.king || d.0 != back)
        .collect()
}

/// A capture under way. The mover is off the board meanwhile, and so is every piece it has taken.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Capture {
    from: Square,
    at: Square,
    /// The direction of the last jump.
    last: Option<(i32, i32)>,
    /// Bit n: the piece on square n has been taken.
    taken: u64,
}

/// The captures one jump further on.
fn further(board: &Board, capture: &Capture) -> Vec<Capture> {
    let piece = board[capture.from].expect("a piece");
    let mut now = *board;
    now[capture.from] = None;
    for (square, on) in now.iter_mut().enumerate() {
        if capture.taken & (1 << square) != 0 {
            *on = None;
        }
    }
    let mut results = Vec::new();
    for direction in directions(piece) {
        // No turn by 180 degrees between two jumps.
        if piece.king && capture.last == Some((-direction.0, -direction.1)) {
            continue;
        }
        let mut over = beside(capture.at, direction);
        while let Some(square) = over {
            if now[square].is_some() || !piece.king {
                break;
            }
            over = beside(square, direction);
        }
        let Some(over) = over else { continue };
        if now[over].is_none_or(|victim| victim.white == piece.white) {
            continue;
        }
        let mut behind = beside(over, direction);
        while let Some(at) = behind {
            if now[at].is_some() {
                break;
            }
            results.push(Capture {
                from: capture.from,
                at,
                last: Some(direction),
                taken: capture.taken | (1 << over),
            });
            if !piece.king {
                break;
            }
            behind = beside(at, direction);
        }
    }
    results
}

/// All legal captures with their paths. Every capture grows by one jump at a time, all pieces
/// together, so by the majority rule the legal ones are those that stand in the last round.
fn captures(board: &Board, white: bool) -> BTreeMap<Capture, BTreeSet<String>> {
    let mut level: BTreeMap<Capture, BTreeSet<String>> = BTreeMap::new();
    for from in 0..64 {
        if board[from].is_some_and(|p| p.white == white) {
            let begin = Capture {
                from,
                at: from,
                last: None,
                taken: 0,
            };
            level.insert(begin, BTreeSet::from([draughts::name(from)]));
        }
    }
    let mut taken_any = false;
    loop {
        let mut deeper: BTreeMap<Capture, BTreeSet<String>> = BTreeMap::new();
        for (capture, paths) in &level {
            for result in further(board, capture) {
                let known = deeper.entry(result).or_default();
                for path in paths {
                    known.insert(format!("{path}x{}", draughts::name(result.at)));
                    if known.len() > PATHS {
                        known.pop_last();
                    }
                }
            }
        }
        if deeper.is_empty() {
            return if taken_any { level } else { BTreeMap::new() };
        }
        taken_any = true;
        level = deeper;
    }
}

fn men(board: &Board, white: bool) -> usize {
    board
        .iter()
        .flatten()
        .filter(|p| p.white == white && !p.king)
        .count()
}

fn won(seat: usize, reason: &'static str) -> SlowOutcome {
    SlowOutcome {
        winners: vec![seat],
        reason,
        scores: None,
    }
}

pub fn inspect(position: &str) -> Slow {
    let (white, board, _) = draughts::read(position);
    let seat = draughts::seat(white);
    let ended = |outcome| Slow {
        seat,
        outcome: Some(outcome),
        moves: Vec::new(),
    };

    for side in [white, !white] {
        if draughts::count(&board, side) == 0 {
            return ended(won(draughts::seat(!side), "no-pieces"));
        }
    }

    let mut ways = Ways::default();
    let captures = captures(&board, white);
    let capturing = !captures.is_empty();
    for (capture, paths) in captures {
        let piece = board[capture.from].expect("a piece");
        let mut after = board;
        after[capture.from] = None;
        for (square, on) in after.iter_mut().enumerate() {
            if capture.taken & (1 << square) != 0 {
                *on = None;
            }
        }
        // A man becomes a king only where the move ends.
        after[capture.at] = Some(draughts::arrived(piece, capture.at));
        let result = text(!white, &after);
        for path in paths {
            ways.add(Some(draughts::name(capture.from)), result.clone(), path);
        }
    }
    if !capturing {
        for from in 0..64 {
            let Some(piece) = board[from].filter(|p| p.white == white) else {
                continue;
            };
            for direction in directions(piece) {
                let mut at = from;
                while let Some(to) = beside(at, direction) {
                    if board[to].is_some() {
                        break;
                    }
                    let mut after = board;
                    after[from] = None;
                    after[to] = Some(draughts::arrived(piece, to));
                    let path = format!("{}-{}", draughts::name(from), draughts::name(to));
                    ways.add(Some(draughts::name(from)), text(!white, &after), path);
                    at = to;
                    if !piece.king {
                        break;
                    }
                }
            }
        }
    }

    let moves = ways.moves();
    // The endings by material wait until no capture is pending. That they come before the want of a move
    // was decided with the rules page, not found here: the comparison says nothing about that order.
    if !capturing {
        for side in [white, !white] {
            let other_single = men(&board, !side) == 1 && draughts::count(&board, !side) == 1;
            if men(&board, side) >= 2 && other_single {
                return ended(won(draughts::seat(side), "single-man"));
            }
        }
        if draughts::count(&board, true) == 1 && draughts::count(&board, false) == 1 {
            return ended(SlowOutcome {
                winners: Vec::new(),
                reason: "one-each",
                scores: None,
            });
        }
    }
    if moves.is_empty() {
        return ended(won(1 - seat, "no-moves"));
    }
    Slow {
        seat,
        outcome: None,
        moves,
    }
}

/// Whether it was a capture or a man's forward step. A man's other steps are along a rank.
pub fn is_progress(before: &str, path: &str) -> bool {
    if path.contains('x') {
        return true;
    }
    let (from, to) = path.split_once('-').expect("from-to");
    let (from, to) = (draughts::square(from), draughts::square(to));
    let (_, board, _) = draughts::read(before);
    !board[from].expect("a piece").king && from / 8 != to / 8
}
