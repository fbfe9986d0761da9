//! How members prove who they are.

use doska_contract::online::PlayerKind;
use doska_play::round::Millis;

use super::players::{self, Player};
use super::{Row, StoreError, Tx, pairing, personal};
use crate::values;

/// A member's account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// The player.
    pub player: Player,
    /// What passkeys call the player.
    pub handle: String,
    /// The hash of the password.
    pub password: Option<String>,
    /// The secret of the authenticator application.
    pub totp_secret: Option<String>,
    /// One that was shown, but is not confirmed.
    pub totp_pending: Option<String>,
    /// The last step of time whose code was used.
    pub totp_step: u64,
    /// When a moderator closed it.
    pub closed_at: Option<Millis>,
}

const ACCOUNT: &str =
    "a.handle, a.password, a.totp_secret, a.totp_pending, a.totp_step, p.closed_at";

fn read(row: &Row) -> Result<Account, StoreError> {
    Ok(Account {
        handle: row.get(0)?,
        password: row.get(1)?,
        totp_secret: row.get(2)?,
        totp_pending: row.get(3)?,
        totp_step: row.get(4)?,
        closed_at: row.get(5)?,
        player: players::read(row, 6)?,
    })
}

fn find_where(tx: &mut dyn Tx, column: &str, value: &str) -> Result<Option<Account>, StoreError> {
    let sql = format!(
        "SELECT {ACCOUNT}, {} FROM accounts a JOIN players p ON p.id = a.player_id WHERE {column} = $1",
        players::COLUMNS
    );
    let row = tx.one(&sql, values![value])?;
    row.map(|row| read(&row)).transpose()
}

/// The account of a player.
pub fn find(tx: &mut dyn Tx, player: &str) -> Result<Option<Account>, StoreError> {
    find_where(tx, "a.player_id", player)
}

/// The account of a name, by its key.
pub fn by_key(tx: &mut dyn Tx, key: &str) -> Result<Option<Account>, StoreError> {
    find_where(tx, "p.name_key", key)
}

/// The account that passkeys call so.
pub fn by_handle(tx: &mut dyn Tx, handle: &str) -> Result<Option<Account>, StoreError> {
    find_where(tx, "a.handle", handle)
}

/// The player whose name has this key: a member or a bot.
pub fn player_by_key(tx: &mut dyn Tx, key: &str) -> Result<Option<Player>, StoreError> {
    let sql = format!(
        "SELECT {} FROM players p WHERE p.name_key = $1",
        players::COLUMNS
    );
    let row = tx.one(&sql, values![key])?;
    row.map(|row| players::read(&row, 0)).transpose()
}

/// Members and bots whose key begins so, by name; the first hundred.
pub fn list(tx: &mut dyn Tx, key: &str) -> Result<Vec<Player>, StoreError> {
    let sql = format!(
        "SELECT {} FROM players p WHERE p.name_key >= $1 AND p.name_key < $2 ORDER BY p.name_key LIMIT 100",
        players::COLUMNS
    );
    let rows = tx.query(&sql, values![key, format!("{key}\u{10ffff}")])?;
    rows.iter().map(|row| players::read(row, 0)).collect()
}

/// Makes a member of a player.
pub fn add(
    tx: &mut dyn Tx,
    player: &str,
    (name, key): (&str, &str),
    handle: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO accounts (player_id, handle, created_at) VALUES ($1, $2, $3)";
    tx.execute(sql, values![player, handle, now])?;
    let sql = "UPDATE players SET kind = $1, name = $2, name_key = $3 WHERE id = $4";
    tx.execute(sql, values![PlayerKind::Member.name(), name, key, player])?;
    personal::renamed(tx, player)
}

/// Makes a bot of a member, for good, who no longer waits for a rated game. False if the member has a seat in one:
/// other people's ratings were measured by it.
pub fn make_bot(tx: &mut dyn Tx, player: &str) -> Result<bool, StoreError> {
    let sql = "SELECT 1 FROM seats s JOIN games g ON g.id = s.game_id
               WHERE s.player_id = $1 AND g.rated = 1 AND COALESCE(g.reason, '') <> 'aborted' LIMIT 1";
    if tx.one(sql, values![player])?.is_some() {
        return Ok(false);
    }
    pairing::remove(tx, player)?;
    let sql = "UPDATE challenges SET status = 'cancelled' WHERE maker_id = $1 AND status = 'open' AND rated = 1";
    tx.execute(sql, values![player])?;
    let sql = "DELETE FROM challenge_seats WHERE player_id = $1 AND challenge_id IN
                   (SELECT id FROM challenges WHERE status = 'open' AND rated = 1 AND maker_id <> $1)";
    tx.execute(sql, values![player])?;
    let sql = "UPDATE players SET kind = $1 WHERE id = $2";
    tx.execute(sql, values![PlayerKind::Bot.name(), player])?;
    personal::renamed(tx, player)?;
    Ok(true)
}

/// Gives a player another name.
pub fn rename(
    tx: &mut dyn Tx,
    player: &str,
    name: &str,
    key: Option<&str>,
) -> Result<(), StoreError> {
    let sql = "UPDATE players SET name = $1, name_key = $2 WHERE id = $3";
    tx.execute(sql, values![name, key, player])?;
    personal::renamed(tx, player)
}

/// Gives a player a role, or none.
pub fn set_role(tx: &mut dyn Tx, player: &str, role: &str) -> Result<(), StoreError> {
    let sql = "UPDATE players SET role = $1 WHERE id = $2";
    tx.execute(sql, values![role, player])?;
    Ok(())
}

/// Sets the hash of the password; `None` removes it, and the second factor with it.
pub fn set_password(tx: &mut dyn Tx, player: &str, hash: Option<&str>) -> Result<(), StoreError> {
    let sql = "UPDATE accounts SET password = $1 WHERE player_id = $2";
    tx.execute(sql, values![hash, player])?;
    if hash.is_none() {
        set_totp(tx, player, None)?;
    }
    Ok(())
}

/// Keeps a secret of an authenticator application until a code of it comes back.
pub fn set_totp_pending(tx: &mut dyn Tx, player: &str, secret: &str) -> Result<(), StoreError> {
    let sql = "UPDATE accounts SET totp_pending = $1 WHERE player_id = $2";
    tx.execute(sql, values![secret, player])?;
    Ok(())
}

/// Sets or removes the secret of the authenticator application.
pub fn set_totp(tx: &mut dyn Tx, player: &str, secret: Option<&str>) -> Result<(), StoreError> {
    let sql = "UPDATE accounts SET totp_secret = $1, totp_pending = NULL WHERE player_id = $2";
    tx.execute(sql, values![secret, player])?;
    Ok(())
}

/// Uses the code of a step of time. False if it, or a later one, was used before.
pub fn use_totp_step(tx: &mut dyn Tx, player: &str, step: u64) -> Result<bool, StoreError> {
    let sql = "UPDATE accounts SET totp_step = $1 WHERE player_id = $2 AND totp_step < $1";
    Ok(tx.execute(sql, values![step, player])? == 1)
}

/// Replaces the recovery codes of a player.
pub fn set_recovery_codes(
    tx: &mut dyn Tx,
    player: &str,
    hashes: &[Vec<u8>],
) -> Result<(), StoreError> {
    tx.execute(
        "DELETE FROM recovery_codes WHERE player_id = $1",
        values![player],
    )?;
    hashes
        .iter()
        .try_for_each(|hash| add_recovery_code(tx, player, hash))
}

/// Adds a recovery code.
pub fn add_recovery_code(tx: &mut dyn Tx, player: &str, hash: &[u8]) -> Result<(), StoreError> {
    let sql = "INSERT INTO recovery_codes (hash, player_id) VALUES ($1, $2)";
    tx.execute(sql, values![hash, player])?;
    Ok(())
}

/// Uses a recovery code up. False if there is no such code.
pub fn use_recovery_code(tx: &mut dyn Tx, player: &str, hash: &[u8]) -> Result<bool, StoreError> {
    let sql = "DELETE FROM recovery_codes WHERE hash = $1 AND player_id = $2";
    Ok(tx.execute(sql, values![hash, player])? == 1)
}

/// How many recovery codes are left.
pub fn recovery_codes(tx: &mut dyn Tx, player: &str) -> Result<usize, StoreError> {
    let sql = "SELECT COUNT(*) FROM recovery_codes WHERE player_id = $1";
    let row = tx.one(sql, values![player])?;
    row.map_or(Ok(0), |row| row.get(0))
}
