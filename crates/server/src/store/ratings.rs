//! Ratings and how they came about.

use std::collections::{HashMap, HashSet};

use doska_contract::online::{Pace, PlayerRef};
use doska_play::round::Millis;

use super::{Row, StoreError, Tx, players};
use crate::ratings::Rating;
use crate::values;

/// A stored rating.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// The numbers.
    pub rating: Rating,
    /// How many games count for it.
    pub games: i32,
}

/// A rating of a player, with its game and pace.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptIn {
    /// The game.
    pub game: String,
    /// The pace.
    pub pace: Pace,
    /// The rating.
    pub kept: Kept,
}

/// What a game changes for one player.
#[derive(Clone, PartialEq, Debug)]
pub struct Change {
    /// The player's id.
    pub player: String,
    /// The rating before; `None` for a first game.
    pub before: Option<Rating>,
    /// The rating after.
    pub after: Rating,
}

/// Which ratings a game belongs to.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug)]
pub struct Pool {
    /// The game.
    pub game: &'static str,
    /// The pace.
    pub pace: Pace,
}

const COLUMNS: &str = "r.rating, r.deviation, r.volatility, r.rated_at, r.games";

fn kept(row: &Row, first: usize) -> Result<Kept, StoreError> {
    Ok(Kept {
        rating: Rating {
            rating: row.get(first)?,
            deviation: row.get(first + 1)?,
            volatility: row.get(first + 2)?,
            at: row.get(first + 3)?,
        },
        games: row.get(first + 4)?,
    })
}

fn pace(name: &str) -> Result<Pace, StoreError> {
    Pace::of_name(name).ok_or_else(|| StoreError::Damaged(format!("pace {name}")))
}

/// The rating of a player in a pool.
pub fn find(tx: &mut dyn Tx, player: &str, pool: Pool) -> Result<Option<Kept>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS} FROM ratings r WHERE r.player_id = $1 AND r.game = $2 AND r.pace = $3"
    );
    let row = tx.one(&sql, values![player, pool.game, pool.pace.name()])?;
    row.map(|row| kept(&row, 0)).transpose()
}

/// Keeps ratings as they are until the transaction ends, those of one game in the same order as those of another.
pub fn hold<'p>(
    tx: &mut dyn Tx,
    players: impl Iterator<Item = &'p str>,
    pool: Pool,
) -> Result<(), StoreError> {
    let mut players: Vec<&str> = players.collect();
    players.sort_unstable();
    let sql = "UPDATE ratings SET games = games WHERE player_id = $1 AND game = $2 AND pace = $3";
    for player in players {
        tx.send(sql, values![player, pool.game, pool.pace.name()])?;
    }
    Ok(())
}

/// All ratings of a player.
pub fn of_player(tx: &mut dyn Tx, player: &str) -> Result<Vec<KeptIn>, StoreError> {
    let sql = format!("SELECT {COLUMNS}, r.game, r.pace FROM ratings r WHERE r.player_id = $1");
    let rows = tx.query(&sql, values![player])?;
    let ratings = rows.iter().map(|row| {
        Ok(KeptIn {
            game: row.get(5)?,
            pace: pace(&row.get::<String>(6)?)?,
            kept: kept(row, 0)?,
        })
    });
    ratings.collect()
}

/// Writes what a game changes. Where it has been written before, nothing happens.
pub fn change(
    tx: &mut dyn Tx,
    game: &str,
    pool: Pool,
    changes: &[Change],
    now: Millis,
) -> Result<(), StoreError> {
    let row = tx.one(
        "SELECT COALESCE(MAX(number), 0) + 1 FROM rating_changes",
        &[],
    )?;
    let number: i64 = row.map_or(Ok(1), |row| row.get(0))?;
    for change in changes {
        let after = change.after;
        let sql =
            "INSERT INTO rating_changes (game_id, player_id, number, game, pace, ended_at, before,
                                               before_deviation, rating, deviation, volatility)
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
                   ON CONFLICT (game_id, player_id) DO NOTHING";
        let values = values![
            game,
            &change.player,
            number,
            pool.game,
            pool.pace.name(),
            now,
            change.before.map(|before| before.rating),
            change.before.map(|before| before.deviation_at(now)),
            after.rating,
            after.deviation,
            after.volatility,
        ];
        if tx.execute(sql, values)? == 0 {
            continue;
        }
        let sql = "INSERT INTO ratings (player_id, game, pace, rating, deviation, volatility, games, rated_at)
                   VALUES ($1, $2, $3, $4, $5, $6, 1, $7)
                   ON CONFLICT (player_id, game, pace) DO UPDATE SET rating = excluded.rating,
                       deviation = excluded.deviation, volatility = excluded.volatility,
                       games = ratings.games + 1, rated_at = excluded.rated_at";
        let values = values![
            &change.player,
            pool.game,
            pool.pace.name(),
            after.rating,
            after.deviation,
            after.volatility,
            after.at,
        ];
        tx.send(sql, values)?;
    }
    Ok(())
}

/// What a game changed, by player: rating and deviation before, rating after.
pub fn of_game(tx: &mut dyn Tx, game: &str) -> Result<HashMap<String, Changed>, StoreError> {
    let sql =
        "SELECT player_id, before, before_deviation, rating FROM rating_changes WHERE game_id = $1";
    let rows = tx.query(sql, values![game])?;
    let changes = rows.iter().map(|row| {
        let changed = Changed {
            before: row.get(1)?,
            before_deviation: row.get(2)?,
            after: row.get(3)?,
        };
        Ok((row.get(0)?, changed))
    });
    changes.collect()
}

/// What a game changed for one player.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Changed {
    /// The rating before; `None` for a first game.
    pub before: Option<f64>,
    /// Its deviation then.
    pub before_deviation: Option<f64>,
    /// The rating after.
    pub after: f64,
}

/// A rating after a game: when, rating, deviation, the game's id.
pub type Point = (Millis, f64, f64, String);

/// The latest points of a rating, the oldest first.
pub fn history(
    tx: &mut dyn Tx,
    player: &str,
    game: &str,
    pace: Pace,
    most: u32,
) -> Result<Vec<Point>, StoreError> {
    let sql = "SELECT ended_at, rating, deviation, game_id FROM rating_changes
               WHERE player_id = $1 AND game = $2 AND pace = $3 ORDER BY number DESC LIMIT $4";
    let rows = tx.query(sql, values![player, game, pace.name(), most])?;
    let points = rows.iter().rev();
    points
        .map(|row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
        .collect()
}

/// The best of a pool who have played since some time: people, or bots.
pub fn best(
    tx: &mut dyn Tx,
    pool: Pool,
    kind: &str,
    since: Millis,
    most: u32,
) -> Result<Vec<(PlayerRef, Kept)>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, {} FROM ratings r JOIN players p ON p.id = r.player_id
         WHERE r.game = $1 AND r.pace = $2 AND p.kind = $3 AND r.rated_at >= $4 AND p.closed_at IS NULL
         ORDER BY r.rating DESC, r.rated_at LIMIT $5",
        players::COLUMNS
    );
    let values = values![pool.game, pool.pace.name(), kind, since, most];
    let rows = tx.query(&sql, values)?;
    let best = rows
        .iter()
        .map(|row| Ok((players::read(row, 5)?.reference(), kept(row, 0)?)));
    best.collect()
}

impl Changed {
    /// By how many points, as they are shown.
    pub fn points(&self) -> i32 {
        let before = self.before.unwrap_or(Rating::default().rating);
        shown(self.after) - shown(before)
    }
}

/// A rating as it is shown.
pub fn shown(number: f64) -> i32 {
    number.round() as i32
}

/// Every game that changed ratings, in the order in which they did, with when it ended and what it changed.
pub fn log(tx: &mut dyn Tx) -> Result<Vec<(String, Millis)>, StoreError> {
    let sql =
        "SELECT game_id, MAX(ended_at), MAX(number) AS place FROM rating_changes GROUP BY game_id
               ORDER BY place, game_id";
    let rows = tx.query(sql, &[])?;
    rows.iter()
        .map(|row| Ok((row.get(0)?, row.get(1)?)))
        .collect()
}

/// Rated games that have ended with a result and changed nothing.
pub fn forgotten(tx: &mut dyn Tx) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT g.id FROM games g WHERE g.rated = 1 AND g.status = 'ended' AND g.reason <> 'aborted'
                 AND g.pace IS NOT NULL AND g.start IS NULL
                 AND NOT EXISTS (SELECT 1 FROM rating_changes c WHERE c.game_id = g.id)
                 AND NOT EXISTS (SELECT 1 FROM seats s JOIN players p ON p.id = s.player_id
                                 WHERE s.game_id = g.id AND p.kind <> 'member')
               ORDER BY g.ended_at";
    let rows = tx.query(sql, &[])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// Those whose games changed ratings and who have deleted their account since.
pub fn of_deleted(tx: &mut dyn Tx) -> Result<HashSet<String>, StoreError> {
    let sql =
        "SELECT DISTINCT c.player_id FROM rating_changes c JOIN players p ON p.id = c.player_id
               WHERE p.closed_at IS NOT NULL
                 AND NOT EXISTS (SELECT 1 FROM accounts a WHERE a.player_id = c.player_id)";
    let rows = tx.query(sql, &[])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// All ratings: player, game and pace with the rating.
pub fn all(tx: &mut dyn Tx) -> Result<Vec<(String, KeptIn)>, StoreError> {
    let sql = format!(
        "SELECT {COLUMNS}, r.game, r.pace, r.player_id FROM ratings r ORDER BY r.player_id, r.game, r.pace"
    );
    let rows = tx.query(&sql, &[])?;
    let all = rows.iter().map(|row| {
        let rating = KeptIn {
            game: row.get(5)?,
            pace: pace(&row.get::<String>(6)?)?,
            kept: kept(row, 0)?,
        };
        Ok((row.get(7)?, rating))
    });
    all.collect()
}
