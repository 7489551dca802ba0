//! The table of points: what a rule set says, one entry a point, each with the article it comes from.

use crate::{Article, Board, Corner, Label, List, Side, Size, Squares};
use core::fmt;

/// One entry of the table: what is ruled, and where.
///
/// Two points are equal when they rule the same, whatever the article.
#[derive(Clone, Copy, Debug)]
pub struct Point<T> {
    /// The rule.
    pub value: T,
    /// Where it stands.
    pub article: Article,
}

impl<T: PartialEq> PartialEq for Point<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Point<T> {}

impl<T> Point<T> {
    /// A point with its article.
    #[must_use]
    pub const fn new(value: T, article: Article) -> Self {
        Self { value, article }
    }

    /// A point set by house rules.
    #[must_use]
    pub const fn house(value: T) -> Self {
        Self::new(value, Article::HOUSE)
    }
}

/// How the men stand at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Placing {
    /// On every playing square of the first so many rows.
    FirstRows(u8),
    /// On the rows after the first, so many of them: the base row is free.
    RowsAfterTheFirst(u8),
}

/// Along which lines pieces move and capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lines {
    /// Diagonals only.
    Diagonal,
    /// Moves along diagonals; captures also straight up, down and sideways, over the next squares of the same colour.
    DiagonalCapturesAlsoStraight,
    /// Rows and columns only; men move forward and sideways.
    Straight,
}

/// Which way men capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManCaptures {
    /// Never towards their own base row (sideways counts as allowed where lines are straight).
    NotBackward,
    /// Every way.
    AnyWay,
}

/// Whether a man may capture a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ManAgainstKing {
    /// It captures kings as it captures men.
    Captures,
    /// It may not.
    Powerless,
}

/// How far a king moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KingRange {
    /// One square.
    Short,
    /// Any distance over empty squares.
    Flying,
}

/// From how far a king captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KingCapture {
    /// The adjacent piece only, landing right behind it.
    Adjacent,
    /// A piece at any distance over empty squares.
    FromAfar(Landing),
}

/// Where a king that captures from afar lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Landing {
    /// On any empty square behind the piece, up to the next piece.
    Anywhere,
    /// On the square right behind the piece.
    RightBehind,
    /// Anywhere, but a capture that ends by taking a king ends right behind it.
    RightBehindALastKing,
}

/// How the duty to capture is enforced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compulsion {
    /// Where there is a capture, nothing else is legal.
    Forced,
    /// Not capturing is legal, and the opponent may then take one of the pieces that could have captured off the board.
    Huff,
}

/// How far a capture, once begun, goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Continuation {
    /// To the end; of the squares behind a taken piece, one from which it goes on must be chosen where there is one.
    WholeSequence,
    /// On while the landing square offers a capture; the landing square itself is free.
    WhileLandingOffers,
    /// It may stop after any jump.
    MayStop,
}

/// When the captured pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Removal {
    /// All after the last jump: until then they stand in the way, and none may be jumped twice.
    AfterTheMove,
    /// Each as it is jumped: its square is free at once.
    AtOnce,
}

/// Whether the next jump may go straight back along the line of the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reversal {
    /// It may (with removal after the move the piece just jumped stands there, so it never happens).
    Allowed,
    /// It may not.
    Forbidden,
}

/// When a man becomes a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Promotion {
    /// When its move ends on the last row; passing over it in a capture changes nothing.
    AtEndOfMove,
    /// On reaching the last row, where its move ends.
    StopsTheMove,
    /// On reaching the last row, from where it goes on capturing as a king.
    InPassing,
}

/// Which capture must be chosen among several: a comparison, applied in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preference {
    /// The most pieces.
    MostPieces,
    /// With a king rather than a man.
    WithKing,
    /// The most kings taken.
    MostKings,
    /// The sequence in which a king comes earlier, at the first difference.
    KingsEarliest,
    /// The most value, a king being worth less than two men but more than one, and two kings more than three men.
    MostValue,
}

/// How many kings and men one side has, in a draw rule: inclusive bounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Force {
    /// At least and at most so many kings.
    pub kings: (u8, u8),
    /// At least and at most so many men.
    pub men: (u8, u8),
}

impl Force {
    /// Exactly so many kings and men.
    #[must_use]
    pub const fn exactly(kings: u8, men: u8) -> Self {
        Self {
            kings: (kings, kings),
            men: (men, men),
        }
    }

    /// Whether a side with so many kings and men is such a force.
    #[must_use]
    pub const fn holds(self, kings: u8, men: u8) -> bool {
        self.kings.0 <= kings && kings <= self.kings.1 && self.men.0 <= men && men <= self.men.1
    }
}

/// A way for the game to end in a draw. All of them work by themselves; agreement is the table's affair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawRule {
    /// The same position, with the same side to move, for so many times.
    Repetition(u8),
    /// So many moves in a row by each side with kings only: no capture, no man moved.
    KingMoves(u16),
    /// So many moves by each side while one side has the first force and the other the second, whatever is moved.
    SmallForce(Force, Force, u16),
}

/// How long one king may keep moving while its side also has men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KingPatience {
    /// As long as it likes.
    Unlimited,
    /// So many moves in a row without a capture; then another piece must move.
    Moves(u8),
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Leave the opponent without a piece or without a move.
    Normal,
    /// Be without a piece or without a move oneself.
    Losing,
    /// Be the first to have a king; also won by leaving the opponent without a piece or without a move.
    Breakthrough,
}

/// How squares are written by preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writing {
    /// As numbers.
    Numbers,
    /// As letter and row.
    Letters,
}

/// Where the numbers of the squares begin, as White sees the board.
pub type Numbering = Corner;

/// How games are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Notation {
    /// The number of the PDN game type, where the standard has one.
    pub game_type: Option<u8>,
    /// Numbers or letters by preference; both are always understood.
    pub writing: Writing,
    /// The corner where the numbers begin.
    pub numbering: Numbering,
    /// What stands between the squares of a capture.
    pub capture_sign: char,
}

/// A rule set: every point spelled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The id, as in `draughts:italian` without the part before the colon.
    pub id: Label,
    /// What it is called.
    pub name: Label,
    /// Size and played squares.
    pub board: Point<Board>,
    /// How the men stand at the start.
    pub placing: Point<Placing>,
    /// Who moves first.
    pub first_mover: Point<Side>,
    /// Along which lines pieces move and capture.
    pub lines: Point<Lines>,
    /// Which way men capture.
    pub man_captures: Point<ManCaptures>,
    /// Whether men capture kings.
    pub man_against_king: Point<ManAgainstKing>,
    /// How far kings move.
    pub king_range: Point<KingRange>,
    /// From how far kings capture, and where they land.
    pub king_capture: Point<KingCapture>,
    /// How the duty to capture is enforced.
    pub compulsion: Point<Compulsion>,
    /// Which capture must be chosen, in order; free where the list ends.
    pub must_prefer: List<Point<Preference>, 6>,
    /// How far a capture goes.
    pub continuation: Point<Continuation>,
    /// When captured pieces leave the board.
    pub removal: Point<Removal>,
    /// Whether a capture may turn straight back.
    pub reversal: Point<Reversal>,
    /// When men become kings.
    pub promotion: Point<Promotion>,
    /// How long one king may keep moving.
    pub king_patience: Point<KingPatience>,
    /// What is played for.
    pub goal: Point<Goal>,
    /// The draws.
    pub draws: List<Point<DrawRule>, 12>,
    /// How games are written down.
    pub notation: Point<Notation>,
}

/// Why a table makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contradiction {
    /// Straight lines need every square played on; diagonals need every other.
    LinesDoNotFitTheSquares,
    /// Every square is played on only on the 8×8 board.
    BoardTooLarge,
    /// The men do not leave at least one free row between them, or there are none.
    PlacingDoesNotFit,
    /// A king that moves one square cannot capture from afar.
    ShortKingCapturesFromAfar,
    /// A huff enforces only that *some* capture is made, so a precedence list is empty words.
    HuffWithPrecedence,
    /// Stopping after any jump makes a rule on the whole sequence (most pieces, most kings …) empty words.
    StoppingWithPrecedence,
    /// The same preference stands twice in the list.
    PreferenceTwice(Preference),
    /// A draw after no move at all.
    DrawAtOnce,
    /// A king that may not move at all.
    NoPatience,
}

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::LinesDoNotFitTheSquares => {
                f.write_str("straight lines need every square played on, diagonals every other")
            }
            Self::BoardTooLarge => {
                f.write_str("every square can be played on only on the 8×8 board")
            }
            Self::PlacingDoesNotFit => {
                f.write_str("the men must fill at least one row and leave one free in between")
            }
            Self::ShortKingCapturesFromAfar => {
                f.write_str("a king that moves one square cannot capture from afar")
            }
            Self::HuffWithPrecedence => {
                f.write_str("a huff does not enforce which capture is made")
            }
            Self::StoppingWithPrecedence => f.write_str(
                "a capture that may stop after any jump cannot be bound to take the most",
            ),
            Self::PreferenceTwice(preference) => {
                write!(f, "{preference:?} stands twice in the order of preference")
            }
            Self::DrawAtOnce => f.write_str("a draw rule counts no move at all"),
            Self::NoPatience => f.write_str("a king must be allowed one move at least"),
        }
    }
}

impl core::error::Error for Contradiction {}

impl Rules {
    /// The same rules with another goal.
    #[must_use]
    pub const fn played_for(mut self, goal: Goal) -> Self {
        self.goal = Point::house(goal);
        self
    }

    /// Checks that the points fit together. Every built-in set does; a house-rules file is refused with the reason.
    ///
    /// # Errors
    /// The first [`Contradiction`] found.
    pub const fn check(&self) -> Result<(), Contradiction> {
        let board = self.board.value;
        let all = matches!(board.squares, Squares::All);
        if all != matches!(self.lines.value, Lines::Straight) {
            return Err(Contradiction::LinesDoNotFitTheSquares);
        }
        if all && !matches!(board.size, Size::Eight) {
            return Err(Contradiction::BoardTooLarge);
        }
        let (rows, taken) = match self.placing.value {
            Placing::FirstRows(rows) => (rows, rows),
            Placing::RowsAfterTheFirst(rows) => (rows, rows.saturating_add(1)),
        };
        if rows == 0 || taken >= board.size.side().div_ceil(2) {
            return Err(Contradiction::PlacingDoesNotFit);
        }
        if matches!(self.king_range.value, KingRange::Short)
            && !matches!(self.king_capture.value, KingCapture::Adjacent)
        {
            return Err(Contradiction::ShortKingCapturesFromAfar);
        }
        if !self.must_prefer.is_empty() {
            if matches!(self.compulsion.value, Compulsion::Huff) {
                return Err(Contradiction::HuffWithPrecedence);
            }
            if matches!(self.continuation.value, Continuation::MayStop) {
                return Err(Contradiction::StoppingWithPrecedence);
            }
        }
        let mut at = 0;
        while let Some(preference) = self.must_prefer.get(at) {
            let mut later = at + 1;
            while let Some(other) = self.must_prefer.get(later) {
                if preference.value as u8 == other.value as u8 {
                    return Err(Contradiction::PreferenceTwice(preference.value));
                }
                later += 1;
            }
            at += 1;
        }
        let mut at = 0;
        while let Some(draw) = self.draws.get(at) {
            if matches!(
                draw.value,
                DrawRule::Repetition(0 | 1)
                    | DrawRule::KingMoves(0)
                    | DrawRule::SmallForce(_, _, 0)
            ) {
                return Err(Contradiction::DrawAtOnce);
            }
            at += 1;
        }
        if matches!(self.king_patience.value, KingPatience::Moves(0)) {
            return Err(Contradiction::NoPatience);
        }
        Ok(())
    }
}
