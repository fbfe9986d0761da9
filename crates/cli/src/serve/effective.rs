//! The effective configuration: every setting read, with the place it came from.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use anyhow::Result;
use doska_server::bus::BusUrl;
use doska_server::config::{
    Config, DATABASE_FILE, Database, MAX_CONNECTIONS, Mail, without_password,
};
use doska_server::store::Address;
use url::Url;

use super::address;
use super::settings::{Given, Source, Values};
use crate::console::Console;
use crate::fail::Usage;

/// The most searches of one process.
const MOST_WORKERS: usize = 256;

/// Everything that was decided for a server.
pub struct Effective {
    pub config: Config,
    /// The folder of tables that was named.
    pub tables: Option<PathBuf>,
    pub log_level: String,
    pub log_format: LogFormat,
    /// For `--check`.
    pub lines: Vec<Line>,
}

/// What the log is written as.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum LogFormat {
    Text,
    Json,
}

/// A setting with its value, which is `None` where it is not set.
pub struct Line {
    pub name: &'static str,
    pub value: Option<String>,
    pub source: Source,
}

/// Reads settings one by one.
struct Reader<'a> {
    console: &'a Console,
    values: &'a Values,
    lines: Vec<Line>,
}

impl Reader<'_> {
    /// The value of a setting, `None` where nobody gave one. `parse` says what is wrong with a text.
    fn take<T>(
        &mut self,
        name: &'static str,
        default: Option<T>,
        parse: impl Fn(&str) -> Result<T, String>,
        show: impl Fn(&T) -> String,
    ) -> Result<Option<T>> {
        let (value, source) = match self.values.get(name) {
            Some(given) => {
                let value = parse(&given.text).map_err(|said| self.refusal(name, &said))?;
                (Some(value), given.source.clone())
            }
            None => (default, Source::Default),
        };
        let shown = value.as_ref().map(show);
        self.lines.push(Line {
            name,
            value: shown,
            source,
        });
        Ok(value)
    }

    /// The same with a default.
    fn or<T>(
        &mut self,
        name: &'static str,
        default: T,
        parse: impl Fn(&str) -> Result<T, String>,
        show: impl Fn(&T) -> String,
    ) -> Result<T> {
        let taken = self.take(name, Some(default), parse, show)?;
        Ok(taken.expect("there is a default"))
    }

    /// One of a few words.
    fn word(&mut self, name: &'static str, default: &str, valid: &[&str]) -> Result<String> {
        let console = self.console;
        let parse = |text: &str| {
            if valid.contains(&text) {
                return Ok(text.to_owned());
            }
            let valid = valid.join(", ");
            let values = [("value", text), ("name", name), ("valid", &*valid)];
            Err(console.say("serve-bad-word", &values))
        };
        self.or(name, default.to_owned(), parse, String::clone)
    }

    fn number(&mut self, name: &'static str, default: usize, most: usize) -> Result<usize> {
        let console = self.console;
        let least = usize::from(name == "max-connections");
        let parse = |text: &str| match text.parse() {
            Ok(number) if (least..=most).contains(&number) => Ok(number),
            _ => Err(console.say(
                "serve-bad-number",
                &[
                    ("value", text),
                    ("name", name),
                    ("least", &least.to_string()),
                    ("most", &most.to_string()),
                ],
            )),
        };
        self.or(name, default, parse, usize::to_string)
    }

    /// A refusal, with where the value was given if that is not on the command line.
    fn refusal(&self, name: &str, said: &str) -> anyhow::Error {
        let said = match self.values.get(name).map(|given| &given.source) {
            Some(source @ (Source::Variable(_) | Source::File(_))) => {
                let source = source.to_string();
                let values = [("what", said), ("source", &*source)];
                self.console.say("serve-given-in", &values)
            }
            _ => said.to_owned(),
        };
        Usage(said).into()
    }
}

/// Reads all settings.
pub fn read(console: &Console, values: &Values) -> Result<Effective> {
    let mut reader = Reader {
        console,
        values,
        lines: Vec::new(),
    };
    let folder = |text: &str| Ok(PathBuf::from(text));
    let show_path = |path: &PathBuf| path.display().to_string();
    let mut config = Config::new(reader.or("data", data_folder(), folder, show_path)?);
    config.listen = reader.or("listen", config.listen, at(console), SocketAddr::to_string)?;
    config.database = database(&mut reader, &config)?;
    config.bus = bus(&mut reader)?;
    config.workers = workers(&mut reader)?;
    config.public_url = reader.take("public-url", None, origin(console), |url| {
        url.origin().ascii_serialization()
    })?;
    config.trusted_proxies = reader.number("trusted-proxies", 0, 16)?;
    config.rate_limits = reader.word("rate-limits", "on", &["on", "off"])? == "on";
    config.max_connections = reader.number("max-connections", MAX_CONNECTIONS, 1_000_000)?;
    config.metrics_listen =
        reader.take("metrics-listen", None, at(console), SocketAddr::to_string)?;
    let tables = reader.take("tables", None, folder, show_path)?;
    // `DOSKA_TABLES` is for all commands and may name a folder that is still empty.
    let of_all = |given: &Given| matches!(given.source, Source::Variable(_));
    let tables = tables.filter(|_| !values.get("tables").is_some_and(of_all));
    people_and_mail(&mut reader, &mut config)?;
    let levels = ["off", "error", "warn", "info", "debug"];
    let log_level = reader.word("log-level", "warn", &levels)?;
    let log_format = match &*reader.word("log-format", "text", &["text", "json"])? {
        "json" => LogFormat::Json,
        _ => LogFormat::Text,
    };
    if !config.rate_limits && !config.listen.ip().is_loopback() {
        let address = config.listen.to_string();
        let said = console.say("serve-limits-off", &[("address", &address)]);
        return Err(reader.refusal("rate-limits", &said));
    }
    Ok(Effective {
        config,
        tables,
        log_level,
        log_format,
        lines: reader.lines,
    })
}

fn people_and_mail(reader: &mut Reader, config: &mut Config) -> Result<()> {
    let console = reader.console;
    let contact = |text: &str| match text {
        text if text.contains('@') || text.starts_with("https://") => Ok(text.to_owned()),
        _ => Err(console.say("serve-bad-contact", &[("value", text)])),
    };
    config.contact = reader.take("contact", None, contact, String::clone)?;
    let mail_from = |text: &str| match text.split_once('@') {
        Some((user, host)) if !user.is_empty() && !host.is_empty() => Ok(text.to_owned()),
        _ => Err(console.say("serve-bad-mail", &[("value", text)])),
    };
    let smtp = |text: &str| match Url::parse(text) {
        Ok(url) if ["smtp", "smtps"].contains(&url.scheme()) && url.has_host() => Ok(url),
        // The text may hold a password: it is not repeated.
        _ => Err(console.text("serve-bad-smtp")),
    };
    let server = reader.take("smtp", None, smtp, without_password)?;
    let from = reader.take("mail-from", None, mail_from, String::clone)?;
    config.mail = match (server, from) {
        (Some(server), Some(from)) => Some(Mail { server, from }),
        (None, None) => None,
        (Some(_), None) => return Err(Usage(console.text("serve-no-mail-from")).into()),
        (None, Some(_)) => return Err(Usage(console.text("serve-no-smtp")).into()),
    };
    let usual = config.contact.clone();
    config.push_contact = reader.take("push-contact", usual, contact, String::clone)?;
    Ok(())
}

/// `sqlite:PATH` or `postgres://…`.
fn database(reader: &mut Reader, config: &Config) -> Result<Database> {
    let console = reader.console;
    let parse = |text: &str| read_database(console, text);
    let usual = Database::Sqlite(config.data.join(DATABASE_FILE));
    reader.or("database", usual, parse, Database::to_string)
}

/// A database as it is named on the command line.
pub fn read_database(console: &Console, text: &str) -> Result<Database, String> {
    if let Some(path) = text.strip_prefix("sqlite:").filter(|path| !path.is_empty()) {
        return Ok(Database::Sqlite(PathBuf::from(path)));
    }
    if text.starts_with("postgres://") || text.starts_with("postgresql://") {
        let address = Address::read(text).map(Database::Postgres);
        return address.map_err(|why| console.say("serve-bad-postgres", &[("why", &why)]));
    }
    // An address of a database may hold a password: only its beginning is repeated.
    let scheme = text.split_once(':').map_or(text, |(scheme, _)| scheme);
    Err(console.say("serve-bad-database", &[("value", scheme)]))
}

/// `local`, or `nats://[user:password@]host[:port][,host2…]`, with `tls://` for encrypted connections.
fn bus(reader: &mut Reader) -> Result<BusUrl> {
    let console = reader.console;
    let parse = |text: &str| {
        if text == "local" {
            return Ok(BusUrl::Local);
        }
        // The text may hold a password: only its beginning is repeated.
        let scheme = text.split_once(':').map_or(text, |(scheme, _)| scheme);
        servers(text).ok_or_else(|| console.say("serve-bad-bus", &[("value", scheme)]))
    };
    let show = |bus: &BusUrl| match bus {
        BusUrl::Local => "local".to_owned(),
        BusUrl::Nats(servers) => {
            let shown: Vec<String> = servers.iter().map(without_password).collect();
            shown.join(",")
        }
    };
    reader.or("bus", BusUrl::Local, parse, show)
}

/// The servers of a bus. What the first one says of scheme and user, the others need not repeat.
fn servers(text: &str) -> Option<BusUrl> {
    let (scheme, rest) = text.split_once("://")?;
    if scheme != "nats" && scheme != "tls" {
        return None;
    }
    let user = rest
        .split(',')
        .next()?
        .rsplit_once('@')
        .map(|(user, _)| user);
    let server = |part: &str| {
        let part = part.strip_prefix(&format!("{scheme}://")).unwrap_or(part);
        let user = user.filter(|_| !part.contains('@'));
        let user = user.map_or(String::new(), |user| format!("{user}@"));
        let url = Url::parse(&format!("{scheme}://{user}{part}")).ok()?;
        let plain = url.path().is_empty() && url.query().is_none() && url.fragment().is_none();
        let host = url.host_str().is_some_and(|host| !host.is_empty());
        (plain && host).then_some(url)
    };
    let servers: Option<Vec<Url>> = rest.split(',').map(server).collect();
    servers.map(BusUrl::Nats)
}

/// A number, or `auto`: as many as the machine has cores for.
fn workers(reader: &mut Reader) -> Result<Option<usize>> {
    let console = reader.console;
    let parse = |text: &str| match text.parse() {
        Ok(number @ 0..=MOST_WORKERS) => Ok(Some(number)),
        Err(_) if text == "auto" => Ok(None),
        _ => {
            let most = MOST_WORKERS.to_string();
            let values = [("value", text), ("most", &*most)];
            Err(console.say("serve-bad-workers", &values))
        }
    };
    let show = |workers: &Option<usize>| {
        workers.map_or_else(|| "auto".to_owned(), |number| number.to_string())
    };
    reader.or("workers", None, parse, show)
}

fn at(console: &Console) -> impl Fn(&str) -> Result<SocketAddr, String> {
    |text| address::read(console, text)
}

/// `https://doska.example.org`: a scheme and a host, nothing below it.
fn origin(console: &Console) -> impl Fn(&str) -> Result<Url, String> {
    |text| {
        let url = Url::parse(text).ok().filter(|url| {
            ["http", "https"].contains(&url.scheme())
                && url.path() == "/"
                && url.query().is_none()
                && url.username().is_empty()
                && url.fragment().is_none()
        });
        url.ok_or_else(|| console.say("serve-bad-origin", &[("value", text)]))
    }
}

/// Where programs of this user keep their data.
fn data_folder() -> PathBuf {
    let var = |name| {
        std::env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    var("XDG_DATA_HOME")
        .or_else(|| var("HOME").map(|home| home.join(".local/share")))
        .or_else(|| var("LOCALAPPDATA"))
        .map_or_else(|| PathBuf::from("."), |data| data.join("doska"))
}

/// What people open in a browser. An address that stands for all of a machine is none to go to.
pub fn url(config: &Config, mut address: SocketAddr) -> String {
    if config.public_url.is_some() {
        return config.origin();
    }
    if address.ip().is_unspecified() {
        address.set_ip(match address {
            SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
            SocketAddr::V6(_) => std::net::Ipv6Addr::LOCALHOST.into(),
        });
    }
    format!("http://{address}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_servers_of_a_bus() {
        for (text, expected) in [
            ("nats://127.0.0.1", "nats://127.0.0.1"),
            ("nats://a:4222,b:4223", "nats://a:4222 nats://b:4223"),
            ("tls://u:p%40@a,b", "tls://u:p%40@a tls://u:p%40@b"),
            ("nats://u:p@a,v:q@b", "nats://u:p@a nats://v:q@b"),
            ("nats://secret@[::1]:4222", "nats://secret@[::1]:4222"),
        ] {
            let Some(BusUrl::Nats(servers)) = servers(text) else {
                panic!("{text} is a bus");
            };
            let servers: Vec<&str> = servers.iter().map(Url::as_str).collect();
            assert_eq!(servers.join(" "), expected);
        }
        for text in [
            "nats",
            "http://a",
            "nats://",
            "nats://a,",
            "nats://a/b",
            "nats://a:x",
        ] {
            assert_eq!(servers(text), None, "{text}");
        }
    }
}
