//! A boardgame.io server to compare with, and a client of it: socket.io over a plain websocket.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

use crate::server::free_address;
use crate::socket::config;

/// How long its start may take.
const START: Duration = Duration::from_secs(30);

/// A running boardgame.io server.
pub struct Peer {
    child: Child,
    /// Where it listens.
    pub address: SocketAddr,
}

impl Peer {
    /// Starts it, with its files in this folder.
    pub async fn start(folder: &Path) -> Result<Peer> {
        let script =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/boardgame-io/server.mjs");
        let address = free_address();
        let mut child = Command::new("node")
            .arg(script)
            .arg(address.port().to_string())
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("node cannot be started")?;
        let output = child.stdout.take().context("its output")?;
        let mut lines = BufReader::new(output).lines();
        let ready = async {
            while let Some(line) = lines.next_line().await? {
                if line.contains("ready") {
                    return Ok(());
                }
            }
            bail!("boardgame.io has ended: run `npm ci` in bench/boardgame-io")
        };
        timeout(START, ready).await??;
        tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
        Ok(Peer { child, address })
    }

    /// How much processor time it has used, in seconds.
    pub fn processor_time(&self) -> Result<f64> {
        crate::server::processor_time_of(self.child.id().context("it has ended")?)
    }

    /// How much memory it has in use, in bytes.
    pub fn memory(&self) -> Result<u64> {
        crate::server::memory_of(self.child.id().context("it has ended")?)
    }

    /// Ends it.
    pub async fn kill(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }
}

/// One client.
pub struct PeerSocket(WebSocketStream<TcpStream>);

impl PeerSocket {
    /// Connects to the game's namespace.
    pub async fn open(address: SocketAddr) -> Result<PeerSocket> {
        let tcp = TcpStream::connect(address).await?;
        tcp.set_nodelay(true)?;
        let url = format!("ws://{address}/socket.io/?EIO=4&transport=websocket");
        let (stream, _) =
            tokio_tungstenite::client_async_with_config(url, tcp, Some(config())).await?;
        let mut socket = PeerSocket(stream);
        socket.until("0").await?;
        socket.send("40/doska,").await?;
        socket.until("40/doska,").await?;
        Ok(socket)
    }

    /// Sits down at a match.
    pub async fn sync(&mut self, game: &str, seat: usize) -> Result<()> {
        let sync = format!(r#"42/doska,["sync","{game}","{seat}",null,2]"#);
        self.send(&sync).await?;
        self.until(r#"42/doska,["sync""#).await.map(|_| ())
    }

    /// Plays a move in the state of this number.
    pub async fn play(&mut self, game: &str, seat: usize, state: usize, text: &str) -> Result<()> {
        let update = format!(
            r#"42/doska,["update",{{"type":"MAKE_MOVE","payload":{{"type":"play","args":["{text}"],"playerID":"{seat}"}}}},{state},"{game}","{seat}"]"#
        );
        self.send(&update).await
    }

    /// Waits for the state of this number.
    pub async fn state(&mut self, number: usize) -> Result<()> {
        let wanted = format!(r#""_stateID":{number}"#);
        loop {
            let update = self.until(r#"42/doska,["update""#).await?;
            if update.contains(&wanted) {
                return Ok(());
            }
        }
    }

    async fn send(&mut self, text: &str) -> Result<()> {
        Ok(self.0.send(Message::text(text)).await?)
    }

    /// The next message that begins so. Pings are answered on the way.
    async fn until(&mut self, start: &str) -> Result<String> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) if text.as_str() == "2" => self.send("3").await?,
                Some(Ok(Message::Text(text))) if text.starts_with(start) => {
                    return Ok(text.as_str().to_owned());
                }
                Some(Ok(Message::Close(_))) | None => bail!("the peer closed the socket"),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }
}
