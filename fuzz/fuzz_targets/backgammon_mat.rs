//! Any bytes as a .mat file: never a panic, neither in reading nor in checking, and every refusal is one short sentence.
#![no_main]

use backgammon::Frame;
use backgammon::formats::FileFormat;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match FileFormat::Mat.read(bytes) {
        Ok(matches) => {
            for record in &matches {
                for problem in record.check(Frame::Tournament).problems {
                    assert!(problem.to_string().len() > 10);
                }
            }
        }
        Err(error) => {
            let sentence = error.to_string();
            assert!(!sentence.contains(['\n', '\r']) && sentence.len() < 500, "{sentence}");
        }
    }
});
