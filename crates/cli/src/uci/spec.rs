//! An engine as it is named on the command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use super::{Effort, MOST_LINES};

/// Megabytes that an engine may remember positions in, unless told.
const MEMORY: u32 = 16;
/// Lines that it tells when it judges, unless told.
const LINES: usize = 5;

/// An engine: its command, and behind commas what it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Spec {
    pub(super) command: String,
    pub(super) effort: Option<Effort>,
    pub(super) threads: u32,
    /// Megabytes.
    pub(super) memory: u32,
    pub(super) lines: usize,
    /// Options of its own.
    pub(super) options: Vec<(String, String)>,
    said: String,
}

impl Spec {
    /// What stands behind `uci:`.
    pub(crate) fn read(said: &str) -> Result<Self, String> {
        let mut parts = said.split(',');
        let command = parts.next().unwrap_or("").trim();
        if command.is_empty() {
            return Err("`uci:` and the command of an engine are meant".to_owned());
        }
        let mut spec = Self {
            command: command.to_owned(),
            effort: None,
            threads: 1,
            memory: MEMORY,
            lines: LINES,
            options: Vec::new(),
            said: said.to_owned(),
        };
        for part in parts {
            let bad = || {
                format!(
                    "`{part}`: behind an engine stand time=SECONDS, nodes=N, depth=N, threads=N (to 256), \
                     memory=MEGABYTES (to 65536), lines=N (to {MOST_LINES}) or an option of its own as NAME=VALUE"
                )
            };
            let (name, value) = part.split_once('=').ok_or_else(bad)?;
            let within = |most: u32| match value.parse() {
                Ok(number) if (1..=most).contains(&number) => Ok(number),
                _ => Err(bad()),
            };
            match name.trim() {
                "" => return Err(bad()),
                "time" => {
                    let seconds = value.parse().map_err(|_| bad())?;
                    let time = Duration::try_from_secs_f64(seconds).map_err(|_| bad())?;
                    let time = Some(time).filter(|time| time.as_secs() <= 86_400);
                    spec.effort = Some(Effort::Time(time.ok_or_else(bad)?));
                }
                "nodes" => spec.effort = Some(Effort::Nodes(value.parse().map_err(|_| bad())?)),
                "depth" => spec.effort = Some(Effort::Depth(within(200)?)),
                "threads" => spec.threads = within(256)?,
                "memory" => spec.memory = within(65_536)?,
                "lines" => spec.lines = within(MOST_LINES as u32)? as usize,
                name => (spec.options).push((name.to_owned(), value.trim().to_owned())),
            }
        }
        Ok(spec)
    }
}

/// With `uci:` before it.
impl FromStr for Spec {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let behind = text.strip_prefix("uci:");
        Self::read(behind.ok_or("an engine is named `uci:` and its command")?)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "uci:{}", self.said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_named_with_what_it_is_told() {
        let text = "uci:./fish --quick,Skill Level=0,nodes=50,threads=2,memory=64,lines=3";
        let spec: Spec = text.parse().expect(text);
        assert_eq!(spec.to_string(), text);
        assert_eq!(spec.command, "./fish --quick");
        assert_eq!(spec.effort, Some(Effort::Nodes(50)));
        assert_eq!((spec.threads, spec.memory, spec.lines), (2, 64, 3));
        assert_eq!(spec.options, [("Skill Level".to_owned(), "0".to_owned())]);
        for bad in [
            "fish",
            "uci:",
            "uci:,a=1",
            "uci:x,nodes",
            "uci:x,threads=0",
            "uci:x,memory=9999999",
            "uci:x,time=-1",
            "uci:x,time=1e30",
            "uci:x,=3",
            "uci:x,lines=65",
            "uci:x,depth=no",
        ] {
            assert!(bad.parse::<Spec>().is_err(), "{bad}");
        }
    }
}
