//! Self-play by workers: what they are told, and what they answer.

use doska_lab::tuning::{SelfPlay, SelfPlayed, Tuning};
use doska_play::{GameSpec, Lang, Team, Words};
use serde::{Deserialize, Serialize};

use crate::workers::Hand;

/// The name of these jobs.
pub const KIND: &str = "tune";

#[derive(Serialize, Deserialize)]
struct SelfPlaySpec {
    game: String,
    seed: u64,
    nodes: u64,
}

#[derive(Serialize, Deserialize)]
struct SelfPlayAnswer {
    /// Whether the second team won; none after a draw.
    second_won: Option<bool>,
    quiet: Vec<String>,
}

/// The plan, for workers.
pub fn spec(game: &GameSpec, plan: SelfPlay) -> String {
    let spec = SelfPlaySpec {
        game: game.versioned(),
        seed: plan.seed,
        nodes: plan.nodes,
    };
    serde_json::to_string(&spec).expect("texts and numbers can be written")
}

/// Whoever plays games of such a plan.
pub fn hand(spec: &str) -> Result<Box<dyn Hand>, String> {
    let spec: SelfPlaySpec = serde_json::from_str(spec).map_err(|error| error.to_string())?;
    let game = GameSpec::read(&spec.game).map_err(|note| Words::new(Lang::En).say(&note))?;
    let plan = SelfPlay {
        seed: spec.seed,
        nodes: spec.nodes,
    };
    Ok(Box::new(Table {
        tuning: Tuning::of(&game),
        plan,
    }))
}

struct Table {
    tuning: Tuning,
    plan: SelfPlay,
}

impl Hand for Table {
    fn perform(&mut self, number: u64, _stopped: &dyn Fn() -> bool) -> Option<String> {
        // These games are short: one that nobody waits for is played to its end.
        let played = self.tuning.play(&self.plan, number);
        let answer = SelfPlayAnswer {
            second_won: played.winner.map(|winner| winner == Team::Second),
            quiet: played.quiet,
        };
        Some(serde_json::to_string(&answer).expect("texts can be written"))
    }
}

/// The game that a worker has played.
pub fn played(answer: &str) -> Result<SelfPlayed, String> {
    let answer: SelfPlayAnswer = serde_json::from_str(answer).map_err(|error| error.to_string())?;
    let team = |second| if second { Team::Second } else { Team::First };
    Ok(SelfPlayed {
        winner: answer.second_won.map(team),
        quiet: answer.quiet,
    })
}
