//! The fast generator against the slow one, and the laws that hold in every rule set.

use crate::obvious;
use crate::strategies::{any_position, cases, house_rules, positions};
use proptest::prelude::*;
use tabuleiro_draughts::fast::built_in::{Work, with_loaded_table, with_table};
use tabuleiro_draughts::fast::generator::generate;
use tabuleiro_draughts::fast::hunt::{Captures, hunters};
use tabuleiro_draughts::fast::layout::Layout;
use tabuleiro_draughts::fast::packed::{Packed, PackedOf, PlayOf};
use tabuleiro_draughts::fast::plan::Table;
use tabuleiro_draughts::fast::zobrist::Hashed;
use tabuleiro_draughts::{
    Board, Compulsion, Continuation, Convention, Goal, ManCaptures, Move, Perft, Piece, PieceKind,
    Point, Position, Preference, Removal, Reversal, Rules, Setup, Side, Square, SquareSet,
    formats::fen, rule_sets,
};

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
    use tabuleiro_draughts::fast::bits::Bits;
    use tabuleiro_draughts::fast::layout::{to_square, to_squares};
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

/// The leaves so many turns away, by the slow generator.
fn slow_count(position: &Position, rules: &Rules, perft: Perft) -> u64 {
    if perft.depth == 0 {
        return 1;
    }
    if rules.goal.value == Goal::Breakthrough && !position.setup().kings.is_empty() {
        // The first king has won.
        return 0;
    }
    let rest = Perft::new(perft.depth - 1).with_convention(perft.convention);
    let moves_from = |position: &Position| -> u64 {
        let moves = obvious::moves(position, rules);
        let mut seen: Vec<Result> = Vec::new();
        let mut total = 0;
        for play in &moves {
            let result = (play.from(), play.to(), play.taken_set(), play.promotes());
            if perft.convention == Convention::Paths || !seen.contains(&result) {
                seen.push(result);
                total += slow_count(&position.played(play, rules), rules, rest);
            }
        }
        total
    };
    let huffs = position.huffable().iter().map(|square| {
        let huffed = position.huffed(square);
        if huffed.pieces(position.to_move().other()).is_empty() {
            // The huff alone has won.
            u64::from(perft.depth == 1)
        } else {
            moves_from(&huffed)
        }
    });
    moves_from(position) + huffs.sum::<u64>()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(8000), failure_persistence: None, ..ProptestConfig::default() })]

    /// Every route, square by square, under any rules.
    #[test]
    fn fast_and_slow_find_the_same_routes((rules, position) in any_position()) {
        let fast = sorted(position.legal_moves(&rules));
        prop_assert_eq!(position.can_move(&rules), !fast.is_empty());
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
        for writing in [tabuleiro_draughts::Writing::Numbers, tabuleiro_draughts::Writing::Letters] {
            let text = fen::write_as(position.setup(), &rules, writing);
            prop_assert_eq!(fen::parse(&text, &rules), Ok(*position.setup()), "{}", text);
        }
    }
}

proptest! {
    // Slower by a game's width: fewer of them.
    #![proptest_config(ProptestConfig {
        cases: cases(8000) / 16,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Two turns counted both ways, on both kinds of table: huffs, and the positions in between, are the slow
    /// generator's.
    #[test]
    fn counts_are_those_of_the_slow_generator((rules, position) in any_position()) {
        let paths = Perft::new(2).with_convention(Convention::Paths);
        if paths.count(&position, &rules) > 5000 {
            // The slow generator compares every route with every other: it would take minutes.
            return Ok(());
        }
        for convention in [Convention::Unique, Convention::Paths] {
            let perft = Perft::new(2).with_convention(convention);
            let slow = slow_count(&position, &rules, perft);
            prop_assert_eq!(perft.count(&position, &rules), slow, "{:?}", convention);
            prop_assert_eq!(perft.count_loaded(&position, &rules), slow, "{:?} loaded", convention);
        }
    }
}

/// Two kings take the same six men and end on the same square: two captures, also where the order of the kings taken
/// decides.
#[test]
fn two_kings_may_end_alike_where_order_decides() {
    let mut rules = *rule_sets::by_id("brazilian").unwrap();
    rules.must_prefer = tabuleiro_draughts::List::EMPTY;
    for preference in [Preference::MostPieces, Preference::KingsEarliest] {
        rules.must_prefer.push(Point::house(preference)).unwrap();
    }
    rules.removal = Point::house(Removal::AtOnce);
    let position = Position::new(
        fen::parse("B:W6,7,14,16,22,24:BK3,K18", &rules).unwrap(),
        &rules,
    )
    .unwrap();
    let mut found: Vec<Result> = with_table(&rules, Packing(&rules, &position))
        .iter()
        .map(|leaf| leaf.result)
        .collect();
    found.sort();
    let slow = results(&obvious::moves(&position, &rules));
    assert_eq!(found, slow);
    let onto = |square| slow.iter().filter(|result| result.1 == square).count();
    assert!(
        slow.iter()
            .any(|result| result.2.len() == 6 && onto(result.1) == 2)
    );
}

/// The first king of breakthrough ends the game: it is not huffed away for the jump it has left alone.
#[test]
fn a_king_that_has_won_is_not_huffed() {
    let mut rules = *rule_sets::by_id("garden").unwrap();
    rules.goal = Point::house(Goal::Breakthrough);
    rules.man_captures = Point::house(ManCaptures::AnyWay);
    let start = fen::parse("W:W7:B11,25", &rules).unwrap();
    let position = Position::new(start, &rules).unwrap();
    let crowned = position.read_move(&rules, "7-3").unwrap();
    assert_eq!(
        position.played(&crowned, &rules).huffable(),
        SquareSet::EMPTY
    );
    for play in position.legal_moves(&rules) {
        let after = position.played(&play, &rules);
        let over = !after.kings(Side::White).is_empty();
        assert_eq!(after.legal_turns(&rules).is_empty(), over, "{play:?}");
    }
    let mut huffable = *position.played(&crowned, &rules).setup();
    huffable.huffable = SquareSet::EMPTY.with(crowned.to());
    assert_eq!(
        Position::new(huffable, &rules),
        Err(tabuleiro_draughts::Flaw::NothingToHuff(crowned.to()))
    );
    let perft = Perft::new(2);
    assert_eq!(
        perft.count(&position, &rules),
        slow_count(&position, &rules, perft)
    );
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
            rules.must_prefer = tabuleiro_draughts::List::EMPTY;
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
