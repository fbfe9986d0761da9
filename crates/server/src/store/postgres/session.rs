//! One connection with its prepared statements. Whoever has it also drives it: nothing happens between two statements.

use std::collections::HashMap;
use std::future::Future;
use std::time::Duration;

use tokio::runtime::{Builder, Runtime};
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Statement};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::address::{Address, cause};
use crate::store::StoreError;
use crate::store::tx::Access;

/// Statements that a connection keeps prepared.
const STATEMENTS: usize = 256;
/// How long the server may take for what belongs to a transaction that writes, before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(15);

/// What every connection is set to. A commit has reached the disk when it returns, whatever the server's default; whoever
/// dies within a transaction does not hold it open.
const SETTINGS: &str = "SET idle_in_transaction_session_timeout = '60s'; SET bytea_output = 'hex';
    SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off';";
/// And those that write. Scans of whole tables, which the planner likes while these are small, would make every two
/// transactions depend on each other. A node that is stopped in a transaction must not stop the others: what it read
/// and locked is free after a moment.
const WRITING: &str =
    "SET lock_timeout = '5s'; SET statement_timeout = '10s'; SET enable_seqscan = off;
    SET idle_in_transaction_session_timeout = '3s';";

/// What a connection is for.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// Transactions that only read, for as long as they like.
    Reader,
    /// Short transactions that write.
    Writer,
}

/// A connection.
pub struct Session {
    /// Taken away when the session ends.
    runtime: Option<Runtime>,
    /// The connection.
    pub client: Client,
    statements: HashMap<String, Statement>,
    role: Role,
}

impl Session {
    /// Connects.
    pub fn open(address: &Address, role: Role) -> Result<Session, StoreError> {
        let runtime = Builder::new_current_thread().enable_all().build();
        let runtime = runtime.map_err(|error| StoreError::Unavailable(error.to_string()))?;
        let tls = MakeRustlsConnect::new(address.tls());
        let connecting = async {
            let (client, connection) = address.config().connect(tls).await?;
            // Its error is that of every statement after it.
            tokio::spawn(async move { drop(connection.await) });
            let settings = match role {
                Role::Reader => SETTINGS.to_owned(),
                Role::Writer => format!("{SETTINGS} {WRITING}"),
            };
            client.batch_execute(&settings).await?;
            Ok(client)
        };
        let connected = runtime.block_on(async {
            let connected = tokio::time::timeout(PATIENCE, connecting).await;
            connected
                .map_err(|_| silent(address))?
                .map_err(|error| refused(address, &error))
        });
        match connected {
            Ok(client) => Ok(Session {
                runtime: Some(runtime),
                client,
                statements: HashMap::new(),
                role,
            }),
            Err(error) => {
                runtime.shutdown_background();
                Err(error)
            }
        }
    }

    /// Whether it still is what it was when it was put away.
    pub fn is_alive(&self) -> bool {
        // What has come meanwhile is looked at: a server that ended has said so.
        self.wait(async {
            for _ in 0..3 {
                tokio::task::yield_now().await;
            }
        });
        !self.client.is_closed()
    }

    /// Waits on this thread, and drives the connection meanwhile.
    pub fn wait<F: Future>(&self, future: F) -> F::Output {
        let runtime = self.runtime.as_ref();
        runtime
            .expect("a session has its runtime until it is dropped")
            .block_on(future)
    }

    /// The same, where the answer has to come in time.
    pub fn wait_for<F: Future>(&self, future: F) -> Option<F::Output> {
        match self.role {
            Role::Reader => Some(self.wait(future)),
            Role::Writer => self.wait(async { tokio::time::timeout(PATIENCE, future).await.ok() }),
        }
    }

    /// A prepared statement.
    pub fn prepared(&mut self, sql: &str) -> Result<Statement, tokio_postgres::Error> {
        if let Some(statement) = self.statements.get(sql) {
            return Ok(statement.clone());
        }
        let statement = self.wait(self.client.prepare(sql))?;
        if self.statements.len() >= STATEMENTS {
            // Only statements that are put together differ so much; the usual ones are prepared again soon.
            self.statements.clear();
        }
        self.statements.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        self.statements.clear();
        if let Some(runtime) = self.runtime.take() {
            // Also where waiting is not allowed.
            runtime.shutdown_background();
        }
    }
}

fn silent(address: &Address) -> StoreError {
    StoreError::Access(Access::Unreachable {
        at: address.at(),
        why: "no answer in time".to_owned(),
    })
}

/// Why a server did not let us in.
fn refused(address: &Address, error: &tokio_postgres::Error) -> StoreError {
    let (at, user) = (address.at(), address.user().to_owned());
    let Some(said) = error.as_db_error() else {
        let why = cause(error);
        if why.contains("password missing") {
            return StoreError::Access(Access::Login { at, user, why });
        }
        return StoreError::Access(Access::Unreachable { at, why });
    };
    let why = said.message().to_owned();
    let code = said.code();
    StoreError::Access(
        if *code == SqlState::INVALID_PASSWORD
            || *code == SqlState::INVALID_AUTHORIZATION_SPECIFICATION
        {
            Access::Login { at, user, why }
        } else if *code == SqlState::INVALID_CATALOG_NAME {
            let name = address.name().to_owned();
            Access::Absent { at, name }
        } else if *code == SqlState::INSUFFICIENT_PRIVILEGE {
            Access::Rights { user, why }
        } else {
            // Starting, stopping, full: it may be otherwise in a moment.
            Access::Unreachable { at, why }
        },
    )
}
