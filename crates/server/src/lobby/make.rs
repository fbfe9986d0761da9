//! New challenges.

use doska_contract::online::{ChallengeStatus, NewChallenge, Pace, PlayerKind};
use doska_play::round::Millis;
use doska_play::{GameSpec, Note};

use super::fit;
use super::join::check_open;
use crate::api::Problem;
use crate::ids;
use crate::outgoing::calls;
use crate::store::challenges::{self, Challenge};
use crate::store::players::{self, Player};
use crate::store::{Tx, blocks, moderation};

const DAY: Millis = 24 * 3_600_000;
/// How long a challenge waits: one with a link, and one in the lobby.
const LINK_DAYS: u32 = 30;
const LISTED_DAYS: u32 = 7;
const MOST_DAYS: u32 = 30;
/// How long a rematch of a live game is offered.
const LIVE_REMATCH: Millis = 5 * 60_000;
/// The highest rating that can be asked for.
const MOST_RATING: u32 = 4000;

/// How many open challenges somebody may have: in all, and in the lobby.
const MOST: usize = 100;
const MOST_LISTED: usize = 10;
const MOST_LISTED_GUEST: usize = 3;

/// The challenge that somebody asks for, or what does not fit in it. The opponent is looked up when it is
/// [posted](post).
pub fn make(asked: &NewChallenge, maker: &Player, now: Millis) -> Result<Challenge, Problem> {
    let spec = GameSpec::read(&asked.game).map_err(|note| Problem::unfit("bad_game", note))?;
    let position = match &asked.position {
        Some(text) => spec
            .position(text)
            .map_err(|note| Problem::unfit("bad_position", note))?,
        None => spec.start(),
    };
    if position.outcome().is_some() || position.moves().is_empty() {
        return Err(Problem::unfit(
            "bad_position",
            Note::new("lobby-position-over"),
        ));
    }
    if let Some(clock) = &asked.clock {
        clock
            .control()
            .map_err(|note| Problem::unfit("bad_clock", note))?;
    }
    if asked.rated {
        fit::check_rated(
            [maker.kind],
            asked.clock.as_ref(),
            asked.position.as_deref(),
        )?;
    }
    let seats = position.seats();
    if asked.seat.is_some_and(|seat| seat >= seats) {
        let note = Note::new("round-seat").with("most", seats - 1);
        return Err(Problem::unfit("bad_seat", note));
    }
    check_range(asked)?;
    // Who may join is said already where one alone is asked.
    let asks_anybody = asked.opponent.is_none();
    let days = match asked.expires_days {
        Some(days) if (1..=MOST_DAYS).contains(&days) => days,
        Some(_) => {
            let note = Note::new("lobby-expiry").with("most", MOST_DAYS);
            return Err(Problem::unfit("bad_expiry", note));
        }
        None if asked.listed => LISTED_DAYS,
        None => LINK_DAYS,
    };
    Ok(Challenge {
        id: ids::random(10),
        maker: maker.reference(),
        game: spec.text().to_owned(),
        start: asked.position.as_ref().map(|text| {
            // The tail of counters is kept where it was given.
            if text.contains('~') {
                position.text_with_tail()
            } else {
                position.text()
            }
        }),
        clock: asked.clock,
        rated: asked.rated,
        seats,
        by_lot: asked.seat.is_none(),
        status: ChallengeStatus::Open,
        created_at: now,
        expires_at: Some(now + Millis::from(days) * DAY),
        game_id: None,
        opponent: None,
        listed: asked.listed && asks_anybody,
        members_only: asked.members_only && asks_anybody,
        rating_min: asked.rating_min.filter(|_| asks_anybody),
        rating_max: asked.rating_max.filter(|_| asks_anybody),
        rematch_of: None,
        sitting: vec![(
            asked.seat.unwrap_or_else(|| ids::below(seats)),
            maker.reference(),
        )],
    })
}

fn check_range(asked: &NewChallenge) -> Result<(), Problem> {
    let wrong =
        |id: &'static str| Problem::unfit("bad_rating", Note::new(id).with("most", MOST_RATING));
    let range = [asked.rating_min, asked.rating_max];
    if range
        .into_iter()
        .flatten()
        .any(|rating| rating > MOST_RATING)
    {
        return Err(wrong("lobby-rating"));
    }
    if let [Some(low), Some(high)] = range
        && low > high
    {
        return Err(wrong("lobby-rating-range"));
    }
    let pace = asked.clock.map(|clock| clock.pace());
    if range.iter().any(Option::is_some) && pace.is_none() {
        // Without a clock there is no rating that could be compared.
        return Err(wrong("lobby-rating-clock"));
    }
    Ok(())
}

/// Stores a challenge, inside a transaction; with `limits`, only so many of one maker at a time.
pub fn post(
    tx: &mut dyn Tx,
    challenge: &mut Challenge,
    opponent: Option<&str>,
    limits: bool,
    now: Millis,
) -> Result<(), Problem> {
    check_open(tx, &challenge.maker.id)?;
    if limits {
        check_count(tx, challenge, now)?;
    }
    if let Some(id) = opponent {
        let found = players::find(tx, id)?;
        let found = found.filter(|found| found.id != challenge.maker.id);
        let unknown = || Problem::unfit("bad_opponent", Note::new("lobby-opponent"));
        let found = found.ok_or_else(unknown)?;
        if moderation::is_closed(tx, &found.id)? {
            return Err(unknown());
        }
        if challenge.seats != 2 {
            let note = Note::new("lobby-opponent-seats");
            return Err(Problem::unfit("bad_opponent", note));
        }
        if blocks::between(tx, &found.id, &challenge.maker.id)? {
            return Err(Problem::forbidden("blocked", Note::new("lobby-blocked")));
        }
        if challenge.rated {
            fit::check_rated([found.kind], challenge.clock.as_ref(), None)?;
        }
        challenge.opponent = Some(found.reference());
        calls::after_challenge(tx, &challenge.id, Some(&found.id), now)?;
    }
    challenges::add(tx, challenge)?;
    if challenge.listed {
        calls::after_challenge(tx, &challenge.id, None, now)?;
    }
    Ok(())
}

fn check_count(tx: &mut dyn Tx, challenge: &Challenge, now: Millis) -> Result<(), Problem> {
    let (all, listed) = challenges::count(tx, &challenge.maker.id, now)?;
    let most_listed = match challenge.maker.kind {
        PlayerKind::Guest => MOST_LISTED_GUEST,
        _ => MOST_LISTED,
    };
    let most = if challenge.listed && listed >= most_listed {
        most_listed
    } else if all >= MOST {
        MOST
    } else {
        return Ok(());
    };
    let note = Note::new("lobby-too-many").with("most", most);
    Err(Problem::conflict("too_many", note))
}

/// How long a rematch is offered. A live game begins at once with the answer: whoever offered it is still there then.
pub fn rematch_expiry(pace: Option<Pace>, now: Millis) -> Millis {
    match pace {
        Some(Pace::Blitz | Pace::Rapid) => now + LIVE_REMATCH,
        _ => now + Millis::from(LISTED_DAYS) * DAY,
    }
}
