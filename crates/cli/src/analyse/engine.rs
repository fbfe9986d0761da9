//! The engine for analysis: searches within limits, interrupted by Ctrl-C.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use anyhow::Result;
use clap::ArgMatches;
use doska_contract::TablebaseVerdict;
use doska_play::{AnyEngine, AnyPosition, Endings, GameHistory, Limits, SearchInfo, Stop};

use crate::console::Console;
use crate::tablebase::folder;
use crate::tablebase::verdict;

/// Searches position after position.
pub struct AnalysisEngine {
    engine: AnyEngine,
    endings: Option<Arc<Endings>>,
    limits: Limits,
    pub lines: usize,
    interrupt: Arc<Interrupt>,
}

/// What Ctrl-C does: the search that goes on ends, and no other begins.
#[derive(Default)]
struct Interrupt {
    asked: AtomicBool,
    stop: Mutex<Option<Arc<Stop>>>,
}

impl AnalysisEngine {
    /// As the arguments say. Where they limit nothing, a search has `nodes` positions; where they do not
    /// say how many lines, `lines`.
    pub fn new(
        console: &Console,
        args: &ArgMatches,
        nodes: u64,
        lines: usize,
    ) -> Result<AnalysisEngine> {
        let get = |name: &str| args.get_one::<u64>(name).copied();
        let mut limits = Limits {
            depth: args.get_one::<u32>("depth").copied(),
            nodes: get("nodes"),
            hard: get("movetime").map(std::time::Duration::from_millis),
            ..Limits::default()
        };
        if limits.depth.is_none() && limits.nodes.is_none() && limits.hard.is_none() {
            limits.nodes = Some(nodes);
        }
        let threads = args.get_one::<usize>("threads").copied().unwrap_or(1);
        let interrupt = Arc::new(Interrupt::default());
        let heard = interrupt.clone();
        // Without a handler Ctrl-C ends the program at once: nothing worse.
        let _ = ctrlc::set_handler(move || heard.ask());
        let endings = folder::asked_or_usual(console, args)?;
        let mut engine = AnyEngine::new(get("hash").unwrap_or(64) as usize, threads);
        engine.know(endings.clone());
        Ok(AnalysisEngine {
            engine,
            endings,
            limits,
            lines: get("lines").map_or(lines, |lines| lines as usize),
            interrupt,
        })
    }

    /// What tables of endings say of a position, in words.
    pub fn verdict(&self, console: &Console, position: &AnyPosition) -> Option<String> {
        verdict::of(console, self.endings.as_deref()?, position)
    }

    /// What tables of endings are certain of, for programs.
    pub fn certain(&self, position: &AnyPosition) -> Option<TablebaseVerdict> {
        let certain = self.endings.as_deref()?.certain(position)?;
        Some(certain.into())
    }

    /// Says which tables were needed and could not be used.
    pub fn warn(&self, console: &Console) {
        if let Some(endings) = &self.endings {
            folder::warn(console, endings);
        }
    }

    /// Thinks about where a game stands. After Ctrl-C it gives what it found until then.
    pub fn think(
        &mut self,
        history: &GameHistory,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> Vec<SearchInfo> {
        let stop = Arc::new(Stop::new(self.limits.clone()));
        self.interrupt.watch(Some(stop.clone()));
        if self.interrupted() {
            stop.ask();
        }
        let infos = self.engine.think(history, self.lines, &stop, tell);
        self.interrupt.watch(None);
        infos
    }

    /// Whether Ctrl-C was pressed.
    pub fn interrupted(&self) -> bool {
        self.interrupt.asked.load(Ordering::SeqCst)
    }
}

impl Interrupt {
    fn watch(&self, stop: Option<Arc<Stop>>) {
        *self.stop.lock().unwrap_or_else(PoisonError::into_inner) = stop;
    }

    fn ask(&self) {
        if self.asked.swap(true, Ordering::SeqCst) {
            // Asked twice: no more patience.
            std::process::exit(130);
        }
        let stop = self.stop.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(stop) = stop.as_ref() {
            stop.ask();
        }
    }
}
