//! The fields that are exactly k steps apart along a self-avoiding path.

/// How many steps [`plain`] may take before other methods are quicker.
pub(super) const BUDGET: usize = 3000;

/// The fields 1, 2 and 3 steps away from each.
pub(super) fn near(beside: &[u64]) -> Box<[[u64; 3]]> {
    beside
        .iter()
        .enumerate()
        .map(|(from, &one)| {
            let (mut two, mut three) = (0, 0);
            for a in fields(one) {
                let seconds = beside[a] & !(1 << from);
                two |= seconds;
                for b in fields(seconds) {
                    three |= beside[b] & !(1 << a); // not `from`: that is an even number of steps away
                }
            }
            [one, two, three]
        })
        .collect()
}

/// The fields `k` steps away from field `f`, for all k, at `f * fields + k`, by walking every way; `None`
/// when that takes more than `budget` steps.
pub(super) fn plain(beside: &[u64], mut budget: usize) -> Option<Box<[u64]>> {
    let n = beside.len();
    let mut out = vec![0; n * n].into_boxed_slice();
    for (from, sets) in out.chunks_exact_mut(n).enumerate() {
        walk(beside, from, 1 << from, &mut sets[1..], &mut budget)?;
    }
    Some(out)
}

/// Goes on from `at` with the fields of `visited` behind; `sets` are those of one step more and so on.
fn walk(
    beside: &[u64],
    at: usize,
    visited: u64,
    sets: &mut [u64],
    budget: &mut usize,
) -> Option<()> {
    let next = beside[at] & !visited;
    if next == 0 {
        return Some(());
    }
    *budget = budget.checked_sub(1)?;
    let (set, further) = sets.split_first_mut()?; // there is one: fewer fields are visited than exist
    *set |= next;
    for field in fields(next) {
        walk(beside, field, visited | 1 << field, further, budget)?;
    }
    Some(())
}

/// The fields of a set, in their order.
pub(super) fn fields(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let field = set.trailing_zeros() as usize;
            set &= set - 1;
            field
        })
    })
}
