//! Several threads: all search the same root, and what one finds out the others read in the table of positions ("lazy
//! SMP"). One leads, and its word is the last; the others only look ahead.

use std::sync::atomic::{AtomicBool, Ordering};

/// Says that the lead has ended, however it ends.
struct Done<'a>(&'a AtomicBool);

impl Drop for Done<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs the lead with so many threads in all. Helpers are numbered from 1 and watch for the end; where the system gives
/// no thread, fewer help, and in a page none.
pub(crate) fn with_helpers<R>(
    threads: usize,
    help: impl Fn(usize, &AtomicBool) + Sync,
    lead: impl FnOnce() -> R,
) -> R {
    if threads <= 1 || cfg!(target_family = "wasm") {
        return lead();
    }
    let (done, help) = (AtomicBool::new(false), &help);
    std::thread::scope(|scope| {
        let done = &done;
        for number in 1..threads {
            let helper = std::thread::Builder::new();
            if helper
                .spawn_scoped(scope, move || help(number, done))
                .is_err()
            {
                break;
            }
        }
        let _done = Done(done);
        lead()
    })
}
