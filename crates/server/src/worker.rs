//! A worker: does work of the outbox without serving anybody.

use std::io;
use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

use tokio::runtime::Runtime;

use crate::app::{App, OpenError};
use crate::config::Config;
use crate::shutdown::ShutdownSignal;
use crate::telemetry;
use crate::work::tasks::Laboratory;
use crate::work::{self, Kind};

/// A worker that can be started.
pub struct Worker {
    runtime: Runtime,
    metrics: Option<TcpListener>,
    ending: ShutdownSignal,
}

impl Worker {
    /// A worker that has nothing to do yet.
    pub fn new() -> io::Result<Worker> {
        let runtime = Runtime::new()?;
        let ending = {
            let _inside = runtime.enter();
            ShutdownSignal::new()?
        };
        Ok(Worker {
            runtime,
            metrics: None,
            ending,
        })
    }

    /// Takes an address for `/metrics`.
    pub fn bind_metrics(&mut self, address: SocketAddr) -> io::Result<()> {
        let listener = TcpListener::bind(address)?;
        listener.set_nonblocking(true)?;
        self.metrics = Some(listener);
        Ok(())
    }

    /// Opens the store and the bus.
    pub fn open(&self, config: Config) -> Result<App, OpenError> {
        telemetry::install();
        let app = self.runtime.block_on(App::join(config))?;
        app.games.play_for_servers();
        Ok(app)
    }

    /// Works until Ctrl-C or the signal to end comes; what is in hand is finished or left to others. A second signal
    /// ends it at once. Tasks need a laboratory.
    pub fn run(
        self,
        app: &App,
        kinds: &[Kind],
        laboratory: Option<&Arc<dyn Laboratory>>,
    ) -> io::Result<()> {
        let Worker {
            runtime,
            metrics,
            mut ending,
        } = self;
        let result = runtime.block_on(async {
            tokio::spawn(telemetry::upkeep());
            if let Some(listener) = metrics {
                let listener = tokio::net::TcpListener::from_std(listener)?;
                let serving = axum::serve(listener, telemetry::router(app));
                tokio::spawn(async move { serving.await });
            }
            let working = work::run(app, kinds, laboratory);
            tokio::spawn(app.clone().follow_time());
            tokio::spawn(crate::cluster::run(app.clone()));
            ending.asked().await;
            tracing::info!("draining");
            app.draining.send_replace(true);
            let finished = async {
                for hand in working {
                    let _ = hand.await;
                }
            };
            tokio::select! {
                () = finished => {}
                () = ending.asked() => {}
            }
            Ok(())
        });
        runtime.shutdown_background();
        result
    }
}
