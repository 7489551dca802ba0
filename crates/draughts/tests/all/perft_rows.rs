//! Published leaf counts, both conventions.

use crate::support::{position, rules};
use serde_json::Value;
use tabuleiro_draughts::{Convention, LastTurn, Perft, Position, Rules, rule_sets};

struct Row {
    rules: &'static Rules,
    position: Position,
    perft: Perft,
    count: u64,
    text: String,
}

fn rows() -> Vec<Row> {
    let rows: Value = serde_json::from_str(&test_data::text("perft.json")).unwrap();
    let rows = rows.as_array().unwrap();
    assert!(rows.len() > 100, "the table of counts has shrunk");
    rows.iter()
        .map(|row| {
            let rules = rules(row["rules"].as_str().unwrap());
            let fen = row["position"].as_str().unwrap();
            let start = fen == "start" || counts_otherwise(rules);
            Row {
                rules,
                position: if start {
                    Position::start(rules)
                } else {
                    position(rules, fen)
                },
                perft: Perft::new(row["depth"].as_u64().unwrap() as u32).with_convention(
                    match row["convention"].as_str().unwrap() {
                        "unique" => Convention::Unique,
                        "paths" => Convention::Paths,
                        other => panic!("convention {other}"),
                    },
                ),
                count: row["count"].as_u64().unwrap(),
                text: row.to_string(),
            }
        })
        .collect()
}

/// The rows number squares from Black's side at the top left; where a game type counts otherwise they are start
/// positions.
fn counts_otherwise(rules: &Rules) -> bool {
    rules.notation.value.numbering != tabuleiro_draughts::Corner::TopLeft
}

#[test]
fn every_published_row_is_exact() {
    for row in rows() {
        assert_eq!(
            row.perft.count(&row.position, row.rules),
            row.count,
            "{}",
            row.text
        );
    }
}

#[test]
fn house_rules_count_as_their_built_in_twin() {
    for row in rows().into_iter().filter(|row| row.perft.depth <= 6) {
        assert_eq!(
            row.perft.count_loaded(&row.position, row.rules),
            row.count,
            "{}",
            row.text
        );
    }
}

#[test]
fn counting_without_making_gives_the_same_number() {
    for row in rows().into_iter().filter(|row| row.perft.depth <= 6) {
        let perft = row.perft.with_last_turn(LastTurn::Counted);
        assert_eq!(
            perft.count(&row.position, row.rules),
            row.count,
            "{}",
            row.text
        );
    }
}

#[test]
fn the_parts_of_a_division_add_up() {
    for rules in &rule_sets::BUILT_IN {
        let start = Position::start(rules);
        for convention in [Convention::Unique, Convention::Paths] {
            let perft = Perft::new(5).with_convention(convention);
            let parts = perft.divide(&start, rules);
            let sum: u64 = parts.iter().map(|(_, count)| count).sum();
            assert_eq!(sum, perft.count(&start, rules), "{}", rules.id);
        }
    }
}

/// Counts of our own for the sets that no table of counts covers: first found by the slow generator, pinned here.
#[test]
fn the_leaflet_sets_keep_their_counts() {
    let expected: [(&str, &[u64]); 5] = [
        ("xalingo", &[7, 49, 302, 1469, 7473, 37628]),
        ("xalingo-en", &[7, 49, 302, 1469, 7482, 37986]),
        ("garden", &[7, 49, 379, 3483, 40717, 485_125]),
        ("portuguese", &[7, 49, 302, 1469, 7361, 36473]),
        ("killer", &[9, 81, 658, 4265, 27117, 167_140]),
    ];
    for (id, counts) in expected {
        let rules = rules(id);
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(
                Perft::new(depth).count(&Position::start(rules), rules),
                count,
                "{id} {depth}"
            );
        }
    }
}
