//! Ctrl-C as a wish to stop, for work that has something to save or to tell first.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Becomes true at the first Ctrl-C; where no signal can be had, the program ends as usual.
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
