//! Plain statements in SQLite.

use rusqlite::types::{ToSqlOutput, Value as Stored, ValueRef};
use rusqlite::{Connection, ToSql, params_from_iter};

use super::Sqlite;
use crate::store::plain::Row;
use crate::store::{Pending, Plain, Step, StoreError, Value};

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Self::Null => ValueRef::Null,
            Self::Whole(number) => ValueRef::Integer(*number),
            Self::Real(number) => ValueRef::Real(*number),
            Self::Text(text) => ValueRef::Text(text.as_bytes()),
            Self::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

/// SQLite counts `$1` by where it stands first, and `?1` by its number.
fn numbered(sql: &str) -> String {
    sql.replace('$', "?")
}

fn rows(connection: &Connection, sql: &str, values: &[Value]) -> Result<Vec<Row>, StoreError> {
    let mut asked = connection.prepare_cached(&numbered(sql))?;
    let columns = asked.column_count();
    let found = asked.query_map(params_from_iter(values), |row| {
        let of = |place| {
            let value: Stored = row.get(place)?;
            Ok(match value {
                Stored::Null => Value::Null,
                Stored::Integer(number) => Value::Whole(number),
                Stored::Real(number) => Value::Real(number),
                Stored::Text(text) => Value::Text(text),
                Stored::Blob(bytes) => Value::Bytes(bytes),
            })
        };
        (0..columns).map(of).collect::<Result<_, _>>().map(Row)
    })?;
    Ok(found.collect::<Result<_, _>>()?)
}

impl Plain for Sqlite {
    fn ask(&self, sql: String, values: Vec<Value>) -> Pending<'_, Vec<Row>> {
        self.reader
            .ask(move |connection| rows(connection, &sql, &values))
    }

    fn change(&self, steps: Vec<Step>) -> Pending<'_, Vec<u64>> {
        self.writer.change(move |connection| {
            let mut touched = Vec::with_capacity(steps.len());
            for step in &steps {
                let mut sql = connection.prepare_cached(&numbered(step.sql))?;
                let rows = sql.execute(params_from_iter(&step.values))? as u64;
                step.touched(rows)?;
                touched.push(rows);
            }
            Ok(touched)
        })
    }
}
