//! What was answered, and whether the server still knows it.

use anyhow::{Context, Result, bail, ensure};
use doska_contract::online::{Game, GameStatus};
use doska_contract::{GameEvent, GameEventKind, Outcome};
use doska_play::round::Round;
use serde_json::Value;

use crate::http::{Http, Lines};
use crate::table::{Table, expect, insist};

/// How often a game is asked for where a node may die meanwhile.
const ATTEMPTS: usize = 10;
/// And how long between two attempts.
const PAUSE: std::time::Duration = std::time::Duration::from_millis(200);

/// A command that was answered with 200: from then on it must never be lost.
#[derive(Clone, Debug)]
pub struct Answered {
    /// The end of its path: `moves`, `offers`, `resign`.
    pub kind: &'static str,
    /// The seat that sent it.
    pub seat: usize,
    /// The id of the command.
    pub id: String,
    /// The request.
    pub request: String,
    /// The move, if it is one, with the ply after it.
    pub played: Option<(usize, String)>,
    /// The first answer.
    pub answer: Value,
}

/// A table and all that was answered there, in order.
#[derive(Clone, Debug)]
pub struct Played {
    /// The table.
    pub table: Table,
    /// The answered commands.
    pub answered: Vec<Answered>,
}

impl Played {
    /// Checks that the server knows all of it, each once and in order, that the events give the game, and that a
    /// command that is sent again gets its first answer. `complete` says that nothing else was sent.
    pub async fn check(&self, http: &mut Http, complete: bool) -> Result<()> {
        let (game, events) = fetch(http, &self.table.game).await?;
        self.check_game(&game, &events, complete)
            .with_context(|| format!("game {} ({})", game.id, game.game))?;
        // The first ones and the last ones.
        let count = self.answered.len();
        for (index, answered) in self.answered.iter().enumerate() {
            if index < 2 || index + 3 >= count {
                self.check_repetition(http, answered).await?;
            }
        }
        Ok(())
    }

    fn check_game(&self, game: &Game, events: &[GameEvent], complete: bool) -> Result<()> {
        check_fold(game, events)?;
        let moves: Vec<(&GameEvent, usize, &str)> = events
            .iter()
            .filter_map(|event| match &event.kind {
                GameEventKind::Move { ply, r#move, .. } => Some((event, *ply, r#move.as_str())),
                _ => None,
            })
            .collect();
        let answered: Vec<&Answered> = self
            .answered
            .iter()
            .filter(|answered| answered.played.is_some())
            .collect();
        ensure!(
            answered.len() <= moves.len(),
            "{} moves were answered and {} are there",
            answered.len(),
            moves.len()
        );
        ensure!(
            !complete || answered.len() == moves.len(),
            "{} moves were answered, but {} are there",
            answered.len(),
            moves.len()
        );
        for (answered, (event, ply, text)) in answered.iter().zip(&moves) {
            let (was, played) = answered.played.as_ref().context("a move")?;
            ensure!(
                event.id.as_deref() == Some(&answered.id)
                    && (*ply, *text) == (*was, played.as_str())
                    && event.seat == Some(answered.seat),
                "answered was {answered:?}, there is {event:?}"
            );
            let version = answered.answer["version"].as_u64().unwrap_or(0);
            let after = events.get(event.version as usize..version as usize);
            ensure!(
                after.is_some_and(|after| after.iter().all(|event| !is_move(event))),
                "the move has version {}, its answer said {version}",
                event.version
            );
        }
        let endings = events
            .iter()
            .filter(|event| matches!(event.kind, GameEventKind::Ended { .. }));
        ensure!(endings.count() <= 1, "it ended more than once");
        Ok(())
    }

    async fn check_repetition(&self, http: &mut Http, answered: &Answered) -> Result<()> {
        let path = format!("/api/v1/games/{}/{}", self.table.game, answered.kind);
        let token = self.table.people[answered.seat].token.as_str();
        let reply = insist(http, "POST", &path, Some(token), Some(&answered.request)).await?;
        let again: Value = expect(reply, &[200], "the same command again")?.json()?;
        ensure!(
            again == answered.answer,
            "{path} {}: the first answer was {}, now it is {again}",
            answered.request,
            answered.answer
        );
        Ok(())
    }
}

fn is_move(event: &GameEvent) -> bool {
    matches!(event.kind, GameEventKind::Move { .. })
}

/// A game as it stands, and its events up to there. Where there are several nodes, one may die meanwhile.
pub async fn fetch(http: &mut Http, id: &str) -> Result<(Game, Vec<GameEvent>)> {
    for _ in 0..if http.way().has_others() { ATTEMPTS } else { 0 } {
        match fetch_once(http, id).await {
            Err(error) if error.is::<std::io::Error>() => {
                http.hang_up();
                // Until the gate has noticed, half of the nodes it picks may be the one that is gone.
                tokio::time::sleep(PAUSE).await;
            }
            fetched => return fetched,
        }
    }
    fetch_once(http, id).await
}

async fn fetch_once(http: &mut Http, id: &str) -> Result<(Game, Vec<GameEvent>)> {
    let path = format!("/api/v1/games/{id}");
    let reply = insist(http, "GET", &path, None, None).await?;
    let game: Game = expect(reply, &[200], &path)?.json()?;
    let mut lines = Lines::open(http.way().clone(), &format!("{path}/events"), None).await?;
    let mut events: Vec<GameEvent> = Vec::new();
    while events.len() < game.version as usize {
        let Some(line) = lines.next().await? else {
            bail!(
                "{path}: events end after {} of {}",
                events.len(),
                game.version
            );
        };
        events.push(serde_json::from_str(&line).with_context(|| line.clone())?);
    }
    if game.status == GameStatus::Ended {
        ensure!(
            lines.next().await?.is_none(),
            "{path}: events after the end"
        );
    }
    Ok((game, events))
}

/// Checks that the versions have no hole, and that the events give the game.
pub fn check_fold(game: &Game, events: &[GameEvent]) -> Result<()> {
    for (index, event) in events.iter().enumerate() {
        ensure!(
            event.version as usize == index + 1,
            "event {} has version {}",
            index + 1,
            event.version
        );
    }
    let read: Result<Vec<_>, _> = events.iter().map(GameEvent::read).collect();
    let read = read.map_err(|note| anyhow::anyhow!("an event cannot be read: {note:?}"))?;
    let round =
        Round::replay(&read).map_err(|note| anyhow::anyhow!("it does not replay: {note:?}"))?;
    let history = round.history();
    ensure!(history.move_texts() == game.moves, "the moves differ");
    ensure!(round.ply() == game.ply, "the ply differs");
    ensure!(
        history.position().text() == game.position,
        "the position differs: {} is {}",
        history.position().text(),
        game.position
    );
    let outcome = round
        .end()
        .map(|end| Outcome::new(end, &history.position()));
    ensure!(
        outcome == game.outcome,
        "the outcome differs: {outcome:?} is {:?}",
        game.outcome
    );
    let status = match round.end() {
        Some(_) => GameStatus::Ended,
        None => GameStatus::Playing,
    };
    ensure!(status == game.status, "the status differs");
    let offer = round.pending_offer().is_some();
    ensure!(offer == game.offer.is_some(), "the offer differs");
    let mover = round.end().is_none().then(|| round.mover().index());
    ensure!(mover == game.to_move, "who is to move differs");
    Ok(())
}
