//! Everything from one database to another, of whatever kind: all or nothing, and compared.

use sha2::{Digest, Sha256};

use super::{Database, Isolation, Row, Store, StoreError, Tx, Value, backup, migrations, settings};

/// Rows that one statement writes.
const ROWS: usize = 50;

/// What became of one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// Its name.
    pub name: String,
    /// How many rows it has.
    pub rows: u64,
    /// A number that depends on every value of every row, but not on their order.
    pub checksum: u128,
}

/// Why nothing was copied.
#[derive(thiserror::Error, Debug)]
pub enum CopyError {
    /// There is something in the target already.
    #[error("the target has rows in the table {0}")]
    NotEmpty(String),
    /// What was written is not what was read.
    #[error("the table {0} differs after it was copied")]
    Differs(String),
    /// The database that is read fails.
    #[error("{0}")]
    From(StoreError),
    /// The database that is written fails.
    #[error("{0}")]
    To(#[from] StoreError),
}

/// Copies everything. The target gets the schema of this program and must hold nothing else. `progress` hears how many
/// rows of which table have been copied.
pub fn copy(
    from: &Database,
    to: &Database,
    mut progress: impl FnMut(&str, u64) + Send + 'static,
) -> Result<Vec<Table>, CopyError> {
    let source = Store::connect(from).map_err(CopyError::From)?;
    if let Database::Sqlite(path) = to
        && !path.exists()
    {
        let created = backup::create_for_owner(path);
        created.map_err(|error| StoreError::Database(format!("{}: {error}", path.display())))?;
    }
    let target = Store::open(to)?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| StoreError::Database(error.to_string()))?;
    let patient = matches!(from, Database::Postgres(_));
    let work = move |out: &mut dyn Tx| -> Result<Vec<Table>, CopyError> {
        refuse_rows(out)?;
        let copied = source.read_here(|tx| {
            if patient {
                // It waits while the other one is compared, however long that takes.
                let sql = "SELECT set_config('idle_in_transaction_session_timeout', '0', true)";
                tx.query(sql, &[])?;
            }
            copy_all(tx, out, &mut progress)
        });
        copied.map_err(|Read(error)| error)
    };
    // One transaction: whatever happens, the target is whole or empty.
    match target {
        Store::Sqlite(target) => runtime.block_on(target.write(work)),
        Store::Postgres(target) => runtime.block_on(target.write(Isolation::Latest, work)),
    }
}

/// A target with rows is somebody's.
fn refuse_rows(tx: &mut dyn Tx) -> Result<(), CopyError> {
    for table in migrations::tables() {
        if tx
            .one(&format!("SELECT 1 FROM {table} LIMIT 1"), &[])?
            .is_some()
        {
            return Err(CopyError::NotEmpty(table));
        }
    }
    Ok(())
}

/// An error of the source, told apart from those of the target.
struct Read(CopyError);

impl From<StoreError> for Read {
    fn from(error: StoreError) -> Read {
        Read(CopyError::From(error))
    }
}

fn copy_all(
    tx: &mut dyn Tx,
    out: &mut dyn Tx,
    progress: &mut dyn FnMut(&str, u64),
) -> Result<Vec<Table>, Read> {
    migrations::pending(tx)?;
    let mut tables = Vec::new();
    for name in migrations::tables() {
        let columns = migrations::columns(tx, &name)?;
        // A source of an older program has fewer tables.
        if columns.is_empty() {
            continue;
        }
        let copied = copy_table(tx, out, &name, &columns, progress)?;
        let written = digest(out, &name, &columns).map_err(|error| Read(CopyError::To(error)))?;
        if written != copied {
            return Err(Read(CopyError::Differs(name)));
        }
        tables.push(copied);
    }
    Ok(tables)
}

fn copy_table(
    tx: &mut dyn Tx,
    out: &mut dyn Tx,
    name: &str,
    columns: &[String],
    progress: &mut dyn FnMut(&str, u64),
) -> Result<Table, Read> {
    let mut table = Table::new(name);
    let mut batch = Vec::with_capacity(ROWS * columns.len());
    let mut failed = None;
    let mut sql = format!("SELECT {} FROM {name}", columns.join(", "));
    let mut values = Vec::new();
    if name == "settings" {
        // Servers on the copy are no part of those that go on with the source.
        sql += " WHERE name <> $1";
        values.push(settings::CLUSTER.into());
    }
    let full = insert(name, columns, ROWS);
    tx.each(&sql, &values, &mut |row| {
        table.add(&row);
        batch.extend(row.0);
        if batch.len() == ROWS * columns.len() {
            failed = out.send(&full, &batch).err();
            batch.clear();
            progress(name, table.rows);
        }
        failed.is_none()
    })?;
    let rest = batch.len() / columns.len();
    let written = match failed {
        None if rest > 0 => out.send(&insert(name, columns, rest), &batch),
        None => Ok(()),
        Some(error) => Err(error),
    };
    written.map_err(|error| Read(CopyError::To(error)))?;
    progress(name, table.rows);
    Ok(table)
}

/// A statement that writes several rows.
fn insert(table: &str, columns: &[String], rows: usize) -> String {
    let mut next = 1..;
    let mut row = || {
        let places: Vec<String> = next
            .by_ref()
            .take(columns.len())
            .map(|number| format!("${number}"))
            .collect();
        format!("({})", places.join(", "))
    };
    let rows: Vec<String> = (0..rows).map(|_| row()).collect();
    format!(
        "INSERT INTO {table} ({}) VALUES {}",
        columns.join(", "),
        rows.join(", ")
    )
}

/// What a table holds, in few numbers.
fn digest(tx: &mut dyn Tx, name: &str, columns: &[String]) -> Result<Table, StoreError> {
    let mut table = Table::new(name);
    let sql = format!("SELECT {} FROM {name}", columns.join(", "));
    tx.each(&sql, &[], &mut |row| {
        table.add(&row);
        true
    })?;
    Ok(table)
}

impl Table {
    fn new(name: &str) -> Table {
        Table {
            name: name.to_owned(),
            rows: 0,
            checksum: 0,
        }
    }

    fn add(&mut self, row: &Row) {
        self.rows += 1;
        self.checksum = self.checksum.wrapping_add(checksum(row));
    }
}

/// Sums of these do not depend on the order of rows, and two rows that were exchanged in part give another one.
fn checksum(row: &Row) -> u128 {
    let mut hash = Sha256::new();
    for value in &row.0 {
        let (kind, bytes): (u8, &[u8]) = match value {
            Value::Null => (0, &[]),
            Value::Int(number) => (1, &number.to_le_bytes()),
            Value::Real(number) => (2, &number.to_le_bytes()),
            // As every database can hold it.
            Value::Text(text) if text.contains('\0') => {
                let text = text.replace('\0', super::postgres::NO_NUL);
                part(&mut hash, 3, text.as_bytes());
                continue;
            }
            Value::Text(text) => (3, text.as_bytes()),
            Value::Blob(bytes) => (4, bytes),
        };
        part(&mut hash, kind, bytes);
    }
    let hash: [u8; 32] = hash.finalize().into();
    let (first, _) = hash.split_at(16);
    u128::from_le_bytes(first.try_into().expect("sixteen bytes"))
}

fn part(hash: &mut Sha256, kind: u8, bytes: &[u8]) {
    hash.update([kind]);
    hash.update((bytes.len() as u64).to_le_bytes());
    hash.update(bytes);
}
