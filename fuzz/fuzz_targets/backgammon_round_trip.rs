//! Whatever can be read, in either format, comes back from both.
#![no_main]

use backgammon::formats::record::{Action, SgfExtras};
use backgammon::formats::{FileFormat, MatchRecord};
use libfuzzer_sys::fuzz_target;

fn through(format: FileFormat, matches: &[MatchRecord]) -> Vec<MatchRecord> {
    let text = format.write(matches);
    match format.read(text.as_bytes()) {
        Ok(read) => read,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn is_plain(record: &MatchRecord) -> bool {
    let plain = SgfExtras::default();
    record.games.iter().all(|game| {
        let mut entries = game.entries.iter();
        game.sgf == plain && entries.all(|entry| entry.sgf == plain && entry.action != Action::Note)
    })
}

fuzz_target!(|bytes: &[u8]| {
    for format in [FileFormat::Mat, FileFormat::Sgf] {
        let Ok(matches) = format.read(bytes) else { continue };
        assert_eq!(through(format, &matches), matches, "{format:?}");
        // A match without games is nothing in SGF, and what only SGF knows is nothing in .mat.
        let carried: Vec<MatchRecord> = matches
            .into_iter()
            .filter(|record| !record.games.is_empty() && is_plain(record))
            .collect();
        if !carried.is_empty() {
            for other in [FileFormat::Mat, FileFormat::Sgf] {
                assert_eq!(through(other, &carried), carried, "{format:?} through {other:?}");
            }
        }
    }
});
