//! Processor time, which tells more than the clock on a machine that others use too.

use cpu_time::ProcessTime;

/// Seconds of processor time of this process, all threads.
pub(crate) fn seconds() -> f64 {
    ProcessTime::now().as_duration().as_secs_f64()
}
