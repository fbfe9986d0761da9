//! Who may join a challenge.

use axum::http::StatusCode;
use doska_contract::online::{ClockSetting, MakerRating, Pace, PlayerKind, PlayerRef};
use doska_play::Note;
use doska_play::round::Millis;

use super::join::Here;
use super::leave::leave_open;
use crate::api::Problem;
use crate::bots;
use crate::ratings::{self, Unrated};
use crate::store::challenges::Challenge;
use crate::store::players::Player;
use crate::store::{self, StoreError, Tx, blocks, games};

/// What somebody without a rating counts as, where a range is asked for.
const UNRATED: i32 = 1500;

/// Whether a game is played by both at the same time.
pub fn is_live(challenge: &Challenge) -> bool {
    challenge.clock.is_some_and(|clock| clock.is_live())
}

/// Whether the maker of a challenge could begin at once: is connected, and, where a live game would come out of the
/// lobby, does not play one already.
pub fn maker_here(
    tx: &mut dyn Tx,
    challenge: &Challenge,
    here: Here<'_>,
) -> Result<bool, StoreError> {
    is_ready(tx, challenge, &challenge.maker, here)
}

fn is_ready(
    tx: &mut dyn Tx,
    challenge: &Challenge,
    player: &PlayerRef,
    here: Here<'_>,
) -> Result<bool, StoreError> {
    if !here(tx, &player.id)? {
        return Ok(false);
    }
    let alone = challenge.listed && is_live(challenge) && player.kind != PlayerKind::Bot;
    Ok(!alone || !games::plays_live(tx, &player.id)?)
}

/// Before the last seat of a live game of the lobby is taken: whoever has sat down and could not begin at once gives up
/// the seat, so that no clock runs against somebody who has gone.
pub fn free_deserted(
    tx: &mut dyn Tx,
    challenge: &mut Challenge,
    here: Here<'_>,
) -> Result<(), StoreError> {
    if !challenge.listed || !is_live(challenge) || challenge.free().len() != 1 {
        return Ok(());
    }
    for (_, player) in challenge.sitting.clone() {
        if player.id != challenge.maker.id && !is_ready(tx, challenge, &player, here)? {
            leave_open(tx, challenge, &player.id)?;
        }
    }
    Ok(())
}

/// Why a player may not join; whether a seat is free is another question. `maker_here`: what [`maker_here`] says.
pub fn check(
    tx: &mut dyn Tx,
    challenge: &Challenge,
    player: &Player,
    maker_here: bool,
    now: Millis,
) -> Result<(), Problem> {
    if !challenge.is_open(now) {
        return Err(Problem::conflict("closed", Note::new("lobby-closed")));
    }
    let opponent = challenge.opponent.as_ref();
    if opponent.is_some_and(|opponent| opponent.id != player.id) {
        let note = Note::new("lobby-not-for-you");
        return Err(Problem::forbidden("not_for_you", note));
    }
    if challenge.members_only && player.kind == PlayerKind::Guest {
        let note = Note::new("lobby-members-only");
        return Err(Problem::forbidden("members_only", note));
    }
    if challenge.rated {
        let start = challenge.start.as_deref();
        check_rated([player.kind], challenge.clock.as_ref(), start)?;
    }
    for (_, other) in &challenge.sitting {
        if blocks::between(tx, &other.id, &player.id)? {
            return Err(Problem::forbidden("blocked", Note::new("lobby-blocked")));
        }
    }
    check_rating(tx, challenge, player, now)?;
    // A live game begins at once: it must not begin without the one who waits for it. A link is sent by hand, and a
    // rematch is offered at the board.
    let asked = challenge.listed || challenge.opponent.is_some() && challenge.rematch_of.is_none();
    if asked && is_live(challenge) && !maker_here {
        return Err(Problem::conflict(
            "maker_away",
            Note::new("lobby-maker-away"),
        ));
    }
    Ok(())
}

fn check_rating(
    tx: &mut dyn Tx,
    challenge: &Challenge,
    player: &Player,
    now: Millis,
) -> Result<(), Problem> {
    let (low, high) = (challenge.rating_min, challenge.rating_max);
    let Some(pace) = challenge.clock.map(|clock| clock.pace()) else {
        return Ok(());
    };
    // The maker alone seats the server's bots.
    if low.is_none() && high.is_none() || bots::level_of(&player.id).is_some() {
        return Ok(());
    }
    let own =
        rating(tx, &player.id, &challenge.game, pace, now)?.map_or(UNRATED, |found| found.rating);
    let own = u32::try_from(own).unwrap_or(0);
    if low.is_some_and(|low| own < low) || high.is_some_and(|high| own > high) {
        let note = Note::new("lobby-rating-outside").with("rating", own);
        return Err(Problem::forbidden("rating", note));
    }
    Ok(())
}

/// The rating of a player in a game and pace.
pub fn rating(
    tx: &mut dyn Tx,
    player: &str,
    game: &str,
    pace: Pace,
    now: Millis,
) -> Result<Option<MakerRating>, StoreError> {
    let Some(pool) = ratings::pool(game) else {
        return Ok(None);
    };
    let kept = store::ratings::find(tx, player, store::ratings::Pool { game: pool, pace })?;
    Ok(kept.map(|kept| {
        let shown = ratings::player_rating(pool, &kept, pace, now);
        MakerRating {
            rating: shown.rating,
            provisional: shown.provisional,
        }
    }))
}

/// Whether a game can be rated, for these kinds of players.
pub fn check_rated(
    players: impl IntoIterator<Item = PlayerKind>,
    clock: Option<&ClockSetting>,
    position: Option<&str>,
) -> Result<(), Problem> {
    let why = match ratings::may_be_rated(players, clock, position) {
        Ok(()) => return Ok(()),
        Err(why) => why,
    };
    let status = match why {
        Unrated::Guest | Unrated::Bot => StatusCode::FORBIDDEN,
        Unrated::NoClock | Unrated::Position => StatusCode::UNPROCESSABLE_ENTITY,
    };
    Err(Problem::new(status, why.code(), why.note()))
}
