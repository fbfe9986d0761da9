//! The lesson of a game: tasks with the play that solves them. `games/README.md` describes them.

use doska_rules::Note;

use crate::{AnyMove, GameHistory, GameSpec, folder};

/// A task of a lesson.
#[derive(Debug)]
pub struct LessonTask {
    /// Its name in its lesson, which its messages have too.
    pub id: &'static str,
    /// The game with its options.
    pub game: &'static str,
    /// The position text; the learner is to move.
    pub position: &'static str,
    /// The right ways, each with all moves in turn.
    pub lines: &'static [&'static [&'static str]],
    /// What is said to tempting wrong moves: all moves up to it with spaces between them, and a message.
    pub wrong: &'static [(&'static str, &'static str)],
    /// The article of the rules that it teaches.
    pub article: &'static str,
}

/// The tasks of a game's lesson, in order.
pub fn lesson(game: &str) -> &'static [LessonTask] {
    let mut all = folder::LESSONS.iter();
    all.find_map(|(id, tasks)| (*id == game).then_some(*tasks))
        .unwrap_or(&[])
}

/// Somebody solves a task.
#[derive(Clone)]
pub struct LessonAttempt {
    task: &'static LessonTask,
    line: GameHistory,
}

/// What becomes of a move of the learner.
#[derive(Clone)]
pub enum LessonAnswer {
    /// It is not the solution; the position stays, and this message says why.
    Wrong(&'static str),
    /// It is right, and these moves of the others follow.
    Right(Vec<AnyMove>),
    /// It was the last one.
    Solved,
}

impl LessonAttempt {
    /// Begins a task. The note says what is wrong with it.
    pub fn new(task: &'static LessonTask) -> Result<LessonAttempt, Note> {
        let start = GameSpec::read(task.game)?.position(task.position)?;
        Ok(LessonAttempt {
            task,
            line: GameHistory::new(&start),
        })
    }

    /// The moves so far, and where they lead.
    pub fn line(&self) -> &GameHistory {
        &self.line
    }

    /// Answers with a legal move. The others' answer to a right one is played too.
    pub fn answer(&mut self, m: &AnyMove) -> Result<LessonAnswer, Note> {
        let mut after = self.line.clone();
        after.play(m)?;
        let played = after.move_texts();
        let begins = |line: &&&[&str]| {
            line.len() >= played.len() && line.iter().zip(&played).all(|(a, b)| a == b)
        };
        let Some(line) = self.task.lines.iter().find(begins) else {
            let moves = played.join(" ");
            let mut known = self.task.wrong.iter();
            let said = known.find_map(|(wrong, id)| (*wrong == moves).then_some(*id));
            return Ok(LessonAnswer::Wrong(said.unwrap_or("learn-not-yet")));
        };
        let learner = self.line.seat();
        self.line = after;
        let mut follow = Vec::new();
        while let Some(text) = line.get(self.line.plies())
            && self.line.seat() != learner
        {
            follow.push(self.line.play_text(text)?);
        }
        Ok(if self.line.plies() >= line.len() {
            LessonAnswer::Solved
        } else {
            LessonAnswer::Right(follow)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every task is solved by each of its lines, and what is wrong is said so.
    #[test]
    fn every_task_is_solved_by_its_lines() {
        for game in crate::games() {
            assert!(!lesson(game.id).is_empty(), "{}", game.id);
            for task in lesson(game.id) {
                for line in task.lines {
                    let mut attempt = LessonAttempt::new(task).unwrap();
                    let mut solved = false;
                    while let Some(text) = line.get(attempt.line().plies()) {
                        let m = attempt.line().read_move(text).unwrap();
                        match attempt.answer(&m).unwrap() {
                            LessonAnswer::Wrong(id) => panic!("{}: {id}", task.id),
                            LessonAnswer::Right(_) => {}
                            LessonAnswer::Solved => solved = true,
                        }
                    }
                    assert!(solved, "{}: {line:?}", task.id);
                }
                for (moves, id) in task.wrong {
                    let mut attempt = LessonAttempt::new(task).unwrap();
                    loop {
                        let texts: Vec<&str> = moves.split(' ').collect();
                        let text = texts[attempt.line().plies()];
                        let m = attempt.line().read_move(text).unwrap();
                        if let LessonAnswer::Wrong(said) = attempt.answer(&m).unwrap() {
                            assert_eq!(said, *id);
                            break;
                        }
                    }
                }
            }
        }
    }
}
