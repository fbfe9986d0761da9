//! Russian Cyclic Checkers, by cyclic.md.

use super::draughts::{self, Board, Piece};
use super::{Slow, SlowOutcome, Ways};

pub const START: &str =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:R0,0";

fn text(white_moves: bool, board: &Board, reserve: [usize; 2]) -> String {
    format!(
        "{}:{}:{}:R{},{}",
        if white_moves { "W" } else { "B" },
        draughts::pieces_text(board, true),
        draughts::pieces_text(board, false),
        reserve[0],
        reserve[1]
    )
}

pub fn inspect(position: &str) -> Slow {
    let (white, board, rest) = draughts::read(position);
    let reserve = draughts::read_pair(&rest[0]);
    let seat = draughts::seat(white);
    let mine: Vec<usize> = (0..64)
        .filter(|&s| board[s].is_some_and(|p| p.white == white))
        .collect();

    // Rule 2: a direct capture of an enemy is compulsory, and leaves nothing else legal.
    let must_take = mine.iter().any(|&s| draughts::takes_enemy_first(&board, s));
    let mut ways = Ways::default();

    for &from in &mine {
        let piece = board[from].expect("a piece");
        if must_take && !draughts::takes_enemy_first(&board, from) {
            continue;
        }
        // By rule 5 a piece that can begin with an enemy does, so what is left here under rule 2
        // begins with enemies only.
        for (capture, paths) in draughts::captures(&board, from, true) {
            let mut after = board;
            let mut after_reserve = reserve;
            after[from] = None;
            for (square, on) in after.iter_mut().enumerate() {
                if capture.jumped & (1 << square) != 0 {
                    // Rule 7: own pieces to the reserve, kings too, as men; enemies out.
                    if on.expect("a jumped piece").white == white {
                        after_reserve[seat] += 1;
                    }
                    *on = None;
                }
            }
            after[capture.at] = Some(Piece {
                white,
                king: capture.king,
            });
            let result = text(!white, &after, after_reserve);
            for path in paths {
                ways.add(Some(draughts::name(from)), result.clone(), path);
            }
        }
        if must_take {
            continue;
        }
        for to in draughts::quiet(&board, from) {
            let mut after = board;
            after[from] = None;
            after[to] = Some(draughts::arrived(piece, to));
            let path = format!("{}-{}", draughts::name(from), draughts::name(to));
            ways.add(
                Some(draughts::name(from)),
                text(!white, &after, reserve),
                path,
            );
        }
    }

    // Rule 8: a drop on an empty dark square of the four nearest ranks.
    if !must_take && reserve[seat] > 0 {
        for to in 0..64 {
            let near = if white { to / 8 < 4 } else { to / 8 >= 4 };
            if !near || !draughts::is_dark(to) || board[to].is_some() {
                continue;
            }
            let mut after = board;
            after[to] = Some(Piece { white, king: false });
            let mut after_reserve = reserve;
            after_reserve[seat] -= 1;
            let path = format!("@{}", draughts::name(to));
            ways.add(None, text(!white, &after, after_reserve), path);
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

/// Whether an enemy piece was taken: then, and only then, the enemy has fewer on the board.
pub fn is_progress(before: &str, after: &str) -> bool {
    let (white, board, _) = draughts::read(before);
    let (_, board_after, _) = draughts::read(after);
    draughts::count(&board_after, !white) < draughts::count(&board, !white)
}
