//! Ratings computed again from the stored games.

use std::collections::BTreeMap;

use doska_contract::online::Pace;

use super::apply::{changes, pool_of};
use crate::store::ratings::{self, Kept};
use crate::store::{StoreError, Tx, games};

/// What is wrong with the stored ratings, in words for the operator; nothing if all follow from the games.
pub fn check(tx: &mut dyn Tx) -> Result<Vec<String>, StoreError> {
    let rebuilt = rebuild(tx)?;
    let stored: BTreeMap<Key, Kept> = ratings::all(tx)?
        .into_iter()
        .map(|(player, rating)| ((player, rating.game, rating.pace.name()), rating.kept))
        .collect();
    let deleted = ratings::of_deleted(tx)?;
    let mut wrong = Vec::new();
    for key in rebuilt
        .keys()
        .chain(stored.keys().filter(|key| !rebuilt.contains_key(*key)))
    {
        let (player, game, pace) = key;
        // Whoever deletes an account leaves the games, which measure the others, and no rating.
        let gone = deleted.contains(player) && !stored.contains_key(key);
        if rebuilt.get(key) != stored.get(key) && !gone {
            wrong.push(format!(
                "rating of {player} in {game}, {pace}: stored {:?}, by the games {:?}",
                stored.get(key),
                rebuilt.get(key)
            ));
        }
    }
    let forgotten = ratings::forgotten(tx)?.into_iter();
    wrong.extend(forgotten.map(|id| format!("rated game {id} changed no rating")));
    Ok(wrong)
}

/// Player, game and pace.
type Key = (String, String, &'static str);

/// All ratings as the stored games lead to them, in the order of their endings.
fn rebuild(tx: &mut dyn Tx) -> Result<BTreeMap<Key, Kept>, StoreError> {
    let mut known: BTreeMap<Key, Kept> = BTreeMap::new();
    for (id, at) in ratings::log(tx)? {
        let gone = || StoreError::Damaged(format!("game {id} changed ratings and does not exist"));
        let head = games::find(tx, &id)?.ok_or_else(gone)?;
        let end = games::ended(tx, &id)?.ok_or_else(gone)?;
        let Some(pool) = pool_of(&head, &end) else {
            continue;
        };
        let pace: Pace = pool.pace;
        let key = |player: &str| (player.to_owned(), pool.game.to_owned(), pace.name());
        let changed = changes(&head, &end, at, &mut |player| {
            Ok(known.get(&key(player)).cloned())
        })?;
        for change in changed {
            let kept = known.entry(key(&change.player)).or_insert_with(|| Kept {
                rating: change.after,
                games: 0,
            });
            kept.rating = change.after;
            kept.games += 1;
        }
    }
    Ok(known)
}
