//! Where a database server is, and how connections to it are encrypted.

use std::fmt;
use std::fs;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{self, CryptoProvider};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

/// How long to wait for a connection.
const CONNECTING: Duration = Duration::from_secs(5);
/// How long sent data may stay without a sign of the other side.
const SILENCE: Duration = Duration::from_secs(10);

/// `postgres://user:password@host:5432/database?sslmode=…`, understood. The password is never shown.
#[derive(Clone)]
pub struct Address(Arc<Parts>);

struct Parts {
    text: String,
    config: Config,
    tls: ClientConfig,
}

impl PartialEq for Address {
    fn eq(&self, other: &Address) -> bool {
        self.0.text == other.0.text
    }
}
impl Eq for Address {}

impl Address {
    /// Reads an address. The error names the offending part, and never the password.
    pub fn read(text: &str) -> Result<Address, String> {
        let (base, query) = text.split_once('?').unwrap_or((text, ""));
        let (mut mode, mut roots) = ("prefer".to_owned(), None);
        let mut kept = Vec::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            match pair.split_once('=') {
                Some(("sslmode", value)) => value.clone_into(&mut mode),
                Some(("sslrootcert", value)) => roots = Some(decoded(value)),
                _ => kept.push(pair),
            }
        }
        let rest = format!("{base}?{}", kept.join("&"));
        let mut config = Config::from_str(&rest).map_err(|error| cause(&error))?;
        let verified = match mode.as_str() {
            "disable" | "prefer" | "require" => roots.is_some(),
            "verify-ca" | "verify-full" => true,
            _ => return Err(format!("sslmode={mode}")),
        };
        config.ssl_mode(match mode.as_str() {
            "disable" => SslMode::Disable,
            "prefer" => SslMode::Prefer,
            _ => SslMode::Require,
        });
        if config.get_user().is_none() {
            return Err("user".to_owned());
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(CONNECTING);
        }
        config.tcp_user_timeout(SILENCE).keepalives_idle(SILENCE);
        if config.get_application_name().is_none() {
            config.application_name("doska");
        }
        let trust = match (verified, roots) {
            (false, _) => Trust::Anybody,
            (true, None) => Trust::System,
            (true, Some(path)) if path == "system" => Trust::System,
            (true, Some(path)) => Trust::File(path),
        };
        Ok(Address(Arc::new(Parts {
            text: text.to_owned(),
            config,
            tls: tls(&trust)?,
        })))
    }

    /// What `tokio-postgres` takes.
    pub(super) fn config(&self) -> &Config {
        &self.0.config
    }

    /// How connections are encrypted.
    pub(super) fn tls(&self) -> ClientConfig {
        self.0.tls.clone()
    }

    /// Host and port, for messages.
    pub fn at(&self) -> String {
        let ports = self.0.config.get_ports();
        let hosts = self.0.config.get_hosts().iter().enumerate();
        let shown: Vec<String> = hosts
            .map(|(index, host)| {
                let port = ports.get(index).or(ports.first()).copied().unwrap_or(5432);
                match host {
                    Host::Tcp(name) => format!("{name}:{port}"),
                    #[cfg(unix)]
                    Host::Unix(path) => path.display().to_string(),
                }
            })
            .collect();
        shown.join(", ")
    }

    /// The user who signs in.
    pub fn user(&self) -> &str {
        self.0.config.get_user().unwrap_or_default()
    }

    /// The name of the database: the user's where none is named.
    pub fn name(&self) -> &str {
        self.0.config.get_dbname().unwrap_or_else(|| self.user())
    }

    /// The address with its password, to be handed to another program.
    pub fn secret(&self) -> &str {
        &self.0.text
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (base, query) = self.0.text.split_once('?').unwrap_or((&self.0.text, ""));
        let shown = match (base.split_once("://"), base.rsplit_once('@')) {
            (Some((scheme, _)), Some((who, rest))) => {
                let who = who.split_once("://").map_or(who, |(_, who)| who);
                match who.split_once(':') {
                    Some((user, _)) => format!("{scheme}://{user}:***@{rest}"),
                    None => format!("{scheme}://{who}@{rest}"),
                }
            }
            _ => base.to_owned(),
        };
        let pairs = query.split('&').filter(|pair| !pair.is_empty());
        let pairs: Vec<&str> = pairs
            .map(|pair| {
                if pair.starts_with("password=") {
                    "password=***"
                } else {
                    pair
                }
            })
            .collect();
        f.write_str(&shown)?;
        if !pairs.is_empty() {
            write!(f, "?{}", pairs.join("&"))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Whose certificates are taken.
enum Trust {
    /// `prefer` and `require` without a root: encrypted, but it could be anybody, as with other clients.
    Anybody,
    /// Those that this machine trusts.
    System,
    /// Those in a file.
    File(String),
}

fn tls(trust: &Trust) -> Result<ClientConfig, String> {
    let provider = Arc::new(crypto::ring::default_provider());
    let builder = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    let mut roots = RootCertStore::empty();
    match trust {
        Trust::Anybody => {
            let anybody = Arc::new(Anybody(provider));
            let builder = builder
                .dangerous()
                .with_custom_certificate_verifier(anybody);
            return Ok(builder.with_no_client_auth());
        }
        Trust::System => return Ok(crate::tls::client()),
        Trust::File(path) => {
            let wrong = |why: String| format!("sslrootcert={path}: {why}");
            let text = fs::read(path).map_err(|error| wrong(error.to_string()))?;
            for certificate in CertificateDer::pem_slice_iter(&text) {
                let certificate = certificate.map_err(|error| wrong(error.to_string()))?;
                roots
                    .add(certificate)
                    .map_err(|error| wrong(error.to_string()))?;
            }
        }
    }
    Ok(builder.with_root_certificates(roots).with_no_client_auth())
}

/// Takes any certificate, but checks that the other side has its key.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        crypto::verify_tls12_signature(message, certificate, signature, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signature: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        crypto::verify_tls13_signature(message, certificate, signature, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

/// Percent-encoding undone.
fn decoded(value: &str) -> String {
    let pair = format!("v={}", value.replace('+', "%2B"));
    let mut pairs = url::form_urlencoded::parse(pair.as_bytes());
    pairs
        .next()
        .map_or_else(String::new, |(_, v)| v.into_owned())
}

/// An error with what caused it.
pub(super) fn cause(error: &(dyn std::error::Error + 'static)) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(error) = source {
        text = format!("{text}: {error}");
        source = error.source();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (text, shown) in [
            (
                "postgres://me:se@cret@db.example.org/doska?sslmode=require",
                "postgres://me:***@db.example.org/doska?sslmode=require",
            ),
            ("postgresql://me@localhost", "postgresql://me@localhost"),
            (
                "postgres://localhost/doska?user=me&password=secret",
                "postgres://localhost/doska?user=me&password=***",
            ),
        ] {
            let text = text.replace("se@cret", "se%40cret");
            let address = Address::read(&text).unwrap();
            assert_eq!(address.to_string(), shown);
            assert_eq!(format!("{address:?}"), shown);
        }
    }

    #[test]
    fn an_unfit_part_is_named() {
        for (text, named) in [
            ("postgres://me@host/doska?sslmode=sometimes", "sslmode"),
            ("postgres://me@host:port/doska", "port"),
            ("postgres://host/doska", "user"),
            (
                "postgres://me@host/doska?sslmode=verify-full&sslrootcert=/no/such/file",
                "/no/such/file",
            ),
        ] {
            let error = Address::read(text).unwrap_err();
            assert!(error.contains(named), "{text}: {error}");
        }
    }

    #[test]
    fn messages_name_host_user_and_database() {
        let address = Address::read("postgres://me:secret@db.example.org:5433/doska").unwrap();
        assert_eq!(address.at(), "db.example.org:5433");
        assert_eq!((address.user(), address.name()), ("me", "doska"));
    }
}
