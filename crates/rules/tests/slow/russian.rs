//! Russian Draughts, by russian.md.

use super::draughts::{self, Board, Piece};
use super::random::{self, Rng};
use super::{Slow, SlowOutcome, Ways};

pub const START: &str =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

fn text(white_moves: bool, board: &Board) -> String {
    format!(
        "{}:{}:{}",
        if white_moves { "W" } else { "B" },
        draughts::pieces_text(board, true),
        draughts::pieces_text(board, false)
    )
}

pub fn inspect(position: &str) -> Slow {
    let (white, board, _) = draughts::read(position);
    let seat = draughts::seat(white);
    let mine: Vec<usize> = (0..64)
        .filter(|&s| board[s].is_some_and(|p| p.white == white))
        .collect();
    let must_take = mine.iter().any(|&s| draughts::takes_enemy_first(&board, s));
    let mut ways = Ways::default();
    for &from in &mine {
        let piece = board[from].expect("a piece");
        let start = draughts::name(from);
        for (capture, paths) in draughts::captures(&board, from, false) {
            let mut after = board;
            after[from] = None;
            for (square, on) in after.iter_mut().enumerate() {
                if capture.jumped & (1 << square) != 0 {
                    *on = None;
                }
            }
            after[capture.at] = Some(Piece {
                white,
                king: capture.king,
            });
            for path in paths {
                ways.add(Some(start.clone()), text(!white, &after), path);
            }
        }
        if must_take {
            continue;
        }
        for to in draughts::quiet(&board, from) {
            let mut after = board;
            after[from] = None;
            after[to] = Some(draughts::arrived(piece, to));
            let path = format!("{start}-{}", draughts::name(to));
            ways.add(Some(start.clone()), text(!white, &after), path);
        }
    }
    let moves = ways.moves();
    let outcome = moves.is_empty().then(|| SlowOutcome {
        winners: vec![1 - seat],
        reason: "no-moves",
        scores: None,
    });
    Slow {
        seat,
        outcome,
        moves,
    }
}

/// What two positions, one after the other, say of the ply between them.
struct Ply {
    /// Who moved.
    seat: usize,
    taken: bool,
    promoted: bool,
    man_moved: bool,
    /// Where the mover's pieces are afterwards.
    squares: Vec<usize>,
}

fn squares(board: &Board, white: bool, king: bool) -> Vec<usize> {
    let wanted = Some(Piece { white, king });
    (0..64).filter(|&s| board[s] == wanted).collect()
}

impl Ply {
    fn between(before: &str, after: &str) -> Ply {
        let (white, old, _) = draughts::read(before);
        let (_, new, _) = draughts::read(after);
        let mine = |s: &usize| new[*s].is_some_and(|p| p.white == white);
        Ply {
            seat: draughts::seat(white),
            taken: draughts::count(&new, !white) < draughts::count(&old, !white),
            promoted: squares(&new, white, true).len() > squares(&old, white, true).len(),
            man_moved: squares(&old, white, false) != squares(&new, white, false),
            squares: (0..64).filter(mine).collect(),
        }
    }
}

/// The three numbers of the tail, from the positions that have stood: the last is the present one.
pub fn counters(stood: &[String]) -> [usize; 3] {
    let plies: Vec<Ply> = stood
        .windows(2)
        .map(|two| Ply::between(&two[0], &two[1]))
        .collect();
    let backward = || plies.iter().rev();
    let kings_alone = backward().take_while(|p| !p.man_moved && !p.taken).count();
    let same_material = backward().take_while(|p| !p.promoted && !p.taken).count();
    let on_road = match lone_against(&stood[stood.len() - 1], |men, kings| men + kings == 3) {
        None => 0,
        Some(white) => backward()
            .take(same_material)
            .filter(|p| p.seat == draughts::seat(white))
            .take_while(|p| p.squares[0].is_multiple_of(9)) // a1, b2, ... h8
            .count(),
    };
    [kings_alone, same_material, on_road]
}

/// The colour of a single king whose enemy has men and kings as wished.
fn lone_against(position: &str, enemy: impl Fn(usize, usize) -> bool) -> Option<bool> {
    let (_, board, _) = draughts::read(position);
    let men = |white| squares(&board, white, false).len();
    let kings = |white| squares(&board, white, true).len();
    [true, false]
        .into_iter()
        .find(|&white| men(white) == 0 && kings(white) == 1 && enemy(men(!white), kings(!white)))
}

/// Draws 2 to 5; the first of them that holds.
pub fn draw(stood: &[String]) -> Option<&'static str> {
    let position = &stood[stood.len() - 1];
    let (_, board, _) = draughts::read(position);
    let [a, b, c] = counters(stood);
    if a >= 30 {
        return Some("quiet-limit");
    }
    if b >= 30 && lone_against(position, |men, kings| men == 0 && kings >= 3).is_some() {
        return Some("lone-king");
    }
    let both_have_kings =
        !squares(&board, true, true).is_empty() && !squares(&board, false, true).is_empty();
    let enough = match draughts::count(&board, true) + draughts::count(&board, false) {
        2..=3 => b >= 10,
        4..=5 => b >= 60,
        6..=7 => b >= 120,
        _ => false,
    };
    if both_have_kings && enough {
        return Some("few-pieces");
    }
    (c >= 5).then_some("main-road")
}

/// Whether a ply is not one of kings alone.
pub fn is_progress(before: &str, after: &str) -> bool {
    let ply = Ply::between(before, after);
    ply.taken || ply.man_moved
}

pub fn placement(rng: &mut Rng) -> String {
    let mut numbers = [random::density(rng, 12), random::density(rng, 12)];
    if rng.percent(15) {
        // About the endings that are drawn by counting.
        numbers = [rng.between(1, 4), 1];
        if rng.percent(50) {
            numbers.swap(0, 1);
        }
    }
    let board = random::dark_board(rng, numbers);
    text(rng.percent(50), &board)
}
