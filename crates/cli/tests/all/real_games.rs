//! Games that people and programs really played, written down by others: `./check real_games`.
//!
//! The files are not ours to hand on and lie outside the repository (`test_data::real_game` says where), so these
//! tests are passed over unless they are asked for by name.

use draughts::formats::pdn::{self, Node, PdnGame, Replay, RulesFor};
use draughts::rule_sets::by_id;
use table::files::{Format, import};
use test_data::{read, real_game};

use crate::{tabuleiro, there_and_back};

/// File, rules, games, half-moves: counted by hand from the files.
const REAL: [(&str, &str, usize, usize); 4] = [
    ("British_Computer_Championship_2002.pdn", "english", 16, 804),
    ("First_Computers_Match_Moscow_1998.pdn", "russian", 6, 339),
    ("az2000.pdn", "international", 29, 2671),
    ("ci98-fero.pdn", "italian", 17, 1146),
];

fn games(bytes: &[u8]) -> Vec<PdnGame> {
    pdn::parse(bytes)
        .into_iter()
        .filter_map(Result::ok)
        .collect()
}

#[test]
#[ignore = "the games lie outside the repository: ./check real_games"]
fn every_move_is_legal() {
    for (name, id, games, moves) in REAL {
        let mut replay = Replay::new(RulesFor::All(by_id(id).expect("built in")));
        for game in &pdn::parse(&read(&real_game(name))) {
            replay.check(game);
        }
        let report = replay.report();
        assert_eq!(report.findings, [], "{name}");
        assert_eq!(
            (report.games, report.legal, report.moves),
            (games, games, moves),
            "{name}"
        );
    }
}

#[test]
#[ignore = "the games lie outside the repository: ./check real_games"]
fn the_program_and_the_table_read_them_without_a_fault() {
    for (name, _, games, _) in REAL {
        let path = real_game(name);
        let bytes = read(&path);
        let read = import(&bytes, Format::of(Some(name), &bytes), None).expect(name);
        let fault = read.iter().find_map(|game| game.as_ref().err());
        assert_eq!((fault, read.len()), (None, games), "{name}");

        let path = path.to_str().expect("UTF-8");
        let ran = tabuleiro(&["replay", path, "--json"]);
        let report = ran.json();
        assert_eq!(ran.code, 0, "{name}: {report}");
        assert_eq!(
            (&report["games"], &report["legal"]),
            (&games.into(), &games.into()),
            "{name}"
        );
        there_and_back(path);
    }
}

#[test]
#[ignore = "the games lie outside the repository: ./check real_games"]
fn their_rules_are_guessed() {
    for (name, id, ..) in REAL {
        let games = games(&read(&real_game(name)));
        let guess = pdn::guess_rules(&games.iter().take(5)).expect("some rules");
        assert_eq!(&*guess.id, id, "{name}");
    }
}

/// The remarks in parentheses of the British file are comments; none is mistaken for a variation.
#[test]
#[ignore = "the games lie outside the repository: ./check real_games"]
fn remarks_in_parentheses_are_comments() {
    let bytes = read(&real_game(REAL[0].0));
    let games = games(&bytes);
    let count = |wanted: fn(&Node) -> bool| {
        let nodes = games.iter().flat_map(|game| &game.body);
        nodes.filter(|node| wanted(node)).count()
    };
    let comments = count(|node| matches!(node, Node::Comment(_)));
    let variations = count(|node| matches!(node, Node::Variation(_)));
    let parentheses = bytes.iter().filter(|byte| **byte == b'(').count();
    // One remark has a pair of parentheses inside it.
    assert_eq!((comments, variations), (parentheses - 1, 0));
}
