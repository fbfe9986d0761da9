//! A server with a real address: what it refuses at the door, and how it ends.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::Command;

use doska_play::tables::Folder;
use doska_server::{Config, Server, Site, router};

use crate::server::database;

/// Sends this and reads the answer to its end.
fn ask(address: SocketAddr, path: &str, headers: &str) -> String {
    let mut line = TcpStream::connect(address).unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: doska\r\nConnection: close\r\n{headers}\r\n");
    line.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    // A refusal may be followed by a reset, since not everything was read.
    let _ = line.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

/// An open socket that has been welcomed.
fn socket(address: SocketAddr) -> TcpStream {
    let mut socket = TcpStream::connect(address).unwrap();
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
    socket
}

#[test]
fn a_signal_drains_the_server_and_it_ends() {
    let folder = std::env::temp_dir().join(format!("doska-process-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let server = Server::bind("127.0.0.1:0".parse().unwrap()).unwrap();
    let address = server.address().unwrap();
    let mut config = Config::new(&folder);
    config.database = database(&folder);
    let app = server.open(config).unwrap();
    let router = router(Site::default(), Folder::new("/no/such/folder"), Some(&app));
    let running = std::thread::spawn(move || server.run(router, &app));

    assert!(ask(address, "/readyz", "").starts_with("HTTP/1.1 200"));
    let metrics = ask(address, "/metrics", "");
    let line = r#"doska_requests_total{method="GET",route="/readyz",status="200"}"#;
    assert!(metrics.contains(line), "{metrics}");
    for line in [
        r#"doska_store_seconds_count{kind="write"}"#,
        "doska_outbox_items 0",
        "doska_games 0",
    ] {
        assert!(metrics.contains(line), "{metrics}");
    }
    let large = format!("X-Large: {}\r\n", "x".repeat(200_000));
    let answer = ask(address, "/healthz", &large);
    assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");

    let mut socket = socket(address);
    // Somebody who says nothing more does not keep it from ending.
    let mut half = TcpStream::connect(address).unwrap();
    half.write_all(b"GET / HTTP/1.1\r\nHost: ").unwrap();
    let own = std::process::id().to_string();
    let told = Command::new("kill").args(["-TERM", &own]).status().unwrap();
    assert!(told.success());
    let mut rest = Vec::new();
    socket.read_to_end(&mut rest).unwrap();
    let text = String::from_utf8_lossy(&rest);
    assert!(text.contains(r#"{"type":"drain"}"#), "{text}");
    // A close frame with code 1012.
    assert!(rest.ends_with(b"\x03\xF4restart"), "{rest:?}");
    drop(socket);
    running.join().unwrap().unwrap();
    assert!(TcpStream::connect(address).is_err());
    let _ = std::fs::remove_dir_all(&folder);
}
