//! The points of the table in words: label, few words, and paragraphs.

use draughts::{
    Board, Compulsion, Continuation, DrawRule, Force, Goal, KingCapture, KingPatience, Landing,
    ManCaptures, Placing, PointId, Preference, Promotion, Removal, Reversal, Rules, Setup, Source,
    Squares,
};

use super::messages::{Crowner, Rule};
use crate::spell::{Joint, list};
use crate::{Lang, Message, Text, draughts_name};

/// What a point is called: "How kings move".
#[must_use]
pub fn label(point: PointId, lang: Lang) -> String {
    Rule::Point { point }.say(lang)
}

/// How many men a side starts with.
fn men_a_side(rules: &Rules) -> u32 {
    Setup::start(rules).white.len()
}

/// What a table says on a point, in a few words: "any distance".
#[must_use]
pub fn value(rules: &Rules, point: PointId, lang: Lang) -> String {
    match point {
        PointId::Board => {
            let side = rules.board.value.size.side();
            match rules.board.value.squares {
                Squares::Half(hand, shade) => Rule::BoardHalfShort { side, shade, hand },
                Squares::All => Rule::BoardAllShort { side },
            }
        }
        PointId::Placing => {
            let men = men_a_side(rules);
            match rules.placing.value {
                Placing::FirstRows(rows) => Rule::PlacingFirstRowsShort { rows, men },
                Placing::RowsAfterTheFirst(rows) => Rule::PlacingAfterTheFirstShort { rows, men },
            }
        }
        PointId::FirstMover => Rule::FirstMoverShort {
            side: rules.first_mover.value,
        },
        PointId::Lines => Rule::LinesShort {
            lines: rules.lines.value,
        },
        PointId::KingRange => Rule::KingRangeShort {
            range: rules.king_range.value,
        },
        PointId::KingPatience => match rules.king_patience.value {
            KingPatience::Unlimited => Rule::KingPatienceUnlimitedShort,
            KingPatience::Moves(moves) => Rule::KingPatienceLimitedShort { moves },
        },
        PointId::ManCaptures => Rule::ManCapturesShort {
            ways: rules.man_captures.value,
        },
        PointId::ManAgainstKing => Rule::ManAgainstKingShort {
            power: rules.man_against_king.value,
        },
        PointId::KingCapture => Rule::KingCaptureShort {
            capture: rules.king_capture.value,
        },
        PointId::Continuation => Rule::ContinuationShort {
            continuation: rules.continuation.value,
        },
        PointId::Removal => Rule::RemovalShort {
            removal: rules.removal.value,
        },
        PointId::Reversal => Rule::ReversalShort {
            reversal: rules.reversal.value,
        },
        PointId::Compulsion => Rule::CompulsionShort {
            compulsion: rules.compulsion.value,
        },
        PointId::MustPrefer if rules.must_prefer.is_empty() => Rule::ChoiceFreeShort,
        PointId::MustPrefer => {
            let order = rules.must_prefer.iter().map(|point| {
                Rule::PreferenceShort {
                    preference: point.value,
                }
                .say(lang)
            });
            return order.collect::<Vec<_>>().join(", ");
        }
        PointId::Promotion => Rule::PromotionShort {
            promotion: rules.promotion.value,
        },
        PointId::Goal => Rule::GoalShort {
            goal: rules.goal.value,
        },
        PointId::Draws if rules.draws.is_empty() => Rule::DrawsNoneShort,
        PointId::Draws => {
            let draws = rules
                .draws
                .iter()
                .map(|point| draw_short(point.value, lang));
            return draws.collect::<Vec<_>>().join("; ");
        }
        PointId::Notation => Rule::NotationShort {
            writing: rules.notation.value.writing,
        },
    }
    .say(lang)
}

/// The board and its kings as a card names them: "Dark squares, flying king". The usual size goes without saying.
pub(crate) fn card_board(rules: &Rules, lang: Lang) -> String {
    let range = rules.king_range.value;
    let side = rules.board.value.size.side();
    match rules.board.value.squares {
        _ if side != 8 => Rule::CardLarge { side, range },
        Squares::Half(_, shade) => Rule::CardHalf { shade, range },
        Squares::All => Rule::CardAll { range },
    }
    .say(lang)
}

/// What a table says on a point, so short that it stands alone on a card: "With the huff".
pub(crate) fn card_fact(rules: &Rules, point: PointId, lang: Lang) -> String {
    match point {
        PointId::Lines => Rule::CardLines {
            lines: rules.lines.value,
        },
        PointId::ManCaptures => Rule::CardManCaptures {
            ways: rules.man_captures.value,
        },
        PointId::ManAgainstKing => Rule::CardManAgainstKing {
            power: rules.man_against_king.value,
        },
        PointId::KingCapture => Rule::CardKingCapture {
            capture: rules.king_capture.value,
        },
        PointId::Continuation => Rule::CardContinuation {
            continuation: rules.continuation.value,
        },
        PointId::Removal => Rule::CardRemoval {
            removal: rules.removal.value,
        },
        PointId::Compulsion => Rule::CardCompulsion {
            compulsion: rules.compulsion.value,
        },
        PointId::MustPrefer => {
            let order = |at| rules.must_prefer.get(at).map(|point| point.value);
            match (order(0), order(1)) {
                (None, _) => Rule::CardChoiceFree,
                (Some(Preference::MostPieces), Some(Preference::MostKings)) => {
                    Rule::CardMostThenKings
                }
                (Some(preference), _) => Rule::CardPreference { preference },
            }
        }
        PointId::Promotion => Rule::CardPromotion {
            promotion: rules.promotion.value,
        },
        PointId::Goal => Rule::CardGoal {
            goal: rules.goal.value,
        },
        PointId::Board
        | PointId::Placing
        | PointId::FirstMover
        | PointId::KingRange
        | PointId::KingPatience
        | PointId::Reversal
        | PointId::Draws
        | PointId::Notation => return value(rules, point, lang),
    }
    .say(lang)
}

/// That a table is played like another one, on a board of its own size where they differ in nothing else.
pub(crate) fn card_like(rules: &Rules, other: &Rules, lang: Lang) -> String {
    let name = draughts_name(other, lang);
    let side = rules.board.value.size.side();
    if side == other.board.value.size.side() {
        Rule::CardLike { name }
    } else {
        Rule::CardLikeOnBoard { name, side }
    }
    .say(lang)
}

/// A draw in a few words.
pub(crate) fn draw_short(draw: DrawRule, lang: Lang) -> String {
    match draw {
        DrawRule::Repetition(times) => Rule::DrawRepetitionShort { times },
        DrawRule::KingMoves(moves) => Rule::DrawKingMovesShort { moves },
        DrawRule::Endgame {
            strong,
            weak,
            refuge,
            moves,
        } => Rule::DrawEndgameShort {
            strong: force(strong, lang),
            weak: force(weak, lang),
            refuge,
            moves,
        },
        DrawRule::Standstill { pieces, moves } => Rule::DrawStandstillShort {
            pieces: pieces_between(pieces, lang),
            moves,
        },
    }
    .say(lang)
}

/// A draw as a sentence.
pub(crate) fn draw_in_words(draw: DrawRule, lang: Lang) -> Text {
    match draw {
        DrawRule::Repetition(times) => Rule::DrawRepetition { times },
        DrawRule::KingMoves(moves) => Rule::DrawKingMoves { moves },
        DrawRule::Endgame {
            strong,
            weak,
            refuge,
            moves,
        } => Rule::DrawEndgame {
            strong: force(strong, lang),
            weak: force(weak, lang),
            refuge,
            moves,
        },
        DrawRule::Standstill { pieces, moves } => Rule::DrawStandstill {
            pieces: pieces_between(pieces, lang),
            moves,
        },
    }
    .tell(lang)
}

/// A number of pieces in words: "four or five pieces".
pub(crate) fn pieces_between((least, most): (u8, u8), lang: Lang) -> String {
    match (least, most) {
        (least, most) if least == most => Rule::ForcePieces { pieces: least },
        (least, u8::MAX) => Rule::ForcePiecesOrMore { pieces: least },
        (least, most) if most == least + 1 => Rule::ForcePiecesOr { least, most },
        (least, most) => Rule::ForcePiecesBetween { least, most },
    }
    .say(lang)
}

/// A force in words: "two kings and one man", "three or more kings", "two to three pieces, a king among them".
pub(crate) fn force(force: Force, lang: Lang) -> String {
    let Force {
        kings,
        men,
        pieces: (least, most),
    } = force;
    let exact = |(least, most): (u8, u8)| least == most;
    // What kings and men allow by themselves says all, unless the pieces together are bound tighter.
    let loose = least <= kings.0 + men.0 && most >= kings.1.saturating_add(men.1);
    if !(loose || exact(kings) && exact(men)) {
        let pieces = pieces_between((least, most), lang);
        return if kings.0 == 0 {
            pieces
        } else {
            Rule::ForceWithAKing { pieces }.say(lang)
        };
    }
    let mut parts = Vec::new();
    match kings {
        (0, 0) => {}
        (least, most) if least == most => parts.push(Rule::ForceKings { kings: least }),
        (least, u8::MAX) => parts.push(Rule::ForceKingsOrMore { kings: least }),
        (0, most) => parts.push(Rule::ForceUpToKings { kings: most }),
        (least, most) => parts.push(Rule::ForceKingsBetween { least, most }),
    }
    match men {
        (0, 0) => {}
        (least, most) if least == most => parts.push(Rule::ForceMen { men: least }),
        (0, u8::MAX) => parts.push(Rule::ForceAnyMen),
        (least, u8::MAX) => parts.push(Rule::ForceMenOrMore { men: least }),
        (0, most) => parts.push(Rule::ForceUpToMen { men: most }),
        (least, most) => parts.push(Rule::ForceMenBetween { least, most }),
    }
    if parts.is_empty() {
        return pieces_between((least, most), lang);
    }
    let parts: Vec<String> = parts.iter().map(|part| part.say(lang)).collect();
    list(lang, Joint::And, &parts)
}

/// The article of a point as paragraphs. Draws, choice and notation have more to say: see the rules page.
pub(crate) fn paragraphs(rules: &Rules, point: PointId, lang: Lang) -> Vec<Text> {
    let Board { size, squares } = rules.board.value;
    let messages: &[Rule] = match point {
        PointId::Board => &[match squares {
            Squares::Half(hand, shade) => Rule::BoardHalf {
                side: size.side(),
                count: rules.board.value.count(),
                shade,
                hand,
            },
            Squares::All => Rule::BoardAll {
                side: size.side(),
                count: rules.board.value.count(),
            },
        }],
        PointId::Placing => {
            let men = men_a_side(rules);
            &[match rules.placing.value {
                Placing::FirstRows(rows) => Rule::PlacingFirstRows { rows, men },
                Placing::RowsAfterTheFirst(rows) => Rule::PlacingAfterTheFirst { rows, men },
            }]
        }
        PointId::FirstMover => {
            let first = Rule::FirstMover {
                side: rules.first_mover.value,
            };
            // Only what a text prints is told of it.
            match rules.first_mover.article.source {
                Source::GardenGames => &[Rule::ColoursAgreed, first],
                _ => &[first],
            }
        }
        PointId::Lines => &[Rule::ManMoves {
            lines: rules.lines.value,
        }],
        PointId::KingRange => &[Rule::KingMoves {
            range: rules.king_range.value,
            lines: rules.lines.value,
        }],
        PointId::KingPatience => &[match rules.king_patience.value {
            KingPatience::Unlimited => Rule::KingPatienceUnlimited,
            KingPatience::Moves(moves) => Rule::KingPatienceLimited { moves },
        }],
        PointId::ManCaptures => &[Rule::ManCaptures {
            ways: rules.man_captures.value,
            lines: rules.lines.value,
        }],
        PointId::ManAgainstKing => &[Rule::ManAgainstKing {
            power: rules.man_against_king.value,
        }],
        // Articles 5.3 c and d.
        PointId::KingCapture
            if rules.king_capture.value == KingCapture::Adjacent
                && rules.king_capture.article.source == Source::ItalianFederation =>
        {
            &[Rule::KingCaptureAdjacent, Rule::KingTakesAll]
        }
        PointId::KingCapture => &[match rules.king_capture.value {
            KingCapture::Adjacent => Rule::KingCaptureAdjacent,
            KingCapture::FromAfar(Landing::Anywhere) => Rule::KingCaptureAnywhere,
            KingCapture::FromAfar(Landing::RightBehind) => Rule::KingCaptureRightBehind,
            KingCapture::FromAfar(Landing::RightBehindALastKing) => {
                Rule::KingCaptureRightBehindALastKing
            }
        }],
        // Articles 5.4 and 5.5.
        PointId::Continuation
            if rules.continuation.value == Continuation::WholeSequence
                && rules.continuation.article.source == Source::ItalianFederation =>
        {
            &[
                Rule::CaptureNames,
                Rule::SeveralAreOneMove,
                Rule::ContinuationWholeClose,
            ]
        }
        PointId::Continuation => &[
            Rule::SeveralAreOneMove,
            match (rules.continuation.value, rules.king_capture.value) {
                (Continuation::MayStop, _) => Rule::ContinuationMayStop,
                // Where every jump has one landing square only, there is none to choose.
                (_, KingCapture::Adjacent | KingCapture::FromAfar(Landing::RightBehind)) => {
                    Rule::ContinuationWholeClose
                }
                (Continuation::WholeSequence, _) => Rule::ContinuationWhole,
                (Continuation::WhileLandingOffers, _) => Rule::ContinuationWhileLandingOffers,
            },
        ],
        PointId::Removal => &[match rules.removal.value {
            Removal::AfterTheMove => Rule::RemovalAfter,
            Removal::AtOnce => Rule::RemovalAtOnce,
        }],
        PointId::Reversal => &[match rules.reversal.value {
            Reversal::Allowed => Rule::ReversalAllowed,
            Reversal::Forbidden => Rule::ReversalForbidden,
        }],
        PointId::Compulsion => match rules.compulsion.value {
            Compulsion::Forced => &[Rule::CompulsionForced],
            Compulsion::Huff => &[
                Rule::HuffDuty,
                Rule::HuffRight,
                Rule::HuffIsNoMove,
                Rule::HuffAfterCapture,
                Rule::HuffLastPiece,
            ],
        },
        PointId::MustPrefer => &[
            match (rules.must_prefer.is_empty(), rules.compulsion.value) {
                (false, _) => Rule::ChoiceThenFree,
                (true, Compulsion::Forced) => Rule::ChoiceFree,
                (true, Compulsion::Huff) => Rule::ChoiceFreeHuff,
            },
        ],
        PointId::Promotion => {
            let by = match rules.promotion.article.source {
                Source::Xalingo | Source::XalingoEnglish => Crowner::Opponent,
                Source::GardenGames => Crowner::AnotherMan,
                _ => Crowner::Anyone,
            };
            return [
                match rules.promotion.value {
                    // A man that captures forward only cannot pass over the last row.
                    Promotion::AtEndOfMove
                        if rules.man_captures.value == ManCaptures::NotBackward =>
                    {
                        Rule::PromotionReached
                    }
                    Promotion::AtEndOfMove => Rule::PromotionAtEnd,
                    Promotion::StopsTheMove => Rule::PromotionStops,
                    Promotion::InPassing => Rule::PromotionInPassing,
                },
                Rule::Crowning { by },
            ]
            .map(|message| message.tell(lang))
            .into_iter()
            .chain((by == Crowner::AnotherMan).then(|| Rule::SeveralKings.tell(lang)))
            .collect();
        }
        PointId::Goal => &[match rules.goal.value {
            Goal::Normal => Rule::GoalNormal,
            Goal::Losing => Rule::GoalLosing,
            Goal::Breakthrough => Rule::GoalBreakthrough,
        }],
        PointId::Draws => &[if rules.draws.is_empty() {
            Rule::DrawAgreementOnly
        } else {
            Rule::DrawAgreement
        }],
        PointId::Notation => &[match rules.notation.value.writing {
            draughts::Writing::Numbers => Rule::NotationNumbers {
                count: rules.board.value.count(),
                corner: rules.notation.value.numbering,
            },
            draughts::Writing::Letters => Rule::NotationLetters {
                count: rules.board.value.count(),
            },
        }],
    };
    messages.iter().map(|message| message.tell(lang)).collect()
}

/// What a preference is called: "The most pieces".
pub(crate) fn preference_title(preference: Preference, lang: Lang) -> String {
    Rule::PreferenceTitle { preference }.say(lang)
}

/// A preference as an article; `rank` is its place in the order, from 1.
pub(crate) fn preference_paragraph(preference: Preference, rank: usize, lang: Lang) -> Text {
    match preference {
        Preference::MostPieces => Rule::PreferMostPieces { rank },
        Preference::WithKing => Rule::PreferWithKing { rank },
        Preference::MostKings => Rule::PreferMostKings { rank },
        Preference::KingsEarliest => Rule::PreferKingsEarliest { rank },
        Preference::MostValue => Rule::PreferMostValue { rank },
    }
    .tell(lang)
}
