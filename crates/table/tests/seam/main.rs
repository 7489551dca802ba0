//! The seam over all games, the table, and the record.

mod any_events;
mod chess;
mod files;
mod forged;
mod kept;
mod live;
mod machine;
mod records;
mod second;
mod stories;
mod versions;

#[path = "../support/honest.rs"]
#[expect(dead_code, reason = "shared with the tests of the dice")]
mod honest;
