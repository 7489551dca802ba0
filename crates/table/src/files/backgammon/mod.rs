//! Matches of backgammon: `.mat` and SGF.

mod export;
mod import;

pub use export::to_matches;
pub use import::from_matches;

/// The tag that keeps the id of the rule set.
const RULE_SET: &str = "RuleSet";
/// The name under which a remark on the whole match is kept.
const COMMENT: &str = "Comment";
