//! Between a node and `PostgreSQL`: connections break, and above all when a commit is on its way.

use std::collections::HashSet;
use std::io;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::Notify;

use crate::random::Random;

/// The longest message that is read.
const LONGEST: usize = 64 << 20;
/// What the first message of a connection says: a wish to speak TLS or GSSAPI, which asks for another first message.
const TLS: u32 = 80_877_103;
const GSSAPI: u32 = 80_877_104;
/// One commit in so many is lost while they are lost by chance.
const LOST: usize = 40;

/// What becomes of commits.
pub struct Commits {
    /// Whether some are lost by chance.
    by_chance: AtomicBool,
    random: Mutex<Random>,
    /// Whether the next one is to be told, and its answer kept back.
    awaited: AtomicBool,
    told: Notify,
    /// How many were answered and the node did not hear it.
    pub unanswered: AtomicUsize,
    /// How many never reached the database.
    pub unheard: AtomicUsize,
}

/// What becomes of one.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Fate {
    Passes,
    /// The database does not hear it.
    Unheard,
    /// The node does not hear the answer.
    Unanswered,
}

impl Commits {
    /// All pass.
    pub fn new(random: Random) -> Commits {
        Commits {
            by_chance: AtomicBool::new(false),
            random: Mutex::new(random),
            awaited: AtomicBool::new(false),
            told: Notify::new(),
            unanswered: AtomicUsize::new(0),
            unheard: AtomicUsize::new(0),
        }
    }

    /// Whether some are lost by chance from now on.
    pub fn lose(&self, on: bool) {
        self.by_chance.store(on, Ordering::Relaxed);
    }

    /// Waits until a commit is on its way to the database. Its answer will not reach the node.
    pub async fn next(&self) {
        let told = self.told.notified();
        self.awaited.store(true, Ordering::SeqCst);
        told.await;
    }

    fn fate(&self) -> Fate {
        if self.awaited.load(Ordering::SeqCst) {
            return Fate::Unanswered;
        }
        if !self.by_chance.load(Ordering::Relaxed) {
            return Fate::Passes;
        }
        let mut random = self.random.lock().unwrap_or_else(PoisonError::into_inner);
        match (random.once_in(LOST), random.once_in(2)) {
            (false, _) => Fate::Passes,
            (true, true) => Fate::Unheard,
            (true, false) => Fate::Unanswered,
        }
    }
}

/// Passes on one connection.
pub async fn carry(commits: Arc<Commits>, client: TcpStream, service: TcpStream) -> io::Result<()> {
    let (mut from_client, mut to_service) = (Reader::default(), service);
    let (mut client_read, mut client_write) = client.into_split();
    let (mut service_read, mut service_write) = to_service.split();
    let silent = AtomicBool::new(false);
    let down = async {
        let mut buffer = vec![0; 16 << 10];
        loop {
            let count = service_read.read(&mut buffer).await?;
            // The answer to a commit that the node is not to hear: the connection ends instead.
            if count == 0 || silent.load(Ordering::SeqCst) {
                return Ok(());
            }
            client_write.write_all(&buffer[..count]).await?;
        }
    };
    let up = async {
        let mut buffer = vec![0; 16 << 10];
        loop {
            let count = client_read.read(&mut buffer).await?;
            if count == 0 {
                return Ok(());
            }
            let commits_now = from_client.read(&buffer[..count])?;
            let fate = if commits_now {
                commits.fate()
            } else {
                Fate::Passes
            };
            match fate {
                Fate::Passes => {}
                Fate::Unheard => {
                    commits.unheard.fetch_add(1, Ordering::Relaxed);
                    return Ok(());
                }
                Fate::Unanswered => {
                    commits.unanswered.fetch_add(1, Ordering::Relaxed);
                    silent.store(true, Ordering::SeqCst);
                }
            }
            service_write.write_all(&buffer[..count]).await?;
            if fate == Fate::Unanswered && commits.awaited.swap(false, Ordering::SeqCst) {
                commits.told.notify_waiters();
            }
        }
    };
    tokio::select! {
        done = down => done,
        done = up => done,
    }
}

/// Reads the messages of a node, however they are cut into pieces.
#[derive(Default)]
struct Reader {
    pending: Vec<u8>,
    /// Whether the first message has been read, after which every message has a type.
    begun: bool,
    /// The prepared statements that commit.
    prepared: HashSet<Vec<u8>>,
}

impl Reader {
    /// Takes what came; whether a commit is in the messages that are complete now.
    fn read(&mut self, bytes: &[u8]) -> io::Result<bool> {
        self.pending.extend_from_slice(bytes);
        let mut commits = false;
        loop {
            let head = usize::from(self.begun);
            let Some(length) = self.pending.get(head..head + 4) else {
                return Ok(commits);
            };
            let length = length
                .iter()
                .fold(0, |sum, &byte| sum << 8 | usize::from(byte));
            if !(4..LONGEST).contains(&length) {
                return Err(io::ErrorKind::InvalidData.into());
            }
            if self.pending.len() < head + length {
                return Ok(commits);
            }
            let message: Vec<u8> = self.pending.drain(..head + length).collect();
            let content = &message[head + 4..];
            if self.begun {
                commits |= self.is_commit(message[0], content);
            } else {
                let code = content
                    .iter()
                    .take(4)
                    .fold(0, |sum, &byte| sum << 8 | u32::from(byte));
                self.begun = code != TLS && code != GSSAPI;
            }
        }
    }

    fn is_commit(&mut self, kind: u8, content: &[u8]) -> bool {
        let mut texts = content.split(|&byte| byte == 0);
        let mut text = || texts.next().unwrap_or_default();
        match kind {
            b'Q' => commits(text()),
            // Parse: the name of the statement, its text.
            b'P' => {
                let name = text().to_vec();
                if commits(text()) {
                    self.prepared.insert(name);
                } else {
                    self.prepared.remove(&name);
                }
                false
            }
            // Bind: the name of the portal, that of the statement.
            b'B' => {
                text();
                self.prepared.contains(text())
            }
            _ => false,
        }
    }
}

/// Whether an SQL text is a commit.
fn commits(text: &[u8]) -> bool {
    let word: Vec<u8> = text
        .iter()
        .copied()
        .skip_while(u8::is_ascii_whitespace)
        .take_while(u8::is_ascii_alphabetic)
        .collect();
    word.eq_ignore_ascii_case(b"COMMIT")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(kind: u8, content: &[u8]) -> Vec<u8> {
        let mut bytes = vec![kind];
        bytes.extend((content.len() as u32 + 4).to_be_bytes());
        bytes.extend(content);
        bytes
    }

    fn begun() -> Reader {
        Reader {
            begun: true,
            ..Reader::default()
        }
    }

    #[test]
    fn a_commit_is_seen_however_it_is_sent() {
        assert!(
            begun()
                .read(&message(b'Q', b"commit\0"))
                .expect("a message")
        );
        assert!(
            !begun()
                .read(&message(b'Q', b"SELECT 'COMMIT'\0"))
                .expect("a message")
        );
        let mut reader = begun();
        assert!(
            !reader
                .read(&message(b'P', b"s1\0COMMIT\0\0\0"))
                .expect("a message")
        );
        assert!(
            !reader
                .read(&message(b'B', b"\0s2\0\0\0"))
                .expect("a message")
        );
        assert!(
            reader
                .read(&message(b'B', b"\0s1\0\0\0"))
                .expect("a message")
        );
    }

    #[test]
    fn messages_come_in_pieces_after_the_first_one() {
        let mut reader = Reader::default();
        let mut all = Vec::new();
        all.extend(8u32.to_be_bytes());
        all.extend(TLS.to_be_bytes());
        all.extend(12u32.to_be_bytes());
        all.extend(196_608u32.to_be_bytes());
        all.extend([0; 4]);
        all.extend(message(b'Q', b"COMMIT\0"));
        let last = all.len() - 1;
        for (at, byte) in all.iter().enumerate() {
            assert_eq!(reader.read(&[*byte]).expect("a message"), at == last);
        }
    }
}
