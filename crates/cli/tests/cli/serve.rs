//! `serve`: a real server at a real port, and how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use crate::run::{Ran, command, doska};
use crate::tablebase::tables;

/// A server that runs until it is ended, or until the test fails.
struct Served {
    child: Child,
    /// `127.0.0.1:40123`
    address: String,
    /// The line it began with.
    said: String,
}

impl Served {
    /// Starts one and waits until it says where it is.
    fn start(args: &[&str]) -> Served {
        let args = [&["serve"], args].concat();
        let mut child = command(&args)
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
    fn get(&self, path: &str) -> String {
        let mut line = TcpStream::connect(&self.address).unwrap();
        let request = format!("GET {path} HTTP/1.1\r\nHost: doska\r\nConnection: close\r\n\r\n");
        line.write_all(request.as_bytes()).unwrap();
        let mut answer = Vec::new();
        line.read_to_end(&mut answer).unwrap();
        String::from_utf8_lossy(&answer).into_owned()
    }

    /// Sends a signal and waits for the end.
    fn end(mut self, signal: &str) -> Ran {
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
