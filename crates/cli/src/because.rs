//! Why the best choice is better than another one, in a sentence.

use draughts::Rules;
use players::{backgammon, because, draughts as damas};
use words::Lang;
use words::page;

/// A reason of draughts in a language.
pub(crate) fn of_draughts(reason: &damas::Reason, rules: &Rules, lang: Lang) -> String {
    page::because(&because::of_draughts(reason, rules), lang)
}

/// A reason of backgammon in a language.
pub(crate) fn of_backgammon(reason: &backgammon::Reason, lang: Lang) -> String {
    page::because(&because::of_backgammon(reason), lang)
}
