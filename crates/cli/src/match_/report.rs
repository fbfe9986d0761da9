//! The report of a match, during it and at its end.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::Result;
use doska_contract::{self as contract, MatchReport};

use super::game::{Plan, TOO_LONG};
use super::stats::{Sprt, Stats};
use crate::console::Console;
use crate::{json, names};

/// Everything that is counted.
#[derive(Default)]
pub struct Tally {
    /// The results of A.
    pub stats: Stats,
    /// The number of games by what ended them.
    pub ends: BTreeMap<String, u64>,
    /// How many games A and B forfeited.
    pub forfeits: [u64; 2],
}

impl Tally {
    /// How many games were broken off because they had too many plies.
    fn broken_off(&self) -> u64 {
        self.ends.get(TOO_LONG).copied().unwrap_or(0)
    }
}

/// The report as `--json` prints it.
fn report<'a>(
    plan: &'a Plan,
    tally: &'a Tally,
    sprt: Option<Sprt>,
    complete: bool,
) -> MatchReport<'a> {
    let stats = &tally.stats;
    let [losses, draws, wins] = stats.games;
    let [a, b] = &plan.sides;
    MatchReport {
        game: plan.game.text(),
        a: &a.text,
        b: &b.text,
        games: stats.count(),
        wins,
        draws,
        losses,
        pairs: stats.pairs,
        score: stats.score(),
        elo: stats.elo(),
        error: stats.error(),
        sprt: sprt.map(|sprt| contract::Sprt {
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            ratio: sprt.ratio(stats),
            bound: Sprt::bound(),
            verdict: sprt
                .verdict(stats)
                .map(|second| if second { "elo1" } else { "elo0" }),
        }),
        ends: &tally.ends,
        forfeits: tally.forfeits,
        broken_off: tally.broken_off(),
        complete,
    }
}

/// Writes the end of a match to standard output. `complete` says whether all games asked for were
/// played, or the test was settled.
pub fn write(
    console: &Console,
    plan: &Plan,
    tally: &Tally,
    sprt: Option<Sprt>,
    complete: bool,
    as_json: bool,
) -> Result<()> {
    let mut out = std::io::stdout().lock();
    if as_json {
        return json::line(&mut out, &report(plan, tally, sprt, complete));
    }
    let stats = &tally.stats;
    let game = names::game(console, plan.game.text());
    let [a, b] = [&plan.sides[0].text, &plan.sides[1].text];
    let title = console.say("match-title", &[("game", &game), ("a", a), ("b", b)]);
    writeln!(out, "{title}")?;
    if !complete {
        writeln!(out, "{}", console.text("match-interrupted"))?;
    }
    write_score(console, &mut out, stats)?;
    write_ends(console, &mut out, plan, tally)?;
    if let Some(sprt) = sprt {
        writeln!(out, "{}", test(console, stats, sprt))?;
    }
    Ok(())
}

/// Wins, draws and losses, and what they mean in Elo.
fn write_score(console: &Console, out: &mut impl Write, stats: &Stats) -> Result<()> {
    let [losses, draws, wins] = stats.games;
    let numbers = [stats.count(), wins, draws, losses].map(|n| n.to_string());
    let args = [
        ("games", numbers[0].as_str()),
        ("wins", &numbers[1]),
        ("draws", &numbers[2]),
        ("losses", &numbers[3]),
    ];
    writeln!(out, "{}", console.say("match-games", &args))?;
    if let Some(score) = stats.score() {
        let drawn = percent(draws as f64 / stats.count() as f64);
        let (score, elo) = (percent(score), elo(console, stats));
        let args = [("score", score.as_str()), ("elo", &elo)];
        writeln!(out, "{}", console.say("match-score", &args))?;
        writeln!(out, "{}", console.say("match-drawn", &[("share", &drawn)]))?;
    }
    Ok(())
}

/// How the games ended.
fn write_ends(console: &Console, out: &mut impl Write, plan: &Plan, tally: &Tally) -> Result<()> {
    if !tally.ends.is_empty() {
        let ends: Vec<String> = tally
            .ends
            .iter()
            .map(|(end, n)| format!("{} {n}", console.text(&format!("reason-{end}"))))
            .collect();
        let ends = ends.join(", ");
        writeln!(out, "{}", console.say("match-ends", &[("list", &ends)]))?;
    }
    if tally.forfeits != [0, 0] {
        let [a, b] = tally.forfeits.map(|n| n.to_string());
        writeln!(
            out,
            "{}",
            console.say("match-forfeits", &[("a", &a), ("b", &b)])
        )?;
    }
    let broken_off = tally.broken_off();
    if broken_off > 0 {
        let (count, plies) = (broken_off.to_string(), plan.most_plies.to_string());
        let args = [("count", count.as_str()), ("plies", &plies)];
        writeln!(out, "{}", console.say("match-broken-off", &args))?;
    }
    Ok(())
}

fn test(console: &Console, stats: &Stats, sprt: Sprt) -> String {
    let verdict = console.text(match sprt.verdict(stats) {
        Some(true) => "match-sprt-second",
        Some(false) => "match-sprt-first",
        None => "match-sprt-open",
    });
    let ratio = format!("{:.2}", sprt.ratio(stats));
    let bound = format!("{:.2}", Sprt::bound());
    let (elo0, elo1) = (sprt.elo0.to_string(), sprt.elo1.to_string());
    let args = [
        ("elo0", elo0.as_str()),
        ("elo1", &elo1),
        ("ratio", &ratio),
        ("bound", &bound),
        ("verdict", &verdict),
    ];
    console.say("match-sprt", &args)
}

/// A share in hundredths.
fn percent(share: f64) -> String {
    format!("{:.1}", share * 100.0)
}

/// `+35.2 ± 20.1`.
fn elo(console: &Console, stats: &Stats) -> String {
    match (stats.elo(), stats.error()) {
        (Some(elo), Some(error)) => format!("{elo:+.1} ± {error:.1}"),
        (Some(elo), None) => format!("{elo:+.1}"),
        (None, _) => console.text("match-elo-none"),
    }
}

/// How a match stands, in one line.
pub fn standing(console: &Console, tally: &Tally, games: u64, sprt: Option<Sprt>) -> String {
    let stats = &tally.stats;
    let [losses, draws, wins] = stats.games;
    let counts = format!("{}/{games}  +{wins} ={draws} -{losses}", stats.count());
    let score = stats.score().map_or_else(String::new, |score| {
        format!("  {}%  Elo {}", percent(score), elo(console, stats))
    });
    let ratio = sprt.map_or_else(String::new, |sprt| {
        format!("  LLR {:.2}", sprt.ratio(stats))
    });
    format!("{counts}{score}{ratio}")
}
