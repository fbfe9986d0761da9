//! Two clients that play each other, of each server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::{Value, json};

use crate::cluster::gate::Way;
use crate::http::Http;
use crate::peer::PeerSocket;
use crate::script::Script;
use crate::socket::Socket;
use crate::table::{Person, Table};

/// Where the clients go and what they play.
#[derive(Clone)]
pub struct Place {
    /// The way to the servers.
    pub way: Way,
    /// The game that every pair plays again and again.
    pub script: Arc<Script>,
}

/// Two clients at one game.
pub trait Pair: Send + Sized + 'static {
    /// Sits down. Clients are connected, nothing has moved.
    fn open(place: Place, number: usize) -> impl Future<Output = Result<Self>> + Send;

    /// Plays the next move; the time from sending it until the opponent has it.
    fn turn(&mut self) -> impl Future<Output = Result<Duration>> + Send;
}

/// By the socket of each player.
pub struct Sockets {
    place: Place,
    http: Http,
    people: Vec<Person>,
    both: [Socket; 2],
    game: String,
    ply: usize,
}

/// A game that has begun, whose players are not connected.
pub struct Begun {
    http: Http,
    table: Table,
}

impl Sockets {
    /// Begins a game.
    pub async fn begin(place: Place) -> Result<Begun> {
        let mut http = Http::new(place.way.clone());
        let people = vec![
            Person::guest(&mut http).await?,
            Person::guest(&mut http).await?,
        ];
        let table = Table::open(&mut http, people, &place.script, clock(), false).await?;
        // Only the sockets should stay open.
        http.hang_up();
        Ok(Begun { http, table })
    }

    /// Connects its players.
    pub async fn connect(place: Place, begun: Begun) -> Result<Sockets> {
        let Begun { http, table } = begun;
        let mut first = Socket::open(place.way.pick(), Some(&table.people[0].token)).await?;
        let mut second = Socket::open(place.way.pick(), Some(&table.people[1].token)).await?;
        first.join(&table.game, 1).await?;
        second.join(&table.game, 1).await?;
        Ok(Sockets {
            place,
            http,
            people: table.people,
            both: [first, second],
            game: table.game,
            ply: 0,
        })
    }

    /// The game that is played now.
    pub fn game(&self) -> &str {
        &self.game
    }

    async fn next_game(&mut self) -> Result<()> {
        let people = self.people.clone();
        let table = Table::open(&mut self.http, people, &self.place.script, clock(), false).await?;
        self.http.hang_up();
        for socket in &mut self.both {
            socket.leave(&self.game).await?;
            socket.join(&table.game, 1).await?;
        }
        self.game = table.game;
        self.ply = 0;
        Ok(())
    }
}

/// Clocks that nobody runs out of here.
fn clock() -> Value {
    json!({"initial": 3600, "increment": 30})
}

impl Pair for Sockets {
    async fn open(place: Place, _number: usize) -> Result<Sockets> {
        let begun = Sockets::begin(place.clone()).await?;
        Sockets::connect(place, begun).await
    }

    async fn turn(&mut self) -> Result<Duration> {
        if self.ply == self.place.script.moves.len() {
            self.next_game().await?;
        }
        let (seat, text) = &self.place.script.moves[self.ply];
        let frame = format!(
            r#"{{"type":"move","game":"{}","move":"{text}","ply":{},"id":"{}"}}"#,
            self.game, self.ply, self.ply
        );
        let began = Instant::now();
        self.both[*seat].send(&frame).await?;
        // The start is version 1.
        self.both[1 - seat]
            .version(&self.game, self.ply as u32 + 2)
            .await?;
        self.ply += 1;
        Ok(began.elapsed())
    }
}

/// By HTTP, both players over one connection; the answer counts.
pub struct Requests {
    place: Place,
    http: Http,
    table: Table,
    ply: usize,
}

impl Pair for Requests {
    async fn open(place: Place, _number: usize) -> Result<Requests> {
        let mut http = Http::new(place.way.clone());
        let people = vec![
            Person::guest(&mut http).await?,
            Person::guest(&mut http).await?,
        ];
        let table = Table::open(&mut http, people, &place.script, clock(), false).await?;
        Ok(Requests {
            place,
            http,
            table,
            ply: 0,
        })
    }

    async fn turn(&mut self) -> Result<Duration> {
        let script = &self.place.script;
        if self.ply == script.moves.len() {
            let people = self.table.people.clone();
            self.table = Table::open(&mut self.http, people, script, clock(), false).await?;
            self.ply = 0;
        }
        let (seat, text) = &script.moves[self.ply];
        let path = format!("/api/v1/games/{}/moves", self.table.game);
        let body = format!(
            r#"{{"move":"{text}","ply":{},"id":"{}"}}"#,
            self.ply, self.ply
        );
        let token = Some(self.table.people[*seat].token.as_str());
        let began = Instant::now();
        let reply = self.http.call("POST", &path, token, Some(&body)).await?;
        ensure!(reply.status == 200, "{body}: {}", reply.text());
        self.ply += 1;
        Ok(began.elapsed())
    }
}

/// Two clients of boardgame.io.
pub struct PeerPair {
    sockets: [PeerSocket; 2],
    number: usize,
    plies: usize,
    games: usize,
    game: String,
    ply: usize,
}

impl PeerPair {
    async fn next_game(&mut self) -> Result<()> {
        self.game = format!("m{}x{}", self.number, self.games);
        self.games += 1;
        self.ply = 0;
        for (seat, socket) in self.sockets.iter_mut().enumerate() {
            socket.sync(&self.game, seat).await?;
        }
        Ok(())
    }
}

impl Pair for PeerPair {
    async fn open(place: Place, number: usize) -> Result<PeerPair> {
        let mut pair = PeerPair {
            sockets: [
                PeerSocket::open(place.way.pick()).await?,
                PeerSocket::open(place.way.pick()).await?,
            ],
            number,
            plies: place.script.moves.len(),
            games: 0,
            game: String::new(),
            ply: 0,
        };
        pair.next_game().await?;
        Ok(pair)
    }

    async fn turn(&mut self) -> Result<Duration> {
        if self.ply == self.plies {
            self.next_game().await?;
        }
        let seat = self.ply % 2;
        let began = Instant::now();
        self.sockets[seat]
            .play(&self.game, seat, self.ply, "d3-d4")
            .await?;
        self.sockets[1 - seat].state(self.ply + 1).await?;
        self.ply += 1;
        Ok(began.elapsed())
    }
}
