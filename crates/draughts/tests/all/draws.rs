//! How games end: wins, draws, and what they are counted by.

use crate::support::{position, rules, text};
use std::sync::Arc;
use tabuleiro_draughts::{
    DrawRule, EndReason, Event, Game, Goal, NotLegal, Rules, Side, Square, ToAct,
};

fn game(rules: &Rules, fen: &str) -> Game {
    Game::from_position(Arc::new(*rules), position(rules, fen))
}

/// Plays a move given by its text.
#[track_caller]
fn play(game: &mut Game, wanted: &str) {
    let legal = game.legal();
    let found = legal
        .iter()
        .find(|event| matches!(event, Event::Move(play) if text(play, game.rules()) == wanted));
    let found = found
        .unwrap_or_else(|| panic!("{wanted} is not legal: {legal:?} {:?}", game.outcome()))
        .clone();
    game.apply(&found).unwrap();
}

/// Plays these moves over and over until the game ends; gives how many were played.
#[track_caller]
fn shuffle(game: &mut Game, moves: &[&str]) -> usize {
    let mut count = 0;
    for wanted in moves.iter().cycle() {
        if game.outcome().is_some() {
            return count;
        }
        play(game, wanted);
        count += 1;
        assert!(count < 1000, "this never ends");
    }
    count
}

fn number(rules: &Rules, number: u8) -> Square {
    rules
        .board
        .value
        .numbered(number, rules.notation.value.numbering)
        .unwrap()
}

/// Two kings that never meet: c1 and b2 against b8 and a7.
const THERE_AND_BACK: [&str; 4] = ["30-25", "1-5", "25-30", "5-1"];

/// Twenty moves by each side with kings; the same position again and again is no draw here.
fn twenty_king_moves_draw(id: &str) {
    let mut game = game(rules(id), "W:WK30,13:BK1,20");
    assert_eq!(shuffle(&mut game, &THERE_AND_BACK), 40, "{id}");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (None, EndReason::Draw(DrawRule::KingMoves(20)))
    );
}

#[test]
fn draw_xalingo() {
    twenty_king_moves_draw("xalingo");
}

#[test]
fn draw_xalingo_en() {
    twenty_king_moves_draw("xalingo-en");
}

#[test]
fn draw_xalingo_a_man_moved_starts_the_count_again() {
    let mut game = game(rules("xalingo"), "W:WK30,20:BK1,13");
    for _ in 0..9 {
        for wanted in THERE_AND_BACK {
            play(&mut game, wanted);
        }
    }
    play(&mut game, "20-16");
    play(&mut game, "1-5");
    assert_eq!(
        shuffle(&mut game, &["30-25", "5-1", "25-30", "1-5"]),
        39,
        "the king's answer to the man counts as one"
    );
}

#[test]
fn draw_garden() {
    // Nothing is printed: the third repetition as a house rule that can be turned off.
    let mut lenient = *rules("garden");
    let mut strict = game(&lenient, "W:WK29:BK4");
    assert_eq!(shuffle(&mut strict, &["29-25", "4-8", "25-29", "8-4"]), 8);
    assert_eq!(
        strict.outcome().unwrap().reason,
        EndReason::Draw(DrawRule::Repetition(3))
    );
    lenient.draws = tabuleiro_draughts::List::EMPTY;
    let mut endless = game(&lenient, "W:WK29:BK4");
    for _ in 0..100 {
        for wanted in ["29-25", "4-8", "25-29", "8-4"] {
            play(&mut endless, wanted);
        }
    }
    assert_eq!(endless.to_act(), ToAct::Player(Side::White));
}

#[test]
fn draw_italian() {
    let mut repeated = game(rules("italian"), "W:WK29:BK4");
    assert_eq!(shuffle(&mut repeated, &["29-25", "4-8", "25-29", "8-4"]), 8);
    assert_eq!(
        repeated.outcome().unwrap().reason,
        EndReason::Draw(DrawRule::Repetition(3))
    );
    // Forty moves by each side, with the repetition turned off to get there.
    let mut patient = *rules("italian");
    patient.draws = tabuleiro_draughts::List::new(&[patient.draws.get(1).unwrap()]);
    assert_eq!(
        shuffle(
            &mut game(&patient, "W:WK29:BK4"),
            &["29-25", "4-8", "25-29", "8-4"]
        ),
        80
    );
}

#[test]
fn draw_international_by_forces() {
    let mut unrepeated = *rules("international");
    unrepeated.draws = tabuleiro_draughts::List::EMPTY;
    for draw in rules("international").draws.iter().skip(1) {
        unrepeated.draws.push(draw).unwrap();
    }
    let there_and_back = ["47-41", "1-6", "41-47", "6-1"];
    for (fen, plies) in [
        ("W:WK47:BK1", 10),
        ("W:WK47,K48:BK1", 10),
        ("W:WK47,48:BK1", 10),
        ("W:WK47,K48,K49:BK1", 32),
        ("W:WK47,K48,36:BK1", 32),
        ("W:WK47,K48,K49,36:BK1", 50),
    ] {
        assert_eq!(
            shuffle(&mut game(&unrepeated, fen), &there_and_back),
            plies,
            "{fen}"
        );
    }
}

#[test]
fn draw_russian_by_forces() {
    let mut unrepeated = *rules("russian");
    unrepeated.draws = tabuleiro_draughts::List::EMPTY;
    for draw in rules("russian").draws.iter().skip(1) {
        unrepeated.draws.push(draw).unwrap();
    }
    // Off the long diagonal (a1-h8) three kings have fifteen moves, against one on it five.
    assert_eq!(
        shuffle(
            &mut game(&unrepeated, "W:WKc1,Ke1,Kg1:BKb8"),
            &["30-25", "1-5", "25-30", "5-1"]
        ),
        30
    );
    assert_eq!(
        shuffle(
            &mut game(&unrepeated, "W:WKc1,Ke1,Kg1:BKh8"),
            &["31-27", "4-8", "27-31", "8-4"]
        ),
        10
    );
    // Four pieces, both with kings and men: thirty moves without change, if the men stand still.
    let mut standstill = unrepeated;
    standstill.draws = tabuleiro_draughts::List::new(&[unrepeated.draws.get(2).unwrap()]);
    assert!(matches!(
        standstill.draws.get(0).unwrap().value,
        DrawRule::Standstill {
            pieces: (4, 5),
            moves: 30
        }
    ));
    assert_eq!(
        shuffle(&mut game(&standstill, "W:WK30,13:BK1,20"), &THERE_AND_BACK),
        60
    );
}

#[test]
fn draw_frisian_two_kings_against_one() {
    let mut unrepeated = *rules("frisian");
    unrepeated.draws = tabuleiro_draughts::List::EMPTY;
    for draw in rules("frisian").draws.iter().skip(1) {
        unrepeated.draws.push(draw).unwrap();
    }
    assert_eq!(
        shuffle(
            &mut game(&unrepeated, "W:WK47,K48:BK5"),
            &["47-42", "5-10", "42-47", "10-5"]
        ),
        14
    );
    assert_eq!(
        shuffle(
            &mut game(&unrepeated, "W:WK47:BK5"),
            &["47-42", "5-10", "42-47", "10-5"]
        ),
        4
    );
}

#[test]
fn frisian_kings_tire() {
    // With a man beside it a king may move three times in a row; then something else must move.
    let rules = rules("frisian");
    let mut game = game(rules, "W:WK47,36:BK5,6");
    for _ in 0..3 {
        let from_king = |event: &Event| {
            let kings = game.position().kings(game.position().to_move());
            matches!(event, Event::Move(play) if kings.contains(play.from()))
        };
        assert!(game.legal().iter().any(from_king));
        let white = if game.events().len().is_multiple_of(4) {
            "47-42"
        } else {
            "42-47"
        };
        play(&mut game, white);
        let black = if game.events().len() % 4 == 1 {
            "5-10"
        } else {
            "10-5"
        };
        play(&mut game, black);
    }
    let legal: Vec<String> = game
        .legal()
        .iter()
        .map(|event| {
            if let Event::Move(play) = event {
                text(play, rules)
            } else {
                String::new()
            }
        })
        .collect();
    assert_eq!(legal, ["36-31"], "only the man");
    play(&mut game, "36-31");
    play(&mut game, "6-11");
    assert!(game.legal().len() > 2, "the king is fresh again");
}

#[test]
fn win_xalingo() {
    // No move left, and no piece left.
    let blocked = game(rules("xalingo"), "B:W25,30:B21");
    let outcome = blocked.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::White), EndReason::NoMoves)
    );
    let mut last = game(rules("xalingo"), "W:W22:B18");
    play(&mut last, "22x15");
    let outcome = last.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::White), EndReason::NoPieces)
    );
    assert_eq!(last.legal(), []);
    assert_eq!(
        last.apply(&Event::Huff(Square::new(0))),
        Err(NotLegal::GameOver)
    );
}

#[test]
fn win_xalingo_en() {
    let outcome = game(rules("xalingo-en"), "B:W25,30:B21").outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::White), EndReason::NoMoves)
    );
}

#[test]
fn win_garden() {
    let outcome = game(rules("garden"), "B:W29:B25").outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::White), EndReason::NoMoves)
    );
}

#[test]
fn win_italian() {
    let mut last = game(rules("italian"), "W:W22:B18");
    play(&mut last, "22x13");
    let outcome = last.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::White), EndReason::NoPieces)
    );
}

#[test]
fn huffing_the_last_piece_wins_at_once() {
    let rules = rules("garden");
    let mut game = game(rules, "W:W22:B1,19");
    play(&mut game, "22-18");
    // The man that could have taken 19 now stands on 18.
    let huff = Event::Huff(number(rules, 18));
    assert!(game.may_huff());
    assert_eq!(game.legal()[0], huff);
    game.apply(&huff).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::Black), EndReason::NoPieces)
    );
}

#[test]
fn a_huff_is_not_a_move_and_lapses() {
    let rules = rules("garden");
    let declined = |moves: &[&str]| {
        let mut game = game(rules, "W:W22,32:B1,19");
        for wanted in moves {
            play(&mut game, wanted);
        }
        game
    };
    // White leaves 22x15: Black may take the man on 22 off, and still moves.
    let mut huffed = declined(&["32-28"]);
    assert_eq!(
        huffed.apply(&Event::Huff(number(rules, 28))),
        Err(NotLegal::Huff),
        "28 could not capture"
    );
    huffed.apply(&Event::Huff(number(rules, 22))).unwrap();
    assert_eq!(huffed.to_act(), ToAct::Player(Side::Black));
    assert!(!huffed.may_huff(), "one piece only");
    play(&mut huffed, "1-5");
    // Not used, it is gone.
    let mut lapsed = declined(&["32-28", "1-5"]);
    assert!(!lapsed.may_huff() || lapsed.position().huffable().contains(number(rules, 19)));
    // After a capture there is nothing to huff.
    lapsed = declined(&["22x15"]);
    assert!(!lapsed.may_huff());
}

#[test]
fn losing_is_a_goal_for_any_set() {
    for id in ["xalingo", "italian", "international", "turkish"] {
        let giveaway = rules(id).played_for(Goal::Losing);
        let mut game = Game::new(Arc::new(giveaway));
        assert_eq!(game.to_act(), ToAct::Player(giveaway.first_mover.value));
        let first = game.legal()[0].clone();
        game.apply(&first).unwrap();
    }
    let giveaway = rules("xalingo").played_for(Goal::Losing);
    let mut last = game(&giveaway, "W:W22:B18");
    play(&mut last, "22x15");
    assert_eq!(
        last.outcome().unwrap().winner,
        Some(Side::Black),
        "who has lost everything has won"
    );
    assert_eq!(
        game(&giveaway, "B:W25,30:B21").outcome().unwrap().winner,
        Some(Side::Black)
    );
}

#[test]
fn breakthrough_is_a_goal_for_any_set() {
    let race = rules("international").played_for(Goal::Breakthrough);
    let mut game = game(&race, "W:W6:B45");
    play(&mut game, "6-1");
    let outcome = game.outcome().unwrap();
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::White), EndReason::BrokeThrough)
    );
    assert!(game.position().legal_moves(&race).is_empty());
}
