//! Challenges as they are sent.

use doska_contract::online::{self, LobbySummary};
use doska_play::round::Millis;

use super::fit;
use super::join::Here;
use crate::api::Problem;
use crate::store::challenges::{self, Challenge};
use crate::store::players::Player;
use crate::store::{StoreError, Tx, blocks, games};

/// Who looks, from where, when.
pub struct Sight<'a> {
    /// Whoever asks, signed in or not.
    pub player: Option<&'a Player>,
    /// Where the site is reached.
    pub origin: &'a str,
    /// Whether a player is connected.
    pub here: Here<'a>,
    /// The time.
    pub now: Millis,
}

/// A challenge as somebody sees it.
pub fn wire(
    tx: &mut dyn Tx,
    challenge: &Challenge,
    sight: &Sight<'_>,
) -> Result<online::Challenge, StoreError> {
    let maker_seat = challenge.seat_of(&challenge.maker.id);
    let pace = challenge.clock.map(|clock| clock.pace());
    let seats = if challenge.hides_seats() {
        0
    } else {
        challenge.seats
    };
    let at = |seat: usize| {
        let mut sitting = challenge.sitting.iter();
        let found = sitting.find(|(taken, _)| *taken == seat);
        found.map(|(_, player)| player.clone())
    };
    Ok(online::Challenge {
        id: challenge.id.clone(),
        url: format!("{}/challenge/{}", sight.origin, challenge.id),
        game: challenge.game.clone(),
        clock: challenge.clock,
        rated: challenge.rated,
        position: challenge.start.clone(),
        maker: challenge.maker.clone(),
        seat: maker_seat.filter(|_| !challenge.by_lot),
        players: challenge
            .sitting
            .iter()
            .map(|(_, player)| player.clone())
            .collect(),
        seating: (0..seats).map(at).collect(),
        free: challenge.free().len(),
        opponent: challenge.opponent.clone(),
        listed: challenge.listed,
        members_only: challenge.members_only,
        rating_min: challenge.rating_min,
        rating_max: challenge.rating_max,
        maker_rating: match pace {
            Some(pace) => fit::rating(tx, &challenge.maker.id, &challenge.game, pace, sight.now)?,
            None => None,
        },
        maker_here: fit::maker_here(tx, challenge, sight.here)?,
        takeable: takeable(tx, challenge, sight)?,
        rematch_of: challenge.rematch_of.clone(),
        status: challenge.status_at(sight.now),
        created_at: challenge.created_at,
        expires_at: challenge.expires_at,
        game_id: challenge.game_id.clone(),
    })
}

/// Whether whoever looks could join. Somebody who is not signed in counts as a guest.
fn takeable(tx: &mut dyn Tx, challenge: &Challenge, sight: &Sight<'_>) -> Result<bool, StoreError> {
    let nobody = Player {
        id: String::new(),
        name: String::new(),
        kind: online::PlayerKind::Guest,
        role: String::new(),
        created_at: sight.now,
    };
    let player = sight.player.unwrap_or(&nobody);
    if challenge.seat_of(&player.id).is_some() {
        return Ok(false);
    }
    let here = fit::maker_here(tx, challenge, sight.here)?;
    match fit::check(tx, challenge, player, here, sight.now) {
        Ok(()) => Ok(true),
        Err(Problem { status, .. }) if status.is_server_error() => Err(StoreError::Closed),
        Err(_) => Ok(false),
    }
}

/// The lobby, and besides what concerns whoever asks. Those who have blocked each other do not see each other's.
pub fn list(
    tx: &mut dyn Tx,
    lobby_only: bool,
    sight: &Sight<'_>,
) -> Result<Vec<online::Challenge>, StoreError> {
    let mut found = challenges::listed(tx, sight.now)?;
    if let Some(player) = sight.player {
        let mut open = Vec::with_capacity(found.len());
        for challenge in found {
            if !blocks::between(tx, &challenge.maker.id, &player.id)? {
                open.push(challenge);
            }
        }
        found = open;
        if !lobby_only {
            let own = challenges::of_player(tx, &player.id, sight.now)?;
            found.retain(|one| own.iter().all(|other| other.id != one.id));
            found.splice(0..0, own);
        }
    }
    found.iter().map(|one| wire(tx, one, sight)).collect()
}

/// Numbers for the first page.
pub fn summary(tx: &mut dyn Tx, sight: &Sight<'_>) -> Result<LobbySummary, StoreError> {
    let open = list(tx, false, sight)?;
    let turns = match sight.player {
        Some(player) => {
            let running = games::running(tx, &player.id)?;
            running
                .iter()
                .filter(|game| game.to_move == Some(game.seat))
                .count()
        }
        None => 0,
    };
    Ok(LobbySummary {
        open: open.iter().filter(|one| one.takeable).count(),
        turns,
    })
}
