//! Why a move of chess is refused, in words.

use ::chess::notation::{Letters, NotAMove, san};
use ::chess::{Article, Attempt, Game, Illegal, Piece, Square, Wing};

use super::points::Topic;
use super::{letters, move_text};
#[cfg(test)]
use crate::message::Kind;
use crate::message::{Argument, NotatedList, choices, messages};
use crate::refusal::Grounds;
use crate::spell::Joint;
use crate::text::Notated;
use crate::{Citation, Contender, Lang, Message, Refusal, Spot};

messages! {
    /// Reasons.
    Why {
        Title = "chess-refusal-title" { reason: Code },
        GameOver = "chess-why-game-over",
        NoPiece = "chess-why-no-piece" { square: String },
        NotYours = "chess-why-not-yours" { square: String },
        StaysPut = "chess-why-stays-put" { square: String },
        OwnPiece = "chess-why-own-piece" { square: String },
        NotItsWay = "chess-why-not-its-way" { piece: Piece, from: String, to: String },
        PathBlocked = "chess-why-path-blocked" { piece: Piece, square: String },
        PawnBackward = "chess-why-pawn-backward" { square: String },
        PawnCapturesForward = "chess-why-pawn-captures-forward" { square: String },
        PawnTwoSquares = "chess-why-pawn-two-squares" { square: String },
        PawnNothingThere = "chess-why-pawn-nothing-there" { square: String },
        EnPassantTooLate = "chess-why-en-passant-too-late" { square: String },
        NoEnPassant = "chess-why-no-en-passant" { square: String },
        PromotionMissing = "chess-why-promotion-missing" { square: String, example: Notated },
        PromotionTo = "chess-why-promotion-to" { piece: Piece },
        NoPromotion = "chess-why-no-promotion" { square: String },
        Pinned = "chess-why-pinned" { square: String, king: String, by: String },
        InCheck = "chess-why-in-check" { king: String, by: String },
        IntoCheck = "chess-why-into-check" { square: String, by: String },
        CastlingLost = "chess-why-castling-lost" { wing: Wing },
        CastlingBlocked = "chess-why-castling-blocked" { square: String },
        CastlingOutOfCheck = "chess-why-castling-out-of-check" { by: String },
        CastlingThroughCheck = "chess-why-castling-through-check" { square: String, by: String },
        NoCastling = "chess-why-no-castling",
        NothingToClaim = "chess-why-nothing-to-claim",
        UnreadableTitle = "chess-unreadable-title",
        Unreadable = "chess-unreadable" { text: String, example: Notated },
        AmbiguousTitle = "chess-ambiguous-title",
        Ambiguous = "chess-ambiguous" { moves: NotatedList },
        NoSuchTitle = "chess-no-such-title",
        NoSuch = "chess-no-such" { piece: Piece, square: String },
    }
}

choices! {
    Piece {
        Piece::Pawn => "pawn",
        Piece::Knight => "knight",
        Piece::Bishop => "bishop",
        Piece::Rook => "rook",
        Piece::Queen => "queen",
        Piece::King => "king",
    }
    Wing { Wing::King => "king", Wing::Queen => "queen" }
}

/// The id of a reason, for its title.
#[derive(Clone, Copy, Debug)]
pub(super) struct Code(&'static str);

impl Argument for Code {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(&Illegal::IDS);

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        self.0.into()
    }
}

/// The article of the rules page that a reason rests on.
pub(crate) const fn topic_of(reason: &Illegal) -> Topic {
    match reason {
        Illegal::GameOver => Topic::Goal,
        Illegal::NoPiece { .. }
        | Illegal::NotYours { .. }
        | Illegal::StaysPut { .. }
        | Illegal::OwnPiece { .. } => Topic::Moving,
        Illegal::NotItsWay { piece, .. } | Illegal::PathBlocked { piece, .. } => {
            topic_of_piece(*piece)
        }
        Illegal::PawnBackward { .. }
        | Illegal::PawnCapturesForward { .. }
        | Illegal::PawnTwoSquares { .. }
        | Illegal::PawnNothingThere { .. } => Topic::Pawn,
        Illegal::EnPassantTooLate { .. } | Illegal::NoEnPassant { .. } => Topic::EnPassant,
        Illegal::PromotionMissing { .. }
        | Illegal::PromotionTo { .. }
        | Illegal::NoPromotion { .. } => Topic::Promotion,
        Illegal::Pinned { .. } | Illegal::InCheck { .. } | Illegal::IntoCheck { .. } => {
            Topic::Check
        }
        Illegal::CastlingLost { .. }
        | Illegal::CastlingBlocked { .. }
        | Illegal::CastlingOutOfCheck { .. }
        | Illegal::CastlingThroughCheck { .. }
        | Illegal::NoCastling => Topic::Castling,
        Illegal::NothingToClaim => Topic::Claims,
    }
}

/// Why a move was refused.
#[must_use]
pub fn refusal(refusal: &::chess::Refusal, lang: Lang) -> Refusal {
    let reason = &refusal.reason;
    let grounds = Grounds {
        reason: reason.id(),
        anchor: topic_of(reason).id(),
        article: Citation::of_chess(&refusal.article, lang),
        lit: reason.squares().into_iter().map(Spot::Field).collect(),
        tried: refusal.tried.map(|tried| Contender {
            text: written(tried, lang),
            route: vec![Spot::Field(tried.from), Spot::Field(tried.to)],
            taken: Vec::new(),
            verdict: None,
        }),
        instead: refusal
            .instead
            .zip(refusal.instead_text.as_ref())
            .map(|(instead, text)| Contender {
                text: move_text(text, lang),
                route: vec![Spot::Field(instead.from), Spot::Field(instead.to)],
                taken: Vec::new(),
                verdict: None,
            }),
    };
    let title = Why::Title {
        reason: Code(reason.id()),
    }
    .say(lang);
    grounds.worded(lang, title, &why(reason, lang), None)
}

/// An attempt by its squares: `e2-e5`.
fn written(tried: Attempt, lang: Lang) -> String {
    let becomes = tried.promotion.and_then(|piece| letters(lang).of(piece));
    let becomes = becomes.map(|letter| format!("={letter}"));
    format!("{}-{}{}", tried.from, tried.to, becomes.unwrap_or_default())
}

fn why(reason: &Illegal, lang: Lang) -> Why {
    let name = |square: Square| square.to_string();
    match *reason {
        Illegal::GameOver => Why::GameOver,
        Illegal::NoPiece { from } => Why::NoPiece { square: name(from) },
        Illegal::NotYours { from } => Why::NotYours { square: name(from) },
        Illegal::StaysPut { at } => Why::StaysPut { square: name(at) },
        Illegal::OwnPiece { at } => Why::OwnPiece { square: name(at) },
        Illegal::NotItsWay { piece, from, to } => Why::NotItsWay {
            piece,
            from: name(from),
            to: name(to),
        },
        Illegal::PathBlocked { piece, at } => Why::PathBlocked {
            piece,
            square: name(at),
        },
        Illegal::PawnBackward { from } => Why::PawnBackward { square: name(from) },
        Illegal::PawnCapturesForward { at } => Why::PawnCapturesForward { square: name(at) },
        Illegal::PawnTwoSquares { from } => Why::PawnTwoSquares { square: name(from) },
        Illegal::PawnNothingThere { at } => Why::PawnNothingThere { square: name(at) },
        Illegal::EnPassantTooLate { pawn } => Why::EnPassantTooLate { square: name(pawn) },
        Illegal::NoEnPassant { pawn } => Why::NoEnPassant { square: name(pawn) },
        Illegal::PromotionMissing { at } => Why::PromotionMissing {
            square: name(at),
            example: Notated::new(&move_text(&format!("{at}=Q"), lang)),
        },
        Illegal::PromotionTo { piece } => Why::PromotionTo { piece },
        Illegal::NoPromotion { at } => Why::NoPromotion { square: name(at) },
        Illegal::Pinned { from, by, king } => Why::Pinned {
            square: name(from),
            king: name(king),
            by: name(by),
        },
        Illegal::InCheck { king, by } => Why::InCheck {
            king: name(king),
            by: name(by),
        },
        Illegal::IntoCheck { to, by } => Why::IntoCheck {
            square: name(to),
            by: name(by),
        },
        Illegal::CastlingLost { wing } => Why::CastlingLost { wing },
        Illegal::CastlingBlocked { at } => Why::CastlingBlocked { square: name(at) },
        Illegal::CastlingOutOfCheck { by } => Why::CastlingOutOfCheck { by: name(by) },
        Illegal::CastlingThroughCheck { at, by } => Why::CastlingThroughCheck {
            square: name(at),
            by: name(by),
        },
        Illegal::NoCastling => Why::NoCastling,
        Illegal::NothingToClaim => Why::NothingToClaim,
    }
}

/// Why a text is no move.
pub(super) fn why_unreadable(why: &NotAMove, text: &str, example: &str, lang: Lang) -> Why {
    match why {
        NotAMove::Ambiguous(moves) => {
            let notated = |text: &String| Notated::new(&move_text(text, lang));
            let moves = NotatedList(moves.iter().map(notated).collect(), Joint::Or);
            Why::Ambiguous { moves }
        }
        NotAMove::NoSuch { piece, to } => Why::NoSuch {
            piece: *piece,
            square: to.to_string(),
        },
        NotAMove::Illegal(reason) => self::why(reason, lang),
        NotAMove::Unreadable => Why::Unreadable {
            text: text.to_owned(),
            example: Notated::new(&move_text(example, lang)),
        },
    }
}

/// What to say of a text that is no move in a game, or of which it is open which.
#[must_use]
pub fn unreadable(why: &NotAMove, text: &str, game: &Game, lang: Lang) -> Refusal {
    let first = game.legal_moves().first().copied();
    let example = first.map(|made| san(game.board(), game.rules(), made, Letters::English));
    let (reason, title, topic) = match why {
        NotAMove::Ambiguous(_) => ("ambiguous", Why::AmbiguousTitle, Topic::Notation),
        NotAMove::NoSuch { piece, .. } => ("no-such", Why::NoSuchTitle, topic_of_piece(*piece)),
        NotAMove::Illegal(_) | NotAMove::Unreadable => {
            ("unreadable", Why::UnreadableTitle, Topic::Notation)
        }
    };
    let article: Article = topic.article(game.rules());
    let grounds = Grounds {
        reason,
        anchor: topic.id(),
        article: Citation::of_chess(&article, lang),
        lit: Vec::new(),
        tried: None,
        instead: None,
    };
    let rule = why_unreadable(why, text, example.as_deref().unwrap_or("…"), lang);
    grounds.worded(lang, title.say(lang), &rule, None)
}

const fn topic_of_piece(piece: Piece) -> Topic {
    match piece {
        Piece::Pawn => Topic::Pawn,
        Piece::Knight => Topic::Knight,
        Piece::Bishop => Topic::Bishop,
        Piece::Rook => Topic::Rook,
        Piece::Queen => Topic::Queen,
        Piece::King => Topic::King,
    }
}
