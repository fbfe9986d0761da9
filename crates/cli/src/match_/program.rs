//! Another program that plays by the protocol of docs/engine-protocol.md.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use doska_play::AnyMove;

use super::player::{Fault, Turn};
use super::player_spec::PlayerSpec;
use crate::lines::Lines;

/// How long a program may take for anything but thinking.
const PATIENCE: Duration = Duration::from_secs(30);
/// How long it may think where positions or depth are all that limits it.
const LONG: Duration = Duration::from_mins(30);
/// The longest line it may say.
const LONGEST: usize = 1 << 20;

/// A program, and the process of it that runs now.
pub struct Program {
    side: PlayerSpec,
    words: Vec<String>,
    running: Option<Running>,
}

struct Running {
    child: Child,
    stdin: ChildStdin,
    said: Receiver<String>,
}

impl Program {
    /// A program that will be started when a game begins.
    pub fn new(side: &PlayerSpec, words: &[String]) -> Program {
        Program {
            side: side.clone(),
            words: words.to_vec(),
            running: None,
        }
    }

    /// Starts it if it does not run, and tells it of a new game.
    pub fn begin(&mut self) -> Result<(), Fault> {
        if self.running.is_none() {
            let mut running = Running::start(&self.words).map_err(|_| Fault::Crashed)?;
            running.send("uci")?;
            running.until("uciok", PATIENCE)?;
            let PlayerSpec {
                hash,
                threads,
                level,
                tables,
                ..
            } = &self.side;
            running.send(&format!("setoption name Hash value {hash}"))?;
            running.send(&format!("setoption name Threads value {threads}"))?;
            if let Some(folder) = tables {
                running.send(&format!("setoption name Tablebases value {folder}"))?;
            }
            if level.number() < 10 {
                running.send(&format!("setoption name Level value {}", level.number()))?;
            }
            self.running = Some(running);
        }
        let ready = self
            .running
            .as_mut()
            .map_or(Err(Fault::Crashed), |running| {
                running.send("ucinewgame")?;
                running.send("isready")?;
                running.until("readyok", PATIENCE)
            });
        self.keep(ready).map(|_| ())
    }

    /// Asks for a move.
    pub fn choose(&mut self, turn: &Turn<'_>) -> Result<AnyMove, Fault> {
        let go = go(&self.side, turn);
        let history = turn.history;
        let mut position = format!(
            "position {} text {}",
            history.start().game(),
            history.start().text_with_tail()
        );
        if history.plies() > 0 {
            position.push_str(" moves ");
            position.push_str(&history.move_texts().join(" "));
        }
        let patience = match (self.side.movetime, turn.own_left()) {
            (Some(time), _) | (None, Some(time)) => time + PATIENCE,
            (None, None) => LONG,
        };
        // Programs that leave something to chance do it by the number they are given, if they take one.
        let seed = turn.seed as u32;
        let chance = self.side.level.number() < 10;
        let answer = self
            .running
            .as_mut()
            .map_or(Err(Fault::Crashed), |running| {
                if chance {
                    running.send(&format!("setoption name Seed value {seed}"))?;
                }
                running.send(&position)?;
                running.send(&go)?;
                running.until("bestmove", patience)
            });
        let answer = self.keep(answer)?;
        let text = answer.split_whitespace().nth(1).unwrap_or("");
        history
            .position()
            .read_move(text)
            .map_err(|_| Fault::Illegal)
    }

    /// A program that failed is killed; the next game restarts it.
    fn keep<T>(&mut self, result: Result<T, Fault>) -> Result<T, Fault> {
        if result.is_err() {
            self.running = None;
        }
        result
    }
}

fn go(side: &PlayerSpec, turn: &Turn<'_>) -> String {
    let mut go = String::from("go");
    let mut add = |word: &str, value: u128| go.extend([" ", word, " ", &value.to_string()]);
    if let Some(depth) = side.depth {
        add("depth", depth.into());
    }
    if let Some(nodes) = side.nodes {
        add("nodes", nodes.into());
    }
    if let Some(time) = side.movetime {
        add("movetime", time.as_millis());
    }
    for (seat, left) in turn.left.iter().enumerate() {
        if let Some(left) = left {
            // Two seats have the names every engine of this kind knows.
            let (time, added) = match (turn.left.len(), seat) {
                (2, 0) => ("wtime".to_owned(), "winc".to_owned()),
                (2, _) => ("btime".to_owned(), "binc".to_owned()),
                _ => (format!("p{}time", seat + 1), format!("p{}inc", seat + 1)),
            };
            add(&time, left.as_millis());
            add(&added, turn.added[seat].as_millis());
        }
    }
    go
}

impl Running {
    /// Starts a process whose lines are read by a thread of their own.
    fn start(words: &[String]) -> std::io::Result<Running> {
        let mut command = Command::new(&words[0]);
        command
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // Ctrl-C is for the match, which ends its programs itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(std::io::ErrorKind::BrokenPipe.into());
        };
        let (sender, said) = channel();
        std::thread::Builder::new().spawn(move || {
            let mut lines = Lines::new(BufReader::new(stdout), LONGEST);
            while let Ok(Some(line)) = lines.next() {
                // Only answers are waited for: what is told on the way is not kept.
                if let Ok(line) = line
                    && !line.starts_with("info")
                    && sender.send(line.to_owned()).is_err()
                {
                    break;
                }
            }
        })?;
        Ok(Running { child, stdin, said })
    }

    fn send(&mut self, line: &str) -> Result<(), Fault> {
        let sent = self.stdin.write_all(format!("{line}\n").as_bytes());
        sent.and_then(|()| self.stdin.flush())
            .map_err(|_| Fault::Crashed)
    }

    /// The first line that begins with a word.
    fn until(&mut self, word: &str, patience: Duration) -> Result<String, Fault> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.said.recv_timeout(left) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(Fault::NoAnswer),
                Err(RecvTimeoutError::Disconnected) => return Err(Fault::Crashed),
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.send("quit");
        for _ in 0..50 {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
