//! Something to be solved on the board: a task of a lesson, or a puzzle.

use doska_play::lesson::{self, LessonAnswer, LessonAttempt};
use doska_play::puzzle::{self, Answer, Hint};
use doska_play::round::CommandKind;
use doska_play::{AnyMove, GameHistory, PuzzleAttempt, SearchInfo};

use super::super::InitialGame;
use super::animation::Animation;
use super::event::{Context, Effect, NextScreen};
use super::game::{Game, Purpose, Tone};
use crate::console::Console;
use crate::puzzle::refutation;
use crate::{draw, names};

/// Which task: that of a game with a number.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum TaskId {
    Lesson(&'static str, usize),
    Puzzle(&'static str, usize),
}

/// A task that is being solved.
pub struct Task {
    pub id: TaskId,
    pub title: String,
    pub text: String,
    pub done: bool,
    attempt: Attempt,
    /// How many hints were given.
    hints: usize,
    /// The wrong answer that the engine is asked about.
    wrong: Option<AnyMove>,
}

enum Attempt {
    Lesson(LessonAttempt),
    Puzzle(Box<PuzzleAttempt>),
}

/// What came of a move.
enum Outcome {
    Wrong(String),
    /// A wrong answer to a puzzle, which the engine refutes.
    Refute(AnyMove),
    Right(Vec<AnyMove>),
    Solved(Vec<AnyMove>),
}

impl TaskId {
    /// The puzzle of the day of a game.
    pub fn daily(game: &'static str, day: u64) -> Option<TaskId> {
        let count = puzzle::puzzles(game).len();
        puzzle::daily_index(day, count).map(|at| TaskId::Puzzle(game, at))
    }

    /// The one that comes after it; after the last one the first.
    pub fn next(self) -> TaskId {
        let after = |at: usize, count: usize| (at + 1) % count.max(1);
        match self {
            TaskId::Lesson(game, at) => TaskId::Lesson(game, after(at, lesson::lesson(game).len())),
            TaskId::Puzzle(game, at) => {
                TaskId::Puzzle(game, after(at, puzzle::puzzles(game).len()))
            }
        }
    }

    /// The task with its position; `None` if there is no such task.
    pub fn open(self, console: &Console) -> Option<(InitialGame, Task)> {
        let (title, text, attempt) = match self {
            TaskId::Lesson(game, at) => {
                let tasks = lesson::lesson(game);
                let task = tasks.get(at)?;
                let said = |part: &str| console.text(&format!("learn-{game}-{}-{part}", task.id));
                let place = [("number", at + 1), ("count", tasks.len())];
                let place = place.map(|(name, value)| (name, value.to_string()));
                let args = [
                    ("title", &*said("title")),
                    (place[0].0, &place[0].1),
                    (place[1].0, &place[1].1),
                ];
                let attempt = LessonAttempt::new(task).ok()?;
                (
                    console.say("tui-lesson-title", &args),
                    said("task"),
                    Attempt::Lesson(attempt),
                )
            }
            TaskId::Puzzle(game, at) => {
                let puzzle = puzzle::puzzles(game).get(at)?;
                let attempt = PuzzleAttempt::new(puzzle).ok()?;
                let level = puzzle.level.to_string();
                let args = [("id", &*puzzle.id), ("level", &level)];
                let themes: Vec<String> = puzzle
                    .themes
                    .iter()
                    .map(|theme| console.text(&format!("puzzle-theme-{theme}")))
                    .collect();
                let goal = console.text("tui-puzzle-task");
                (
                    console.say("tui-puzzle-title", &args),
                    format!("{goal} ({})", themes.join(", ")),
                    Attempt::Puzzle(Box::new(attempt)),
                )
            }
        };
        let task = Task {
            id: self,
            title,
            text,
            done: false,
            attempt,
            hints: 0,
            wrong: None,
        };
        let initial = InitialGame::new(&task.line().start());
        Some((initial, task))
    }
}

impl Task {
    fn line(&self) -> &GameHistory {
        match &self.attempt {
            Attempt::Lesson(attempt) => attempt.line(),
            Attempt::Puzzle(attempt) => attempt.line(),
        }
    }

    fn answer(&mut self, console: &Console, text: &str) -> Result<Outcome, doska_play::Note> {
        let m = self.line().read_move(text)?;
        Ok(match &mut self.attempt {
            Attempt::Lesson(attempt) => match attempt.answer(&m)? {
                LessonAnswer::Wrong(id) => Outcome::Wrong(console.text(id)),
                LessonAnswer::Right(follow) => Outcome::Right(follow),
                LessonAnswer::Solved => Outcome::Solved(Vec::new()),
            },
            Attempt::Puzzle(attempt) => match attempt.answer(&m)? {
                Answer::Wrong => Outcome::Refute(m),
                Answer::Right(follow) => Outcome::Right(follow),
                Answer::Solved(follow) => Outcome::Solved(follow),
            },
        })
    }

    /// What is said once it is solved: the idea takes the place of the task.
    fn solved(&mut self, console: &Console) -> String {
        if let TaskId::Lesson(game, at) = self.id {
            let id = lesson::lesson(game).get(at).map_or("", |task| task.id);
            self.text = console.text(&format!("learn-{game}-{id}-done"));
        }
        console.text("tui-puzzle-solved")
    }
}

impl Game {
    /// Whether a task stands on the board that is solved.
    pub fn is_task_done(&self) -> bool {
        self.task.as_ref().is_some_and(|task| task.done)
    }

    /// A move of somebody who solves a task: right ones are played, with what follows them.
    pub fn answer_task(&mut self, cx: &mut Context, text: &str) {
        let Some(task) = &mut self.task else { return };
        let (follow, done) = match task.answer(cx.console, text) {
            Ok(Outcome::Wrong(said)) => {
                self.clear();
                return self.say(said, Tone::Wrong);
            }
            Ok(Outcome::Refute(m)) => return self.refute(cx, &m),
            Ok(Outcome::Right(follow)) => (follow, false),
            Ok(Outcome::Solved(follow)) => (follow, true),
            Err(note) => return self.say(cx.console.words.say(&note), Tone::Wrong),
        };
        task.done = done;
        if let Attempt::Puzzle(attempt) = &task.attempt
            && done
        {
            let TaskId::Puzzle(game, _) = task.id else {
                return;
            };
            cx.effects.push(Effect::PuzzleSolved {
                id: attempt.puzzle().id.clone(),
                clean: attempt.is_clean(),
                daily: TaskId::daily(game, self.setup.day) == Some(task.id),
            });
        }
        task.hints = 0;
        let said = if done {
            task.solved(cx.console)
        } else {
            cx.text("tui-task-right")
        };
        self.act_now(cx, self.round.mover(), CommandKind::Move(text.to_owned()));
        for m in follow {
            let position = self.round.history().position();
            self.animation = Some(Animation::new(&position, &m, cx.now));
            self.act_now(cx, self.round.mover(), CommandKind::Move(m.text()));
        }
        self.say(said, Tone::Good);
    }

    /// A wrong answer to a puzzle: the engine is asked how the others answer it.
    fn refute(&mut self, cx: &mut Context, m: &AnyMove) {
        self.clear();
        let mut after = self.round.history().clone();
        if after.play(m).is_err() {
            return;
        }
        if let Some(said) = refutation::ended(cx.console, &after) {
            return self.say(said, Tone::Wrong);
        }
        let text = names::quoted(cx.console, &m.text());
        let said = cx.console.say("tui-puzzle-wrong", &[("move", &text)]);
        self.say(said, Tone::Wrong);
        if let Some(task) = &mut self.task {
            task.wrong = Some(m.clone());
        }
        self.ask_about(cx, Purpose::Refute, after, refutation::limits(), None);
    }

    /// The engine has refuted a wrong answer.
    pub fn refuted(&mut self, cx: &Context, info: &SearchInfo) {
        let mut after = self.round.history().clone();
        let Some(Task {
            attempt: Attempt::Puzzle(attempt),
            wrong: Some(wrong),
            ..
        }) = &self.task
        else {
            return;
        };
        if after.play(wrong).is_ok() {
            let said = refutation::said(cx.console, attempt, &after, info);
            self.hint = draw::touched(&info.best.events());
            self.say(said, Tone::Wrong);
        }
    }

    /// More and more of the solution.
    pub fn task_hint(&mut self, cx: &Context) {
        let Some(task) = &mut self.task else { return };
        if task.done {
            return;
        }
        task.hints += 1;
        let said = match &mut task.attempt {
            Attempt::Lesson(_) => {
                let TaskId::Lesson(game, at) = task.id else {
                    return;
                };
                let id = lesson::lesson(game).get(at).map_or("", |task| task.id);
                cx.console.text(&format!("learn-{game}-{id}-hint"))
            }
            Attempt::Puzzle(attempt) => match attempt.hint() {
                Some(Hint::Move(text)) => cx.console.say("tui-puzzle-move", &[("move", &text)]),
                Some(hint) => {
                    self.hint = hint.place().into_iter().collect();
                    cx.text("tui-puzzle-piece")
                }
                None => return,
            },
        };
        self.say(said, Tone::Good);
    }

    /// The task again from its beginning, or the next one.
    pub fn change_task(&self, cx: &mut Context, next: bool) {
        if let Some(task) = &self.task {
            let id = if next { task.id.next() } else { task.id };
            cx.next_screen = Some(NextScreen::Task(id));
        }
    }
}
