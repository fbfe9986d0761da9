//! One game's line of the table.

use std::{hint::black_box, time::Instant};

use doska_rules::{
    Game,
    game::{read_options, write_game},
    perft, perft_threads, with_games,
};

use crate::{playout, timing};

/// About how long random games are played in each round.
const PLAYOUT_SECONDS: f64 = 0.1;

/// The row of a line of a manifest: depth, variant, `start` or `text` with a position.
pub fn of_line(id: &str, line: &str) -> String {
    let parts: Vec<&str> = line.splitn(3, ' ').collect();
    let [depth, variant, place] = parts[..] else {
        panic!("{line}: depth, variant, position")
    };
    let depth = depth.parse().unwrap_or_else(|_| panic!("{line}: no depth"));
    let options = variant.split_once('?').map_or("", |(_, options)| options);
    let position = place.strip_prefix("text ").unwrap_or(place);
    macro_rules! choose {
        (() $($module:ident $name:ident),*) => {
            match id {
                $(stringify!($module) => {
                    row::<doska_rules::$module::$name>(options, position, depth)
                })*
                _ => panic!("no such game: {id}"),
            }
        };
    }
    with_games!(choose())
}

/// Measures a game with options such as `players=4`: perft to `depth` from the position (`start` or a text) on one thread and on all,
/// and random games from it.
fn row<G: Game>(options: &str, position: &str, depth: u32) -> String {
    let options = &read_options::<G>(options).unwrap_or_else(|note| panic!("{options}: {note}"));
    let from = if position == "start" {
        G::start(options)
    } else {
        G::read(position, options).unwrap_or_else(|note| panic!("{position}: {note}"))
    };
    let threads = timing::threads();
    let counts = timing::interleaved(&mut [&mut || perft(black_box(&from), depth), &mut || {
        perft_threads(black_box(&from), depth, threads)
    }]);
    let [one, all] = counts[..] else {
        unreachable!("two were measured")
    };
    assert_eq!(one.result, all.result, "threads count the same");

    let games = games_for(PLAYOUT_SECONDS, &from);
    let played = timing::interleaved(&mut [&mut || playout::games(black_box(&from), games)])[0];
    black_box(played.result.trace);
    format!(
        "| {} | {depth} | {} | {:.3} | {:.0} | {:.0} | {:.0} | {:.2} M |",
        write_game::<G>(options),
        one.result,
        one.seconds,
        timing::rate(one.result, one.seconds) / 1e6,
        timing::rate(all.result, all.seconds) / 1e6,
        timing::rate(played.result.games, played.seconds),
        timing::rate(played.result.plies, played.seconds) / 1e6,
    )
}

/// About how many games take this long; the games of one game may be a thousand times those of another.
fn games_for<G: Game>(seconds: f64, from: &G) -> u64 {
    let mut games = 1;
    loop {
        let start = Instant::now();
        black_box(playout::games(from, games).trace);
        let took = start.elapsed().as_secs_f64();
        if took > seconds / 20.0 {
            return ((timing::rate(games, took) * seconds) as u64).max(1);
        }
        games *= 4;
    }
}
