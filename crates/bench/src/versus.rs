//! Turkish Draughts against kish, a Rust crate that plays the same game.

use std::{fmt::Write, hint::black_box};

use doska_rules::{Position, perft, turkish::Turkish};
use kish::Board;

use crate::{
    playout::{self, MOST_PLIES, Played, Random},
    timing::{Best, interleaved, rate},
};

/// Random games of each in a round.
const GAMES: u64 = 5_000;
/// Plies without progress that end a game, as in Doska's rules.
const QUIET_LIMIT: u32 = 100;

const FOOTNOTE: &str = "\
Both use bulk counting in the last ply, and neither has a hash table. Nodes differ because kish counts \
every capture path separately and a position without moves as one node, while Doska counts a move once \
and a position without moves as none: 10782382 and 123290300 against 10782308 and 123285642 at depths 7 \
and 8. Random games: the same random numbers choose among the legal moves of each ply; games end by \
material, by blockage, after 100 plies without progress, or after 1000 plies. A Doska position updates \
its hash key with every move; a kish board has none.";

/// The table, perft at these depths and random games.
pub fn table(depths: &[u32]) -> String {
    let mut out = String::from(
        "| | Doska: count | seconds | M/s | kish: count | seconds | M/s | ratio |\n|---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    let start = Turkish::start(&());
    for &depth in depths {
        let both = interleaved(&mut [&mut || perft(black_box(&start), depth), &mut || {
            black_box(Board::new_default()).perft(depth.into())
        }]);
        line(&mut out, &format!("perft {depth}, nodes"), both[0], both[1]);
    }
    let both = interleaved(&mut [
        &mut || playout::games(black_box(&start), GAMES),
        &mut || kish_games(GAMES),
    ]);
    black_box(both[0].result.trace ^ both[1].result.trace);
    let [ours, theirs] = [0, 1].map(|i| Best {
        result: both[i].result.plies,
        seconds: both[i].seconds,
    });
    line(
        &mut out,
        &format!("{GAMES} random games, plies"),
        ours,
        theirs,
    );
    out.push('\n');
    out.push_str(FOOTNOTE);
    out
}

fn line(out: &mut String, what: &str, ours: Best<u64>, theirs: Best<u64>) {
    let speed = |best: Best<u64>| rate(best.result, best.seconds) / 1e6;
    let digits = usize::from(speed(ours) < 100.0);
    let _ = writeln!(
        out, // writing to a String cannot fail
        "| {what} | {} | {:.3} | {:.digits$} | {} | {:.3} | {:.digits$} | {:.2} |",
        ours.result,
        ours.seconds,
        speed(ours),
        theirs.result,
        theirs.seconds,
        speed(theirs),
        speed(ours) / speed(theirs),
    );
}

/// What [`playout::games`] does, with kish's board and generator.
fn kish_games(games: u64) -> Played {
    let mut random = Random(1);
    let mut actions = Vec::with_capacity(256);
    let mut played = Played {
        games,
        ..Played::default()
    };
    for _ in 0..games {
        let mut board = black_box(Board::new_default());
        let mut quiet = 0;
        for _ in 0..MOST_PLIES {
            board.actions_into(&mut actions);
            let Some(first) = actions.first() else { break };
            if quiet >= QUIET_LIMIT || !first.is_capture(board.turn) && over_by_material(&board) {
                break;
            }
            let action = actions[random.below(actions.len())];
            let pieces = board.friendly_pieces();
            let from = action.source(board.turn, pieces);
            let to = action.destination(board.turn, pieces);
            let forward = from.row() != to.row() && board.state.kings & from.to_mask() == 0;
            quiet = if forward || action.is_capture(board.turn) {
                0
            } else {
                quiet + 1
            };
            board.apply_(&action);
            board.swap_turn_();
            played.plies += 1;
        }
        played.trace ^= board.friendly_pieces();
    }
    played
}

/// Doska's ends by material; the common case, two pieces or more on both sides, is dealt with first.
#[inline]
fn over_by_material(board: &Board) -> bool {
    let (own, other, kings) = (
        board.friendly_pieces(),
        board.hostile_pieces(),
        board.state.kings,
    );
    if own & own.wrapping_sub(1) != 0 && other & other.wrapping_sub(1) != 0 {
        return false;
    }
    let single_man = |all: u64| all.is_power_of_two() && all & kings == 0;
    let several_men = |all: u64| (all & !kings).count_ones() >= 2;
    other == 0
        || own.is_power_of_two() && other.is_power_of_two()
        || single_man(own) && several_men(other)
        || single_man(other) && several_men(own)
}
