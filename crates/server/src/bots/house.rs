//! Which bots there are.

use doska_contract::online::{HouseBot, PlayerKind};
use doska_play::round::Millis;
use doska_play::{Lang, Level};

use crate::api::words;
use crate::people::names;
use crate::ratings;
use crate::store::players::{self, Player};
use crate::store::{StoreError, Tx};

/// The levels at which somebody is at home: each clearly stronger than the one before.
const LEVELS: [u8; 5] = [1, 3, 5, 7, 9];

fn id(level: u8) -> String {
    format!("bot-{level}")
}

/// The level of a bot, by the player's id; `None` for anybody else. No other player has such an id.
pub fn level_of(id: &str) -> Option<u8> {
    let level = id.strip_prefix("bot-")?.parse().ok()?;
    let known = LEVELS.contains(&level) && self::id(level) == id;
    known.then_some(level)
}

/// How strong a bot plays.
pub(super) fn strength(id: &str) -> Option<Level> {
    level_of(id).and_then(Level::new)
}

/// The ids of all bots.
pub(super) fn ids() -> impl Iterator<Item = String> {
    LEVELS.into_iter().map(id)
}

/// The ids of all bots, those of middle strength first.
pub(super) fn fillers() -> impl Iterator<Item = String> {
    let mut levels = LEVELS;
    levels.sort_by_key(|level| level.abs_diff(5));
    levels.into_iter().map(id)
}

/// Gives every bot its row, under the name of its level. Whoever took that name before keeps it.
pub fn settle(tx: &mut dyn Tx, now: Millis) -> Result<(), StoreError> {
    for level in LEVELS {
        if players::find(tx, &id(level))?.is_some() {
            continue;
        }
        let name = words(Lang::En).text("level-name", &[("level", &level.to_string())]);
        let key = names::key(&name);
        let free = players::by_name(tx, &key)?.is_none();
        let bot = Player {
            id: id(level),
            name,
            kind: PlayerKind::Bot,
            role: String::new(),
            created_at: now,
        };
        players::add(tx, &bot, Some(&*key).filter(|_| free))?;
    }
    Ok(())
}

/// All bots with their ratings, the weakest first.
pub fn all(tx: &mut dyn Tx, now: Millis) -> Result<Vec<HouseBot>, StoreError> {
    let mut all = Vec::new();
    for level in LEVELS {
        if let Some(bot) = players::find(tx, &id(level))? {
            all.push(HouseBot {
                ratings: ratings::of_player(tx, &bot.id, now)?,
                player: bot.reference(),
                level,
            });
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bots_have_levels() {
        for level in LEVELS {
            assert_eq!(level_of(&id(level)), Some(level));
        }
        for other in ["bot-2", "bot-01", "bot-", "bot-x", "x", "bot-99"] {
            assert_eq!(level_of(other), None, "{other}");
        }
    }
}
