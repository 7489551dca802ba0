//! Pictures of positions: plain data that a page draws and a printer renders.

use ::backgammon::{Cube, Point, Position as Board, Roll, Side as Colour};
use ::draughts::{Move, Piece, PieceKind, Position, Rules, Shade, Side, Square, Squares};
use serde::Serialize;

use crate::Spot;
use crate::draughts::{Written, move_text};

/// What a board looks like.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Picture {
    /// A draughts board.
    Draughts(DraughtsPicture),
    /// A backgammon board.
    Backgammon(BackgammonPicture),
}

impl Picture {
    /// Do the same pieces stand on the same places, whatever dice and cube are shown?
    pub(super) fn same_pieces(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Draughts(one), Self::Draughts(other)) => one == other,
            (Self::Backgammon(one), Self::Backgammon(other)) => one.checkers == other.checkers,
            _ => false,
        }
    }

    /// How many checkers each side has borne off, where either has.
    pub(super) fn borne_off(&self) -> Option<(u8, u8)> {
        match self {
            Self::Backgammon(picture) => {
                let (light, dark) = (picture.checkers.light.off, picture.checkers.dark.off);
                (light > 0 || dark > 0).then_some((light, dark))
            }
            Self::Draughts(_) => None,
        }
    }
}

/// A draughts board with its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DraughtsPicture {
    /// The board.
    pub shape: DraughtsShape,
    /// The pieces.
    pub pieces: Vec<PieceOnBoard>,
}

/// A draughts board without its pieces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DraughtsShape {
    /// Squares a side.
    pub size: u8,
    /// Is the far left square, as White sees it, a dark one?
    pub dark_far_left: bool,
    /// `dark`, `light` or `all`: on which squares it is played.
    pub play: &'static str,
    /// Are squares written as letters by preference?
    pub letters: bool,
    /// The playing squares in the order of their numbers.
    pub squares: Vec<PlayingSquare>,
}

/// A playing square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayingSquare {
    /// Its number.
    pub square: u8,
    /// Its row, 0 the far one as White sees it.
    pub row: u8,
    /// Its column, 0 the left one.
    pub column: u8,
    /// Its name in letters.
    pub name: String,
}

/// A piece on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PieceOnBoard {
    /// The number of the square.
    pub square: u8,
    /// `light` or `dark`.
    pub side: &'static str,
    /// `man` or `king`.
    pub rank: &'static str,
}

/// A move to draw: its text, the places it goes over, and what it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Route {
    /// In notation.
    pub text: String,
    /// From the first place to the last. A play of several checkers has one entry for each leg: from, to, from, to …
    pub path: Vec<Spot>,
    /// The pieces taken, in order.
    pub taken: Vec<Spot>,
    /// Does a man become a king by it?
    pub crowns: bool,
}

/// A backgammon board with its checkers. Points are counted as Light counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BackgammonPicture {
    /// Both sides' checkers.
    pub checkers: Pools,
    /// The cube, where it is on the table.
    pub cube: Option<CubePicture>,
    /// The dice on the table.
    pub dice: Option<[u8; 2]>,
    /// `light` or `dark`: whose turn it is.
    pub to_move: &'static str,
}

/// The checkers of both sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pools {
    /// Light's.
    pub light: Pool,
    /// Dark's.
    pub dark: Pool,
}

/// One side's checkers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pool {
    /// How many stand on each point as Light counts; index 0 is unused.
    pub points: Vec<u8>,
    /// On the bar.
    pub bar: u8,
    /// Borne off.
    pub off: u8,
    /// The pip count.
    pub pips: u16,
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CubePicture {
    /// What it shows.
    pub value: u64,
    /// `light` or `dark`: who may double next; nobody while it lies in the middle.
    pub owner: Option<&'static str>,
}

const fn colour(side: Side) -> &'static str {
    match side {
        Side::White => "light",
        Side::Black => "dark",
    }
}

impl DraughtsShape {
    fn of(rules: &Rules) -> Self {
        let board = rules.board.value;
        let numbering = rules.notation.value.numbering;
        let mut squares: Vec<PlayingSquare> = board
            .iter()
            .map(|square| {
                let (row, column) = board.place(square);
                let (file, rank) = board.letters(square);
                PlayingSquare {
                    square: board.number(square, numbering),
                    row,
                    column,
                    name: format!("{file}{rank}"),
                }
            })
            .collect();
        squares.sort_by_key(|square| square.square);
        let far_left_is_played = board.at(0, 0).is_some();
        let (dark_far_left, play) = match board.squares {
            Squares::Half(_, Shade::Dark) => (far_left_is_played, "dark"),
            Squares::Half(_, Shade::Light) => (!far_left_is_played, "light"),
            Squares::All => (true, "all"),
        };
        Self {
            size: board.size.side(),
            dark_far_left,
            play,
            letters: rules.notation.value.writing == ::draughts::Writing::Letters,
            squares,
        }
    }
}

impl DraughtsPicture {
    /// The picture of a position.
    #[must_use]
    pub fn of(position: &Position, rules: &Rules) -> Self {
        let board = rules.board.value;
        let numbering = rules.notation.value.numbering;
        let piece = |square: Square| {
            let Piece { side, kind } = position.piece(square)?;
            Some(PieceOnBoard {
                square: board.number(square, numbering),
                side: colour(side),
                rank: match kind {
                    PieceKind::Man => "man",
                    PieceKind::King => "king",
                },
            })
        };
        Self {
            shape: DraughtsShape::of(rules),
            pieces: board.iter().filter_map(piece).collect(),
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

impl Route {
    /// A legal move of draughts.
    pub(super) fn of_move(rules: &Rules, play: &Move) -> Self {
        let spots = |squares: &[Square]| {
            let written = Written(rules);
            squares.iter().map(|&square| written.spot(square)).collect()
        };
        Self {
            text: move_text(rules, play),
            path: spots(play.route()),
            taken: spots(play.taken()),
            crowns: play.promotes(),
        }
    }

    /// A tried way over squares.
    pub(super) fn of_attempt(rules: &Rules, position: &Position, route: &[Square]) -> Self {
        let written = Written(rules);
        Self {
            text: written.route(position, route),
            path: route.iter().map(|&square| written.spot(square)).collect(),
            taken: Vec::new(),
            crowns: false,
        }
    }
}

const fn backgammon_colour(side: Colour) -> &'static str {
    match side {
        Colour::Light => "light",
        Colour::Dark => "dark",
    }
}

impl BackgammonPicture {
    /// The picture of a position in which it is Light's turn.
    #[must_use]
    pub fn of(board: Board, roll: Option<Roll>, cube: Option<Cube>) -> Self {
        let pool = |mine: bool| {
            let checkers = if mine { board.mover() } else { board.other() };
            let mut points = vec![0; 25];
            for point in Point::all() {
                let counted_by_light = if mine { point } else { point.mirrored() };
                points[usize::from(counted_by_light.number())] = checkers.on(point);
            }
            Pool {
                points,
                bar: checkers.bar(),
                off: checkers.off(),
                pips: checkers.pip_count(),
            }
        };
        Self {
            checkers: Pools {
                light: pool(true),
                dark: pool(false),
            },
            cube: cube.map(|cube| CubePicture {
                value: cube.value(),
                owner: cube.owner().map(backgammon_colour),
            }),
            dice: roll.map(|roll| [roll.first().pips(), roll.second().pips()]),
            to_move: "light",
        }
    }
}
