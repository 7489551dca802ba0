//! The names of values in a house-rules file: one list for each kind of point, used for reading, writing and
//! suggestions.

use super::error::HouseFault;
use crate::{
    Compulsion, Continuation, Corner, Goal, KingCapture, KingRange, Landing, Lines, LongDiagonal,
    ManAgainstKing, ManCaptures, Preference, Promotion, Refuge, Removal, Reversal, Shade, Side,
    Size, Writing,
};
use alloc::string::ToString;

/// Values that have names.
pub(super) trait Words: Copy + PartialEq + 'static {
    /// Each value with its name. Where a value stands twice, the first name is the one written.
    const WORDS: &'static [(&'static str, Self)];
}

/// The name of a value.
pub(super) fn word<T: Words>(value: T) -> &'static str {
    T::WORDS
        .iter()
        .find(|(_, other)| *other == value)
        .map_or("", |(name, _)| *name)
}

/// The value with a name, or what is wrong with the name.
pub(super) fn known<T: Words>(key: &'static str, name: &str) -> Result<T, HouseFault> {
    find(name).ok_or_else(|| HouseFault::UnknownValue {
        key,
        value: name.to_string(),
        allowed: T::WORDS.iter().map(|(name, _)| *name).collect(),
    })
}

/// The value with a name. Case, hyphens, underscores and blanks do not matter: `WholeSequence` and `whole_sequence` are
/// `whole-sequence`.
pub(super) fn find<T: Words>(name: &str) -> Option<T> {
    T::WORDS
        .iter()
        .find(|(other, _)| letters(other).eq(letters(name)))
        .map(|(_, value)| *value)
}

fn letters(name: &str) -> impl Iterator<Item = char> + '_ {
    name.chars()
        .filter(|c| !matches!(c, '-' | '_' | ' '))
        .map(|c| c.to_ascii_lowercase())
}

impl Words for Side {
    const WORDS: &'static [(&'static str, Self)] =
        &[("white", Side::White), ("black", Side::Black)];
}

impl Words for Size {
    const WORDS: &'static [(&'static str, Self)] =
        &[("8", Size::Eight), ("10", Size::Ten), ("12", Size::Twelve)];
}

impl Words for LongDiagonal {
    const WORDS: &'static [(&'static str, Self)] =
        &[("left", LongDiagonal::Left), ("right", LongDiagonal::Right)];
}

/// Which squares are played on, apart from the long diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Played {
    Half(Shade),
    All,
}

impl Words for Played {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("dark", Played::Half(Shade::Dark)),
        ("light", Played::Half(Shade::Light)),
        ("all", Played::All),
    ];
}

impl Words for Lines {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("diagonal", Lines::Diagonal),
        (
            "diagonal-captures-also-straight",
            Lines::DiagonalCapturesAlsoStraight,
        ),
        ("straight", Lines::Straight),
    ];
}

impl Words for ManCaptures {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("not-backward", ManCaptures::NotBackward),
        ("any-way", ManCaptures::AnyWay),
    ];
}

impl Words for ManAgainstKing {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("captures", ManAgainstKing::Captures),
        ("powerless", ManAgainstKing::Powerless),
    ];
}

impl Words for KingRange {
    const WORDS: &'static [(&'static str, Self)] =
        &[("short", KingRange::Short), ("flying", KingRange::Flying)];
}

impl Words for KingCapture {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("adjacent", KingCapture::Adjacent),
        ("from-afar", KingCapture::FromAfar(Landing::Anywhere)),
        (
            "from-afar-landing-anywhere",
            KingCapture::FromAfar(Landing::Anywhere),
        ),
        (
            "from-afar-landing-right-behind",
            KingCapture::FromAfar(Landing::RightBehind),
        ),
        (
            "from-afar-landing-right-behind-a-last-king",
            KingCapture::FromAfar(Landing::RightBehindALastKing),
        ),
    ];
}

impl Words for Compulsion {
    const WORDS: &'static [(&'static str, Self)] =
        &[("forced", Compulsion::Forced), ("huff", Compulsion::Huff)];
}

impl Words for Preference {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("most-pieces", Preference::MostPieces),
        ("with-king", Preference::WithKing),
        ("most-kings", Preference::MostKings),
        ("kings-earliest", Preference::KingsEarliest),
        ("most-value", Preference::MostValue),
    ];
}

impl Words for Continuation {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("whole-sequence", Continuation::WholeSequence),
        ("while-landing-offers", Continuation::WhileLandingOffers),
        ("may-stop", Continuation::MayStop),
    ];
}

impl Words for Removal {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("after-the-move", Removal::AfterTheMove),
        ("at-once", Removal::AtOnce),
    ];
}

impl Words for Reversal {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("allowed", Reversal::Allowed),
        ("forbidden", Reversal::Forbidden),
    ];
}

impl Words for Promotion {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("at-end-of-move", Promotion::AtEndOfMove),
        ("stops-the-move", Promotion::StopsTheMove),
        ("in-passing", Promotion::InPassing),
    ];
}

impl Words for Goal {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("normal", Goal::Normal),
        ("losing", Goal::Losing),
        ("breakthrough", Goal::Breakthrough),
    ];
}

impl Words for Writing {
    const WORDS: &'static [(&'static str, Self)] =
        &[("numbers", Writing::Numbers), ("letters", Writing::Letters)];
}

impl Words for Corner {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("top-left", Corner::TopLeft),
        ("top-right", Corner::TopRight),
        ("bottom-left", Corner::BottomLeft),
        ("bottom-right", Corner::BottomRight),
    ];
}

impl Words for Refuge {
    const WORDS: &'static [(&'static str, Self)] = &[
        ("anywhere", Refuge::Anywhere),
        ("long-diagonal", Refuge::LongDiagonal),
    ];
}
