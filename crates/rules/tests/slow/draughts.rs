//! What the draughts games share: squares, pieces, their text, and the Russian moves.

use super::PATHS;
use std::collections::{BTreeMap, BTreeSet};

/// rank * 8 + file, both from 0, so that counting up lists squares by rank, then file.
pub type Square = usize;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub white: bool,
    pub king: bool,
}

pub type Board = [Option<Piece>; 64];

pub const EMPTY: Board = [None; 64];

pub const DIAGONALS: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];

pub fn name(square: Square) -> String {
    let file = (b'a' + (square % 8) as u8) as char;
    let rank = (b'1' + (square / 8) as u8) as char;
    format!("{file}{rank}")
}

pub fn square(text: &str) -> Square {
    let bytes = text.as_bytes();
    assert!(bytes.len() == 2, "not a square: {text}");
    let file = bytes[0].wrapping_sub(b'a') as usize;
    let rank = bytes[1].wrapping_sub(b'1') as usize;
    assert!(file < 8 && rank < 8, "not a square: {text}");
    rank * 8 + file
}

/// a1 is dark.
pub fn is_dark(square: Square) -> bool {
    (square % 8 + square / 8).is_multiple_of(2)
}

/// The square `ranks` up and `files` to the right, if the board has it.
pub fn beside(square: Square, (ranks, files): (i32, i32)) -> Option<Square> {
    let rank = (square / 8) as i32 + ranks;
    let file = (square % 8) as i32 + files;
    if (0..8).contains(&rank) && (0..8).contains(&file) {
        Some((rank * 8 + file) as Square)
    } else {
        None
    }
}

pub fn last_rank(white: bool) -> usize {
    if white { 7 } else { 0 }
}

/// `Wa1,Kc1`: the pieces of one colour.
pub fn pieces_text(board: &Board, white: bool) -> String {
    let mut text = String::from(if white { "W" } else { "B" });
    for (square, piece) in board.iter().enumerate() {
        let Some(piece) = piece else { continue };
        if piece.white != white {
            continue;
        }
        if text.len() > 1 {
            text.push(',');
        }
        if piece.king {
            text.push('K');
        }
        text.push_str(&name(square));
    }
    text
}

pub fn read_pieces(board: &mut Board, text: &str, white: bool) {
    let list = text
        .strip_prefix(if white { 'W' } else { 'B' })
        .expect("W or B before pieces");
    for item in list.split(',').filter(|i| !i.is_empty()) {
        let king = item.starts_with('K');
        let square = square(item.trim_start_matches('K'));
        assert!(board[square].is_none(), "two pieces on {item}");
        board[square] = Some(Piece { white, king });
    }
}

/// Reads `SIDE:W<pieces>:B<pieces>` and gives back what follows: whether White moves, the board, the
/// other fields.
pub fn read(position: &str) -> (bool, Board, Vec<String>) {
    let fields: Vec<&str> = position.split(':').collect();
    let mut board = EMPTY;
    read_pieces(&mut board, fields[1], true);
    read_pieces(&mut board, fields[2], false);
    (
        fields[0] == "W",
        board,
        fields[3..].iter().map(ToString::to_string).collect(),
    )
}

/// `R2,1` as two numbers.
pub fn read_pair(field: &str) -> [usize; 2] {
    let (white, black) = field
        .strip_prefix('R')
        .expect("R")
        .split_once(',')
        .expect("R0,0");
    [
        white.parse().expect("a number"),
        black.parse().expect("a number"),
    ]
}

/// 0 for White, 1 for Black: the seat, and the place in a pair.
pub fn seat(white: bool) -> usize {
    usize::from(!white)
}

pub fn count(board: &Board, white: bool) -> usize {
    board.iter().flatten().filter(|p| p.white == white).count()
}

/// Where a piece may go without capturing (Russian draughts).
pub fn quiet(board: &Board, from: Square) -> Vec<Square> {
    let piece = board[from].expect("a piece");
    let mut targets = Vec::new();
    for direction in DIAGONALS {
        let forward = (direction.0 > 0) == piece.white;
        if !piece.king && !forward {
            continue;
        }
        let mut at = from;
        while let Some(next) = beside(at, direction) {
            if board[next].is_some() {
                break;
            }
            targets.push(next);
            at = next;
            if !piece.king {
                break;
            }
        }
    }
    targets
}

/// A piece of the same colour after it has come to `to`: a man on the last rank is a king.
pub fn arrived(piece: Piece, to: Square) -> Piece {
    Piece {
        white: piece.white,
        king: piece.king || to / 8 == last_rank(piece.white),
    }
}

/// A capture under way. The mover is off the board meanwhile (its starting square counts as empty);
/// the pieces it has jumped still stand there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Capture {
    pub at: Square,
    pub king: bool,
    /// Bit n: the piece on square n has been jumped.
    pub jumped: u64,
}

/// One jump: the piece jumped, and the squares behind it.
struct Jump {
    over: Square,
    own: bool,
    landings: Vec<Square>,
}

/// Every jump there is, over pieces of either colour; `take_own` tells whether own ones count.
fn jumps(board: &Board, white: bool, take_own: bool, capture: &Capture) -> Vec<Jump> {
    let mut found = Vec::new();
    for direction in DIAGONALS {
        // The first piece on the diagonal; for a man only the next square is looked at.
        let mut over = beside(capture.at, direction);
        while let Some(square) = over {
            if board[square].is_some() || !capture.king {
                break;
            }
            over = beside(square, direction);
        }
        let Some(over) = over else { continue };
        let Some(victim) = board[over] else { continue };
        // Jumped pieces stay, block the way, and cannot be jumped twice.
        if capture.jumped & (1 << over) != 0 {
            continue;
        }
        let own = victim.white == white;
        if own && !take_own {
            continue;
        }
        let mut landings = Vec::new();
        let mut behind = beside(over, direction);
        while let Some(square) = behind {
            if board[square].is_some() {
                break;
            }
            landings.push(square);
            if !capture.king {
                break;
            }
            behind = beside(square, direction);
        }
        if !landings.is_empty() {
            found.push(Jump {
                over,
                own,
                landings,
            });
        }
    }
    found
}

/// Whether any own piece has been jumped in this capture.
fn own_jumped(board: &Board, white: bool, jumped: u64) -> bool {
    (0..64).any(|s| jumped & (1 << s) != 0 && board[s].is_some_and(|p| p.white == white))
}

/// The captures one jump further on; none where the capture is complete.
///
/// Without `take_own` this is Russian draughts: there is never an own jump, and rules 5 and 6 of
/// cyclic.md come down to "a king lands where the capture goes on, if it can".
fn further(board: &Board, white: bool, take_own: bool, capture: &Capture) -> Vec<Capture> {
    let mut choices = jumps(board, white, take_own, capture);
    // Rule 5: until an own piece is jumped, an enemy goes before an own piece.
    if !own_jumped(board, white, capture.jumped) && choices.iter().any(|j| !j.own) {
        choices.retain(|j| !j.own);
    }
    let mut results = Vec::new();
    for jump in choices {
        let jumped = capture.jumped | (1 << jump.over);
        let landed: Vec<Capture> = jump
            .landings
            .iter()
            .map(|&at| {
                let piece = arrived(
                    Piece {
                        white,
                        king: capture.king,
                    },
                    at,
                );
                Capture {
                    at,
                    king: piece.king,
                    jumped,
                }
            })
            .collect();
        // Rule 6, as things stand after this jump. (A man has one landing square: no choice.)
        let next: Vec<Vec<Jump>> = landed
            .iter()
            .map(|c| jumps(board, white, take_own, c))
            .collect();
        let takes_enemy = |n: &Vec<Jump>| n.iter().any(|j| !j.own);
        let enemy_next = next.iter().any(takes_enemy);
        let any_next = next.iter().any(|n| !n.is_empty());
        let after_own = own_jumped(board, white, jumped);
        for (landing, next) in landed.iter().zip(&next) {
            let allowed = if !after_own && enemy_next {
                takes_enemy(next)
            } else if any_next {
                !next.is_empty()
            } else {
                true
            };
            if allowed {
                results.push(*landing);
            }
        }
    }
    results
}

/// Whether the piece on `from` can jump an enemy as its first jump.
pub fn takes_enemy_first(board: &Board, from: Square) -> bool {
    let piece = board[from].expect("a piece");
    let mut lifted = *board;
    lifted[from] = None;
    let begin = Capture {
        at: from,
        king: piece.king,
        jumped: 0,
    };
    jumps(&lifted, piece.white, false, &begin)
        .iter()
        .any(|j| !j.own)
}

/// Every complete capture by the piece on `from`, with its path texts.
///
/// All captures grow by one jump at a time; two that have come to the same square, as the same kind
/// of piece, with the same pieces jumped go on alike and are kept as one with two paths.
pub fn captures(board: &Board, from: Square, take_own: bool) -> Vec<(Capture, BTreeSet<String>)> {
    let piece = board[from].expect("a piece");
    let mut lifted = *board;
    lifted[from] = None;
    let begin = Capture {
        at: from,
        king: piece.king,
        jumped: 0,
    };
    let mut level = BTreeMap::from([(begin, BTreeSet::from([name(from)]))]);
    let mut complete = Vec::new();
    while !level.is_empty() {
        let mut deeper: BTreeMap<Capture, BTreeSet<String>> = BTreeMap::new();
        for (capture, paths) in level {
            let results = further(&lifted, piece.white, take_own, &capture);
            if results.is_empty() && capture.jumped != 0 {
                complete.push((capture, paths));
                continue;
            }
            for result in results {
                let known = deeper.entry(result).or_default();
                for path in &paths {
                    known.insert(format!("{path}x{}", name(result.at)));
                    if known.len() > PATHS {
                        known.pop_last();
                    }
                }
            }
        }
        level = deeper;
    }
    complete
}
