//! How fast the engine searches, and what a second thread adds.

use std::fmt::Write;
use std::time::{Duration, Instant};

use doska_play::{AnyEngine, GameHistory, GameSpec, Limits, Stop};

/// For how long, each time.
const GIVEN: Duration = Duration::from_millis(100);
/// How often, in each of three ways by turns.
pub const ROUNDS: usize = 12;
/// Megabytes for the table.
const TABLE: usize = 64;

/// What is searched, the positions of `doska bench`: variants, each with the lines that say where they stand.
fn tasks() -> Vec<(&'static str, Vec<&'static str>)> {
    let mut games: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in doska_play::games()
        .iter()
        .flat_map(|game| game.manifest.bench)
    {
        let name = line.split(' ').nth(1).unwrap_or_default();
        match games.iter_mut().find(|(game, _)| *game == name) {
            Some((_, tasks)) => tasks.push(line),
            None => games.push((name, vec![line])),
        }
    }
    games
}

/// Where the game of such a line stands.
fn line(text: &str) -> Option<GameHistory> {
    let (_, rest) = text.split_once(' ')?;
    let (name, place) = rest.split_once(' ')?;
    let game = GameSpec::read(name).ok()?;
    let (place, moves) = place.split_once(" moves ").unwrap_or((place, ""));
    let start = match place.strip_prefix("text ") {
        Some(position) => game.position(position).ok()?,
        None => game.start(),
    };
    let mut line = GameHistory::new(&start);
    for text in moves.split_whitespace() {
        line.play_text(text).ok()?;
    }
    Some(line)
}

/// One search of a position.
struct Run {
    nodes: u64,
    seconds: f64,
    /// When each depth was complete, from depth 1 on.
    depths: Vec<f64>,
}

impl Run {
    /// Of a line of its own, so that searches at the same time share nothing.
    fn of(task: &str, threads: usize) -> Run {
        // `doska bench` reads the same lines, and its tests read them all.
        let line = line(task).unwrap_or_else(|| panic!("{task}"));
        let mut engine = AnyEngine::new(TABLE, threads);
        let stop = Stop::new(Limits::time(GIVEN));
        let mut depths = Vec::new();
        let begun = Instant::now();
        engine.think(&line, 1, &stop, &mut |info| {
            // What is told when the time is up is of a depth that is not complete.
            if info.time < GIVEN {
                depths.resize(info.depth as usize, info.time.as_secs_f64());
            }
        });
        Run {
            nodes: stop.nodes(),
            seconds: begun.elapsed().as_secs_f64(),
            depths,
        }
    }

    /// Two searches of one thread at the same time that share nothing, as one.
    fn two_apart(task: &str) -> Run {
        let [mut one, two] = std::thread::scope(|scope| {
            [(); 2]
                .map(|()| scope.spawn(|| Run::of(task, 1)))
                // A search that panics ends the measurement.
                .map(|thread| thread.join().expect("a search"))
        });
        one.seconds = one.seconds.max(two.seconds);
        one.nodes += two.nodes;
        one
    }

    fn rate(&self) -> f64 {
        self.nodes as f64 / self.seconds
    }

    /// How much longer this took than the other to the last depth that both completed.
    fn longer(&self, other: &Run) -> f64 {
        let depth = self.depths.len().min(other.depths.len());
        match depth.checked_sub(1) {
            Some(last) if other.depths[last] > 0.0 => self.depths[last] / other.depths[last],
            _ => 1.0,
        }
    }
}

/// What was measured at one position: the best of all rounds, and how much sooner two threads came to the same
/// depth in each.
#[derive(Default)]
struct Rates {
    one: f64,
    two: f64,
    apart: f64,
    sooner: Vec<f64>,
}

impl Rates {
    fn of(task: &str) -> Rates {
        let mut rates = Rates::default();
        for _ in 0..ROUNDS {
            let (one, two, apart) = (Run::of(task, 1), Run::of(task, 2), Run::two_apart(task));
            rates.sooner.push(one.longer(&two));
            rates.one = rates.one.max(one.rate());
            rates.two = rates.two.max(two.rate());
            rates.apart = rates.apart.max(apart.rate());
        }
        rates
    }
}

/// Measures search speed, as a Markdown table.
pub fn table() -> String {
    let mut out = String::from(
        "| game | positions | Mn/s, 1 thread | slowest position | Mn/s, 2 threads | speedup | speedup of 2 independent searches | time-to-depth ratio |\n\
         |---|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for (game, tasks) in tasks() {
        let rates: Vec<Rates> = tasks.into_iter().map(Rates::of).collect();
        // Every position is searched for the same time.
        let mean = |of: fn(&Rates) -> f64| rates.iter().map(of).sum::<f64>() / rates.len() as f64;
        let (one, two, apart) = (mean(|r| r.one), mean(|r| r.two), mean(|r| r.apart));
        let slowest = rates.iter().map(|r| r.one).fold(f64::INFINITY, f64::min);
        let mut sooner: Vec<f64> = rates.iter().flat_map(|r| &r.sooner).copied().collect();
        sooner.sort_by(f64::total_cmp);
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "| {game} | {} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} | {:.2} |",
            rates.len(),
            one / 1e6,
            slowest / 1e6,
            two / 1e6,
            two / one,
            apart / one,
            sooner[sooner.len() / 2],
        );
    }
    out
}
