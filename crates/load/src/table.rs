//! Players and the tables they sit down at.

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use doska_contract::online::{Challenge, Joined, SignedIn, SignedUp};
use serde_json::{Value, json};
use tokio::time::{Instant, sleep};

use crate::http::{Http, Reply};
use crate::script::Script;

/// How long a client tries again before it says that the server is gone.
const PATIENCE: Duration = Duration::from_secs(40);

/// Somebody who plays.
#[derive(Clone, Debug)]
pub struct Person {
    /// The id.
    pub id: String,
    /// What proves it.
    pub token: String,
}

/// A game with its players.
#[derive(Clone, Debug)]
pub struct Table {
    /// The game's id.
    pub game: String,
    /// Who plays, by seat.
    pub people: Vec<Person>,
    /// What they play.
    pub script: Arc<Script>,
}

/// Sends a request until it is answered: the server may be gone for a moment, and whether it heard the request is
/// not known then.
pub async fn insist(
    http: &mut Http,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<&str>,
) -> Result<Reply> {
    let began = Instant::now();
    loop {
        let last = match http.call(method, path, token, body).await {
            Ok(reply) if reply.status < 500 => return Ok(reply),
            // One of many may be without its database for a moment; another may not.
            Ok(reply) if reply.status == 503 && http.way().has_others() => {
                http.hang_up();
                anyhow!("{} {}", reply.status, reply.text())
            }
            Ok(reply) => bail!("{method} {path}: {} {}", reply.status, reply.text()),
            Err(error) => error.into(),
        };
        if began.elapsed() > PATIENCE {
            return Err(last).with_context(|| format!("{method} {path}: no answer"));
        }
        sleep(Duration::from_millis(10)).await;
    }
}

/// Expects one of the statuses.
pub fn expect(reply: Reply, statuses: &[u16], what: &str) -> Result<Reply> {
    if statuses.contains(&reply.status) {
        return Ok(reply);
    }
    bail!("{what}: {} {}", reply.status, reply.text())
}

impl Person {
    /// A new guest.
    pub async fn guest(http: &mut Http) -> Result<Person> {
        let reply = insist(http, "POST", "/api/v1/guests", None, Some("{}")).await?;
        let signed: SignedIn = expect(reply, &[201], "POST /guests")?.json()?;
        Ok(Person {
            id: signed.player.id,
            token: signed.token,
        })
    }
}

impl Person {
    /// A new member, who can play rated games.
    pub async fn member(http: &mut Http, name: &str) -> Result<Person> {
        let body = json!({"name": name, "password": format!("Zug um Zug {name}")}).to_string();
        let reply = insist(http, "POST", "/api/v1/account", None, Some(&body)).await?;
        let signed: SignedUp = expect(reply, &[201], "POST /account")?.json()?;
        Ok(Person {
            id: signed.player.id,
            token: signed.token,
        })
    }
}

impl Table {
    /// Sits people down for a game, the first at the first seat.
    pub async fn open(
        http: &mut Http,
        people: Vec<Person>,
        script: &Arc<Script>,
        clock: Value,
        rated: bool,
    ) -> Result<Table> {
        let maker = people.first().context("nobody plays")?;
        let body = json!({"game": script.game, "clock": clock, "rated": rated, "seat": 0});
        let token = Some(maker.token.as_str());
        let body = body.to_string();
        let reply = insist(http, "POST", "/api/v1/challenges", token, Some(&body)).await?;
        let challenge: Challenge = expect(reply, &[201], "POST /challenges")?.json()?;
        let mut game = None;
        for (seat, person) in people.iter().enumerate().skip(1) {
            game = join(http, &challenge.id, seat, person).await?;
        }
        Ok(Table {
            game: game.context("all have joined and nothing has started")?,
            people,
            script: Arc::clone(script),
        })
    }
}

/// Joins a challenge; gives the game if that starts it.
async fn join(
    http: &mut Http,
    challenge: &str,
    seat: usize,
    person: &Person,
) -> Result<Option<String>> {
    let path = format!("/api/v1/challenges/{challenge}/join");
    let token = Some(person.token.as_str());
    let body = json!({"seat": seat}).to_string();
    let reply = insist(http, "POST", &path, token, Some(&body)).await?;
    if reply.status == 200 {
        let joined: Joined = reply.json()?;
        return Ok(joined.game_id);
    }
    // The request may have been heard before, and its answer lost.
    let path = format!("/api/v1/challenges/{challenge}");
    let seen = insist(http, "GET", &path, token, None).await?;
    let seen: Challenge = expect(seen, &[200], "GET /challenges")?.json()?;
    if !seen.players.iter().any(|player| player.id == person.id) {
        bail!("join: {} {}", reply.status, reply.text());
    }
    Ok(seen.game_id)
}
