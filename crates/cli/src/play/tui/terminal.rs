//! The terminal: raw mode and the alternate screen, restored however the program ends.

use std::io::{self, Stdout, stdout};
use std::panic;

use ratatui::Frame;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::force_color_output;
use ratatui::crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};

use crate::console::Console;

/// The whole screen, until it is dropped.
pub struct Terminal {
    inner: ratatui::Terminal<CrosstermBackend<Stdout>>,
}

impl Terminal {
    /// Takes the screen over.
    pub fn open(console: &Console) -> io::Result<Terminal> {
        force_color_output(console.colour);
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |what| {
            // Otherwise nobody could read what went wrong.
            restore();
            usual(what);
        }));
        enable_raw_mode()?;
        let mut out = stdout();
        let taken = execute!(
            out,
            EnterAlternateScreen,
            EnableMouseCapture,
            EnableBracketedPaste
        );
        let opened = taken.and_then(|()| ratatui::Terminal::new(CrosstermBackend::new(out)));
        match opened {
            Ok(inner) => Ok(Terminal { inner }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }

    /// Columns and rows.
    pub fn size(&self) -> io::Result<(u16, u16)> {
        let size = self.inner.size()?;
        Ok((size.width, size.height))
    }

    pub fn draw(&mut self, draw: impl FnOnce(&mut Frame)) -> io::Result<()> {
        self.inner.draw(draw)?;
        Ok(())
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.inner.show_cursor();
        restore();
    }
}

/// Gives the screen back. What fails here cannot be helped.
fn restore() {
    let _ = execute!(
        stdout(),
        DisableBracketedPaste,
        DisableMouseCapture,
        LeaveAlternateScreen
    );
    let _ = disable_raw_mode();
}
