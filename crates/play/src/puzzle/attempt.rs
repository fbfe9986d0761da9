//! Somebody solves a puzzle.

use doska_rules::{Note, Place, Seat, Step};

use super::Puzzle;
use crate::{AnyMove, GameHistory};

/// A puzzle being solved: where it stands, what was asked, what went wrong. It never searches and never reads a
/// clock.
#[derive(Clone)]
pub struct PuzzleAttempt {
    puzzle: Puzzle,
    line: GameHistory,
    solver: Seat,
    choices: usize,
    choice: usize,
    wrong: usize,
    hints: usize,
    /// Hints given at this choice.
    stage: usize,
    shown: bool,
}

/// What becomes of a move at a choice.
#[derive(Clone)]
pub enum Answer {
    /// It is not the solution; the position stays as it was.
    Wrong,
    /// It is right. These moves follow by themselves: the others', and turns of the solver without a choice.
    Right(Vec<AnyMove>),
    /// It was the last one. Turns without a choice may follow it.
    Solved(Vec<AnyMove>),
}

/// A hint, more of it each time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Which piece, or what else the move begins with.
    Begins(Step),
    /// The move itself.
    Move(String),
}

impl PuzzleAttempt {
    /// Begins a puzzle. The note says what is wrong with it.
    pub fn new(puzzle: &Puzzle) -> Result<PuzzleAttempt, Note> {
        let line = GameHistory::new(&puzzle.start()?);
        let choices = puzzle.choices()?;
        Ok(PuzzleAttempt {
            solver: line.seat(),
            puzzle: puzzle.clone(),
            line,
            choices,
            choice: 0,
            wrong: 0,
            hints: 0,
            stage: 0,
            shown: false,
        })
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The moves so far, and where they lead.
    pub fn line(&self) -> &GameHistory {
        &self.line
    }

    /// Who solves it.
    pub fn solver(&self) -> Seat {
        self.solver
    }

    /// How many choices it has, and how many of them were made.
    pub fn choices(&self) -> (usize, usize) {
        (self.choices, self.choice)
    }

    /// Wrong answers so far.
    pub fn wrong(&self) -> usize {
        self.wrong
    }

    /// Hints so far.
    pub fn hints(&self) -> usize {
        self.hints
    }

    /// Whether all of it was played.
    pub fn is_over(&self) -> bool {
        self.line.plies() >= self.puzzle.moves.len()
    }

    /// Whether it was solved without a wrong answer and without help.
    pub fn is_clean(&self) -> bool {
        self.is_over() && self.wrong == 0 && self.hints == 0 && !self.shown
    }

    /// The right move here; `None` when it is over.
    pub fn expected(&self) -> Option<AnyMove> {
        let text = self.puzzle.moves.get(self.line.plies())?;
        self.line.read_move(text).ok()
    }

    /// Whether a move is right here: that of the solution, or at the last choice any that wins at once.
    pub fn accepts(&self, m: &AnyMove) -> bool {
        let text = self.puzzle.moves.get(self.line.plies());
        let wins = || match self.line.outcome_after(m) {
            Ok(Some(end)) => end.winner == Some(self.solver.team()),
            _ => false,
        };
        text.is_some_and(|text| *text == m.text())
            || self.choice + 1 == self.choices && !self.is_over() && wins()
    }

    /// Answers with a legal move. What follows a right one is played too.
    pub fn answer(&mut self, m: &AnyMove) -> Result<Answer, Note> {
        if self.is_over() {
            return Err(Note::new("move-game-over").part(&m.text()));
        }
        // A move of another position is an error, not a wrong answer.
        let mut after = self.line.clone();
        after.play(m)?;
        if !self.accepts(m) {
            self.wrong += 1;
            return Ok(Answer::Wrong);
        }
        self.stage = 0;
        self.choice += 1;
        let last = self.choice == self.choices;
        if last && self.puzzle.moves.get(self.line.plies()) != Some(&m.text()) {
            // Won in another way: nothing follows.
            self.puzzle.moves.truncate(self.line.plies());
            self.puzzle.moves.push(m.text());
        }
        self.line = after;
        let follow = self.follow()?;
        Ok(if self.is_over() {
            Answer::Solved(follow)
        } else {
            Answer::Right(follow)
        })
    }

    /// Plays what needs no answer.
    fn follow(&mut self) -> Result<Vec<AnyMove>, Note> {
        let mut played = Vec::new();
        while let Some(text) = self.puzzle.moves.get(self.line.plies()) {
            let choice = self.line.seat() == self.solver && self.line.moves().len() > 1;
            if choice {
                break;
            }
            played.push(self.line.play_text(text)?);
        }
        Ok(played)
    }

    /// The next hint: what the move begins with, then the move.
    pub fn hint(&mut self) -> Option<Hint> {
        let expected = self.expected()?;
        self.hints += 1;
        self.stage += 1;
        let first = expected.step_sequences().into_iter().next();
        let first = first.and_then(|steps| steps.into_iter().next());
        match first {
            Some(step) if self.stage == 1 => Some(Hint::Begins(step)),
            _ => Some(Hint::Move(expected.text())),
        }
    }

    /// Plays the rest of the solution and gives its moves. It does not count as solved.
    pub fn show(&mut self) -> Result<Vec<AnyMove>, Note> {
        self.shown = true;
        let mut played = Vec::new();
        while let Some(text) = self.puzzle.moves.get(self.line.plies()) {
            played.push(self.line.play_text(text)?);
        }
        self.choice = self.choices;
        Ok(played)
    }
}

impl Hint {
    /// The place of the board it points to, if any.
    pub fn place(&self) -> Option<Place> {
        match self {
            Hint::Begins(Step::Place(place)) => Some(*place),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bait of the lesson: give a man, then take four.
    fn bait() -> Puzzle {
        Puzzle {
            id: "bait00".to_owned(),
            variant: "cyclic".to_owned(),
            position: "W:We1,g1:Bb2,b4,d4,h4:R1,0".to_owned(),
            moves: ["@g3", "h4xf2", "g1xe3xc5xa3xc1"]
                .map(str::to_owned)
                .to_vec(),
            level: 3,
            themes: Vec::new(),
        }
    }

    #[test]
    fn a_puzzle_is_solved_choice_by_choice() {
        let mut attempt = PuzzleAttempt::new(&bait()).expect("a puzzle");
        assert_eq!(attempt.choices(), (2, 0));
        let m = attempt.line().read_move("e1-f2").expect("legal");
        assert!(matches!(attempt.answer(&m), Ok(Answer::Wrong)));
        assert_eq!((attempt.wrong(), attempt.line().plies()), (1, 0));
        let m = attempt.line().read_move("@g3").expect("legal");
        let Ok(Answer::Right(follow)) = attempt.answer(&m) else {
            panic!("the drop is right")
        };
        assert_eq!(
            follow.iter().map(AnyMove::text).collect::<Vec<_>>(),
            ["h4xf2"]
        );
        let m = attempt.line().read_move("g1xe3xc5xa3xc1").expect("legal");
        assert!(matches!(attempt.answer(&m), Ok(Answer::Solved(_))));
        assert!(attempt.is_over() && !attempt.is_clean());
        assert!(attempt.answer(&m).is_err());
    }

    #[test]
    fn hints_come_in_stages_and_begin_again_at_every_choice() {
        let mut attempt = PuzzleAttempt::new(&bait()).expect("a puzzle");
        assert_eq!(attempt.hint(), Some(Hint::Begins(Step::Reserve)));
        assert_eq!(attempt.hint(), Some(Hint::Move("@g3".to_owned())));
        let m = attempt.expected().expect("not over");
        attempt.answer(&m).expect("legal");
        let hint = attempt.hint().expect("not over");
        assert_eq!(hint.place(), Some(Place { x: 6, y: 0 }));
        assert_eq!(attempt.hints(), 3);
    }

    #[test]
    fn a_solution_that_was_shown_is_not_clean() {
        let mut attempt = PuzzleAttempt::new(&bait()).expect("a puzzle");
        assert_eq!(attempt.show().expect("legal").len(), 3);
        assert!(attempt.is_over() && !attempt.is_clean());
        assert!(attempt.hint().is_none() && attempt.expected().is_none());
    }

    #[test]
    fn bad_puzzles_are_refused() {
        let mut bad = bait();
        bad.moves[1] = "h4-g3".to_owned();
        assert!(PuzzleAttempt::new(&bad).is_err());
        bad.position = "nothing".to_owned();
        assert!(PuzzleAttempt::new(&bad).is_err());
        bad.variant = "chess".to_owned();
        assert!(PuzzleAttempt::new(&bad).is_err());
    }
}
