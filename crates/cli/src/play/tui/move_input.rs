//! A move being entered step by step, with what may come next. What can be tapped comes from the position
//! alone: no rule is known here.

use doska_play::rules::{Place, Step};
use doska_play::{AnyMove, AnyPosition, Input, Note};

/// The steps so far, and what may follow them.
#[derive(Clone, Default)]
pub struct MoveInput {
    /// What was tapped, and what went without saying.
    pub steps: Vec<Step>,
    /// What may be tapped next.
    pub next: Vec<Step>,
    /// The move that is whole already, should it stop here.
    pub whole: Option<AnyMove>,
    /// Whether the whole turn may be a pass.
    pub may_pass: bool,
    /// Where each number of a stack leads.
    pub reach: Vec<(Step, Vec<Place>)>,
}

/// The result of a tap.
pub enum TapResult {
    /// More is to come.
    More,
    /// The steps make a whole move.
    Done(AnyMove),
    /// No legal move goes so.
    Refused(Note),
}

/// Something that is chosen from a list and not on the board.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// A step of the move.
    Step(Step),
    /// The move is whole: play it.
    Finish,
}

impl MoveInput {
    /// Nothing entered yet.
    pub fn new(position: &AnyPosition) -> MoveInput {
        let mut input = MoveInput::default();
        let _ = input.follow(position, Vec::new());
        input.may_pass = input.next.contains(&Step::Pass);
        input
    }

    /// The places that may be tapped next.
    pub fn places(&self) -> Vec<Place> {
        self.next.iter().copied().filter_map(place).collect()
    }

    /// The places tapped so far.
    pub fn trail(&self) -> Vec<Place> {
        self.steps.iter().copied().filter_map(place).collect()
    }

    /// What may be chosen besides places.
    pub fn choices(&self) -> Vec<Choice> {
        let finish = self.whole.as_ref().filter(|_| !self.steps.is_empty());
        let steps = self.next.iter().filter(|step| place(**step).is_none());
        let finish = finish.map(|_| Choice::Finish);
        // A pass may be chosen with a piece taken up as well.
        let pass = self.may_pass && !self.next.contains(&Step::Pass);
        finish
            .into_iter()
            .chain(steps.map(|step| Choice::Step(*step)))
            .chain(pass.then_some(Choice::Step(Step::Pass)))
            .collect()
    }

    /// Takes something from the list.
    pub fn choose(&mut self, position: &AnyPosition, choice: Choice) -> TapResult {
        match choice {
            Choice::Finish => match self.whole.clone() {
                Some(m) => TapResult::Done(m),
                None => TapResult::More,
            },
            Choice::Step(Step::Pass) => self.follow(position, vec![Step::Pass]),
            Choice::Step(step) => self.step(position, step),
        }
    }

    /// Taps a place. The last one once more ends a move that may end there; the first one once more lets it
    /// go; another piece that can move is taken instead.
    pub fn tap(&mut self, position: &AnyPosition, at: Place) -> TapResult {
        let step = Step::Place(at);
        if self.next.contains(&step) {
            return self.step(position, step);
        }
        if self.trail().last() == Some(&at) {
            if let Some(m) = self.whole.clone() {
                return TapResult::Done(m);
            }
            self.clear(position);
            return TapResult::More;
        }
        let ways = self.reach.iter().filter(|(_, places)| places.contains(&at));
        if let [(number, _)] = ways.collect::<Vec<_>>()[..] {
            let steps = [&self.steps[..], &[*number, step]].concat();
            return self.follow(position, steps);
        }
        // Something else is meant: a piece that can move, or one that cannot, and then why not.
        let empty = position
            .view()
            .cells
            .iter()
            .all(|cell| cell.place != at || cell.stack.is_empty());
        let fresh = position.input(&[step]);
        match fresh {
            Input::Refused(note) if self.steps.is_empty() || !empty => TapResult::Refused(note),
            Input::Refused(_) => self.step(position, step),
            _ => self.follow(position, vec![step]),
        }
    }

    fn step(&mut self, position: &AnyPosition, step: Step) -> TapResult {
        let steps = [&self.steps[..], &[step]].concat();
        self.follow(position, steps)
    }

    /// One step back; what went without saying goes with it.
    pub fn back(&mut self, position: &AnyPosition) {
        let mut steps = self.steps.clone();
        while steps.pop().is_some() {
            let before = steps.clone();
            let _ = self.follow(position, before);
            if self.steps.len() <= steps.len() {
                return;
            }
        }
        self.clear(position);
    }

    /// Takes all steps back.
    pub fn clear(&mut self, position: &AnyPosition) {
        let _ = self.follow(position, Vec::new());
    }

    /// Goes as far as these steps, and on as long as there is a single way.
    fn follow(&mut self, position: &AnyPosition, mut steps: Vec<Step>) -> TapResult {
        loop {
            let (whole, next) = match position.input(&steps) {
                Input::Refused(note) => return TapResult::Refused(note),
                Input::Done(m) => {
                    self.steps = steps;
                    return TapResult::Done(m);
                }
                Input::Partial(next) => (None, next),
                Input::MayStop(m, next) => (Some(m), next),
            };
            // A piece that was only taken up is not moved for anybody.
            match next[..] {
                [only]
                    if whole.is_none()
                        && (steps.len() >= 2 || !steps.is_empty() && place(only).is_none()) =>
                {
                    steps.push(only);
                }
                _ => {
                    self.reach = numbers(position, &steps, &next);
                    (self.steps, self.whole, self.next) = (steps, whole, next);
                    return TapResult::More;
                }
            }
        }
    }
}

/// The place of a step that is one.
pub const fn place(step: Step) -> Option<Place> {
    match step {
        Step::Place(place) => Some(place),
        _ => None,
    }
}

/// Where each number of a stack would lead.
fn numbers(position: &AnyPosition, steps: &[Step], next: &[Step]) -> Vec<(Step, Vec<Place>)> {
    let taken = next.iter().filter(|step| matches!(step, Step::Take(_)));
    taken
        .map(|&number| {
            let steps = [steps, &[number]].concat();
            let places = match position.input(&steps) {
                Input::Partial(next) | Input::MayStop(_, next) => next,
                _ => Vec::new(),
            };
            (number, places.into_iter().filter_map(place).collect())
        })
        .collect()
}
