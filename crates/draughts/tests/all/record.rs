//! Played games through PDN and back.

use crate::common::Dice;
use std::sync::Arc;
use tabuleiro_draughts::formats::pdn::{self, Edition, PdnGame, Replay, Routes, RulesFor, Score};
use tabuleiro_draughts::rule_sets::by_id;
use tabuleiro_draughts::{BUILT_IN, Event, Game};

/// A game of random events, up to so many.
fn random_game(rules: &tabuleiro_draughts::Rules, dice: &mut Dice, events: usize) -> Game {
    let mut game = Game::new(Arc::new(*rules));
    for _ in 0..events {
        let legal = game.legal();
        let Some(event) = legal.get(dice.below(legal.len().max(1))) else {
            break;
        };
        assert_eq!(game.examine(event), Ok(()));
        game.apply(event).expect("legal");
    }
    game
}

#[test]
fn every_record_is_legal_when_replayed() {
    let mut dice = Dice::of_test(6);
    for rules in &BUILT_IN {
        for number in 0..4 {
            let game = random_game(rules, &mut dice, 40 + 60 * number);
            let moves = game
                .events()
                .iter()
                .filter(|event| matches!(event, Event::Move(_)))
                .count();
            for routes in [Routes::Whole, Routes::Short] {
                let record = PdnGame::from_game(&game, routes);
                let text = record.to_pdn(Edition::Three);
                let mut replay = Replay::new(RulesFor::All(rules));
                let read = pdn::parse(text.as_bytes());
                assert_eq!(read.len(), 1, "{text}");
                let report = replay.check(&read[0]);
                assert_eq!(report.findings, [], "{} {text}", rules.id);
                assert_eq!(report.moves, moves, "{} {text}", rules.id);
            }
        }
    }
}

#[test]
fn the_text_of_every_turn_is_read_back() {
    let mut dice = Dice::of_test(7);
    for rules in &BUILT_IN {
        for _ in 0..20 {
            let position = crate::common::played(rules, &mut dice, 60);
            for turn in position.legal_turns(rules) {
                let text = rules.names().turn(&turn);
                let read = position
                    .read_turn(rules, &text)
                    .unwrap_or_else(|error| panic!("{} {text}: {error}", rules.id));
                assert!(read.same_result(&turn), "{} {text}", rules.id);
            }
        }
    }
}

#[test]
fn nothing_can_be_entered_after_the_end() {
    let rules = by_id("italian").expect("built in");
    let start = crate::common::position(rules, "W:W22:B19");
    let mut game = Game::from_position(Arc::new(*rules), start);
    let turn = game.read_turn("22x15").expect("the capture");
    game.apply(&Event::Move(turn.play.expect("a move")))
        .expect("legal");
    let error = game.read_turn("15-10").expect_err("over");
    assert_eq!(error.to_string(), "The game is over.");
    let record = PdnGame::from_game(&game, Routes::Whole);
    assert_eq!(
        (record.score, record.tag("FEN")),
        (Some(Score::FirstWins), Some("W:W22:B19"))
    );
    insta::assert_snapshot!(record.to_pdn(Edition::Two), @r#"
    [GameType "22,W,8,8,N2,1"]
    [SetUp "1"]
    [FEN "W:W22:B19"]
    [Result "1-0"]

    1. 22x15 1-0
    "#);
}

#[test]
fn a_huff_can_be_replayed() {
    let rules = by_id("garden").expect("built in");
    let start = crate::common::position(rules, "W:W22,32:B1,19");
    let mut game = Game::from_position(Arc::new(*rules), start);
    for text in ["32-28", "~22 1-5"] {
        let turn = game.read_turn(text).expect(text);
        if let Some(square) = turn.huff {
            game.apply(&Event::Huff(square)).expect("a huff");
        }
        game.apply(&Event::Move(turn.play.expect("a move")))
            .expect("legal");
    }
    let text = PdnGame::from_game(&game, Routes::Whole).to_pdn(Edition::Three);
    insta::assert_snapshot!(text, @r#"
    [SetUp "1"]
    [FEN "W:W22,32:B1,19"]
    [Result "*"]

    1. 32-28 {huff 22} /FEN "B:W28:B1,19"/ 1-5 *
    "#);
}
