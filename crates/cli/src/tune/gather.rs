//! Playing the games, several at once, kept in the order of their numbers.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::channel;

use anyhow::Result;
use doska_lab::tuning::{SelfPlay, SelfPlayed, Tuning};

use super::store::{Games, Store};
use crate::console::Console;
use crate::progress::Progress;

/// What the collector hears.
enum News {
    Played(u64, SelfPlayed),
    Interrupted,
}

/// Plays up to `count` games into the store. Gives all games there are, and whether they are all that
/// were asked for: Ctrl-C ends it early.
pub fn gather(
    console: &Console,
    tuning: &Arc<Tuning>,
    plan: SelfPlay,
    mut store: Store,
    count: u64,
    threads: usize,
) -> Result<(Games, bool)> {
    store.games.list.truncate(count as usize);
    let first = store.games.list.len() as u64;
    let next = Arc::new(AtomicU64::new(first));
    let (sender, news) = channel();
    let interrupted = sender.clone();
    // Without a handler Ctrl-C ends the program at once; what is in the file stays there.
    let _ = ctrlc::set_handler(move || {
        let _ = interrupted.send(News::Interrupted);
    });
    for _ in 0..threads.min((count - first) as usize) {
        let (tuning, next, sender) = (tuning.clone(), next.clone(), sender.clone());
        std::thread::Builder::new().spawn(move || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= count {
                    break;
                }
                let played = tuning.play(&plan, index);
                if sender.send(News::Played(index, played)).is_err() {
                    break;
                }
            }
        })?;
    }
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
            Ok(News::Interrupted) | Err(_) => {
                progress.clear();
                return Ok((store.games, false));
            }
        }
    }
    progress.clear();
    Ok((store.games, true))
}
