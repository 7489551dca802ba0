//! What a house-rules file can say and what it cannot.

use super::*;
use crate::rule_sets::{Garden, Italian, RuleSet};
use crate::{
    Article, Compulsion, Continuation, Contradiction, Corner, Goal, KingCapture, KingRange, Lines,
    LongDiagonal, ManAgainstKing, ManCaptures, Preference, Promotion, Refuge, Removal, Reversal,
    Side, Writing,
};

#[test]
fn the_words_are_distinct() {
    points::words_are_distinct::<Side>();
    points::words_are_distinct::<LongDiagonal>();
    points::words_are_distinct::<words::Played>();
    points::words_are_distinct::<Lines>();
    points::words_are_distinct::<ManCaptures>();
    points::words_are_distinct::<ManAgainstKing>();
    points::words_are_distinct::<KingRange>();
    points::words_are_distinct::<KingCapture>();
    points::words_are_distinct::<Compulsion>();
    points::words_are_distinct::<Preference>();
    points::words_are_distinct::<Continuation>();
    points::words_are_distinct::<Removal>();
    points::words_are_distinct::<Reversal>();
    points::words_are_distinct::<Promotion>();
    points::words_are_distinct::<Goal>();
    points::words_are_distinct::<Writing>();
    points::words_are_distinct::<Corner>();
    points::words_are_distinct::<Refuge>();
}

#[test]
fn every_built_in_set_can_be_written_over_any_other() {
    for rules in &BUILT_IN {
        for parent in &BUILT_IN {
            let file = write(rules, parent);
            assert_eq!(
                parse(&file),
                Ok(*rules),
                "{} over {}:\n{file}",
                rules.id,
                parent.id
            );
            let full = write_in_full(rules, parent);
            assert_eq!(
                parse(&full),
                Ok(*rules),
                "{} over {}:\n{full}",
                rules.id,
                parent.id
            );
        }
    }
}

#[test]
fn a_point_that_stays_keeps_its_article() {
    let rules =
        parse("parent = \"italian\"\nking_range = \"flying\"\nking_capture = \"from-afar\"")
            .expect("good rules");
    assert_eq!(rules.promotion.article, Italian::RULES.promotion.article);
    assert_eq!(rules.king_range.article, Article::HOUSE);
    assert_eq!(
        rules.notation.value.game_type, None,
        "no longer PDN type 22"
    );
    assert_eq!(&*rules.id, "italian-house");
}

#[test]
fn garden_with_forced_capture_and_whole_sequences() {
    let rules = parse(
        "parent = \"draughts:garden\"\ncompulsion = \"Forced\"\ncontinuation = \"whole_sequence\"",
    )
    .expect("good rules");
    assert_eq!(rules.compulsion.value, Compulsion::Forced);
    assert_eq!(rules.continuation.value, Continuation::WholeSequence);
    assert_eq!(rules.king_capture, Garden::RULES.king_capture);
}

#[test]
fn refused_with_the_reason() {
    let cases: &[(&str, &str)] = &[
        (
            "",
            "house rules must name a parent, as in parent = \"italian\"",
        ),
        (
            "parent = \"itallian\"",
            "line 1, column 10: there is no rule set ‘itallian’; did you mean ‘italian’?",
        ),
        (
            "parent = \"zzz\"",
            "line 1, column 10: there is no rule set ‘zzz’",
        ),
        (
            "parent = \"italian\"\nman_capture = \"any-way\"",
            "line 2, column 1: there is no point ‘man_capture’; did you mean ‘man_captures’?",
        ),
        (
            "parent = \"italian\"\nking_range = \"far\"",
            "line 2, column 14: king_range cannot be ‘far’: it is short or flying",
        ),
        (
            "parent = \"italian\"\nking_range = 3",
            "line 2, column 14: king_range must be a text in quotes",
        ),
        (
            "parent = \"italian\"\nman_captures_king = \"yes\"",
            "line 2, column 21: man_captures_king must be true or false",
        ),
        (
            "parent = \"italian\"\nman_captures_king = true\nman_against_king = \"captures\"",
            "line 2, column 21: man_against_king and man_captures_king are the same point: give one of them",
        ),
        (
            "parent = \"italian\"\nking_capture = \"from-afar\"",
            "the rules contradict themselves: a king that moves one square cannot capture from afar",
        ),
        (
            "parent = \"italian\"\ncompulsion = \"huff\"",
            "the rules contradict themselves: a huff does not enforce which capture is made",
        ),
        (
            "parent = \"italian\"\ncontinuation = \"may-stop\"",
            "the rules contradict themselves: a capture that may stop after any jump cannot be bound to take the most",
        ),
        (
            "parent = \"italian\"\nmust_prefer = [\"kings-earliest\", \"most-pieces\"]",
            "the rules contradict themselves: the earliest kings can only break a tie: last in the order",
        ),
        (
            "parent = \"international\"\nboard = { size = 8 }",
            "the rules contradict themselves: the men must fill at least one row and leave one free in between",
        ),
        (
            "parent = \"italian\"\nboard = { size = 9 }",
            "line 2, column 18: size must be 8, 10 or 12",
        ),
        (
            "parent = \"italian\"\n[board]\nsise = 8",
            "line 3, column 1: there is no point ‘sise’; did you mean ‘size’?",
        ),
        (
            "parent = \"turkish\"\nboard.long_diagonal = \"left\"",
            "line 2, column 23: the rules contradict themselves: \
             where all squares are played on there is no long diagonal to choose",
        ),
        (
            "parent = \"italian\"\nlines = \"straight\"",
            "the rules contradict themselves: straight lines need every square played on, diagonals every other",
        ),
        (
            "parent = \"italian\"\ndraws = [{ repetition = 1 }]",
            "the rules contradict themselves: a draw rule counts no move at all",
        ),
        (
            "parent = \"italian\"\ndraws = [{ moves = 5, strong = { kings = 20 }, weak = { kings = 1 } }]",
            "the rules contradict themselves: a draw rule names more pieces than a side has",
        ),
        (
            "parent = \"italian\"\ndraws = [{ moves = 5, strong = { kings = [3, 2] }, weak = { kings = 1 } }]",
            "line 2, column 42: the rules contradict themselves: \
             a draw rule asks for at least more pieces than at most",
        ),
        (
            "parent = \"italian\"\ndraws = [{ moves = 5 }]",
            "line 2, column 10: draws must be { repetition = 3 }, { king_moves = 20 }, \
             { moves = 30, standstill = [4, 5] } or { moves = 15, strong = …, weak = … }",
        ),
        (
            "parent = \"italian\"\nid = \"My Rules\"",
            "line 2, column 6: the id ‘My Rules’ must be of small letters, digits and hyphens, and not empty",
        ),
        (
            "parent = \"italian\"\nnotation = { game_type = 20 }",
            "PDN game type 20 is played on another board",
        ),
        (
            "parent = \"italian\"\nmust_prefer = [\"most-pieces\", \"most-kings\", \"most-pieces\"]",
            "the rules contradict themselves: MostPieces stands twice in the order of preference",
        ),
        (
            "parent = \"frisian\"\nking_patience = 0",
            "the rules contradict themselves: a king must be allowed one move at least",
        ),
    ];
    for (file, reason) in cases {
        match parse(file) {
            Ok(rules) => panic!("accepted as {rules:?}:\n{file}"),
            Err(error) => assert_eq!(error.to_string(), *reason, "{file}"),
        }
    }
    let broken = parse("parent = \"italian\nx").expect_err("not TOML");
    assert!(
        matches!(broken.fault, HouseFault::Syntax(_)) && broken.at.is_some(),
        "{broken}"
    );
}

#[test]
fn contradictions_keep_their_type() {
    let error = parse("parent = \"garden\"\nmust_prefer = [\"most-pieces\"]")
        .expect_err("a huff enforces no choice");
    assert_eq!(
        error.fault,
        HouseFault::Contradiction(Contradiction::HuffWithPrecedence)
    );
}

#[test]
fn a_written_file_reads_like_the_leaflet() {
    let rules = parse("parent = \"italian\"\nman_captures_king = true\nname = \"At \\\"home\\\"\"")
        .expect("good rules");
    insta::assert_snapshot!(write(&rules, &Italian::RULES), @r#"
    parent = "italian"
    id = "italian-house"
    name = "At \"home\""

    # house
    man_against_king = "captures"

    # house
    notation = { game_type = "none", writing = "numbers", numbering = "top-left", capture_sign = "x" }
    "#);
}
