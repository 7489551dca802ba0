//! Small helpers: positions from text, moves as text.

use tabuleiro_draughts::{Move, Position, Rules, formats::fen, rule_sets};

pub(crate) fn rules(id: &str) -> &'static Rules {
    rule_sets::by_id(id).unwrap_or_else(|| panic!("no rule set {id}"))
}

pub(crate) fn position(rules: &Rules, text: &str) -> Position {
    let setup = fen::parse(text, rules).unwrap_or_else(|error| panic!("{text}: {error}"));
    Position::new(setup, rules).unwrap_or_else(|flaw| panic!("{text}: {flaw}"))
}

/// A move as numbers: `22-18`, `22x15x8`.
pub(crate) fn text(play: &Move, rules: &Rules) -> String {
    let number = |square| {
        rules
            .board
            .value
            .number(square, rules.notation.value.numbering)
    };
    let route: Vec<String> = play
        .route()
        .iter()
        .map(|&square| number(square).to_string())
        .collect();
    route.join(if play.is_capture() { "x" } else { "-" })
}

/// Every legal move, huffs apart, sorted.
pub(crate) fn legal(rules: &Rules, position: &Position) -> Vec<String> {
    let mut moves: Vec<String> = position
        .legal_moves(rules)
        .iter()
        .map(|play| text(play, rules))
        .collect();
    moves.sort();
    moves
}

/// Checks the complete list of legal moves.
#[track_caller]
pub(crate) fn assert_legal(id: &str, fen: &str, expected: &[&str]) {
    let rules = rules(id);
    let mut expected: Vec<&str> = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(legal(rules, &position(rules, fen)), expected, "{id} {fen}");
}

/// The position after a move given by its text, as text.
#[track_caller]
pub(crate) fn after(id: &str, fen: &str, play: &str) -> String {
    let rules = rules(id);
    let position = position(rules, fen);
    let moves = position.legal_moves(rules);
    let found = moves.iter().find(|other| text(other, rules) == play);
    let found = found.unwrap_or_else(|| {
        panic!(
            "{play} is not legal in {id} {fen}: {:?}",
            legal(rules, &position)
        )
    });
    fen::write(position.played(found, rules).setup(), rules)
}
