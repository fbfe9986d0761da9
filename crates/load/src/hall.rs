//! Games played one after another at many tables, while something is done to the servers.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

use crate::cluster::gate::Way;
use crate::http::Http;
use crate::ledger::{Answered, Played};
use crate::playing::{Command, Follower};
use crate::random::Random;
use crate::script::Script;
use crate::table::{Person, Table};
use crate::watching::Watched;

/// How many members play the rated games.
const MEMBERS: usize = 8;
/// The most plies of a game.
const PLIES: usize = 90;
/// How long spectators may take to see the end of a game.
const LAST_EVENT: Duration = Duration::from_mins(1);

/// How the tables are played at.
#[derive(Copy, Clone, Debug, Default)]
pub struct Style {
    /// The longest pause before a command, in milliseconds.
    pub pause: usize,
    /// How many watch each game, by sockets and by streams.
    pub spectators: usize,
}

/// What the players share.
pub struct Hall {
    /// The way to the servers.
    pub way: Way,
    style: Style,
    scripts: Vec<Arc<Script>>,
    /// Those who play rated games.
    members: Vec<Person>,
    /// No new games are begun.
    closing: AtomicBool,
    answered: AtomicUsize,
    tables: Vec<Mutex<Progress>>,
}

/// How it goes at a table.
#[derive(Default)]
struct Progress {
    /// When a command was answered last.
    answered_at: Option<Instant>,
    /// The games that somebody still watches.
    watched: Vec<Arc<Watched>>,
}

impl Hall {
    /// For so many tables; somebody has to answer already.
    pub async fn new(way: Way, tables: usize, style: Style, random: &mut Random) -> Result<Hall> {
        let mut scripts = Vec::new();
        for variant in doska_play::variants() {
            for _ in 0..6 {
                scripts.push(Arc::new(Script::by_chance(variant, PLIES, random)?));
            }
        }
        let mut http = Http::new(way.clone());
        let mut members = Vec::new();
        for number in 0..MEMBERS {
            members.push(Person::member(&mut http, &format!("Player-{number}")).await?);
        }
        Ok(Hall {
            way,
            style,
            scripts,
            members,
            closing: AtomicBool::new(false),
            answered: AtomicUsize::new(0),
            tables: (0..tables).map(|_| Mutex::default()).collect(),
        })
    }

    /// How many commands were answered.
    pub fn answered(&self) -> usize {
        self.answered.load(Ordering::Relaxed)
    }

    /// Lets the players finish: no new games, no more moves.
    pub fn close(&self) {
        self.closing.store(true, Ordering::Relaxed);
    }

    /// Whether the players are to finish.
    pub fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Relaxed)
    }

    /// A game for two that some play.
    pub fn script_for_two(&self) -> Result<&Arc<Script>> {
        let two = self.scripts.iter().find(|script| script.seats == 2);
        two.context("a game for two")
    }

    /// Begins to play at every table; half of them by HTTP, half by sockets.
    pub fn open(self: &Arc<Hall>, random: &mut Random) -> JoinSet<Result<Vec<Played>>> {
        let mut players = JoinSet::new();
        for number in 0..self.tables.len() {
            players.spawn(Arc::clone(self).play(number, random.split()));
        }
        players
    }

    fn progress(&self, table: usize) -> MutexGuard<'_, Progress> {
        let progress = self.tables[table].lock();
        progress.unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits until something sent after `since` was answered at every table, and every spectator has seen it.
    pub async fn recovered(&self, since: Instant, limit: Duration) -> Result<Duration> {
        let mut due: Option<Vec<(Arc<Watched>, u32)>> = None;
        loop {
            let late = match &mut due {
                None => {
                    let waiting = (0..self.tables.len()).find(|&table| {
                        let at = self.progress(table).answered_at;
                        at.is_none_or(|at| at <= since)
                    });
                    if waiting.is_none() {
                        due = Some(self.watched());
                        continue;
                    }
                    waiting.map(|table| format!("nothing is answered at table {table}"))
                }
                Some(due) => {
                    due.retain(|(watched, version)| watched.behind(*version).is_some());
                    due.first().map(|(watched, version)| {
                        let behind = watched.behind(*version);
                        format!(
                            "{}: answered is version {version}, a spectator is behind: {behind:?}",
                            watched.game
                        )
                    })
                }
            };
            let took = since.elapsed();
            match late {
                None => return Ok(took),
                Some(late) if took > limit => bail!("not recovered after {took:?}: {late}"),
                Some(_) => sleep(Duration::from_millis(10)).await,
            }
        }
    }

    /// All that somebody watches, with the versions that are answered now.
    fn watched(&self) -> Vec<(Arc<Watched>, u32)> {
        let mut all = Vec::new();
        for table in 0..self.tables.len() {
            let watched = &self.progress(table).watched;
            all.extend(watched.iter().map(|one| (Arc::clone(one), one.version())));
        }
        all
    }

    /// Plays games one after another, until the hall closes.
    async fn play(self: Arc<Hall>, number: usize, mut random: Random) -> Result<Vec<Played>> {
        let mut http = Http::new(self.way.clone());
        let mut played = Vec::new();
        let mut spectators = JoinSet::new();
        while !self.is_closing() {
            let table = self.sit_down(&mut http, &mut random).await?;
            let watched = Arc::new(Watched::new(&table.game, self.style.spectators));
            for spectator in 0..self.style.spectators {
                spectators.spawn(Arc::clone(&watched).watch(self.way.clone(), spectator));
            }
            self.progress(number).watched.push(Arc::clone(&watched));
            let by_socket = number % 2 == 1;
            let answered =
                self.play_at(number, &table, &watched, by_socket, &mut http, &mut random);
            let answered = answered.await.with_context(|| format!("table {number}"))?;
            played.push(Played { table, answered });
            while let Some(over) = spectators.try_join_next() {
                over??;
            }
            let mut progress = self.progress(number);
            progress
                .watched
                .retain(|one| one.behind(one.version()).is_some());
        }
        self.see_off(number, spectators).await?;
        Ok(played)
    }

    /// Waits until the spectators have seen all that was answered.
    async fn see_off(&self, number: usize, mut spectators: JoinSet<Result<()>>) -> Result<()> {
        let until = Instant::now() + LAST_EVENT;
        loop {
            while let Some(over) = spectators.try_join_next() {
                over??;
            }
            let watched = self.progress(number).watched.clone();
            let late = watched
                .iter()
                .find(|one| one.behind(one.version()).is_some());
            match late {
                None => return Ok(()),
                Some(one) if Instant::now() > until => {
                    let behind = one.behind(one.version());
                    bail!("{}: version {}, seen {behind:?}", one.game, one.version());
                }
                Some(_) => sleep(Duration::from_millis(10)).await,
            }
        }
    }

    async fn sit_down(&self, http: &mut Http, random: &mut Random) -> Result<Table> {
        let script = random.of(&self.scripts).clone();
        let rated = random.once_in(3);
        let people = if rated {
            // Each once, in any order.
            let first = random.below(MEMBERS);
            let members = self.members.iter().cycle().skip(first);
            members.take(script.seats).cloned().collect()
        } else {
            let mut guests = Vec::new();
            for _ in 0..script.seats {
                guests.push(Person::guest(http).await?);
            }
            guests
        };
        let clock = if rated || random.once_in(2) {
            json!({"initial": 600, "increment": 5})
        } else {
            Value::Null
        };
        Table::open(http, people, &script, clock, rated).await
    }

    async fn play_at(
        &self,
        number: usize,
        table: &Table,
        watched: &Watched,
        by_socket: bool,
        http: &mut Http,
        random: &mut Random,
    ) -> Result<Vec<Answered>> {
        let follower = |person: &Person| {
            Follower::new(self.way.clone(), &table.game, Some(person.token.clone()))
        };
        let mut followers: Vec<Follower> = table.people.iter().map(follower).collect();
        let mut answered = Vec::new();
        for command in Command::of_game(table, random) {
            if self.style.pause > 0 {
                sleep(Duration::from_millis(random.below(self.style.pause) as u64)).await;
            }
            let one = if by_socket {
                followers[command.seat].command(command).await?
            } else {
                if self.way.has_others() && random.once_in(4) {
                    // The next request goes to another node.
                    http.hang_up();
                }
                command.by_http(http, table, random).await?
            };
            watched.answered(one.answer["version"].as_u64().unwrap_or(0) as u32);
            self.progress(number).answered_at = Some(Instant::now());
            answered.push(one);
            self.answered.fetch_add(1, Ordering::Relaxed);
            if self.is_closing() {
                break;
            }
        }
        Ok(answered)
    }
}
