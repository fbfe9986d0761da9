//! What anybody may know of a player.

use doska_contract::Outcome;
use doska_contract::online::{GameCounts, Pace, PlayedGame};
use doska_play::round::Millis;

use super::players::{self, Player};
use super::{Row, StoreError, Tx, games, ratings};
use crate::people::names;
use crate::values;

/// A player by id, or a member by name, and when it was last seen.
pub fn find(tx: &mut dyn Tx, name: &str) -> Result<Option<(Player, Millis)>, StoreError> {
    let sql = format!(
        "SELECT p.seen_at, {} FROM players p
         WHERE (p.id = $1 OR p.name_key = $2) AND p.closed_at IS NULL
         ORDER BY CASE WHEN p.id = $1 THEN 0 ELSE 1 END LIMIT 1",
        players::COLUMNS
    );
    let row = tx.one(&sql, values![name, names::key(name)])?;
    row.map(|row| Ok((players::read(&row, 1)?, row.get(0)?)))
        .transpose()
}

/// How many games a player has played.
pub fn counts(tx: &mut dyn Tx, player: &str) -> Result<GameCounts, StoreError> {
    let sql = "SELECT
                 COALESCE(SUM(CASE WHEN g.status = 'playing' THEN 1 ELSE 0 END), 0),
                 COALESCE(SUM(CASE WHEN g.status = 'ended' AND g.reason <> 'aborted' THEN 1 ELSE 0 END), 0),
                 COALESCE(SUM(CASE WHEN g.status = 'ended' AND g.reason <> 'aborted' AND g.winners = ''
                              THEN 1 ELSE 0 END), 0),
                 COALESCE(SUM(CASE WHEN g.status = 'ended' AND g.reason <> 'aborted'
                              AND ',' || g.winners || ',' LIKE '%,' || CAST(s.seat AS TEXT) || ',%'
                              THEN 1 ELSE 0 END), 0)
               FROM seats s JOIN games g ON g.id = s.game_id WHERE s.player_id = $1";
    let Some(row) = tx.one(sql, values![player])? else {
        return Ok(GameCounts::default());
    };
    let [playing, finished, drawn, won] = [row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?];
    Ok(GameCounts {
        won,
        drawn,
        lost: finished - drawn - won,
        playing,
    })
}

/// The latest games of a player, those that are being played first.
pub fn recent(tx: &mut dyn Tx, player: &str, most: u32) -> Result<Vec<PlayedGame>, StoreError> {
    let sql = "SELECT g.id, g.game, g.pace, g.rated, s.seat, g.winners, g.reason,
                      COALESCE(g.ended_at, g.created_at)
               FROM seats s JOIN games g ON g.id = s.game_id WHERE s.player_id = $1
               ORDER BY g.moved_at DESC, g.id LIMIT $2";
    let rows = tx.query(sql, values![player, most])?;
    let games = rows.iter().map(|row| played(tx, row, player));
    games.collect()
}

fn played(tx: &mut dyn Tx, row: &Row, player: &str) -> Result<PlayedGame, StoreError> {
    let id: String = row.get(0)?;
    let pace: Option<String> = row.get(2)?;
    let winners: Option<String> = row.get(5)?;
    let reason: Option<String> = row.get(6)?;
    let outcome = winners.zip(reason).map(|(winners, reason)| Outcome {
        winners: winners
            .split(',')
            .filter_map(|seat| seat.parse().ok())
            .collect(),
        reason,
        scores: None,
    });
    let changes = ratings::of_game(tx, &id)?;
    Ok(PlayedGame {
        game: row.get(1)?,
        pace: pace.as_deref().and_then(Pace::of_name),
        rated: row.get(3)?,
        seats: games::seats(tx, &id)?,
        seat: row.get(4)?,
        outcome,
        at: row.get(7)?,
        change: changes.get(player).map(ratings::Changed::points),
        id,
    })
}
