//! PostgreSQL: one database for many nodes.

mod plain;

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Timeouts};
use table::dice::TableId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::error::Elapsed;
use tokio_postgres::Row;
use tokio_postgres::error::SqlState;

use super::batch::{self, Waiting};
use super::migrations::{LEDGER, SHORTEST_OUTAGE, STEPS};
use super::tls;
use super::wake::{Heard, Wake};
use super::{
    Append, CommandId, NewTable, Outage, Pending, Said, Seat, State, Store, StoreError, Stored,
    StoredLine, Taking, Visibility, Wall, computer, digest,
};

/// Tables in a database.
pub struct Postgres {
    pool: Pool,
    writes: mpsc::UnboundedSender<Waiting>,
    wake: Wake,
    /// What this server is called, once it has said so.
    node: Arc<OnceLock<String>>,
}

const CONNECTIONS: usize = 8;
const PATIENCE: Duration = Duration::from_secs(5);
/// A commit that is not answered for so long may wait for a standby that is gone: whoever asked is told that nobody
/// knows.
pub(super) const ANSWER: Duration = Duration::from_secs(6);

impl Postgres {
    /// Connects, and brings the schema up to date.
    ///
    /// # Errors
    /// Why not.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let (mut config, tls) = tls::read(url)?;
        config.application_name("tabuleiro");
        config.connect_timeout(PATIENCE);
        // A machine that is cut off says nothing at all.
        config.tcp_user_timeout(PATIENCE);
        config.keepalives_idle(PATIENCE);
        // Whatever the database usually does: what is acknowledged is on disk. Set for every session.
        let settings = "-c synchronous_commit=on -c statement_timeout=5s -c lock_timeout=5s";
        let options = config
            .get_options()
            .map_or(settings.to_owned(), |own| format!("{own} {settings}"));
        config.options(options);
        let wake = Wake::start(config.clone(), tls.clone());
        let recycling_method = RecyclingMethod::Fast;
        let manager = Manager::from_config(config, tls, ManagerConfig { recycling_method });
        let pool = Pool::builder(manager)
            .max_size(CONNECTIONS)
            .timeouts(Timeouts {
                wait: Some(PATIENCE),
                create: Some(PATIENCE),
                recycle: Some(PATIENCE),
            })
            .runtime(Runtime::Tokio1)
            .build()
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        migrate(&pool).await?;
        let (writes, inbox) = mpsc::unbounded_channel();
        let node = Arc::new(OnceLock::new());
        tokio::spawn(batch::write_all(pool.clone(), inbox, Arc::clone(&node)));
        Ok(Self {
            pool,
            writes,
            wake,
            node,
        })
    }

    /// Has something written together with what others write.
    fn write(&self, append: Option<Append>) -> Pending<'_, ()> {
        let (tell, told) = oneshot::channel();
        let sent = self.writes.send(Waiting { append, tell });
        Box::pin(async move {
            let stopped = || StoreError::Unavailable("the store has stopped".to_owned());
            sent.map_err(|_| stopped())?;
            told.await.map_err(|_| stopped())?
        })
    }

    pub(super) async fn client(&self) -> Result<Client, StoreError> {
        Ok(self.pool.get().await?)
    }

    /// A setting of its sessions.
    #[cfg(test)]
    pub(super) async fn setting(&self, name: &str) -> Result<String, StoreError> {
        let client = self.client().await?;
        let shown = client.query_one(&format!("show {name}"), &[]).await?;
        Ok(shown.get(0))
    }
}

/// What came of a question that had a bound. A connection that has not answered is not lent again.
pub(super) fn in_time<T>(
    client: Client,
    done: Result<Result<T, StoreError>, Elapsed>,
) -> Result<T, StoreError> {
    done.unwrap_or_else(|_| {
        drop(Client::take(client));
        let why = "the database does not answer (is its synchronous standby gone?)";
        Err(StoreError::Unavailable(why.to_owned()))
    })
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

impl From<tokio_postgres::Error> for StoreError {
    fn from(error: tokio_postgres::Error) -> Self {
        match error.code() {
            Some(&SqlState::DISK_FULL) => Self::Full,
            Some(&SqlState::UNIQUE_VIOLATION) => Self::Conflict,
            _ => Self::Unavailable(match error.as_db_error() {
                Some(told) => told.message().to_owned(),
                None => error.to_string(),
            }),
        }
    }
}

impl From<deadpool_postgres::PoolError> for StoreError {
    fn from(error: deadpool_postgres::PoolError) -> Self {
        Self::Unavailable(error.to_string())
    }
}

async fn migrate(pool: &Pool) -> Result<(), StoreError> {
    let mut client = pool.get().await?;
    // Two nodes that come up together: one makes the table, and the other finds it.
    if let Err(error) = client.batch_execute(LEDGER).await {
        client.batch_execute(LEDGER).await.map_err(|_| error)?;
    }
    for (number, step) in (1i64..).zip(STEPS) {
        let within = client.transaction().await?;
        // Whoever comes second waits here until the first is through, and finds the step taken.
        let taken = "insert into migration values ($1, 0) on conflict do nothing";
        if within.execute(taken, &[&number]).await? == 1 {
            within.batch_execute(step).await?;
        }
        within.commit().await?;
    }
    let newest: i64 = client
        .query_one("select max(number) from migration", &[])
        .await?
        .get(0);
    if newest > STEPS.len() as i64 {
        let why = "the database was written by a newer version of this program";
        return Err(StoreError::Unavailable(why.to_owned()));
    }
    Ok(())
}

const TABLE: &str = "select id, head_version, rules, state, visibility, terms, begun, due_at, holder \
    from table_ left join server_secret on table_id = id";

/// A number that the store has as a large one.
fn small<T: TryFrom<i64> + Default>(row: &Row, place: usize) -> T {
    T::try_from(row.get(place)).unwrap_or_default()
}

async fn with_seats(client: &Client, rows: &[Row]) -> Result<Vec<Stored>, StoreError> {
    let ids: Vec<&str> = rows.iter().map(|row| row.get(0)).collect();
    let ask = "select secret_hash, join_hash, taken, label, dice, table_id, computer, dice_key, account_id \
        from seat \
        where table_id = any($1) order by table_id, seat";
    let seats = client
        .query(&client.prepare_cached(ask).await?, &[&ids])
        .await?;
    let read = |row: &Row| {
        let hash = |at| row.get::<_, Option<&[u8]>>(at).and_then(digest);
        Seat {
            secret: hash(0),
            join: hash(1),
            taken: row.get(2),
            label: row.get(3),
            dice: row.get(4),
            computer: computer(row.get(6), row.get(7)),
            account: row.get(8),
        }
    };
    let whole = rows.iter().filter_map(|row| {
        let id: &str = row.get(0);
        let its_own = seats.iter().filter(|seat| seat.get::<_, &str>(5) == id);
        let seats: Vec<Seat> = its_own.map(read).collect();
        Some(Stored {
            id: id.parse().ok()?,
            head: small(row, 1),
            rules: row.get(2),
            state: State::of(row.get(3)),
            visibility: Visibility::of(row.get(4)),
            terms: row.get(5),
            begun: row.get(6),
            due_at: row.get(7),
            server_secret: row.get(8),
            seats: seats.try_into().ok()?,
        })
    });
    Ok(whole.collect())
}

async fn create(client: &mut Client, new: &NewTable) -> Result<(), StoreError> {
    let id = new.id.as_str();
    let within = client.transaction().await?;
    let (digest, visibility) = (new.rules_digest.as_bytes().as_slice(), new.visibility.id());
    let lay_out = "insert into table_ values ($1, 0, $2, $3, 'waiting', $4, $5, $6, $7, null)";
    let values: [&(dyn tokio_postgres::types::ToSql + Sync); 7] = [
        &id,
        &new.rules,
        &digest,
        &visibility,
        &new.terms,
        &new.due_at,
        &new.begun,
    ];
    within
        .execute(&within.prepare_cached(lay_out).await?, &values)
        .await?;
    for (number, seat) in (0i64..).zip(&new.seats) {
        let hash =
            |digest: &Option<table::dice::Digest>| digest.map(|digest| digest.as_bytes().to_vec());
        let chair = "insert into seat (table_id, seat, secret_hash, join_hash, label) \
            values ($1, $2, $3, $4, '')";
        let chair = within.prepare_cached(chair).await?;
        within
            .execute(
                &chair,
                &[&id, &number, &hash(&seat.secret), &hash(&seat.join)],
            )
            .await?;
    }
    if let Some(secret) = &new.server_secret {
        within
            .execute("insert into server_secret values ($1, $2)", &[&id, secret])
            .await?;
    }
    Ok(within.commit().await?)
}

impl Store for Postgres {
    fn create(&self, new: NewTable) -> Pending<'_, ()> {
        Box::pin(async move {
            let mut client = self.client().await?;
            let done = tokio::time::timeout(ANSWER, create(&mut client, &new)).await;
            in_time(client, done)
        })
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<Stored>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ask = client
                .prepare_cached(&format!("{TABLE} where id = $1"))
                .await?;
            let rows = client.query(&ask, &[&id.as_str()]).await?;
            Ok(with_seats(&client, &rows).await?.pop())
        })
    }

    fn take_seat<'a>(&'a self, id: &'a TableId, seat: u8, taking: Taking) -> Pending<'a, bool> {
        Box::pin(async move {
            let client = self.client().await?;
            let sit = "update seat set secret_hash = $1, label = $2, dice = $3, taken = $4, computer = $7, \
                dice_key = $8, account_id = $9 where table_id = $5 and seat = $6 and taken is null";
            let sit = client.prepare_cached(sit).await?;
            let (secret, id, seat) = (
                taking.secret.as_bytes().as_slice(),
                id.as_str(),
                i64::from(seat),
            );
            let computer = taking.computer.as_ref();
            let level = computer.map(|computer| i64::from(computer.level));
            let key = computer.and_then(|computer| computer.dice_key);
            let key = key.as_ref().map(|key| key.as_bytes().as_slice());
            let values: [&(dyn tokio_postgres::types::ToSql + Sync); 9] = [
                &secret,
                &taking.label,
                &taking.dice,
                &taking.at,
                &id,
                &seat,
                &level,
                &key,
                &taking.account,
            ];
            let done = async { Ok(client.execute(&sit, &values).await? == 1) };
            let done = tokio::time::timeout(ANSWER, done).await;
            in_time(client, done)
        })
    }

    fn append(&self, append: Append) -> Pending<'_, ()> {
        self.write(Some(append))
    }

    fn close<'a>(&'a self, id: &'a TableId, due_at: Option<Wall>, at: Wall) -> Pending<'a, bool> {
        Box::pin(async move {
            let client = self.client().await?;
            let state = if due_at.is_some() {
                State::Waiting
            } else {
                State::Over
            };
            let ended = due_at.is_none().then_some(at);
            let close = "update table_ set state = $1, due_at = $2, ended = $3 \
                where id = $4 and state = 'waiting' and head_version = 0";
            let close = client.prepare_cached(close).await?;
            let closed = client
                .execute(&close, &[&state.id(), &due_at, &ended, &id.as_str()])
                .await?;
            Ok(closed == 1)
        })
    }

    fn put_off<'a>(&'a self, id: &'a TableId, due_at: Option<Wall>) -> Pending<'a, ()> {
        Box::pin(async move {
            let client = self.client().await?;
            let later = "update table_ set due_at = $1 where id = $2";
            client.execute(later, &[&due_at, &id.as_str()]).await?;
            Ok(())
        })
    }

    fn lines<'a>(&'a self, id: &'a TableId, after: u32, most: u32) -> Pending<'a, Vec<StoredLine>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ask = "select version, line, command_id from event \
                where table_id = $1 and version > $2 order by version limit $3";
            let ask = client.prepare_cached(ask).await?;
            let (id, after, most) = (id.as_str(), i64::from(after), i64::from(most));
            let rows = client.query(&ask, &[&id, &after, &most]).await?;
            let line = |row: &Row| StoredLine {
                version: small(row, 0),
                line: row.get(1),
                command: row
                    .get::<_, Option<&[u8]>>(2)
                    .and_then(|bytes| bytes.try_into().ok()),
            };
            Ok(rows.iter().map(line).collect())
        })
    }

    fn command<'a>(&'a self, id: &'a TableId, command: CommandId) -> Pending<'a, Option<u32>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ask = "select version from event where table_id = $1 and command_id = $2";
            let ask = client.prepare_cached(ask).await?;
            let found = client
                .query_opt(&ask, &[&id.as_str(), &command.as_slice()])
                .await?;
            Ok(found.map(|row| small(&row, 0)))
        })
    }

    fn due(&self, now: Wall, most: u32) -> Pending<'_, Vec<TableId>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ask = "select id from table_ where due_at is not null and due_at <= $1 order by due_at limit $2";
            let ask = client.prepare_cached(ask).await?;
            let rows = client.query(&ask, &[&now, &i64::from(most)]).await?;
            Ok(rows
                .iter()
                .filter_map(|row| row.get::<_, &str>(0).parse().ok())
                .collect())
        })
    }

    fn offers(&self, most: u32) -> Pending<'_, Vec<Stored>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ask = format!(
                "{TABLE} where state = 'waiting' and visibility = 'public' \
                and 1 = (select count(taken) from seat where seat.table_id = id) \
                order by begun desc limit $1"
            );
            let ask = client.prepare_cached(&ask).await?;
            let rows = client.query(&ask, &[&i64::from(most)]).await?;
            with_seats(&client, &rows).await
        })
    }

    fn say<'a>(&'a self, id: &'a TableId, said: Said) -> Pending<'a, ()> {
        Box::pin(async move {
            let client = self.client().await?;
            let say = "insert into chat \
                select $1::text, coalesce(max(number), 0) + 1, $2::bigint, $3::text, $4::bigint \
                from chat where table_id = $1";
            let say = client.prepare_cached(say).await?;
            let (id, seat) = (id.as_str(), i64::from(said.seat));
            client
                .execute(&say, &[&id, &seat, &said.text, &said.at])
                .await?;
            Ok(())
        })
    }

    fn chat<'a>(&'a self, id: &'a TableId, most: u32) -> Pending<'a, Vec<Said>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ask = "select seat, text, wall_ms from chat where table_id = $1 order by number desc limit $2";
            let ask = client.prepare_cached(ask).await?;
            let rows = client
                .query(&ask, &[&id.as_str(), &i64::from(most)])
                .await?;
            let said = |row: &Row| Said {
                seat: small(row, 0),
                text: row.get(1),
                at: row.get(2),
            };
            Ok(rows.iter().rev().map(said).collect())
        })
    }

    fn node_up<'a>(&'a self, node: &'a str, now: Wall) -> Pending<'a, Option<Outage>> {
        // The first who comes up is who is meant: a store has one server.
        let _ = self.node.set(node.to_owned());
        Box::pin(async move {
            let mut client = self.client().await?;
            let within = client.transaction().await?;
            let last = within
                .query_opt(
                    "select alive_until from node where id = $1 for update",
                    &[&node],
                )
                .await?;
            let last: Option<Wall> = last.map(|row| row.get(0));
            let outage = last.filter(|&from| now - from >= SHORTEST_OUTAGE);
            let outage = outage.map(|from| Outage { from, to: now });
            if let Some(Outage { from, to }) = outage {
                within.execute(LOST, &[&node, &from, &to]).await?;
            }
            within.execute(ALIVE, &[&node, &now]).await?;
            within.commit().await?;
            Ok(outage)
        })
    }

    fn node_alive<'a>(&'a self, node: &'a str, now: Wall) -> Pending<'a, ()> {
        Box::pin(async move {
            let client = self.client().await?;
            let done = async {
                let alive = client.prepare_cached(ALIVE).await?;
                client.execute(&alive, &[&node, &now]).await?;
                Ok(())
            };
            let done = tokio::time::timeout(ANSWER, done).await;
            in_time(client, done)
        })
    }

    fn outages(&self, after: Wall) -> Pending<'_, Vec<Outage>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ask = "select from_ms, to_ms from outage where to_ms > $1 order by from_ms";
            let rows = client.query(ask, &[&after]).await?;
            let outage = |row: &Row| Outage {
                from: row.get(0),
                to: row.get(1),
            };
            Ok(rows.iter().map(outage).collect())
        })
    }

    /// A commit of its own: what was read before it is where the commit is, on the standby too.
    fn ready(&self) -> Pending<'_, ()> {
        Box::pin(async move {
            let written = self.write(None).await;
            if written.is_err() {
                // After a change of the primary old connections may lead to one that only answers questions.
                self.pool.retain(|_, _| false);
            }
            written
        })
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn post(&self, words: String) {
        self.wake.post(words);
    }

    fn listen(&self) -> Option<mpsc::UnboundedReceiver<Heard>> {
        self.wake.listen()
    }

    fn heads<'a>(&'a self, ids: &'a [TableId]) -> Pending<'a, Vec<(TableId, u32)>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ids: Vec<&str> = ids.iter().map(TableId::as_str).collect();
            let ask = "select id, head_version from table_ where id = any($1)";
            let ask = client.prepare_cached(ask).await?;
            let rows = client.query(&ask, &[&ids]).await?;
            let head = |row: &Row| Some((row.get::<_, &str>(0).parse().ok()?, small(row, 1)));
            Ok(rows.iter().filter_map(head).collect())
        })
    }

    fn nodes(&self) -> Pending<'_, Vec<(String, Wall)>> {
        Box::pin(async move {
            let client = self.client().await?;
            let ask = client
                .prepare_cached("select id, alive_until from node")
                .await?;
            let rows = client.query(&ask, &[]).await?;
            Ok(rows.iter().map(|row| (row.get(0), row.get(1))).collect())
        })
    }

    fn node_lost<'a>(&'a self, node: &'a str, outage: Outage) -> Pending<'a, ()> {
        Box::pin(async move {
            let client = self.client().await?;
            let Outage { from, to } = outage;
            client.execute(LOST, &[&node, &from, &to]).await?;
            Ok(())
        })
    }

    fn has_standby(&self) -> Pending<'_, bool> {
        Box::pin(async move {
            let client = self.client().await?;
            let names = client.query_one("show synchronous_standby_names", &[]);
            Ok(!names.await?.get::<_, &str>(0).trim().is_empty())
        })
    }
}

const ALIVE: &str = "insert into node values ($1, $2) \
    on conflict (id) do update set alive_until = excluded.alive_until";

/// Whoever finds out first writes it down: where others went on, an outage ended when they did.
const LOST: &str = "insert into outage values ($1, $2, $3) on conflict (node, from_ms) do nothing";
