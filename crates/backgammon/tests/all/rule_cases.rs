//! The cases that tell the rule sets apart, run from the file.

use std::collections::BTreeSet;

use crate::support::{diagram, script};
use serde_json::Value;
use tabuleiro_backgammon::notation::Written;
use tabuleiro_backgammon::{
    Cube, Frame, Game, GameTerms, LegalPlays, Match, Phase, Roll, Setup, Side, Terms, Throw, ToAct,
};

fn cases() -> Vec<Value> {
    let text = test_data::text("rule_cases.json");
    let Value::Array(cases) = serde_json::from_str(&text).expect("JSON") else {
        panic!("not a list");
    };
    cases
        .into_iter()
        .filter(|case| case["game"] == "backgammon")
        .collect()
}

fn texts(value: &Value) -> Vec<&str> {
    let list = value.as_array().expect("a list");
    list.iter()
        .map(|text| text.as_str().expect("text"))
        .collect()
}

#[test]
fn every_case_with_dice_holds() {
    let mut run = 0;
    for case in cases().iter().filter(|case| !case["dice"].is_null()) {
        let rules = case["rules"].as_str().expect("a rule set");
        assert!(Frame::from_id(rules).is_some(), "{rules}");
        let position = diagram::parse(case["position"].as_str().expect("a position"));
        let die = |index: usize| case["dice"][index].as_u64().expect("a die") as u8;
        let roll = Roll::from_pips(die(0), die(1)).expect("dice");
        let legal = LegalPlays::of(position, roll);
        let why = case["why"].as_str().expect("a reason");

        let mut results = BTreeSet::new();
        for text in texts(&case["legal"]) {
            let written: Written = text.parse().expect(text);
            let play = position
                .resolve(roll, &written)
                .unwrap_or_else(|illegal| panic!("{text}: {illegal} ({why})"));
            results.insert(position.try_play(roll, &play).expect(text));
        }
        if why.contains("[legal list complete]") {
            assert_eq!(results.len(), legal.len(), "{why}");
        }
        for text in texts(&case["illegal"]) {
            let written: Written = text.parse().expect(text);
            let refused = position.resolve(roll, &written);
            assert!(refused.is_err(), "{text} should be refused: {why}");
        }
        run += 1;
    }
    assert_eq!(run, 12);
}

/// The claims of a case without dice, each with what the rules crate says to it.
type Claims = Vec<(&'static str, bool)>;

/// What X (light) scores by bearing off the last checker against these checkers of O.
fn x_scores(o: &[(usize, u8)], cube: u64) -> u64 {
    let position = Setup::as_mover_sees(15, &[(1, 1)], o).position();
    let terms = GameTerms::of(&Terms::of(Frame::Xalingo, 1));
    let cube = Cube::of_value(cube, Some(Side::Light)).expect("a power of two");
    let roll = Roll::from_pips(2, 1).expect("dice");
    let mut game = Game::resume(
        terms,
        position.expect("a position"),
        Side::Light,
        cube,
        Phase::Rolled(roll),
    );
    let event = script::event(&game, "play 1/off").expect("legal");
    game.apply(&event).expect("legal");
    game.outcome().expect("over").points
}

fn after_opening(frame: Frame) -> Match {
    let mut contest = Match::new(Terms::of(frame, 5)).expect("terms");
    script::run(&mut contest, "open 1 3, play 24/23 24/21");
    contest
}

fn claims(position: &str) -> Claims {
    match position {
        "X has borne off 15; O has borne off none and has one checker on the bar, none in X's home \
         board; cube at 2" => {
            let points = x_scores(&[(0, 1), (12, 14)], 2);
            vec![
                ("X scores 6", points == 6),
                ("X scores 4", points == 4),
                ("X scores 2", points == 2),
            ]
        }
        "X has borne off 15; O has borne off none, all O checkers in O's own home board; cube at 4" =>
        {
            let points = x_scores(&[(19, 5), (24, 10)], 4);
            vec![
                ("X scores 8", points == 8),
                ("X scores 12", points == 12),
                ("X scores 4", points == 4),
            ]
        }
        "cube in the middle at 1; X doubles, O accepts (cube 2, O's)" => {
            // X is light, to roll.
            let mut contest = after_opening(Frame::Xalingo);
            script::run(&mut contest, "double, take");
            let again = script::attempt(&mut contest.clone(), "double").is_ok();
            script::run(&mut contest, "roll 43, play 24/20 13/10");
            let redoubled = script::attempt(&mut contest, "double").is_ok();
            let mut taken = contest.clone();
            script::run(&mut taken, "take");
            script::run(&mut contest, "drop");
            vec![
                (
                    "O may redouble to 4",
                    redoubled && taken.game().cube().value() == 4,
                ),
                ("if X refuses 4, X loses 2", contest.score() == [0, 2]),
                ("X redoubles before O has", again),
                ("if X refuses 4, X loses 4", contest.score() == [0, 4]),
            ]
        }
        "match to 5 points; the score has just become 4-2; next game, cube at 1" => {
            let mut contest = Match::new(Terms::of(Frame::Aquamarine, 5)).expect("terms");
            for game in ["resign light 2", "resign dark 2", "resign dark 2"] {
                script::run(&mut contest, "open 3 1");
                script::run(&mut contest, game);
                script::run(&mut contest, "accept");
            }
            assert_eq!(contest.score(), [4, 2]);
            let either = ["open 1 3", "open 3 1"].iter().all(|opening| {
                let mut contest = contest.clone();
                script::run(&mut contest, opening);
                script::run(&mut contest, "play 8/5 6/5");
                script::attempt(&mut contest, "double").is_ok()
            });
            vec![
                ("either side may double", either),
                ("doubling barred in this game", !either),
            ]
        }
        "opening: X throws 4, O throws 4; then X 3, O 5" => {
            let mut contest = Match::new(Terms::of(Frame::Xalingo, 5)).expect("terms");
            script::run(&mut contest, "open 4 4");
            let again = contest.to_act() == ToAct::Dice(Throw::Opening);
            let double_four = script::attempt(&mut contest, "play 24/20(2) 13/9(2)").is_ok();
            script::run(&mut contest, "open 3 5");
            let begins = contest.to_act() == ToAct::Player(Side::Dark);
            let both = script::attempt(&mut contest.clone(), "play 8/3 6/3").is_ok();
            let fresh = script::attempt(&mut contest, "roll 61").is_ok();
            vec![
                ("first pair void, thrown again", again),
                ("O begins and plays 5 and 3", begins && both),
                ("a double 4 is played", double_four),
                ("O throws two fresh dice", fresh),
            ]
        }
        unknown => panic!("no claims are known for: {unknown}"),
    }
}

#[test]
fn every_case_without_dice_holds() {
    let mut run = 0;
    for case in cases().iter().filter(|case| case["dice"].is_null()) {
        let claims = claims(case["position"].as_str().expect("a position"));
        for (list, expected) in [("legal", true), ("illegal", false)] {
            for text in texts(&case[list]) {
                let claim = claims.iter().find(|(claim, _)| *claim == text);
                let &(_, holds) = claim.unwrap_or_else(|| panic!("unknown claim: {text}"));
                assert_eq!(holds, expected, "{text}: {}", case["why"]);
            }
        }
        run += 1;
    }
    assert_eq!(run, 5);
}
