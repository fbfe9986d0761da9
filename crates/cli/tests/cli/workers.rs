//! Work by workers: the same files as on one machine, whoever dies meanwhile.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use doska_testing::Postgres;

use crate::run::{command, doska, folder};

/// A worker that does tasks of a database; it ends with this value.
struct Worker(Child);

impl Worker {
    fn start(database: &str) -> Worker {
        let args = ["worker", "--kinds", "tasks", "--workers", "1"];
        let mut child = command(&args)
            .args(["--database", database])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        let out = child.stdout.take().unwrap();
        BufReader::new(out).read_line(&mut said).unwrap();
        assert!(said.contains(": tasks"), "{said}");
        Worker(child)
    }

    /// Tells it to end, and waits for that.
    fn end(mut self) {
        signal(&self.0, "-TERM");
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn signal(child: &Child, signal: &str) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args([signal, &id]).status().unwrap();
    assert!(sent.success());
}

fn wait_until(what: &str, done: impl Fn() -> bool) {
    let begun = Instant::now();
    while !done() {
        assert!(begun.elapsed() < Duration::from_mins(1), "{what}");
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// What each command does, with the files it writes.
fn commands(folder: &Path, name: &str) -> Vec<(Vec<String>, Vec<PathBuf>)> {
    let path = |what: &str| folder.join(format!("{name}-{what}"));
    let with = |words: &str, file: &Path| {
        let words = words.split(' ').chain(["-o", file.to_str().unwrap()]);
        words.map(str::to_owned).collect::<Vec<String>>()
    };
    let weights = folder.join("weights");
    std::fs::write(&weights, "king = 500\n").unwrap();
    let openings = folder.join("openings");
    std::fs::write(&openings, "d3-d4 e6-e5\nstart\n").unwrap();
    let (weights, openings) = (weights.display(), openings.display());
    let (games, listed, tuned, mined) = (path("a.pdn"), path("b.pdn"), path("w"), path("p"));
    let quiet = PathBuf::from(format!("{}.games", tuned.display()));
    let listed_match = format!(
        "match depth=2,weights={weights} clock=0 --game turkish --games 4 --openings {openings}"
    );
    vec![
        (
            with(
                "match nodes=300 level=2 --game martian --games 40 --seed 5",
                &games,
            ),
            vec![games],
        ),
        (with(&listed_match, &listed), vec![listed]),
        (
            with("tune turkish --games 12 --nodes 40", &tuned),
            vec![tuned, quiet],
        ),
        (
            with("puzzles build russian --nodes 2000 --count 3", &mined),
            vec![mined],
        ),
    ]
}

fn run(args: &[String], more: &[&str]) -> Child {
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    command(&args)
        .args(more)
        .stdout(Stdio::null())
        .spawn()
        .unwrap()
}

fn same(one: &[PathBuf], other: &[PathBuf]) {
    for (one, other) in one.iter().zip(other) {
        let [here, there] = [one, other].map(|path| std::fs::read_to_string(path).unwrap());
        assert!(here.len() > 100, "{}", one.display());
        assert!(here == there, "{} differs", other.display());
    }
}

#[test]
fn workers_on_other_machines_give_the_same_files_whoever_dies() {
    let postgres = Postgres::start();
    let url = postgres.url();
    let folder = folder("workers");
    let (here, there) = (commands(&folder, "here"), commands(&folder, "there"));
    for (args, _) in &here {
        assert!(run(args, &[]).wait().unwrap().success(), "{args:?}");
    }
    // The first begins before there are workers; one of two is killed with a game in hand, and comes back.
    let mut first = run(&there[0].0, &["--workers", &url]);
    let (doomed, survivor) = (Worker::start(&url), Worker::start(&url));
    let held = "SELECT COUNT(*) FROM outbox WHERE worker IS NOT NULL";
    wait_until("somebody has a game in hand", || {
        postgres.query("doska", held) != "0"
    });
    drop(doomed);
    let again = Worker::start(&url);
    assert!(first.wait().unwrap().success());
    same(&here[0].1, &there[0].1);
    for ((_, local), (args, remote)) in here.iter().zip(&there).skip(1) {
        let done = run(args, &["--workers", &url]).wait().unwrap();
        assert!(done.success(), "{args:?}");
        same(local, remote);
    }
    for table in ["task_jobs", "task_results"] {
        let left = postgres.query("doska", &format!("SELECT COUNT(*) FROM {table}"));
        assert_eq!(left, "0", "{table}");
    }
    again.end();
    survivor.end();
}

#[test]
fn a_file_is_enough_on_one_machine_and_a_match_goes_on_after_ctrl_c() {
    let folder = folder("workers-file");
    let file = folder.join("lab.sqlite");
    let url = format!("sqlite:{}", file.display());
    let worker = Worker::start(&url);
    let (one, two) = (folder.join("one.pdn"), folder.join("two.pdn"));
    let base = [
        "match",
        "nodes=200",
        "random",
        "--game",
        "martian",
        "--games",
    ];
    let play = |games: &str, file: &Path, more: &[&str]| {
        let out = file.to_str().unwrap();
        doska(&[&base[..], &[games, "-o", out], more].concat()).ok()
    };
    let report = play("9", &one, &["--json"]);
    let mut endless = command(&base)
        .args(["1000000", "-o", two.to_str().unwrap(), "--workers", &url])
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let size = || std::fs::metadata(&two).map_or(0, |about| about.len());
    wait_until("games are played", || size() > 1000);
    signal(&endless, "-INT");
    assert!(endless.wait().unwrap().success());
    // The match is cut to its first game, and goes on from there.
    let text = std::fs::read_to_string(&two).unwrap();
    let cut = text[1..].find("[Event").map_or(text.len(), |at| at + 1);
    std::fs::write(&two, &text[..cut]).unwrap();
    let resumed = play("9", &two, &["--json", "--resume", "--workers", &url]);
    assert_eq!(report, resumed);
    same(&[one], &[two]);
    worker.end();
}

#[test]
fn what_workers_cannot_do_is_refused() {
    let base = ["match", "random", "--game", "turkish", "--workers"];
    let said = |side: &str, url: &str| doska(&[&base, &[url, side][..]].concat()).usage();
    let nowhere = "sqlite:/no/such/folder/file";
    for side in ["nodes=5,cmd=/bin/true", "random,tables=/tmp"] {
        let said = said(side, nowhere);
        assert!(said.contains(side) && said.contains("workers"), "{said}");
    }
    assert!(said("random", "mysql:x").contains("“mysql” is not a database"));
    let both = [&base, &[nowhere, "random", "--threads", "2"][..]].concat();
    assert!(doska(&both).usage().contains("--threads"));
    let ran = doska(&[&base, &[nowhere, "random"][..]].concat());
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains("/no/such/folder"), "{}", ran.err);
    // Only tasks can be done without a bus.
    let bus = doska(&["worker", "--kinds", "tasks,bots"]).usage();
    assert!(bus.contains("--kinds tasks"), "{bus}");
}

#[test]
fn it_is_said_once_that_nobody_works_and_waited_on() {
    let folder = folder("workers-none");
    let url = format!("sqlite:{}", folder.join("lab.sqlite").display());
    let args = [
        "match", "random", "random", "--game", "turkish", "--games", "2",
    ];
    let mut waiting = command(&args)
        .args(["--lang", "ru", "--workers", &url])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut err = BufReader::new(waiting.stderr.take().unwrap());
    let mut said = String::new();
    err.read_line(&mut said).unwrap();
    assert!(said.contains("ни один процесс doska worker"), "{said}");
    let worker = Worker::start(&url);
    let done = waiting.wait_with_output().unwrap();
    assert!(done.status.success());
    let mut rest = String::new();
    err.read_line(&mut rest).unwrap();
    assert_eq!(rest, "");
    worker.end();
}
