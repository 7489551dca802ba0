//! How a table differs from those nearest to it, and what is most its own: computed from the tables.

use draughts::{BUILT_IN, PointId, Rules};

use super::{Part, rule_set_id};
use crate::draughts::{card_board, card_fact, card_like, label, value};
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
/// Where a set listed before has the same two, the second one says instead whose game this is.
#[must_use]
pub fn draughts_facts(rules: &Rules, lang: Lang) -> Vec<String> {
    let board = card_board(rules, lang);
    let own = own_point(rules);
    let second = twin(rules, own).map_or_else(
        || card_fact(rules, own, lang),
        |other| card_like(rules, other, lang),
    );
    vec![board, second]
}

/// The point that fewest of the built-in sets rule alike.
fn own_point(rules: &Rules) -> PointId {
    let sharing = |point: &PointId| {
        BUILT_IN
            .iter()
            .filter(|other| point.agrees(rules, other))
            .count()
    };
    OF_CARDS
        .into_iter()
        .min_by_key(sharing)
        .expect("there are points")
}

/// For a built-in set whose two facts a set before it has already: the one that it is played like, on this board or on
/// another.
fn twin(rules: &Rules, own: PointId) -> Option<&'static Rules> {
    let at = BUILT_IN.iter().position(|other| other.id == rules.id)?;
    let said_before = BUILT_IN[..at].iter().any(|other| {
        own_point(other) == own
            && own.agrees(rules, other)
            && [PointId::Board, PointId::KingRange]
                .iter()
                .all(|point| point.agrees(rules, other))
    });
    let like = |other: &&Rules| {
        other.id != rules.id
            && OF_PLAY
                .iter()
                .filter(|point| !matches!(point, PointId::Board | PointId::Placing))
                .all(|point| point.agrees(rules, other))
    };
    let elsewhere = |other: &&Rules| like(other) && !PointId::Board.agrees(rules, other);
    // A game that is known from another board says more than a twin on this one.
    said_before
        .then(|| {
            BUILT_IN
                .iter()
                .find(elsewhere)
                .or_else(|| BUILT_IN.iter().find(like))
        })
        .flatten()
}
