//! The generator on bitboards, as the engine calls it.

mod kernel;
mod layout;
