//! Judging whole games of chess: every sentence's claim is held against the numbers beside it and against the board.

use std::sync::Arc;
use std::time::Duration;

use ::chess::notation::{Letters, san};
use ::chess::position::{after, legal_moves, start};
use ::chess::{Board, Color, Game, Move, Piece, Rules};
use engine::Random;
use engine::chess::{SURELY_WON, WON};
use table::Table;
use table::files::{Format, import};
use tabuleiro_players::chess::{Sight, share};
use tabuleiro_players::turns::review::{Review, Reviewed, Slip, Worse};
use tabuleiro_players::{Choice, Players};

fn table(pgn: &str) -> Table {
    let mut games = import(pgn.as_bytes(), Format::Pgn, None).expect("games");
    games.remove(0).expect("legal").table
}

fn reviewed(players: &mut Players, table: &Table, nodes: u64) -> Review<Game> {
    let sight = Sight::of(Choice {
        nodes: Some(nodes),
        ..Choice::default()
    });
    players
        .review_chess(table, sight, &|| Duration::ZERO, &mut |_| false)
        .expect("a table of chess")
}

/// A game of random moves, by the seed.
fn random_game(moves: usize, seed: u64) -> Table {
    let rules = Arc::new(Rules::FIDE);
    let mut random = Random::new(seed);
    let mut game = Game::new(Arc::clone(&rules), start(&rules, 518));
    let mut text = String::new();
    for _ in 0..moves {
        let legal = game.legal_moves();
        if legal.is_empty() {
            break;
        }
        let made = legal[random.below(legal.len() as u32) as usize];
        text += &format!("{} ", san(game.board(), &rules, made, Letters::English));
        game.play(made);
    }
    table(&format!("{text}*\n"))
}

/// The pawns' worth of a side more than the other.
fn lead(board: &Board, side: Color) -> i32 {
    let worth = |side: Color| -> i32 {
        let kinds = [
            (Piece::Pawn, 1),
            (Piece::Knight, 3),
            (Piece::Bishop, 3),
            (Piece::Rook, 5),
            (Piece::Queen, 9),
        ];
        let of =
            |&(piece, worth): &(Piece, i32)| board.colored_pieces(side, piece).len() as i32 * worth;
        kinds.iter().map(of).sum()
    };
    worth(side) - worth(!side)
}

/// What a line wins for the side that begins it, and who promotes on the way, counted on the board.
fn counted(board: &Board, line: &[Move]) -> (i32, [bool; 2]) {
    let rules = Rules::FIDE;
    let side = board.side_to_move();
    let (mut at, mut promoted) = (board.clone(), [false; 2]);
    for &made in line {
        assert!(legal_moves(&at, &rules).contains(&made), "{made}");
        promoted[usize::from(at.side_to_move() != side)] |= made.promotion.is_some();
        at = after(&at, &rules, made);
    }
    (lead(&at, side) - lead(board, side), promoted)
}

/// Holds everything that is said of a move against what can be counted; and which kind of reason it was.
fn hold(turn: &Reviewed<Game>) -> Option<usize> {
    let (best, score) = (turn.best().score, turn.score);
    let said = || format!("{turn:?}");
    assert!(
        (turn.loss - (share(best) - share(score))).abs() < 1e-12,
        "{}",
        said()
    );
    assert!(
        turn.loss >= 0.0 && turn.slip == Slip::of(turn.loss),
        "{}",
        said()
    );
    assert!(
        turn.turns.is_sorted_by_key(|judged| -judged.score),
        "{}",
        said()
    );
    let Some(worse) = &turn.worse else {
        assert!(turn.loss < 0.01, "{}", said());
        return None;
    };
    let gap = best - score;
    let [better, own] = turn.lines.as_ref().expect("both were compared");
    assert_eq!((own[0], better[0]), (turn.played, turn.best().turn));
    let (better_net, better_promotes) = counted(&turn.position, better);
    let (own_net, own_promotes) = counted(&turn.position, own);
    let within = |line: &[Move], whole: &[Move]| {
        assert!(!line.is_empty() && whole.starts_with(line), "{}", said());
        counted(&turn.position, line)
    };
    Some(match worse {
        Worse::Ending | Worse::Shot { .. } => panic!("not in chess: {}", said()),
        Worse::Draws => {
            assert!(best > 0, "{}", said());
            0
        }
        Worse::Loses { moves, line } => {
            assert!(score <= -SURELY_WON && best > -SURELY_WON, "{}", said());
            assert_eq!(*moves, ((WON + score) as u32).div_ceil(2).max(1));
            within(line, own);
            1
        }
        Worse::MissesWin { moves } => {
            assert!(best >= SURELY_WON && score < SURELY_WON, "{}", said());
            assert_eq!(*moves, ((WON - best) as u32).div_ceil(2).max(1));
            2
        }
        Worse::Pieces { line, pieces } => {
            assert_eq!(within(line, own).0, own_net, "{}", said());
            assert!(
                own_net < 0 && better_net - own_net == *pieces as i32,
                "{}",
                said()
            );
            assert!(gap >= 60 * *pieces as i32, "{}", said());
            3
        }
        Worse::MissesPieces { line, pieces } => {
            assert_eq!(within(line, better).0, better_net, "{}", said());
            assert!(
                own_net >= 0 && better_net - own_net == *pieces as i32,
                "{}",
                said()
            );
            assert!(gap >= 60 * *pieces as i32, "{}", said());
            4
        }
        Worse::LetsCrown { line } => {
            assert!(
                within(line, own).1[1] && !better_promotes[1] && gap >= 200,
                "{}",
                said()
            );
            5
        }
        Worse::MissesCrown { line } => {
            assert!(
                within(line, better).1[0] && !own_promotes[0] && gap >= 200,
                "{}",
                said()
            );
            6
        }
        Worse::Chances => 7,
    })
}

#[test]
fn what_is_said_of_a_move_is_borne_out() {
    let mut players = Players::new();
    let mut kinds = [0_u32; 8];
    for seed in 0..6 {
        for turn in reviewed(&mut players, &random_game(70, seed), 1_500).turns {
            if let Some(kind) = hold(&turn) {
                kinds[kind] += 1;
            }
        }
    }
    let [_, loses, wins, pieces, missed, _, _, chances] = kinds;
    let enough = [loses, wins, pieces, missed, chances].map(|count| count > 0);
    assert_eq!(enough, [true; 5], "{kinds:?}");
}

#[test]
fn promotions_draws_and_mates_are_named() {
    let mut players = Players::new();
    let mut last = |pgn: &str| {
        let review = reviewed(&mut players, &table(pgn), 30_000);
        let turn = review.turns.last().expect("a move").clone();
        hold(&turn);
        turn
    };
    let mut of =
        |fen: &str, made: &str| last(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n1. {made} *\n"));
    // The king goes away from the pawn's path.
    let lets = of("7k/8/8/8/8/2p5/8/4K3 w - - 0 1", "Kf2");
    assert!(
        matches!(lets.worse, Some(Worse::LetsCrown { .. })),
        "{lets:?}"
    );
    let misses = of("8/2P5/1k6/8/8/8/8/5K2 w - - 0 1", "Ke2");
    assert!(
        matches!(misses.worse, Some(Worse::MissesCrown { .. })),
        "{misses:?}"
    );
    let stalemate = of("7k/5Q2/8/8/8/8/8/K7 w - - 0 1", "Kb1");
    assert_eq!(stalemate.worse, Some(Worse::Draws));
    let missed = of("6k1/5ppp/8/n7/8/8/5PPP/3R2K1 w - - 0 1", "h3");
    assert_eq!(missed.worse, Some(Worse::MissesWin { moves: 1 }));
    let mated = of("3r2k1/5ppp/8/8/8/8/1R3PPP/6K1 w - - 0 1", "Rb7");
    assert!(
        matches!(mated.worse, Some(Worse::Loses { moves: 1, .. })),
        "{mated:?}"
    );
    assert_eq!(mated.slip, Some(Slip::Blunder));
}

#[test]
fn a_repetition_that_was_played_is_judged_by_the_board() {
    let mut players = Players::new();
    // A rook ahead, White goes to and fro: what comes for the second time is as good as before. With her fourth move
    // she lets the first position come a third time.
    let pgn = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1\"]\n\n\
               1. Ra2 Kd7 2. Ra1 Ke8 3. Ra2 Kd7 4. Ra1 Ke8 *\n";
    let review = reviewed(&mut players, &table(pgn), 20_000);
    for turn in review.turns.iter().filter(|turn| turn.ply % 2 == 0) {
        hold(turn);
        assert_eq!(turn.score > 300, turn.ply < 6, "{turn:?}");
    }
}

#[test]
fn a_table_of_another_game_is_not_judged_as_chess() {
    let mut players = Players::new();
    let pdn = import(
        b"1. 11-15 *\n",
        Format::Pdn,
        Some(&"english".parse().expect("rules")),
    );
    let table = pdn.expect("a game").remove(0).expect("legal").table;
    let sight = Sight::of(Choice::level(6));
    let found = players.review_chess(&table, sight, &|| Duration::ZERO, &mut |_| false);
    assert!(found.is_err());
}
