//! Guests: players without a form.

use doska_contract::online::PlayerKind;
use doska_play::Note;
use doska_play::round::Millis;

use crate::ids;
use crate::store::players::{self, Player};
use crate::store::tokens::{self, NewToken};
use crate::store::{StoreError, Tx};

/// The longest name, in characters.
const LONGEST: usize = 20;

/// A name as a guest gave it, without spaces around it, or what is wrong with it.
pub fn read_name(name: &str) -> Result<String, Note> {
    let name = name.trim();
    let fits = !name.is_empty()
        && name.chars().count() <= LONGEST
        && !name
            .chars()
            .any(|c| c.is_control() || "<>&\"\\".contains(c));
    if fits {
        Ok(name.to_owned())
    } else {
        Err(Note::new("people-name").part(name).with("most", LONGEST))
    }
}

/// Adds a guest and returns it with the secret of its session. Without a name one is made up.
pub fn new_guest(
    tx: &mut dyn Tx,
    name: Option<String>,
    now: Millis,
) -> Result<(Player, String), StoreError> {
    let id = ids::random(10);
    let player = Player {
        name: name.unwrap_or_else(|| format!("guest-{}", &id[..4])),
        id,
        kind: PlayerKind::Guest,
        role: String::new(),
        created_at: now,
    };
    players::add(tx, &player, None)?;
    let secret = tokens::secret();
    let token = NewToken {
        player: &player.id,
        kind: "session",
        scopes: "*",
        name: "",
        expires_at: None,
    };
    tokens::add(tx, &secret, &token, now)?;
    Ok((player, secret))
}
