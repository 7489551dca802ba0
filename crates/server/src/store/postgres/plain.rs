//! Plain statements in PostgreSQL.

use std::error::Error;

use bytes::BytesMut;
use tokio_postgres::types::{IsNull, ToSql, Type, to_sql_checked};

use super::Postgres;
use crate::store::plain::Row;
use crate::store::{Pending, Plain, Step, StoreError, Value};

impl ToSql for Value {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match self {
            Self::Null => Ok(IsNull::Yes),
            Self::Whole(number) => number.to_sql(kind, out),
            Self::Real(number) => number.to_sql(kind, out),
            Self::Text(text) => text.to_sql(kind, out),
            Self::Bytes(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::FLOAT8, Type::TEXT, Type::BYTEA].contains(kind)
    }

    to_sql_checked!();
}

fn references(values: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    values
        .iter()
        .map(|value| value as &(dyn ToSql + Sync))
        .collect()
}

fn row(found: &tokio_postgres::Row) -> Row {
    let columns = found.columns().iter().enumerate();
    let values = columns.map(|(place, column)| match *column.type_() {
        Type::INT8 => found.get::<_, Option<i64>>(place).into(),
        Type::FLOAT8 => found.get::<_, Option<f64>>(place).into(),
        Type::TEXT => found.get::<_, Option<&str>>(place).into(),
        Type::BYTEA => match found.get::<_, Option<Vec<u8>>>(place) {
            Some(bytes) => Value::Bytes(bytes),
            None => Value::Null,
        },
        // The schema has no others.
        _ => Value::Null,
    });
    Row(values.collect())
}

impl Plain for Postgres {
    fn ask(&self, sql: String, values: Vec<Value>) -> Pending<'_, Vec<Row>> {
        Box::pin(async move {
            let client = self.client().await?;
            let asked = client.prepare_cached(&sql).await?;
            let found = client.query(&asked, &references(&values)).await?;
            Ok(found.iter().map(row).collect())
        })
    }

    fn change(&self, steps: Vec<Step>) -> Pending<'_, Vec<u64>> {
        Box::pin(async move {
            let mut client = self.client().await?;
            let within = client.transaction().await?;
            let mut touched = Vec::with_capacity(steps.len());
            for step in &steps {
                let sql = within.prepare_cached(step.sql).await?;
                let rows = within.execute(&sql, &references(&step.values)).await?;
                // What was done before is undone when the transaction is dropped.
                step.touched(rows)?;
                touched.push(rows);
            }
            within.commit().await?;
            Ok::<_, StoreError>(touched)
        })
    }
}
