//! Perft: counts move sequences, to test a move generator and to measure its speed.

use crate::Position;

/// The number of move sequences of length `depth`. Ends by counters are left out.
pub fn perft<P: Position>(position: &P, depth: u32) -> u64 {
    let mut lists: Vec<Vec<P::Move>> = (0..depth.max(1)).map(|_| Vec::with_capacity(64)).collect();
    count(position, depth, &mut lists)
}

fn count<P: Position>(position: &P, depth: u32, lists: &mut [Vec<P::Move>]) -> u64 {
    match depth {
        0 => 1,
        1 => position.count_moves(&mut lists[0]),
        2 => {
            // Said apart so that a position that is only counted need never be stored.
            let (moves, rest) = lists.split_first_mut().expect("a list for each ply");
            moves.clear();
            position.legal_moves(moves);
            moves
                .iter()
                .map(|&m| position.after(m).count_moves(&mut rest[0]))
                .sum()
        }
        _ => {
            let (moves, rest) = lists.split_first_mut().expect("a list for each ply");
            moves.clear();
            position.legal_moves(moves);
            moves
                .iter()
                .map(|&m| count(&position.after(m), depth - 1, rest))
                .sum()
        }
    }
}

/// [`perft`] for each legal move, in their order.
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
        .into_iter()
        .map(|m| (m, perft(&position.after(m), depth.saturating_sub(1))))
        .collect()
}

/// [`perft`] by several threads, which share the positions two plies down.
pub fn perft_threads<P: Position>(position: &P, depth: u32, threads: usize) -> u64 {
    if depth < 4 || threads < 2 {
        return perft(position, depth);
    }
    let mut roots = Vec::new();
    for (m, _) in divide(position, 1) {
        let child = position.after(m);
        roots.extend(divide(&child, 1).into_iter().map(|(m, _)| child.after(m)));
    }
    let next = std::sync::atomic::AtomicUsize::new(0);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut sum = 0;
                    loop {
                        let i = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        let Some(root) = roots.get(i) else { return sum };
                        sum += perft(root, depth - 2);
                    }
                })
            })
            .collect();
        workers
            .into_iter()
            .map(|w| w.join().expect("counting does not panic"))
            .sum()
    })
}
