//! The archive over HTTP: search, streams, the opening explorer, kept analysis.

use std::collections::{BTreeMap, HashSet};

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use doska_contract::online::{
    AnalysisStatus, Explorer, ExplorerMove, GameAnalysis, GamesPage, Results,
};
use doska_contract::{Found, Review};
use doska_play::{AnyMove, GameHistory, GameSpec, Note};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio_stream::StreamExt;
use tokio_stream::wrappers::ReceiverStream;

use super::{Path, Problem, Query, origin};
use crate::app::App;
use crate::archive::{self, Format, Kept, Wanted};
use crate::games::GameError;
use crate::limits::Client;
use crate::people::Caller;
use crate::store::archive::{self as stored, Analysis, Source};
use crate::store::{StoreError, Tx, outbox, search, watch};

/// How many games a page has where nobody says, and at most.
const PAGE: u64 = 20;
const LARGEST_PAGE: u64 = 100;
/// Games that wait in a stream until they are sent.
const AHEAD: usize = 8;

/// The routes of the archive.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/games", get(list))
        .route("/games/{id}/analysis", get(analysis).post(analyse))
        .route("/explorer", get(explore))
}

/// `GET /games`: a page of games, or a stream of all of them.
pub async fn list(
    State(app): State<App>,
    client: Client,
    headers: HeaderMap,
    Query(wanted): Query<Wanted>,
) -> Result<Response, Problem> {
    let filter = if wanted.position.is_some() || wanted.moves.is_some() {
        let wanted = wanted.clone();
        app.positions.run(move || wanted.filter()).await
    } else {
        wanted.filter()
    };
    let mut filter = filter.map_err(unfit)?;
    let format = wanted.format.as_deref().map(format).transpose()?.flatten();
    if let Some(text) = filter.player.take() {
        let found = app.store.read(move |tx| search::player(tx, &text)).await;
        let found = found.map_err(|error: StoreError| Problem::from(error))?;
        filter.player = Some(found.ok_or_else(no_player)?);
    }
    let Some(format) = format else {
        let most = wanted.max.unwrap_or(PAGE).clamp(1, LARGEST_PAGE);
        let mut games = archive::page(&app.store, filter, most + 1, app.clock.now()).await?;
        let more = games.len() as u64 > most;
        games.truncate(most as usize);
        let last = games.last().filter(|_| more);
        let next = last.map(|game| archive::next(game.created_at, &game.id));
        return Ok(axum::Json(GamesPage { games, next }).into_response());
    };
    let open = app.limits.one_more_export(&client)?;
    let (send, texts) = mpsc::channel(AHEAD);
    let (origin, most) = (origin(&app, &headers), wanted.max.unwrap_or(u64::MAX));
    tokio::spawn(async move {
        if let Err(error) = archive::export(app, filter, most, format, origin, send).await {
            tracing::error!(%error, "a stream of games broke off");
        }
        drop(open);
    });
    let body = Body::from_stream(ReceiverStream::new(texts).map(Ok::<_, std::convert::Infallible>));
    Ok(([(CONTENT_TYPE, format.media_type())], body).into_response())
}

/// `GET /games/ID?format=…`: a game as a record or as one line of JSON.
pub async fn one(
    app: &App,
    headers: &HeaderMap,
    id: String,
    format: Format,
) -> Result<Response, Problem> {
    let (now, origin) = (app.clock.now(), origin(app, headers));
    let read = move |tx: &mut dyn Tx| {
        let kept = Kept::load(tx, &id)?.ok_or(GameError::NotFound)?;
        Ok::<_, GameError>(archive::write(&kept, format, now, &origin))
    };
    let text = app.store.read(read).await?;
    Ok(([(CONTENT_TYPE, format.media_type())], text).into_response())
}

/// A format by its name; `None` for plain JSON.
pub fn format(name: &str) -> Result<Option<Format>, Problem> {
    match name {
        "json" => Ok(None),
        "ndjson" => Ok(Some(Format::Ndjson)),
        "pdn" => Ok(Some(Format::Pdn)),
        _ => Err(unfit(archive::one_of("format", name, "json, ndjson, pdn"))),
    }
}

/// `?game=…&position=…`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Explored {
    game: String,
    position: Option<String>,
}

/// A position that is asked for, with its moves.
struct Asked {
    game: String,
    position: String,
    key: i64,
    legal: Vec<String>,
}

impl Explored {
    fn read(self) -> Result<Asked, Note> {
        let spec = GameSpec::read(&self.game)?;
        let position = match &self.position {
            Some(text) => spec.position(text)?,
            None => spec.start(),
        };
        Ok(Asked {
            game: spec.versioned(),
            position: position.text(),
            key: archive::key(position.key()),
            legal: position.moves().iter().map(AnyMove::text).collect(),
        })
    }
}

/// `GET /explorer`: what was played in a position.
pub async fn explore(
    State(app): State<App>,
    Query(asked): Query<Explored>,
) -> Result<axum::Json<Explorer>, Problem> {
    let read = app.positions.run(move || asked.read()).await;
    let Asked {
        game,
        position,
        key,
        legal,
    } = read.map_err(unfit)?;
    let rules = game.clone();
    let read = move |tx: &mut dyn Tx| stored::explore(tx, &rules, key);
    let rows = app.store.read(read).await;
    let rows = rows.map_err(|error: StoreError| Problem::from(error))?;
    // Two positions may share a key, if rarely: moves of the other one are not shown.
    let mut moves: BTreeMap<String, ExplorerMove> = BTreeMap::new();
    for (text, source, results) in rows.into_iter().filter(|(text, ..)| legal.contains(text)) {
        let one = moves.entry(text.clone()).or_insert_with(|| ExplorerMove {
            r#move: text,
            people: Results::default(),
            selfplay: Results::default(),
        });
        match source {
            Source::People => one.people = results,
            Source::SelfPlay => one.selfplay = results,
        }
    }
    let mut moves: Vec<ExplorerMove> = moves.into_values().collect();
    moves.sort_by_key(|one| std::cmp::Reverse(one.people.games() + one.selfplay.games()));
    Ok(axum::Json(Explorer {
        game,
        position,
        moves,
    }))
}

/// `GET /games/ID/analysis`: the analysis that is kept with a game.
pub async fn analysis(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<axum::Json<GameAnalysis>, Problem> {
    let read = move |tx: &mut dyn Tx| {
        let game = Kept::load(tx, &id)?.ok_or(GameError::NotFound)?;
        let analysis = stored::analysis(tx, &id)?;
        let progress = outbox::progress(tx, archive::ANALYSIS, &id)?;
        Ok::<_, GameError>(wire(game.round().history(), analysis, progress)?)
    };
    Ok(axum::Json(app.store.read(read).await?))
}

/// `POST /games/ID/analysis`: asks for one. It is made once, whoever asks.
pub async fn analyse(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, Problem> {
    let now = app.clock.now();
    let key = id.clone();
    let (read, player) = (id.clone(), caller.player.id);
    let own = app.store.read(move |tx| own_rated_game(tx, &read, &player));
    if own.await?.is_some() {
        let note = Note::new("archive-own-rated-game");
        return Err(Problem::forbidden("own_rated_game", note));
    }
    let asked = app.store.write(move |tx| {
        let ended = stored::has_ended(tx, &key)?.ok_or(GameError::NotFound)?;
        if ended && stored::ask_analysis(tx, &key, now)? {
            outbox::add(tx, archive::ANALYSIS, &key, now, now)?;
        }
        Ok::<_, GameError>(ended)
    });
    if !asked.await? {
        return Err(Problem::conflict("running", Note::new("archive-running")));
    }
    let answer = analysis(State(app), Path(id)).await?;
    let status = if answer.status == AnalysisStatus::Done {
        StatusCode::OK
    } else {
        StatusCode::ACCEPTED
    };
    Ok((status, answer).into_response())
}

/// The rated game in progress of a player that has stood, since its opening, where this one passed: an earlier position
/// would give its next move as well.
fn own_rated_game(tx: &mut dyn Tx, id: &str, player: &str) -> Result<Option<String>, GameError> {
    let game = Kept::load(tx, id)?.ok_or(GameError::NotFound)?;
    let history = game.round().history();
    let running = watch::rated_games(tx, player, &history.start().game())?;
    let passed: HashSet<String> = texts(history, 0).collect();
    for id in running {
        let own = Kept::load(tx, &id)?.ok_or(GameError::NotFound)?;
        let mut stood = texts(own.round().history(), watch::OPENING);
        if stood.any(|position| passed.contains(&position)) {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

/// The positions of a game from a ply on, without counters.
fn texts(history: &GameHistory, from: usize) -> impl Iterator<Item = String> {
    let positions = (from..=history.plies()).filter_map(|ply| history.position_at(ply));
    positions.map(|position| position.text())
}

fn wire(
    history: &GameHistory,
    kept: Option<Analysis>,
    progress: Option<u32>,
) -> Result<GameAnalysis, StoreError> {
    let status = match &kept {
        None => AnalysisStatus::None,
        Some(kept) if kept.made_at.is_none() => AnalysisStatus::Queued,
        Some(_) => AnalysisStatus::Done,
    };
    let found = kept.as_ref().and_then(|kept| kept.found.as_deref());
    let found: Option<Vec<Option<Found>>> = found
        .map(serde_json::from_str)
        .transpose()
        .map_err(|error| StoreError::Damaged(format!("analysis: {error}")))?;
    Ok(GameAnalysis {
        status,
        progress,
        review: found.clone().map(|found| Review::new(history, found)),
        found,
        nodes: kept.as_ref().and_then(|kept| kept.nodes),
        at: kept.and_then(|kept| kept.made_at),
    })
}

fn unfit(note: Note) -> Problem {
    Problem::unfit("bad_query", note)
}

fn no_player() -> Problem {
    Problem::new(
        StatusCode::NOT_FOUND,
        "no_player",
        Note::new("archive-no-player"),
    )
}
