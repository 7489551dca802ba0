//! Candidate positions for examples.
//!
//! They claim nothing: what a position shows depends on the rules, and the page keeps only those whose play shows the
//! article that it is explaining. White is to move in all of them. Squares are named as on an 8×8 board whose left
//! corner is played on; on a board with its corner at the right they are mirrored, on a larger board they stand in the
//! same far corner.

use draughts::{
    Board, Flaw, KingPatience, KingRun, Lines, Piece, PieceKind, Position, Rules, Setup, Side,
    Square, Squares,
};

/// White's pieces, a colon, Black's pieces: by the names of their squares, kings with a K (`Kd4 a3 : b8`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate(&'static str);

/// What an example is to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Topic {
    ManMoves,
    KingMoves,
    KingRests,
    ManCaptures,
    ManAgainstKing,
    KingCaptures,
    Continuation,
    Bans,
    Removal,
    Reversal,
    Duty,
    MostPieces,
    WithKing,
    MostKings,
    KingsEarliest,
    MostValue,
    FreeChoice,
    Promotion,
    NoMove,
}

/// The candidates for a topic on diagonals.
const fn diagonal(topic: Topic) -> &'static [&'static str] {
    match topic {
        Topic::ManMoves => &["d4 : b8"],
        Topic::KingMoves => &["Kd4 : b8"],
        Topic::KingRests => &["Kd4 a3 : b8"],
        Topic::ManCaptures => &["d4 : c3 e5 b8", "d2 : d4 f2 b8"],
        Topic::ManAgainstKing => &["c3 : Kd4 b8"],
        Topic::KingCaptures => &["Ka1 : Kd4 b8", "Ka1 : d4 b8", "Kc3 : d4 b8"],
        Topic::Continuation => &["Ka1 : d4 g5", "c3 : d4 f6 b8"],
        Topic::Bans => &["c3 : d4 e5 b8", "c3 d4 : b8"],
        Topic::Removal | Topic::Reversal => &["Kc5 : b6 f2", "Kb2 : d4 f6 f4 d6"],
        Topic::Duty => &["c3 g3 : d4 b8"],
        Topic::MostPieces | Topic::FreeChoice => &["c3 h2 : d4 f6 g3 b8", "Kc3 h2 : d4 f6 g3 b8"],
        Topic::WithKing => &["Kc3 h2 : d4 g3 b8"],
        Topic::MostKings => &["Kc3 : Kb4 d4 b8"],
        Topic::KingsEarliest => &["Ke1 : Kf4 b4 f2 Kd2"],
        Topic::MostValue => &["c3 h2 : d4 f6 Kg3 b8", "c3 h2 : d4 Kg3 b8"],
        Topic::Promotion => &["d6 : e7 g7 d2", "b6 : c7 f6"],
        Topic::NoMove => &["a5 : b6 c7"],
    }
}

/// The candidates for a topic on rows and columns.
const fn straight(topic: Topic) -> &'static [&'static str] {
    match topic {
        Topic::ManMoves => &["d4 : h8"],
        Topic::KingMoves => &["Kd4 : h8"],
        Topic::KingRests => &["Kd4 a3 : h8"],
        Topic::ManCaptures => &["d4 : e4 d3 h8"],
        Topic::ManAgainstKing => &["d4 : Kd5 h8"],
        Topic::KingCaptures => &["Kd1 : Kd4 h8", "Kd1 : d4 h8", "Kd3 : d4 h8"],
        Topic::Continuation => &["Kd1 : d4 g6", "d2 : d3 e4 h8"],
        Topic::Bans => &["d2 : d3 d4 h8", "d2 d3 : h8"],
        Topic::Removal => &["Ka2 : a4 b4 g5 f6"],
        Topic::Reversal => &["Kd3 : d4 d2 h8"],
        Topic::Duty => &["d2 a2 : d3 h8"],
        Topic::MostPieces | Topic::FreeChoice => &["d2 a2 : d3 e4 a3 h8"],
        Topic::WithKing => &["Kd2 a2 : d3 a3 h8"],
        Topic::MostKings => &["Kd2 : Kd3 e2 h8"],
        Topic::KingsEarliest => &["Kd2 : Kd3 e4 e2 Kf3"],
        Topic::MostValue => &["d2 a2 : d3 e4 Ka3 h8"],
        Topic::Promotion => &["d6 : d7 c8 h4", "d6 : d7 d3 h4"],
        Topic::NoMove => &["a4 : a5 a6 b4 c4"],
    }
}

/// The candidates for a topic under these rules.
pub(super) fn candidates(topic: Topic, rules: &Rules) -> impl Iterator<Item = Candidate> + use<> {
    let texts = match rules.lines.value {
        Lines::Diagonal | Lines::DiagonalCapturesAlsoStraight => diagonal(topic),
        Lines::Straight => straight(topic),
    };
    texts.iter().copied().map(Candidate)
}

impl Candidate {
    /// The position under these rules; nothing where it does not fit their board.
    pub(super) fn position(self, rules: &Rules) -> Option<Position> {
        let mut setup = Setup::empty(Side::White);
        let (white, black) = self.0.split_once(':')?;
        for (side, names) in [(Side::White, white), (Side::Black, black)] {
            for name in names.split_whitespace() {
                let (kind, name) = name
                    .strip_prefix('K')
                    .map_or((PieceKind::Man, name), |name| (PieceKind::King, name));
                let square = named(rules.board.value, name)?;
                setup.put(square, Some(Piece { side, kind }));
            }
        }
        let checked: Result<Position, Flaw> = Position::new(setup, rules);
        checked.ok()
    }

    /// The position with White's king at the end of its patience.
    pub(super) fn position_after_a_run(self, rules: &Rules) -> Option<Position> {
        let KingPatience::Moves(moves) = rules.king_patience.value else {
            return None;
        };
        let position = self.position(rules)?;
        let king = position.kings(Side::White).iter().next()?;
        let mut setup = *position.setup();
        setup.king_runs[Side::White as usize] = Some(KingRun { king, moves });
        Position::new(setup, rules).ok()
    }
}

/// The square of a board that a name of the 8×8 board stands for.
fn named(board: Board, name: &str) -> Option<Square> {
    let mut letters = name.bytes();
    let (file, rank) = (letters.next()?, letters.next()?);
    let column = file.checked_sub(b'a')?;
    let row = 8_u8.checked_sub(rank.checked_sub(b'0')?)?;
    let mirrored = match board.squares {
        Squares::Half(hand, _) => hand == draughts::LongDiagonal::Right,
        Squares::All => false,
    };
    if mirrored {
        board.at(row, board.size.side() - 1 - column)
    } else {
        board.at(row, column)
    }
}
