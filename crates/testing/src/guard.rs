//! A process that does not outlive this one.

use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Starts the program, and says its id. When its input ends, as it does when whoever started it is gone, however that
/// came about, it ends the program, waits for that and removes the folder. Told to, it keeps the folder.
const SCRIPT: &str = r#"
# What ends the tests, such as Ctrl-C, comes here too: there is still something to do.
trap '' INT TERM HUP
folder=$1
shift
(trap - INT TERM HUP; exec "$@") 0</dev/null 3>&- &
program=$!
echo "$program" >&3
exec 3>&-
read -r word
kill -CONT "$program" 2>/dev/null
kill -QUIT "$program" 2>/dev/null
( sleep 5; kill -KILL "$program" 2>/dev/null ) &
late=$!
wait "$program"
kill -KILL "$late" 2>/dev/null
[ "$word" = keep ] || rm -rf "$folder"
"#;

/// A program in the background.
pub struct Guard {
    shell: Child,
    /// The program's process id.
    pub pid: u32,
}

impl Guard {
    /// Starts a program whose output goes to a file in the folder.
    pub fn start(folder: &Path, program: &[String]) -> Guard {
        let log = folder.join("log");
        let log = File::options().create(true).append(true).open(log);
        let log = log.expect("a log can be written");
        let mut shell = Command::new("bash");
        // The id comes by the third channel, so that the output stays the program's.
        let script = format!("exec 3>&1 1>&2\n{SCRIPT}");
        shell
            .args(["-c", &script, "guard"])
            .arg(folder)
            .args(program);
        shell
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::from(log));
        let mut shell = shell.spawn().expect("bash runs");
        let said = shell.stdout.take().expect("it was asked for");
        let mut line = String::new();
        let _ = BufReader::new(said).read_line(&mut line);
        let pid = line.trim().parse().expect("the guard says the id");
        Guard { shell, pid }
    }

    /// Sends a signal: `KILL`, `STOP`, `CONT`.
    pub fn signal(&self, signal: &str) {
        let pid = self.pid.to_string();
        let sent = Command::new("kill").args(["-s", signal, &pid]).status();
        assert!(sent.is_ok_and(|status| status.success()), "kill -{signal}");
    }

    /// Ends it and waits for that. The folder stays.
    pub fn end(&mut self) {
        if let Some(mut input) = self.shell.stdin.take() {
            let _ = input.write_all(b"keep\n");
        }
        let _ = self.shell.wait();
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        self.end();
    }
}
