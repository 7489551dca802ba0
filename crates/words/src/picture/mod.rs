//! Pictures of positions: plain data that the page draws, a rules page prints and the terminal writes. What a board
//! looks like is said here and nowhere else.

mod chessmen;
mod text;

use ::backgammon::{Checkers as Packed, Position as Board, Roll, Side as Colour};
use ::draughts::{PieceKind, Rules, Setup, Shade, Squares, Writing};
use ::table::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::in_order;
pub(crate) use chessmen::piece_in_ascii;
pub use chessmen::{ChessKind, ChessPicture, ChessPiece};
pub use text::Beside;

/// A position to look at: a miniature, a diagram, a set-up in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Picture {
    /// A draughts board.
    Draughts(DraughtsPicture),
    /// A backgammon board.
    Backgammon(BackgammonPicture),
    /// A chessboard.
    Chess(ChessPicture),
}

/// A draughts board with its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DraughtsPicture {
    /// The board.
    pub shape: DraughtsShape,
    /// The pieces, in order of their squares.
    pub pieces: Vec<Piece>,
}

/// The board itself. Which squares are dark and which are played are two separate facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DraughtsShape {
    /// Squares a side.
    #[cfg_attr(feature = "ts", ts(type = "8 | 10 | 12"))]
    pub size: u8,
    /// Is the far left square, as Light sees it (a8 on 8×8), a dark one? A board that is played on all squares is not
    /// chequered, and has none.
    pub dark_far_left: bool,
    /// On which squares it is played.
    pub play: PlayedSquares,
    /// Are squares written as letters by preference? Only print asks: at the page everybody chooses for himself.
    #[serde(skip)]
    pub letters: bool,
    /// The playing squares in order of their numbers.
    pub squares: Vec<PlayingSquare>,
}

/// Which squares are played on; `all` is for games that move along rows and columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PlayedSquares {
    /// The dark ones.
    Dark,
    /// The light ones.
    Light,
    /// All.
    All,
}

/// Where a playing square lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PlayingSquare {
    /// Its number in the numbering of the rule set.
    pub square: u8,
    /// Its row, 0 the far one as Light sees it.
    pub row: u8,
    /// Its column, 0 the left one as Light sees it.
    pub column: u8,
    /// Its name in letters: `a8`. Rank 1 is Light's first row.
    pub name: String,
}

/// A man or a king on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Piece {
    /// The number of the square.
    pub square: u8,
    /// Whose.
    pub side: Side,
    /// What.
    pub rank: Rank,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rank {
    /// A man.
    Man,
    /// A king.
    King,
}

/// A backgammon board with its checkers. Points are counted as Light counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BackgammonPicture {
    /// Both sides' checkers.
    pub checkers: BySide<Checkers>,
    /// The cube, where it is on the table.
    pub cube: Option<Cube>,
    /// The dice on the table.
    pub dice: Option<[u8; 2]>,
    /// Whose turn it is.
    pub to_move: Side,
}

/// Checkers of one side, by place. `points[p]` is the count on point p as Light counts; index 0 is unused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Checkers {
    /// On the points.
    pub points: Vec<u8>,
    /// On the bar.
    pub bar: u8,
    /// Borne off.
    pub off: u8,
    /// The pip count; not read back.
    #[serde(default)]
    pub pips: u16,
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Cube {
    /// What it shows.
    pub value: u64,
    /// Who may double next; nobody while it lies in the middle.
    pub owner: Option<Side>,
}

impl Picture {
    /// Do the same pieces stand on the same places, whatever dice and cube are shown?
    pub(crate) fn same_pieces(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Draughts(one), Self::Draughts(other)) => one == other,
            (Self::Backgammon(one), Self::Backgammon(other)) => one.checkers == other.checkers,
            (Self::Chess(one), Self::Chess(other)) => one == other,
            _ => false,
        }
    }

    /// How many checkers each side has borne off, where either has.
    pub(crate) fn borne_off(&self) -> Option<(u8, u8)> {
        match self {
            Self::Backgammon(picture) => {
                let (light, dark) = (picture.checkers.light.off, picture.checkers.dark.off);
                (light > 0 || dark > 0).then_some((light, dark))
            }
            Self::Draughts(_) | Self::Chess(_) => None,
        }
    }
}

impl DraughtsShape {
    /// The board of a rule set.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let board = rules.board.value;
        let numbering = rules.notation.value.numbering;
        let places = board.iter().map(|square| {
            let (row, column) = board.place(square);
            let (file, rank) = board.letters(square);
            PlayingSquare {
                square: board.number(square, numbering),
                row,
                column,
                name: format!("{file}{rank}"),
            }
        });
        let squares = in_order(places, |place| place.square);
        let far_left_is_played = board.at(0, 0).is_some();
        let (dark_far_left, play) = match board.squares {
            Squares::Half(_, Shade::Dark) => (far_left_is_played, PlayedSquares::Dark),
            Squares::Half(_, Shade::Light) => (!far_left_is_played, PlayedSquares::Light),
            Squares::All => (false, PlayedSquares::All),
        };
        Self {
            size: board.size.side(),
            dark_far_left,
            play,
            letters: rules.notation.value.writing == Writing::Letters,
            squares,
        }
    }
}

impl DraughtsPicture {
    /// The picture of a set-up; that of a position is its set-up's.
    #[must_use]
    pub fn of(setup: &Setup, rules: &Rules) -> Self {
        let board = rules.board.value;
        let numbering = rules.notation.value.numbering;
        let pieces = board.iter().filter_map(|square| {
            let piece = setup.piece(square)?;
            Some(Piece {
                square: board.number(square, numbering),
                side: piece.side.into(),
                rank: match piece.kind {
                    PieceKind::Man => Rank::Man,
                    PieceKind::King => Rank::King,
                },
            })
        });
        Self {
            shape: DraughtsShape::of(rules),
            pieces: in_order(pieces, |piece| piece.square),
        }
    }

    /// The picture of the board with nothing on it.
    #[must_use]
    pub fn empty(rules: &Rules) -> Self {
        Self {
            shape: DraughtsShape::of(rules),
            pieces: Vec::new(),
        }
    }
}

/// A point of `side`'s own count as Light counts it, and the other way round.
#[must_use]
pub const fn as_light_counts(point: u8, side: Side) -> u8 {
    match side {
        Side::Light => point,
        Side::Dark => 25 - point,
    }
}

impl Checkers {
    /// The checkers of a side, in whose own count they are given.
    #[must_use]
    pub fn of(packed: Packed, side: Side) -> Self {
        let counts = packed.counts();
        let mut points = vec![0; 25];
        for own in 1..=24_u8 {
            points[usize::from(as_light_counts(own, side))] = counts[usize::from(own)];
        }
        Self {
            points,
            bar: packed.bar(),
            off: packed.off(),
            pips: packed.pip_count(),
        }
    }

    /// The checkers of both sides; `mover` is whose view the position is.
    #[must_use]
    pub fn of_both(position: Board, mover: Side) -> BySide<Self> {
        BySide::of(|side| {
            let packed = if side == mover {
                position.mover()
            } else {
                position.other()
            };
            Self::of(packed, side)
        })
    }
}

impl From<::backgammon::Cube> for Cube {
    fn from(cube: ::backgammon::Cube) -> Self {
        Self {
            value: cube.value(),
            owner: cube.owner().map(Side::from),
        }
    }
}

impl BackgammonPicture {
    /// The picture of a position, seen by the side whose turn it is.
    #[must_use]
    pub fn of(
        board: Board,
        turn: Colour,
        roll: Option<Roll>,
        cube: Option<::backgammon::Cube>,
    ) -> Self {
        let to_move = Side::from(turn);
        Self {
            checkers: Checkers::of_both(board, to_move),
            cube: cube.map(Cube::from),
            dice: roll.map(|roll| [roll.first().pips(), roll.second().pips()]),
            to_move,
        }
    }
}
