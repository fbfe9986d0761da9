//! Progress of long work on tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use doska_play::tables::{Class, Watch};
use indicatif::{ProgressBar, ProgressStyle};

use crate::console::Console;

/// A progress bar on standard error, if that is a terminal; Ctrl-C interrupts the work.
pub struct TableProgress<'a> {
    console: &'a Console,
    shown: ProgressBar,
    stopped: Arc<AtomicBool>,
}

impl<'a> TableProgress<'a> {
    /// A progress bar over this many positions.
    pub fn new(console: &'a Console, boards: u64) -> TableProgress<'a> {
        let stopped = Arc::new(AtomicBool::new(false));
        let heard = stopped.clone();
        // Without a handler Ctrl-C ends the program at once, and what is finished remains all the same.
        let _ = ctrlc::set_handler(move || {
            if heard.swap(true, Ordering::SeqCst) {
                // Asked twice: no more patience.
                std::process::exit(130);
            }
        });
        let style = ProgressStyle::with_template(
            "{percent:>3}% {wide_bar} {elapsed:>3} -{eta:<3} {msg:17}",
        )
        .expect("the template is well formed")
        .progress_chars(if console.ascii { "#>-" } else { "█▌░" });
        let shown = ProgressBar::new(boards).with_style(style);
        TableProgress {
            console,
            shown,
            stopped,
        }
    }

    /// Runs `work` with the bar hidden.
    pub fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.shown.suspend(work)
    }

    /// Removes the bar.
    pub fn clear(&self) {
        self.shown.finish_and_clear();
    }
}

impl Watch for TableProgress<'_> {
    fn at(&self, class: Class, plies: u16) {
        let (class, plies) = (class.to_string(), plies.to_string());
        let args = [("table", class.as_str()), ("plies", &plies)];
        self.shown.set_message(self.console.say("tables-at", &args));
    }

    fn gone(&self, boards: u64) {
        self.shown.inc(boards);
    }

    fn stopped(&self) -> bool {
        self.stopped.load(Ordering::SeqCst)
    }
}
