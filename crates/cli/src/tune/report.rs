//! What tuning found: for people, for programs, and as a file of weights.

use std::io::Write;

use anyhow::Result;
use doska_contract::{LogLoss, TunedTerm, TuningReport};
use doska_lab::tuning::{Fit, Losses, Tuning};
use doska_play::{GameSpec, Team};

use super::store::Games;
use crate::console::Console;
use crate::{json, names};

/// Everything there is to say.
pub struct Report<'a> {
    /// The game.
    pub game: &'a GameSpec,
    /// Its evaluation terms.
    pub tuning: &'a Tuning,
    /// The games it was tuned by.
    pub games: &'a Games,
    /// How many positions were fitted to, and how many held out.
    pub positions: [usize; 2],
    /// What was found.
    pub fit: &'a Fit,
}

impl Report<'_> {
    /// Games won by the first team, drawn, won by the second.
    fn results(&self) -> [usize; 3] {
        let count = |winner| {
            let list = self.games.list.iter();
            list.filter(|game| game.winner == winner).count()
        };
        [
            count(Some(Team::First)),
            count(None),
            count(Some(Team::Second)),
        ]
    }

    /// The file of weights.
    pub fn file(&self) -> String {
        let Fit { before, after, .. } = self.fit;
        format!(
            "# {}: {} games, {} positions, log-loss held out {:.5}, then {:.5}\n{}",
            self.game.text(),
            self.games.list.len(),
            self.positions[0] + self.positions[1],
            before.held,
            after.held,
            self.tuning.write(&self.fit.weights)
        )
    }

    /// Writes it to standard output.
    pub fn print(&self, console: &Console, file: &str, source: bool, as_json: bool) -> Result<()> {
        let mut out = std::io::stdout().lock();
        let names = self.tuning.names();
        let built_in = self.tuning.built_in();
        let terms = names.iter().zip(built_in.iter().zip(&self.fit.weights));
        let Fit { before, after, .. } = *self.fit;
        if as_json {
            let told = TuningReport {
                game: self.game.text(),
                games: self.results(),
                positions: self.positions,
                scale: self.fit.scale,
                before: log_loss(before),
                after: log_loss(after),
                terms: terms
                    .map(|(name, (&before, &after))| TunedTerm {
                        name,
                        before,
                        after,
                    })
                    .collect(),
            };
            return json::line(&mut out, &told);
        }
        let game = names::game(console, self.game.text());
        let results = self.results().map(|n| n.to_string());
        let numbers = [self.games.list.len(), self.positions[0], self.positions[1]];
        let [games, fitted, held] = numbers.map(|n| n.to_string());
        let said = [
            ("game", game.as_str()),
            ("games", &games),
            ("first", &results[0]),
            ("drawn", &results[1]),
            ("second", &results[2]),
        ];
        writeln!(out, "{}", console.say("tune-title", &said))?;
        let said = [("fitted", fitted.as_str()), ("held", &held)];
        writeln!(out, "{}", console.say("tune-positions", &said))?;
        let losses = [before.fitted, after.fitted, before.held, after.held];
        let losses = losses.map(|loss| format!("{loss:.5}"));
        for (id, i) in [("tune-loss-fitted", 0), ("tune-loss-held", 2)] {
            let said = [("before", losses[i].as_str()), ("after", &losses[i + 1])];
            writeln!(out, "{}", console.say(id, &said))?;
        }
        writeln!(out)?;
        let widest = names.iter().map(String::len).max().unwrap_or(0);
        for (name, (before, after)) in terms {
            let line = format!("{name:widest$} {before:7} {after:7}");
            let changed = before != after;
            let line = if changed { line } else { console.dim(&line) };
            writeln!(out, "{line}")?;
        }
        if source {
            writeln!(out, "\n{}", self.tuning.source(&self.fit.weights))?;
        }
        let said = [("file", file), ("games", self.games.file.as_str())];
        writeln!(out, "\n{}", console.say("tune-written", &said))?;
        Ok(())
    }
}

fn log_loss(losses: Losses) -> LogLoss {
    LogLoss {
        fitted: losses.fitted,
        held: losses.held,
    }
}
