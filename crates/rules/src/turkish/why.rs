//! Why an attempted move is not legal, in the game's terms.

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
        Ok(squares) => Attempt::of(position).explain(&squares),
    }
}

/// The steps as squares.
fn squares(steps: &[Step]) -> Result<Vec<Square>, Note> {
    let mut out = Vec::new();
    for step in steps {
        match step {
            Step::Place(place) => out.push(place.square().ok_or_else(|| {
                Note::new("move-off-board").with("place", format!("{},{}", place.x, place.y))
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
}

impl Attempt<'_> {
    fn of(position: &Turkish) -> Attempt<'_> {
        let mut legal = Vec::new();
        position.legal_moves(&mut legal);
        Attempt { position, legal }
    }

    /// How many pieces must be taken.
    fn due(&self) -> u32 {
        self.legal.first().map_or(0, |m| m.captured.count_ones())
    }

    fn explain(&self, squares: &[Square]) -> Note {
        let Some((&from, rest)) = squares.split_first() else {
            return Note::new("move-illegal").part("");
        };
        if (self.position.own | self.position.other) & from.bit() == 0 {
            return Note::new("move-no-piece").with("place", from);
        }
        if self.position.own & from.bit() == 0 {
            return Note::new("move-not-yours").with("place", from);
        }
        let begun = Chain::begin(self.position, from);
        let mut chain = begun;
        for &to in rest {
            match chain.landing(to) {
                Some(next) => chain = next,
                None if chain.captured == 0 => return self.quiet(&chain, to, rest.len() > 1),
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

    /// The first step is no jump: a step or slide that is not legal. `more` steps follow it.
    fn quiet(&self, chain: &Chain, to: Square, more: bool) -> Note {
        let from = chain.at;
        let king = self.position.is_king(from);
        let article = if king { "2.2" } else { "2.1" };
        if (self.position.own | self.position.other) & to.bit() != 0 {
            return Note::new("move-occupied")
                .with("place", to)
                .article(article);
        }
        let Some(direction) = towards(from, to) else {
            return Note::new("turkish-diagonal")
                .with("from", from)
                .with("to", to)
                .article(article);
        };
        let between: Vec<Square> = ray(from, STRAIGHT[direction])
            .take_while(|&at| at != to)
            .collect();
        let occupied = |at: &&Square| (self.position.own | self.position.other) & at.bit() != 0;
        if !king {
            if direction == chain.backward() {
                let jump = between.len() == 1 && self.position.other & between[0].bit() != 0;
                let article = if jump { "3.2" } else { "2.1" };
                return Note::new("move-backward")
                    .with("from", from)
                    .with("to", to)
                    .article(article);
            }
            if !between.is_empty() {
                return Note::new("turkish-man-far")
                    .with("from", from)
                    .with("to", to)
                    .article("2.1");
            }
        } else if let Some(at) = blocker(&between, self.position, occupied) {
            return Note::new("turkish-blocked")
                .with("place", at)
                .article("2.2");
        }
        if self.due() > 0 {
            return self.compulsory();
        }
        if more {
            return Note::new("turkish-one-step")
                .with("from", from)
                .with("to", to)
                .article(article);
        }
        Note::new("move-no-way")
            .with("from", from)
            .with("to", to)
            .article(article)
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
                ("move-backward", "3.2")
            } else {
                ("turkish-turn", "3.5")
            };
            return Note::new(id)
                .with("from", chain.at)
                .with("to", to)
                .article(article);
        }
        if chain.most() < self.due() {
            return self.short(chain);
        }
        if chain.taken() < self.due() {
            return self.goes_on(chain);
        }
        let article = if self.position.is_king(chain.from) {
            "3.3"
        } else {
            "3.2"
        };
        Note::new("move-no-way")
            .with("from", chain.at)
            .with("to", to)
            .article(article)
    }
}

/// What a king cannot pass: his own piece, or an enemy with another piece behind it.
fn blocker<'a>(
    between: &'a [Square],
    position: &Turkish,
    occupied: impl Fn(&&'a Square) -> bool,
) -> Option<Square> {
    let mut pieces = between.iter().filter(occupied);
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
