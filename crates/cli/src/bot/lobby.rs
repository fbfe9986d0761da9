//! Challenges: those addressed to us, and open ones if asked to.

use std::collections::HashSet;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use doska_contract::online::{Join, Joined};
use serde::Deserialize;

use super::api::ApiError;
use super::game::retry;
use super::{Backoff, Player, forget, is_new};

/// How often the list of open challenges is read.
const INTERVAL: Duration = Duration::from_secs(5);

/// What is of interest in the list of open challenges.
#[derive(Deserialize)]
struct Listed {
    challenges: Vec<Open>,
}

#[derive(Deserialize)]
struct Open {
    id: String,
    game: String,
    /// Whether we could join now; a live challenge whose maker is away is for later.
    takeable: bool,
}

/// Sits down at a challenge. Somebody else may be faster, or it may not be meant for us: then nothing happens.
pub async fn join(player: &Player, seen: &Mutex<HashSet<String>>, id: &str) {
    if !is_new(seen, id) {
        return;
    }
    let path = format!("challenges/{id}/join");
    let (any, mut backoff) = (Join::default(), Backoff::new());
    let joined = retry(&mut backoff, || player.api.post::<Joined>(&path, &any));
    // The game, if it begins, comes as a notice.
    if let Err(ApiError::Refused(problem)) = joined.await
        && problem.code == "maker_away"
    {
        forget(seen, id);
    }
}

/// Takes open challenges as they come.
pub async fn take(player: Player, seen: Arc<Mutex<HashSet<String>>>) {
    let mut backoff = Backoff::new();
    loop {
        let list = retry(&mut backoff, || {
            player.api.get::<Listed>("challenges?listed=true")
        });
        let list = list
            .await
            .map_or_else(|_| Vec::new(), |list| list.challenges);
        for challenge in list {
            if challenge.takeable && player.plays(&challenge.game) {
                join(&player, &seen, &challenge.id).await;
            }
        }
        tokio::time::sleep(INTERVAL).await;
    }
}
