//! Games of draughts: PDN.
//!
//! A huff has no place in PDN; it stands as a remark of its own before the move, `{~18}`, followed by the position that
//! it leaves as a set-up (PDN 3.0), so that any reader can go on. Rule sets that have no number there are named in a
//! tag of our own, `RuleSet`, and house rules bring their table along in `HouseRules`, with line breaks written `\n`.
//!
//! Remarks, glyphs and variations go with the move before them and come out again in the same order; see [`remarks`].

mod export;
mod import;
mod remarks;

pub use export::to_pdn;
pub use import::{from_pdn, tagged};

use ::draughts::notation::NamedSquare;

/// The tag that keeps the id of the rule set.
const RULE_SET: &str = "RuleSet";
/// The tag that keeps the table of house rules.
const HOUSE_RULES: &str = "HouseRules";
/// The tag of the result.
const RESULT: &str = "Result";
/// The tag that says which game it is.
const GAME_TYPE: &str = "GameType";
/// The tag that says how a game ended.
const TERMINATION: &str = "Termination";

/// The square that a remark says was huffed: `~18`, or `huff 18`.
fn huffed_in(remark: &str) -> Option<&str> {
    let square = remark
        .strip_prefix('~')
        .or_else(|| remark.strip_prefix("huff "))?
        .trim();
    NamedSquare::parse(square).map(|_| square)
}
