//! Why a move is refused: one reason for each way to break the rules, with the squares to show.

use crate::notation::{Named, NamedMove, NamedSquare, Names};
use crate::{Article, Move, Piece, PieceKind, Square, SquareSet};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// A refusal: the reason, where the rule stands, and what could be played instead.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Illegal {
    /// Which rule is broken, and how.
    pub reason: Reason,
    /// Where that rule stands in the rule set.
    pub article: Article,
    /// A legal move to show, with the same piece where it has one; `None` where no move is legal.
    pub alternative: Option<Move>,
    /// How the rule set calls its squares, for the text.
    pub names: Names,
}

/// Which rule a tried move breaks.
///
/// A capture is examined jump by jump and the first jump that fails gives the reason; only what moves like a
/// legal move is then held against compulsion, completeness and precedence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The game is over.
    GameOver,
    /// No square of the board is called so, or nobody plays on it.
    NotAPlayingSquare(NamedSquare),
    /// The short notation names a file on which the player has no piece.
    NoPieceOnFile(NamedSquare),
    /// Nothing stands where the move starts.
    NoPiece(Square),
    /// The piece is the opponent's.
    NotYours(Square),
    /// The move ends where it starts without having gone anywhere.
    GoesNowhere(Square),
    /// Several captures fit what was entered: all of them.
    Ambiguous(Vec<Move>),

    /// The two squares are on no line that a piece moves along.
    NotOnALine {
        /// Where the step or jump starts.
        from: Square,
        /// Where it should end.
        to: Square,
    },
    /// The square to move to is taken.
    Occupied {
        /// The square.
        square: Square,
        /// What stands there.
        by: Piece,
    },
    /// A man moves one square.
    ManMovesOneSquare {
        /// Where the man stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// A man does not move back.
    ManMovesBack {
        /// Where the man stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// These kings move one square.
    KingIsShort {
        /// Where the king stands.
        from: Square,
        /// Where it should go.
        to: Square,
    },
    /// This king has moved as often in a row as it may; it must wait for another piece to move.
    KingMustRest {
        /// The king.
        king: Square,
        /// How many moves it may make in a row.
        limit: u8,
    },

    /// The jump passes over nothing.
    NothingToTake {
        /// Where it starts.
        from: Square,
        /// Where it should end.
        to: Square,
    },
    /// The jump passes over a piece of the player's own.
    OverOwnPiece(Square),
    /// The capture passes over the same piece twice.
    JumpedTwice(Square),
    /// There is no room behind the piece: another one stands there.
    TwoTogether {
        /// The piece to be jumped.
        over: Square,
        /// The one behind it.
        behind: Square,
    },
    /// A man does not capture back.
    ManCapturesBack {
        /// Where the man stands at that moment.
        from: Square,
        /// The piece behind it.
        over: Square,
    },
    /// A man does not capture a king.
    ManCapturesKing(Square),
    /// The capturing piece must touch the piece it jumps.
    TooFarToCapture {
        /// Where it stands at that moment.
        from: Square,
        /// The piece it does not touch.
        over: Square,
        /// What the capturing piece is.
        kind: PieceKind,
    },
    /// The jump must end right behind the piece.
    LandsTooFar {
        /// The jumped piece.
        over: Square,
        /// Where the jump should have ended.
        landing: Square,
    },
    /// The capture may not turn straight back.
    TurnsBack {
        /// Where it turns.
        at: Square,
    },
    /// Crowned by the capture, the piece stops there.
    CrownStops(Square),
    /// Passing over the last row does not crown, so the piece cannot go on as a king.
    NotYetCrowned(Square),

    /// There is a capture, so nothing else may be played.
    MustCapture {
        /// The pieces that can capture.
        with: SquareSet,
    },
    /// The capture must go on.
    NotFinished {
        /// Where it stopped.
        at: Square,
        /// A piece that can be taken from there.
        next: Square,
    },
    /// Behind this piece, the capture must land where it can go on.
    LandsWhereItEnds {
        /// The jumped piece.
        over: Square,
        /// Where it goes on.
        landing: Square,
    },
    /// A capture that ends by taking a king ends right behind it.
    LandsFarBehindAKing {
        /// The king.
        over: Square,
        /// The square right behind it.
        landing: Square,
    },

    /// Another capture takes more.
    TakesTooFew {
        /// How many the tried one takes.
        taken: usize,
        /// How many must be taken.
        most: usize,
    },
    /// Another capture of the same size is made by a king.
    NotWithTheKing {
        /// The kings that can make it.
        kings: SquareSet,
    },
    /// Another capture takes more kings.
    TakesTooFewKings {
        /// How many kings the tried one takes.
        taken: usize,
        /// How many must be taken.
        most: usize,
    },
    /// Another capture meets a king earlier.
    KingsTooLate {
        /// The place in the sequence, from 1, where the other takes a king and this one a man.
        place: usize,
    },
    /// Another capture takes more by the value rule: a king counts less than two men and more than one.
    TakesTooLittle {
        /// Men and kings taken by the tried one.
        taken: (usize, usize),
        /// Men and kings that must be taken.
        most: (usize, usize),
    },

    /// Nothing can be huffed: the opponent captured, or had nothing to capture.
    NothingToHuff(Square),
    /// That piece could not have captured.
    CannotHuff {
        /// The square.
        square: Square,
        /// What can be huffed.
        huffable: SquareSet,
    },
    /// These rules have no huff.
    NoHuffHere(Square),

    /// Refused without a reason: a [`Move`] made by hand that goes a legal route but says something else of it, other
    /// pieces taken or another crown. For anything entered it never happens; if it does, it is a fault of this crate.
    Unexplained,
}

impl Reason {
    /// A short name that does not change, for programs: `must-capture`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Reason::GameOver => "game-over",
            Reason::NotAPlayingSquare(_) => "not-a-playing-square",
            Reason::NoPieceOnFile(_) => "no-piece-on-file",
            Reason::NoPiece(_) => "no-piece",
            Reason::NotYours(_) => "not-yours",
            Reason::GoesNowhere(_) => "goes-nowhere",
            Reason::Ambiguous(_) => "ambiguous",
            Reason::NotOnALine { .. } => "not-on-a-line",
            Reason::Occupied { .. } => "occupied",
            Reason::ManMovesOneSquare { .. } => "man-moves-one-square",
            Reason::ManMovesBack { .. } => "man-moves-back",
            Reason::KingIsShort { .. } => "king-is-short",
            Reason::KingMustRest { .. } => "king-must-rest",
            Reason::NothingToTake { .. } => "nothing-to-take",
            Reason::OverOwnPiece(_) => "over-own-piece",
            Reason::JumpedTwice(_) => "jumped-twice",
            Reason::TwoTogether { .. } => "two-together",
            Reason::ManCapturesBack { .. } => "man-captures-back",
            Reason::ManCapturesKing(_) => "man-captures-king",
            Reason::TooFarToCapture { .. } => "too-far-to-capture",
            Reason::LandsTooFar { .. } => "lands-too-far",
            Reason::TurnsBack { .. } => "turns-back",
            Reason::CrownStops(_) => "crown-stops",
            Reason::NotYetCrowned(_) => "not-yet-crowned",
            Reason::MustCapture { .. } => "must-capture",
            Reason::NotFinished { .. } => "not-finished",
            Reason::LandsWhereItEnds { .. } => "lands-where-it-ends",
            Reason::LandsFarBehindAKing { .. } => "lands-far-behind-a-king",
            Reason::TakesTooFew { .. } => "must-take-the-most",
            Reason::NotWithTheKing { .. } => "must-take-with-the-king",
            Reason::TakesTooFewKings { .. } => "must-take-the-most-kings",
            Reason::KingsTooLate { .. } => "kings-earliest",
            Reason::TakesTooLittle { .. } => "must-take-the-most-value",
            Reason::NothingToHuff(_) => "nothing-to-huff",
            Reason::CannotHuff { .. } => "cannot-huff",
            Reason::NoHuffHere(_) => "no-huff-here",
            Reason::Unexplained => "unexplained",
        }
    }

    /// The squares that show the reason on a board.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        match self {
            Reason::GameOver
            | Reason::NotAPlayingSquare(_)
            | Reason::NoPieceOnFile(_)
            | Reason::Unexplained
            | Reason::TakesTooFew { .. }
            | Reason::TakesTooFewKings { .. }
            | Reason::KingsTooLate { .. }
            | Reason::TakesTooLittle { .. } => SquareSet::EMPTY,
            Reason::NoPiece(square)
            | Reason::NotYours(square)
            | Reason::GoesNowhere(square)
            | Reason::Occupied { square, .. }
            | Reason::KingMustRest { king: square, .. }
            | Reason::OverOwnPiece(square)
            | Reason::JumpedTwice(square)
            | Reason::ManCapturesKing(square)
            | Reason::TurnsBack { at: square }
            | Reason::CrownStops(square)
            | Reason::NotYetCrowned(square)
            | Reason::NothingToHuff(square)
            | Reason::NoHuffHere(square) => SquareSet::EMPTY.with(*square),
            Reason::NotOnALine { from: a, to: b }
            | Reason::ManMovesOneSquare { from: a, to: b }
            | Reason::ManMovesBack { from: a, to: b }
            | Reason::KingIsShort { from: a, to: b }
            | Reason::NothingToTake { from: a, to: b }
            | Reason::TwoTogether { over: a, behind: b }
            | Reason::ManCapturesBack { from: a, over: b }
            | Reason::TooFarToCapture {
                from: a, over: b, ..
            }
            | Reason::LandsTooFar {
                over: a,
                landing: b,
            }
            | Reason::NotFinished { at: a, next: b }
            | Reason::LandsWhereItEnds {
                over: a,
                landing: b,
            }
            | Reason::LandsFarBehindAKing {
                over: a,
                landing: b,
            } => SquareSet::EMPTY.with(*a).with(*b),
            Reason::MustCapture { with: set } | Reason::NotWithTheKing { kings: set } => *set,
            Reason::CannotHuff { square, huffable } => huffable.with(*square),
            Reason::Ambiguous(moves) => moves
                .iter()
                .flat_map(|play| play.route().iter().copied())
                .collect(),
        }
    }
}

/// A set of squares by name: `18`, `18 or 22`, `18, 22 or 27`.
struct AnyOf(Names, SquareSet);

impl fmt::Display for AnyOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let AnyOf(names, set) = *self;
        let last = set.len() as usize;
        for (index, square) in set.iter().enumerate() {
            let joint = match index {
                0 => "",
                _ if index + 1 == last => " or ",
                _ => ", ",
            };
            write!(f, "{joint}{}", Named(names, square))?;
        }
        Ok(())
    }
}

fn kind_name(kind: PieceKind) -> &'static str {
    match kind {
        PieceKind::Man => "man",
        PieceKind::King => "king",
    }
}

/// A number of things with its word.
fn count(number: usize, one: &str, many: &str) -> String {
    alloc::format!("{number} {}", if number == 1 { one } else { many })
}

impl fmt::Display for Illegal {
    /// One clear sentence in English, without the article.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |square: Square| Named(self.names, square);
        let instead = || match &self.alternative {
            Some(play) => alloc::format!(", for instance {}", NamedMove(self.names, play)),
            None => String::new(),
        };
        match &self.reason {
            Reason::GameOver => f.write_str("The game is over."),
            Reason::NotAPlayingSquare(square) => {
                write!(f, "{square} is not a square that is played on.")
            }
            Reason::NoPieceOnFile(file) => write!(
                f,
                "No piece of the player to move can go there from the {file} file."
            ),
            Reason::NoPiece(square) => write!(f, "There is no piece on {}.", name(*square)),
            Reason::NotYours(square) => {
                write!(f, "The piece on {} is the opponent's.", name(*square))
            }
            Reason::GoesNowhere(square) => {
                write!(f, "The move ends on {}, where it starts.", name(*square))
            }
            Reason::Ambiguous(moves) => {
                f.write_str("Several captures fit, so the route must be given:")?;
                for (index, play) in moves.iter().enumerate() {
                    let joint = match index {
                        0 => " ",
                        _ if index + 1 == moves.len() => " or ",
                        _ => ", ",
                    };
                    write!(f, "{joint}{}", NamedMove(self.names, play))?;
                }
                f.write_str(".")
            }
            Reason::NotOnALine { from, to } => {
                write!(f, "No line leads from {} to {}.", name(*from), name(*to))
            }
            Reason::Occupied { square, by } => {
                write!(
                    f,
                    "A {} already stands on {}.",
                    kind_name(by.kind),
                    name(*square)
                )
            }
            Reason::ManMovesOneSquare { from, .. } => {
                write!(f, "The man on {} moves only one square.", name(*from))
            }
            Reason::ManMovesBack { from, .. } => {
                write!(f, "The man on {} cannot move back.", name(*from))
            }
            Reason::KingIsShort { from, .. } => {
                write!(f, "The king on {} moves only one square.", name(*from))
            }
            Reason::KingMustRest { king, limit } => write!(
                f,
                "The king on {} has made {} in a row, so another piece must move first.",
                name(*king),
                count(usize::from(*limit), "move", "moves")
            ),
            Reason::NothingToTake { from, to } => {
                write!(
                    f,
                    "There is nothing to take between {} and {}.",
                    name(*from),
                    name(*to)
                )
            }
            Reason::OverOwnPiece(square) => {
                write!(f, "One's own piece on {} cannot be jumped.", name(*square))
            }
            Reason::JumpedTwice(square) => {
                write!(
                    f,
                    "The piece on {} cannot be jumped twice in one capture.",
                    name(*square)
                )
            }
            Reason::TwoTogether { over, behind } => write!(
                f,
                "The piece on {} cannot be jumped: {} right behind it is not free.",
                name(*over),
                name(*behind)
            ),
            Reason::ManCapturesBack { from, over } => {
                write!(
                    f,
                    "The man on {} cannot capture back over {}.",
                    name(*from),
                    name(*over)
                )
            }
            Reason::ManCapturesKing(square) => {
                write!(f, "A man cannot capture the king on {}.", name(*square))
            }
            Reason::TooFarToCapture { from, over, kind } => write!(
                f,
                "The {} on {} captures only a piece next to it, and {} is too far.",
                kind_name(*kind),
                name(*from),
                name(*over)
            ),
            Reason::LandsTooFar { over, landing } => write!(
                f,
                "A capture over {} ends on {}, right behind the piece.",
                name(*over),
                name(*landing)
            ),
            Reason::TurnsBack { at } => {
                write!(f, "The capture cannot turn straight back on {}.", name(*at))
            }
            Reason::CrownStops(square) => write!(
                f,
                "The man is crowned on {}, where its capture ends: it acts as a king from the next move.",
                name(*square)
            ),
            Reason::NotYetCrowned(square) => write!(
                f,
                "Passing over {} does not crown the man, so it cannot go on as a king.",
                name(*square)
            ),
            Reason::MustCapture { .. } => write!(f, "A capture is compulsory here{}.", instead()),
            Reason::NotFinished { at, next } => write!(
                f,
                "The capture is not finished: from {} the piece on {} must be taken too.",
                name(*at),
                name(*next)
            ),
            Reason::LandsWhereItEnds { over, landing } => write!(
                f,
                "Behind {} the capture must land where it can go on, as on {}.",
                name(*over),
                name(*landing)
            ),
            Reason::LandsFarBehindAKing { over, landing } => write!(
                f,
                "A capture that ends with the king on {} must end on {}, right behind it.",
                name(*over),
                name(*landing)
            ),
            Reason::TakesTooFew { taken, most } => write!(
                f,
                "The capture takes {}, and {most} must be taken{}.",
                count(*taken, "piece", "pieces"),
                instead()
            ),
            Reason::NotWithTheKing { kings } => write!(
                f,
                "Of equal captures the one with the king must be made: with {}{}.",
                AnyOf(self.names, *kings),
                instead()
            ),
            Reason::TakesTooFewKings { taken, most } => write!(
                f,
                "Of equal captures the one with the most kings must be made: it takes {}, not {taken}{}.",
                count(*most, "king", "kings"),
                instead()
            ),
            Reason::KingsTooLate { place } => write!(
                f,
                "Of equal captures the one that meets kings earlier must be made: \
                 a king can be taken as piece {place}{}.",
                instead()
            ),
            Reason::TakesTooLittle { taken, most } => write!(
                f,
                "The capture takes {} and {}, and {} and {} must be taken{}.",
                count(taken.0, "man", "men"),
                count(taken.1, "king", "kings"),
                count(most.0, "man", "men"),
                count(most.1, "king", "kings"),
                instead()
            ),
            Reason::NothingToHuff(square) => {
                write!(
                    f,
                    "{} cannot be huffed: the last move passed over no capture.",
                    name(*square)
                )
            }
            Reason::CannotHuff { square, huffable } => write!(
                f,
                "{} cannot be huffed, only {}: the piece there could not have captured.",
                name(*square),
                AnyOf(self.names, *huffable)
            ),
            Reason::NoHuffHere(square) => {
                write!(
                    f,
                    "{} cannot be huffed: these rules know no huff.",
                    name(*square)
                )
            }
            Reason::Unexplained => f.write_str("The move is not among the legal ones."),
        }
    }
}

impl core::error::Error for Illegal {}

impl Illegal {
    /// The squares to light on a board: those of the reason, and where another capture had to be chosen, that capture.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        let squares = self.reason.squares();
        match &self.alternative {
            Some(play) if squares.is_empty() && play.is_capture() => {
                play.route().iter().chain(play.taken()).copied().collect()
            }
            _ => squares,
        }
    }
}
