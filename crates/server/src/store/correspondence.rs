//! What belongs to games that last for days: lists of running games, conditional moves, notes, vacations.

use doska_contract::GameEvent;
use doska_contract::online::{Conditional, MyGame, Vacation};
use doska_play::round::{Event, EventKind, Millis};

use super::{StoreError, Tx, events, games};
use crate::correspondence::vacation;
use crate::values;

/// The running games of a player. Those where it is the player's turn come first, by the time that is left.
pub fn my_games(tx: &mut dyn Tx, player: &str) -> Result<Vec<MyGame>, StoreError> {
    let sql = "SELECT g.id, g.game, g.position, g.ply, g.to_move, g.clock, g.deadline, g.rated, g.moved_at, s.seat,
                      e.body
               FROM seats s JOIN games g ON g.id = s.game_id
               JOIN events e ON e.game_id = g.id AND e.version = g.version
               WHERE s.player_id = $1 AND g.status = 'playing' ORDER BY g.id, s.seat";
    let rows = tx.query(sql, values![player])?;
    let mut found: Vec<MyGame> = Vec::new();
    for row in &rows {
        let (to_move, seat): (Option<usize>, usize) = (row.get(4)?, row.get(9)?);
        let id: String = row.get(0)?;
        if let Some(known) = found.iter_mut().find(|game| game.id == id) {
            // A player with several seats: the one to move counts.
            if to_move == Some(seat) {
                (known.seat, known.your_turn) = (seat, true);
            }
            continue;
        }
        let clock: Option<String> = row.get(5)?;
        let clock = clock.as_deref().map(games::read_clock).transpose()?;
        let seats = games::seats(tx, &id)?;
        let mover = to_move.and_then(|seat| seats.get(seat));
        let deadline = match (clock.and_then(|clock| clock.days), row.get(6)?, mover) {
            (Some(days), Some(deadline), Some(mover)) => {
                Some(deadline_of(tx, &id, &mover.id, days, deadline)?)
            }
            (_, deadline, _) => deadline,
        };
        let last = serde_json::from_str::<GameEvent>(&row.get::<String>(10)?).ok();
        let last = last.and_then(|event| event.read().ok());
        let last_move = match last.as_ref().map(|event| &event.kind) {
            Some(EventKind::Move { text, .. }) => Some(text.clone()),
            _ => None,
        };
        let offered = is_offered(tx, &id, seat, last)?;
        found.push(MyGame {
            seats,
            id,
            game: row.get(1)?,
            position: without_tail(row.get(2)?),
            ply: row.get(3)?,
            last_move,
            seat,
            to_move,
            your_turn: to_move == Some(seat),
            offered,
            clock,
            deadline,
            rated: row.get(7)?,
            updated_at: row.get(8)?,
        });
    }
    found.sort_by_key(|game| {
        let waits = game.your_turn || game.offered;
        (
            !waits,
            game.deadline.unwrap_or(Millis::MAX),
            game.updated_at,
        )
    });
    Ok(found)
}

/// A position text without the counters that follow it.
fn without_tail(mut text: String) -> String {
    if let Some(tail) = text.find(" ~") {
        text.truncate(tail);
    }
    text
}

/// Events behind an offer that leave it open: an ally's answer, time that was given.
const BEHIND: u32 = 8;

/// Whether the other side has offered something that this seat has not answered.
fn is_offered(
    tx: &mut dyn Tx,
    game: &str,
    seat: usize,
    last: Option<Event>,
) -> Result<bool, StoreError> {
    let own = |event: &Event| event.seat.is_some_and(|by| by.index() == seat);
    let mut next = last.into_iter().collect::<Vec<_>>();
    let stays = |event: &Event| {
        matches!(
            event.kind,
            EventKind::Accepted(_) | EventKind::Extended { .. }
        )
    };
    if next.first().is_some_and(stays) {
        next = events::last(tx, game, BEHIND)?;
    }
    for event in next {
        match event.kind {
            EventKind::Offer(_) => {
                return Ok(event.seat.is_some_and(|by| by.index() % 2 != seat % 2));
            }
            EventKind::Accepted(_) if own(&event) => return Ok(false),
            EventKind::Accepted(_) | EventKind::Extended { .. } => {}
            _ => return Ok(false),
        }
    }
    Ok(false)
}

/// The conditional moves of a seat.
pub fn conditional(
    tx: &mut dyn Tx,
    game: &str,
    seat: usize,
) -> Result<Option<Conditional>, StoreError> {
    let sql = "SELECT body FROM conditional_moves WHERE game_id = $1 AND seat = $2";
    let Some(row) = tx.one(sql, values![game, seat])? else {
        return Ok(None);
    };
    let body: String = row.get(0)?;
    let read = serde_json::from_str(&body);
    read.map(Some).map_err(|error| {
        StoreError::Damaged(format!(
            "conditional moves of seat {seat} in {game}: {error}"
        ))
    })
}

/// Sets them; none are removed.
pub fn set_conditional(
    tx: &mut dyn Tx,
    game: &str,
    seat: usize,
    conditional: &Conditional,
) -> Result<(), StoreError> {
    if conditional.lines.is_empty() {
        let sql = "DELETE FROM conditional_moves WHERE game_id = $1 AND seat = $2";
        tx.execute(sql, values![game, seat])?;
        return Ok(());
    }
    let body = serde_json::to_string(conditional).expect("texts can be written");
    let sql = "INSERT INTO conditional_moves (game_id, seat, body) VALUES ($1, $2, $3)
               ON CONFLICT (game_id, seat) DO UPDATE SET body = excluded.body";
    tx.execute(sql, values![game, seat, body])?;
    Ok(())
}

/// Removes all of a game.
pub fn clear_conditional(tx: &mut dyn Tx, game: &str) -> Result<(), StoreError> {
    tx.execute(
        "DELETE FROM conditional_moves WHERE game_id = $1",
        values![game],
    )?;
    Ok(())
}

/// A player's note about a game; empty for none.
pub fn note(tx: &mut dyn Tx, game: &str, player: &str) -> Result<String, StoreError> {
    let sql = "SELECT text FROM game_notes WHERE game_id = $1 AND player_id = $2";
    let row = tx.one(sql, values![game, player])?;
    row.map_or(Ok(String::new()), |row| row.get(0))
}

/// How many games in which a player has no seat there are notes about.
pub fn notes_elsewhere(tx: &mut dyn Tx, player: &str) -> Result<usize, StoreError> {
    let sql = "SELECT COUNT(*) FROM game_notes n WHERE n.player_id = $1
               AND NOT EXISTS (SELECT 1 FROM seats s WHERE s.game_id = n.game_id AND s.player_id = $1)";
    let row = tx.one(sql, values![player])?;
    row.map_or(Ok(0), |row| row.get(0))
}

/// Writes it.
pub fn set_note(
    tx: &mut dyn Tx,
    game: &str,
    player: &str,
    text: &str,
    now: Millis,
) -> Result<(), StoreError> {
    if text.is_empty() {
        let sql = "DELETE FROM game_notes WHERE game_id = $1 AND player_id = $2";
        tx.execute(sql, values![game, player])?;
        return Ok(());
    }
    let sql =
        "INSERT INTO game_notes (game_id, player_id, text, updated_at) VALUES ($1, $2, $3, $4)
               ON CONFLICT (game_id, player_id) DO UPDATE SET text = excluded.text,
                   updated_at = excluded.updated_at";
    tx.execute(sql, values![game, player, text, now])?;
    Ok(())
}

/// A player's vacations that end after some time, in order.
pub fn vacations(
    tx: &mut dyn Tx,
    player: &str,
    after: Millis,
) -> Result<Vec<Vacation>, StoreError> {
    let sql = "SELECT id, starts_at, ends_at FROM vacations WHERE player_id = $1 AND ends_at > $2
               ORDER BY starts_at";
    let rows = tx.query(sql, values![player, after])?;
    let read = rows.iter().map(|row| {
        Ok(Vacation {
            id: row.get(0)?,
            from: row.get(1)?,
            to: row.get(2)?,
        })
    });
    read.collect()
}

/// When the time for a move will really be over: the days of the mover's vacations since the turn began do not count.
/// `deadline` is what the clock says, in which some of them may be already.
pub fn deadline_of(
    tx: &mut dyn Tx,
    game: &str,
    mover: &str,
    days: u32,
    deadline: Millis,
) -> Result<Millis, StoreError> {
    let mut away = vacations(tx, mover, 0)?;
    if away.is_empty() {
        return Ok(deadline);
    }
    let began = events::turn_began(tx, game)?.unwrap_or(deadline);
    away.retain(|vacation| vacation.to > began);
    let until = vacation::deadline(began, Millis::from(days) * vacation::DAY, &away);
    Ok(until.max(deadline))
}

/// Adds one.
pub fn add_vacation(tx: &mut dyn Tx, player: &str, vacation: &Vacation) -> Result<(), StoreError> {
    let sql = "INSERT INTO vacations (id, player_id, starts_at, ends_at) VALUES ($1, $2, $3, $4)";
    let Vacation { id, from, to } = vacation;
    tx.execute(sql, values![id, player, *from, *to])?;
    Ok(())
}

/// Removes one that has not begun; says whether there was such a one.
pub fn remove_vacation(
    tx: &mut dyn Tx,
    player: &str,
    id: &str,
    now: Millis,
) -> Result<bool, StoreError> {
    let sql = "DELETE FROM vacations WHERE id = $1 AND player_id = $2 AND starts_at > $3";
    Ok(tx.execute(sql, values![id, player, now])? > 0)
}

/// Makes a vacation another player's.
pub fn give_vacation(tx: &mut dyn Tx, id: &str, player: &str) -> Result<(), StoreError> {
    let sql = "UPDATE vacations SET player_id = $1 WHERE id = $2";
    tx.execute(sql, values![player, id])?;
    Ok(())
}
