//! Challenges and who has sat down at them.

use doska_contract::online::{ChallengeStatus, ClockSetting, PlayerRef};
use doska_play::round::Millis;

use super::{Row, StoreError, Tx, games, players};
use crate::values;

/// A stored challenge.
#[derive(Clone, PartialEq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Challenge {
    /// The id.
    pub id: String,
    /// Who made it.
    pub maker: PlayerRef,
    /// The game with its options.
    pub game: String,
    /// The position text to begin with.
    pub start: Option<String>,
    /// How the clocks are set.
    pub clock: Option<ClockSetting>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// How many seats the game has.
    pub seats: usize,
    /// Whether the maker's seat was drawn by lot.
    pub by_lot: bool,
    /// Whether it can be joined.
    pub status: ChallengeStatus,
    /// When it was made.
    pub created_at: Millis,
    /// When it ends by itself.
    pub expires_at: Option<Millis>,
    /// The game, once it has started.
    pub game_id: Option<String>,
    /// The only player who may join.
    pub opponent: Option<PlayerRef>,
    /// Whether it stands in the lobby.
    pub listed: bool,
    /// Whether guests may not join.
    pub members_only: bool,
    /// The lowest rating that may join.
    pub rating_min: Option<u32>,
    /// The highest rating that may join.
    pub rating_max: Option<u32>,
    /// The game that this is a rematch of.
    pub rematch_of: Option<String>,
    /// Who has sat down where, in the order of coming.
    pub sitting: Vec<(usize, PlayerRef)>,
}

impl Challenge {
    /// The seats that nobody has taken.
    pub fn free(&self) -> Vec<usize> {
        (0..self.seats)
            .filter(|seat| self.sitting.iter().all(|(taken, _)| taken != seat))
            .collect()
    }

    /// Whether it can be joined at this time.
    pub fn is_open(&self, now: Millis) -> bool {
        self.status_at(now) == ChallengeStatus::Open
    }

    /// Its status; one whose time is over has expired, whether or not that was written.
    pub fn status_at(&self, now: Millis) -> ChallengeStatus {
        let over = self.expires_at.is_some_and(|expires| expires <= now);
        match self.status {
            ChallengeStatus::Open if over => ChallengeStatus::Expired,
            status => status,
        }
    }

    /// Whether nobody is to see who sits where before the game begins: with two seats, the one that is free says it.
    pub const fn hides_seats(&self) -> bool {
        self.by_lot && self.seats == 2
    }

    /// Whether a player made it, is asked by it, or sits at it.
    pub fn concerns(&self, player: &str) -> bool {
        let asked = self.opponent.as_ref().map(|opponent| &opponent.id);
        self.maker.id == player
            || asked.is_some_and(|id| id == player)
            || self.seat_of(player).is_some()
    }

    /// The seat of a player.
    pub fn seat_of(&self, player: &str) -> Option<usize> {
        let found = self
            .sitting
            .iter()
            .find(|(_, sitting)| sitting.id == player);
        found.map(|(seat, _)| *seat)
    }
}

/// The columns that [`read`] takes, of [`FROM`].
fn columns() -> String {
    let opponent = players::COLUMNS.replace("p.", "o.");
    format!(
        "c.id, c.game, c.start, c.clock, c.rated, c.seats, c.by_lot, c.status, c.created_at, c.expires_at,
         c.game_id, c.listed, c.members_only, c.rating_min, c.rating_max, c.rematch_of, {}, {opponent}",
        players::COLUMNS
    )
}

const FROM: &str =
    "challenges c JOIN players p ON p.id = c.maker_id LEFT JOIN players o ON o.id = c.opponent_id";
const MAKER: usize = 16;
const OPPONENT: usize = 21;

/// A challenge from a row of [`columns`]; who sits there is read separately.
fn read(row: &Row) -> Result<Challenge, StoreError> {
    let clock: Option<String> = row.get(3)?;
    let status: String = row.get(7)?;
    let opponent: Option<String> = row.get(OPPONENT)?;
    Ok(Challenge {
        id: row.get(0)?,
        game: row.get(1)?,
        start: row.get(2)?,
        clock: clock.as_deref().map(games::read_clock).transpose()?,
        rated: row.get(4)?,
        seats: row.get(5)?,
        by_lot: row.get(6)?,
        status: ChallengeStatus::of_name(&status)
            .ok_or_else(|| StoreError::Damaged(format!("status of challenge {status}")))?,
        created_at: row.get(8)?,
        expires_at: row.get(9)?,
        game_id: row.get(10)?,
        listed: row.get(11)?,
        members_only: row.get(12)?,
        rating_min: row.get(13)?,
        rating_max: row.get(14)?,
        rematch_of: row.get(15)?,
        maker: players::read(row, MAKER)?.reference(),
        opponent: match opponent {
            Some(_) => Some(players::read(row, OPPONENT)?.reference()),
            None => None,
        },
        sitting: Vec::new(),
    })
}

/// Adds a challenge with those who sit there.
pub fn add(tx: &mut dyn Tx, challenge: &Challenge) -> Result<(), StoreError> {
    let sql = "INSERT INTO challenges (id, maker_id, game, start, clock, rated, seats, by_lot, status, created_at,
                                       expires_at, opponent_id, listed, members_only, rating_min, rating_max,
                                       rematch_of)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)";
    tx.send(
        sql,
        values![
            &challenge.id,
            &challenge.maker.id,
            &challenge.game,
            challenge.start.as_ref(),
            challenge.clock.map(|clock| games::clock_text(&clock)),
            challenge.rated,
            challenge.seats,
            challenge.by_lot,
            challenge.status.name(),
            challenge.created_at,
            challenge.expires_at,
            challenge.opponent.as_ref().map(|player| &player.id),
            challenge.listed,
            challenge.members_only,
            challenge.rating_min,
            challenge.rating_max,
            challenge.rematch_of.as_ref(),
        ],
    )?;
    for (seat, player) in &challenge.sitting {
        sit(tx, &challenge.id, *seat, &player.id, challenge.created_at)?;
    }
    Ok(())
}

/// Somebody sits down.
pub fn sit(
    tx: &mut dyn Tx,
    id: &str,
    seat: usize,
    player: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO challenge_seats (challenge_id, player_id, seat, joined_at) VALUES ($1, $2, $3, $4)";
    tx.execute(sql, values![id, player, seat, now])?;
    Ok(())
}

/// Somebody gets up again.
pub fn rise(tx: &mut dyn Tx, id: &str, player: &str) -> Result<(), StoreError> {
    let sql = "DELETE FROM challenge_seats WHERE challenge_id = $1 AND player_id = $2";
    tx.execute(sql, values![id, player])?;
    Ok(())
}

/// The challenge of this id.
pub fn find(tx: &mut dyn Tx, id: &str) -> Result<Option<Challenge>, StoreError> {
    let sql = format!("SELECT {} FROM {FROM} WHERE c.id = $1", columns());
    let found = select(tx, &sql, values![id])?;
    Ok(found.into_iter().next())
}

/// The rematch of a game: the one that is offered or has begun, else the last one that was declined.
pub fn rematch(tx: &mut dyn Tx, game: &str) -> Result<Option<Challenge>, StoreError> {
    let sql = format!(
        "SELECT {} FROM {FROM} WHERE c.rematch_of = $1
         ORDER BY CASE WHEN c.status IN ('open', 'started') THEN 0 ELSE 1 END, c.created_at DESC LIMIT 1",
        columns()
    );
    let found = select(tx, &sql, values![game])?;
    Ok(found.into_iter().next())
}

/// Open challenges made since a time that are for certain players, with those: the opponent, or whoever played the game
/// before.
pub fn made_since(
    tx: &mut dyn Tx,
    since: Millis,
) -> Result<Vec<(Challenge, Vec<String>)>, StoreError> {
    let sql = format!(
        "SELECT {} FROM {FROM} WHERE c.status = 'open' AND c.created_at >= $1
         AND (c.opponent_id IS NOT NULL OR c.rematch_of IS NOT NULL) ORDER BY c.created_at",
        columns()
    );
    let made = select(tx, &sql, values![since])?;
    let with = made.into_iter().map(|challenge| {
        let mut concerned: Vec<String> = challenge
            .opponent
            .iter()
            .map(|one| one.id.clone())
            .collect();
        if let Some(before) = &challenge.rematch_of {
            let seats = games::seats(tx, before)?;
            concerned.extend(seats.into_iter().map(|player| player.id));
        }
        concerned.retain(|player| *player != challenge.maker.id);
        concerned.sort_unstable();
        concerned.dedup();
        Ok((challenge, concerned))
    });
    with.collect()
}

/// How many challenges of the lobby are sent at most.
const MOST: u32 = 200;

/// The challenges that stand in the lobby, the latest first.
pub fn listed(tx: &mut dyn Tx, now: Millis) -> Result<Vec<Challenge>, StoreError> {
    let sql = format!(
        "SELECT {} FROM {FROM}
         WHERE c.status = 'open' AND c.listed = 1 AND (c.expires_at IS NULL OR c.expires_at > $1)
         ORDER BY c.created_at DESC LIMIT $2",
        columns()
    );
    select(tx, &sql, values![now, MOST])
}

/// The open challenges that a player made, sits at, or is the only one to take, and rematches of the player's games; the
/// latest first.
pub fn of_player(tx: &mut dyn Tx, player: &str, now: Millis) -> Result<Vec<Challenge>, StoreError> {
    let sql = format!(
        "SELECT {} FROM {FROM}
         WHERE c.status = 'open' AND (c.expires_at IS NULL OR c.expires_at > $1)
           AND (c.maker_id = $2 OR c.opponent_id = $2
                OR c.id IN (SELECT challenge_id FROM challenge_seats WHERE player_id = $2)
                OR EXISTS (SELECT 1 FROM seats s WHERE s.game_id = c.rematch_of AND s.player_id = $2))
         ORDER BY c.created_at DESC LIMIT $3",
        columns()
    );
    select(tx, &sql, values![now, player, MOST])
}

/// How many open challenges a player has made, and how many of them are listed.
pub fn count(tx: &mut dyn Tx, player: &str, now: Millis) -> Result<(usize, usize), StoreError> {
    let sql = "SELECT COUNT(*), CAST(COALESCE(SUM(listed), 0) AS BIGINT) FROM challenges
               WHERE maker_id = $1 AND status = 'open' AND (expires_at IS NULL OR expires_at > $2)";
    match tx.one(sql, values![player, now])? {
        Some(row) => Ok((row.get(0)?, row.get(1)?)),
        None => Ok((0, 0)),
    }
}

/// Open challenges whose time is over.
pub fn over(tx: &mut dyn Tx, now: Millis) -> Result<Vec<Challenge>, StoreError> {
    let sql = format!(
        "SELECT {} FROM {FROM} WHERE c.status = 'open' AND c.expires_at <= $1",
        columns()
    );
    select(tx, &sql, values![now])
}

/// Challenges whose time is over can no longer be joined. How many there were.
pub fn expire(tx: &mut dyn Tx, now: Millis) -> Result<u64, StoreError> {
    let sql = "UPDATE challenges SET status = 'expired' WHERE status = 'open' AND expires_at <= $1";
    tx.execute(sql, values![now])
}

fn select(
    tx: &mut dyn Tx,
    sql: &str,
    values: &[super::Value],
) -> Result<Vec<Challenge>, StoreError> {
    let rows = tx.query(sql, values)?;
    let mut found: Vec<Challenge> = rows.iter().map(read).collect::<Result<_, _>>()?;
    for challenge in &mut found {
        challenge.sitting = sitting(tx, &challenge.id)?;
    }
    Ok(found)
}

/// Who sits at a challenge, in the order of coming.
pub fn sitting(tx: &mut dyn Tx, id: &str) -> Result<Vec<(usize, PlayerRef)>, StoreError> {
    let sql = format!(
        "SELECT s.seat, {} FROM challenge_seats s JOIN players p ON p.id = s.player_id
         WHERE s.challenge_id = $1 ORDER BY s.joined_at, s.seat",
        players::COLUMNS
    );
    let rows = tx.query(&sql, values![id])?;
    rows.iter()
        .map(|row| Ok((row.get(0)?, players::read(row, 1)?.reference())))
        .collect()
}

/// The game of a challenge has started.
pub fn started(tx: &mut dyn Tx, id: &str, game: &str) -> Result<(), StoreError> {
    let sql =
        "UPDATE challenges SET status = 'started', game_id = $1 WHERE id = $2 AND status = 'open'";
    match tx.execute(sql, values![game, id])? {
        1 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}

/// It can no longer be joined. False if that was so before.
pub fn close(tx: &mut dyn Tx, id: &str, status: ChallengeStatus) -> Result<bool, StoreError> {
    let sql = "UPDATE challenges SET status = $1 WHERE id = $2 AND status = 'open'";
    Ok(tx.execute(sql, values![status.name(), id])? == 1)
}
