//! Plain texts: one for each value, and back.

use crate::common::{Dice, played, strewn};
use proptest::prelude::*;
use std::fmt::{Debug, Display};
use std::str::FromStr;
use tabuleiro_draughts::{
    BUILT_IN, Event, KingRun, Move, Piece, PieceKind, Setup, Side, Square, SquareSet, Turn,
};

fn there_and_back<T: Display + Debug + PartialEq + FromStr<Err: Debug>>(value: &T) {
    let text = value.to_string();
    let back = text
        .parse::<T>()
        .unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(&back, value, "{text}");
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::White), Just(Side::Black)]
}

fn square() -> impl Strategy<Value = Square> {
    (0_u8..128).prop_map(Square::new)
}

fn set() -> impl Strategy<Value = SquareSet> {
    let few =
        prop::collection::vec(square(), 0..5).prop_map(|squares| squares.into_iter().collect());
    prop_oneof![few, any::<u128>().prop_map(SquareSet::from_bits)]
}

fn run() -> impl Strategy<Value = Option<KingRun>> {
    let run = (square(), any::<u8>()).prop_map(|(king, moves)| KingRun { king, moves });
    prop::option::of(run)
}

prop_compose! {
    /// Any set-up at all, the impossible ones included.
    fn setup()(
        to_move in side(), white in set(), black in set(), kings in set(), huffable in set(), runs in (run(), run()),
    ) -> Setup {
        Setup { to_move, white, black, kings, huffable, king_runs: runs.into() }
    }
}

fn play() -> impl Strategy<Value = Move> {
    let step = (square(), square(), any::<bool>())
        .prop_map(|(from, to, crown)| Move::step(from, to, crown));
    let jumps = prop::collection::vec((square(), square()), 1..20);
    let capture = (square(), jumps, any::<bool>()).prop_map(|(from, jumps, crown)| {
        let route = std::iter::once(from)
            .chain(jumps.iter().map(|jump| jump.1))
            .collect();
        Move::capture(route, jumps.iter().map(|jump| jump.0).collect(), crown)
    });
    prop_oneof![step, capture]
}

/// Texts that look like set-ups, most of them not quite.
const ALMOST_SETUPS: &str = "[WB](:W(K?#[0-9]{1,3},?){0,3})(:B(K?#[0-9]{1,3},?){0,3})\
    (:[KU]#[0-9]{1,2}){0,2}(:RW#[0-9]/[0-9])?";

proptest! {
    #[test]
    fn every_value_is_read_back(setup in setup(), set in set(), play in play(), huff in prop::option::of(square())) {
        there_and_back(&setup);
        there_and_back(&set);
        there_and_back(&play);
        there_and_back(&Turn { huff, play: Some(play.clone()) });
        there_and_back(&Turn { huff, play: None });
        there_and_back(&Event::Move(play));
        huff.into_iter().for_each(|square| {
            there_and_back(&square);
            there_and_back(&Event::Huff(square));
        });
    }

    /// What is read is written again letter by letter: no value has two texts.
    #[test]
    fn no_value_has_two_texts(text in ALMOST_SETUPS) {
        if let Ok(setup) = text.parse::<Setup>() {
            prop_assert_eq!(setup.to_string(), text);
        }
    }

    /// Nothing that anybody writes makes a reader panic.
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC{0,40}|[#0-9xW:B,K~>=/{}U -]{0,40}") {
        let _ = text.parse::<Setup>();
        let _ = text.parse::<SquareSet>();
        let _ = text.parse::<Turn>();
        let _ = text.parse::<Event>();
        let _ = text.parse::<Piece>();
    }
}

#[test]
fn texts_look_like_this() {
    for side in [Side::White, Side::Black] {
        there_and_back(&side);
        for kind in [PieceKind::Man, PieceKind::King] {
            there_and_back(&kind);
            there_and_back(&Piece { side, kind });
        }
    }
    let piece = Piece {
        side: Side::Black,
        kind: PieceKind::King,
    };
    assert_eq!(piece.to_string(), "black king");
    assert_eq!(Square::new(21).to_string(), "#21");
    assert_eq!(SquareSet::from_bits(0b1001).to_string(), "{#0,#3}");
    let squares = |indices: &[u8]| indices.iter().copied().map(Square::new).collect::<Vec<_>>();
    let capture = Move::capture(squares(&[21, 14, 7]), squares(&[17, 10]), true);
    assert_eq!(capture.to_string(), "#21x#17>#14x#10>#7=K");
    for wrong in ["", "21", "#", "#021", "#+1", "#128", "#300", " #21", "#21 "] {
        assert!(wrong.parse::<Square>().is_err(), "{wrong:?}");
    }
    for wrong in ["#21", "#21-#17-#14", "#21x#17", "#21x", "#21-#17=", "21-17"] {
        assert!(wrong.parse::<Move>().is_err(), "{wrong:?}");
    }
    for wrong in [
        "W:W21:B1",
        "W",
        "W:B#1:W#2",
        "W:W#1,#1:B",
        "W:W#2,#1:B",
        "W:W#1:B:R",
        "W:WK:B",
    ] {
        assert!(wrong.parse::<Setup>().is_err(), "{wrong:?}");
    }
    let error = "red".parse::<Side>().expect_err("no side");
    assert_eq!(error.to_string(), "this is not a side: white or black");
}

#[test]
fn positions_and_their_moves_are_read_back() {
    let mut dice = Dice::of_test(3);
    for rules in &BUILT_IN {
        for position in [strewn(rules, &mut dice, 20), played(rules, &mut dice, 60)] {
            there_and_back(position.setup());
            position.legal_turns(rules).iter().for_each(there_and_back);
        }
    }
}
