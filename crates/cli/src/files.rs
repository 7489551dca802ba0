//! Files of games by their endings.

use std::borrow::Cow;
use std::fs;
use std::io::{self, BufRead, BufReader, Read as _, Write as _};
use std::path::{Path, PathBuf};

use table::RuleSet;
use table::files::{Format, ImportFault, Imported, import};
use words::Lang;
use words::terminal::Line;

use crate::answer::Failure;

/// No match file is longer; PDN files are replayed in a stream and may be.
const LONGEST_FILE: u64 = 256 * 1024 * 1024;

/// What an option can name as a format.
pub(crate) const ENDINGS: [&str; 5] = ["pdn", "pgn", "mat", "sgf", "jsonl"];

/// Is it the word for a standard stream?
pub(crate) fn is_standard(file: &Path) -> bool {
    file.as_os_str() == "-"
}

/// A file to read, or standard input, which is kept in memory.
pub(crate) struct Input {
    file: PathBuf,
    standard: Option<Vec<u8>>,
}

impl Input {
    pub(crate) fn open(file: &Path, lang: Lang) -> Result<Self, Failure> {
        let mut standard = None;
        if is_standard(file) {
            let mut bytes = Vec::new();
            io::stdin()
                .lock()
                .take(LONGEST_FILE + 1)
                .read_to_end(&mut bytes)
                .map_err(|error| not_done(file, &error))?;
            if bytes.len() as u64 > LONGEST_FILE {
                let line = Line::TooLong {
                    bytes: bytes.len() as u64,
                };
                return Err(named(file, &line.in_words(lang)));
            }
            standard = Some(bytes);
        }
        Ok(Self {
            file: file.to_owned(),
            standard,
        })
    }

    /// The format, as an option says, or the ending, or what came in.
    pub(crate) fn format(&self, said: Option<&str>, lang: Lang) -> Result<Format, Failure> {
        match (said.and_then(Format::of_ending), &self.standard) {
            (Some(format), _) => Ok(format),
            (None, Some(bytes)) => Ok(Format::of(None, bytes)),
            (None, None) => format(&self.file, lang),
        }
    }

    /// All of it.
    pub(crate) fn bytes(&self, lang: Lang) -> Result<Cow<'_, [u8]>, Failure> {
        match &self.standard {
            Some(bytes) => Ok(Cow::Borrowed(bytes)),
            None => read(&self.file, lang).map(Cow::Owned),
        }
    }

    /// The same as a stream, from the beginning.
    pub(crate) fn stream(&self) -> Result<Box<dyn BufRead + '_>, Failure> {
        match &self.standard {
            Some(bytes) => Ok(Box::new(bytes.as_slice())),
            None => match fs::File::open(&self.file) {
                Ok(file) => Ok(Box::new(BufReader::new(file))),
                Err(error) => Err(not_done(&self.file, &error)),
            },
        }
    }
}

/// The format of a file.
pub(crate) fn format(file: &Path, lang: Lang) -> Result<Format, Failure> {
    let ending = file
        .extension()
        .and_then(|ending| ending.to_str())
        .unwrap_or_default();
    Format::of_ending(ending).ok_or_else(|| unknown_ending(file, lang))
}

/// The format that a file is to be written in, by its ending: some are only read.
pub(crate) fn format_to_write(file: &Path, lang: Lang) -> Result<Format, Failure> {
    let ending = file.extension().unwrap_or_default();
    if ending.eq_ignore_ascii_case(backgammon::formats::xg::ENDING) {
        return Err(unknown_ending(file, lang));
    }
    format(file, lang)
}

fn unknown_ending(file: &Path, lang: Lang) -> Failure {
    if file.is_dir() {
        return named(file, &Line::FileIsAFolder.in_words(lang));
    }
    let known: Vec<String> = Format::ALL
        .iter()
        .map(|format| format!(".{}", format.ending()))
        .collect();
    let endings = known.join(", ");
    named(file, &Line::Ending { endings }.in_words(lang))
}

/// What is wrong with a file.
pub(crate) fn named(file: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::Input(format!("{}: {error}", file.display()))
}

/// What the system has against a file, in our words.
pub(crate) fn not_done(file: &Path, error: &io::Error) -> Failure {
    let lang = crate::language::of_the_command_line();
    named(file, &of_the_system(error).in_words(lang))
}

/// Where JSON of ours is broken, or has another shape.
pub(crate) fn not_json(file: &Path, error: &serde_json::Error) -> Failure {
    let (line, column) = (error.line(), error.column());
    let line = Line::NotJson { line, column };
    named(file, &line.in_words(crate::language::of_the_command_line()))
}

/// The system's faults that people meet have sentences of their own; the others are quoted.
pub(crate) fn of_the_system(error: &io::Error) -> Line {
    match error.kind() {
        io::ErrorKind::NotFound => Line::FileMissing,
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => Line::FileForbidden,
        io::ErrorKind::IsADirectory => Line::FileIsAFolder,
        io::ErrorKind::AlreadyExists => Line::FileExists,
        io::ErrorKind::InvalidData => Line::FileNotText,
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Line::DiskFull,
        _ => Line::FileFails {
            what: error.to_string(),
        },
    }
}

/// A whole file.
pub(crate) fn read(file: &Path, lang: Lang) -> Result<Vec<u8>, Failure> {
    let length = fs::metadata(file)
        .map_err(|error| not_done(file, &error))?
        .len();
    if length > LONGEST_FILE {
        let line = Line::TooLong { bytes: length };
        return Err(named(file, &line.in_words(lang)));
    }
    fs::read(file).map_err(|error| not_done(file, &error))
}

/// The games of a file, played over again; only one of them where a number, counted from 1, says which. A fault of one
/// game does not spoil the others.
pub(crate) fn games(
    file: &Path,
    bytes: &[u8],
    format: Format,
    rules: Option<&RuleSet>,
    number: Option<usize>,
    lang: Lang,
) -> Result<Vec<Result<Imported, Failure>>, Failure> {
    let wrong = |fault: ImportFault| named(file, &words::files::import_fault(&fault, lang));
    let mut games = import(bytes, format, rules).map_err(wrong)?;
    if let Some(number) = number {
        if number == 0 || number > games.len() {
            let games = games.len();
            let line = Line::NoSuchGame { number, games };
            return Err(named(file, &line.in_words(lang)));
        }
        games = vec![games.swap_remove(number - 1)];
    }
    Ok(games.into_iter().map(|game| game.map_err(wrong)).collect())
}

/// Writes a file whole or not at all: beside it first, then in its place.
pub(crate) fn write(file: &Path, content: &[u8]) -> Result<(), Failure> {
    let mut beside = file.as_os_str().to_owned();
    beside.push(".new");
    let attempt = || -> io::Result<()> {
        let mut fresh = fs::File::create(&beside)?;
        fresh.write_all(content)?;
        fresh.sync_all()?;
        fs::rename(&beside, file)
    };
    attempt().map_err(|error| {
        // What a run that was killed leaves there is written over by the next one; this run cleans up after itself.
        drop(fs::remove_file(&beside));
        not_done(file, &error)
    })
}
