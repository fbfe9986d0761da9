//! `play` on a whole screen, through a real terminal of the system.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::run::folder;

/// A terminal with `doska` in it.
struct Screen {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    bytes: Receiver<Vec<u8>>,
    child: Box<dyn Child + Send + Sync>,
    parser: vt100::Parser,
    raw: Vec<u8>,
}

const fn size(rows: u16, cols: u16) -> PtySize {
    PtySize {
        rows,
        cols,
        pixel_width: 0,
        pixel_height: 0,
    }
}

fn some(number: u16) -> NonZeroU16 {
    NonZeroU16::new(number).unwrap()
}

/// Longer than anything here takes, however busy the machine is.
const PATIENCE: Duration = Duration::from_mins(2);

impl Screen {
    fn open(args: &[&str]) -> Screen {
        let pair = native_pty_system().openpty(size(24, 80)).unwrap();
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_doska"));
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C");
        command.env("XDG_STATE_HOME", folder("state"));
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().unwrap();
        let (sender, bytes) = channel();
        std::thread::spawn(move || {
            let mut part = [0; 4096];
            // The end of the program is an error here on some systems.
            while let Ok(count @ 1..) = reader.read(&mut part) {
                if sender.send(part[..count].to_vec()).is_err() {
                    return;
                }
            }
        });
        Screen {
            keys: pair.master.take_writer().unwrap(),
            master: pair.master,
            bytes,
            child,
            parser: vt100::Parser::new(some(24), some(80), 0),
            raw: Vec::new(),
        }
    }

    fn send(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).unwrap();
        self.keys.flush().unwrap();
    }

    /// Waits until the screen shows this.
    #[track_caller]
    fn until(&mut self, part: &str) {
        loop {
            let shown = self.parser.screen().contents();
            if shown.contains(part) {
                return;
            }
            let Ok(bytes) = self.bytes.recv_timeout(PATIENCE) else {
                panic!("no “{part}” in\n{shown}");
            };
            self.parser.process(&bytes);
            self.raw.extend(bytes);
        }
    }

    fn resize(&mut self, rows: u16, cols: u16) {
        self.master.resize(size(rows, cols)).unwrap();
        self.parser.screen_mut().set_size(some(rows), some(cols));
    }

    /// Waits for the end; everything that was written, and whether it ended well.
    fn end(mut self) -> (String, bool) {
        while let Ok(bytes) = self.bytes.recv_timeout(PATIENCE) {
            self.raw.extend(bytes);
        }
        let well = self.child.wait().unwrap().success();
        (String::from_utf8_lossy(&self.raw).into_owned(), well)
    }
}

#[test]
fn a_game_by_keys_and_mouse_leaves_the_terminal_as_it_was() {
    let args = ["play", "turkish", "--level", "1", "--seed", "1"];
    let mut screen = Screen::open(&args);
    screen.until("White to move");
    screen.send(":d3-d5\r");
    screen.until("(article");
    screen.send("\x7f4\r");
    screen.until("1. d3-d4 ");
    screen.until("White to move");
    // A press of the left button on c3, then on c4.
    screen.send("\x1b[<0;16;13M\x1b[<0;16;13m");
    screen.until("(○)");
    screen.send("\x1b[<0;16;11M\x1b[<0;16;11m");
    screen.until("2. c3-c4 ");
    screen.until("White to move");
    screen.resize(20, 60);
    screen.until("needs a terminal");
    screen.resize(24, 80);
    screen.until("2. c3-c4 ");
    screen.send("\x03");
    let (written, well) = screen.end();
    assert!(well);
    assert!(written.contains("\x1b[?1049l"), "the screen is given back");
    assert!(written.contains("\x1b[?1000l"), "and so is the mouse");
    let (_, after) = written.rsplit_once("\x1b[?1049l").unwrap();
    assert!(after.contains("The game is saved in"), "{after:?}");
    assert!(after.contains("doska play --resume"), "{after:?}");
}

#[cfg(unix)]
#[test]
fn a_signal_gives_the_terminal_back_too() {
    let mut screen = Screen::open(&["play", "cyclic", "--clock", "5+3"]);
    screen.until("White to move");
    screen.send(":c3-d4\r");
    screen.until("Black to move");
    let id = screen.child.process_id().unwrap().to_string();
    let sent = std::process::Command::new("kill")
        .args(["-TERM", &id])
        .status();
    assert!(sent.unwrap().success());
    let (written, well) = screen.end();
    assert!(well);
    let (_, after) = written.rsplit_once("\x1b[?1049l").unwrap();
    assert!(after.contains("The game is saved in"), "{after:?}");
}

#[test]
fn without_a_word_on_how_to_play_that_is_chosen_first() {
    let mut screen = Screen::open(&["play", "martian", "--lang", "ru"]);
    screen.until("новая партия");
    screen.until("Марсианские шахматы");
    screen.send("q");
    assert!(screen.end().1);
}

#[test]
fn plain_is_plain_in_a_terminal_too() {
    let mut screen = Screen::open(&["play", "turkish", "--plain"]);
    screen.until("White>");
    screen.send("d3-d4\r");
    screen.until("Black>");
    screen.send("\x04");
    let (written, well) = screen.end();
    assert!(well);
    assert!(
        !written.contains("\x1b[?1049h"),
        "no other screen is opened"
    );
}
