//! Positions and games as other programs write them.

pub mod position_id;
