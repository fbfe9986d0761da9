//! A TCP proxy whose connections can be cut.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Result;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// What stands between one node and one service.
pub struct Proxy {
    /// Where it listens.
    pub address: SocketAddr,
    cuts: watch::Sender<u64>,
    task: JoinHandle<()>,
}

impl Proxy {
    /// Passes on what comes to a port of its own, each connection as `carry` does it.
    pub async fn start<F, C>(target: SocketAddr, carry: F) -> Result<Proxy>
    where
        F: Fn(TcpStream, TcpStream) -> C + Send + Sync + 'static,
        C: Future<Output = io::Result<()>> + Send + 'static,
    {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let cuts = watch::Sender::new(0);
        let told = cuts.clone();
        let carry = Arc::new(carry);
        let task = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let mut cut = told.subscribe();
                let carry = Arc::clone(&carry);
                tokio::spawn(async move {
                    // A service that is gone refuses: the client sees a connection that closes at once.
                    let carried = async {
                        let service = TcpStream::connect(target).await?;
                        client.set_nodelay(true)?;
                        service.set_nodelay(true)?;
                        carry(client, service).await
                    };
                    tokio::select! {
                        _ = carried => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        Ok(Proxy {
            address,
            cuts,
            task,
        })
    }

    /// Cuts all connections. New ones are taken at once.
    pub fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.task.abort();
        self.cut();
    }
}
