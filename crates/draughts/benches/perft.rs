//! How many positions a second the generator makes, every move of the last turn really made.
//!
//! `cargo bench -p tabuleiro-draughts` prints them. Each count is checked before it is timed.

use divan::Bencher;
use divan::counter::ItemsCount;
use std::fmt;
use tabuleiro_draughts::{LastTurn, Perft, Position, Rules, formats::fen, rule_sets};

fn main() {
    divan::main();
}

/// A position, how deep to count, and what must come out.
#[derive(Clone, Copy)]
struct Task {
    id: &'static str,
    position: Option<&'static str>,
    depth: u32,
    count: u64,
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.position.is_some() {
            "kings"
        } else {
            "start"
        };
        write!(f, "{} {what} {}", self.id, self.depth)
    }
}

impl Task {
    const fn start(id: &'static str, depth: u32, count: u64) -> Self {
        Self {
            id,
            position: None,
            depth,
            count,
        }
    }

    fn set_up(self) -> (&'static Rules, Position) {
        let rules = rule_sets::by_id(self.id).expect("a built-in set");
        let position = self.position.map_or_else(
            || Position::start(rules),
            |text| {
                Position::new(fen::parse(text, rules).expect("a FEN"), rules).expect("a position")
            },
        );
        (rules, position)
    }
}

/// A middle game with kings on both sides, known from the perft tests of several programs.
const KINGS: Task = Task {
    id: "international",
    position: Some("B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24"),
    depth: 7,
    count: 9_041_010,
};

const TASKS: [Task; 8] = [
    Task::start("english", 9, 3_963_680),
    Task::start("italian", 8, 828_783),
    Task::start("russian", 8, 929_899),
    Task::start("garden", 7, 6_724_849),
    Task::start("international", 8, 6_483_961),
    KINGS,
    Task::start("canadian", 6, 584_100),
    Task::start("turkish", 6, 931_312),
];

fn measure(bencher: Bencher<'_, '_>, task: Task, count: impl Fn(&Rules, &Position) -> u64 + Sync) {
    let (rules, position) = task.set_up();
    assert_eq!(count(rules, &position), task.count, "{task}");
    bencher
        .counter(ItemsCount::new(task.count))
        .bench(|| count(rules, &position));
}

/// Over the constant table.
#[divan::bench(args = TASKS, sample_count = 10)]
fn built_in(bencher: Bencher<'_, '_>, task: Task) {
    measure(bencher, task, |rules, position| {
        Perft::new(task.depth).count(position, rules)
    });
}

/// The same rules as a house-rules file would give them.
#[divan::bench(args = TASKS, sample_count = 10)]
fn house_rules(bencher: Bencher<'_, '_>, task: Task) {
    measure(bencher, task, |rules, position| {
        Perft::new(task.depth).count_loaded(position, rules)
    });
}

/// The last turn only counted.
#[divan::bench(args = [TASKS[0], TASKS[4]], sample_count = 10)]
fn counted(bencher: Bencher<'_, '_>, task: Task) {
    let perft = Perft::new(task.depth).with_last_turn(LastTurn::Counted);
    measure(bencher, task, |rules, position| {
        perft.count(position, rules)
    });
}
