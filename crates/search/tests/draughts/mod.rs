//! What the tests of the games on the board of Russian draughts share.

use doska_rules::{Outcome, Team, zobrist};
use doska_search::score::plies_to_end;
use doska_search::{Engine, EngineGame, Info, Limits, Stop};

/// Numbers that look random and are the same in every run.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        (zobrist::mix(self.0) >> 11) as usize % n
    }
}

pub fn read<G: EngineGame>(text: &str) -> G {
    G::read(text, &G::Options::default()).unwrap_or_else(|note| panic!("{text}: {note:?}"))
}

/// The best line from a position, found within so many nodes.
pub fn think<G: EngineGame>(position: &G, nodes: u64) -> Info<G::Move> {
    let stop = Stop::new(Limits::nodes(nodes));
    let found = Engine::new(1).search(position, &position.fresh(), &[], &stop, &mut |_| {});
    found.lines.into_iter().next().expect("a move")
}

/// The engine's move, as text.
pub fn best<G: EngineGame>(text: &str, nodes: u64) -> String {
    let position = read::<G>(text);
    position.move_text(think(&position, nodes).pv[0])
}

/// After how many plies the side to move wins by force, if the engine sees it.
pub fn wins_in<G: EngineGame>(text: &str, nodes: u64) -> Option<i32> {
    plies_to_end(think(&read::<G>(text), nodes).score)
}

/// Plays a game of the engine against random moves; the winner.
fn against_random<G: EngineGame>(engine: Team, nodes: u64, dice: &mut Dice) -> Option<Team> {
    let thinker = Engine::new(1);
    let mut position = G::start(&G::Options::default());
    let mut counters = position.fresh();
    let mut history: Vec<u64> = Vec::new();
    loop {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let times = history.iter().filter(|&&key| key == position.key()).count() as u32 + 1;
        let end: Option<Outcome> = if moves.is_empty() {
            Some(position.stuck())
        } else {
            position.counted_outcome(&counters, times)
        };
        if let Some(end) = end {
            return end.winner;
        }
        let m = if position.seat().team() == engine {
            let stop = Stop::new(Limits::nodes(nodes));
            thinker
                .search(&position, &counters, &history, &stop, &mut |_| {})
                .best()
                .expect("a move")
        } else {
            moves[dice.below(moves.len())]
        };
        history.push(position.key());
        let next = position.after(m);
        counters = position.advance(&counters, m, &next);
        position = next;
    }
}

/// The engine wins all of these games, half of them with each colour.
pub fn beats_random<G: EngineGame>(games: u64, nodes: u64) {
    for game in 0..games {
        let engine = [Team::First, Team::Second][game as usize % 2];
        let winner = against_random::<G>(engine, nodes, &mut Dice(game));
        assert_eq!(winner, Some(engine), "game {game}");
    }
}

/// In positions of random games: the colours turned give the same evaluation, noisy moves are legal and
/// noisy, a forced side has one or the game is over, candidate moves are legal and never
/// none of them, and order scores and history slots are in bounds.
pub fn evaluates_soundly<G: EngineGame>(
    options: &G::Options,
    games: u64,
    turned: impl Fn(&str) -> String,
) {
    let (mut legal, mut noisy) = (Vec::new(), Vec::new());
    for game in 0..games {
        let mut dice = Dice(1000 + game);
        let mut position = G::start(options);
        for _ in 0..150 {
            let text = position.write();
            let other = G::read(&turned(&text), options).expect("a turned position is one");
            assert_eq!(position.evaluate(), other.evaluate(), "{text}");
            legal.clear();
            noisy.clear();
            position.legal_moves(&mut legal);
            position.noisy_moves(position.is_forced(), &mut noisy);
            assert!(
                noisy
                    .iter()
                    .all(|m| legal.contains(m) && position.is_noisy(*m)),
                "{text}"
            );
            if position.is_forced() {
                assert_eq!(noisy.is_empty(), legal.is_empty(), "{text}");
            } else {
                assert!(!legal.is_empty(), "{text}");
            }
            let mut worth = Vec::new();
            let incomplete = position.candidate_moves(&mut worth);
            assert!(worth.iter().all(|m| legal.contains(m)), "{text}");
            assert_eq!(worth.is_empty(), legal.is_empty(), "{text}");
            assert!(incomplete || worth == legal, "{text}");
            for &m in &legal {
                assert!((-1000..=1000).contains(&position.order_score(m)), "{text}");
                assert!(
                    G::history_slot(m) < doska_search::engine_game::HISTORY_SLOTS,
                    "{text}"
                );
            }
            if legal.is_empty() {
                break;
            }
            position.play(legal[dice.below(legal.len())]);
        }
    }
}

/// The square a1 of one side is the h8 of the other.
fn turned_place(name: &str) -> String {
    let turn = |c: char| match c {
        'a'..='h' => (b'a' + b'h' - c as u8) as char,
        '1'..='8' => (b'1' + b'8' - c as u8) as char,
        other => other,
    };
    name.chars().map(turn).collect()
}

/// A list of pieces or backups, turned.
fn turned_list(list: &str) -> String {
    let mut parts: Vec<String> = list.split(',').map(turned_place).collect();
    parts.sort();
    parts.join(",")
}

/// A position text with the colours changed and the board turned to fit.
pub fn turned(text: &str) -> String {
    let fields: Vec<&str> = text.split(':').collect();
    let side = if fields[0] == "W" { "B" } else { "W" };
    let mut out = format!(
        "{side}:W{}:B{}",
        turned_list(&fields[2][1..]),
        turned_list(&fields[1][1..])
    );
    if let Some(stock) = fields.get(3) {
        let (w, b) = stock[1..].split_once(',').expect("two numbers");
        out.extend([
            ":R".to_owned(),
            b.to_string(),
            ",".to_owned(),
            w.to_string(),
        ]);
    }
    if let Some(shelves) = fields.get(4) {
        let backups: Vec<String> = shelves[1..]
            .split(',')
            .filter(|part| !part.is_empty())
            .map(|part| {
                let owner = if part.starts_with('w') { 'b' } else { 'w' };
                let signs: String = part[3..].chars().rev().collect();
                format!("{owner}{}={signs}", turned_place(&part[1..2]))
            })
            .collect();
        out.push_str(":S");
        out.push_str(&backups.join(","));
    }
    out
}
