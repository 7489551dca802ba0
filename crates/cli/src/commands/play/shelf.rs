//! Where games are kept that nobody gave a file: the user's own folder. None is lost by leaving.

use std::fs;
use std::path::{Path, PathBuf};

use table::session::Act;
use table::{RuleSet, Table, record};

use crate::answer::Failure;
use crate::files::not_done;
use crate::user_folders;

/// So many games that are over stay on the shelf.
const FINISHED: usize = 20;

/// An unfinished game.
pub(super) struct Unfinished {
    pub(super) path: PathBuf,
    pub(super) rules: RuleSet,
    pub(super) events: usize,
}

fn folder() -> Result<PathBuf, Failure> {
    Ok(user_folders::data()?.join("play"))
}

/// A place for a new game. Its name is the time, so that names sort by age.
pub(super) fn place() -> Result<PathBuf, Failure> {
    let folder = folder()?;
    fs::create_dir_all(&folder).map_err(|error| not_done(&folder, &error))?;
    tidy(&folder);
    let passed = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let seconds = passed.map_or(0, |passed| passed.as_millis());
    // Two games begun in the same millisecond: the second looks further.
    let mut names = (seconds..).map(|name| folder.join(format!("{name}.jsonl")));
    names
        .find(|path| !path.exists())
        .ok_or_else(|| Failure::input("no name is left for a game"))
}

/// The records on the shelf, the newest first.
fn records(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut paths: Vec<PathBuf> = entries
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "jsonl"))
        .collect();
    paths.sort();
    paths.reverse();
    paths
}

fn read(path: &Path) -> Option<Table> {
    let bytes = fs::read(path).ok()?;
    if let Ok(table) = record::read(&bytes[..]) {
        return Some(table);
    }
    // The last line may have been cut off; whoever takes the game up mends it.
    let end = bytes.iter().rposition(|&byte| byte == b'\n')? + 1;
    record::read(&bytes[..end]).ok()
}

/// Only the newest games that are over stay.
fn tidy(folder: &Path) {
    let over = |path: &PathBuf| read(path).is_some_and(|table| table.result().is_some());
    let finished: Vec<PathBuf> = records(folder).into_iter().filter(over).collect();
    for path in finished.into_iter().skip(FINISHED) {
        drop(fs::remove_file(path));
    }
}

/// The newest unfinished game, of these rules if any are named, that nobody plays just now.
pub(super) fn unfinished(rules: Option<&RuleSet>) -> Option<Unfinished> {
    let folder = folder().ok()?;
    records(&folder).into_iter().find_map(|path| {
        let file = fs::OpenOptions::new().append(true).open(&path).ok()?;
        file.try_lock().ok()?;
        let table = read(&path).filter(|table| table.result().is_none())?;
        let kept = table.header().rules.clone();
        (rules.is_none_or(|wanted| *wanted == kept) && has_moves(&table)).then(|| Unfinished {
            path,
            rules: kept,
            events: table.events(),
        })
    })
}

/// Has anybody moved, or thrown?
pub(super) fn has_moves(table: &Table) -> bool {
    let mut moved = false;
    table.walk(|_, _, entry| moved |= matches!(entry.event.act, Act::Play(_)));
    moved || table.dice().is_some_and(|dice| dice.report().rolls > 0)
}
