//! The rules against the slow second implementation: 20,000 positions of each game and whole games.

use doska_rules::{Outcome, Position};

use crate::playing::{Playing, board_end};
use crate::slow::{self, SlowGame, SlowOutcome, random};
use crate::{Checked, Visit, with_game};

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

struct Positions<'a> {
    spec: &'a str,
    count: usize,
    seed: u64,
}

impl Visit for Positions<'_> {
    /// Half of the positions are placed at random, half come from random play that starts there.
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(self.seed);
        let mut done = 0;
        while done < self.count {
            let text = random::placement(self.spec, &mut rng);
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

struct Games<'a> {
    spec: &'a str,
    count: usize,
}

impl Visit for Games<'_> {
    /// Whole random games, with the counters and the end after every move.
    fn visit<G: Checked>(self, options: G::Options) {
        let mut rng = random::Rng(77);
        for _ in 0..self.count {
            let mut slow = SlowGame::new(self.spec);
            let mut game: Playing<G> = Playing::new(&options);
            for ply in 0..400 {
                let text = game.position.write();
                let context = format!("{} ply {ply}: {text}", self.spec);
                assert_eq!(text, slow.position(), "{context}");
                same_end(&game.position, game.end, slow.outcome().as_ref(), &context);
                // What counters show after the end is nobody's business.
                if game.end.is_some() {
                    break;
                }
                assert_eq!(game.tail(), slow.tail(), "{context}");
                let m = game.moves[rng.below(game.moves.len())];
                slow.play(&game.position.move_text(m));
                game.play(m);
            }
        }
    }
}

macro_rules! specs {
    ($($name:ident $spec:literal $positions:literal $games:literal;)*) => {
        mod positions {
            $(#[test]
            fn $name() {
                super::with_game($spec, super::Positions { spec: $spec, count: $positions, seed: 1 });
            })*
        }
        mod games {
            $(#[test]
            fn $name() {
                super::with_game($spec, super::Games { spec: $spec, count: $games });
            })*
        }
    };
}
specs! {
    cyclic "cyclic" 20_000 60;
    backups "backups" 16_000 60;
    backups_after "backups?restore=after" 5_000 20;
    turkish "turkish" 20_000 60;
    martian_2 "martian" 12_000 60;
    martian_4 "martian?players=4" 10_000 40;
    topological "topological" 8_000 30;
    topological_3 "topological?checkers=3&period=3" 8_000 60;
    topological_2 "topological?checkers=2&period=1" 1_000 200;
    topological_straight "topological?checkers=6&path=straight" 6_000 40;
}
