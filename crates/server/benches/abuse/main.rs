//! Everything that somebody could do to a server so that others cannot play, one after another, while others play:
//! each is refused politely, play goes on (p99 of an answer under 50 ms), and nothing grows.
//!
//! `cargo bench -p tabuleiro-server --bench abuse`; `-- --tables 100 --rate 400 --slow 2000 --frames 10000` are the
//! usual sizes. A stretch lasts until the deed is done and 2,000 commands were answered, so that a p99 is that of
//! twenty answers and not of one. Beside it stands what the disk itself took meanwhile: small writes to a file of their
//! own in the same folder, each waited for like a commit.
//!
//! The disk is filled on a small file system of its own, which only root can mount: it is left out otherwise;
//! `-- --disk` does that alone. What a clock that jumps does is tested with the tables (`tests/online/again.rs`).

#[path = "../../tests/support/child.rs"]
mod child;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../../tests/support/client.rs"]
mod client;
mod deeds;
mod disk;
#[expect(dead_code, reason = "the load bench uses more of it")]
#[path = "../../tests/support/fleet.rs"]
mod fleet;
#[path = "../../tests/support/folder.rs"]
mod folder;
mod fsync;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../../tests/support/host.rs"]
mod host;
mod logins;
#[expect(dead_code, reason = "the load bench uses more of it")]
#[path = "../../tests/support/machine.rs"]
mod machine;

use std::net::SocketAddr;
use std::pin::Pin;
use std::time::Duration;

use child::Killable;
use fleet::Fleet;
use machine::{Stretch, percentile};

/// The bound for an answer while others misbehave, in milliseconds.
const P99_MS: f64 = 50.0;
/// The server's memory may grow by so much for each of them, in MB.
const GROWTH_MB: f64 = 40.0;
/// So many answers at least are judged for each of them.
const ANSWERS: usize = 2000;

struct Sizes {
    tables: usize,
    /// Commands a second, of all tables together.
    rate: usize,
    slow: usize,
    frames: usize,
}

fn sizes() -> Sizes {
    let arguments: Vec<String> = std::env::args().collect();
    let number = |name: &str, usual: usize| {
        let place = arguments.iter().position(|argument| argument == name);
        let text = place.and_then(|place| arguments.get(place + 1));
        text.map_or(usual, |text| {
            text.parse().unwrap_or_else(|_| panic!("{name} {text}"))
        })
    };
    Sizes {
        tables: number("--tables", 100),
        rate: number("--rate", 400),
        slow: number("--slow", 2000),
        frames: number("--frames", 10_000),
    }
}

fn main() {
    let has = |name: &str| std::env::args().any(|argument| argument == name);
    if has("--child") {
        child::serve_until_killed();
        return;
    }
    // `cargo test --benches` starts it too, and wants no measurement.
    if !has("--bench") {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let good = has("--disk") || runtime.block_on(endure(&sizes()));
    runtime.block_on(disk::fills_up());
    std::process::exit(if good { 0 } else { 1 });
}

type Deed<'a> = Pin<Box<dyn Future<Output = String> + 'a>>;

async fn endure(sizes: &Sizes) -> bool {
    let folder = folder::Folder::new("abuse");
    let place = folder.path().join("tables.sqlite").display().to_string();
    let usual = [child::USUAL_LIMITS, child::USUAL_HABITS];
    let (child, address) = Killable::start(&place, &["--child"], &usual);
    let mut fleet = Fleet::gather(address, sizes.tables).await;
    let rate = sizes.rate as f64;
    fleet.play_at(rate, Duration::from_secs(5)).await;
    fleet.take_counts();
    let deeds: [(&str, Deed<'_>); 10] = [
        ("nobody misbehaves", Box::pin(quiet())),
        (
            "commands twice and in another order",
            Box::pin(deeds::twice(address)),
        ),
        ("halves of words", Box::pin(deeds::truncated(address))),
        ("a megabyte at once", Box::pin(deeds::large(address))),
        (
            "frames at random",
            Box::pin(deeds::random(address, sizes.frames)),
        ),
        (
            "slow connections",
            Box::pin(deeds::slow(address, sizes.slow)),
        ),
        ("sockets that never read", Box::pin(deeds::deaf(address))),
        (
            "lines at tables that never read",
            Box::pin(deeds::deaf_lines(address)),
        ),
        ("a flood of requests", Box::pin(deeds::flood(address))),
        ("a flood of logins", Box::pin(logins::flood(address))),
    ];
    let mut good = true;
    for (name, deed) in deeds {
        let disk = fsync::Probe::begin(folder.path());
        good &= meanwhile(name, deed, &mut fleet, &child, rate).await;
        println!("  {}", disk.end());
    }
    still_there(address).await;
    fleet.leave().await;
    good
}

async fn quiet() -> String {
    tokio::time::sleep(Duration::from_secs(5)).await;
    "for comparison".to_owned()
}

/// Others play for as long as it takes.
async fn meanwhile(
    name: &str,
    deed: Deed<'_>,
    fleet: &mut Fleet,
    child: &Killable,
    rate: f64,
) -> bool {
    let (before, _) = machine::memory(child.id());
    let stretch = Stretch::begin(&[child.id(), std::process::id()]);
    let mut deed = std::pin::pin!(deed);
    let mut told = None;
    while told.is_none() || fleet.answered() < ANSWERS {
        let second = fleet.play_at(rate, Duration::from_secs(1));
        let mut second = std::pin::pin!(second);
        tokio::select! {
            came = &mut deed, if told.is_none() => {
                told = Some(came);
                second.await;
            }
            () = &mut second => {}
        }
    }
    let (took, counts) = (stretch.end(), fleet.take_counts());
    let (after, _) = machine::memory(child.id());
    let p99 = percentile(&counts.answers, 0.99);
    println!("{name}: {}", told.unwrap_or_default());
    println!(
        "  meanwhile {} answers, p50 {:.1}, p99 {p99:.1} ms (bound {P99_MS}), memory {before:.0} to {after:.0} MB; {}",
        counts.answers.len(),
        percentile(&counts.answers, 0.5),
        took.counts()
    );
    assert_eq!(
        (counts.refusals, counts.ended),
        (Default::default(), 0),
        "whoever plays is not disturbed"
    );
    assert!(after - before < GROWTH_MB, "memory grows");
    p99 < P99_MS
}

/// After all of it somebody new can play.
async fn still_there(address: SocketAddr) {
    let laid_out = client::lay_out(address, &serde_json::json!({"rules": "english"})).await;
    let side = table::Side::Light;
    let mut light =
        client::Player::sit(address, &laid_out.id, &laid_out.seat, side, false, 1).await;
    light.connect().await.expect("a line");
    light.wait_for("hello").await;
}
