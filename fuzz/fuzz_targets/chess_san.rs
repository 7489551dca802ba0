//! Any text as a move in any position and language: never a panic, and what is understood is written and read back.
#![no_main]

use chess::Rules;
use chess::notation::{Letters, read, san, uci};
use chess::position::{after, legal_moves, start};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (u16, &[u8], &str)| {
    let (number, choices, text) = data;
    let rules = Rules::CHESS960;
    let mut board = start(&rules, number);
    for choice in choices.iter().take(80) {
        let legal = legal_moves(&board, &rules);
        if legal.is_empty() {
            break;
        }
        board = after(&board, &rules, legal[usize::from(*choice) % legal.len()]);
    }
    for letters in Letters::ALL {
        let Ok(made) = read(&board, &rules, text, letters) else { continue };
        let written = san(&board, &rules, made, letters);
        assert_eq!(read(&board, &rules, &written, letters), Ok(made), "{written}");
        assert_eq!(read(&board, &rules, &uci(&board, &rules, made), letters), Ok(made));
    }
});
