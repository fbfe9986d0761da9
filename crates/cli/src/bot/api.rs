//! The public API of a server, as a program uses it.

use std::time::Duration;

use doska_contract::online::ApiProblem;
use doska_play::Lang;
use reqwest::header::{ACCEPT_LANGUAGE, AUTHORIZATION, HeaderMap, HeaderValue, RETRY_AFTER};
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode, Url};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How long to wait for a connection, and for an answer that is not a stream.
const CONNECT: Duration = Duration::from_secs(10);
const ANSWER: Duration = Duration::from_secs(30);
/// A stream sends an empty line every 15 seconds: one that is silent for longer is dead.
const SILENCE: Duration = Duration::from_secs(45);
/// The longest line that is read.
const LONGEST: usize = 4 * 1024 * 1024;

/// A server and who we are there.
#[derive(Clone)]
pub struct Api {
    http: Client,
    base: Url,
}

/// Why a request brought nothing.
#[derive(Debug)]
pub enum ApiError {
    /// The server cannot be reached, or broke off: worth another try.
    Unreachable(String),
    /// It asks to come back later.
    Busy(Option<Duration>),
    /// It refuses.
    Refused(Box<ApiProblem>),
    /// Whatever is there does not speak our API.
    Foreign(String),
}

impl ApiError {
    /// Whether the same request may succeed later.
    pub const fn may_pass(&self) -> bool {
        matches!(self, ApiError::Unreachable(_) | ApiError::Busy(_))
    }

    /// Whether nobody is known by our token.
    pub fn is_unauthorized(&self) -> bool {
        matches!(self, ApiError::Refused(problem) if problem.status == 401)
    }

    /// What happened, for people.
    pub fn said(&self) -> String {
        match self {
            ApiError::Unreachable(why) | ApiError::Foreign(why) => why.clone(),
            ApiError::Busy(_) => "429".to_owned(),
            ApiError::Refused(problem) => problem.detail.clone(),
        }
    }
}

impl From<reqwest::Error> for ApiError {
    fn from(error: reqwest::Error) -> ApiError {
        // The innermost cause says it best: "connection refused", not "error sending request".
        let mut cause: &dyn std::error::Error = &error;
        while let Some(inner) = cause.source() {
            cause = inner;
        }
        ApiError::Unreachable(cause.to_string())
    }
}

/// Reads the address of a server: that of its site, with or without a slash at the end.
pub fn address(text: &str) -> Option<Url> {
    let mut url = Url::parse(text).ok()?;
    let fits = matches!(url.scheme(), "http" | "https") && url.has_host();
    let path = format!("{}/api/v1/", url.path().trim_end_matches('/'));
    url.set_path(&path);
    url.set_query(None);
    url.set_fragment(None);
    fits.then_some(url)
}

impl Api {
    /// The API at an address that [`address`] has read. `None` if the token cannot be sent in a header.
    pub fn new(base: Url, token: &str, lang: Lang) -> Option<Api> {
        let mut headers = HeaderMap::new();
        let mut secret = HeaderValue::from_str(&format!("Bearer {token}")).ok()?;
        secret.set_sensitive(true);
        headers.insert(AUTHORIZATION, secret);
        headers.insert(ACCEPT_LANGUAGE, HeaderValue::from_static(lang.code()));
        let http = Client::builder()
            .tls_backend_preconfigured(doska_server::tls::client())
            .default_headers(headers)
            .connect_timeout(CONNECT)
            .read_timeout(SILENCE)
            .redirect(reqwest::redirect::Policy::none())
            .build();
        Some(Api {
            http: http.ok()?,
            base,
        })
    }

    fn request(&self, method: Method, path: &str) -> Result<RequestBuilder, ApiError> {
        let url = self.base.join(path);
        let url = url.map_err(|error| ApiError::Foreign(error.to_string()))?;
        Ok(self.http.request(method, url))
    }

    /// `GET`.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ApiError> {
        let request = self.request(Method::GET, path)?.timeout(ANSWER);
        read(answered(request.send().await?).await?).await
    }

    /// `POST`.
    pub async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, ApiError> {
        let request = self.request(Method::POST, path)?.timeout(ANSWER);
        read(answered(request.json(body).send().await?).await?).await
    }

    /// A stream of lines.
    pub async fn lines(&self, path: &str) -> Result<Lines, ApiError> {
        let request = self.request(Method::GET, path)?;
        Ok(Lines {
            response: answered(request.send().await?).await?,
            waiting: Vec::new(),
        })
    }
}

/// An answer that is no refusal.
async fn answered(response: Response) -> Result<Response, ApiError> {
    let status = response.status();
    if status.is_success() {
        return Ok(response);
    }
    if status == StatusCode::TOO_MANY_REQUESTS || status == StatusCode::SERVICE_UNAVAILABLE {
        let after = response.headers().get(RETRY_AFTER);
        let seconds = after.and_then(|value| value.to_str().ok()?.parse().ok());
        return Err(ApiError::Busy(seconds.map(Duration::from_secs)));
    }
    if status.is_server_error() {
        return Err(ApiError::Unreachable(status.to_string()));
    }
    let body = response.bytes().await?;
    Err(match serde_json::from_slice(&body) {
        Ok(problem) => ApiError::Refused(Box::new(problem)),
        Err(_) => ApiError::Foreign(status.to_string()),
    })
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, ApiError> {
    let body = response.bytes().await?;
    serde_json::from_slice(&body).map_err(|error| ApiError::Foreign(error.to_string()))
}

/// Lines of JSON as they come.
pub struct Lines {
    response: Response,
    waiting: Vec<u8>,
}

impl Lines {
    /// The next line that is not empty; `None` at the end.
    pub async fn next<T: DeserializeOwned>(&mut self) -> Result<Option<T>, ApiError> {
        loop {
            if let Some(end) = self.waiting.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.waiting.drain(..=end).collect();
                if line.trim_ascii().is_empty() {
                    continue;
                }
                let read = serde_json::from_slice(&line);
                return read
                    .map(Some)
                    .map_err(|error| ApiError::Foreign(error.to_string()));
            }
            if self.waiting.len() > LONGEST {
                return Err(ApiError::Foreign(format!("> {LONGEST}")));
            }
            match self.response.chunk().await? {
                Some(bytes) => self.waiting.extend_from_slice(&bytes),
                None => return Ok(None),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_servers() {
        for (text, base) in [
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080/api/v1/"),
            (
                "https://play.example.org/",
                "https://play.example.org/api/v1/",
            ),
            (
                "https://example.org/doska",
                "https://example.org/doska/api/v1/",
            ),
        ] {
            assert_eq!(
                address(text).map(String::from).as_deref(),
                Some(base),
                "{text}"
            );
        }
        for text in [
            "",
            "127.0.0.1:8080",
            "ftp://example.org",
            "mailto:x@example.org",
            "http://",
        ] {
            assert_eq!(address(text), None, "{text}");
        }
    }
}
