//! Running `doska` and looking at what it says.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// The output and exit status of a run.
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: Option<i32>,
}

impl Ran {
    /// The output of a run that must succeed.
    pub fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "stderr: {}", self.err);
        self.out
    }

    /// The output of a run that answered every line and must end with exit status 2, because one was wrong.
    pub fn bad_lines(self) -> String {
        assert_eq!(self.code, Some(2), "stderr: {}", self.err);
        assert_eq!(self.err, "");
        self.out
    }

    /// The message of a run that must end with exit status 2 and say nothing on stdout.
    pub fn usage(self) -> String {
        assert_eq!(self.code, Some(2), "stderr: {}", self.err);
        assert_eq!(self.out, "");
        self.err
    }
}

/// `doska` with these arguments, in English, far from the locale and the files of whoever tests.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_doska"));
    command
        .args(args)
        .env("LC_ALL", "C")
        .env_remove("NO_COLOR")
        .env_remove("CLICOLOR_FORCE")
        .env_remove("DOSKA_TABLES")
        .env_remove("DOSKA_LANG")
        .env("XDG_DATA_HOME", folder("data"))
        .env("XDG_STATE_HOME", folder("state"));
    command
}

/// Runs `doska` with nothing on its input.
pub fn doska(args: &[&str]) -> Ran {
    doska_in(args, "")
}

/// Runs `doska` with this input.
pub fn doska_in(args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    run(&mut command(args), input.as_ref())
}

/// Runs a command with this input, which is written while the output is read.
pub fn run(command: &mut Command, input: &[u8]) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let output: Output = std::thread::scope(|scope| {
        // A command that does not read its input closes it early: that is no failure.
        scope.spawn(move || {
            let _ = stdin.write_all(input);
        });
        child.wait_with_output().unwrap()
    });
    Ran {
        out: String::from_utf8(output.stdout).expect("the output is UTF-8"),
        err: String::from_utf8(output.stderr).expect("the errors are UTF-8"),
        code: output.status.code(),
    }
}

/// A new empty folder that no other test uses.
pub fn folder(name: &str) -> PathBuf {
    use std::sync::atomic::{AtomicUsize, Ordering};
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let number = NEXT.fetch_add(1, Ordering::Relaxed);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("{}-{number}-{name}", std::process::id()));
    std::fs::create_dir_all(&path).unwrap();
    path
}

/// Waits until a process has a handler for Ctrl-C. Before that the signal ends it at once, and on a busy machine that
/// may be seconds after it was started.
pub fn until_it_hears(child: &Child) {
    let hears = || {
        // Where there is no /proc, nobody can tell: it is taken to be quick.
        let Ok(status) = std::fs::read_to_string(format!("/proc/{}/status", child.id())) else {
            std::thread::sleep(Duration::from_secs(1));
            return true;
        };
        let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        caught.is_some_and(|mask| u64::from_str_radix(mask.trim(), 16).unwrap() & 2 != 0)
    };
    let begun = Instant::now();
    while !hears() {
        let waited = begun.elapsed();
        assert!(waited < Duration::from_mins(1), "it does not hear Ctrl-C");
        std::thread::sleep(Duration::from_millis(5));
    }
}
