//! What commands that work for long have in common.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::answer::Failure;

/// The user's folder for what the program makes for itself.
pub(crate) fn user_folder() -> Result<PathBuf, Failure> {
    let data = std::env::var_os("XDG_DATA_HOME")
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
        .or_else(|| std::env::home_dir().map(|home| home.join(".local").join("share")))
        .ok_or_else(|| {
            Failure::input("there is no folder for a user's data: name one with --folder")
        })?;
    Ok(data.join("tabuleiro"))
}

/// A flag that Ctrl-C raises, so that work ends when it has saved everything; where no signal can be had it stays down,
/// and what was saved last stays.
pub(crate) fn stop_on_ctrl_c() -> Arc<AtomicBool> {
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
pub(crate) fn processor_seconds(since: Instant) -> f64 {
    let told = || -> Option<f64> {
        let stat = fs::read_to_string("/proc/self/stat").ok()?;
        // Behind the name in brackets: the 12th and 13th are user and system time in hundredths of a second.
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(11);
        let mut ticks = || fields.next()?.parse::<f64>().ok();
        Some((ticks()? + ticks()?) / 100.0)
    };
    told().unwrap_or_else(|| since.elapsed().as_secs_f64())
}
