//! Plays as text, by example: the canonical form, and the ways people write.

use crate::support::{play, plays};
use tabuleiro_backgammon::{Position, StartingPosition, pos};

/// Every text means the play whose canonical form comes first.
#[track_caller]
fn same(position: Position, dice: &str, canonical: &str, texts: &[&str]) {
    assert!(
        plays(position, dice).contains(&canonical.to_string()),
        "{:?}",
        plays(position, dice)
    );
    let expected = play(position, dice, canonical).expect(canonical);
    for text in texts {
        assert_eq!(play(position, dice, text), Ok(expected), "{text}");
    }
}

#[test]
fn any_order_and_any_separator() {
    let start = StartingPosition::Standard.position();
    same(start, "31", "8/5 6/5", &["6/5 8/5", "8/5, 6/5", "8-5;6-5"]);
    same(start, "13", "8/5 6/5", &["8/5 6/5"]);
}

#[test]
fn one_checker_with_both_numbers() {
    let start = StartingPosition::Standard.position();
    let texts = ["13/8/5", "13/10/5", "13/8 8/5", "8/5 13/8"];
    same(start, "53", "13/5", &texts);
}

#[test]
fn several_checkers_on_one_way() {
    let start = StartingPosition::Standard.position();
    let texts = [
        "8/5 8/5 6/3 6/3",
        "6/3(2) 8/5(2)",
        "8/5 (2) 6/3 (2)",
        "8/5(2),6/3(2)",
    ];
    same(start, "33", "8/5(2) 6/3(2)", &texts);
    let texts = ["13/10/7(2)", "13/10(2) 10/7(2)", "13/7 13/7"];
    same(start, "33", "13/7(2)", &texts);
}

#[test]
fn bar_and_off_in_words_and_numbers() {
    let position = pos!(x bar:1 13:2; o 20:1);
    let texts = ["25/20/16", "BAR/20*/16", "Bar/20 20/16", "b/20/16"];
    same(position, "54", "bar/20*/16", &texts);
    let home = pos!(x 6:2 5:3; o 24:2);
    let texts = ["6/0 6/0 5/0 5/0", "6/OFF(2) 5/Off(2)", "6/o(2) 5/o(2)"];
    same(home, "66", "6/off(2) 5/off(2)", &texts);
}

#[test]
fn the_mark_of_a_hit_can_be_left_out() {
    let position = pos!(x 8:1 6:2; o 5:1 24:2);
    same(position, "31", "8/5* 6/5", &["8/5 6/5", "6/5* 8/5*"]);
    let two = pos!(x 8:2 6:2; o 5:1 24:2);
    let texts = ["8/5(2)* 6/3(2)", "8/5(2) 6/3(2)"];
    same(two, "33", "8/5*(2) 6/3(2)", &texts);
}

#[test]
fn a_route_without_a_mark_is_the_quiet_one() {
    // From 13 to 5: over the 10 hits, over the 8 does not.
    let position = pos!(x 13:1; o 10:1 24:2);
    assert_eq!(plays(position, "53"), ["13/10*/5", "13/5"]);
    same(position, "53", "13/5", &["13/8/5"]);
    same(position, "53", "13/10*/5", &["13/10/5"]);
    // Where only the hitting route is open, the mark can be left out.
    let forced = pos!(x 13:1; o 10:1 8:2 24:2);
    same(forced, "53", "13/10*/5", &["13/5"]);
}

#[test]
fn one_way_of_writing_each() {
    let start = StartingPosition::Standard.position();
    assert!(plays(start, "52").contains(&"13/11 13/8".to_string()));
    assert!(plays(start, "61").contains(&"13/7 8/7".to_string()));
    assert_eq!(plays(pos!(x bar:1; o 19:2 20:2), "65"), ["(no move)"]);
    same(
        pos!(x bar:1; o 19:2 20:2),
        "65",
        "(no move)",
        &["pass", "-"],
    );
    // Two checkers over a point where the first one hits.
    assert!(plays(pos!(x 13:2; o 11:1 24:2), "22").contains(&"13/11*/9(2)".to_string()));
}
