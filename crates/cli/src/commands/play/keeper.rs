//! The file in which a game is kept while it is played.
//!
//! Every event goes to the file before the next question is asked, so that nothing is lost when the terminal is closed
//! or the machine stops. The machine's secrets for the dice lie beside it, readable by their owner alone, and are
//! removed when there is nothing left to throw.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};

use table::dice::{HolderSecret, Source};
use table::{Table, record, verify};
use words::Lang;

use crate::answer::Failure;
use crate::files::{self, named, not_done, not_json};

/// Keeps one game in its file.
pub(super) struct Keeper {
    path: PathBuf,
    file: File,
    /// Events of the table that are in the file.
    written: usize,
}

/// A game that was found in a file.
pub(super) struct TakenUp {
    pub(super) keeper: Keeper,
    pub(super) table: Table,
    /// The machine's secrets, where the table has some and is not over.
    pub(super) secret: Option<HolderSecret>,
    /// The last line had been cut off.
    pub(super) torn: bool,
}

impl Keeper {
    /// Begins a new file with all that has happened so far.
    pub(super) fn begin(
        path: &Path,
        table: &Table,
        secret: Option<&HolderSecret>,
    ) -> Result<Self, Failure> {
        if path.exists() {
            return Err(named(path, &"there is such a file already"));
        }
        // The secrets first: a record without them could not go on.
        if let Some(secret) = secret {
            keep_secret(path, secret)?;
        }
        let text: String = table.lines().flat_map(|line| [line, "\n"]).collect();
        files::write(path, text.as_bytes())?;
        Ok(Self {
            path: path.to_owned(),
            file: open(path)?,
            written: table.events(),
        })
    }

    /// Takes up the game in a file.
    pub(super) fn take_up(path: &Path, lang: Lang) -> Result<TakenUp, Failure> {
        let mut file = open(path)?;
        let bytes = files::read(path, lang)?;
        let (table, torn) = read(&bytes).map_err(|fault| {
            let rules = verify(&bytes[..]).rule_set;
            named(path, &words::record::fault(&fault, rules.as_ref(), lang))
        })?;
        match torn {
            Some(end) => file.set_len(end).map_err(|error| not_done(path, &error))?,
            None if !bytes.ends_with(b"\n") => {
                file.write_all(b"\n")
                    .map_err(|error| not_done(path, &error))?;
            }
            None => {}
        }
        let by_machine = table
            .header()
            .dice
            .as_ref()
            .is_some_and(|dice| matches!(dice.source, Source::Machine(_)));
        let secret = if by_machine && table.result().is_none() {
            let beside = beside(path);
            if !Path::new(&beside).exists() {
                let missing = "the machine's secrets for the dice of this game are missing, \
                     and without them it cannot go on";
                return Err(named(Path::new(&beside), &missing));
            }
            let bytes = files::read(Path::new(&beside), lang)?;
            let secret = serde_json::from_slice(&bytes)
                .map_err(|error| not_json(Path::new(&beside), &error))?;
            Some(secret)
        } else {
            None
        };
        let keeper = Self {
            path: path.to_owned(),
            file,
            written: table.events(),
        };
        Ok(TakenUp {
            keeper,
            table,
            secret,
            torn: torn.is_some(),
        })
    }

    /// Writes what has happened since.
    pub(super) fn append(&mut self, table: &Table) -> Result<(), Failure> {
        let fresh: String = table
            .lines_from(self.written)
            .flat_map(|line| [line, "\n"])
            .collect();
        self.file
            .write_all(fresh.as_bytes())
            .and_then(|()| self.file.sync_data())
            .map_err(|error| not_done(&self.path, &error))?;
        self.written = table.events();
        Ok(())
    }

    /// Replaces the machine's secrets: it has sealed a new chain.
    pub(super) fn keep_secret(&self, secret: &HolderSecret) -> Result<(), Failure> {
        keep_secret(&self.path, secret)
    }

    /// All is over: the secrets are all shown or never needed.
    pub(super) fn close(self) {
        // A file that is not there need not be removed.
        drop(fs::remove_file(beside(&self.path)));
    }

    /// The game is not worth keeping, or is kept elsewhere.
    pub(super) fn discard(self) {
        drop(fs::remove_file(&self.path));
        self.close();
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

/// Where the machine's secrets lie.
fn beside(path: &Path) -> OsString {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".secret");
    beside
}

/// Opens a record for writing at its end, for this program alone.
fn open(path: &Path) -> Result<File, Failure> {
    let file = OpenOptions::new()
        .append(true)
        .open(path)
        .map_err(|error| not_done(path, &error))?;
    file.try_lock()
        .map_err(|_| named(path, &"this game is being played somewhere else just now"))?;
    Ok(file)
}

fn keep_secret(path: &Path, secret: &HolderSecret) -> Result<(), Failure> {
    let beside = beside(path);
    let mut fresh = beside.clone();
    fresh.push(".new");
    let attempt = || -> std::io::Result<()> {
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let mut file = options.open(&fresh)?;
        serde_json::to_writer(&mut file, secret)?;
        file.sync_all()?;
        fs::rename(&fresh, &beside)
    };
    attempt().map_err(|error| not_done(Path::new(&beside), &error))
}

/// The table of a record, and where it ends if its last line was cut off while it was being written.
fn read(bytes: &[u8]) -> Result<(Table, Option<u64>), record::RecordFault> {
    record::read(bytes)
        .map(|table| (table, None))
        .or_else(|fault| {
            let end = bytes
                .iter()
                .rposition(|&byte| byte == b'\n')
                .map_or(0, |at| at + 1);
            if end == 0 || end == bytes.len() {
                return Err(fault);
            }
            match record::read(&bytes[..end]) {
                Ok(table) => Ok((table, Some(end as u64))),
                Err(earlier) => Err(earlier),
            }
        })
}
