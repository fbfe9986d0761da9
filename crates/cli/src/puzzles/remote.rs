//! Mining by workers: what they are told, and what they answer.

use doska_lab::puzzles::{Miner, Plan};
use doska_play::{GameSpec, Lang, Puzzle, Words};
use serde::{Deserialize, Serialize};

use crate::workers::Hand;

/// The name of these jobs.
pub const KIND: &str = "puzzles";

#[derive(Serialize, Deserialize)]
struct MineSpec {
    variants: Vec<String>,
    seed: u64,
    nodes: u64,
}

#[derive(Serialize, Deserialize)]
struct PuzzleAnswer {
    id: String,
    variant: String,
    position: String,
    moves: Vec<String>,
    level: u8,
    themes: Vec<String>,
}

/// The plan, for workers.
pub fn spec(plan: &Plan) -> String {
    let spec = MineSpec {
        variants: plan.variants.iter().map(GameSpec::versioned).collect(),
        seed: plan.seed,
        nodes: plan.nodes,
    };
    serde_json::to_string(&spec).expect("texts and numbers can be written")
}

/// Whoever mines games of such a plan.
pub fn hand(spec: &str) -> Result<Box<dyn Hand>, String> {
    let spec: MineSpec = serde_json::from_str(spec).map_err(|error| error.to_string())?;
    let read = |text: &String| GameSpec::read(text).map_err(|note| Words::new(Lang::En).say(&note));
    let variants: Vec<GameSpec> = spec.variants.iter().map(read).collect::<Result<_, _>>()?;
    if variants.is_empty() {
        return Err("there is no game to mine".to_owned());
    }
    Ok(Box::new(Miner::new(Plan {
        variants,
        seed: spec.seed,
        nodes: spec.nodes,
    })))
}

impl Hand for Miner {
    fn perform(&mut self, number: u64, stopped: &dyn Fn() -> bool) -> Option<String> {
        let found = self.mine(number, stopped);
        // A game that was broken off is mined again.
        if stopped() {
            return None;
        }
        let answer = |puzzle: Puzzle| PuzzleAnswer {
            id: puzzle.id,
            variant: puzzle.variant,
            position: puzzle.position,
            moves: puzzle.moves,
            level: puzzle.level,
            themes: puzzle.themes,
        };
        let answers: Vec<PuzzleAnswer> = found.into_iter().map(answer).collect();
        Some(serde_json::to_string(&answers).expect("texts can be written"))
    }
}

/// The puzzles that a worker has found.
pub fn found(answer: &str) -> Result<Vec<Puzzle>, String> {
    let answers: Vec<PuzzleAnswer> =
        serde_json::from_str(answer).map_err(|error| error.to_string())?;
    let puzzle = |answer: PuzzleAnswer| Puzzle {
        id: answer.id,
        variant: answer.variant,
        position: answer.position,
        moves: answer.moves,
        level: answer.level,
        themes: answer.themes,
    };
    Ok(answers.into_iter().map(puzzle).collect())
}
