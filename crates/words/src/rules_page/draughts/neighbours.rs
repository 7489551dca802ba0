//! How a table differs from those nearest to it, and what is most its own: computed from the tables.

use draughts::{BUILT_IN, PointId, Rules};

use super::{Part, rule_set_id};
use crate::draughts::{card_board, card_fact, label, value};
use crate::rules_page::{Difference, Neighbour};
use crate::{Lang, draughts_name};

/// How many neighbours a page names.
const SHOWN: usize = 3;

/// The points of play: what two games can differ in so that they feel different.
const OF_PLAY: [PointId; 14] = [
    PointId::Board,
    PointId::Placing,
    PointId::Lines,
    PointId::KingRange,
    PointId::KingPatience,
    PointId::ManCaptures,
    PointId::ManAgainstKing,
    PointId::KingCapture,
    PointId::Continuation,
    PointId::Removal,
    PointId::Compulsion,
    PointId::MustPrefer,
    PointId::Promotion,
    PointId::Goal,
];

/// Points that a page compares besides: they change the frame of a game, hardly its play.
const OF_FRAME: [PointId; 2] = [PointId::FirstMover, PointId::Draws];

fn differing(one: &Rules, other: &Rules, points: &[PointId]) -> usize {
    points
        .iter()
        .filter(|point| !point.agrees(one, other))
        .count()
}

/// The built-in tables from the nearest to the farthest, this one apart.
pub(super) fn nearest(rules: &Rules) -> Vec<&'static Rules> {
    let mut others: Vec<&Rules> = BUILT_IN
        .iter()
        .filter(|other| other.id != rules.id || other.goal != rules.goal)
        .collect();
    // The sort is stable: equally near ones keep the order of the list, the leaflets first.
    others.sort_by_key(|other| {
        (
            differing(rules, other, &OF_PLAY),
            differing(rules, other, &OF_FRAME),
        )
    });
    others
}

/// The points chapter by chapter, those of one chapter in the order of the table.
fn in_the_order_of_a_page() -> [PointId; PointId::ALL.len()] {
    let mut points = PointId::ALL;
    points.sort_by_key(|point| Part::of(*point));
    points
}

/// The nearest tables and what differs.
pub(super) fn neighbours(rules: &Rules, lang: Lang) -> Vec<Neighbour> {
    nearest(rules)
        .into_iter()
        .take(SHOWN)
        .map(|other| Neighbour {
            rule_set: rule_set_id(other),
            name: draughts_name(other, lang),
            differences: in_the_order_of_a_page()
                .into_iter()
                .filter(|point| OF_PLAY.contains(point) || OF_FRAME.contains(point))
                .filter(|point| !point.agrees(rules, other))
                .map(|point| Difference {
                    point: point.id(),
                    label: label(point, lang),
                    here: value(rules, point, lang),
                    there: value(other, point, lang),
                })
                .collect(),
        })
        .collect()
}

/// The points that a card may name, the most telling one first among equally rare ones.
const OF_CARDS: [PointId; 10] = [
    PointId::Compulsion,
    PointId::Goal,
    PointId::Lines,
    PointId::ManAgainstKing,
    PointId::MustPrefer,
    PointId::Promotion,
    PointId::Continuation,
    PointId::KingCapture,
    PointId::ManCaptures,
    PointId::Removal,
];

/// Two short facts for a card: the board with its kings, and the point that fewest of the built-in sets rule alike.
#[must_use]
pub fn draughts_facts(rules: &Rules, lang: Lang) -> Vec<String> {
    let sharing = |point: &PointId| {
        BUILT_IN
            .iter()
            .filter(|other| point.agrees(rules, other))
            .count()
    };
    let own = OF_CARDS.into_iter().min_by_key(sharing);
    core::iter::once(card_board(rules, lang))
        .chain(own.map(|point| card_fact(rules, point, lang)))
        .collect()
}
