//! Counting positions: through a game, which keeps all that a game keeps, and by `cozy-chess` called directly. The
//! counts are those of the chessprogramming wiki, and are asserted before anything is timed.

use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use tabuleiro_chess::position::from_fen;
use tabuleiro_chess::{Board, Game, LastMove, Rules, perft};

/// The start, the five usual test positions and one of Chess960: depth and leaves.
const POSITIONS: [(&str, u32, u64); 7] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        5,
        4_865_609,
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        4,
        4_085_603,
    ),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674_624),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        4,
        422_333,
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        4,
        2_103_487,
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        4,
        3_894_594,
    ),
    (
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        4,
        326_672,
    ),
];

fn main() {
    for (fen, depth, count) in POSITIONS {
        assert_eq!(through_a_game(fen, depth), count, "{fen}");
        assert_eq!(directly(&board(fen), depth), count, "{fen}");
    }
    compare();
    divan::main();
}

/// Both ways in turn, a ply less deep, the fastest of many short rounds each: what else the machine does meets both.
fn compare() {
    const ROUNDS: usize = 100;
    let mut sums = [0.0; 2];
    for (fen, depth, _) in POSITIONS {
        let board = board(fen);
        let timed = |leaves: &dyn Fn() -> u64| {
            let start = Instant::now();
            black_box(leaves());
            start.elapsed().as_secs_f64()
        };
        let mut fastest = [f64::INFINITY; 2];
        for _ in 0..ROUNDS {
            fastest[0] = timed(&|| through_a_game(fen, depth - 1)).min(fastest[0]);
            fastest[1] = timed(&|| directly(&board, depth - 1)).min(fastest[1]);
        }
        println!("{:.3} {fen}", fastest[1] / fastest[0]);
        sums = [sums[0] + fastest[0], sums[1] + fastest[1]];
    }
    let ratio = sums[1] / sums[0];
    println!("{ratio:.3} of the speed of cozy-chess called directly, all together");
}

fn board(fen: &str) -> Board {
    from_fen(&Rules::CHESS960, fen).expect("a position")
}

fn through_a_game(fen: &str, depth: u32) -> u64 {
    let mut game = Game::new(Arc::new(Rules::FIDE), board(fen));
    perft(&mut game, depth, LastMove::Made)
}

/// Every move of the last ply made, as above.
fn directly(board: &Board, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for made in moves {
            let mut after = board.clone();
            after.play_unchecked(made);
            nodes += directly(&after, depth - 1);
        }
        false
    });
    nodes
}

#[divan::bench(args = 0..POSITIONS.len(), sample_count = 5)]
fn game(number: usize) -> u64 {
    let (fen, depth, _) = POSITIONS[number];
    through_a_game(fen, depth)
}

#[divan::bench(args = 0..POSITIONS.len(), sample_count = 5)]
fn cozy(number: usize) -> u64 {
    let (fen, depth, _) = POSITIONS[number];
    directly(&board(fen), depth)
}
