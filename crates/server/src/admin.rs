//! What the operator does at the command line, beside a running server or without one.

use doska_contract::online::{Report, Role};
use doska_play::Note;
use doska_play::round::Millis;
use tokio::runtime::Runtime;

use crate::people::{names, recovery};
use crate::store::players::Player;
use crate::store::{Database, Store, StoreError, Tx, accounts, moderation, sessions};

/// The store, opened for the operator.
pub struct Admin {
    store: Store,
    runtime: Runtime,
}

/// Why something was not done.
#[derive(thiserror::Error, Debug)]
pub enum AdminError {
    /// What was asked for does not fit; words for the operator.
    #[error("{0:?}")]
    Unfit(Note),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There are no threads to work with.
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

impl Admin {
    /// Opens a database.
    pub fn open(database: &Database) -> Result<Admin, AdminError> {
        Ok(Admin {
            runtime: Runtime::new()?,
            store: Store::open(database)?,
        })
    }

    /// Members and bots whose names begin so, a hundred at most.
    pub fn list(&self, prefix: &str) -> Result<Vec<Player>, AdminError> {
        let key = names::key(prefix);
        self.store.read_here(|tx| Ok(accounts::list(tx, &key)?))
    }

    /// Reports that wait for somebody.
    pub fn reports(&self) -> Result<Vec<Report>, AdminError> {
        self.store.read_here(|tx| Ok(moderation::open_reports(tx)?))
    }

    /// Gives a member a role, or none.
    pub fn set_role(&self, name: &str, role: Option<Role>) -> Result<(), AdminError> {
        let role = role.map_or("", Role::name);
        self.about(name, "role", role, move |tx, player, _| {
            Ok(accounts::set_role(tx, &player.id, role)?)
        })
    }

    /// A recovery code for a member who has lost everything. It signs in once.
    pub fn reset(&self, name: &str) -> Result<String, AdminError> {
        self.about(name, "reset", "", |tx, player, _| {
            if accounts::find(tx, &player.id)?.is_none() {
                return Err(AdminError::Unfit(
                    Note::new("admin-no-account").part(&player.name),
                ));
            }
            let code = recovery::new_code();
            accounts::add_recovery_code(tx, &player.id, &recovery::hash(&code))?;
            Ok(code)
        })
    }

    /// Closes an account: nobody can sign in to it.
    pub fn close(&self, name: &str) -> Result<(), AdminError> {
        self.about(name, "close", "", |tx, player, now| {
            moderation::set_closed(tx, &player.id, Some(now))?;
            moderation::close_reports_about(tx, &player.id, now)?;
            Ok(sessions::revoke_all(tx, &player.id)?)
        })
    }

    /// Makes a bot of a member, for good.
    pub fn make_bot(&self, name: &str) -> Result<(), AdminError> {
        self.about(name, "bot", "", |tx, player, _| {
            if accounts::find(tx, &player.id)?.is_none() {
                let note = Note::new("admin-no-account").part(&player.name);
                return Err(AdminError::Unfit(note));
            }
            if !accounts::make_bot(tx, &player.id)? {
                let note = Note::new("admin-bot-rated").part(&player.name);
                return Err(AdminError::Unfit(note));
            }
            Ok(())
        })
    }

    /// Opens it again.
    pub fn reopen(&self, name: &str) -> Result<(), AdminError> {
        self.about(name, "reopen", "", |tx, player, _| {
            Ok(moderation::set_closed(tx, &player.id, None)?)
        })
    }

    /// Does something about a member, and writes it into the log, where a running server finds it.
    fn about<T: Send + 'static>(
        &self,
        name: &str,
        action: &'static str,
        detail: &'static str,
        mut work: impl FnMut(&mut dyn Tx, &Player, Millis) -> Result<T, AdminError> + Send + 'static,
    ) -> Result<T, AdminError> {
        let name = name.to_owned();
        self.runtime.block_on(async {
            let now = crate::clock::beside(&self.store).await?;
            let done = self.store.write(move |tx| {
                let found = accounts::player_by_key(tx, &names::key(&name))?;
                let unknown = || AdminError::Unfit(Note::new("admin-unknown").part(&name));
                let player = found.ok_or_else(unknown)?;
                let done = work(tx, &player, now)?;
                moderation::log(tx, None, action, &player.id, detail, now)?;
                Ok(done)
            });
            done.await
        })
    }
}
