//! Tasks: parts of a job that somebody at a terminal waits for, such as the games of a match. A task is an item of the
//! outbox; its result stays until whoever waits has read it.

use doska_play::round::Millis;
use serde::{Deserialize, Serialize};

use super::outbox::{self, Item};
use super::{Row, StoreError, Tx};
use crate::values;

/// How the kinds of these items begin in the outbox. What follows names a version of the program: tasks are only done
/// by those that would do them alike.
pub const KIND: &str = "task ";

/// What the tasks of a job share.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// Its id.
    pub id: String,
    /// What is to be done.
    pub kind: String,
    /// With what: JSON.
    pub spec: String,
}

/// The body of an item: which part of which job.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Part {
    /// The job.
    pub job: String,
    /// The number of the task in it.
    pub number: u64,
}

/// What a task led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Its number.
    pub number: u64,
    /// Its result, or why there is none.
    pub outcome: Result<String, String>,
}

/// Whoever waits for a job is alive; its row is there.
pub fn keep(tx: &mut dyn Tx, job: &Job, now: Millis) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO task_jobs (id, kind, spec, created_at, seen_at) VALUES ($1, $2, $3, $4, $4)
               ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at";
    tx.send(sql, values![&job.id, &job.kind, &job.spec, now])
}

/// A job that was not ended.
pub fn find(tx: &mut dyn Tx, id: &str) -> Result<Option<Job>, StoreError> {
    let sql = "SELECT id, kind, spec FROM task_jobs WHERE id = $1";
    let read = |row: Row| {
        Ok(Job {
            id: row.get(0)?,
            kind: row.get(1)?,
            spec: row.get(2)?,
        })
    };
    tx.one(sql, values![id])?.map(read).transpose()
}

/// Asks for tasks of a job, unless they are asked for or done already, or the job has ended. `kind`: who may do them.
pub fn post(
    tx: &mut dyn Tx,
    job: &str,
    kind: &str,
    numbers: &[u64],
    now: Millis,
) -> Result<(), StoreError> {
    for &number in numbers {
        let part = Part {
            job: job.to_owned(),
            number,
        };
        let body = serde_json::to_string(&part).expect("texts and numbers can be written");
        let sql = "INSERT INTO outbox (id, kind, body, created_at, due_at)
                   SELECT $1, $2, $3, CAST($4 AS BIGINT), CAST($4 AS BIGINT)
                   WHERE EXISTS (SELECT 1 FROM task_jobs WHERE id = $5)
                     AND NOT EXISTS (SELECT 1 FROM task_results WHERE job = $5 AND number = $6)
                   ON CONFLICT (id) DO NOTHING";
        tx.send(sql, values![id(job, number), kind, body, now, job, number])?;
    }
    Ok(())
}

/// The id of a task in the outbox: those of one job in the order of their numbers.
fn id(job: &str, number: u64) -> String {
    format!("task-{job}-{number:020}")
}

/// Between these lie the ids of all tasks of a job, whose own id is letters and digits.
fn ids(job: &str) -> [String; 2] {
    [format!("task-{job}-"), format!("task-{job}.")]
}

/// Whether somebody has a task of a job in hand.
pub fn in_hand(tx: &mut dyn Tx, job: &str, now: Millis) -> Result<bool, StoreError> {
    let [first, last] = ids(job);
    let sql =
        "SELECT 1 FROM outbox WHERE id > $1 AND id < $2 AND due_at > $3 AND attempts > 0 LIMIT 1";
    Ok(tx.one(sql, values![first, last, now])?.is_some())
}

/// A task is done, and what it led to is kept. [`StoreError::Conflict`] if the lease was over and somebody else has it
/// now, or nobody waits for it any more: then nothing of it takes effect.
pub fn finish(
    tx: &mut dyn Tx,
    item: &Item,
    part: &Part,
    outcome: &Result<String, String>,
    now: Millis,
) -> Result<(), StoreError> {
    let (result, error) = match outcome {
        Ok(result) => (Some(result.as_str()), None),
        Err(error) => (None, Some(error.as_str())),
    };
    outbox::finish(tx, item)?;
    let sql = "INSERT INTO task_results (job, number, result, error, created_at) VALUES ($1, $2, $3, $4, $5)
               ON CONFLICT (job, number) DO NOTHING";
    tx.send(sql, values![&part.job, part.number, result, error, now])
}

/// What the tasks of a job have led to, in the order of their numbers.
pub fn results(tx: &mut dyn Tx, job: &str) -> Result<Vec<Finished>, StoreError> {
    let sql = "SELECT number, result, error FROM task_results WHERE job = $1 ORDER BY number";
    let read = |row: &Row| {
        let (result, error): (Option<String>, Option<String>) = (row.get(1)?, row.get(2)?);
        Ok(Finished {
            number: row.get(0)?,
            outcome: result.ok_or_else(|| error.unwrap_or_default()),
        })
    };
    tx.query(sql, values![job])?.iter().map(read).collect()
}

/// These results were read.
pub fn forget(tx: &mut dyn Tx, job: &str, numbers: &[u64]) -> Result<(), StoreError> {
    for &number in numbers {
        let sql = "DELETE FROM task_results WHERE job = $1 AND number = $2";
        tx.send(sql, values![job, number])?;
    }
    Ok(())
}

/// Nobody waits for a job any more: nothing of it is left.
pub fn end(tx: &mut dyn Tx, job: &str) -> Result<(), StoreError> {
    let [first, last] = ids(job);
    let sql = "DELETE FROM outbox WHERE id > $1 AND id < $2";
    tx.send(sql, values![first, last])?;
    tx.send("DELETE FROM task_results WHERE job = $1", values![job])?;
    tx.send("DELETE FROM task_jobs WHERE id = $1", values![job])
}

/// Ends the jobs of those who were not seen since, and says how many these were. A result that was stored while its job
/// ended goes as well.
pub fn end_abandoned(tx: &mut dyn Tx, since: Millis) -> Result<usize, StoreError> {
    let sql = "DELETE FROM task_results WHERE created_at < $1
               AND NOT EXISTS (SELECT 1 FROM task_jobs WHERE id = job)";
    tx.send(sql, values![since])?;
    let sql = "SELECT id FROM task_jobs WHERE seen_at < $1";
    let rows = tx.query(sql, values![since])?;
    for row in &rows {
        end(tx, &row.get::<String>(0)?)?;
    }
    Ok(rows.len())
}
