//! Match files of either format.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::codes::codes;

use super::mat::{self, MatError};
use super::record::MatchRecord;
use super::sgf::{self, SgfError};
use super::text;
use super::xg::{self, XgError};

/// The formats of match files.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FileFormat {
    /// Jellyfish's text format, `.mat`.
    Mat,
    /// Smart Game Format, `.sgf`.
    Sgf,
}

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum FileError {
    /// It is no `.mat` file.
    Mat(MatError),
    /// It is no SGF file.
    Sgf(SgfError),
    /// It is no file of eXtreme Gammon's.
    Xg(XgError),
}

codes!(FileError {
    Self::Mat(_) => "mat",
    Self::Sgf(_) => "sgf",
    Self::Xg(_) => "xg",
});

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Mat(error) => error.fmt(f),
            Self::Sgf(error) => error.fmt(f),
            Self::Xg(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for FileError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Mat(error) => Some(error),
            Self::Sgf(error) => Some(error),
            Self::Xg(error) => Some(error),
        }
    }
}

impl FileFormat {
    /// The format that an ending stands for, without its dot. `.txt` and `.gam` are other names of
    /// `.mat`.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<Self> {
        match ending.to_ascii_lowercase().as_str() {
            "mat" | "txt" | "gam" => Some(Self::Mat),
            // Read as what it is, and never written.
            xg::ENDING if cfg!(feature = "xg") => Some(Self::Mat),
            "sgf" => Some(Self::Sgf),
            _ => None,
        }
    }

    /// The format that a text is in, going by how it begins.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let begins_tree = text
            .trim_start()
            .strip_prefix('(')
            .is_some_and(|rest| rest.trim_start().starts_with(';'));
        if begins_tree { Self::Sgf } else { Self::Mat }
    }

    /// Reads the matches of a file in this format. A file of eXtreme Gammon's is known by its first bytes, whatever it
    /// is taken for, and read with the feature `xg`.
    ///
    /// # Errors
    /// Where the file makes no sense, and why.
    pub fn read(self, bytes: &[u8]) -> Result<Vec<MatchRecord>, FileError> {
        if xg::begins(bytes) {
            return read_xg(bytes);
        }
        let text = text::decode(bytes);
        match self {
            Self::Mat => mat::read(&text).map_err(FileError::Mat),
            Self::Sgf => sgf::read(&text).map_err(FileError::Sgf),
        }
    }

    /// Writes matches in this format, in UTF-8.
    #[must_use]
    pub fn write(self, matches: &[MatchRecord]) -> String {
        match self {
            Self::Mat => mat::write(matches),
            Self::Sgf => sgf::write(matches),
        }
    }
}

#[cfg(feature = "xg")]
fn read_xg(bytes: &[u8]) -> Result<Vec<MatchRecord>, FileError> {
    xg::read(bytes).map_err(FileError::Xg)
}

#[cfg(not(feature = "xg"))]
const fn read_xg(_: &[u8]) -> Result<Vec<MatchRecord>, FileError> {
    Err(FileError::Xg(XgError::NotRead))
}
