//! What can be wrong with a module that is to be split.

use core::fmt;

use wasmparser::BinaryReaderError;

/// Why a module was not split.
#[derive(Debug)]
pub(crate) enum Wrong {
    /// It is no wasm.
    NotWasm(BinaryReaderError),
    /// It was linked without `--emit-relocs`.
    NoRelocations,
    /// No export is called so.
    NoSuchExport(&'static str),
    /// A data segment does not lie at a constant address.
    NotAtAnAddress,
    /// A reference in the data section, at this place, lies in no constant.
    NobodysReference(u32),
    /// There is no one memory, or no one table of functions.
    NoMemoryOrTable,
    /// The functions that are put into the table of functions are not simply listed.
    ElementsNotListed,
    /// It has something that cannot be written again.
    NotWritten(String),
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotWasm(error) => error.fmt(f),
            Self::NoRelocations => f.write_str("link with --emit-relocs: there are no relocations"),
            Self::NoSuchExport(name) => write!(f, "no export is called {name}"),
            Self::NotAtAnAddress => f.write_str("a segment has no constant address"),
            Self::NobodysReference(place) => {
                write!(
                    f,
                    "the reference at {place} of the data lies in no constant"
                )
            }
            Self::NoMemoryOrTable => {
                f.write_str("one memory and one table of functions are wanted")
            }
            Self::ElementsNotListed => {
                f.write_str("the table of functions is filled by expressions")
            }
            Self::NotWritten(why) => f.write_str(why),
        }
    }
}

impl core::error::Error for Wrong {}

impl From<BinaryReaderError> for Wrong {
    fn from(error: BinaryReaderError) -> Self {
        Self::NotWasm(error)
    }
}
