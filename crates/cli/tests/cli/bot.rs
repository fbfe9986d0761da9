//! `bot`: a real server, a real bot, and somebody who plays against it.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

use doska_play::GameSpec;
use serde_json::{Value, json};

use crate::run::command;
use crate::serve::Served;

/// Longer than a small game takes on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// Somebody on a server.
struct Person<'s> {
    server: &'s Served,
    id: String,
    token: String,
}

impl Person<'_> {
    fn guest(server: &Served) -> Person<'_> {
        let [id, token] = [String::new(), String::new()];
        let nobody = Person { server, id, token };
        let made = nobody.call("POST", "/guests", &json!({}));
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Person {
            server,
            id: text(&made["player"]["id"]),
            token: text(&made["token"]),
        }
    }

    /// What the server answers to a request that it must not refuse.
    fn call(&self, method: &str, path: &str, body: &Value) -> Value {
        let (body, address) = (body.to_string(), &self.server.address);
        let bearer = match &*self.token {
            "" => String::new(),
            token => format!("Authorization: Bearer {token}\r\n"),
        };
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{bearer}\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        );
        let mut line = TcpStream::connect(address).unwrap();
        line.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        line.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 2"), "{path}: {answer}");
        serde_json::from_str(body).unwrap()
    }

    /// Plays the first legal move whenever it is this player's turn, until the game is over.
    fn play(&self, game: &str) -> Value {
        let path = format!("/games/{game}");
        let begun = Instant::now();
        loop {
            assert!(begun.elapsed() < PATIENCE, "the game does not end");
            let state = self.call("GET", &path, &Value::Null);
            if state["status"] == "ended" {
                return state;
            }
            let mover = state["to_move"].as_u64().unwrap() as usize;
            if state["seats"][mover]["id"] != self.id {
                std::thread::sleep(Duration::from_millis(20));
                continue;
            }
            let spec = GameSpec::read(state["game"].as_str().unwrap()).unwrap();
            let position = spec.position(state["position"].as_str().unwrap()).unwrap();
            let ply = &state["ply"];
            let asked =
                json!({"move": position.moves()[0].text(), "ply": ply, "id": ply.to_string()});
            self.call("POST", &format!("{path}/moves"), &asked);
        }
    }

    fn challenge(&self, opponent: &str) -> String {
        let asked = json!({"game": "topological?checkers=2", "clock": null, "rated": false, "seat": null,
                           "position": null, "opponent": opponent});
        let made = self.call("POST", "/challenges", &asked);
        made["id"].as_str().unwrap().to_owned()
    }

    /// The game of a challenge, once somebody has accepted it.
    fn accepted(&self, challenge: &str) -> String {
        let begun = Instant::now();
        loop {
            let shown = self.call("GET", &format!("/challenges/{challenge}"), &Value::Null);
            if let Some(game) = shown["game_id"].as_str() {
                return game.to_owned();
            }
            assert!(begun.elapsed() < PATIENCE, "nobody accepts: {shown}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

/// A bot that is ended if the test fails.
struct Bot(Child);

impl Bot {
    fn start(who: &Person<'_>, args: &[&str]) -> Bot {
        let server = format!("http://{}", who.server.address);
        let child = command(&[&["bot", "--server", &server, "--level", "1"], args].concat())
            .env("DOSKA_TOKEN", &who.token)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        Bot(child)
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn it_plays_whoever_challenges_it_even_while_it_was_away() {
    let server = Served::start(&["--listen", "127.0.0.1:0", "--rate-limits", "off"]);
    let (person, robot) = (Person::guest(&server), Person::guest(&server));
    // One challenge waits for it, one was withdrawn, one comes while it plays.
    let withdrawn = person.challenge(&robot.id);
    person.call(
        "POST",
        &format!("/challenges/{withdrawn}/cancel"),
        &json!({}),
    );
    let waiting = person.challenge(&robot.id);
    let mut bot = Bot::start(&robot, &["--games", "2"]);
    let first = person.accepted(&waiting);
    let second = person.challenge(&robot.id);
    let second = person.accepted(&second);
    for game in [&first, &second] {
        let over = person.play(game);
        assert_ne!(over["outcome"]["reason"], "aborted", "{over}");
        assert!(over["ply"].as_u64().unwrap() >= 2, "{over}");
    }
    let status = bot.0.wait().unwrap();
    let mut said = String::new();
    let out = bot.0.stdout.as_mut().unwrap();
    out.read_to_string(&mut said).unwrap();
    assert!(status.success(), "{said}");
    for game in [first, second] {
        let begun = format!("topological?checkers=2: game {game} has begun");
        assert_eq!(said.matches(&begun).count(), 1, "{said}");
        let ended = format!("topological?checkers=2: game {game} ");
        assert_eq!(said.matches(&ended).count(), 2, "{said}");
    }
    server.end("-TERM").ok();
}
