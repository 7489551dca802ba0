//! Where the rule behind each reason stands.
//!
//! Most reasons are a point of the table and take its article. The bans that every rule set shares (one's own
//! piece, a piece twice, two together) are no point of the table, since none differs; the printed leaflets have an
//! article for them all the same, which is given here.

use crate::illegal::Reason;
use crate::rule_sets::{Garden, Italian, RuleSet, Xalingo, XalingoEn};
use crate::{Article, PieceKind, Preference, Rules, Source};

/// A ban that no rule set lifts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ban {
    OwnPiece,
    Twice,
    NoRoomBehind,
}

/// The leaflet's own place for a ban, if these rules come from one.
fn printed_ban(rules: &Rules, ban: Ban) -> Option<Article> {
    const ITALIAN: Source = Italian::RULES.man_captures.article.source;
    const XALINGO: Source = Xalingo::RULES.man_captures.article.source;
    const XALINGO_EN: Source = XalingoEn::RULES.man_captures.article.source;
    const GARDEN: Source = Garden::RULES.man_captures.article.source;
    // House rules change some points; what is left of the parent still tells whose they are.
    let comes_from = |source: Source| {
        [
            rules.man_captures.article,
            rules.lines.article,
            rules.promotion.article,
            rules.king_range.article,
        ]
        .iter()
        .any(|article| article.source == source)
    };
    let place = if comes_from(ITALIAN) {
        match ban {
            Ban::OwnPiece => Article::new(ITALIAN, "6.2 and 6.3"),
            Ban::Twice => Article::new(ITALIAN, "6.4"),
            Ban::NoRoomBehind => Article::new(ITALIAN, "5.2"),
        }
    } else if comes_from(XALINGO) {
        match ban {
            Ban::OwnPiece => return None,
            Ban::Twice => Article::new(XALINGO, "regra 9"),
            Ban::NoRoomBehind => Article::new(XALINGO, "regra 5"),
        }
    } else if comes_from(XALINGO_EN) {
        match ban {
            Ban::OwnPiece => return None,
            Ban::Twice => Article::new(XALINGO_EN, "rule 9"),
            Ban::NoRoomBehind => Article::new(XALINGO_EN, "rule 5"),
        }
    } else if comes_from(GARDEN) {
        match ban {
            Ban::OwnPiece | Ban::Twice => Article::new(GARDEN, "Capturar los peones"),
            Ban::NoRoomBehind => Article::new(GARDEN, "Damas"),
        }
    } else {
        return None;
    };
    Some(place)
}

fn preference(rules: &Rules, wanted: Preference) -> Article {
    rules
        .must_prefer
        .iter()
        .find(|point| point.value == wanted)
        .map_or(rules.compulsion.article, |point| point.article)
}

/// The article that a reason rests on.
pub(super) fn article(rules: &Rules, reason: &Reason) -> Article {
    match reason {
        Reason::GameOver => rules.goal.article,
        Reason::NotAPlayingSquare(_) => rules.board.article,
        Reason::Ambiguous(_) | Reason::NoPieceOnFile(_) => rules.notation.article,
        Reason::NotYours(_) => rules.first_mover.article,
        Reason::NoPiece(_)
        | Reason::GoesNowhere(_)
        | Reason::NotOnALine { .. }
        | Reason::Occupied { .. }
        | Reason::ManMovesOneSquare { .. }
        | Reason::ManMovesBack { .. }
        | Reason::NothingToTake { .. }
        | Reason::Unexplained => rules.lines.article,
        Reason::KingIsShort { .. } => rules.king_range.article,
        Reason::KingMustRest { .. } => rules.king_patience.article,
        Reason::OverOwnPiece(_) => printed_ban(rules, Ban::OwnPiece).unwrap_or(rules.lines.article),
        Reason::JumpedTwice(_) => printed_ban(rules, Ban::Twice).unwrap_or(rules.removal.article),
        Reason::TwoTogether { .. } => {
            printed_ban(rules, Ban::NoRoomBehind).unwrap_or(rules.lines.article)
        }
        Reason::ManCapturesBack { .. } => rules.man_captures.article,
        Reason::ManCapturesKing(_) => rules.man_against_king.article,
        Reason::TooFarToCapture { kind, .. } => match kind {
            PieceKind::Man => rules.man_captures.article,
            PieceKind::King => rules.king_capture.article,
        },
        Reason::LandsTooFar { .. } | Reason::LandsFarBehindAKing { .. } => {
            rules.king_capture.article
        }
        Reason::TurnsBack { .. } => rules.reversal.article,
        Reason::CrownStops(_) | Reason::NotYetCrowned(_) => rules.promotion.article,
        Reason::MustCapture { .. }
        | Reason::NothingToHuff(_)
        | Reason::CannotHuff { .. }
        | Reason::NoHuffHere(_) => rules.compulsion.article,
        Reason::NotFinished { .. } | Reason::LandsWhereItEnds { .. } => rules.continuation.article,
        Reason::TakesTooFew { .. } => preference(rules, Preference::MostPieces),
        Reason::NotWithTheKing { .. } => preference(rules, Preference::WithKing),
        Reason::TakesTooFewKings { .. } => preference(rules, Preference::MostKings),
        Reason::KingsTooLate { .. } => preference(rules, Preference::KingsEarliest),
        Reason::TakesTooLittle { .. } => preference(rules, Preference::MostValue),
    }
}
