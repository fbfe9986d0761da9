//! A move entered step by step.

use std::ops::Range;

use doska_rules::{Event, Note, Step, Token};

use crate::{AnyMove, AnyPosition};

/// How far some steps go towards a move.
#[derive(Clone)]
pub enum Input {
    /// No legal move begins so; the note says why.
    Refused(Note),
    /// The move goes on with one of these steps.
    Partial(Vec<Step>),
    /// This is a whole move, or it goes on with one of these steps.
    MayStop(AnyMove, Vec<Step>),
    /// This is a whole move, and no longer one begins so.
    Done(AnyMove),
}

/// A move being entered in one position. Every way to enter every legal move is found once; each step
/// narrows them. Nothing else knows what can be tapped.
///
/// ```
/// use doska_play::{GameHistory, GameSpec, Input, MoveInput, Step};
/// use doska_play::rules::Place;
/// let game = GameHistory::new(&GameSpec::read("turkish").unwrap().start());
/// let mut input = MoveInput::new(&game);
/// input.push(Step::Place(Place { x: 3, y: 2 }));
/// assert!(matches!(input.state(), Input::Partial(next) if next.len() == 1));
/// input.push(Step::Place(Place { x: 3, y: 3 }));
/// assert!(matches!(input.state(), Input::Done(_)));
/// ```
pub struct MoveInput {
    position: AnyPosition,
    moves: Vec<AnyMove>,
    /// Every way to enter a move, with the number of the move, in the order of the steps.
    sequences: Vec<(Vec<Step>, usize)>,
    steps: Vec<Step>,
    /// The sequences that begin with the first `n` steps, for every `n`. Since they are sorted, they lie
    /// together, those that end there first.
    ranges: Vec<Range<usize>>,
}

impl MoveInput {
    /// A move where a game stands; after its end every step is refused.
    pub fn new(game: &crate::GameHistory) -> MoveInput {
        MoveInput::of(game.position(), game.moves())
    }

    pub(crate) fn of(position: AnyPosition, moves: Vec<AnyMove>) -> MoveInput {
        let numbered = moves.iter().enumerate();
        let mut sequences: Vec<(Vec<Step>, usize)> = numbered
            .flat_map(|(i, m)| m.step_sequences().into_iter().map(move |steps| (steps, i)))
            .collect();
        sequences.sort();
        let whole = 0..sequences.len();
        MoveInput {
            position,
            moves,
            sequences,
            steps: Vec::new(),
            ranges: vec![whole],
        }
    }

    /// The position it is entered in.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The steps entered so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The steps that a move can begin with.
    pub fn first_steps(&self) -> Vec<Step> {
        self.next(0, &self.ranges[0])
    }

    /// The captures, as steps, where the rules leave no other move of a piece; none where there is a choice.
    /// What follows a capture in the same turn is left out. Where pieces are not jumped over, no capture is
    /// compulsory.
    pub fn compulsory(&self) -> Vec<Vec<Step>> {
        if !self.position.view().jumps {
            return Vec::new();
        }
        let mover = self.position.seat().index();
        let mut out: Vec<Vec<Step>> = Vec::new();
        for m in &self.moves {
            let events = m.events();
            // Backups are free, whatever can be captured.
            if matches!(events.first(), Some(Event::Restore(..) | Event::Build(..))) {
                continue;
            }
            let first_taken = events.iter().find_map(|event| match event {
                Event::Take { token, .. } => Some(token.seat),
                _ => None,
            });
            if first_taken.is_none_or(|seat| seat.map(usize::from) == Some(mover)) {
                return Vec::new();
            }
            let steps = m.step_sequences().into_iter().next().unwrap_or_default();
            let on_board = |step: &Step| matches!(step, Step::Place(_));
            let way: Vec<Step> = steps.into_iter().filter(on_board).collect();
            if !out.contains(&way) {
                out.push(way);
            }
        }
        out
    }

    /// Goes back to the first `len` steps.
    pub fn truncate(&mut self, len: usize) {
        self.steps.truncate(len);
        self.ranges.truncate(len + 1);
    }

    /// Enters one more step.
    pub fn push(&mut self, step: Step) {
        let depth = self.steps.len();
        let range = self.range();
        let among = &self.sequences[range.clone()];
        let at = |(steps, _): &(Vec<Step>, usize)| steps.get(depth).copied();
        let begin = among.partition_point(|sequence| at(sequence) < Some(step));
        let end = among.partition_point(|sequence| at(sequence) <= Some(step));
        self.steps.push(step);
        self.ranges.push(range.start + begin..range.start + end);
    }

    /// Enters the steps that are forced: where there is only one way on, nobody has to show it. But a piece
    /// that was only picked up is not moved for anybody.
    pub fn push_forced(&mut self) {
        while let Input::Partial(next) = self.state()
            && let [only] = next[..]
        {
            let landed = |step: &&Step| matches!(step, Step::Place(_) | Step::Reserve);
            let gone = self.steps.iter().filter(landed).count() > 1;
            if !gone && !matches!(only, Step::Take(_)) {
                return;
            }
            self.push(only);
        }
    }

    /// How far the steps go towards a move.
    pub fn state(&self) -> Input {
        if self.moves.is_empty() {
            return Input::Refused(Note::new("move-game-over").with("part", ""));
        }
        let range = self.range();
        let depth = self.steps.len();
        let ending = self.sequences[range.clone()]
            .iter()
            .take_while(|(steps, _)| steps.len() == depth);
        let whole = ending.last().map(|&(_, i)| self.moves[i].clone());
        let next = self.next(depth, &range);
        match (whole, next.is_empty()) {
            (Some(m), true) => Input::Done(m),
            (Some(m), false) => Input::MayStop(m, next),
            (None, false) => Input::Partial(next),
            (None, true) => Input::Refused(self.position.0.why_not(&self.steps)),
        }
    }

    /// What the piece of a move half entered has become: a man may be a king before his capture is over.
    /// `None` before it has gone anywhere, and where the steps leave open which way it went.
    pub fn moving(&self) -> Option<Token> {
        let place = |step: &Step| match step {
            Step::Place(place) => Some(*place),
            _ => None,
        };
        let gone = self.steps.iter().filter_map(place).count().checked_sub(2)?;
        let at = self.steps.iter().rev().find_map(place)?;
        let begun = self.sequences[self.range()].iter();
        let first = begun.map(|&(_, i)| i).min()?;
        let events = self.moves[first].events();
        let moves = (0..).zip(&events);
        let (index, token) = moves
            .filter_map(|(i, event)| match event {
                Event::Move { to, token, .. } => Some((i, (*to == at).then_some(*token))),
                _ => None,
            })
            .nth(gone)?;
        match events.get(index + 1) {
            Some(Event::Become { at: there, token }) if *there == at => Some(*token),
            _ => token,
        }
    }

    /// The sequences that begin with the steps entered so far.
    fn range(&self) -> Range<usize> {
        self.ranges
            .last()
            .expect("there is a range before the first step")
            .clone()
    }

    /// The steps at `depth` in these sequences, each once.
    fn next(&self, depth: usize, range: &Range<usize>) -> Vec<Step> {
        let among = self.sequences[range.clone()].iter();
        let mut next: Vec<Step> = among
            .filter_map(|(steps, _)| steps.get(depth).copied())
            .collect();
        next.dedup();
        next
    }
}

impl std::fmt::Debug for Input {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Input::Refused(note) => write!(f, "Refused({note})"),
            Input::Partial(next) => write!(f, "Partial({next:?})"),
            Input::MayStop(_, next) => write!(f, "MayStop({next:?})"),
            Input::Done(_) => f.write_str("Done"),
        }
    }
}
