//! Logistic regression: the weights by which evaluations predict results best.
//!
//! An evaluation of `s` hundredths of a man predicts the share `1 / (1 + exp(-scale * s))` of the point.
//! First the scale is fitted to the weights as they are, then the weights to the results, by Newton's
//! method, held back towards what they were. How strongly, is decided by games that take no part in the
//! fitting: that is where fitting further would only learn the chances of these games by heart.

use super::cholesky::solve;
use super::sample::Sample;

/// Positions, with the results of their games.
#[derive(Clone, Debug)]
pub struct Data {
    width: usize,
    rests: Vec<f64>,
    counts: Vec<f32>,
    results: Vec<f64>,
    held: Vec<bool>,
}

/// The weights that were found.
#[derive(Clone, PartialEq, Debug)]
pub struct Fit {
    /// How much a hundredth of a man says about the result.
    pub scale: f64,
    /// How strongly the weights were held back: chosen by the games held out.
    pub strength: f64,
    /// The weights.
    pub weights: Vec<i32>,
    /// The loss with the weights as they were.
    pub before: Losses,
    /// The loss now.
    pub after: Losses,
}

/// The mean log-loss of the predictions: 0.693 for a coin.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Losses {
    /// Of the games that the weights were fitted to.
    pub fitted: f64,
    /// Of those held out.
    pub held: f64,
}

/// How strongly the weights are held back towards what they were, from much to little.
const STRENGTHS: [f64; 9] = [1.0, 0.3, 0.1, 0.03, 0.01, 0.003, 0.001, 0.000_3, 0.000_1];
/// Newton's method is done long before this.
const STEPS: usize = 30;
/// How often the scale follows the weights and they follow it.
const ROUNDS: usize = 6;
/// A smaller change of a weight changes no whole number.
const SETTLED: f64 = 0.01;

impl Data {
    /// No positions yet, for an evaluation of so many terms.
    pub fn new(width: usize) -> Data {
        Data {
            width,
            rests: Vec::new(),
            counts: Vec::new(),
            results: Vec::new(),
            held: Vec::new(),
        }
    }

    /// Adds a position whose game gave the team to move this share of the point. `held` says that its
    /// game is held out.
    pub fn add(&mut self, sample: &Sample, result: f64, held: bool) {
        assert_eq!(sample.counts.len(), self.width, "of the same evaluation");
        self.rests.push(f64::from(sample.rest));
        self.counts.extend_from_slice(&sample.counts);
        self.results.push(result);
        self.held.push(held);
    }

    /// How many positions there are to fit to, and how many held out.
    pub fn len(&self) -> [usize; 2] {
        let held = self.held.iter().filter(|held| **held).count();
        [self.held.len() - held, held]
    }

    /// Whether there is nothing to fit to, or nothing to check the fit by.
    pub fn is_empty(&self) -> bool {
        self.len().contains(&0)
    }

    /// Finds the weights, beginning with `weights`; the terms numbered in `kept` keep theirs. Sums run in the order in which positions were
    /// added, so that the same data give the same numbers. Not for [empty](Self::is_empty) data.
    pub fn fit(&self, weights: &[i32], kept: &[usize]) -> Fit {
        let whole = |weights: &[i32]| weights.iter().copied().map(f64::from).collect();
        let before: Vec<f64> = whole(weights);
        let values = self.evaluate(&before);
        let mut scale = self.fit_scale(&values, 0.0);
        let first = self.losses(&values, scale);
        let mut best = Fit {
            scale,
            strength: f64::INFINITY,
            weights: weights.to_vec(),
            before: first,
            after: first,
        };
        // Where men count without a weight, they say what a man is worth, and the scale may follow.
        // Where they do not, all weights could grow together: there it has to stay.
        let anchored = self.rests.iter().any(|rest| *rest != 0.0);
        let mut now = before.clone();
        for strength in STRENGTHS {
            for _ in 0..if anchored { ROUNDS } else { 1 } {
                self.fit_weights(&before, kept, &mut now, scale, strength);
                if anchored {
                    scale = self.fit_scale(&self.evaluate(&now), scale);
                }
            }
            let rounded: Vec<i32> = now.iter().map(|weight| weight.round() as i32).collect();
            let after = self.losses(&self.evaluate(&whole(&rounded)), scale);
            // Where nothing helps on the games held out, nothing changes.
            if after.held < best.after.held {
                best = Fit {
                    scale,
                    strength,
                    weights: rounded,
                    before: first,
                    after,
                };
            }
        }
        best
    }

    fn rows(&self) -> impl Iterator<Item = (usize, &[f32])> {
        self.counts.chunks_exact(self.width.max(1)).enumerate()
    }

    /// The evaluations of the positions.
    fn evaluate(&self, weights: &[f64]) -> Vec<f64> {
        self.rows()
            .map(|(i, counts)| {
                let terms = counts.iter().zip(weights);
                self.rests[i] + terms.map(|(&n, weight)| f64::from(n) * weight).sum::<f64>()
            })
            .collect()
    }

    /// Newton's method for one number.
    fn fit_scale(&self, values: &[f64], from: f64) -> f64 {
        let mut scale = from;
        for _ in 0..STEPS {
            let (mut slope, mut bend) = (0.0, 1e-9);
            for (i, &score) in values.iter().enumerate() {
                if !self.held[i] {
                    let share = share(scale * score);
                    slope += (share - self.results[i]) * score;
                    bend += share * (1.0 - share) * score * score;
                }
            }
            let next = (scale - slope / bend).clamp(1e-6, 1.0);
            let settled = (next - scale).abs() < 1e-9;
            scale = next;
            if settled {
                break;
            }
        }
        scale
    }

    /// Newton's method for the weights: `now` goes to where loss and strength balance.
    fn fit_weights(
        &self,
        before: &[f64],
        kept: &[usize],
        now: &mut [f64],
        scale: f64,
        strength: f64,
    ) {
        let hold = self.regularisation(strength);
        for _ in 0..STEPS {
            let mut newton = self.newton_system(now, scale);
            for a in 0..self.width {
                newton.slope[a] += hold[a] * (now[a] - before[a]);
                newton.bend[a * self.width + a] += hold[a];
            }
            for &a in kept {
                newton.fix(a);
            }
            let Some(step) = solve(&mut newton.bend, &newton.slope) else {
                return;
            };
            for (weight, step) in now.iter_mut().zip(&step) {
                *weight -= step;
            }
            if step.iter().all(|step| step.abs() < SETTLED) {
                return;
            }
        }
    }

    /// How strongly each term is held back: the more, the more it moves evaluations. A term that never counts
    /// stays where it is.
    fn regularisation(&self, strength: f64) -> Vec<f64> {
        let fitted = self.len()[0] as f64;
        let mut squares = vec![0.0; self.width];
        for (i, counts) in self.rows() {
            if !self.held[i] {
                for (square, &count) in squares.iter_mut().zip(counts) {
                    *square += f64::from(count) * f64::from(count) / fitted;
                }
            }
        }
        let hold = |square: f64| {
            if square > 0.0 {
                strength * square / 4.0
            } else {
                1.0
            }
        };
        squares.into_iter().map(hold).collect()
    }

    /// Gradient and Hessian of the mean loss, the gradient divided by the scale, of the Hessian the lower half.
    fn newton_system(&self, now: &[f64], scale: f64) -> Newton {
        let n = self.width;
        let fitted = self.len()[0] as f64;
        let values = self.evaluate(now);
        let (mut slope, mut bend) = (vec![0.0; n], vec![0.0; n * n]);
        for (i, counts) in self.rows() {
            if self.held[i] {
                continue;
            }
            let share = share(scale * values[i]);
            let (pull, firm) = (share - self.results[i], share * (1.0 - share));
            for (a, &count) in counts.iter().enumerate() {
                if count == 0.0 {
                    continue;
                }
                let count = f64::from(count);
                slope[a] += pull * count;
                let row = &mut bend[a * n..=a * n + a];
                for (sum, &other) in row.iter_mut().zip(counts) {
                    *sum += firm * count * f64::from(other);
                }
            }
        }
        for a in 0..n {
            slope[a] = slope[a] / fitted / scale;
            for b in 0..=a {
                bend[a * n + b] /= fitted;
            }
        }
        Newton { slope, bend }
    }

    fn losses(&self, values: &[f64], scale: f64) -> Losses {
        let mut sums = [0.0; 2];
        for (i, &score) in values.iter().enumerate() {
            let share = share(scale * score).clamp(1e-12, 1.0 - 1e-12);
            let result = self.results[i];
            sums[usize::from(self.held[i])] -=
                result * share.ln() + (1.0 - result) * (1.0 - share).ln();
        }
        let [fitted, held] = self.len();
        Losses {
            fitted: sums[0] / fitted.max(1) as f64,
            held: sums[1] / held.max(1) as f64,
        }
    }
}

/// The linear equations of one step of Newton's method.
struct Newton {
    /// The gradient.
    slope: Vec<f64>,
    /// The Hessian, row by row.
    bend: Vec<f64>,
}

impl Newton {
    /// Makes a term stay where it is.
    fn fix(&mut self, a: usize) {
        let n = self.slope.len();
        self.slope[a] = 0.0;
        for b in 0..n {
            self.bend[a * n + b] = 0.0;
            self.bend[b * n + a] = 0.0;
        }
        self.bend[a * n + a] = 1.0;
    }
}

fn share(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

#[cfg(test)]
mod tests {
    use doska_rules::zobrist::mix;

    use super::*;

    /// A number between -1 and 1 by chance.
    fn chance(seed: u64) -> f64 {
        (mix(seed) >> 11) as f64 / (1u64 << 52) as f64 - 1.0
    }

    /// Games of ten positions whose results follow these weights with this scale.
    fn played(weights: &[f64], scale: f64, games: u64) -> Data {
        let mut data = Data::new(weights.len());
        for position in 0..10 * games {
            let counts = (0..weights.len() as u64)
                .map(|term| (chance(position << 8 | term) * 6.0).round() as f32)
                .collect();
            let rest = (chance(position << 8 | 0x80) * 3.0).round() as f32 * 100.0;
            let sample = Sample { rest, counts };
            let wins = share(scale * sample.evaluate(weights));
            let result = f64::from(u8::from(chance(position << 8 | 0xFF) / 2.0 + 0.5 < wins));
            data.add(&sample, result, position / 10 % 5 == 4);
        }
        data
    }

    #[test]
    fn finds_the_weights_that_results_follow() {
        let truth = [80.0, -25.0, 10.0, 0.0];
        let data = played(&truth, 0.006, 6000);
        let fit = data.fit(&[60, -20, 0, 0], &[]);
        assert!((fit.scale - 0.006).abs() < 0.001, "{fit:?}");
        for (found, truth) in fit.weights.iter().zip(truth) {
            assert!((f64::from(*found) - truth).abs() < 8.0, "{fit:?}");
        }
        assert!(fit.after.held < fit.before.held, "{fit:?}");
        assert!(fit.after.fitted < fit.before.fitted, "{fit:?}");
        assert_eq!(fit, data.fit(&[60, -20, 0, 0], &[]), "the same every time");
    }

    #[test]
    fn a_term_that_is_kept_keeps_its_weight() {
        let data = played(&[80.0, -25.0], 0.006, 600);
        let fit = data.fit(&[60, 0], &[0]);
        assert_eq!(fit.weights[0], 60);
        assert!(fit.weights[1] < -10, "{fit:?}");
    }

    #[test]
    fn chance_alone_changes_little() {
        // Nothing but the rest decides: the terms are noise, and few games say much about them.
        let data = played(&[0.0; 6], 0.006, 60);
        let fit = data.fit(&[0; 6], &[]);
        assert!(fit.after.held <= fit.before.held);
        assert!(fit.weights.iter().all(|n| n.abs() <= 20), "{fit:?}");
    }

    #[test]
    fn a_term_that_never_counts_keeps_its_weight() {
        let mut data = Data::new(2);
        for game in 0..500u64 {
            let count = (chance(game) * 4.0).round() as f32;
            let counts = vec![count, 0.0];
            let result = f64::from(u8::from(f64::from(count) + chance(!game) * 3.0 > 0.0));
            data.add(&Sample { rest: 0.0, counts }, result, game % 5 == 0);
        }
        let fit = data.fit(&[100, 77], &[]);
        assert_eq!(fit.weights[1], 77);
    }

    #[test]
    fn no_games_are_said_to_be_none() {
        assert!(Data::new(3).is_empty());
        let mut data = Data::new(1);
        let sample = Sample {
            rest: 0.0,
            counts: vec![1.0],
        };
        data.add(&sample, 1.0, false);
        assert!(data.is_empty(), "nothing to check the fit by");
        data.add(&sample, 1.0, true);
        assert_eq!((data.len(), data.is_empty()), ([1, 1], false));
    }
}
