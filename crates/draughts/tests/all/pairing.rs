//! A position with its rules answers as the two apart do, refuses what is not legal, and cannot be given other rules.

use crate::common::{Dice, any_rules, played, strewn};
use tabuleiro_draughts::formats::fen::PositionFault;
use tabuleiro_draughts::rule_sets::{English, Garden, Italian, RuleSet, Turkish};
use tabuleiro_draughts::{
    BUILT_IN, EndReason, Event, Flaw, Game, Goal, KingRange, Move, Point, Position, Reason,
    RuledPosition, Rules, Setup, Side, Square,
};

fn paired(rules: &Rules, position: &Position) -> RuledPosition {
    RuledPosition::from_setup(*rules, *position.setup()).expect("a position of these rules")
}

/// Positions of every kind, each with its rules.
fn positions(number: u64) -> Vec<(Rules, Position)> {
    let mut dice = Dice::of_test(number);
    (0..300)
        .map(|round| {
            let rules = match BUILT_IN.get(round % 32) {
                Some(rules) => *rules,
                None => any_rules(&mut dice),
            };
            let position = if round % 2 == 0 {
                strewn(&rules, &mut dice, 20)
            } else {
                played(&rules, &mut dice, 60)
            };
            (rules, position)
        })
        .collect()
}

#[test]
fn it_answers_as_position_and_rules_do() {
    for (rules, position) in positions(1) {
        let pair = paired(&rules, &position);
        assert_eq!(pair.rules(), &rules);
        assert_eq!(pair.position(), &position);
        assert_eq!(pair.legal_moves(), position.legal_moves(&rules));
        assert_eq!(pair.legal_turns(), position.legal_turns(&rules));
        assert_eq!(pair.outcome(), position.outcome(&rules));
        assert_eq!(
            RuledPosition::from_fen(rules, &pair.fen()),
            Ok(pair.clone())
        );
        assert_eq!(pair.to_string(), pair.fen());
        assert_eq!(pair.flipped().flipped(), pair);
        let game = Game::from(pair.clone());
        assert_eq!(RuledPosition::from(&game), pair);
        assert_eq!(game.outcome(), pair.outcome());
        for turn in pair.legal_turns() {
            let after = pair.try_turn(&turn).expect("a legal turn");
            assert_eq!(*after.position(), position.after(&turn, &rules));
            assert_eq!(after.rules(), &rules);
        }
    }
}

#[test]
fn what_is_played_is_legal_and_what_is_refused_is_not() {
    let mut dice = Dice::of_test(2);
    for (rules, position) in positions(2) {
        let pair = paired(&rules, &position);
        let legal = pair.legal_moves();
        for play in &legal {
            assert_eq!(
                position.try_play(play, &rules),
                Ok(position.played(play, &rules))
            );
            // The same route told otherwise: with or without a crown.
            let other = if play.is_capture() {
                let (route, taken) = (play.route().to_vec(), play.taken().to_vec());
                Move::capture(route, taken, !play.promotes())
            } else {
                Move::step(play.from(), play.to(), !play.promotes())
            };
            assert!(!legal.contains(&other));
            let refusal = pair.try_play(&other).expect_err("another move");
            assert_eq!(refusal.reason, Reason::Unexplained);
            assert_eq!(
                pair.read_move(&pair.write_move(play))
                    .map_err(|error| error.to_string()),
                Ok(play.clone())
            );
        }
        let count = usize::from(rules.board.value.count());
        for _ in 0..20 {
            let mut square = || Square::new(dice.below(count) as u8);
            let play = Move::step(square(), square(), false);
            let result = pair.try_play(&play);
            assert_eq!(result.is_ok(), legal.contains(&play), "{play}");
            if let (Err(refusal), false) = (result, legal.is_empty()) {
                assert_ne!(refusal.reason, Reason::GameOver);
            }
        }
    }
}

#[test]
fn a_move_of_another_rule_set_is_refused() {
    // The only places where two tables could meet are moves and set-ups, and both are checked on their way in.
    let english = RuledPosition::start(English::RULES);
    let turkish = RuledPosition::start(Turkish::RULES);
    for play in english.legal_moves() {
        assert!(turkish.try_play(&play).is_err(), "{play}");
    }
    for play in turkish.legal_moves() {
        assert!(english.try_play(&play).is_err(), "{play}");
    }
    let flaw = RuledPosition::from_setup(English::RULES, *turkish.setup());
    assert!(matches!(flaw, Err(Flaw::OffTheBoard(_))));
    assert_ne!(
        RuledPosition::start(Italian::RULES),
        RuledPosition::start(Italian::RULES.played_for(Goal::Losing)),
        "the same pieces under other rules are another situation"
    );
}

#[test]
fn a_move_far_off_the_board_is_refused_quietly() {
    let far = Square::new(127);
    for rules in BUILT_IN {
        let pair = RuledPosition::start(rules);
        for play in [
            Move::step(far, far, false),
            Move::step(Square::new(20), far, true),
            Move::step(far, Square::new(0), false),
            Move::capture(vec![Square::new(22), far], vec![far], false),
        ] {
            assert!(pair.try_play(&play).is_err(), "{} {play}", rules.id);
        }
        assert!(pair.try_huff(far).is_err());
        assert!(pair.examine(&[far, far]).is_err());
        assert!(pair.examine(&[]).is_err());
    }
}

#[test]
fn a_huff_comes_before_its_move() {
    let pair = RuledPosition::from_fen(Garden::RULES, "W:W22,31:B18,1").expect("a position");
    let pair = pair
        .try_play(&pair.read_move("31-27").expect("free"))
        .expect("legal");
    let square = pair.square("22").expect("a square");
    assert_eq!(pair.square_name(square), "22");
    assert!(pair.try_huff(pair.square("27").expect("a square")).is_err());
    let huffed = pair.try_huff(square).expect("22 could have captured");
    assert_eq!(huffed.to_move(), Side::Black);
    assert_eq!(huffed.fen(), "B:W27:B1,18");
    let turn = pair.read_turn("~22 1-5").expect("a turn");
    assert_eq!(pair.write_turn(&turn), "~22 1-5");
    assert_eq!(pair.try_turn(&turn).expect("legal").fen(), "W:W27:B5,18");
}

#[test]
fn the_end_is_told_and_nothing_is_played_after_it() {
    let over = RuledPosition::from_fen(Italian::RULES, "B:W21:B").expect("a position");
    let outcome = over.outcome().expect("no piece is left");
    assert_eq!(
        (outcome.winner, outcome.reason),
        (Some(Side::White), EndReason::NoPieces)
    );
    let refusal = over.try_play(&Move::step(Square::new(20), Square::new(16), false));
    assert_eq!(refusal.expect_err("over").reason, Reason::GameOver);
    let mut game = Game::from(over);
    assert!(game.apply(&Event::Huff(Square::new(20))).is_err());
}

#[test]
fn a_bad_fen_says_which_way_it_is_bad() {
    let read = |text| RuledPosition::from_fen(Italian::RULES, text);
    assert!(matches!(read("W:W33:B1"), Err(PositionFault::Fen(_))));
    let uncrowned = read("W:W1:B12").expect_err("a man on its last row");
    assert_eq!(
        uncrowned.to_string(),
        "The position cannot stand: a man stands on its last row without a crown, on 1."
    );
}

#[test]
#[should_panic(expected = "a king that moves one square cannot capture from afar")]
fn rules_that_contradict_themselves_are_no_partner() {
    let mut rules = BUILT_IN[0];
    rules.king_range = Point::house(KingRange::Short);
    let _ = RuledPosition::from_setup(rules, Setup::empty(Side::White));
}
