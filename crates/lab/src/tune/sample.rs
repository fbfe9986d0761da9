//! What each evaluation term counts in a position.

use doska_search::EngineGame;
use doska_search::weights::{names, of_numbers};

/// How an evaluation depends on its weights: but for rounding it is `rest` plus, for each term, its weight times
/// its count.
#[derive(Clone, PartialEq, Debug)]
pub struct Sample {
    /// What does not depend on the weights: the men, as a rule.
    pub rest: f32,
    /// What each term counts.
    pub counts: Vec<f32>,
}

/// A weight so large that rounding does not matter beside it, and no sum overflows.
const STEP: i32 = 10_000;

/// What the terms count in a position, found by evaluating it with one weight at a time.
pub fn sample<G: EngineGame>(position: &G) -> Sample {
    let mut weights = vec![0; names::<G::Weights>().len()];
    let evaluate = |weights: &[i32]| position.evaluate_with(&of_numbers::<G::Weights>(weights));
    let rest = evaluate(&weights);
    let counts = (0..weights.len())
        .map(|term| {
            weights[term] = STEP;
            let value = evaluate(&weights);
            weights[term] = 0;
            (f64::from(value - rest) / f64::from(STEP)) as f32
        })
        .collect();
    Sample {
        rest: rest as f32,
        counts,
    }
}

impl Sample {
    /// The evaluation by these weights, before rounding.
    pub fn evaluate(&self, weights: &[f64]) -> f64 {
        let terms = self.counts.iter().zip(weights);
        f64::from(self.rest)
            + terms
                .map(|(&count, weight)| f64::from(count) * weight)
                .sum::<f64>()
    }
}
