//! Whether every rated game changed the ratings of its players once.

use std::collections::{BTreeSet, HashMap};

use anyhow::{Result, ensure};
use doska_contract::online::{Game, GameStatus, Profile, RatingHistory};

use crate::http::Http;
use crate::ledger::Played;
use crate::table::{expect, insist};

/// Checks the ratings of everybody who played a rated game; how many changes there were.
pub async fn check(games: &[Played], http: &mut Http) -> Result<usize> {
    // Who should have a change from which games.
    let mut due: HashMap<&str, BTreeSet<String>> = HashMap::new();
    for played in games {
        let path = format!("/api/v1/games/{}", played.table.game);
        let reply = insist(http, "GET", &path, None, None).await?;
        let game: Game = expect(reply, &[200], &path)?.json()?;
        if game.rated && game.status == GameStatus::Ended {
            for person in &played.table.people {
                due.entry(&person.id).or_default().insert(game.id.clone());
            }
        }
    }
    let mut changes = 0;
    for (player, games) in due {
        let counted = counted(player, http).await?;
        let once: BTreeSet<String> = counted.iter().cloned().collect();
        ensure!(
            once.len() == counted.len(),
            "{player}: a game changed a rating twice"
        );
        let differ: Vec<_> = once.symmetric_difference(&games).collect();
        ensure!(differ.is_empty(), "{player}: counted wrongly: {differ:?}");
        changes += counted.len();
    }
    Ok(changes)
}

/// The games that count for the ratings of a player, with repetitions if there are any.
async fn counted(player: &str, http: &mut Http) -> Result<Vec<String>> {
    let path = format!("/api/v1/players/{player}");
    let reply = insist(http, "GET", &path, None, None).await?;
    let profile: Profile = expect(reply, &[200], &path)?.json()?;
    let mut games = Vec::new();
    for rating in profile.ratings {
        let game = rating.game.replace('?', "%3F").replace('=', "%3D");
        let path = format!("{path}/ratings?game={game}&pace={}", rating.pace.name());
        let reply = insist(http, "GET", &path, None, None).await?;
        let history: RatingHistory = expect(reply, &[200], &path)?.json()?;
        ensure!(
            history.points.len() as i64 == i64::from(rating.games),
            "{path}: {} points, {} games",
            history.points.len(),
            rating.games
        );
        games.extend(history.points.into_iter().map(|point| point.game_id));
    }
    Ok(games)
}
