//! Playing the games, several at once, kept in the order of their numbers.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Sender, channel};

use anyhow::Result;
use doska_lab::tuning::{SelfPlay, SelfPlayed, Tuning};
use doska_play::GameSpec;

use super::remote;
use super::store::{Games, Store};
use crate::console::Console;
use crate::progress::Progress;
use crate::workers::{self, Hands, Remote};

/// What is played.
pub struct Played<'a> {
    pub game: &'a GameSpec,
    pub tuning: &'a Arc<Tuning>,
    pub plan: SelfPlay,
}

/// What the collector hears.
enum News {
    Played(u64, SelfPlayed),
    Failed(String),
    Interrupted,
}

/// Plays up to `count` games into the store. Gives all games there are, and whether they are all that
/// were asked for: Ctrl-C ends it early.
pub fn gather(
    console: &Console,
    played: &Played,
    mut store: Store,
    count: u64,
    hands: &Hands,
) -> Result<(Games, bool)> {
    store.games.list.truncate(count as usize);
    let first = store.games.list.len() as u64;
    let (sender, news) = channel();
    let interrupted = sender.clone();
    // Without a handler Ctrl-C ends the program at once; what is in the file stays there.
    let _ = ctrlc::set_handler(move || {
        let _ = interrupted.send(News::Interrupted);
    });
    let _remote = match hands {
        Hands::Threads(threads) => {
            start_threads(played, first..count, *threads, &sender)?;
            None
        }
        Hands::Workers(_) if first >= count => None,
        Hands::Workers(database) => {
            let job = workers::Job {
                kind: remote::KIND,
                spec: remote::spec(played.game, played.plan),
                numbers: first..count,
            };
            let deliver = move |index, answer: Result<String, String>| {
                let news = match answer.and_then(|answer| remote::played(&answer)) {
                    Ok(played) => News::Played(index, played),
                    Err(why) => News::Failed(why),
                };
                sender.send(news).is_ok()
            };
            Some(Remote::start(console, database, job, deliver)?)
        }
    };
    let progress = Progress::new();
    let mut early: BTreeMap<u64, SelfPlayed> = BTreeMap::new();
    loop {
        let done = store.games.list.len() as u64;
        if done >= count {
            break;
        }
        if let Some(played) = early.remove(&done) {
            store.add(console, played)?;
            continue;
        }
        let (done, all) = (done.to_string(), count.to_string());
        let args = [("done", done.as_str()), ("all", &all)];
        progress.show(&console.say("tune-progress", &args));
        match news.recv() {
            Ok(News::Played(index, played)) => {
                early.insert(index, played);
            }
            Ok(News::Failed(why)) => {
                progress.clear();
                return Err(workers::failed(console, &why));
            }
            Ok(News::Interrupted) | Err(_) => {
                progress.clear();
                return Ok((store.games, false));
            }
        }
    }
    progress.clear();
    Ok((store.games, true))
}

fn start_threads(
    played: &Played,
    games: Range<u64>,
    threads: usize,
    sender: &Sender<News>,
) -> Result<()> {
    let next = Arc::new(AtomicU64::new(games.start));
    let plan = played.plan;
    for _ in 0..threads.min((games.end - games.start) as usize) {
        let (tuning, next, sender) = (played.tuning.clone(), next.clone(), sender.clone());
        std::thread::Builder::new().spawn(move || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games.end {
                    break;
                }
                let played = tuning.play(&plan, index);
                if sender.send(News::Played(index, played)).is_err() {
                    break;
                }
            }
        })?;
    }
    Ok(())
}
