//! The players of a match: our engine, random, greedy, plain UCT. Other programs are in `program.rs`.

use std::time::Duration;

use doska_play::rules::Kind;
use doska_play::rules::show::AreaKind;
use doska_play::rules::zobrist::mix;
use doska_play::{AnyEngine, AnyMove, AnyPosition, GameHistory, Stop, Team};

use super::player_spec::{PlayerKind, PlayerSpec};
use super::program::Program;

/// Why a side loses a game that the rules have not ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It gave no legal move.
    Illegal,
    /// Its program ended, or never began.
    Crashed,
    /// Its program gave no answer for much longer than it was allowed to think.
    NoAnswer,
    /// Its clock ran out.
    Time,
}

impl Fault {
    pub const ALL: [Fault; 4] = [Fault::Illegal, Fault::Crashed, Fault::NoAnswer, Fault::Time];

    /// Its name in records and in JSON.
    pub const fn name(&self) -> &'static str {
        match self {
            Fault::Illegal => "illegal-move",
            Fault::Crashed => "crash",
            Fault::NoAnswer => "no-answer",
            Fault::Time => "time",
        }
    }
}

/// What a player is told when it is his turn.
pub struct Turn<'a> {
    /// The game so far.
    pub history: &'a GameHistory,
    /// The seed of random choices.
    pub seed: u64,
    /// What is left on the clock of each seat that has one.
    pub left: &'a [Option<Duration>],
    /// What every move adds to each.
    pub added: &'a [Duration],
}

impl Turn<'_> {
    /// What is left on the mover's own clock.
    pub fn own_left(&self) -> Option<Duration> {
        self.left[self.history.position().seat().index()]
    }
}

/// One side's player, for one game at a time.
pub enum Player {
    /// Our own engine.
    Engine(PlayerSpec, Box<AnyEngine>),
    /// A random legal move.
    Random,
    /// The move that wins most material at once.
    Greedy,
    /// The move that wins most material, whatever the answer.
    TwoPly,
    /// UCT with random playouts.
    Uct(PlayerSpec),
    /// Another program, by the engine protocol.
    Program(Box<Program>),
}

impl Player {
    /// The player of a side.
    pub fn new(side: &PlayerSpec) -> Player {
        match &side.kind {
            PlayerKind::Engine => {
                let mut engine = AnyEngine::new(side.hash, side.threads);
                engine.weigh(side.weights.as_ref().map(|(_, weights)| weights.clone()));
                engine.know(side.endings.clone());
                Player::Engine(side.clone(), Box::new(engine))
            }
            PlayerKind::Random => Player::Random,
            PlayerKind::Greedy => Player::Greedy,
            PlayerKind::TwoPly => Player::TwoPly,
            PlayerKind::Uct => Player::Uct(side.clone()),
            PlayerKind::Program(words) => Player::Program(Box::new(Program::new(side, words))),
        }
    }

    /// A new game begins: nothing of the last one is remembered.
    pub fn begin(&mut self) -> Result<(), Fault> {
        match self {
            Player::Engine(_, engine) => engine.forget(),
            Player::Random | Player::Greedy | Player::TwoPly | Player::Uct(_) => {}
            Player::Program(program) => program.begin()?,
        }
        Ok(())
    }

    /// The move of a game that is not over.
    pub fn choose(&mut self, turn: &Turn<'_>) -> Result<AnyMove, Fault> {
        let chosen = match self {
            Player::Engine(side, engine) => {
                let settings = side.settings(turn.history);
                let stop = Stop::new(settings.limits(side.limits(turn.own_left())));
                let infos = engine.think(turn.history, settings.lines, &stop, &mut |_| {});
                AnyEngine::choose(turn.history, settings, &infos, turn.seed)
                    .map(|info| info.best.clone())
            }
            Player::Random => pick(&turn.history.moves(), turn.seed),
            Player::Greedy => pick(&most(turn.history, worth), turn.seed),
            Player::TwoPly => pick(&most(turn.history, worth_after_answer), turn.seed),
            Player::Uct(side) => {
                let stop = Stop::new(side.limits(turn.own_left()));
                doska_lab::uct_move(turn.history, &stop, turn.seed)
            }
            Player::Program(program) => return program.choose(turn),
        };
        chosen.ok_or(Fault::Illegal)
    }
}

/// A random move of the list.
pub fn pick(moves: &[AnyMove], seed: u64) -> Option<AnyMove> {
    let at = mix(seed) % (moves.len() as u64).max(1);
    moves.get(at as usize).cloned()
}

/// The moves after which `worth` is greatest for the mover's team.
fn most(history: &GameHistory, worth: impl Fn(&AnyPosition, Team) -> i32) -> Vec<AnyMove> {
    let team = history.position().seat().team();
    let mut best = i32::MIN;
    let mut kept = Vec::new();
    for m in history.moves() {
        let worth = worth(&m.after(), team);
        if worth > best {
            best = worth;
            kept.clear();
        }
        if worth == best {
            kept.push(m);
        }
    }
    kept
}

/// A win, or the balance of points or pieces.
fn worth(position: &AnyPosition, team: Team) -> i32 {
    match position.outcome() {
        Some(end) => match end.winner {
            Some(winner) if winner == team => i32::MAX,
            Some(_) => -i32::MAX,
            None => 0,
        },
        None => balance(position, team),
    }
}

/// What is left of it after the answer that is worst for `team`.
fn worth_after_answer(position: &AnyPosition, team: Team) -> i32 {
    if position.outcome().is_some() {
        return worth(position, team);
    }
    let answers = GameHistory::new(position).moves();
    let worths = answers.iter().map(|m| worth(&m.after(), team));
    let own = position.seat().team() == team;
    let worst = if own { worths.max() } else { worths.min() };
    worst.unwrap_or_else(|| worth(position, team))
}

/// How much more `team` has than the other: points where the game counts them, pieces otherwise, a king
/// being worth three men.
fn balance(position: &AnyPosition, team: Team) -> i32 {
    let view = position.view();
    let signed = |seat: usize, worth: i32| {
        let own = doska_play::Seat::new(seat as u8).team() == team;
        if own { worth } else { -worth }
    };
    if let Some(scores) = &view.scores {
        let points = scores.iter().enumerate();
        return points.map(|(seat, &n)| signed(seat, n as i32)).sum();
    }
    let on_board = view.cells.iter().flat_map(|cell| &cell.stack);
    let pieces = on_board.filter_map(|token| {
        let worth = if token.kind == Kind::King { 3 } else { 1 };
        Some(signed(token.seat? as usize, worth))
    });
    let reserves = view
        .areas
        .iter()
        .filter(|area| area.kind == AreaKind::Reserve);
    let reserved = reserves.map(|area| signed(area.seat as usize, area.count as i32));
    pieces.chain(reserved).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use doska_play::GameSpec;

    #[test]
    fn greed_takes_what_it_can() {
        let game = GameSpec::read("martian").unwrap();
        let position = game.position("Q3/4/4/1P2/2P1/4/4/3Q 1 0,0 -");
        let history = GameHistory::new(&position.unwrap());
        let chosen = most(&history, worth);
        let texts: Vec<String> = chosen.iter().map(doska_play::AnyMove::text).collect();
        assert!(
            !texts.is_empty() && texts.iter().all(|text| text.contains('x')),
            "{texts:?}"
        );
    }

    #[test]
    fn two_plies_leave_what_would_be_lost() {
        let game = GameSpec::read("turkish").unwrap();
        // Black's man on d6 is lost if White's goes to d5, and b4 takes nothing that is taken back.
        let position = game.position("W:Wa2,d4:Bd6,h7").unwrap();
        let history = GameHistory::new(&position);
        let texts = |moves: Vec<AnyMove>| moves.iter().map(AnyMove::text).collect::<Vec<_>>();
        assert!(texts(most(&history, worth)).contains(&"d4-d5".to_owned()));
        let careful = texts(most(&history, worth_after_answer));
        assert!(
            !careful.is_empty() && !careful.contains(&"d4-d5".to_owned()),
            "{careful:?}"
        );
    }
}
