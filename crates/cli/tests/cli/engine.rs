//! `engine`: the protocol of docs/engine-protocol.md, played from transcripts and against garbage.
//!
//! A transcript is a text: `> LINE` is sent, `< PATTERN` must be the next line of the answer, `~ PATTERN`
//! is waited for past other lines. In a pattern `*` stands for anything, `#` for a number.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::run::{command, doska, doska_in};

/// Nothing takes so long, not even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Engine {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    pub fn start(lang: &str) -> Engine {
        let mut child = command(&["engine", "--lang", lang])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let stdin = child.stdin.take().unwrap();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            for line in stdout.lines() {
                let _ = sender.send(line.unwrap());
            }
        });
        Engine {
            child,
            stdin,
            lines,
        }
    }

    pub fn send(&mut self, line: &str) {
        writeln!(self.stdin, "{line}").unwrap();
    }

    pub fn next(&mut self, wanted: &str) -> String {
        let got = self.lines.recv_timeout(PATIENCE);
        got.unwrap_or_else(|error| panic!("waiting for {wanted:?}: {error}"))
    }

    pub fn until(&mut self, pattern: &str) -> String {
        loop {
            let line = self.next(pattern);
            if fits(pattern, &line) {
                return line;
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub fn fits(pattern: &str, text: &str) -> bool {
    match pattern.chars().next() {
        None => text.is_empty(),
        Some('*') => {
            let rest = &pattern[1..];
            (0..=text.len())
                .filter(|&at| text.is_char_boundary(at))
                .any(|at| fits(rest, &text[at..]))
        }
        Some('#') => {
            let end = text.find(|c: char| !c.is_ascii_digit() && c != '-');
            let end = end.unwrap_or(text.len());
            end > 0 && fits(&pattern[1..], &text[end..])
        }
        Some(c) => text.starts_with(c) && fits(&pattern[c.len_utf8()..], &text[c.len_utf8()..]),
    }
}

#[test]
fn transcripts() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/transcripts");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.sort();
    assert!(files.len() >= 5);
    for file in files {
        let name = file.file_stem().unwrap().to_str().unwrap();
        let lang = name.rsplit('-').next().filter(|tail| tail.len() == 2);
        let mut engine = Engine::start(lang.unwrap_or("en"));
        let text = std::fs::read_to_string(&file).unwrap();
        for (i, step) in text.lines().enumerate() {
            let place = format!("{name}:{}", i + 1);
            match step.split_at_checked(2) {
                Some(("> ", line)) if line.contains("$TABLES") => {
                    engine.send(&line.replace("$TABLES", crate::tablebase::tables()));
                }
                Some(("> ", line)) => engine.send(line),
                // A line for every game.
                Some(("< ", pattern)) if pattern.contains("$GAME") => {
                    for game in doska_play::games() {
                        let line = engine.next(&place);
                        assert_eq!(line, pattern.replace("$GAME", game.id), "{place}");
                    }
                }
                Some(("< ", pattern)) => {
                    let line = engine.next(&place);
                    assert!(fits(pattern, &line), "{place}: {line}");
                }
                Some(("~ ", pattern)) => {
                    engine.until(pattern);
                }
                _ => assert!(step.is_empty() || step.starts_with('%'), "{place}"),
            }
        }
        engine.send("quit");
        assert!(engine.child.wait().unwrap().success(), "{name}");
        let left: Vec<String> = engine.lines.iter().collect();
        assert_eq!(left, [""; 0], "{name}");
    }
}

#[test]
fn every_game_gets_a_legal_move() {
    let mut engine = Engine::start("en");
    for game in doska_play::variants() {
        engine.send(&format!("position {game}"));
        engine.send("go nodes 300");
        let best = engine.until("bestmove *");
        let best = best.split(' ').nth(1).unwrap();
        engine.send(&format!("position {game} start moves {best}"));
        engine.send("setoption name Level value 2");
        engine.send("go depth 2");
        assert!(!engine.until("bestmove *").ends_with("none"), "{game}");
    }
}

#[test]
fn stop_and_quit_are_answered_while_it_thinks() {
    let mut engine = Engine::start("en");
    engine.send("position turkish");
    engine.send("go infinite");
    engine.until("info depth 3 *");
    engine.send("isready");
    engine.until("readyok");
    engine.send("stop");
    engine.until("bestmove *");
    // The settled end of a game is no reason to answer an endless search early.
    engine.send("position turkish text W:WKh1:BKh7");
    engine.send("go infinite");
    engine.until("info * score mate 1 *");
    engine.send("isready");
    engine.until("readyok");
    assert!(
        engine
            .lines
            .recv_timeout(Duration::from_millis(50))
            .is_err()
    );
    engine.send("stop");
    engine.until("bestmove h1xh8");
    engine.send("go infinite");
    let begun = Instant::now();
    engine.send("quit");
    assert!(engine.child.wait().unwrap().success());
    assert!(begun.elapsed() < Duration::from_secs(20));
}

#[test]
fn limits_of_time_are_kept() {
    let mut engine = Engine::start("en");
    engine.send("position martian?players=4");
    engine.send("isready");
    engine.until("readyok");
    for go in [
        "movetime 60",
        "wtime 1000 btime 10",
        "p1time 900 p1inc 20 p4time 5",
        "wtime 0",
    ] {
        let begun = Instant::now();
        engine.send(&format!("go {go}"));
        assert!(!engine.until("bestmove *").ends_with("none"));
        // Much more than it should take: this machine may be busy.
        assert!(begun.elapsed() < Duration::from_secs(10), "{go}");
    }
}

#[test]
fn with_nodes_and_a_seed_it_repeats_itself() {
    let think = || {
        let mut engine = Engine::start("en");
        for line in [
            "setoption name Level value 3",
            "setoption name Seed value 5",
            "position turkish start moves d3-d4 e6-e5",
            "go nodes 5000",
        ] {
            engine.send(line);
        }
        engine.until("bestmove *")
    };
    assert_eq!(think(), think());
}

#[test]
fn the_end_of_the_input_is_quit() {
    assert_eq!(doska_in(&["engine"], "").ok(), "");
    assert_eq!(doska_in(&["engine"], "isready").ok(), "readyok\n");
    let out = doska_in(&["engine"], "position cyclic\ngo infinite\n").ok();
    assert!(
        out.lines().last().unwrap().starts_with("bestmove "),
        "{out}"
    );
}

/// Pieces of commands, and some that no command has.
const WORDS: [&str; 39] = [
    "uci",
    "isready",
    "ucinewgame",
    "setoption",
    "name",
    "value",
    "Hash",
    "Threads",
    "MultiPV",
    "Level",
    "position",
    "start",
    "text",
    "moves",
    "go",
    "stop",
    "depth",
    "nodes",
    "infinite",
    "wtime",
    "binc",
    "p3time",
    "movetime",
    "martian?players=9",
    "0",
    "1",
    "2",
    "-7",
    "99999999999999999999",
    "d3-d4",
    "W:WKd4:Bd2,d6",
    "P w -",
    "~",
    "\u{7}\u{1b}[31m",
    "«»",
    "=",
    "?",
    "",
    "0,0",
];

#[test]
fn garbage_is_answered_and_does_no_harm() {
    let words: Vec<&str> = WORDS.into_iter().chain(doska_play::variants()).collect();
    let mut state = 7_u64;
    let mut next = |below: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut input = Vec::new();
    for i in 0..4000 {
        // Most lines begin as commands do, and the rest is chance.
        let head = [
            "position turkish ",
            "go nodes 50 ",
            "setoption name ",
            "stop",
            "",
        ];
        input.extend_from_slice(head[next(head.len())].as_bytes());
        for _ in 0..next(6) {
            input.extend_from_slice(words[next(words.len())].as_bytes());
            input.push(b' ');
        }
        if next(20) == 0 {
            input.extend(
                (0..next(40))
                    .map(|_| next(256) as u8)
                    .filter(|&b| b != b'\n'),
            );
        }
        input.push(if i % 50 == 0 { b'\r' } else { b' ' });
        input.push(b'\n');
    }
    input.extend_from_slice(&b"x".repeat(2 << 20));
    input.extend_from_slice(b"\nstop\nposition turkish\ngo nodes 100\nisready\n");
    let ran = doska_in(&["engine"], &input);
    assert_eq!(ran.err, "");
    let out = ran.ok();
    for line in out.lines() {
        let known = ["info ", "bestmove ", "id ", "option ", "uciok", "readyok"];
        assert!(known.iter().any(|begin| line.starts_with(begin)), "{line}");
        assert!(!line.contains(char::is_control), "{line:?}");
    }
    assert!(out.contains("readyok"));
    // The search of 100 nodes may be over before "isready" is read.
    let last = out.lines().rev().find(|line| *line != "readyok");
    assert!(
        last.is_some_and(|line| line.starts_with("bestmove ")),
        "{last:?}"
    );
}

#[test]
fn every_message_of_the_engine_commands_has_its_words() {
    const PREFIXES: [&str; 5] = ["engine-", "bench-", "match-", "analyse-", "tune-"];
    fn walk(dir: &std::path::Path, used: &mut Vec<String>) {
        for entry in std::fs::read_dir(dir).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(&path, used);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let literals = text.split('"').filter(|literal| {
                PREFIXES.iter().any(|prefix| literal.starts_with(prefix))
                    && literal.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
            });
            used.extend(literals.map(str::to_owned));
        }
    }
    let mut used = Vec::new();
    for src in ["src", "../play/src", "../lab/src"] {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
        walk(&root.join(src), &mut used);
    }
    assert!(used.len() > 50);
    for lang in ["en", "ru", "tr"] {
        let root = env!("CARGO_MANIFEST_DIR");
        let text = ["engine", "tune"].map(|name| {
            let file = format!("{root}/../../locales/{lang}/{name}.ftl");
            std::fs::read_to_string(file).unwrap()
        });
        let text = text.concat();
        for id in &used {
            assert!(text.contains(&format!("\n{id} =")), "{lang}: {id}");
        }
        // And what the files say, somebody has to say.
        for id in text.lines().filter_map(|line| line.split_once(" =")) {
            let ours = PREFIXES.iter().any(|prefix| id.0.starts_with(prefix));
            assert!(
                !ours || used.iter().any(|used| used == id.0),
                "nobody says {}",
                id.0
            );
        }
        for command in ["engine", "bench", "match", "analyse", "tune"] {
            let out = doska(&[command, "--help", "--lang", lang]).ok();
            assert!(!out.contains("cli-"), "{out}");
            assert!(used.iter().all(|id| !out.contains(id.as_str())), "{out}");
        }
    }
}
