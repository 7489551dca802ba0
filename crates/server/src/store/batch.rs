//! Appends of a node go to PostgreSQL together: while one batch is committed the next one queues up. A batch locks its
//! tables in the order of their names, since batches in any order of two nodes waited for each other for ever.

use std::collections::HashSet;
use std::sync::{Arc, OnceLock};

use deadpool_postgres::{Client, Pool};
use tokio::sync::{mpsc, oneshot};

use super::postgres::{ANSWER, in_time};
use super::{Append, CommandId, State, StoreError, Wall};

/// Somebody who waits until something is written; without anything of his own he only waits for a commit.
pub(super) struct Waiting {
    pub(super) append: Option<Append>,
    pub(super) tell: oneshot::Sender<Result<(), StoreError>>,
}

/// At most so many appends share a commit: more gained nothing where it was measured.
const MOST_TOGETHER: usize = 50;
/// So many batches are under way at once.
const WRITERS: usize = 2;

/// Writes what comes in until nobody can send anything more.
pub(super) async fn write_all(
    pool: Pool,
    mut inbox: mpsc::UnboundedReceiver<Waiting>,
    node: Arc<OnceLock<String>>,
) {
    let turns = Arc::new(tokio::sync::Semaphore::new(WRITERS));
    loop {
        let Ok(turn) = turns.clone().acquire_owned().await else {
            return;
        };
        let mut batch = Vec::new();
        if inbox.recv_many(&mut batch, MOST_TOGETHER).await == 0 {
            return;
        }
        let (pool, node) = (pool.clone(), Arc::clone(&node));
        tokio::spawn(async move {
            write_batch(&pool, batch, node.get()).await;
            drop(turn);
        });
    }
}

async fn write_batch(pool: &Pool, batch: Vec<Waiting>, node: Option<&String>) {
    let (mut appends, mut others) = (Vec::new(), Vec::new());
    for Waiting { append, tell } in batch {
        match append {
            Some(append) => appends.push((append, tell)),
            None => others.push(tell),
        }
    }
    appends.sort_by(|(one, _), (other, _)| one.table.cmp(&other.table));
    let done = {
        let lines: Vec<&Append> = appends.iter().map(|(append, _)| append).collect();
        let commits = node.filter(|_| !others.is_empty());
        in_bounds(pool, &lines, commits).await
    };
    for (place, (_, tell)) in appends.into_iter().enumerate() {
        let answer = match &done {
            Ok(written) if written[place] => Ok(()),
            Ok(_) => Err(StoreError::Conflict),
            Err(error) => Err(error.clone()),
        };
        let _ = tell.send(answer);
    }
    for tell in others {
        let _ = tell.send(done.as_ref().map(|_| ()).map_err(Clone::clone));
    }
}

async fn in_bounds(
    pool: &Pool,
    appends: &[&Append],
    node: Option<&String>,
) -> Result<Vec<bool>, StoreError> {
    let mut client = pool.get().await?;
    let done = tokio::time::timeout(ANSWER, try_batch(&mut client, appends, node)).await;
    in_time(client, done)
}

/// Writes those that come after the head of their table; says which. Where somebody only waits for a commit, the row of
/// this node makes it one.
async fn try_batch(
    client: &mut Client,
    appends: &[&Append],
    node: Option<&String>,
) -> Result<Vec<bool>, StoreError> {
    let within = client.build_transaction().start().await?;
    let ids: Vec<&str> = appends.iter().map(|append| append.table.as_str()).collect();
    let lock = within
        .prepare_cached(
            "select id, head_version from table_ where id = any($1) order by id for update",
        )
        .await?;
    let heads = within.query(&lock, &[&ids]).await?;
    let mut heads: Vec<(&str, i64)> = heads.iter().map(|row| (row.get(0), row.get(1))).collect();
    let mut written = vec![false; appends.len()];
    let repeated = repeated(&within, appends).await?;
    let mut rows = Rows::default();
    for (place, append) in appends.iter().enumerate() {
        let head = heads
            .iter_mut()
            .find(|(id, _)| *id == append.table.as_str());
        let Some((_, head)) = head.filter(|(_, head)| *head == i64::from(append.after)) else {
            continue;
        };
        let again = |line: &super::NewLine| {
            line.command.is_some_and(|command| {
                repeated.contains(&(append.table.as_str().to_owned(), command))
            })
        };
        if append.lines.iter().any(again) {
            continue;
        }
        // A table has one append under way; a second one in the same batch would find another head.
        *head = -1;
        written[place] = true;
        rows.add(append);
    }
    rows.write(&within).await?;
    let touch = "update node set alive_until = alive_until where id = $1";
    if let Some(node) = node {
        within.execute(touch, &[node]).await?;
    } else if appends.is_empty() {
        // Refused where nothing can be written.
        within.execute(touch, &[&""]).await?;
    }
    within.commit().await?;
    Ok(written)
}

/// The commands among these that have happened already.
async fn repeated(
    within: &deadpool_postgres::Transaction<'_>,
    appends: &[&Append],
) -> Result<HashSet<(String, CommandId)>, StoreError> {
    let lines = appends.iter().flat_map(|append| {
        let commands = append.lines.iter().filter_map(|line| line.command.as_ref());
        commands.map(|command| (append.table.as_str(), command.as_slice()))
    });
    let (ids, commands): (Vec<&str>, Vec<&[u8]>) = lines.unzip();
    if ids.is_empty() {
        return Ok(HashSet::new());
    }
    let ask = within
        .prepare_cached(
            "select event.table_id, event.command_id from unnest($1::text[], $2::bytea[]) as asked(id, command) \
            join event on event.table_id = asked.id and event.command_id = asked.command",
        )
        .await?;
    let found = within.query(&ask, &[&ids, &commands]).await?;
    let found = found.iter().filter_map(|row| {
        let command: &[u8] = row.get(1);
        Some((row.get(0), command.try_into().ok()?))
    });
    Ok(found.collect())
}

/// What a batch writes, column by column.
#[derive(Default)]
struct Rows<'a> {
    ids: Vec<&'a str>,
    heads: Vec<i64>,
    states: Vec<&'a str>,
    due: Vec<Option<Wall>>,
    ended: Vec<Option<Wall>>,
    line_ids: Vec<&'a str>,
    versions: Vec<i64>,
    commands: Vec<Option<&'a [u8]>>,
    lines: Vec<&'a str>,
    seals: Vec<&'a [u8]>,
    walls: Vec<Wall>,
    secrets: Vec<(&'a str, &'a str)>,
}

impl<'a> Rows<'a> {
    fn add(&mut self, append: &'a Append) {
        let id = append.table.as_str();
        self.ids.push(id);
        self.heads
            .push(i64::from(append.after) + append.lines.len() as i64);
        self.states.push(append.state.id());
        self.due.push(append.due_at);
        self.ended
            .push((append.state == State::Over).then_some(append.at));
        for (version, line) in (i64::from(append.after) + 1..).zip(&append.lines) {
            self.line_ids.push(id);
            self.versions.push(version);
            self.commands
                .push(line.command.as_ref().map(<[u8; 16]>::as_slice));
            self.lines.push(&line.line);
            self.seals.push(line.seal.as_bytes());
            self.walls.push(append.at);
        }
        self.secrets
            .extend(append.server_secret.as_deref().map(|secret| (id, secret)));
    }

    async fn write(&self, within: &deadpool_postgres::Transaction<'_>) -> Result<(), StoreError> {
        if self.ids.is_empty() {
            return Ok(());
        }
        let heads = within
            .prepare_cached(
                "update table_ set head_version = new.head, state = new.state, due_at = new.due, ended = new.ended \
                from unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[]) \
                as new(id, head, state, due, ended) where table_.id = new.id",
            )
            .await?;
        let lines = within
            .prepare_cached(
                "insert into event (table_id, version, command_id, line, seal, wall_ms) \
                select * from unnest($1::text[], $2::bigint[], $3::bytea[], $4::text[], $5::bytea[], $6::bigint[])",
            )
            .await?;
        within
            .execute(
                &heads,
                &[&self.ids, &self.heads, &self.states, &self.due, &self.ended],
            )
            .await?;
        within
            .execute(
                &lines,
                &[
                    &self.line_ids,
                    &self.versions,
                    &self.commands,
                    &self.lines,
                    &self.seals,
                    &self.walls,
                ],
            )
            .await?;
        for (id, secret) in &self.secrets {
            within
                .execute(
                    "update server_secret set holder = $1 where table_id = $2",
                    &[secret, id],
                )
                .await?;
        }
        Ok(())
    }
}
