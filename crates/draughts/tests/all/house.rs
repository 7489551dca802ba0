//! House rules at random, through the file and back.

use crate::common::Dice;
use tabuleiro_draughts::{BUILT_IN, Label, house};

#[test]
fn any_rules_are_read_back_as_written() {
    let mut dice = Dice::of_test(5);
    for _ in 0..400 {
        let mut rules = crate::common::any_rules(&mut dice);
        rules.id = Label::new("mine");
        let parent = &BUILT_IN[dice.below(BUILT_IN.len())];
        for file in [
            house::write(&rules, parent),
            house::write_in_full(&rules, parent),
        ] {
            assert_eq!(
                house::parse(&file),
                Ok(rules),
                "over {}:\n{file}",
                parent.id
            );
        }
    }
}

/// A rule set that a caller knows can be a parent too.
#[test]
fn house_rules_can_be_parents() {
    let first = house::parse("parent = \"italian\"\nid = \"first\"\nman_captures_king = true")
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
