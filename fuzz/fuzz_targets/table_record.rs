//! Any text as a record: as it stands, and with its lines sealed anew, so that what lies behind the seals is reached
//! too. Never a panic; what is read is written again as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use table::record::{self, Line};
use table::verify;

fuzz_target!(|text: &str| {
    let found = verify(text.as_bytes());
    assert_eq!(found.ok, found.fault.is_none());
    let mut sealed = String::new();
    let mut previous = None;
    for line in text.lines() {
        let Ok(Value::Object(mut members)) = serde_json::from_str(line) else { break };
        members.remove("seal");
        let line = Line::of(&members, previous.as_ref());
        previous = Some(*line.seal());
        sealed.push_str(&line.to_string());
        sealed.push('\n');
    }
    // Once, at the end: reading every prefix made a record of sixty lines sixty times as slow.
    if let Ok(table) = record::read(sealed.as_bytes()) {
        let written: String = table.lines().flat_map(|line| [line, "\n"]).collect();
        assert_eq!(written, sealed);
    }
});
