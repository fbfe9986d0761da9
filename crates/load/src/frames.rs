//! Frames that no client of ours would send.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use doska_contract::online::ServerFrame;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;

use crate::http::Http;
use crate::random::Random;
use crate::socket::Socket;
use crate::table::{Person, Table};

/// How long an answer to `ping` may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// How the server took them.
#[derive(Copy, Clone, Debug, Default)]
pub struct Report {
    /// Frames after which the socket still answered.
    pub answered: usize,
    /// Frames after which the server closed the socket.
    pub closed: usize,
}

/// Sends so many broken frames. After each, the server either answers a `ping` on the same socket or has closed it; it
/// never answers with a server error, and it lives.
pub async fn run(address: SocketAddr, table: &Table, frames: usize, seed: u64) -> Result<Report> {
    let mut random = Random::new(seed);
    let mut report = Report::default();
    let person = &table.people[0];
    let mut socket = Socket::open(address, Some(&person.token)).await?;
    for _ in 0..frames {
        let message = broken(&mut random, table);
        let shown = format!("{message:?}");
        let sent = socket.send_message(message).await;
        let answered = timeout(PATIENCE, pong(&mut socket)).await;
        let answered = answered.with_context(|| format!("no answer after {shown:.300}"))?;
        if let Ok(errors) = answered {
            ensure!(errors == 0, "a server error after {shown:.300}");
            report.answered += 1;
        } else {
            report.closed += 1;
            drop(sent);
            socket = reopen(address, person)
                .await
                .with_context(|| format!("the server is gone after {shown:.300}"))?;
        }
    }
    let healthy = Http::new(address)
        .call("GET", "/healthz", None, None)
        .await?;
    ensure!(healthy.status == 200, "/healthz: {}", healthy.status);
    Ok(report)
}

async fn reopen(address: SocketAddr, person: &Person) -> Result<Socket> {
    Socket::open(address, Some(&person.token)).await
}

/// Waits for the answer to a `ping`; how many server errors came before it.
async fn pong(socket: &mut Socket) -> Result<usize> {
    socket.send(r#"{"type":"ping"}"#).await?;
    let mut errors = 0;
    loop {
        match socket.next().await? {
            ServerFrame::Pong { .. } => return Ok(errors),
            ServerFrame::Answer(answer) if answer.status >= 500 => errors += 1,
            _ => {}
        }
    }
}

/// Frames that are right, to be broken.
fn right(table: &Table) -> [String; 8] {
    let game = &table.game;
    let (_, text) = &table.script.moves[0];
    [
        format!(r#"{{"type":"hello","games":[{{"id":"{game}","version":0}}],"lobby":true}}"#),
        format!(r#"{{"type":"leave","game":"{game}"}}"#),
        format!(r#"{{"type":"move","game":"{game}","move":"{text}","ply":0,"id":"x"}}"#),
        format!(r#"{{"type":"offer","game":"{game}","kind":"draw","id":"x"}}"#),
        r#"{"type":"resign","game":"no such game","id":"x"}"#.to_owned(),
        format!(r#"{{"type":"chat","game":"{game}","text":"hello","id":"x"}}"#),
        format!(r#"{{"type":"chat","game":"{game}","preset":"hello","id":"x"}}"#),
        r#"{"type":"ping"}"#.to_owned(),
    ]
}

/// Values that are put where others belong.
const ODD: [&str; 16] = [
    "null",
    "true",
    "-1",
    "0",
    "1e400",
    "1.5",
    "18446744073709551616",
    "4294967295",
    "99999999999999999999999999999999999999",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "[]",
    "{}",
    "[[[[[[[[]]]]]]]]",
    "\"🂡\u{202e}\u{fffd}\"",
];

fn broken(random: &mut Random, table: &Table) -> Message {
    let frames = right(table);
    let frame = random.of(&frames).clone();
    match random.below(9) {
        0 => Message::binary(bytes(random, 300)),
        1 => Message::text(String::from_utf8_lossy(&bytes(random, 300)).into_owned()),
        2 => {
            // Cut off, or with bytes changed.
            let mut bytes = frame.into_bytes();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len());
                bytes[at] = random.next_u64() as u8;
            }
            bytes.truncate(1 + random.below(bytes.len()));
            Message::text(String::from_utf8_lossy(&bytes).into_owned())
        }
        3 => {
            let odd = ODD[random.below(ODD.len())];
            Message::text(swap_value(&frame, odd, random))
        }
        4 => {
            let depth = 1 + random.below(20_000);
            Message::text("[".repeat(depth))
        }
        5 => {
            let depth = 1 + random.below(3000);
            let deep = format!("{}{}", "{\"games\":[".repeat(depth), "]}".repeat(depth));
            Message::text(deep)
        }
        6 => Message::text(format!(r#"{{"type":"{}"}}"#, word(random))),
        7 => {
            // Longer than a frame may be.
            let long = "x".repeat(1 + random.below(200_000));
            Message::text(swap_value(&frame, &format!("\"{long}\""), random))
        }
        _ => match random.below(3) {
            0 => Message::Ping(bytes(random, 100).into()),
            1 => Message::Pong(bytes(random, 100).into()),
            _ => Message::text(frame.replace(':', "::")),
        },
    }
}

/// The frame with one of its values changed.
fn swap_value(frame: &str, value: &str, random: &mut Random) -> String {
    let colons: Vec<usize> = frame.match_indices(':').map(|(at, _)| at).collect();
    let from = *random.of(&colons) + 1;
    let rest = &frame[from..];
    let end = rest.find([',', '}']).unwrap_or(rest.len());
    format!("{}{value}{}", &frame[..from], &rest[end..])
}

fn bytes(random: &mut Random, most: usize) -> Vec<u8> {
    let length = random.below(most);
    (0..length).map(|_| random.next_u64() as u8).collect()
}

fn word(random: &mut Random) -> String {
    let length = random.below(12);
    (0..length)
        .map(|_| char::from(b'a' + random.below(26) as u8))
        .collect()
}
