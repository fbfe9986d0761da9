//! Between a node and NATS: messages come twice, late and out of order.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::random::Random;

/// The longest line and the longest message of the protocol that are passed on.
const LONGEST: usize = 1 << 20;
/// How many frames may wait between reading and writing.
const WAITING: usize = 1024;
/// One message in so many comes twice, and one in so many late.
const DOUBLED: usize = 6;
const DELAYED: usize = 6;
/// How late, in milliseconds: most by less, one in so many by more.
const SHORT: usize = 300;
const LONG: usize = 2500;
const LONG_ONCE: usize = 50;

/// What happens to messages on their way to a node.
pub struct Disorder {
    on: AtomicBool,
    random: Mutex<Random>,
    /// How many came twice.
    pub doubled: AtomicUsize,
    /// How many came late, after others that were sent later.
    pub delayed: AtomicUsize,
}

impl Disorder {
    /// Nothing, until it is switched on.
    pub fn new(random: Random) -> Disorder {
        Disorder {
            on: AtomicBool::new(false),
            random: Mutex::new(random),
            doubled: AtomicUsize::new(0),
            delayed: AtomicUsize::new(0),
        }
    }

    /// Whether messages are doubled and delayed from now on.
    pub fn set(&self, on: bool) {
        self.on.store(on, Ordering::Relaxed);
    }

    /// After which times the next message is to be sent: once, or twice.
    fn plan(&self) -> (Duration, Option<Duration>) {
        if !self.on.load(Ordering::Relaxed) {
            return (Duration::ZERO, None);
        }
        let mut random = self.random.lock().unwrap_or_else(PoisonError::into_inner);
        let mut late = || {
            let most = if random.once_in(LONG_ONCE) {
                LONG
            } else {
                SHORT
            };
            Duration::from_millis(1 + random.below(most) as u64)
        };
        let (first, second) = (late(), late());
        let doubled = random.once_in(DOUBLED);
        let delayed = random.once_in(DELAYED);
        self.doubled
            .fetch_add(usize::from(doubled), Ordering::Relaxed);
        self.delayed
            .fetch_add(usize::from(delayed), Ordering::Relaxed);
        (
            if delayed { first } else { Duration::ZERO },
            doubled.then_some(second),
        )
    }
}

/// Passes on one connection.
pub async fn carry(
    disorder: Arc<Disorder>,
    client: TcpStream,
    service: TcpStream,
) -> io::Result<()> {
    let (mut from_client, to_client) = client.into_split();
    let (from_service, mut to_service) = service.into_split();
    let (frames, waiting) = mpsc::channel(WAITING);
    tokio::select! {
        done = tokio::io::copy(&mut from_client, &mut to_service) => done.map(|_| ()),
        done = read(BufReader::new(from_service), frames) => done,
        done = write(to_client, waiting, &disorder) => done,
    }
}

/// One frame of the server: a line, and for a message what follows it.
struct Frame {
    bytes: Vec<u8>,
    is_message: bool,
}

async fn read<R>(mut from: R, frames: mpsc::Sender<Frame>) -> io::Result<()>
where
    R: AsyncBufReadExt + AsyncRead + Unpin,
{
    while let Some(frame) = frame(&mut from).await? {
        if frames.send(frame).await.is_err() {
            break;
        }
    }
    Ok(())
}

/// The next frame; `None` at the end.
async fn frame<R>(from: &mut R) -> io::Result<Option<Frame>>
where
    R: AsyncBufReadExt + AsyncRead + Unpin,
{
    let mut bytes = Vec::new();
    from.take(LONGEST as u64)
        .read_until(b'\n', &mut bytes)
        .await?;
    if !bytes.ends_with(b"\n") {
        return Ok(None);
    }
    let Some(length) = length_of_message(&bytes) else {
        return Ok(Some(Frame {
            bytes,
            is_message: false,
        }));
    };
    let start = bytes.len();
    // The content ends with CR LF as well.
    bytes.resize(start + length.min(LONGEST) + 2, 0);
    from.read_exact(&mut bytes[start..]).await?;
    Ok(Some(Frame {
        bytes,
        is_message: true,
    }))
}

/// How many bytes follow `MSG subject sid [reply] bytes` or `HMSG subject sid [reply] bytes-of-headers bytes`.
fn length_of_message(line: &[u8]) -> Option<usize> {
    let line = std::str::from_utf8(line).ok()?;
    let mut words = line.split_ascii_whitespace();
    let kind = words.next()?;
    if !kind.eq_ignore_ascii_case("MSG") && !kind.eq_ignore_ascii_case("HMSG") {
        return None;
    }
    words.last()?.parse().ok()
}

async fn write<W: AsyncWrite + Unpin>(
    mut to: W,
    mut frames: mpsc::Receiver<Frame>,
    disorder: &Disorder,
) -> io::Result<()> {
    // The earliest first; of the same moment, the one that came first.
    let mut late: BinaryHeap<Reverse<(Instant, u64, Vec<u8>)>> = BinaryHeap::new();
    let mut count = 0;
    loop {
        let due = late.peek().map(|Reverse((due, ..))| *due);
        tokio::select! {
            frame = frames.recv() => {
                let Some(frame) = frame else { return Ok(()) };
                if !frame.is_message {
                    to.write_all(&frame.bytes).await?;
                    continue;
                }
                let now = Instant::now();
                let (first, second) = disorder.plan();
                if let Some(second) = second {
                    late.push(Reverse((now + second, count, frame.bytes.clone())));
                }
                count += 2;
                if first.is_zero() {
                    to.write_all(&frame.bytes).await?;
                } else {
                    late.push(Reverse((now + first, count + 1, frame.bytes)));
                }
            }
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                if let Some(Reverse((_, _, bytes))) = late.pop() {
                    to.write_all(&bytes).await?;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn through(disorder: Disorder, sent: &[u8]) -> String {
        let (frames, waiting) = mpsc::channel(WAITING);
        let mut out = Vec::new();
        let (read, written) = tokio::join!(
            read(BufReader::new(sent), frames),
            write(&mut out, waiting, &disorder)
        );
        read.expect("it can be read");
        written.expect("it can be written");
        String::from_utf8(out).expect("it is text")
    }

    #[tokio::test]
    async fn frames_are_passed_on_as_they_are() {
        let sent = "INFO {}\r\nPING\r\nMSG a.b 1 5\r\nhel\r\n\r\nHMSG a 1 r 12 14\r\nNATS/1.0\r\n\r\nhi\r\n+OK\r\n";
        let calm = Disorder::new(Random::new(1));
        assert_eq!(through(calm, sent.as_bytes()).await, sent);
    }

    #[tokio::test]
    async fn in_disorder_nothing_is_torn_apart() {
        let sent = "MSG s 1 3\r\n012\r\n".repeat(100) + &"MSG s 1 3\r\n345\r\n".repeat(100);
        let disorder = Disorder::new(Random::new(1));
        disorder.set(true);
        let came = through(disorder, sent.as_bytes()).await;
        assert!(
            came.split("MSG s 1 3\r\n")
                .skip(1)
                .all(|text| text.len() == 5)
        );
        assert_ne!(came, sent);
    }

    #[test]
    fn the_length_is_the_last_word() {
        assert_eq!(length_of_message(b"MSG a.b 9 11\r\n"), Some(11));
        assert_eq!(length_of_message(b"MSG a.b 9 reply 11\r\n"), Some(11));
        assert_eq!(length_of_message(b"HMSG a.b 9 12 45\r\n"), Some(45));
        assert_eq!(length_of_message(b"PING\r\n"), None);
    }
}
