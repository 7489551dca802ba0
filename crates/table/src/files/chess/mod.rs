//! Games of chess: PGN.
//!
//! A draw that was claimed has no place among the moves of a file; the result says it. House rules bring their table
//! along in a tag of our own, `HouseRules`, with line breaks written `\n`, and Chess960 is named by the tag `Variant`,
//! as elsewhere.

mod clocks;
mod export;
mod import;

pub use export::to_pgn;
pub use import::{from_pgn, tagged};

/// The tag that keeps the table of house rules.
const HOUSE_RULES: &str = "HouseRules";
/// The tag of the result.
const RESULT: &str = "Result";
/// The tag that says which game it is.
const VARIANT: &str = "Variant";
/// What it says of a shuffled start.
const CHESS960: &str = "Chess960";
/// The tag that says how a game ended.
const TERMINATION: &str = "Termination";
/// The words that PGN has for it, as far as a table can end so.
const TERMINATIONS: [&str; 3] = ["normal", "time forfeit", "abandoned"];

/// The tags that come first, in this order, and what they say where nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    (RESULT, "*"),
];
