//! Analysis of one position: its best lines.

use std::io::Write;

use anyhow::Result;
use doska_contract::{AnalysedLine, AnalysedPosition, Outcome};
use doska_play::review::Worth;
use doska_play::{GameHistory, SearchInfo};

use super::engine::AnalysisEngine;
use crate::console::Console;
use crate::progress::Progress;
use crate::{json, names};

/// Analyses where a game stands.
pub fn run(
    console: &Console,
    engine: &mut AnalysisEngine,
    history: &GameHistory,
    as_json: bool,
) -> Result<()> {
    let position = history.position();
    let mover = position.seat().team();
    let progress = Progress::new();
    let infos = engine.think(history, &mut |info| {
        if info.multipv == 1 {
            progress.show(&shown(console, info, history));
        }
    });
    progress.clear();
    let first = infos.first();
    let mut out = std::io::stdout().lock();
    if as_json {
        let analysis = AnalysedPosition {
            game: position.game(),
            position: position.text_with_tail(),
            seat: position.seat().index(),
            outcome: history.outcome().map(|end| Outcome::new(end, &position)),
            depth: first.map_or(0, |info| info.depth),
            nodes: first.map_or(0, |info| info.nodes),
            lines: infos
                .iter()
                .map(|info| AnalysedLine::new(history, info))
                .collect(),
            tables: engine.certain(&position),
            complete: !engine.interrupted(),
        };
        return json::line(&mut out, &analysis);
    }
    let game = names::game(console, &position.game());
    let state = names::state(console, &position, history.outcome());
    writeln!(out, "{game}\n{state}")?;
    if history.outcome().is_none()
        && let Some(verdict) = engine.verdict(console, &position)
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
    writeln!(out, "{}", score_sign(console, history))?;
    let scores: Vec<String> = infos
        .iter()
        .map(|info| names::decimal(console, &Worth::of(info.score, mover).text(mover)))
        .collect();
    let widest = scores.iter().map(String::len).max().unwrap_or(0);
    for (info, score) in infos.iter().zip(&scores) {
        writeln!(
            out,
            "{:3}. {score:>widest$}  {}",
            info.multipv,
            names::written(console, &info.pv.join(" "))
        )?;
    }
    if engine.interrupted() {
        writeln!(out, "{}", console.text("analyse-interrupted"))?;
    }
    Ok(())
}

/// Which side is ahead where the score has a plus.
pub fn score_sign(console: &Console, history: &GameHistory) -> String {
    let view = history.position().view();
    names::Side::team(&view, doska_play::Team::First).say(console, "analyse-for")
}

fn shown(console: &Console, info: &SearchInfo, history: &GameHistory) -> String {
    let mover = history.position().seat().team();
    let (depth, nodes) = (info.depth.to_string(), info.nodes.to_string());
    let args = [("depth", depth.as_str()), ("nodes", &nodes)];
    let searched = console.say("analyse-searched", &args);
    let score = names::decimal(console, &Worth::of(info.score, mover).text(mover));
    let best = names::written(console, info.pv.first().map_or("", String::as_str));
    format!("{searched}  {score}  {best}")
}
