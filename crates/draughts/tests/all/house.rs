//! What a house-rules file can say and what it cannot; rules at random, through the file and back.

use crate::common::Dice;
use std::collections::BTreeSet;
use tabuleiro_draughts::house::{
    self, Choice, HouseFault, Setting, Values, parse, write, write_in_full,
};
use tabuleiro_draughts::rule_sets::{self, Garden, Italian, RuleSet as _};
use tabuleiro_draughts::{
    Article, BUILT_IN, Compulsion, Continuation, Contradiction, Label, PointId,
};

/// Everywhere that a word is asked for has a word for each of its values, and no word means two. Case, hyphens and
/// underscores do not tell words apart.
#[test]
fn the_words_are_distinct() {
    for (asks, values) in [
        ("first_mover = \"?\"", 2),
        ("board.long_diagonal = \"?\"", 2),
        ("board.squares = \"?\"", 3),
        ("lines = \"?\"", 3),
        ("man_captures = \"?\"", 2),
        ("man_against_king = \"?\"", 2),
        ("king_range = \"?\"", 2),
        ("king_capture = \"?\"", 5),
        ("compulsion = \"?\"", 2),
        ("must_prefer = [\"?\"]", 5),
        ("continuation = \"?\"", 3),
        ("removal = \"?\"", 2),
        ("reversal = \"?\"", 2),
        ("promotion = \"?\"", 3),
        ("goal = \"?\"", 3),
        ("notation.writing = \"?\"", 2),
        ("notation.numbering = \"?\"", 4),
        (
            "draws = [{ moves = 5, strong = { kings = 3 }, weak = { kings = 1 }, refuge = \"?\" }]",
            2,
        ),
    ] {
        let error = parse(&format!("parent = \"italian\"\n{asks}")).expect_err(asks);
        let HouseFault::UnknownValue { allowed, .. } = error.fault else {
            panic!("{asks}: {error}");
        };
        let letters = |word: &&str| word.replace(['-', '_', ' '], "").to_lowercase();
        let distinct: BTreeSet<String> = allowed.iter().map(letters).collect();
        assert_eq!(distinct.len(), allowed.len(), "{asks}: {allowed:?}");
        assert_eq!(allowed.len(), values, "{asks}: {allowed:?}");
    }
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

#[test]
fn any_rules_are_read_back_as_written() {
    let mut dice = Dice::of_test(5);
    for _ in 0..400 {
        let mut rules = crate::common::any_rules(&mut dice);
        rules.id = Label::new("mine");
        let parent = &BUILT_IN[dice.below(BUILT_IN.len())];
        for file in [write(&rules, parent), write_in_full(&rules, parent)] {
            assert_eq!(parse(&file), Ok(rules), "over {}:\n{file}", parent.id);
        }
    }
}

/// A rule set that a caller knows can be a parent too.
#[test]
fn house_rules_can_be_parents() {
    let first = parse("parent = \"italian\"\nid = \"first\"\nman_captures_king = true")
        .expect("good rules");
    let known = |id: &str| (id == "first").then_some(first);
    let second = house::parse_with("parent = \"first\"\npromotion = \"in-passing\"", known)
        .expect("good rules");
    assert_eq!(
        second.man_against_king.value,
        tabuleiro_draughts::ManAgainstKing::Captures
    );
    assert_eq!(
        second.promotion.value,
        tabuleiro_draughts::Promotion::InPassing
    );
    assert!(house::parse_with("parent = \"italian\"", known).is_err());
}

#[test]
fn the_points_of_a_file_are_those_of_the_table() {
    assert_eq!(house::POINTS.each_ref().map(|point| point.id), PointId::ALL);
    let mut ids: Vec<&str> = settings().map(|setting| setting.id).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "two settings have one name");
}

fn settings() -> impl Iterator<Item = &'static Setting> {
    house::POINTS.iter().flat_map(|point| point.settings)
}

/// Everything that a form offers.
fn choices(setting: &Setting) -> Vec<Choice> {
    match setting.values() {
        Values::OneOf(words) => words.into_iter().map(|word| Choice::Word(word.into())),
        Values::InOrder(words) => {
            let all: Vec<String> = words.into_iter().map(String::from).collect();
            let lists = (0..=all.len()).map(|many| Choice::Order(all[..many].to_vec()));
            return lists.collect();
        }
        Values::UpTo(most) => return (0..=most).map(Choice::Number).collect(),
    }
    .collect()
}

#[test]
fn what_is_chosen_is_what_the_table_and_the_file_say() {
    let (mut held, mut refused) = (0, 0);
    for parent in &BUILT_IN {
        for setting in settings() {
            if let Some(said) = setting.get(parent) {
                let (rules, holds) =
                    house::choose(parent, &parent.id, &parent.name, &[(setting.id, said)]);
                assert_eq!(
                    (rules, holds),
                    (*parent, Ok(())),
                    "{} of {}",
                    setting.id,
                    parent.id
                );
            }
            for choice in choices(setting) {
                let chosen = [(setting.id, choice.clone())];
                let (rules, holds) = house::choose(parent, "chosen", "Chosen", &chosen);
                if let Err(HouseFault::Clash(_)) = holds {
                    refused += 1;
                    continue; // A board with all squares played has no long diagonal to set.
                }
                assert_eq!(
                    setting.get(&rules),
                    Some(choice),
                    "{} of {}",
                    setting.id,
                    parent.id
                );
                let read = parse(&write(&rules, parent));
                match holds {
                    Ok(()) => assert_eq!(read, Ok(rules)),
                    Err(fault) => assert_eq!(read.map_err(|error| error.fault), Err(fault)),
                }
                held += 1;
            }
        }
    }
    assert!(held > 2000 && refused > 0, "{held} held, {refused} refused");
}

#[test]
fn what_cannot_be_chosen_is_refused_with_its_reason() {
    let italian = rule_sets::by_id("italian").expect("built in");
    let refused = |id, choice| house::choose(italian, "x", "X", &[(id, choice)]).1;
    assert!(matches!(
        refused("compulsion", Choice::Word("perhaps".into())),
        Err(HouseFault::UnknownValue {
            key: "compulsion",
            ..
        })
    ));
    assert!(matches!(
        refused("must-prefer", Choice::Word("most-pieces".into())),
        Err(HouseFault::WrongKind {
            key: "must_prefer",
            ..
        })
    ));
    assert!(matches!(
        refused("draw-repetition", Choice::Number(1_000_000)),
        Err(HouseFault::WrongKind { key: "draws", .. })
    ));
    let too_many = vec!["most-pieces".to_string(); 7];
    assert_eq!(
        refused("must-prefer", Choice::Order(too_many)),
        Err(HouseFault::TooMany {
            key: "must_prefer",
            limit: 6
        })
    );
    assert!(matches!(
        house::choose(italian, "x", &"long ".repeat(20), &[]).1,
        Err(HouseFault::Name(_))
    ));
    // What another game has a name for is nothing here.
    assert_eq!(refused("castling", Choice::Word("short".into())), Ok(()));
}
