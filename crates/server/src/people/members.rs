//! Members: players with an account, and their sessions.

use doska_contract::online::PlayerKind;
use doska_play::round::Millis;

use super::{agent, names, recovery};
use crate::ids;
use crate::store::players::{self, Player};
use crate::store::tokens::{self, NewToken};
use crate::store::{StoreError, Tx, accounts, sessions};

/// A member's session ends when it was not used for this long, in milliseconds.
pub const SESSION: Millis = 60 * 24 * 60 * 60 * 1000;
/// It ends this long after signing in, however much it is used.
pub const LONGEST_SESSION: Millis = 365 * 24 * 60 * 60 * 1000;
/// For this long after signing in nothing asks again who it is.
pub const CONFIRMED: Millis = 15 * 60 * 1000;

/// Begins a session of somebody who has just proved who it is, and returns its secret.
pub fn open_session(
    tx: &mut dyn Tx,
    player: &str,
    user_agent: &str,
    now: Millis,
) -> Result<String, StoreError> {
    let secret = tokens::secret();
    let token = NewToken {
        player,
        kind: "session",
        scopes: "*",
        name: &agent::label(user_agent),
        expires_at: Some(now + SESSION),
    };
    let id = tokens::add(tx, &secret, &token, now)?;
    sessions::confirm(tx, &id, now)?;
    Ok(secret)
}

/// Makes a member of a guest, or of nobody, and returns it with its recovery codes. `None` if the name is taken.
pub fn sign_up(
    tx: &mut dyn Tx,
    guest: Option<&str>,
    name: &str,
    handle: &str,
    now: Millis,
) -> Result<Option<(Player, Vec<String>)>, StoreError> {
    let key = names::key(name);
    if accounts::player_by_key(tx, &key)?.is_some() {
        return Ok(None);
    }
    let known = match guest {
        Some(guest) => players::find(tx, guest)?,
        None => None,
    };
    let mut player = if let Some(player) = known {
        player
    } else {
        let player = Player {
            id: ids::random(10),
            name: name.to_owned(),
            kind: PlayerKind::Guest,
            role: String::new(),
            created_at: now,
        };
        players::add(tx, &player, None)?;
        player
    };
    accounts::add(tx, &player.id, (name, &key), handle, now)?;
    let codes = new_recovery_codes(tx, &player.id)?;
    name.clone_into(&mut player.name);
    player.kind = PlayerKind::Member;
    Ok(Some((player, codes)))
}

/// Replaces the recovery codes of a player.
pub fn new_recovery_codes(tx: &mut dyn Tx, player: &str) -> Result<Vec<String>, StoreError> {
    let codes = recovery::new_codes();
    let hashes: Vec<Vec<u8>> = codes.iter().map(|code| recovery::hash(code)).collect();
    accounts::set_recovery_codes(tx, player, &hashes)?;
    Ok(codes)
}
