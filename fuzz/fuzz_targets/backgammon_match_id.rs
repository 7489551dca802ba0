//! Any text as a match ID: never a panic, and an ID that is accepted is written the same.
#![no_main]

use backgammon::formats::{MatchId, Situation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<MatchId>() {
        Ok(id) => {
            assert_eq!(id.to_string(), text);
            // With a position it is a situation; that reading is stable.
            let start = backgammon::StartingPosition::Standard.position();
            let situation = Situation::from_ids(start, id);
            let again = situation.match_id().map(|id| Situation::from_ids(start, id));
            assert_eq!(again, Ok(situation));
        }
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
});
