//! What is to be sent or computed after a commit, as rows that are written with it.

use doska_play::round::Millis;

use super::{Row, Store, StoreError, Tx, Value, tasks};
use crate::{ids, values};

/// A row of the outbox.
#[derive(Clone, PartialEq, Debug)]
pub struct Item {
    /// Its id.
    pub id: String,
    /// What is to be done.
    pub kind: String,
    /// With what: JSON.
    pub body: String,
    /// How often it was tried.
    pub attempts: u32,
    /// When it was written.
    pub created_at: Millis,
}

impl Item {
    fn read(row: &Row) -> Result<Item, StoreError> {
        Ok(Item {
            id: row.get(0)?,
            kind: row.get(1)?,
            body: row.get(2)?,
            attempts: row.get(3)?,
            created_at: row.get(4)?,
        })
    }
}

/// Adds an item that is due at some time.
pub fn add(
    tx: &mut dyn Tx,
    kind: &str,
    body: &str,
    now: Millis,
    due: Millis,
) -> Result<String, StoreError> {
    let id = ids::random(16);
    let sql = "INSERT INTO outbox (id, kind, body, created_at, due_at) VALUES ($1, $2, $3, $4, $5)";
    tx.send(sql, values![&id, kind, body, now, due])?;
    Ok(id)
}

/// How many messages wait for one address.
pub const MOST_FOR_ONE: u32 = 50;

/// Adds a message for an address of somebody, due at once. The id says for which, so that they can be counted: where too
/// many wait, the oldest goes, which is worth the least.
pub fn add_for(
    tx: &mut dyn Tx,
    kind: &str,
    address: &str,
    body: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let [first, last] = ["-", "."].map(|end| format!("{kind}-{address}{end}"));
    let sql = "SELECT COUNT(*) FROM outbox WHERE id > $1 AND id < $2";
    let row = tx.one(sql, values![&first, &last])?;
    let waiting: u32 = row.map_or(Ok(0), |row| row.get(0))?;
    if waiting >= MOST_FOR_ONE {
        let sql = "DELETE FROM outbox WHERE id =
                   (SELECT id FROM outbox WHERE id > $1 AND id < $2 ORDER BY created_at, id LIMIT 1)";
        tx.execute(sql, values![&first, &last])?;
    }
    add_once(tx, &format!("{first}{}", ids::random(16)), kind, body, now)
}

/// Adds an item whose id says what it is, unless it is there already.
pub fn add_once(
    tx: &mut dyn Tx,
    id: &str,
    kind: &str,
    body: &str,
    now: Millis,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO outbox (id, kind, body, created_at, due_at) VALUES ($1, $2, $3, $4, $4)
               ON CONFLICT (id) DO NOTHING";
    tx.execute(sql, values![id, kind, body, now])?;
    Ok(())
}

/// How somebody takes items.
pub struct Lease {
    /// Who takes them, for those who watch.
    pub worker: String,
    /// The kinds.
    pub kinds: &'static [&'static str],
    /// How many at most.
    pub most: u32,
    /// How long they are in hand.
    pub time: Millis,
}

/// Takes items that are due. Each is handed out again when the time of the lease is over, unless it is
/// [finished](finish) or [renewed](renew) before: a worker that dies loses nothing. Two workers never take the same.
pub fn take(tx: &mut dyn Tx, lease: &Lease, now: Millis) -> Result<Vec<Item>, StoreError> {
    let kinds = lease.kinds.len();
    let places: Vec<String> = (4..4 + kinds).map(|n| format!("${n}")).collect();
    let sql = format!(
        "UPDATE outbox SET attempts = attempts + 1, due_at = $1, worker = $2, progress = NULL
         WHERE id IN (SELECT id FROM outbox WHERE due_at <= $3 AND kind IN ({}) ORDER BY due_at, id LIMIT ${}{})
         RETURNING id, kind, body, attempts, created_at",
        places.join(", "),
        kinds + 4,
        tx.skip_locked()
    );
    let mut values = values![now + lease.time, &lease.worker, now].to_vec();
    values.extend(lease.kinds.iter().map(|kind| Value::from(*kind)));
    values.push(lease.most.into());
    let rows = tx.query(&sql, &values)?;
    rows.iter().map(Item::read).collect()
}

/// The same, in a transaction of its own; the writer is not asked where nothing is due.
pub async fn take_due(store: &Store, lease: Lease, now: Millis) -> Result<Vec<Item>, StoreError> {
    let kinds = lease.kinds;
    if !store.read(move |tx| waits(tx, kinds, now)).await? {
        return Ok(Vec::new());
    }
    store.write(move |tx| take(tx, &lease, now)).await
}

/// Keeps an item in hand for longer, and says how far it is, in thousandths. False if the lease was over and somebody
/// else has it now.
pub fn renew(
    tx: &mut dyn Tx,
    item: &Item,
    until: Millis,
    progress: u32,
) -> Result<bool, StoreError> {
    let sql = "UPDATE outbox SET due_at = $1, progress = $2 WHERE id = $3 AND attempts = $4";
    let changed = tx.execute(sql, values![until, progress, &item.id, item.attempts])?;
    Ok(changed == 1)
}

/// How far the item of a kind with this body is, in thousandths; `None` while nobody has it in hand.
pub fn progress(tx: &mut dyn Tx, kind: &str, body: &str) -> Result<Option<u32>, StoreError> {
    let sql = "SELECT progress FROM outbox WHERE kind = $1 AND body = $2";
    let row = tx.one(sql, values![kind, body])?;
    row.map_or(Ok(None), |row| row.get(0))
}

/// Whether an item of these kinds is due.
fn waits(tx: &mut dyn Tx, kinds: &[&str], now: Millis) -> Result<bool, StoreError> {
    let places: Vec<String> = (2..2 + kinds.len()).map(|n| format!("${n}")).collect();
    let sql = format!(
        "SELECT 1 FROM outbox WHERE due_at <= $1 AND kind IN ({}) LIMIT 1",
        places.join(", ")
    );
    let mut values = values![now].to_vec();
    values.extend(kinds.iter().map(|kind| Value::from(*kind)));
    Ok(tx.one(&sql, &values)?.is_some())
}

/// How many items are due, and since when the oldest is. Tasks are not counted: whoever waits for them asks for more
/// than can be done at once.
pub fn backlog(tx: &mut dyn Tx, now: Millis) -> Result<(u64, Option<Millis>), StoreError> {
    let sql = "SELECT COUNT(*), MIN(due_at) FROM outbox WHERE due_at <= $1 AND kind NOT LIKE $2";
    let row = tx.one(sql, values![now, format!("{}%", tasks::KIND)])?;
    row.map_or(Ok((0, None)), |row| Ok((row.get(0)?, row.get(1)?)))
}

/// Done, or given up, together with what it led to in this transaction. [`StoreError::Conflict`] if the lease was over
/// and somebody else has it now: then nothing of it takes effect.
pub fn finish(tx: &mut dyn Tx, item: &Item) -> Result<(), StoreError> {
    let sql = "DELETE FROM outbox WHERE id = $1 AND attempts = $2";
    match tx.execute(sql, values![&item.id, item.attempts])? {
        1 => Ok(()),
        _ => Err(StoreError::Conflict),
    }
}

/// To be tried again at some time, unless somebody else has it by now.
pub fn postpone(tx: &mut dyn Tx, item: &Item, due: Millis) -> Result<(), StoreError> {
    let sql = "UPDATE outbox SET due_at = $1, worker = NULL WHERE id = $2 AND attempts = $3";
    tx.execute(sql, values![due, &item.id, item.attempts])?;
    Ok(())
}

/// To be done from a time on, by whoever is free then, unless somebody has it by now. It does not count as an attempt.
pub fn give_back(tx: &mut dyn Tx, item: &Item, due: Millis) -> Result<(), StoreError> {
    let sql =
        "UPDATE outbox SET due_at = $1, worker = NULL, progress = NULL, attempts = attempts - 1
               WHERE id = $2 AND attempts = $3";
    tx.execute(sql, values![due, &item.id, item.attempts])?;
    Ok(())
}
