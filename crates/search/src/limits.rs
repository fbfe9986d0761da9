//! The limits of a search, and how it is stopped.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use crate::hardware::Moment;

/// What a search may use. `None` is no limit.
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// No deeper than this.
    pub depth: Option<u32>,
    /// No more nodes than this. With one thread this makes a search repeatable.
    pub nodes: Option<u64>,
    /// No new depth is begun after this long: it would hardly be finished.
    pub soft: Option<Duration>,
    /// The search is broken off after this long.
    pub hard: Option<Duration>,
    /// Only a move is wanted, not what it is worth: where there is a single one, it is given at once.
    pub move_only: bool,
}

impl Limits {
    /// A limit of nodes.
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// A limit of depth.
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// Exactly this long, or until nothing is left to find.
    pub fn time(time: Duration) -> Limits {
        Limits {
            hard: Some(time),
            ..Limits::default()
        }
    }

    /// The same for somebody who plays: only a move is wanted.
    pub fn for_a_move(self) -> Limits {
        Limits {
            move_only: true,
            ..self
        }
    }

    /// For a clock with this much left and added per move: a share of it, more where it pays, and never
    /// so much that the clock runs out.
    pub fn clock(left: Duration, increment: Duration) -> Limits {
        let spare = left.saturating_sub(Duration::from_millis(30));
        let share = spare / 28 + increment * 3 / 4;
        Limits {
            soft: Some(share.min(spare / 2) * 6 / 10),
            hard: Some((share * 3).min(spare / 2)),
            ..Limits::default()
        }
    }
}

/// Shared by the threads of a search and by whoever may stop it.
pub struct Stop {
    asked: AtomicBool,
    begun: Moment,
    limits: Limits,
    /// Asked now and then whether to stop, where nobody else can call [`Stop::ask`] meanwhile.
    watch: Option<fn() -> bool>,
    nodes: AtomicU64,
    tbhits: AtomicU64,
}

impl Stop {
    /// A search with these limits begins now.
    pub fn new(limits: Limits) -> Stop {
        Stop {
            asked: false.into(),
            begun: Moment::now(),
            limits,
            watch: None,
            nodes: 0.into(),
            tbhits: 0.into(),
        }
    }

    /// The same, stopped as soon as `watch` says so: for a machine with one thread only.
    pub fn watched(limits: Limits, watch: fn() -> bool) -> Stop {
        Stop {
            watch: Some(watch),
            ..Stop::new(limits)
        }
    }

    /// Stops the search soon.
    pub fn ask(&self) {
        self.asked.store(true, Relaxed);
    }

    /// Whether it was stopped.
    pub fn asked(&self) -> bool {
        self.asked.load(Relaxed)
    }

    /// The limits.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// How long the search has been going on.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Nodes of all threads, as far as they have told.
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    /// Positions that an oracle knew.
    pub fn tbhits(&self) -> u64 {
        self.tbhits.load(Relaxed)
    }

    /// An oracle knew so many more positions.
    pub(crate) fn count_tbhits(&self, count: u64) {
        self.tbhits.fetch_add(count, Relaxed);
    }

    /// A thread has searched so many more nodes; returns whether it must stop.
    pub fn tell(&self, nodes: u64) -> bool {
        let sum = self.nodes.fetch_add(nodes, Relaxed) + nodes;
        if self.limits.nodes.is_some_and(|most| sum >= most)
            || self
                .limits
                .hard
                .is_some_and(|time| self.begun.elapsed() >= time)
            || self.watch.is_some_and(|stopped| stopped())
        {
            self.ask();
        }
        self.asked()
    }

    /// Whether another depth may be begun, where `share` hundredths of the soft limit are to be used.
    pub fn may_deepen(&self, share: u32) -> bool {
        !self.asked()
            && self
                .limits
                .soft
                .is_none_or(|time| self.begun.elapsed() < time * share / 100)
    }
}
