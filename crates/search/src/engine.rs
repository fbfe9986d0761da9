//! Searching a position: threads, several principal variations, what is reported.

use std::time::Duration;

use crate::deepening::{Line, Plan, deepen};
use crate::engine_game::EngineGame;
use crate::limits::Stop;
use crate::oracle::{self, Oracle, RootVerdict};
use crate::transposition::TranspositionTable;
use crate::weights::of_numbers;
use crate::worker::{Node, Worker};

/// The engine: its transposition table and its settings, which last from search to search.
pub struct Engine {
    table: TranspositionTable,
    /// How many threads search.
    pub threads: usize,
    /// How many principal variations are wanted.
    pub multipv: usize,
    /// Evaluation weights other than the built-in ones, in the order of [`Terms`](crate::weights::Terms).
    pub weights: Option<Vec<i32>>,
}

/// What a search knows of one line after a depth.
#[derive(Clone, Debug)]
pub struct Info<M> {
    /// The depth that is complete.
    pub depth: u32,
    /// The greatest ply reached.
    pub seldepth: u32,
    /// Which of the lines this is, from 1.
    pub multipv: usize,
    /// The score for the team to move.
    pub score: i32,
    /// The principal variation.
    pub pv: Vec<M>,
    /// Nodes of all threads.
    pub nodes: u64,
    /// Since the search began.
    pub time: Duration,
    /// How full the transposition table is, in thousandths.
    pub hashfull: u32,
    /// Positions that the oracle knew.
    pub tbhits: u64,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct SearchResult<M> {
    /// The best lines, best first; never empty where there is a legal move.
    pub lines: Vec<Info<M>>,
    /// Nodes of all threads.
    pub nodes: u64,
}

impl<M: Copy> SearchResult<M> {
    /// The move to play; `None` if there is none.
    pub fn best(&self) -> Option<M> {
        self.lines.first().and_then(|line| line.pv.first().copied())
    }
}

impl Engine {
    /// An engine with a transposition table of this many megabytes, one thread and one line.
    pub fn new(megabytes: usize) -> Engine {
        Engine {
            table: TranspositionTable::new(megabytes),
            threads: 1,
            multipv: 1,
            weights: None,
        }
    }

    /// Empties the transposition table.
    pub fn forget(&self) {
        self.table.clear();
    }

    /// Searches a position that is not over. `history` are the keys of the earlier positions of the game whose
    /// repetition counts, without this one; `tell` hears of every line of every depth.
    pub fn search<G: EngineGame>(
        &self,
        position: &G,
        counters: &G::Counters,
        history: &[u64],
        stop: &Stop,
        tell: &mut dyn FnMut(&Info<G::Move>),
    ) -> SearchResult<G::Move> {
        self.search_with(position, counters, history, None, stop, tell)
    }

    /// [`search`](Self::search) with an oracle that knows some positions for certain. If it knows the root and
    /// the game is won or lost there, it is played by the oracle alone. If it is drawn there, only moves that keep
    /// the draw are searched, without the oracle: it would see no difference between them.
    pub fn search_with<G: EngineGame>(
        &self,
        position: &G,
        counters: &G::Counters,
        history: &[u64],
        oracle: Option<&dyn Oracle<G>>,
        stop: &Stop,
        tell: &mut dyn FnMut(&Info<G::Move>),
    ) -> SearchResult<G::Move> {
        self.table.new_search();
        let root = Node::root(position.clone(), counters.clone());
        match oracle::probe_root(&root, history, oracle, self.multipv) {
            Some(RootVerdict::Decided(lines)) => self.report_decided(&lines, stop, tell),
            Some(RootVerdict::Drawn(lost)) => {
                stop.count_tbhits(lost.len() as u64 + 1);
                let job = Job {
                    engine: self,
                    root,
                    history,
                    oracle: None,
                    drawn_by: oracle,
                    lost,
                    stop,
                };
                job.run(tell)
            }
            None => {
                let job = Job {
                    engine: self,
                    root,
                    history,
                    oracle,
                    drawn_by: None,
                    lost: Vec::new(),
                    stop,
                };
                job.run(tell)
            }
        }
    }

    /// Lines that the oracle knows to their end.
    fn report_decided<M: Copy>(
        &self,
        lines: &[Line<M>],
        stop: &Stop,
        tell: &mut dyn FnMut(&Info<M>),
    ) -> SearchResult<M> {
        stop.count_tbhits(lines.len() as u64);
        let lines = lines.iter().zip(1..).map(|((score, pv), multipv)| {
            let info = Info {
                depth: 1,
                seldepth: pv.len() as u32,
                multipv,
                score: *score,
                pv: pv.clone(),
                nodes: stop.nodes(),
                time: stop.elapsed(),
                hashfull: self.table.hashfull(),
                tbhits: stop.tbhits(),
            };
            tell(&info);
            info
        });
        SearchResult {
            lines: lines.collect(),
            nodes: 0,
        }
    }
}

/// One search by all threads.
struct Job<'a, G: EngineGame> {
    engine: &'a Engine,
    root: Node<G>,
    history: &'a [u64],
    /// Asked in the tree.
    oracle: Option<&'a dyn Oracle<G>>,
    /// Who says that the root is drawn.
    drawn_by: Option<&'a dyn Oracle<G>>,
    /// Then the root moves that lose, with their lines.
    lost: Vec<Line<G::Move>>,
    stop: &'a Stop,
}

impl<G: EngineGame> Job<'_, G> {
    /// Lazy SMP: helper threads search the same root and share only the transposition table.
    fn run(&self, tell: &mut dyn FnMut(&Info<G::Move>)) -> SearchResult<G::Move> {
        std::thread::scope(|scope| {
            for helper in 1..self.engine.threads.max(1) {
                let mut root = self.root.clone();
                root.position = root.position.detached();
                let mut worker = self.worker();
                // Helpers begin at other depths, so that they fill the table ahead.
                let plan = Plan {
                    multipv: 1,
                    first_depth: 1 + helper as i32 % 2,
                };
                let stop = self.stop;
                scope.spawn(move || deepen(&mut worker, &root, &plan, stop, &mut |_, _, _| {}));
            }
            let mut worker = self.worker();
            let plan = Plan {
                multipv: self.engine.multipv,
                first_depth: 1,
            };
            let mut best: Vec<Info<G::Move>> = Vec::new();
            deepen(
                &mut worker,
                &self.root,
                &plan,
                self.stop,
                &mut |worker, depth, lines| {
                    best = self.infos(worker, depth, lines);
                    best.iter().for_each(&mut *tell);
                },
            );
            self.stop.ask();
            SearchResult {
                lines: best,
                nodes: self.stop.nodes().max(worker.nodes),
            }
        })
    }

    fn worker(&self) -> Worker<'_, G> {
        let mut worker = Worker::new(&self.engine.table, self.stop, self.history);
        worker.weights = self.engine.weights.as_deref().map(of_numbers::<G::Weights>);
        worker.oracle = self.oracle;
        worker.skipped = self.lost.iter().map(|(_, pv)| pv[0]).collect();
        worker
    }

    /// The lines of a depth as they are reported.
    fn infos(
        &self,
        worker: &Worker<'_, G>,
        depth: i32,
        lines: &[Line<G::Move>],
    ) -> Vec<Info<G::Move>> {
        let searched = lines.iter().map(|(score, pv)| match self.drawn_by {
            // Whatever their scores are, these are draws.
            Some(oracle) => (0, oracle::drawn_prefix(&self.root, oracle, pv)),
            None => (*score, pv.as_slice()),
        });
        let lost = self.lost.iter().map(|(score, pv)| (*score, pv.as_slice()));
        let all = searched.chain(lost).take(self.engine.multipv).zip(1..);
        let info = |((score, pv), multipv): ((i32, &[G::Move]), usize)| Info {
            depth: depth as u32,
            seldepth: worker.seldepth as u32,
            multipv,
            score,
            pv: pv.to_vec(),
            nodes: self.stop.nodes().max(worker.nodes),
            time: self.stop.elapsed(),
            hashfull: self.engine.table.hashfull(),
            tbhits: self.stop.tbhits(),
        };
        all.map(info).collect()
    }
}
