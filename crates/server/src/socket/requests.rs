//! Commands that come over a socket.

use doska_contract::online::{Answer, ChatRequest, ClientFrame};
use doska_play::Lang;
use doska_play::round::Millis;
use serde::Serialize;
use tokio::sync::mpsc::UnboundedSender;

use crate::api::{Problem, require, words};
use crate::app::App;
use crate::chat;
use crate::games::{Action, Request};
use crate::limits;
use crate::people::Caller;

/// Where the answer to one command goes. Dropped without one, it says that nobody knows what became of the command.
pub struct Reply {
    /// To the connection.
    answers: UnboundedSender<Option<Answer>>,
    lang: Lang,
    /// Of the command.
    id: Option<String>,
    given: bool,
}

impl Reply {
    /// For a command of this id.
    pub fn new(answers: &UnboundedSender<Option<Answer>>, lang: Lang, id: &str) -> Reply {
        Reply {
            answers: answers.clone(),
            lang,
            id: Some(id.to_owned()),
            given: false,
        }
    }

    fn give<T: Serialize>(mut self, result: Result<T, Problem>) {
        self.given = true;
        let answer = to_answer(self.id.take(), result, self.lang);
        // Nobody waits only if the connection is gone.
        let _ = self.answers.send(Some(answer));
    }
}

impl Drop for Reply {
    fn drop(&mut self) {
        if !self.given {
            let _ = self.answers.send(None);
        }
    }
}

/// The id of a command; `None` for frames that are no commands.
pub fn command_id(frame: &ClientFrame) -> Option<&str> {
    match frame {
        ClientFrame::Move { request, .. } => Some(&request.id),
        ClientFrame::Offer { id, .. }
        | ClientFrame::Resign { id, .. }
        | ClientFrame::Chat { id, .. } => Some(id),
        _ => None,
    }
}

/// Begins to carry a command out, which goes on if the connection is closed. The answer comes through `reply`.
pub fn begin(
    app: &App,
    caller: Option<&Caller>,
    frame: ClientFrame,
    arrived: Millis,
    lag: Millis,
    reply: Reply,
) {
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
                id: Some(id),
            };
            return match permitted(caller, "chat") {
                Ok(caller) => {
                    let (app, caller) = (app.clone(), caller.clone());
                    tokio::spawn(async move {
                        reply.give(chat::say(&app, &caller, &game, asked).await);
                    });
                }
                Err(problem) => reply.give::<()>(Err(problem)),
            };
        }
        _ => return,
    };
    let player = permitted(caller, "play").and_then(|caller| {
        let player = &caller.player.id;
        app.limits.check(limits::Action::Command, player)?;
        Ok(player.clone())
    });
    match player {
        Ok(player) => {
            let request = Request {
                player,
                game,
                id: Some(id),
                action,
                arrived,
                lag,
            };
            app.begin_command(request, |result| reply.give(result));
        }
        Err(problem) => reply.give::<()>(Err(problem)),
    }
}

fn permitted<'a>(caller: Option<&'a Caller>, scope: &'static str) -> Result<&'a Caller, Problem> {
    let caller = caller.ok_or_else(Problem::unauthorized)?;
    require(caller, scope)?;
    Ok(caller)
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
