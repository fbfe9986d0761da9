//! Games that others may watch, and those whose positions must not be analysed.

use doska_play::round::Millis;

use super::{StoreError, Tx};
use crate::values;

/// Games being played, of one game (an id, or empty for all): live ones first, then those that last for days, of which
/// a third finds a place however many live ones there are. Those that have not moved since `since` are left out.
pub fn playing(
    tx: &mut dyn Tx,
    game: &str,
    since: Millis,
    most: u64,
) -> Result<Vec<String>, StoreError> {
    let mut paced = |is_live: &str| {
        let sql = format!(
            "SELECT id FROM games
             WHERE status = 'playing' AND ply > 0 AND moved_at >= $1
                 AND ($2 = '' OR game = $2 OR game LIKE $3) AND {is_live}
             ORDER BY moved_at DESC LIMIT $4"
        );
        ids(tx, &sql, values![since, game, format!("{game}?%"), most])
    };
    let mut live = paced("pace IN ('blitz', 'rapid')")?;
    let mut slow = paced("(pace IS NULL OR pace NOT IN ('blitz', 'rapid'))")?;
    let most = most as usize;
    live.truncate(most - slow.len().min(most / 3));
    slow.truncate(most - live.len());
    live.append(&mut slow);
    Ok(live)
}

/// Games that ended last and were played.
pub fn recent(tx: &mut dyn Tx, game: &str, most: u64) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM games
               WHERE status = 'ended' AND ply > 3 AND ($1 = '' OR game = $1 OR game LIKE $2)
               ORDER BY moved_at DESC LIMIT $3";
    ids(tx, sql, values![game, format!("{game}?%"), most])
}

fn ids(tx: &mut dyn Tx, sql: &str, values: &[super::Value]) -> Result<Vec<String>, StoreError> {
    let rows = tx.query(sql, values)?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// Positions before this ply are everybody's: an opening may be analysed, whoever plays it. The site has the same number:
/// web/src/lib/online/fair.ts.
pub const OPENING: usize = 8;

/// The rated games in progress of a player that are beyond the opening, of one kind.
pub fn rated_games(tx: &mut dyn Tx, player: &str, game: &str) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT g.id FROM seats s JOIN games g ON g.id = s.game_id
               WHERE s.player_id = $1 AND g.game = $2 AND g.status = 'playing' AND g.rated = 1 AND g.ply >= $3";
    ids(tx, sql, values![player, game, OPENING])
}
