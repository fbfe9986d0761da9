//! A file of records: every move reviewed, blunders listed, accuracy per seat.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, anyhow};
use doska_contract::{self as contract, AnalysedGame, AnalysedMove, AnalysedSeat, Score};
use doska_play::record::{self, Reader};
use doska_play::review::{self, Mark, Sum};
use doska_play::{GameSpec, Record, Seat, View};

use super::annotate::annotate;
use super::engine::AnalysisEngine;
use super::position::score_sign;
use super::review::{SearchedMove, review_game};
use crate::console::Console;
use crate::fail::Reported;
use crate::progress::Progress;
use crate::{files, json, names};

/// How much of a better line is printed.
const SHOWN: usize = 6;

/// What becomes of the analysis.
#[derive(Copy, Clone)]
pub struct Wanted<'a> {
    /// Reports are printed as JSON.
    pub json: bool,
    /// The annotated games go to this file; `-` is standard output, which then holds nothing else.
    pub output: Option<&'a str>,
}

/// Analyses every game of a file that can be read, and says of the others where they are wrong.
pub fn run(
    console: &Console,
    engine: &mut AnalysisEngine,
    file: &str,
    default: Option<&GameSpec>,
    wanted: Wanted<'_>,
) -> Result<()> {
    let words = &console.words;
    let bytes = files::read(console, file)?;
    let text = record::decode(&bytes).map_err(|note| {
        let why = words.say(&note);
        anyhow!(console.say("cli-file-read", &[("file", file), ("why", &why)]))
    })?;
    let mut wrong = false;
    let mut number = 0;
    let mut annotated = String::new();
    let progress = Progress::new();
    for entry in Reader::new(&text, default) {
        number += 1;
        let mut record = match entry.game {
            Ok(record) => record,
            Err(failure) => {
                wrong = true;
                let _ = writeln!(anstream::stderr(), "{file}: {}", failure.say(words));
                continue;
            }
        };
        let moves = review_game(&record, engine, &mut |done, all| {
            let args = [number, done + 1, all].map(|n| n.to_string());
            let args = [
                ("number", args[0].as_str()),
                ("done", &args[1]),
                ("all", &args[2]),
            ];
            progress.show(&console.say("analyse-progress", &args));
        });
        progress.clear();
        if wanted.output.is_some() {
            annotate(&mut record, &moves);
            annotated.push_str(&record::write(&record));
        }
        let report = Report {
            console,
            number,
            record: &record,
            moves: &moves,
        };
        let mut out = std::io::stdout().lock();
        if wanted.output == Some("-") {
            out.write_all(annotated.as_bytes())?;
            annotated.clear();
        } else if wanted.json {
            report.json(&mut out)?;
        } else {
            report.print(&mut out)?;
        }
        out.flush()?;
        if engine.interrupted() {
            break;
        }
    }
    if number == 0 {
        return Err(anyhow!(console.say("cli-file-no-game", &[("file", file)])));
    }
    if let Some(file) = wanted.output.filter(|file| *file != "-") {
        files::write(console, Path::new(file), &annotated)?;
    }
    if wrong {
        return Err(Reported::Failure.into());
    }
    Ok(())
}

/// A game with the review of its moves.
struct Report<'a> {
    console: &'a Console,
    number: usize,
    record: &'a Record,
    moves: &'a [SearchedMove],
}

impl Report<'_> {
    fn plies(&self) -> usize {
        self.record.tree.main_line().plies()
    }

    fn seats(&self) -> usize {
        self.record.tree.start().seats()
    }

    fn reviews(&self) -> impl Iterator<Item = &review::ReviewedMove> {
        self.moves.iter().map(|reviewed| &reviewed.review)
    }

    fn json(&self, out: &mut impl Write) -> Result<()> {
        let moves = self.moves.iter().map(|SearchedMove { review, search }| {
            let team = Seat::new(review.seat as u8).team();
            AnalysedMove {
                ply: review.ply,
                seat: review.seat,
                r#move: &review.text,
                score: Score::new(review.after, team),
                best: review.line.first().map(String::as_str),
                best_score: Score::new(review.best, team),
                loss: review.loss,
                forced: review.forced,
                mark: review.mark().map(contract::Mark::from),
                depth: search.depth,
                nodes: search.nodes,
                lines: &search.lines,
                tables: search.tables.as_ref(),
            }
        });
        let sums = Sum::of(self.reviews(), self.seats())
            .into_iter()
            .enumerate();
        let game = AnalysedGame {
            number: self.number,
            game: self.record.game().text().to_owned(),
            players: (0..self.seats())
                .map(|seat| self.record.player(seat))
                .collect(),
            result: self.record.result.text(),
            moves: moves.collect(),
            seats: sums
                .map(|(seat, sum)| AnalysedSeat {
                    seat,
                    moves: sum.moves,
                    accuracy: sum.accuracy().map(|share| (share * 10.0).round() / 10.0),
                    inaccuracies: sum.marks[0],
                    mistakes: sum.marks[1],
                    blunders: sum.marks[2],
                })
                .collect(),
            complete: self.moves.len() == self.plies(),
        };
        json::line(out, &game)
    }

    fn print(&self, out: &mut impl Write) -> Result<()> {
        let console = self.console;
        let view = self.record.tree.start().view();
        let history = self.record.tree.main_line();
        let number = self.number.to_string();
        let game = names::game(console, self.record.game().text());
        let args = [
            ("number", number.as_str()),
            ("game", &game),
            ("result", self.record.result.text()),
        ];
        writeln!(out, "{}", console.say("analyse-title", &args))?;
        for seat in 0..self.seats() {
            if let Some(player) = self.record.player(seat) {
                writeln!(out, "{}: {player}", names::seat(console, &view, seat))?;
            }
        }
        writeln!(out, "{}", score_sign(console, &history))?;
        writeln!(out)?;
        let first = self.record.tree.start().seat().index();
        let widest = self.reviews().map(|reviewed| reviewed.text.len()).max();
        let widest = widest.unwrap_or(0);
        for reviewed in self.reviews() {
            let sign = reviewed.mark().map_or("", Mark::sign);
            let score = reviewed.after.text(Seat::new(reviewed.seat as u8).team());
            let score = names::decimal(console, &score);
            let number = numbered(first, reviewed, self.seats());
            let text = names::written(console, &reviewed.text);
            let rest = if reviewed.loss <= 0 || reviewed.forced {
                String::new()
            } else {
                self.better(reviewed)
            };
            let row = format!("{number:>7} {text:widest$} {sign:2} {score:>7}  {rest}");
            writeln!(out, "{}", row.trim_end())?;
        }
        self.sums(out, &view, first)?;
        if self.moves.len() < self.plies() {
            let (done, all) = (self.moves.len().to_string(), self.plies().to_string());
            let args = [("done", done.as_str()), ("all", &all)];
            writeln!(out, "{}", console.say("analyse-unfinished", &args))?;
        }
        writeln!(out)?;
        Ok(())
    }

    /// The blunders and mistakes, then a line for each seat.
    fn sums(&self, out: &mut impl Write, view: &View, first: usize) -> Result<()> {
        let console = self.console;
        let bad: Vec<_> = self
            .reviews()
            .filter(|reviewed| reviewed.mark() >= Some(Mark::Mistake))
            .collect();
        writeln!(out)?;
        if !bad.is_empty() {
            writeln!(out, "{}", console.text("analyse-blunders"))?;
        }
        for reviewed in bad {
            let number = numbered(first, reviewed, self.seats());
            let sign = reviewed.mark().map_or("", Mark::sign);
            let (text, better) = (
                names::written(console, &reviewed.text),
                self.better(reviewed),
            );
            writeln!(out, "  {number} {text}{sign}: {better}")?;
        }
        for (seat, sum) in Sum::of(self.reviews(), self.seats()).iter().enumerate() {
            if let Some(accuracy) = sum.accuracy() {
                let seat = names::seat(console, view, seat);
                let accuracy = names::decimal(console, &format!("{accuracy:.1}"));
                let marks = sum.marks.map(|n| n.to_string());
                let args = [
                    ("seat", seat.as_str()),
                    ("accuracy", &accuracy),
                    ("inaccuracies", &marks[0]),
                    ("mistakes", &marks[1]),
                    ("blunders", &marks[2]),
                ];
                writeln!(out, "{}", console.say("analyse-seat", &args))?;
            }
        }
        Ok(())
    }

    /// What would have been better, and by how much.
    fn better(&self, reviewed: &review::ReviewedMove) -> String {
        let shown = reviewed.line.iter().take(SHOWN).map(String::as_str);
        let line = names::written(self.console, &shown.collect::<Vec<_>>().join(" "));
        let number = |text: &str| names::decimal(self.console, text);
        let loss = number(&format!("{:.2}", f64::from(reviewed.loss) / 100.0));
        let score = number(&reviewed.best.text(Seat::new(reviewed.seat as u8).team()));
        let args = [("loss", loss.as_str()), ("line", &line), ("score", &score)];
        self.console.say("analyse-better", &args)
    }
}

/// `3.` for the first seat's third move, `3...` for another's.
fn numbered(first: usize, reviewed: &review::ReviewedMove, seats: usize) -> String {
    let ply = first + reviewed.ply - 1;
    let dots = if ply.is_multiple_of(seats) {
        "."
    } else {
        "..."
    };
    format!("{}{dots}", ply / seats + 1)
}
