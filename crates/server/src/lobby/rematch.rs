//! Another game after the end, with the seats moved on by one. An offer is a challenge to those who played; the same
//! offer of all the others accepts it. What was asked twice, or by both at one moment, happens once.

use doska_contract::online::{ChallengeStatus, OfferKind};
use doska_play::Note;
use doska_play::round::Millis;

use super::Begun;
use super::join::{Seated, check_open, sit};
use super::leave::close;
use super::make::rematch_expiry;
use crate::api::Problem;
use crate::ids;
use crate::outgoing::calls;
use crate::store::challenges::{self, Challenge};
use crate::store::games::{self, GameHead};
use crate::store::{Tx, blocks, moderation};

/// What came of an offer.
pub struct Rematch {
    /// The challenge; none where there was nothing to decline.
    pub challenge: Option<Challenge>,
    /// The game, if it has begun by this.
    pub begun: Option<Begun>,
}

/// Offers, accepts or declines another game, inside a transaction.
pub fn rematch(
    tx: &mut dyn Tx,
    game: &str,
    player: &str,
    kind: OfferKind,
    now: Millis,
) -> Result<Rematch, Problem> {
    let head = games::find(tx, game)?.ok_or_else(Problem::not_found)?;
    let seat = seat_in(&head, player)?;
    check_open(tx, player)?;
    let last = challenges::rematch(tx, game)?;
    if kind == OfferKind::Decline {
        return decline(tx, last, player, now);
    }
    let (seated, begun) = match last {
        Some(last) if last.status_at(now) == ChallengeStatus::Started => (last, None),
        Some(last) if last.seat_of(player).is_some() && last.is_open(now) => (last, None),
        Some(last) if last.is_open(now) => {
            for (_, other) in &last.sitting {
                get_on(tx, player, &other.id)?;
            }
            let free = head.seats[seat].clone();
            let Seated {
                challenge, begun, ..
            } = sit(tx, last, free, next(seat, head.seats.len()), now)?;
            (challenge, begun)
        }
        Some(last) if last.maker.id == player && was_declined(&last) => {
            let note = Note::new("lobby-rematch-declined");
            return Err(Problem::conflict("declined", note));
        }
        last => {
            // One that has only run out of time would still count as open.
            if let Some(last) = last {
                challenges::close(tx, &last.id, ChallengeStatus::Expired)?;
            }
            (offer(tx, &head, seat, now)?, None)
        }
    };
    Ok(Rematch {
        challenge: Some(seated),
        begun,
    })
}

/// Whether the others said no. A maker who took an offer back has got up from it, and may offer again.
fn was_declined(last: &Challenge) -> bool {
    last.status == ChallengeStatus::Cancelled && last.seat_of(&last.maker.id).is_some()
}

fn seat_in(head: &GameHead, player: &str) -> Result<usize, Problem> {
    let seat = head.seats.iter().position(|seated| seated.id == player);
    let not_yours = || Problem::forbidden("not_your_seat", Note::new("problem-not-your-seat"));
    seat.ok_or_else(not_yours)
}

/// The seat that a player of a game has in its rematch; others have none.
pub fn seat_after(tx: &mut dyn Tx, game: &str, player: &str) -> Result<usize, Problem> {
    let head = games::find(tx, game)?.ok_or_else(Problem::not_found)?;
    let seat = seat_in(&head, player)?;
    Ok(next(seat, head.seats.len()))
}

/// Everybody goes one seat on: colours change, allies stay allies.
fn next(seat: usize, seats: usize) -> usize {
    (seat + 1) % seats
}

/// Refuses a game of two of whom one has blocked the other.
fn get_on(tx: &mut dyn Tx, one: &str, other: &str) -> Result<(), Problem> {
    if blocks::between(tx, one, other)? {
        return Err(Problem::forbidden("blocked", Note::new("lobby-blocked")));
    }
    Ok(())
}

fn offer(tx: &mut dyn Tx, head: &GameHead, seat: usize, now: Millis) -> Result<Challenge, Problem> {
    let maker = &head.seats[seat];
    let others: Vec<_> = head
        .seats
        .iter()
        .filter(|other| other.id != maker.id)
        .collect();
    for other in &others {
        get_on(tx, &maker.id, &other.id)?;
        if moderation::is_closed(tx, &other.id)? {
            return Err(Problem::conflict("closed", Note::new("lobby-opponent")));
        }
    }
    let challenge = Challenge {
        id: ids::random(10),
        maker: maker.clone(),
        game: head.game.clone(),
        start: head.start.clone(),
        clock: head.clock,
        rated: head.rated,
        seats: head.seats.len(),
        by_lot: false,
        status: ChallengeStatus::Open,
        created_at: now,
        expires_at: Some(rematch_expiry(head.clock.map(|clock| clock.pace()), now)),
        game_id: None,
        opponent: match others[..] {
            [only] => Some(only.clone()),
            _ => None,
        },
        listed: false,
        members_only: false,
        rating_min: None,
        rating_max: None,
        rematch_of: Some(head.id.clone()),
        sitting: vec![(next(seat, head.seats.len()), maker.clone())],
    };
    challenges::add(tx, &challenge)?;
    for other in others {
        calls::after_challenge(tx, &challenge.id, Some(&other.id), now)?;
    }
    Ok(challenge)
}

/// No to it, or the one who offered takes it back.
fn decline(
    tx: &mut dyn Tx,
    last: Option<Challenge>,
    player: &str,
    now: Millis,
) -> Result<Rematch, Problem> {
    let nothing = Rematch {
        challenge: None,
        begun: None,
    };
    let Some(mut challenge) = last.filter(|last| last.is_open(now)) else {
        return Ok(nothing);
    };
    close(tx, &mut challenge, player)?;
    Ok(Rematch {
        challenge: Some(challenge),
        begun: None,
    })
}
