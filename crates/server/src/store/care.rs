//! What is kept for whoever looks after a server: who is not let in, and what was reported.

use rusqlite::params;
use table::dice::TableId;
use tokio_postgres::Row;

use super::{Pending, Postgres, Sqlite, Wall};

/// The step of the schema that it needs.
pub(super) const STEP: &str = "
create table ban (
    address text primary key,
    wall_ms bigint not null
);
create table report (
    table_id text not null,
    number bigint not null,
    seat bigint not null,
    said text not null,
    wall_ms bigint not null,
    settled bigint,
    primary key (table_id, number)
);
create index report_open on report (wall_ms) where settled is null;
";

/// Somebody reports what was said at a table.
#[derive(Clone, Debug)]
pub struct NewReport {
    /// The table.
    pub table: TableId,
    /// Who reports.
    pub seat: u8,
    /// What was said, as JSON; the store does not look into it.
    pub said: String,
    /// When.
    pub at: Wall,
}

/// A report that nobody has settled yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The table, by name.
    pub table: String,
    /// Which one of this table.
    pub number: u32,
    /// Who reports.
    pub seat: u8,
    /// What was said, as JSON.
    pub said: String,
    /// When.
    pub at: Wall,
}

/// What a store keeps for whoever looks after a server.
pub trait Care {
    /// The addresses that are not let in.
    fn bans(&self) -> Pending<'_, Vec<String>>;

    /// Nobody from an address is let in any more.
    fn ban(&self, address: String, at: Wall) -> Pending<'_, ()>;

    /// Says whether there was a ban.
    fn lift_ban(&self, address: String) -> Pending<'_, bool>;

    /// Keeps a report; no where a table has as many as anybody would read.
    fn report(&self, report: NewReport) -> Pending<'_, bool>;

    /// The reports that nobody has settled, the oldest first.
    fn reports(&self, most: u32) -> Pending<'_, Vec<Report>>;

    /// A report is settled; no where there is none.
    fn settle_report<'a>(&'a self, table: &'a TableId, number: u32, at: Wall) -> Pending<'a, bool>;
}

impl Care for Sqlite {
    fn bans(&self) -> Pending<'_, Vec<String>> {
        self.reader.ask(|connection| {
            let mut bans = connection.prepare_cached("select address from ban order by address")?;
            let bans = bans.query_map([], |row| row.get(0))?;
            Ok(bans.collect::<Result<_, _>>()?)
        })
    }

    fn ban(&self, address: String, at: Wall) -> Pending<'_, ()> {
        self.writer.change(move |connection| {
            let ban = "insert or replace into ban values (?1, ?2)";
            connection.execute(ban, params![address, at])?;
            Ok(())
        })
    }

    fn lift_ban(&self, address: String) -> Pending<'_, bool> {
        self.writer.change(move |connection| {
            let lifted = connection.execute("delete from ban where address = ?1", [address])?;
            Ok(lifted > 0)
        })
    }

    fn report(&self, report: NewReport) -> Pending<'_, bool> {
        self.writer.change(move |connection| {
            let keep = "insert into report (table_id, number, seat, said, wall_ms) \
                select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4 from report where table_id = ?1 \
                having count(*) < 10";
            let id = report.table.as_str();
            let values = params![id, report.seat, report.said, report.at];
            Ok(connection.execute(keep, values)? == 1)
        })
    }

    fn reports(&self, most: u32) -> Pending<'_, Vec<Report>> {
        self.reader.ask(move |connection| {
            let mut open = connection.prepare_cached(
                "select table_id, number, seat, said, wall_ms from report where settled is null \
                order by wall_ms limit ?1",
            )?;
            let open = open.query_map([most], |row| {
                Ok(Report {
                    table: row.get(0)?,
                    number: row.get(1)?,
                    seat: row.get(2)?,
                    said: row.get(3)?,
                    at: row.get(4)?,
                })
            })?;
            Ok(open.collect::<Result<_, _>>()?)
        })
    }

    fn settle_report<'a>(&'a self, table: &'a TableId, number: u32, at: Wall) -> Pending<'a, bool> {
        let id = table.clone();
        self.writer.change(move |connection| {
            let settle = "update report set settled = ?1 \
                where table_id = ?2 and number = ?3 and settled is null";
            Ok(connection.execute(settle, params![at, id.as_str(), number])? == 1)
        })
    }
}

impl Care for Postgres {
    fn bans(&self) -> Pending<'_, Vec<String>> {
        Box::pin(async move {
            let client = self.client().await?;
            let rows = client
                .query("select address from ban order by address", &[])
                .await?;
            Ok(rows.iter().map(|row| row.get(0)).collect())
        })
    }

    fn ban(&self, address: String, at: Wall) -> Pending<'_, ()> {
        Box::pin(async move {
            let client = self.client().await?;
            let ban = "insert into ban values ($1, $2) on conflict (address) do nothing";
            client.execute(ban, &[&address, &at]).await?;
            Ok(())
        })
    }

    fn lift_ban(&self, address: String) -> Pending<'_, bool> {
        Box::pin(async move {
            let client = self.client().await?;
            let lift = "delete from ban where address = $1";
            Ok(client.execute(lift, &[&address]).await? > 0)
        })
    }

    fn report(&self, report: NewReport) -> Pending<'_, bool> {
        Box::pin(async move {
            let client = self.client().await?;
            let keep = "insert into report (table_id, number, seat, said, wall_ms) \
                select $1::text, coalesce(max(number), 0) + 1, $2::bigint, $3::text, $4::bigint \
                from report where table_id = $1 having count(*) < 10";
            let (id, seat) = (report.table.as_str(), i64::from(report.seat));
            let kept = client
                .execute(keep, &[&id, &seat, &report.said, &report.at])
                .await?;
            Ok(kept == 1)
        })
    }

    fn reports(&self, most: u32) -> Pending<'_, Vec<Report>> {
        Box::pin(async move {
            let client = self.client().await?;
            let open = "select table_id, number, seat, said, wall_ms from report where settled is null \
                order by wall_ms limit $1";
            let rows = client.query(open, &[&i64::from(most)]).await?;
            let report = |row: &Row| Report {
                table: row.get(0),
                number: u32::try_from(row.get::<_, i64>(1)).unwrap_or(0),
                seat: u8::try_from(row.get::<_, i64>(2)).unwrap_or(0),
                said: row.get(3),
                at: row.get(4),
            };
            Ok(rows.iter().map(report).collect())
        })
    }

    fn settle_report<'a>(&'a self, table: &'a TableId, number: u32, at: Wall) -> Pending<'a, bool> {
        Box::pin(async move {
            let client = self.client().await?;
            let settle = "update report set settled = $1 \
                where table_id = $2 and number = $3 and settled is null";
            let values: [&(dyn tokio_postgres::types::ToSql + Sync); 3] =
                [&at, &table.as_str(), &i64::from(number)];
            Ok(client.execute(settle, &values).await? == 1)
        })
    }
}
