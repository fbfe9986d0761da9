//! What the end of a game changes.

use doska_contract::online::PlayerKind;
use doska_play::round::Millis;

use super::pool::pool;
use super::system::{Rating, Result as GameResult, glicko, weng_lin};
use crate::store::games::{Ended, GameHead};
use crate::store::ratings::{self, Change, Kept, Pool};
use crate::store::{StoreError, Tx, events};

/// Writes what a game that ends now changes, in the transaction that stores its end.
pub fn ended(tx: &mut dyn Tx, head: &GameHead, end: &Ended, now: Millis) -> Result<(), StoreError> {
    let Some(pool) = pool_of(head, end).filter(|_| measures(head)) else {
        return Ok(());
    };
    // Who takes moves back until they are good says nothing about the bot.
    if !head.rated && events::has_takeback(tx, &head.id)? {
        return Ok(());
    }
    // Another game that ends now may change a rating that this one only reads: it comes before or after.
    ratings::hold(tx, head.seats.iter().map(|seat| seat.id.as_str()), pool)?;
    let mut find = |player: &str| ratings::find(tx, player, pool);
    let changes = changes(head, end, now, &mut find)?;
    if changes.is_empty() {
        return Ok(());
    }
    ratings::change(tx, &head.id, pool, &changes, now)
}

/// The pool of a game whose result counts: one with a clock, from the game's own start, that was not aborted.
pub fn pool_of(head: &GameHead, end: &Ended) -> Option<Pool> {
    let pace = head.clock.as_ref()?.pace();
    let counts = head.start.is_none() && end.reason != "aborted";
    let game = pool(&head.game).filter(|_| counts)?;
    Some(Pool { game, pace })
}

/// Whether a game of these players can change a rating at all.
fn measures(head: &GameHead) -> bool {
    let bots = head
        .seats
        .iter()
        .filter(|seat| seat.kind == PlayerKind::Bot);
    match bots.count() {
        0 => head.rated,
        bots => bots < head.seats.len(),
    }
}

/// Looks a rating up.
pub type Find<'f> = dyn FnMut(&str) -> Result<Option<Kept>, StoreError> + 'f;

/// What a game changes, by the ratings that `find` knows.
///
/// A rated game of members changes the ratings of all. In a game with bots the ratings of people stay as they are, and
/// measure the bots: rated or not, if every person in it has a rating.
pub fn changes(
    head: &GameHead,
    end: &Ended,
    now: Millis,
    find: &mut Find<'_>,
) -> Result<Vec<Change>, StoreError> {
    if !measures(head) {
        return Ok(Vec::new());
    }
    let is_bot = |seat: usize| head.seats[seat].kind == PlayerKind::Bot;
    let with_bots = (0..head.seats.len()).any(is_bot);
    let mut before = Vec::new();
    for (seat, player) in head.seats.iter().enumerate() {
        let known = find(&player.id)?.map(|kept| kept.rating);
        if known.is_none() && with_bots && !is_bot(seat) {
            return Ok(Vec::new());
        }
        before.push(known);
    }
    let ratings: Vec<Rating> = before
        .iter()
        .map(|known| known.unwrap_or_default())
        .collect();
    let changes = after(&ratings, result(end), now).into_iter().enumerate();
    let changes = changes.filter(|(seat, _)| !with_bots || is_bot(*seat));
    let changes = changes.map(|(seat, after)| Change {
        player: head.seats[seat].id.clone(),
        before: before[seat],
        after,
    });
    Ok(changes.collect())
}

/// The result as the team of the first seat sees it. Seats of a team take turns with those of the other.
fn result(end: &Ended) -> GameResult {
    match end.winners.first() {
        None => GameResult::Draw,
        Some(seat) if seat % 2 == 0 => GameResult::Win,
        Some(_) => GameResult::Loss,
    }
}

/// The ratings of all seats after a game. Other numbers of seats than two and four have no ratings.
fn after(ratings: &[Rating], result: GameResult, now: Millis) -> Vec<Rating> {
    match *ratings {
        [a, b] => vec![
            glicko(&a, &b, result, now),
            glicko(&b, &a, result.reversed(), now),
        ],
        [a, b, c, d] => {
            let [[a, c], [b, d]] = weng_lin([[a, c], [b, d]], result, now);
            vec![a, b, c, d]
        }
        _ => Vec::new(),
    }
}
