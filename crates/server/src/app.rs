//! What every request can use.

use std::sync::Arc;

use doska_play::round::Millis;

use crate::bus::{Bus, BusError};
use crate::clock::Clock;
use crate::config::Config;
use crate::games::Games;
use crate::health::Readiness;
use crate::ids;
use crate::limits::Limits;
use crate::outgoing::Outgoing;
use crate::people::{People, Sessions};
use crate::presence::Presences;
use crate::store::{Store, StoreError, settings};
use crate::turns::Turns;

/// How many positions of strangers are read, with their moves, at the same time.
const POSITIONS: usize = 2;

/// Why a server cannot start.
#[derive(thiserror::Error, Debug)]
pub enum OpenError {
    /// The store cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The bus cannot be reached.
    #[error("the bus cannot be reached: {0}")]
    Bus(#[from] BusError),
}

/// The server's state, shared by all requests.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of an [`App`].
pub struct Parts {
    /// How it is set up.
    pub config: Config,
    /// What outlives the process.
    pub store: Store,
    /// Tells those who listen.
    pub bus: Bus,
    /// The time.
    pub clock: Clock,
    /// The games.
    pub games: Games,
    /// Who is signed in.
    pub sessions: Sessions,
    /// What signing in needs.
    pub people: People,
    /// Who is at which board.
    pub presences: Presences,
    /// Who has spoken lately.
    pub chat: crate::chat::Pace,
    /// The ways out: push, webhooks, mail.
    pub outgoing: Outgoing,
    /// How often everybody may do something.
    pub limits: Limits,
    /// Reads positions that strangers send: some take long, with all their moves.
    pub(crate) positions: Turns,
    /// Whether moves can be stored.
    pub readiness: Readiness,
    /// Set when the server is about to end.
    pub draining: tokio::sync::watch::Sender<bool>,
    /// The name of this node among those that share the store, new at every start.
    pub node: String,
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

impl App {
    /// Opens the store and the bus, and takes up the games where they were left, unless other nodes play them. Must be
    /// called inside a Tokio runtime.
    pub async fn open(config: Config) -> Result<App, OpenError> {
        let (app, alive) = App::opened(config).await?;
        app.begin(alive).await?;
        Ok(app)
    }

    /// Takes up the games as they were when a server was last alive, unless other nodes play them.
    pub async fn begin(&self, alive: Millis) -> Result<(), StoreError> {
        for table in self.games.begin(&self.node, alive).await? {
            self.presences.cut_off(&table);
        }
        Ok(())
    }

    /// Opens both for somebody who serves nobody.
    pub async fn join(config: Config) -> Result<App, OpenError> {
        Ok(App::opened(config).await?.0)
    }

    /// With when a server was last alive.
    async fn opened(config: Config) -> Result<(App, Millis), OpenError> {
        let store = Store::open(&config.database)?;
        // Clusters that share a NATS do not hear each other.
        let cluster = store.write(|tx| settings::keep(tx, settings::CLUSTER, &ids::random(12)));
        let bus = Bus::open(&config.bus, &cluster.await?).await?;
        let (clock, alive) = crate::games::clock(&store).await?;
        let app = App::with_bus(config, store, clock, bus);
        Ok((app, alive))
    }

    /// The same with a clock of one's own, for tests.
    pub fn with(config: Config, store: Store, clock: Clock) -> App {
        App::with_bus(config, store, clock, Bus::local())
    }

    /// The same with a bus of one's own.
    pub fn with_bus(config: Config, store: Store, clock: Clock, bus: Bus) -> App {
        App(Arc::new(Parts {
            games: Games::new(store.clone(), bus.clone(), clock.clone()),
            sessions: Sessions::new(store.clone(), clock.clone()),
            people: People::new(config.rate_limits),
            presences: Presences::new(clock.clone(), bus.is_shared()),
            chat: crate::chat::Pace::default(),
            outgoing: Outgoing::new(&config),
            limits: Limits::new(config.rate_limits, bus.is_shared()),
            positions: Turns::new(POSITIONS),
            readiness: Readiness::default(),
            draining: tokio::sync::watch::Sender::new(false),
            node: ids::random(8),
            config,
            store,
            bus,
            clock,
        }))
    }

    /// Starts what runs beside the requests.
    pub fn run_jobs(&self) {
        self.keep("deadlines", |app| app.games.clone().watch_deadlines());
        self.keep("beat", |app| app.games.clone().beat(app.node.clone()));
        self.keep("lost", |app| app.games.clone().find_lost());
        crate::work::run(self, &crate::work::Kind::OF_SERVERS, None);
        self.keep("operator", crate::people::operator::watch);
        self.keep("time", App::follow_time);
        self.keep("cluster", crate::cluster::run);
        self.keep("presence", crate::presence::run);
        self.keep("limits", crate::limits::run);
        self.keep("lobby", crate::lobby::jobs::run);
    }

    fn keep<F>(&self, name: &'static str, job: impl Fn(App) -> F + Send + 'static)
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let app = self.clone();
        crate::jobs::keep(name, move || job(app.clone()));
    }

    /// Whether the server is about to end.
    pub fn is_draining(&self) -> bool {
        *self.draining.borrow()
    }
}
