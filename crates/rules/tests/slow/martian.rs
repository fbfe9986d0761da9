//! Martian Chess, by martian.md.

use super::{Slow, SlowOutcome, Spec, Ways};
use std::cmp::Ordering;

pub const START_2: &str = "QQD1/QDP1/DPP1/4/4/1PPD/1PDQ/1DQQ 1 0,0 -";
pub const START_4: &str = "QQD2DQQ/QDP2PDQ/DPP2PPD/8/8/DPP2PPD/QDP2PDQ/QQD2DQQ 1 0,0,0,0 -";

/// File and rank, from 0.
pub type Square = (usize, usize);

#[derive(Clone)]
pub struct State {
    pub players: usize,
    /// `cells[rank][file]`: Q, D, P, or `.` for empty.
    pub cells: Vec<Vec<char>>,
    pub seat: usize,
    pub points: Vec<u32>,
    pub no_return: Option<(Square, Square)>,
}

pub fn name((file, rank): Square) -> String {
    format!("{}{}", (b'a' + file as u8) as char, rank + 1)
}

fn square(text: &str) -> Square {
    let bytes = text.as_bytes();
    ((bytes[0] - b'a') as usize, (bytes[1] - b'1') as usize)
}

/// The seat in whose quadrant a square lies.
pub fn owner(players: usize, (file, rank): Square) -> usize {
    match (players, file < 4, rank < 4) {
        (2, _, true) => 0,
        (2, _, false) => 1,
        (_, true, true) => 0,
        (_, true, false) => 1,
        (_, false, false) => 2,
        (_, false, true) => 3,
    }
}

pub fn value(piece: char) -> u32 {
    match piece {
        'Q' => 3,
        'D' => 2,
        'P' => 1,
        _ => 0,
    }
}

impl State {
    pub fn empty(players: usize) -> State {
        State {
            players,
            cells: vec![vec!['.'; 2 * players]; 8],
            seat: 0,
            points: vec![0; players],
            no_return: None,
        }
    }

    fn read(spec: &Spec, position: &str) -> State {
        let fields: Vec<&str> = position.split(' ').collect();
        let mut state = State::empty(spec.players);
        for (row, rank) in fields[0].split('/').zip((0..8).rev()) {
            let mut file = 0;
            for sign in row.chars() {
                if let Some(empty) = sign.to_digit(10) {
                    file += empty as usize;
                } else {
                    state.cells[rank][file] = sign;
                    file += 1;
                }
            }
            assert!(file == 2 * spec.players, "a rank of {position}");
        }
        state.seat = fields[1].parse::<usize>().expect("a seat") - 1;
        state.points = fields[2]
            .split(',')
            .map(|p| p.parse().expect("points"))
            .collect();
        if fields[3] != "-" {
            state.no_return = Some((square(&fields[3][..2]), square(&fields[3][2..])));
        }
        state
    }

    pub fn text(&self) -> String {
        let mut rows = Vec::new();
        for rank in (0..8).rev() {
            let mut row = String::new();
            let mut empty = 0;
            for &sign in &self.cells[rank] {
                if sign == '.' {
                    empty += 1;
                    continue;
                }
                if empty > 0 {
                    row.push_str(&empty.to_string());
                    empty = 0;
                }
                row.push(sign);
            }
            if empty > 0 {
                row.push_str(&empty.to_string());
            }
            rows.push(row);
        }
        let points: Vec<String> = self.points.iter().map(u32::to_string).collect();
        let no_return = match self.no_return {
            Some((from, to)) => format!("{}{}", name(from), name(to)),
            None => "-".to_string(),
        };
        format!(
            "{} {} {} {no_return}",
            rows.join("/"),
            self.seat + 1,
            points.join(",")
        )
    }

    pub fn squares(&self) -> Vec<Square> {
        (0..8)
            .flat_map(|rank| (0..2 * self.players).map(move |file| (file, rank)))
            .collect()
    }

    pub fn at(&self, (file, rank): Square) -> char {
        self.cells[rank][file]
    }

    pub fn put(&mut self, (file, rank): Square, piece: char) {
        self.cells[rank][file] = piece;
    }

    pub fn owner(&self, square: Square) -> usize {
        owner(self.players, square)
    }

    /// Whether a seat has such a piece (`.` asks for any piece) in its quadrant.
    fn has(&self, seat: usize, piece: char) -> bool {
        self.squares().into_iter().any(|s| {
            let here = self.at(s);
            self.owner(s) == seat && here != '.' && (piece == '.' || here == piece)
        })
    }

    /// The squares a piece of this kind on `from` comes to: every empty one along the way, and the
    /// first occupied one.
    pub fn reach(&self, piece: char, from: Square) -> Vec<Square> {
        let mut targets = Vec::new();
        for file_step in -1i32..=1 {
            for rank_step in -1i32..=1 {
                if file_step == 0 && rank_step == 0 {
                    continue;
                }
                let diagonal = file_step != 0 && rank_step != 0;
                let steps = match piece {
                    'P' if diagonal => 1,
                    'D' if !diagonal => 2,
                    'Q' => 8,
                    _ => 0,
                };
                for n in 1..=steps {
                    let file = from.0 as i32 + n * file_step;
                    let rank = from.1 as i32 + n * rank_step;
                    let width = 2 * self.players as i32;
                    if !(0..width).contains(&file) || !(0..8).contains(&rank) {
                        break;
                    }
                    let to = (file as usize, rank as usize);
                    targets.push(to);
                    if self.at(to) != '.' {
                        break;
                    }
                }
            }
        }
        targets
    }

    /// What an own piece landing on an own piece makes.
    fn merged(&self, mover: char, target: char) -> Option<char> {
        match (mover, target) {
            ('D', 'P') | ('P', 'D') if !self.has(self.seat, 'Q') => Some('Q'),
            ('P', 'P') if !self.has(self.seat, 'D') => Some('D'),
            _ => None,
        }
    }

    fn next_turn(&self) -> State {
        let mut after = self.clone();
        after.seat = (self.seat + 1) % self.players;
        after.no_return = None;
        after
    }

    fn winners(&self, on_equal: Option<usize>) -> Vec<usize> {
        // A team: the seats of one remainder by 2; with two players a team of one.
        let team = |t: usize| -> Vec<usize> { (t..self.players).step_by(2).collect() };
        let sum = |t: usize| -> u32 { team(t).iter().map(|&s| self.points[s]).sum() };
        match sum(0).cmp(&sum(1)) {
            Ordering::Greater => team(0),
            Ordering::Less => team(1),
            Ordering::Equal => on_equal.map(|seat| team(seat % 2)).unwrap_or_default(),
        }
    }
}

pub fn inspect(spec: &Spec, position: &str) -> Slow {
    let state = State::read(spec, position);
    let seat = state.seat;

    // As soon as a quadrant is empty the game ends; on equal points its owner wins.
    for quadrant in 0..spec.players {
        if !state.has(quadrant, '.') {
            let outcome = SlowOutcome {
                winners: state.winners(Some(quadrant)),
                reason: "empty-quadrant",
                scores: Some(state.points.clone()),
            };
            return Slow {
                seat,
                outcome: Some(outcome),
                moves: Vec::new(),
            };
        }
    }

    let mut ways = Ways::default();
    let mut any = false;
    for from in state.squares() {
        let piece = state.at(from);
        if piece == '.' || state.owner(from) != seat {
            continue;
        }
        for to in state.reach(piece, from) {
            let target = state.at(to);
            let crosses = state.owner(to) != seat;
            let mut after = state.next_turn();
            after.put(from, '.');
            let sign;
            if target == '.' {
                // No return: not straight back over the border where it has just come from.
                if state.no_return == Some((to, from)) {
                    continue;
                }
                sign = '-';
                after.put(to, piece);
            } else if crosses {
                sign = 'x';
                after.put(to, piece);
                after.points[seat] += value(target);
            } else {
                let Some(made) = state.merged(piece, target) else {
                    continue;
                };
                sign = '=';
                after.put(to, made);
            }
            if crosses && spec.players == 2 {
                after.no_return = Some((from, to));
            }
            any = true;
            let path = format!("{}{sign}{}", name(from), name(to));
            // A piece that takes one of its own kind leaves the target square as it was, so with
            // four players (no no-return move in the text) a queen that can take either of two
            // queens comes to the same position both ways. The words of README.md would make that
            // one move; martian.md's counts (218410 and 3185928; else 218378 and 3184705) have
            // two. The counts are followed: the target square tells moves apart here.
            ways.add(Some(path.clone()), after.text(), path);
        }
    }
    // A player with pieces but no legal move passes.
    if !any {
        ways.add(None, state.next_turn().text(), "pass".to_string());
    }
    Slow {
        seat,
        outcome: None,
        moves: ways.moves(),
    }
}

/// The end by threefold or by the quiet limit: more points win, equal points draw.
pub fn counter_outcome(spec: &Spec, position: &str, reason: &'static str) -> SlowOutcome {
    let state = State::read(spec, position);
    SlowOutcome {
        winners: state.winners(None),
        reason,
        scores: Some(state.points),
    }
}
