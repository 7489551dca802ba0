//! `replay` and `convert` over files of other programs.

use crate::{data, fresh, tabuleiro};

const GAMES: [&str; 6] = [
    "games/brazilian-annotated.pdn",
    "games/english-remarks.pdn",
    "games/gnubg-self.mat",
    "games/international-wrapped.pdn",
    "games/italian-latin-1.pdn",
    "games/russian-short-letters.pdn",
];

#[test]
fn games_of_every_dialect_replay() {
    for name in GAMES {
        let ran = tabuleiro(&["replay", &data(name), "--json"]);
        let report = ran.json();
        assert_eq!(ran.code, 0, "{name}: {report}");
        assert_eq!(report["games"], report["legal"], "{name}");
        assert!(report["moves"].as_u64() > Some(50), "{name}");
    }
}

#[test]
fn a_match_survives_the_way_through_sgf() {
    let source = data("games/gnubg-self.mat");
    let (sgf, mat) = (fresh("there.sgf"), fresh("back.mat"));
    assert_eq!(tabuleiro(&["convert", &source, &sgf]).code, 0);
    assert_eq!(tabuleiro(&["convert", &sgf, &mat]).code, 0);
    let lines = |path: &str| -> Vec<String> {
        let text = std::fs::read_to_string(path).expect("a file");
        text.trim_end()
            .lines()
            .map(|line| line.trim_end().to_owned())
            .collect()
    };
    assert_eq!(lines(&mat), lines(&source));
}

/// The first game of each file becomes a record that verifies, and comes back with the same moves.
#[test]
fn games_become_records_and_come_back() {
    for name in GAMES {
        crate::there_and_back(&data(name));
    }
}

#[test]
fn a_record_that_was_touched_does_not_verify() {
    let record = fresh("touched.jsonl");
    let source = data("games/gnubg-self.mat");
    assert_eq!(tabuleiro(&["convert", &source, &record]).code, 0);
    let text = std::fs::read_to_string(&record).expect("a record");
    let touched = text.replacen("8/3 6/3", "8/3 8/5", 1);
    assert_ne!(text, touched);
    std::fs::write(&record, touched).expect("written");
    let ran = tabuleiro(&["verify", &record, "--json"]);
    assert_eq!(ran.code, 1);
    assert!(
        ran.json()["fault"]["line"].as_u64() > Some(1),
        "{}",
        ran.out
    );
}
