//! `replay` and `convert` over real files.

use crate::{file, shared, tabuleiro};

#[test]
fn every_real_game_replays() {
    let folder = shared().join("data/games");
    let mut files = 0;
    for entry in std::fs::read_dir(&folder).expect("the folder of games") {
        let path = entry.expect("an entry").path();
        let ran = tabuleiro(&["replay", path.to_str().expect("UTF-8"), "--json"]);
        let report = ran.json();
        assert_eq!(ran.code, 0, "{}: {report}", path.display());
        assert_eq!(report["games"], report["legal"], "{}", path.display());
        assert!(report["moves"].as_u64() > Some(50), "{}", path.display());
        files += 1;
    }
    assert!(files >= 5, "{files} files in {}", folder.display());
}

#[test]
fn a_match_survives_the_way_through_sgf() {
    let source = shared().join("data/games/gnubg-self.mat");
    let (sgf, mat) = (file("there.sgf", ""), file("back.mat", ""));
    assert_eq!(
        tabuleiro(&["convert", source.to_str().expect("UTF-8"), &sgf]).code,
        0
    );
    assert_eq!(tabuleiro(&["convert", &sgf, &mat]).code, 0);
    let lines = |path: &str| -> Vec<String> {
        let text = std::fs::read_to_string(path).expect("a file");
        text.trim_end()
            .lines()
            .map(|line| line.trim_end().to_owned())
            .collect()
    };
    assert_eq!(lines(&mat), lines(source.to_str().expect("UTF-8")));
}

/// Every real game becomes a record that verifies, and comes back with the same moves.
#[test]
fn games_become_records_and_come_back() {
    let games = shared().join("data/games");
    for (name, ending) in [
        ("gnubg-self.mat", "mat"),
        ("ci98-fero.pdn", "pdn"),
        ("First_Computers_Match_Moscow_1998.pdn", "pdn"),
    ] {
        let source = games.join(name);
        let record = file(&format!("{name}.jsonl"), "");
        let ran = tabuleiro(&[
            "convert",
            source.to_str().expect("UTF-8"),
            &record,
            "--game",
            "1",
        ]);
        assert_eq!(ran.code, 0, "{name}: {}", ran.err);
        let verified = tabuleiro(&["verify", &record, "--json"]);
        assert_eq!(verified.code, 0, "{name}: {}", verified.out);
        let back = file(&format!("{name}.back.{ending}"), "");
        assert_eq!(tabuleiro(&["convert", &record, &back]).code, 0, "{name}");
        if ending == "pdn" {
            let moves =
                |path: &str| tabuleiro(&["replay", path, "--json"]).json()["moves"].as_u64();
            assert_eq!(moves(&back), moves(&record), "{name}");
        }
        assert_eq!(tabuleiro(&["replay", &back]).code, 0, "{name}");
    }
}

#[test]
fn a_record_that_was_touched_does_not_verify() {
    let source = shared().join("data/games/gnubg-self.mat");
    let record = file("touched.jsonl", "");
    assert_eq!(
        tabuleiro(&["convert", source.to_str().expect("UTF-8"), &record]).code,
        0
    );
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
