//! Copies of a database: made while a server uses it, checked, and put in its place again.

mod owner;

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::backup::Backup;
use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::check::{self, Checked};
use super::sqlite::database;
use super::{StoreError, migrations};
pub(super) use owner::create_for_owner;

/// How long to wait for somebody who writes just now.
const PATIENCE: Duration = Duration::from_secs(5);
/// Pages that are copied at once.
const PAGES: i32 = 4096;

/// Why a copy could not be made or put in place. What was there is as it was.
#[derive(thiserror::Error, Debug)]
pub enum BackupError {
    /// A file could not be read or written.
    #[error("{}: {error}", .path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file to write is there already.
    #[error("{} exists", .0.display())]
    Exists(PathBuf),
    /// The file is not a database.
    #[error("{} is not a database", .0.display())]
    NotDatabase(PathBuf),
    /// A program has the database open.
    #[error("{} is in use", .0.display())]
    InUse(PathBuf),
    /// The copy does not pass the check.
    #[error("the copy is damaged")]
    Damaged(Box<Checked>),
    /// The store failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Copies a database to a new file, while others use it, and checks the copy. Only its owner may read it.
pub fn backup(from: &Path, to: &Path) -> Result<Checked, BackupError> {
    if to.exists() {
        return Err(BackupError::Exists(to.to_owned()));
    }
    let part = beside(to, "part");
    let _ = fs::remove_file(&part);
    let made = copy(from, &part).and_then(|()| checked(&part));
    let result = made.and_then(|checked| {
        fs::rename(&part, to).map_err(|error| failed(to, error))?;
        sync_folder(to)?;
        Ok(checked)
    });
    if result.is_err() {
        // What failed is told; a part that stays is of no use to anybody.
        let _ = fs::remove_file(&part);
    }
    result
}

/// What a restoration did.
#[derive(Debug)]
pub struct Restored {
    /// What was checked.
    pub checked: Checked,
    /// Where the database lies that was there before.
    pub before: Option<PathBuf>,
}

/// Puts a copy in the place of a database, once it has passed the check. The old one is kept beside it, with
/// the time in its name. The new one has the owner and the mode of the old one; without an old one, the owner of its
/// folder.
pub fn restore(from: &Path, to: &Path) -> Result<Restored, BackupError> {
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    }
    let part = beside(to, "restoring");
    let _ = fs::remove_file(&part);
    let result = prepare(from, &part).and_then(|checked| {
        owner::hand_over(&part, to).map_err(|error| failed(&part, error))?;
        let before = replace(&part, to)?;
        Ok(Restored { checked, before })
    });
    if result.is_err() {
        let _ = fs::remove_file(&part);
    }
    result
}

/// A copy with the schema of this program, checked.
fn prepare(from: &Path, part: &Path) -> Result<Checked, BackupError> {
    copy(from, part)?;
    let mut connection = open(part, OpenFlags::default())?;
    migrations::run(&mut connection)?;
    drop(connection);
    checked(part)
}

fn checked(path: &Path) -> Result<Checked, BackupError> {
    let checked = check::check_file(path, &mut |_| {})?;
    if checked.findings.is_empty() {
        Ok(checked)
    } else {
        Err(BackupError::Damaged(Box::new(checked)))
    }
}

/// Copies the pages of one snapshot. Writers go on meanwhile: what they write is not in the copy.
fn copy(from: &Path, to: &Path) -> Result<(), BackupError> {
    // SQLite would say no more than that it cannot open it.
    File::open(from).map_err(|error| failed(from, error))?;
    let source = open(from, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    let wrong = |error: rusqlite::Error| wrong(from, &error);
    source.busy_timeout(PATIENCE).map_err(wrong)?;
    source
        .execute_batch("BEGIN; SELECT COUNT(*) FROM sqlite_schema;")
        .map_err(wrong)?;
    owner::create(to).map_err(|error| failed(to, error))?;
    let mut target = open(to, OpenFlags::default())?;
    let copied = Backup::new(&source, &mut target)
        .and_then(|backup| backup.run_to_completion(PAGES, Duration::ZERO, None));
    copied.map_err(wrong)?;
    // One file is the whole copy: without a log beside it.
    let whole = target.execute_batch("PRAGMA journal_mode = DELETE;");
    whole.map_err(|error| self::wrong(to, &error))?;
    drop(target);
    let synced = File::open(to).and_then(|file| file.sync_all());
    synced.map_err(|error| failed(to, error))
}

/// Puts `part` in the place of `to` in one step, while nobody can open it.
fn replace(part: &Path, to: &Path) -> Result<Option<PathBuf>, BackupError> {
    if !to.exists() {
        fs::rename(part, to).map_err(|error| failed(to, error))?;
        sync_folder(to)?;
        return Ok(None);
    }
    let held = hold(to)?;
    let time = jiff::Timestamp::now().strftime("%Y%m%d-%H%M%S");
    // Two within a second are told apart by a number.
    let name = |number: u32| match number {
        0 => beside(to, &format!("before-{time}")),
        _ => beside(to, &format!("before-{time}-{number}")),
    };
    let free = (0..100).map(name).find(|before| !before.exists());
    let before = free.ok_or_else(|| BackupError::Exists(name(0)))?;
    // Whatever happens in between, there is a whole database under one of the two names.
    fs::hard_link(to, &before).map_err(|error| failed(&before, error))?;
    if held.is_none() {
        // One that cannot be opened may have left its log: that belongs to the old one.
        for suffix in ["-wal", "-shm"] {
            let (log, kept) = (with(to, suffix), with(&before, suffix));
            if log.exists() {
                fs::rename(&log, &kept).map_err(|error| failed(&log, error))?;
            }
        }
    }
    fs::rename(part, to).map_err(|error| failed(to, error))?;
    sync_folder(to)?;
    drop(held);
    Ok(Some(before))
}

/// Takes a database for oneself alone; its log becomes part of it. `None` where it is so damaged that no program
/// could work with it.
fn hold(path: &Path) -> Result<Option<Connection>, BackupError> {
    let connection = open(path, OpenFlags::default())?;
    let alone = connection
        .execute_batch("PRAGMA busy_timeout = 300;")
        .and_then(|()| connection.execute_batch("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE;"));
    match alone {
        Ok(()) => Ok(Some(connection)),
        Err(error) => match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => {
                Err(BackupError::InUse(path.to_owned()))
            }
            Some(ErrorCode::NotADatabase | ErrorCode::DatabaseCorrupt) => Ok(None),
            _ => Err(database(&error).into()),
        },
    }
}

fn open(path: &Path, flags: OpenFlags) -> Result<Connection, BackupError> {
    Connection::open_with_flags(path, flags).map_err(|error| wrong(path, &error))
}

fn wrong(path: &Path, error: &rusqlite::Error) -> BackupError {
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => BackupError::NotDatabase(path.to_owned()),
        _ => database(error).into(),
    }
}

fn failed(path: &Path, error: io::Error) -> BackupError {
    BackupError::Io {
        path: path.to_owned(),
        error,
    }
}

/// `NAME.suffix` in the same folder.
fn beside(path: &Path, suffix: &str) -> PathBuf {
    with(path, &format!(".{suffix}"))
}

fn with(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(suffix);
    path.with_file_name(name)
}

fn folder_of(path: &Path) -> &Path {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// A name that has reached the disk stays there.
fn sync_folder(path: &Path) -> Result<(), BackupError> {
    let folder = folder_of(path);
    let synced = File::open(folder).and_then(|folder| folder.sync_all());
    synced.map_err(|error| failed(folder, error))
}
