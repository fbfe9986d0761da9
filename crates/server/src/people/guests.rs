//! Guests: players without a form.

use doska_contract::online::PlayerKind;
use doska_play::Note;
use doska_play::round::Millis;

use super::names;
use crate::ids;
use crate::store::players::{self, Player};
use crate::store::tokens::{self, NewToken};
use crate::store::{StoreError, Tx};

/// The longest name, in characters.
const LONGEST: usize = 20;

/// A name as a guest gave it, without what nobody sees and spaces around it, or what is wrong with it.
pub fn read_name(name: &str) -> Result<String, Note> {
    let shown = name.chars().filter(|c| !names::is_invisible(*c));
    let shown: String = shown.collect();
    let shown = shown.trim();
    let fits = !shown.is_empty()
        && shown.chars().count() <= LONGEST
        && !shown
            .chars()
            .any(|c| c.is_control() || "<>&\"\\".contains(c));
    if fits {
        Ok(shown.to_owned())
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

#[cfg(test)]
mod tests {
    use super::read_name;

    #[test]
    fn names_have_nothing_that_nobody_sees() {
        for (given, kept) in [
            (" Ann  B. ", Some("Ann  B.")),
            ("A\u{202e}nna\u{200b}", Some("Anna")),
            ("名前", Some("名前")),
            ("\u{200b}\u{3164} ", None),
            ("a\nb", None),
            ("<b>", None),
        ] {
            assert_eq!(read_name(given).ok().as_deref(), kept, "{given:?}");
        }
    }
}
