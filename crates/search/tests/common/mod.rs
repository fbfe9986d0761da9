//! What the tests of single games share: the engine against a random mover, and positions with the move
//! that must be found.

use doska_rules::zobrist;
use doska_search::{Engine, EngineGame, Limits, Stop};

/// The engine's move with this many positions.
fn choose<G: EngineGame>(
    engine: &Engine,
    p: &G,
    c: &G::Counters,
    history: &[u64],
    nodes: u64,
) -> G::Move {
    let stop = Stop::new(Limits::nodes(nodes));
    let found = engine.search(p, c, history, &stop, &mut |_| {});
    found.best().expect("the game goes on")
}

/// The text of the engine's move in a position; a tail of counters may follow `~`.
pub fn best<G: EngineGame>(options: &G::Options, text: &str, nodes: u64) -> String {
    let (board, tail) = text.split_once(" ~").unwrap_or((text, ""));
    let position = G::read(board, options).expect(board);
    let counters = if tail.is_empty() {
        position.fresh()
    } else {
        position.read_counters(tail).expect(tail)
    };
    let m = choose(&Engine::new(1), &position, &counters, &[], nodes);
    position.move_text(m)
}

/// Plays a game against a random mover; how many points (2 for a win, 1 for a draw) the engine made.
pub fn against_random<G: EngineGame>(
    options: &G::Options,
    seed: u64,
    engine_first: bool,
    nodes: u64,
) -> u32 {
    let engine = Engine::new(1);
    let mut position = G::start(options);
    let mut counters = position.fresh();
    let mut history = Vec::new();
    let mut moves = Vec::new();
    for ply in 0.. {
        let counted = position.repeats_at(&counters);
        let before = history.iter().filter(|&&key| key == position.key()).count() as u32;
        let times = if counted { before + 1 } else { 0 };
        let ours = (position.seat().index() & 1 == 0) == engine_first;
        let over = position
            .outcome()
            .or_else(|| position.counted_outcome(&counters, times));
        if let Some(end) = over {
            return match end.winner {
                None => 1,
                Some(team) if (team == position.seat().team()) == ours => 2,
                Some(_) => 0,
            };
        }
        moves.clear();
        position.legal_moves(&mut moves);
        let m = if ours {
            choose(&engine, &position, &counters, &history, nodes)
        } else {
            let dice = zobrist::mix(seed << 32 | ply);
            moves[(dice % moves.len() as u64) as usize]
        };
        if counted {
            history.push(position.key());
        }
        let next = position.after(m);
        counters = position.advance(&counters, m, &next);
        position = next;
    }
    unreachable!("every game ends")
}
