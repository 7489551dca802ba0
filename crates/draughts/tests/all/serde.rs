//! Values through JSON: exact there and back, and nothing comes in that could not have gone out.

use crate::common::{Dice, any_rules, played, strewn};
use serde_json::{Value, from_str, from_value, json, to_string, to_value};
use std::collections::BTreeMap;
use std::fmt::Debug;
use tabuleiro_draughts::rule_sets::{English, Italian, RuleSet};
use tabuleiro_draughts::{
    Article, BUILT_IN, DrawRule, EndReason, Event, Force, Game, KingCapture, Landing, Move,
    Outcome, Piece, PieceKind, RuledPosition, Rules, Setup, Side, Square, SquareSet, Turn,
};

fn there_and_back<T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug>(
    value: &T,
) {
    let json = to_string(value).expect("written");
    let back: T = from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(&back, value, "{json}");
}

#[test]
fn values_are_their_texts() {
    let piece = Piece {
        side: Side::White,
        kind: PieceKind::King,
    };
    assert_eq!(to_value(piece).expect("written"), json!("white king"));
    assert_eq!(to_value(Square::new(21)).expect("written"), json!("#21"));
    assert_eq!(
        to_value(SquareSet::from_bits(9)).expect("written"),
        json!("{#0,#3}")
    );
    let step = Move::step(Square::new(21), Square::new(17), false);
    assert_eq!(to_value(&step).expect("written"), json!("#21-#17"));
    assert_eq!(
        to_value(Event::Huff(Square::new(3))).expect("written"),
        json!("~#3")
    );
    let far = KingCapture::FromAfar(Landing::RightBehind);
    assert_eq!(
        to_value(far).expect("written"),
        json!({ "from-afar": "right-behind" })
    );
    let pair = RuledPosition::from_fen(Italian::RULES, "W:W22:BK18").expect("a position");
    assert_eq!(
        to_value(&pair).expect("written"),
        json!({ "rules": "italian", "fen": "W:W22:BK18" })
    );
    let lost = RuledPosition::from_fen(English::RULES, "W:W:B1").expect("a position");
    assert_eq!(
        to_value(lost.outcome()).expect("written"),
        json!({ "winner": "black", "reason": "no-pieces", "article": "wcdf 1 (result)" })
    );
}

#[test]
fn positions_moves_and_rules_come_back_equal() {
    let mut dice = Dice::of_test(4);
    for round in 0..120 {
        let rules = match BUILT_IN.get(round % 32) {
            Some(rules) => *rules,
            None => any_rules(&mut dice),
        };
        there_and_back(&rules);
        for position in [strewn(&rules, &mut dice, 20), played(&rules, &mut dice, 60)] {
            there_and_back(position.setup());
            there_and_back(&position.huffable());
            let pair = RuledPosition::from_setup(rules, *position.setup()).expect("a position");
            there_and_back(&pair);
            for turn in position.legal_turns(&rules) {
                there_and_back(&turn);
                turn.play
                    .into_iter()
                    .for_each(|play| there_and_back(&Event::Move(play)));
            }
        }
    }
}

#[test]
fn outcomes_of_every_kind_come_back_equal() {
    for rules in &BUILT_IN {
        for draw in rules.draws.iter() {
            there_and_back(&draw.value);
            there_and_back(&Outcome {
                winner: None,
                reason: EndReason::Draw(draw.value),
                article: draw.article,
            });
        }
        for reason in [
            EndReason::NoPieces,
            EndReason::NoMoves,
            EndReason::BrokeThrough,
        ] {
            there_and_back(&Outcome {
                winner: Some(Side::Black),
                reason,
                article: rules.goal.article,
            });
        }
        there_and_back(
            &rules
                .must_prefer
                .iter()
                .map(|point| point.value)
                .collect::<Vec<_>>(),
        );
    }
    there_and_back(&DrawRule::endgame(
        Force::exactly(2, 1),
        Force::kings_at_least(1),
        5,
    ));
}

/// An article is found again by its text, so no two may share one.
#[test]
fn every_article_has_a_text_of_its_own() {
    let mut seen: BTreeMap<String, Article> = BTreeMap::new();
    for article in BUILT_IN
        .iter()
        .flat_map(Rules::articles)
        .chain([Article::HOUSE])
    {
        there_and_back(&article);
        let text = to_string(&article).expect("written");
        assert_eq!(*seen.entry(text).or_insert(article), article);
    }
    assert!(from_value::<Article>(json!("wcdf 99")).is_err());
}

#[test]
fn what_cannot_be_is_refused() {
    let refused = |value: Value| {
        let error = from_value::<RuledPosition>(value.clone());
        error.expect_err(&value.to_string()).to_string()
    };
    let pair = |rules: &str, fen: &str| json!({ "rules": rules, "fen": fen });
    // Off the board, two on a square, a man on its last row, a huff where there is none, a king run where there is
    // none.
    assert!(refused(pair("italian", "W:W33:B1")).contains("not a square"));
    assert!(refused(pair("italian", "W:W22:B22")).contains("two pieces"));
    assert!(refused(pair("italian", "W:W1:B12")).contains("without a crown"));
    assert!(refused(pair("italian", "W:W22:B12:U12")).contains("huff"));
    assert!(refused(pair("italian", "W:WK22,23:B12:RW22/2")).contains("king run"));
    // Rules that are none, or contradict themselves.
    refused(pair("chess", "W:W22:B1"));
    let contradiction = "parent = \"english\"\nking_capture = \"from-afar\"";
    assert!(refused(pair(contradiction, "W:W22:B1")).contains("contradict"));
    // Other shapes.
    refused(json!("W:W22:B1"));
    refused(json!({ "rules": "italian" }));
    refused(json!({ "rules": "italian", "fen": "W:W22:B1", "more": 1 }));
    refused(json!({ "rules": 22, "fen": "W:W22:B1" }));

    assert!(from_value::<Square>(json!("#128")).is_err());
    assert!(from_value::<Square>(json!(5)).is_err());
    assert!(from_value::<SquareSet>(json!("{#128}")).is_err());
    assert!(from_value::<Move>(json!("#1x#2")).is_err());
    assert!(from_value::<Turn>(json!("~#1 ")).is_err());
    assert!(from_value::<Setup>(json!("W:W21:B1")).is_err());
}

/// A set-up is unchecked and may come in as anything; what is made of it is checked.
#[test]
fn a_bad_set_up_becomes_no_position() {
    let setup: Setup = from_value(json!("W:W#0:B#0:K#5")).expect("a set-up");
    for rules in BUILT_IN {
        assert!(RuledPosition::from_setup(rules, setup).is_err());
    }
}

/// An event that came in from outside is judged like any other.
#[test]
fn an_event_from_outside_is_judged() {
    let mut game = Game::new(Italian::RULES.into());
    let far: Event = from_value(json!("#127x#100>#99")).expect("an event");
    assert!(game.apply(&far).is_err());
    assert!(game.examine(&far).is_err());
    let event: Event = from_value(json!("#21-#17")).expect("an event");
    assert_eq!(game.apply(&event), Ok(()));
}
