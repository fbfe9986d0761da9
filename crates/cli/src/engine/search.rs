//! A search in a thread of its own, with its `info` and `bestmove` lines.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Sender};
use std::thread::JoinHandle;

use doska_play::{AnyEngine, GameHistory, Level, Limits, Score, SearchInfo, Stop};

/// A search: the game so far and the limits.
pub struct SearchJob {
    pub history: GameHistory,
    pub limits: Limits,
    /// Only `stop` ends it.
    pub endless: bool,
    pub level: Level,
    /// The number of lines to report (`MultiPV`).
    pub lines: usize,
    pub seed: u64,
}

/// A search that goes on.
pub struct Running {
    stop: Arc<Stop>,
    answered: Arc<AtomicBool>,
    thread: JoinHandle<AnyEngine>,
    /// An endless search answers only when this is gone.
    hold: Sender<()>,
}

impl Running {
    /// Starts the search in a thread of its own.
    pub fn start(mut engine: AnyEngine, job: SearchJob) -> io::Result<Running> {
        let settings = job.history.level_settings(job.level);
        let stop = Arc::new(Stop::new(settings.limits(job.limits.clone())));
        let answered = Arc::new(AtomicBool::new(false));
        let (hold, held) = mpsc::channel::<()>();
        let (stop_there, answered_there) = (stop.clone(), answered.clone());
        let work = move || {
            let best = think(&mut engine, &job, &stop_there);
            if job.endless {
                // Nothing is ever sent: this waits until the other end is gone.
                let _ = held.recv();
            }
            answered_there.store(true, Ordering::Release);
            // A client that has disconnected needs no answer.
            let _ = send(&best);
            engine
        };
        let thread = std::thread::Builder::new().spawn(work)?;
        Ok(Running {
            stop,
            answered,
            thread,
            hold,
        })
    }

    /// Whether it has given its move.
    pub fn answered(&self) -> bool {
        self.answered.load(Ordering::Acquire)
    }

    /// Ends the search and waits for its move; the engine is free again.
    pub fn finish(self) -> Option<AnyEngine> {
        self.stop.ask();
        drop(self.hold);
        self.thread.join().ok()
    }
}

/// Thinks, tells, and gives the last line: `bestmove …`.
fn think(engine: &mut AnyEngine, job: &SearchJob, stop: &Stop) -> String {
    let settings = job.history.level_settings(job.level);
    let wanted = job.lines.max(settings.lines);
    let infos = engine.think(&job.history, wanted, stop, &mut |info| {
        if info.multipv <= job.lines && send(&info_line(info)).is_err() {
            stop.ask();
        }
    });
    match AnyEngine::choose(&job.history, settings, &infos, job.seed) {
        None => "bestmove none".to_owned(),
        Some(chosen) => match chosen.pv.as_slice() {
            [best, reply, ..] => format!("bestmove {best} ponder {reply}"),
            [best] => format!("bestmove {best}"),
            [] => "bestmove none".to_owned(),
        },
    }
}

/// `info depth …` of one line.
fn info_line(info: &SearchInfo) -> String {
    let micros = info.time.as_micros().max(1);
    let nps = u128::from(info.nodes) * 1_000_000 / micros;
    format!(
        "info depth {} seldepth {} multipv {} score {} nodes {} nps {nps} hashfull {} tbhits {} time {} pv {}",
        info.depth,
        info.seldepth,
        info.multipv,
        score(info.score),
        info.nodes,
        info.hashfull,
        info.tbhits,
        info.time.as_millis(),
        info.pv.join(" ")
    )
}

/// `cp N` or `mate N`; the latter counts the winner's moves.
fn score(score: Score) -> String {
    match score {
        Score::Cp(hundredths) => format!("cp {hundredths}"),
        Score::WinsIn(plies) => format!("mate {}", plies.div_ceil(2).max(1)),
        Score::LosesIn(plies) => format!("mate -{}", (plies / 2).max(1)),
    }
}

/// Writes one line and sends it.
pub fn send(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(format!("{text}\n").as_bytes())?;
    out.flush()
}
