//! What a search must find.

use std::sync::Arc;

use chess::position::from_fen;
use chess::{Counted, Game, Goal, Point, Rules, Stalemate};

use super::{Question, SURELY_WON, Score, Thinker, WON};

fn game(rules: Rules, fen: &str) -> Game {
    let rules = Arc::new(rules);
    let board = from_fen(&rules, fen).expect("a position");
    Game::new(rules, board)
}

/// The best move and its score after so many positions.
fn best(game: &Game, nodes: u64) -> (String, Score) {
    let mut thinker = Thinker::new(16);
    let question = Question {
        nodes,
        ..Question::of(game)
    };
    let thought = thinker.think(&question, &mut |_| false);
    let best = thought.moves[0];
    (best.made.to_string(), best.score)
}

fn fide(fen: &str, nodes: u64) -> (String, Score) {
    best(&game(Rules::FIDE, fen), nodes)
}

#[test]
fn mates_are_found_and_told_with_their_distance() {
    // Back rank; two rooks, either of which may begin; a queen given for a smothered mate.
    let cases = [
        ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1),
        ("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", 3),
        ("r6k/6pp/7N/8/8/1Q6/6PP/6K1 w - - 0 1", 3),
    ];
    for (fen, plies) in cases {
        let (made, score) = fide(fen, 200_000);
        assert_eq!(score, WON - plies, "{fen} {made}");
    }
    // And seen to come: two queens against a king.
    let (_, score) = fide("6k1/8/8/8/8/q7/1q6/6K1 w - - 0 1", 50_000);
    assert!(score <= -SURELY_WON, "{score}");
}

#[test]
fn what_hangs_is_taken_and_what_is_held_is_not() {
    let (made, score) = fide("4k3/pp6/8/3q4/8/2N5/PP6/4K3 w - - 0 1", 5_000);
    assert!(made == "c3d5" && score > 150, "{made} {score}");
    let (made, _) = fide("4k3/8/4p3/3p4/8/2Q5/8/4K3 w - - 0 1", 20_000);
    assert_ne!(made, "c3d5");
}

#[test]
fn a_lost_game_is_saved_by_stalemate_or_repetition() {
    // The king has no move: whoever takes the rook that checks stalemates.
    let (made, score) = fide("7k/5Q2/8/8/8/1r6/P7/K7 b - - 0 1", 20_000);
    assert_eq!((made.as_str(), score), ("b3b1", 0));
    // A rook behind, but White's checks do not end.
    let mut game = game(Rules::FIDE, "5rk1/5p1p/8/6Q1/8/8/qr4PP/7K b - - 0 1");
    for made in ["g8h8", "g5f6", "h8g8", "f6g5"] {
        game.play(made.parse().expect("a move"));
    }
    let (_, score) = best(&game, 20_000);
    assert_eq!(score, 0);
}

#[test]
fn a_win_that_the_fifty_moves_allow_no_more_is_a_draw() {
    let fen = |clock: u8| format!("8/8/8/8/8/2k5/7R/K7 w - - {clock} 100");
    let (_, near) = fide(&fen(98), 50_000);
    assert!(near.abs() < 100, "{near}");
    let (_, far) = fide(&fen(0), 50_000);
    assert!(far > 300, "{far}");
}

#[test]
fn house_rules_are_played_to_their_goals() {
    let three_checks = Rules {
        goal: Point::house(Goal::Checks(1)),
        ..Rules::FIDE
    };
    let start = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let (_, score) = best(&game(three_checks, start), 60_000);
    assert!(score >= SURELY_WON, "{score}");
    let stalemate_loses = Rules {
        stalemate: Point::house(Stalemate::Loss),
        ..Rules::FIDE
    };
    let fen = "k7/2K5/8/8/8/8/8/1Q6 w - - 0 1";
    let (_, score) = best(&game(stalemate_loses, fen), 20_000);
    assert!(score >= SURELY_WON, "{score}");
    let no_draws = Counted {
        claimed: None,
        automatic: None,
    };
    let endless = Rules {
        no_progress: Point::house(no_draws),
        ..Rules::FIDE
    };
    let (_, score) = best(&game(endless, "8/8/8/8/8/2k5/7R/K7 w - - 98 100"), 20_000);
    assert!(score > 300, "{score}");
}

#[test]
fn the_same_question_gets_the_same_answer() {
    let fen = "r1bqk2r/pp2bppp/2n1pn2/3p4/3P4/2N2N2/PP2BPPP/R1BQK2R w KQkq - 0 8";
    let once = |threads| {
        let game = game(Rules::FIDE, fen);
        let mut thinker = Thinker::new(14);
        thinker.think_on(threads);
        let question = Question {
            nodes: 40_000,
            ..Question::of(&game)
        };
        thinker.think(&question, &mut |_| false)
    };
    assert_eq!(once(1), once(1));
    assert!(!once(2).moves.is_empty());
}
