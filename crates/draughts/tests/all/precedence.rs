//! Which capture must be chosen, in positions where just that comparison decides.

use crate::support::assert_legal;

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
