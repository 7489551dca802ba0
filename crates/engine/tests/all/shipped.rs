//! The nets that come with the program are the ones the manifest names.

use backgammon::{Roll, StartingPosition};
use sha2::Digest as _;
use tabuleiro_engine::backgammon::{Brain, Depth, Setting, Thoughts};

#[test]
fn the_shipped_nets_play_the_known_openings() {
    let brain = Brain::shipped();
    let start = StartingPosition::Standard.position();
    let mut thoughts = Thoughts::default();
    for (dice, play) in [
        ("31", "8/5 6/5"),
        ("42", "8/4 6/4"),
        ("61", "13/7 8/7"),
        ("65", "24/13"),
    ] {
        let roll: Roll = dice.parse().expect("dice");
        let best = &brain.ranked(start, roll, Depth::One, Setting::Cubeless, &mut thoughts)[0];
        let found = start.play_to(roll, best.result).expect("a legal play");
        assert_eq!(found.to_string(), play, "{dice}");
    }
}

#[test]
fn the_manifest_names_the_shipped_nets() {
    let manifest = include_str!("../../data/manifest.toml");
    let bytes = include_bytes!("../../data/backgammon.net");
    let hash: String = sha2::Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    assert!(
        manifest.contains(&hash),
        "data/manifest.toml does not have the hash {hash}"
    );
}
