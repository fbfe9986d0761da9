//! Tuning the evaluation weights of whichever game.

use std::marker::PhantomData;

use doska_play::{GameSpec, GameVisitor};
use doska_rules::{Note, Team};
use doska_search::EngineGame;
use doska_search::weights::{names, numbers, of_numbers};

use crate::tune;

pub use crate::tune::{Data, Fit, Losses, Sample, SelfPlay};

/// The evaluation of a game: its terms, their weights, games to tune them by.
pub struct Tuning(Box<dyn ErasedTuning>);

/// A game that the engine played with itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SelfPlayed {
    /// The team that won; none after a draw.
    pub winner: Option<Team>,
    /// The texts of its quiet positions.
    pub quiet: Vec<String>,
}

/// Weights are whole numbers up to this, on both sides of zero.
pub const MOST_WEIGHT: i32 = 20_000;

impl Tuning {
    /// The evaluation of this game.
    pub fn of(game: &GameSpec) -> Tuning {
        Tuning(game.visit(MakeTuning))
    }

    /// The names of the terms.
    pub fn names(&self) -> Vec<String> {
        self.0.names()
    }

    /// The weights that the engine has.
    pub fn built_in(&self) -> Vec<i32> {
        self.0.built_in()
    }

    /// The weights as the engine's source writes them.
    pub fn source(&self, weights: &[i32]) -> String {
        self.0.source(weights)
    }

    /// Plays game number `index`: the same for the same plan and number.
    pub fn play(&self, plan: &SelfPlay, index: u64) -> SelfPlayed {
        self.0.play(plan, index)
    }

    /// What the terms count in a position, and which team is to move there.
    pub fn sample(&self, text: &str) -> Result<(Sample, Team), Note> {
        self.0.sample(text)
    }

    /// Weights as a file: a line `name = number` for each.
    pub fn write(&self, weights: &[i32]) -> String {
        let lines = self.names().into_iter().zip(weights);
        let lines: Vec<String> = lines.map(|(name, n)| format!("{name} = {n}")).collect();
        lines.join("\n") + "\n"
    }

    /// Reads such a file. What it does not name keeps its built-in weight. The error names the line.
    pub fn read(&self, text: &str) -> Result<Vec<i32>, Note> {
        let names = self.names();
        let mut weights = self.built_in();
        let mut given = vec![false; weights.len()];
        for (i, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let wrong = |id, part: &str| Err(Note::new(id).part(part).with("line", i + 1));
            let Some((name, value)) = line.split_once('=') else {
                return wrong("tune-weights-form", line);
            };
            let (name, value) = (name.trim(), value.trim());
            let Some(term) = names.iter().position(|known| known == name) else {
                return wrong("tune-weights-name", name)
                    .map_err(|note| note.with("valid", names.join(", ")));
            };
            if given[term] {
                return wrong("tune-weights-twice", name);
            }
            weights[term] = match value.parse::<i32>() {
                Ok(number) if number.abs() <= MOST_WEIGHT => number,
                _ => {
                    return wrong("tune-weights-number", value)
                        .map_err(|note| note.with("most", MOST_WEIGHT));
                }
            };
            given[term] = true;
        }
        Ok(weights)
    }
}

trait ErasedTuning: Send + Sync {
    fn names(&self) -> Vec<String>;
    fn built_in(&self) -> Vec<i32>;
    fn source(&self, weights: &[i32]) -> String;
    fn play(&self, plan: &SelfPlay, index: u64) -> SelfPlayed;
    fn sample(&self, text: &str) -> Result<(Sample, Team), Note>;
}

struct TypedTuning<G: EngineGame> {
    options: G::Options,
    game: PhantomData<fn() -> G>,
}

struct MakeTuning;

impl GameVisitor for MakeTuning {
    type Output = Box<dyn ErasedTuning>;

    fn visit<G: EngineGame>(self, options: G::Options) -> Box<dyn ErasedTuning> {
        let game = PhantomData;
        Box::new(TypedTuning::<G> { options, game })
    }
}

impl<G: EngineGame> ErasedTuning for TypedTuning<G> {
    fn names(&self) -> Vec<String> {
        names::<G::Weights>()
    }

    fn built_in(&self) -> Vec<i32> {
        numbers(&G::WEIGHTS)
    }

    fn source(&self, weights: &[i32]) -> String {
        format!("{:#?}", of_numbers::<G::Weights>(weights))
    }

    fn play(&self, plan: &SelfPlay, index: u64) -> SelfPlayed {
        let played = tune::play::<G>(&self.options, plan, index);
        SelfPlayed {
            winner: played.winner,
            quiet: played.quiet.iter().map(G::write).collect(),
        }
    }

    fn sample(&self, text: &str) -> Result<(Sample, Team), Note> {
        let position = G::read(text, &self.options)?;
        Ok((tune::sample(&position), position.seat().team()))
    }
}
