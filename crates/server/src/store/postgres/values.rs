//! Values as `PostgreSQL` takes and gives them.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};

use crate::store::{Row, StoreError, Value};

/// What stands for U+0000, which a text of `PostgreSQL` cannot hold.
pub const NO_NUL: &str = "\u{fffd}";

impl ToSql for Value {
    fn to_sql(
        &self,
        ty: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match (self, ty) {
            (Value::Null, _) => Ok(IsNull::Yes),
            (Value::Int(number), &Type::INT8) => number.to_sql(ty, out),
            (Value::Int(number), &Type::INT4) => i32::try_from(*number)?.to_sql(ty, out),
            (Value::Int(number), &Type::INT2) => i16::try_from(*number)?.to_sql(ty, out),
            (Value::Int(number), &Type::FLOAT8) => (*number as f64).to_sql(ty, out),
            (Value::Real(number), &Type::FLOAT8) => number.to_sql(ty, out),
            (Value::Text(text), &Type::TEXT | &Type::VARCHAR | &Type::NAME)
                if text.contains('\0') =>
            {
                text.replace('\0', NO_NUL).to_sql(ty, out)
            }
            (Value::Text(text), &Type::TEXT | &Type::VARCHAR | &Type::NAME) => text.to_sql(ty, out),
            (Value::Blob(bytes), &Type::BYTEA) => bytes.to_sql(ty, out),
            _ => Err(format!("a parameter of type {ty} cannot be {self:?}").into()),
        }
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    to_sql_checked!();
}

/// A row of an answer.
pub fn row(row: &tokio_postgres::Row) -> Result<Row, StoreError> {
    (0..row.len())
        .map(|column| value(row, column))
        .collect::<Result<_, _>>()
        .map(Row)
}

fn value(row: &tokio_postgres::Row, column: usize) -> Result<Value, StoreError> {
    let ty = row.columns()[column].type_();
    match *ty {
        Type::INT8 => get::<i64>(row, column),
        Type::INT4 => Ok(get_as::<i32>(row, column)?.map_or(Value::Null, |n| Value::Int(n.into()))),
        Type::INT2 => Ok(get_as::<i16>(row, column)?.map_or(Value::Null, |n| Value::Int(n.into()))),
        Type::FLOAT8 => get::<f64>(row, column),
        Type::TEXT | Type::VARCHAR | Type::NAME => get::<String>(row, column),
        Type::BYTEA => get::<Vec<u8>>(row, column),
        Type::BOOL => get::<bool>(row, column),
        _ => Err(StoreError::Database(format!(
            "column {column} has the type {ty}: cast it to one of the store's"
        ))),
    }
}

fn get<'r, T: FromSql<'r>>(row: &'r tokio_postgres::Row, column: usize) -> Result<Value, StoreError>
where
    Value: From<Option<T>>,
{
    get_as::<T>(row, column).map(Value::from)
}

fn get_as<'r, T: FromSql<'r>>(
    row: &'r tokio_postgres::Row,
    column: usize,
) -> Result<Option<T>, StoreError> {
    row.try_get(column)
        .map_err(|error| StoreError::Damaged(super::address::cause(&error)))
}
