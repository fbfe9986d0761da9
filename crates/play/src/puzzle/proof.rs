//! The proof that a solution is the only one: at every choice its move clearly beats every other.

use doska_rules::Note;

use super::Puzzle;
use crate::{AnyEngine, AnyMove, GameHistory, Limits, Score, Stop};

/// What the solver gets that no other move gives him.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Aim {
    /// A win that is proved to the end.
    Win,
    /// Enough to win with.
    Gain,
    /// Every other move loses.
    Save,
}

/// What counts as clearly better, in hundredths of a man.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Standard {
    /// A gain is at least this much.
    pub gain: i32,
    /// Beside a win or a gain every other move gives at most this much.
    pub level: i32,
    /// A gain, or a rescue, is better than every other move by at least this much.
    pub margin: i32,
    /// Whoever is saved has at least this much.
    pub held: i32,
    /// With every other move he would have at most this much.
    pub lost: i32,
}

impl Standard {
    /// What a puzzle has to show when it is found.
    pub const MINED: Standard = Standard {
        gain: 220,
        level: 90,
        margin: 240,
        held: -70,
        lost: -320,
    };
    /// What it has to show for good: less, so that the next version of the engine proves it as well.
    pub const PROVED: Standard = Standard {
        gain: 150,
        level: 150,
        margin: 130,
        held: -130,
        lost: -200,
    };

    /// What the best move achieves that the second does not, if that is clear.
    pub fn aim(&self, best: Score, second: Score) -> Option<Aim> {
        let other = match second {
            Score::WinsIn(_) => return None,
            Score::Cp(n) => n,
            Score::LosesIn(_) => i32::MIN / 2,
        };
        match best {
            Score::WinsIn(_) if other <= self.level => Some(Aim::Win),
            Score::Cp(n) if n - other < self.margin => None,
            Score::Cp(n) if n >= self.gain && other <= self.level => Some(Aim::Gain),
            Score::Cp(n) if n >= self.held && other <= self.lost => Some(Aim::Save),
            _ => None,
        }
    }
}

impl Aim {
    /// The theme that says so.
    pub const fn theme(self) -> &'static str {
        match self {
            Aim::Win => "win",
            Aim::Gain => "gain",
            Aim::Save => "save",
        }
    }
}

/// The best move of a choice, and what the best of the others is worth.
#[derive(Clone)]
pub struct Choice {
    /// The best move.
    pub best: AnyMove,
    /// What it is worth to the team to move.
    pub score: Score,
    /// What the best other move is worth. Moves that win at once are one move.
    pub second: Score,
    /// Moves that win at once.
    pub at_once: Vec<String>,
    /// Nodes searched.
    pub nodes: u64,
}

/// Megabytes of the transposition table: a proof does not depend on what came before it.
const TABLE: usize = 4;

/// An engine for proofs.
pub fn engine() -> AnyEngine {
    AnyEngine::new(TABLE, 1)
}

/// Searches a choice: `None` where there is no choice, or where every move wins at once.
pub fn search(engine: &mut AnyEngine, line: &GameHistory, nodes: u64) -> Option<Choice> {
    let moves = line.moves();
    let team = line.seat().team();
    let wins = |m: &&AnyMove| {
        let end = line.outcome_after(m).ok().flatten();
        end.is_some_and(|end| end.winner == Some(team))
    };
    let at_once: Vec<String> = moves.iter().filter(wins).map(AnyMove::text).collect();
    if moves.len() < 2 || at_once.len() == moves.len() {
        return None;
    }
    let same = at_once.len().max(1);
    let stop = Stop::new(Limits::nodes(nodes));
    engine.forget();
    let infos = engine.think(line, same + 1, &stop, &mut |_| {});
    let best = infos.first()?;
    let second = infos.get(same)?;
    Some(Choice {
        best: best.best.clone(),
        score: best.score,
        second: second.score,
        at_once,
        nodes: stop.nodes(),
    })
}

/// Why a puzzle is none.
#[derive(Clone, Debug)]
pub enum Failure {
    /// It cannot be played at all.
    Bad(Note),
    /// It has no choice, does not begin with one, or does not end with the solver.
    Form,
    /// At this ply another move is better, or nearly as good.
    Unclear {
        /// The ply, from 0.
        ply: usize,
        /// The move that the search prefers.
        best: String,
        /// What that move is worth.
        score: Score,
        /// What the next one is worth.
        second: Score,
    },
}

impl From<Note> for Failure {
    fn from(note: Note) -> Failure {
        Failure::Bad(note)
    }
}

/// Proves a puzzle with so many nodes at each choice.
pub fn prove(
    engine: &mut AnyEngine,
    puzzle: &Puzzle,
    nodes: u64,
    standard: &Standard,
) -> Result<(), Failure> {
    let mut line = GameHistory::new(&puzzle.start()?);
    let solver = line.seat();
    let last = puzzle.moves.len().checked_sub(1).ok_or(Failure::Form)?;
    for (ply, text) in puzzle.moves.iter().enumerate() {
        let choice = line.seat() == solver && line.moves().len() > 1;
        if ply == 0 && !choice || ply == last && line.seat() != solver {
            return Err(Failure::Form);
        }
        let m = line.read_move(text)?;
        if m.text() != *text {
            return Err(Failure::Form);
        }
        if choice {
            prove_choice(engine, &line, &m, nodes, standard)
                .map_err(|found| found.map_or(Failure::Form, |found| unclear(ply, &found)))?;
        }
        line.play(&m)?;
    }
    Ok(())
}

fn unclear(ply: usize, found: &Choice) -> Failure {
    Failure::Unclear {
        ply,
        best: found.best.text(),
        score: found.score,
        second: found.second,
    }
}

fn prove_choice(
    engine: &mut AnyEngine,
    line: &GameHistory,
    m: &AnyMove,
    nodes: u64,
    standard: &Standard,
) -> Result<(), Option<Choice>> {
    let found = search(engine, line, nodes).ok_or(None)?;
    let text = m.text();
    let right = text == found.best.text() || found.at_once.contains(&text);
    if right && standard.aim(found.score, found.second).is_some() {
        Ok(())
    } else {
        Err(Some(found))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_clear_is_a_solution() {
        let aim = |best, second| Standard::MINED.aim(best, second);
        assert_eq!(aim(Score::WinsIn(5), Score::Cp(0)), Some(Aim::Win));
        assert_eq!(aim(Score::WinsIn(5), Score::WinsIn(9)), None);
        assert_eq!(aim(Score::WinsIn(5), Score::Cp(300)), None);
        assert_eq!(aim(Score::Cp(300), Score::Cp(20)), Some(Aim::Gain));
        assert_eq!(aim(Score::Cp(300), Score::Cp(150)), None);
        assert_eq!(aim(Score::Cp(0), Score::LosesIn(8)), Some(Aim::Save));
        assert_eq!(aim(Score::Cp(0), Score::Cp(-100)), None);
        assert_eq!(aim(Score::LosesIn(20), Score::LosesIn(2)), None);
    }
}
