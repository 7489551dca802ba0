//! How long the disk takes for what a commit waits for, measured beside the server and in its folder.

use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::machine::percentile;

/// As much as a commit of a few lines appends to SQLite's log: two of its pages.
const BYTES: usize = 8192;
/// So long between two writes: often enough for a percentile, too seldom to be a load.
const REST: Duration = Duration::from_millis(25);

/// A thread that appends to a file and waits for the disk, again and again.
pub(crate) struct Probe {
    over: Arc<AtomicBool>,
    thread: JoinHandle<Vec<Duration>>,
}

impl Probe {
    pub(crate) fn begin(folder: &Path) -> Self {
        let path = folder.join("probe");
        let over = Arc::new(AtomicBool::new(false));
        let until = Arc::clone(&over);
        let thread = std::thread::spawn(move || {
            let mut file = File::create(path).expect("a file");
            let mut took = Vec::new();
            while !until.load(Ordering::Relaxed) {
                let begun = Instant::now();
                file.write_all(&[0; BYTES]).expect("room");
                file.sync_data().expect("a disk");
                took.push(begun.elapsed());
                std::thread::sleep(REST);
            }
            took
        });
        Self { over, thread }
    }

    /// What it was like, in words.
    pub(crate) fn end(self) -> String {
        self.over.store(true, Ordering::Relaxed);
        let mut took = self.thread.join().expect("no panic");
        took.sort_unstable();
        let of = |part| percentile(&took, part);
        format!(
            "the disk alone meanwhile: {} writes waited for, p50 {:.1}, p99 {:.1}, longest {:.1} ms",
            took.len(),
            of(0.5),
            of(0.99),
            of(1.0)
        )
    }
}
