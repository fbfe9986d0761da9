//! Quick pairing: those who wait for the same game and clock, and are connected, are seated together. The range of
//! ratings that anybody accepts widens with the time of waiting.

use doska_contract::online::{ClockSetting, NewPairing, Pace, PlayerRef};
use doska_play::round::Millis;
use doska_play::{GameSpec, Note};

use super::fit;
use super::join::{self, Begun, Here};
use crate::api::Problem;
use crate::games::{self, NewGame};
use crate::ids;
use crate::store::pairing::{self, Waiting};
use crate::store::players::Player;
use crate::store::{StoreError, Tx, blocks, challenges, players};

/// How many games and clocks may be named.
const MOST: usize = 32;
/// How long somebody who is not connected still waits: a socket that comes back needs a moment.
const GRACE: Millis = 10_000;
/// How far apart ratings may be at first, how much more with every second, and when any will do: there are few players.
const FIRST_RANGE: f64 = 150.0;
const WIDENING: f64 = 20.0;
const ANYBODY: Millis = 45_000;

/// What somebody asks for, or what does not fit in it.
pub fn wait(asked: &NewPairing, player: &Player, now: Millis) -> Result<Waiting, Problem> {
    let count = Note::new("lobby-pairing-count").with("most", MOST);
    if !(1..=MOST).contains(&asked.games.len()) || !(1..=MOST).contains(&asked.clocks.len()) {
        return Err(Problem::unfit("bad_pairing", count));
    }
    let read = |game: &String| match GameSpec::read(game) {
        Ok(spec) => Ok(spec.text().to_owned()),
        Err(note) => Err(Problem::unfit("bad_game", note)),
    };
    let games = asked.games.iter().map(read).collect::<Result<_, _>>()?;
    for clock in &asked.clocks {
        clock
            .control()
            .map_err(|note| Problem::unfit("bad_clock", note))?;
    }
    if asked.rated {
        fit::check_rated([player.kind], asked.clocks.first(), None)?;
    }
    Ok(Waiting {
        player: player.reference(),
        games,
        clocks: asked.clocks.clone(),
        rated: asked.rated,
        since: now,
        seen_at: now,
    })
}

/// Waits from now on, inside a transaction.
pub fn put(tx: &mut dyn Tx, waiting: &Waiting) -> Result<(), Problem> {
    join::check_open(tx, &waiting.player.id)?;
    Ok(pairing::put(tx, waiting)?)
}

/// Takes the first challenge of the lobby that is just what somebody waits for, inside a transaction.
pub fn take_listed(
    tx: &mut dyn Tx,
    waiting: &Waiting,
    player: &Player,
    here: Here<'_>,
    now: Millis,
) -> Result<Option<join::Seated>, Problem> {
    for challenge in challenges::listed(tx, now)?.into_iter().rev() {
        let suits = challenge.seats == 2
            && challenge.start.is_none()
            && challenge.rated == waiting.rated
            && waiting.games.contains(&challenge.game)
            && challenge
                .clock
                .is_some_and(|clock| waiting.clocks.contains(&clock))
            && challenge.seat_of(&player.id).is_none();
        if !suits {
            continue;
        }
        let maker_here = fit::maker_here(tx, &challenge, here)?;
        if fit::check(tx, &challenge, player, maker_here, now).is_err() {
            continue;
        }
        let seated = join::join(tx, &challenge.id, player, None, here, now)?;
        pairing::remove(tx, &player.id)?;
        return Ok(Some(seated));
    }
    Ok(None)
}

/// Seats everybody who can be seated, inside a transaction. Those who are gone no longer wait.
pub fn pair_all(tx: &mut dyn Tx, here: Here<'_>, now: Millis) -> Result<Vec<Begun>, StoreError> {
    let mut waiting = Vec::new();
    for one in pairing::all(tx)? {
        if here(tx, &one.player.id)? {
            if now.saturating_sub(one.seen_at) >= GRACE / 2 {
                pairing::seen(tx, &one.player.id, now)?;
            }
            waiting.push(one);
        } else if now.saturating_sub(one.seen_at) > GRACE {
            pairing::remove(tx, &one.player.id)?;
        }
    }
    let mut begun = Vec::new();
    // Whoever waits longest chooses first.
    while !waiting.is_empty() {
        let first = waiting.remove(0);
        if let Some((game, clock, party)) = party(tx, &first, &waiting, now)? {
            waiting.retain(|one| party.iter().all(|player| player.id != one.player.id));
            begun.push(seat(tx, &game, clock, first.rated, party, now)?);
        }
    }
    Ok(begun)
}

/// Seats those who still wait at challenges that came into the lobby meanwhile, inside a transaction.
pub fn take_all_listed(
    tx: &mut dyn Tx,
    here: Here<'_>,
    now: Millis,
) -> Result<Vec<Begun>, StoreError> {
    let mut begun = Vec::new();
    if challenges::listed(tx, now)?.is_empty() {
        return Ok(begun);
    }
    for one in pairing::all(tx)? {
        if !here(tx, &one.player.id)? {
            continue;
        }
        let Some(player) = players::find(tx, &one.player.id)? else {
            continue;
        };
        match take_listed(tx, &one, &player, here, now) {
            Ok(seated) => begun.extend(seated.and_then(|seated| seated.begun)),
            Err(Problem { status, .. }) if status.is_server_error() => {
                return Err(StoreError::Closed);
            }
            Err(_) => {} // somebody was faster
        }
    }
    Ok(begun)
}

type Party = (GameSpec, ClockSetting, Vec<PlayerRef>);

/// A game that the first one of a party and enough others can play.
fn party(
    tx: &mut dyn Tx,
    first: &Waiting,
    others: &[Waiting],
    now: Millis,
) -> Result<Option<Party>, StoreError> {
    for game in &first.games {
        let Ok(spec) = GameSpec::read(game) else {
            continue; // a game of an older version
        };
        let seats = spec.start().seats();
        for clock in &first.clocks {
            let mut party = vec![first];
            for other in others {
                let wants = other.rated == first.rated
                    && other.games.contains(game)
                    && other.clocks.contains(clock);
                if wants && get_on(tx, &party, other, game, clock.pace(), now)? {
                    party.push(other);
                }
                if party.len() == seats {
                    let players = party.iter().map(|one| one.player.clone()).collect();
                    return Ok(Some((spec, *clock, players)));
                }
            }
        }
    }
    Ok(None)
}

/// Whether somebody can be seated with everybody of a party.
fn get_on(
    tx: &mut dyn Tx,
    party: &[&Waiting],
    other: &Waiting,
    game: &str,
    pace: Pace,
    now: Millis,
) -> Result<bool, StoreError> {
    for one in party {
        if blocks::between(tx, &one.player.id, &other.player.id)? {
            return Ok(false);
        }
        let own = fit::rating(tx, &one.player.id, game, pace, now)?;
        let theirs = fit::rating(tx, &other.player.id, game, pace, now)?;
        if let (Some(own), Some(theirs)) = (own, theirs) {
            let apart = f64::from((own.rating - theirs.rating).abs());
            // Both have to accept it.
            let accepted = range(one.since, now).min(range(other.since, now));
            if apart > accepted {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// How far apart ratings may be for somebody who waits since then.
fn range(since: Millis, now: Millis) -> f64 {
    let waited = now.saturating_sub(since);
    if waited >= ANYBODY {
        return f64::INFINITY;
    }
    FIRST_RANGE + WIDENING * (waited as f64 / 1000.0)
}

/// Begins a game of those who were found. Nobody waits any longer, in the same transaction.
fn seat(
    tx: &mut dyn Tx,
    spec: &GameSpec,
    clock: ClockSetting,
    rated: bool,
    mut party: Vec<PlayerRef>,
    now: Millis,
) -> Result<Begun, StoreError> {
    for player in &party {
        if !pairing::remove(tx, &player.id)? {
            return Err(StoreError::Conflict);
        }
    }
    for last in (1..party.len()).rev() {
        party.swap(last, ids::below(last + 1));
    }
    if let [a, b] = &party[..] {
        // Whoever has begun more often is second now.
        let balances = [a, b].map(|player| pairing::balance(tx, &player.id, spec.text()));
        let [a, b] = balances;
        if a? > b? {
            party.swap(0, 1);
        }
    }
    let game = NewGame {
        spec: spec.clone(),
        position: None,
        clock: Some(clock),
        rated,
        challenge: None,
        seats: party,
    };
    games::start(tx, &game, now)
}

#[cfg(test)]
mod tests {
    use super::{ANYBODY, range};

    #[test]
    fn ranges_widen_with_the_time_of_waiting() {
        assert!((range(1000, 1000) - 150.0).abs() < 1e-9);
        assert!((range(1000, 11_000) - 350.0).abs() < 1e-9);
        assert!(range(1000, 1000 + ANYBODY).is_infinite());
    }
}
