//! A socket that is held open for as long as the test lasts, on whichever node takes it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use anyhow::{Result, bail, ensure};
use doska_contract::online::{KnownGame, ServerFrame};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};

use crate::cluster::gate::Way;
use crate::random::Random;
use crate::socket::Socket;

/// How long a connection may take to be opened before another is tried.
const OPEN: Duration = Duration::from_secs(10);
/// The longest pause before a connection is opened again, in milliseconds: thousands do not come back at one instant.
const PAUSE: usize = 400;

/// A command for a player's socket.
pub struct Order {
    /// The id of the command.
    pub id: String,
    /// The frame.
    pub frame: String,
    /// Takes the answer.
    pub answer: oneshot::Sender<Value>,
}

/// How a socket stands.
pub struct Standing {
    /// The game that it follows.
    pub game: String,
    /// Whether it follows its game.
    pub connected: AtomicBool,
    /// The last version that came.
    pub version: AtomicU32,
}

impl Standing {
    /// Not connected yet.
    pub fn new(game: &str) -> Standing {
        Standing {
            game: game.to_owned(),
            connected: AtomicBool::new(false),
            version: AtomicU32::new(0),
        }
    }
}

/// A client that follows one game.
pub struct Client {
    /// The way to the nodes.
    pub way: Way,
    /// The player's; none for a spectator.
    pub token: Option<String>,
    /// Where others see how it stands.
    pub standing: Arc<Standing>,
    /// Chooses its pauses.
    pub random: Random,
}

impl Client {
    /// Follows the game and sends what it is given, through every loss of the connection, until nobody gives it
    /// anything any more.
    pub async fn run(mut self, mut orders: mpsc::Receiver<Order>) -> Result<()> {
        let mut pending: Option<Order> = None;
        loop {
            let over = self.connection(&mut orders, &mut pending).await;
            self.standing.connected.store(false, Ordering::SeqCst);
            if over? {
                return Ok(());
            }
            let pause = self.random.below(PAUSE) as u64;
            sleep(Duration::from_millis(pause)).await;
        }
    }

    /// One connection; whether nothing more is to be done.
    async fn connection(
        &mut self,
        orders: &mut mpsc::Receiver<Order>,
        pending: &mut Option<Order>,
    ) -> Result<bool> {
        let address = self.way.pick();
        let opening = async {
            let mut socket = Socket::open(address, self.token.as_deref()).await?;
            let version = self.standing.version.load(Ordering::SeqCst);
            let id = self.standing.game.clone();
            socket.hello(&[KnownGame { id, version }]).await?;
            if let Some(order) = &pending {
                socket.send(&order.frame).await?;
            }
            anyhow::Ok(socket)
        };
        let Ok(Ok(mut socket)) = timeout(OPEN, opening).await else {
            return Ok(false);
        };
        loop {
            tokio::select! {
                frame = socket.next() => match frame {
                    Ok(frame) => {
                        if let Some(again) = self.take(frame, pending)? {
                            sleep(Duration::from_millis(100)).await;
                            if socket.send(&again).await.is_err() {
                                return Ok(false);
                            }
                        }
                    }
                    Err(_) => return Ok(false),
                },
                order = orders.recv() => match order {
                    Some(order) => {
                        let sent = socket.send(&order.frame).await;
                        *pending = Some(order);
                        if sent.is_err() {
                            return Ok(false);
                        }
                    }
                    None => return Ok(true),
                },
                () = self.way.lost(address) => return Ok(false),
            }
        }
    }

    /// Takes a frame; gives what is to be sent again.
    fn take(&self, frame: ServerFrame, pending: &mut Option<Order>) -> Result<Option<String>> {
        match frame {
            ServerFrame::Game { .. } => self.standing.connected.store(true, Ordering::SeqCst),
            ServerFrame::Event { game, event } => {
                let known = self.standing.version.load(Ordering::SeqCst);
                ensure!(
                    game == self.standing.game && event.version == known + 1,
                    "after version {known} of {} came {} of {game}",
                    self.standing.game,
                    event.version
                );
                self.standing.version.store(event.version, Ordering::SeqCst);
            }
            ServerFrame::Answer(answer) => {
                let Some(order) = pending.take_if(|order| answer.id.as_deref() == Some(&order.id))
                else {
                    return Ok(None);
                };
                match answer.status {
                    // Whether it is stored, the game is over or nobody cares any more, is for others to say.
                    200 => drop(order.answer.send(answer.body)),
                    // The node is without its database for a moment.
                    503 => {
                        let frame = order.frame.clone();
                        *pending = Some(order);
                        return Ok(Some(frame));
                    }
                    status => bail!("{}: {status} {}", order.frame, answer.body),
                }
            }
            _ => {}
        }
        Ok(None)
    }
}
