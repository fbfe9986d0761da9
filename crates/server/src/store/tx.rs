//! What a database does inside one transaction, in terms that `SQLite` and `PostgreSQL` share.
//!
//! Statements number their parameters `$1`, `$2`, … in the order in which they first appear.

/// A value of a column or a parameter.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// No value.
    Null,
    /// Integers, times in milliseconds, and booleans as 0 and 1.
    Int(i64),
    /// Floating-point numbers.
    Real(f64),
    /// Text.
    Text(String),
    /// Bytes.
    Blob(Vec<u8>),
}

/// Whose words statements are in, where the two differ: in the schema, and in what it says of itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// As the files of the schema are.
    Sqlite,
    /// With its own types; texts are compared by their bytes, as `SQLite` does.
    Postgres,
}

/// A transaction. Everything done through it takes effect at once, or not at all.
pub trait Tx {
    /// Which database it is on.
    fn dialect(&self) -> Dialect;

    /// Runs a statement and returns how many rows it changed.
    fn execute(&mut self, sql: &str, values: &[Value]) -> Result<u64, StoreError>;

    /// Runs a statement whose count nobody asks for. A database far away is not waited for: an error may come with a
    /// later statement, or with the end of the transaction.
    fn send(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError>;

    /// The same for a statement that has to change one row. [`StoreError::Conflict`] if it did not.
    fn send_one(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError>;

    /// What is added to a selection of rows that are to be changed, where others may change some at the same time:
    /// those are left to them.
    fn skip_locked(&self) -> &'static str {
        ""
    }

    /// Runs a statement that returns rows.
    fn query(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError>;

    /// Runs a statement and passes each row on, without collecting them. Stops where `each` returns false.
    fn each(
        &mut self,
        sql: &str,
        values: &[Value],
        each: &mut dyn FnMut(Row) -> bool,
    ) -> Result<(), StoreError>;
}

/// How many ids one question has: always the same number, so that it is prepared once.
const IDS: usize = 256;

impl dyn Tx + '_ {
    /// The rows of many ids: a statement up to `IN`, whose list is added.
    pub fn of_ids(&mut self, sql: &str, ids: &[String]) -> Result<Vec<Row>, StoreError> {
        let places: Vec<String> = (1..=IDS).map(|number| format!("${number}")).collect();
        let sql = format!("{sql} ({})", places.join(", "));
        let mut found = Vec::with_capacity(ids.len());
        for some in ids.chunks(IDS) {
            let filled = some.iter().chain(std::iter::repeat(&some[0]));
            let values: Vec<Value> = filled.take(IDS).map(Value::from).collect();
            found.extend(self.query(&sql, &values)?);
        }
        Ok(found)
    }

    /// The only row, if there is one.
    pub fn one(&mut self, sql: &str, values: &[Value]) -> Result<Option<Row>, StoreError> {
        Ok(self.query(sql, values)?.into_iter().next())
    }
}

/// Parameters of a statement: `values![id, 3, name.as_deref()]`.
#[macro_export]
macro_rules! values {
    ($($value:expr),* $(,)?) => { &[$($crate::store::Value::from($value)),*] };
}

/// A row of an answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Row(pub Vec<Value>);

impl Row {
    /// A column as the type that is wanted.
    pub fn get<T: FromValue>(&self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get(column).unwrap_or(&Value::Null);
        T::from_value(value).ok_or_else(|| {
            StoreError::Damaged(format!(
                "column {column} holds {value:?}, which does not fit"
            ))
        })
    }
}

/// Why the store could not do something.
#[derive(thiserror::Error, Debug)]
pub enum StoreError {
    /// Another writer was faster: the state is no longer the expected one.
    #[error("the stored state has changed meanwhile")]
    Conflict,
    /// Something stored cannot be read.
    #[error("stored data is damaged: {0}")]
    Damaged(String),
    /// The database is of a newer version of Doska.
    #[error("the database has schema version {found}, this program knows versions up to {known}")]
    Newer {
        /// Its schema version.
        found: i64,
        /// The newest that is known here.
        known: i64,
    },
    /// The database reports an error; nothing was changed.
    #[error("database: {0}")]
    Database(String),
    /// The database does not let this program in, or is not what it needs.
    #[error("{0}")]
    Access(Access),
    /// The database cannot be reached at this moment, or others were faster again and again; nothing was changed.
    #[error("the database is not available: {0}")]
    Unavailable(String),
    /// The connection broke in the commit, and nobody could be asked whether it took effect.
    #[error("it is not known whether the commit took effect: {0}")]
    Unknown(String),
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// Whether the database cannot be reached, so that nothing else can be done with it now.
    pub const fn is_of_connection(&self) -> bool {
        matches!(
            self,
            StoreError::Access(_)
                | StoreError::Unavailable(_)
                | StoreError::Unknown(_)
                | StoreError::Closed
        )
    }
}

/// Why a database server cannot be used. Never with the password.
#[derive(Clone, PartialEq, Eq, thiserror::Error, Debug)]
pub enum Access {
    /// Nobody answers there.
    #[error("{at} cannot be reached: {why}")]
    Unreachable {
        /// Host and port.
        at: String,
        /// Why.
        why: String,
    },
    /// The password is wrong, or the user is unknown or not let in from here.
    #[error("{at} refuses user {user}: {why}")]
    Login {
        /// Host and port.
        at: String,
        /// The user.
        user: String,
        /// Why.
        why: String,
    },
    /// There is no such database.
    #[error("{at} has no database {name}")]
    Absent {
        /// Host and port.
        at: String,
        /// The database.
        name: String,
    },
    /// The user may not create tables, or not use them.
    #[error("user {user} has no rights to the database: {why}")]
    Rights {
        /// The user.
        user: String,
        /// Why.
        why: String,
    },
    /// Its texts are not in UTF-8.
    #[error("the database has the encoding {0}, not UTF8")]
    Encoding(String),
}

/// What a column can be read as.
pub trait FromValue: Sized {
    /// `None` where the value is of another type.
    fn from_value(value: &Value) -> Option<Self>;
}

macro_rules! integers {
    ($($t:ty),*) => {$(
        impl From<$t> for Value {
            fn from(number: $t) -> Value {
                // Counts and times stay far below 2^63; larger ones would only be refused by a reader.
                Value::Int(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
        impl FromValue for $t {
            fn from_value(value: &Value) -> Option<$t> {
                match value {
                    Value::Int(number) => <$t>::try_from(*number).ok(),
                    _ => None,
                }
            }
        }
    )*};
}
integers!(i64, i32, u64, u32, u8, usize);

impl From<bool> for Value {
    fn from(flag: bool) -> Value {
        Value::Int(flag.into())
    }
}

impl FromValue for bool {
    fn from_value(value: &Value) -> Option<bool> {
        match value {
            Value::Int(0) => Some(false),
            Value::Int(1) => Some(true),
            _ => None,
        }
    }
}

impl From<f64> for Value {
    fn from(number: f64) -> Value {
        Value::Real(number)
    }
}

impl FromValue for f64 {
    fn from_value(value: &Value) -> Option<f64> {
        match value {
            Value::Real(number) => Some(*number),
            Value::Int(number) => Some(*number as f64),
            _ => None,
        }
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl FromValue for String {
    fn from_value(value: &Value) -> Option<String> {
        match value {
            Value::Text(text) => Some(text.clone()),
            _ => None,
        }
    }
}

impl From<&[u8]> for Value {
    fn from(bytes: &[u8]) -> Value {
        Value::Blob(bytes.to_vec())
    }
}

impl From<Vec<u8>> for Value {
    fn from(bytes: Vec<u8>) -> Value {
        Value::Blob(bytes)
    }
}

impl FromValue for Vec<u8> {
    fn from_value(value: &Value) -> Option<Vec<u8>> {
        match value {
            Value::Blob(bytes) => Some(bytes.clone()),
            _ => None,
        }
    }
}

impl<T> From<Option<T>> for Value
where
    Value: From<T>,
{
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Value::from)
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: &Value) -> Option<Option<T>> {
        match value {
            Value::Null => Some(None),
            value => T::from_value(value).map(Some),
        }
    }
}
