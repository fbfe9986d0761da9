//! Stage 2 of Topological Checkers in few bits: the stacks of one layout and what is counted beside them.

use doska_rules::Position;
use doska_rules::topological::{Move, Topological};

/// The most fields a board can have here.
pub(super) const FIELDS: usize = 14;

/// A layout: which fields lie how many steps away, as the rules say.
pub(super) struct Ways {
    fields: usize,
    period_plies: u8,
    /// `reach[field][k]`.
    reach: [[u16; FIELDS + 1]; FIELDS],
}

/// Stacks, counters and the side to move: all that decides how the game may go on, but for the boards
/// that stood where earlier periods began. A stack is its checkers as bits, 1 for black, the lowest
/// being the top, below a 1 that marks the bottom: 1 is an empty field.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(super) struct State {
    stacks: [u16; FIELDS],
    /// Captures of White and Black when the period began.
    began: [u8; 2],
    /// Captures now.
    pub captures: [u8; 2],
    /// Plies gone in the period. A period has an even number of them, so that White begins each.
    pub plies: u8,
    passes: u8,
}

/// What a move leads to.
pub(super) enum Next {
    /// The game is over.
    End,
    /// The period goes on.
    Same(State),
    /// A period begins.
    Period(State),
}

fn height(stack: u16) -> u32 {
    stack.ilog2()
}

fn count(stack: u16, captures: &mut [u8; 2], add: bool) {
    let height = height(stack);
    if height == 0 {
        return;
    }
    let black = stack.count_ones() - 1;
    let side = usize::from(stack & 1);
    let captured = if side == 0 { black } else { height - black } as u8;
    if add {
        captures[side] += captured;
    } else {
        captures[side] -= captured;
    }
}

impl Ways {
    /// The ways of the layout of a position of stage 2, and its stacks as the game begins with them.
    pub fn of(position: &Topological) -> Option<(Ways, State)> {
        let stacks = position.stacks()?;
        let options = position.options();
        let layout = stacks.layout();
        if layout.len() > FIELDS {
            return None;
        }
        let mut ways = Ways {
            fields: layout.len(),
            period_plies: options.period_plies() as u8,
            reach: [[0; FIELDS + 1]; FIELDS],
        };
        let mut state = State {
            stacks: [1; FIELDS],
            began: [0; 2],
            captures: [0; 2],
            plies: 0,
            passes: 0,
        };
        for (field, (_, stack)) in stacks.all().enumerate() {
            for k in 1..=layout.len() {
                ways.reach[field][k] = layout.reach(field, k) as u16;
            }
            // The rules count from the bottom.
            let checkers = (0..stack.height).map(|i| (stack.black >> i & 1) as u16);
            state.stacks[field] = checkers.fold(1, |code, black| code << 1 | black);
            count(state.stacks[field], &mut state.captures, true);
        }
        state.began = state.captures;
        Some((ways, state))
    }

    /// Tells of every move; the pass is last.
    pub fn moves(&self, state: &State, tell: &mut impl FnMut(Move)) {
        let side = u16::from(state.plies & 1);
        for (from, &stack) in state.stacks[..self.fields].iter().enumerate() {
            if stack == 1 || stack & 1 != side {
                continue;
            }
            for k in 1..=height(stack) as usize {
                let mut targets = self.reach[from][k];
                while targets != 0 {
                    let to = targets.trailing_zeros() as u8;
                    targets &= targets - 1;
                    let (from, k) = (from as u8, k as u8);
                    tell(Move::Move { from, to, k });
                }
            }
        }
        tell(Move::Pass);
    }

    /// Plays a move. As the rules have it: two passes end the game, and so does the end of a period in
    /// which the captures have not changed.
    pub fn play(&self, state: &State, m: Move) -> (State, Next) {
        let mut next = *state;
        next.passes = 0;
        match m {
            Move::Move { from, to, k } => {
                let (from, to) = (from as usize, to as usize);
                let (source, target) = (next.stacks[from], next.stacks[to]);
                count(source, &mut next.captures, false);
                count(target, &mut next.captures, false);
                next.stacks[from] = source >> k;
                next.stacks[to] = target << k | source & ((1 << k) - 1);
                count(next.stacks[from], &mut next.captures, true);
                count(next.stacks[to], &mut next.captures, true);
            }
            Move::Pass => next.passes = state.passes + 1,
            Move::Lay { .. } => {}
        }
        next.plies += 1;
        if next.passes >= 2 {
            return (next, Next::End);
        }
        if next.plies < self.period_plies {
            return (next, Next::Same(next));
        }
        if next.captures == next.began {
            return (next, Next::End);
        }
        next.plies = 0;
        next.began = next.captures;
        (next, Next::Period(next))
    }

    /// All of a state in one number: different states of a layout have different numbers. Colours take a
    /// bit a checker; heights as many zeros as checkers and a one a field; then 8 bits of plies, twice 4 of
    /// captures, one of passes: 59 bits at most.
    pub fn pack(&self, state: &State) -> u64 {
        let (mut colours, mut heights) = (0u64, 0u64);
        for &stack in &state.stacks[..self.fields] {
            let height = height(stack);
            colours = colours << height | u64::from(stack & !(1 << height));
            heights = heights << (height + 1) | 1;
        }
        let fields = self.fields as u32;
        let counters = u64::from(state.plies)
            | u64::from(state.began[0]) << 8
            | u64::from(state.began[1]) << 12
            | u64::from(state.passes) << 16;
        counters | colours << 17 | heights << (17 + fields)
    }
}

impl State {
    /// How many more captures White has.
    pub fn margin(&self) -> i8 {
        self.captures[0] as i8 - self.captures[1] as i8
    }

    /// Whether White is to move.
    pub fn white(&self) -> bool {
        self.plies & 1 == 0
    }
}
