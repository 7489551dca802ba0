//! A whole store of SQLite copied while others write to it, and taken up again elsewhere.

use std::path::{Path, PathBuf};

use rusqlite::backup::Backup;
use rusqlite::{Connection, OpenFlags};

use super::migrations::STEPS;

/// Why nothing was copied.
#[derive(Debug)]
pub enum CopyError {
    /// There is something already where the copy was to be.
    Exists(PathBuf),
    /// It is no store of this program, or a damaged one.
    NotAStore(PathBuf, String),
    /// It cannot be read or written.
    System(PathBuf, String),
}

impl std::fmt::Display for CopyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Exists(path) => write!(f, "{} is there already", path.display()),
            Self::NotAStore(path, why) => {
                write!(f, "{} is no store of tables: {why}", path.display())
            }
            Self::System(path, why) => write!(f, "{}: {why}", path.display()),
        }
    }
}

impl std::error::Error for CopyError {}

/// What was copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Copied {
    /// So many tables.
    pub tables: u64,
    /// So many lines.
    pub lines: u64,
}

/// Copies a store to a file that is not there yet, as it is at one moment; whoever writes to it goes on. The copy is
/// looked through before it gets its name, so that there is a whole one or none.
///
/// # Errors
/// Why there is none.
pub fn copy(from: &Path, to: &Path) -> Result<Copied, CopyError> {
    if to.exists() {
        return Err(CopyError::Exists(to.to_owned()));
    }
    let mut part = to.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    // What an earlier attempt has left is ours.
    let _ = std::fs::remove_file(&part);
    let copied = copy_to(from, &part).and_then(|copied| {
        if to.exists() {
            return Err(CopyError::Exists(to.to_owned()));
        }
        std::fs::rename(&part, to)
            .map_err(|error| CopyError::System(to.to_owned(), error.to_string()))?;
        Ok(copied)
    });
    if copied.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    copied
}

fn copy_to(from: &Path, part: &Path) -> Result<Copied, CopyError> {
    let unread = |error: rusqlite::Error| CopyError::System(from.to_owned(), error.to_string());
    let unwritten = |error: rusqlite::Error| CopyError::System(part.to_owned(), error.to_string());
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE;
    let source = Connection::open_with_flags(from, flags).map_err(unread)?;
    source
        .busy_timeout(std::time::Duration::from_secs(5))
        .map_err(unread)?;
    known(&source, from)?;
    let mut copy = Connection::open(part).map_err(unwritten)?;
    {
        let backup = Backup::new(&source, &mut copy).map_err(unwritten)?;
        // In one go: with pauses it would begin again whenever somebody plays.
        backup.step(-1).map_err(unwritten)?;
    }
    // One file, that can be carried away; the log is begun when it is opened to be played on.
    copy.pragma_update(None, "journal_mode", "DELETE")
        .map_err(unwritten)?;
    let whole: String = copy
        .query_row("pragma integrity_check", [], |row| row.get(0))
        .map_err(unwritten)?;
    if whole != "ok" {
        return Err(CopyError::NotAStore(from.to_owned(), whole));
    }
    let copied = known(&copy, from)?;
    drop(copy);
    let file = std::fs::File::open(part).and_then(|file| file.sync_all());
    file.map_err(|error| CopyError::System(part.to_owned(), error.to_string()))?;
    Ok(copied)
}

/// What is in a store that this version of the program can read.
fn known(connection: &Connection, path: &Path) -> Result<Copied, CopyError> {
    let none = |error: rusqlite::Error| CopyError::NotAStore(path.to_owned(), error.to_string());
    let count = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let newest = count("select max(number) from migration").map_err(none)?;
    if newest > STEPS.len() as i64 {
        let newer = "a newer version of this program wrote it".to_owned();
        return Err(CopyError::NotAStore(path.to_owned(), newer));
    }
    Ok(Copied {
        tables: count("select count(*) from table_")
            .map_err(none)?
            .unsigned_abs(),
        lines: count("select count(*) from event")
            .map_err(none)?
            .unsigned_abs(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::conformance::{append, folder, id, line, new};
    use crate::store::{Sqlite, Store as _};

    /// While somebody writes the copy has every line that was acknowledged before, in order, and can be played on.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_copy_of_a_store_that_is_written_to() {
        let folder = folder::Folder::new("copy");
        let [from, to] = ["tables.sqlite", "copy.sqlite"].map(|name| folder.path().join(name));
        let store = std::sync::Arc::new(Sqlite::open(&from).expect("a store"));
        store.create(new("a")).await.expect("laid out");
        let acknowledged = std::sync::Arc::new(std::sync::atomic::AtomicU32::new(0));
        let writing = {
            let (store, acknowledged) = (store.clone(), acknowledged.clone());
            tokio::spawn(async move {
                for after in 0..300 {
                    let line = line(&format!("line {after}"), None);
                    store
                        .append(append("a", after, vec![line]))
                        .await
                        .expect("written");
                    acknowledged.store(after + 1, std::sync::atomic::Ordering::SeqCst);
                }
            })
        };
        while acknowledged.load(std::sync::atomic::Ordering::SeqCst) < 20 {
            tokio::task::yield_now().await;
        }
        let before = acknowledged.load(std::sync::atomic::Ordering::SeqCst);
        let (source, target) = (from.clone(), to.clone());
        let copied = tokio::task::spawn_blocking(move || copy(&source, &target)).await;
        let copied = copied.expect("no panic").expect("a copy");
        writing.await.expect("nobody was disturbed");
        assert!(
            copied.tables == 1 && copied.lines >= u64::from(before),
            "{copied:?}"
        );
        let again = Sqlite::open(&to).expect("a store");
        let lines = again.lines(&id("a"), 0, 1000).await.expect("lines");
        assert_eq!(lines.len() as u64, copied.lines);
        let in_order = |(number, line): (usize, &crate::store::StoredLine)| {
            line.line == format!("line {number}")
        };
        assert!(lines.iter().enumerate().all(in_order));
        let head = lines.len() as u32;
        let next = vec![line("next", None)];
        again
            .append(append("a", head, next))
            .await
            .expect("it is played on");
        // Nothing is overwritten, and what is none is not copied.
        assert!(matches!(copy(&from, &to), Err(CopyError::Exists(_))));
        let none = folder.path().join("none.sqlite");
        std::fs::write(
            &none,
            "not a store at all, but long enough to be read as something",
        )
        .expect("a file");
        let late = folder.path().join("late.sqlite");
        assert!(matches!(copy(&none, &late), Err(CopyError::NotAStore(..))));
        let missing = copy(&folder.path().join("missing"), &late);
        assert!(matches!(missing, Err(CopyError::System(..))), "{missing:?}");
        assert!(!late.exists() && !folder.path().join("late.sqlite.part").exists());
        assert!(
            !folder.path().join("missing").exists(),
            "nothing is made where nothing was"
        );
    }
}
