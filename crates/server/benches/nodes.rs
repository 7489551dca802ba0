//! Two nodes on one PostgreSQL with a synchronous standby, players of every table at different nodes, and under load:
//! a node is killed, PostgreSQL is started again, the sessions that carry hints are dropped, connections are cut
//! between COMMIT and its answer, the primary dies and the standby takes over. Then every event is compared: what was
//! acknowledged is there once, in order, as it was told, and nobody was away for more than five seconds.
//!
//! `cargo bench -p tabuleiro-server --bench nodes`; `-- --tables 10 --rounds 3` are the usual sizes. The standby takes
//! over once, at the end.

#[expect(dead_code, reason = "other benches use more of it")]
#[path = "../tests/support/child.rs"]
mod child;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../tests/support/client.rs"]
mod client;
#[expect(dead_code, reason = "the crash bench uses more of it")]
#[path = "../tests/support/crash.rs"]
mod crash;
#[path = "../tests/support/folder.rs"]
mod folder;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../tests/support/host.rs"]
mod host;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../tests/support/postgres.rs"]
mod postgres;
#[path = "../tests/support/proxy.rs"]
mod proxy;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use child::Killable;
use folder::Folder;
use postgres::{Server, url_of};
use tokio::sync::watch;

/// Whoever lost a line has another one within this.
const BACK: Duration = Duration::from_secs(5);
/// The nodes by name.
const NODES: [&str; 2] = ["a", "b"];

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    if has("--child") {
        child::serve_until_killed();
        return;
    }
    // `cargo test --benches` starts it too, and wants no measurement.
    if !has("--bench") {
        return;
    }
    let number = |name: &str, usual: u64| {
        let place = arguments.iter().position(|argument| argument == name);
        let text = place.and_then(|place| arguments.get(place + 1));
        text.map_or(usual, |text| {
            text.parse().unwrap_or_else(|_| panic!("{name} {text}"))
        })
    };
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let good = runtime.block_on(survive(number("--tables", 10), number("--rounds", 3)));
    std::process::exit(if good { 0 } else { 1 });
}

fn start(node: usize, urls: &[String; 2]) -> (Killable, std::net::SocketAddr) {
    Killable::start(&urls[node], &["--child"], &[(child::NODE, NODES[node])])
}

/// So long is played between two deeds.
async fn play_on() {
    tokio::time::sleep(Duration::from_secs(5)).await;
}

async fn survive(tables: u64, rounds: u64) -> bool {
    let folders = ["primary", "standby", "proxy"].map(Folder::new);
    let [first, second, third] = folders.each_ref().map(Folder::path);
    let primary = Server::start(first);
    let standby = primary.synchronous_standby(second);
    let proxy = proxy::Proxy::start(third, first);
    // The second node reaches the primary by a line that can be cut.
    let urls = [url_of(&[first, second]), url_of(&[third, second])];
    let (one, here) = start(0, &urls);
    let (two, there) = start(1, &urls);
    let mut nodes = [one, two];
    let mut addresses = vec![here, there];
    let (tell, told) = watch::channel(addresses.clone());
    let over = Arc::new(AtomicBool::new(false));
    let players = crash::play_at(&told, tables, &over, &mut client::Random(5)).await;
    let begun = Instant::now();
    let say = |what: &str| println!("{:5.1} s: {what}", begun.elapsed().as_secs_f64());
    play_on().await;
    for _ in 0..rounds {
        for node in [0, 1] {
            say(&format!("node {} is killed", NODES[node]));
            // Its players find the other one; it is back after a while.
            nodes[node].kill();
            tokio::time::sleep(Duration::from_secs(4)).await;
            (nodes[node], addresses[node]) = start(node, &urls);
            tell.send(addresses.clone()).expect("players");
            play_on().await;
        }
        say("PostgreSQL is stopped and started");
        primary.stop();
        primary.start_again();
        play_on().await;
        say("the sessions that carry hints are dropped");
        let cut = "select pg_terminate_backend(pid) from pg_stat_activity \
            where application_name = 'tabuleiro-wake'";
        primary.sql(cut);
        play_on().await;
        say("ten connections are cut between COMMIT and its answer");
        proxy.swallow(10);
        play_on().await;
    }
    say("the primary dies, and the standby takes over");
    primary.stop();
    standby.promote();
    play_on().await;
    play_on().await;
    over.store(true, Ordering::Relaxed);
    let played = crash::all_of(players).await;
    drop(nodes);
    let outcome = crash::compare(&standby.url(), &played).await;
    let crash::Outcome {
        agreed,
        lines,
        connected,
        longest_away,
    } = outcome;
    println!(
        "{tables} tables, {} answers to COMMIT lost: {connected} lines opened, {agreed} commands agreed to, \
        {lines} lines kept:",
        proxy.swallowed()
    );
    println!("  all of them there once, in order, as they were told");
    println!("  nobody was away for more than {longest_away:.1?} (bound {BACK:?})");
    longest_away < BACK && proxy.swallowed() > 0
}
