//! Refusals of the API: `application/problem+json`, in the language of the client.

use std::sync::{Arc, OnceLock};

use axum::body::Body;
use axum::extract::Request;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use doska_contract::online::ApiProblem;
use doska_play::round::Refusal;
use doska_play::{Lang, Note, Words};

use crate::games::{self, GameError};
use crate::store::StoreError;

/// Why a request was refused. Its words are chosen when it is sent.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// A stable name, for programs.
    pub code: &'static str,
    /// What exactly is wrong and what was expected.
    pub note: Note,
    /// The current ply and version, where the sender knew others.
    pub current: Option<(usize, u32)>,
    /// Seconds after which to try again.
    pub retry_after: Option<u64>,
    /// What failed here, for the log of the server alone.
    cause: Option<Arc<StoreError>>,
}

impl Problem {
    /// A refusal.
    pub fn new(status: StatusCode, code: &'static str, note: Note) -> Problem {
        Problem {
            status,
            code,
            note,
            current: None,
            retry_after: None,
            cause: None,
        }
    }

    /// Something does not fit: 422.
    pub fn unfit(code: &'static str, note: Note) -> Problem {
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, note)
    }

    /// There is no such thing: 404.
    pub fn not_found() -> Problem {
        Problem::new(
            StatusCode::NOT_FOUND,
            "not_found",
            Note::new("problem-not-found"),
        )
    }

    /// Nobody is signed in: 401.
    pub fn unauthorized() -> Problem {
        Problem::new(
            StatusCode::UNAUTHORIZED,
            "unauthorized",
            Note::new("problem-unauthorized"),
        )
    }

    /// Whoever is signed in may not do this: 403.
    pub fn forbidden(code: &'static str, note: Note) -> Problem {
        Problem::new(StatusCode::FORBIDDEN, code, note)
    }

    /// What is asked for does not go with what is there: 409.
    pub fn conflict(code: &'static str, note: Note) -> Problem {
        Problem::new(StatusCode::CONFLICT, code, note)
    }

    /// The shape that is sent. Only now it is sure that the request has failed: a transaction may be run again.
    pub fn wire(&self, words: &Words) -> ApiProblem {
        if let Some(error) = &self.cause {
            tracing::error!(%error, "the store failed");
        }
        ApiProblem {
            status: self.status.as_u16(),
            title: words.text("problem-title", &[("status", self.status.as_str())]),
            detail: words.say(&self.note),
            code: self.code.to_owned(),
            ply: self.current.map(|(ply, _)| ply),
            version: self.current.map(|(_, version)| version),
        }
    }
}

impl IntoResponse for Problem {
    /// A response without words: `translate` writes them.
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Writes the words of a refusal in the language that the client asks for.
pub async fn translate(request: Request, next: Next) -> Response {
    let lang = language(request.headers());
    let mut response = next.run(request).await;
    let Some(problem) = response.extensions_mut().remove::<Problem>() else {
        return response;
    };
    let wire = problem.wire(words(lang));
    let text = serde_json::to_vec(&wire).expect("texts can be written");
    *response.body_mut() = Body::from(text);
    let json = HeaderValue::from_static("application/problem+json");
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, json);
    headers.remove(axum::http::header::CONTENT_LENGTH);
    if let Some(seconds) = problem.retry_after {
        headers.insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// The first of our languages that a client asks for.
pub fn language(headers: &HeaderMap) -> Lang {
    let wanted = headers.get(ACCEPT_LANGUAGE);
    let wanted = wanted.and_then(|value| value.to_str().ok()).unwrap_or("");
    let known = wanted.split(',').find_map(|part| {
        let tag = part.split(['-', ';']).next()?.trim().to_ascii_lowercase();
        Lang::ALL.into_iter().find(|lang| lang.code() == tag)
    });
    known.unwrap_or(Lang::En)
}

/// The words of a language, read once.
pub fn words(lang: Lang) -> &'static Words {
    static ALL: OnceLock<Vec<Words>> = OnceLock::new();
    let all = ALL.get_or_init(|| Lang::ALL.into_iter().map(Words::new).collect());
    let found = all.iter().find(|words| words.lang() == lang);
    found.expect("every language has words")
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        let status = StatusCode::SERVICE_UNAVAILABLE;
        let mut problem = Problem::new(status, "unavailable", Note::new("problem-unavailable"));
        problem.retry_after = Some(1);
        problem.cause = Some(Arc::new(error));
        problem
    }
}

impl From<GameError> for Problem {
    fn from(error: GameError) -> Problem {
        match error {
            GameError::NotFound => Problem::not_found(),
            GameError::NotYourSeat => {
                Problem::forbidden("not_your_seat", Note::new("problem-not-your-seat"))
            }
            GameError::BadId => {
                let note = Note::new("problem-command-id").with("most", games::LONGEST_ID);
                Problem::unfit("bad_id", note)
            }
            GameError::Refused(refusal) => Problem::from(refusal),
            GameError::Store(error) => Problem::from(error),
        }
    }
}

impl From<Refusal> for Problem {
    fn from(refusal: Refusal) -> Problem {
        let status = match refusal {
            Refusal::NoSuchSeat { .. } | Refusal::NotYourTurn { .. } => StatusCode::FORBIDDEN,
            Refusal::Illegal(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        let mut problem = Problem::new(status, refusal.code(), refusal.note());
        if let Refusal::Stale { ply, version } = refusal {
            problem.current = Some((ply, version));
        }
        problem
    }
}
