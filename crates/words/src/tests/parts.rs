//! What the page loads apart is said apart: nobody hears a message whose part is not there.

use std::collections::BTreeSet;

use ::backgammon::{Frame, RulePoint};
use ::draughts::BUILT_IN;
use ::table::GameKind;
use ::table::session::LEVELS;

use super::heard;
use super::refusals::{backgammon_refusals, chess_refusals, draughts_refusals};
use crate::catalogue::{self, NotACatalogue, Part};
use crate::message::Key;
use crate::{Lang, Message as _, rules_page};

/// The messages of the catalogues under a part's folder.
fn of_parts(parts: &[Part]) -> BTreeSet<&'static str> {
    let inside = |name: &str| {
        let folder = name.split_once('/').map(|(folder, _)| folder);
        parts.iter().any(|part| folder == Some(part.name()))
    };
    let files = catalogue::files(Lang::En).iter();
    files
        .filter(|(name, _)| inside(name))
        .flat_map(|(_, text)| text.lines())
        .filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" ="))
        .map(|(id, _)| id)
        .collect()
}

fn assert_all_there(said: impl IntoIterator<Item = &'static str>, parts: &[Part]) {
    let there = of_parts(parts);
    let missing: Vec<&str> = said.into_iter().filter(|id| !there.contains(id)).collect();
    assert!(missing.is_empty(), "not in {parts:?}: {missing:?}");
}

fn ids(keys: &[Key]) -> impl Iterator<Item = &'static str> {
    keys.iter().map(|key| key.id)
}

#[test]
fn the_list_of_games_needs_the_common_part_alone() {
    let mut said = Vec::new();
    for lang in Lang::ALL {
        for rules in &BUILT_IN {
            said.push(crate::draughts_name(rules, lang));
            said.push(crate::draughts_source(rules, lang));
            said.extend(rules_page::draughts_facts(rules, lang));
        }
        for frame in Frame::ALL {
            said.push(crate::frame_name(frame, lang));
            said.extend(::chess::Rules::BUILT_IN.map(|rules| crate::chess_name(rules, lang)));
            said.extend(::chess::Rules::BUILT_IN.map(|rules| crate::chess_source(rules, lang)));
            said.push(crate::frame_source(frame, lang));
            let points = [RulePoint::Length, RulePoint::CubeUse].into_iter();
            said.extend(points.filter_map(|point| crate::backgammon::value(frame, point, lang)));
        }
    }
    for lang in Lang::ALL {
        for level in 1..=LEVELS {
            said.push(crate::level_name(level, lang));
            said.extend(GameKind::ALL.map(|game| crate::level_about(game, level, lang)));
        }
    }
    assert!(said.iter().all(|text| !text.is_empty()));
    assert!(heard::all().len() > 10);
    assert_all_there(heard::all(), &[Part::Common]);
}

#[test]
fn draughts_needs_no_words_of_another_game() {
    let parts = [Part::Common, Part::Game(GameKind::Draughts)];
    assert_all_there(ids(&crate::draughts::keys()), &parts);
    draughts_refusals(Lang::En);
    assert_all_there(heard::all(), &parts);
}

#[test]
fn backgammon_needs_no_words_of_another_game() {
    let parts = [Part::Common, Part::Game(GameKind::Backgammon)];
    assert_all_there(ids(&crate::backgammon::keys()), &parts);
    backgammon_refusals(Lang::En);
    assert_all_there(heard::all(), &parts);
}

#[test]
fn chess_needs_no_words_of_another_game() {
    let parts = [Part::Common, Part::Game(GameKind::Chess)];
    assert_all_there(ids(&crate::chess::keys()), &parts);
    chess_refusals(Lang::En);
    assert_all_there(heard::all(), &parts);
}

#[test]
fn what_every_table_says_is_common() {
    let said = [
        crate::names::Name::KEYS,
        crate::cite::Cite::KEYS,
        crate::refusal::Why::KEYS,
        crate::table::Said::KEYS,
    ];
    assert_all_there(ids(&said.concat()), &[Part::Common]);
}

/// Only what the terminal says, and the book that it prints, is no part of the page.
#[test]
fn the_page_has_a_part_for_everything_else() {
    let terminal = [crate::terminal::Line::KEYS, rules_page::Shelf::KEYS];
    let apart: BTreeSet<&str> = ids(&terminal.concat()).collect();
    let others = crate::every_key();
    let others = ids(&others).filter(|id| !apart.contains(id));
    assert_all_there(others, &Part::ALL);
}

#[test]
fn a_part_is_known_by_the_name_of_its_folder() {
    for part in Part::ALL {
        assert_eq!(part.name().parse(), Ok(part));
        assert!(!of_parts(&[part]).is_empty(), "{part:?}");
    }
    assert!("terminal".parse::<Part>().is_err());
}

#[test]
fn a_part_is_loaded_only_in_order_and_whole() {
    let faults = |text| catalogue::load(Lang::En, Part::Rest, text);
    assert_eq!(faults("b = B\na = A\n"), Err(NotACatalogue { faults: 1 }));
    assert_eq!(faults("a = A\na = B\n"), Err(NotACatalogue { faults: 1 }));
    assert!(faults("a = {\nb = B\n").is_err());
    assert_eq!(faults("a = A\nb = B\n"), Ok(()));
    // What is there stays.
    assert_eq!(faults("b = B\na = A\n"), Ok(()));
}
