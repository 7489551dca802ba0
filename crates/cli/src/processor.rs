//! Processor time, which tells more than the clock on a machine that others use too.

use std::fs;
use std::sync::LazyLock;
use std::time::Instant;

/// Seconds of processor time of this process, all threads; the clock on the wall where the system does not tell.
pub(crate) fn seconds() -> f64 {
    static STARTED: LazyLock<Instant> = LazyLock::new(Instant::now);
    let started = *STARTED;
    let told = || -> Option<f64> {
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        // Behind the name in brackets: the 12th and 13th are user and system time in hundredths of a second.
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<f64>().ok();
        Some((ticks()? + ticks()?) / 100.0)
    };
    told().unwrap_or_else(|| started.elapsed().as_secs_f64())
}
