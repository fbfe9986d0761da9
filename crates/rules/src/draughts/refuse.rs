//! Why a path is not a legal board move, with the article that forbids it.

use super::{
    BoardMove, Hunt, Stage, Turn, forward,
    rays::{between, nearest},
};
use crate::{Note, Place, Square, Step, bits::squares};

/// The name of a place on or off the board.
pub fn place_name(place: Place) -> String {
    place.square().map_or_else(
        || format!("{},{}", place.x, place.y),
        |square| square.to_string(),
    )
}

/// The refusal of steps of which nothing better can be said.
pub fn illegal(steps: &[Step]) -> Note {
    let mut text = String::new();
    for step in steps.iter().take(40) {
        match *step {
            Step::Place(place) => {
                if text.ends_with(|c: char| c.is_ascii_digit()) {
                    text.push('-');
                }
                text += &place_name(place);
            }
            Step::Reserve => text.push('@'),
            Step::Build(_) => text.push('+'),
            Step::Restore(..) => text.push('^'),
            Step::Take(_) | Step::Pass => text.push('?'),
        }
    }
    Note::new("move-illegal").part(&text)
}

/// How many captures a message lists.
const LISTED: usize = 5;

impl Turn<'_> {
    /// The refusal that names the captures of which one must be played.
    pub fn capture_is_compulsory(self) -> Note {
        let mut list = Vec::new();
        self.captures(self.must_capture(), &mut |m| {
            if list.len() < LISTED {
                list.push(m);
            }
        });
        Note::new("move-capture-compulsory")
            .with("list", self.texts(&list))
            .article(self.rules.compulsory)
    }

    /// The texts of up to five moves.
    pub fn texts(self, list: &[BoardMove]) -> String {
        let mut texts: Vec<_> = list.iter().take(LISTED).map(|&m| self.text(m)).collect();
        texts.sort_unstable();
        texts.join(", ")
    }

    /// Why no legal board move begins with this path, or, where one does, that it goes on. `marked`:
    /// the path was written as a capture.
    pub fn refuse(self, path: &[Square], marked: bool) -> Note {
        let Some((&from, rest)) = path.split_first() else {
            return illegal(&[]);
        };
        if self.board.occupied() & from.bit() == 0 {
            return Note::new("move-no-piece")
                .with("place", from)
                .article("1.2");
        }
        if self.board.all(self.seat) & from.bit() == 0 {
            return Note::new("move-not-yours")
                .with("place", from)
                .article("1.2");
        }
        let (starters, compulsory) = self.starters();
        let starts = starters & from.bit() != 0;
        let (hunt, mut stage) = self.hunt(from);
        for &to in rest {
            let begun = stage.captured != 0;
            match hunt.hop_to(stage, to) {
                Some((_, next)) if begun || starts => stage = next,
                _ if begun => return self.refuse_next(&hunt, stage, to),
                _ if !marked && !compulsory && self.quiet_from(from) & to.bit() != 0 => {
                    return Note::new(self.rules.move_over)
                        .with("place", to)
                        .article(quiet_article(stage.king));
                }
                _ => {
                    return self
                        .refuse_attack(&hunt, stage, to, marked)
                        .unwrap_or_else(|| self.refuse_quiet(&hunt, stage, to));
                }
            }
        }
        if stage.captured != 0 {
            self.goes_on(&hunt, stage)
        } else if compulsory && !starts {
            self.capture_is_compulsory()
        } else {
            Note::new(self.rules.no_move_of)
                .with("place", from)
                .article(quiet_article(stage.king))
        }
    }

    fn goes_on(self, hunt: &Hunt, stage: Stage) -> Note {
        let next = landings(hunt, stage, |_| true);
        if next.is_empty() {
            return Note::new(self.rules.move_over)
                .with("place", stage.at)
                .article(self.rules.goes_on);
        }
        Note::new("move-capture-goes-on")
            .with("list", next)
            .article(self.rules.goes_on)
    }

    /// Why the first step is no capture, if it was meant as one: it goes over a piece or onto an enemy,
    /// or it is written as a capture. Else only that a capture is compulsory, if one is.
    fn refuse_attack(self, hunt: &Hunt, stage: Stage, to: Square, marked: bool) -> Option<Note> {
        let compulsory = self.must_capture() != 0;
        let way = between(stage.at, to);
        let occupied = hunt.occupied & to.bit() != 0;
        let enemy = self.board.all(self.other());
        let onto_enemy = enemy & to.bit() != 0;
        let jump = way.filter(|&(_, way)| way & hunt.occupied != 0);
        if let Some((d, way)) = jump.filter(|(_, way)| stage.king || way.is_power_of_two()) {
            let first = nearest(d, way & hunt.occupied);
            let own = self.board.all(self.seat) & first.bit() != 0;
            if compulsory && hunt.own & first.bit() != 0 {
                return Some(self.capture_is_compulsory());
            }
            if !occupied || own && !self.rules.jumps_own && (marked || onto_enemy) {
                return Some(self.refuse_jump(hunt, stage, to, (d, way)));
            }
        }
        // A man over several squares, of which one holds an enemy, is as good as marked.
        let over_enemy = jump.is_some_and(|(_, way)| way & enemy != 0);
        let how = || {
            Note::new("move-jump")
                .with("place", to)
                .article(capture_article(stage.king))
        };
        if way.is_some() && (onto_enemy || over_enemy) {
            return Some(how());
        }
        if compulsory {
            return Some(self.capture_is_compulsory());
        }
        match way {
            Some((d, way)) if !stage.king && way.is_power_of_two() && !occupied => Some(
                Note::new(self.rules.nothing_to_jump)
                    .with("place", nearest(d, way))
                    .article("3.1"),
            ),
            _ => marked.then(how),
        }
    }

    /// Why a piece cannot go to `to` with a step or a slide.
    fn refuse_quiet(self, hunt: &Hunt, stage: Stage, to: Square) -> Note {
        let from = stage.at;
        let article = quiet_article(stage.king);
        let way = between(from, to);
        if way.is_some() && hunt.occupied & to.bit() != 0 {
            return Note::new("move-occupied")
                .with("place", to)
                .article(article);
        }
        let id = match way {
            Some((d, 0)) if !stage.king && !forward(self.seat).contains(&d) => "move-backward",
            _ if !stage.king => "move-man-step",
            None if from != to => "move-king-diagonal",
            _ => "move-no-way",
        };
        two_squares(id, from, to, article)
    }

    /// Why a capture that has begun cannot go on to `to`.
    fn refuse_next(self, hunt: &Hunt, stage: Stage, to: Square) -> Note {
        let way = between(stage.at, to).filter(|(_, way)| stage.king || way.is_power_of_two());
        match way {
            Some((d, way)) if way & hunt.occupied != 0 && hunt.occupied & to.bit() == 0 => {
                self.refuse_jump(hunt, stage, to, (d, way))
            }
            _ => self.goes_on(hunt, stage),
        }
    }

    /// Why a jump along a way with pieces on it, onto an empty square, is refused.
    fn refuse_jump(self, hunt: &Hunt, stage: Stage, to: Square, (d, way): (usize, u64)) -> Note {
        let on_the_way = way & hunt.occupied;
        let first = nearest(d, on_the_way);
        let note = |id, place: Square| Note::new(id).with("place", place);
        if first.bit() & stage.captured != 0 {
            return note(self.rules.jumped_already, first).article("3.4");
        }
        let own = self.board.all(self.seat) & first.bit() != 0;
        if own && !self.rules.jumps_own {
            return note(self.rules.own_refused, first).article(self.rules.own);
        }
        if on_the_way.count_ones() > 1 {
            let second = nearest(d, on_the_way ^ first.bit());
            return note(self.rules.blocked, second).article("3.2");
        }
        let behind = landings(hunt, stage, |victim| victim == first);
        if !behind.is_empty() {
            return note(self.rules.king_landing, first)
                .with("list", behind)
                .article(self.rules.landing);
        }
        if own {
            return note(self.rules.own_refused, first)
                .with("list", landings(hunt, stage, |_| true))
                .article(self.rules.own);
        }
        two_squares("move-no-way", stage.at, to, capture_article(stage.king))
    }
}

/// The article on the quiet moves of a man or a king.
fn quiet_article(king: bool) -> &'static str {
    if king { "2.2" } else { "2.1" }
}

/// The article on the captures of a man or a king.
pub(super) fn capture_article(king: bool) -> &'static str {
    if king { "3.2" } else { "3.1" }
}

fn two_squares(id: &'static str, from: Square, to: Square, article: &'static str) -> Note {
    Note::new(id)
        .with("from", from)
        .with("to", to)
        .article(article)
}

/// Where the next jumps land, of those over pieces that `over` chooses.
fn landings(hunt: &Hunt, stage: Stage, over: impl Fn(Square) -> bool) -> String {
    let mut set = 0;
    hunt.hops(stage, &mut |victim, next| {
        if over(victim) {
            set |= next.at.bit();
        }
    });
    let mut names: Vec<_> = squares(set).map(|square| square.to_string()).collect();
    names.sort_unstable();
    names.join(", ")
}
