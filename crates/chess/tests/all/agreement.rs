//! Two answers must agree: the list of legal moves, and whether a single move is refused.

use tabuleiro_chess::position::{after, alternative, from_fen, legal_moves, start, to_fen};
use tabuleiro_chess::{
    Attempt, Board, Castling, EnPassant, Move, Piece, Point, Promotion, Rules, Square, examine,
};

use super::Numbers;

fn perft(board: &Board, rules: &Rules, depth: u32) -> u64 {
    let moves = legal_moves(board, rules);
    if depth == 1 {
        return moves.len() as u64;
    }
    moves
        .into_iter()
        .map(|made| perft(&after(board, rules, made), rules, depth - 1))
        .sum()
}

/// Published counts (chessprogramming wiki): the start and the five usual test positions.
#[test]
fn published_counts() {
    for (fen, counts) in [
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            &[20, 400, 8_902, 197_281][..],
        ),
        (
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
            &[48, 2_039, 97_862],
        ),
        (
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
            &[14, 191, 2_812, 43_238],
        ),
        (
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
            &[6, 264, 9_467],
        ),
        (
            "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
            &[44, 1_486, 62_379],
        ),
        (
            "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
            &[46, 2_079, 89_890],
        ),
    ] {
        for (depth, &count) in (1..).zip(counts) {
            assert_eq!(
                perft(&super::board(fen), &Rules::FIDE, depth),
                count,
                "{fen} depth {depth}"
            );
        }
    }
}

/// Every attempt with every piece: accepted exactly if the move is in the list, and then it is that very move.
fn agrees(board: &Board, rules: &Rules) {
    let legal = legal_moves(board, rules);
    let mut accepted = Vec::new();
    for from in Square::ALL {
        for to in Square::ALL {
            for promotion in [
                None,
                Some(Piece::Queen),
                Some(Piece::Knight),
                Some(Piece::King),
            ] {
                let attempt = Attempt {
                    from,
                    to,
                    promotion,
                };
                match examine(board, rules, attempt) {
                    Ok(made) => {
                        assert!(legal.contains(&made), "{made} in {}", to_fen(rules, board));
                        accepted.push(made);
                    }
                    Err(why) => {
                        assert!(
                            !why.to_string().is_empty()
                                && !why.article(rules).to_string().is_empty()
                        );
                        let plain = Move {
                            from,
                            to,
                            promotion,
                        };
                        assert!(
                            !legal.contains(&plain),
                            "{plain}: {why} in {}",
                            to_fen(rules, board)
                        );
                        if let Some(other) = alternative(board, rules, attempt) {
                            assert!(legal.contains(&other));
                        }
                    }
                }
            }
        }
    }
    for made in &legal {
        let known = matches!(made.promotion, None | Some(Piece::Queen | Piece::Knight));
        assert!(
            !known || accepted.contains(made),
            "{made} in {}",
            to_fen(rules, board)
        );
    }
}

#[test]
fn the_list_and_the_judge_agree() {
    let no_passing = Rules {
        en_passant: Point::house(EnPassant::None),
        castling: Point::house(Castling::None),
        promotion: Point::house(Promotion::Queen),
        ..Rules::FIDE
    };
    let mut numbers = Numbers(7);
    for rules in [&Rules::FIDE, &Rules::CHESS960, &no_passing] {
        for game in 0..3 {
            let mut board = start(rules, game * 307);
            for _ in 0..120 {
                let legal = legal_moves(&board, rules);
                if legal.is_empty() {
                    break;
                }
                if numbers.below(20) == 0 {
                    agrees(&board, rules);
                }
                board = after(&board, rules, legal[numbers.below(legal.len())]);
            }
        }
    }
}

/// Others write the rights of Chess960 as K and Q, for the outermost rook of a wing (X-FEN).
#[test]
fn rights_of_the_outermost_rooks() {
    let rules = Rules::CHESS960;
    for number in 0..960 {
        let board = start(&rules, number);
        let fen = to_fen(&rules, &board);
        let mut fields: Vec<&str> = fen.split(' ').collect();
        fields[2] = "KQkq";
        assert_eq!(from_fen(&rules, &fields.join(" ")), Ok(board), "{fen}");
    }
    // The rook next to the king is not the outermost one.
    let inner = from_fen(&rules, "4k3/8/8/8/8/8/8/1R1K1R1R w K - 0 1").expect("a position");
    assert_eq!(to_fen(&rules, &inner), "4k3/8/8/8/8/8/8/1R1K1R1R w H - 0 1");
    for wrong in [
        "4k3/8/8/8/8/8/8/3K3R w Q - 0 1",
        "4k3/8/8/8/8/8/8/3K3R w KX - 0 1",
        "9/ w K",
    ] {
        assert!(from_fen(&rules, wrong).is_err(), "{wrong}");
    }
}
