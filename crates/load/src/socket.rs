//! The client's end of a socket.

use std::collections::VecDeque;
use std::net::SocketAddr;

use anyhow::{Context, Result, bail};
use doska_contract::GameEvent;
use doska_contract::online::{Answer, KnownGame, ServerFrame};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// What one connection reads at once. Thousands are open, and frames are small.
const BUFFER: usize = 2 << 10;

/// An open socket.
pub struct Socket {
    address: SocketAddr,
    stream: WebSocketStream<TcpStream>,
    /// Events that came while an answer was waited for.
    events: VecDeque<(String, GameEvent)>,
}

/// The settings of a cheap connection.
pub fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(BUFFER)
        .write_buffer_size(0)
}

impl Socket {
    /// Opens a socket for the player of this token, or for a spectator.
    pub async fn open(address: SocketAddr, token: Option<&str>) -> Result<Socket> {
        let mut request = format!("ws://{address}/api/v1/socket").into_client_request()?;
        if let Some(token) = token {
            let value = format!("Bearer {token}").parse()?;
            request.headers_mut().insert("authorization", value);
        }
        let tcp = TcpStream::connect(address).await?;
        tcp.set_nodelay(true)?;
        let (stream, _) =
            tokio_tungstenite::client_async_with_config(request, tcp, Some(config())).await?;
        Ok(Socket {
            address,
            stream,
            events: VecDeque::new(),
        })
    }

    /// The server it leads to.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Follows games from these versions on.
    pub async fn hello(&mut self, games: &[KnownGame]) -> Result<()> {
        let hello = serde_json::json!({"type": "hello", "games": games});
        self.send(&hello.to_string()).await
    }

    /// Follows a game from this version on, and waits until the server has heard it.
    pub async fn join(&mut self, game: &str, version: u32) -> Result<()> {
        let id = game.to_owned();
        self.hello(&[KnownGame { id, version }]).await?;
        loop {
            match self.next().await? {
                ServerFrame::Game { game: joined } if joined.id == game => return Ok(()),
                ServerFrame::Event { game, event } => self.events.push_back((game, event)),
                _ => {}
            }
        }
    }

    /// Waits until a version of a game has come. Frames are looked at as texts, as the client of the peer does: what is
    /// measured is the server.
    pub async fn version(&mut self, game: &str, version: u32) -> Result<()> {
        while let Some((of, event)) = self.kept() {
            if of == game && event.version >= version {
                return Ok(());
            }
        }
        let event = format!(r#"{{"type":"event","game":"{game}""#);
        let wanted = format!(r#""version":{version},"#);
        loop {
            let text = self.text().await?;
            if text.starts_with(&event) && text.contains(&wanted) {
                return Ok(());
            }
            if text.starts_with(r#"{"type":"answer""#) && !text.contains(r#""status":200"#) {
                bail!("refused: {text}");
            }
        }
    }

    /// Follows a game no longer. What is on its way is read and forgotten, so that a later `hello` begins afresh.
    pub async fn leave(&mut self, game: &str) -> Result<()> {
        let leave = serde_json::json!({"type": "leave", "game": game});
        self.send(&leave.to_string()).await?;
        self.send(r#"{"type":"ping"}"#).await?;
        loop {
            if let ServerFrame::Pong { .. } = self.next().await? {
                return Ok(());
            }
        }
    }

    /// Sends a frame.
    pub async fn send(&mut self, frame: &str) -> Result<()> {
        Ok(self.stream.send(Message::text(frame)).await?)
    }

    /// Sends anything.
    pub async fn send_message(&mut self, message: Message) -> Result<()> {
        Ok(self.stream.send(message).await?)
    }

    /// The next frame.
    pub async fn next(&mut self) -> Result<ServerFrame> {
        let text = self.text().await?;
        serde_json::from_str(&text).with_context(|| text.to_string())
    }

    /// The next frame as it came.
    async fn text(&mut self) -> Result<Utf8Bytes> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Close(_))) | None => bail!("the socket was closed"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// The answer to the command `id`. Events that come before it are kept.
    pub async fn answer(&mut self, id: &str) -> Result<Answer> {
        loop {
            match self.next().await? {
                ServerFrame::Answer(answer) if answer.id.as_deref() == Some(id) => {
                    return Ok(answer);
                }
                ServerFrame::Event { game, event } => self.events.push_back((game, event)),
                _ => {}
            }
        }
    }

    /// The next of the events that came while an answer was waited for.
    pub fn kept(&mut self) -> Option<(String, GameEvent)> {
        self.events.pop_front()
    }

    /// The next event of any game.
    pub async fn event(&mut self) -> Result<(String, GameEvent)> {
        if let Some(event) = self.kept() {
            return Ok(event);
        }
        loop {
            if let ServerFrame::Event { game, event } = self.next().await? {
                return Ok((game, event));
            }
        }
    }
}
