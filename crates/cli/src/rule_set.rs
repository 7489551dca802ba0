//! Which rule set an argument means.

use ::backgammon::Frame;

use crate::answer::Failure;

/// A rule set the program can play by.
#[derive(Clone, Copy, Debug)]
pub(crate) enum RuleSet {
    Backgammon(Frame),
}

/// Finds a rule set by its id.
pub(crate) fn find(id: &str) -> Result<RuleSet, Failure> {
    let name = id.strip_prefix("backgammon:").unwrap_or(id);
    match name {
        "backgammon" => Ok(RuleSet::Backgammon(Frame::Tournament)),
        _ => Frame::from_id(name)
            .map(RuleSet::Backgammon)
            .ok_or_else(|| {
                Failure::Input(format!(
                    "no rule set is called {id:?}; `tabuleiro rules` lists them"
                ))
            }),
    }
}
