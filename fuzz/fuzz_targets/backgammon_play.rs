//! Any text as a play in some position with some roll: never a panic, and the play it means is legal and can be read
//! again.
#![no_main]

use backgammon::notation::Written;
use backgammon::{LegalPlays, Roll, StartingPosition};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (u8, Vec<u8>, &str)| {
    let (roll, walk, text) = data;
    let rolls: Vec<Roll> = Roll::all_distinct().collect();
    let roll_of = |byte: u8| rolls[usize::from(byte) % rolls.len()];
    // Some plays lead to some position.
    let mut position = StartingPosition::ALL[walk.len() % 3].position();
    for pair in walk.chunks_exact(2).take(60) {
        let plays = LegalPlays::of(position, roll_of(pair[0]));
        position = plays[usize::from(pair[1]) % plays.len()].position;
        if position.finished().is_some() {
            return;
        }
    }
    let roll = roll_of(roll);
    match text.parse::<Written>() {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(written) => match position.resolve(roll, &written) {
            Err(illegal) => assert!(illegal.to_string().ends_with('.')),
            Ok(play) => {
                let result = position.try_play(roll, &play).expect("a play that was resolved is legal");
                let plays = LegalPlays::of(position, roll);
                let canonical = plays.leading_to(result).expect("a legal result is listed");
                let again: Written = canonical.to_string().parse().expect("canonical notation can be read");
                let again = position.resolve(roll, &again).expect("and means a legal play");
                assert_eq!(position.try_play(roll, &again), Ok(result));
            }
        },
    }
});
