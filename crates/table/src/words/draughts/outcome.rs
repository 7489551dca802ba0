//! How a game of draughts ended, and which reading a rule rests on.

use draughts::Reading;

use super::messages::Rule;
use crate::words::{Lang, Message};

/// A reading that was chosen where the text is silent or unclear.
#[must_use]
pub fn reading(reading: Reading, lang: Lang) -> String {
    Rule::Reading { reading }.say(lang)
}
