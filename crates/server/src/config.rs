//! What the operator decides. Plain values: the command line reads them from flags, environment and file.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use url::Url;

use crate::bus::BusUrl;
use crate::outgoing::guard::Reach;

pub use crate::store::Database;

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The folder of everything it keeps.
    pub data: PathBuf,
    /// Where games and people are stored.
    pub database: Database,
    /// How servers tell each other what has happened.
    pub bus: BusUrl,
    /// How many bots think in this process at the same time, where that does not depend on the machine; with 0 it leaves
    /// all work to others.
    pub workers: Option<usize>,
    /// Whether requests are counted and limited. Off is for tests on this machine.
    pub rate_limits: bool,
    /// What people type into their browsers, where that differs from `listen`: links, passkeys and the check of
    /// `Origin` go by it.
    pub public_url: Option<Url>,
    /// How many proxies stand in front, each of which adds an address to `X-Forwarded-For`.
    pub trusted_proxies: usize,
    /// Where `/metrics` is answered for other machines; on the main address only this machine gets it.
    pub metrics_listen: Option<SocketAddr>,
    /// How many connections are open at once, sockets included; the next one waits.
    pub max_connections: usize,
    /// How to reach the operator: a mail address or a page.
    pub contact: Option<String>,
    /// The server that sends mail; without it none is sent.
    pub mail: Option<Mail>,
    /// The mail address or page that push services may complain to.
    pub push_contact: Option<String>,
    /// Where requests to addresses of players may go. Anything but public addresses is for tests.
    pub reach: Reach,
}

/// How mail is sent.
#[derive(Clone)]
pub struct Mail {
    /// `smtps://user:password@host:465` or `smtp://user:password@host:587?tls=required`.
    pub server: Url,
    /// `Doska <doska@example.org>`
    pub from: String,
}

impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} from {}", without_password(&self.server), self.from)
    }
}

/// The name of the database file in the data folder.
pub const DATABASE_FILE: &str = "doska.sqlite";

/// How many connections are open at once where nobody says otherwise.
pub const MAX_CONNECTIONS: usize = 20_000;

impl Config {
    /// Everything as it is by default, with the data in this folder.
    pub fn new(data: impl Into<PathBuf>) -> Config {
        let data = data.into();
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
            database: Database::Sqlite(data.join(DATABASE_FILE)),
            data,
            bus: BusUrl::Local,
            workers: None,
            rate_limits: true,
            public_url: None,
            trusted_proxies: 0,
            metrics_listen: None,
            max_connections: MAX_CONNECTIONS,
            contact: None,
            mail: None,
            push_contact: None,
            reach: Reach::Public,
        }
    }

    /// The origin of the site, without a slash at the end: `https://doska.example.org`.
    pub fn origin(&self) -> String {
        if let Some(url) = &self.public_url {
            return url.origin().ascii_serialization();
        }
        let mut at = self.listen;
        if at.ip().is_unspecified() {
            at.set_ip(Ipv4Addr::LOCALHOST.into());
        }
        format!("http://{at}")
    }

    /// Whether browsers reach the site by HTTPS.
    pub fn is_https(&self) -> bool {
        self.public_url
            .as_ref()
            .is_some_and(|url| url.scheme() == "https")
    }
}

/// An address for people to read: `***` in place of its password.
pub fn without_password(url: &Url) -> String {
    let mut url = url.clone();
    if url.password().is_some() {
        // Only addresses without a host cannot have one, and this one has.
        let _ = url.set_password(Some("***"));
    }
    url.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_origin_is_what_browsers_see() {
        let mut config = Config::new("/data");
        assert_eq!(config.origin(), "http://127.0.0.1:8080");
        config.listen = "0.0.0.0:80".parse().unwrap();
        assert_eq!(config.origin(), "http://127.0.0.1:80");
        config.public_url = Some("https://Doska.example.org:443/".parse().unwrap());
        assert_eq!(config.origin(), "https://doska.example.org");
        assert!(config.is_https());
    }

    #[test]
    fn a_password_is_not_printed() {
        let mail = Mail {
            server: "smtps://me:secret@mail.example.org".parse().unwrap(),
            from: "doska@example.org".to_owned(),
        };
        assert!(!format!("{mail:?}").contains("secret"), "{mail:?}");
    }
}
