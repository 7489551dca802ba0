//! What several test files share.
#![allow(
    dead_code,
    unreachable_pub,
    reason = "each test file uses its own part of this"
)]
#![allow(
    clippy::allow_attributes,
    reason = "which part is unused differs by test file"
)]

pub mod diagram;
pub mod positions;
pub mod slow;
