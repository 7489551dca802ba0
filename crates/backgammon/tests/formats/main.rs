//! Files and IDs.

#[path = "../support/mod.rs"]
mod support;

mod ids;
