//! Placeholder until merge.
