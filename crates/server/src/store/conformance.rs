//! What every store does: one suite for all of them.

use std::sync::Arc;

use table::dice::{Digest, TableId};

use super::migrations::{LEDGER, STEPS};
use super::sqlite::Sharing;
use super::{
    Append, CommandId, Computer, NewLine, NewSeat, NewTable, Outage, Postgres, Said, Sqlite, State,
    Store, StoreError, Taking, Visibility,
};

#[expect(dead_code, reason = "tests of several nodes use more of it")]
#[path = "../../tests/support/postgres.rs"]
mod server;

#[path = "../../tests/support/folder.rs"]
pub(super) mod folder;

pub(super) fn id(name: &str) -> TableId {
    name.parse().expect("a name")
}

pub(super) fn hash(byte: u8) -> Digest {
    Digest::new([byte; 32])
}

pub(super) fn new(name: &str) -> NewTable {
    NewTable {
        id: id(name),
        rules: "draughts:english".to_owned(),
        rules_digest: hash(1),
        visibility: Visibility::Link,
        terms: "{}".to_owned(),
        server_secret: None,
        seats: [
            NewSeat {
                secret: Some(hash(2)),
                join: None,
            },
            NewSeat {
                secret: None,
                join: Some(hash(3)),
            },
        ],
        due_at: None,
        begun: 1_000,
    }
}

pub(super) fn line(text: &str, command: Option<CommandId>) -> NewLine {
    NewLine {
        line: text.to_owned(),
        seal: hash(4),
        command,
    }
}

pub(super) fn append(name: &str, after: u32, lines: Vec<NewLine>) -> Append {
    Append {
        table: id(name),
        after,
        lines,
        state: State::Live,
        due_at: None,
        server_secret: None,
        at: 2_000,
    }
}

pub(super) fn taking(secret: u8) -> Taking {
    Taking {
        secret: hash(secret),
        label: "Ana".to_owned(),
        dice: Some("{}".to_owned()),
        computer: None,
        account: None,
        at: 1_500,
    }
}

/// All of it, on an empty store.
async fn conforms(store: Arc<dyn Store>) {
    a_table_comes_back_as_it_was_laid_out(&*store).await;
    a_seat_is_taken_once(&store).await;
    lines_come_after_the_head_or_not_at_all(&*store).await;
    a_race_has_one_winner(&store).await;
    a_command_happens_once(&*store).await;
    what_is_due_is_found(&*store).await;
    offers_are_public_and_waited_at(&*store).await;
    talk_is_kept_in_order(&*store).await;
    an_outage_is_written_down(&*store).await;
    bans_and_reports_are_kept(&*store).await;
    super::conformance_accounts::conforms(&store).await;
    store.ready().await.expect("ready");
}

async fn a_table_comes_back_as_it_was_laid_out(store: &dyn Store) {
    assert_eq!(store.table(&id("none")).await, Ok(None));
    let mut laid_out = new("a");
    laid_out.server_secret = Some("secret".to_owned());
    laid_out.due_at = Some(9);
    store.create(laid_out).await.expect("laid out");
    assert_eq!(store.create(new("a")).await, Err(StoreError::Conflict));
    let found = store
        .table(&id("a"))
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!((found.head, found.state), (0, State::Waiting));
    assert_eq!((found.begun, found.due_at), (1_000, Some(9)));
    assert_eq!(found.server_secret.as_deref(), Some("secret"));
    assert_eq!(found.seats[0].secret, Some(hash(2)));
    assert_eq!(
        (found.seats[1].secret, found.seats[1].join),
        (None, Some(hash(3)))
    );
    assert!(store.close(&id("a"), None, 3_000).await.expect("closed"));
    let found = store
        .table(&id("a"))
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!((found.state, found.due_at), (State::Over, None));
    assert!(
        !store.close(&id("a"), None, 3_000).await.expect("an answer"),
        "it is over"
    );
}

async fn a_seat_is_taken_once(store: &Arc<dyn Store>) {
    store.create(new("seat")).await.expect("laid out");
    let comers = (0..20u8).map(|comer| {
        let store = Arc::clone(store);
        tokio::spawn(async move { store.take_seat(&id("seat"), 1, taking(100 + comer)).await })
    });
    let comers: Vec<_> = comers.collect();
    let mut seated = Vec::new();
    for (comer, took) in (0u8..).zip(comers) {
        if took.await.expect("no panic").expect("an answer") {
            seated.push(100 + comer);
        }
    }
    assert_eq!(seated.len(), 1, "one of them sits");
    let found = store
        .table(&id("seat"))
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!(found.seats[1].secret, Some(hash(seated[0])));
    assert_eq!(found.seats[1].label, "Ana");
    assert_eq!(
        (found.seats[0].taken, &found.seats[1].computer),
        (None, &None)
    );
    let computer = Some(Computer {
        level: 4,
        dice_key: Some(hash(9)),
    });
    let mut sits = taking(1);
    sits.computer.clone_from(&computer);
    let took = store.take_seat(&id("seat"), 0, sits).await;
    assert_eq!(took, Ok(true));
    let found = store.table(&id("seat")).await.expect("an answer");
    assert_eq!(found.expect("a table").seats[0].computer, computer);
}

async fn lines_come_after_the_head_or_not_at_all(store: &dyn Store) {
    store.create(new("lines")).await.expect("laid out");
    let two = vec![line("one", None), line("two", Some([7; 16]))];
    store
        .append(append("lines", 0, two))
        .await
        .expect("written");
    for wrong in [0, 1, 3] {
        let late = store
            .append(append("lines", wrong, vec![line("no", None)]))
            .await;
        assert_eq!(late, Err(StoreError::Conflict), "after {wrong}");
    }
    let nobody = store
        .append(append("nobody", 0, vec![line("no", None)]))
        .await;
    assert_eq!(nobody, Err(StoreError::Conflict));
    let mut last = append("lines", 2, vec![line("three", None)]);
    last.state = State::Over;
    store.append(last).await.expect("written");
    let lines = store.lines(&id("lines"), 1, 100).await.expect("lines");
    let texts: Vec<(u32, &str)> = lines
        .iter()
        .map(|line| (line.version, &*line.line))
        .collect();
    assert_eq!(texts, [(2, "two"), (3, "three")]);
    assert_eq!(lines[0].command, Some([7; 16]));
    assert_eq!(
        store.lines(&id("lines"), 0, 2).await.expect("lines").len(),
        2
    );
    let found = store
        .table(&id("lines"))
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!((found.head, found.state), (3, State::Over));
    assert!(
        !store.close(&id("lines"), None, 1).await.expect("an answer"),
        "it has begun"
    );
}

async fn a_race_has_one_winner(store: &Arc<dyn Store>) {
    for name in ["race-b", "race-a", "race-c"] {
        store.create(new(name)).await.expect("laid out");
    }
    // Two nodes that hold the same tables, in no order.
    let runs = (0..60u8).map(|run| {
        let store = Arc::clone(store);
        let name = ["race-a", "race-b", "race-c"][usize::from(run) % 3];
        tokio::spawn(async move {
            let mine = vec![line(&format!("run {run}"), Some([run; 16]))];
            (name, store.append(append(name, 0, mine)).await)
        })
    });
    let runs: Vec<_> = runs.collect();
    let mut winners = Vec::new();
    for run in runs {
        match run.await.expect("no panic") {
            (name, Ok(())) => winners.push(name),
            (_, Err(error)) => assert_eq!(error, StoreError::Conflict),
        }
    }
    winners.sort_unstable();
    assert_eq!(winners, ["race-a", "race-b", "race-c"]);
    for name in winners {
        assert_eq!(store.lines(&id(name), 0, 9).await.expect("lines").len(), 1);
    }
}

async fn a_command_happens_once(store: &dyn Store) {
    for name in ["once", "elsewhere"] {
        store.create(new(name)).await.expect("laid out");
        let first = append(name, 0, vec![line("first", Some([9; 16]))]);
        store
            .append(first)
            .await
            .expect("each table has commands of its own");
    }
    let again = store
        .append(append("once", 1, vec![line("again", Some([9; 16]))]))
        .await;
    assert_eq!(again, Err(StoreError::Conflict));
    let found = store
        .table(&id("once"))
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!(found.head, 1, "the head has not moved either");
    assert_eq!(store.command(&id("once"), [9; 16]).await, Ok(Some(1)));
    assert_eq!(store.command(&id("once"), [8; 16]).await, Ok(None));
}

async fn what_is_due_is_found(store: &dyn Store) {
    store.create(new("due")).await.expect("laid out");
    let mut running = append("due", 0, vec![line("one", None)]);
    running.due_at = Some(5_000);
    store.append(running).await.expect("written");
    assert!(
        !store
            .due(4_999, 9)
            .await
            .expect("some")
            .contains(&id("due"))
    );
    assert!(
        store
            .due(5_000, 9)
            .await
            .expect("some")
            .contains(&id("due"))
    );
    store.put_off(&id("due"), Some(7_000)).await.expect("later");
    assert!(
        !store
            .due(6_999, 9)
            .await
            .expect("some")
            .contains(&id("due"))
    );
    assert!(
        store
            .due(7_000, 9)
            .await
            .expect("some")
            .contains(&id("due"))
    );
    store
        .append(append("due", 1, vec![line("two", None)]))
        .await
        .expect("written");
    assert!(
        !store
            .due(9_000, 9)
            .await
            .expect("some")
            .contains(&id("due")),
        "it stands still"
    );
}

async fn offers_are_public_and_waited_at(store: &dyn Store) {
    for (name, begun) in [("offer-1", 10), ("offer-2", 20), ("offer-empty", 30)] {
        let mut public = new(name);
        (public.visibility, public.begun) = (Visibility::Public, begun);
        store.create(public).await.expect("laid out");
        if name != "offer-empty" {
            assert!(
                store
                    .take_seat(&id(name), 0, taking(50))
                    .await
                    .expect("seated")
            );
        }
    }
    let names = |offers: Vec<super::Stored>| -> Vec<String> {
        offers
            .into_iter()
            .map(|offer| offer.id.to_string())
            .collect()
    };
    assert_eq!(
        names(store.offers(9).await.expect("offers")),
        ["offer-2", "offer-1"]
    );
    assert!(
        store
            .take_seat(&id("offer-2"), 1, taking(51))
            .await
            .expect("seated")
    );
    assert_eq!(
        names(store.offers(9).await.expect("offers")),
        ["offer-1"],
        "nobody is waited for"
    );
    let begins = append("offer-2", 0, vec![line("one", None)]);
    store.append(begins).await.expect("written");
    assert_eq!(names(store.offers(9).await.expect("offers")), ["offer-1"]);
}

async fn talk_is_kept_in_order(store: &dyn Store) {
    for at in 1..=3 {
        let said = Said {
            seat: (at % 2) as u8,
            text: format!("olá {at}"),
            at,
        };
        store.say(&id("a"), said).await.expect("said");
    }
    let said = store.chat(&id("a"), 2).await.expect("talk");
    let said: Vec<_> = said.iter().map(|said| (said.seat, &*said.text)).collect();
    assert_eq!(said, [(0, "olá 2"), (1, "olá 3")]);
}

async fn an_outage_is_written_down(store: &dyn Store) {
    assert_eq!(
        store.node_up("n", 10_000).await,
        Ok(None),
        "never heard of before"
    );
    store.node_alive("n", 20_000).await.expect("alive");
    assert_eq!(
        store.node_up("n", 20_100).await,
        Ok(None),
        "too short to matter"
    );
    store.node_alive("n", 30_000).await.expect("alive");
    let outage = Outage {
        from: 30_000,
        to: 95_000,
    };
    assert_eq!(store.node_up("n", 95_000).await, Ok(Some(outage)));
    assert_eq!(store.outages(94_999).await, Ok(vec![outage]));
    assert_eq!(store.outages(95_000).await, Ok(Vec::new()));
}

async fn bans_and_reports_are_kept(store: &dyn Store) {
    let address = || "10.0.0.1".to_owned();
    for _ in 0..2 {
        store.ban(address(), 1).await.expect("banned");
    }
    assert_eq!(store.bans().await, Ok(vec![address()]));
    assert_eq!(store.lift_ban(address()).await, Ok(true));
    assert_eq!(store.lift_ban(address()).await, Ok(false));
    assert_eq!(store.bans().await, Ok(Vec::new()));
    let report = |at| super::NewReport {
        table: id("reported"),
        seat: 1,
        said: "[]".to_owned(),
        at,
    };
    // Nobody reads more than ten of one table.
    for number in 0..12 {
        let kept = store.report(report(number)).await;
        assert_eq!(kept, Ok(number < 10), "{number}");
    }
    let open = store.reports(100).await.expect("reports");
    assert_eq!(
        open.iter()
            .map(|report| report.number)
            .collect::<Vec<u32>>(),
        (1..=10).collect::<Vec<u32>>()
    );
    assert_eq!((open[0].table.as_str(), open[0].seat), ("reported", 1));
    for settled in [true, false] {
        let answer = store.settle_report(&id("reported"), 3, 9).await;
        assert_eq!(answer, Ok(settled));
    }
    assert_eq!(store.reports(100).await.expect("reports").len(), 9);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite() {
    let folder = folder::Folder::new("store");
    let file = folder.path().join("tables.sqlite");
    conforms(Arc::new(Sqlite::open(&file).expect("a store"))).await;
    // What was written is there for whoever comes next, and the steps of the schema are not taken twice.
    let again = Sqlite::open(&file).expect("a store");
    assert_eq!(
        again.lines(&id("lines"), 0, 9).await.expect("lines").len(),
        3
    );
}

/// SQLite waits for the disk at every commit, on every connection that writes.
#[test]
fn sqlite_waits_for_the_disk() {
    let folder = folder::Folder::new("full");
    let connection = super::sqlite::connect(&folder.path().join("tables.sqlite"), Sharing::Many)
        .expect("a file");
    let pragma = |name| {
        connection.pragma_query_value(None, name, |row| row.get::<_, rusqlite::types::Value>(0))
    };
    assert_eq!(
        pragma("synchronous"),
        Ok(rusqlite::types::Value::Integer(2)),
        "FULL"
    );
    assert_eq!(
        pragma("journal_mode"),
        Ok(rusqlite::types::Value::Text("wal".to_owned()))
    );
}

/// A file that was made by any earlier step of the schema is brought up to date, with what is in it.
#[tokio::test]
async fn every_earlier_file_is_read() {
    for steps in 1..STEPS.len() {
        let folder = folder::Folder::new("earlier");
        let file = folder.path().join("tables.sqlite");
        let connection = super::sqlite::connect(&file, Sharing::Many).expect("a file");
        connection.execute_batch(LEDGER).expect("made");
        for (number, step) in (1i64..).zip(STEPS).take(steps) {
            connection.execute_batch(step).expect("a step");
            let taken = "insert into migration values (?1, 0)";
            connection.execute(taken, [number]).expect("noted");
        }
        let row =
            "insert into table_ values ('old', 1, 'r', x'00', 'live', 'link', '{}', null, 5, null);
            insert into seat (table_id, seat, taken, label) values ('old', 0, 7, 'Ana'), ('old', 1, null, '');
            insert into event values ('old', 1, null, 'a line', x'00', 6)";
        connection.execute_batch(row).expect("written");
        drop(connection);
        let store = Sqlite::open(&file).expect("a store");
        let old = store.table(&id("old")).await.expect("an answer");
        let old = old.expect("a table");
        assert_eq!((old.head, old.seats[0].label.as_str()), (1, "Ana"));
        assert_eq!(store.lines(&id("old"), 0, 9).await.expect("lines").len(), 1);
        let store: Arc<dyn Store> = Arc::new(store);
        assert_eq!(
            store.claim_seat(&id("old"), 0, "someone", 9).await,
            Ok(true)
        );
    }
}

/// The same for a database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_earlier_database_is_read() {
    let folder = folder::Folder::new("earlier-postgres");
    let server = server::Server::start(folder.path());
    for steps in 1..STEPS.len() {
        server.sql("drop schema public cascade; create schema public");
        server.sql(LEDGER);
        for (number, step) in (1..).zip(STEPS).take(steps) {
            server.sql(step);
            server.sql(&format!("insert into migration values ({number}, 0)"));
        }
        server.sql(
            "insert into table_ values ('old', 1, 'r', '\\x00', 'live', 'link', '{}', null, 5, null);
            insert into seat (table_id, seat, taken, label) values ('old', 0, 7, 'Ana'), ('old', 1, null, '');
            insert into event values ('old', 1, null, 'a line', '\\x00', 6)",
        );
        let store = Postgres::open(&server.url()).await.expect("a store");
        let old = store.table(&id("old")).await.expect("an answer");
        assert_eq!(old.expect("a table").seats[0].label, "Ana");
        let store: Arc<dyn Store> = Arc::new(store);
        assert_eq!(
            store.claim_seat(&id("old"), 0, "someone", 9).await,
            Ok(true)
        );
    }
    server.stop();
}

/// A file of a later version is left alone.
#[test]
fn a_newer_file_is_not_touched() {
    let folder = folder::Folder::new("newer");
    let file = folder.path().join("tables.sqlite");
    drop(Sqlite::open(&file).expect("a store"));
    let connection = super::sqlite::connect(&file, Sharing::Many).expect("a file");
    connection
        .execute("insert into migration values (999, 0)", [])
        .expect("written");
    assert!(matches!(
        Sqlite::open(&file),
        Err(StoreError::Unavailable(_))
    ));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn postgres() {
    let folder = folder::Folder::new("postgres");
    let server = server::Server::start(folder.path());
    // A database that would acknowledge before the disk has it is told not to.
    server.sql("alter system set synchronous_commit = 'off'");
    server.sql("select pg_reload_conf()");
    let store = Postgres::open(&server.url()).await.expect("a store");
    assert_eq!(
        store
            .setting("synchronous_commit")
            .await
            .expect("a setting"),
        "on"
    );
    // Two nodes come up together, and each finds the schema made.
    let url = server.url();
    let (one, other) = tokio::join!(Postgres::open(&url), Postgres::open(&url));
    other.expect("a store");
    conforms(Arc::new(one.expect("a store"))).await;
    server.stop();
    assert!(matches!(
        store.ready().await,
        Err(StoreError::Unavailable(_))
    ));
    let late = store
        .append(append("lines", 3, vec![line("four", None)]))
        .await;
    assert!(matches!(late, Err(StoreError::Unavailable(_))));
}
