//! Who sits down while nodes break: nobody twice, and nobody where somebody else sits.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use doska_contract::online::{Challenge, Game, MyGames, Notice, ServerFrame};
use serde_json::json;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use crate::hall::Hall;
use crate::http::Http;
use crate::socket::Socket;
use crate::table::{Person, expect, insist};

/// How many want the same seat.
const RIVALS: usize = 3;
/// How many look for opponents together.
const SEEKERS: usize = 4;
/// How long they look.
const SEEK: Duration = Duration::from_secs(4);

/// Lets several players take the same seat on several nodes at once, again and again; how often.
pub async fn races(hall: Arc<Hall>) -> Result<usize> {
    let mut http = Http::new(hall.way.clone());
    let mut count = 0;
    while !hall.is_closing() {
        race(&hall, &mut http)
            .await
            .context("several wanted one seat")?;
        count += 1;
        sleep(Duration::from_millis(50)).await;
    }
    Ok(count)
}

async fn race(hall: &Hall, http: &mut Http) -> Result<()> {
    let maker = Person::guest(http).await?;
    let script = hall.script_for_two()?;
    let body = json!({"game": script.game, "clock": null, "rated": false, "seat": 0}).to_string();
    let reply = insist(
        http,
        "POST",
        "/api/v1/challenges",
        Some(&maker.token),
        Some(&body),
    )
    .await?;
    let challenge: Challenge = expect(reply, &[201], "POST /challenges")?.json()?;
    let path = format!("/api/v1/challenges/{}", challenge.id);
    let mut joins = JoinSet::new();
    for _ in 0..RIVALS {
        let rival = Person::guest(http).await?;
        let (mut http, path) = (Http::new(hall.way.clone()), format!("{path}/join"));
        joins.spawn(async move {
            let reply = insist(&mut http, "POST", &path, Some(&rival.token), Some("{}")).await?;
            anyhow::Ok((rival.id, reply.status == 200))
        });
    }
    let mut told = Vec::new();
    while let Some(join) = joins.join_next().await {
        let (rival, seated) = join??;
        told.extend(seated.then_some(rival));
    }
    let reply = insist(http, "GET", &path, None, None).await?;
    let challenge: Challenge = expect(reply, &[200], &path)?.json()?;
    let players: Vec<&str> = challenge
        .players
        .iter()
        .map(|player| player.id.as_str())
        .collect();
    let strangers = told.iter().filter(|id| !players.contains(&id.as_str()));
    ensure!(
        players.len() == 2 && told.len() <= 1 && strangers.count() == 0,
        "{path}: {players:?} play, {told:?} were told that they do"
    );
    let path = format!(
        "/api/v1/games/{}",
        challenge.game_id.context("all have joined")?
    );
    let reply = insist(http, "GET", &path, None, None).await?;
    let game: Game = expect(reply, &[200], &path)?.json()?;
    let seats: BTreeSet<&str> = game.seats.iter().map(|seat| seat.id.as_str()).collect();
    ensure!(
        seats == players.iter().copied().collect() && seats.len() == 2,
        "{path}: {seats:?} sit there, {players:?} joined"
    );
    Ok(())
}

/// Lets a few look for opponents at once on several nodes, again and again; how many were seated.
pub async fn seeks(hall: Arc<Hall>) -> Result<usize> {
    let mut http = Http::new(hall.way.clone());
    let mut everybody = Vec::new();
    while !hall.is_closing() {
        let mut seekers = JoinSet::new();
        for _ in 0..SEEKERS {
            let person = Person::guest(&mut http).await?;
            everybody.push(person.clone());
            seekers.spawn(seek(Arc::clone(&hall), person));
        }
        while let Some(seeker) = seekers.join_next().await {
            seeker?;
        }
    }
    let mut seated = 0;
    for person in &everybody {
        let path = "/api/v1/me/games";
        let reply = insist(&mut http, "GET", path, Some(&person.token), None).await?;
        let games: MyGames = expect(reply, &[200], path)?.json()?;
        ensure!(
            games.games.len() <= 1,
            "{} looked for one game and sits in {:?}",
            person.id,
            games.games.iter().map(|game| &game.id).collect::<Vec<_>>()
        );
        seated += games.games.len();
    }
    Ok(seated)
}

/// Looks for opponents once, for a while. Whoever is not heard, or whose socket breaks, does not ask again.
async fn seek(hall: Arc<Hall>, person: Person) {
    let Ok(mut socket) = Socket::open(hall.way.pick(), Some(&person.token)).await else {
        return;
    };
    let mut http = Http::new(hall.way.clone());
    let game = hall
        .script_for_two()
        .map_or("", |script| script.game.as_str());
    // A clock that nobody else asks for, slow enough for the game to last until the end of the test.
    let body = json!({"games": [game], "clocks": [{"days": 2}]}).to_string();
    let asked = http.call("POST", "/api/v1/pairing", Some(&person.token), Some(&body));
    let _ = asked.await;
    // The socket is read, so that the player counts as connected.
    let begun = async {
        while let Ok(frame) = socket.next().await {
            if let ServerFrame::Notice {
                notice: Notice::GameStarted { .. },
            } = frame
            {
                return;
            }
        }
    };
    let _ = timeout(SEEK, begun).await;
    let _ = http
        .call("DELETE", "/api/v1/pairing", Some(&person.token), None)
        .await;
}
