//! What holds for match files of either format.

use backgammon::Frame;
use backgammon::formats::FileFormat;

/// Reads and checks a file: never a panic, and every refusal is one short sentence.
pub fn read_and_check(format: FileFormat, bytes: &[u8]) {
    match format.read(bytes) {
        Ok(matches) => {
            for problem in matches.iter().flat_map(|record| record.check(Frame::Tournament).problems) {
                assert!(problem.to_string().len() > 10);
            }
        }
        Err(error) => {
            let sentence = error.to_string();
            assert!(!sentence.contains(['\n', '\r']) && sentence.len() < 500, "{sentence}");
        }
    }
}
