//! Reports about players, what moderators decide, and the log of it.

use doska_contract::online::{ModerationEntry, Report, ReportReason};
use doska_play::round::Millis;

use super::{Row, StoreError, Tx, players};
use crate::{ids, values};

/// A report that is to be stored.
pub struct NewReport<'a> {
    /// Who reports.
    pub by: &'a str,
    /// Who is reported.
    pub about: &'a str,
    /// What it is about.
    pub reason: ReportReason,
    /// In the reporter's words.
    pub text: &'a str,
    /// The game where it happened.
    pub game: Option<&'a str>,
}

/// Stores a report. One person's open report about another for one reason is kept once: the latest.
pub fn report(tx: &mut dyn Tx, report: &NewReport<'_>, now: Millis) -> Result<(), StoreError> {
    let NewReport {
        by,
        about,
        reason,
        text,
        game,
    } = *report;
    let sql = "DELETE FROM reports WHERE player_id = $1 AND about_id = $2 AND reason = $3 AND closed_at IS NULL";
    tx.execute(sql, values![by, about, reason.name()])?;
    let sql = "INSERT INTO reports (id, player_id, about_id, reason, body, game_id, created_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    tx.execute(
        sql,
        values![ids::random(12), by, about, reason.name(), text, game, now],
    )?;
    Ok(())
}

/// How many reports a player has sent since a time, and when the first of them.
pub fn reports_since(
    tx: &mut dyn Tx,
    player: &str,
    since: Millis,
) -> Result<(usize, Option<Millis>), StoreError> {
    let sql =
        "SELECT COUNT(*), MIN(created_at) FROM reports WHERE player_id = $1 AND created_at > $2";
    let row = tx.one(sql, values![player, since])?;
    row.map_or(Ok((0, None)), |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Open reports: those of members first, then the oldest first. Whoever sends many as many guests hides no other.
pub fn open_reports(tx: &mut dyn Tx) -> Result<Vec<Report>, StoreError> {
    let sql = "SELECT r.id, r.created_at, r.reason, r.body, r.game_id, r.closed_at,
                      b.id, b.name, b.kind, b.role, b.created_at, p.id, p.name, p.kind, p.role, p.created_at
               FROM reports r JOIN players b ON b.id = r.player_id JOIN players p ON p.id = r.about_id
               WHERE r.closed_at IS NULL
               ORDER BY CASE WHEN b.kind = 'guest' THEN 1 ELSE 0 END, r.created_at, r.id LIMIT 200";
    let rows = tx.query(sql, values![])?;
    rows.iter().map(read_report).collect()
}

fn read_report(row: &Row) -> Result<Report, StoreError> {
    let reason: String = row.get(2)?;
    Ok(Report {
        id: row.get(0)?,
        created_at: row.get(1)?,
        reason: ReportReason::of_name(&reason).unwrap_or(ReportReason::Other),
        text: row.get(3)?,
        game_id: row.get(4)?,
        closed_at: row.get(5)?,
        by: players::read(row, 6)?.reference(),
        about: players::read(row, 11)?.reference(),
    })
}

/// The game that a report names, if it names one.
pub fn reported_game(tx: &mut dyn Tx, id: &str) -> Result<Option<String>, StoreError> {
    let sql = "SELECT game_id FROM reports WHERE id = $1 AND game_id IS NOT NULL";
    let row = tx.one(sql, values![id])?;
    row.map(|row| row.get(0)).transpose()
}

/// Closes a report and returns whom it is about. `None` if there is no open one of this id.
pub fn close_report(tx: &mut dyn Tx, id: &str, now: Millis) -> Result<Option<String>, StoreError> {
    let sql =
        "UPDATE reports SET closed_at = $1 WHERE id = $2 AND closed_at IS NULL RETURNING about_id";
    let row = tx.one(sql, values![now, id])?;
    row.map(|row| row.get(0)).transpose()
}

/// Closes every report about a player: something was done.
pub fn close_reports_about(tx: &mut dyn Tx, player: &str, now: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE reports SET closed_at = $1 WHERE about_id = $2 AND closed_at IS NULL";
    tx.execute(sql, values![now, player])?;
    Ok(())
}

/// Until when a player may not write to others, if that is still to come.
pub fn muted_until(
    tx: &mut dyn Tx,
    player: &str,
    now: Millis,
) -> Result<Option<Millis>, StoreError> {
    let sql = "SELECT muted_until FROM players WHERE id = $1 AND muted_until > $2";
    let row = tx.one(sql, values![player, now])?;
    row.map(|row| row.get(0)).transpose()
}

/// Mutes a player until a time; `None` lets the player write again.
pub fn mute(tx: &mut dyn Tx, player: &str, until: Option<Millis>) -> Result<(), StoreError> {
    let sql = "UPDATE players SET muted_until = $1 WHERE id = $2";
    tx.execute(sql, values![until, player])?;
    Ok(())
}

/// Closes a player's account, or opens it again.
pub fn set_closed(tx: &mut dyn Tx, player: &str, at: Option<Millis>) -> Result<(), StoreError> {
    let sql = "UPDATE players SET closed_at = $1 WHERE id = $2";
    tx.execute(sql, values![at, player])?;
    Ok(())
}

/// Whether a player's account is closed.
pub fn is_closed(tx: &mut dyn Tx, player: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM players WHERE id = $1 AND closed_at IS NOT NULL";
    Ok(tx.one(sql, values![player])?.is_some())
}

/// Writes into the log. Nobody as the moderator is the operator at the command line.
pub fn log(
    tx: &mut dyn Tx,
    moderator: Option<&str>,
    action: &str,
    about: &str,
    detail: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO moderation_log (id, at, moderator_id, action, about_id, detail)
               VALUES ($1, $2, $3, $4, $5, $6)";
    tx.execute(
        sql,
        values![ids::random(12), now, moderator, action, about, detail],
    )?;
    Ok(())
}

/// The log, the latest first; the first two hundred.
pub fn entries(tx: &mut dyn Tx) -> Result<Vec<ModerationEntry>, StoreError> {
    let sql = "SELECT l.at, l.action, l.detail, l.moderator_id, p.id, p.name, p.kind, p.role, p.created_at
               FROM moderation_log l JOIN players p ON p.id = l.about_id ORDER BY l.at DESC, l.id LIMIT 200";
    let rows = tx.query(sql, values![])?;
    let mut entries = Vec::new();
    for row in &rows {
        let by: Option<String> = row.get(3)?;
        let by = match by {
            Some(by) => players::find(tx, &by)?.map(|player| player.reference()),
            None => None,
        };
        entries.push(ModerationEntry {
            at: row.get(0)?,
            by,
            action: row.get(1)?,
            about: players::read(row, 4)?.reference(),
            detail: row.get(2)?,
        });
    }
    Ok(entries)
}

/// What the operator decided at the command line after a time: the id of the entry, when, and about whom.
pub fn by_operator_since(
    tx: &mut dyn Tx,
    since: Millis,
) -> Result<Vec<(String, Millis, String)>, StoreError> {
    let sql = "SELECT id, at, about_id FROM moderation_log WHERE moderator_id IS NULL AND at > $1 ORDER BY at, id";
    let rows = tx.query(sql, values![since])?;
    rows.iter()
        .map(|row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .collect()
}
