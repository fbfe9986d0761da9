//! The daily digest: whose games wait for a move.

use doska_contract::online::MyGame;
use doska_play::Words;
use doska_play::round::Millis;
use sha2::{Digest, Sha256};

use super::mail::Letter;
use super::words::{game_name, time_left};
use crate::api::words;
use crate::store::notify::{self, Settings};
use crate::store::{StoreError, Tx, correspondence, limits};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// Digests go out at six in the morning, UTC: nine in Moscow and Istanbul.
const AT: Millis = 6 * 60 * 60 * 1000;

/// For how long a game without a clock is mentioned after its last move.
const REMEMBERED: Millis = 14 * DAY;

/// When the next digest is due.
pub const fn next(now: Millis) -> Millis {
    let today = now / DAY * DAY + AT;
    if today > now { today } else { today + DAY }
}

/// Writes digests that are due into the outbox, some at a time, and says how many it has looked at. Whoever has nothing to
/// do gets none.
pub fn write_due(tx: &mut dyn Tx, origin: &str, now: Millis) -> Result<usize, StoreError> {
    let due = notify::digest_due(tx, now)?;
    let count = due.len();
    for mut settings in due {
        if let Some(letter) = digest(tx, &settings, origin, now)? {
            super::calls::add(tx, super::calls::MAIL, &letter, now, now)?;
        }
        if let Some(mail) = &mut settings.mail {
            mail.due = Some(next(now));
        }
        notify::put(tx, &settings)?;
    }
    Ok(count)
}

fn digest(
    tx: &mut dyn Tx,
    settings: &Settings,
    origin: &str,
    now: Millis,
) -> Result<Option<Letter>, StoreError> {
    let Some(mail) = settings.mail.as_ref().filter(|mail| mail.confirmed) else {
        return Ok(None);
    };
    let games = correspondence::my_games(tx, &settings.player)?;
    // A game without a clock never ends by itself: after some time a reminder a day is no longer wanted.
    let slow = |game: &&MyGame| match game.clock {
        Some(clock) => !clock.is_live(),
        None => game.updated_at + REMEMBERED > now,
    };
    let waiting: Vec<&MyGame> = games
        .iter()
        .filter(|game| game.your_turn || game.offered)
        .filter(slow)
        .collect();
    if waiting.is_empty() {
        return Ok(None);
    }
    let words = words(settings.lang);
    let count = waiting.len().to_string();
    let mut text = String::new();
    for game in waiting {
        text += &entry(words, game, origin, now);
    }
    let stop = format!("{origin}/mail/{}", mail.token);
    text += &words.text("notify-digest-end", &[("url", &stop)]);
    text.push('\n');
    Ok(Some(Letter {
        to: mail.address.clone(),
        subject: words.text("notify-digest-subject", &[("count", &count)]),
        text,
        unsubscribe: Some(format!("{origin}/api/v1/mail/{}/stop", mail.token)),
    }))
}

fn entry(words: &Words, game: &MyGame, origin: &str, now: Millis) -> String {
    let own = game.seats.get(game.seat).map(|player| player.id.as_str());
    let others = game
        .seats
        .iter()
        .filter(|player| Some(player.id.as_str()) != own);
    let names: Vec<&str> = others.map(|player| player.name.as_str()).collect();
    let count = names.len().to_string();
    let args = [
        ("game", game_name(words, &game.game)),
        ("count", count),
        ("names", names.join(", ")),
    ];
    let args: Vec<(&str, &str)> = args
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    let about = words.text("notify-about", &args);
    let left = game
        .deadline
        .map(|deadline| time_left(words, deadline.saturating_sub(now)));
    let left = left.map_or(String::new(), |left| format!("{left}\n"));
    format!("{about}\n{left}{origin}/game/{}\n\n", game.id)
}

/// How many letters that ask for a confirmation go out at once, and then one in how many milliseconds: by player, and by
/// address, whoever names it.
const CONFIRMATIONS: u32 = 3;
const EACH: Millis = DAY / CONFIRMATIONS as Millis;

/// Counts a letter that asks for a confirmation. An error says how long to wait: anybody may name anybody's address.
pub fn count_confirmation(
    tx: &mut dyn Tx,
    player: &str,
    address: &str,
    now: Millis,
) -> Result<Result<(), Millis>, StoreError> {
    limits::tidy(tx, now)?;
    let hash = Sha256::digest(address.to_lowercase().as_bytes());
    let address = data_encoding::HEXLOWER.encode(&hash);
    for name in [format!("mail by {player}"), format!("mail to {address}")] {
        let counted = limits::count(tx, &name, CONFIRMATIONS, EACH, now)?;
        if counted.is_err() {
            return Ok(counted);
        }
    }
    Ok(Ok(()))
}

/// The letter that asks whether an address wants digests.
pub fn confirmation(settings: &Settings, origin: &str) -> Option<Letter> {
    let mail = settings.mail.as_ref()?;
    let words = words(settings.lang);
    let url = format!("{origin}/mail/{}#confirm", mail.token);
    Some(Letter {
        to: mail.address.clone(),
        subject: words.text("notify-confirm-subject", &[]),
        text: words.text("notify-confirm-text", &[("url", &url)]) + "\n",
        unsubscribe: None,
    })
}

#[cfg(test)]
mod tests {
    use super::{AT, DAY, next};

    #[test]
    fn a_digest_comes_once_a_day() {
        assert_eq!(next(10 * DAY), 10 * DAY + AT);
        assert_eq!(next(10 * DAY + AT), 11 * DAY + AT);
        assert_eq!(next(10 * DAY + AT + 1), 11 * DAY + AT);
    }
}
