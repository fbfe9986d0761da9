//! Shows a long text through the pager.

use std::io::{ErrorKind, Write};
use std::process::{Command, Stdio};

/// Shows `text` with the program that `$PAGER` names, else `less`. `false` if there is no such program.
pub fn page(text: &str) -> bool {
    let wanted = std::env::var("PAGER").unwrap_or_else(|_| "less".to_owned());
    let mut words = wanted.split_whitespace();
    let Some(program) = words.next() else {
        return false;
    };
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::piped());
    if std::env::var_os("LESS").is_none() {
        // Quit on one screen, keep colours, leave the text on the screen.
        command.env("LESS", "FRX");
    }
    if std::env::var_os("LESSCHARSET").is_none() {
        // Our pages are UTF-8, also where the locale does not say so.
        command.env("LESSCHARSET", "utf-8");
    }
    let Ok(mut child) = command.spawn() else {
        return false;
    };
    if let Some(mut input) = child.stdin.take() {
        match writeln!(input, "{text}") {
            Err(error) if error.kind() != ErrorKind::BrokenPipe => return false,
            _ => {}
        }
    }
    child.wait().is_ok()
}
