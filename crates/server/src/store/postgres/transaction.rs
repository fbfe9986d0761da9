//! A transaction on one connection. Statements that nobody waits for travel with the next one that somebody does.

use std::io;
use std::pin::Pin;

use futures_util::StreamExt;
use futures_util::future::{FutureExt, MaybeDone, maybe_done};
use tokio_postgres::error::Severity;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Error, Statement};

use super::address::cause;
use super::session::Session;
use super::values;
use crate::store::{Dialect, Row, StoreError, Tx, Value, measure};

/// Names the life of the server, from one crash to the next: recovery begins its statistics anew.
pub const LIFE: &str = "(SELECT CAST(stats_reset AS TEXT) FROM pg_stat_archiver)";

/// Says under which number the transaction can be asked for, once it has written something.
fn number() -> String {
    format!("SELECT CAST(pg_current_xact_id_if_assigned() AS TEXT), {LIFE}")
}

/// How many statements wait at most: what they carry is kept until then.
const QUEUED: usize = 64;

/// How a transaction begins.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Isolation {
    /// Reads one state of the database.
    ReadOnly,
    /// Every statement reads what is there when it runs, and may take its time: for changes of the schema, and copies.
    Latest,
    /// Reads one state, and fails where a row that it writes has changed since. Enough where one such row decides.
    Snapshot,
    /// As if there were no others.
    Serializable,
    /// The same, with no others of its kind beside it: for one that has met others again and again.
    Alone,
}

impl Isolation {
    const fn begin(self) -> &'static str {
        match self {
            Isolation::ReadOnly => "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY",
            Isolation::Latest => {
                "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0;
                 SET LOCAL idle_in_transaction_session_timeout = 0"
            }
            Isolation::Snapshot => "BEGIN ISOLATION LEVEL REPEATABLE READ",
            // Locks of a table that nobody changes keep those who go alone from the others. The state that is read is
            // the one after they were waited for.
            Isolation::Serializable => {
                "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE migrations IN ROW EXCLUSIVE MODE"
            }
            Isolation::Alone => {
                "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE migrations IN SHARE ROW EXCLUSIVE MODE"
            }
        }
    }
}

/// Why a transaction came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failure {
    /// It met another one: the same again will do.
    Met(String),
    /// A constraint does not hold, perhaps because of another one that was faster.
    Constraint(String),
    /// The connection is gone.
    Lost(String),
    /// A row was not as expected.
    Conflict,
    /// Anything else.
    Other(String),
}

impl Failure {
    /// What an error of the database means.
    pub fn of(error: &Error) -> Failure {
        let Some(said) = error.as_db_error() else {
            let source = std::error::Error::source(error);
            // What is found before anything is sent, such as a parameter of the wrong type, is no fault of the connection.
            return if error.is_closed()
                || source.is_some_and(<dyn std::error::Error>::is::<io::Error>)
            {
                Failure::Lost(cause(error))
            } else {
                Failure::Other(cause(error))
            };
        };
        let code = said.code();
        let text = format!("{} ({})", said.message(), code.code());
        let ended = matches!(
            said.parsed_severity(),
            Some(Severity::Fatal | Severity::Panic)
        );
        match code.code() {
            "40001" | "40P01" | "55P03" => Failure::Met(text),
            // A statement that was prepared before the schema changed; a server that only reads since another took over.
            "0A000" | "26000" | "25006" => Failure::Lost(text),
            _ if ended => Failure::Lost(text),
            class if class.starts_with("23") => Failure::Constraint(text),
            class if class.starts_with("08") || class.starts_with("57P") => Failure::Lost(text),
            _ => Failure::Other(text),
        }
    }

    /// The error for those above.
    pub fn error(&self) -> StoreError {
        match self {
            Failure::Conflict => StoreError::Conflict,
            Failure::Met(why) | Failure::Lost(why) => StoreError::Unavailable(why.clone()),
            Failure::Constraint(why) | Failure::Other(why) => StoreError::Database(why.clone()),
        }
    }
}

/// What a transaction can be asked for by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    /// Given once in a life of the server.
    pub number: String,
    /// Another one after a crash, when numbers of what was lost are given again.
    pub life: Option<String>,
}

/// A statement that waits to be sent.
struct Queued {
    statement: Statement,
    values: Vec<Value>,
    /// Whether it has to change one row.
    one: bool,
}

/// A transaction.
pub struct Transaction<'s> {
    session: &'s mut Session,
    isolation: Isolation,
    begun: bool,
    queued: Vec<Queued>,
    /// Under what it can be asked for, once it has written something.
    pub number: Option<Number>,
    /// Why it comes to nothing, whatever is done with it from here.
    pub failure: Option<Failure>,
}

/// What came back from one statement of several.
enum Answer {
    Begun,
    Changed(u64),
    Rows(Vec<tokio_postgres::Row>),
}

type Asked<'f> = Pin<Box<dyn Future<Output = Result<Answer, Error>> + 'f>>;

impl<'s> Transaction<'s> {
    /// Begins; the server hears of it with the first statement.
    pub fn new(session: &'s mut Session, isolation: Isolation) -> Transaction<'s> {
        Transaction {
            session,
            isolation,
            begun: false,
            queued: Vec::new(),
            number: None,
            failure: None,
        }
    }

    /// Commits. `Err` says why it came to nothing, or that nobody knows: [`Failure::Lost`] with a number.
    pub fn commit(&mut self) -> Result<(), StoreError> {
        self.flush(None)?;
        if !self.begun {
            return Ok(());
        }
        crate::failpoint::reach("before-commit");
        let committed = self.wait_for(self.session.client.batch_execute("COMMIT"));
        crate::failpoint::reach("after-commit");
        match committed {
            Some(Ok(())) => Ok(()),
            Some(Err(error)) => Err(self.fail(match Failure::of(&error) {
                // Whatever ends a connection after the commit is told in its place.
                Failure::Other(why) => Failure::Lost(why),
                failure => failure,
            })),
            None => Err(self.fail(Failure::Lost("no answer in time".to_owned()))),
        }
    }

    /// Takes everything back. False if the connection is of no use any more.
    pub fn roll_back(&mut self) -> bool {
        self.queued.clear();
        if !self.begun {
            return !self.session.client.is_closed();
        }
        let ended = self
            .session
            .wait_for(self.session.client.batch_execute("ROLLBACK"));
        matches!(ended, Some(Ok(())))
    }

    /// Waits for an answer, for some time only where everything is short.
    fn wait_for<F: Future>(&self, future: F) -> Option<F::Output> {
        match self.isolation {
            Isolation::Latest => Some(self.session.wait(future)),
            _ => self.session.wait_for(future),
        }
    }

    fn fail(&mut self, failure: Failure) -> StoreError {
        let error = failure.error();
        if matches!(failure, Failure::Lost(_) | Failure::Other(_)) {
            measure::failed();
        }
        // The first one says why; the others follow from it.
        self.failure.get_or_insert(failure);
        error
    }

    fn refused(&mut self) -> Result<(), StoreError> {
        match &self.failure {
            Some(failure) => Err(failure.error()),
            None => Ok(()),
        }
    }

    fn prepared(&mut self, sql: &str) -> Result<Statement, StoreError> {
        self.refused()?;
        let prepared = self.session.prepared(sql);
        prepared.map_err(|error| self.fail(Failure::of(&error)))
    }

    fn queue(&mut self, sql: &str, values: &[Value], one: bool) -> Result<(), StoreError> {
        let statement = self.prepared(sql)?;
        let values = values.to_vec();
        self.queued.push(Queued {
            statement,
            values,
            one,
        });
        if self.queued.len() >= QUEUED {
            self.flush(None)?;
        }
        Ok(())
    }

    /// Sends what waits, with one more statement, and takes all answers: one round trip.
    fn flush(
        &mut self,
        last: Option<(&Statement, &[Value], bool)>,
    ) -> Result<Option<Answer>, StoreError> {
        self.refused()?;
        if self.queued.is_empty() && last.is_none() {
            return Ok(None);
        }
        let writes = self.isolation != Isolation::ReadOnly && self.number.is_none();
        let number = if writes {
            Some(self.prepared(&number())?)
        } else {
            None
        };
        let queued = std::mem::take(&mut self.queued);
        let client = &self.session.client;
        let mut asked: Vec<Asked<'_>> = Vec::with_capacity(queued.len() + 3);
        if !self.begun {
            let begin = client.batch_execute(self.isolation.begin());
            asked.push(
                begin
                    .map(|begun| begun.map(|()| Answer::Begun))
                    .boxed_local(),
            );
        }
        for statement in &queued {
            asked.push(changed(client, &statement.statement, &statement.values));
        }
        if let Some((statement, values, rows)) = last {
            asked.push(if rows {
                self::rows(client, statement, values)
            } else {
                changed(client, statement, values)
            });
        }
        if let Some(number) = &number {
            asked.push(rows(client, number, &[]));
        }
        let answers = self.wait_for(in_order(asked));
        let skipped = usize::from(!self.begun);
        self.begun = true;
        let Some(answers) = answers else {
            return Err(self.fail(Failure::Lost("no answer in time".to_owned())));
        };
        let mut answers = answers.into_iter();
        for answer in answers.by_ref().take(skipped) {
            answer.map_err(|error| self.fail(Failure::of(&error)))?;
        }
        for (statement, answer) in queued.iter().zip(answers.by_ref()) {
            match answer {
                // What was sent with it may have failed for this very reason.
                Ok(Answer::Changed(count)) if statement.one && count != 1 => {
                    return Err(self.fail(Failure::Conflict));
                }
                Ok(_) => {}
                Err(error) => return Err(self.fail(Failure::of(&error))),
            }
        }
        let mut answer = None;
        if last.is_some() {
            let given = answers.next().transpose();
            answer = given.map_err(|error| self.fail(Failure::of(&error)))?;
        }
        // A commit after a statement that failed is a rollback, and is answered like any other.
        let given = answers.next().transpose();
        if let Some(Answer::Rows(rows)) = given.map_err(|error| self.fail(Failure::of(&error)))? {
            self.number = rows.first().and_then(|row| {
                let number: Option<String> = row.try_get(0).ok()?;
                let life = row.try_get(1).ok()?;
                number.map(|number| Number { number, life })
            });
        }
        Ok(answer)
    }
}

fn changed<'f>(
    client: &'f tokio_postgres::Client,
    statement: &'f Statement,
    values: &'f [Value],
) -> Asked<'f> {
    let done = async move { client.execute(statement, &parameters(values)).await };
    done.map(|count| count.map(Answer::Changed)).boxed_local()
}

fn rows<'f>(
    client: &'f tokio_postgres::Client,
    statement: &'f Statement,
    values: &'f [Value],
) -> Asked<'f> {
    let done = async move { client.query(statement, &parameters(values)).await };
    done.map(|rows| rows.map(Answer::Rows)).boxed_local()
}

fn parameters(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values
        .iter()
        .map(|value| value as &(dyn ToSql + Sync))
        .collect()
}

/// Sends all statements in this order before it waits for the first answer.
async fn in_order(asked: Vec<Asked<'_>>) -> Vec<Result<Answer, Error>> {
    let mut asked: Vec<Pin<Box<MaybeDone<Asked<'_>>>>> = asked
        .into_iter()
        .map(|one| Box::pin(maybe_done(one)))
        .collect();
    for one in &mut asked {
        // A statement is sent when it is first looked at.
        let _ = futures_util::poll!(one.as_mut());
    }
    let mut answers = Vec::with_capacity(asked.len());
    for mut one in asked {
        one.as_mut().await;
        answers.extend(one.as_mut().take_output());
    }
    answers
}

impl Tx for Transaction<'_> {
    fn dialect(&self) -> Dialect {
        Dialect::Postgres
    }

    fn skip_locked(&self) -> &'static str {
        " FOR UPDATE SKIP LOCKED"
    }

    fn execute(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError> {
        let statement = self.prepared(sql)?;
        match self.flush(Some((&statement, values, false)))? {
            Some(Answer::Changed(count)) => Ok(count),
            _ => Ok(0),
        }
    }

    fn send(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError> {
        self.queue(sql, values, false)
    }

    fn send_one(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError> {
        self.queue(sql, values, true)
    }

    fn query(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
        let statement = self.prepared(sql)?;
        match self.flush(Some((&statement, values, true)))? {
            Some(Answer::Rows(rows)) => rows.iter().map(values::row).collect(),
            _ => Ok(Vec::new()),
        }
    }

    fn each(
        &mut self,
        sql: &str,
        values: &[Value],
        each: &mut dyn FnMut(Row) -> bool,
    ) -> Result<(), StoreError> {
        let statement = self.prepared(sql)?;
        // Whatever waits goes first; without anything, the transaction begins.
        if self.queued.is_empty() && !self.begun {
            let first = self.prepared("SELECT 1")?;
            self.flush(Some((&first, &[], true)))?;
        }
        self.flush(None)?;
        let client = &self.session.client;
        let asked = self.session.wait(client.query_raw(&statement, values));
        let mut stream = Box::pin(asked.map_err(|error| self.fail(Failure::of(&error)))?);
        // Between two rows this thread is free to do anything, such as to wait for something else.
        while let Some(row) = self.session.wait(stream.next()) {
            let row = row.map_err(|error| self.fail(Failure::of(&error)))?;
            if !each(values::row(&row)?) {
                break;
            }
        }
        Ok(())
    }
}
