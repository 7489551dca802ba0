//! SQLite: one file on one machine.
//!
//! One thread writes. It takes what has queued up while it was writing and commits it together, so that many tables
//! share one wait for the disk; nobody is answered before the commit is through. Another thread reads, unless the disk
//! was full when the file was opened: then one does both.

mod plain;

use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, ErrorCode, OptionalExtension as _, Row, params};
use table::dice::TableId;
use tokio::sync::oneshot;

use super::migrations::{LEDGER, SHORTEST_OUTAGE, STEPS};
use super::{
    Append, CommandId, NewTable, Outage, Pending, Said, Seat, State, Store, StoreError, Stored,
    StoredLine, Taking, Visibility, Wall, computer, digest,
};

/// Tables in a file.
#[derive(Debug)]
pub struct Sqlite {
    pub(super) writer: Clerk,
    pub(super) reader: Clerk,
}

/// All statements of tables and of accounts stay planned.
const STATEMENTS_KEPT: usize = 64;
/// At most so many jobs share a commit.
const MOST_TOGETHER: usize = 512;

impl Sqlite {
    /// Opens the file, or makes it.
    ///
    /// # Errors
    /// Why it cannot be opened.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        match Self::open_for_two(path) {
            Err(StoreError::Full) => Self::open_for_one(path),
            opened => opened,
        }
    }

    fn open_for_two(path: &Path) -> Result<Self, StoreError> {
        let mut first = connect(path, Sharing::Many)?;
        migrate(&mut first)?;
        let second = connect(path, Sharing::Many)?;
        Ok(Self {
            writer: Clerk::hire(first, "store-writer")?,
            reader: Clerk::hire(second, "store-reader")?,
        })
    }

    /// Several connections share an index of the log in a file beside it. Where there is no room for that file, one
    /// connection that has the store to itself keeps it in memory: everything can be read, and written once there is
    /// room. Copies have to wait until the server was started again.
    fn open_for_one(path: &Path) -> Result<Self, StoreError> {
        let mut only = connect(path, Sharing::Nobody)?;
        migrate(&mut only)?;
        let clerk = Clerk::hire(only, "store")?;
        Ok(Self {
            writer: clerk.clone(),
            reader: clerk,
        })
    }
}

/// Whether others may have the file open too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sharing {
    Many,
    Nobody,
}

pub(super) fn connect(path: &Path, sharing: Sharing) -> Result<Connection, StoreError> {
    let connection = Connection::open(path)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    if sharing == Sharing::Nobody {
        connection.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
    }
    // An acknowledged line survives a loss of power: with FULL the log is on disk before a commit is through.
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // A statement is planned once: for partial indices SQLite would look at the values of every call, and plan again.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS_KEPT);
    Ok(connection)
}

fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    connection.execute_batch(LEDGER)?;
    for (number, step) in (1i64..).zip(STEPS) {
        let step_is_taken = "select 1 from migration where number = ?1";
        let within =
            connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let taken = within.query_row(step_is_taken, [number], |_| Ok(()));
        if taken.optional()?.is_none() {
            within.execute_batch(step)?;
            within.execute("insert into migration values (?1, 0)", [number])?;
        }
        within.commit()?;
    }
    let newest: i64 =
        connection.query_row("select max(number) from migration", [], |row| row.get(0))?;
    if newest > STEPS.len() as i64 {
        let why = "the file was written by a newer version of this program";
        return Err(StoreError::Unavailable(why.to_owned()));
    }
    Ok(())
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let no_index = |error: &rusqlite::ffi::Error| {
            error.extended_code == rusqlite::ffi::SQLITE_IOERR_SHMSIZE
        };
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::Full,
            Some(_) if error.sqlite_error().is_some_and(no_index) => Self::Full,
            Some(ErrorCode::ConstraintViolation) => Self::Conflict,
            _ => Self::Unavailable(error.to_string()),
        }
    }
}

/// Somebody who does one job after another with a connection of his own.
#[derive(Clone, Debug)]
pub(super) struct Clerk {
    jobs: mpsc::Sender<Job>,
}

enum Job {
    /// Looks at what is committed.
    Read(Work),
    /// Shares a commit with others.
    Write(Work),
}

/// Does the work, and says how to tell of it once it is committed.
type Work = Box<dyn FnOnce(&Connection) -> Tell + Send>;
type Tell = Box<dyn FnOnce(&Result<(), StoreError>) + Send>;

impl Clerk {
    fn hire(connection: Connection, name: &str) -> Result<Self, StoreError> {
        let (jobs, inbox) = mpsc::channel::<Job>();
        thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || do_jobs(&connection, &inbox))
            .map_err(|error| StoreError::Unavailable(error.to_string()))?;
        Ok(Self { jobs })
    }

    /// Reads something.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<'static, T> {
        self.hand_over(Job::Read, work)
    }

    fn hand_over<T: Send + 'static>(
        &self,
        job: impl FnOnce(Work) -> Job,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<'static, T> {
        let (tell, told) = oneshot::channel();
        let work: Work = Box::new(move |connection| {
            let done = work(connection);
            Box::new(move |committed| {
                // Whoever asked may have gone.
                let _ = tell.send(committed.clone().and(done));
            })
        });
        let sent = self.jobs.send(job(work));
        Box::pin(async move {
            let stopped = || StoreError::Unavailable("the store has stopped".to_owned());
            sent.map_err(|_| stopped())?;
            told.await.map_err(|_| stopped())?
        })
    }

    /// Writes something; what it changed is undone if it fails, and nothing else of the commit with it.
    pub(super) fn change<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Pending<'static, T> {
        self.hand_over(Job::Write, move |connection| {
            let run = |sql| connection.prepare_cached(sql)?.execute([]);
            run("savepoint job")?;
            let done = work(connection);
            if done.is_err() {
                run("rollback to job")?;
            }
            run("release job")?;
            done
        })
    }
}

fn do_jobs(connection: &Connection, inbox: &mpsc::Receiver<Job>) {
    while let Ok(first) = inbox.recv() {
        let others = inbox.try_iter().take(MOST_TOGETHER - 1);
        let mut writes: Vec<Work> = Vec::new();
        for job in std::iter::once(first).chain(others) {
            match job {
                Job::Read(read) => read(connection)(&Ok(())),
                Job::Write(write) => writes.push(write),
            }
        }
        if writes.is_empty() {
            continue;
        }
        let begun = connection.execute_batch("begin immediate");
        let tell: Vec<Tell> = writes.into_iter().map(|write| write(connection)).collect();
        let committed = begun
            .and_then(|()| connection.execute_batch("commit"))
            .map_err(StoreError::from);
        if committed.is_err() && !connection.is_autocommit() {
            let _ = connection.execute_batch("rollback");
        }
        for tell in tell {
            tell(&committed);
        }
    }
}

const TABLE: &str = "select id, head_version, rules, state, visibility, terms, begun, due_at, holder \
    from table_ left join server_secret on table_id = id";

fn stored(connection: &Connection, row: &Row<'_>) -> Result<Stored, rusqlite::Error> {
    let id: String = row.get(0)?;
    let mut seats = connection.prepare_cached(
        "select secret_hash, join_hash, taken, label, dice, computer, dice_key, account_id from seat \
            where table_id = ?1 order by seat",
    )?;
    let seats = seats.query_map([&id], |row| {
        let hash = |at: usize| {
            let bytes: Result<Option<Vec<u8>>, rusqlite::Error> = row.get(at);
            bytes.map(|bytes| bytes.and_then(|bytes| digest(&bytes)))
        };
        Ok(Seat {
            secret: hash(0)?,
            join: hash(1)?,
            taken: row.get(2)?,
            label: row.get(3)?,
            dice: row.get(4)?,
            computer: computer(row.get(5)?, row.get::<_, Option<Vec<u8>>>(6)?.as_deref()),
            account: row.get(7)?,
        })
    })?;
    let seats: Vec<Seat> = seats.collect::<Result<_, _>>()?;
    let state: String = row.get(3)?;
    let visibility: String = row.get(4)?;
    Ok(Stored {
        id: id.parse().map_err(|_| rusqlite::Error::InvalidQuery)?,
        head: row.get(1)?,
        rules: row.get(2)?,
        state: State::of(&state),
        visibility: Visibility::of(&visibility),
        terms: row.get(5)?,
        begun: row.get(6)?,
        due_at: row.get(7)?,
        server_secret: row.get(8)?,
        seats: seats
            .try_into()
            .map_err(|_| rusqlite::Error::InvalidQuery)?,
    })
}

fn create(connection: &Connection, new: &NewTable) -> Result<(), StoreError> {
    let id = new.id.as_str();
    connection
        .prepare_cached(
            "insert into table_ values (?1, 0, ?2, ?3, 'waiting', ?4, ?5, ?6, ?7, null)",
        )?
        .execute(params![
            id,
            new.rules,
            new.rules_digest.as_bytes(),
            new.visibility.id(),
            new.terms,
            new.due_at,
            new.begun,
        ])?;
    for (number, seat) in (0i64..).zip(&new.seats) {
        let hash =
            |digest: &Option<table::dice::Digest>| digest.map(|digest| digest.as_bytes().to_vec());
        connection
            .prepare_cached(
                "insert into seat (table_id, seat, secret_hash, join_hash, label) values (?1, ?2, ?3, ?4, '')",
            )?
            .execute(params![id, number, hash(&seat.secret), hash(&seat.join)])?;
    }
    if let Some(secret) = &new.server_secret {
        connection
            .prepare_cached("insert into server_secret values (?1, ?2)")?
            .execute(params![id, secret])?;
    }
    Ok(())
}

fn append(connection: &Connection, append: &Append) -> Result<(), StoreError> {
    let id = append.table.as_str();
    let head = append.after + append.lines.len() as u32;
    let ended = (append.state == State::Over).then_some(append.at);
    let moved = connection
        .prepare_cached(
            "update table_ set head_version = ?1, state = ?2, due_at = ?3, ended = ?4 \
            where id = ?5 and head_version = ?6",
        )?
        .execute(params![
            head,
            append.state.id(),
            append.due_at,
            ended,
            id,
            append.after
        ])?;
    if moved != 1 {
        return Err(StoreError::Conflict);
    }
    for (version, line) in (append.after + 1..).zip(&append.lines) {
        connection
            .prepare_cached("insert into event values (?1, ?2, ?3, ?4, ?5, ?6)")?
            .execute(params![
                id,
                version,
                line.command,
                line.line,
                line.seal.as_bytes(),
                append.at
            ])?;
    }
    if let Some(secret) = &append.server_secret {
        connection
            .prepare_cached("update server_secret set holder = ?1 where table_id = ?2")?
            .execute(params![secret, id])?;
    }
    Ok(())
}

impl Store for Sqlite {
    fn create(&self, new: NewTable) -> Pending<'_, ()> {
        self.writer
            .change(move |connection| create(connection, &new))
    }

    fn table<'a>(&'a self, id: &'a TableId) -> Pending<'a, Option<Stored>> {
        let id = id.clone();
        self.reader.ask(move |connection| {
            let mut one = connection.prepare_cached(&format!("{TABLE} where id = ?1"))?;
            let found = one.query_row([id.as_str()], |row| stored(connection, row));
            Ok(found.optional()?)
        })
    }

    fn take_seat<'a>(&'a self, id: &'a TableId, seat: u8, taking: Taking) -> Pending<'a, bool> {
        let id = id.clone();
        self.writer.change(move |connection| {
            let mut sit = connection.prepare_cached(
                "update seat set secret_hash = ?1, label = ?2, dice = ?3, taken = ?4, computer = ?7, dice_key = ?8, \
                account_id = ?9 \
                where table_id = ?5 and seat = ?6 and taken is null",
            )?;
            let secret = taking.secret.as_bytes();
            let values = params![
                secret,
                taking.label,
                taking.dice,
                taking.at,
                id.as_str(),
                seat,
                taking.computer.as_ref().map(|computer| computer.level),
                taking
                    .computer
                    .and_then(|computer| computer.dice_key)
                    .map(|key| key.as_bytes().to_vec()),
                taking.account,
            ];
            Ok(sit.execute(values)? == 1)
        })
    }

    fn append(&self, lines: Append) -> Pending<'_, ()> {
        self.writer
            .change(move |connection| append(connection, &lines))
    }

    fn close<'a>(&'a self, id: &'a TableId, due_at: Option<Wall>, at: Wall) -> Pending<'a, bool> {
        let id = id.clone();
        self.writer.change(move |connection| {
            let state = if due_at.is_some() {
                State::Waiting
            } else {
                State::Over
            };
            let ended = due_at.is_none().then_some(at);
            let mut close = connection.prepare_cached(
                "update table_ set state = ?1, due_at = ?2, ended = ?3 \
                where id = ?4 and state = 'waiting' and head_version = 0",
            )?;
            Ok(close.execute(params![state.id(), due_at, ended, id.as_str()])? == 1)
        })
    }

    fn put_off<'a>(&'a self, id: &'a TableId, due_at: Option<Wall>) -> Pending<'a, ()> {
        let id = id.clone();
        self.writer.change(move |connection| {
            let mut later =
                connection.prepare_cached("update table_ set due_at = ?1 where id = ?2")?;
            later.execute(params![due_at, id.as_str()])?;
            Ok(())
        })
    }

    fn lines<'a>(&'a self, id: &'a TableId, after: u32, most: u32) -> Pending<'a, Vec<StoredLine>> {
        let id = id.clone();
        self.reader.ask(move |connection| {
            let mut lines = connection.prepare_cached(
                "select version, line, command_id from event \
                where table_id = ?1 and version > ?2 order by version limit ?3",
            )?;
            let lines = lines.query_map(params![id.as_str(), after, most], |row| {
                Ok(StoredLine {
                    version: row.get(0)?,
                    line: row.get(1)?,
                    command: row.get(2)?,
                })
            })?;
            Ok(lines.collect::<Result<_, _>>()?)
        })
    }

    fn command<'a>(&'a self, id: &'a TableId, command: CommandId) -> Pending<'a, Option<u32>> {
        let id = id.clone();
        self.reader.ask(move |connection| {
            let mut one = connection.prepare_cached(
                "select version from event where table_id = ?1 and command_id = ?2",
            )?;
            Ok(one
                .query_row(params![id.as_str(), command], |row| row.get(0))
                .optional()?)
        })
    }

    fn due(&self, now: Wall, most: u32) -> Pending<'_, Vec<TableId>> {
        self.reader.ask(move |connection| {
            let mut due = connection.prepare_cached(
                "select id from table_ where due_at is not null and due_at <= ?1 order by due_at limit ?2",
            )?;
            let due = due.query_map(params![now, most], |row| row.get::<_, String>(0))?;
            let due: Vec<String> = due.collect::<Result<_, _>>()?;
            Ok(due.into_iter().filter_map(|id| id.parse().ok()).collect())
        })
    }

    fn offers(&self, most: u32) -> Pending<'_, Vec<Stored>> {
        self.reader.ask(move |connection| {
            let mut offers = connection.prepare_cached(&format!(
                "{TABLE} where state = 'waiting' and visibility = 'public' \
                and 1 = (select count(taken) from seat where seat.table_id = id) \
                order by begun desc limit ?1"
            ))?;
            let offers = offers.query_map([most], |row| stored(connection, row))?;
            Ok(offers.collect::<Result<_, _>>()?)
        })
    }

    fn say<'a>(&'a self, id: &'a TableId, said: Said) -> Pending<'a, ()> {
        let id = id.clone();
        self.writer.change(move |connection| {
            let mut say = connection.prepare_cached(
                "insert into chat select ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4 from chat where table_id = ?1",
            )?;
            say.execute(params![id.as_str(), said.seat, said.text, said.at])?;
            Ok(())
        })
    }

    fn chat<'a>(&'a self, id: &'a TableId, most: u32) -> Pending<'a, Vec<Said>> {
        let id = id.clone();
        self.reader.ask(move |connection| {
            let mut chat = connection.prepare_cached(
                "select seat, text, wall_ms from chat where table_id = ?1 order by number desc limit ?2",
            )?;
            let said = chat.query_map(params![id.as_str(), most], |row| {
                Ok(Said {
                    seat: row.get(0)?,
                    text: row.get(1)?,
                    at: row.get(2)?,
                })
            })?;
            let mut said: Vec<Said> = said.collect::<Result<_, _>>()?;
            said.reverse();
            Ok(said)
        })
    }

    fn node_up<'a>(&'a self, node: &'a str, now: Wall) -> Pending<'a, Option<Outage>> {
        let node = node.to_owned();
        self.writer.change(move |connection| {
            let last: Option<Wall> = connection
                .query_row(
                    "select alive_until from node where id = ?1",
                    [&node],
                    |row| row.get(0),
                )
                .optional()?;
            let outage = last.filter(|&from| now - from >= SHORTEST_OUTAGE);
            let outage = outage.map(|from| Outage { from, to: now });
            if let Some(Outage { from, to }) = outage {
                connection.execute(
                    "insert or replace into outage values (?1, ?2, ?3)",
                    params![node, from, to],
                )?;
            }
            connection.execute(
                "insert or replace into node values (?1, ?2)",
                params![node, now],
            )?;
            Ok(outage)
        })
    }

    fn node_alive<'a>(&'a self, node: &'a str, now: Wall) -> Pending<'a, ()> {
        let node = node.to_owned();
        self.writer.change(move |connection| {
            let mut alive =
                connection.prepare_cached("insert or replace into node values (?1, ?2)")?;
            alive.execute(params![node, now])?;
            Ok(())
        })
    }

    fn outages(&self, after: Wall) -> Pending<'_, Vec<Outage>> {
        self.reader.ask(move |connection| {
            let mut outages = connection.prepare_cached(
                "select from_ms, to_ms from outage where to_ms > ?1 order by from_ms",
            )?;
            let outages = outages.query_map([after], |row| {
                Ok(Outage {
                    from: row.get(0)?,
                    to: row.get(1)?,
                })
            })?;
            Ok(outages.collect::<Result<_, _>>()?)
        })
    }

    fn nodes(&self) -> Pending<'_, Vec<(String, Wall)>> {
        self.reader.ask(|connection| {
            let mut nodes =
                connection.prepare_cached("select id, alive_until from node where id <> ''")?;
            let nodes = nodes.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
            Ok(nodes.collect::<Result<_, _>>()?)
        })
    }

    fn ready(&self) -> Pending<'_, ()> {
        // A commit that changes nothing, be it by writing what is there, would be through on a full disk too: nobody's
        // row is turned over.
        self.writer.change(|connection| {
            let mut turn = connection.prepare_cached(
                "insert into node values ('', 0) on conflict (id) do update set alive_until = 1 - alive_until",
            )?;
            turn.execute([])?;
            Ok(())
        })
    }
}
