//! The endgame tables from the command line.

use std::fs;
use std::path::PathBuf;

use super::tabuleiro;

/// A folder of this test's own.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("tabuleiro-endgame-{name}-{}", std::process::id())))
    }

    fn text(&self) -> &str {
        self.0.to_str().expect("a plain name")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

#[test]
fn tables_are_built_counted_and_asked() {
    let place = Place::new("asked");
    let folder = place.text();
    let arguments = [
        "endgame", "build", "english", "--pieces", "3", "--folder", folder, "--verify", "--json",
    ];
    let built = tabuleiro(&arguments).json();
    assert_eq!(built["positions"], 199_520);
    assert_eq!(built["built"], 199_520);
    assert_eq!(built["verified"], 199_520);
    assert_eq!(
        tabuleiro(&arguments).json()["built"],
        0,
        "they are there already"
    );

    let rows = tabuleiro(&[
        "endgame", "stats", "english", "--pieces", "2", "--folder", folder, "--json",
    ])
    .json();
    let expected = concat!(
        r#"{"us_men":0,"us_kings":1,"them_men":0,"them_kings":1,"#,
        r#""wins":230,"draws":654,"losses":108,"longest":11}"#
    );
    assert_eq!(rows.as_array().map(Vec::len), Some(4));
    assert_eq!(
        rows[0],
        serde_json::from_str::<serde_json::Value>(expected).expect("JSON")
    );

    let ask = |position: &str| {
        tabuleiro(&[
            "endgame",
            "probe",
            "english",
            "--position",
            position,
            "--folder",
            folder,
            "--json",
        ])
        .json()
    };
    let taken = ask("W:WK18:BK15");
    assert_eq!(
        (taken["value"].as_str(), taken["distance"].as_u64()),
        (Some("win"), Some(1))
    );
    assert_eq!(taken["moves"][0]["move"], "18x11");
    let slow = ask("W:WK32,K31:BK1");
    assert_eq!(
        (slow["value"].as_str(), slow["in_time"].as_bool()),
        (Some("win"), Some(true))
    );
    assert_eq!(slow["moves"].as_array().map(Vec::len), Some(4));
    for one in slow["moves"].as_array().expect("moves") {
        assert!(
            one["distance"].as_u64() >= slow["distance"].as_u64(),
            "{one}"
        );
    }
    let packed = tabuleiro(&[
        "endgame", "pack", "english", "--pieces", "3", "--folder", folder, "--json",
    ])
    .json();
    assert!(
        packed["bytes"]
            .as_u64()
            .is_some_and(|bytes| bytes < 100_000),
        "{packed}"
    );
    let over = ask("W:WK18:B");
    assert_eq!(over["moves"].as_array().map(Vec::len), Some(0));
}

#[test]
fn whoever_comes_at_the_same_moment_finds_the_tables_too() {
    for round in 0..5 {
        let place = Place::new(&format!("together-{round}"));
        let folder = place.text();
        let build = || {
            tabuleiro(&[
                "endgame", "build", "english", "--pieces", "2", "--folder", folder,
            ])
        };
        let codes = std::thread::scope(|scope| {
            let begun = [(); 4].map(|()| scope.spawn(build));
            begun.map(|one| one.join().expect("a run").code)
        });
        assert_eq!(codes, [0; 4]);
    }
}

#[test]
fn damaged_tables_are_built_again_and_strangers_stay() {
    let place = Place::new("damaged");
    let folder = place.text();
    let stats = [
        "endgame", "stats", "italian", "--pieces", "2", "--folder", folder, "--json",
    ];
    let first = tabuleiro(&stats);
    let file = place.0.join("italian").join("0m1k-0m1k.tbl");
    let mut bytes = fs::read(&file).expect("a table");
    bytes[100] ^= 1;
    fs::write(&file, &bytes).expect("a damaged table");
    let again = tabuleiro(&stats);
    assert_eq!(again.out, first.out);
    assert!(again.err.contains("damaged"), "{}", again.err);
    fs::write(&file, "somebody's letter").expect("a letter");
    let refused = tabuleiro(&stats);
    assert_eq!(refused.code, 2);
    assert!(refused.refusal().contains("this is not an endgame table"));
    assert_eq!(fs::read(&file).expect("still there"), b"somebody's letter");
}

#[test]
fn rule_sets_without_tables_say_why() {
    for (id, why) in [
        ("garden", "huff"),
        ("turkish", "64 squares"),
        ("international", "larger than 8×8"),
        ("frisian", "larger than 8×8"),
        ("backgammon", "draughts"),
    ] {
        let refused = tabuleiro(&["endgame", "stats", id]);
        assert_eq!(refused.code, 2);
        assert!(refused.refusal().contains(why), "{}", refused.err);
    }
    let crowd = tabuleiro(&[
        "endgame",
        "probe",
        "english",
        "--position",
        "W:W21,22,23,24:B1,2,3,4",
    ]);
    assert!(crowd.refusal().contains("8 pieces"));
}

#[test]
fn long_work_says_as_much_as_is_asked_for() {
    let said = |level: &str| {
        let place = Place::new(level);
        let ran = tabuleiro(&[
            "endgame",
            "build",
            "english",
            "--pieces",
            "2",
            "--folder",
            place.text(),
            "--log",
            level,
        ]);
        assert_eq!(ran.code, 0);
        ran.err
    };
    assert_eq!(said("quiet"), "");
    assert_eq!(said("usual"), "", "a bar is for terminals");
    let full = said("full");
    assert_eq!(full.lines().count(), 3, "men, man and king, kings: {full}");
    assert!(
        full.lines().all(|line| line.ends_with(" positions")),
        "{full}"
    );
}
