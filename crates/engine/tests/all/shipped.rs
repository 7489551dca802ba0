//! The nets and tables that come with the program are the ones the manifest names.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use backgammon::{Roll, StartingPosition};
use sha2::Digest as _;
use tabuleiro_engine::backgammon::{Brain, Plies, Setting, Thoughts};
use tabuleiro_engine::data::{self, DataKind};
use tabuleiro_engine::draughts::{PatternTable, tables, tables_for};

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
        let best = &brain.ranked(
            start,
            roll,
            Plies::ZERO.into(),
            Setting::Cubeless,
            &mut thoughts,
        )[0];
        let found = start.play_to(roll, best.result).expect("a legal play");
        assert_eq!(found.to_string(), play, "{dice}");
    }
}

/// The files under a folder of `data/` whose endings say that they are shipped.
fn on_disk(folder: &Path, inside: &str, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().and_then(|name| name.to_str());
        let name = format!("{inside}{}", name.expect("a name"));
        let ending = path.extension().and_then(|ending| ending.to_str());
        if path.is_dir() {
            on_disk(&path, &format!("{name}/"), found);
        } else if ending == Some(DataKind::Nets.ending())
            || ending == Some(DataKind::Table.ending())
        {
            found.insert(name);
        }
    }
}

#[test]
fn every_file_is_shipped_and_in_the_manifest() {
    let manifest = include_str!("../../data/manifest.toml");
    let member = |entry: &str, key: &str| {
        let mut lines = entry.lines();
        let value = lines.find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix("= "));
        let value = value.unwrap_or_else(|| panic!("{key} is missing in {entry}"));
        value.trim_matches('"').to_owned()
    };
    let stated: BTreeMap<String, String> = manifest
        .split("[[file]]")
        .skip(1)
        .map(|entry| (member(entry, "name"), member(entry, "sha256")))
        .collect();
    let shipped: BTreeMap<String, String> = data::FILES
        .iter()
        .map(|file| {
            let hash = sha2::Sha256::digest(file.bytes);
            let hash = hash.iter().map(|byte| format!("{byte:02x}")).collect();
            assert!(file.name.ends_with(file.kind.ending()), "{}", file.name);
            (file.name.to_owned(), hash)
        })
        .collect();
    assert_eq!(stated, shipped);
    let mut there = BTreeSet::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    on_disk(&folder, "", &mut there);
    assert!(shipped.keys().eq(&there), "in data/: {there:?}");
}

/// No page loads more for a set.
const LONGEST_TABLE: usize = 250_000;

#[test]
fn every_table_of_draughts_is_read() {
    for name in tables() {
        let file = data::file(name).unwrap_or_else(|| panic!("{name} is not shipped"));
        assert_eq!(file.kind, DataKind::Table, "{name}");
        assert!(file.bytes.len() <= LONGEST_TABLE, "{name}");
        let table = PatternTable::from_bytes(file.bytes);
        assert!(table.is_ok(), "{name}: {table:?}");
    }
    let named: BTreeSet<_> = draughts::BUILT_IN.iter().flat_map(tables_for).collect();
    assert_eq!(named.len(), tables().count(), "{named:?}");
}
