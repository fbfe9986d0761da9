//! One puzzle after the other, line by line.

use std::io::Write;

use anyhow::Result;
use doska_play::fold::{fold, is_among};
use doska_play::puzzle::{self, Answer, Hint};
use doska_play::{AnyEngine, AnyMove, Puzzle, PuzzleAttempt, Step, Stop, typed};

use super::progress::Progress;
use super::refutation;
use super::select::Wanted;
use crate::console::{Console, stdout};
use crate::draw::Scene;
use crate::names;
use crate::play::Reader;

/// A command besides moves. Its words are `puzzle-word-NAME`, its help `puzzle-help-NAME`.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Command {
    Hint,
    Solution,
    Next,
    Moves,
    Board,
    Help,
    Quit,
}

impl Command {
    const ALL: [(Command, &str); 7] = [
        (Command::Hint, "hint"),
        (Command::Solution, "solution"),
        (Command::Next, "next"),
        (Command::Moves, "moves"),
        (Command::Board, "board"),
        (Command::Help, "help"),
        (Command::Quit, "quit"),
    ];

    fn read(console: &Console, line: &str) -> Option<Command> {
        let folded = fold(line);
        let is = |name: &str| {
            name == folded || is_among(&console.text(&format!("puzzle-word-{name}")), line)
        };
        let found = Command::ALL.into_iter().find(|(_, name)| is(name));
        found.map(|(command, _)| command)
    }
}

/// Puzzles being solved.
pub struct Session<'a> {
    console: &'a Console,
    wanted: Wanted,
    progress: Progress,
    today: u64,
    spoken: bool,
    engine: Option<AnyEngine>,
}

impl<'a> Session<'a> {
    /// A session that has not begun.
    pub fn new(
        console: &'a Console,
        wanted: Wanted,
        progress: Progress,
        today: u64,
        spoken: bool,
    ) -> Session<'a> {
        Session {
            console,
            wanted,
            progress,
            today,
            spoken,
            engine: None,
        }
    }

    /// Gives puzzles, this one first, until there are no more lines.
    pub fn run(&mut self, first: &'static Puzzle, reader: &mut Reader) -> Result<()> {
        let mut puzzle = first;
        while self.solve(puzzle, reader)? {
            match self.wanted.next(&self.progress, Some(&puzzle.id)) {
                Some(next) => puzzle = next,
                None => break,
            }
        }
        Ok(())
    }

    /// One puzzle; whether another one is wanted.
    fn solve(&mut self, puzzle: &Puzzle, reader: &mut Reader) -> Result<bool> {
        let mut attempt = PuzzleAttempt::new(puzzle)
            .map_err(|note| anyhow::anyhow!(self.console.words.say(&note)))?;
        self.introduce(&attempt)?;
        loop {
            reader.expect(self.expected(&attempt));
            let Some(line) = reader.ask(self.console, &self.prompt(&attempt))? else {
                return Ok(false);
            };
            let line = line.trim();
            if line.is_empty() {
                // After the end the next one is a key away.
                if attempt.is_over() {
                    return Ok(true);
                }
                continue;
            }
            match Command::read(self.console, line) {
                Some(Command::Quit) => return Ok(false),
                Some(Command::Next) => return Ok(true),
                Some(Command::Help) => self.help()?,
                Some(Command::Board) => self.board(&attempt)?,
                Some(Command::Moves) => {
                    let moves = attempt.line().moves();
                    let texts: Vec<String> = moves.iter().map(AnyMove::text).collect();
                    print(&texts.join("  "))?;
                }
                Some(Command::Hint) => self.hint(&mut attempt)?,
                Some(Command::Solution) => self.solution(&mut attempt)?,
                None if attempt.is_over() => self.say("puzzle-over", &[])?,
                None => self.answer(&mut attempt, line)?,
            }
        }
    }

    fn say(&self, id: &str, args: &[(&str, &str)]) -> Result<()> {
        print(&self.console.say(id, args))
    }

    fn prompt(&self, attempt: &PuzzleAttempt) -> String {
        if attempt.is_over() {
            return self.console.text("puzzle-prompt-next");
        }
        let view = attempt.line().position().view();
        format!(
            "{}> ",
            names::seat(self.console, &view, attempt.solver().index())
        )
    }

    /// What Tab completes.
    fn expected(&self, attempt: &PuzzleAttempt) -> Vec<String> {
        let moves = attempt.line().moves();
        let words = |(_, name): (Command, &str)| self.console.text(&format!("puzzle-word-{name}"));
        let commands = Command::ALL.into_iter().map(words);
        moves.iter().map(AnyMove::text).chain(commands).collect()
    }

    fn board(&self, attempt: &PuzzleAttempt) -> Result<()> {
        let scene = Scene::of_line(self.console, attempt.line());
        let text = if self.spoken {
            scene.spoken(self.console)
        } else {
            scene.draw(self.console)
        };
        print(&format!("\n{text}\n"))
    }

    fn introduce(&self, attempt: &PuzzleAttempt) -> Result<()> {
        let puzzle = attempt.puzzle();
        self.board(attempt)?;
        let (choices, _) = attempt.choices();
        let (choices, level) = (choices.to_string(), puzzle.level.to_string());
        let daily = if self.is_daily(puzzle) { "yes" } else { "no" };
        let args = [
            ("id", puzzle.id.as_str()),
            ("level", &level),
            ("choices", &choices),
            ("daily", daily),
        ];
        self.say("puzzle-task", &args)?;
        self.say("puzzle-commands", &[])
    }

    fn is_daily(&self, puzzle: &Puzzle) -> bool {
        let game = puzzle.variant.split('?').next().unwrap_or("");
        puzzle::daily(game, self.today).is_some_and(|daily| daily.id == puzzle.id)
    }

    fn help(&self) -> Result<()> {
        for (_, name) in Command::ALL {
            let word = self.console.text(&format!("puzzle-word-{name}"));
            let help = self.console.text(&format!("puzzle-help-{name}"));
            print(&format!("  {word}: {help}"))?;
        }
        Ok(())
    }

    fn answer(&mut self, attempt: &mut PuzzleAttempt, line: &str) -> Result<()> {
        let position = attempt.line().position();
        let m = match typed::read(&position, line, &self.console.text("typed-pass")) {
            Ok(m) => m,
            Err(note) => return print(&self.console.words.say(&note)),
        };
        match attempt.answer(&m) {
            Err(note) => print(&self.console.words.say(&note)),
            Ok(Answer::Wrong) => self.refute(attempt, &m),
            Ok(Answer::Right(follow)) => {
                let moves = self.texts(&follow);
                self.board(attempt)?;
                self.say("puzzle-right", &[("moves", &moves)])
            }
            Ok(Answer::Solved(_)) => {
                self.board(attempt)?;
                self.solved(attempt)
            }
        }
    }

    fn texts(&self, moves: &[AnyMove]) -> String {
        let texts: Vec<String> = moves.iter().map(AnyMove::text).collect();
        names::quoted(self.console, &texts.join(" "))
    }

    /// Why a move is not the solution: how the others answer it, and what it comes to.
    fn refute(&mut self, attempt: &PuzzleAttempt, m: &AnyMove) -> Result<()> {
        let mut line = attempt.line().clone();
        if line.play(m).is_err() {
            return Ok(());
        }
        if let Some(said) = refutation::ended(self.console, &line) {
            return print(&said);
        }
        let engine = self.engine.get_or_insert_with(|| AnyEngine::new(16, 1));
        let stop = Stop::new(refutation::limits());
        let infos = engine.think(&line, 1, &stop, &mut |_| {});
        match infos.first() {
            Some(info) => print(&refutation::said(self.console, attempt, &line, info)),
            None => Ok(()),
        }
    }

    fn hint(&self, attempt: &mut PuzzleAttempt) -> Result<()> {
        let view = attempt.line().position().view();
        let (what, place) = match attempt.hint() {
            None => return self.say("puzzle-over", &[]),
            Some(Hint::Move(text)) => {
                let text = names::quoted(self.console, &text);
                return self.say("puzzle-hint-move", &[("move", &text)]);
            }
            Some(Hint::Begins(step)) => match step {
                Step::Place(place) => {
                    let cell = view.cells.iter().find(|cell| cell.place == place);
                    let piece = cell.is_some_and(|cell| !cell.stack.is_empty());
                    let name = cell.map_or(String::new(), |cell| cell.name.clone());
                    (if piece { "piece" } else { "place" }, name)
                }
                Step::Reserve => ("reserve", String::new()),
                Step::Restore(..) => ("restore", String::new()),
                Step::Build(_) => ("build", String::new()),
                Step::Pass | Step::Take(_) => ("other", String::new()),
            },
        };
        self.say("puzzle-hint", &[("what", what), ("place", &place)])
    }

    fn solution(&self, attempt: &mut PuzzleAttempt) -> Result<()> {
        if attempt.is_over() {
            return self.say("puzzle-over", &[]);
        }
        let shown = attempt.show();
        let moves = shown.map_err(|note| anyhow::anyhow!(self.console.words.say(&note)))?;
        self.board(attempt)?;
        let moves = self.texts(&moves);
        self.say("puzzle-solution", &[("moves", &moves)])
    }

    /// Keeps that it was solved, and says how far somebody has come.
    fn solved(&mut self, attempt: &PuzzleAttempt) -> Result<()> {
        let puzzle = attempt.puzzle();
        let (clean, daily) = (attempt.is_clean(), self.is_daily(puzzle));
        let kept = self.progress.add(&puzzle.id, self.today, clean, daily);
        let themes = puzzle.themes.iter();
        let themes: Vec<String> = themes
            .map(|theme| self.console.text(&format!("puzzle-theme-{theme}")))
            .collect();
        let how = if clean { "clean" } else { "helped" };
        let solved = self.progress.solved().to_string();
        let args = [
            ("how", how),
            ("themes", &themes.join(", ")),
            ("count", &solved),
        ];
        self.say("puzzle-solved", &args)?;
        let streak = self.progress.streak(self.today);
        if daily && streak > 0 {
            self.say("puzzle-streak", &[("count", &streak.to_string())])?;
        }
        match kept {
            Ok(()) => Ok(()),
            Err(error) => {
                let why = crate::files::why(&self.console.words, &error);
                self.say("puzzle-not-kept", &[("why", &why)])
            }
        }
    }
}

/// The same score for the other team.
fn print(text: &str) -> Result<()> {
    writeln!(stdout(), "{text}")?;
    Ok(())
}
