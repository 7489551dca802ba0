//! Records of every version that was ever written stay readable: `tests/records` keeps some of each.

use crate::live::Live;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use tabuleiro_table::session::{Header, LEVELS, Player};
use tabuleiro_table::{Table, record, verify};

fn folder() -> PathBuf {
    PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
}

/// The files of a version, by name.
fn files(version: u32) -> Vec<(String, Vec<u8>)> {
    let mut files: Vec<(String, Vec<u8>)> = fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            (
                path.file_name().unwrap().to_string_lossy().into_owned(),
                fs::read(&path).unwrap(),
            )
        })
        .filter(|(name, _)| name.starts_with(&format!("v{version}-")))
        .collect();
    files.sort();
    files
}

/// What a line is about: the event, and an offer or an entry of the dice by its own name too.
fn kinds_of(line: &str) -> Vec<String> {
    let line: serde_json::Value = serde_json::from_str(line).unwrap();
    let name = line["do"].as_str().unwrap();
    let offer = line["offer"].as_str().map(|offer| format!("offer {offer}"));
    let entry = line["dice"].as_object().and_then(|dice| dice.keys().next());
    let entry = entry.map(|entry| format!("dice {entry}"));
    [Some(name.to_owned()), offer, entry]
        .into_iter()
        .flatten()
        .collect()
}

/// Everything that a record of the first version can have.
const FIRST: [&str; 12] = [
    "play",
    "dice",
    "resign",
    "offer",
    "accept",
    "decline",
    "resume",
    "flag",
    "leave",
    "next-game",
    "stop",
    "await",
];

/// What the second has besides, and every kind of offer and entry.
const SECOND: [&str; 15] = [
    "request",
    "begin",
    "abort",
    "halt",
    "go-on",
    "offer draw",
    "offer takeback",
    "offer adjournment",
    "offer reseal",
    "dice roll",
    "dice renew",
    "dice seed",
    "dice typed",
    "dice void",
    "dice reseal",
];

fn wanted(version: u32) -> Vec<&'static str> {
    match version {
        1 => FIRST.to_vec(),
        _ => FIRST.into_iter().chain(SECOND).collect(),
    }
}

#[test]
fn records_of_all_versions_are_read() {
    for version in 1..=record::VERSION {
        let files = files(version);
        assert!(files.len() >= 5, "too few records of version {version}");
        let mut kinds = BTreeSet::new();
        for (name, bytes) in files {
            let found = verify(&bytes[..]);
            assert!(found.ok, "{name}: {:?}", found.fault);
            let table = record::read(&bytes[..]).unwrap();
            kinds.extend(table.lines_from(0).flat_map(kinds_of));
            // The same bytes again, and the same state at the end.
            let written: String = table.lines().flat_map(|line| [line, "\n"]).collect();
            assert_eq!(written.as_bytes(), bytes, "{name}");
            let positions: Vec<String> = table
                .contest()
                .positions()
                .into_iter()
                .map(|position| position.text)
                .collect();
            insta::assert_json_snapshot!(name, (found, positions, table.score()));
        }
        for kind in wanted(version) {
            assert!(
                kinds.contains(kind),
                "no record of version {version} has {kind}"
            );
        }
    }
}

/// Run once when a version is new: `cargo nextest run write_records --run-ignored only`.
#[test]
#[ignore = "writes the files of a new version"]
fn write_records_of_this_version() {
    let version = record::VERSION;
    let mut missing: BTreeSet<&str> = wanted(version).into_iter().collect();
    let mut rules = BTreeSet::new();
    // Whatever shows a rule set of its own or something that no file before has shown.
    for seed in 0..3000 {
        let live = Live::played(seed, 60);
        let id = live.table.header().rules.id();
        let kinds: BTreeSet<String> = live.table.lines_from(0).flat_map(kinds_of).collect();
        let news = kinds.iter().any(|kind| missing.contains(kind.as_str()));
        let wanted = [
            "backgammon:",
            "draughts:garden",
            "draughts:italian",
            "house:",
        ];
        let kept = wanted.iter().any(|wanted| id.starts_with(wanted)) && live.table.events() > 20;
        if news || (kept && rules.insert(id.clone())) {
            missing.retain(|kind| !kinds.contains(*kind));
            rules.insert(id.clone());
            let name = format!("v{version}-{}-{seed}.jsonl", id.replace([':', '+'], "-"));
            fs::write(folder().join(name), live.text()).unwrap();
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

/// Records of the time when the computer had three levels say which of them, and not of how many. They stay as they
/// are, and are played on at the level that is most like it.
#[test]
fn the_former_three_levels_are_read_as_such() {
    let old = files(2).into_iter().find_map(|(_, bytes)| {
        let table = record::read(bytes.as_slice()).unwrap();
        let kinds = table.header().players.each_ref().map(|player| player.kind);
        kinds
            .iter()
            .any(|kind| kind.level().is_some())
            .then_some((table, bytes))
    });
    let (table, bytes) = old.expect("a record with a computer");
    let computer = table
        .header()
        .players
        .iter()
        .find_map(|player| player.kind.level());
    assert_eq!(computer, Some(5), "the second of three");
    let mut written = Vec::new();
    record::write(&table, &mut written).unwrap();
    assert_eq!(written, bytes);

    let mut header = Header::new("draughts:italian".parse().unwrap());
    for level in 1..=LEVELS {
        header.players[0] = Player::computer("", level);
        let table = Table::open(header.clone()).unwrap();
        let mut written = Vec::new();
        record::write(&table, &mut written).unwrap();
        let read = record::read(written.as_slice()).unwrap();
        assert_eq!(read.header().players[0].kind.level(), Some(level));
    }
}
