//! Sitting down at a challenge. The last one who does starts the game.

use doska_contract::online::{Joined, PlayerRef};
use doska_play::round::{Event, Millis};
use doska_play::{GameSpec, Note};

use super::{fit, rematch};
use crate::api::Problem;
use crate::games::{self, NewGame};
use crate::ids;
use crate::store::challenges::{self, Challenge};
use crate::store::games::GameHead;
use crate::store::players::Player;
use crate::store::{StoreError, Tx, moderation};

/// Says whether a player is connected.
pub type Here<'a> = &'a dyn Fn(&mut dyn Tx, &str) -> Result<bool, StoreError>;

/// A game that has begun: it must be [opened](crate::games::Games::opened) after the commit.
pub type Begun = (GameHead, Event);

/// What came of sitting down.
pub struct Seated {
    /// The answer.
    pub joined: Joined,
    /// The challenge after it.
    pub challenge: Challenge,
    /// The game, if it has begun by this.
    pub begun: Option<Begun>,
}

/// Sits down, inside a transaction. Whoever sits there already gets the same answer again. `here` says whether a player
/// is connected.
pub fn join(
    tx: &mut dyn Tx,
    id: &str,
    player: &Player,
    wanted: Option<usize>,
    here: Here<'_>,
    now: Millis,
) -> Result<Seated, Problem> {
    let mut challenge = challenges::find(tx, id)?.ok_or_else(Problem::not_found)?;
    if let Some(seat) = challenge.seat_of(&player.id) {
        return Ok(Seated {
            joined: joined(&challenge, seat),
            challenge,
            begun: None,
        });
    }
    check_open(tx, &player.id)?;
    let maker_here = fit::maker_here(tx, &challenge, here)?;
    fit::check(tx, &challenge, player, maker_here, now)?;
    fit::free_deserted(tx, &mut challenge, here)?;
    if let Some(game) = &challenge.rematch_of {
        let seat = rematch::seat_after(tx, game, &player.id)?;
        return Ok(sit(tx, challenge, player.reference(), seat, now)?);
    }
    let free = challenge.free();
    let seat = match wanted {
        Some(seat) if seat >= challenge.seats => {
            let note = Note::new("round-seat").with("most", challenge.seats - 1);
            return Err(Problem::unfit("bad_seat", note));
        }
        // Where the lot decides, it is not to be chosen or found out.
        Some(seat) if !challenge.hides_seats() => {
            if !free.contains(&seat) {
                let note = Note::new("lobby-seat-taken").with("seat", seat);
                return Err(Problem::conflict("seat_taken", note));
            }
            seat
        }
        _ => free[ids::below(free.len())],
    };
    Ok(sit(tx, challenge, player.reference(), seat, now)?)
}

/// Refuses whoever has left the site while a request was on its way.
pub fn check_open(tx: &mut dyn Tx, player: &str) -> Result<(), Problem> {
    if moderation::is_closed(tx, player)? {
        return Err(Problem::forbidden("closed", Note::new("people-closed")));
    }
    Ok(())
}

/// Somebody takes a free seat; with the last one the game begins.
pub fn sit(
    tx: &mut dyn Tx,
    mut challenge: Challenge,
    player: PlayerRef,
    seat: usize,
    now: Millis,
) -> Result<Seated, StoreError> {
    let seat = draw(tx, &mut challenge, seat)?;
    challenges::sit(tx, &challenge.id, seat, &player.id, now)?;
    challenge.sitting.push((seat, player));
    let begun = if challenge.free().is_empty() {
        Some(begin(tx, &mut challenge, now)?)
    } else {
        None
    };
    Ok(Seated {
        joined: joined(&challenge, seat),
        challenge,
        begun,
    })
}

/// The lot falls when the second of two sits down: until then nobody can find it out, the maker included. Says which seat
/// is left for the second.
fn draw(tx: &mut dyn Tx, challenge: &mut Challenge, free: usize) -> Result<usize, StoreError> {
    if !challenge.hides_seats() || ids::below(2) == 0 {
        return Ok(free);
    }
    let (id, made) = (challenge.id.clone(), challenge.created_at);
    let Some((seat, maker)) = challenge.sitting.first_mut() else {
        return Ok(free);
    };
    challenges::rise(tx, &id, &maker.id)?;
    challenges::sit(tx, &id, free, &maker.id, made)?;
    Ok(std::mem::replace(seat, free))
}

/// Starts the game of a challenge whose seats are all taken. Its maker is told, who may be away.
fn begin(tx: &mut dyn Tx, challenge: &mut Challenge, now: Millis) -> Result<Begun, StoreError> {
    let damaged = |note: Note| StoreError::Damaged(format!("challenge {}: {note:?}", challenge.id));
    let mut sitting = challenge.sitting.clone();
    sitting.sort_by_key(|(seat, _)| *seat);
    let game = NewGame {
        spec: GameSpec::read(&challenge.game).map_err(damaged)?,
        position: challenge.start.clone(),
        clock: challenge.clock,
        rated: challenge.rated,
        challenge: Some(challenge.id.clone()),
        seats: sitting.into_iter().map(|(_, player)| player).collect(),
    };
    let begun = games::start(tx, &game, now)?;
    challenges::started(tx, &challenge.id, &begun.0.id)?;
    challenge.status = doska_contract::online::ChallengeStatus::Started;
    challenge.game_id = Some(begun.0.id.clone());
    Ok(begun)
}

fn joined(challenge: &Challenge, seat: usize) -> Joined {
    let started = challenge.game_id.is_some();
    Joined {
        started,
        game_id: challenge.game_id.clone(),
        seat,
        free: (!started).then(|| challenge.free().len()),
    }
}
