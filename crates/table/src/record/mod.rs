//! The record: what a table writes down, and how it is read again.
//!
//! JSON lines: a header, then one event a line, each sealed together with all before it.
//! `docs/record-format.md` describes it exactly enough to write a reader of one's own. A
//! [`Table`](crate::session::Table) keeps its record as it goes; here it becomes text and comes back.

mod event;
mod header;
mod kept;
mod line;
mod read;
mod scan;

pub use event::{Entry, EventFault};
pub use header::HeaderFault;
pub use line::{Line, LineFault, Members, canonical};
pub use read::{LONGEST_LINE, LONGEST_RECORD, Reader, RecordFault, RecordWrong, read, write};

pub(crate) use event::{check_outcome, dice_of, read_entry, read_event, write_event};
pub(crate) use header::{read_header, write_header};
pub(crate) use kept::{Kept, Mark};
pub(crate) use line::has_member;

/// The version of the format that is written. Every version from 1 on is read.
pub const VERSION: u32 = 2;

/// The word by which a record is known.
pub const FORMAT: &str = "tabuleiro-record";
