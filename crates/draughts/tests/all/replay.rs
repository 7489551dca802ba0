//! Replaying files: one of each dialect, and small ones with something wrong in them.

use tabuleiro_draughts::formats::pdn::{self, Finding, PdnGame, Replay, Report, RulesFor};
use tabuleiro_draughts::rule_sets::by_id;

fn replay(bytes: &[u8], rules: RulesFor<'_>) -> Report {
    let mut replay = Replay::new(rules);
    for game in &pdn::parse(bytes) {
        replay.check(game);
    }
    replay.report().clone()
}

/// File, rules, games, half-moves: as many as were played when the files were made.
const GAMES: [(&str, &str, usize, usize); 5] = [
    ("english-remarks.pdn", "english", 3, 258),
    ("russian-short-letters.pdn", "russian", 3, 217),
    ("international-wrapped.pdn", "international", 3, 298),
    ("italian-latin-1.pdn", "italian", 3, 270),
    ("brazilian-annotated.pdn", "brazilian", 2, 129),
];

fn games(name: &str) -> Vec<PdnGame> {
    pdn::parse(&test_data::bytes(&format!("games/{name}")))
        .into_iter()
        .map(|game| game.unwrap_or_else(|error| panic!("{name}: {error}")))
        .collect()
}

#[test]
fn every_dialect_is_legal_throughout() {
    for (name, id, games, moves) in GAMES {
        let bytes = test_data::bytes(&format!("games/{name}"));
        let report = replay(&bytes, RulesFor::All(by_id(id).expect("built in")));
        assert_eq!(report.findings, [], "{name}");
        assert_eq!(
            (report.games, report.legal, report.moves),
            (games, games, moves),
            "{name}"
        );
    }
}

#[test]
fn the_rules_of_a_file_without_a_tag_are_guessed() {
    // Not the Brazilian ones: their moves are legal in Russian draughts too, and their tags say which is meant.
    for (name, id, ..) in GAMES.into_iter().filter(|(_, id, ..)| *id != "brazilian") {
        let guess = pdn::guess_rules(&games(name).iter().take(5)).expect("some rules");
        assert_eq!(&*guess.id, id, "{name}");
    }
    assert_eq!(pdn::guess_rules(&[].iter()), None);
}

/// Comments and variations in each game's main line.
fn beside_the_moves(name: &str) -> [usize; 2] {
    let games = games(name);
    let count = |wanted: fn(&pdn::Node) -> bool| {
        let nodes = games.iter().flat_map(|game| &game.body);
        nodes.filter(|node| wanted(node)).count()
    };
    [
        count(|node| matches!(node, pdn::Node::Comment(_))),
        count(|node| matches!(node, pdn::Node::Variation(_))),
    ]
}

/// A remark in parentheses speaks of moves, scores and dates, and is a comment all the same; a variation is none.
#[test]
fn remarks_in_parentheses_are_comments() {
    assert_eq!(beside_the_moves("english-remarks.pdn"), [9, 0]);
    assert_eq!(beside_the_moves("brazilian-annotated.pdn"), [5, 3]);
}

#[test]
fn accents_of_latin_1_are_read() {
    let games = games("italian-latin-1.pdn");
    let texts = games.iter().flat_map(|game| &game.body);
    let comments: Vec<&str> = texts
        .filter_map(|node| match node {
            pdn::Node::Comment(text) => Some(text.as_ref()),
            _ => None,
        })
        .collect();
    assert!(comments.contains(&"7-12 è più forte"), "{comments:?}");
}

fn told(findings: &[Finding]) -> String {
    findings
        .iter()
        .map(|finding| {
            let article = finding
                .trouble
                .article()
                .map_or(String::new(), |article| format!(" ({article})"));
            format!(
                "game {} ply {} [{}] {}: {} {}{article}\n",
                finding.game,
                finding.ply,
                finding.text,
                finding.at,
                finding.trouble.code(),
                finding.trouble
            )
        })
        .collect()
}

#[test]
fn what_is_wrong_is_said_exactly() {
    let file = br#"[Event "1: a capture missed"]
[GameType "22"]
1. 21-18 10-14 2. 22-19 12-15 *
[Event "2: the wrong square"]
[GameType "22"]
1. 22-17 *
[Event "3: a king is not taken by a man"]
[GameType "22"]
[FEN "W:W22:BK19"]
1. 22x15 *
[Event "4: won on the board, lost in the tag"]
[GameType "22"]
[Result "0-1"]
[FEN "W:W22:B19"]
1. 22x15 0-1
[Event "5: two results"]
[GameType "22"]
[Result "0-1"]
1. 21-18 1-0
[Event "6: a hole"]
[GameType "22"]
1. 21-18 - 2. 22-19 *
[Event "7: broken off"]
[GameType "22"]
1. 21-18 10-14 oops 1-0
[Event "8: no such position"]
[GameType "22"]
[FEN "W:W22:B99"]
1. 22-18 *
[Event "9: no such game"]
[GameType "99"]
1. 22-18 *
[Event "10: nobody says which game"]
1. 22-18 *
[Event "11: nothing wrong"]
[GameType "22"]
[FEN "W:W22:B19"]
[Result "1-0"]
1. 22x15 1-0
"#;
    let report = replay(file, RulesFor::Tagged { otherwise: None });
    assert_eq!(
        (report.games, report.legal, report.results_confirmed),
        (11, 1, 1)
    );
    insta::assert_snapshot!(told(&report.findings));
}

#[test]
fn a_capture_written_jump_by_jump_is_one_move() {
    let file = b"[GameType \"21\"] [FEN \"W:W30:B17,25,1\"] 1. 30x21 21x14 1-6 *";
    let report = replay(file, RulesFor::Tagged { otherwise: None });
    assert_eq!((report.findings.len(), report.moves), (0, 2));
}

#[test]
fn of_two_captures_the_one_that_lets_the_game_go_on_is_taken() {
    // 30x14 takes 25 and 17, or 26 and 18; only the latter leaves Black the man on 17 to move.
    for (moves, plies) in [("30x14 17-22", 2), ("30x14 18-23", 2), ("30x14 9-13", 1)] {
        let file = format!("[GameType \"21\"] [FEN \"W:W30:B17,18,25,26\"] 1. {moves} *");
        let game = pdn::parse(file.as_bytes()).remove(0);
        let mut replay = Replay::new(RulesFor::Tagged { otherwise: None });
        let report = replay.check(&game);
        assert_eq!(report.moves, plies, "{moves}");
        assert_eq!(report.guessed, [1], "{moves}");
    }
}

#[test]
fn variations_are_counted_apart() {
    let file = b"[GameType \"22\"] 1. 21-18 (1. 22-18 11-15) (1. 24-20 (1. 23-20) 2-3) 10-14 *";
    let report = replay(file, RulesFor::Tagged { otherwise: None });
    assert_eq!(
        (report.legal, report.variations, report.bad_variations),
        (1, 2, 1)
    );
}

#[test]
fn a_position_set_up_in_the_game_is_played_on() {
    let file = b"[GameType \"22\"] 1. 21-18 /FEN \"B:W22:B3\"/ 3-6 22-18 *";
    let report = replay(file, RulesFor::Tagged { otherwise: None });
    assert_eq!((report.legal, report.moves), (1, 3));
}
