//! Moves in words: how a rule set writes them, and how an entry is understood.

mod entry;
mod names;
mod text;

pub(crate) use entry::is_way_of;
pub use entry::{EntryError, Reading};
pub use names::Names;
pub(crate) use names::{Named, NamedMove};
pub use text::{Join, MoveText, NamedSquare, NotAMove};
