//! What each term counts in a position.

use crate::judge::EngineGame;
use crate::weights::{names, of_numbers};

/// How a judgement depends on its weights: but for rounding it is `rest` and, for each term, its weight
/// times what it counts.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// What does not depend on the weights: the men, as a rule.
    pub rest: f32,
    /// What each term counts.
    pub counts: Vec<f32>,
}

/// A weight so large that rounding does not matter beside it, and no sum overflows.
const STEP: i32 = 10_000;

/// What the terms count in a position, found by judging it with one weight at a time.
pub fn sample<G: EngineGame>(position: &G) -> Sample {
    let mut weights = vec![0; names::<G::Weights>().len()];
    let judge = |weights: &[i32]| position.judge_with(&of_numbers::<G::Weights>(weights));
    let rest = judge(&weights);
    let counts = (0..weights.len())
        .map(|term| {
            weights[term] = STEP;
            let judged = judge(&weights);
            weights[term] = 0;
            (f64::from(judged - rest) / f64::from(STEP)) as f32
        })
        .collect();
    Sample {
        rest: rest as f32,
        counts,
    }
}

impl Sample {
    /// What the position is judged at by these weights, before rounding.
    pub fn judge(&self, weights: &[f64]) -> f64 {
        let terms = self.counts.iter().zip(weights);
        f64::from(self.rest)
            + terms
                .map(|(&count, weight)| f64::from(count) * weight)
                .sum::<f64>()
    }
}
