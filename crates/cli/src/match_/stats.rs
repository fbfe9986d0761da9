//! Match statistics: Elo with its error, and the sequential probability ratio test.

/// Results of A, game by game and pair by pair.
#[derive(Clone, Default, Debug)]
pub struct Stats {
    /// Games with 0, 1 and 2 half points for A.
    pub games: [u64; 3],
    /// Pairs of games with 0 to 4 half points. The two games of a pair begin alike, so that they are no
    /// independent samples; pairs are.
    pub pairs: [u64; 5],
    /// The half points of a first game whose second is still to come.
    open: Option<usize>,
}

/// A test of two hypotheses about A's strength.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Sprt {
    /// A is no stronger than this.
    pub elo0: f64,
    /// A is as strong as this.
    pub elo1: f64,
}

/// The chance of accepting the wrong one.
const ERROR: f64 = 0.05;
/// Fewer pairs settle nothing: while all end alike, their variance says too little.
const LEAST_PAIRS: u64 = 8;
/// How many standard deviations hold 95 of 100 cases.
const SPREAD: f64 = 1.959_964;

impl Stats {
    /// The next game in order.
    pub fn add(&mut self, halves: usize) {
        self.games[halves] += 1;
        match self.open.take() {
            None => self.open = Some(halves),
            Some(first) => self.pairs[first + halves] += 1,
        }
    }

    /// How many games there were.
    pub fn count(&self) -> u64 {
        self.games.iter().sum()
    }

    /// Whether the last pair is whole.
    pub fn whole(&self) -> bool {
        self.open.is_none()
    }

    /// The share of the points that A made.
    pub fn score(&self) -> Option<f64> {
        let halves = self.games[1] + 2 * self.games[2];
        (self.count() > 0).then(|| halves as f64 / (2 * self.count()) as f64)
    }

    /// A's Elo above B; `None` where it has no bound, or nothing was played.
    pub fn elo(&self) -> Option<f64> {
        elo(self.score()?)
    }

    /// Half the width of the interval that holds the true Elo in 95 of 100 cases.
    pub fn error(&self) -> Option<f64> {
        let (count, mean, variance) = moments(self.pairs.map(|n| n as f64));
        if count < 2.0 {
            return None;
        }
        let spread = SPREAD * (variance / (count - 1.0)).sqrt();
        match (elo(mean - spread), elo(mean + spread)) {
            (Some(low), Some(high)) => Some((high - low) / 2.0),
            (Some(low), None) => Some(elo(mean)? - low),
            (None, Some(high)) => Some(high - elo(mean)?),
            (None, None) => None,
        }
    }
}

impl Sprt {
    /// Reads `ELO0,ELO1`.
    pub fn read(text: &str) -> Option<Sprt> {
        let (low, high) = text.split_once(',')?;
        let number = |text: &str| {
            let number: f64 = text.trim().parse().ok()?;
            (number.abs() <= 1000.0).then_some(number)
        };
        let (elo0, elo1) = (number(low)?, number(high)?);
        (elo0 < elo1).then_some(Sprt { elo0, elo1 })
    }

    /// How much more likely the results are with `elo1` than with `elo0`, as a logarithm: the generalised
    /// ratio for pairs of games, by the normal approximation.
    pub fn ratio(self, stats: &Stats) -> f64 {
        // What never happened is taken to be rare, not impossible.
        let seen = stats.pairs.map(|n| (n as f64).max(1e-3));
        let (count, mean, variance) = moments(seen);
        if stats.pairs.iter().sum::<u64>() == 0 || variance <= 0.0 {
            return 0.0;
        }
        let (low, high) = (share(self.elo0), share(self.elo1));
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    /// Beyond this, on either side, the test is settled.
    pub fn bound() -> f64 {
        ((1.0 - ERROR) / ERROR).ln()
    }

    /// `Some(true)` if `elo1` is accepted, `Some(false)` if `elo0` is.
    pub fn verdict(self, stats: &Stats) -> Option<bool> {
        let ratio = self.ratio(stats);
        let enough = stats.pairs.iter().sum::<u64>() >= LEAST_PAIRS;
        (enough && ratio.abs() >= Sprt::bound()).then_some(ratio > 0.0)
    }
}

/// How many pairs, the mean share of the points, and its variance.
fn moments(pairs: [f64; 5]) -> (f64, f64, f64) {
    let count: f64 = pairs.iter().sum();
    let shares = || pairs.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]);
    let mean = shares().map(|(n, share)| n * share).sum::<f64>() / count;
    let variance = shares().map(|(n, share)| n * (share - mean).powi(2));
    (count, mean, variance.sum::<f64>() / count)
}

/// The Elo difference that makes this share of the points.
fn elo(share: f64) -> Option<f64> {
    (share > 0.0 && share < 1.0).then(|| -400.0 * (1.0 / share - 1.0).log10())
}

/// The share of the points that an Elo difference makes.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stats(games: &[usize]) -> Stats {
        let mut stats = Stats::default();
        for &halves in games {
            stats.add(halves);
        }
        stats
    }

    #[test]
    fn elo_of_three_quarters_is_190_85() {
        let stats = stats(&[2, 1, 1, 2, 2, 1, 2, 1]);
        assert_eq!(stats.score(), Some(0.75));
        assert!((stats.elo().unwrap() - 190.85).abs() < 0.01);
        assert_eq!(stats.pairs, [0, 0, 0, 4, 0]);
        assert!(stats.error().unwrap() < 1e-9, "every pair was the same");
    }

    #[test]
    fn error_shrinks_with_the_games() {
        let few = stats(&[2, 0, 2, 2, 1, 0, 1, 1, 2, 0, 0, 0]);
        let many = stats(&[2, 0, 2, 2, 1, 0, 1, 1, 2, 0, 0, 0].repeat(25));
        let (few, many) = (few.error().unwrap(), many.error().unwrap());
        assert!(few > 4.0 * many && few < 8.0 * many, "{few} {many}");
    }

    #[test]
    fn nothing_to_say_of_nothing() {
        let none = stats(&[]);
        assert_eq!((none.score(), none.elo(), none.error()), (None, None, None));
        let won = stats(&[2, 2, 2, 2]);
        assert_eq!((won.elo(), won.error()), (None, None));
        let sprt = Sprt::read("0,10").unwrap();
        assert!(sprt.ratio(&none).abs() < 1e-9);
        assert!(sprt.verdict(&none).is_none());
    }

    #[test]
    fn a_settled_test() {
        let sprt = Sprt::read("0, 50").unwrap();
        assert!((Sprt::bound() - 2.944).abs() < 0.001);
        let better = stats(&[2, 1, 2, 0, 2, 2, 1, 1].repeat(20));
        assert_eq!(sprt.verdict(&better), Some(true));
        let equal = stats(&[2, 0, 1, 1, 0, 2, 2, 0, 1, 0, 1, 2].repeat(40));
        assert_eq!(sprt.verdict(&equal), Some(false));
        assert_eq!(sprt.verdict(&stats(&[2, 2])), None);
        assert_eq!(sprt.verdict(&stats(&[2; 20])), Some(true));
        for wrong in ["", "5", "5,5", "9,1", "a,b", "nan,1", "0,inf"] {
            assert_eq!(Sprt::read(wrong), None, "{wrong}");
        }
    }
}
