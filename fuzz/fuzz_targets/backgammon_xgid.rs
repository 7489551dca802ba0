//! Any text as an XGID, or as whatever ID it may be: never a panic, and what is accepted comes back from its text.
#![no_main]

use backgammon::formats::{Situation, XgId};
use backgammon::{Frame, StartingPosition};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<XgId>() {
        Ok(id) => {
            assert_eq!(id.to_string().parse(), Ok(id));
            assert_eq!(Situation::from(id).xgid(), id);
        }
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
    match text.parse::<Situation>() {
        Ok(situation) => {
            assert_eq!(situation.to_string().parse::<Situation>().map(|read| read.position), Ok(situation.position));
            for frame in Frame::ALL {
                let contest = situation.contest(frame, StartingPosition::Standard);
                let _ = contest.map(|contest| contest.resume().map(|contest| contest.legal()));
            }
        }
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
});
