//! Nothing is lost: not from a record to a file and back, and not from one format to the other.

use proptest::prelude::*;
use tabuleiro_backgammon::Frame;
use tabuleiro_backgammon::formats::{FileFormat, MatchRecord};

use super::arbitrary::random_match;
use crate::support::positions::Random;

fn through(format: FileFormat, matches: &[MatchRecord]) -> Vec<MatchRecord> {
    let text = format.write(matches);
    match format.read(text.as_bytes()) {
        Ok(read) => read,
        Err(error) => panic!("{error}\n{text}"),
    }
}

fn matches() -> impl Strategy<Value = Vec<MatchRecord>> {
    (any::<u64>(), 1_usize..=3).prop_map(|(seed, count)| {
        let mut random = Random::new(seed);
        // Most files hold one match.
        let count = if seed % 4 == 0 { count } else { 1 };
        (0..count).map(|_| random_match(&mut random)).collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn mat_loses_nothing(matches in matches()) {
        prop_assert_eq!(&through(FileFormat::Mat, &matches), &matches);
    }

    #[test]
    fn sgf_loses_nothing(matches in matches()) {
        prop_assert_eq!(&through(FileFormat::Sgf, &matches), &matches);
    }

    #[test]
    fn neither_does_the_way_through_the_other_format(matches in matches()) {
        let mat = FileFormat::Mat.write(&matches);
        let sgf = FileFormat::Sgf.write(&through(FileFormat::Mat, &matches));
        let back = FileFormat::Mat.write(&FileFormat::Sgf.read(sgf.as_bytes()).unwrap());
        prop_assert_eq!(back, mat);
    }

    #[test]
    fn what_was_played_is_legal(seed in any::<u64>()) {
        let record = random_match(&mut Random::new(seed));
        for format in [FileFormat::Mat, FileFormat::Sgf] {
            let read = through(format, std::slice::from_ref(&record));
            let frame = if record.has_crawford_rule() || record.length == 0 {
                Frame::Tournament
            } else {
                Frame::Aquamarine
            };
            let report = read[0].check(frame);
            prop_assert!(report.is_legal(), "{:?}\n{}", report.problems, format.write(&read));
        }
    }
}
