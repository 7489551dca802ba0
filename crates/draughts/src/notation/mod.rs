//! Moves in words: how they are written and how an entry is understood.

mod text;

pub use text::{Join, MoveText, NamedSquare, NotAMove};
