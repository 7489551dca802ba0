//! What the machine was doing while something was measured, as Linux tells it in `/proc`.

use std::time::{Duration, Instant};

/// The kernel counts processor time in hundredths of a second, whatever its own clock is.
const TICK: Duration = Duration::from_millis(10);

fn read(path: &str) -> String {
    std::fs::read_to_string(path).unwrap_or_default()
}

/// The processor time that a process has had.
pub(crate) fn processor(process: u32) -> Duration {
    let stat = read(&format!("/proc/{process}/stat"));
    // The name in brackets may hold anything; user and system time are the 14th and 15th of all.
    let rest = stat.rsplit_once(')').map_or("", |(_, rest)| rest);
    let ticks = rest.split_whitespace().skip(11).take(2);
    TICK * ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum()
}

/// What the whole machine has worked.
fn busy() -> Duration {
    let stat = read("/proc/stat");
    let first = stat.lines().next().unwrap_or("");
    let ticks: Vec<u32> = first
        .split_whitespace()
        .skip(1)
        .filter_map(|ticks| ticks.parse().ok())
        .collect();
    // user, nice, system, (idle, iowait,) irq, softirq, steal
    let worked = [0, 1, 2, 5, 6, 7].iter().filter_map(|&at| ticks.get(at));
    TICK * worked.sum()
}

/// The memory of a process: now, and at most so far; in MB.
pub(crate) fn memory(process: u32) -> (f64, f64) {
    let status = read(&format!("/proc/{process}/status"));
    let of = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name));
        let kilobytes = line.and_then(|line| line.split_whitespace().next()?.parse::<f64>().ok());
        kilobytes.unwrap_or(0.0) / 1000.0 * 1.024
    };
    (of("VmRSS:"), of("VmHWM:"))
}

/// From one moment to another.
pub(crate) struct Stretch {
    begun: Instant,
    busy: Duration,
    ours: Vec<(u32, Duration)>,
}

/// What it was like.
#[derive(Debug)]
pub(crate) struct Took {
    pub(crate) wall: Duration,
    /// The processor time of each process, as they were named.
    pub(crate) ours: Vec<Duration>,
    /// What others took, as a part of one core.
    pub(crate) others: f64,
}

/// A run is void where others took more of one core than this.
const MOST_BY_OTHERS: f64 = 0.2;

impl Stretch {
    /// Begins; these processes are ours.
    pub(crate) fn begin(processes: &[u32]) -> Self {
        Self {
            begun: Instant::now(),
            busy: busy(),
            ours: processes.iter().map(|&id| (id, processor(id))).collect(),
        }
    }

    pub(crate) fn end(self) -> Took {
        let wall = self.begun.elapsed();
        let ours: Vec<Duration> = self
            .ours
            .iter()
            .map(|&(id, before)| processor(id).saturating_sub(before))
            .collect();
        let all = busy().saturating_sub(self.busy);
        let others = all.saturating_sub(ours.iter().sum());
        Took {
            others: others.as_secs_f64() / wall.as_secs_f64(),
            wall,
            ours,
        }
    }
}

impl Took {
    /// Whether it counts, in words.
    pub(crate) fn counts(&self) -> String {
        by_others(self.others)
    }
}

/// What others took as a part of one core, and whether a run counts beside that.
pub(crate) fn by_others(part: f64) -> String {
    let percent = part * 100.0;
    match part > MOST_BY_OTHERS {
        true => format!("VOID: others took {percent:.0} % of one core"),
        false => format!("others took {percent:.0} % of one core"),
    }
}

/// So much of these is no larger, in milliseconds.
pub(crate) fn percentile(sorted: &[Duration], part: f64) -> f64 {
    let place = (sorted.len() as f64 * part).ceil() as usize;
    let found = sorted.get(place.clamp(1, sorted.len().max(1)) - 1);
    found.map_or(f64::NAN, |time| time.as_secs_f64() * 1000.0)
}
