//! Why a move is illegal, with the article that forbids it.

use super::{
    chain::Chain,
    position::{Move, Turkish},
};
use crate::{
    Note, Position, Square, Step,
    bits::{STRAIGHT, ray},
};

/// Why no legal move begins with these steps, or why they are no whole move.
pub fn why_not(position: &Turkish, steps: &[Step]) -> Note {
    match squares(steps) {
        Err(note) => note,
        Ok(squares) => refuse(position, &squares, false),
    }
}

/// Why a path is no legal move. `marked`: it was written as a capture.
pub fn refuse(position: &Turkish, path: &[Square], marked: bool) -> Note {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let attempt = Attempt {
        position,
        legal,
        marked,
    };
    attempt.explain(path)
}

/// The article on the quiet moves of a man or a king.
const fn quiet_article(king: bool) -> &'static str {
    if king { "2.2" } else { "2.1" }
}

/// The article on the captures of a man or a king.
pub const fn capture_article(king: bool) -> &'static str {
    if king { "3.3" } else { "3.2" }
}

/// The steps as squares.
fn squares(steps: &[Step]) -> Result<Vec<Square>, Note> {
    let mut out = Vec::new();
    for step in steps {
        match step {
            Step::Place(place) => out.push(place.square().ok_or_else(|| {
                Note::new("move-off-board")
                    .with("place", format!("{},{}", place.x, place.y))
                    .article("1.1")
            })?),
            other => return Err(Note::new("move-illegal").part(&format!("{other:?}"))),
        }
    }
    Ok(out)
}

/// A position and its legal moves, of which the attempt is none.
struct Attempt<'a> {
    position: &'a Turkish,
    legal: Vec<Move>,
    marked: bool,
}

impl Attempt<'_> {
    /// How many pieces must be taken.
    fn due(&self) -> u32 {
        self.legal.first().map_or(0, |m| m.captured.count_ones())
    }

    fn explain(&self, squares: &[Square]) -> Note {
        let Some((&from, rest)) = squares.split_first() else {
            return Note::new("move-illegal").part("");
        };
        if (self.position.own | self.position.other) & from.bit() == 0 {
            return Note::new("move-no-piece")
                .with("place", from)
                .article("1.2");
        }
        if self.position.own & from.bit() == 0 {
            return Note::new("move-not-yours")
                .with("place", from)
                .article("1.2");
        }
        let begun = Chain::begin(self.position, from);
        let mut chain = begun;
        for &to in rest {
            match chain.landing(to) {
                Some(next) => chain = next,
                None if chain.captured == 0 => return self.no_jump(&chain, to, rest.len() > 1),
                None => return self.bad_jump(&chain, to),
            }
        }
        self.short(&chain)
    }

    /// Every step is a possible jump, or only the piece is named.
    fn short(&self, chain: &Chain) -> Note {
        let most = chain.most();
        if self.due() == 0 {
            return Note::new("turkish-no-move")
                .with("place", chain.from)
                .article("2.1");
        }
        if most == 0 {
            return self.compulsory();
        }
        if most < self.due() {
            return Note::new("turkish-majority")
                .with("count", most)
                .with("max", self.due())
                .with("list", self.position.texts(&self.legal))
                .article("3.6");
        }
        self.goes_on(chain)
    }

    fn compulsory(&self) -> Note {
        Note::new("move-capture-compulsory")
            .with("list", self.position.texts(&self.legal))
            .article("3.1")
    }

    /// The squares a capture may go on to.
    fn goes_on(&self, chain: &Chain) -> Note {
        let mut next = chain.hops();
        next.retain(|&hop| chain.after(hop).most() == self.due());
        let names: Vec<String> = next.iter().map(|hop| hop.to.to_string()).collect();
        Note::new("move-capture-goes-on")
            .with("list", names.join(", "))
            .article("3.4")
    }

    /// The first step is no jump, and not a legal step or slide. `more` steps follow it.
    fn no_jump(&self, chain: &Chain, to: Square, more: bool) -> Note {
        let from = chain.at;
        let king = self.position.is_king(from);
        let all = self.position.own | self.position.other;
        let Some(direction) = towards(from, to) else {
            return self.not_straight(chain, to);
        };
        let between: Vec<Square> = ray(from, STRAIGHT[direction])
            .take_while(|&at| at != to)
            .collect();
        let first = between.iter().find(|at| all & at.bit() != 0);
        let over_enemy = first.is_some_and(|at| self.position.other & at.bit() != 0);
        let attack = self.marked || over_enemy || self.position.other & to.bit() != 0;
        let article = if attack {
            capture_article(king)
        } else {
            quiet_article(king)
        };
        if !king && direction == chain.backward() {
            let id = if attack {
                "turkish-capture-back"
            } else {
                "move-backward"
            };
            return two_squares(id, from, to, article);
        }
        let own_first = first.filter(|_| !over_enemy && attack).copied();
        let blocker = match blocker(&between, self.position) {
            Some(at) if king && (!attack || all & to.bit() == 0) => Some(at),
            _ => own_first,
        };
        if let Some(at) = blocker {
            return Note::new("turkish-blocked")
                .with("place", at)
                .article(article);
        }
        if attack && (all & to.bit() != 0 || !king && !between.is_empty()) {
            return how_to_capture(to, king);
        }
        if all & to.bit() != 0 {
            return Note::new("move-occupied")
                .with("place", to)
                .article(article);
        }
        if !king && !between.is_empty() {
            return two_squares("turkish-man-far", from, to, article);
        }
        if self.due() > 0 {
            return self.compulsory();
        }
        if self.marked {
            return how_to_capture(to, king);
        }
        let id = if more {
            "turkish-one-step"
        } else {
            "move-no-way"
        };
        two_squares(id, from, to, article)
    }

    /// The first step does not follow a rank or a file, or goes nowhere.
    fn not_straight(&self, chain: &Chain, to: Square) -> Note {
        let king = self.position.is_king(chain.from);
        let article = if self.marked || self.position.other & to.bit() != 0 {
            capture_article(king)
        } else {
            quiet_article(king)
        };
        if chain.at == to {
            return Note::new("move-occupied")
                .with("place", to)
                .article(article);
        }
        two_squares("turkish-diagonal", chain.at, to, article)
    }

    /// A capture is under way and this is no jump of it.
    fn bad_jump(&self, chain: &Chain, to: Square) -> Note {
        let direction = towards(chain.at, to);
        let mut barred = Vec::new();
        if let Some(direction) = direction {
            chain.hops_towards(direction, &mut barred);
        }
        if barred.iter().any(|hop| hop.to == to) {
            // He could jump there, but for the way he would go.
            let backward =
                !self.position.is_king(chain.from) && direction == Some(chain.backward());
            let (id, article) = if backward {
                ("turkish-capture-back", "3.2")
            } else {
                ("turkish-turn", "3.5")
            };
            return two_squares(id, chain.at, to, article);
        }
        if chain.most() < self.due() {
            return self.short(chain);
        }
        if chain.taken() < self.due() {
            return self.goes_on(chain);
        }
        let article = capture_article(self.position.is_king(chain.from));
        two_squares("move-no-way", chain.at, to, article)
    }
}

/// What is said to an attempt to capture otherwise than by a jump.
fn how_to_capture(to: Square, king: bool) -> Note {
    Note::new("move-jump")
        .with("place", to)
        .article(capture_article(king))
}

fn two_squares(id: &'static str, from: Square, to: Square, article: &'static str) -> Note {
    Note::new(id)
        .with("from", from)
        .with("to", to)
        .article(article)
}

/// What a king cannot pass: his own piece, or an enemy with another piece behind it.
fn blocker(between: &[Square], position: &Turkish) -> Option<Square> {
    let all = position.own | position.other;
    let mut pieces = between.iter().filter(|at| all & at.bit() != 0);
    let first = *pieces.next()?;
    if position.own & first.bit() != 0 {
        Some(first)
    } else {
        pieces.next().copied()
    }
}

/// The direction from one square to another in the same rank or file.
fn towards(from: Square, to: Square) -> Option<usize> {
    (0..4).find(|&direction| ray(from, STRAIGHT[direction]).any(|at| at == to))
}
