//! Why a move is refused.

use core::fmt;

use cozy_chess::{Piece, Square};

use crate::article::Article;
use crate::rules::Rules;

/// Which way a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Wing {
    /// To the g-file.
    King,
    /// To the c-file.
    Queen,
}

/// The rule that forbids a move, with what is needed to explain it.
///
/// [`Illegal::id`] names the reason, [`Illegal::article`] says where the rule stands; the text form is one English
/// sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game is over.
    GameOver,
    /// There is no piece.
    NoPiece {
        /// Where it was looked for.
        from: Square,
    },
    /// The piece is the opponent's.
    NotYours {
        /// Where it stands.
        from: Square,
    },
    /// The move ends where it began.
    StaysPut {
        /// There.
        at: Square,
    },
    /// A piece of the same colour stands there.
    OwnPiece {
        /// There.
        at: Square,
    },
    /// The piece does not move so.
    NotItsWay {
        /// The piece.
        piece: Piece,
        /// From here …
        from: Square,
        /// … to here.
        to: Square,
    },
    /// Something stands in between.
    PathBlocked {
        /// The piece.
        piece: Piece,
        /// The first square that is not free.
        at: Square,
    },
    /// A pawn goes forward only.
    PawnBackward {
        /// The pawn.
        from: Square,
    },
    /// The square ahead of a pawn is not free, and it does not capture that way.
    PawnCapturesForward {
        /// The square.
        at: Square,
    },
    /// Only from its first square does a pawn go two squares.
    PawnTwoSquares {
        /// The pawn.
        from: Square,
    },
    /// A pawn goes to the side only to capture, and there is nothing to capture.
    PawnNothingThere {
        /// The square.
        at: Square,
    },
    /// The pawn that could have been taken in passing did not move just now.
    EnPassantTooLate {
        /// The pawn that went two squares.
        pawn: Square,
    },
    /// This house does not play capturing in passing.
    NoEnPassant {
        /// The pawn that went two squares.
        pawn: Square,
    },
    /// A pawn on the last row has to become something, and it is not said what.
    PromotionMissing {
        /// The square.
        at: Square,
    },
    /// A pawn does not become this.
    PromotionTo {
        /// What was asked for.
        piece: Piece,
    },
    /// Something is named that the piece is to become, and it becomes nothing.
    NoPromotion {
        /// Where it goes.
        at: Square,
    },
    /// The piece shields its king.
    Pinned {
        /// The piece.
        from: Square,
        /// From what.
        by: Square,
        /// The king.
        king: Square,
    },
    /// The king is in check, and the move leaves it there.
    InCheck {
        /// The king.
        king: Square,
        /// What gives check afterwards.
        by: Square,
    },
    /// The king would go into check.
    IntoCheck {
        /// Where it goes.
        to: Square,
        /// What attacks that square.
        by: Square,
    },
    /// The king or the rook has moved before.
    CastlingLost {
        /// Which way.
        wing: Wing,
    },
    /// Something stands between king and rook, or where one of them goes.
    CastlingBlocked {
        /// Where.
        at: Square,
    },
    /// A king does not castle out of check.
    CastlingOutOfCheck {
        /// What gives check.
        by: Square,
    },
    /// A king does not castle across or onto an attacked square.
    CastlingThroughCheck {
        /// The square.
        at: Square,
        /// What attacks it.
        by: Square,
    },
    /// This house does not castle.
    NoCastling,
    /// There is nothing to claim a draw by.
    NothingToClaim,
}

impl Illegal {
    /// Every stable name.
    pub const IDS: [&'static str; 25] = [
        "game-over",
        "no-piece",
        "not-yours",
        "stays-put",
        "own-piece",
        "not-its-way",
        "path-blocked",
        "pawn-backward",
        "pawn-captures-forward",
        "pawn-two-squares",
        "pawn-nothing-there",
        "en-passant-too-late",
        "no-en-passant",
        "promotion-missing",
        "promotion-to",
        "no-promotion",
        "pinned",
        "in-check",
        "into-check",
        "castling-lost",
        "castling-blocked",
        "castling-out-of-check",
        "castling-through-check",
        "no-castling",
        "nothing-to-claim",
    ];

    /// A stable name of the reason, for JSON and translations.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::NoPiece { .. } => "no-piece",
            Self::NotYours { .. } => "not-yours",
            Self::StaysPut { .. } => "stays-put",
            Self::OwnPiece { .. } => "own-piece",
            Self::NotItsWay { .. } => "not-its-way",
            Self::PathBlocked { .. } => "path-blocked",
            Self::PawnBackward { .. } => "pawn-backward",
            Self::PawnCapturesForward { .. } => "pawn-captures-forward",
            Self::PawnTwoSquares { .. } => "pawn-two-squares",
            Self::PawnNothingThere { .. } => "pawn-nothing-there",
            Self::EnPassantTooLate { .. } => "en-passant-too-late",
            Self::NoEnPassant { .. } => "no-en-passant",
            Self::PromotionMissing { .. } => "promotion-missing",
            Self::PromotionTo { .. } => "promotion-to",
            Self::NoPromotion { .. } => "no-promotion",
            Self::Pinned { .. } => "pinned",
            Self::InCheck { .. } => "in-check",
            Self::IntoCheck { .. } => "into-check",
            Self::CastlingLost { .. } => "castling-lost",
            Self::CastlingBlocked { .. } => "castling-blocked",
            Self::CastlingOutOfCheck { .. } => "castling-out-of-check",
            Self::CastlingThroughCheck { .. } => "castling-through-check",
            Self::NoCastling => "no-castling",
            Self::NothingToClaim => "nothing-to-claim",
        }
    }

    /// Where the rule stands.
    #[must_use]
    pub const fn article(&self, rules: &Rules) -> Article {
        Article::fide(match self {
            Self::GameOver => "5.1.1",
            Self::NoPiece { .. } | Self::NotYours { .. } => "1.2",
            Self::StaysPut { .. } => "1.1",
            Self::OwnPiece { .. } => "3.1",
            Self::NotItsWay { piece, .. } => match piece {
                Piece::Bishop => "3.2",
                Piece::Rook => "3.3",
                Piece::Queen => "3.4",
                Piece::Knight => "3.6",
                Piece::Pawn => "3.7",
                Piece::King => "3.8.1",
            },
            Self::PathBlocked {
                piece: Piece::Pawn, ..
            }
            | Self::PawnTwoSquares { .. } => "3.7.2",
            Self::PathBlocked { .. } => "3.5",
            Self::PawnBackward { .. } | Self::PawnCapturesForward { .. } => "3.7.1",
            Self::PawnNothingThere { .. } => "3.7.3",
            Self::EnPassantTooLate { .. } => "3.7.3.2",
            Self::NoEnPassant { .. } => return rules.en_passant.article,
            Self::PromotionMissing { .. } | Self::NoPromotion { .. } => "3.7.3.3",
            Self::PromotionTo { .. } => return rules.promotion.article,
            Self::Pinned { .. } | Self::InCheck { .. } | Self::IntoCheck { .. } => "3.9.2",
            Self::CastlingLost { .. } => "3.8.2.1",
            Self::CastlingOutOfCheck { .. } | Self::CastlingThroughCheck { .. } => "3.8.2.2.1",
            Self::CastlingBlocked { .. } => "3.8.2.2.2",
            Self::NoCastling => return rules.castling.article,
            Self::NothingToClaim => "9.5.3",
        })
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GameOver => f.write_str("The game is over."),
            Self::NoPiece { from } => write!(f, "There is no piece on {from}."),
            Self::NotYours { from } => write!(f, "The piece on {from} is the opponent's."),
            Self::StaysPut { at } => write!(f, "The move ends on {at}, where it began."),
            Self::OwnPiece { at } => write!(f, "A piece of the same colour stands on {at}."),
            Self::NotItsWay { piece, from, to } => {
                write!(f, "A {} does not go from {from} to {to}.", name(*piece))
            }
            Self::PathBlocked { at, .. } => write!(f, "A piece stands in the way on {at}."),
            Self::PawnBackward { from } => write!(f, "The pawn on {from} only goes forward."),
            Self::PawnCapturesForward { at } => {
                write!(f, "A pawn does not capture straight ahead, on {at}.")
            }
            Self::PawnTwoSquares { from } => {
                write!(
                    f,
                    "Only from its first square does a pawn go two squares, not from {from}."
                )
            }
            Self::PawnNothingThere { at } => {
                write!(f, "A pawn goes aside only to capture, and {at} is empty.")
            }
            Self::EnPassantTooLate { pawn } => write!(
                f,
                "The pawn on {pawn} can be taken in passing only right after its move of two squares."
            ),
            Self::NoEnPassant { pawn } => write!(
                f,
                "By these rules the pawn on {pawn} cannot be taken in passing."
            ),
            Self::PromotionMissing { at } => {
                write!(f, "It is not said what the pawn becomes on {at}.")
            }
            Self::PromotionTo { piece } => {
                write!(
                    f,
                    "By these rules a pawn does not become a {}.",
                    name(*piece)
                )
            }
            Self::NoPromotion { at } => write!(f, "Nothing becomes another piece on {at}."),
            Self::Pinned { from, by, king } => write!(
                f,
                "The piece on {from} shields the king on {king} from the piece on {by}."
            ),
            Self::InCheck { king, by } => write!(
                f,
                "The king on {king} is in check, and the piece on {by} would go on giving it."
            ),
            Self::IntoCheck { to, by } => {
                write!(
                    f,
                    "The king cannot go to {to}, which the piece on {by} attacks."
                )
            }
            Self::CastlingLost { .. } => f.write_str(
                "The king or that rook has moved, so castling this way is no longer possible.",
            ),
            Self::CastlingBlocked { at } => {
                write!(
                    f,
                    "Castling needs free squares, and a piece stands on {at}."
                )
            }
            Self::CastlingOutOfCheck { by } => write!(
                f,
                "A king in check does not castle, and the piece on {by} gives check."
            ),
            Self::CastlingThroughCheck { at, by } => write!(
                f,
                "The king cannot castle by way of {at}, which the piece on {by} attacks."
            ),
            Self::NoCastling => f.write_str("By these rules kings do not castle."),
            Self::NothingToClaim => f.write_str(
                "There is no draw to claim: not the same position often enough, nor moves enough.",
            ),
        }
    }
}

impl core::error::Error for Illegal {}

const fn name(piece: Piece) -> &'static str {
    match piece {
        Piece::Pawn => "pawn",
        Piece::Knight => "knight",
        Piece::Bishop => "bishop",
        Piece::Rook => "rook",
        Piece::Queen => "queen",
        Piece::King => "king",
    }
}
