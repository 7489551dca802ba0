//! Any text as house rules: never a panic, and rules that are accepted can be played and written down again.
#![no_main]

use draughts::{BUILT_IN, Position, house};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(rules) = house::parse(text) else { return };
    assert_eq!(rules.check(), Ok(()));
    let mut position = Position::start(&rules);
    for step in 0..30 {
        let legal = position.legal_moves(&rules);
        let Some(play) = legal.get(step * 7 % legal.len().max(1)) else { break };
        assert_eq!(draughts::examine(&position, &rules, play.route()), Ok(()));
        position = position.played(play, &rules);
    }
    let parent = &BUILT_IN[text.len() % BUILT_IN.len()];
    assert_eq!(house::parse(&house::write(&rules, parent)), Ok(rules));
});
