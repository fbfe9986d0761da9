//! A game from where it began to where it is: moves, counters, repetition, the end.

use std::collections::HashMap;
use std::sync::Arc;

use doska_rules::{Event, Limit, Note, Outcome, Seat};
use doska_search::{Engine, EngineGame, Info, Level, LevelSettings, Stop};

use crate::engine::{Score, SearchInfo};
use crate::erased::{CountedPosition, Erased, bind, board_outcome, own};
use crate::{AnyMove, AnyPosition, Endings};

/// One line of play of any game. Here everything counts: threefold, quiet limits and periods end the
/// game, and no move can be played after the end.
///
/// ```
/// use doska_play::{GameSpec, GameHistory};
/// let mut line = GameHistory::new(&GameSpec::read("cyclic").unwrap().start());
/// line.play_text("c3-d4").unwrap();
/// assert!(line.play_text("c3-d4").is_err());
/// line.undo();
/// assert_eq!(line.plies(), 0);
/// ```
pub struct GameHistory(Box<dyn ErasedHistory>);

impl GameHistory {
    /// A game that begins with this position; its counters count.
    pub fn new(start: &AnyPosition) -> GameHistory {
        GameHistory(start.0.line())
    }

    /// Where the game is.
    pub fn position(&self) -> AnyPosition {
        self.0.position()
    }

    /// The position before the first move.
    pub fn start(&self) -> AnyPosition {
        self.0.start()
    }

    /// The moves played, oldest first.
    pub fn played(&self) -> Vec<AnyMove> {
        self.0.played()
    }

    /// The last move played.
    pub fn last_move(&self) -> Option<AnyMove> {
        self.0.last_move()
    }

    /// Who is to move.
    pub fn seat(&self) -> Seat {
        self.0.seat_at(self.plies()).unwrap_or(Seat::FIRST)
    }

    /// Who was to move when this many plies had been played; `None` beyond the last.
    pub fn seat_at(&self, ply: usize) -> Option<Seat> {
        self.0.seat_at(ply)
    }

    /// How many seats there are.
    pub fn seats(&self) -> usize {
        self.0.seats()
    }

    /// The moves played, as canonical texts.
    pub fn move_texts(&self) -> Vec<String> {
        self.0.move_texts_from(0)
    }

    /// The canonical texts of the moves from ply `from` on.
    pub fn move_texts_from(&self, from: usize) -> Vec<String> {
        self.0.move_texts_from(from)
    }

    /// The position after `ply` plies; `None` if there were not so many.
    pub fn position_at(&self, ply: usize) -> Option<AnyPosition> {
        self.0.position_at(ply)
    }

    /// What happened in a move, the first being 0; nothing if there is no such move.
    pub fn events(&self, played: usize) -> Vec<Event> {
        self.0.events(played)
    }

    /// How many plies were played.
    pub fn plies(&self) -> usize {
        self.0.plies()
    }

    /// How the game ended, if it did.
    pub fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// The counts that may soon end the game after `ply` plies, as a player is told of them, the nearest
    /// first; none once it is over.
    pub fn counters_at(&self, ply: usize) -> Vec<Note> {
        let mut limits = self.0.limits_at(ply);
        if limits.iter().any(|limit| limit.count >= limit.full) {
            return Vec::new();
        }
        limits.retain(Limit::matters);
        limits.sort_by_key(|limit| limit.full - limit.count);
        limits.into_iter().map(|limit| limit.note).collect()
    }

    /// Every legal move; none after the end.
    pub fn moves(&self) -> Vec<AnyMove> {
        if self.outcome().is_some() {
            Vec::new()
        } else {
            self.position().moves()
        }
    }

    /// Plays a legal move; an error after the end, or if it is a move of another position or game.
    pub fn play(&mut self, m: &AnyMove) -> Result<(), Note> {
        if self.outcome().is_some() {
            return Err(Note::new("move-game-over").part(&m.text()));
        }
        self.0.play(m)
    }

    /// The legal move that a text means. The error says why there is none.
    pub fn read_move(&self, text: &str) -> Result<AnyMove, Note> {
        if self.outcome().is_some() {
            return Err(Note::new("move-game-over").part(text));
        }
        self.0.read_move(text)
    }

    /// How the game would end with this move, if it would.
    pub fn outcome_after(&self, m: &AnyMove) -> Result<Option<Outcome>, Note> {
        self.0.outcome_after(m)
    }

    /// Plays the move that a text means. The error says why there is none.
    pub fn play_text(&mut self, text: &str) -> Result<AnyMove, Note> {
        let m = self.read_move(text)?;
        self.0.play(&m)?;
        Ok(m)
    }

    /// Plays a legal move even where a count has ended the game, as long as there is one: others play on after a
    /// threefold repetition or a quiet limit of ours, and an analysis may.
    pub fn play_on(&mut self, m: &AnyMove) -> Result<(), Note> {
        if self.position().outcome().is_some() {
            return Err(Note::new("move-game-over").part(&m.text()));
        }
        self.0.play(m)
    }

    /// Plays the move that a text means, as [`play_on`](GameHistory::play_on) does.
    pub fn play_on_text(&mut self, text: &str) -> Result<AnyMove, Note> {
        if self.position().outcome().is_some() {
            return Err(Note::new("move-game-over").part(text));
        }
        let m = self.0.read_move(text)?;
        self.0.play(&m)?;
        Ok(m)
    }

    /// The first end that was played past: after how many plies, and which.
    pub fn passed_end(&self) -> Option<(usize, Outcome)> {
        self.0.passed_end()
    }

    /// Takes the last move back; `false` if there is none.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }
}

impl GameHistory {
    pub(crate) fn think(
        &self,
        engine: &Engine,
        endings: Option<&Endings>,
        stop: &Stop,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> Vec<SearchInfo> {
        self.0.think(engine, endings, stop, tell)
    }

    /// What a level means in this game.
    pub fn level_settings(&self, level: Level) -> LevelSettings {
        self.0.level_settings(level)
    }
}

impl Clone for GameHistory {
    fn clone(&self) -> GameHistory {
        GameHistory(self.0.boxed())
    }
}

pub(crate) trait ErasedHistory: Send + Sync {
    fn position(&self) -> AnyPosition;
    fn start(&self) -> AnyPosition;
    fn played(&self) -> Vec<AnyMove>;
    fn move_texts_from(&self, from: usize) -> Vec<String>;
    fn position_at(&self, ply: usize) -> Option<AnyPosition>;
    fn events(&self, played: usize) -> Vec<Event>;
    fn plies(&self) -> usize;
    fn outcome(&self) -> Option<Outcome>;
    fn passed_end(&self) -> Option<(usize, Outcome)>;
    fn limits_at(&self, ply: usize) -> Vec<Limit>;
    fn last_move(&self) -> Option<AnyMove>;
    fn seat_at(&self, ply: usize) -> Option<Seat>;
    fn seats(&self) -> usize;
    fn read_move(&self, text: &str) -> Result<AnyMove, Note>;
    fn play(&mut self, m: &AnyMove) -> Result<(), Note>;
    fn outcome_after(&self, m: &AnyMove) -> Result<Option<Outcome>, Note>;
    fn undo(&mut self) -> bool;
    fn think(
        &self,
        engine: &Engine,
        endings: Option<&Endings>,
        stop: &Stop,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> Vec<SearchInfo>;
    fn level_settings(&self, level: Level) -> LevelSettings;
    fn boxed(&self) -> Box<dyn ErasedHistory>;
}

type Counted<G> = Arc<CountedPosition<G>>;

#[derive(Clone)]
pub(crate) struct TypedHistory<G: EngineGame> {
    /// Every position, the start first, the present one last.
    positions: Vec<Counted<G>>,
    moves: Vec<G::Move>,
    /// How often each position has stood, of those whose repetition counts.
    seen: HashMap<G, u32>,
    end: Option<Outcome>,
    /// The ends that were played past, each with the plies before it.
    passed: Vec<(usize, Outcome)>,
}

impl<G: EngineGame> TypedHistory<G> {
    pub(crate) fn new(position: G, counters: G::Counters) -> TypedHistory<G> {
        let start = Arc::new(CountedPosition { position, counters });
        let mut history = TypedHistory {
            positions: Vec::new(),
            moves: Vec::new(),
            seen: HashMap::new(),
            end: None,
            passed: Vec::new(),
        };
        history.end = history.outcome_at(&start);
        history.push(start);
        history
    }

    fn now(&self) -> &Counted<G> {
        self.positions.last().expect("the start is always there")
    }

    /// How the game would end if this position came next.
    fn outcome_at(&self, next: &CountedPosition<G>) -> Option<Outcome> {
        let CountedPosition { position, counters } = next;
        let times = if position.repeats_at(counters) {
            self.seen.get(position).copied().unwrap_or(0) + 1
        } else {
            0
        };
        board_outcome(position).or_else(|| position.counted_outcome(counters, times))
    }

    fn push(&mut self, next: Counted<G>) {
        if next.position.repeats_at(&next.counters) {
            *self.seen.entry(next.position.clone()).or_default() += 1;
        }
        self.positions.push(next);
    }
}

impl<G: EngineGame> ErasedHistory for TypedHistory<G> {
    fn position(&self) -> AnyPosition {
        AnyPosition(Arc::clone(self.now()) as Arc<dyn Erased>)
    }

    fn start(&self) -> AnyPosition {
        AnyPosition(Arc::clone(&self.positions[0]) as Arc<dyn Erased>)
    }

    fn played(&self) -> Vec<AnyMove> {
        let played = self.positions.iter().zip(&self.moves);
        played.map(|(position, &m)| bind(position, m)).collect()
    }

    fn limits_at(&self, ply: usize) -> Vec<Limit> {
        let Some((at, earlier)) = self.positions[..]
            .get(..=ply)
            .and_then(|up| up.split_last())
        else {
            return Vec::new();
        };
        let repeats = |at: &Counted<G>| at.position.repeats_at(&at.counters);
        let same = |before: &&Counted<G>| repeats(before) && before.position == at.position;
        let times = if repeats(at) {
            earlier.iter().filter(same).count() as u32 + 1
        } else {
            0
        };
        at.position.limits(&at.counters, times)
    }

    fn last_move(&self) -> Option<AnyMove> {
        let m = *self.moves.last()?;
        Some(bind(&self.positions[self.moves.len() - 1], m))
    }

    fn seat_at(&self, ply: usize) -> Option<Seat> {
        self.positions.get(ply).map(|at| at.position.seat())
    }

    fn seats(&self) -> usize {
        self.now().position.seats()
    }

    fn move_texts_from(&self, from: usize) -> Vec<String> {
        let played = self.positions.iter().zip(&self.moves).skip(from);
        played.map(|(at, &m)| at.position.move_text(m)).collect()
    }

    fn position_at(&self, ply: usize) -> Option<AnyPosition> {
        let position = Arc::clone(self.positions.get(ply)?);
        Some(AnyPosition(position as Arc<dyn Erased>))
    }

    fn events(&self, played: usize) -> Vec<Event> {
        match (self.positions.get(played), self.moves.get(played)) {
            (Some(at), Some(&m)) => at.position.events(m),
            _ => Vec::new(),
        }
    }

    fn plies(&self) -> usize {
        self.moves.len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end
    }

    fn passed_end(&self) -> Option<(usize, Outcome)> {
        self.passed.first().copied()
    }

    fn read_move(&self, text: &str) -> Result<AnyMove, Note> {
        let now = self.now();
        now.position.read_move(text).map(|m| bind(now, m))
    }

    fn play(&mut self, m: &AnyMove) -> Result<(), Note> {
        let m = own(m, &self.now().position)?;
        let next = self.now().after(m);
        let end = self.outcome_at(&next);
        if let Some(passed) = std::mem::replace(&mut self.end, end) {
            self.passed.push((self.moves.len(), passed));
        }
        self.push(next);
        self.moves.push(m);
        Ok(())
    }

    fn outcome_after(&self, m: &AnyMove) -> Result<Option<Outcome>, Note> {
        let m = own(m, &self.now().position)?;
        Ok(self.outcome_at(&self.now().after(m)))
    }

    fn undo(&mut self) -> bool {
        if self.moves.pop().is_none() {
            return false;
        }
        if let Some(left) = self.positions.pop()
            && left.position.repeats_at(&left.counters)
            && let Some(times) = self.seen.get_mut(&left.position)
        {
            *times -= 1;
            if *times == 0 {
                self.seen.remove(&left.position);
            }
        }
        // A move was played from here: the game was not over, or was played on.
        self.end = self
            .passed
            .pop_if(|(ply, _)| *ply == self.moves.len())
            .map(|(_, end)| end);
        true
    }

    fn think(
        &self,
        engine: &Engine,
        endings: Option<&Endings>,
        stop: &Stop,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> Vec<SearchInfo> {
        let now = self.now();
        let CountedPosition { position, counters } = &**now;
        // In their order: the engine looks back only as far as nothing was changed for good.
        let earlier = &self.positions[..self.moves.len()];
        let counted = earlier
            .iter()
            .filter(|at| at.position.repeats_at(&at.counters));
        let history: Vec<u64> = counted.map(|at| at.position.key()).collect();
        let erased = |info: &Info<G::Move>| search_info(now, info);
        let oracle = endings.and_then(Endings::oracle::<G>);
        let tell = &mut |info: &Info<G::Move>| tell(&erased(info));
        let found = engine.search_with(position, counters, &history, oracle, stop, tell);
        found.lines.iter().map(erased).collect()
    }

    fn level_settings(&self, level: Level) -> LevelSettings {
        level.on(&G::LEVELS)
    }

    fn boxed(&self) -> Box<dyn ErasedHistory> {
        Box::new(self.clone())
    }
}

/// What the engine reports, without the game's own types.
fn search_info<G: EngineGame>(root: &Counted<G>, info: &Info<G::Move>) -> SearchInfo {
    let mut position = root.position.clone();
    let mut pv = Vec::with_capacity(info.pv.len());
    for &m in &info.pv {
        pv.push(position.move_text(m));
        position.play(m);
    }
    SearchInfo {
        depth: info.depth,
        seldepth: info.seldepth,
        multipv: info.multipv,
        score: Score::of(info.score),
        number: info.score,
        best: bind(root, info.pv[0]),
        pv,
        nodes: info.nodes,
        time: info.time,
        hashfull: info.hashfull,
        tbhits: info.tbhits,
    }
}
