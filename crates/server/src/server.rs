//! The listener, with graceful shutdown.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt;
use tokio::runtime::Runtime;

use crate::shutdown::ShutdownSignal;

/// How long answers that are on their way may take when the server has been told to end.
const PATIENCE: Duration = Duration::from_secs(3);

/// A server that has its address. Connections wait until it [runs](Server::run).
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    ending: ShutdownSignal,
}

impl Server {
    /// Takes an address; with port 0 the system chooses a free one.
    pub fn bind(address: SocketAddr) -> io::Result<Server> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        let runtime = Runtime::new()?;
        let ending = {
            let _inside = runtime.enter();
            ShutdownSignal::new()?
        };
        Ok(Server {
            runtime,
            listener,
            ending,
        })
    }

    /// The address the server listens on.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers requests until Ctrl-C or the signal to end comes, finishes what it has begun, and returns.
    pub fn run(self, router: Router) -> io::Result<()> {
        let Server {
            runtime,
            listener,
            mut ending,
        } = self;
        let result = runtime.block_on(async {
            let listener = tokio::net::TcpListener::from_std(listener)?.tap_io(|connection| {
                // Answers are small: none should wait for the next.
                let _ = connection.set_nodelay(true);
            });
            let (tell, told) = tokio::sync::oneshot::channel();
            let serving = axum::serve(listener, router).with_graceful_shutdown(async move {
                ending.asked().await;
                // Nobody listens only if the serving is over already.
                let _ = tell.send(());
            });
            tokio::select! {
                result = serving.into_future() => result,
                () = out_of_patience(told) => {
                    tracing::warn!("some answers were broken off");
                    Ok(())
                }
            }
        });
        runtime.shutdown_background();
        result
    }
}

/// Waits until the server is told to end, and then as long as answers may take.
async fn out_of_patience(told: tokio::sync::oneshot::Receiver<()>) {
    // An error would mean that the serving has ended, and then nobody waits here.
    let _ = told.await;
    tokio::time::sleep(PATIENCE).await;
}
