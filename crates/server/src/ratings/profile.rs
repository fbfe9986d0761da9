//! Ratings as they are shown: beside names, on profiles and leaderboards.

use doska_contract::online::{
    LastSeen, Leaderboard, PlayerKind, PlayerRating, PlayerRef, Profile, Ranked, RatingHistory,
    RatingPoint, SeatRating,
};
use doska_play::GameSpec;
use doska_play::round::Millis;

use super::pool::{pool, pools};
use crate::bots;
use crate::store::players::Player;
use crate::store::ratings::{self, Changed, Kept, Pool, shown};
use crate::store::{StoreError, Tx, games, profiles};

const DAY: Millis = 24 * 60 * 60 * 1000;
/// Whoever did something this lately counts as being here.
const HERE: Millis = 5 * 60 * 1000;
/// Whoever has not played for this long is on no leaderboard.
const ACTIVE: Millis = 90 * DAY;
/// Rows of a leaderboard, and of those that are looked at for it.
const ROWS: usize = 100;
const LOOKED_AT: u32 = 1000;
/// Games of a profile.
const RECENT: u32 = 20;
/// Points of a history.
const POINTS: u32 = 1000;

/// A rating as it is shown.
pub fn player_rating(
    game: &str,
    kept: &Kept,
    pace: doska_contract::online::Pace,
    now: Millis,
) -> PlayerRating {
    let rating = &kept.rating;
    PlayerRating {
        game: game.to_owned(),
        pace,
        rating: shown(rating.rating),
        deviation: shown(rating.deviation_at(now)),
        provisional: rating.is_provisional(seats_of(game), now),
        games: kept.games,
        at: rating.at.unwrap_or(0),
    }
}

fn seats_of(game: &str) -> usize {
    GameSpec::read(game).map_or(2, |spec| spec.seats())
}

/// All ratings of a player, in the order in which games and paces are shown.
pub fn of_player(
    tx: &mut dyn Tx,
    player: &str,
    now: Millis,
) -> Result<Vec<PlayerRating>, StoreError> {
    let kept = ratings::of_player(tx, player)?;
    let mut found: Vec<PlayerRating> = kept
        .iter()
        .map(|rating| player_rating(&rating.game, &rating.kept, rating.pace, now))
        .collect();
    let order = pools();
    let place = |game: &str| order.iter().position(|known| *known == game);
    found.sort_by_key(|rating| (place(&rating.game).unwrap_or(usize::MAX), rating.pace as u8));
    Ok(found)
}

/// What anybody may know of a player, by id or name.
pub fn profile(
    tx: &mut dyn Tx,
    name: &str,
    now: Millis,
    is_connected: impl FnOnce(&mut dyn Tx, &str) -> Result<bool, StoreError>,
) -> Result<Option<Profile>, StoreError> {
    let Some((player, seen_at)) = profiles::find(tx, name)? else {
        return Ok(None);
    };
    let seen = if is_connected(tx, &player.id)? {
        LastSeen::Online
    } else {
        last_seen(seen_at, now)
    };
    let Player { id, created_at, .. } = &player;
    Ok(Some(Profile {
        since: *created_at,
        seen,
        level: bots::level_of(id),
        games: profiles::counts(tx, id)?,
        ratings: of_player(tx, id, now)?,
        recent: profiles::recent(tx, id, RECENT)?,
        player: player.reference(),
    }))
}

fn last_seen(at: Millis, now: Millis) -> LastSeen {
    match now.saturating_sub(at) {
        age if age < HERE => LastSeen::Online,
        age if age < DAY => LastSeen::Day,
        age if age < 7 * DAY => LastSeen::Week,
        age if age < 30 * DAY => LastSeen::Month,
        _ => LastSeen::Earlier,
    }
}

/// How a rating came about.
pub fn history(
    tx: &mut dyn Tx,
    name: &str,
    pool: Pool,
) -> Result<Option<RatingHistory>, StoreError> {
    let Some((player, _)) = profiles::find(tx, name)? else {
        return Ok(None);
    };
    let points = ratings::history(tx, &player.id, pool.game, pool.pace, POINTS)?;
    let points = points
        .into_iter()
        .map(|(at, rating, deviation, game_id)| RatingPoint {
            at,
            rating: shown(rating),
            deviation: shown(deviation),
            game_id,
        });
    Ok(Some(RatingHistory {
        player: player.reference(),
        game: pool.game.to_owned(),
        pace: pool.pace,
        points: points.collect(),
    }))
}

/// The best players of a pool who are no longer provisional and have played lately, and the bots to compare with.
pub fn leaderboard(tx: &mut dyn Tx, pool: Pool, now: Millis) -> Result<Leaderboard, StoreError> {
    let since = now.saturating_sub(ACTIVE);
    let people = ratings::best(tx, pool, PlayerKind::Member.name(), since, LOOKED_AT)?;
    let programs = ratings::best(tx, pool, PlayerKind::Bot.name(), 0, LOOKED_AT)?;
    Ok(Leaderboard {
        game: pool.game.to_owned(),
        pace: pool.pace,
        players: ranked(people, pool, now, false),
        // Few people play a bot rated as they are: an uncertain number says more than none.
        bots: ranked(programs, pool, now, true),
    })
}

fn ranked(best: Vec<(PlayerRef, Kept)>, pool: Pool, now: Millis, provisional: bool) -> Vec<Ranked> {
    let mut rows: Vec<Ranked> = Vec::new();
    for (player, kept) in best {
        let rating = player_rating(pool.game, &kept, pool.pace, now);
        if rating.provisional && !provisional || rows.len() >= ROWS {
            continue;
        }
        let rank = match rows.last() {
            Some(last) if last.rating.rating == rating.rating => last.rank,
            _ => rows.len() + 1,
        };
        rows.push(Ranked {
            rank,
            player,
            rating,
        });
    }
    rows
}

/// The ratings of those who play a game; `None` if there is no such game.
pub fn seats(
    tx: &mut dyn Tx,
    id: &str,
    now: Millis,
) -> Result<Option<Vec<SeatRating>>, StoreError> {
    let Some(head) = games::find(tx, id)? else {
        return Ok(None);
    };
    let pace = head
        .clock
        .as_ref()
        .map(doska_contract::online::ClockSetting::pace);
    let pool = pool(&head.game)
        .zip(pace)
        .map(|(game, pace)| Pool { game, pace });
    let changes = ratings::of_game(tx, id)?;
    let mut seats = Vec::new();
    for (seat, player) in head.seats.iter().enumerate() {
        let none = SeatRating {
            seat,
            rating: None,
            provisional: false,
            change: None,
        };
        seats.push(match (changes.get(&player.id), pool) {
            (Some(changed), Some(pool)) => SeatRating {
                provisional: was_provisional(changed, pool),
                rating: Some(shown(
                    changed.before.unwrap_or(super::Rating::default().rating),
                )),
                change: Some(changed.points()),
                seat,
            },
            (None, Some(pool)) => match ratings::find(tx, &player.id, pool)? {
                Some(kept) => {
                    let rating = player_rating(pool.game, &kept, pool.pace, now);
                    SeatRating {
                        rating: Some(rating.rating),
                        provisional: rating.provisional,
                        ..none
                    }
                }
                None => none,
            },
            _ => none,
        });
    }
    Ok(Some(seats))
}

fn was_provisional(changed: &Changed, pool: Pool) -> bool {
    let before = super::Rating {
        deviation: changed.before_deviation.unwrap_or(f64::INFINITY),
        ..super::Rating::default()
    };
    before.is_provisional(seats_of(pool.game), 0)
}
