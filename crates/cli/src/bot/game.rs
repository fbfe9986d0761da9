//! One game: its events in, commands out.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use doska_contract::GameEvent;
use doska_contract::online::{
    CommandResult, Game, GameStatus, MoveRequest, OfferKind, OfferRequest,
};
use doska_play::round::{Cause, CommandKind, Millis, Offer, Round};
use doska_play::{Bot, Seat};

use super::Player;
use super::api::ApiError;
use super::backoff::Backoff;

/// How a game went.
pub struct Played {
    /// The game with its options.
    pub game: String,
    /// Whether our side won; `None` for a draw or a game without a result.
    pub won: Option<bool>,
    /// Whether it was ended without a result.
    pub aborted: bool,
}

/// Follows a game to its end and plays at `seat`. Whatever breaks off is taken up again where it was: the state is the
/// fold of the events, and a command that arrives twice takes effect once.
pub async fn play(player: &Player, id: &str, seat: usize) -> Result<Played, ApiError> {
    let api = &player.api;
    let mut backoff = Backoff::new();
    let path = format!("games/{id}");
    let game: Game = retry(&mut backoff, || api.get(&path)).await?;
    let mut table = Table {
        round: None,
        seat: Seat::new(u8::try_from(seat).unwrap_or_default()),
        ahead: game.now as i128 - i128::from(local_time()),
        rated: game.rated,
        acted: 0,
        id: id.to_owned(),
    };
    if game.status == GameStatus::Ended {
        return Ok(table.result(&game));
    }
    loop {
        match table.follow(player).await {
            Ok(true) => {
                let game: Game = retry(&mut backoff, || api.get(&path)).await?;
                return Ok(table.result(&game));
            }
            Ok(false) => backoff.reset(),
            Err(error) if error.may_pass() => {}
            Err(error) => return Err(error),
        }
        tokio::time::sleep(backoff.wait(None)).await;
    }
}

struct Table {
    id: String,
    round: Option<Round>,
    seat: Seat,
    /// By how much the server's clock is ahead of ours, in milliseconds.
    ahead: i128,
    rated: bool,
    /// The version that our last command answered.
    acted: u32,
}

impl Table {
    /// Reads events and acts on them until the stream ends; true if the game has ended.
    async fn follow(&mut self, player: &Player) -> Result<bool, ApiError> {
        let after = self.round.as_ref().map_or(0, Round::version);
        let path = format!("games/{}/events?after={after}", self.id);
        let mut lines = player.api.lines(&path).await?;
        // What is missing is read at once; only the last state matters.
        let known: Game = player.api.get(&format!("games/{}", self.id)).await?;
        loop {
            let behind = self
                .round
                .as_ref()
                .is_none_or(|round| round.version() < known.version);
            if !behind {
                self.act(player).await?;
            }
            let Some(event) = lines.next::<GameEvent>().await? else {
                return Ok(self.is_over());
            };
            self.take(&event)?;
            if self.is_over() {
                return Ok(true);
            }
        }
    }

    fn is_over(&self) -> bool {
        self.round
            .as_ref()
            .is_some_and(|round| round.end().is_some())
    }

    fn take(&mut self, event: &GameEvent) -> Result<(), ApiError> {
        let foreign = |note: doska_play::Note| ApiError::Foreign(format!("{note:?}"));
        let event = event.read().map_err(foreign)?;
        match &mut self.round {
            None => self.round = Some(Round::open(&event).map_err(foreign)?),
            // A stream may begin with what is known.
            Some(round) if event.version <= round.version() => {}
            Some(round) => round.apply(&event).map_err(foreign)?,
        }
        Ok(())
    }

    /// Does what is asked of our seat, once for every version.
    async fn act(&mut self, player: &Player) -> Result<(), ApiError> {
        let Some(round) = &self.round else {
            return Ok(());
        };
        if round.version() <= self.acted || !Bot::is_asked(round, self.seat) {
            return Ok(());
        }
        let version = round.version();
        let command = self.think(player, round.clone()).await;
        self.acted = version;
        let Some(kind) = command else {
            return Ok(());
        };
        match self.send(player, kind, version).await {
            // What has happened meanwhile comes as an event.
            Err(ApiError::Refused(problem)) if problem.status != 401 => Ok(()),
            sent => sent,
        }
    }

    async fn think(&self, player: &Player, round: Round) -> Option<CommandKind> {
        let now = (i128::from(local_time()) + self.ahead).max(0) as Millis;
        let bot = Bot {
            gives_back: !self.rated,
            ..player.bot
        };
        let seat = self.seat;
        player
            .engines
            .run(move |engine, seed| bot.command(engine, &round, seat, now, seed))
            .await
    }

    async fn send(&self, player: &Player, kind: CommandKind, version: u32) -> Result<(), ApiError> {
        let round = self.round.as_ref().expect("a command answers a round");
        // The same for every try, also after a restart.
        let id = format!("v{version}");
        let path = format!("games/{}", self.id);
        let mut backoff = Backoff::new();
        let _: CommandResult = match kind {
            CommandKind::Move(text) => {
                let request = MoveRequest {
                    r#move: text,
                    ply: round.ply(),
                    id,
                };
                let path = format!("{path}/moves");
                retry(&mut backoff, || player.api.post(&path, &request)).await?
            }
            answer => {
                let offered = round.pending_offer().map(|pending| pending.offer);
                let request = OfferRequest {
                    kind: match (answer, offered) {
                        (CommandKind::Accept, Some(Offer::Draw)) => OfferKind::Draw,
                        (CommandKind::Accept, Some(Offer::Takeback { .. })) => OfferKind::Takeback,
                        (CommandKind::Accept, Some(Offer::Abort)) => OfferKind::Abort,
                        _ => OfferKind::Decline,
                    },
                    id: Some(id),
                };
                let path = format!("{path}/offers");
                retry(&mut backoff, || player.api.post(&path, &request)).await?
            }
        };
        Ok(())
    }

    fn result(&self, game: &Game) -> Played {
        let winners = game.outcome.as_ref().map(|outcome| &outcome.winners);
        let decided = winners.filter(|winners| !winners.is_empty());
        Played {
            game: game.game.clone(),
            won: decided.map(|winners| winners.contains(&self.seat.index())),
            aborted: game
                .outcome
                .as_ref()
                .is_some_and(|outcome| outcome.reason == Cause::Aborted.name()),
        }
    }
}

/// Tries again for as long as that may help.
pub async fn retry<T, F>(backoff: &mut Backoff, request: impl Fn() -> F) -> Result<T, ApiError>
where
    F: Future<Output = Result<T, ApiError>>,
{
    loop {
        let asked = match request().await {
            Err(ApiError::Busy(asked)) => asked,
            Err(ApiError::Unreachable(_)) => None::<Duration>,
            done => {
                backoff.reset();
                return done;
            }
        };
        tokio::time::sleep(backoff.wait(asked)).await;
    }
}

/// Milliseconds since 1970 by our own clock.
fn local_time() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as Millis)
}
