//! Which rule set is judged by which table of `data/`.

use draughts::{Goal, Rules, Squares, rule_sets};

/// A rule set that has a table of its own, and the file in a slice for whoever lists what a player needs.
struct Own {
    id: &'static str,
    file: [&'static str; 1],
}

const fn own(id: &'static str, file: &'static str) -> Own {
    Own { id, file: [file] }
}

/// The sets with tables of their own.
static OWN: &[Own] = &[
    own("english", "draughts/english.tbl"),
    own("italian", "draughts/italian.tbl"),
    own("brazilian", "draughts/brazilian.tbl"),
    own("russian", "draughts/russian.tbl"),
    own("spanish", "draughts/spanish.tbl"),
    own("international", "draughts/international.tbl"),
    own("turkish", "draughts/turkish.tbl"),
    own("xalingo-en", "draughts/xalingo-en.tbl"),
    own("garden", "draughts/garden.tbl"),
    own("pool", "draughts/pool.tbl"),
    own("czech", "draughts/czech.tbl"),
    own("frisian", "draughts/frisian.tbl"),
    own("killer", "draughts/killer.tbl"),
    own("canadian", "draughts/canadian.tbl"),
];

/// The file in `data/` with the table for these rules, alone in a slice: their own, or for others and for house rules
/// that of the nearest rule set on the same board. Empty where none is, or where the game is not played to win.
#[must_use]
pub fn tables_for(rules: &Rules) -> &'static [&'static str] {
    if rules.goal.value != Goal::Normal {
        return &[];
    }
    let nearest = OWN
        .iter()
        .filter_map(|own| Some((likeness(rules, rule_sets::by_id(own.id)?)?, own)))
        // Of several that are as near, the first.
        .rev()
        .max_by_key(|&(likeness, _)| likeness);
    nearest.map_or(&[], |(_, own)| &own.file)
}

/// Every table that a rule set of its own has.
pub fn tables() -> impl Iterator<Item = &'static str> {
    OWN.iter().map(|own| own.file[0])
}

/// How alike two rule sets play; nothing where they have not the same board and lines.
fn likeness(one: &Rules, other: &Rules) -> Option<u32> {
    let every_square = |rules: &Rules| rules.board.value.squares == Squares::All;
    let same_board =
        one.board.value.size == other.board.value.size && every_square(one) == every_square(other);
    if !same_board || one.lines != other.lines {
        return None;
    }
    // What makes most difference to what a piece is worth counts most.
    let points = [
        (one.king_range == other.king_range, 64),
        (one.goal == other.goal, 32),
        (one.compulsion == other.compulsion, 16),
        (one.man_captures == other.man_captures, 16),
        (one.man_against_king == other.man_against_king, 8),
        (one.king_capture == other.king_capture, 8),
        (one.must_prefer == other.must_prefer, 4),
        (one.continuation == other.continuation, 4),
        (one.promotion == other.promotion, 4),
        (one.removal == other.removal, 2),
        (one.placing == other.placing, 2),
        (one.king_patience == other.king_patience, 2),
        (one.draws == other.draws, 1),
        (one.id == other.id, 1),
    ];
    Some(
        points
            .iter()
            .map(|&(same, worth)| u32::from(same) * worth)
            .sum(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::BUILT_IN;

    #[test]
    fn a_set_with_a_table_has_its_own() {
        for own in OWN {
            let rules = rule_sets::by_id(own.id).expect("built in");
            assert_eq!(tables_for(rules), own.file);
        }
    }

    #[test]
    fn others_have_that_of_the_nearest() {
        for rules in &BUILT_IN {
            let given_away = rules.played_for(Goal::Losing);
            assert!(tables_for(&given_away).is_empty(), "{}", rules.id);
        }
    }
}
