//! The power goes: a killed process keeps what the system has in memory, a machine does not. Whatever was acknowledged
//! is there all the same, since a commit waits for the disk.

#[path = "../support/client.rs"]
#[expect(dead_code, reason = "tests of tables use more of it")]
mod client;
#[path = "../support/folder.rs"]
mod folder;
mod full;
#[path = "../support/host.rs"]
mod host;
mod vfs;

use std::sync::{Arc, Mutex};
use std::time::Duration;

use folder::Folder;
use table::dice::{Digest, TableId};
use tabuleiro_server::store::{self, Append, NewLine, NewSeat, NewTable, State, Store, Visibility};

const TABLES: usize = 8;

fn id(number: usize) -> TableId {
    format!("table{number}").parse().expect("a name")
}

fn new_table(number: usize) -> NewTable {
    NewTable {
        id: id(number),
        rules: "draughts:english".to_owned(),
        rules_digest: Digest::new([1; 32]),
        visibility: Visibility::Link,
        terms: "{}".to_owned(),
        server_secret: None,
        seats: [NewSeat::default(), NewSeat::default()],
        due_at: None,
        begun: 1,
    }
}

fn text(table: usize, version: u32) -> String {
    // Long enough for several pages of the log.
    format!("{table} {version} ").repeat(60)
}

async fn open(folder: &Folder) -> Arc<dyn Store> {
    let place = folder.path().join("tables.sqlite").display().to_string();
    store::open(&place).await.expect("a store")
}

/// Tables that are written to as fast as it goes, and how many lines of each were acknowledged.
struct Written {
    store: Arc<dyn Store>,
    acknowledged: Arc<Mutex<[u32; TABLES]>>,
    writers: Vec<tokio::task::JoinHandle<()>>,
}

async fn write(folder: &Folder) -> Written {
    vfs::register();
    let store = open(folder).await;
    let acknowledged = Arc::new(Mutex::new([0; TABLES]));
    let mut writers = Vec::new();
    for number in 0..TABLES {
        store.create(new_table(number)).await.expect("a table");
        let (store, acknowledged) = (Arc::clone(&store), Arc::clone(&acknowledged));
        writers.push(tokio::spawn(async move {
            for after in 0.. {
                let line = NewLine {
                    line: text(number, after + 1),
                    seal: Digest::new([2; 32]),
                    command: None,
                };
                let append = Append {
                    table: id(number),
                    after,
                    lines: vec![line],
                    state: State::Live,
                    due_at: None,
                    server_secret: None,
                    at: 2,
                };
                store.append(append).await.expect("written");
                acknowledged.lock().expect("no panic")[number] = after + 1;
            }
        }));
    }
    Written {
        store,
        acknowledged,
        writers,
    }
}

/// What is left after the power went: how many acknowledged lines are missing, and how many writes were lost.
async fn lost(folder: &Folder, written: &Written, keeps: impl FnMut() -> bool) -> (u32, usize) {
    // First who was told what, then what the disk has.
    let acknowledged = *written.acknowledged.lock().expect("no panic");
    let left = Folder::new("power-left");
    let dropped = vfs::cut(folder.path(), left.path(), keeps);
    let store = open(&left).await;
    let mut missing = 0;
    for (number, &told) in acknowledged.iter().enumerate() {
        let lines = store.lines(&id(number), 0, 1_000_000).await;
        let lines = lines.expect("lines");
        for (version, line) in (1u32..).zip(&lines) {
            assert_eq!(
                (line.version, &line.line),
                (version, &text(number, version)),
                "a line is not what it was"
            );
        }
        missing += told.saturating_sub(lines.len() as u32);
    }
    (missing, dropped)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_a_loss_of_power() {
    let folder = Folder::new("power");
    let written = write(&folder).await;
    let (mut dropped_in_all, mut random) = (0, 1u64);
    for number in 0..30 {
        tokio::time::sleep(Duration::from_millis(15)).await;
        // All that was not synced is lost, or any part of it.
        let keeps = || {
            random = random
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            number % 2 == 1 && random >> 63 == 0
        };
        let (missing, dropped) = lost(&folder, &written, keeps).await;
        assert_eq!(missing, 0, "acknowledged lines are gone");
        dropped_in_all += dropped;
    }
    for writer in &written.writers {
        writer.abort();
    }
    let told: u32 = written.acknowledged.lock().expect("no panic").iter().sum();
    assert!(told > 100, "{told} lines were acknowledged");
    assert!(dropped_in_all > 0, "no moment had anything to lose");
}

/// The test above can fail: on a disk that does not do what it says lines are lost.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_disk_that_lies_is_found_out() {
    let folder = Folder::new("power-lies");
    let written = write(&folder).await;
    vfs::lie(folder.path());
    let begun = written.acknowledged.lock().expect("no panic")[0];
    while written.acknowledged.lock().expect("no panic")[0] < begun + 10 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let (missing, _) = lost(&folder, &written, || false).await;
    assert!(missing > 0, "nothing is lost although nothing was synced");
    for writer in &written.writers {
        writer.abort();
    }
    written.store.ready().await.expect("it goes on");
}

/// And it is `synchronous` that keeps them: with less than FULL a commit is lost.
#[test]
fn a_commit_that_does_not_wait_is_lost() {
    vfs::register();
    let kept = |synchronous: &str| {
        let (folder, left) = (Folder::new("power-off"), Folder::new("power-off-left"));
        let open = |folder: &Folder| {
            rusqlite::Connection::open(folder.path().join("a.sqlite")).expect("a file")
        };
        let connection = open(&folder);
        let set = |name, value| connection.pragma_update(None, name, value).expect("set");
        set("journal_mode", "WAL");
        connection
            .execute_batch("create table t (a); pragma wal_checkpoint(truncate)")
            .expect("made");
        set("synchronous", synchronous);
        connection
            .execute("insert into t values (1)", [])
            .expect("committed");
        vfs::cut(folder.path(), left.path(), || false);
        let count = "select count(*) from t";
        open(&left)
            .query_row(count, [], |row| row.get::<_, i64>(0))
            .expect("an answer")
    };
    assert_eq!(kept("FULL"), 1);
    assert_eq!(kept("NORMAL"), 0);
    assert_eq!(kept("OFF"), 0);
}
