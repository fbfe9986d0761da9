//! The rules against the slow second implementation: 20,000 positions of each game and whole games.

use doska_rules::{Outcome, Position};

use crate::playing::{Playing, board_end};
use crate::slow::{self, SlowGame, SlowOutcome, random};
use crate::{Checked, Visit, variants_of, with_game};

/// Both say the same of how a game ended.
fn same_end<P: Position>(
    position: &P,
    ours: Option<Outcome>,
    slow: Option<&SlowOutcome>,
    context: &str,
) {
    let ours = ours.map(|end| SlowOutcome {
        winners: end.winner.map_or(Vec::new(), |team| {
            team.seats(position.seats())
                .map(doska_rules::Seat::index)
                .collect()
        }),
        reason: end.reason.name(),
        scores: position.scores(),
    });
    assert_eq!(ours.as_ref(), slow, "{context}");
}

/// One position: who moves, the end, every move with the position after it, every path as text.
fn compare<G: Checked>(spec: &str, position: &G, try_paths: bool) {
    let text = position.write();
    let context = format!("{spec} {text}");
    let slow = slow::inspect(spec, &text);
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    assert_eq!(position.seat().index(), slow.seat, "{context}");
    same_end(
        position,
        board_end(position, &moves),
        slow.outcome.as_ref(),
        &context,
    );
    let mut ours: Vec<(String, String)> = moves
        .iter()
        .map(|&m| (position.move_text(m), position.after(m).write()))
        .collect();
    ours.sort();
    let mut theirs: Vec<(String, String)> = slow
        .moves
        .iter()
        .map(|m| (m.text.clone(), m.position.clone()))
        .collect();
    theirs.sort();
    assert_eq!(ours, theirs, "{context}");
    assert_eq!(
        position.count_moves(&mut Vec::new()),
        theirs.len() as u64,
        "{context}"
    );
    if try_paths {
        for (m, path) in slow
            .moves
            .iter()
            .flat_map(|m| m.paths.iter().map(move |path| (m, path)))
        {
            let read = position
                .read_move(path)
                .unwrap_or_else(|note| panic!("{context}: {path}: {note}"));
            assert_eq!(
                position.after(read).write(),
                m.position,
                "{context}: {path}"
            );
        }
    }
}

pub struct Positions<'a> {
    pub spec: &'a str,
    pub count: usize,
    pub seed: u64,
}

impl Visit for Positions<'_> {
    /// Half of the positions are placed at random, half come from random play that starts there.
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(self.seed);
        let mut done = 0;
        while done < self.count {
            let text = slow::placement(self.spec, &mut rng);
            let mut position = G::read(&text, &options)
                .unwrap_or_else(|note| panic!("{}: {text}: {note}", self.spec));
            assert_eq!(position.write(), text);
            compare(self.spec, &position, done.is_multiple_of(7));
            done += 1;
            if done.is_multiple_of(10) {
                position = G::start(&options);
            }
            for ply in 0..if done.is_multiple_of(10) { 60 } else { 3 } {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                position.play(moves[rng.below(moves.len())]);
                if ply % 3 == 0 {
                    compare(self.spec, &position, done.is_multiple_of(7));
                    done += 1;
                }
            }
        }
    }
}

pub struct Games<'a> {
    pub spec: &'a str,
    pub count: usize,
}

impl Visit for Games<'_> {
    /// Whole random games, with the counters and the end after every move.
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(77);
        for _ in 0..self.count {
            compare_game(self.spec, G::start(&options), |_: &G, moves| {
                *rng.pick(moves)
            });
        }
    }
}

/// A game from a position on, with moves that `choose` chooses; how it ended, if it did.
pub fn compare_game<G: Checked>(
    spec: &str,
    start: G,
    mut choose: impl FnMut(&G, &[G::Move]) -> G::Move,
) -> Option<Outcome> {
    let mut slow = SlowGame::from_position(spec, &start.write());
    let mut game = Playing::from(start);
    for ply in 0..400 {
        let text = game.position.write();
        let context = format!("{spec} ply {ply}: {text}");
        assert_eq!(text, slow.position(), "{context}");
        same_end(&game.position, game.end, slow.outcome().as_ref(), &context);
        // What counters show after the end is nobody's business.
        if game.end.is_some() {
            break;
        }
        assert_eq!(game.tail(), slow.tail(), "{context}");
        let m = choose(&game.position, &game.moves);
        slow.play(&game.position.move_text(m));
        game.play(m);
    }
    game.end
}

/// Tests of a game's variants: the defaults get as much as all others together.
fn each_variant(id: &str, whole: usize, test: impl Fn(&str, usize)) {
    let variants = variants_of(id);
    let others = variants.len() - 1;
    let half = if others == 0 { whole } else { whole / 2 };
    for (i, spec) in variants.iter().enumerate() {
        test(spec, if i == 0 { half } else { half / others });
    }
}

macro_rules! tests {
    (() $($module:ident $name:ident),*) => {
        mod positions {
            $(#[test]
            fn $module() {
                super::each_variant(stringify!($module), 24_000, |spec, count| {
                    super::with_game(spec, super::Positions { spec, count, seed: 1 });
                });
            })*
        }
        mod games {
            $(#[test]
            fn $module() {
                super::each_variant(stringify!($module), 100, |spec, count| {
                    super::with_game(spec, super::Games { spec, count });
                });
            })*
        }
    };
}
doska_rules::with_games!(tests());
