//! One open socket.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, close_code};
use doska_contract::online::{Answer, ClientFrame, KnownGame, ServerFrame};
use doska_play::round::Millis;
use doska_play::{Lang, Note};
use futures_util::SinkExt;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::time::{Instant, timeout};

use super::lag::Lag;
use super::requests::{self, Reply, to_answer};
use crate::api::Problem;
use crate::app::App;
use crate::bus::{Listener, Message, Topic};
use crate::chat::{self, room_of};
use crate::games::{Cursor, GameError, Texts};
use crate::limits::{Action, Client};
use crate::people::{Caller, Held};
use crate::presence::Present;
use crate::store::chat::Room;

/// How often the round trip is measured.
const PING: Duration = Duration::from_secs(10);
/// Without a sign of life for this long, nobody is there.
const SILENCE: Duration = Duration::from_secs(45);
/// How long a frame may take to be sent.
const PATIENCE: Duration = Duration::from_secs(20);
/// How many games one socket follows at most, and how many may wait to be followed.
const MOST_GAMES: usize = 500;
/// How many commands of one socket are carried out at the same time. Frames behind them wait in the network.
const MOST_COMMANDS: usize = 64;

/// How many frames leave together at most, before the client is listened to again.
const MOST_AT_ONCE: usize = 32;

/// A socket and what it follows.
pub struct Connection {
    app: App,
    caller: Option<Caller>,
    /// Whose frames these are, for limits.
    key: String,
    lang: Lang,
    listener: Listener,
    games: HashMap<String, Followed>,
    /// Games that `hello` named and that are not followed yet.
    wanted: VecDeque<KnownGame>,
    /// How many commands are being carried out.
    commands: usize,
    /// Where their answers come from; `None` for one that nobody knows the answer to.
    answers: UnboundedReceiver<Option<Answer>>,
    answer: UnboundedSender<Option<Answer>>,
    lag: Lag,
    heard: Instant,
    _held: Option<Held>,
}

struct Followed {
    cursor: Cursor,
    present: Option<Present>,
}

/// The connection is to be closed, with this code.
struct Close(u16, &'static str);

/// Nobody sends so much by mistake.
const FLOOD: Close = Close(close_code::POLICY, "too many frames");
/// Nobody watches so many boards.
const TOO_MANY_GAMES: Close = Close(close_code::POLICY, "too many games");
/// The session has ended.
const REVOKED: Close = Close(close_code::POLICY, "revoked");

impl Connection {
    /// A connection of somebody, or of a spectator.
    pub fn new(app: App, caller: Option<Caller>, client: &Client, lang: Lang) -> Connection {
        let mut listener = app.bus.listen();
        if let Some(caller) = &caller {
            listener.subscribe(Topic::Player(caller.player.id.clone()));
        }
        let held = caller.as_ref().map(|caller| app.sessions.hold(caller));
        let own = caller.as_ref().map(|caller| caller.player.id.clone());
        let (answer, answers) = mpsc::unbounded_channel();
        Connection {
            app,
            caller,
            key: own.unwrap_or_else(|| client.key()),
            lang,
            listener,
            games: HashMap::new(),
            wanted: VecDeque::new(),
            commands: 0,
            answers,
            answer,
            lag: Lag::default(),
            heard: Instant::now(),
            _held: held,
        }
    }

    /// Serves it until either side closes it.
    pub async fn run(mut self, mut socket: WebSocket) {
        metrics::gauge!("doska_sockets").increment(1.0);
        // The server waits for its sockets to be closed before it ends.
        let _open = self.app.draining.subscribe();
        let closed = self.serve(&mut socket).await;
        if let Err(Close(code, reason)) = closed {
            let frame = CloseFrame {
                code,
                reason: reason.into(),
            };
            let _ = timeout(PATIENCE, socket.send(Frame::Close(Some(frame)))).await;
        }
        let left: Vec<String> = self.games.keys().cloned().collect();
        for game in left {
            self.leave(&game).await;
        }
        metrics::gauge!("doska_sockets").decrement(1.0);
    }

    async fn serve(&mut self, socket: &mut WebSocket) -> Result<(), Close> {
        let welcome = ServerFrame::Welcome {
            player: self.caller.as_ref().map(|caller| caller.player.reference()),
            time: self.app.clock.now(),
        };
        send(socket, &welcome).await?;
        let mut pings = tokio::time::interval(PING);
        let mut draining = self.app.draining.subscribe();
        loop {
            self.send_what_waits(socket).await?;
            tokio::select! {
                frame = socket.recv(), if self.commands < MOST_COMMANDS => match frame {
                    Some(Ok(frame)) => self.received(socket, frame).await?,
                    Some(Err(_)) | None => return Ok(()),
                },
                message = self.listener.next() => match message {
                    Some(message) => self.told(socket, &message).await?,
                    None => return Ok(()),
                },
                Some(answer) = self.answers.recv() => self.answered(socket, answer).await?,
                // One at a time: a move that comes behind a long `hello` is read before all of it is done.
                () = std::future::ready(()), if !self.wanted.is_empty() => self.follow_next(socket).await?,
                _ = pings.tick() => {
                    if self.heard.elapsed() > SILENCE {
                        return Err(Close(close_code::AWAY, "silent"));
                    }
                    let ping = Frame::Ping(self.lag.ping().to_vec().into());
                    send_frame(socket, ping).await?;
                }
                () = drained(&mut draining) => {
                    send(socket, &ServerFrame::Drain).await?;
                    return Err(Close(close_code::RESTART, "restart"));
                }
            }
        }
    }

    /// A move brings several frames at once: they leave together, as one write.
    async fn send_what_waits(&mut self, socket: &mut WebSocket) -> Result<(), Close> {
        for _ in 0..MOST_AT_ONCE {
            if let Ok(answer) = self.answers.try_recv() {
                self.answered(socket, answer).await?;
            } else if let Some(message) = self.listener.ready() {
                self.told(socket, &message).await?;
            } else {
                break;
            }
        }
        in_time(socket.flush()).await
    }

    async fn received(&mut self, socket: &mut WebSocket, frame: Frame) -> Result<(), Close> {
        // Before anything else: this is when the clock stops for whoever sent it.
        let arrived = self.app.clock.now();
        self.heard = Instant::now();
        let text = match frame {
            Frame::Text(text) => text,
            Frame::Binary(_) => return Err(Close(close_code::UNSUPPORTED, "text frames only")),
            Frame::Ping(_) | Frame::Pong(_) if self.count().is_err() => return Err(FLOOD),
            Frame::Ping(_) | Frame::Close(_) => return Ok(()),
            Frame::Pong(carried) => {
                self.lag.pong(&carried);
                return Ok(());
            }
        };
        let frame: ClientFrame = match serde_json::from_str(&text) {
            Ok(frame) => frame,
            Err(error) => {
                self.count().map_err(|_| FLOOD)?;
                let note = Note::new("problem-frame").with("why", &error);
                let status = axum::http::StatusCode::BAD_REQUEST;
                let problem = Problem::new(status, "bad_frame", note);
                return self.refuse(socket, None, problem).await;
            }
        };
        match frame {
            ClientFrame::Hello { games, lobby } => {
                if let Err(problem) = self.count() {
                    return self.refuse(socket, None, problem).await;
                }
                if lobby {
                    self.listener.subscribe(Topic::Lobby);
                }
                for game in games {
                    self.want(socket, game).await?;
                }
            }
            ClientFrame::Leave { game } => match self.count() {
                Ok(()) => self.leave(&game).await,
                Err(problem) => return self.refuse(socket, None, problem).await,
            },
            ClientFrame::Ping => {
                if let Err(problem) = self.count() {
                    return self.refuse(socket, None, problem).await;
                }
                let time = self.app.clock.now();
                send(socket, &ServerFrame::Pong { time }).await?;
            }
            command => {
                self.count().map_err(|_| FLOOD)?;
                self.carry_out(command, arrived);
            }
        }
        Ok(())
    }

    /// Begins to carry a command out, whose answer comes later.
    fn carry_out(&mut self, command: ClientFrame, arrived: Millis) {
        let Some(id) = requests::command_id(&command) else {
            return;
        };
        let reply = Reply::new(&self.answer, self.lang, id);
        let (caller, lag) = (self.caller.as_ref(), self.lag.measured());
        self.commands += 1;
        requests::begin(&self.app, caller, command, arrived, lag, reply);
    }

    /// A command has ended.
    async fn answered(
        &mut self,
        socket: &mut WebSocket,
        answer: Option<Answer>,
    ) -> Result<(), Close> {
        self.commands -= 1;
        match answer {
            Some(answer) => send(socket, &ServerFrame::Answer(answer)).await,
            // Whether it took effect, the client finds out by sending it again.
            None => Err(Close(close_code::AGAIN, "try again")),
        }
    }

    /// Counts a frame, or a game that it asks for.
    fn count(&self) -> Result<(), Problem> {
        self.app.limits.check(Action::Frame, &self.key)
    }

    async fn refuse(
        &self,
        socket: &mut WebSocket,
        id: Option<String>,
        problem: Problem,
    ) -> Result<(), Close> {
        let answer = to_answer::<()>(id, Err(problem), self.lang);
        send(socket, &ServerFrame::Answer(answer)).await
    }

    /// Notes a game that is to be followed.
    async fn want(&mut self, socket: &mut WebSocket, game: KnownGame) -> Result<(), Close> {
        // Whether there is such a game or not: to find out costs the same.
        if let Err(problem) = self.count() {
            return self.refuse(socket, Some(game.id), problem).await;
        }
        if self.wanted.len() >= MOST_GAMES {
            return Err(TOO_MANY_GAMES);
        }
        self.wanted.push_back(game);
        Ok(())
    }

    /// Follows a game: subscribe, then read, then pass on what is not known.
    async fn follow_next(&mut self, socket: &mut WebSocket) -> Result<(), Close> {
        let Some(KnownGame { id, version }) = self.wanted.pop_front() else {
            return Ok(());
        };
        if self.games.len() >= MOST_GAMES && !self.games.contains_key(&id) {
            return Err(TOO_MANY_GAMES);
        }
        self.listener.subscribe(Topic::Game(id.clone()));
        let mut cursor = Cursor::new(&id, version);
        let read = match self.app.games.game(&id).await {
            Ok(game) => cursor
                .missing(&self.app.games)
                .await
                .map(|texts| (game, texts)),
            Err(error) => Err(error),
        };
        let (game, texts) = match read {
            Ok(read) => read,
            // Whoever is told no would not ask again, and see nothing of a game that is there.
            Err(error @ GameError::Store(_)) => return Err(failed(error)),
            Err(error) => {
                self.listener.unsubscribe(&Topic::Game(id.clone()));
                return self.refuse(socket, Some(id), error.into()).await;
            }
        };
        send(socket, &ServerFrame::Game { game }).await?;
        send_events(socket, &id, texts).await?;
        let player = self.caller.as_ref().map(|caller| caller.player.id.as_str());
        let followed = Followed {
            cursor,
            present: Some(self.app.presences.come(&id, player)),
        };
        self.games.insert(id.clone(), followed);
        self.app.tell_presence(&id).await;
        Ok(())
    }

    async fn leave(&mut self, game: &str) {
        self.wanted.retain(|wanted| wanted.id != game);
        self.listener.unsubscribe(&Topic::Game(game.to_owned()));
        if let Some(followed) = self.games.remove(game) {
            drop(followed.present);
            self.app.tell_presence(game).await;
        }
    }

    async fn told(&mut self, socket: &mut WebSocket, message: &Message) -> Result<(), Close> {
        if self.listener.missed() {
            self.check_session().await?;
            self.catch_up(socket).await?;
        }
        match message {
            Message::Events { game, .. } | Message::Stored { game, .. } => {
                let Some(followed) = self.games.get_mut(game) else {
                    return Ok(());
                };
                let texts = followed.cursor.take(&self.app.games, message).await;
                send_events(socket, game, texts.map_err(failed)?).await
            }
            Message::Seats { game } => match self.app.games.game(game).await {
                Ok(game) => send(socket, &ServerFrame::Game { game }).await,
                Err(error) => Err(failed(error)),
            },
            Message::Presence { presence } => {
                send(socket, &ServerFrame::Presence(presence.clone())).await
            }
            Message::Chat {
                game,
                room,
                message,
            } => {
                if !self.reads(game, *room).await? {
                    return Ok(());
                }
                let (reader, author) = (self.caller.as_ref(), &message.player.id);
                let unwanted = chat::is_unwanted(&self.app, reader, author).await;
                if unwanted.map_err(|error| failed(error.into()))? {
                    return Ok(());
                }
                let frame = ServerFrame::Chat {
                    game: game.clone(),
                    message: message.clone(),
                };
                send(socket, &frame).await
            }
            Message::Notice { notice } => {
                let notice = notice.clone();
                send(socket, &ServerFrame::Notice { notice }).await
            }
            Message::Lobby => send(socket, &ServerFrame::Lobby).await,
            Message::Revoked { token } => {
                let own = self.caller.as_ref().map(|caller| caller.token.id.as_str());
                if token.is_none() || token.as_deref() == own {
                    return Err(REVOKED);
                }
                Ok(())
            }
            Message::Changed { .. } | Message::Work { .. } | Message::Spent { .. } => Ok(()),
        }
    }

    /// Whether a room of a game is this connection's.
    async fn reads(&self, game: &str, room: Room) -> Result<bool, Close> {
        if !self.games.contains_key(game) {
            return Ok(false);
        }
        let table = self.app.games.table(game).await;
        let table = table.map_err(|error| failed(error.into()))?;
        let player = self.caller.as_ref().map(|caller| caller.player.id.as_str());
        Ok(table.is_some_and(|table| room_of(&table, player) == room))
    }

    /// Whether the session still holds: the message that it has ended may have been lost.
    async fn check_session(&self) -> Result<(), Close> {
        let Some(caller) = &self.caller else {
            return Ok(());
        };
        match self.app.sessions.is_valid(caller).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(REVOKED),
            Err(error) => Err(failed(error.into())),
        }
    }

    /// Reads from the store what the bus could not deliver.
    async fn catch_up(&mut self, socket: &mut WebSocket) -> Result<(), Close> {
        for (id, followed) in &mut self.games {
            let texts = followed.cursor.missing(&self.app.games).await;
            send_events(socket, id, texts.map_err(failed)?).await?;
        }
        Ok(())
    }
}

/// Waits until the server is about to end.
async fn drained(draining: &mut tokio::sync::watch::Receiver<bool>) {
    // An error would mean that the server is gone, and this connection with it.
    let _ = draining.wait_for(|draining| *draining).await.map(|_| ());
}

/// The store cannot be read: the client comes back and tries again.
#[expect(clippy::needless_pass_by_value, reason = "as map_err gives it")]
fn failed(error: GameError) -> Close {
    tracing::error!(%error, "a socket could not be served");
    Close(close_code::AGAIN, "try again")
}

async fn send_events(socket: &mut WebSocket, game: &str, events: Texts) -> Result<(), Close> {
    for (_, text) in events {
        // Ids are letters and digits; the event is JSON already.
        let frame = format!(r#"{{"type":"event","game":"{game}","event":{text}}}"#);
        send_frame(socket, Frame::Text(frame.into())).await?;
    }
    Ok(())
}

async fn send(socket: &mut WebSocket, frame: &ServerFrame) -> Result<(), Close> {
    let text = serde_json::to_string(frame).expect("frames can be written");
    send_frame(socket, Frame::Text(text.into())).await
}

/// Puts a frame into the buffer, from where the next flush sends it.
async fn send_frame(socket: &mut WebSocket, frame: Frame) -> Result<(), Close> {
    in_time(socket.feed(frame)).await
}

async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> Result<(), Close> {
    match timeout(PATIENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(Close(close_code::AWAY, "gone")),
    }
}
