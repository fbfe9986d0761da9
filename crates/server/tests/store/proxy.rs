//! Stands between the store and the database server, and cuts connections at the worst moment.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::thread;

/// How a commit is sent.
const COMMIT: &[u8] = b"Q\0\0\0\x0bCOMMIT\0";

/// When the connection of the next commit is cut.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Cut {
    /// Never.
    Never = 0,
    /// Before the server hears of it.
    Before = 1,
    /// While the server is at it.
    Meanwhile = 2,
    /// After the server has answered, before that is heard.
    After = 3,
}

/// A proxy on loopback.
pub struct Proxy {
    pub port: u16,
    cut: Arc<AtomicU8>,
}

impl Proxy {
    pub fn start(to: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let cut = Arc::new(AtomicU8::new(0));
        let plan = Arc::clone(&cut);
        thread::spawn(move || {
            for client in listener.incoming() {
                let Ok(server) = TcpStream::connect(("127.0.0.1", to)) else {
                    continue;
                };
                let Ok(client) = client else { continue };
                let (client2, server2) = (client.try_clone().unwrap(), server.try_clone().unwrap());
                let swallow = Arc::new(AtomicU8::new(0));
                let (plan, told) = (Arc::clone(&plan), Arc::clone(&swallow));
                thread::spawn(move || to_server(client, server, &plan, &told));
                thread::spawn(move || to_client(server2, client2, &swallow));
            }
        });
        Proxy { port, cut }
    }

    /// Cuts the connection of the next commit, once.
    pub fn cut(&self, when: Cut) {
        self.cut.store(when as u8, Ordering::SeqCst);
    }
}

fn to_server(mut client: TcpStream, mut server: TcpStream, plan: &AtomicU8, swallow: &AtomicU8) {
    let mut bytes = [0; 16384];
    while let Ok(count) = client.read(&mut bytes) {
        if count == 0 {
            break;
        }
        let has = bytes[..count]
            .windows(COMMIT.len())
            .any(|part| part == COMMIT);
        let cut = if has {
            plan.swap(0, Ordering::SeqCst)
        } else {
            0
        };
        swallow.store(cut, Ordering::SeqCst);
        if cut == Cut::Before as u8 {
            let _ = server.shutdown(Shutdown::Both);
            let _ = client.shutdown(Shutdown::Both);
            return;
        }
        if server.write_all(&bytes[..count]).is_err() {
            break;
        }
        if cut == Cut::Meanwhile as u8 {
            let _ = client.shutdown(Shutdown::Both);
            return;
        }
    }
    if swallow.load(Ordering::SeqCst) == 0 {
        let _ = server.shutdown(Shutdown::Write);
    }
}

fn to_client(mut server: TcpStream, mut client: TcpStream, swallow: &AtomicU8) {
    let mut bytes = [0; 16384];
    while let Ok(count) = server.read(&mut bytes) {
        if count == 0 {
            break;
        }
        if swallow.load(Ordering::SeqCst) != 0 {
            // It was told, but not heard.
            let _ = client.shutdown(Shutdown::Both);
            continue;
        }
        if client.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    let _ = client.shutdown(Shutdown::Both);
}
