//! `doska match`: many games between two engines, and the Elo difference they show.

mod game;
mod opening;
mod player;
mod player_spec;
mod program;
mod records;
pub mod remote;
mod report;
mod stats;

use std::collections::BTreeMap;
use std::io::Write;
use std::ops::Range;
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
use crate::tablebase::folder;
use crate::workers::{self, Hands, Remote};
use crate::{arguments, files};
use game::{Plan, Played, halves, side_of};
use opening::Openings;
use player::{Fault, Player};
use player_spec::{PlayerKind, PlayerSpec};
use records::MatchRecords;
use report::Tally;
use stats::Sprt;

/// What the playing threads, or those who wait for workers, and Ctrl-C send to the collector.
enum Message {
    Played(Box<Played>),
    Failed(String),
    Interrupted,
}

/// Plays the match that the arguments ask for.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let number = |name: &str| *args.get_one::<u64>(name).expect("it has a default");
    // Every opening is played twice; of an odd number of games the last one stands alone.
    let games = number("games");
    let sprt = read_sprt(console, args)?;
    let plan = read_plan(console, args, games)?;
    let threads = *args.get_one::<usize>("threads").expect("it has a default");
    let hands = Hands::read(console, args, threads)?;
    match hands {
        Hands::Threads(_) => check_programs(console, &plan)?,
        Hands::Workers(_) => check_sides(console, &plan)?,
    }
    let (mut records, tally) = open_records(console, args, &plan, games)?;
    let mut contest = Contest {
        plan: Arc::new(plan),
        games,
        sprt,
        tally,
    };
    let complete = contest.play(console, &hands, records.as_mut())?;
    // Games that are still being played end with the program.
    let Contest { plan, tally, .. } = &contest;
    report::write(console, plan, tally, sprt, complete, args.get_flag("json"))
}

/// A match under way.
struct Contest {
    plan: Arc<Plan>,
    games: u64,
    sprt: Option<Sprt>,
    tally: Tally,
}

impl Contest {
    /// Plays the games that are left; `false` if Ctrl-C ended the match early.
    fn play(
        &mut self,
        console: &Console,
        hands: &Hands,
        mut records: Option<&mut MatchRecords>,
    ) -> Result<bool> {
        if self.over() {
            return Ok(true);
        }
        let (sender, messages) = channel();
        let interrupted = sender.clone();
        // Without a handler Ctrl-C ends the program at once, and only the records remain.
        let _ = ctrlc::set_handler(move || {
            let _ = interrupted.send(Message::Interrupted);
        });
        let first = self.tally.stats.count();
        let _remote = start(console, &self.plan, first..self.games, hands, &sender)?;
        let progress = Progress::new();
        let mut next = in_order(&messages, first);
        while !self.over() {
            progress.show(&report::standing(
                console,
                &self.tally,
                self.games,
                self.sprt,
            ));
            let played = next().map_err(|why| {
                progress.clear();
                workers::failed(console, &why)
            })?;
            let Some(played) = played else {
                progress.clear();
                return Ok(false);
            };
            if let Some(records) = &mut records {
                records.add(console, &self.plan, &played)?;
            }
            let (result, end) = (played.end.result(), played.end.name());
            self.tally.count(result, played.index, end);
        }
        progress.clear();
        Ok(true)
    }

    /// Whether all games are played or the sequential test is settled.
    fn over(&self) -> bool {
        let stats = &self.tally.stats;
        let settled = |sprt: Sprt| stats.whole() && sprt.verdict(stats).is_some();
        stats.count() >= self.games || self.sprt.is_some_and(settled)
    }
}

/// The sequential test of `--sprt`.
fn read_sprt(console: &Console, args: &ArgMatches) -> Result<Option<Sprt>> {
    let Some(text) = args.get_one::<String>("sprt") else {
        return Ok(None);
    };
    let wrong = || Usage::note(&console.words, &Note::new("match-sprt-form").part(text));
    Sprt::read(text).map(Some).ok_or_else(wrong)
}

/// The settings of the match.
fn read_plan(console: &Console, args: &ArgMatches, games: u64) -> Result<Plan> {
    let number = |name: &str| *args.get_one::<u64>(name).expect("it has a default");
    let game = arguments::game(&console.words, args)?;
    let openings = args.get_one::<String>("openings");
    let openings_text = openings.map_or("balanced:4", String::as_str);
    let (openings, openings_file) = read_openings(console, &game, openings_text, games)?;
    Ok(Plan {
        sides: [
            read_side(console, args, &game, "a")?,
            read_side(console, args, &game, "b")?,
        ],
        openings,
        openings_file,
        openings_text: openings_text.to_owned(),
        seed: number("seed"),
        most_plies: number("plies") as usize,
        game,
    })
}

/// The player `a` or `b`, with its weights and tables read.
fn read_side(
    console: &Console,
    args: &ArgMatches,
    game: &GameSpec,
    name: &str,
) -> Result<PlayerSpec> {
    let text = args.get_one::<String>(name).map_or("", String::as_str);
    let mut side = PlayerSpec::read(text).map_err(|note| Usage::note(&console.words, &note))?;
    if let Some((file, weights)) = &mut side.weights {
        *weights = crate::tune::read_weights(console, game, file)?;
    }
    // A program opens its own.
    if let (PlayerKind::Engine, Some(folder)) = (&side.kind, &side.tables) {
        side.endings = Some(folder::open(console, Path::new(folder))?);
    }
    Ok(side)
}

/// The file of `--output`, and the tally of the games that it holds already.
fn open_records(
    console: &Console,
    args: &ArgMatches,
    plan: &Plan,
    games: u64,
) -> Result<(Option<MatchRecords>, Tally)> {
    let mut tally = Tally::default();
    let Some(path) = args.get_one::<String>("output") else {
        return Ok((None, tally));
    };
    let (records, earlier) = MatchRecords::open(console, path, args.get_flag("resume"), plan)?;
    for (index, game) in (0..games).zip(&earlier) {
        tally.count(game.result, index, &game.end);
    }
    Ok((Some(records), tally))
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

/// Starts those who play: threads, each with players of its own, or workers.
fn start(
    console: &Console,
    plan: &Arc<Plan>,
    games: Range<u64>,
    hands: &Hands,
    sender: &Sender<Message>,
) -> Result<Option<Remote>> {
    let (plan, sender) = (plan.clone(), sender.clone());
    match hands {
        Hands::Threads(threads) => {
            start_threads(&plan, games, *threads, &sender)?;
            Ok(None)
        }
        Hands::Workers(database) => {
            let job = workers::Job {
                kind: remote::KIND,
                spec: remote::spec(&plan),
                numbers: games,
            };
            let deliver = move |index, answer: Result<String, String>| {
                let played = answer.and_then(|answer| remote::played(&plan, index, &answer));
                let message = match played {
                    Ok(played) => Message::Played(Box::new(played)),
                    Err(why) => Message::Failed(why),
                };
                sender.send(message).is_ok()
            };
            Remote::start(console, database, job, deliver).map(Some)
        }
    }
}

fn start_threads(
    plan: &Arc<Plan>,
    games: Range<u64>,
    threads: usize,
    sender: &Sender<Message>,
) -> Result<()> {
    let next = Arc::new(AtomicU64::new(games.start));
    for _ in 0..threads.min((games.end - games.start) as usize) {
        let (plan, next, sender) = (plan.clone(), next.clone(), sender.clone());
        std::thread::Builder::new().spawn(move || {
            let mut players = [Player::new(&plan.sides[0]), Player::new(&plan.sides[1])];
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                if index >= games.end {
                    break;
                }
                let Some(played) = plan.play(&mut players, index, &|| false) else {
                    break;
                };
                if sender.send(Message::Played(Box::new(played))).is_err() {
                    break;
                }
            }
        })?;
    }
    Ok(())
}

/// Yields the games in the order of their numbers, whichever finishes first; `None` on Ctrl-C. The error is that of a
/// worker.
fn in_order(
    messages: &Receiver<Message>,
    first: u64,
) -> impl FnMut() -> Result<Option<Played>, String> {
    let mut next = first;
    let mut early: BTreeMap<u64, Played> = BTreeMap::new();
    move || {
        loop {
            if let Some(played) = early.remove(&next) {
                next += 1;
                return Ok(Some(played));
            }
            match messages.recv() {
                Ok(Message::Played(played)) => {
                    early.insert(played.index, *played);
                }
                Ok(Message::Failed(why)) => return Err(why),
                Ok(Message::Interrupted) | Err(_) => return Ok(None),
            }
        }
    }
}

/// The openings, and what their file holds where there is one.
fn read_openings(
    console: &Console,
    game: &GameSpec,
    text: &str,
    games: u64,
) -> Result<(Openings, Option<String>)> {
    if let Some(read) = Openings::read(text) {
        let read = read.map_err(|note| Usage::note(&console.words, &note))?;
        return Ok((read, None));
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
    Ok((openings, Some(lines.to_owned())))
}

/// Workers start no programs and have other files.
fn check_sides(console: &Console, plan: &Plan) -> Result<()> {
    match plan.sides.iter().find(|side| side.is_local()) {
        Some(side) => {
            let note = Note::new("match-workers-side").part(&side.text);
            Err(Usage::note(&console.words, &note))
        }
        None => Ok(()),
    }
}

/// A program that does not even begin is a mistake of the command line, not a lost match.
fn check_programs(console: &Console, plan: &Plan) -> Result<()> {
    for side in &plan.sides {
        if let PlayerKind::Program(words) = &side.kind
            && let Err(fault) = Player::new(side).begin()
        {
            let why = console.text(&format!("reason-{}", fault.name()));
            let args = [("program", words[0].as_str()), ("why", &why)];
            return Err(anyhow!(console.say("match-program", &args)));
        }
    }
    Ok(())
}
