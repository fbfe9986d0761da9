//! Work that no request waits for: rows of the outbox, claimed with leases by whoever has time, in `doska serve` or in
//! `doska worker`. What is done takes effect once; what a worker that died had in hand, another takes up.

pub mod client;
pub(crate) mod hand;
pub mod tasks;

use std::sync::Arc;

use tokio::task::JoinHandle;

use crate::app::App;
use crate::{archive, bots, jobs, outgoing};

/// What a worker may do.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Moves and answers of the server's own bots.
    Bots,
    /// Computer analysis of games.
    Analysis,
    /// Ended games into the index of the archive.
    Archive,
    /// Push messages, mail, webhooks, and conditional moves.
    Messages,
    /// Games of matches, of self-play and for puzzles, for somebody at a terminal. Servers leave them to workers: they
    /// would take every core that players need.
    Tasks,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 5] = [
        Kind::Bots,
        Kind::Analysis,
        Kind::Archive,
        Kind::Messages,
        Kind::Tasks,
    ];

    /// What a server does itself.
    pub const OF_SERVERS: [Kind; 4] = [Kind::Bots, Kind::Analysis, Kind::Archive, Kind::Messages];

    /// Its name for the operator.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Bots => "bots",
            Kind::Analysis => "analysis",
            Kind::Archive => "archive",
            Kind::Messages => "messages",
            Kind::Tasks => "tasks",
        }
    }

    /// The kind of this name.
    pub fn of_name(name: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// Begins to do work of these kinds, unless the configuration leaves it to others. Tasks need a laboratory.
pub fn run(
    app: &App,
    kinds: &[Kind],
    laboratory: Option<&Arc<dyn tasks::Laboratory>>,
) -> Vec<JoinHandle<()>> {
    let searches = app.config.workers;
    if searches == Some(0) {
        return Vec::new();
    }
    let begin = |kind: &Kind| {
        let app = app.clone();
        Some(match kind {
            Kind::Bots => {
                let searches = searches.unwrap_or_else(bots::usual_searches);
                jobs::keep("bots", move || bots::run_with(app.clone(), searches))
            }
            Kind::Analysis => jobs::keep("analysis", move || archive::analyse_queued(app.clone())),
            Kind::Archive => jobs::keep("archive", move || archive::index_ended(app.clone())),
            Kind::Messages => jobs::keep("messages", move || outgoing::jobs::run(app.clone())),
            Kind::Tasks => {
                // They give way to everything else: every core may do some.
                let hands = searches.unwrap_or_else(cores);
                let laboratory = Arc::clone(laboratory?);
                jobs::keep("tasks", move || {
                    tasks::run(app.clone(), Arc::clone(&laboratory), hands)
                })
            }
        })
    };
    kinds.iter().filter_map(begin).collect()
}

fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}
