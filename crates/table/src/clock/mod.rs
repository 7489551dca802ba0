//! Clocks.
