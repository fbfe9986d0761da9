//! Finds what the bus has lost: asks the store now and then, and after every gap, how far the games are that somebody
//! on this node follows. Those who are behind read the rest.

use std::time::Duration;

use super::Games;
use crate::bus::{Message, Topic};
use crate::ids;
use crate::store::{StoreError, games};

/// How often, at least and at most: nodes should not all ask at the same time.
const LEAST: u64 = 2_000;
const MOST: u64 = 4_000;

impl Games {
    /// Looks for lost messages as long as the server runs. A local bus loses none.
    pub async fn find_lost(self) {
        let Some(mut gaps) = self.0.bus.gaps() else {
            return;
        };
        loop {
            let pause = LEAST + ids::below((MOST - LEAST) as usize) as u64;
            let pause = tokio::time::sleep(Duration::from_millis(pause));
            tokio::select! {
                () = pause => {}
                changed = gaps.changed() => if changed.is_err() {
                    return;
                },
            }
            if let Err(error) = self.look_for_lost().await {
                tracing::warn!(%error, "lost messages could not be looked for");
            }
        }
    }

    /// Looks once.
    pub async fn look_for_lost(&self) -> Result<(), StoreError> {
        let followed = self.0.bus.followed();
        let ids: Vec<String> = followed.iter().map(|(id, _)| id.clone()).collect();
        if ids.is_empty() {
            return Ok(());
        }
        let read = self.0.store.read(move |tx| games::versions(tx, &ids));
        let stored: std::collections::HashMap<String, u32> = read.await?.into_iter().collect();
        for (game, told) in followed {
            let Some(&version) = stored.get(&game).filter(|version| **version > told) else {
                continue;
            };
            // Of a game that was followed only now nothing has been told yet.
            if told > 0 {
                metrics::counter!("doska_bus_lost_total", "why" => "not_told").increment(1);
            }
            let topic = Topic::Game(game.clone());
            self.0
                .bus
                .publish_here(&topic, Message::Stored { game, version });
        }
        Ok(())
    }
}
