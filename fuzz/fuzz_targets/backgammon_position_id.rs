//! Any text as a position ID: never a panic, and the position it names comes back from the ID written for it. (The last
//! character has four bits to spare, so that is not always the text itself.)
#![no_main]

use backgammon::formats::{PositionId, position_id};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for checkers_a_side in [15, 3] {
        match position_id::decode(text, checkers_a_side) {
            Ok(position) => {
                let id = PositionId::from(position);
                assert_eq!(position_id::decode(id.as_str(), checkers_a_side), Ok(position));
            }
            Err(error) => assert!(!error.to_string().contains('\n')),
        }
    }
});
