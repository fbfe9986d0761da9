//! Boards and board moves as text: who is to move, the pieces, the squares a move goes over.

use super::{BoardMove, Hunt, Seen, Stage, Turn};
use crate::{
    Seat, Square,
    text::{write_path, write_pieces},
};

/// How many squares a path may have: more than any capture, so that long nonsense is refused early.
const LONGEST: usize = 40;

/// Reads a path: squares joined by `-` (two of them) or by `x` or `:`. Gives the squares and whether
/// the text says that it is a capture.
pub fn read_path(text: &str) -> Option<(Vec<Square>, bool)> {
    let bytes = text.as_bytes();
    if bytes.len() < 5 || bytes.len() > LONGEST * 3 || bytes.len() % 3 != 2 {
        return None;
    }
    let mut squares = Vec::with_capacity(bytes.len() / 3 + 1);
    let mut capture = None;
    for chunk in bytes.chunks(3) {
        squares.push(Square::read(std::str::from_utf8(&chunk[..2]).ok()?)?);
        let kind = match chunk.get(2) {
            None => continue,
            Some(b'x' | b':') => true,
            Some(b'-') => false,
            Some(_) => return None,
        };
        if capture.is_some_and(|before| before != kind) {
            return None;
        }
        capture = Some(kind);
    }
    let capture = capture?;
    (capture || squares.len() == 2).then_some((squares, capture))
}

impl Turn<'_> {
    /// `SIDE:W<pieces>:B<pieces>`, with which every position text begins.
    pub fn position_text(self) -> String {
        let mut out = String::with_capacity(96);
        out.push_str(if self.seat == Seat::FIRST { "W:" } else { "B:" });
        let [white, black] = self.board.pieces();
        write_pieces(&mut out, 'W', white);
        out.push(':');
        write_pieces(&mut out, 'B', black);
        out
    }

    /// The path of a legal move that comes first by the names of its squares: that of its text.
    pub fn path(self, m: BoardMove) -> Vec<Square> {
        self.some_paths(m, 1).pop().unwrap_or_default()
    }

    /// Every path of a legal move, in the order of the names of their squares.
    pub fn paths(self, m: BoardMove) -> Vec<Vec<Square>> {
        self.some_paths(m, usize::MAX)
    }

    fn some_paths(self, m: BoardMove, most: usize) -> Vec<Vec<Square>> {
        if m.captured == 0 {
            return vec![vec![m.from, m.to]];
        }
        let (hunt, stage) = self.hunt(m.from);
        let mut search = Search {
            hunt,
            end: Stage {
                captured: m.captured,
                at: m.to,
                king: m.king,
            },
            most,
            path: vec![m.from],
            found: Vec::new(),
            dead: Seen::default(),
        };
        search.go(stage);
        search.found
    }

    /// The canonical text of a legal board move.
    pub fn text(self, m: BoardMove) -> String {
        write_path(&self.path(m), if m.captured == 0 { '-' } else { 'x' })
    }

    /// The legal board move that a path spells out, as a capture or as a quiet move.
    pub fn spelt(self, squares: &[Square], capture: bool) -> Option<BoardMove> {
        let (&from, rest) = squares.split_first()?;
        if self.board.all(self.seat) & from.bit() == 0 {
            return None;
        }
        let (starters, compulsory) = self.starters();
        if !capture {
            return match rest {
                [to] if !compulsory && self.quiet_from(from) & to.bit() != 0 => {
                    Some(self.quiet(from, *to))
                }
                _ => None,
            };
        }
        let (hunt, mut stage) = self.hunt(from);
        if starters & from.bit() == 0 || rest.is_empty() {
            return None;
        }
        for &to in rest {
            stage = hunt.hop_to(stage, to)?.1;
        }
        hunt.is_end(stage).then_some(BoardMove {
            captured: stage.captured,
            from,
            to: stage.at,
            king: stage.king,
        })
    }

    /// The legal board moves that a path can mean: the one it spells out, or else, for two squares of
    /// a capture, those that start and end there.
    pub fn meant(self, squares: &[Square], capture: bool) -> Vec<BoardMove> {
        let mut list: Vec<_> = self.spelt(squares, capture).into_iter().collect();
        if let (true, true, &[from, to]) = (capture, list.is_empty(), squares) {
            self.captures(self.starters().0 & from.bit(), &mut |m| {
                if m.to == to {
                    list.push(m);
                }
            });
        }
        list
    }
}

impl Hunt {
    /// Whether a capture ends here.
    pub fn is_end(&self, stage: Stage) -> bool {
        let mut end = true;
        self.hops(stage, &mut |_, _| end = false);
        end
    }
}

/// The search for paths to one end. A stage from which none leads there is searched once.
struct Search {
    hunt: Hunt,
    end: Stage,
    most: usize,
    path: Vec<Square>,
    found: Vec<Vec<Square>>,
    dead: Seen<Stage>,
}

impl Search {
    fn go(&mut self, stage: Stage) {
        if stage == self.end {
            self.found.push(self.path.clone());
            return;
        }
        let before = self.found.len();
        for (_, next) in self.hunt.named_hops(stage) {
            if next.captured & !self.end.captured == 0 && !self.dead.contains(next) {
                self.path.push(next.at);
                self.go(next);
                self.path.pop();
                if self.found.len() >= self.most {
                    return;
                }
            }
        }
        if self.found.len() == before {
            self.dead.insert(stage);
        }
    }
}
