//! The engine and its endgame tables.

use std::sync::Arc;

use doska_contract::{
    AcceptsDraw, Call, ChooseMove, Ending, GameRef, ProbeTables, RequestError, Search, SearchInfo,
};
use doska_play::{AnyEngine, Endings, GameHistory, Level, Limits, Note, Seat, Stop, round};

/// The size of the transposition table, in megabytes.
const HASH: usize = 32;

type Answer<C> = Result<<C as Call>::Answer, RequestError>;

/// The engine, which is started by the first search, and the game that was searched last: the next search
/// is mostly of the same game, a move later.
#[derive(Default)]
pub struct EngineService {
    engine: Option<AnyEngine>,
    endings: Option<Arc<Endings>>,
    last: Option<(GameRef, GameHistory)>,
}

impl EngineService {
    /// The best lines; `info` hears of every line of every depth, as JSON.
    pub fn search(
        &mut self,
        request: &Search,
        info: &mut dyn FnMut(&str),
        stopped: fn() -> bool,
    ) -> Answer<Search> {
        let (engine, game) = self.prepare(&request.game)?;
        let stop = Stop::watched(Limits::from(request.limits), stopped);
        let infos = engine.think(game, request.multipv, &stop, &mut |found| {
            let found = serde_json::to_string(&SearchInfo::new(game, found));
            info(&found.expect("a report has nothing that JSON cannot hold"));
        });
        let infos = infos.iter().map(|info| SearchInfo::new(game, info));
        Ok(infos.collect())
    }

    /// The move that is played at a level.
    pub fn choose_move(
        &mut self,
        request: &ChooseMove,
        stopped: fn() -> bool,
    ) -> Answer<ChooseMove> {
        let level = Level::new(request.level)
            .ok_or_else(|| Note::new("web-level").with("part", request.level))?;
        let (engine, game) = self.prepare(&request.game)?;
        let settings = game.level_settings(level);
        let limits = Limits::from(request.limits).for_a_move();
        let stop = Stop::watched(settings.limits(limits), stopped);
        let infos = engine.think(game, settings.lines, &stop, &mut |_| {});
        let chosen = AnyEngine::choose(game, settings, &infos, request.seed);
        Ok(chosen.map(|info| SearchInfo::new(game, info)))
    }

    /// Whether the engine accepts a draw.
    pub fn accepts_draw(
        &mut self,
        request: &AcceptsDraw,
        stopped: fn() -> bool,
    ) -> Answer<AcceptsDraw> {
        let (engine, game) = self.prepare(&request.game)?;
        let stop = Stop::watched(Limits::from(request.limits), stopped);
        let infos = engine.think(game, 1, &stop, &mut |_| {});
        let team = Seat::new((request.seat % 2) as u8).team();
        let mover = game.position().seat().team();
        let accepts = |score| round::accepts_draw(score, mover, team, game.plies());
        Ok(infos.first().is_some_and(|info| accepts(info.score)))
    }

    /// What the tables know.
    pub fn probe_tables(&self, request: &ProbeTables) -> Answer<ProbeTables> {
        let position = request.game.read()?.position();
        Ok(Ending::new(self.endings.as_deref(), &position))
    }

    /// Takes an endgame table, the bytes of its file. `false` if it cannot be used.
    pub fn add_table(&mut self, bytes: &[u8]) -> bool {
        let Ok(endings) = Endings::with(self.endings.as_deref(), bytes) else {
            return false;
        };
        self.endings = Some(Arc::new(endings));
        if let Some(engine) = &mut self.engine {
            engine.know(self.endings.clone());
        }
        true
    }

    /// The engine, and the game to be searched: taken back and played on from the last one where that was
    /// the same game.
    fn prepare(
        &mut self,
        wanted: &GameRef,
    ) -> Result<(&mut AnyEngine, &GameHistory), RequestError> {
        let last = self.last.take();
        let last =
            last.filter(|(known, _)| (&known.game, &known.start) == (&wanted.game, &wanted.start));
        let game = match last {
            Some((known, mut game)) => {
                let pairs = known.moves.iter().zip(&wanted.moves);
                let same = pairs.take_while(|(a, b)| a == b).count();
                while game.plies() > same && game.undo() {}
                for (i, text) in wanted.moves.iter().enumerate().skip(same) {
                    game.play_on_text(text).map_err(|note| (i + 1, note))?;
                }
                game
            }
            None => wanted.read()?,
        };
        let endings = &self.endings;
        let engine = self.engine.get_or_insert_with(|| {
            let mut engine = AnyEngine::new(HASH, 1);
            engine.know(endings.clone());
            engine
        });
        Ok((engine, &self.last.insert((wanted.clone(), game)).1))
    }
}
