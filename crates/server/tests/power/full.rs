//! There is no room when the server is started: everything can be read, nothing is acknowledged, and play goes on by
//! itself once there is room.

use std::time::{Duration, Instant};

use rusqlite::Connection;
use serde_json::json;
use table::Side;
use table::dice::Digest;
use tabuleiro_server::store::{Append, NewLine, State, StoreError};

use crate::client::{Player, ask, lay_out};
use crate::folder::Folder;
use crate::host::{Host, settings};
use crate::{id, new_table, open, text, vfs};

/// Nobody has the store open any more: then SQLite takes its log and the index of it away. Of two connections that
/// are closed at the same moment each may take the other for open still and leave the log behind; whoever comes and
/// goes alone takes it away then.
async fn closed(folder: &Folder) {
    let log = folder.path().join("tables.sqlite-wal");
    let begun = Instant::now();
    while log.exists() {
        assert!(begun.elapsed() < Duration::from_secs(10), "still open");
        tokio::time::sleep(Duration::from_millis(10)).await;
        if begun.elapsed() > Duration::from_secs(1) {
            let alone = Connection::open(folder.path().join("tables.sqlite")).expect("a store");
            let tables = alone.query_row("SELECT count(*) FROM sqlite_master", [], |row| {
                row.get::<_, u32>(0)
            });
            assert!(tables.expect("tables") > 0);
        }
    }
}

fn line(after: u32) -> Append {
    Append {
        table: id(0),
        after,
        lines: vec![NewLine {
            line: text(0, after + 1),
            seal: Digest::new([2; 32]),
            command: None,
        }],
        state: State::Live,
        due_at: None,
        server_secret: None,
        at: 2,
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_is_opened_where_there_is_no_room() {
    vfs::register();
    let folder = Folder::new("full-store");
    let store = open(&folder).await;
    store.create(new_table(0)).await.expect("a table");
    store.node_up("one", 1).await.expect("written");
    store.append(line(0)).await.expect("written");
    drop(store);
    closed(&folder).await;

    vfs::fill(folder.path());
    let store = open(&folder).await;
    let count = async || store.lines(&id(0), 0, 100).await.expect("lines").len();
    assert_eq!(count().await, 1);
    assert_eq!(store.append(line(1)).await, Err(StoreError::Full));
    assert_eq!(store.ready().await, Err(StoreError::Full));
    assert_eq!(count().await, 1, "reading goes on");
    vfs::empty(folder.path());
    store.ready().await.expect("there is room again");
    store.append(line(1)).await.expect("written");
    assert_eq!(count().await, 2);
    drop(store);
    closed(&folder).await;
    let lines = open(&folder).await.lines(&id(0), 0, 100).await;
    assert_eq!(lines.expect("lines").len(), 2, "and it is there for good");
}

/// A file that is no store yet cannot become one.
#[tokio::test]
async fn a_store_is_not_made_where_there_is_no_room() {
    vfs::register();
    let folder = Folder::new("full-new");
    vfs::fill(folder.path());
    let place = folder.path().join("tables.sqlite").display().to_string();
    let refused = tabuleiro_server::store::open(&place).await.err();
    let said = refused.expect("no room").to_string();
    assert_eq!(said, "there is no room left to store anything");
    vfs::empty(folder.path());
    assert!(tabuleiro_server::store::open(&place).await.is_ok());
}

async fn makes_a_move(player: &mut Player, other: &mut Player) -> serde_json::Value {
    let table = player.table.as_ref().expect("a table");
    let legal = table.legal();
    let text = table.contest().write(&legal[0]).expect("a text");
    let answer = player.ask(json!({"do": "play", "move": text})).await;
    if answer["t"] == "ok" {
        other.reach(player.v).await;
    }
    answer
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_started_where_there_is_no_room() {
    vfs::register();
    let folder = Folder::new("full-server");
    let place = folder.path().join("tables.sqlite").display().to_string();
    let host = Host::start(settings(&place)).await;
    let what = json!({"rules": "english", "clock": "5+0"});
    let laid_out = lay_out(host.address, &what).await;
    let mut players = Vec::new();
    let seats = [
        (&laid_out.seat, Side::Light, 31),
        (&laid_out.join, Side::Dark, 32),
    ];
    for (secret, side, seed) in seats {
        let mut player = Player::sit(host.address, &laid_out.id, secret, side, false, seed).await;
        player.connect().await.expect("a line");
        players.push(player);
    }
    let [light, dark] = &mut players[..] else {
        panic!("two of them");
    };
    light.reach(2).await;
    dark.reach(2).await;
    // Dark begins.
    for _ in 0..2 {
        assert_eq!(makes_a_move(dark, light).await["t"], "ok");
        assert_eq!(makes_a_move(light, dark).await["t"], "ok");
    }
    host.stop().await;
    closed(&folder).await;

    vfs::fill(folder.path());
    let away = Instant::now();
    let host = Host::start(settings(&place)).await;
    let shown = ask(
        host.address,
        &format!("/api/tables/{}", laid_out.id),
        &[],
        None,
    )
    .await;
    assert_eq!(
        (shown.status, &shown.json()["state"]),
        (200, &json!("live"))
    );
    let record = ask(
        host.address,
        &format!("/api/tables/{}/record", laid_out.id),
        &[],
        None,
    )
    .await;
    assert_eq!(record.body.lines().count(), light.v as usize);
    let refused = ask(host.address, "/api/tables", &[], Some(&what.to_string())).await;
    assert_eq!(
        (refused.status, &refused.json()["error"]),
        (507, &json!("store-full"))
    );
    let ready = ask(host.admin, "/readyz", &[], None).await;
    assert_eq!(ready.status, 503, "{ready:?}");
    for player in [&mut *light, &mut *dark] {
        player.address = host.address;
        player.connect().await.expect("a line");
        assert_eq!(player.wait_for("halt").await["why"], "store");
    }
    assert_eq!(makes_a_move(dark, light).await["id"], "store-full");
    tokio::time::sleep(Duration::from_millis(2500)).await;

    vfs::empty(folder.path());
    light.wait_for("hello").await;
    dark.wait_for("hello").await;
    let away = away.elapsed();
    // The lines that give back the time may still be on their way.
    let mut answer = makes_a_move(dark, light).await;
    while answer["id"] == "stale" || answer["id"] == "halted" {
        answer = makes_a_move(dark, light).await;
    }
    assert_eq!(answer["t"], "ok", "{answer}");
    let table = dark.table.as_ref().expect("a table");
    let left = table.time_left(Side::Dark, table.last_moment());
    let used = Duration::from_millis(300_000 - left.expect("a clock").in_all().0);
    assert!(used + Duration::from_secs(1) < away, "{used:?} of {away:?}");
    assert_eq!(ask(host.admin, "/readyz", &[], None).await.status, 200);
    host.stop().await;
}
