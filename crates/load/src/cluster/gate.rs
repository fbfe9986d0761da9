//! What a load balancer does for its clients: each connection goes to the next node that answers, and when a node is
//! gone or silent its connections end. Nothing sticks to a node.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use crate::http::Http;

/// How often each node is asked.
const EVERY: Duration = Duration::from_millis(300);
/// How long an answer may take.
const ANSWER: Duration = Duration::from_millis(1500);

/// How a node stands.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum State {
    /// It does not answer.
    Gone,
    /// It answers, but cannot store a move.
    Alive,
    Ready,
}

/// The way to the nodes.
pub struct Gate {
    nodes: Vec<(SocketAddr, watch::Sender<State>)>,
    turn: AtomicUsize,
}

/// Asks the nodes how they are, until it is dropped.
pub struct Checks(Vec<JoinHandle<()>>);

impl Gate {
    /// To nodes that are all taken to be ready.
    pub fn new(nodes: &[SocketAddr]) -> Gate {
        let ready = |&node| (node, watch::Sender::new(State::Ready));
        Gate {
            nodes: nodes.iter().map(ready).collect(),
            turn: AtomicUsize::new(0),
        }
    }

    /// The node that the next connection goes to.
    pub fn pick(&self) -> SocketAddr {
        let best = self.nodes.iter().map(|(_, state)| *state.borrow()).max();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let fit: Vec<SocketAddr> = self
            .nodes
            .iter()
            .filter(|(_, state)| Some(*state.borrow()) == best)
            .map(|(node, _)| *node)
            .collect();
        fit[turn % fit.len()]
    }

    /// Waits until a node is gone.
    pub async fn lost(&self, address: SocketAddr) {
        let Some((_, state)) = self.nodes.iter().find(|(node, _)| *node == address) else {
            return std::future::pending().await;
        };
        let mut state = state.subscribe();
        // The sender lives as long as the gate.
        let _ = state.wait_for(|state| *state == State::Gone).await;
    }

    /// Begins to ask the nodes how they are.
    pub fn check(self: &Arc<Gate>) -> Checks {
        let ask = |number: usize| {
            let gate = Arc::clone(self);
            tokio::spawn(async move {
                let (address, state) = &gate.nodes[number];
                let mut http = Http::new(*address);
                loop {
                    let asked = http.call("GET", "/readyz", None, None);
                    let now = match timeout(ANSWER, asked).await {
                        Ok(Ok(reply)) if reply.status == 200 => State::Ready,
                        Ok(Ok(_)) => State::Alive,
                        Ok(Err(_)) | Err(_) => {
                            http.hang_up();
                            State::Gone
                        }
                    };
                    state.send_if_modified(|state| std::mem::replace(state, now) != now);
                    sleep(EVERY).await;
                }
            })
        };
        Checks((0..self.nodes.len()).map(ask).collect())
    }
}

impl Drop for Checks {
    fn drop(&mut self) {
        self.0.iter().for_each(JoinHandle::abort);
    }
}

/// The way of a client: to one server, or through the gate.
#[derive(Clone)]
pub enum Way {
    /// Always the same server.
    One(SocketAddr),
    /// Any node.
    Any(Arc<Gate>),
}

impl Way {
    /// Where the next connection goes.
    pub fn pick(&self) -> SocketAddr {
        match self {
            Way::One(address) => *address,
            Way::Any(gate) => gate.pick(),
        }
    }

    /// Waits until a node is gone. A single server is never given up.
    pub async fn lost(&self, address: SocketAddr) {
        match self {
            Way::One(_) => std::future::pending().await,
            Way::Any(gate) => gate.lost(address).await,
        }
    }

    /// Whether there are others: then a server that says it cannot answer now is asked again, elsewhere.
    pub fn has_others(&self) -> bool {
        matches!(self, Way::Any(_))
    }
}

impl From<SocketAddr> for Way {
    fn from(address: SocketAddr) -> Way {
        Way::One(address)
    }
}

impl From<&Arc<Gate>> for Way {
    fn from(gate: &Arc<Gate>) -> Way {
        Way::Any(Arc::clone(gate))
    }
}
