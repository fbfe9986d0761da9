//! Blocking and reporting other players.

use axum::extract::State;
use axum::http::StatusCode;
use doska_contract::online::NewReport;
use doska_play::Note;
use doska_play::round::Millis;

use crate::api::{Json, Path, Problem};
use crate::app::App;
use crate::lobby;
use crate::people::Caller;
use crate::store::challenges::{self, Challenge};
use crate::store::{StoreError, Tx, blocks, chat, games, moderation, players};

/// The most characters of a report.
const LONGEST: usize = 1000;
/// The most reports of one player in a day.
const A_DAY: usize = 10;
const DAY: u64 = 24 * 60 * 60 * 1000;

/// `PUT /players/ID/block`.
pub async fn block(
    State(app): State<App>,
    Path(other): Path<String>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    if other == caller.player.id {
        return Err(Problem::unfit("yourself", Note::new("people-yourself")));
    }
    let (now, me) = (app.clock.now(), caller.player.reference());
    let changed: Result<Vec<Challenge>, Problem> = app
        .store
        .write(move |tx| {
            players::find(tx, &other)?.ok_or_else(Problem::not_found)?;
            blocks::add(tx, &caller.player.id, &other, now)?;
            Ok(part(tx, &caller.player.id, &other, now)?)
        })
        .await;
    for challenge in changed? {
        app.tell_challenge(&challenge, &me);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Nobody is to be seated with whom they have blocked: ends or leaves the open challenges that both are at.
fn part(
    tx: &mut dyn Tx,
    player: &str,
    other: &str,
    now: Millis,
) -> Result<Vec<Challenge>, StoreError> {
    let mut changed = Vec::new();
    for mut challenge in challenges::of_player(tx, player, now)? {
        if !challenge.concerns(player) || !challenge.concerns(other) {
            continue;
        }
        // At a table of one's own, which others have come to, the other gets up.
        let own = challenge.maker.id == player && challenge.seats > 2;
        lobby::leave_open(tx, &mut challenge, if own { other } else { player })?;
        changed.push(challenge);
    }
    Ok(changed)
}

/// `DELETE /players/ID/block`.
pub async fn unblock(
    State(app): State<App>,
    Path(other): Path<String>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    app.store
        .write(move |tx| {
            blocks::remove(tx, &caller.player.id, &other)?;
            Ok(StatusCode::NO_CONTENT)
        })
        .await
}

/// `POST /players/ID/report`.
pub async fn report(
    State(app): State<App>,
    Path(other): Path<String>,
    caller: Caller,
    Json(asked): Json<NewReport>,
) -> Result<StatusCode, Problem> {
    if other == caller.player.id {
        return Err(Problem::unfit("yourself", Note::new("people-yourself")));
    }
    if asked.text.chars().count() > LONGEST {
        let note = Note::new("people-report-long").with("most", LONGEST);
        return Err(Problem::unfit("too_long", note));
    }
    let now = app.clock.now();
    app.store
        .write(move |tx| {
            players::find(tx, &other)?.ok_or_else(Problem::not_found)?;
            if let Some(game) = &asked.game_id {
                let game = games::find(tx, game)?.ok_or_else(Problem::not_found)?;
                // Moderators may read what was said there: not in the games of others.
                let plays = game.seats.iter().any(|seat| seat.id == other);
                if !plays && !chat::has_spoken(tx, &game.id, &other)? {
                    let note = Note::new("people-report-game");
                    return Err(Problem::unfit("bad_game", note));
                }
            }
            let by = &caller.player.id;
            let (count, first) = moderation::reports_since(tx, by, now.saturating_sub(DAY))?;
            if count >= A_DAY {
                let note = Note::new("people-report-many").with("most", A_DAY);
                let status = StatusCode::TOO_MANY_REQUESTS;
                let mut problem = Problem::new(status, "too_many", note);
                let again = first.unwrap_or(now) + DAY;
                problem.retry_after = Some(again.saturating_sub(now) / 1000 + 1);
                return Err(problem);
            }
            let report = moderation::NewReport {
                by,
                about: &other,
                reason: asked.reason,
                text: asked.text.trim(),
                game: asked.game_id.as_deref(),
            };
            moderation::report(tx, &report, now)?;
            Ok(StatusCode::CREATED)
        })
        .await
}
