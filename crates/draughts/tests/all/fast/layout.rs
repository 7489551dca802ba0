//! Bitboards, against plain rows and columns.

use tabuleiro_draughts::fast::bits::Bits as _;
use tabuleiro_draughts::fast::layout::{
    All8, Half8, Half10, Half12, Layout, to_bit, to_bits, to_square,
};
use tabuleiro_draughts::{Board, Direction, LongDiagonal, Shade, Square, Squares};

const WAYS: [(i8, i8); 8] = [
    (-1, -1),
    (-1, 1),
    (1, -1),
    (1, 1),
    (-1, 0),
    (0, -1),
    (0, 1),
    (1, 0),
];

/// The first piece and the free squares before it, each way.
fn free_each_way<L: Layout>(index: u32, free: L::Bits) -> [(L::Bits, L::Bits); 8] {
    fn one<L: Layout, const WAY: usize>(index: u32, free: L::Bits) -> (L::Bits, L::Bits) {
        let first = L::first_on_line::<WAY>(index, free) & L::Bits::narrowed(L::BOARD);
        (first, L::free_on_line::<WAY>(index, free))
    }
    [
        one::<L, 0>(index, free),
        one::<L, 1>(index, free),
        one::<L, 2>(index, free),
        one::<L, 3>(index, free),
        one::<L, 4>(index, free),
        one::<L, 5>(index, free),
        one::<L, 6>(index, free),
        one::<L, 7>(index, free),
    ]
}

/// Whether one sees a piece, each way.
fn sees_each_way<L: Layout>(from: L::Bits, piece: L::Bits, free: L::Bits) -> [bool; 8] {
    [
        L::looking_at::<0>(piece, free).meets(from),
        L::looking_at::<1>(piece, free).meets(from),
        L::looking_at::<2>(piece, free).meets(from),
        L::looking_at::<3>(piece, free).meets(from),
        L::looking_at::<4>(piece, free).meets(from),
        L::looking_at::<5>(piece, free).meets(from),
        L::looking_at::<6>(piece, free).meets(from),
        L::looking_at::<7>(piece, free).meets(from),
    ]
}

/// Every square there and back, and every step from it, against plain rows and columns.
fn agrees_with_rows_and_columns<L: Layout>(squares: Squares) {
    let board = Board {
        size: L::SIZE,
        squares,
    };
    assert!(L::fits(board));
    assert_eq!(to_bits::<L>(board.all(), board).widened(), L::BOARD);
    let mirrored = matches!(squares, Squares::Half(LongDiagonal::Right, _));
    for square in board.iter() {
        let bit = to_bit::<L>(square, board);
        assert_eq!(to_square::<L>(bit.index(), board), square);
        for (way, (down, right)) in WAYS.into_iter().enumerate() {
            let stride = if way >= 4 && !L::ALL_SQUARES { 2 } else { 1 };
            let right = if mirrored { -right } else { right };
            let direction = Direction {
                down: down * stride,
                right: right * stride,
            };
            let there = bit.moved(L::SHIFT[way]) & L::Bits::narrowed(L::BOARD);
            let expected = board
                .step(square, direction)
                .map(|to| to_bit::<L>(to, board));
            assert_eq!(
                there,
                expected.unwrap_or(L::Bits::ZERO),
                "{square:?} {direction:?}"
            );
            // With one piece in the way, or none, the line is free up to it.
            let step = |&at: &Square| board.step(at, direction);
            let line: Vec<_> = core::iter::successors(step(&square), step)
                .map(|at| to_bit::<L>(at, board))
                .collect();
            for stop in 0..=line.len() {
                let piece = line.get(stop).copied().unwrap_or(L::Bits::ZERO);
                let open = line[..stop]
                    .iter()
                    .fold(L::Bits::ZERO, |open, &bit| open | bit);
                let free = L::Bits::narrowed(L::BOARD) & !piece;
                let found = free_each_way::<L>(bit.index(), free)[way];
                assert_eq!(found, (piece, open), "{square:?} {direction:?} {stop}");
                // A piece with a square behind it is seen from here, until another stands between.
                if stop + 1 >= line.len() {
                    continue;
                }
                assert!(sees_each_way::<L>(bit, piece, free & !bit)[way]);
                for &other in &line[..stop] {
                    assert!(!sees_each_way::<L>(bit, piece, free & !bit & !other)[way]);
                }
            }
        }
    }
}

#[test]
fn layouts_agree_with_rows_and_columns() {
    for diagonal in [LongDiagonal::Left, LongDiagonal::Right] {
        let squares = Squares::Half(diagonal, Shade::Dark);
        agrees_with_rows_and_columns::<Half8>(squares);
        agrees_with_rows_and_columns::<Half10>(squares);
        agrees_with_rows_and_columns::<Half12>(squares);
    }
    agrees_with_rows_and_columns::<All8>(Squares::All);
}
