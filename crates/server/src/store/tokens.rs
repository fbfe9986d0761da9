//! Sessions and API tokens, known by their hashes.

use doska_play::round::Millis;
use sha2::{Digest, Sha256};

use super::players::{self, Player};
use super::{StoreError, Tx};
use crate::{ids, values};

/// Prefix of every token, so that scanners for leaked secrets recognise one.
const PREFIX: &str = "doska_";

/// A token that was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its id, by which it is listed and revoked.
    pub id: String,
    /// `session` or `api`.
    pub kind: String,
    /// What it may be used for.
    pub scopes: String,
    /// Whose it is.
    pub player: Player,
    /// When it was last noted as used.
    pub seen_at: Millis,
}

/// A token that is to be stored.
pub struct NewToken<'a> {
    /// Whose it is.
    pub player: &'a str,
    /// `session` or `api`.
    pub kind: &'a str,
    /// What it may be used for, separated by spaces; `*` for everything.
    pub scopes: &'a str,
    /// What its owner calls it.
    pub name: &'a str,
    /// When it expires, if it does.
    pub expires_at: Option<Millis>,
}

/// A new secret: 160 random bits.
pub fn secret() -> String {
    format!("{PREFIX}{}", ids::random(32))
}

/// What is stored of a secret. Secrets are random, so a fast hash is enough.
pub fn hash(secret: &str) -> Vec<u8> {
    Sha256::digest(secret.as_bytes()).to_vec()
}

/// Stores a token and returns its id.
pub fn add(
    tx: &mut dyn Tx,
    secret: &str,
    token: &NewToken<'_>,
    now: Millis,
) -> Result<String, StoreError> {
    let id = ids::random(12);
    let sql = "INSERT INTO tokens (hash, id, player_id, kind, scopes, name, created_at, seen_at, expires_at)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)";
    let NewToken {
        player,
        kind,
        scopes,
        name,
        expires_at,
    } = *token;
    tx.execute(
        sql,
        values![
            hash(secret),
            &id,
            player,
            kind,
            scopes,
            name,
            now,
            expires_at
        ],
    )?;
    Ok(id)
}

/// The token with this secret, unless it has expired or its owner's account is closed.
pub fn find(tx: &mut dyn Tx, secret: &str, now: Millis) -> Result<Option<Token>, StoreError> {
    let sql = format!(
        "SELECT t.id, t.kind, t.scopes, t.seen_at, {} FROM tokens t JOIN players p ON p.id = t.player_id
         WHERE t.hash = $1 AND (t.expires_at IS NULL OR t.expires_at > $2) AND p.closed_at IS NULL",
        players::COLUMNS
    );
    let row = tx.one(&sql, values![hash(secret), now])?;
    row.map(|row| {
        Ok(Token {
            id: row.get(0)?,
            kind: row.get(1)?,
            scopes: row.get(2)?,
            seen_at: row.get(3)?,
            player: players::read(&row, 4)?,
        })
    })
    .transpose()
}
