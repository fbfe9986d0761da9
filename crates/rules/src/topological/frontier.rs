//! Self-avoiding paths between all pairs of fields at once, by length (a frontier-based dynamic program).
//!
//! The fields are gone over in a fixed order. A way restricted to the fields done so far is a set of
//! pieces; what matters for the rest is only which edges of the frontier (from a field done to one not
//! done) are used, which of them are two ends of one piece, and which belong to a piece whose other
//! end is an end of the way. Ways alike in that are one state, and a state carries the set of their
//! lengths as a word, bit L for length L.
//!
//! States are found forward, by how many ends of the way are placed: none, one, two. The lengths of
//! beginnings without an end go forward; the lengths still to come go backward, for two ends placed as
//! one word, for one end placed as a word for each place of the other end. Where the first end is
//! placed both meet. The work depends on the width of the frontier, not on the number of ways.

/// Labels of the frontier's edges, four bits each: 0 unused, 1 leads to an end of the way, from 2 on
/// both edges of a piece have the same, numbered by first occurrence.
type State = u128;

const LOOSE: u32 = 1;
const FIRST_PAIR: u32 = 2;
/// With more edges the labels of pairs would not fit into four bits.
const WIDEST: usize = 26;

/// The fields `k` steps away from field `f`, for all k, at `f * fields + k`. `order` names each field
/// once; its frontier has at most 26 edges. (For 64 cells of the plane the order by rows or that by
/// columns has at most 19, since two cells go with each edge; the order of least cost has at most 23.)
pub(super) fn far(beside: &[u64], order: &[u8]) -> Box<[u64]> {
    let n = order.len();
    let steps = steps(beside, order);
    // Forward: all states, the transitions between them, the lengths of beginnings.
    let mut layer = Layer::default();
    layer.states[0].insert(0);
    let mut lengths = vec![1u64];
    let mut beginnings = Vec::with_capacity(n);
    let mut transitions = Vec::with_capacity(n);
    for step in &steps {
        let (next, found) = step.advance(&layer);
        let mut longer = vec![0; next.states[0].len()];
        for edge in &found.none {
            longer[edge.to()] |= lengths[edge.from()] << edge.added();
        }
        beginnings.push(std::mem::replace(&mut lengths, longer));
        transitions.push((
            found,
            [layer.states[1].len(), layer.states[2].len()],
            next.states[1].len(),
        ));
        layer = next;
    }
    // Backward: what is still to come, and the ways that begin at each field.
    let mut out = vec![0u64; n * n].into_boxed_slice();
    let mut two: Vec<u64> = vec![0; layer.states[2].len()];
    let mut one: Vec<u64> = Vec::new(); // a row for each state, a word for each later field
    for at in (0..n).rev() {
        let (found, [ones, twos], next_ones) = &transitions[at];
        let later = n - at - 1;
        begin(
            found,
            &beginnings[at],
            &one,
            *next_ones,
            later,
            |then, length| {
                let (s, t) = (order[at] as usize, order[at + 1 + then] as usize);
                out[s * n + length] |= 1 << t;
                out[t * n + length] |= 1 << s;
            },
        );
        let mut before = vec![0; ones * (later + 1)];
        for edge in &found.one {
            let row = &one[edge.to() * later..][..later];
            let target = &mut before[edge.from() * (later + 1) + 1..][..later];
            for (word, &more) in target.iter_mut().zip(row) {
                *word |= more << edge.added();
            }
        }
        for edge in &found.second {
            before[edge.from() * (later + 1)] |= two[edge.to()] << edge.added();
        }
        for &from in &found.one_done {
            before[from as usize * (later + 1)] |= 1;
        }
        one = before;
        let mut before = vec![0; *twos];
        for edge in &found.two {
            before[edge.from()] |= two[edge.to()] << edge.added();
        }
        for &from in &found.two_done {
            before[from as usize] |= 1;
        }
        two = before;
    }
    out
}

/// Every way whose first end is the field now at hand: joins beginnings with what is still to come.
fn begin(
    found: &Transitions,
    beginnings: &[u64],
    one: &[u64],
    ones: usize,
    later: usize,
    mut put: impl FnMut(usize, usize),
) {
    let mut lengths = vec![0u64; ones];
    for edge in &found.first {
        lengths[edge.to()] |= beginnings[edge.from()] << edge.added();
    }
    let mut sums = vec![0u64; later];
    for (state, &set) in lengths.iter().enumerate() {
        let row = &one[state * later..][..later];
        let mut rest = set;
        while rest != 0 {
            let length = rest.trailing_zeros();
            rest &= rest - 1;
            for (sum, &more) in sums.iter_mut().zip(row) {
                *sum |= more << length;
            }
        }
    }
    for (then, &sum) in sums.iter().enumerate() {
        for length in super::paths::fields(sum) {
            put(then, length);
        }
    }
}

/// The states before a field, by the number of ends placed.
#[derive(Default)]
struct Layer {
    states: [States; 3],
}

/// A set of states, numbered in the order in which they came in.
#[derive(Default)]
struct States {
    list: Vec<State>,
    slots: Vec<u32>, // open addressing: the number plus one, 0 when free; the size is a power of two
}

impl States {
    fn len(&self) -> usize {
        self.list.len()
    }

    fn insert(&mut self, state: State) -> u32 {
        if (self.list.len() + 1) * 2 > self.slots.len() {
            let size = (self.slots.len() * 4).max(16);
            self.slots = vec![0; size];
            for (number, &old) in self.list.iter().enumerate() {
                let mut at = spread(old) & (size - 1);
                while self.slots[at] != 0 {
                    at = (at + 1) & (size - 1);
                }
                self.slots[at] = number as u32 + 1;
            }
        }
        let mask = self.slots.len() - 1;
        let mut at = spread(state) & mask;
        loop {
            match self.slots[at] {
                0 => {
                    self.list.push(state);
                    self.slots[at] = self.list.len() as u32;
                    return self.slots[at] - 1;
                }
                number if self.list[number as usize - 1] == state => return number - 1,
                _ => at = (at + 1) & mask,
            }
        }
    }
}

fn spread(state: State) -> usize {
    let folded = (state as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        ^ ((state >> 64) as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
    (folded.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 32) as usize
}

/// From a state before a field to one after it, and how many edges come in: two bits of `to`.
#[derive(Copy, Clone)]
struct Edge {
    from: u32,
    to: u32,
}

impl Edge {
    fn from(self) -> usize {
        self.from as usize
    }

    fn to(self) -> usize {
        (self.to >> 2) as usize
    }

    fn added(self) -> u32 {
        self.to & 3
    }
}

/// What can happen at one field, by the ends placed before: it stays, an end is placed, the way is done.
#[derive(Default)]
struct Transitions {
    none: Vec<Edge>,
    first: Vec<Edge>,
    one: Vec<Edge>,
    second: Vec<Edge>,
    two: Vec<Edge>,
    one_done: Vec<u32>,
    two_done: Vec<u32>,
}

/// One field's edges on the frontier.
struct Step {
    /// Where on the frontier its edges from fields done are; they leave it. Highest first.
    ins: Vec<usize>,
    /// How many edges of the frontier stay; the field's edges to fields not done come after them.
    kept: usize,
    outs: usize,
}

/// What each field does to the frontier.
fn steps(beside: &[u64], order: &[u8]) -> Vec<Step> {
    let mut frontier: Vec<u8> = Vec::new(); // the field not done of each edge
    let mut done = 0u64;
    order
        .iter()
        .map(|&field| {
            let mut ins: Vec<usize> = (0..frontier.len())
                .filter(|&i| frontier[i] == field)
                .collect();
            ins.reverse();
            frontier.retain(|&to| to != field);
            let kept = frontier.len();
            done |= 1 << field;
            frontier
                .extend(super::paths::fields(beside[field as usize] & !done).map(|to| to as u8));
            assert!(
                frontier.len() <= WIDEST,
                "the frontier of rows or columns is narrower"
            );
            Step {
                ins,
                kept,
                outs: frontier.len() - kept,
            }
        })
        .collect()
}

impl Step {
    /// The states after this field, and how those before lead to them.
    fn advance(&self, layer: &Layer) -> (Layer, Transitions) {
        let mut next = Layer::default();
        let mut found = Transitions::default();
        for placed in 0..3 {
            for (from, &state) in layer.states[placed].list.iter().enumerate() {
                self.expand(state, from as u32, placed, &mut next, &mut found);
            }
        }
        (next, found)
    }

    /// Everything that can be done at this field in one state.
    fn expand(
        &self,
        state: State,
        from: u32,
        placed: usize,
        next: &mut Layer,
        found: &mut Transitions,
    ) {
        let mut rest = state;
        let mut used = [0; 4];
        let mut count = 0;
        for &at in &self.ins {
            let label = get(rest, at);
            rest = remove(rest, at);
            if label != 0 {
                used[count] = label;
                count += 1;
            }
        }
        let mut go = |ends: usize, state: State, added: u32| {
            let to = next.states[placed + ends].insert(state) << 2 | added;
            let list = match (placed, ends) {
                (0, 0) => &mut found.none,
                (0, _) => &mut found.first,
                (1, 0) => &mut found.one,
                (1, _) => &mut found.second,
                _ => &mut found.two,
            };
            list.push(Edge { from, to });
        };
        let outs = self.kept..self.kept + self.outs;
        match count {
            0 => {
                go(0, rest, 0);
                for a in outs.clone() {
                    if placed < 2 {
                        go(1, put(rest, a, LOOSE), 1);
                    }
                    for b in a + 1..outs.end {
                        let pair = put(put(rest, a, 15), b, 15);
                        go(0, tidy(pair), 2);
                    }
                }
            }
            1 => {
                let label = used[0];
                for a in outs {
                    go(0, tidy(put(rest, a, label)), 1);
                }
                if label == LOOSE {
                    if placed == 1 && rest == 0 {
                        found.one_done.push(from);
                    }
                } else if placed < 2 {
                    go(1, tidy(relabel(rest, label, LOOSE)), 0);
                }
            }
            2 => {
                let (a, b) = (used[0].min(used[1]), used[0].max(used[1]));
                if b == LOOSE {
                    // Both ends of the way: with anything else open it would not be one way.
                    if rest == 0 {
                        found.two_done.push(from);
                    }
                } else if a != b {
                    go(0, tidy(relabel(rest, b, a)), 0);
                } // two ends of one piece would close a ring
            }
            _ => {}
        }
    }
}

const fn get(state: State, at: usize) -> u32 {
    (state >> (4 * at)) as u32 & 15
}

const fn put(state: State, at: usize, label: u32) -> State {
    state | (label as State) << (4 * at)
}

/// The state without one place; those above move down.
const fn remove(state: State, at: usize) -> State {
    let below = (1 << (4 * at)) - 1;
    state & below | state >> 4 & !below
}

/// The state with one label, which occurs once, made another.
fn relabel(state: State, old: u32, new: u32) -> State {
    let mut at = 0;
    while get(state, at) != old {
        at += 1;
    }
    state & !(15 << (4 * at)) | (new as State) << (4 * at)
}

/// The state with its pairs numbered by first occurrence.
fn tidy(state: State) -> State {
    let mut names = [0u32; 16];
    names[LOOSE as usize] = LOOSE;
    let mut free = FIRST_PAIR;
    let mut out = 0;
    let mut rest = state;
    let mut shift = 0;
    while rest != 0 {
        let skip = rest.trailing_zeros() & !3;
        rest >>= skip;
        shift += skip;
        let label = (rest & 15) as usize;
        if names[label] == 0 {
            names[label] = free;
            free += 1;
        }
        out |= (names[label] as State) << shift;
        rest &= !15;
    }
    out
}
