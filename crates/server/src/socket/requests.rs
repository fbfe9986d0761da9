//! Commands that come over a socket.

use doska_contract::online::{Answer, ChatRequest, ClientFrame};
use doska_play::Lang;
use doska_play::round::Millis;
use serde::Serialize;

use crate::api::{Problem, require, words};
use crate::app::App;
use crate::chat;
use crate::games::{Action, Request};
use crate::people::Caller;

/// Carries out a command and returns its answer; `None` for frames that are no commands.
pub async fn answer(
    app: &App,
    caller: Option<&Caller>,
    lang: Lang,
    frame: ClientFrame,
    arrived: Millis,
    lag: Millis,
) -> Option<Answer> {
    let (game, id, action) = match frame {
        ClientFrame::Move { game, request } => {
            let action = Action::Move {
                text: request.r#move,
                ply: request.ply,
            };
            (game, request.id, action)
        }
        ClientFrame::Offer { game, kind, id } => (game, id, Action::Offer(kind)),
        ClientFrame::Resign { game, id } => (game, id, Action::Resign),
        ClientFrame::Chat {
            game,
            preset,
            text,
            id,
        } => {
            let asked = ChatRequest {
                preset,
                text,
                id: Some(id.clone()),
            };
            let result = match caller {
                Some(caller) => match require(caller, "chat") {
                    Ok(()) => chat::say(app, caller, &game, asked).await,
                    Err(problem) => Err(problem),
                },
                None => Err(Problem::unauthorized()),
            };
            return Some(to_answer(Some(id), result, lang));
        }
        _ => return None,
    };
    let result = run(app, caller, game, id.clone(), action, arrived, lag).await;
    Some(to_answer(Some(id), result, lang))
}

async fn run(
    app: &App,
    caller: Option<&Caller>,
    game: String,
    id: String,
    action: Action,
    arrived: Millis,
    lag: Millis,
) -> Result<doska_contract::online::CommandResult, Problem> {
    let caller = caller.ok_or_else(Problem::unauthorized)?;
    require(caller, "play")?;
    let limits = &app.limits;
    limits.check(crate::limits::Action::Command, &caller.player.id)?;
    let request = Request {
        player: caller.player.id.clone(),
        game,
        id: Some(id),
        action,
        arrived,
        lag,
    };
    app.command(request).await
}

/// An answer as HTTP would give it.
pub fn to_answer<T: Serialize>(
    id: Option<String>,
    result: Result<T, Problem>,
    lang: Lang,
) -> Answer {
    let (status, body) = match result {
        Ok(body) => (200, serde_json::to_value(body)),
        Err(problem) => (
            problem.status.as_u16(),
            serde_json::to_value(problem.wire(words(lang))),
        ),
    };
    Answer {
        id,
        status,
        body: body.expect("answers can be written"),
    }
}
