//! Where answers go: one JSON document or readable text on standard output, notes on standard error.

use std::io::{self, Write};
use std::sync::OnceLock;

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::answer::Failure;

/// The form in which a command answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// For people.
    Text,
    /// One JSON document.
    Json,
}

/// Prints one JSON document and a line feed.
pub(crate) fn json(value: &impl Serialize) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, value)?;
    writeln!(out)?;
    Ok(())
}

/// Prints one JSON line of a stream and hands it over at once, so that a program at the other end can go on.
pub(crate) fn json_line(out: &mut impl Write, value: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    out.flush()?;
    Ok(())
}

/// Prints text as it is.
pub(crate) fn text(text: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
}

/// What long work says of itself on standard error.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Log {
    /// Nothing but what goes wrong.
    Quiet,
    /// A bar where standard error is a terminal.
    Usual,
    /// A line for each finished part too, wherever it goes.
    Full,
}

static LOG: OnceLock<Log> = OnceLock::new();

/// Says from now on as much as was asked for.
pub(crate) fn log(log: Log) {
    LOG.get_or_init(|| log);
}

fn how_much() -> Log {
    LOG.get().copied().unwrap_or(Log::Usual)
}

/// A bar on standard error, where that is a terminal and nobody asked for quiet.
pub(crate) fn bar(length: u64) -> ProgressBar {
    match how_much() {
        Log::Quiet => ProgressBar::hidden(),
        Log::Usual | Log::Full => ProgressBar::new(length),
    }
}

/// Tells that a part of long work is finished, where everything is asked for.
pub(crate) fn told(bar: &ProgressBar, what: impl FnOnce() -> String) {
    if how_much() == Log::Full {
        let what = what();
        bar.suspend(|| eprintln!("{what}"));
    }
}

/// The same for parts of minutes: told too where there is no bar to be seen.
pub(crate) fn milestone(bar: &ProgressBar, what: &str) {
    let usual = how_much() == Log::Usual && bar.is_hidden();
    if usual || how_much() == Log::Full {
        bar.suspend(|| eprintln!("{what}"));
    }
}

/// A bar for so much work counted in these things.
pub(crate) fn progress(length: u64, things: &str) -> ProgressBar {
    let bar = bar(length);
    let template = format!("{{bar:30}} {{pos}}/{{len}} {things}  {{msg}}");
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
