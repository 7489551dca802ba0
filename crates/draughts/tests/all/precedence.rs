//! Which capture must be chosen: in positions where just that comparison decides, and every order as a whole.

use crate::support::assert_legal;
use tabuleiro_draughts::rule_sets::{Czech, Frisian, International, Italian, Spanish};
use tabuleiro_draughts::{
    ManAgainstKing, Piece, PieceKind, Placing, Point, Position, RuleSet, Rules, Setup, Side, Size,
};

#[test]
fn italian_6_6_the_number_comes_first() {
    // A man that takes two beats a king that takes a king.
    assert_legal("italian", "W:W21,K31:B11,18,K28", &["21x14x7"]);
}

#[test]
fn italian_6_7_then_the_king_takes() {
    // One piece each: the king must take it, not the man.
    assert_legal("italian", "W:W22,K32:B18,28", &["32x23"]);
}

#[test]
fn italian_6_8_then_the_kings_taken() {
    assert_legal("italian", "W:WK22:B18,K19", &["22x15"]);
}

#[test]
fn italian_6_9_then_the_kings_that_come_first() {
    assert_legal("italian", "W:WK30:BK18,20,26,K27", &["30x23x16"]);
}

#[test]
fn italian_6_10_then_a_free_choice() {
    assert_legal("italian", "W:WK22:BK18,K19", &["22x13", "22x15"]);
}

#[test]
fn frisian_two_men_are_more_than_a_king() {
    // 33 takes the king on 29 (to 24), or the men on 28 and 18 up the board to 13.
    assert_legal("frisian", "W:W33:BK29,28,18", &["33x22x13"]);
}

#[test]
fn frisian_a_king_is_more_than_a_man() {
    assert_legal("frisian", "W:W33:BK29,28", &["33x24"]);
}

#[test]
fn czech_the_king_must_take_but_not_the_most() {
    // The man on c3 could take two, the king on h4 takes one, and must.
    assert_legal("czech", "W:W22,K20:B18,11", &["20x7", "20x2"]);
}

/// The order of a rule set on a large board with short kings, where all its captures find room side by side.
fn with_the_order_of<R: RuleSet>() -> Rules {
    let mut rules = Italian::RULES;
    let mut board = rules.board.value;
    board.size = Size::Twelve;
    rules.board = Point::house(board);
    rules.placing = Point::house(Placing::FirstRows(5));
    rules.notation.value.game_type = None;
    rules.man_against_king = Point::house(ManAgainstKing::Captures);
    rules.must_prefer = R::RULES.must_prefer;
    assert_eq!(rules.check(), Ok(()));
    rules
}

/// Puts a capture on the board, in a zigzag up from a column: who takes and what is taken in order. `k:mkm` is a king
/// taking a man, a king, a man.
fn lay(setup: &mut Setup, rules: &Rules, column: u8, capture: &str) {
    let mut put = |row, column, side, letter| {
        let square = rules.board.value.at(row, column).expect("played on");
        let kind = match letter {
            'k' => PieceKind::King,
            _ => PieceKind::Man,
        };
        setup.put(square, Some(Piece { side, kind }));
    };
    let (taker, taken) = capture.split_once(':').expect("a capture");
    put(
        11,
        column,
        Side::White,
        taker.chars().next().expect("a taker"),
    );
    for (row, letter) in (0..=10).rev().step_by(2).zip(taken.chars()) {
        put(row, column + 1, Side::Black, letter);
    }
}

/// Whether the first and the second of two captures may be made where both can.
fn may_be_made(rules: &Rules, first: &str, second: &str) -> [bool; 2] {
    // Each column that captures start from is played on in the last row, and no capture reaches the other.
    let columns = [1, 7];
    let mut setup = Setup::empty(Side::White);
    lay(&mut setup, rules, columns[0], first);
    lay(&mut setup, rules, columns[1], second);
    let position = Position::new(setup, rules).expect("a position");
    let moves = position.legal_moves(rules);
    for play in &moves {
        let (_, column) = rules.board.value.place(play.from());
        let capture = if column == columns[0] { first } else { second };
        assert_eq!(play.taken().len(), capture.len() - 2, "{capture}: {play:?}");
    }
    columns.map(|column| {
        let from = rules.board.value.at(11, column);
        moves.iter().any(|play| Some(play.from()) == from)
    })
}

/// Each capture of the list must be preferred to all before it; those on one line are a free choice.
fn is_strictly_ordered<R: RuleSet>(list: &[&str]) {
    let rules = with_the_order_of::<R>();
    for (number, line) in list.iter().enumerate() {
        for one in line.split(' ') {
            for other in line.split(' ') {
                assert_eq!(
                    may_be_made(&rules, one, other),
                    [true, true],
                    "a free choice: {one} and {other}"
                );
            }
            for better in list[number + 1..].iter().flat_map(|line| line.split(' ')) {
                let must_give_way = format!("{one} must give way to {better}");
                assert_eq!(
                    may_be_made(&rules, one, better),
                    [false, true],
                    "{must_give_way}"
                );
                assert_eq!(
                    may_be_made(&rules, better, one),
                    [true, false],
                    "{must_give_way}"
                );
            }
        }
    }
}

#[test]
fn italian_precedence_is_strict() {
    // 6.6 the number, 6.7 with a king, 6.8 the kings taken, 6.9 the kings that come first. Men take no kings.
    is_strictly_ordered::<Italian>(&[
        "m:m", "k:m", "k:k", "m:mm", "k:mm", "k:mk", "k:km", "k:kk", "m:mmm", "k:mmm", "k:mmk",
        "k:mkm", "k:kmm", "k:mkk", "k:kmk", "k:kkm", "k:kkk", "k:mmmm", "k:mmmk", "k:mmkm",
        "k:mkmm", "k:kmmm", "k:mmkk", "k:mkmk", "k:mkkm", "k:kmmk", "k:kmkm", "k:kkmm", "k:mkkk",
        "k:kmkk", "k:kkmk", "k:kkkm", "k:kkkk", "k:mmmmm",
    ]);
}

#[test]
fn frisian_precedence_is_strict() {
    // A king is worth less than two men and more than one, two kings more than three men; then with a king.
    is_strictly_ordered::<Frisian>(&[
        "m:m",
        "k:m",
        "m:k",
        "k:k",
        "m:mm",
        "k:mm",
        "m:km m:mk",
        "k:mk k:km",
        "m:mmm",
        "k:mmm",
        "m:kk",
        "k:kk",
        "m:kmm m:mkm m:mmk",
        "k:mmk",
        "m:mmmm",
        "k:mmmm",
        "m:kkm",
        "m:kmmm",
        "m:mmmmm",
        "m:kkk",
        "m:kkmm",
    ]);
}

#[test]
fn spanish_precedence_is_strict() {
    // Quantity, then quality; who takes does not matter, nor the order.
    is_strictly_ordered::<Spanish>(&[
        "m:m k:m",
        "m:k k:k",
        "m:mm k:mm",
        "m:mk k:km",
        "m:kk k:kk",
        "m:mmm",
        "k:mkm m:mmk",
        "k:kmk",
    ]);
}

#[test]
fn czech_precedence_is_strict() {
    is_strictly_ordered::<Czech>(&["m:m m:mmm m:k", "k:m k:mmm k:kk"]);
}

#[test]
fn international_precedence_is_strict() {
    is_strictly_ordered::<International>(&["m:m k:m k:k", "m:mm k:kk k:mk", "m:mmm k:kmk"]);
}
