//! Why a move of draughts is refused, in words.

use draughts::notation::MoveText;
use draughts::{
    Illegal, Lines, Move, PieceKind, PointId, Position, Preference, Reason, Rules, Square,
};

use super::messages::Rule;
use super::{Written, move_text, squares_in_words};
#[cfg(test)]
use crate::message::Kind;
use crate::message::{Argument, NotatedList, messages};
use crate::refusal::Grounds;
use crate::spell::{Joint, list};
use crate::text::Notated;
use crate::{Citation, Contender, Lang, Message, Refusal};

messages! {
    /// Reasons.
    Why {
        Title = "draughts-refusal-title" { reason: Code },
        TakesPieces = "takes-pieces" { count: usize },
        GameOver = "why-game-over",
        NotAPlayingSquare = "why-not-a-playing-square" { square: String },
        NoPieceOnFile = "why-no-piece-on-file" { file: String },
        NoPiece = "why-no-piece" { square: String },
        NotYours = "why-not-yours" { square: String },
        GoesNowhere = "why-goes-nowhere" { square: String },
        Ambiguous = "why-ambiguous" { moves: NotatedList },
        NotOnALine = "why-not-on-a-line" { from: String, to: String, lines: Lines },
        Occupied = "why-occupied" { square: String, kind: PieceKind },
        ManMovesOneSquare = "why-man-moves-one-square" { from: String },
        ManMovesBack = "why-man-moves-back" { from: String },
        KingIsShort = "why-king-is-short" { from: String },
        KingMustRest = "why-king-must-rest" { king: String, limit: u8 },
        NothingToTake = "why-nothing-to-take" { from: String, to: String },
        OverOwnPiece = "why-over-own-piece" { square: String },
        JumpedTwice = "why-jumped-twice" { square: String },
        TwoTogether = "why-two-together" { over: String, behind: String },
        ManCapturesBack = "why-man-captures-back" { from: String, over: String },
        ManCapturesKing = "why-man-captures-king" { square: String },
        TooFarToCapture = "why-too-far-to-capture" { from: String, over: String, kind: PieceKind },
        LandsTooFar = "why-lands-too-far" { over: String, landing: String },
        TurnsBack = "why-turns-back" { square: String },
        CrownStops = "why-crown-stops" { square: String },
        NotYetCrowned = "why-not-yet-crowned" { square: String },
        MustCapture = "why-must-capture" { play: Notated },
        NotFinished = "why-not-finished" { square: String, next: String },
        LandsWhereItEnds = "why-lands-where-it-ends" { over: String, landing: String },
        LandsFarBehindAKing = "why-lands-far-behind-a-king" { over: String, landing: String },
        TakesTooFew = "why-takes-too-few" { most: usize, play: Notated },
        NotWithTheKing = "why-not-with-the-king" { play: Notated },
        TakesTooFewKings = "why-takes-too-few-kings" { most: usize, play: Notated },
        KingsTooLate = "why-kings-too-late" { place: usize, play: Notated },
        TakesTooLittle = "why-takes-too-little" { most: String, play: Notated },
        NothingToHuff = "why-nothing-to-huff" { square: String },
        CannotHuff = "why-cannot-huff" { square: String, huffable: String },
        NoHuffHere = "why-no-huff-here" { square: String },
        Unexplained = "why-unexplained",
        UnreadableTitle = "unreadable-move-title",
        Unreadable = "why-unreadable-move" { text: String, example: Notated },
    }
}

messages! {
    /// What the tried move does.
    Tried {
        CapturesNothing = "tried-captures-nothing",
        Takes = "tried-takes" { taken: usize },
        WithAMan = "tried-with-a-man",
        TakesKings = "tried-takes-kings" { taken: usize },
        TakesAManThere = "tried-takes-a-man-there",
        TakesHaul = "tried-takes-haul" { taken: String },
    }
}

/// The code of a reason, for its title.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code(&'static str);

impl Argument for Code {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(&[
        "game-over",
        "not-a-playing-square",
        "no-piece-on-file",
        "no-piece",
        "not-yours",
        "goes-nowhere",
        "ambiguous",
        "not-on-a-line",
        "occupied",
        "man-moves-one-square",
        "man-moves-back",
        "king-is-short",
        "king-must-rest",
        "nothing-to-take",
        "over-own-piece",
        "jumped-twice",
        "two-together",
        "man-captures-back",
        "man-captures-king",
        "too-far-to-capture",
        "lands-too-far",
        "turns-back",
        "crown-stops",
        "not-yet-crowned",
        "must-capture",
        "not-finished",
        "lands-where-it-ends",
        "lands-far-behind-a-king",
        "must-take-the-most",
        "must-take-with-the-king",
        "must-take-the-most-kings",
        "kings-earliest",
        "must-take-the-most-value",
        "nothing-to-huff",
        "cannot-huff",
        "no-huff-here",
        "unexplained",
    ]);

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.0.into()
    }
}

/// A move as somebody tried it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    text: String,
    route: Vec<Square>,
}

impl Attempt {
    /// The way over these squares in a position.
    #[must_use]
    pub fn new(position: &Position, rules: &Rules, route: &[Square]) -> Self {
        Self {
            text: Written(rules).route(position, route),
            route: route.to_vec(),
        }
    }

    /// What was typed, if it names squares of this board.
    #[must_use]
    pub fn typed(position: &Position, rules: &Rules, text: &str) -> Option<Self> {
        let text: MoveText = text.parse().ok()?;
        let names = rules.names();
        let route: Option<Vec<Square>> = text
            .squares()
            .iter()
            .map(|&name| names.find(name))
            .collect();
        Some(Self::new(position, rules, &route?))
    }

    /// The attempt in notation: `22×15`.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

/// The article of the rules page that a reason rests on, by its anchor.
pub(crate) fn anchor_of(reason: &Reason) -> &'static str {
    match reason {
        Reason::GameOver => PointId::Goal.id(),
        Reason::NotAPlayingSquare(_) => PointId::Board.id(),
        Reason::Ambiguous(_) | Reason::NoPieceOnFile(_) => PointId::Notation.id(),
        Reason::NotYours(_) => PointId::FirstMover.id(),
        Reason::NoPiece(_)
        | Reason::GoesNowhere(_)
        | Reason::NotOnALine { .. }
        | Reason::Occupied { .. }
        | Reason::ManMovesOneSquare { .. }
        | Reason::ManMovesBack { .. }
        | Reason::NothingToTake { .. }
        | Reason::Unexplained => PointId::Lines.id(),
        Reason::KingIsShort { .. } => PointId::KingRange.id(),
        Reason::KingMustRest { .. } => PointId::KingPatience.id(),
        Reason::OverOwnPiece(_) | Reason::JumpedTwice(_) | Reason::TwoTogether { .. } => BANS,
        Reason::ManCapturesBack { .. } => PointId::ManCaptures.id(),
        Reason::ManCapturesKing(_) => PointId::ManAgainstKing.id(),
        Reason::TooFarToCapture { kind, .. } => match kind {
            PieceKind::Man => PointId::ManCaptures.id(),
            PieceKind::King => PointId::KingCapture.id(),
        },
        Reason::LandsTooFar { .. } | Reason::LandsFarBehindAKing { .. } => {
            PointId::KingCapture.id()
        }
        Reason::TurnsBack { .. } => PointId::Reversal.id(),
        Reason::CrownStops(_) | Reason::NotYetCrowned(_) => PointId::Promotion.id(),
        Reason::MustCapture { .. }
        | Reason::NothingToHuff(_)
        | Reason::CannotHuff { .. }
        | Reason::NoHuffHere(_) => PointId::Compulsion.id(),
        Reason::NotFinished { .. } | Reason::LandsWhereItEnds { .. } => PointId::Continuation.id(),
        Reason::TakesTooFew { .. } => preference_anchor(Preference::MostPieces),
        Reason::NotWithTheKing { .. } => preference_anchor(Preference::WithKing),
        Reason::TakesTooFewKings { .. } => preference_anchor(Preference::MostKings),
        Reason::KingsTooLate { .. } => preference_anchor(Preference::KingsEarliest),
        Reason::TakesTooLittle { .. } => preference_anchor(Preference::MostValue),
    }
}

/// The anchor of the article on what cannot be jumped.
pub(crate) const BANS: &str = "bans";

/// The anchor of the article on a preference.
#[must_use]
pub const fn preference_anchor(preference: Preference) -> &'static str {
    match preference {
        Preference::MostPieces => "most-pieces",
        Preference::WithKing => "with-king",
        Preference::MostKings => "most-kings",
        Preference::KingsEarliest => "kings-earliest",
        Preference::MostValue => "most-value",
    }
}

/// Why a move was refused. `tried` is the move itself, where the caller knows it.
#[must_use]
pub fn refusal(illegal: &Illegal, rules: &Rules, tried: Option<&Attempt>, lang: Lang) -> Refusal {
    let written = Written(rules);
    let reason = &illegal.reason;
    let grounds = Grounds {
        reason: reason.code(),
        anchor: anchor_of(reason),
        article: Citation::of_draughts(&illegal.article, lang),
        lit: reason
            .squares()
            .iter()
            .map(|square| written.spot(square))
            .collect(),
        tried: tried.map(|attempt| Contender {
            text: attempt.text.clone(),
            route: attempt
                .route
                .iter()
                .map(|&square| written.spot(square))
                .collect(),
            taken: Vec::new(),
            verdict: tried_count(reason).map(|count| Why::TakesPieces { count }.say(lang)),
        }),
        instead: illegal.alternative.as_ref().map(|play| Contender {
            text: move_text(rules, play),
            route: play
                .route()
                .iter()
                .map(|&square| written.spot(square))
                .collect(),
            taken: play
                .taken()
                .iter()
                .map(|&square| written.spot(square))
                .collect(),
            verdict: tried_count(reason).map(|_| {
                let count = play.taken().len();
                Why::TakesPieces { count }.say(lang)
            }),
        }),
    };
    let title = Why::Title {
        reason: Code(reason.code()),
    }
    .say(lang);
    let does = what_it_does(reason, lang);
    let does: Option<&dyn Fn(Lang) -> String> = match &does {
        Some(tried) => Some(&|lang| tried.say(lang)),
        None => None,
    };
    grounds.worded(lang, title, &why(illegal, rules, lang), does)
}

/// How many pieces the tried move takes, where the reason compares captures.
fn tried_count(reason: &Reason) -> Option<usize> {
    match reason {
        Reason::MustCapture { .. } => Some(0),
        Reason::TakesTooFew { taken, .. } => Some(*taken),
        Reason::TakesTooLittle { taken, .. } => Some(taken.0 + taken.1),
        _ => None,
    }
}

fn why(illegal: &Illegal, rules: &Rules, lang: Lang) -> Why {
    let written = Written(rules);
    let name = |square: &Square| written.square(*square);
    let play = || {
        let best = illegal.alternative.as_ref();
        best.map_or_else(|| Notated::new("…"), |play: &Move| written.play(play))
    };
    match &illegal.reason {
        Reason::GameOver => Why::GameOver,
        Reason::NotAPlayingSquare(square) => Why::NotAPlayingSquare {
            square: square.to_string(),
        },
        Reason::NoPieceOnFile(file) => Why::NoPieceOnFile {
            file: file.to_string(),
        },
        Reason::NoPiece(square) => Why::NoPiece {
            square: name(square),
        },
        Reason::NotYours(square) => Why::NotYours {
            square: name(square),
        },
        Reason::GoesNowhere(square) => Why::GoesNowhere {
            square: name(square),
        },
        Reason::Ambiguous(moves) => Why::Ambiguous {
            moves: NotatedList(
                moves.iter().map(|play| written.play(play)).collect(),
                Joint::Or,
            ),
        },
        Reason::NotOnALine { from, to } => Why::NotOnALine {
            from: name(from),
            to: name(to),
            lines: rules.lines.value,
        },
        Reason::Occupied { square, by } => Why::Occupied {
            square: name(square),
            kind: by.kind,
        },
        Reason::ManMovesOneSquare { from, .. } => Why::ManMovesOneSquare { from: name(from) },
        Reason::ManMovesBack { from, .. } => Why::ManMovesBack { from: name(from) },
        Reason::KingIsShort { from, .. } => Why::KingIsShort { from: name(from) },
        Reason::KingMustRest { king, limit } => Why::KingMustRest {
            king: name(king),
            limit: *limit,
        },
        Reason::NothingToTake { from, to } => Why::NothingToTake {
            from: name(from),
            to: name(to),
        },
        Reason::OverOwnPiece(square) => Why::OverOwnPiece {
            square: name(square),
        },
        Reason::JumpedTwice(square) => Why::JumpedTwice {
            square: name(square),
        },
        Reason::TwoTogether { over, behind } => Why::TwoTogether {
            over: name(over),
            behind: name(behind),
        },
        Reason::ManCapturesBack { from, over } => Why::ManCapturesBack {
            from: name(from),
            over: name(over),
        },
        Reason::ManCapturesKing(square) => Why::ManCapturesKing {
            square: name(square),
        },
        Reason::TooFarToCapture { from, over, kind } => Why::TooFarToCapture {
            from: name(from),
            over: name(over),
            kind: *kind,
        },
        Reason::LandsTooFar { over, landing } => Why::LandsTooFar {
            over: name(over),
            landing: name(landing),
        },
        Reason::TurnsBack { at } => Why::TurnsBack { square: name(at) },
        Reason::CrownStops(square) => Why::CrownStops {
            square: name(square),
        },
        Reason::NotYetCrowned(square) => Why::NotYetCrowned {
            square: name(square),
        },
        Reason::MustCapture { .. } => Why::MustCapture { play: play() },
        Reason::NotFinished { at, next } => Why::NotFinished {
            square: name(at),
            next: name(next),
        },
        Reason::LandsWhereItEnds { over, landing } => Why::LandsWhereItEnds {
            over: name(over),
            landing: name(landing),
        },
        Reason::LandsFarBehindAKing { over, landing } => Why::LandsFarBehindAKing {
            over: name(over),
            landing: name(landing),
        },
        Reason::TakesTooFew { most, .. } => Why::TakesTooFew {
            most: *most,
            play: play(),
        },
        Reason::NotWithTheKing { .. } => Why::NotWithTheKing { play: play() },
        Reason::TakesTooFewKings { most, .. } => Why::TakesTooFewKings {
            most: *most,
            play: play(),
        },
        Reason::KingsTooLate { place } => Why::KingsTooLate {
            place: *place,
            play: play(),
        },
        Reason::TakesTooLittle { most, .. } => Why::TakesTooLittle {
            most: haul(*most, lang),
            play: play(),
        },
        Reason::NothingToHuff(square) => Why::NothingToHuff {
            square: name(square),
        },
        Reason::CannotHuff { square, huffable } => Why::CannotHuff {
            square: name(square),
            huffable: squares_in_words(rules, *huffable, Joint::Or, lang),
        },
        Reason::NoHuffHere(square) => Why::NoHuffHere {
            square: name(square),
        },
        Reason::Unexplained => Why::Unexplained,
    }
}

/// What the tried move does, where the reason compares it with another.
fn what_it_does(reason: &Reason, lang: Lang) -> Option<Tried> {
    Some(match reason {
        Reason::MustCapture { .. } => Tried::CapturesNothing,
        Reason::TakesTooFew { taken, .. } => Tried::Takes { taken: *taken },
        Reason::NotWithTheKing { .. } => Tried::WithAMan,
        Reason::TakesTooFewKings { taken, .. } => Tried::TakesKings { taken: *taken },
        Reason::KingsTooLate { .. } => Tried::TakesAManThere,
        Reason::TakesTooLittle { taken, .. } => Tried::TakesHaul {
            taken: haul(*taken, lang),
        },
        _ => return None,
    })
}

/// Men and kings taken: "two men and one king".
fn haul((men, kings): (usize, usize), lang: Lang) -> String {
    let count = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
    let mut parts = Vec::new();
    if men > 0 {
        parts.push(Rule::ForceMen { men: count(men) }.say(lang));
    }
    if kings > 0 {
        parts.push(
            Rule::ForceKings {
                kings: count(kings),
            }
            .say(lang),
        );
    }
    list(lang, Joint::And, &parts)
}

/// The refusal of a text that is no move at all.
#[must_use]
pub fn unreadable(text: &str, position: &Position, rules: &Rules, lang: Lang) -> Refusal {
    let written = Written(rules);
    let legal = position.legal_moves(rules);
    let example = legal
        .first()
        .map_or_else(|| Notated::new("…"), |play| written.play(play));
    let grounds = Grounds {
        reason: "unreadable",
        anchor: PointId::Notation.id(),
        article: Citation::of_draughts(&rules.notation.article, lang),
        lit: Vec::new(),
        tried: None,
        instead: None,
    };
    let rule = Why::Unreadable {
        text: text.to_owned(),
        example,
    };
    grounds.worded(lang, Why::UnreadableTitle.say(lang), &rule, None)
}
