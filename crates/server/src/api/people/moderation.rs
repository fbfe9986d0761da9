//! What moderators see and do.

use axum::extract::State;
use axum::http::StatusCode;
use doska_contract::online::{Moderation, ModerationAction, PlayerKind, ReportedChat, Role};
use doska_play::Note;
use doska_play::round::Millis;

use super::sign_up::name_taken;
use super::{became_bot, make_bot, renamed, revoked, session_only};
use crate::api::challenges::finished;
use crate::api::{Json, Path, Problem};
use crate::app::App;
use crate::outgoing::calls;
use crate::people::{Caller, closing, names};
use crate::store::chat::{self, Room};
use crate::store::players::Player;
use crate::store::{StoreError, Tx, accounts, moderation, players, sessions};

const DAY: u64 = 24 * 60 * 60 * 1000;
/// The most days somebody is muted for.
const MOST_DAYS: u32 = 3650;

/// The role of a caller who may moderate. Others do not learn what there is to see.
fn role(caller: &Caller) -> Result<Role, Problem> {
    session_only(caller)?;
    let role = Role::of_name(&caller.player.role);
    role.ok_or_else(|| Problem::forbidden("moderators_only", Note::new("people-moderators-only")))
}

/// `GET /moderation`: open reports and the log.
pub async fn show(
    State(app): State<App>,
    caller: Caller,
) -> Result<axum::Json<Moderation>, Problem> {
    role(&caller)?;
    let read = app
        .store
        .read(|tx| {
            Ok::<_, StoreError>(Moderation {
                reports: moderation::open_reports(tx)?,
                log: moderation::entries(tx)?,
            })
        })
        .await?;
    Ok(axum::Json(read))
}

/// `GET /moderation/reports/ID/chat`: what was said beside the game that a report names. Moderators read it there and
/// nowhere else.
pub async fn chat(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<axum::Json<ReportedChat>, Problem> {
    role(&caller)?;
    let read = app
        .store
        .read(move |tx| {
            let game = moderation::reported_game(tx, &id)?.ok_or_else(Problem::not_found)?;
            let mut room = |room| chat::last(tx, &game, room, chat::MOST);
            Ok::<_, Problem>(ReportedChat {
                players: room(Room::Players)?,
                watchers: room(Room::Watchers)?,
            })
        })
        .await?;
    Ok(axum::Json(read))
}

/// `DELETE /moderation/reports/ID`: nothing needs to be done about it.
pub async fn dismiss(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
) -> Result<StatusCode, Problem> {
    role(&caller)?;
    let now = app.clock.now();
    app.store
        .write(move |tx| {
            let about = moderation::close_report(tx, &id, now)?.ok_or_else(Problem::not_found)?;
            moderation::log(tx, Some(&caller.player.id), "dismiss", &about, "", now)?;
            Ok(StatusCode::NO_CONTENT)
        })
        .await
}

/// `POST /moderation/players/ID`: does something about a player, and closes the reports about it.
pub async fn act(
    State(app): State<App>,
    Path(id): Path<String>,
    caller: Caller,
    Json(action): Json<ModerationAction>,
) -> Result<StatusCode, Problem> {
    let role = role(&caller)?;
    let now = app.clock.now();
    let (player, done) = (id.clone(), action.clone());
    app.store
        .write(move |tx| {
            let about = players::find(tx, &player)?.ok_or_else(Problem::not_found)?;
            let above = !about.role.is_empty() && role != Role::Admin;
            if above || about.id == caller.player.id {
                return Err(Problem::forbidden(
                    "not_over_them",
                    Note::new("people-not-over-them"),
                ));
            }
            let detail = carry_out(tx, &about, &done, now)?;
            moderation::log(
                tx,
                Some(&caller.player.id),
                done.name(),
                &about.id,
                &detail,
                now,
            )?;
            moderation::close_reports_about(tx, &about.id, now)?;
            Ok(())
        })
        .await?;
    match action {
        ModerationAction::Rename { .. } => renamed(&app, &id),
        ModerationAction::Bot { .. } => became_bot(&app, &id),
        ModerationAction::Close { .. } => {
            revoked(&app, &id, None);
            let closing = tokio::spawn(async move { Ok(closing::leave_all(&app, &id).await?) });
            finished(closing).await?;
        }
        _ => app.player_changed(&id),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Carries an action out and returns what the log says of it.
fn carry_out(
    tx: &mut dyn Tx,
    about: &Player,
    action: &ModerationAction,
    now: Millis,
) -> Result<String, Problem> {
    let mut detail = Vec::new();
    match action {
        ModerationAction::Mute { days, .. } => {
            if !(1..=MOST_DAYS).contains(days) {
                let note = Note::new("people-mute-days").with("most", MOST_DAYS);
                return Err(Problem::unfit("bad_days", note));
            }
            moderation::mute(tx, &about.id, Some(now + u64::from(*days) * DAY))?;
            detail.push(format!("{days} d"));
        }
        ModerationAction::Unmute { .. } => moderation::mute(tx, &about.id, None)?,
        ModerationAction::Rename { name, .. } => {
            let name = names::check(name).map_err(|note| Problem::unfit("bad_name", note))?;
            let key = names::key(&name);
            let taken = accounts::player_by_key(tx, &key)?;
            if taken.is_some_and(|other| other.id != about.id) {
                return Err(name_taken(&name));
            }
            let key = (about.kind != PlayerKind::Guest).then_some(key.as_str());
            accounts::rename(tx, &about.id, &name, key)?;
            detail.push(format!("{} → {name}", about.name));
        }
        ModerationAction::Close { .. } => {
            moderation::set_closed(tx, &about.id, Some(now))?;
            sessions::revoke_all(tx, &about.id)?;
            calls::after_leaving(tx, &about.id, false, now)?;
        }
        ModerationAction::Reopen { .. } => moderation::set_closed(tx, &about.id, None)?,
        ModerationAction::Bot { .. } if about.kind == PlayerKind::Guest => {
            let note = Note::new("people-members-only");
            return Err(Problem::conflict("members_only", note));
        }
        ModerationAction::Bot { .. } => make_bot(tx, &about.id)?,
    }
    let why: String = action.why().chars().take(500).collect();
    if !why.trim().is_empty() {
        detail.push(why.trim().to_owned());
    }
    Ok(detail.join("; "))
}
