//! `serve`: a real server at a real port, and how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::run::{Ran, command, doska};
use crate::tablebase::tables;

/// A server that runs until it is ended, or until the test fails.
pub struct Served {
    child: Child,
    /// `127.0.0.1:40123`
    pub address: String,
    /// The line it began with.
    said: String,
}

impl Served {
    /// Starts one and waits until it says where it is.
    pub fn start(args: &[&str]) -> Served {
        let args = [&["serve"], args].concat();
        Served::run(&mut command(&args))
    }

    fn run(command: &mut Command) -> Served {
        let mut child = command
            .env_remove("RUST_LOG")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut said).unwrap();
        let after = said.split("http://").nth(1).expect("it says where it is");
        let address = after.split(' ').next().unwrap().to_owned();
        Served {
            child,
            address,
            said,
        }
    }

    /// Asks for a path and reads the answer to its end.
    pub fn get(&self, path: &str) -> String {
        self.get_with(path, "")
    }

    /// The same with more headers, each with the end of its line.
    fn get_with(&self, path: &str, headers: &str) -> String {
        let mut line = TcpStream::connect(&self.address).unwrap();
        let request =
            format!("GET {path} HTTP/1.1\r\nHost: doska\r\nConnection: close\r\n{headers}\r\n");
        line.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        line.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Sends a signal and waits for the end.
    pub fn end(mut self, signal: &str) -> Ran {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args([signal, &id]).status().unwrap();
        assert!(sent.success());
        let code = self.child.wait().unwrap().code();
        let mut err = String::new();
        let said = self.child.stderr.as_mut().unwrap();
        said.read_to_string(&mut err).unwrap();
        Ran {
            out: std::mem::take(&mut self.said),
            err,
            code,
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It has ended already unless the test fails.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_says_where_it_is_answers_there_and_ends_when_told() {
    for signal in ["-TERM", "-INT"] {
        let served = Served::start(&["--listen", "127.0.0.1:0"]);
        assert!(served.said.starts_with("Doska is at http://127.0.0.1:"));
        assert!(!served.address.ends_with(":0"), "{}", served.said);
        let answer = served.get("/healthz");
        assert!(answer.starts_with("HTTP/1.1 200 OK\r\n"), "{answer}");
        assert!(answer.ends_with("\r\n\r\nok"), "{answer}");
        assert!(
            answer.contains("x-content-type-options: nosniff"),
            "{answer}"
        );
        assert!(
            served
                .get("/nowhere")
                .contains("content-security-policy: default-src 'self';")
        );
        served.end(signal).ok();
    }
}

#[test]
fn a_client_that_says_nothing_does_not_keep_it_from_ending() {
    let served = Served::start(&["--listen", "0"]);
    let mut half = TcpStream::connect(&served.address).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHost: ").unwrap();
    // The half request has been taken up once a whole one after it is answered.
    assert!(served.get("/healthz").contains("200 OK"));
    served.end("-TERM").ok();
}

#[test]
fn a_second_server_at_the_same_port_says_what_to_do() {
    let served = Served::start(&["--listen", "127.0.0.1:0"]);
    let port: u16 = served.address.rsplit(':').next().unwrap().parse().unwrap();
    for (lang, word) in [("en", "is in use"), ("ru", "занят"), ("tr", "kullanımda")] {
        let ran = doska(&["serve", "--listen", &served.address, "--lang", lang]);
        assert_eq!((ran.code, &*ran.out), (Some(1), ""));
        assert!(ran.err.contains(word), "{}", ran.err);
        assert!(ran.err.contains(&served.address), "{}", ran.err);
        let other = match port {
            u16::MAX => String::from("--listen 127.0.0.1:8080"),
            port => format!("--listen 127.0.0.1:{}", port + 1),
        };
        assert!(ran.err.contains(&other), "{}", ran.err);
    }
    served.end("-TERM").ok();
}

#[test]
fn addresses_that_cannot_be_are_explained() {
    for (listen, words) in [
        ("127.0.0.1", "“127.0.0.1” has no port"),
        (
            "127.0.0.1:99999",
            "“99999” is not a port: expected a number from 0 to 65535",
        ),
        ("example.org:80", "“example.org” is not an IP address"),
        ("-1", "“-1” has no port"),
    ] {
        let said = doska(&["serve", "--listen", listen]).usage();
        assert!(said.contains(words), "{said}");
    }
    // An address for documentation, which no machine has.
    let ran = doska(&["serve", "--listen", "192.0.2.1:8080"]);
    assert_eq!(ran.code, Some(1));
    assert!(
        ran.err
            .contains("192.0.2.1:8080 is not an address of this machine"),
        "{}",
        ran.err
    );
}

#[test]
fn for_other_machines_it_still_says_what_to_open_here() {
    let served = Served::start(&["--listen", "0.0.0.0:0"]);
    assert!(served.said.contains("http://127.0.0.1:"), "{}", served.said);
    assert!(
        served.said.contains("open to other machines"),
        "{}",
        served.said
    );
    assert!(served.get("/healthz").contains("200 OK"));
    served.end("-TERM").ok();
}

#[test]
fn tables_are_offered_from_the_folder_that_was_named() {
    let served = Served::start(&["--listen", "0", "--tables", tables()]);
    let list = served.get("/tables/turkish/");
    assert!(list.contains(r#"{"name":"KKvK","bytes":6012}"#), "{list}");
    assert!(served.get("/tables/turkish/KKvK").contains("DOSKATBL"));
    served.end("-TERM").ok();
    let served = Served::start(&["--listen", "0"]);
    assert!(served.get("/tables/turkish/").ends_with("\r\n\r\n[]"));
    served.end("-TERM").ok();
    let ran = doska(&["serve", "--listen", "0", "--tables", "/no/such/folder"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("/no/such/folder"), "{}", ran.err);
}

#[test]
fn requests_are_written_down_only_if_asked() {
    let quiet = Served::start(&["--listen", "0"]);
    quiet.get("/healthz");
    let said = quiet.end("-TERM").err;
    assert!(!said.contains("healthz"), "{said}");
    let told = Served::start(&["--listen", "0", "-v"]);
    told.get("/analysis?game=secret");
    let said = told.end("-TERM").err;
    assert!(
        said.contains("/analysis") && said.contains("status="),
        "{said}"
    );
    // A link may hold a game, which is nobody's business.
    assert!(!said.contains("secret"), "{said}");
    let ran = crate::run::run(command(&["serve"]).env("RUST_LOG", "a=b=c"), b"");
    assert!(ran.usage().contains("“a=b=c” in RUST_LOG"));
}

#[test]
fn the_log_holds_no_secrets() {
    for format in ["text", "json"] {
        let served = Served::start(&["--listen", "0", "-v", "--log-format", format]);
        let headers =
            "Authorization: Bearer secret\r\nCookie: __Host-doska=secret\r\nUser-Agent: secret\r\n";
        let answer = served.get_with("/api/v1/games/secret?token=secret", headers);
        let id = answer.split("x-request-id: ").nth(1).expect("an id");
        let id = id.split("\r\n").next().unwrap().to_owned();
        served.get("/challenge/secret?secret");
        let said = served.end("-TERM").err;
        assert!(said.contains("/api/v1/games/{id}"), "{said}");
        assert!(said.contains(&id), "{said}");
        assert!(!said.contains("secret"), "{said}");
        if format == "json" {
            for line in said.lines() {
                serde_json::from_str::<serde_json::Value>(line).expect("a line is JSON");
            }
        }
    }
}

#[test]
fn it_drains_sockets_and_streams_when_told_to_end() {
    let served = Served::start(&["--listen", "0"]);
    let mut socket = TcpStream::connect(&served.address).unwrap();
    let upgrade = "GET /api/v1/socket HTTP/1.1\r\nHost: doska\r\nConnection: Upgrade\r\n\
                   Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    socket.write_all(upgrade.as_bytes()).unwrap();
    let mut seen = Vec::new();
    let mut some = [0; 4096];
    while !String::from_utf8_lossy(&seen).contains("welcome") {
        let count = socket.read(&mut some).unwrap();
        assert_ne!(count, 0, "{}", String::from_utf8_lossy(&seen));
        seen.extend(&some[..count]);
    }
    let began = std::time::Instant::now();
    let id = served.child.id().to_string();
    let sent = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(sent.success());
    let mut rest = Vec::new();
    let _ = socket.read_to_end(&mut rest);
    let text = String::from_utf8_lossy(&rest);
    assert!(text.contains(r#"{"type":"drain"}"#), "{text}");
    // A close frame with code 1012.
    assert!(rest.windows(2).any(|two| two == [0x03, 0xF4]), "{rest:?}");
    drop(socket);
    served.end("-TERM").ok();
    assert!(began.elapsed().as_secs() < 10);
}

#[test]
fn it_says_where_its_data_are_and_takes_up_a_second_time() {
    let data = crate::run::folder("kept");
    let file = data.join("deep/doska.sqlite");
    let database = format!("sqlite:{}", file.display());
    for _ in 0..2 {
        let served = Served::start(&["--listen", "0", "--database", &database]);
        assert!(served.get("/readyz").contains("200 OK"));
        served.end("-TERM").ok();
        assert!(file.exists());
    }
}

#[test]
fn metrics_are_for_this_machine_and_not_for_those_behind_its_proxy() {
    let served = Served::start(&["--listen", "0"]);
    served.get("/healthz");
    let metrics = served.get("/metrics");
    let line = r#"doska_requests_total{method="GET",route="/healthz",status="200"} 1"#;
    assert!(metrics.contains(line), "{metrics}");
    let proxied = served.get_with("/metrics", "X-Forwarded-For: 192.0.2.1\r\n");
    assert!(proxied.starts_with("HTTP/1.1 404"), "{proxied}");
    served.end("-TERM").ok();
}

#[test]
fn settings_come_from_flags_environment_and_file_in_this_order() {
    let folder = crate::run::folder("settings");
    let file = folder.join("doska.toml");
    let path = file.display().to_string();
    std::fs::write(
        &file,
        "listen = \"127.0.0.1:81\"\ntrusted-proxies = 1\nrate-limits = false\ncontact = \"a@b.example\"\n",
    )
    .unwrap();
    let mut check = command(&["serve", "--check", "--config", &path, "--listen", "82"]);
    check
        .env("DOSKA_TRUSTED_PROXIES", "2")
        .env("DOSKA_LISTEN", "83");
    let out = crate::run::run(&mut check, b"").ok();
    let line = |name: &str| {
        let line = out.lines().find(|line| line.starts_with(name));
        line.unwrap_or_else(|| panic!("{name}: {out}"))
            .split_whitespace()
            .collect::<Vec<_>>()
    };
    assert_eq!(
        line("listen"),
        ["listen", "=", "\"127.0.0.1:82\"", "#", "--listen"]
    );
    let proxies = [
        "trusted-proxies",
        "=",
        "\"2\"",
        "#",
        "DOSKA_TRUSTED_PROXIES",
    ];
    assert_eq!(line("trusted-proxies"), proxies);
    assert_eq!(
        line("rate-limits"),
        ["rate-limits", "=", "\"off\"", "#", &*path]
    );
    assert_eq!(
        line("push-contact")[..3],
        ["push-contact", "=", "\"a@b.example\""]
    );
    // What it prints can be read again.
    let again = folder.join("again.toml");
    std::fs::write(&again, &out).unwrap();
    doska(&["serve", "--check", "--config", &again.display().to_string()]).ok();
}

#[test]
fn settings_that_do_not_fit_are_refused_by_their_name_and_place() {
    for (args, words) in [
        (
            vec!["--rate-limits", "maybe"],
            "“maybe” is not a valid value of rate-limits. Valid: on, off",
        ),
        (
            vec!["--rate-limits", "off", "--listen", "0.0.0.0:0"],
            "only for 127.0.0.1",
        ),
        (
            vec!["--trusted-proxies", "-1"],
            "expected a number from 0 to 16",
        ),
        (
            vec!["--database", "postgres://me:hidden@host/db?sslmode=perhaps"],
            "The address of the database cannot be read: sslmode=perhaps",
        ),
        (vec!["--database", "mysql:x"], "“mysql” is not a database"),
        (vec!["--bus", "redis://host"], "“redis” is not a bus"),
        (
            vec!["--public-url", "https://example.org/doska"],
            "without a path",
        ),
        (
            vec!["--smtp", "https://me:hidden@host"],
            "not the address of a mail server",
        ),
        (vec!["--smtp", "smtps://me:hidden@host"], "no sender"),
        (vec!["--contact", "me"], "“me” is not a contact"),
    ] {
        for check in [false, true] {
            let flags = if check { vec!["--check"] } else { Vec::new() };
            let said = doska(&[vec!["serve"], flags, args.clone()].concat()).usage();
            assert!(said.contains(words), "{args:?}: {said}");
            assert!(!said.contains("hidden"), "{said}");
        }
    }
    let file = crate::run::folder("bad").join("doska.toml");
    std::fs::write(
        &file,
        "listen = \"80\"\npublic_url = \"https://example.org\"\n",
    )
    .unwrap();
    let path = file.display().to_string();
    let said = doska(&["serve", "--config", &path]).usage();
    assert!(
        said.contains(&format!("“public_url” in {path} is not a setting")),
        "{said}"
    );
    let mut given = command(&["serve"]);
    let said = crate::run::run(given.env("DOSKA_LISTEN", "here"), b"").usage();
    assert!(said.contains("(in DOSKA_LISTEN)"), "{said}");
}

#[test]
fn a_head_that_is_too_large_is_refused() {
    let served = Served::start(&["--listen", "0"]);
    let large = format!("X-Large: {}\r\n", "x".repeat(200_000));
    let answer = served.get_with("/healthz", &large);
    assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");
    let usual = format!("X-Usual: {}\r\n", "x".repeat(8_000));
    assert!(served.get_with("/healthz", &usual).contains("200 OK"));
    served.end("-TERM").ok();
}
