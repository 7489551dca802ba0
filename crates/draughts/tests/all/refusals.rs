//! The explanation of a refusal and the list of legal moves, held against each other.

use crate::common::Dice;
use std::collections::BTreeMap;
use tabuleiro_draughts::notation::{MoveText, Reading};
use tabuleiro_draughts::{BUILT_IN, Illegal, Move, Position, Reason, Rules, Square};

fn sample(rules: &Rules, dice: &mut Dice, turn: usize) -> Position {
    match turn % 3 {
        0 => crate::common::played(rules, dice, 90),
        1 => crate::common::strewn(rules, dice, 12),
        _ => crate::common::strewn(rules, dice, 24),
    }
}

/// How a file would write these squares, whatever they are worth.
fn text(rules: &Rules, squares: &[Square], mark: &str) -> MoveText {
    let names: Vec<String> = squares
        .iter()
        .map(|&square| rules.names().square(square))
        .collect();
    names
        .join(mark)
        .parse()
        .expect("squares joined by a mark are a move")
}

fn describe(rules: &Rules, position: &Position, squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(|&s| rules.names().square(s)).collect();
    format!("{} in {} with {:?}", names.join(" "), rules.id, position)
}

/// Whether a legal move goes over exactly these squares; between two pieces on one line any will do.
fn is_listed(legal: &[Move], rules: &Rules, position: &Position, squares: &[Square]) -> bool {
    let text = text(rules, squares, "-");
    match position.find_move(rules, legal, &text, Reading::Entry) {
        Ok(play) => play.route().len() == squares.len(),
        Err(refusal) => match refusal.reason {
            Reason::Ambiguous(moves) => {
                moves.iter().any(|play| play.route().len() == squares.len())
            }
            _ => false,
        },
    }
}

/// The built-in sets, and as many house rules at random.
fn many_rules(dice: &mut Dice) -> Vec<Rules> {
    let house = (0..BUILT_IN.len()).map(|_| crate::common::any_rules(dice));
    BUILT_IN.iter().copied().chain(house).collect()
}

#[test]
fn every_legal_move_is_understood_and_not_refused() {
    let mut dice = Dice::of_test(1);
    for rules in &many_rules(&mut dice) {
        for turn in 0..80 {
            let position = sample(rules, &mut dice, turn);
            let legal = position.legal_moves(rules);
            for play in &legal {
                let what = describe(rules, &position, play.route());
                assert_eq!(
                    tabuleiro_draughts::examine(&position, rules, play.route()),
                    Ok(()),
                    "{what}"
                );
                let written = rules.names().play(play);
                match position.read_move(rules, &written) {
                    Ok(read) => assert!(read.same_result(play), "{what}"),
                    Err(error) => panic!("{what}: {error}"),
                }
            }
        }
    }
}

#[test]
fn every_illegal_pair_of_squares_has_its_reason() {
    let mut dice = Dice::of_test(2);
    let mut reasons: BTreeMap<&'static str, usize> = BTreeMap::new();
    for rules in &many_rules(&mut dice) {
        let board = rules.board.value;
        for turn in 0..40 {
            let position = sample(rules, &mut dice, turn);
            let legal = position.legal_moves(rules);
            for from in board.iter() {
                // An empty square or an opponent's piece gives the same answer for every end: a few are enough.
                let own = position.pieces(position.to_move()).contains(from);
                for to in board.iter().filter(|_| own || dice.one_in(16)) {
                    let squares = [from, to];
                    let listed = legal
                        .iter()
                        .any(|play| play.from() == from && play.to() == to);
                    for mark in ["-", "x"] {
                        let found = position.find_move(
                            rules,
                            &legal,
                            &text(rules, &squares, mark),
                            Reading::Entry,
                        );
                        let what = || describe(rules, &position, &squares);
                        match found {
                            Ok(play) => assert!(
                                listed && play.from() == from && play.to() == to,
                                "{}",
                                what()
                            ),
                            Err(refusal) => {
                                assert_ne!(refusal.reason, Reason::Unexplained, "{}", what());
                                if mark == "-" && listed {
                                    assert!(
                                        matches!(refusal.reason, Reason::Ambiguous(_)),
                                        "{}",
                                        what()
                                    );
                                }
                                check_refusal(&refusal, &legal, &what());
                                *reasons.entry(refusal.reason.code()).or_default() += 1;
                            }
                        }
                    }
                }
            }
        }
    }
    // The sample is large enough to meet nearly every reason that two squares can give.
    for code in [
        "no-piece",
        "not-yours",
        "goes-nowhere",
        "not-on-a-line",
        "occupied",
        "man-moves-one-square",
        "man-moves-back",
        "king-is-short",
        "nothing-to-take",
        "over-own-piece",
        "two-together",
        "man-captures-back",
        "man-captures-king",
        "too-far-to-capture",
        "lands-too-far",
        "must-capture",
        "not-finished",
        "lands-where-it-ends",
        "must-take-the-most",
        "must-take-with-the-king",
        "must-take-the-most-kings",
        "must-take-the-most-value",
        "lands-far-behind-a-king",
    ] {
        assert!(reasons.contains_key(code), "{code} never met: {reasons:?}");
    }
}

fn check_refusal(refusal: &Illegal, legal: &[Move], what: &str) {
    assert_eq!(refusal.alternative.is_some(), !legal.is_empty(), "{what}");
    if let Some(play) = &refusal.alternative {
        assert!(legal.contains(play), "{what}");
    }
    let sentence = refusal.to_string();
    assert!(
        sentence.ends_with('.') && !sentence.contains("  "),
        "{sentence}"
    );
}

/// Routes that start like a capture and go anywhere: the list and the explanation must agree on each.
#[test]
fn the_list_accepts_exactly_what_the_explanation_does_not_refuse() {
    let mut dice = Dice::of_test(3);
    let mut accepted = 0_u32;
    let mut reasons: BTreeMap<&'static str, usize> = BTreeMap::new();
    for rules in &many_rules(&mut dice) {
        for turn in 0..70 {
            let position = sample(rules, &mut dice, turn);
            let legal = position.legal_moves(rules);
            let own: Vec<Square> = position.pieces(position.to_move()).iter().collect();
            for _ in 0..60 {
                let Some(&from) = own.get(dice.below(own.len().max(1))) else {
                    continue;
                };
                let mut squares = vec![from];
                // Half of them go along a legal capture for a while.
                if dice.one_in(2)
                    && let Some(play) = legal.get(dice.below(legal.len().max(1)))
                {
                    let kept = 1 + dice.below(play.route().len());
                    squares = play.route()[..kept].to_vec();
                }
                while squares.len() < 2 || dice.one_in(3) {
                    squares.push(somewhere(rules, &mut dice, squares[squares.len() - 1]));
                }
                let verdict = tabuleiro_draughts::examine(&position, rules, &squares);
                let listed = is_listed(&legal, rules, &position, &squares);
                accepted += u32::from(listed);
                let what = describe(rules, &position, &squares);
                match verdict {
                    // From and to alone may stand for a longer capture, which the explanation finds too.
                    Ok(()) => assert!(listed || has_shorthand(&legal, &squares), "accepted {what}"),
                    Err(refusal) => {
                        assert!(!listed, "refused with {refusal}: {what}");
                        assert_ne!(refusal.reason, Reason::Unexplained, "{what}");
                        *reasons.entry(refusal.reason.code()).or_default() += 1;
                    }
                }
            }
        }
    }
    for code in ["jumped-twice", "crown-stops"] {
        assert!(reasons.contains_key(code), "{code} never met: {reasons:?}");
    }
    assert!(accepted > 500, "only {accepted} of the routes were legal");
}

/// A square that a jump might lead to: mostly two steps off along some line, seldom anywhere.
fn somewhere(rules: &Rules, dice: &mut Dice, from: Square) -> Square {
    let board = rules.board.value;
    let (row, column) = board.place(from);
    let offsets: [i8; 7] = [-4, -3, -2, 0, 2, 3, 4];
    for _ in 0..12 {
        let down = offsets[dice.below(7)];
        let right = [down, -down, 0, offsets[dice.below(7)]][dice.below(4)];
        let to = row
            .checked_add_signed(down)
            .zip(column.checked_add_signed(right));
        if let Some(square) = to.and_then(|(row, column)| board.at(row, column)) {
            return square;
        }
    }
    Square::new(dice.below(usize::from(board.count())) as u8)
}

fn has_shorthand(legal: &[Move], squares: &[Square]) -> bool {
    legal
        .iter()
        .any(|play| play.from() == squares[0] && play.to() == squares[squares.len() - 1])
}
