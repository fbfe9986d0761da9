//! Games as their events left them.

use doska_contract::online::{ClockSetting, PlayerRef};
use doska_play::round::Millis;

use super::{Row, StoreError, Tx, players};
use crate::values;

/// What is stored of a game beside its events and does not change while it is played.
#[derive(Clone, PartialEq, Debug)]
pub struct GameHead {
    /// The id.
    pub id: String,
    /// The game with its options.
    pub game: String,
    /// The game with the version of its rules.
    pub rules: String,
    /// The position text it began with.
    pub start: Option<String>,
    /// How the clocks were set.
    pub clock: Option<ClockSetting>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// When it was started.
    pub created_at: Millis,
    /// The challenge it came from.
    pub challenge: Option<String>,
    /// Who plays, by seat.
    pub seats: Vec<PlayerRef>,
}

impl GameHead {
    /// Whether it is played at one sitting: then everybody is there. A game without a clock may take days.
    pub fn is_live(&self) -> bool {
        self.clock.is_some_and(|clock| clock.is_live())
    }
}

/// Where a game stands, for lists and deadlines.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// The version of its last event.
    pub version: u32,
    /// How many plies have been played.
    pub ply: usize,
    /// The seat to move.
    pub to_move: Option<usize>,
    /// The position text.
    pub position: String,
    /// When its clock runs out.
    pub deadline: Option<Millis>,
    /// When the last event happened.
    pub moved_at: Millis,
    /// The end, if it is over.
    pub ended: Option<Ended>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Ended {
    /// The seats that won.
    pub winners: Vec<usize>,
    /// Why.
    pub reason: String,
    /// The moves.
    pub moves: Vec<String>,
}

/// Adds a game with its seats. Its first event is appended separately.
pub fn add(tx: &mut dyn Tx, head: &GameHead, standing: &Standing) -> Result<(), StoreError> {
    let sql = "INSERT INTO games (id, game, rules, start, clock, pace, rated, created_at, challenge_id,
                                  moved_at, version, ply, status, to_move, position, deadline)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'playing', $13, $14, $15)";
    let clock = head.clock.map(|clock| clock_text(&clock));
    let pace = head.clock.map(|clock| clock.pace().name());
    tx.send(
        sql,
        values![
            &head.id,
            &head.game,
            &head.rules,
            head.start.as_ref(),
            clock,
            pace,
            head.rated,
            head.created_at,
            head.challenge.as_ref(),
            standing.moved_at,
            standing.version,
            standing.ply,
            standing.to_move,
            &standing.position,
            standing.deadline,
        ],
    )?;
    let seat = "INSERT INTO seats (game_id, seat, player_id) VALUES ($1, $2, $3)";
    for (index, player) in head.seats.iter().enumerate() {
        tx.send(seat, values![&head.id, index, &player.id])?;
    }
    Ok(())
}

/// Moves a game on from an expected version. [`StoreError::Conflict`] if it is not there any more.
pub fn advance(tx: &mut dyn Tx, id: &str, expected: u32, to: &Standing) -> Result<(), StoreError> {
    match &to.ended {
        None => {
            let sql = "UPDATE games SET version = $1, ply = $2, to_move = $3, position = $4, deadline = $5,
                                        moved_at = $6
                       WHERE id = $7 AND version = $8";
            let values = values![
                to.version,
                to.ply,
                to.to_move,
                &to.position,
                to.deadline,
                to.moved_at,
                id,
                expected
            ];
            tx.send_one(sql, values)
        }
        Some(end) => {
            let sql = "UPDATE games SET version = $1, ply = $2, to_move = NULL, position = $3, deadline = NULL,
                                        moved_at = $4, ended_at = $4, status = 'ended', winners = $5, reason = $6,
                                        moves = $7
                       WHERE id = $8 AND version = $9";
            let winners: Vec<String> = end.winners.iter().map(usize::to_string).collect();
            let values = values![
                to.version,
                to.ply,
                &to.position,
                to.moved_at,
                winners.join(","),
                &end.reason,
                end.moves.join(" "),
                id,
                expected
            ];
            tx.send_one(sql, values)
        }
    }
}

/// Lag of a seat that was made up for so far.
pub fn lag(tx: &mut dyn Tx, id: &str, seat: usize) -> Result<Millis, StoreError> {
    let sql = "SELECT lag FROM seats WHERE game_id = $1 AND seat = $2";
    let row = tx.one(sql, values![id, seat])?;
    row.map_or(Ok(0), |row| row.get(0))
}

/// More of it.
pub fn add_lag(tx: &mut dyn Tx, id: &str, seat: usize, lag: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE seats SET lag = lag + $1 WHERE game_id = $2 AND seat = $3";
    tx.send(sql, values![lag, id, seat])
}

/// Keeps a game as it is until the transaction ends: a move that comes meanwhile has to look again.
pub fn hold(tx: &mut dyn Tx, id: &str) -> Result<(), StoreError> {
    tx.send(
        "UPDATE games SET version = version WHERE id = $1",
        values![id],
    )
}

/// The columns that [`head`] takes, of the table `games` named `g`.
pub const HEAD: &str =
    "g.id, g.game, g.rules, g.start, g.clock, g.rated, g.created_at, g.challenge_id";

/// A head from a row that begins with [`HEAD`]; its seats are read separately.
pub fn head(row: &Row) -> Result<GameHead, StoreError> {
    let clock: Option<String> = row.get(4)?;
    Ok(GameHead {
        id: row.get(0)?,
        game: row.get(1)?,
        rules: row.get(2)?,
        start: row.get(3)?,
        clock: clock.as_deref().map(read_clock).transpose()?,
        rated: row.get(5)?,
        created_at: row.get(6)?,
        challenge: row.get(7)?,
        seats: Vec::new(),
    })
}

/// What does not change of a game.
pub fn find(tx: &mut dyn Tx, id: &str) -> Result<Option<GameHead>, StoreError> {
    let sql = format!("SELECT {HEAD} FROM games g WHERE g.id = $1");
    let Some(row) = tx.one(&sql, values![id])? else {
        return Ok(None);
    };
    let mut head = head(&row)?;
    head.seats = seats(tx, id)?;
    Ok(Some(head))
}

/// The version of a game, and the ids of those who play it: what somebody has to know who knows the rest.
pub fn version(tx: &mut dyn Tx, id: &str) -> Result<(u32, Vec<String>), StoreError> {
    let sql = "SELECT g.version, s.player_id FROM games g JOIN seats s ON s.game_id = g.id
               WHERE g.id = $1 ORDER BY s.seat";
    let rows = tx.query(sql, values![id])?;
    let version = rows.first().map_or(Ok(0), |row| row.get(0))?;
    let players: Result<_, StoreError> = rows.iter().map(|row| row.get(1)).collect();
    Ok((version, players?))
}

/// The versions of many games.
pub fn versions(tx: &mut dyn Tx, ids: &[String]) -> Result<Vec<(String, u32)>, StoreError> {
    let rows = tx.of_ids("SELECT id, version FROM games WHERE id IN", ids)?;
    rows.iter()
        .map(|row| Ok((row.get(0)?, row.get(1)?)))
        .collect()
}

/// Who plays, by seat.
pub fn seats(tx: &mut dyn Tx, id: &str) -> Result<Vec<PlayerRef>, StoreError> {
    let sql = format!(
        "SELECT {} FROM seats s JOIN players p ON p.id = s.player_id WHERE s.game_id = $1 ORDER BY s.seat",
        players::COLUMNS
    );
    let rows = tx.query(&sql, values![id])?;
    rows.iter()
        .map(|row| Ok(players::read(row, 0)?.reference()))
        .collect()
}

/// How a game ended, if it has.
pub fn ended(tx: &mut dyn Tx, id: &str) -> Result<Option<Ended>, StoreError> {
    let sql = "SELECT winners, reason, moves FROM games WHERE id = $1 AND status = 'ended'";
    let Some(row) = tx.one(sql, values![id])? else {
        return Ok(None);
    };
    let [winners, reason, moves]: [String; 3] = [row.get(0)?, row.get(1)?, row.get(2)?];
    let winners = winners.split(',').filter(|seat| !seat.is_empty());
    let seat = |text: &str| {
        let number = text.parse();
        number.map_err(|_| StoreError::Damaged(format!("winners of game {id}: {text}")))
    };
    Ok(Some(Ended {
        winners: winners.map(seat).collect::<Result<_, _>>()?,
        reason,
        moves: moves.split_whitespace().map(str::to_owned).collect(),
    }))
}

/// Games whose clock has run out by `now`.
pub fn due(tx: &mut dyn Tx, now: Millis) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM games WHERE deadline IS NOT NULL AND deadline <= $1 ORDER BY deadline LIMIT 1000";
    let rows = tx.query(sql, values![now])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// How a game stands, as others are told about it.
pub struct Stands {
    /// How many plies have been played.
    pub ply: usize,
    /// The seat to move.
    pub to_move: Option<usize>,
    /// When its time is over.
    pub deadline: Option<Millis>,
    /// Who won, once it is over.
    pub winners: Option<Vec<usize>>,
}

/// How a game stands.
pub fn stands(tx: &mut dyn Tx, id: &str) -> Result<Option<Stands>, StoreError> {
    let sql = "SELECT ply, to_move, deadline, winners FROM games WHERE id = $1";
    let Some(row) = tx.one(sql, values![id])? else {
        return Ok(None);
    };
    let winners: Option<String> = row.get(3)?;
    Ok(Some(Stands {
        ply: row.get(0)?,
        to_move: row.get(1)?,
        deadline: row.get(2)?,
        winners: winners.as_deref().map(read_seats),
    }))
}

/// A game of a player that is over.
pub struct Over {
    /// The game's id.
    pub id: String,
    /// The seat of the player.
    pub seat: usize,
    /// Who won.
    pub winners: Vec<usize>,
    /// When it ended.
    pub at: Millis,
}

/// The games of a player that ended last.
pub fn ended_of(tx: &mut dyn Tx, player: &str, most: u32) -> Result<Vec<Over>, StoreError> {
    let sql =
        "SELECT g.id, s.seat, g.winners, g.ended_at FROM seats s JOIN games g ON g.id = s.game_id
               WHERE s.player_id = $1 AND g.status = 'ended' ORDER BY g.ended_at DESC LIMIT $2";
    let rows = tx.query(sql, values![player, most])?;
    let read = rows.iter().map(|row| {
        let winners: Option<String> = row.get(2)?;
        Ok(Over {
            id: row.get(0)?,
            seat: row.get(1)?,
            winners: winners.as_deref().map(read_seats).unwrap_or_default(),
            at: row.get(3)?,
        })
    });
    read.collect()
}

fn read_seats(text: &str) -> Vec<usize> {
    text.split(',')
        .filter_map(|seat| seat.parse().ok())
        .collect()
}

/// The running games of a player: id, game, seat, seat to move, ply.
pub fn running(tx: &mut dyn Tx, player: &str) -> Result<Vec<Running>, StoreError> {
    let sql = "SELECT g.id, g.game, s.seat, g.to_move, g.ply FROM seats s JOIN games g ON g.id = s.game_id
               WHERE s.player_id = $1 AND g.status = 'playing' ORDER BY g.created_at";
    let rows = tx.query(sql, values![player])?;
    let running = rows.iter().map(|row| {
        Ok(Running {
            id: row.get(0)?,
            game: row.get(1)?,
            seat: row.get(2)?,
            to_move: row.get(3)?,
            ply: row.get(4)?,
        })
    });
    running.collect()
}

/// A game in which something has happened, as one of its players sees it.
pub struct Touched {
    /// The game's id.
    pub id: String,
    /// The game with its options.
    pub game: String,
    /// The player.
    pub player: String,
    /// Whose seat this is.
    pub seat: usize,
    /// When it was started.
    pub created_at: Millis,
    /// The seat to move.
    pub to_move: Option<usize>,
    /// How many plies have been played.
    pub ply: usize,
    /// Who won, and why, if it is over.
    pub ended: Option<(Vec<usize>, String)>,
}

/// Games in which something has happened since then, once for each seat.
pub fn touched_since(tx: &mut dyn Tx, since: Millis) -> Result<Vec<Touched>, StoreError> {
    let sql = "SELECT g.id, g.game, s.player_id, s.seat, g.created_at, g.to_move, g.ply, g.winners, g.reason
               FROM games g JOIN seats s ON s.game_id = g.id
               WHERE g.status IN ('playing', 'ended') AND g.moved_at >= $1 ORDER BY g.moved_at";
    let rows = tx.query(sql, values![since])?;
    let touched = rows.iter().map(|row| {
        let (winners, reason): (Option<String>, Option<String>) = (row.get(7)?, row.get(8)?);
        Ok(Touched {
            id: row.get(0)?,
            game: row.get(1)?,
            player: row.get(2)?,
            seat: row.get(3)?,
            created_at: row.get(4)?,
            to_move: row.get(5)?,
            ply: row.get(6)?,
            ended: reason.map(|reason| (read_seats(winners.as_deref().unwrap_or("")), reason)),
        })
    });
    touched.collect()
}

/// A running game of a player.
pub struct Running {
    /// The game's id.
    pub id: String,
    /// The game with its options.
    pub game: String,
    /// The seat of the player.
    pub seat: usize,
    /// The seat to move.
    pub to_move: Option<usize>,
    /// How many plies have been played.
    pub ply: usize,
}

/// When something happened last in any game.
pub fn last_moved(tx: &mut dyn Tx) -> Result<Option<Millis>, StoreError> {
    let mut last = None;
    // One for each status: the index begins with it.
    for status in ["playing", "ended"] {
        let sql = "SELECT MAX(moved_at) FROM games WHERE status = $1";
        if let Some(row) = tx.one(sql, values![status])? {
            last = last.max(row.get(0)?);
        }
    }
    Ok(last)
}

/// Running games with a clock for the whole game, whose clock runs.
pub fn live(tx: &mut dyn Tx) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM games WHERE deadline IS NOT NULL AND pace <> 'correspondence'";
    let rows = tx.query(sql, values![])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// Running games that stood still since a moment: all live ones, and of those by correspondence the ones whose time has run
/// out meanwhile, or would before this one. The others hardly notice. Live ones come first: their players wait.
pub fn stood_still(tx: &mut dyn Tx, until: Millis) -> Result<Vec<String>, StoreError> {
    let sql = "SELECT id FROM games WHERE deadline IS NOT NULL AND (pace <> 'correspondence' OR deadline <= $1)
               ORDER BY CASE WHEN pace = 'correspondence' THEN 1 ELSE 0 END, deadline";
    let rows = tx.query(sql, values![until])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// Whether the clock of any game runs.
pub fn any_clock(tx: &mut dyn Tx) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM games WHERE deadline IS NOT NULL LIMIT 1";
    Ok(tx.one(sql, values![])?.is_some())
}

/// Whether there is a live game whose clock runs.
pub fn any_live(tx: &mut dyn Tx) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM games WHERE deadline IS NOT NULL AND pace <> 'correspondence' LIMIT 1";
    Ok(tx.one(sql, values![])?.is_some())
}

/// Whether a player plays one of them.
pub fn plays_live(tx: &mut dyn Tx, player: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM seats s JOIN games g ON g.id = s.game_id
               WHERE s.player_id = $1 AND g.status = 'playing' AND g.deadline IS NOT NULL
                   AND g.pace <> 'correspondence' LIMIT 1";
    Ok(tx.one(sql, values![player])?.is_some())
}

/// A clock as it is stored.
pub fn clock_text(clock: &ClockSetting) -> String {
    serde_json::to_string(clock).expect("numbers can be written")
}

/// The same read again.
pub fn read_clock(text: &str) -> Result<ClockSetting, StoreError> {
    serde_json::from_str(text)
        .map_err(|error| StoreError::Damaged(format!("clock {text}: {error}")))
}
