//! Any rules, and any positions under them: many kings, long captures, tired kings, pieces to huff.

use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use tabuleiro_draughts::{
    Board, Compulsion, Continuation, Goal, KingCapture, KingPatience, KingRange, KingRun, Landing,
    Lines, LongDiagonal, ManAgainstKing, ManCaptures, Piece, PieceKind, Placing, Point, Position,
    Preference, Promotion, Removal, Reversal, Rules, Setup, Shade, Side, Size, Square, SquareSet,
    Squares, rule_sets,
};

/// Any built-in table.
fn built_in() -> impl Strategy<Value = Rules> {
    select(rule_sets::BUILT_IN.to_vec())
}

fn boards() -> impl Strategy<Value = (Board, Lines)> {
    let half = (
        select(vec![Size::Eight, Size::Ten, Size::Twelve]),
        select(vec![LongDiagonal::Left, LongDiagonal::Right]),
        select(vec![
            Lines::Diagonal,
            Lines::Diagonal,
            Lines::DiagonalCapturesAlsoStraight,
        ]),
    );
    prop_oneof![
        4 => half.prop_map(|(size, diagonal, lines)| {
            (Board { size, squares: Squares::Half(diagonal, Shade::Dark) }, lines)
        }),
        1 => Just((Board { size: Size::Eight, squares: Squares::All }, Lines::Straight)),
    ]
}

fn kings() -> impl Strategy<Value = (KingRange, KingCapture)> {
    let landing = select(vec![
        Landing::Anywhere,
        Landing::RightBehind,
        Landing::RightBehindALastKing,
    ]);
    prop_oneof![
        Just((KingRange::Short, KingCapture::Adjacent)),
        Just((KingRange::Flying, KingCapture::Adjacent)),
        landing.prop_map(|landing| (KingRange::Flying, KingCapture::FromAfar(landing))),
    ]
}

fn preferences() -> impl Strategy<Value = Vec<Preference>> {
    let all = vec![
        Preference::MostPieces,
        Preference::WithKing,
        Preference::MostKings,
        Preference::MostValue,
    ];
    (subsequence(all, 0..=4).prop_shuffle(), any::<bool>()).prop_map(
        |(mut order, kings_earliest)| {
            order.extend(kings_earliest.then_some(Preference::KingsEarliest));
            order
        },
    )
}

/// Any house rules that make sense.
pub(crate) fn house_rules() -> impl Strategy<Value = Rules> {
    let duties = (
        select(vec![
            Compulsion::Forced,
            Compulsion::Forced,
            Compulsion::Huff,
        ]),
        select(vec![
            Continuation::WholeSequence,
            Continuation::WhileLandingOffers,
            Continuation::MayStop,
        ]),
        preferences(),
        select(vec![
            Removal::AfterTheMove,
            Removal::AfterTheMove,
            Removal::AtOnce,
        ]),
        select(vec![Reversal::Allowed, Reversal::Forbidden]),
    );
    let pieces = (
        select(vec![ManCaptures::AnyWay, ManCaptures::NotBackward]),
        select(vec![ManAgainstKing::Captures, ManAgainstKing::Powerless]),
        select(vec![
            Promotion::AtEndOfMove,
            Promotion::StopsTheMove,
            Promotion::InPassing,
        ]),
        select(vec![
            KingPatience::Unlimited,
            KingPatience::Moves(1),
            KingPatience::Moves(3),
        ]),
        select(vec![Goal::Normal, Goal::Losing, Goal::Breakthrough]),
    );
    (boards(), kings(), duties, pieces).prop_map(
        |(
            (board, lines),
            (range, capture),
            (compulsion, continuation, order, removal, reversal),
            pieces,
        )| {
            let mut rules = rule_sets::BUILT_IN[0];
            rules.board = Point::house(board);
            rules.placing = Point::house(Placing::FirstRows(2));
            rules.lines = Point::house(lines);
            rules.king_range = Point::house(range);
            rules.king_capture = Point::house(capture);
            rules.compulsion = Point::house(compulsion);
            rules.continuation = Point::house(continuation);
            rules.must_prefer = tabuleiro_draughts::List::EMPTY;
            if compulsion == Compulsion::Forced && continuation != Continuation::MayStop {
                for preference in order {
                    rules.must_prefer.push(Point::house(preference)).unwrap();
                }
            }
            rules.removal = Point::house(removal);
            rules.reversal = Point::house(reversal);
            rules.man_captures = Point::house(pieces.0);
            rules.man_against_king = Point::house(pieces.1);
            rules.promotion = Point::house(pieces.2);
            rules.king_patience = Point::house(pieces.3);
            rules.goal = Point::house(pieces.4);
            assert_eq!(rules.check(), Ok(()));
            rules
        },
    )
}

/// A position with men and many kings, some of them tired, some pieces to huff.
pub(crate) fn positions(rules: Rules) -> impl Strategy<Value = (Rules, Position)> {
    let squares = usize::from(rules.board.value.count());
    // Few enough that routes stay countable, many enough that they are long.
    let most = match (rules.removal.value, rules.board.value.size) {
        // With squares vacated at once a king can take the same pieces in almost any order.
        (Removal::AtOnce, _) => 9,
        (Removal::AfterTheMove, Size::Eight) => 14,
        (Removal::AfterTheMove, Size::Ten) => 20,
        (Removal::AfterTheMove, Size::Twelve) => 22,
    };
    let places = subsequence((0..squares as u8).collect::<Vec<_>>(), 1..=most);
    let pieces = proptest::collection::vec((any::<bool>(), 0_u8..10), most);
    (
        places,
        pieces,
        any::<bool>(),
        any::<u128>(),
        0_u8..10,
        any::<[u8; 2]>(),
    )
        .prop_map(move |(places, pieces, white, huffable, crowded, tired)| {
            let mut setup = Setup::empty(if white { Side::White } else { Side::Black });
            for (&place, (is_white, king)) in places.iter().zip(pieces) {
                let square = Square::new(place);
                let side = if is_white { Side::White } else { Side::Black };
                let king = king < crowded || rules.board.value.crowns(square, side);
                let kind = if king {
                    PieceKind::King
                } else {
                    PieceKind::Man
                };
                setup.put(square, Some(Piece { side, kind }));
            }
            if rules.goal.value == Goal::Breakthrough {
                for square in setup.kings.iter() {
                    setup.put(square, None);
                }
            }
            if rules.compulsion.value == Compulsion::Huff {
                let them = setup.pieces(setup.to_move.other());
                setup.huffable = them.intersection(SquareSet::from_bits(huffable));
            }
            if let KingPatience::Moves(most) = rules.king_patience.value {
                for (side, tired) in [Side::White, Side::Black].into_iter().zip(tired) {
                    let own = setup.pieces(side);
                    let king = own.intersection(setup.kings).iter().next();
                    let has_men = !own.difference(setup.kings).is_empty();
                    let moves = tired % (most + 1);
                    setup.king_runs[side as usize] = king
                        .filter(|_| has_men && moves > 0)
                        .map(|king| KingRun { king, moves });
                }
            }
            (
                rules,
                Position::new(setup, &rules).expect("a position by construction"),
            )
        })
}

/// A position where a few kings and men can go a long way: the pieces to take stand apart, with room behind each.
fn long_hunts(rules: Rules) -> impl Strategy<Value = (Rules, Position)> {
    let board = rules.board.value;
    let side = board.size.side();
    let inner = 1..side - 1;
    let apart = |square: &Square, phase: u8| {
        let (row, column) = board.place(*square);
        let offset = match board.squares {
            Squares::All => column % 2 == phase / 2,
            Squares::Half(..) => true,
        };
        inner.contains(&row) && inner.contains(&column) && row % 2 == phase % 2 && offset
    };
    let (prey_left, longest) = match rules.removal.value {
        Removal::AtOnce => (5..=7, 7),
        Removal::AfterTheMove => (5..=9, 9),
    };
    let lattices: Vec<Vec<Square>> = (0..4)
        .map(|phase| board.iter().filter(|at| apart(at, phase)).collect())
        .collect();
    let everywhere: Vec<Square> = board.iter().collect();
    let prey =
        select(lattices).prop_flat_map(move |lattice| subsequence(lattice, prey_left.clone()));
    (
        prey,
        subsequence(everywhere, 1..=4),
        proptest::collection::vec(0_u8..4, longest),
        any::<[bool; 4]>(),
        any::<bool>(),
    )
        .prop_map(move |(prey, hunters, prey_kinds, men, white)| {
            let side = if white { Side::White } else { Side::Black };
            let mut setup = Setup::empty(side);
            let kind = |square, side, man| {
                if man && !rules.board.value.crowns(square, side) {
                    PieceKind::Man
                } else {
                    PieceKind::King
                }
            };
            for (square, man) in hunters.into_iter().zip(men) {
                let kind = kind(square, side, man);
                setup.put(square, Some(Piece { side, kind }));
            }
            for (square, is_king) in prey.into_iter().zip(prey_kinds) {
                let side = side.other();
                let kind = kind(square, side, is_king > 0);
                setup.put(square, Some(Piece { side, kind }));
            }
            if rules.goal.value == Goal::Breakthrough {
                for square in setup.kings.iter() {
                    setup.put(square, None);
                }
            }
            (
                rules,
                Position::new(setup, &rules).expect("a position by construction"),
            )
        })
}

fn any_rules() -> impl Strategy<Value = Rules> {
    prop_oneof![built_in(), house_rules()]
}

pub(crate) fn any_position() -> impl Strategy<Value = (Rules, Position)> {
    prop_oneof![
        3 => any_rules().prop_flat_map(positions),
        1 => any_rules().prop_flat_map(long_hunts),
    ]
}

/// How many cases each property tries: the usual number, or `PROPTEST_CASES` for a long look.
pub(crate) fn cases(usual: u32) -> u32 {
    match std::env::var("PROPTEST_CASES") {
        Ok(number) => number.parse().expect("PROPTEST_CASES is a number"),
        Err(_) => usual,
    }
}
