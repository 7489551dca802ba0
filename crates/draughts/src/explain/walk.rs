//! A capture walked jump by jump: every jump either works or says which rule stops it.

use crate::illegal::Reason;
use crate::{
    Board, Direction, KingCapture, KingRange, Landing, Lines, ManAgainstKing, ManCaptures,
    PieceKind, Position, Promotion, Removal, Reversal, Rules, Setup, Side, Square,
};
use alloc::vec::Vec;

/// A piece under way.
#[derive(Clone)]
pub(super) struct Walk<'a> {
    rules: &'a Rules,
    board: Board,
    side: Side,
    /// The pieces as they stand now, without the walking one.
    pieces: Setup,
    pub(super) kind: PieceKind,
    /// Crowned in this capture by rules under which it stops there.
    stopped: bool,
    /// Where it passed over the last row without being crowned.
    passed_last_row: Option<Square>,
    pub(super) route: Vec<Square>,
    pub(super) taken: Vec<Square>,
    last_way: Option<Direction>,
}

/// A jump that works.
pub(super) struct Jump {
    way: Direction,
    pub(super) victim: Square,
    /// Where it may touch down, the nearest first.
    pub(super) landings: Vec<Square>,
}

/// The line from one square to another: a unit step and how many of them.
struct Line {
    way: Direction,
    length: u8,
}

impl<'a> Walk<'a> {
    /// The piece on `from`, before its first jump; `None` where none stands.
    pub(super) fn new(position: &Position, rules: &'a Rules, from: Square) -> Option<Self> {
        let piece = position.piece(from)?;
        let mut pieces = *position.setup();
        pieces.put(from, None);
        Some(Walk {
            rules,
            board: rules.board.value,
            side: piece.side,
            pieces,
            kind: piece.kind,
            stopped: false,
            passed_last_row: None,
            route: alloc::vec![from],
            taken: Vec::new(),
            last_way: None,
        })
    }

    pub(super) fn at(&self) -> Square {
        self.route[self.route.len() - 1]
    }

    /// The line on which a jump from here to there would go.
    fn capture_line(&self, to: Square) -> Option<Line> {
        let line = self.any_line(to)?;
        let straight = line.way.down == 0 || line.way.right == 0;
        match (self.rules.lines.value, straight) {
            (Lines::Diagonal, true) | (Lines::Straight, false) => None,
            (Lines::DiagonalCapturesAlsoStraight, true) => {
                // From one square to the next of its colour: two cells.
                let way = Direction {
                    down: line.way.down * 2,
                    right: line.way.right * 2,
                };
                line.length.is_multiple_of(2).then_some(Line {
                    way,
                    length: line.length / 2,
                })
            }
            _ => Some(line),
        }
    }

    /// The line on which a step from here to there would go.
    fn step_line(&self, to: Square) -> Option<Line> {
        let line = self.any_line(to)?;
        let straight = line.way.down == 0 || line.way.right == 0;
        (straight == (self.rules.lines.value == Lines::Straight)).then_some(line)
    }

    fn any_line(&self, to: Square) -> Option<Line> {
        let (from_row, from_column) = self.board.place(self.at());
        let (to_row, to_column) = self.board.place(to);
        let down = to_row as i8 - from_row as i8;
        let right = to_column as i8 - from_column as i8;
        let on_line = down == 0 || right == 0 || down.abs() == right.abs();
        let length = down.abs().max(right.abs());
        (on_line && length > 0).then_some(Line {
            way: Direction {
                down: down.signum(),
                right: right.signum(),
            },
            length: length.unsigned_abs(),
        })
    }

    /// The first piece that way, and how many steps off.
    fn first_piece(&self, way: Direction) -> Option<(Square, u8)> {
        self.first_piece_beyond(self.at(), way)
    }

    fn first_piece_beyond(&self, start: Square, way: Direction) -> Option<(Square, u8)> {
        let mut distance = 1;
        let mut square = self.board.step(start, way)?;
        while self.pieces.piece(square).is_none() {
            square = self.board.step(square, way)?;
            distance += 1;
        }
        Some((square, distance))
    }

    /// Whether a piece stands between here and there, on the line of a jump.
    pub(super) fn passes_a_piece(&self, to: Square) -> bool {
        self.capture_line(to)
            .and_then(|line| Some((self.first_piece(line.way)?.1, line.length)))
            .is_some_and(|(distance, length)| distance < length)
    }

    /// A jump over the first piece that way, wherever it may land.
    fn jump(&self, way: Direction) -> Result<Jump, Reason> {
        let at = self.at();
        if self.stopped {
            return Err(Reason::CrownStops(at));
        }
        let Some((victim, distance)) = self.first_piece(way) else {
            return Err(Reason::NothingToTake { from: at, to: at });
        };
        let Some(prey) = self.pieces.piece(victim) else {
            return Err(Reason::NothingToTake {
                from: at,
                to: victim,
            });
        };
        if prey.side == self.side {
            return Err(Reason::OverOwnPiece(victim));
        }
        if self.taken.contains(&victim) {
            return Err(Reason::JumpedTwice(victim));
        }
        let is_man = self.kind == PieceKind::Man;
        if is_man
            && way.reversed().is_forward(self.side)
            && self.rules.man_captures.value == ManCaptures::NotBackward
        {
            return Err(Reason::ManCapturesBack {
                from: at,
                over: victim,
            });
        }
        if is_man
            && prey.kind == PieceKind::King
            && self.rules.man_against_king.value == ManAgainstKing::Powerless
        {
            return Err(Reason::ManCapturesKing(victim));
        }
        let landing = match self.rules.king_capture.value {
            KingCapture::FromAfar(landing) if !is_man => Some(landing),
            _ => None,
        };
        if landing.is_none() && distance > 1 {
            return Err(Reason::TooFarToCapture {
                from: at,
                over: victim,
                kind: self.kind,
            });
        }
        if self.rules.reversal.value == Reversal::Forbidden && self.last_way == Some(way.reversed())
        {
            return Err(Reason::TurnsBack { at });
        }
        let Some(behind) = self.board.step(victim, way) else {
            // At the edge: no square lies beyond it, so nobody can have named one.
            return Err(Reason::NothingToTake {
                from: at,
                to: victim,
            });
        };
        if self.pieces.piece(behind).is_some() {
            return Err(Reason::TwoTogether {
                over: victim,
                behind,
            });
        }
        let mut landings = alloc::vec![behind];
        if matches!(
            landing,
            Some(Landing::Anywhere | Landing::RightBehindALastKing)
        ) {
            let mut next = self.board.step(behind, way);
            while let Some(square) = next.filter(|&square| self.pieces.piece(square).is_none()) {
                landings.push(square);
                next = self.board.step(square, way);
            }
        }
        Ok(Jump {
            way,
            victim,
            landings,
        })
    }

    /// Every jump that works from here.
    pub(super) fn jumps(&self) -> Vec<Jump> {
        let units: [i8; 3] = [-1, 0, 1];
        let ways = units
            .iter()
            .flat_map(|&down| units.iter().map(move |&right| Direction { down, right }));
        ways.filter_map(|way| {
            let straight = (way.down == 0) != (way.right == 0);
            let diagonal = way.down != 0 && way.right != 0;
            match self.rules.lines.value {
                Lines::Diagonal | Lines::DiagonalCapturesAlsoStraight if diagonal => Some(way),
                Lines::Straight if straight => Some(way),
                Lines::DiagonalCapturesAlsoStraight if straight => Some(Direction {
                    down: way.down * 2,
                    right: way.right * 2,
                }),
                _ => None,
            }
        })
        .filter_map(|way| self.jump(way).ok())
        .collect()
    }

    /// The walk after a jump onto one of its landing squares.
    pub(super) fn after(&self, jump: &Jump, landing: Square) -> Self {
        let mut next = self.clone();
        next.route.push(landing);
        next.taken.push(jump.victim);
        next.last_way = Some(jump.way);
        if self.rules.removal.value == Removal::AtOnce {
            next.pieces.put(jump.victim, None);
        }
        if self.kind == PieceKind::Man && self.board.crowns(landing, self.side) {
            match self.rules.promotion.value {
                Promotion::AtEndOfMove => next.passed_last_row = Some(landing),
                Promotion::StopsTheMove => next.stopped = true,
                Promotion::InPassing => next.kind = PieceKind::King,
            }
        }
        next
    }

    /// Jumps to a square, over one piece or over several along one line.
    pub(super) fn jump_to(&self, to: Square) -> Result<Self, Reason> {
        let result = self.jump_to_as_is(to);
        // What fails for the man but would work for a king it is not yet, fails for want of a crown.
        if result.is_err()
            && self.kind == PieceKind::Man
            && let Some(square) = self.passed_last_row
        {
            let mut crowned = self.clone();
            crowned.kind = PieceKind::King;
            if crowned.jump_to_as_is(to).is_ok() {
                return Err(Reason::NotYetCrowned(square));
            }
        }
        result
    }

    fn jump_to_as_is(&self, to: Square) -> Result<Self, Reason> {
        let from = self.at();
        let Some(Line { way, length }) = self.capture_line(to) else {
            return Err(Reason::NotOnALine { from, to });
        };
        match self.first_piece(way) {
            Some((_, distance)) if distance < length => {}
            _ if self.stopped => return Err(Reason::CrownStops(from)),
            _ => {
                return Err(match self.pieces.piece(to) {
                    Some(by) => Reason::Occupied { square: to, by },
                    None => Reason::NothingToTake { from, to },
                });
            }
        }
        let jump = self.jump(way)?;
        if jump.landings.contains(&to) {
            return Ok(self.after(&jump, to));
        }
        let landing = jump.landings[0];
        let next_piece = self
            .first_piece_beyond(landing, way)
            .map(|(square, _)| square);
        if next_piece == Some(to) {
            return match self.pieces.piece(to) {
                Some(by) => Err(Reason::Occupied { square: to, by }),
                None => Err(Reason::NothingToTake { from: landing, to }),
            };
        }
        let after = self.after(&jump, landing);
        if after.passes_a_piece(to) {
            return after.jump_to_as_is(to);
        }
        Err(Reason::LandsTooFar {
            over: jump.victim,
            landing,
        })
    }

    /// Whether the piece may step there, captures aside.
    pub(super) fn step_to(&self, to: Square) -> Result<(), Reason> {
        let from = self.at();
        let Some(Line { way, length }) = self.step_line(to) else {
            return Err(Reason::NotOnALine { from, to });
        };
        if let Some(by) = self.pieces.piece(to) {
            return Err(Reason::Occupied { square: to, by });
        }
        match self.kind {
            PieceKind::Man if length > 1 => Err(Reason::ManMovesOneSquare { from, to }),
            PieceKind::Man if way.reversed().is_forward(self.side) => {
                Err(Reason::ManMovesBack { from, to })
            }
            PieceKind::King if length > 1 && self.rules.king_range.value == KingRange::Short => {
                Err(Reason::KingIsShort { from, to })
            }
            _ => Ok(()),
        }
    }

    /// The jump before this state, with its landing squares, and the state before it.
    pub(super) fn last_jump(&self, position: &Position) -> Option<(Walk<'a>, Jump)> {
        let mut before = Walk::new(position, self.rules, self.route[0])?;
        for (index, &landing) in self.route[1..].iter().enumerate() {
            let victim = self.taken[index];
            let jump = before
                .jumps()
                .into_iter()
                .find(|jump| jump.victim == victim && jump.landings.contains(&landing))?;
            if index + 1 == self.taken.len() {
                return Some((before, jump));
            }
            before = before.after(&jump, landing);
        }
        None
    }
}
