//! The socket: the commands and events of HTTP, for many games at once. Origin, then the player, then `hello`.

mod connection;
mod lag;
mod origin;
mod requests;

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Extension, Query, State};
use axum::response::{IntoResponse, Response};
use doska_play::Lang;

use crate::api::{LARGEST, Problem, Visitor, language};
use crate::app::App;
use crate::connections::Place;
use crate::limits::Client;
use connection::Connection;
use origin::SameOrigin;

/// What the address may say.
#[derive(serde::Deserialize)]
pub struct Asked {
    /// The language of refusals: a page cannot set the headers of a socket.
    lang: Option<String>,
}

impl Asked {
    fn language(&self) -> Option<Lang> {
        let code = self.lang.as_deref()?;
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }
}

/// How much is read from a socket at once.
const READ_BUFFER: usize = 4 * 1024;

/// `GET /socket`.
#[expect(clippy::too_many_arguments, reason = "each is a part of the request")]
pub async fn open(
    State(app): State<App>,
    _: SameOrigin,
    Visitor(caller): Visitor,
    client: Client,
    // None where no network is between, as in tests.
    place: Option<Extension<Place>>,
    asked: Result<Query<Asked>, QueryRejection>,
    headers: axum::http::HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Response {
    let Ok(upgrade) = upgrade else {
        let note = doska_play::Note::new("problem-upgrade");
        return Problem::unfit("not_a_socket", note).into_response();
    };
    let asked = asked.ok().and_then(|Query(asked)| asked.language());
    let lang = asked.unwrap_or_else(|| language(&headers));
    let open = match app.limits.one_more_open(&client) {
        Ok(open) => open,
        Err(problem) => return problem.into_response(),
    };
    upgrade
        // Frames are small and sockets many; the default is 128 KB for each.
        .read_buffer_size(READ_BUFFER)
        .max_message_size(LARGEST)
        .max_frame_size(LARGEST)
        .on_upgrade(async move |socket| {
            let connection = Connection::new(app, caller, &client, lang);
            connection.run(socket).await;
            drop((open, place));
        })
}
