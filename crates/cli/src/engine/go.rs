//! The command `go` and its limits.

use std::time::Duration;

use doska_play::{Limits, Note, Seat};

/// How long a search may last.
#[derive(Default)]
pub struct Go {
    depth: Option<u32>,
    nodes: Option<u64>,
    time: Option<Duration>,
    left: [Option<Duration>; 4],
    added: [Duration; 4],
    infinite: bool,
}

/// No clock shows more milliseconds than this: some thirty years.
const LONGEST: u64 = 1_000_000_000_000;
/// More depth than the engine has.
const DEEPEST: u64 = 1000;

impl Go {
    /// Reads the words behind `go`. Words that mean nothing here go to `odd`; a value that cannot be is an
    /// error, for without it the search might last for ever.
    pub fn read(text: &str, odd: &mut dyn FnMut(&str)) -> Result<Go, Note> {
        let mut go = Go::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut number = || value(word, words.next());
            let mut time = || number().map(|ms| Duration::from_millis(ms.min(LONGEST)));
            match word {
                "infinite" => go.infinite = true,
                "depth" => go.depth = Some(number()?.clamp(1, DEEPEST) as u32),
                "nodes" => go.nodes = Some(number()?.max(1)),
                "movetime" => go.time = Some(time()?),
                "wtime" | "p1time" => go.left[0] = Some(time()?),
                "btime" | "p2time" => go.left[1] = Some(time()?),
                "p3time" => go.left[2] = Some(time()?),
                "p4time" => go.left[3] = Some(time()?),
                "winc" | "p1inc" => go.added[0] = time()?,
                "binc" | "p2inc" => go.added[1] = time()?,
                "p3inc" => go.added[2] = time()?,
                "p4inc" => go.added[3] = time()?,
                _ => odd(word),
            }
        }
        Ok(go)
    }

    /// Whether only `stop` ends the search: nothing was said that would.
    pub fn endless(&self) -> bool {
        let limited = self.depth.is_some()
            || self.nodes.is_some()
            || self.time.is_some()
            || self.left.iter().any(Option::is_some);
        self.infinite || !limited
    }

    /// The limits for the seat that is to move.
    pub fn limits(&self, seat: Seat) -> Limits {
        if self.infinite {
            return Limits::default();
        }
        let mut limits = match self.left[seat.index()] {
            Some(left) => Limits::clock(left, self.added[seat.index()]),
            None => Limits::default(),
        };
        limits.depth = self.depth;
        limits.nodes = self.nodes;
        if let Some(time) = self.time {
            limits.hard = Some(limits.hard.map_or(time, |hard| hard.min(time)));
        }
        // A time limit means a game; a node or depth limit means analysis.
        limits.move_only = limits.hard.is_some();
        limits
    }
}

/// A whole number; less than nothing, as clocks may show, is nothing.
fn value(word: &str, text: Option<&str>) -> Result<u64, Note> {
    let text = text.ok_or_else(|| Note::new("engine-go-no-value").part(word))?;
    match text.parse::<i128>() {
        Ok(number) => Ok(number.clamp(0, i128::from(u64::MAX)) as u64),
        Err(_) => Err(Note::new("engine-go-value").part(text).with("word", word)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> (Go, Vec<String>) {
        let mut odd = Vec::new();
        let go = Go::read(text, &mut |word| odd.push(word.to_owned())).unwrap();
        (go, odd)
    }

    #[test]
    fn limits_add_up() {
        let (go, odd) = read("depth 5 nodes 1000 movetime 70 movestogo 3 wtime -5");
        assert_eq!(odd, ["movestogo", "3"]);
        let limits = go.limits(Seat::new(1));
        assert_eq!((limits.depth, limits.nodes), (Some(5), Some(1000)));
        assert_eq!(limits.hard, Some(Duration::from_millis(70)));
        assert_eq!(go.limits(Seat::FIRST).hard, Some(Duration::ZERO));
        assert!(!go.endless());
    }

    #[test]
    fn clocks_of_four_seats() {
        let (go, _) = read("p1time 1000 p2time 2000 p3time 30000 p3inc 100 p4time 4000");
        let hard = |seat| go.limits(Seat::new(seat)).hard.unwrap();
        assert!(hard(0) < hard(1) && hard(1) < hard(3) && hard(3) < hard(2));
    }

    #[test]
    fn without_limits_it_does_not_end() {
        assert!(read("").0.endless() && read("infinite depth 3").0.endless());
        assert!(
            read("infinite depth 3")
                .0
                .limits(Seat::FIRST)
                .depth
                .is_none()
        );
        for wrong in ["depth", "depth x", "nodes 1.5", "movetime movetime"] {
            assert!(Go::read(wrong, &mut |_| {}).is_err(), "{wrong}");
        }
        let huge = "depth 99999999999999999999 wtime 99999999999999999999 winc 9999999999999999999";
        assert!(read(huge).0.limits(Seat::FIRST).hard.is_some());
    }
}
