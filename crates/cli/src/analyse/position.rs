//! One position: its best lines.

use std::io::Write;

use anyhow::Result;
use doska_contract::{AnalysedLine, AnalysedPosition, Outcome};
use doska_play::review::Worth;
use doska_play::{GameHistory, SearchInfo};

use super::brain::Brain;
use crate::console::Console;
use crate::progress::Progress;
use crate::{json, names};

/// Analyses where a game stands.
pub fn run(console: &Console, brain: &mut Brain, line: &GameHistory, as_json: bool) -> Result<()> {
    let position = line.position();
    let mover = position.seat().team();
    let progress = Progress::new();
    let infos = brain.think(line, &mut |info| {
        if info.line == 1 {
            progress.show(&shown(console, info, line));
        }
    });
    progress.clear();
    let first = infos.first();
    let mut out = std::io::stdout().lock();
    if as_json {
        let analysed = AnalysedPosition {
            game: position.game(),
            position: position.text_with_tail(),
            seat: position.seat().index(),
            outcome: line.outcome().map(|end| Outcome::new(end, &position)),
            depth: first.map_or(0, |info| info.depth),
            nodes: first.map_or(0, |info| info.nodes),
            lines: infos
                .iter()
                .map(|info| AnalysedLine::new(line, info))
                .collect(),
            tables: brain.certain(&position),
            complete: !brain.interrupted(),
        };
        return json::line(&mut out, &analysed);
    }
    let game = names::game(console, &position.game());
    let state = names::state(console, &position, line.outcome());
    writeln!(out, "{game}\n{state}")?;
    if line.outcome().is_none()
        && let Some(verdict) = brain.verdict(console, &position)
    {
        let said = console.say("tables-say", &[("verdict", &verdict)]);
        writeln!(out, "{said}")?;
    }
    let Some(first) = first else {
        return Ok(());
    };
    let (depth, nodes) = (first.depth.to_string(), first.nodes.to_string());
    let args = [("depth", depth.as_str()), ("nodes", &nodes)];
    // What tables decide is not searched.
    if first.nodes > 0 {
        writeln!(out, "{}", console.say("analyse-searched", &args))?;
    }
    writeln!(out, "{}", for_whom(console, line))?;
    let scores: Vec<String> = infos
        .iter()
        .map(|info| Worth::of(info.score, mover).text(mover))
        .collect();
    let widest = scores.iter().map(String::len).max().unwrap_or(0);
    for (info, score) in infos.iter().zip(&scores) {
        writeln!(
            out,
            "{:3}. {score:>widest$}  {}",
            info.line,
            info.moves.join(" ")
        )?;
    }
    if brain.interrupted() {
        writeln!(out, "{}", console.text("analyse-interrupted"))?;
    }
    Ok(())
}

/// Whose lead a plus is.
pub fn for_whom(console: &Console, line: &GameHistory) -> String {
    let view = line.position().view();
    let seats = doska_play::Team::First.seats(view.seats as usize);
    let seats = names::seats(console, &view, seats);
    console.say("analyse-for", &[("seats", &seats)])
}

fn shown(console: &Console, info: &SearchInfo, line: &GameHistory) -> String {
    let mover = line.position().seat().team();
    let (depth, nodes) = (info.depth.to_string(), info.nodes.to_string());
    let args = [("depth", depth.as_str()), ("nodes", &nodes)];
    let searched = console.say("analyse-searched", &args);
    let score = Worth::of(info.score, mover).text(mover);
    let best = info.moves.first().map_or("", String::as_str);
    format!("{searched}  {score}  {best}")
}
