//! Many tables at once, half of them backgammon and half draughts, two sockets each:
//!
//! 1. every table is played to 100 lines;
//! 2. so many durable moves a second for so long, and with them the requests for a throw: how long each command waits
//!    for its answer, counted from when it was due, and the server's memory;
//! 3. everybody plays as fast as he can, and by turns with it a server that appends the same lines durably, tells both
//!    players of a table and knows no rules, from as many lines on: a machine changes its pace from minute to minute.
//!
//! `cargo bench -p tabuleiro-server --bench load -- --tables 5000 --rate 2000 --seconds 60` (the usual sizes). With
//! `--restart` instead: the server is killed after the first step and started again, and it is measured how long it
//! takes until all have their two lines and the greeting on each; and how long the first answer of a server takes that
//! has 100,000 games stored (`--games`).
//!
//! The limits by address are on: players come from 127.0.1.1, 127.0.1.2 and so on, 24 sockets each. `--store PLACE`
//! takes another store than a SQLite file in the temporary folder.

mod back;
#[path = "../../tests/support/child.rs"]
mod child;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../../tests/support/client.rs"]
mod client;
mod echo;
#[expect(dead_code, reason = "the abuse bench uses more of it")]
#[path = "../../tests/support/fleet.rs"]
mod fleet;
#[path = "../../tests/support/folder.rs"]
mod folder;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../../tests/support/host.rs"]
mod host;
#[path = "../../tests/support/machine.rs"]
mod machine;

use std::time::Duration;

use child::Killable;
use fleet::Fleet;
use machine::{Stretch, Took, percentile};

/// Every table has so many lines before anything is measured.
pub(crate) const LINES_BEFORE: u32 = 100;
/// The bound for the answer to a move, and for the server's memory.
const P99_MS: f64 = 50.0;
const MEMORY_MB: f64 = 300.0;
/// So much of the moves that were asked for has to be made: the last ones may be under way when time is up.
const MOVES_KEPT_UP: f64 = 0.98;
/// The bound for a throw of three parties.
const THROW_P99_MS: f64 = 100.0;

/// The real server and the echo have so many turns of at most so long each.
const TURNS: usize = 5;
const TURN: Duration = Duration::from_secs(4);
/// A process may have 20,000 files open on many machines, and the tables with rules have half of them.
const MOST_ECHOED: usize = 4900;
/// So much of the echo's throughput is left with the rules.
const ECHO_PART: f64 = 0.5;

struct Sizes {
    tables: usize,
    rate: f64,
    seconds: u64,
    store: Option<String>,
    games: usize,
}

fn sizes() -> Sizes {
    let arguments: Vec<String> = std::env::args().collect();
    let after = |name: &str| {
        let place = arguments.iter().position(|argument| argument == name)?;
        arguments.get(place + 1).cloned()
    };
    let number = |name: &str, usual: f64| {
        after(name).map_or(usual, |text| {
            text.parse().unwrap_or_else(|_| panic!("{name} {text}"))
        })
    };
    Sizes {
        tables: number("--tables", 5000.0) as usize,
        rate: number("--rate", 2000.0),
        seconds: number("--seconds", 60.0) as u64,
        store: after("--store"),
        games: number("--games", 100_000.0) as usize,
    }
}

fn main() {
    let has = |name: &str| std::env::args().any(|argument| argument == name);
    if has("--child") {
        child::serve_until_killed();
        return;
    }
    if has("--echo") {
        echo::serve_until_killed();
        return;
    }
    // `cargo test --benches` starts it too, and wants no measurement.
    if !has("--bench") {
        return;
    }
    let runtime = tokio::runtime::Runtime::new().expect("threads");
    let sizes = sizes();
    let good = match has("--restart") {
        true => runtime.block_on(back::measure(sizes.tables, sizes.games)),
        false => runtime.block_on(measure(&sizes)),
    };
    std::process::exit(if good { 0 } else { 1 });
}

async fn measure(sizes: &Sizes) -> bool {
    let folder = folder::Folder::new("load");
    let file = folder.path().join("tables.sqlite").display().to_string();
    let place = sizes.store.clone().unwrap_or(file);
    let (child, address) = Killable::start(&place, &["--child"], &[child::USUAL_LIMITS]);
    let us = [child.id(), std::process::id()];

    let stretch = Stretch::begin(&us);
    let mut fleet = Fleet::gather(address, sizes.tables).await;
    fleet.play_to(LINES_BEFORE).await;
    println!(
        "{} tables, {} sockets, {LINES_BEFORE} lines each after {:.1} s",
        sizes.tables,
        2 * sizes.tables,
        stretch.end().wall.as_secs_f64()
    );

    let stretch = Stretch::begin(&us);
    fleet
        .play_at(sizes.rate, Duration::from_secs(sizes.seconds))
        .await;
    let took = stretch.end();
    let (now, most) = machine::memory(child.id());
    let paced = fleet.take_counts();
    let mut good = tell_paced(&paced, sizes, &took, (now, most));

    good &= beside_echo(fleet, &folder, sizes, child.id()).await;
    good
}

/// The real server and the echo by turns, each as fast as it goes.
async fn beside_echo(
    mut fleet: Fleet,
    folder: &folder::Folder,
    sizes: &Sizes,
    server: u32,
) -> bool {
    let beside = folder.path().join("echo.sqlite").display().to_string();
    let place = sizes.store.clone().unwrap_or(beside);
    let (child, address) = Killable::start(&place, &["--echo"], &[]);
    let mut lines = fleet.lines().await;
    lines.truncate(MOST_ECHOED);
    let mut echo = echo::Pairs::gather(address, lines).await;
    let turn = Duration::from_secs(sizes.seconds).min(TURN);
    let [mut with_rules, mut without] = [Freely::default(); 2];
    for _ in 0..TURNS {
        fleet.take_counts();
        let stretch = Stretch::begin(&[server, std::process::id()]);
        fleet.play_freely(turn).await;
        with_rules.add(fleet.take_counts().lines, &stretch.end());
        fleet.rest().await;

        let stretch = Stretch::begin(&[child.id(), std::process::id()]);
        let echoed = echo.play_freely(turn).await;
        without.add(echoed, &stretch.end());
    }
    with_rules.tell("with rules");
    without.tell("without rules");
    let ratio = with_rules.a_second() / without.a_second();
    println!(
        "with rules {ratio:.2} of the throughput without, {:.2} of the lines for the same processor time",
        without.each() / with_rules.each()
    );
    ratio >= ECHO_PART
}

fn tell_paced(counts: &fleet::Counts, sizes: &Sizes, took: &Took, (now, most): (f64, f64)) -> bool {
    let [answers, throws] = [&counts.answers, &counts.throws];
    let seconds = sizes.seconds as f64;
    let moves = counts.moves as f64 / seconds;
    println!(
        "{moves:.0} durable moves a second (asked for: {:.0}), {:.0} commands, {:.0} lines; {}",
        sizes.rate,
        answers.len() as f64 / seconds,
        counts.lines as f64 / seconds,
        took.counts()
    );
    let of = |sorted: &[Duration], part| percentile(sorted, part);
    let p99 = of(answers, 0.99);
    println!(
        "answer: p50 {:.1}, p99 {p99:.1}, longest {:.1} ms (bound {P99_MS}); server {:.0} % of a core",
        of(answers, 0.5),
        of(answers, 1.0),
        took.ours[0].as_secs_f64() / seconds * 100.0
    );
    let throw = of(throws, 0.99);
    println!(
        "throw of three parties: p50 {:.1}, p99 {throw:.1} ms of {} (bound {THROW_P99_MS})",
        of(throws, 0.5),
        throws.len()
    );
    println!("memory {now:.0} MB, at most {most:.0} (bound {MEMORY_MB})");
    println!(
        "refusals {:?}, {} lines ended",
        counts.refusals, counts.ended
    );
    let kept_up = moves >= MOVES_KEPT_UP * sizes.rate;
    let quick = p99 < P99_MS && throw < THROW_P99_MS;
    kept_up && quick && most < MEMORY_MB && counts.refusals.is_empty() && counts.ended == 0
}

/// What was done as fast as it goes, over all turns.
#[derive(Clone, Copy, Default)]
struct Freely {
    lines: u64,
    seconds: f64,
    /// Of the server's processor.
    worked: f64,
    /// Of the machine's processors, by others.
    others: f64,
}

impl Freely {
    fn add(&mut self, lines: u64, took: &Took) {
        self.lines += lines;
        self.seconds += took.wall.as_secs_f64();
        self.worked += took.ours[0].as_secs_f64();
        self.others += took.others * took.wall.as_secs_f64();
    }

    fn a_second(&self) -> f64 {
        self.lines as f64 / self.seconds
    }

    /// Microseconds of the server's processor for a line.
    fn each(&self) -> f64 {
        self.worked * 1e6 / self.lines as f64
    }

    fn tell(&self, what: &str) {
        println!(
            "{what}, as fast as it goes: {:.0} lines a second, {:.0} µs of the server's processor each; {}",
            self.a_second(),
            self.each(),
            machine::by_others(self.others / self.seconds)
        );
    }
}
