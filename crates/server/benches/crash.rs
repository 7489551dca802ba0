//! `kill -9` under load, 200 times on SQLite and on PostgreSQL: every acknowledged event is there once, in order, as it
//! was told. `cargo bench -p tabuleiro-server --bench crash`; a number after `--` is another number of kills.
//!
//! A killed process keeps what the system has in memory: that a commit waits for the disk is asserted by the store's
//! tests.

#[expect(dead_code, reason = "other benches use more of it")]
#[path = "../tests/support/child.rs"]
mod child;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../tests/support/client.rs"]
mod client;
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

fn main() {
    if std::env::args().any(|argument| argument == "--child") {
        child::serve_until_killed();
        return;
    }
    // `cargo test --benches` starts it too, and wants no measurement.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let kills = std::env::args()
        .find_map(|argument| argument.parse().ok())
        .unwrap_or(200);
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let folder = folder::Folder::new("crash-bench");
    let place = folder.path().join("tables.sqlite").display().to_string();
    let outcome = runtime.block_on(crash::survive(&place, &["--child"], kills, 20, 800, 7));
    tell("SQLite", kills, &outcome);
    let folder = folder::Folder::new("crash-bench-postgres");
    let server = postgres::Server::start(folder.path());
    let outcome = runtime.block_on(crash::survive(
        &server.url(),
        &["--child"],
        kills,
        20,
        800,
        8,
    ));
    tell("PostgreSQL", kills, &outcome);
}

/// What is told at all was compared first.
fn tell(store: &str, kills: u32, outcome: &crash::Outcome) {
    let crash::Outcome {
        agreed,
        lines,
        connected,
        longest_away,
    } = outcome;
    println!(
        "{store}, {kills} kills: {connected} lines opened, {agreed} commands agreed to, {lines} lines kept:"
    );
    println!(
        "  all of them there once, in order, as they were told; nobody was away for more than {longest_away:.1?}"
    );
}
