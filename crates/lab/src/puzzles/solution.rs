//! From a position to a whole solution: as long as every choice is clear, and until it is seen what it was for.

use doska_play::puzzle::proof::{Aim, Choice, Standard, search};
use doska_play::puzzle::themes::captures;
use doska_play::{AnyEngine, AnyMove, GameHistory, Limits, Score, Seat, Stop};

/// The most choices of a puzzle.
const MOST_CHOICES: usize = 4;
/// The most plies behind the last choice until it has paid.
const MOST_PLIES_BEHIND: usize = 8;
/// A look by which it is seen that a solution has paid: what a person sees as well.
const LOOK: u64 = 500;
/// Proofs are repeated with so many times the nodes: a deeper search must not change its mind.
const DEEPER: u64 = 5;

/// A solution.
pub struct Solution {
    /// All of it, from the position of the puzzle on.
    pub line: GameHistory,
    /// What the first choice achieves.
    pub aim: Aim,
    /// The plies at which there is a choice.
    pub choices: Vec<usize>,
}

/// The solution of a position whose solver is to move, if there is one that is clear.
pub fn solve(engine: &mut AnyEngine, start: &GameHistory, nodes: u64) -> Option<Solution> {
    let solver = start.seat();
    let mut line = start.clone();
    let first = clear(engine, &line, nodes)?;
    let aim = Standard::MINED.aim(first.score, first.second)?;
    let mut choices = vec![0];
    play(&mut line, &first.best)?;
    // Where the line could end: behind the last choice, as soon as it has paid.
    let mut whole = ends(engine, &line, solver, aim).then(|| line.clone());
    while line.outcome().is_none() {
        let behind = line.plies() - choices.last().expect("the first is there");
        if behind > MOST_PLIES_BEHIND * line.seats() / 2 {
            break;
        }
        let moves = line.moves();
        if line.seat() != solver || moves.len() == 1 {
            let reply = match &moves[..] {
                [only] => only.clone(),
                _ => reply(engine, &line, nodes)?,
            };
            play(&mut line, &reply)?;
            // The line goes on for the sake of the end only as long as there is none.
            if whole.is_none() && line.plies() > 0 && was_solver(&line, solver) {
                whole = ends(engine, &line, solver, aim).then(|| line.clone());
            }
            continue;
        }
        if choices.len() == MOST_CHOICES {
            break;
        }
        let Some(choice) = clear(engine, &line, nodes) else {
            break;
        };
        choices.push(line.plies());
        play(&mut line, &choice.best)?;
        whole = ends(engine, &line, solver, aim).then(|| line.clone());
    }
    let line = whole?;
    Some(Solution { line, aim, choices })
}

fn play(line: &mut GameHistory, m: &AnyMove) -> Option<()> {
    line.play(m).ok()
}

fn was_solver(line: &GameHistory, solver: Seat) -> bool {
    line.seat_at(line.plies() - 1) == Some(solver)
}

/// A choice with one clear move, by the proof and by a deeper search.
fn clear(engine: &mut AnyEngine, line: &GameHistory, nodes: u64) -> Option<Choice> {
    let found = search(engine, line, nodes)?;
    Standard::MINED.aim(found.score, found.second)?;
    let deep = search(engine, line, nodes * DEEPER)?;
    let same = deep.best.text() == found.best.text() || !deep.at_once.is_empty();
    Standard::MINED.aim(deep.score, deep.second)?;
    same.then_some(found)
}

/// The best answer of another seat.
fn reply(engine: &mut AnyEngine, line: &GameHistory, nodes: u64) -> Option<AnyMove> {
    engine.forget();
    let stop = Stop::new(Limits::nodes(nodes));
    let infos = engine.think(line, 1, &stop, &mut |_| {});
    infos.first().map(|info| info.best.clone())
}

/// Whether a person sees behind these moves what they were for.
fn ends(engine: &mut AnyEngine, line: &GameHistory, solver: Seat, aim: Aim) -> bool {
    if let Some(end) = line.outcome() {
        return end.winner == Some(solver.team()) || aim == Aim::Save;
    }
    engine.forget();
    let stop = Stop::new(Limits::nodes(LOOK));
    let infos = engine.think(line, 1, &stop, &mut |_| {});
    let Some(info) = infos.first() else {
        return false;
    };
    // What was given up to be taken is no end: the point of it is still to come.
    let before = line.position_at(line.plies() - 1);
    let took = |(before, last)| captures(&before, &last);
    let last_took = before.zip(line.last_move()).is_some_and(took);
    if !last_took && captures(&line.position(), &info.best) {
        return false;
    }
    let own = line.seat().team() == solver.team();
    let (won, points) = match info.score {
        Score::Cp(n) => (false, if own { n } else { -n }),
        Score::WinsIn(_) => (own, 0),
        Score::LosesIn(_) => (!own, 0),
    };
    won || match aim {
        Aim::Win | Aim::Gain => points >= Standard::PROVED.gain,
        Aim::Save => points >= Standard::PROVED.held,
    }
}
