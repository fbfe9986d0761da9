//! Tells the bus what has been stored.

use std::sync::Arc;

use doska_contract::online::Notice;
use doska_play::round::Round;

use super::Games;
use super::table::{State, Table};
use crate::bots;
use crate::bus::{Message, Topic};

impl Games {
    /// Tells those who follow a game, and the players whom it concerns.
    pub(super) fn announce(
        &self,
        table: &Table,
        state: &State,
        events: Vec<(u32, Arc<str>)>,
        ended: bool,
    ) {
        let bus = &self.0.bus;
        let id = &table.head.id;
        let message = Message::Events {
            game: id.clone(),
            events,
            ended,
        };
        bus.publish(&Topic::Game(id.clone()), message);
        self.call_bots(table, &state.round);
        if let Some(end) = state.round.end() {
            let outcome = doska_contract::Outcome::new(end, &state.round.history().position());
            for (seat, player) in table.head.seats.iter().enumerate() {
                let notice = Notice::GameEnded {
                    game_id: id.clone(),
                    game: table.head.game.clone(),
                    seat,
                    winners: outcome.winners.clone(),
                    reason: outcome.reason.clone(),
                };
                bus.publish(
                    &Topic::Player(player.id.clone()),
                    Message::Notice { notice },
                );
            }
        } else {
            self.call_mover(table, state.round.mover().index(), state.round.ply());
        }
    }

    /// Tells everybody that a game has begun.
    pub(super) fn announce_start(&self, table: &Table) {
        for (seat, player) in table.head.seats.iter().enumerate() {
            let notice = Notice::GameStarted {
                game_id: table.head.id.clone(),
                game: table.head.game.clone(),
                seat,
            };
            let topic = Topic::Player(player.id.clone());
            self.0.bus.publish(&topic, Message::Notice { notice });
        }
        // Nobody else can have the game yet.
        if let Ok(state) = table.state.try_lock() {
            let round = &state.round;
            self.call_mover(table, round.mover().index(), round.ply());
            self.call_bots(table, round);
        }
    }

    /// Tells the workers that a bot has something to answer.
    fn call_bots(&self, table: &Table, round: &Round) {
        if bots::is_asked(&table.head, round) {
            let item = bots::KIND.to_owned();
            self.0.bus.publish(&Topic::Work, Message::Work { item });
        }
    }

    fn call_mover(&self, table: &Table, seat: usize, ply: usize) {
        if let Some(player) = table.player(seat) {
            let notice = Notice::YourTurn {
                game_id: table.head.id.clone(),
                game: table.head.game.clone(),
                seat,
                ply,
            };
            let topic = Topic::Player(player.id.clone());
            self.0.bus.publish(&topic, Message::Notice { notice });
        }
    }
}
