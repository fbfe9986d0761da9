//! Where a request comes from.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use axum::http::{Extensions, HeaderMap};

use crate::app::App;

/// The address of a client: that of the connection, or, behind proxies of the operator's, the one that the outermost
/// of them has seen. What stands further left in `X-Forwarded-For` may be invented.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Client {
    /// The address.
    pub ip: IpAddr,
    /// Whether a proxy passed the request on.
    pub forwarded: bool,
}

impl Client {
    /// Where a request comes from. Requests without a connection, as in tests, come from this machine.
    pub fn of(extensions: &Extensions, headers: &HeaderMap, proxies: usize) -> Client {
        let connection = extensions.get::<ConnectInfo<SocketAddr>>();
        let peer = connection.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0.ip());
        let forwarded =
            headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded");
        let hops = headers.get_all("x-forwarded-for").iter();
        let hops: Vec<&str> = hops
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(','))
            .map(str::trim)
            .collect();
        // The last proxy is the peer, and has added the address of the one before it.
        let hop = hops.len().checked_sub(proxies).and_then(|at| hops.get(at));
        let ip = match hop.map(|hop| hop.parse::<IpAddr>()) {
            Some(Ok(ip)) if proxies > 0 => ip,
            _ => peer,
        };
        Client {
            ip: ip.to_canonical(),
            forwarded,
        }
    }

    /// What limits count by: the address, of version 6 its first half, since one client has all of the other.
    pub fn key(&self) -> String {
        match self.ip {
            IpAddr::V4(ip) => ip.to_string(),
            IpAddr::V6(ip) => {
                let network = u128::from(ip) >> 64 << 64;
                format!("{}/64", Ipv6Addr::from(network))
            }
        }
    }

    /// Whether it is this machine itself, not somebody behind a proxy on it.
    pub fn is_local(&self) -> bool {
        self.ip.is_loopback() && !self.forwarded
    }
}

impl FromRequestParts<App> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Client, Infallible> {
        let proxies = app.config.trusted_proxies;
        Ok(Client::of(&parts.extensions, &parts.headers, proxies))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&'static str], proxies: usize) -> Client {
        let mut extensions = Extensions::new();
        let peer = SocketAddr::new(peer.parse().unwrap(), 4000);
        extensions.insert(ConnectInfo(peer));
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        Client::of(&extensions, &headers, proxies)
    }

    #[test]
    fn only_hops_of_trusted_proxies_count() {
        for (peer, forwarded, proxies, expected) in [
            ("192.0.2.1", vec![], 0, "192.0.2.1"),
            // Invented: nobody is trusted.
            ("192.0.2.1", vec!["198.51.100.7"], 0, "192.0.2.1"),
            ("127.0.0.1", vec!["198.51.100.7"], 1, "198.51.100.7"),
            // The client wrote the first one itself.
            (
                "127.0.0.1",
                vec!["10.0.0.1, 198.51.100.7"],
                1,
                "198.51.100.7",
            ),
            (
                "127.0.0.1",
                vec!["10.0.0.1", "198.51.100.7"],
                1,
                "198.51.100.7",
            ),
            (
                "127.0.0.1",
                vec!["10.0.0.1, 198.51.100.7, 10.0.0.2"],
                2,
                "198.51.100.7",
            ),
            // Fewer hops than proxies, or no address: the peer.
            ("127.0.0.1", vec![], 1, "127.0.0.1"),
            ("127.0.0.1", vec!["198.51.100.7"], 2, "127.0.0.1"),
            ("127.0.0.1", vec!["unknown"], 1, "127.0.0.1"),
            ("::ffff:192.0.2.1", vec![], 0, "192.0.2.1"),
        ] {
            let found = client(peer, &forwarded, proxies);
            assert_eq!(
                found.ip.to_string(),
                expected,
                "{peer} {forwarded:?} {proxies}"
            );
        }
    }

    #[test]
    fn a_network_of_version_6_is_one_client() {
        let one = client("2001:db8:1:2:3:4:5:6", &[], 0);
        let other = client("2001:db8:1:2::1", &[], 0);
        assert_eq!(one.key(), "2001:db8:1:2::/64");
        assert_eq!(one.key(), other.key());
        assert_ne!(one.key(), client("2001:db8:1:3::1", &[], 0).key());
    }

    #[test]
    fn somebody_behind_a_proxy_on_this_machine_is_not_this_machine() {
        assert!(client("127.0.0.1", &[], 0).is_local());
        assert!(!client("127.0.0.1", &["192.0.2.1"], 0).is_local());
        assert!(!client("192.0.2.1", &[], 0).is_local());
    }
}
