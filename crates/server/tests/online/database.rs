//! The same on PostgreSQL, which goes away in the middle of a game and comes back.

use std::time::Duration;

use serde_json::json;

use crate::client::Player;
use crate::folder::Folder;
use crate::host::{Host, settings};
use crate::postgres::Server;
use crate::{backgammon, by_turn, some_move, two};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_and_a_database_that_goes_away() {
    let folder = Folder::new("database");
    let database = Server::start(folder.path());
    let host = Host::start(settings(&database.url())).await;
    let start = |mut player: Player| async {
        player.act().await;
        player.play_on().await
    };
    let [light, dark] = two(&host, &backgammon(), 90).await;
    let (light, dark) = tokio::join!(start(light), start(dark));
    assert_eq!(light.table, dark.table);

    let what = json!({"rules": "english", "clock": "5+0"});
    let mut players = two(&host, &what, 91).await;
    let (first, second) = by_turn(&mut players);
    assert_eq!(first.ask(some_move(first)).await["t"], "ok");
    second.reach(3).await;
    let seal = *second.table.as_ref().expect("a table").seal();
    database.stop();
    second.say(some_move(second)).await;
    let (c, text) = second.pending.clone().expect("a command");
    let refused = second.answer_to(&c).await;
    assert_eq!(
        refused["id"], "store-unavailable",
        "nothing is acknowledged"
    );
    assert!(
        second
            .heard
            .iter()
            .any(|word| word["t"] == "halt" && word["why"] == "store")
    );
    tokio::time::sleep(Duration::from_millis(1500)).await;
    database.start_again();
    // The same command, as often as it takes; it happens once.
    for _ in 0..50 {
        second
            .send(&text.replace("\"v\":3", &format!("\"v\":{}", second.v)))
            .await;
        if second.answer_to(&c).await["t"] == "ok" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let table = second.table.as_ref().expect("a table");
    let acts: Vec<&str> = table
        .lines()
        .skip(3)
        .filter_map(|line| {
            ["\"halt\"", "\"go-on\"", "\"play\""]
                .into_iter()
                .find(|act| line.contains(act))
        })
        .collect();
    assert_eq!(
        acts,
        ["\"halt\"", "\"go-on\"", "\"play\""],
        "and nobody pays for the time between"
    );
    assert!(
        table.lines().any(|line| line.contains(&seal.to_string())),
        "what was there is there"
    );
    let left = table
        .time_left(second.side, table.last_moment())
        .expect("a clock")
        .in_all()
        .0;
    assert!(left > 300_000 - 2500, "{left} ms are left");
    first.reach(second.v).await;
    assert_eq!(first.table, second.table);
    host.stop().await;
}

/// TLS where the address asks for it, and then with a certificate that is known.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_by_tls() {
    let folder = Folder::new("tls");
    let database = Server::start(folder.path());
    let (port, certificate) = database.with_tls();
    let url = format!("postgres://tabuleiro@localhost:{port}/postgres");
    let asks = |rest: &str| format!("{url}?{rest}");
    let known = format!("sslmode=verify-full&sslrootcert={}", certificate.display());
    let host = Host::start(settings(&asks(&known))).await;
    let players = two(&host, &backgammon(), 92).await;
    assert_eq!(players[0].v, 2);
    host.stop().await;
    // Nobody knows who signed it.
    let refused = tabuleiro_server::store::open(&asks("sslmode=require")).await;
    assert!(refused.is_err(), "a certificate that nobody knows");
    // Whoever does not ask for TLS has none, as before.
    let plain = tabuleiro_server::store::open(&url).await;
    assert!(plain.is_ok());
    let nothing =
        tabuleiro_server::store::open(&asks("sslmode=require&sslrootcert=/nothing")).await;
    let why = nothing
        .err()
        .map(|error| error.to_string())
        .unwrap_or_default();
    assert!(why.contains("sslrootcert /nothing"), "{why}");
}
