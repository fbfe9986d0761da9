//! Checkers with Backups, by backups.md.

use super::draughts::{self, Board, Piece, Square};
use super::{Slow, SlowOutcome, Spec, Ways};

pub const START: &str =
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8:R0,0:S";

/// Rule 2: the sixteen lines.
pub const LINES: &str = "12345678abcdefgh";

/// The four dark squares of a line, from a to h or from 1 to 8.
pub fn line_squares(line: char) -> Vec<Square> {
    let number = LINES.find(line).expect("a line");
    let all = (0..8).map(|n| {
        if number < 8 {
            number * 8 + n
        } else {
            n * 8 + number - 8
        }
    });
    all.filter(|&square| draughts::is_dark(square)).collect()
}

#[derive(Clone)]
struct State {
    white: bool,
    board: Board,
    repository: [usize; 2],
    /// As in the position text: `wd=m..k`.
    backups: Vec<String>,
}

impl State {
    fn read(position: &str) -> State {
        let (white, board, rest) = draughts::read(position);
        let backups = rest[1].strip_prefix('S').expect("S");
        State {
            white,
            board,
            repository: draughts::read_pair(&rest[0]),
            backups: backups
                .split(',')
                .filter(|b| !b.is_empty())
                .map(str::to_string)
                .collect(),
        }
    }

    fn text(&self) -> String {
        let mut backups = self.backups.clone();
        backups.sort();
        format!(
            "{}:{}:{}:R{},{}:S{}",
            if self.white { "W" } else { "B" },
            draughts::pieces_text(&self.board, true),
            draughts::pieces_text(&self.board, false),
            self.repository[0],
            self.repository[1],
            backups.join(",")
        )
    }

    fn pass_turn(mut self) -> State {
        self.white = !self.white;
        self
    }

    /// Rule 3, by the side to move: every backup it can pay for, with the text `+d`.
    fn builds(&self) -> Vec<(String, State)> {
        let mut results = Vec::new();
        for line in LINES.chars() {
            let mut signs = String::new();
            for square in line_squares(line) {
                signs.push(match self.board[square] {
                    Some(p) if p.white == self.white && p.king => 'k',
                    Some(p) if p.white == self.white => 'm',
                    _ => '.',
                });
            }
            let cost = 4 + signs.matches('k').count();
            let seat = draughts::seat(self.white);
            if self.repository[seat] < cost {
                continue;
            }
            let mut after = self.clone();
            after.repository[seat] -= cost;
            let owner = if self.white { 'w' } else { 'b' };
            after.backups.push(format!("{owner}{line}={signs}"));
            results.push((format!("+{line}"), after));
        }
        results
    }

    /// Rule 4, by the side to move: every backup of its own restored, with the text `^d=m..k`.
    fn restores(&self) -> Vec<(String, State)> {
        let mut results = Vec::new();
        for (index, backup) in self.backups.iter().enumerate() {
            let owner = if self.white { 'w' } else { 'b' };
            let Some(recorded) = backup.strip_prefix(owner) else {
                continue;
            };
            let mut after = self.clone();
            after.backups.remove(index);
            let (line, signs) = recorded.split_once('=').expect("d=m..k");
            let line = line.chars().next().expect("a line");
            for (square, sign) in line_squares(line).into_iter().zip(signs.chars()) {
                // What stood on the square goes to the basket, that is, nowhere.
                if sign != '.' {
                    let king = sign == 'k';
                    after.board[square] = Some(Piece {
                        white: self.white,
                        king,
                    });
                }
            }
            results.push((format!("^{recorded}"), after));
        }
        results
    }

    /// Every move of a piece on the board, before the turn passes: from, path text, result.
    fn board_moves(&self) -> Vec<(Square, String, State)> {
        let mine: Vec<Square> = (0..64)
            .filter(|&s| self.board[s].is_some_and(|p| p.white == self.white))
            .collect();
        let mut results = Vec::new();
        for &from in &mine {
            for (capture, paths) in draughts::captures(&self.board, from, false) {
                let mut after = self.clone();
                after.board[from] = None;
                for square in 0..64 {
                    if capture.jumped & (1 << square) != 0 {
                        // Rule 1: to the share of its owner, the enemy, as one man.
                        after.board[square] = None;
                        after.repository[draughts::seat(!self.white)] += 1;
                    }
                }
                after.board[capture.at] = Some(Piece {
                    white: self.white,
                    king: capture.king,
                });
                for path in paths {
                    results.push((from, path, after.clone()));
                }
            }
        }
        // Capture is compulsory among board moves.
        if !results.is_empty() {
            return results;
        }
        for &from in &mine {
            let piece = self.board[from].expect("a piece");
            for to in draughts::quiet(&self.board, from) {
                let mut after = self.clone();
                after.board[from] = None;
                after.board[to] = Some(draughts::arrived(piece, to));
                let path = format!("{}-{}", draughts::name(from), draughts::name(to));
                results.push((from, path, after));
            }
        }
        results
    }
}

pub fn inspect(spec: &Spec, position: &str) -> Slow {
    let state = State::read(position);
    let seat = draughts::seat(state.white);
    let mut ways = Ways::default();

    let board_moves = state.board_moves();
    let stuck = board_moves.is_empty();
    for (from, path, after) in board_moves {
        let from = Some(draughts::name(from));
        let mut additions = after.builds();
        if spec.restore_after {
            additions.extend(after.restores());
        }
        for (addition, result) in additions {
            ways.add(
                from.clone(),
                result.pass_turn().text(),
                format!("{path}{addition}"),
            );
        }
        ways.add(from, after.pass_turn().text(), path);
    }
    // Rules 4 and 7: a restore is a turn of its own; with restore=after only by rule 6.
    if !spec.restore_after || stuck {
        for (path, result) in state.restores() {
            ways.add(None, result.pass_turn().text(), path);
        }
    }
    // Rule 6: building alone only where there is no board move.
    if stuck {
        for (path, result) in state.builds() {
            ways.add(None, result.pass_turn().text(), path);
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

/// Whether anything but a king's quiet move was done.
pub fn is_progress(before: &str, path: &str) -> bool {
    if path.contains(['x', '+', '^']) {
        return true;
    }
    let from = draughts::square(&path[..2]);
    !State::read(before).board[from].expect("a piece").king
}
