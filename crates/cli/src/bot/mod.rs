//! `doska bot`: the engine as a player on a server, by the public API alone.

mod api;
mod backoff;
mod game;
mod lobby;

use std::collections::{HashSet, VecDeque};
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Result, anyhow};
use clap::ArgMatches;
use doska_contract::online::{ChallengeStatus, Me, Notice, PlayerKind};
use doska_play::{Bot, GameSpec, Level};
use doska_server::bots::Engines;
use tokio::sync::mpsc;

use crate::console::{Console, stdout};
use crate::fail::Usage;
use api::{Api, ApiError};
use backoff::Backoff;
use game::Played;

/// The longest that it thinks about a move.
const LONGEST: Duration = Duration::from_secs(10);
/// Games at the same time.
const MOST: usize = 64;

/// Who plays, and how.
#[derive(Clone)]
pub struct Player {
    api: Api,
    bot: Bot,
    engines: Engines,
    /// The games it plays; all if there are none.
    games: Arc<Vec<GameSpec>>,
}

impl Player {
    /// Whether it plays this game.
    fn plays(&self, game: &str) -> bool {
        let Ok(spec) = GameSpec::read(game) else {
            return false;
        };
        // A game that was named without options stands for all its options.
        let fits = |own: &GameSpec| own == &spec || own.text() == spec.info().id;
        self.games.is_empty() || self.games.iter().any(fits)
    }
}

/// What a game that is played in a task of its own reports.
type Report = (String, std::result::Result<Played, ApiError>);

/// Plays until it is stopped, or until as many games have ended as were asked for.
pub fn run(console: &Console, args: &ArgMatches) -> Result<()> {
    let server = args.get_one::<String>("server").map_or("", String::as_str);
    let wrong = |id: &str| Usage(console.say(id, &[("server", server)]));
    let base = api::address(server).ok_or_else(|| wrong("bot-bad-server"))?;
    let own = std::env::var("DOSKA_TOKEN").ok();
    let token = args.get_one::<String>("token").cloned().or(own);
    let token = token.filter(|token| !token.trim().is_empty());
    let token = token.ok_or_else(|| wrong("bot-no-token"))?;
    let api = Api::new(base, token.trim(), console.words.lang());
    let number = |name: &str| args.get_one::<u64>(name).copied();
    let level = number("level").and_then(|level| Level::new(level as u8));
    let names = args.get_many::<String>("game").into_iter().flatten();
    let games =
        names.map(|name| GameSpec::read(name).map_err(|note| Usage::note(&console.words, &note)));
    let player = Player {
        api: api.ok_or_else(|| wrong("bot-bad-token"))?,
        bot: Bot {
            level: level.unwrap_or(Level::FULL),
            longest: LONGEST,
            gives_back: true,
        },
        engines: Engines::new(
            args.get_one::<usize>("threads").copied().unwrap_or(1),
            u64::from(std::process::id()),
        ),
        games: Arc::new(games.collect::<Result<_>>()?),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let session = Session {
        console,
        server,
        player,
        running: HashSet::new(),
        waiting: VecDeque::new(),
        seen: Arc::default(),
        left: number("games"),
    };
    runtime.block_on(session.run(args.get_flag("open")))
}

struct Session<'c> {
    console: &'c Console,
    server: &'c str,
    player: Player,
    /// The games that are being played.
    running: HashSet<String>,
    /// Games that wait for one of these to end: id, game and seat.
    waiting: VecDeque<(String, String, usize)>,
    /// Challenges that were answered.
    seen: Arc<Mutex<HashSet<String>>>,
    /// How many games are to be finished before it ends.
    left: Option<u64>,
}

impl Session<'_> {
    /// Follows what concerns us, and comes back after every interruption. Ends by itself only if that cannot help.
    async fn run(mut self, open: bool) -> Result<()> {
        let (reports, mut finished) = mpsc::channel::<Report>(MOST);
        let mut backoff = Backoff::new();
        let mut known = false;
        if open {
            tokio::spawn(lobby::take(self.player.clone(), Arc::clone(&self.seen)));
        }
        loop {
            let asked = match self.listen(&reports, &mut finished, &mut known).await {
                Ok(true) => return Ok(()),
                Ok(false) => {
                    backoff.reset();
                    None
                }
                Err(error) if error.may_pass() => {
                    let asked = match error {
                        ApiError::Busy(asked) => asked,
                        _ => None,
                    };
                    if !known {
                        // Whoever has never been there may have a wrong address.
                        return Err(self.refused(&error));
                    }
                    asked
                }
                Err(error) => return Err(self.refused(&error)),
            };
            let wait = backoff.wait(asked);
            self.say(
                "bot-again",
                &[("seconds", &wait.as_secs().max(1).to_string())],
            )?;
            tokio::time::sleep(wait).await;
        }
    }

    /// Reads notices until the stream ends; true if nothing is left to do.
    async fn listen(
        &mut self,
        reports: &mpsc::Sender<Report>,
        finished: &mut mpsc::Receiver<Report>,
        known: &mut bool,
    ) -> std::result::Result<bool, ApiError> {
        let mut lines = self.player.api.lines("events").await?;
        if !std::mem::replace(known, true) {
            let level = self.player.bot.level.number().to_string();
            let _ = self.say("bot-at", &[("server", self.server), ("level", &level)]);
            let me = self.player.api.get::<Me>("me").await?;
            if me.player.is_some_and(|own| own.kind == PlayerKind::Member) {
                let _ = self.say("bot-unmarked", &[]);
            }
        }
        loop {
            tokio::select! {
                notice = lines.next::<Notice>() => match notice? {
                    Some(notice) => self.take(notice, reports),
                    None => return Ok(false),
                },
                Some((id, played)) = finished.recv() => {
                    self.running.remove(&id);
                    self.report(&id, played)?;
                    if let Some((id, game, seat)) = self.waiting.pop_front() {
                        self.begin(id, &game, seat, reports);
                    }
                    if self.left == Some(0) && self.running.is_empty() {
                        return Ok(true);
                    }
                }
            }
        }
    }

    fn take(&mut self, notice: Notice, reports: &mpsc::Sender<Report>) {
        match notice {
            Notice::GameStarted {
                game_id,
                game,
                seat,
            }
            | Notice::YourTurn {
                game_id,
                game,
                seat,
                ..
            } => {
                self.begin(game_id, &game, seat, reports);
            }
            Notice::Challenge {
                challenge_id,
                game,
                status: ChallengeStatus::Open,
                ..
            } if self.player.plays(&game) => {
                let (player, seen) = (self.player.clone(), Arc::clone(&self.seen));
                tokio::spawn(async move { lobby::join(&player, &seen, &challenge_id).await });
            }
            _ => {}
        }
    }

    /// Plays a game, unless that is being done. Games that were running when we came are played too, whatever they are.
    fn begin(&mut self, id: String, game: &str, seat: usize, reports: &mpsc::Sender<Report>) {
        if self.running.len() >= MOST && !self.running.contains(&id) {
            if self.waiting.iter().all(|(waits, ..)| *waits != id) {
                self.waiting.push_back((id, game.to_owned(), seat));
            }
            return;
        }
        if !self.running.insert(id.clone()) {
            return;
        }
        let _ = self.say("bot-begins", &[("game", game), ("id", &id)]);
        let (player, reports) = (self.player.clone(), reports.clone());
        tokio::spawn(async move {
            let played = game::play(&player, &id, seat).await;
            // Nobody listens only while the program ends.
            let _ = reports.send((id, played)).await;
        });
    }

    fn report(
        &mut self,
        id: &str,
        played: std::result::Result<Played, ApiError>,
    ) -> std::result::Result<(), ApiError> {
        match played {
            Ok(played) => {
                self.left = self.left.map(|left| left.saturating_sub(1));
                let result = match played.won {
                    Some(true) => "won",
                    Some(false) => "lost",
                    None if played.aborted => "aborted",
                    None => "drawn",
                };
                let values = [("game", &*played.game), ("id", id), ("result", result)];
                let _ = self.say("bot-ended", &values);
                Ok(())
            }
            Err(error) if error.is_unauthorized() => Err(error),
            Err(error) => {
                let _ = self.say("bot-left", &[("id", id), ("why", &error.said())]);
                Ok(())
            }
        }
    }

    fn say(&self, id: &str, values: &[(&str, &str)]) -> std::io::Result<()> {
        writeln!(stdout(), "{}", self.console.say(id, values))
    }

    fn refused(&self, error: &ApiError) -> anyhow::Error {
        let id = match error {
            error if error.is_unauthorized() => "bot-unauthorized",
            ApiError::Unreachable(_) | ApiError::Busy(_) => "bot-unreachable",
            ApiError::Refused(_) => "bot-refused",
            ApiError::Foreign(_) => "bot-foreign",
        };
        let values = [("server", self.server), ("why", &*error.said())];
        anyhow!(self.console.say(id, &values))
    }
}

/// It may be answered once more.
fn forget(seen: &Mutex<HashSet<String>>, id: &str) {
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    seen.remove(id);
}

/// Whether a challenge is answered for the first time.
fn is_new(seen: &Mutex<HashSet<String>>, id: &str) -> bool {
    let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
    seen.insert(id.to_owned())
}
