//! The messages of the draughts table.

use draughts::{
    Compulsion, Continuation, Corner, Goal, KingCapture, KingRange, Landing, Lines, LongDiagonal,
    ManAgainstKing, ManCaptures, PieceKind, PointId, Preference, Promotion, Reading, Refuge,
    Removal, Reversal, Shade, Side, Writing,
};

use crate::Lang;
use crate::message::{Argument, choices, messages};
#[cfg(test)]
use crate::message::{Kind, keys_of};
use crate::text::Notated;

messages! {
    /// What the rule table says, as articles and in few words.
    Rule {
        Point = "draughts-point" { point: PointId },
        Reading = "draughts-reading" { reading: Reading },

        BoardHalf = "board-half" { side: u8, count: u8, shade: Shade, hand: LongDiagonal },
        BoardHalfShort = "board-half-short" { side: u8, shade: Shade, hand: LongDiagonal },
        BoardAll = "board-all" { side: u8, count: u8 },
        BoardAllShort = "board-all-short" { side: u8 },
        PlacingFirstRows = "placing-first-rows" { rows: u8, men: u32 },
        PlacingAfterTheFirst = "placing-after-the-first" { rows: u8, men: u32 },
        PlacingFirstRowsShort = "placing-first-rows-short" { rows: u8, men: u32 },
        PlacingAfterTheFirstShort = "placing-after-the-first-short" { rows: u8, men: u32 },
        FirstMover = "first-mover" { side: Side },
        FirstMoverShort = "first-mover-short" { side: Side },

        ManMoves = "man-moves" { lines: Lines },
        LinesShort = "lines-short" { lines: Lines },
        KingMoves = "king-moves" { range: KingRange, lines: Lines },
        KingRangeShort = "king-range-short" { range: KingRange },
        KingPatienceLimited = "king-patience-limited" { moves: u8 },
        KingPatienceUnlimited = "king-patience-unlimited",
        KingPatienceLimitedShort = "king-patience-limited-short" { moves: u8 },
        KingPatienceUnlimitedShort = "king-patience-unlimited-short",

        ManCaptures = "man-captures" { ways: ManCaptures, lines: Lines },
        ManCapturesShort = "man-captures-short" { ways: ManCaptures },
        ManAgainstKing = "man-against-king" { power: ManAgainstKing },
        ManAgainstKingShort = "man-against-king-short" { power: ManAgainstKing },
        KingCaptureAdjacent = "king-capture-adjacent",
        KingCaptureAnywhere = "king-capture-anywhere",
        KingCaptureRightBehind = "king-capture-right-behind",
        KingCaptureRightBehindALastKing = "king-capture-right-behind-a-last-king",
        KingCaptureShort = "king-capture-short" { capture: KingCapture },
        SeveralAreOneMove = "several-are-one-move",
        ContinuationWhole = "continuation-whole",
        ContinuationWholeClose = "continuation-whole-close",
        ContinuationWhileLandingOffers = "continuation-while-landing-offers",
        ContinuationMayStop = "continuation-may-stop",
        ContinuationShort = "continuation-short" { continuation: Continuation },
        Bans = "bans",
        BansOwn = "bans-own",
        BansRoom = "bans-room",
        BansTwice = "bans-twice",
        BansAtOnce = "bans-at-once",
        RemovalAfter = "removal-after",
        RemovalAtOnce = "removal-at-once",
        RemovalShort = "removal-short" { removal: Removal },
        CarryingOut = "carrying-out",
        CarryingOutShown = "carrying-out-shown",
        CarryingOutRemoved = "carrying-out-removed",
        CarryingOutPutRight = "carrying-out-put-right",
        ReversalForbidden = "reversal-forbidden",
        ReversalAllowed = "reversal-allowed",
        ReversalShort = "reversal-short" { reversal: Reversal },

        CompulsionForced = "compulsion-forced",
        HuffDuty = "huff-duty",
        HuffRight = "huff-right",
        HuffIsNoMove = "huff-is-no-move",
        HuffAfterCapture = "huff-after-capture",
        HuffLastPiece = "huff-last-piece",
        CompulsionShort = "compulsion-short" { compulsion: Compulsion },
        ChoiceTitle = "choice-title",
        ChoiceFree = "choice-free",
        ChoiceFreeHuff = "choice-free-huff",
        ChoiceFreeShort = "choice-free-short",
        ChoiceThenFree = "choice-then-free",
        PreferenceTitle = "preference-title" { preference: Preference },
        PreferMostPieces = "prefer-most-pieces" { rank: usize },
        PreferWithKing = "prefer-with-king" { rank: usize },
        PreferMostKings = "prefer-most-kings" { rank: usize },
        PreferKingsEarliest = "prefer-kings-earliest" { rank: usize },
        PreferMostValue = "prefer-most-value" { rank: usize },
        PreferenceShort = "preference-short" { preference: Preference },

        PromotionAtEnd = "promotion-at-end",
        PromotionStops = "promotion-stops",
        PromotionInPassing = "promotion-in-passing",
        PromotionShort = "promotion-short" { promotion: Promotion },
        Crowning = "crowning" { by: Crowner },
        ColoursAgreed = "colours-agreed",
        SeveralKings = "several-kings",
        PromotionReached = "promotion-reached",
        CaptureNames = "capture-names",
        KingTakesAll = "king-takes-all",

        GoalNormal = "goal-normal",
        GoalLosing = "goal-losing",
        GoalBreakthrough = "goal-breakthrough",
        GoalShort = "goal-short" { goal: Goal },
        DrawTitle = "draw-title" { draw: DrawKind },
        DrawRepetition = "draw-repetition" { times: u8 },
        DrawKingMoves = "draw-king-moves" { moves: u16 },
        DrawEndgame = "draw-endgame" {
            strong: String,
            weak: String,
            refuge: Refuge,
            moves: u16,
        },
        DrawEndgames = "draw-endgames",
        DrawEndgameRow = "draw-endgame-row" {
            strong: String,
            weak: String,
            refuge: Refuge,
            moves: u16,
        },
        DrawStandstill = "draw-standstill" { pieces: String, moves: u16 },
        DrawAgreement = "draw-agreement",
        DrawAgreementOnly = "draw-agreement-only",
        DrawRepetitionShort = "draw-repetition-short" { times: u8 },
        DrawKingMovesShort = "draw-king-moves-short" { moves: u16 },
        DrawEndgameShort = "draw-endgame-short" {
            strong: String,
            weak: String,
            refuge: Refuge,
            moves: u16,
        },
        DrawStandstillShort = "draw-standstill-short" { pieces: String, moves: u16 },
        DrawsNoneShort = "draws-none-short",
        ForceKings = "force-kings" { kings: u8 },
        ForceMen = "force-men" { men: u8 },
        ForceKingsOrMore = "force-kings-or-more" { kings: u8 },
        ForceUpToKings = "force-up-to-kings" { kings: u8 },
        ForceKingsBetween = "force-kings-between" { least: u8, most: u8 },
        ForceMenOrMore = "force-men-or-more" { men: u8 },
        ForceUpToMen = "force-up-to-men" { men: u8 },
        ForceMenBetween = "force-men-between" { least: u8, most: u8 },
        ForceAnyMen = "force-any-men",
        ForcePieces = "force-pieces" { pieces: u8 },
        ForcePiecesOrMore = "force-pieces-or-more" { pieces: u8 },
        ForcePiecesOr = "force-pieces-or" { least: u8, most: u8 },
        ForcePiecesBetween = "force-pieces-between" { least: u8, most: u8 },
        ForceWithAKing = "force-with-a-king" { pieces: String },

        CardHalf = "card-half" { shade: Shade, range: KingRange },
        CardAll = "card-all" { range: KingRange },
        CardLarge = "card-large" { side: u8, range: KingRange },
        CardLines = "card-lines" { lines: Lines },
        CardManCaptures = "card-man-captures" { ways: ManCaptures },
        CardManAgainstKing = "card-man-against-king" { power: ManAgainstKing },
        CardKingCapture = "card-king-capture" { capture: KingCapture },
        CardContinuation = "card-continuation" { continuation: Continuation },
        CardRemoval = "card-removal" { removal: Removal },
        CardCompulsion = "card-compulsion" { compulsion: Compulsion },
        CardChoiceFree = "card-choice-free",
        CardPreference = "card-preference" { preference: Preference },
        CardMostThenKings = "card-most-then-kings",
        CardLike = "card-like" { name: String },
        CardLikeOnBoard = "card-like-on-board" { name: String, side: u8 },
        CardPromotion = "card-promotion" { promotion: Promotion },
        CardGoal = "card-goal" { goal: Goal },

        NotationNumbers = "notation-numbers" { count: u8, corner: Corner },
        NotationLetters = "notation-letters" { count: u8 },
        NotationMoves = "notation-moves" { step: Notated, capture: Notated },
        NotationHuff = "notation-huff" { huff: Notated },
        NotationShort = "notation-short" { writing: Writing },
    }
}

/// Who sets the crown on a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crowner {
    /// The leaflet of the box has the opponent do it.
    Opponent,
    /// The garden leaflet crowns with another man, captured or not.
    AnotherMan,
    /// The others do not say.
    Anyone,
}

/// The ways to draw, for titles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrawKind {
    Repetition,
    KingMoves,
    Endgame,
    Standstill,
    Agreement,
}

choices! {
    Crowner {
        Crowner::Opponent => "opponent",
        Crowner::AnotherMan => "another-man",
        Crowner::Anyone => "anyone",
    }
    DrawKind {
        DrawKind::Repetition => "repetition",
        DrawKind::KingMoves => "king-moves",
        DrawKind::Endgame => "endgame",
        DrawKind::Standstill => "standstill",
        DrawKind::Agreement => "agreement",
    }
    Refuge { Refuge::Anywhere => "anywhere", Refuge::LongDiagonal => "long-diagonal" }
    Shade { Shade::Dark => "dark", Shade::Light => "light" }
    LongDiagonal { LongDiagonal::Left => "left", LongDiagonal::Right => "right" }
    Lines {
        Lines::Diagonal => "diagonal",
        Lines::DiagonalCapturesAlsoStraight => "diagonal-captures-also-straight",
        Lines::Straight => "straight",
    }
    KingRange { KingRange::Short => "short", KingRange::Flying => "flying" }
    ManCaptures { ManCaptures::NotBackward => "not-backward", ManCaptures::AnyWay => "any-way" }
    ManAgainstKing {
        ManAgainstKing::Captures => "captures",
        ManAgainstKing::Powerless => "powerless",
    }
    KingCapture {
        KingCapture::Adjacent => "adjacent",
        KingCapture::FromAfar(Landing::Anywhere) => "anywhere",
        KingCapture::FromAfar(Landing::RightBehind) => "right-behind",
        KingCapture::FromAfar(Landing::RightBehindALastKing) => "right-behind-a-last-king",
    }
    Continuation {
        Continuation::WholeSequence => "whole-sequence",
        Continuation::WhileLandingOffers => "while-landing-offers",
        Continuation::MayStop => "may-stop",
    }
    Removal { Removal::AfterTheMove => "after-the-move", Removal::AtOnce => "at-once" }
    Reversal { Reversal::Allowed => "allowed", Reversal::Forbidden => "forbidden" }
    Compulsion { Compulsion::Forced => "forced", Compulsion::Huff => "huff" }
    Preference {
        Preference::MostPieces => "most-pieces",
        Preference::WithKing => "with-king",
        Preference::MostKings => "most-kings",
        Preference::KingsEarliest => "kings-earliest",
        Preference::MostValue => "most-value",
    }
    Promotion {
        Promotion::AtEndOfMove => "at-end-of-move",
        Promotion::StopsTheMove => "stops-the-move",
        Promotion::InPassing => "in-passing",
    }
    Goal {
        Goal::Normal => "normal",
        Goal::Losing => "losing",
        Goal::Breakthrough => "breakthrough",
    }
    Corner {
        Corner::TopLeft => "top-left",
        Corner::TopRight => "top-right",
        Corner::BottomLeft => "bottom-left",
        Corner::BottomRight => "bottom-right",
    }
    Writing { Writing::Numbers => "numbers", Writing::Letters => "letters" }
    PieceKind { PieceKind::Man => "man", PieceKind::King => "king" }
}

impl Argument for Reading {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(keys_of!(Reading, 27));

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.id().into()
    }
}

impl Argument for PointId {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(keys_of!(PointId, 18));

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.id().into()
    }
}
