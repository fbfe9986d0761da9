//! Which items of the outbox are worked off together. What players' addresses take their time over waits in a lane of
//! its own: a webhook that does not answer holds up other webhooks for a moment, but no move, push message or letter.

use doska_play::round::Millis;
use serde::Deserialize;
use tokio::task::JoinSet;

use super::calls;
use super::jobs::{LEASE, handle};
use crate::app::App;
use crate::limits::Open;
use crate::store::StoreError;
use crate::store::outbox::{self, Item, Lease};

/// How many requests to the addresses of one player are on their way at once.
const OF_ONE_PLAYER: usize = 4;
/// When what exceeds that is looked at again.
const LATER: Millis = 2_000;

/// Items of some kinds, so many at once.
pub struct Lane {
    kinds: &'static [&'static str],
    hands: usize,
    /// What goes to addresses of players, by player.
    of_player: Open,
}

/// Everything in hand.
pub type Hands = JoinSet<()>;

impl Lane {
    /// Those of this process. Without a mail server, mail is left to those that have one.
    pub fn all(app: &App) -> Vec<Lane> {
        let lane = |kinds, hands| Lane {
            kinds,
            hands,
            of_player: Open::new(true, OF_ONE_PLAYER),
        };
        let mut lanes = vec![
            lane(&calls::INSIDE, 32),
            lane(&[calls::PUSH], 32),
            lane(&[calls::WEBHOOK], 32),
        ];
        if app.outgoing.mailer().is_some() {
            lanes.push(lane(&[calls::MAIL], 4));
        }
        lanes
    }

    /// Whether every hand is busy.
    pub fn is_full(&self, hands: &Hands) -> bool {
        hands.len() >= self.hands
    }

    /// Takes as much of what is due as hands are free, and says how much that was.
    pub async fn take_up(&self, app: &App, hands: &mut Hands) -> Result<usize, StoreError> {
        let now = app.clock.now();
        let lease = Lease {
            worker: app.node.clone(),
            kinds: self.kinds,
            most: self.hands.saturating_sub(hands.len()) as u32,
            time: LEASE,
        };
        let items = outbox::take_due(&app.store, lease, now).await?;
        let count = items.len();
        let mut over = Vec::new();
        for item in items {
            let Some(place) = self.of_player.one_more(whose(&item)) else {
                over.push(item);
                continue;
            };
            let app = app.clone();
            hands.spawn(async move {
                handle(&app, item).await;
                drop(place);
            });
        }
        if !over.is_empty() {
            let put_back = app.store.write(move |tx| {
                let mut over = over.iter();
                over.try_for_each(|item| outbox::give_back(tx, item, now + LATER))
            });
            put_back.await?;
        }
        Ok(count)
    }
}

/// What an item is counted by: the player whose address it goes to, or the item itself.
fn whose(item: &Item) -> String {
    #[derive(Deserialize)]
    struct To {
        player: String,
    }
    let goes_out = [calls::PUSH, calls::WEBHOOK].contains(&item.kind.as_str());
    let to = goes_out.then(|| serde_json::from_str::<To>(&item.body).ok());
    to.flatten().map_or_else(|| item.id.clone(), |to| to.player)
}
