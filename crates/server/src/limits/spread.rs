//! What each node counts by itself, told to the others over the bus: a flood that is spread over all nodes meets one
//! limit. It costs no request anything but a count in memory, and is a hint as everything on the bus: a node that hears
//! nothing still has the limit of its own.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::{Instant, interval};

use super::{Action, Limits};
use crate::app::App;
use crate::bus::{Message, Spent, Topic};

/// How often a node tells what it has counted.
const TELL: Duration = Duration::from_millis(250);
/// Nobody is told of less than this part of what is allowed at once: ordinary play is not worth a message.
const LITTLE: u32 = 20;
/// What has stayed below that for so long is forgotten.
const FORGET: Duration = Duration::from_secs(10);
/// How many addresses and accounts one message names.
const MOST: usize = 500;

/// What has passed on this node, by action and by address or account, and has not been told.
#[derive(Default)]
pub struct Untold(Mutex<HashMap<(Action, String), u32>>);

impl Untold {
    /// Counts one more.
    pub fn add(&self, action: Action, key: &str) {
        *self.lock().entry((action, key.to_owned())).or_default() += 1;
    }

    /// Takes out what is worth telling.
    fn take(&self) -> Vec<Spent> {
        let much = |(action, _): &(Action, String), count: &mut u32| {
            *count >= (action.allowance().0 / LITTLE).max(1)
        };
        let mut counts = self.lock();
        let taken = counts.extract_if(much);
        let taken = taken.map(|((action, key), count)| Spent {
            action: action.name(),
            key,
            count,
        });
        taken.collect()
    }

    fn forget(&self) {
        self.lock().clear();
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<(Action, String), u32>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Limits {
    /// Counts what has passed on another node. What a newer version of Doska counts is passed over.
    fn charge(&self, spent: &Spent) {
        let Some(action) = Action::of_name(&spent.action) else {
            return;
        };
        if let Some(limiter) = self.limiter(action) {
            // Beyond the whole allowance there is nothing to take.
            let count = spent.count.min(action.allowance().0);
            let mut each = 0..count;
            let _ = each.try_for_each(|_| limiter.check_key(&spent.key).map_err(drop));
        }
    }
}

/// Tells the other nodes, and hears them, as long as the server runs.
pub async fn run(app: App) {
    if !app.bus.is_shared() || !app.limits.are_on() {
        return;
    }
    let mut listener = app.bus.listen();
    listener.subscribe(Topic::Limits);
    let mut tell = interval(TELL);
    let mut forgotten = Instant::now();
    loop {
        tokio::select! {
            message = listener.next() => match message.as_deref() {
                Some(Message::Spent { spent }) => spent.iter().for_each(|spent| app.limits.charge(spent)),
                Some(_) => {}
                None => return,
            },
            _ = tell.tick() => {
                for spent in app.limits.untold.take().chunks(MOST) {
                    let spent = spent.to_vec();
                    app.bus.publish_elsewhere(&Topic::Limits, &Message::Spent { spent });
                }
                if forgotten.elapsed() > FORGET {
                    app.limits.untold.forget();
                    forgotten = Instant::now();
                }
            }
        }
    }
}
