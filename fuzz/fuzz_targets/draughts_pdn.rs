//! Any bytes as PDN: never a panic, the same games in chunks of any size, and what is written is read back.
#![no_main]

use draughts::formats::pdn::{self, Edition, PdnGame, PdnParser, Replay, RulesFor};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&size, bytes)) = data.split_first() else { return };
    let whole = pdn::parse(bytes);
    let mut parser = PdnParser::new();
    for chunk in bytes.chunks(usize::from(size).max(1)) {
        parser.feed(chunk);
    }
    parser.finish();
    let games: Vec<_> = std::iter::from_fn(|| parser.next_game()).collect();
    assert_eq!(games, whole);

    let mut replay = Replay::new(RulesFor::Tagged { otherwise: draughts::rule_sets::by_id("italian") });
    for game in &games {
        replay.check(game);
    }
    // Writing settles blanks and drops what an edition cannot say, so the second writing must equal the first.
    for game in games.into_iter().flatten() {
        for edition in [Edition::Two, Edition::Three] {
            let text = game.to_pdn(edition);
            let again: Vec<PdnGame> = pdn::parse(text.as_bytes()).into_iter().flatten().collect();
            let moves = |games: &[PdnGame]| -> Vec<String> {
                games.iter().flat_map(PdnGame::moves).map(|written| written.text.to_string()).collect()
            };
            assert_eq!(moves(&again), moves(std::slice::from_ref(&game)), "{text}");
        }
    }
});
