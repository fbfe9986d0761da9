//! Reads input lines, from a terminal with editing or from a pipe.

use std::io::{BufReader, IsTerminal, StdinLock, Write};

use anyhow::Result;
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{Config, Context, Editor, Helper};

use crate::console::{Console, stdout};
use crate::lines::Lines;

/// The longest line that is read; no move and no file name is longer.
const LONGEST: usize = 1 << 16;

/// A source of lines.
pub enum Reader {
    /// A terminal, with editing, history and completion.
    Terminal(Box<Editor<Completion, MemHistory>>),
    /// Anything else; what is read is shown after the prompt, so that the output can be followed.
    Plain(Lines<BufReader<StdinLock<'static>>>),
}

impl Reader {
    /// The reader of standard input.
    pub fn new() -> Result<Reader> {
        if std::io::stdin().is_terminal() && std::io::stdout().is_terminal() {
            // While a line is edited Ctrl-C is a key. At other times, over a page of the rules, it is
            // meant for the pager and must not end the game.
            let _ = ctrlc::set_handler(|| {});
            let config = Config::builder().auto_add_history(true).build();
            let mut editor = Editor::with_history(config, MemHistory::new())?;
            editor.set_helper(Some(Completion::default()));
            return Ok(Reader::Terminal(Box::new(editor)));
        }
        let input = BufReader::new(std::io::stdin().lock());
        Ok(Reader::Plain(Lines::new(input, LONGEST)))
    }

    /// Asks for a line; `None` when there are no more, or when the person wants to leave.
    pub fn ask(&mut self, console: &Console, prompt: &str) -> Result<Option<String>> {
        match self {
            Reader::Terminal(editor) => match editor.readline(prompt) {
                Ok(line) => Ok(Some(line)),
                Err(ReadlineError::Eof | ReadlineError::Interrupted) => {
                    writeln!(stdout())?;
                    Ok(None)
                }
                Err(error) => Err(error.into()),
            },
            Reader::Plain(lines) => {
                let mut out = stdout();
                write!(out, "{prompt}")?;
                out.flush()?;
                let line = match lines.next()? {
                    Some(Ok(line)) => line.to_owned(),
                    Some(Err(note)) => {
                        // A line that is no text is no move either; the game goes on.
                        writeln!(out, "{}", console.words.say(&note))?;
                        return Ok(Some(String::new()));
                    }
                    None => {
                        writeln!(out)?;
                        return Ok(None);
                    }
                };
                writeln!(out, "{line}")?;
                Ok(Some(line))
            }
        }
    }

    /// Whether a person is there to be asked.
    pub const fn is_terminal(&self) -> bool {
        matches!(self, Reader::Terminal(_))
    }

    /// Tells which words may be typed next.
    pub fn expect(&mut self, words: Vec<String>) {
        if let Reader::Terminal(editor) = self
            && let Some(helper) = editor.helper_mut()
        {
            helper.words = words;
        }
    }
}

/// Completes moves and commands.
#[derive(Default)]
pub struct Completion {
    words: Vec<String>,
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = &line[..pos];
        let start = typed.rfind(' ').map_or(0, |space| space + 1);
        let fits = |word: &&String| word.starts_with(&typed[start..]);
        let found = self.words.iter().filter(fits).cloned().collect();
        Ok((start, found))
    }
}

impl Hinter for Completion {
    type Hint = String;
}
impl Highlighter for Completion {}
impl Validator for Completion {}
impl Helper for Completion {}
