//! `doska tablebase probe`: the value of a position and of each of its moves.

use std::io::Write;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_contract::{Outcome, TablebaseMove, TablebaseProbe};
use doska_play::{AnyMove, AnyPosition, Certain, Endings, View};

use super::{folder, game, verdict};
use crate::console::{Console, stdout};
use crate::fail::Usage;
use crate::{json, names};

/// Looks a position up.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = game(console, args)?;
    let text = args
        .get_one::<String>("position")
        .map_or("", String::as_str);
    let position = game
        .position(text.trim())
        .map_err(|note| Usage::note(&console.words, &note))?;
    let folder = folder::chosen(args);
    let endings = folder::open(console, &folder)?;
    let found = endings.on_the_board(&position);
    let mut moves = moves(&endings, &position);
    folder::warn(console, &endings);
    let Some(found) = found else {
        return Err(anyhow!(unknown(console, &endings, &position)));
    };
    moves.sort_by_key(|(_, value)| value.map_or(i64::MAX, worth));
    let mut out = stdout();
    if args.get_flag("json") {
        let probed = TablebaseProbe {
            game: position.game(),
            position: position.text_with_tail(),
            seat: position.seat().index(),
            outcome: position.outcome().map(|end| Outcome::new(end, &position)),
            verdict: found.into(),
            certain: endings.certain(&position).is_some(),
            moves: moves
                .into_iter()
                .filter_map(|(m, value)| {
                    Some(TablebaseMove {
                        r#move: m.text(),
                        verdict: value?.into(),
                    })
                })
                .collect(),
        };
        return json::line(&mut out, &probed);
    }
    writeln!(
        out,
        "{}",
        names::state(console, &position, position.outcome())
    )?;
    if position.outcome().is_some() {
        return Ok(());
    }
    let said = verdict::of(console, &endings, &position).unwrap_or_default();
    writeln!(out, "{}", console.say("tables-say", &[("verdict", &said)]))?;
    let texts: Vec<String> = moves.iter().map(|(m, _)| m.text()).collect();
    let widest = texts.iter().map(String::len).max().unwrap_or(0);
    for (text, (_, value)) in texts.iter().zip(&moves) {
        let said = match value {
            Some(value) => verdict::text(console, *value),
            None => console.text("tables-unknown"),
        };
        writeln!(out, "  {text:<widest$}  {said}")?;
    }
    Ok(())
}

/// The legal moves with their verdicts for the side to move.
fn moves(endings: &Endings, position: &AnyPosition) -> Vec<(AnyMove, Option<Certain>)> {
    let moves = position.moves().into_iter();
    let valued = moves.map(|m| {
        let after = endings.on_the_board(&m.after());
        let value = after.map(|after| match after {
            Certain::Win(plies) => Certain::Loss(plies + 1),
            Certain::Draw => Certain::Draw,
            Certain::Loss(plies) => Certain::Win(plies + 1),
        });
        (m, value)
    });
    valued.collect()
}

/// The order of moves: lower is better.
fn worth(certain: Certain) -> i64 {
    match certain {
        Certain::Win(plies) => i64::from(plies) - 100_000,
        Certain::Draw => 0,
        Certain::Loss(plies) => 100_000 - i64::from(plies),
    }
}

/// Why the tables do not know a position.
fn unknown(console: &Console, endings: &Endings, position: &AnyPosition) -> String {
    let pieces = pieces(&position.view());
    if pieces > endings.most_pieces() as usize {
        let (pieces, most) = (pieces.to_string(), endings.most_pieces().to_string());
        console.say("tables-too-many", &[("pieces", &pieces), ("most", &most)])
    } else {
        console.text("tables-missing")
    }
}

fn pieces(view: &View) -> usize {
    view.cells.iter().map(|cell| cell.stack.len()).sum()
}
