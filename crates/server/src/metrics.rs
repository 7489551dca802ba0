//! What is counted, for whoever looks after a server.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

/// A number that others see change.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    pub(crate) fn add(&self, so_many: u64) {
        self.0.fetch_add(so_many, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long the waits for the store may be that are counted together, in microseconds.
const BOUNDS: [u64; 9] = [
    500, 1000, 2500, 5000, 10_000, 25_000, 50_000, 100_000, 1_000_000,
];

/// All that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) connections: Count,
    pub(crate) sockets: Count,
    pub(crate) tables_loaded: Count,
    pub(crate) tables_created: Count,
    pub(crate) events: Count,
    pub(crate) commands_refused: Count,
    pub(crate) conflicts: Count,
    pub(crate) store_failures: Count,
    pub(crate) requests_limited: Count,
    waits: [Count; BOUNDS.len() + 1],
    waited: Count,
}

impl Metrics {
    /// An append took so long.
    pub(crate) fn waited(&self, time: std::time::Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let place = BOUNDS.iter().position(|&bound| micros <= bound);
        self.waits[place.unwrap_or(BOUNDS.len())].up();
        self.waited.add(micros);
    }

    /// In the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let gauges = [
            (
                "connections",
                "Connections that are open",
                &self.connections,
            ),
            ("sockets", "Sockets and streams at tables", &self.sockets),
            ("tables_loaded", "Tables in memory", &self.tables_loaded),
        ];
        let counters = [
            (
                "tables_created_total",
                "Tables laid out",
                &self.tables_created,
            ),
            (
                "events_total",
                "Lines acknowledged by the store",
                &self.events,
            ),
            (
                "commands_refused_total",
                "Commands that were answered with a refusal",
                &self.commands_refused,
            ),
            (
                "conflicts_total",
                "Appends that came second",
                &self.conflicts,
            ),
            (
                "store_failures_total",
                "Appends that the store did not take",
                &self.store_failures,
            ),
            (
                "requests_limited_total",
                "Requests and sockets refused for their number",
                &self.requests_limited,
            ),
        ];
        let mut text = String::new();
        for (kind, of_kind) in [("gauge", &gauges[..]), ("counter", &counters[..])] {
            for (name, help, count) in of_kind {
                let count = count.get();
                // Writing to a string does not fail.
                let _ = writeln!(
                    text,
                    "# HELP tabuleiro_{name} {help}\n# TYPE tabuleiro_{name} {kind}\ntabuleiro_{name} {count}"
                );
            }
        }
        self.histogram(&mut text);
        text
    }

    fn histogram(&self, text: &mut String) {
        let name = "tabuleiro_append_seconds";
        let _ = writeln!(
            text,
            "# HELP {name} How long appends took\n# TYPE {name} histogram"
        );
        let mut so_far = 0;
        for (place, count) in self.waits.iter().enumerate() {
            so_far += count.get();
            let bound = BOUNDS.get(place).map(|&micros| micros as f64 / 1e6);
            let bound = bound.map_or("+Inf".to_owned(), |seconds| seconds.to_string());
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {so_far}");
        }
        let seconds = self.waited.get() as f64 / 1e6;
        let _ = writeln!(text, "{name}_sum {seconds}\n{name}_count {so_far}");
    }
}
