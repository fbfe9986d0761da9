//! Challenges that end without a game.

use doska_contract::online::ChallengeStatus;
use doska_play::Note;
use doska_play::round::Millis;

use crate::api::Problem;
use crate::store::challenges::{self, Challenge};
use crate::store::players::Player;
use crate::store::{StoreError, Tx};

/// The maker withdraws a challenge, the only one who might take it declines it, somebody else at it gets up; inside a
/// transaction. What is closed already stays so.
pub fn leave(
    tx: &mut dyn Tx,
    id: &str,
    player: &Player,
    now: Millis,
) -> Result<Challenge, Problem> {
    let mut challenge = challenges::find(tx, id)?.ok_or_else(Problem::not_found)?;
    let is_maker = challenge.maker.id == player.id;
    let opponent = challenge.opponent.as_ref();
    let is_opponent = opponent.is_some_and(|opponent| opponent.id == player.id);
    let sits = challenge.seat_of(&player.id).is_some();
    if !is_maker && !is_opponent && !sits {
        let note = Note::new("lobby-not-yours");
        return Err(Problem::forbidden("not_yours", note));
    }
    match challenge.status_at(now) {
        ChallengeStatus::Open => leave_open(tx, &mut challenge, &player.id)?,
        ChallengeStatus::Started => {
            return Err(Problem::conflict("closed", Note::new("lobby-started")));
        }
        ChallengeStatus::Cancelled | ChallengeStatus::Expired => {}
    }
    Ok(challenge)
}

/// The same of one that is open, by somebody who made it, is the only one who might take it, or sits at it.
pub fn leave_open(
    tx: &mut dyn Tx,
    challenge: &mut Challenge,
    player: &str,
) -> Result<(), StoreError> {
    let opponent = challenge.opponent.as_ref();
    if challenge.maker.id == player || opponent.is_some_and(|opponent| opponent.id == player) {
        return close(tx, challenge, player);
    }
    challenges::rise(tx, &challenge.id, player)?;
    challenge
        .sitting
        .retain(|(_, sitting)| sitting.id != player);
    Ok(())
}

/// Ends an open challenge, because its maker withdraws it or somebody else says no. A maker who withdraws gets up, so
/// that the two can be told apart later.
pub fn close(tx: &mut dyn Tx, challenge: &mut Challenge, by: &str) -> Result<(), StoreError> {
    challenges::close(tx, &challenge.id, ChallengeStatus::Cancelled)?;
    challenge.status = ChallengeStatus::Cancelled;
    if challenge.maker.id == by {
        challenges::rise(tx, &challenge.id, by)?;
    }
    Ok(())
}
