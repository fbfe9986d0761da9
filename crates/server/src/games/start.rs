//! Games that begin.

use doska_contract::online::{ClockSetting, PlayerRef};
use doska_play::round::{Event, Millis, Round, Start};
use doska_play::{GameSpec, Note};

use super::hooks;
use super::table::Table;
use crate::bots;
use crate::ids;
use crate::store::games::{self, GameHead};
use crate::store::{StoreError, Tx, events, pairing};

/// A game that is to begin.
pub struct NewGame {
    /// The game with its options.
    pub spec: GameSpec,
    /// The position text to begin with.
    pub position: Option<String>,
    /// How the clocks are set.
    pub clock: Option<ClockSetting>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The challenge it comes from.
    pub challenge: Option<String>,
    /// Who plays, by seat.
    pub seats: Vec<PlayerRef>,
}

impl NewGame {
    fn started(&self, now: Millis) -> Result<Event, Note> {
        let control = self.clock.map(|clock| clock.control()).transpose()?;
        let mut start = Start {
            game: self.spec.versioned(),
            position: self.position.clone(),
            moves: Vec::new(),
            time_control: control,
            clocks: None,
        };
        // With the clocks in it, the first event tells a client everything.
        let opened = Round::open(&Round::started(start.clone(), now))?;
        let seats = 0..opened.seats() as u8;
        let clocks = seats.map(|seat| opened.remaining(doska_play::Seat::new(seat), now));
        start.clocks = clocks.collect();
        Ok(Round::started(start, now))
    }
}

/// Stores a game with its first event, inside a transaction. After the commit it must be
/// [opened](super::Games::opened).
pub fn start(
    tx: &mut dyn Tx,
    game: &NewGame,
    now: Millis,
) -> Result<(GameHead, Event), StoreError> {
    let damaged = |note: Note| StoreError::Damaged(format!("this game cannot begin: {note:?}"));
    let event = game.started(now).map_err(damaged)?;
    let info = game.spec.info();
    let head = GameHead {
        id: ids::random(10),
        game: game.spec.text().to_owned(),
        rules: format!("{}@{}", info.id, info.version),
        start: game.position.clone(),
        clock: game.clock,
        rated: game.rated,
        created_at: now,
        challenge: game.challenge.clone(),
        seats: game.seats.clone(),
    };
    let table = Table::replay(head.clone(), std::slice::from_ref(&event))?;
    let state = table.state.try_lock().map_err(|_| StoreError::Closed)?;
    games::add(tx, &head, &table.standing(&state))?;
    let text =
        serde_json::to_string(&table.wire(&event, &state.round)).expect("events can be written");
    events::append(tx, &head.id, &[(event.version, &text)])?;
    if head.is_live() {
        // Whoever plays no longer waits for somebody to play with.
        for seat in &head.seats {
            pairing::remove(tx, &seat.id)?;
        }
    }
    hooks::started(tx, &head, bots::is_asked(&head, &state.round))?;
    drop(state);
    Ok((head, event))
}
