//! `doska match`: two sides play many games, and what that says of their strength.

mod game;
mod opening;
mod player;
mod program;
mod report;
mod side;
mod stats;
mod store;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_play::record::GameResult;
use doska_play::{GameSpec, Note};

use crate::console::Console;
use crate::fail::Usage;
use crate::progress::Progress;
use crate::tablebase::place;
use crate::{files, given};
use game::{Plan, Played, halves, side_of};
use opening::Openings;
use player::{Fault, Player};
use report::Tally;
use side::{Side, Who};
use stats::Sprt;
use store::Store;

/// What the collector hears.
enum News {
    Played(Box<Played>),
    Interrupted,
}

/// Plays the match that the arguments ask for.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let words = &console.words;
    let text = |name: &str| args.get_one::<String>(name).map(String::as_str);
    let wrong = |note: Note| Usage::note(words, &note);
    let game = given::game(words, args)?;
    let side = |name: &str| -> Result<Side> {
        let mut side = Side::read(text(name).unwrap_or("")).map_err(wrong)?;
        if let Some((file, weights)) = &mut side.weights {
            *weights = crate::tune::read_weights(console, &game, file)?;
        }
        // A program opens its own.
        if let (Who::Engine, Some(folder)) = (&side.who, &side.tables) {
            side.endings = Some(place::open(console, Path::new(folder))?);
        }
        Ok(side)
    };
    let openings_text = text("openings").unwrap_or("balanced:4");
    let sprt = match text("sprt") {
        Some(text) => {
            let note = || Note::new("match-sprt-form").part(text);
            Some(Sprt::read(text).ok_or_else(|| wrong(note()))?)
        }
        None => None,
    };
    let number = |name: &str| *args.get_one::<u64>(name).expect("it has a default");
    // Every opening is played twice.
    let games = number("games").next_multiple_of(2);
    let sides = [side("a")?, side("b")?];
    let plan = Plan {
        sides,
        openings: read_openings(console, &game, openings_text, games)?,
        seed: number("seed"),
        most_plies: number("plies") as usize,
        game,
    };
    check_programs(console, &plan)?;
    let mut tally = Tally::default();
    let mut store = None;
    if let Some(path) = text("output") {
        let (opened, earlier) =
            Store::open(console, path, args.get_flag("resume"), &plan, openings_text)?;
        for (index, game) in (0..games).zip(&earlier) {
            tally.count(game.result, index, &game.end);
        }
        store = Some(opened);
    }
    let threads = *args.get_one::<usize>("threads").expect("it has a default");
    let plan = Arc::new(plan);
    let (sender, news) = channel();
    let interrupted = sender.clone();
    // Without a handler Ctrl-C ends the program at once, and only the records remain.
    let _ = ctrlc::set_handler(move || {
        let _ = interrupted.send(News::Interrupted);
    });
    let settled = |tally: &Tally| {
        tally.stats.whole() && sprt.is_some_and(|sprt| sprt.verdict(&tally.stats).is_some())
    };
    let first = tally.stats.count();
    let mut complete = true;
    if first < games && !settled(&tally) {
        begin(&plan, first, games, threads, &sender)?;
        let progress = Progress::new();
        let mut next = in_order(&news, first);
        while tally.stats.count() < games && !settled(&tally) {
            progress.show(&report::standing(console, &tally, games, sprt));
            let Some(played) = next() else {
                complete = false;
                break;
            };
            if let Some(store) = &mut store {
                store.add(console, &plan, openings_text, &played)?;
            }
            tally.count(played.end.result(), played.index, played.end.name());
        }
        progress.clear();
    }
    // Games that are still being played end with the program.
    report::write(
        console,
        &plan,
        &tally,
        sprt,
        complete,
        args.get_flag("json"),
    )
}

impl Tally {
    fn count(&mut self, result: GameResult, index: u64, end: &str) {
        self.stats.add(halves(result, index));
        *self.ends.entry(end.to_owned()).or_default() += 1;
        if let Some(winner) = result.winner()
            && Fault::ALL.iter().any(|fault| fault.name() == end)
        {
            self.forfeits[side_of(winner.other(), index)] += 1;
        }
    }
}

/// Starts the threads that play, each with players of its own.
fn begin(
    plan: &Arc<Plan>,
    first: u64,
    games: u64,
    threads: usize,
    sender: &Sender<News>,
) -> Result<()> {
    let next = Arc::new(AtomicU64::new(first));
    for _ in 0..threads.min((games - first) as usize) {
        let (plan, next, sender) = (plan.clone(), next.clone(), sender.clone());
        std::thread::Builder::new().spawn(move || {
            let mut players = [Player::new(&plan.sides[0]), Player::new(&plan.sides[1])];
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games {
                    break;
                }
                let played = plan.play(&mut players, index);
                if sender.send(News::Played(Box::new(played))).is_err() {
                    break;
                }
            }
        })?;
    }
    Ok(())
}

/// Gives the games in the order of their numbers, whoever plays faster; `None` on Ctrl-C.
fn in_order(news: &Receiver<News>, first: u64) -> impl FnMut() -> Option<Played> {
    let mut next = first;
    let mut early: BTreeMap<u64, Played> = BTreeMap::new();
    move || {
        loop {
            if let Some(played) = early.remove(&next) {
                next += 1;
                return Some(played);
            }
            match news.recv() {
                Ok(News::Played(played)) => {
                    early.insert(played.index, *played);
                }
                Ok(News::Interrupted) | Err(_) => return None,
            }
        }
    }
}

fn read_openings(console: &Console, game: &GameSpec, text: &str, games: u64) -> Result<Openings> {
    if let Some(read) = Openings::read(text) {
        return read.map_err(|note| Usage::note(&console.words, &note));
    }
    let bytes = files::read(console, text)?;
    let unreadable =
        |why: &str| anyhow!(console.say("cli-file-read", &[("file", text), ("why", why)]));
    let lines = std::str::from_utf8(&bytes).map_err(|error| unreadable(&error.to_string()))?;
    let openings =
        Openings::of_file(&console.words, game, lines).map_err(|said| unreadable(&said))?;
    if let Openings::List(list) = &openings
        && games > 2 * list.len() as u64
    {
        let count = list.len().to_string();
        let said = console.say("match-openings-few", &[("count", &count)]);
        let _ = writeln!(anstream::stderr(), "{said}");
    }
    Ok(openings)
}

/// A program that does not even begin is a mistake of the command line, not a lost match.
fn check_programs(console: &Console, plan: &Plan) -> Result<()> {
    for side in &plan.sides {
        if let Who::Program(words) = &side.who
            && let Err(fault) = Player::new(side).begin()
        {
            let why = console.text(&format!("reason-{}", fault.name()));
            let args = [("program", words[0].as_str()), ("why", &why)];
            return Err(anyhow!(console.say("match-program", &args)));
        }
    }
    Ok(())
}
