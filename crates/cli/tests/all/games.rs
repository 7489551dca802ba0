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
