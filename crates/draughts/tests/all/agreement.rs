//! The fast generator against the slow one, and the laws that hold in every rule set.

use crate::obvious;
use draughts::fast::built_in::{Work, with_loaded_table, with_table};
use draughts::fast::generator::generate;
use draughts::fast::hunt::{Captures, hunters};
use draughts::fast::layout::Layout;
use draughts::fast::packed::{Packed, PackedOf, PlayOf};
use draughts::fast::plan::Table;
use draughts::fast::zobrist::Hashed;
use draughts::{
    Board, Compulsion, Continuation, Goal, KingCapture, KingPatience, KingRange, KingRun, Landing,
    Lines, LongDiagonal, ManAgainstKing, ManCaptures, Move, Piece, PieceKind, Placing, Point,
    Position, Preference, Promotion, Removal, Reversal, Rules, Setup, Shade, Side, Size, Square,
    SquareSet, Squares, formats::fen, rule_sets,
};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

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
fn house_rules() -> impl Strategy<Value = Rules> {
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
            rules.must_prefer = draughts::List::EMPTY;
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
fn positions(rules: Rules) -> impl Strategy<Value = (Rules, Position)> {
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

fn any_rules() -> impl Strategy<Value = Rules> {
    prop_oneof![built_in(), house_rules()]
}

fn any_position() -> impl Strategy<Value = (Rules, Position)> {
    any_rules().prop_flat_map(positions)
}

fn sorted(mut moves: Vec<Move>) -> Vec<Move> {
    moves.sort();
    moves
}

/// What a move amounts to: from, to, taken, crown.
type Result = (Square, Square, SquareSet, bool);

fn results(moves: &[Move]) -> Vec<Result> {
    let mut results: Vec<Result> = moves
        .iter()
        .map(|play| (play.from(), play.to(), play.taken_set(), play.promotes()))
        .collect();
    results.sort();
    results.dedup();
    results
}

/// Every move of the packed generator, with the position it leads to and whether the hash was kept.
struct Packing<'p>(&'p Rules, &'p Position);

struct Leaf {
    result: Result,
    setup: Setup,
    hash_kept: u64,
    hash_fresh: u64,
}

impl Work for Packing<'_> {
    type Output = Vec<Leaf>;

    fn run<T: Table>(self, table: T) -> Vec<Leaf> {
        let packed: PackedOf<T> = Packed::new::<T::Layout>(self.1, self.0.board.value);
        assert_eq!(
            packed.setup::<T::Layout>(self.0.board.value),
            *self.1.setup()
        );
        if packed.white_to_move {
            leaves::<T, true>(table, packed, self.0.board.value)
        } else {
            leaves::<T, false>(table, packed, self.0.board.value)
        }
    }
}

fn leaves<T: Table, const WHITE: bool>(table: T, packed: PackedOf<T>, board: Board) -> Vec<Leaf> {
    use draughts::fast::bits::Bits;
    use draughts::fast::layout::{to_square, to_squares};
    let plan = table.plan();
    let hunters = match plan.compulsion {
        Compulsion::Huff => hunters::<T, WHITE>(table, &packed),
        Compulsion::Forced => Bits::ZERO,
    };
    let parent = Hashed::new(packed);
    let mut captures = Captures::by_result();
    let mut plays: Vec<PlayOf<T>> = Vec::new();
    if generate::<T, WHITE>(table, &packed, &mut captures, |play| plays.push(play)) {
        plays.extend(captures.plays());
    }
    let square = |bit: <T::Layout as Layout>::Bits| to_square::<T::Layout>(bit.index(), board);
    plays
        .iter()
        .map(|&play| {
            let child = parent.played::<WHITE>(play, plan, hunters);
            assert_eq!(
                *child.position(),
                packed.played::<WHITE>(play, plan, hunters)
            );
            Leaf {
                result: (
                    square(play.from),
                    square(play.to),
                    to_squares::<T::Layout>(play.taken, board),
                    play.crown.any(),
                ),
                setup: child.position().setup::<T::Layout>(board),
                hash_kept: child.hash(),
                hash_fresh: Hashed::new(*child.position()).hash(),
            }
        })
        .collect()
}

/// The moves and positions of a packed table are those of the plain one.
fn check_packed(
    rules: &Rules,
    position: &Position,
    leaves: &[Leaf],
    moves: &[Move],
) -> std::result::Result<(), TestCaseError> {
    let mut found: Vec<Result> = leaves.iter().map(|leaf| leaf.result).collect();
    found.sort();
    prop_assert_eq!(&found, &results(moves), "each result once");
    for leaf in leaves {
        prop_assert_eq!(leaf.hash_kept, leaf.hash_fresh);
        let same = |play: &&Move| {
            (play.from(), play.to(), play.taken_set(), play.promotes()) == leaf.result
        };
        let play = moves.iter().find(same).expect("the results agree");
        let plain = position.played(play, rules);
        prop_assert_eq!(plain.setup(), &leaf.setup);
        prop_assert_eq!(plain.hash(rules), leaf.hash_fresh);
    }
    Ok(())
}

/// Two kings that can take the same six pieces and end on the same square are two results, also where the order of the kings taken
/// counts: there nothing is noted as seen, and the ends of the first king's captures must be forgotten all the same.
#[test]
fn two_kings_that_take_the_same_pieces_are_two_results() {
    let mut rules = rule_sets::BUILT_IN[0];
    rules.lines = Point::house(Lines::DiagonalCapturesAlsoStraight);
    rules.king_range = Point::house(KingRange::Flying);
    rules.king_capture = Point::house(KingCapture::FromAfar(Landing::Anywhere));
    rules.removal = Point::house(Removal::AtOnce);
    rules.reversal = Point::house(Reversal::Allowed);
    rules.must_prefer = draughts::List::EMPTY;
    for preference in [Preference::MostPieces, Preference::KingsEarliest] {
        rules.must_prefer.push(Point::house(preference)).unwrap();
    }
    let text = "W:WK5,K10:BK7,K11,K15,K16,K17,K23,K29";
    let setup = fen::parse(text, &rules).expect("a FEN");
    let position = Position::new(setup, &rules).expect("a position");
    let moves = obvious::moves(&position, &rules);
    check_packed(
        &rules,
        &position,
        &with_table(&rules, Packing(&rules, &position)),
        &moves,
    )
    .unwrap();
    let mut ends: Vec<_> = results(&moves)
        .iter()
        .map(|&(_, to, taken, _)| (to, taken))
        .collect();
    let all = ends.len();
    ends.sort();
    ends.dedup();
    assert!(ends.len() < all, "the two kings share an end");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every route, square by square, under any rules.
    #[test]
    fn fast_and_slow_find_the_same_routes((rules, position) in any_position()) {
        let fast = sorted(position.legal_moves(&rules));
        let slow = sorted(obvious::moves(&position, &rules));
        prop_assert_eq!(fast, slow, "{}", fen::write(position.setup(), &rules));
    }

    /// The packed moves, each result once, with the positions they lead to and kept hashes, on both kinds of table.
    #[test]
    fn packed_moves_lead_where_plain_ones_do((rules, position) in any_position()) {
        let moves = obvious::moves(&position, &rules);
        check_packed(&rules, &position, &with_table(&rules, Packing(&rules, &position)), &moves)?;
        check_packed(&rules, &position, &with_loaded_table(&rules, Packing(&rules, &position)), &moves)?;
    }

    /// Turning the board and exchanging the colours changes nothing but names.
    #[test]
    fn both_colours_play_by_the_same_rules((rules, position) in any_position()) {
        let board = rules.board.value;
        let flipped = position.flipped(&rules);
        prop_assert_eq!(flipped.flipped(&rules), position);
        prop_assert!(Position::new(*flipped.setup(), &rules).is_ok());
        let turn = |play: &Move| {
            let squares = |squares: &[Square]| squares.iter().map(|&square| board.turned(square)).collect::<Vec<_>>();
            if play.is_capture() {
                Move::capture(squares(play.route()), squares(play.taken()), play.promotes())
            } else {
                Move::step(board.turned(play.from()), board.turned(play.to()), play.promotes())
            }
        };
        let turned: Vec<Move> = position.legal_moves(&rules).iter().map(turn).collect();
        prop_assert_eq!(sorted(turned), sorted(flipped.legal_moves(&rules)));
    }

    /// A move takes exactly its captured pieces, all of them the opponent's, and moves exactly one piece.
    #[test]
    fn material_changes_only_by_the_capture((rules, position) in any_position()) {
        let side = position.to_move();
        for play in position.legal_moves(&rules) {
            let next = position.played(&play, &rules);
            let taken = play.taken_set();
            prop_assert_eq!(taken.len() as usize, play.taken().len(), "no piece is jumped twice");
            prop_assert_eq!(next.pieces(side.other()), position.pieces(side.other()).difference(taken));
            prop_assert_eq!(taken.difference(position.pieces(side.other())), SquareSet::EMPTY);
            let stayed = position.pieces(side).without(play.from());
            prop_assert_eq!(next.pieces(side), stayed.with(play.to()));
            prop_assert!(!stayed.contains(play.to()));
            let kings = position.kings(side).without(play.from()).len();
            let king = position.kings(side).contains(play.from()) || play.promotes();
            prop_assert_eq!(next.kings(side).len(), kings + u32::from(king));
            prop_assert_eq!(next.to_move(), side.other());
            prop_assert!(Position::new(*next.setup(), &rules).is_ok(), "a legal move leads to a legal position");
        }
    }

    /// A huff takes one piece, and the huffer still moves.
    #[test]
    fn a_huff_takes_one_piece((rules, position) in house_rules().prop_flat_map(positions)) {
        for square in position.huffable().iter() {
            let next = position.huffed(square);
            let them = position.to_move().other();
            prop_assert_eq!(next.pieces(them), position.pieces(them).without(square));
            prop_assert_eq!(next.to_move(), position.to_move());
            prop_assert!(next.huffable().is_empty());
            prop_assert!(Position::new(*next.setup(), &rules).is_ok());
        }
    }

    /// What may be huffed after a quiet move are the pieces that could have captured.
    #[test]
    fn who_could_capture_may_be_huffed((mut rules, position) in any_position()) {
        if rules.must_prefer.is_empty() && rules.goal.value != Goal::Breakthrough {
            rules.compulsion = Point::house(Compulsion::Huff);
            let could = obvious::could_capture(&position, &rules);
            for play in position.legal_moves(&rules) {
                let next = position.played(&play, &rules);
                let expected = if play.is_capture() {
                    SquareSet::EMPTY
                } else if could.contains(play.from()) {
                    could.without(play.from()).with(play.to())
                } else {
                    could
                };
                prop_assert_eq!(next.huffable(), expected);
            }
        }
    }

    /// What is written is read back, in numbers and in letters.
    #[test]
    fn positions_survive_being_written((rules, position) in any_position()) {
        for writing in [draughts::Writing::Numbers, draughts::Writing::Letters] {
            let text = fen::write_as(position.setup(), &rules, writing);
            prop_assert_eq!(fen::parse(&text, &rules), Ok(*position.setup()), "{}", text);
        }
    }
}

/// A king among so many pieces that nobody could write down every route: there is still an answer, and soon.
#[test]
fn countless_routes_do_not_hang() {
    let lattice = |id: &str, king: (u8, u8), every: &dyn Fn(u8, u8) -> bool| {
        let rules = rule_sets::by_id(id).unwrap();
        let board = rules.board.value;
        let mut setup = Setup::empty(Side::White);
        let side = board.size.side();
        for square in board.iter() {
            let (row, column) = board.place(square);
            let inside = (1..side - 1).contains(&row) && (1..side - 1).contains(&column);
            if inside && every(row, column) {
                setup.put(
                    square,
                    Some(Piece {
                        side: Side::Black,
                        kind: PieceKind::Man,
                    }),
                );
            }
        }
        let king = board.at(king.0, king.1).unwrap();
        setup.put(
            king,
            Some(Piece {
                side: Side::White,
                kind: PieceKind::King,
            }),
        );
        (*rules, Position::new(setup, rules).unwrap())
    };
    let cases = [
        lattice("turkish", (1, 0), &|row, column| {
            row % 2 == 1 && column % 2 == 1
        }),
        lattice("turkish", (1, 0), &|row, column| {
            (row + 2 * column) % 4 == 1
        }),
        lattice("russian", (0, 1), &|row, column| {
            row % 2 == 1 && column % 2 == 0
        }),
        lattice("canadian", (0, 1), &|row, column| {
            row % 2 == 1 && column % 2 == 0
        }),
        lattice("frisian", (0, 1), &|row, column| {
            row % 2 == 1 && column % 2 == 0
        }),
        lattice("killer", (0, 1), &|row, column| {
            row % 2 == 1 && column % 2 == 0
        }),
        {
            let (mut rules, position) = lattice("turkish", (1, 0), &|row, column| {
                (row + 3 * column) % 5 == 1
            });
            rules.must_prefer = draughts::List::EMPTY;
            rules.continuation = Point::house(Continuation::MayStop);
            rules.reversal = Point::house(Reversal::Allowed);
            (rules, position)
        },
    ];
    for (rules, position) in cases {
        let text = fen::write(position.setup(), &rules);
        let moves = position.legal_moves(&rules);
        let mut found: Vec<Result> = with_table(&rules, Packing(&rules, &position))
            .iter()
            .map(|leaf| leaf.result)
            .collect();
        found.sort();
        assert_eq!(results(&moves), found, "{} {text}", rules.id);
    }
}
