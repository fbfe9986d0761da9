//! Commands of players.

use std::sync::Arc;
use std::time::Instant;

use doska_contract::online::{CommandResult, OfferKind};
use doska_play::Seat;
use doska_play::round::{self, CommandKind, Event, Millis, Offer, Refusal};
use tokio::sync::oneshot;

use super::table::{State, Table, ends, granted_lag, is_of};
use super::{GameError, Games, hooks};
use crate::bots;
use crate::failpoint;
use crate::ids;
use crate::store::{StoreError, Tx, events, games};

/// What a player asks for.
#[derive(Clone, Debug)]
pub struct Request {
    /// The player's id.
    pub player: String,
    /// The game's id.
    pub game: String,
    /// Chosen by the sender, new for every command.
    pub id: Option<String>,
    /// What is to be done.
    pub action: Action,
    /// When it arrived.
    pub arrived: Millis,
    /// Lag that the server has measured on this connection.
    pub lag: Millis,
}

/// What is to be done.
#[derive(Clone, Debug)]
pub enum Action {
    /// Play a move, where the sender knows of so many plies.
    Move {
        /// Its text.
        text: String,
        /// The plies.
        ply: usize,
    },
    /// Offer, accept or decline.
    Offer(OfferKind),
    /// Resign.
    Resign,
}

/// Takes the answer to a command.
type Tell = Box<dyn FnOnce(Result<CommandResult, GameError>) + Send>;

/// How often a command is tried again, when another process was faster.
pub(super) const TRIES: usize = 8;

/// The longest id of a command, in characters.
pub const LONGEST_ID: usize = 64;

/// Whether a sender may call a command so.
pub fn is_command_id(id: &str) -> bool {
    !id.is_empty() && id.chars().count() <= LONGEST_ID
}

impl Games {
    /// Carries out a command in a task of its own, which goes on if the caller does not wait.
    pub async fn command(&self, request: Request) -> Result<CommandResult, GameError> {
        let (tell, told) = oneshot::channel();
        self.begin_command(request, |result| {
            // Nobody waits only if the connection is gone.
            let _ = tell.send(result);
        });
        let told = told.await;
        told.unwrap_or(Err(GameError::Store(StoreError::Closed)))
    }

    /// The same, where `tell` gets the answer: after the commit, before others are told. It is dropped if there is none.
    pub fn begin_command(
        &self,
        request: Request,
        tell: impl FnOnce(Result<CommandResult, GameError>) + Send + 'static,
    ) {
        let begun = Instant::now();
        let tell: Tell = Box::new(move |result| {
            let what = match &result {
                Ok(_) => "stored",
                Err(GameError::Store(_)) => "failed",
                Err(_) => "refused",
            };
            let seconds = begun.elapsed().as_secs_f64();
            metrics::histogram!("doska_command_seconds", "result" => what).record(seconds);
            tell(result);
        });
        let games = self.clone();
        tokio::spawn(async move { games.run(request, tell).await });
    }

    /// The answer that a command got before, if it has taken effect.
    pub async fn answered(&self, request: &Request) -> Result<Option<CommandResult>, GameError> {
        let table = self.current(&request.game).await?;
        let table = table.ok_or(GameError::NotFound)?;
        let (Some(seat), Some(id)) = (table.seat_of(&request.player), &request.id) else {
            return Ok(None);
        };
        let known = table.state.lock().await.round.version_of(seat, id);
        match known {
            Some(_) => Ok(Some(self.first_answer(&table, seat, id).await?)),
            None => Ok(None),
        }
    }

    async fn run(&self, request: Request, tell: Tell) {
        let mut tell = Some(tell);
        // Chosen once: what is tried again is the same command.
        let id = request.id.clone().unwrap_or_else(|| ids::random(16));
        if let Err(error) = self.awake(&request.game).await {
            return answer(&mut tell, Err(error.into()));
        }
        for _ in 0..TRIES {
            match self.attempt(&request, &id, &mut tell).await {
                Err(GameError::Store(StoreError::Conflict)) => {
                    metrics::counter!("doska_conflicts_total").increment(1);
                }
                Ok(()) => return,
                Err(error) => return answer(&mut tell, Err(error)),
            }
        }
        answer(&mut tell, Err(StoreError::Conflict.into()));
    }

    /// A game as somebody plays it. Who has no seat in it by what is in memory may have got one since.
    pub(super) async fn table_of(&self, game: &str, player: &str) -> Result<Arc<Table>, GameError> {
        let mut table = self.table(game).await?;
        if table
            .as_ref()
            .is_some_and(|table| table.seat_of(player).is_none())
        {
            table = self.current(game).await?;
        }
        table.ok_or(GameError::NotFound)
    }

    async fn attempt(
        &self,
        request: &Request,
        id: &str,
        tell: &mut Option<Tell>,
    ) -> Result<(), GameError> {
        let table = self.table_of(&request.game, &request.player).await?;
        let seat = table
            .seat_of(&request.player)
            .ok_or(GameError::NotYourSeat)?;
        if !is_command_id(id) {
            return Err(GameError::BadId);
        }
        let mut state = table.state.lock().await;
        if state.stale {
            return Err(StoreError::Conflict.into());
        }
        if state.round.version_of(seat, id).is_some() {
            // The game goes on while its log is read.
            drop(state);
            let result = self.first_answer(&table, seat, id).await?;
            answer(tell, Ok(result));
            return Ok(());
        }
        // Time never goes back within a game, whatever the machine's clock does between two starts.
        let now = request.arrived.max(state.last);
        self.grant_vacation(&table, &mut state, now).await?;
        let used = match (&request.action, request.lag) {
            (Action::Move { .. }, 1..) => self.lag_of(&table, seat).await?,
            _ => Millis::MAX,
        };
        let command = round::Command {
            kind: kind(&request.action, &state, seat),
            ply: match request.action {
                Action::Move { ply, .. } => Some(ply),
                _ => None,
            },
            id: id.to_owned(),
            seat,
            lag: granted_lag(request.lag, used),
        };
        let events = match state.round.decide(&command, now) {
            Ok(events) => events,
            Err(refusal) => {
                // Perhaps it was refused only because another node has played on.
                let old = self.catch_up(&table, &mut state).await?;
                return Err(if old {
                    StoreError::Conflict.into()
                } else {
                    GameError::Refused(refusal)
                });
            }
        };
        let took = events.iter().any(|event| is_of(event, seat, &command.id));
        let lag = (seat, command.lag);
        self.append_with(&table, &mut state, &events, lag, |state| {
            let result = if took || events.is_empty() {
                Ok(result(state, now))
            } else {
                // The flag had fallen when the command came.
                Err(GameError::Refused(Refusal::Over))
            };
            answer(tell, result);
        })
        .await?;
        if command.lag > 0 {
            table.set_lag(seat, used + command.lag);
        }
        Ok(())
    }

    /// The lag of a seat that was made up for so far.
    async fn lag_of(&self, table: &Table, seat: Seat) -> Result<Millis, StoreError> {
        if let Some(used) = table.lag_of(seat) {
            return Ok(used);
        }
        let game = table.head.id.clone();
        let read = move |tx: &mut dyn Tx| games::lag(tx, &game, seat.index());
        let used = self.0.store.read(read).await?;
        table.set_lag(seat, used);
        Ok(used)
    }

    /// Stores events, then lets `stored` answer, then tells the bus. On an error nothing has changed.
    pub(super) async fn append(
        &self,
        table: &Arc<Table>,
        state: &mut State,
        events: &[Event],
        stored: impl FnOnce(&State),
    ) -> Result<(), StoreError> {
        let lag = (Seat::new(0), 0);
        self.append_with(table, state, events, lag, stored).await
    }

    /// The same, where the lag of a seat is made up for.
    async fn append_with(
        &self,
        table: &Arc<Table>,
        state: &mut State,
        events: &[Event],
        (seat, lag): (Seat, Millis),
        stored: impl FnOnce(&State),
    ) -> Result<(), StoreError> {
        if events.is_empty() {
            stored(state);
            return Ok(());
        }
        let expected = state.round.version();
        state.take(events);
        let standing = table.standing(state);
        let wire = events.iter().map(|event| {
            let text = serde_json::to_string(&table.wire(event, &state.round));
            (
                event.version,
                Arc::from(text.expect("events can be written")),
            )
        });
        let wire: Vec<(u32, Arc<str>)> = wire.collect();
        let (head, rows) = (table.head.clone(), wire.clone());
        let (position, log) = (standing.clone(), events.to_vec());
        let bot_asked = bots::is_asked(&table.head, &state.round);
        let written = self
            .0
            .store
            .compare_and_set(move |tx| {
                games::advance(tx, &head.id, expected, &position)?;
                if lag > 0 {
                    games::add_lag(tx, &head.id, seat.index(), lag)?;
                }
                let rows: Vec<(u32, &str)> = rows.iter().map(|(v, text)| (*v, &**text)).collect();
                events::append(tx, &head.id, &rows)?;
                hooks::in_transaction(tx, &head, &position, &log, bot_asked)
            })
            .await;
        if let Err(error) = written {
            // What is in memory is ahead of the store: the next one reads it again.
            state.stale = true;
            self.forget(&table.head.id);
            return Err(error);
        }
        self.stored(table);
        stored(state);
        failpoint::reach("after-answer");
        self.announce(table, state, wire, events.iter().any(ends));
        failpoint::reach("after-broadcast");
        Ok(())
    }

    /// The answer that a command got when it took effect.
    async fn first_answer(
        &self,
        table: &Table,
        seat: Seat,
        id: &str,
    ) -> Result<CommandResult, StoreError> {
        let game = table.head.id.clone();
        let log = self.0.store.read(move |tx| events::log(tx, &game)).await?;
        let last = log.iter().rfind(|event| is_of(event, seat, id));
        let last = last.ok_or(StoreError::Conflict)?;
        let then = State::at_version(&table.head.id, &log, last.version)?;
        Ok(result(&then, then.last))
    }
}

fn kind(action: &Action, state: &State, seat: Seat) -> CommandKind {
    match action {
        Action::Move { text, .. } => CommandKind::Move(text.clone()),
        Action::Resign => CommandKind::Resign,
        Action::Offer(OfferKind::Decline) => CommandKind::Decline,
        Action::Offer(OfferKind::Draw) => CommandKind::Offer(Offer::Draw),
        Action::Offer(OfferKind::Abort) => CommandKind::Offer(Offer::Abort),
        Action::Offer(OfferKind::Takeback | OfferKind::Rematch) => {
            let pending = state.round.pending_offer();
            let theirs = pending.filter(|pending| pending.by.team() != seat.team());
            if theirs.is_some_and(|pending| matches!(pending.offer, Offer::Takeback { .. })) {
                return CommandKind::Accept;
            }
            let own = state.round.last_turn_of(|mover| mover == seat);
            // Without a turn of one's own there is nothing to take back, which the round says.
            let ply = own.unwrap_or(usize::MAX);
            CommandKind::Offer(Offer::Takeback { ply })
        }
    }
}

fn result(state: &State, now: Millis) -> CommandResult {
    CommandResult {
        version: state.round.version(),
        ply: state.round.ply(),
        clocks: state.clocks(now),
        game_id: None,
    }
}

fn answer(tell: &mut Option<Tell>, result: Result<CommandResult, GameError>) {
    if let Some(tell) = tell.take() {
        tell(result);
    }
}
