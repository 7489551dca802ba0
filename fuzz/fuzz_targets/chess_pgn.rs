//! Any bytes as PGN: never a panic, and what is written is read back with the same moves.
#![no_main]

use chess::Rules;
use chess::pgn::{Game, Games, read_game};
use libfuzzer_sys::fuzz_target;
use std::sync::Arc;

fuzz_target!(|bytes: &[u8]| {
    let rules = Arc::new(Rules::FIDE);
    for game in Games::new(bytes) {
        let Ok(Ok(game)) = game else { continue };
        let _ = game.replay(&rules);
        let text = game.to_string();
        let Ok(again) = read_game(&text, 1) else { continue };
        let moves = |game: &Game| -> Vec<String> {
            game.line.moves.iter().map(|ply| ply.text.clone()).collect()
        };
        assert_eq!(moves(&again), moves(&game), "{text}");
    }
    let _ = table::files::import(bytes, table::files::Format::Pgn, None);
});
