//! The schema, as numbered steps that each database takes once.
//!
//! Two versions of the program run side by side while servers are upgraded one after the other: a step only adds (tables,
//! columns that may be absent or have a default, indexes). What is no longer used is removed by a later release, when no
//! server that used it runs any more.

use rusqlite::Connection;

use super::sqlite::{Transaction, database};
use super::{Dialect, StoreError, Tx};
use crate::values;

/// Every migration with its number, in order. A step that has been released is never changed.
const MIGRATIONS: &[(i64, &str)] = &[
    (1, include_str!("migrations/0001-core.sql")),
    (10, include_str!("migrations/0010-people.sql")),
    (20, include_str!("migrations/0020-ratings.sql")),
    (30, include_str!("migrations/0030-lobby.sql")),
    (40, include_str!("migrations/0040-chat.sql")),
    (50, include_str!("migrations/0050-correspondence.sql")),
    (60, include_str!("migrations/0060-archive.sql")),
    (70, include_str!("migrations/0070-indexes.sql")),
    (80, include_str!("migrations/0080-nodes.sql")),
    (82, include_str!("migrations/0082-work.sql")),
    (86, include_str!("migrations/0086-lag.sql")),
    (90, include_str!("migrations/0090-tasks.sql")),
];

/// The newest schema that this program knows.
pub fn known() -> i64 {
    MIGRATIONS
        .iter()
        .map(|(number, _)| *number)
        .max()
        .unwrap_or(0)
}

/// Takes the steps that a database has not taken yet, all in one transaction. A database with a step that is not known
/// here belongs to a newer program, and is left alone.
pub fn run(connection: &mut Connection) -> Result<(), StoreError> {
    let wrong = |error: rusqlite::Error| database(&error);
    connection.execute_batch("BEGIN IMMEDIATE").map_err(wrong)?;
    let taken = take(&mut Transaction(connection));
    let end = if taken.is_ok() { "COMMIT" } else { "ROLLBACK" };
    let ended = connection.execute_batch(end).map_err(wrong);
    taken.and(ended)
}

/// Takes them inside a transaction.
pub fn take(tx: &mut dyn Tx) -> Result<(), StoreError> {
    let create = "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY)";
    tx.execute(create, &[])?;
    for (number, sql) in pending(tx)? {
        for statement in statements(sql, tx.dialect()) {
            tx.execute(&statement, &[])?;
        }
        let note = "INSERT INTO migrations (number) VALUES ($1)";
        tx.execute(note, values![number])?;
    }
    Ok(())
}

/// The steps that a database has not taken, all the others being known here.
pub fn pending(tx: &mut dyn Tx) -> Result<Vec<(i64, &'static str)>, StoreError> {
    let rows = tx.query("SELECT number FROM migrations", &[])?;
    let taken: Vec<i64> = rows
        .iter()
        .map(|row| row.get(0))
        .collect::<Result<_, _>>()?;
    let unknown = |number: &i64| MIGRATIONS.iter().all(|(known, _)| known != number);
    if taken.iter().any(unknown) {
        let found = taken.iter().copied().max().unwrap_or(0);
        let known = known();
        return Err(StoreError::Newer { found, known });
    }
    let pending = MIGRATIONS
        .iter()
        .filter(|(number, _)| !taken.contains(number));
    Ok(pending.copied().collect())
}

/// Every table but the one of the steps, those that others refer to before these.
pub fn tables() -> Vec<String> {
    let steps = MIGRATIONS.iter();
    let all = steps.flat_map(|(_, sql)| statements(sql, Dialect::Sqlite));
    let name = |statement: String| {
        let rest = statement.strip_prefix("CREATE TABLE ")?;
        rest.split_whitespace().next().map(str::to_owned)
    };
    all.filter_map(name).collect()
}

/// The columns of a table in a database, by name; none where it has no such table.
pub fn columns(tx: &mut dyn Tx, table: &str) -> Result<Vec<String>, StoreError> {
    let sqlite = "SELECT name FROM pragma_table_info($1) ORDER BY name";
    let postgres = "SELECT column_name FROM information_schema.columns
                    WHERE table_schema = current_schema() AND table_name = $1 ORDER BY column_name";
    let sql = match tx.dialect() {
        Dialect::Sqlite => sqlite,
        Dialect::Postgres => postgres,
    };
    let rows = tx.query(sql, values![table])?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// The statements of a step.
fn statements(sql: &str, dialect: Dialect) -> Vec<String> {
    let lines = sql
        .lines()
        .map(|line| line.split_once("--").map_or(line, |(code, _)| code));
    let code = lines.collect::<Vec<_>>().join("\n");
    let code = match dialect {
        Dialect::Sqlite => code,
        Dialect::Postgres => code
            .replace(" WITHOUT ROWID", "")
            .replace(" BLOB", " BYTEA")
            .replace(" TEXT", " TEXT COLLATE \"C\""),
    };
    let all = code.split(';').map(str::trim);
    all.filter(|statement| !statement.is_empty())
        .map(str::to_owned)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A server of the version before goes on while this one is started: nothing that it uses may go.
    #[test]
    fn steps_only_add() {
        for (number, sql) in MIGRATIONS {
            for statement in statements(sql, Dialect::Sqlite) {
                let words: Vec<String> = statement
                    .split_whitespace()
                    .map(str::to_uppercase)
                    .collect();
                let words: Vec<&str> = words.iter().map(String::as_str).collect();
                // No statement names an index: without one the version before is slower, and that is all.
                let adds = matches!(
                    words[..],
                    ["CREATE", "TABLE" | "INDEX", ..]
                        | ["CREATE", "UNIQUE", "INDEX", ..]
                        | ["DROP", "INDEX", _]
                );
                let column = matches!(words[..], ["ALTER", "TABLE", _, "ADD", "COLUMN", ..]);
                // A statement of the version before names its columns only: the others must do without a value.
                let absent = !words.contains(&"NOT") || words.contains(&"DEFAULT");
                assert!(
                    adds || (column && absent),
                    "step {number} does more than to add: {statement}"
                );
            }
        }
    }

    #[test]
    fn a_step_is_written_for_both_databases() {
        let sql = "-- What; for.\nCREATE TABLE a (\n  b TEXT, -- c; d\n  e BLOB\n) WITHOUT ROWID;\nCREATE INDEX f ON a (b);";
        let postgres = statements(sql, Dialect::Postgres);
        assert_eq!(postgres.len(), 2);
        assert!(
            postgres[0].contains("b TEXT COLLATE \"C\","),
            "{postgres:?}"
        );
        assert!(postgres[0].ends_with("e BYTEA\n)"), "{postgres:?}");
        assert!(statements(sql, Dialect::Sqlite)[0].ends_with("WITHOUT ROWID"));
    }
}
