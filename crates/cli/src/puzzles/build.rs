//! `doska puzzles build`: mines puzzles into a file, and goes on with one that was begun.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_lab::puzzles::{Miner, Plan, Selection, engine_signature};
use doska_play::{GameSpec, Puzzle, PuzzleFile};
use indicatif::{ProgressBar, ProgressStyle};

use super::remote;
use crate::console::{Console, stdout};
use crate::fail::{Reported, Usage};
use crate::tablebase::threads;
use crate::workers::{self, Hands, Remote};
use crate::{arguments, files};

/// How often the file is written while nothing new is found.
const PAUSE: Duration = Duration::from_secs(5);

/// Mines what the arguments ask for.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let game = arguments::game(&console.words, args)?;
    let number = |name: &str| *args.get_one::<u64>(name).expect("it has a default");
    let default = format!("{}-puzzles.txt", game.info().id);
    let output = args.get_one::<String>("output").unwrap_or(&default);
    let plan = Plan {
        variants: Plan::variants_of(&game),
        seed: number("seed"),
        nodes: number("nodes"),
    };
    let hands = Hands::read(console, args, threads(args))?;
    let count = number("count") as usize;
    let mut store = Store::open(console, &game, &plan, output, args.get_flag("force"))?;
    let mut kept = Selection::new(count, std::mem::take(&mut store.file.puzzles));
    let before = kept.len();
    let begun = Instant::now();
    let whole = kept.is_whole() || {
        let progress = bar(console, count);
        let whole = mine(console, &plan, &mut store, &mut kept, &hands, &progress);
        progress.finish_and_clear();
        whole?
    };
    store.write(console, &kept)?;
    let args = [
        ("count", kept.len().to_string()),
        ("new", (kept.len() - before).to_string()),
        ("games", store.games.to_string()),
        ("file", output.clone()),
        ("seconds", format!("{:.0}", begun.elapsed().as_secs_f64())),
    ];
    let args = args.each_ref().map(|(name, value)| (*name, value.as_str()));
    if whole {
        writeln!(stdout(), "{}", console.say("puzzles-built", &args))?;
        return Ok(());
    }
    let said = console.say("puzzles-interrupted", &args);
    let _ = writeln!(anstream::stderr(), "{said}");
    Err(Reported::Failure.into())
}

fn bar(console: &Console, count: usize) -> ProgressBar {
    let template = "{percent:>3}% {wide_bar} {pos}/{len} {elapsed:>3} -{eta:<3} {msg:17}";
    let style = ProgressStyle::with_template(template)
        .expect("the template is well formed")
        .progress_chars(if console.ascii { "#>-" } else { "█▌░" });
    ProgressBar::new(count as u64).with_style(style)
}

/// The puzzles of a game, or why a worker found none.
type Mined = (u64, Result<Vec<Puzzle>, String>);

/// Mines games until there are enough puzzles; `false` if Ctrl-C ended it. Games are taken in the order of their numbers,
/// so that those who mine them change nothing but the time.
fn mine(
    console: &Console,
    plan: &Plan,
    store: &mut Store,
    kept: &mut Selection,
    hands: &Hands,
    progress: &ProgressBar,
) -> Result<bool> {
    let stopped = Arc::new(AtomicBool::new(false));
    let interrupted = Arc::new(AtomicBool::new(false));
    let heard = (stopped.clone(), interrupted.clone());
    // Without a handler Ctrl-C ends the program at once; what is in the file stays there.
    let _ = ctrlc::set_handler(move || {
        heard.0.store(true, Ordering::SeqCst);
        if heard.1.swap(true, Ordering::SeqCst) {
            // Asked twice: no more patience.
            std::process::exit(130);
        }
    });
    let next = AtomicU64::new(store.games);
    let (sender, news) = channel();
    std::thread::scope(|scope| {
        let _remote = match hands {
            Hands::Threads(threads) => {
                for _ in 0..*threads {
                    let (sender, stopped, next) = (sender.clone(), &stopped, &next);
                    scope.spawn(move || mine_on(plan, next, stopped, &sender));
                }
                None
            }
            Hands::Workers(database) => {
                let job = workers::Job {
                    kind: remote::KIND,
                    spec: remote::spec(plan),
                    numbers: store.games..u64::MAX,
                };
                let deliver = move |index, answer: Result<String, String>| {
                    let found = answer.and_then(|answer| remote::found(&answer));
                    sender.send((index, found)).is_ok()
                };
                Some(Remote::start(console, database, job, deliver)?)
            }
        };
        let mut early: BTreeMap<u64, Vec<Puzzle>> = BTreeMap::new();
        let mut written = Instant::now();
        let result = loop {
            let args = [("games", &*store.games.to_string())];
            progress.set_message(console.say("puzzles-games", &args));
            progress.set_position(kept.len() as u64);
            if kept.is_whole() {
                break Ok(true);
            }
            match news.recv_timeout(PAUSE) {
                // A game that was broken off is mined again.
                _ if interrupted.load(Ordering::SeqCst) => break Ok(false),
                Ok((index, Ok(found))) => {
                    early.insert(index, found);
                }
                Ok((_, Err(why))) => break Err(workers::failed(console, &why)),
                Err(RecvTimeoutError::Timeout) => progress.tick(),
                Err(RecvTimeoutError::Disconnected) => break Ok(false),
            }
            while let Some(found) = early.remove(&store.games).filter(|_| !kept.is_whole()) {
                store.games += 1;
                for puzzle in found {
                    kept.offer(puzzle);
                }
            }
            if written.elapsed() > PAUSE {
                if let Err(error) = store.write(console, kept) {
                    break Err(error);
                }
                written = Instant::now();
            }
        };
        stopped.store(true, Ordering::SeqCst);
        result
    })
}

/// Mines one game after the other.
fn mine_on(plan: &Plan, next: &AtomicU64, stopped: &AtomicBool, sender: &Sender<Mined>) {
    let mut miner = Miner::new(plan.clone());
    let asked = || stopped.load(Ordering::SeqCst);
    while !asked() {
        let index = next.fetch_add(1, Ordering::SeqCst);
        let found = miner.mine(index, &asked);
        if sender.send((index, Ok(found))).is_err() {
            break;
        }
    }
}

/// The file, and how many games were mined for it.
struct Store {
    path: String,
    file: PuzzleFile,
    games: u64,
}

impl Store {
    /// Begins a file, or goes on with one of the same plan.
    fn open(
        console: &Console,
        game: &GameSpec,
        plan: &Plan,
        path: &str,
        force: bool,
    ) -> Result<Store> {
        let engine = format!("{} {}", env!("CARGO_PKG_VERSION"), engine_signature(game));
        let about = [
            ("engine", engine),
            ("nodes", plan.nodes.to_string()),
            ("game", game.versioned()),
            ("seed", plan.seed.to_string()),
        ];
        let about = about.map(|(name, value)| (name.to_owned(), value)).to_vec();
        let mut store = Store {
            path: path.to_owned(),
            file: PuzzleFile {
                about,
                puzzles: Vec::new(),
            },
            games: 0,
        };
        if force
            || std::fs::metadata(path).is_ok_and(|about| about.len() == 0)
            || !Path::new(path).exists()
        {
            return Ok(store);
        }
        let file = read(console, path)?;
        if let Some((name, value)) =
            (store.file.about.iter()).find(|(name, value)| file.get(name) != Some(value))
        {
            let there = file.get(name).unwrap_or("–");
            let args = [
                ("file", path),
                ("name", name),
                ("there", there),
                ("here", value),
            ];
            return Err(Usage(console.say("puzzles-other", &args)).into());
        }
        store.games = (file.get("games"))
            .and_then(|text| text.parse().ok())
            .unwrap_or(0);
        store.file.puzzles = file.puzzles;
        Ok(store)
    }

    fn write(&mut self, console: &Console, kept: &Selection) -> Result<()> {
        let mut file = self.file.clone();
        file.about
            .push(("games".to_owned(), self.games.to_string()));
        file.puzzles = kept.puzzles().cloned().collect();
        files::write(console, Path::new(&self.path), &file.write())
    }
}

/// Reads a file of puzzles.
pub fn read(console: &Console, path: &str) -> Result<PuzzleFile> {
    let bytes = files::read(console, path)?;
    let unreadable =
        |why: &str| anyhow!(console.say("cli-file-read", &[("file", path), ("why", why)]));
    let text = std::str::from_utf8(&bytes).map_err(|error| unreadable(&error.to_string()))?;
    PuzzleFile::read(text).map_err(|note| unreadable(&console.words.say(&note)))
}
