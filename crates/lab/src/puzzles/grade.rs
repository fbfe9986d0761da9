//! How hard a puzzle is: which levels solve it.

use doska_play::{AnyEngine, Level, Limits, Stop};

use super::solution::Solution;

/// Every level tries so often.
const SEEDS: u64 = 10;
/// In so many of them it has to find all choices.
const RELIABLY: u64 = 7;

/// The lowest level from which on all levels solve it; 10 where 9 does not.
pub fn level(engine: &mut AnyEngine, solution: &Solution) -> u8 {
    let solves = |level: &u8| solves(engine, solution, Level::new(*level).expect("1 to 9"));
    let solved = (1..=9).rev().take_while(solves).last();
    solved.unwrap_or(10)
}

fn solves(engine: &mut AnyEngine, solution: &Solution, level: Level) -> bool {
    let mut found = vec![true; SEEDS as usize];
    let whole = &solution.line;
    let texts = whole.move_texts();
    let mut line = doska_play::GameHistory::new(&whole.start());
    for (ply, text) in texts.iter().enumerate() {
        if solution.choices.contains(&ply) {
            engine.forget();
            let settings = line.level_settings(level);
            let stop = Stop::new(settings.limits(Limits::default().for_a_move()));
            let infos = engine.think(&line, settings.lines, &stop, &mut |_| {});
            for (seed, found) in (0..).zip(&mut found) {
                let chosen = AnyEngine::choose(&line, settings, &infos, seed);
                *found &= chosen.is_some_and(|info| info.best.text() == *text);
            }
            if found.iter().filter(|found| **found).count() < RELIABLY as usize {
                return false;
            }
        }
        if line.play_text(text).is_err() {
            return false;
        }
    }
    true
}
