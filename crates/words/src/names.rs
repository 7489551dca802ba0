//! Names of sides, rule sets and sources.

use ::backgammon::{Frame, Side as Colour};
use ::chess::Start;
use ::draughts::{Goal, Rules, Side, rule_sets};

use ::table::GameKind;
use ::table::catalogue::{Provenance, RuleSet};

#[cfg(test)]
use super::message::Kind;
use super::message::{Argument, choices, messages};
use super::{Lang, Message};

messages! {
    /// Names.
    Name {
        DraughtsSet = "draughts-set" { set: BuiltIn },
        SetForLosing = "set-for-losing" { name: String },
        SetForBreakthrough = "set-for-breakthrough" { name: String },
        BackgammonFrame = "backgammon-frame" { frame: Frame },
        ChessSet = "chess-set" { start: Start },
    }
}

choices! {
    Start { Start::Usual => "usual", Start::Shuffled => "shuffled" }
    Side { Side::White => "white", Side::Black => "black" }
    Colour { Colour::Light => "light", Colour::Dark => "dark" }
    Frame {
        Frame::Xalingo => "xalingo",
        Frame::Aquamarine => "aquamarine",
        Frame::Tournament => "tournament",
    }
}

/// The id of a built-in draughts set.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BuiltIn(&'static str);

impl BuiltIn {
    #[cfg(test)]
    const IDS: [&'static str; 16] = {
        let mut ids = [""; 16];
        let mut at = 0;
        while at < ids.len() {
            ids[at] = rule_sets::BUILT_IN[at].id.as_str();
            at += 1;
        }
        ids
    };
}

impl Argument for BuiltIn {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(&Self::IDS);

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.0.into()
    }
}

/// What a draughts rule set is called: a built-in one in the language, also when it is played to another end; a house
/// rule set as its author named it.
#[must_use]
pub fn draughts_name(rules: &Rules, lang: Lang) -> String {
    let named = |built_in: &'static Rules| {
        Name::DraughtsSet {
            set: BuiltIn(built_in.id.as_str()),
        }
        .say(lang)
    };
    let provenance = RuleSet::draughts(*rules).provenance();
    match (rule_sets::by_id(&rules.id), provenance) {
        (Some(built_in), Provenance::BuiltIn) => named(built_in),
        (Some(built_in), Provenance::Variant(Goal::Losing)) => {
            let name = named(built_in);
            Name::SetForLosing { name }.say(lang)
        }
        (Some(built_in), Provenance::Variant(Goal::Breakthrough)) => {
            let name = named(built_in);
            Name::SetForBreakthrough { name }.say(lang)
        }
        _ => rules.name.to_string(),
    }
}

/// What a backgammon rule set is called.
#[must_use]
pub fn frame_name(frame: Frame, lang: Lang) -> String {
    Name::BackgammonFrame { frame }.say(lang)
}

/// What a rule set of chess is called: a built-in one in the language, a house rule set as its author named it.
#[must_use]
pub fn chess_name(rules: &::chess::Rules, lang: Lang) -> String {
    if ::chess::Rules::BUILT_IN.contains(&rules) {
        let start = rules.start.value;
        Name::ChessSet { start }.say(lang)
    } else {
        rules.name.to_string()
    }
}

/// A turn of a game as a record has it, as it is written in a language: pieces of chess have letters in each.
#[must_use]
pub fn turn_text(game: GameKind, text: String, lang: Lang) -> String {
    match game {
        GameKind::Chess => crate::chess::move_text(&text, lang),
        GameKind::Backgammon | GameKind::Draughts => text,
    }
}

/// What somebody typed for a turn in a language, as a record has it.
#[must_use]
pub fn typed_turn(game: GameKind, text: String, lang: Lang) -> String {
    match game {
        GameKind::Chess => crate::chess::typed(&text, lang),
        GameKind::Backgammon | GameKind::Draughts => text,
    }
}

/// What a rule set is called.
#[must_use]
pub fn rule_set_name(rules: &RuleSet, lang: Lang) -> String {
    match rules {
        RuleSet::Backgammon(frame) => frame_name(*frame, lang),
        RuleSet::Draughts(rules) => draughts_name(rules, lang),
        RuleSet::Chess(rules) => chess_name(rules, lang),
    }
}
