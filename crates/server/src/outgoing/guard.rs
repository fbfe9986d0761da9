//! Requests to addresses that players name: push services and webhooks.
//!
//! They go to public addresses only, so that nobody reaches the operator's own network through the server. An
//! address is checked when the connection is made, in the resolver that hands it to the connector: between the
//! check and the use there is no moment in which a name could come to mean another address. Redirects are not
//! followed, proxies not used, and of an answer only the status is read.

use std::error::Error;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::BoxFuture;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::{HeaderMap, RETRY_AFTER};
use reqwest::{Client, Url, redirect};

use super::Why;
use super::address::is_public;
use crate::tls;

/// How long a request may take in all.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection may take.
const CONNECTING: Duration = Duration::from_secs(5);
/// The longest URL.
const LONGEST: usize = 2048;

/// Finds the addresses of a name: the system's resolver, or one of a test.
pub trait Lookup: Send + Sync + 'static {
    /// The addresses.
    fn lookup(&self, name: String) -> BoxFuture<'static, std::io::Result<Vec<IpAddr>>>;
}

struct System;

impl Lookup for System {
    fn lookup(&self, name: String) -> BoxFuture<'static, std::io::Result<Vec<IpAddr>>> {
        Box::pin(async move {
            let found = tokio::net::lookup_host((name, 0)).await?;
            Ok(found.map(|address| address.ip()).collect())
        })
    }
}

/// What may be reached.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Public addresses, over HTTPS.
    Public,
    /// Loopback too, and without TLS there: for tests.
    PublicAndLoopback,
}

impl Reach {
    fn allows(self, address: IpAddr) -> bool {
        is_public(address) || (self == Reach::PublicAndLoopback && address.is_loopback())
    }
}

/// What is wrong with a URL.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum UrlProblem {
    /// It is not a URL, is too long, or holds a name and password.
    Malformed,
    /// It does not begin with `https://`.
    NotHttps,
    /// Its host is an address that is not public.
    NotPublic,
}

impl fmt::Display for UrlProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            UrlProblem::Malformed => "not a usable URL",
            UrlProblem::NotHttps => "not an https:// URL",
            UrlProblem::NotPublic => "not a public address",
        })
    }
}

/// What came back.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The status.
    pub status: u16,
    /// In how many seconds the other side wants to be asked again.
    pub retry_after: Option<u64>,
}

impl Reply {
    /// Whether the other side took it.
    pub fn is_success(self) -> bool {
        (200..300).contains(&self.status)
    }
}

/// Sends requests, to public addresses only.
#[derive(Clone)]
pub struct Guard {
    client: Client,
    reach: Reach,
}

impl Guard {
    /// A guard with the system's resolver.
    pub fn new(reach: Reach) -> Result<Guard, reqwest::Error> {
        Guard::with_lookup(reach, Arc::new(System))
    }

    /// A guard that asks `lookup` for addresses.
    pub fn with_lookup(reach: Reach, lookup: Arc<dyn Lookup>) -> Result<Guard, reqwest::Error> {
        let client = Client::builder()
            .tls_backend_preconfigured(tls::client())
            .dns_resolver(Arc::new(PublicOnly { reach, lookup }))
            .redirect(redirect::Policy::none())
            .no_proxy()
            .https_only(reach == Reach::Public)
            .timeout(PATIENCE)
            .connect_timeout(CONNECTING)
            // Every request resolves its name again: nothing is kept that was public yesterday.
            .pool_max_idle_per_host(0)
            .user_agent(concat!("Doska/", env!("CARGO_PKG_VERSION")))
            .build()?;
        Ok(Guard { client, reach })
    }

    /// Checks what can be seen without resolving a name: when a URL is entered, and again when it is used.
    pub fn check(&self, url: &str) -> Result<Url, UrlProblem> {
        if url.len() > LONGEST {
            return Err(UrlProblem::Malformed);
        }
        let url = Url::parse(url).map_err(|_| UrlProblem::Malformed)?;
        let loopback = self.reach == Reach::PublicAndLoopback;
        if url.scheme() != "https" && !(loopback && url.scheme() == "http") {
            return Err(UrlProblem::NotHttps);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(UrlProblem::Malformed);
        }
        // The connector does not resolve a literal address, so it is checked here.
        let literal = match url.host() {
            None => return Err(UrlProblem::Malformed),
            Some(url::Host::Domain(_)) => None,
            Some(url::Host::Ipv4(v4)) => Some(IpAddr::V4(v4)),
            Some(url::Host::Ipv6(v6)) => Some(IpAddr::V6(v6)),
        };
        if literal.is_some_and(|address| !self.reach.allows(address)) {
            return Err(UrlProblem::NotPublic);
        }
        Ok(url)
    }

    /// Posts a body.
    pub async fn post(&self, url: &str, headers: HeaderMap, body: Vec<u8>) -> Result<Reply, Why> {
        let url = self.check(url).map_err(Why::Url)?;
        let request = self.client.post(url).headers(headers).body(body);
        let answer = request.send().await.map_err(|error| failure(&error))?;
        let retry_after = answer.headers().get(RETRY_AFTER);
        Ok(Reply {
            status: answer.status().as_u16(),
            retry_after: retry_after.and_then(|value| value.to_str().ok()?.parse().ok()),
        })
    }
}

/// The innermost cause, without the URL: that of a push service or a webhook is a secret.
fn failure(error: &reqwest::Error) -> Why {
    let mut cause: &dyn Error = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    if cause.downcast_ref::<NoPublicAddress>().is_some() {
        return Why::Url(UrlProblem::NotPublic);
    }
    if error.is_timeout() {
        Why::Silent
    } else if error.source().is_some() {
        Why::Unreachable(cause.to_string())
    } else {
        Why::Unreachable("the request failed".to_owned())
    }
}

struct PublicOnly {
    reach: Reach,
    lookup: Arc<dyn Lookup>,
}

/// A name that has no public address.
#[derive(Debug)]
struct NoPublicAddress;

impl fmt::Display for NoPublicAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name has no public address")
    }
}

impl Error for NoPublicAddress {}

impl Resolve for PublicOnly {
    fn resolve(&self, name: Name) -> Resolving {
        let (reach, lookup) = (self.reach, Arc::clone(&self.lookup));
        Box::pin(async move {
            let found = lookup.lookup(name.as_str().to_owned()).await?;
            let allowed: Vec<SocketAddr> = found
                .into_iter()
                .filter(|&address| reach.allows(address))
                .map(|address| SocketAddr::new(address, 0))
                .collect();
            if allowed.is_empty() {
                return Err(Box::new(NoPublicAddress) as Box<dyn Error + Send + Sync>);
            }
            Ok(Box::new(allowed.into_iter()) as Addrs)
        })
    }
}

#[cfg(test)]
mod tests;
