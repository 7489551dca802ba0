//! The slow, obvious generator: square by square, straight from the table, with no eye on speed. The fast one is proved
//! against it.

use tabuleiro_draughts::{
    Board, Compulsion, Continuation, Direction, KingCapture, KingRange, Landing, Lines,
    ManAgainstKing, ManCaptures, Move, Piece, PieceKind, Position, Preference, Promotion, Removal,
    Reversal, Rules, Setup, Side, Square, SquareSet,
};

const fn direction(down: i8, right: i8) -> Direction {
    Direction { down, right }
}

const DIAGONALS: [Direction; 4] = [
    direction(-1, -1),
    direction(-1, 1),
    direction(1, -1),
    direction(1, 1),
];
const STRAIGHTS: [Direction; 4] = [
    direction(-1, 0),
    direction(0, -1),
    direction(0, 1),
    direction(1, 0),
];
const LONG_STRAIGHTS: [Direction; 4] = [
    direction(-2, 0),
    direction(0, -2),
    direction(0, 2),
    direction(2, 0),
];

fn step_directions(rules: &Rules) -> Vec<Direction> {
    match rules.lines.value {
        Lines::Diagonal | Lines::DiagonalCapturesAlsoStraight => DIAGONALS.to_vec(),
        Lines::Straight => STRAIGHTS.to_vec(),
    }
}

fn capture_directions(rules: &Rules) -> Vec<Direction> {
    match rules.lines.value {
        Lines::Diagonal => DIAGONALS.to_vec(),
        Lines::DiagonalCapturesAlsoStraight => [DIAGONALS, LONG_STRAIGHTS].concat(),
        Lines::Straight => STRAIGHTS.to_vec(),
    }
}

/// Every legal step, as if there were no captures.
fn steps(position: &Position, rules: &Rules) -> Vec<Move> {
    let board = rules.board.value;
    let side = position.to_move();
    let mut found = Vec::new();
    for from in position.pieces(side).iter() {
        let king = position.kings(side).contains(from);
        if king && position.is_out_of_patience(from, rules) {
            continue;
        }
        for way in step_directions(rules) {
            if !king && way.reversed().is_forward(side) {
                continue;
            }
            let mut at = from;
            while let Some(to) = board.step(at, way) {
                if position.piece(to).is_some() {
                    break;
                }
                found.push(Move::step(from, to, !king && board.crowns(to, side)));
                if !king || rules.king_range.value == KingRange::Short {
                    break;
                }
                at = to;
            }
        }
    }
    found
}

/// A capture under way.
#[derive(Clone)]
struct Capture<'a> {
    rules: &'a Rules,
    board: Board,
    side: Side,
    /// The pieces as they stand now, without the capturing one.
    pieces: Setup,
    kind: PieceKind,
    crowned: bool,
    route: Vec<Square>,
    taken: Vec<Square>,
    last_way: Option<Direction>,
}

struct Jump {
    way: Direction,
    victim: Square,
    /// The empty squares behind the victim where it may touch down, the nearest first.
    landings: Vec<Square>,
}

impl Capture<'_> {
    fn at(&self) -> Square {
        self.route[self.route.len() - 1]
    }

    fn is_prey(&self, square: Square) -> bool {
        let Some(piece) = self.pieces.piece(square) else {
            return false;
        };
        piece.side != self.side
            && !self.taken.contains(&square)
            && !(self.kind == PieceKind::Man
                && piece.kind == PieceKind::King
                && self.rules.man_against_king.value == ManAgainstKing::Powerless)
    }

    fn is_empty(&self, square: Square) -> bool {
        self.pieces.piece(square).is_none()
    }

    fn jump(&self, way: Direction) -> Option<Jump> {
        let backward = way.reversed().is_forward(self.side);
        if self.kind == PieceKind::Man
            && backward
            && self.rules.man_captures.value == ManCaptures::NotBackward
        {
            return None;
        }
        if self.rules.reversal.value == Reversal::Forbidden && self.last_way == Some(way.reversed())
        {
            return None;
        }
        let landing = match (self.kind, self.rules.king_capture.value) {
            (PieceKind::Man, _) | (PieceKind::King, KingCapture::Adjacent) => None,
            (PieceKind::King, KingCapture::FromAfar(landing)) => Some(landing),
        };
        let mut victim = self.board.step(self.at(), way)?;
        while landing.is_some() && self.is_empty(victim) {
            victim = self.board.step(victim, way)?;
        }
        if !self.is_prey(victim) {
            return None;
        }
        let mut landings = Vec::new();
        let mut behind = self.board.step(victim, way);
        while let Some(square) = behind.filter(|&square| self.is_empty(square)) {
            landings.push(square);
            if matches!(landing, None | Some(Landing::RightBehind)) {
                break;
            }
            behind = self.board.step(square, way);
        }
        (!landings.is_empty()).then_some(Jump {
            way,
            victim,
            landings,
        })
    }

    fn jumps(&self) -> Vec<Jump> {
        let stopped = self.rules.promotion.value == Promotion::StopsTheMove && self.crowned;
        if stopped {
            return Vec::new();
        }
        capture_directions(self.rules)
            .into_iter()
            .filter_map(|way| self.jump(way))
            .collect()
    }

    /// The state after a jump onto one of its landing squares.
    fn after(&self, jump: &Jump, landing: Square) -> Self {
        let mut next = self.clone();
        next.route.push(landing);
        next.taken.push(jump.victim);
        next.last_way = Some(jump.way);
        if self.rules.removal.value == Removal::AtOnce {
            next.pieces.put(jump.victim, None);
        }
        if self.kind == PieceKind::Man && self.board.crowns(landing, self.side) {
            match self.rules.promotion.value {
                Promotion::AtEndOfMove => {}
                Promotion::StopsTheMove => next.crowned = true,
                Promotion::InPassing => {
                    next.crowned = true;
                    next.kind = PieceKind::King;
                }
            }
        }
        next
    }

    fn finish(&self, found: &mut Vec<Move>) {
        let ends_on_last_row =
            self.kind == PieceKind::Man && self.board.crowns(self.at(), self.side);
        found.push(Move::capture(
            self.route.clone(),
            self.taken.clone(),
            self.crowned || ends_on_last_row,
        ));
    }

    fn explore(&self, kings: SquareSet, found: &mut Vec<Move>) {
        for jump in self.jumps() {
            let ends: Vec<Self> = jump
                .landings
                .iter()
                .map(|&landing| self.after(&jump, landing))
                .collect();
            let some_go_on = ends.iter().any(|end| !end.jumps().is_empty());
            for (nearness, end) in ends.iter().enumerate() {
                let goes_on = !end.jumps().is_empty();
                let may_stop = match self.rules.continuation.value {
                    Continuation::WholeSequence => !some_go_on,
                    Continuation::WhileLandingOffers => !goes_on,
                    Continuation::MayStop => true,
                };
                let must_stand_close = self.rules.king_capture.value
                    == KingCapture::FromAfar(Landing::RightBehindALastKing)
                    && kings.contains(jump.victim);
                if may_stop && (nearness == 0 || !must_stand_close) {
                    end.finish(found);
                }
                end.explore(kings, found);
            }
        }
    }
}

/// Every capture, whatever the precedence: one entry for each order of jumps and end square.
fn captures(position: &Position, rules: &Rules) -> Vec<Move> {
    let side = position.to_move();
    let mut found = Vec::new();
    for from in position.pieces(side).iter() {
        let mut pieces = *position.setup();
        pieces.put(from, None);
        let kind = position
            .piece(from)
            .map_or(PieceKind::Man, |piece: Piece| piece.kind);
        Capture {
            rules,
            board: rules.board.value,
            side,
            pieces,
            kind,
            crowned: false,
            route: vec![from],
            taken: Vec::new(),
            last_way: None,
        }
        .explore(position.kings(side.other()), &mut found);
    }
    // Touching down here or there between two pieces on one line is the same capture.
    let mut distinct: Vec<Move> = Vec::new();
    for one in found {
        if !distinct
            .iter()
            .any(|other| is_same_but_for_touching_down(&one, other, rules))
        {
            distinct.push(one);
        }
    }
    distinct
}

/// Whether two captures differ only in where a king touches down between two jumps along one line.
fn is_same_but_for_touching_down(one: &Move, other: &Move, rules: &Rules) -> bool {
    one.taken() == other.taken()
        && one.from() == other.from()
        && one.to() == other.to()
        && one.promotes() == other.promotes()
        && ways(one, rules) == ways(other, rules)
}

/// The direction of each jump.
fn ways(capture: &Move, rules: &Rules) -> Vec<(i8, i8)> {
    let place = |square| {
        let (row, column) = rules.board.value.place(square);
        (row as i8, column as i8)
    };
    let hops = capture.route().windows(2);
    hops.map(|hop| {
        let (from, to) = (place(hop[0]), place(hop[1]));
        ((to.0 - from.0).signum(), (to.1 - from.1).signum())
    })
    .collect()
}

/// How a capture ranks under one preference: the larger must be preferred.
fn rank(capture: &Move, preference: Preference, position: &Position) -> u64 {
    let kings = position.kings(position.to_move().other());
    let taken_kings = capture
        .taken()
        .iter()
        .filter(|&&victim| kings.contains(victim))
        .count() as u64;
    let taken = capture.taken().len() as u64;
    match preference {
        Preference::MostPieces => taken,
        Preference::WithKing => {
            u64::from(position.kings(position.to_move()).contains(capture.from()))
        }
        Preference::MostKings => taken_kings,
        // The first piece weighs more than all the later ones together.
        Preference::KingsEarliest => capture
            .taken()
            .iter()
            .enumerate()
            .map(|(order, &victim)| u64::from(kings.contains(victim)) << (63 - order))
            .sum(),
        // A king is worth a little less than two men.
        Preference::MostValue => (taken + taken_kings) * 128 - taken_kings,
    }
}

/// Whether a piece of the side to move could capture.
pub(crate) fn could_capture(position: &Position, rules: &Rules) -> SquareSet {
    captures(position, rules).iter().map(Move::from).collect()
}

/// Every legal move, huffs apart, each order of jumps for itself.
pub(crate) fn moves(position: &Position, rules: &Rules) -> Vec<Move> {
    let mut captures = captures(position, rules);
    for preference in rules.must_prefer.iter() {
        let best = captures
            .iter()
            .map(|one| rank(one, preference.value, position))
            .max();
        captures.retain(|one| Some(rank(one, preference.value, position)) == best);
    }
    if rules.compulsion.value == Compulsion::Huff || captures.is_empty() {
        captures.extend(steps(position, rules));
    }
    captures
}
