//! Any text as a FEN of chess: never a panic, and what can be set up is written and read back, also after moves.
#![no_main]

use chess::Rules;
use chess::position::{after, from_fen, legal_moves, to_fen};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: (bool, &str)| {
    let (shuffled, text) = data;
    let rules = if shuffled { Rules::CHESS960 } else { Rules::FIDE };
    let Ok(board) = from_fen(&rules, text) else { return };
    assert_eq!(from_fen(&Rules::CHESS960, &to_fen(&Rules::CHESS960, &board)).as_ref(), Ok(&board));
    for made in legal_moves(&board, &rules).into_iter().take(8) {
        let next = after(&board, &rules, made);
        let text = to_fen(&Rules::CHESS960, &next);
        assert_eq!(from_fen(&Rules::CHESS960, &text), Ok(next), "{text}");
    }
});
