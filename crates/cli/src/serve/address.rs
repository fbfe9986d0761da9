//! Parses the address to listen on.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use crate::console::Console;

/// The port where nobody names another.
pub const PORT: u16 = 8080;

const LOCAL: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

/// What does not fit, with the part that it is about.
#[derive(PartialEq, Eq, Debug)]
enum Wrong<'a> {
    NoPort(&'a str),
    Port(&'a str),
    Address(&'a str),
}

/// Reads an address, or says what is wrong with it.
pub fn read(console: &Console, text: &str) -> Result<SocketAddr, String> {
    let usual = SocketAddr::new(LOCAL, PORT).to_string();
    parse(text).map_err(|wrong| {
        let example = ("example", &*usual);
        match wrong {
            Wrong::NoPort(listen) => console.say("serve-no-port", &[("listen", listen), example]),
            Wrong::Port(port) => console.say("serve-bad-port", &[("port", port), example]),
            Wrong::Address(address) => console.say("serve-bad-address", &[("address", address)]),
        }
    })
}

/// `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080`, or a port of this machine alone. Other names are not
/// looked up: one may stand for several addresses, and a server has one.
fn parse(text: &str) -> Result<SocketAddr, Wrong<'_>> {
    if let Ok(address) = text.parse() {
        return Ok(address);
    }
    if text.bytes().all(|byte| byte.is_ascii_digit()) && !text.is_empty() {
        return Ok(SocketAddr::new(LOCAL, port(text)?));
    }
    let bare = text.trim_start_matches('[').trim_end_matches(']');
    if bare.parse::<IpAddr>().is_ok() || !text.contains(':') {
        return Err(Wrong::NoPort(text));
    }
    let (host, number) = text.rsplit_once(':').unwrap_or((text, ""));
    let known = host.eq_ignore_ascii_case("localhost");
    let ip = host.trim_start_matches('[').trim_end_matches(']');
    if !known && ip.parse::<IpAddr>().is_err() {
        return Err(Wrong::Address(host));
    }
    let port = port(number)?;
    if known {
        Ok(SocketAddr::new(LOCAL, port))
    } else {
        // An address of version 6 without brackets, for one.
        Err(Wrong::Address(host))
    }
}

fn port(text: &str) -> Result<u16, Wrong<'_>> {
    text.parse().map_err(|_| Wrong::Port(text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses() {
        for (text, address) in [
            ("127.0.0.1:8080", "127.0.0.1:8080"),
            ("0.0.0.0:80", "0.0.0.0:80"),
            ("[::1]:8080", "[::1]:8080"),
            ("[::]:0", "[::]:0"),
            ("localhost:8081", "127.0.0.1:8081"),
            ("8081", "127.0.0.1:8081"),
            ("0", "127.0.0.1:0"),
        ] {
            assert_eq!(parse(text), Ok(address.parse().unwrap()), "{text}");
        }
    }

    #[test]
    fn what_is_no_address_is_said_with_the_part_that_is_wrong() {
        for (text, wrong) in [
            ("", Wrong::NoPort("")),
            ("127.0.0.1", Wrong::NoPort("127.0.0.1")),
            ("::1", Wrong::NoPort("::1")),
            ("[::1]", Wrong::NoPort("[::1]")),
            ("localhost", Wrong::NoPort("localhost")),
            ("65536", Wrong::Port("65536")),
            ("127.0.0.1:", Wrong::Port("")),
            ("127.0.0.1:http", Wrong::Port("http")),
            ("127.0.0.1:-1", Wrong::Port("-1")),
            ("localhost:99999", Wrong::Port("99999")),
            ("[::1]:x", Wrong::Port("x")),
            ("example.org:80", Wrong::Address("example.org")),
            ("256.0.0.1:80", Wrong::Address("256.0.0.1")),
            ("http://127.0.0.1:8080", Wrong::Address("http://127.0.0.1")),
            (":8080", Wrong::Address("")),
            ("fe80::1:80x", Wrong::Port("80x")),
        ] {
            assert_eq!(parse(text), Err(wrong), "{text}");
        }
    }
}
