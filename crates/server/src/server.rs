//! The server: its address, the store, and how it ends.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

use axum::Router;
use tokio::runtime::Runtime;
use tokio::time::timeout;

use crate::app::{App, OpenError};
use crate::config::Config;
use crate::connections::Connections;
use crate::shutdown::ShutdownSignal;
use crate::telemetry;

/// How long answers that are on their way and sockets may take when the server has been told to end.
const PATIENCE: Duration = Duration::from_secs(3);

/// A server that has its address. Connections wait until it [runs](Server::run).
pub struct Server {
    runtime: Runtime,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    ending: ShutdownSignal,
}

impl Server {
    /// Takes an address; with port 0 the system chooses a free one.
    pub fn bind(address: SocketAddr) -> io::Result<Server> {
        raise_file_limit();
        let listener = listen(address)?;
        let runtime = Runtime::new()?;
        let ending = {
            let _inside = runtime.enter();
            ShutdownSignal::new()?
        };
        Ok(Server {
            runtime,
            listener,
            metrics: None,
            ending,
        })
    }

    /// Takes an address for `/metrics` alone.
    pub fn bind_metrics(&mut self, address: SocketAddr) -> io::Result<()> {
        self.metrics = Some(listen(address)?);
        Ok(())
    }

    /// The address the server listens on.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Opens the store and takes up the games where they were left.
    pub fn open(&self, config: Config) -> Result<App, OpenError> {
        telemetry::install();
        self.runtime.block_on(async {
            let app = App::open(config).await?;
            app.run_jobs();
            tokio::spawn(telemetry::upkeep());
            Ok(app)
        })
    }

    /// Answers requests until Ctrl-C or the signal to end comes, finishes what it has begun, and returns. A second
    /// signal ends it at once.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "a router is given away to be served"
    )]
    pub fn run(self, router: Router, app: &App) -> io::Result<()> {
        let Server {
            runtime,
            listener,
            metrics,
            mut ending,
        } = self;
        let result = runtime.block_on(async {
            let connections = Connections::new(app);
            if let Some(listener) = metrics {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                let serving = axum::serve(listener, telemetry::router(app));
                tokio::spawn(async move { serving.await });
            }
            let listener = tokio::net::TcpListener::from_std(listener)?;
            tokio::select! {
                () = connections.accept(&listener, &router) => {}
                () = ending.asked() => {}
            }
            tracing::info!("draining");
            // New clients find nobody; those who are here are told to come back.
            drop(listener);
            app.draining.send_replace(true);
            // Each connection, socket and stream holds a receiver while it is open.
            tokio::select! {
                drained = timeout(PATIENCE, app.draining.closed()) => if drained.is_err() {
                    tracing::warn!("some answers were broken off");
                },
                () = ending.asked() => return Ok(()),
            }
            let settled = app.store.settle().await;
            settled.map_err(io::Error::other)?;
            app.leave_cluster().await.map_err(io::Error::other)
        });
        runtime.shutdown_background();
        result
    }
}

/// Every connection is a file. Many systems let a program open 1024 and raise that itself, as far as they allow.
fn raise_file_limit() {
    #[cfg(unix)]
    {
        use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
        let limit = getrlimit(Resource::Nofile);
        let raised = Rlimit {
            current: limit.maximum,
            maximum: limit.maximum,
        };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "the limit of open files stays as it is");
        }
    }
}

fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let listener = TcpListener::bind(address)?;
    listener.set_nonblocking(true)?;
    Ok(listener)
}
