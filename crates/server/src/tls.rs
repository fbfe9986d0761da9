//! Whom outgoing connections trust.

use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, RootCertStore};

/// TLS for whatever the server or a client of it connects to. It trusts the authorities that the system trusts. An
/// empty container has none: then it trusts those that are built in.
pub fn client() -> ClientConfig {
    let mut roots = RootCertStore::empty();
    let system = rustls_native_certs::load_native_certs();
    roots.add_parsable_certificates(system.certs);
    if roots.is_empty() {
        tracing::debug!(errors = ?system.errors, "no authorities of the system: the built-in ones are trusted");
        roots.extend(webpki_roots::TLS_SERVER_ROOTS.iter().cloned());
    }
    ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("ring knows TLS 1.2 and 1.3")
        .with_root_certificates(roots)
        .with_no_client_auth()
}
