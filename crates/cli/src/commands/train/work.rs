//! What every training does: counts its processor time, and stops in good order.

use std::fs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// Ctrl-C ends the training after the round, with everything saved; where no signal can be had, what was saved last
/// stays.
pub(super) fn stop_on_ctrl_c() -> Arc<AtomicBool> {
    let stopped = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&stopped);
    std::thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()
        else {
            return;
        };
        if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
            flag.store(true, Ordering::Relaxed);
        }
    });
    stopped
}

/// Seconds of processor time of this process, all threads; the clock on the wall where the system does not tell.
pub(super) fn processor_seconds(since: Instant) -> f64 {
    let told = || -> Option<f64> {
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        // Behind the name in brackets: the 12th and 13th are user and system time in hundredths of a second.
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<f64>().ok();
        Some((ticks()? + ticks()?) / 100.0)
    };
    told().unwrap_or_else(|| since.elapsed().as_secs_f64())
}
