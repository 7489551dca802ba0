//! Any text as a FEN under any rules: never a panic, and what can be set up is written and read back.
#![no_main]

use draughts::formats::fen;
use draughts::{BUILT_IN, Position, Writing};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (u8, &str)| {
    let (rules, text) = data;
    let rules = &BUILT_IN[usize::from(rules) % BUILT_IN.len()];
    let setup = match fen::parse(text, rules) {
        Ok(setup) => setup,
        Err(error) => {
            assert!(error.column <= text.len() + 1);
            return;
        }
    };
    for writing in [Writing::Numbers, Writing::Letters] {
        assert_eq!(fen::parse(&fen::write_as(&setup, rules, writing), rules), Ok(setup));
    }
    let Ok(position) = Position::new(setup, rules) else { return };
    // Boards strewn with pieces for kings have more orders of capture than a fuzzer has time for.
    if position.setup().white.len() + position.setup().black.len() <= 28 {
        for turn in position.legal_turns(rules).iter().take(8) {
            let after = position.after(turn, rules);
            let text = fen::write(after.setup(), rules);
            assert_eq!(fen::parse(&text, rules), Ok(*after.setup()), "{text}");
        }
    }
});
