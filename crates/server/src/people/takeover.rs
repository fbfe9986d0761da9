//! A guest who signs in to an account is the same person: what was the guest's becomes the member's. Games stay unrated,
//! as all games of guests are, and a game between the two keeps its seats: nobody plays against himself.

use doska_contract::online::TakenOver;
use doska_play::round::Millis;

use crate::correspondence::vacation;
use crate::lobby;
use crate::store::challenges::{self, Challenge};
use crate::store::players::Player;
use crate::store::{StoreError, Tx, blocks, correspondence, events, games, notify, personal};

/// What a member has got of a guest.
pub struct Takeover {
    /// The games that are the member's now.
    pub games: Vec<String>,
    /// Those where both have a seat.
    pub left: Vec<String>,
    /// Challenges that ended by it.
    pub closed: Vec<Challenge>,
}

impl Takeover {
    /// As the member is told.
    pub fn wire(&self) -> TakenOver {
        TakenOver {
            games: self.games.len(),
            left: self.left.clone(),
        }
    }
}

/// Gives a member everything of a guest, inside a transaction.
pub fn take_over(
    tx: &mut dyn Tx,
    member: &str,
    guest: &Player,
    now: Millis,
) -> Result<Takeover, StoreError> {
    let closed = close_own(tx, member, guest, now)?;
    take_vacations(tx, member, &guest.id, now)?;
    take_push(tx, member, &guest.id)?;
    let (games, left) = personal::games_of_both(tx, member, &guest.id)?;
    personal::hand_over(tx, member, &guest.id)?;
    for game in &games {
        let seats = games::seats(tx, game)?;
        events::reseat(tx, game, &seats)?;
    }
    Ok(Takeover {
        games,
        left,
        closed,
    })
}

/// Ends open challenges of the guest that would be the member's own twice, or be with somebody whom the member does not
/// want to meet.
fn close_own(
    tx: &mut dyn Tx,
    member: &str,
    guest: &Player,
    now: Millis,
) -> Result<Vec<Challenge>, StoreError> {
    let mut closed = Vec::new();
    for mut challenge in challenges::of_player(tx, &guest.id, now)? {
        let at_it = challenge.sitting.iter().map(|(_, player)| player);
        let people = at_it.chain(&challenge.opponent).chain([&challenge.maker]);
        let people: Vec<String> = people.map(|player| player.id.clone()).collect();
        let mut unfit = false;
        for other in people.iter().filter(|id| **id != guest.id) {
            unfit |= other == member || blocks::between(tx, member, other)?;
        }
        if unfit {
            lobby::leave_open(tx, &mut challenge, &guest.id)?;
            closed.push(challenge);
        }
    }
    Ok(closed)
}

/// Vacations come along as long as the member has days left: nobody gets more of them by being a guest first.
fn take_vacations(
    tx: &mut dyn Tx,
    member: &str,
    guest: &str,
    now: Millis,
) -> Result<(), StoreError> {
    for taken in correspondence::vacations(tx, guest, now)? {
        let known = correspondence::vacations(tx, member, vacation::year_start(now))?;
        let overlaps = |other: &doska_contract::online::Vacation| {
            other.from < taken.to && taken.from < other.to
        };
        let days = (taken.to - taken.from).div_ceil(vacation::DAY);
        let left = vacation::days_left(&known, taken.from);
        if days <= u64::from(left) && !known.iter().any(overlaps) {
            correspondence::give_vacation(tx, &taken.id, member)?;
        }
    }
    Ok(())
}

/// A member who has never chosen what browsers are told keeps what the guest chose.
fn take_push(tx: &mut dyn Tx, member: &str, guest: &str) -> Result<(), StoreError> {
    let (Some(mut own), Some(theirs)) = (notify::find(tx, member)?, notify::find(tx, guest)?)
    else {
        return Ok(());
    };
    if own.push.is_empty() && notify::subscriptions(tx, member)?.is_empty() {
        own.push = theirs.push;
        notify::put(tx, &own)?;
    }
    Ok(())
}
