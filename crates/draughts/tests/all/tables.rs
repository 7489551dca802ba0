//! The built-in tables, and the names of what their articles refer to.

use std::collections::BTreeSet;
use tabuleiro_draughts::rule_sets::by_id;
use tabuleiro_draughts::{Article, BUILT_IN, Place, Reading, Source, Topic};

#[test]
fn every_table_makes_sense_and_is_found_by_its_id() {
    for rules in &BUILT_IN {
        assert_eq!(rules.check(), Ok(()), "{}", rules.id);
        assert!(
            core::ptr::eq(by_id(&rules.id).unwrap(), rules),
            "{}",
            rules.id
        );
    }
    assert_eq!(by_id("chess"), None);
}

#[test]
fn ids_are_distinct() {
    let sources: BTreeSet<_> = Source::ALL.iter().map(|source| source.id()).collect();
    assert_eq!(sources.len(), Source::ALL.len());
    let topics: BTreeSet<_> = Topic::ALL.iter().map(|topic| topic.id()).collect();
    assert_eq!(topics.len(), Topic::ALL.len());
    let readings: BTreeSet<_> = Reading::ALL.iter().map(|reading| reading.id()).collect();
    assert_eq!(readings.len(), Reading::ALL.len());
}

#[test]
fn an_article_names_its_place() {
    let article = |place| Article::printed(Source::Xalingo, place).to_string();
    assert_eq!(article(Place::Rules("5, 6")), "xalingo 5, 6");
    assert_eq!(article(Place::Whole), "xalingo");
    assert_eq!(
        article(Place::HeadingAndRules("Objetivo", "1")),
        "xalingo \"Objetivo\" 1"
    );
}
