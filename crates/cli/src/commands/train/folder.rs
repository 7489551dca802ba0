//! Where a training keeps its files, so that it can be taken up again and nothing else is written over.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::answer::Failure;
use crate::files::{self, not_done};
use crate::hash::fnv_1a;
use crate::user_folders;

/// The file that says whose folder this is.
const MARK: &str = "made-by-tabuleiro-train.txt";
/// The file that says what was written where outside the folder.
const WRITTEN: &str = "written.txt";

/// A folder that belongs to one training.
#[derive(Debug)]
pub(super) struct Folder {
    path: PathBuf,
    /// Two trainings in one folder would write over each other's state.
    _lock: File,
}

impl Folder {
    /// Takes up a folder of ours, or an empty or new one; any other is refused.
    pub(super) fn open(path: PathBuf) -> Result<Self, Failure> {
        fs::create_dir_all(&path).map_err(|error| not_done(&path, &error))?;
        let mark = path.join(MARK);
        if !mark.exists() {
            let mut entries = fs::read_dir(&path).map_err(|error| not_done(&path, &error))?;
            if entries.next().is_some() {
                return Err(Failure::Input(format!(
                    "{}: this folder has files that no training made, so none is begun here (--folder names another)",
                    path.display()
                )));
            }
            files::write(
                &mark,
                b"Everything in this folder was made by tabuleiro train.\n",
            )?;
        }
        // The lock goes with the process, however that ends.
        let lock = File::open(&mark).map_err(|error| not_done(&mark, &error))?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Err(Failure::Input(format!(
                "{}: a training is under way in this folder already",
                path.display()
            ))),
            // Where a file system knows no locks, the user has to take care.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Self { path, _lock: lock }),
        }
    }

    /// The user's folder for the training of a game.
    pub(super) fn usual(game: &str) -> Result<PathBuf, Failure> {
        Ok(user_folders::data()?.join("train").join(game))
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Writes one of the folder's own files, whole or not at all.
    pub(super) fn write(&self, name: &str, content: &[u8]) -> Result<(), Failure> {
        files::write(&self.file(name), content)
    }

    /// One of the folder's files, if it is there.
    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
        let file = self.file(name);
        match fs::read(&file) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(not_done(&file, &error)),
        }
    }

    /// May this file outside the folder be written: is it not there, or just what this training last wrote there?
    pub(super) fn may_write(&self, out: &Path) -> Result<(), Failure> {
        let there = match fs::read(out) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(not_done(out, &error)),
        };
        let written = self.read(WRITTEN)?.unwrap_or_default();
        let line = note(out, &there);
        if String::from_utf8_lossy(&written)
            .lines()
            .any(|one| one == line)
        {
            Ok(())
        } else {
            Err(Failure::Input(format!(
                "{}: this file was not made by this training, so it is not written over (--out names another)",
                out.display()
            )))
        }
    }

    /// Writes a file outside the folder, and remembers it as ours.
    pub(super) fn write_out(&self, out: &Path, content: &[u8]) -> Result<(), Failure> {
        self.may_write(out)?;
        // First the note: were it the other way round, a stop in between would make our own file a stranger's.
        let before = self.read(WRITTEN)?.unwrap_or_default();
        let mut notes = String::from_utf8_lossy(&before).into_owned();
        notes.push_str(&note(out, content));
        notes.push('\n');
        self.write(WRITTEN, notes.as_bytes())?;
        let fresh = beside(out);
        let attempt = || -> io::Result<()> {
            let mut file = OpenOptions::new()
                .write(true)
                .create_new(true)
                .open(&fresh)?;
            file.write_all(content)?;
            file.sync_all()?;
            fs::rename(&fresh, out)
        };
        attempt().map_err(|error| {
            if error.kind() != io::ErrorKind::AlreadyExists {
                drop(fs::remove_file(&fresh));
            }
            not_done(out, &error)
        })
    }
}

/// A name in the same folder that nobody else has.
fn beside(out: &Path) -> PathBuf {
    let mut name = out.as_os_str().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    PathBuf::from(name)
}

/// What is remembered of a file: a hash (64-bit FNV-1a), its length, its name.
fn note(out: &Path, content: &[u8]) -> String {
    let hash = fnv_1a(content);
    let whole = std::path::absolute(out).unwrap_or_else(|_| out.to_owned());
    format!("{hash:016x} {} {}", content.len(), whole.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_written_over_that_was_not_made_here() {
        let place = std::env::temp_dir().join(format!("tabuleiro-train-{}", std::process::id()));
        let strangers = place.join("strangers");
        fs::create_dir_all(&strangers).expect("a folder");
        fs::write(strangers.join("letter.txt"), "dear").expect("a file");
        assert!(Folder::open(strangers).is_err());

        let folder = Folder::open(place.join("ours")).expect("a new folder");
        let out = place.join("nets");
        folder.write_out(&out, b"one").expect("new");
        folder.write_out(&out, b"two").expect("our own");
        fs::write(&out, "somebody's").expect("a file");
        assert!(folder.write_out(&out, b"three").is_err());
        assert_eq!(fs::read(&out).expect("still there"), b"somebody's");
        assert!(Folder::open(place.join("ours")).is_err(), "it is in use");
        drop(folder);
        let again = Folder::open(place.join("ours")).expect("our folder");
        fs::write(&out, "two").expect("a file");
        again
            .write_out(&out, b"four")
            .expect("made by this training");
        fs::remove_dir_all(place).expect("our own");
    }
}
