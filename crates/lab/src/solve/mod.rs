//! Solving small games of Topological Checkers exactly.
//!
//! **What is solved.** The value of a game is how many more captures White has at its end if both sides
//! make as much of it as they can. Its sign says who wins: more captures win, however many, and a side
//! that can make sure of one more than the other makes sure of a win.
//!
//! **What decides.** In stage 2: the stacks, the side to move, the plies gone in the period, the captures
//! at its start, the passes just before; and the boards with which earlier periods began, because the
//! third such beginning ends the game. All but the last is in the key of a position, whole, not as a hash.
//! The last would make the value of a position depend on how it came about. It is left out, and the
//! answers hold all the same:
//!
//! Let `L(k)` be the value of a position in the game without the rule of repeated periods in which White
//! has lost everything if the game goes on after `k` periods, and `U(k)` the same with Black as the one
//! who has lost. `L` can only grow with `k`, `U` only shrink; there are finitely many positions, so both
//! come to rest, at `L` and `U`. Say that the rank of a period's beginning (board and passes) is the least
//! `k` with `L(k) >= t`. From a beginning of rank `k` White can play so that the period ends the game with
//! `t` or more, or leads to a beginning of a lower rank. Playing so he never comes to the same beginning
//! again, and to the same board at most twice, once with a pass just before and once without: so no
//! period begins for the third time with the same board, the rule never applies, and White has `t` in the
//! real game as well. The same holds for Black and `U`. Hence, from where a game begins, `L <= value <= U`,
//! and where they meet the game is solved. Where they do not, repeated periods decide, and the bounds are
//! what is known.
//!
//! What was proved with few periods holds with more: a lower bound found once is kept for good, and so
//! is an upper one. That something could not be proved is kept with the number of periods.
//!
//! Layouts that are the same but for turning, mirroring and moving are the same game: only who is beside
//! whom matters.

mod board;
mod proof;
mod table;
mod turn;

use board::{FIELDS, State};
use doska_play::GameSpec;
use doska_rules::game::read_options;
use doska_rules::topological::{Move, Options, Topological};
use doska_rules::{Counted, Game, Note, Position, Text};
use doska_search::Stop;
use proof::{Ground, Prover, layings};
use table::{Ask, Lean};

/// What is known of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Solved {
    /// The first side ends with at least this much more than the other, and at most that.
    pub low: i32,
    /// See [`low`](Self::low).
    pub high: i32,
    /// How many periods were looked ahead.
    pub periods: u32,
    /// Positions searched.
    pub positions: u64,
    /// Best play of both sides, if the game is solved.
    pub line: Vec<String>,
}

/// The most periods that are looked ahead.
const MOST_PERIODS: u8 = 100;
/// The longest line given.
const LONGEST_LINE: usize = 400;

/// The most checkers a side may have for a game to be solved.
pub const MOST_CHECKERS: usize = FIELDS / 2;

/// Solves the game of a spec from its start, as [`solve`] does. The note says why it cannot be solved.
pub fn solve_game(
    spec: &GameSpec,
    megabytes: usize,
    stop: &Stop,
    tell: &mut dyn FnMut(&Solved),
) -> Result<Solved, Note> {
    let (id, options) = spec.text().split_once('?').unwrap_or((spec.text(), ""));
    if id != Topological::ID {
        return Err(Note::new("solve-game").part(id));
    }
    let options = read_options::<Topological>(options)?;
    solve(options, megabytes, stop, tell).ok_or_else(|| {
        Note::new("solve-checkers")
            .part(&options.checkers().to_string())
            .with("most", MOST_CHECKERS)
    })
}

/// Solves a game within the limits of `stop`, with so many megabytes of memory. `tell` hears whenever
/// more is known. `None` if the game has too many checkers.
pub fn solve(
    options: Options,
    megabytes: usize,
    stop: &Stop,
    tell: &mut dyn FnMut(&Solved),
) -> Option<Solved> {
    if options.checkers() > MOST_CHECKERS {
        return None;
    }
    let most = options.checkers() as i8;
    let mut prover = Prover::new(options, megabytes, stop);
    let start = Topological::start(&options);
    let (mut low, mut high) = (-most, most);
    let mut periods = 0;
    while low < high && periods < MOST_PERIODS && !stop.asked() {
        periods = if periods < 4 {
            periods + 1
        } else {
            periods * 2
        };
        // From the middle outward: what is near the value is hardest, but says most.
        let mut tried: Vec<i8> = (1 - most..=most).collect();
        tried.sort_by_key(|least| (2 * least - 1).abs());
        for least in tried {
            for lean in [Lean::Low, Lean::High] {
                let ask = Ask {
                    least,
                    lean,
                    periods,
                };
                if least <= low || least > high || stop.asked() {
                    continue;
                }
                match (lean, prover.lay(&start, ask)) {
                    (Lean::Low, Some(true)) => low = least,
                    (Lean::High, Some(false)) => high = least - 1,
                    _ => {}
                }
                tell(&Solved {
                    low: low.into(),
                    high: high.into(),
                    periods: periods.into(),
                    positions: prover.positions(),
                    line: Vec::new(),
                });
            }
        }
    }
    let line = if low == high {
        best_line(&mut prover, &start, low).unwrap_or_default()
    } else {
        Vec::new()
    };
    Some(Solved {
        low: low.into(),
        high: high.into(),
        periods: periods.into(),
        positions: prover.positions(),
        line,
    })
}

/// Where a line is in stage 2: as it is known, and as it is played.
struct Moving {
    ground: std::rc::Rc<Ground>,
    state: State,
    from: Vec<u8>,
}

/// What a side that has `value` can make sure of, in as few periods as it can.
fn asks(white: bool, value: i8) -> impl Iterator<Item = Ask> {
    (1..=MOST_PERIODS).map(move |periods| Ask {
        least: if white { value } else { value + 1 },
        lean: if white { Lean::Low } else { Lean::High },
        periods,
    })
}

/// Best play from the start: every move keeps what its side has.
fn best_line(prover: &mut Prover<'_>, start: &Topological, value: i8) -> Option<Vec<String>> {
    let mut line = Vec::new();
    let mut position = start.clone();
    let mut counters = position.fresh();
    while line.len() < LONGEST_LINE && position.laying().is_some() {
        let white = position.seat().index() == 0;
        let tried = layings(&position);
        let mut chosen = None;
        'found: for ask in asks(white, value) {
            for (m, after) in &tried {
                if prover.lay(after, ask)? == white {
                    chosen = Some(*m);
                    break 'found;
                }
            }
        }
        line.push(position.move_text(chosen?));
        position.play(chosen?);
    }
    let (ground, state, from) = prover.ground(&position)?;
    let mut at = Moving {
        ground,
        state,
        from,
    };
    while line.len() < LONGEST_LINE && position.counted_outcome(&counters, 0).is_none() {
        let turned = best_move(prover, &at, value)?;
        at.state = at.ground.ways.play(&at.state, turned).0;
        let m = match turned {
            Move::Move { from, to, k } => Move::Move {
                from: at.from[from as usize],
                to: at.from[to as usize],
                k,
            },
            other => other,
        };
        line.push(position.move_text(m));
        let after = position.after(m);
        counters = position.advance(&counters, m, &after);
        position = after;
    }
    Some(line)
}

fn best_move(prover: &mut Prover<'_>, at: &Moving, value: i8) -> Option<Move> {
    let white = at.state.white();
    let mut moves = Vec::new();
    at.ground.ways.moves(&at.state, &mut |m| moves.push(m));
    for ask in asks(white, value) {
        for &m in &moves {
            if prover.try_move(&at.ground, &at.state, m, ask)? == white {
                return Some(m);
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use doska_rules::topological::{Counters, Path};
    use doska_rules::zobrist::mix;

    fn margin(position: &Topological) -> i8 {
        let [white, black] = position.captures().map(|n| n as i8);
        white - black
    }

    /// A search by the rules alone: no table, and repeated periods count.
    struct Plain {
        stood: Vec<u64>,
        /// Positions that may still be searched.
        left: u32,
    }

    impl Plain {
        /// Whether White can have at least so much; `None` if that takes too long to find out.
        fn has(&mut self, at: &Topological, counters: Counters, least: i8) -> Option<bool> {
            self.left = self.left.checked_sub(1)?;
            if self.stood.len() > 100 {
                return None;
            }
            let counted = at.repeats_at(&counters);
            if counted {
                self.stood.push(at.key());
            }
            let stood = self.stood.iter().filter(|&&key| key == at.key());
            let times = if counted { stood.count() as u32 } else { 0 };
            let white = at.seat().index() == 0;
            let mut answer = !white;
            if at.counted_outcome(&counters, times).is_some() {
                answer = margin(at) >= least;
            } else {
                let mut moves = Vec::new();
                at.legal_moves(&mut moves);
                let mut next: Vec<_> = moves.iter().map(|&m| (m, at.after(m))).collect();
                let sign = if white { -1 } else { 1 };
                next.sort_by_key(|(_, after)| sign * margin(after));
                for (m, after) in next {
                    let counters = at.advance(&counters, m, &after);
                    if self.has(&after, counters, least)? == white {
                        answer = white;
                        break;
                    }
                }
            }
            if counted {
                self.stood.pop();
            }
            Some(answer)
        }
    }

    /// A random layout.
    fn laid(options: Options, seed: u64) -> Topological {
        let mut position = Topological::start(&options);
        let mut moves = Vec::new();
        for ply in 0..options.fields() as u64 {
            moves.clear();
            position.legal_moves(&mut moves);
            let dice = mix(seed << 16 | ply) % moves.len() as u64;
            position.play(moves[dice as usize]);
        }
        position
    }

    #[test]
    fn bounds_hold_by_the_rules_alone() {
        let (mut met, mut compared) = (0, 0);
        for (checkers, period, games) in [(2, 1, 30), (2, 2, 30), (3, 1, 30), (3, 2, 10)] {
            for seed in 0..games {
                let path = [Path::Any, Path::Straight][seed as usize & 1];
                let options = Options::new(checkers, period, path).expect("options");
                let start = laid(options, seed);
                let stop = Stop::new(doska_search::Limits::default());
                let mut prover = Prover::new(options, 1, &stop);
                let most = checkers as i8;
                let (mut low, mut high) = (-most, most);
                for least in 1 - most..=most {
                    for (periods, lean) in [(6, Lean::Low), (6, Lean::High)] {
                        let ask = Ask {
                            least,
                            lean,
                            periods,
                        };
                        match (lean, prover.lay(&start, ask).expect("no limit")) {
                            (Lean::Low, true) => low = low.max(least),
                            (Lean::High, false) => high = high.min(least - 1),
                            _ => {}
                        }
                    }
                }
                assert!(low <= high, "{}", start.write());
                met += u32::from(low == high);
                for (least, expected) in [(low, true), (high + 1, false)] {
                    let mut plain = Plain {
                        stood: Vec::new(),
                        left: 40_000,
                    };
                    if let Some(has) = plain.has(&start, start.fresh(), least) {
                        assert_eq!(has, expected, "{} {least}", start.write());
                        compared += u32::from(least > -most && least <= most);
                    }
                }
            }
        }
        assert!(met > 50 && compared > 50, "{met} {compared}");
    }

    #[test]
    fn it_plays_as_the_rules_say() {
        for seed in 0..60 {
            let options = Options::new(2 + seed as u32 % 6, 3, Path::Any).expect("options");
            let mut position = laid(options, seed);
            let mut counters = position.fresh();
            let (ways, mut state) = board::Ways::of(&position).expect("few fields");
            let mut packed = Vec::new();
            for ply in 0..60 {
                let (mut moves, mut own) = (Vec::new(), Vec::new());
                position.legal_moves(&mut moves);
                ways.moves(&state, &mut |m| own.push(m));
                assert_eq!(moves, own);
                let m = moves[(mix(seed << 8 | ply) % moves.len() as u64) as usize];
                let after = position.after(m);
                counters = position.advance(&counters, m, &after);
                position = after;
                let (next, kind) = ways.play(&state, m);
                state = next;
                assert_eq!(position.captures(), state.captures);
                let over = position.counted_outcome(&counters, 0).is_some();
                assert_eq!(over, matches!(kind, board::Next::End));
                if over {
                    break;
                }
                assert_eq!(counters.plies, u32::from(state.plies));
                let at = (position.clone(), counters);
                let same = packed.iter().find(|(key, _)| *key == ways.pack(&state));
                assert!(same.is_none_or(|(_, other)| *other == at));
                packed.push((ways.pack(&state), at));
            }
        }
    }
}
