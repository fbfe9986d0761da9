//! Graceful shutdown: on Ctrl-C (SIGINT) or SIGTERM.

use std::io;

/// Waits for either signal, from the moment it is created.
pub struct ShutdownSignal {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
    #[cfg(windows)]
    signals: [tokio::signal::windows::CtrlC; 1],
}

impl ShutdownSignal {
    /// Must be created inside a Tokio runtime.
    #[cfg(unix)]
    pub fn new() -> io::Result<ShutdownSignal> {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = [
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
        ];
        Ok(ShutdownSignal { signals })
    }

    /// Must be created inside a Tokio runtime.
    #[cfg(windows)]
    pub fn new() -> io::Result<ShutdownSignal> {
        let signals = [tokio::signal::windows::ctrl_c()?];
        Ok(ShutdownSignal { signals })
    }

    /// Waits until the server is told to end.
    pub async fn asked(&mut self) {
        std::future::poll_fn(|context| {
            let mut signals = self.signals.iter_mut();
            if signals.any(|signal| signal.poll_recv(context).is_ready()) {
                std::task::Poll::Ready(())
            } else {
                std::task::Poll::Pending
            }
        })
        .await;
    }
}
