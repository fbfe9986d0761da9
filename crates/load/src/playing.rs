//! Playing a game to its end, by HTTP or by sockets, through every loss of the connection.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail, ensure};
use doska_contract::online::KnownGame;
use serde_json::{Value, json};
use tokio::time::{Instant, sleep, timeout};

use crate::cluster::gate::Way;
use crate::http::Http;
use crate::ledger::Answered;
use crate::random::Random;
use crate::socket::Socket;
use crate::table::{Table, expect, insist};

/// How long a socket may take for an answer before the client opens another.
const ANSWER: Duration = Duration::from_secs(10);
/// How long a client tries again before it says that the server is gone.
const PATIENCE: Duration = Duration::from_secs(40);

/// A command on its way.
#[derive(Clone, Debug)]
pub struct Command {
    /// The end of its path.
    pub kind: &'static str,
    /// The seat that sends it.
    pub seat: usize,
    /// The id.
    pub id: String,
    /// The request, as HTTP takes it.
    pub request: Value,
    /// The move, if it is one, with the ply after it.
    pub played: Option<(usize, String)>,
}

impl Command {
    /// The move after `ply` plies.
    pub fn play(table: &Table, ply: usize, random: &mut Random) -> Command {
        let (seat, text) = &table.script.moves[ply];
        let id = format!("{:016x}", random.next_u64());
        Command {
            kind: "moves",
            seat: *seat,
            request: json!({"move": text, "ply": ply, "id": id}),
            id,
            played: Some((ply + 1, text.clone())),
        }
    }

    /// An offer, or an answer to one.
    pub fn offer(seat: usize, kind: &str, random: &mut Random) -> Command {
        let id = format!("{:016x}", random.next_u64());
        Command {
            kind: "offers",
            seat,
            request: json!({"kind": kind, "id": id}),
            id,
            played: None,
        }
    }

    /// The end of a game that the script does not end.
    pub fn resign(seat: usize, random: &mut Random) -> Command {
        let id = format!("{:016x}", random.next_u64());
        Command {
            kind: "resign",
            seat,
            request: json!({"id": id}),
            id,
            played: None,
        }
    }

    /// The commands of a whole game, with an offer here and there.
    pub fn of_game(table: &Table, random: &mut Random) -> Vec<Command> {
        let mut all = Vec::new();
        let last = table.script.moves.len();
        for ply in 0..last {
            all.push(Command::play(table, ply, random));
            // Two seats only: in a team of two, both have to answer.
            let over = table.script.ends && ply + 1 == last;
            if table.people.len() == 2 && ply > 2 && !over && random.once_in(25) {
                all.push(Command::offer(0, "draw", random));
                all.push(Command::offer(1, "decline", random));
            }
        }
        if !table.script.ends {
            all.push(Command::resign(random.below(table.people.len()), random));
        }
        all
    }

    /// The frame that a socket takes.
    pub fn frame(&self, game: &str) -> String {
        let mut frame = self.request.clone();
        frame["type"] = match self.kind {
            "moves" => "move",
            "offers" => "offer",
            other => other,
        }
        .into();
        frame["game"] = game.into();
        frame.to_string()
    }

    /// The command with its answer.
    pub fn answered(self, answer: Value) -> Answered {
        Answered {
            kind: self.kind,
            seat: self.seat,
            id: self.id,
            request: self.request.to_string(),
            played: self.played,
            answer,
        }
    }

    /// Sends it by HTTP until it is answered. Now and then the client hangs up before the answer, or sends it twice
    /// at once.
    pub async fn by_http(
        self,
        http: &mut Http,
        table: &Table,
        random: &mut Random,
    ) -> Result<Answered> {
        let path = format!("/api/v1/games/{}/{}", table.game, self.kind);
        let token = Some(table.people[self.seat].token.as_str());
        let request = self.request.to_string();
        let body = Some(request.as_str());
        if random.once_in(30) {
            // Whether it was heard or not, the next request carries the same id.
            let _ = http.call_and_hang_up("POST", &path, token, body).await;
        }
        let reply = if random.once_in(30) {
            let mut second = Http::new(http.way().clone());
            let (first, second) = tokio::join!(
                insist(http, "POST", &path, token, body),
                insist(&mut second, "POST", &path, token, body)
            );
            let (first, second) = (first?, second?);
            let same = first.json::<Value>()? == second.json::<Value>()?;
            ensure!(
                same && first.status == second.status,
                "sent twice at once, answered {} and {}",
                first.text(),
                second.text()
            );
            first
        } else {
            insist(http, "POST", &path, token, body).await?
        };
        let reply = expect(reply, &[200], &format!("{path} {request}"))?;
        let answer = reply.json()?;
        Ok(self.answered(answer))
    }
}

/// One player's socket, which finds its way back.
pub struct Follower {
    way: Way,
    token: Option<String>,
    game: String,
    socket: Option<Socket>,
    /// The last version that came.
    version: u32,
}

impl Follower {
    /// Not connected yet.
    pub fn new(way: impl Into<Way>, game: &str, token: Option<String>) -> Follower {
        Follower {
            way: way.into(),
            token,
            game: game.to_owned(),
            socket: None,
            version: 0,
        }
    }

    /// Sends a command until it is answered.
    pub async fn command(&mut self, command: Command) -> Result<Answered> {
        let frame = command.frame(&self.game);
        let began = Instant::now();
        loop {
            let last = match timeout(ANSWER, self.ask(&frame, &command.id)).await {
                // One of many may be without its database for a moment; another may not.
                Ok(Ok((503, body))) if self.way.has_others() => anyhow!("{frame}: 503 {body}"),
                Ok(Ok((status, body))) => {
                    ensure!(status == 200, "{frame}: {status} {body}");
                    self.absorb()?;
                    return Ok(command.answered(body));
                }
                Ok(Err(error)) => error,
                Err(_) if self.way.has_others() => anyhow!("{frame}: no answer"),
                Err(_) => bail!("{frame}: no answer for {} s", ANSWER.as_secs()),
            };
            self.absorb()?;
            self.socket = None;
            if began.elapsed() > PATIENCE {
                return Err(last).context("the server does not come back");
            }
            sleep(Duration::from_millis(10)).await;
        }
    }

    async fn ask(&mut self, frame: &str, id: &str) -> Result<(u16, Value)> {
        let way = self.way.clone();
        let address = match &self.socket {
            Some(socket) => socket.address(),
            None => way.pick(),
        };
        tokio::select! {
            answer = self.ask_at(address, frame, id) => answer,
            () = way.lost(address) => bail!("the node is gone"),
        }
    }

    async fn ask_at(&mut self, address: SocketAddr, frame: &str, id: &str) -> Result<(u16, Value)> {
        let socket = match &mut self.socket {
            Some(socket) => socket,
            none => {
                let mut socket = Socket::open(address, self.token.as_deref()).await?;
                let known = KnownGame {
                    id: self.game.clone(),
                    version: self.version,
                };
                socket.hello(&[known]).await?;
                none.insert(socket)
            }
        };
        socket.send(frame).await?;
        let answer = socket.answer(id).await?;
        Ok((answer.status, answer.body))
    }

    /// Checks the events that came beside the answers.
    fn absorb(&mut self) -> Result<()> {
        let Some(socket) = &mut self.socket else {
            return Ok(());
        };
        while let Some((game, event)) = socket.kept() {
            ensure!(
                game == self.game && event.version == self.version + 1,
                "after version {} of {} came {} of {game}",
                self.version,
                self.game,
                event.version
            );
            self.version = event.version;
        }
        Ok(())
    }
}
