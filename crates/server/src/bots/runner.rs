//! What the bots do: they take what is asked of them from the outbox, think and answer.

use std::time::Duration;

use doska_contract::online::{Joined, OfferKind};
use doska_play::round::{CommandKind, Millis, Offer, Round};
use doska_play::{Bot, Level, Note, Seat};
use serde::{Deserialize, Serialize};

use super::engines::Engines;
use super::house;
use crate::api::Problem;
use crate::app::App;
use crate::bus::Topic;
use crate::games::{Action, GameError, Request};
use crate::lobby;
use crate::store::challenges::Challenge;
use crate::store::games::GameHead;
use crate::store::outbox::{self, Item};
use crate::store::{StoreError, Tx, games, players};

/// The longest that a bot thinks, whatever its level and its clock say.
const LONGEST: Duration = Duration::from_millis(1500);
/// The most searches at the same time: requests need the rest of the machine.
const MOST_SEARCHES: usize = 4;

/// The kind of these jobs in the outbox: a bot has something to answer.
pub const KIND: &str = "bot";
/// How long an answer may take before somebody else tries it.
const LEASE: Millis = 8_000;
/// How long to wait after an answer that failed; twice as long after each further one, up to the longest.
const PAUSE: Millis = 1_000;
const LONGEST_PAUSE: Millis = 5 * 60 * 1_000;
/// How often the outbox is looked at when nobody tells of work.
const IDLE: Duration = Duration::from_millis(500);

/// A version of a game in which a bot is asked.
#[derive(Serialize, Deserialize)]
struct Turn {
    game: String,
    version: u32,
}

/// Whether a bot has something to answer.
pub fn is_asked(head: &GameHead, round: &Round) -> bool {
    asked(head, round).is_some()
}

/// The first bot that has something to answer, with its seat and level.
fn asked(head: &GameHead, round: &Round) -> Option<(String, Seat, Level)> {
    head.seats.iter().enumerate().find_map(|(index, player)| {
        let seat = Seat::new(index as u8);
        let level = house::strength(&player.id).filter(|_| Bot::is_asked(round, seat))?;
        Some((player.id.clone(), seat, level))
    })
}

/// Queues the answer of a bot to a version of a game, in the transaction that stores this version.
pub fn queue(tx: &mut dyn Tx, game: &str, version: u32, now: Millis) -> Result<(), StoreError> {
    let id = format!("{KIND}-{game}-{version}");
    let game = game.to_owned();
    let body = serde_json::to_string(&Turn { game, version }).expect("texts can be written");
    outbox::add_once(tx, &id, KIND, &body, now)
}

/// How many bots think at the same time where nobody says otherwise: requests need the rest of the machine.
pub fn usual_searches() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    (cores / 2).clamp(1, MOST_SEARCHES)
}

/// How long to wait after so many attempts.
fn pause(attempts: u32) -> Millis {
    let factor = 2_u64.saturating_pow(attempts.saturating_sub(1));
    PAUSE.saturating_mul(factor).min(LONGEST_PAUSE)
}

/// The bots of a server or a worker.
#[derive(Clone)]
struct Bots {
    app: App,
    engines: Engines,
}

/// Plays for all bots as long as the process runs, with as many searches at a time as usual.
pub async fn run(app: App) {
    run_with(app, usual_searches()).await;
}

/// The same with so many searches at a time.
pub async fn run_with(app: App, searches: usize) {
    let bots = Bots {
        engines: Engines::new(searches, app.clock.now()),
        app,
    };
    while let Err(error) = bots.settle().await {
        tracing::error!(%error, "the bots cannot play");
        tokio::time::sleep(IDLE).await;
    }
    let hands = (0..searches).map(|_| tokio::spawn(bots.clone().work()));
    for hand in hands.collect::<Vec<_>>() {
        // A hand that panicked is missed, but the others go on.
        let _ = hand.await;
    }
}

impl Bots {
    /// Gives every bot its row, and queues what a version before this one has left unanswered.
    async fn settle(&self) -> Result<(), StoreError> {
        let now = self.app.clock.now();
        let running = self.app.store.write(move |tx| {
            house::settle(tx, now)?;
            let mut running = Vec::new();
            for id in house::ids() {
                running.extend(games::running(tx, &id)?);
            }
            Ok::<_, StoreError>(running)
        });
        for game in running.await? {
            let Ok((head, round)) = self.app.games.round(&game.id).await else {
                continue;
            };
            if is_asked(&head, &round) {
                let version = round.version();
                let queue = self
                    .app
                    .store
                    .write(move |tx| queue(tx, &head.id, version, now));
                queue.await?;
            }
        }
        Ok(())
    }

    /// Takes one answer after the other.
    async fn work(self) {
        let mut listener = self.app.bus.listen();
        listener.subscribe(Topic::Work);
        while !self.app.is_draining() {
            let taken = self.take().await;
            match taken {
                Ok(Some(item)) => self.handle(&item).await,
                Ok(None) => {
                    let _ = tokio::time::timeout(IDLE, listener.next()).await;
                }
                Err(error) => {
                    tracing::warn!(%error, "the bots cannot see what is asked of them");
                    tokio::time::sleep(IDLE).await;
                }
            }
            // Whatever came meanwhile is in the outbox.
            while listener.ready().is_some() {}
        }
    }

    async fn take(&self) -> Result<Option<Item>, StoreError> {
        let now = self.app.clock.now();
        let lease = outbox::Lease {
            worker: self.app.node.clone(),
            kinds: &[KIND],
            most: 1,
            time: LEASE,
        };
        let mut taken = outbox::take_due(&self.app.store, lease, now).await?;
        Ok(taken.pop())
    }

    /// Answers, unless the game has gone on meanwhile: then there is another item. What fails is tried again, as long as
    /// the game waits.
    async fn handle(&self, item: &Item) {
        let answered = match serde_json::from_str::<Turn>(&item.body) {
            Ok(turn) => self.answer(&turn).await,
            Err(_) => Ok(true),
        };
        match &answered {
            Ok(true) => {}
            Ok(false) => tracing::warn!("a bot has no answer yet"),
            Err(error) => tracing::warn!(%error, "a bot could not answer"),
        }
        let (item, now) = (item.clone(), self.app.clock.now());
        let noted = self.app.store.write(move |tx| match answered {
            Ok(true) => outbox::finish(tx, &item),
            _ => outbox::postpone(tx, &item, now + pause(item.attempts)),
        });
        match noted.await {
            Ok(()) | Err(StoreError::Conflict) => {}
            // It comes again when the lease is over.
            Err(error) => tracing::warn!(%error, "what a bot did could not be noted"),
        }
    }

    /// False if the game still waits for the bot.
    async fn answer(&self, turn: &Turn) -> Result<bool, StoreError> {
        let Some((head, round)) = self.waits(turn).await? else {
            return Ok(true);
        };
        let Some((player, seat, level)) = asked(&head, &round) else {
            return Ok(true);
        };
        let ply = round.ply();
        let offered = round.pending_offer().map(|pending| pending.offer);
        let Some(kind) = self.think(round, seat, level).await else {
            return Ok(false);
        };
        let request = Request {
            player,
            game: turn.game.clone(),
            // Whoever else answers the same does it once.
            id: Some(format!("v{}", turn.version)),
            action: match (kind, offered) {
                (CommandKind::Move(text), _) => Action::Move { text, ply },
                (CommandKind::Accept, Some(Offer::Draw)) => Action::Offer(OfferKind::Draw),
                (CommandKind::Accept, Some(Offer::Abort)) => Action::Offer(OfferKind::Abort),
                (CommandKind::Accept, Some(Offer::Takeback { .. })) => {
                    Action::Offer(OfferKind::Takeback)
                }
                _ => Action::Offer(OfferKind::Decline),
            },
            arrived: self.app.clock.now(),
            lag: 0,
        };
        match self.app.games.command(request).await {
            Ok(_) => Ok(true),
            Err(GameError::Store(error)) => Err(error),
            Err(error) => {
                // Mostly something else has happened while it was thinking; that is another item.
                tracing::debug!(%error, game = turn.game, "a bot's command was refused");
                Ok(self.waits(turn).await?.is_none())
            }
        }
    }

    /// The game, if it has not gone on since it asked.
    async fn waits(&self, turn: &Turn) -> Result<Option<(GameHead, Round)>, StoreError> {
        match self.app.games.round(&turn.game).await {
            Ok(found) if found.1.version() == turn.version => Ok(Some(found)),
            Err(GameError::Store(error)) => Err(error),
            _ => Ok(None),
        }
    }

    async fn think(&self, round: Round, seat: Seat, level: Level) -> Option<CommandKind> {
        let bot = Bot {
            level,
            longest: LONGEST,
            gives_back: true,
        };
        let clock = self.app.clock.clone();
        let search = self.engines.run(move |engine, seed| {
            // By now it may have waited for an engine.
            bot.command(engine, &round, seat, clock.now(), seed)
        });
        search.await
    }
}

/// A bot sits down at a challenge. If that was the last free seat, the game begins.
pub async fn sit(
    app: &App,
    challenge: &str,
    bot: &str,
    seat: Option<usize>,
) -> Result<Joined, Problem> {
    let (task, challenge, bot) = (app.clone(), challenge.to_owned(), bot.to_owned());
    let now = app.clock.now();
    let sitting = tokio::spawn(async move {
        let seated = task.store.write(move |tx| {
            let bot = players::find(tx, &bot)?.ok_or_else(Problem::not_found)?;
            // It sits down because the maker asks it to at this moment.
            let here = |_: &mut dyn Tx, _: &str| Ok(true);
            let seated = lobby::join(tx, &challenge, &bot, seat, &here, now)?;
            Ok::<_, Problem>((seated, bot.reference()))
        });
        let (seated, bot) = seated.await?;
        task.tell_seated(&seated, &bot)?;
        Ok::<_, Problem>(seated.joined)
    });
    let sat = sitting.await;
    sat.unwrap_or_else(|_| Err(StoreError::Closed.into()))
}

/// Bots of middle strength sit down at every free seat of a challenge, each at one.
pub async fn fill(app: &App, challenge: &Challenge) -> Result<Joined, Problem> {
    let away = house::fillers().filter(|bot| challenge.seat_of(bot).is_none());
    let mut last = Err(Problem::conflict("closed", Note::new("lobby-closed")));
    for (seat, bot) in challenge.free().into_iter().zip(away) {
        last = Ok(sit(app, &challenge.id, &bot, Some(seat)).await?);
    }
    last
}

#[cfg(test)]
mod tests {
    use super::{LONGEST_PAUSE, PAUSE, pause};

    #[test]
    fn pauses_grow_and_have_an_end() {
        assert_eq!(pause(1), PAUSE);
        assert_eq!(pause(3), 4 * PAUSE);
        assert_eq!(pause(200), LONGEST_PAUSE);
    }
}
