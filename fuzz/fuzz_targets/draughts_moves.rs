//! Any bytes as a rule set, a position and moves tried in it: never a panic, every refusal has its reason, and the
//! explanation agrees with the list of legal moves.
#![no_main]

use draughts::notation::EntryError;
use draughts::{BUILT_IN, Piece, PieceKind, Position, Reason, Setup, Side, Square};
use libfuzzer_sys::fuzz_target;

/// More pieces than this make no new kind of move, only more orders of capture.
const MOST_PIECES: usize = 28;

fuzz_target!(|data: &[u8]| {
    let [rules, side, pieces, rest @ ..] = data else { return };
    let rules = &BUILT_IN[usize::from(*rules) % BUILT_IN.len()];
    let board = rules.board.value;
    let square = |byte: u8| Square::new(byte % board.count());
    let mut setup = Setup::empty(if side % 2 == 0 { Side::White } else { Side::Black });
    let (placed, moves) = rest.split_at((usize::from(*pieces) % MOST_PIECES * 2).min(rest.len()) / 2 * 2);
    for pair in placed.chunks_exact(2) {
        let side = if pair[1] % 2 == 0 { Side::White } else { Side::Black };
        let king = pair[1] & 2 != 0 || board.crowns(square(pair[0]), side);
        let kind = if king { PieceKind::King } else { PieceKind::Man };
        setup.put(square(pair[0]), Some(Piece { side, kind }));
    }
    let Ok(mut position) = Position::new(setup, rules) else { return };
    // First as text, whatever it is.
    if let Err(EntryError::Illegal(refusal)) = position.read_turn(rules, &String::from_utf8_lossy(moves)) {
        assert_ne!(refusal.reason, Reason::Unexplained);
        assert!(refusal.to_string().ends_with('.'));
    }
    // Then as routes of two to four squares.
    for bytes in moves.chunks(4).take(16) {
        let route: Vec<Square> = bytes.iter().map(|&byte| square(byte)).collect();
        let legal = position.legal_moves(rules);
        let listed = legal.iter().find(|play| play.route() == route);
        match draughts::examine(&position, rules, &route) {
            Ok(()) => {
                let mut ends = legal.iter().map(|play| play.to());
                let named = listed.is_some() || route.len() < 3;
                assert!(named || ends.any(|end| end == route[route.len() - 1]));
            }
            Err(refusal) => {
                assert!(listed.is_none(), "{refusal}");
                assert_ne!(refusal.reason, Reason::Unexplained);
            }
        }
        let Some(play) = listed.or_else(|| legal.get(usize::from(bytes[0]) % legal.len().max(1))) else { break };
        assert_eq!(draughts::examine(&position, rules, play.route()), Ok(()));
        position = position.played(play, rules);
    }
});
