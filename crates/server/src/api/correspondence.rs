//! Games that last for days: one's own games, conditional moves, notes, vacations.

use axum::extract::State;
use axum::http::StatusCode;
use doska_contract::online::{Conditional, GameNote, MyGames, NewVacation, Vacation, Vacations};
use doska_play::{Note, Seat};

use super::{Json, Path, Problem};
use crate::app::App;
use crate::correspondence::conditional::{self, Next};
use crate::correspondence::vacation::{self, DAY};
use crate::games::Table;
use crate::ids;
use crate::limits::{self, Action, Client};
use crate::people::Caller;
use crate::store::{StoreError, correspondence, games as stored};

/// The longest note, in characters.
const LONGEST_NOTE: usize = 4000;
/// The most notes of a player about games of others.
const MOST_NOTES: usize = 200;

/// `GET /me/games`.
pub async fn games(State(app): State<App>, caller: Caller) -> Result<axum::Json<MyGames>, Problem> {
    let now = app.clock.now();
    let games = app
        .store
        .read(move |tx| correspondence::my_games(tx, &caller.player.id))
        .await
        .map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(MyGames { games, now }))
}

/// The seat of a player at a table.
fn seat_of(table: &Table, caller: &Caller) -> Result<Seat, Problem> {
    let seat = table.seat_of(&caller.player.id);
    seat.ok_or_else(|| Problem::from(crate::games::GameError::NotYourSeat))
}

async fn table(app: &App, id: &str) -> Result<std::sync::Arc<Table>, Problem> {
    let table = app.games.table(id).await?;
    table.ok_or_else(Problem::not_found)
}

/// `GET /games/ID/conditional`.
pub async fn conditional(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<Conditional>, Problem> {
    let seat = seat_of(&*table(&app, &id).await?, &caller)?.index();
    let game = app.games.game(&id).await?;
    let tree = app
        .store
        .read(move |tx| correspondence::conditional(tx, &id, seat))
        .await?;
    let tree = tree.map(|tree| conditional::follow(&tree, &game.moves));
    Ok(axum::Json(match tree {
        Some(Next::Wait(tree)) => tree,
        _ => Conditional {
            ply: game.ply,
            lines: Vec::new(),
        },
    }))
}

/// `PUT /games/ID/conditional`.
pub async fn set_conditional(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
    Json(asked): Json<Conditional>,
) -> Result<axum::Json<Conditional>, Problem> {
    let table = table(&app, &id).await?;
    let seat = seat_of(&table, &caller)?;
    if table.head.is_live() || table.head.seats.len() != 2 {
        let note = Note::new("notify-conditional-clock");
        return Err(Problem::unfit("no_conditional_moves", note));
    }
    let (_, round) = app.games.round(&id).await?;
    if round.end().is_some() {
        return Err(Problem::from(doska_play::round::Refusal::Over));
    }
    let ply = asked.ply;
    let read = move || conditional::read(&asked, round.history(), seat);
    let tree = app.positions.run(read).await;
    let tree = tree.map_err(|note| Problem::unfit("bad_line", note))?;
    let kept = tree.clone();
    app.store
        .write(move |tx| {
            // A move that came meanwhile has not seen this tree.
            stored::hold(tx, &id)?;
            let stands = stored::stands(tx, &id)?;
            if stands.is_none_or(|stands| stands.ply != kept.ply) {
                return Err(StoreError::Conflict);
            }
            correspondence::set_conditional(tx, &id, seat.index(), &kept)
        })
        .await
        .map_err(|error| match error {
            StoreError::Conflict => {
                let note = Note::new("notify-conditional-stale").with("ply", ply + 1);
                Problem::conflict("stale", note)
            }
            error => Problem::from(error),
        })?;
    Ok(axum::Json(tree))
}

/// `GET /games/ID/note`.
pub async fn note(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<axum::Json<GameNote>, Problem> {
    table(&app, &id).await?;
    let text = app
        .store
        .read(move |tx| correspondence::note(tx, &id, &caller.player.id))
        .await;
    let text = text.map_err(|error: StoreError| Problem::from(error))?;
    Ok(axum::Json(GameNote { text }))
}

/// `PUT /games/ID/note`.
pub async fn set_note(
    State(app): State<App>,
    caller: Caller,
    client: Client,
    Path(id): Path<String>,
    Json(asked): Json<GameNote>,
) -> Result<axum::Json<GameNote>, Problem> {
    let table = table(&app, &id).await?;
    if asked.text.chars().count() > LONGEST_NOTE {
        let note = Note::new("notify-note-long").with("most", LONGEST_NOTE);
        return Err(Problem::unfit("too_long", note));
    }
    let (now, text, player) = (
        app.clock.now(),
        asked.text.clone(),
        caller.player.id.clone(),
    );
    let more = table.seat_of(&player).is_none() && !text.is_empty() && {
        let (id, player) = (id.clone(), player.clone());
        let known = app
            .store
            .read(move |tx| correspondence::note(tx, &id, &player));
        let known: Result<String, StoreError> = known.await;
        known?.is_empty()
    };
    if more {
        limits::count_of(&app, Action::Costly, &caller.player, &client).await?;
    }
    app.store
        .write(move |tx| {
            if more && correspondence::notes_elsewhere(tx, &player)? >= MOST_NOTES {
                let note = Note::new("notify-notes-many").with("most", MOST_NOTES);
                return Err(Problem::conflict("too_many_notes", note));
            }
            Ok(correspondence::set_note(tx, &id, &player, &text, now)?)
        })
        .await?;
    Ok(axum::Json(asked))
}

/// `GET /me/vacation`.
pub async fn vacations(
    State(app): State<App>,
    caller: Caller,
) -> Result<axum::Json<Vacations>, Problem> {
    let now = app.clock.now();
    let player = caller.player.id;
    let known = app
        .store
        .read(move |tx| correspondence::vacations(tx, &player, vacation::year_start(now)))
        .await
        .map_err(|error: StoreError| Problem::from(error))?;
    let days_left = vacation::days_left(&known, now);
    let vacations = known.into_iter().filter(|known| known.to > now).collect();
    Ok(axum::Json(Vacations {
        vacations,
        days_left,
    }))
}

/// `POST /me/vacation`.
pub async fn take_vacation(
    State(app): State<App>,
    caller: Caller,
    Json(asked): Json<NewVacation>,
) -> Result<(StatusCode, axum::Json<Vacation>), Problem> {
    let now = app.clock.now();
    let player = caller.player.id;
    let planned = app
        .store
        .write(move |tx| {
            let since = vacation::year_start(now).saturating_sub(DAY);
            let known = correspondence::vacations(tx, &player, since)?;
            let id = ids::random(8);
            let planned = vacation::plan(id, asked.from, asked.days, &known, now)
                .map_err(|note| Problem::unfit("bad_vacation", note))?;
            correspondence::add_vacation(tx, &player, &planned)?;
            Ok::<_, Problem>(planned)
        })
        .await?;
    Ok((StatusCode::CREATED, axum::Json(planned)))
}

/// `DELETE /me/vacation/ID`: only before it has begun.
pub async fn cancel_vacation(
    State(app): State<App>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let now = app.clock.now();
    let removed = app
        .store
        .write(move |tx| correspondence::remove_vacation(tx, &caller.player.id, &id, now))
        .await
        .map_err(|error: StoreError| Problem::from(error))?;
    if removed {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(Problem::not_found())
    }
}
