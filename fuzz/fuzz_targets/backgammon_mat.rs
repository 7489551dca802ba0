//! Any bytes as a .mat file.
#![no_main]

#[path = "support/backgammon_files.rs"]
mod files;

use backgammon::formats::FileFormat;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| files::read_and_check(FileFormat::Mat, bytes));
