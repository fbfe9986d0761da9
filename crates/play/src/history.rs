//! A game from where it began to where it is: moves, counters, repetition, the end.

use std::collections::HashMap;
use std::sync::Arc;

use doska_rules::{Event, Note, Outcome};
use doska_search::uct::wander;
use doska_search::{Engine, EngineGame, Level, LevelSettings, Report, Stop};

use crate::engine::{Score, SearchInfo};
use crate::erased::{At, board_outcome, erase, own};
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

    /// Where it began.
    pub fn start(&self) -> AnyPosition {
        self.0.start()
    }

    /// The moves played.
    pub fn played(&self) -> Vec<AnyMove> {
        self.0.played()
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

    /// Every legal move; none after the end.
    pub fn moves(&self) -> Vec<AnyMove> {
        if self.outcome().is_some() {
            Vec::new()
        } else {
            self.position().moves()
        }
    }

    /// Plays a legal move; an error after the end.
    pub fn play(&mut self, m: &AnyMove) -> Result<(), Note> {
        if self.outcome().is_some() {
            return Err(Note::new("move-game-over").part(&self.position().move_text(m)));
        }
        self.0.play(m);
        Ok(())
    }

    /// Plays the move that a text means. The error says why there is none.
    pub fn play_text(&mut self, text: &str) -> Result<AnyMove, Note> {
        if self.outcome().is_some() {
            return Err(Note::new("move-game-over").part(text));
        }
        let m = self.0.read_move(text)?;
        self.0.play(&m);
        Ok(m)
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

    /// The move that plain UCT with random playouts chooses, each playout counting as a position for the
    /// limits of `stop`; `None` if the game is over. A yardstick for the engine. The same `seed` and number
    /// of playouts give the same move.
    pub fn wander(&self, stop: &Stop, seed: u64) -> Option<AnyMove> {
        match self.outcome() {
            Some(_) => None,
            None => self.0.wander(stop, seed),
        }
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
    fn read_move(&self, text: &str) -> Result<AnyMove, Note>;
    fn play(&mut self, m: &AnyMove);
    fn undo(&mut self) -> bool;
    fn think(
        &self,
        engine: &Engine,
        endings: Option<&Endings>,
        stop: &Stop,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> Vec<SearchInfo>;
    fn level_settings(&self, level: Level) -> LevelSettings;
    fn wander(&self, stop: &Stop, seed: u64) -> Option<AnyMove>;
    fn boxed(&self) -> Box<dyn ErasedHistory>;
}

#[derive(Clone)]
pub(crate) struct TypedHistory<G: EngineGame> {
    start: (G, G::Counters),
    moves: Vec<G::Move>,
    past: Vec<(G, G::Counters)>,
    now: (G, G::Counters),
    seen: HashMap<G, u32>,
    end: Option<Outcome>,
}

impl<G: EngineGame> TypedHistory<G> {
    pub(crate) fn new(position: G, counters: G::Counters) -> TypedHistory<G> {
        let mut line = TypedHistory {
            start: (position.clone(), counters.clone()),
            moves: Vec::new(),
            past: Vec::new(),
            now: (position, counters),
            seen: HashMap::new(),
            end: None,
        };
        line.arrive();
        line
    }

    /// Counts the position just reached and finds out whether the game is over.
    fn arrive(&mut self) {
        let (position, counters) = &self.now;
        let times = if position.repeats_at(counters) {
            let times = self.seen.entry(position.clone()).or_default();
            *times += 1;
            *times
        } else {
            0
        };
        self.end = board_outcome(position).or_else(|| position.counted_outcome(counters, times));
    }

    fn make(&mut self, m: G::Move) {
        let (position, counters) = &self.now;
        let after = position.after(m);
        let counters = position.advance(counters, m, &after);
        self.past
            .push(std::mem::replace(&mut self.now, (after, counters)));
        self.moves.push(m);
        self.arrive();
    }
}

impl<G: EngineGame> ErasedHistory for TypedHistory<G> {
    fn position(&self) -> AnyPosition {
        AnyPosition(Arc::new(At {
            position: self.now.0.clone(),
            counters: self.now.1.clone(),
        }))
    }

    fn start(&self) -> AnyPosition {
        AnyPosition(Arc::new(At {
            position: self.start.0.clone(),
            counters: self.start.1.clone(),
        }))
    }

    fn played(&self) -> Vec<AnyMove> {
        self.moves.iter().map(|&m| erase::<G>(m)).collect()
    }

    fn move_texts_from(&self, from: usize) -> Vec<String> {
        let played = self.past.iter().zip(&self.moves).skip(from);
        played
            .map(|((position, _), &m)| position.move_text(m))
            .collect()
    }

    fn position_at(&self, ply: usize) -> Option<AnyPosition> {
        let now = (ply == self.past.len()).then_some(&self.now);
        let (position, counters) = self.past.get(ply).or(now)?.clone();
        Some(AnyPosition(Arc::new(At { position, counters })))
    }

    fn events(&self, played: usize) -> Vec<Event> {
        match (self.past.get(played), self.moves.get(played)) {
            (Some((position, _)), Some(&m)) => position.events(m),
            _ => Vec::new(),
        }
    }

    fn plies(&self) -> usize {
        self.moves.len()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.end
    }

    fn read_move(&self, text: &str) -> Result<AnyMove, Note> {
        self.now.0.read_move(text).map(erase::<G>)
    }

    fn play(&mut self, m: &AnyMove) {
        self.make(own::<G>(m));
    }

    fn undo(&mut self) -> bool {
        let (Some(before), Some(_)) = (self.past.pop(), self.moves.pop()) else {
            return false;
        };
        let (position, counters) = std::mem::replace(&mut self.now, before);
        if position.repeats_at(&counters)
            && let Some(times) = self.seen.get_mut(&position)
        {
            *times -= 1;
            if *times == 0 {
                self.seen.remove(&position);
            }
        }
        // A move was played from here, so the game was not over.
        self.end = None;
        true
    }

    fn think(
        &self,
        engine: &Engine,
        endings: Option<&Endings>,
        stop: &Stop,
        tell: &mut dyn FnMut(&SearchInfo),
    ) -> Vec<SearchInfo> {
        let (position, counters) = &self.now;
        // In their order: the engine looks back only as far as nothing was changed for good.
        let counted = self
            .past
            .iter()
            .filter(|(at, counts)| at.repeats_at(counts));
        let history: Vec<u64> = counted.map(|(at, _)| at.key()).collect();
        let info = |report: &Report<G::Move>| {
            let mut at = position.clone();
            let mut moves = Vec::with_capacity(report.moves.len());
            for &m in &report.moves {
                moves.push(at.move_text(m));
                at.play(m);
            }
            SearchInfo {
                depth: report.depth,
                deepest: report.deepest,
                line: report.line,
                score: Score::of(report.score),
                number: report.score,
                best: erase::<G>(report.moves[0]),
                moves,
                nodes: report.nodes,
                time: report.time,
                fullness: report.fullness,
                hits: report.hits,
            }
        };
        let oracle = endings.and_then(Endings::oracle::<G>);
        let tell = &mut |report: &Report<G::Move>| tell(&info(report));
        let found = engine.search_with(position, counters, &history, oracle, stop, tell);
        found.lines.iter().map(info).collect()
    }

    fn level_settings(&self, level: Level) -> LevelSettings {
        level.on(&G::LEVELS)
    }

    fn wander(&self, stop: &Stop, seed: u64) -> Option<AnyMove> {
        let (position, counters) = &self.now;
        let mut history = Vec::new();
        for (stood, &times) in &self.seen {
            history.extend(std::iter::repeat_n(stood.key(), times as usize));
        }
        let found = wander(position, counters, &history, stop, seed)?;
        Some(erase::<G>(found.best))
    }

    fn boxed(&self) -> Box<dyn ErasedHistory> {
        Box::new(self.clone())
    }
}
