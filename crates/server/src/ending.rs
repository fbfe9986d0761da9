//! How a server is told to end: Ctrl-C, or the signal by which systems end services.

use std::io;

/// Listens for both from the moment it is made.
pub struct Ending {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
    #[cfg(windows)]
    signals: [tokio::signal::windows::CtrlC; 1],
}

impl Ending {
    /// Must be made inside a runtime.
    #[cfg(unix)]
    pub fn new() -> io::Result<Ending> {
        use tokio::signal::unix::{SignalKind, signal};
        let signals = [
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
        ];
        Ok(Ending { signals })
    }

    /// Must be made inside a runtime.
    #[cfg(windows)]
    pub fn new() -> io::Result<Ending> {
        let signals = [tokio::signal::windows::ctrl_c()?];
        Ok(Ending { signals })
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
