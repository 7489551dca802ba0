//! What every engine protocol needs: words that are heard while a search goes on, and the time of a search.

use std::cell::Cell;
use std::io::{self, Write as _};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};

use crate::allotted::Allotted;

/// Says a line at once.
pub(super) fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// What is heard while a search goes on. Searches are counted, so that a word for one is not heard by the next.
#[derive(Debug, Default)]
pub(super) struct Signals {
    asked: AtomicU64,
    stopped: AtomicU64,
    hit: AtomicU64,
    ended: AtomicU64,
}

impl Signals {
    /// One more search is asked for; its number.
    pub(super) fn ask(&self) -> u64 {
        1 + self.asked.fetch_add(1, Ordering::Relaxed)
    }

    /// The move that is pondered on was played.
    pub(super) fn hit(&self) {
        let asked = self.asked.load(Ordering::Relaxed);
        self.hit.store(asked, Ordering::Relaxed);
    }

    /// Is a search under way, or asked for?
    pub(super) fn is_thinking(&self) -> bool {
        self.ended.load(Ordering::Relaxed) < self.asked.load(Ordering::Relaxed)
    }

    /// A search has ended, and tells now what it has found.
    pub(super) fn has_ended(&self, search: u64) {
        self.ended.store(search, Ordering::Relaxed);
    }

    /// Every search ends, those to come too.
    pub(super) fn end(&self) {
        self.stopped.store(u64::MAX, Ordering::Relaxed);
    }

    /// Every search up to now ends.
    pub(super) fn stop(&self) {
        let asked = self.asked.load(Ordering::Relaxed);
        self.stopped.store(asked, Ordering::Relaxed);
    }

    pub(super) fn is_stopped(&self, search: u64) -> bool {
        self.stopped.load(Ordering::Relaxed) >= search
    }

    /// The move that is pondered on was played.
    pub(super) fn is_hit(&self, search: u64) -> bool {
        self.hit.load(Ordering::Relaxed) >= search
    }
}

/// Watches the time of a search, and what is said to it meanwhile.
pub(super) struct Watch {
    signals: Arc<Signals>,
    search: u64,
    pub(super) start: Instant,
    /// Since when its clock runs: not while it ponders.
    running: Cell<Option<Instant>>,
    time: Option<Allotted>,
}

impl Watch {
    pub(super) fn new(
        signals: Arc<Signals>,
        search: u64,
        pondering: bool,
        time: Option<Allotted>,
    ) -> Self {
        let start = Instant::now();
        Self {
            signals,
            search,
            start,
            running: Cell::new((!pondering).then_some(start)),
            time,
        }
    }

    /// Has its clock run for so long?
    fn has_run(&self, time: Option<Duration>) -> bool {
        if self.running.get().is_none() && self.signals.is_hit(self.search) {
            self.running.set(Some(Instant::now()));
        }
        let used = self.running.get().map(|since| since.elapsed());
        matches!((used, time), (Some(used), Some(time)) if used >= time)
    }

    /// Does its clock stand still, because it ponders?
    pub(super) fn is_pondering(&self) -> bool {
        self.running.get().is_none() && !self.signals.is_hit(self.search)
    }

    pub(super) fn is_over(&self) -> bool {
        self.signals.is_stopped(self.search) || self.has_run(self.time.map(|time| time.most))
    }

    pub(super) fn is_enough(&self) -> bool {
        self.is_over() || self.has_run(self.time.map(|time| time.enough))
    }
}

/// The longest line that is read: a game of thousands of moves.
pub(super) const LONGEST_LINE: u64 = 64 * 1024;
/// So long is waited at the end for the last word; what is being built at the moment is not.
const LAST_WORD: Duration = Duration::from_secs(2);

/// Lets a desk think on a thread of its own while somebody listens: orders come with the number of their search.
pub(super) fn attend<O: Send + 'static>(
    signals: &Signals,
    mut hear: impl FnMut(&O, u64) -> io::Result<()> + Send + 'static,
    listen: impl FnOnce(&mpsc::Sender<(O, u64)>) -> io::Result<()>,
) -> io::Result<()> {
    let (orders, received) = mpsc::channel::<(O, u64)>();
    let (ended, end) = mpsc::channel::<()>();
    std::thread::spawn(move || {
        for (order, search) in received {
            if hear(&order, search).is_err() {
                // Nobody reads us any more.
                break;
            }
        }
        drop(ended);
    });
    listen(&orders)?;
    signals.end();
    drop(orders);
    // It hangs up when it has said its last word.
    let hung_up = end.recv_timeout(LAST_WORD);
    debug_assert!(hung_up.is_err(), "nothing is ever sent");
    Ok(())
}
