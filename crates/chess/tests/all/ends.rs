//! How games end.

use std::sync::Arc;

use tabuleiro_chess::notation::{Letters, read};
use tabuleiro_chess::{
    Claim, Color, EndReason, Game, Goal, Illegal, Outcome, Point, Rules, Stalemate,
};

fn game(rules: Rules, fen: &str) -> Game {
    Game::new(Arc::new(rules), super::board(fen))
}

fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let made = read(game.board(), game.rules(), text, Letters::English);
        game.play(made.unwrap_or_else(|why| panic!("{text}: {why}")));
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn ends(game: &Game, winner: Option<Color>, reason: EndReason) {
    assert_eq!(game.outcome(), Some(Outcome { winner, reason }));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn mate_and_stalemate() {
    let mut fools = game(Rules::FIDE, START);
    play(&mut fools, "f3 e5 g4 Qh4");
    ends(&fools, Some(Color::Black), EndReason::Checkmate);
    let stuck = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    ends(&game(Rules::FIDE, stuck), None, EndReason::Stalemate);
    let rules = Rules {
        stalemate: Point::house(Stalemate::Loss),
        ..Rules::FIDE
    };
    ends(
        &game(rules, stuck),
        Some(Color::White),
        EndReason::Stalemate,
    );
}

#[test]
fn the_same_position_is_claimed_at_three_and_drawn_at_five() {
    let mut again = game(Rules::FIDE, START);
    let round = "Nf3 Nf6 Ng1 Ng8";
    play(&mut again, round);
    assert_eq!((again.times(), again.claim()), (2, None));
    assert_eq!(again.clone().claim_draw(None), Err(Illegal::NothingToClaim));
    play(&mut again, "Nf3 Nf6 Ng1");
    // The move that brings it about is announced, not made (9.2.1).
    let back = read(again.board(), again.rules(), "Ng8", Letters::English).expect("a move");
    let other = read(again.board(), again.rules(), "a6", Letters::English).expect("a move");
    assert_eq!(again.claim_with(back), Some(Claim::Repetition(3)));
    assert_eq!(
        again.clone().claim_draw(Some(other)),
        Err(Illegal::NothingToClaim)
    );
    let mut announced = again.clone();
    assert!(announced.claim_draw(Some(back)).is_ok());
    ends(&announced, None, EndReason::ClaimedRepetition(3));
    play(&mut again, "Ng8");
    assert_eq!(again.claim(), Some(Claim::Repetition(3)));
    let mut claimed = again.clone();
    assert!(claimed.claim_draw(None).is_ok());
    ends(&claimed, None, EndReason::ClaimedRepetition(3));
    play(&mut again, round);
    play(&mut again, round);
    ends(&again, None, EndReason::Repetition(5));
    assert!(again.play_on());
    assert_eq!(again.outcome(), None);
    play(&mut again, round);
    assert_eq!(again.outcome(), None);
}

/// A right to castle or to take in passing that was there the first time makes it another position (9.2.3).
#[test]
fn rights_tell_positions_apart() {
    let mut rooks = game(Rules::FIDE, "4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1");
    play(&mut rooks, "Rh2 Rh7 Rh1 Rh8");
    assert_eq!(rooks.times(), 1);
    play(&mut rooks, "Rh2 Rh7 Rh1 Rh8");
    assert_eq!(rooks.times(), 2);
    let mut pawns = game(Rules::FIDE, "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    play(&mut pawns, "d5 Ke2 Ke7 Ke1 Ke8");
    assert_eq!(pawns.times(), 1);
}

#[test]
fn moves_without_progress() {
    let mut long = game(Rules::FIDE, "4k3/8/8/8/8/8/R7/4K3 w - - 98 80");
    play(&mut long, "Ra3");
    assert_eq!((long.quiet_moves(), long.claim()), (49, None));
    play(&mut long, "Kd8");
    assert_eq!(long.claim(), Some(Claim::NoProgress(50)));
    // 75 moves of each side, without the same position five times: the rook wanders.
    let squares = [
        "b3", "c3", "d3", "e3", "f3", "g3", "h3", "h4", "g4", "f4", "e4", "d4", "c4", "b4", "a4",
        "a5", "b5", "c5", "d5", "e5", "f5", "g5", "h5", "h6", "g6",
    ];
    for (index, square) in squares.into_iter().enumerate() {
        assert_eq!(long.outcome(), None, "{square}");
        let king = match long.board().king(Color::Black).to_string().as_str() {
            "c7" => "c8",
            "c8" => "b8",
            "b8" => "b7",
            _ => "c7",
        };
        let made = format!("R{square}");
        let Ok(_) = read(long.board(), long.rules(), &made, Letters::English) else {
            continue;
        };
        play(&mut long, &made);
        let king = format!("K{king}");
        if read(long.board(), long.rules(), &king, Letters::English).is_ok() {
            play(&mut long, &king);
        } else {
            let any = long.legal_moves()[index % long.legal_moves().len()];
            long.play(any);
        }
    }
    assert!(long.quiet_moves() >= 74 || long.outcome().is_some());
}

#[test]
fn dead_positions_and_flags() {
    for (fen, dead, white_mates) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", true, false),
        ("4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", true, false),
        ("4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", true, false),
        ("2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", false, true),
        ("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", false, true),
        ("4k1n1/8/8/8/8/8/8/4KN2 w - - 0 1", false, true),
        ("3qk3/8/8/8/8/8/8/4KN2 w - - 0 1", false, false),
        ("3rk3/8/8/8/8/8/8/4KN2 w - - 0 1", false, true),
        ("3rk3/8/8/8/8/8/8/4K3 w - - 0 1", false, false),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false, true),
    ] {
        let game = game(Rules::FIDE, fen);
        assert_eq!(game.outcome().is_some(), dead, "{fen}");
        let wins = game.wins_on_time_against(Color::Black);
        assert_eq!(wins == Some(Color::White), white_mates, "{fen}");
    }
}

#[test]
fn three_checks() {
    let rules = Rules {
        goal: Point::house(Goal::Checks(3)),
        ..Rules::FIDE
    };
    let mut checks = game(rules, "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    play(&mut checks, "Rh8 Kd7 Rh7 Ke6");
    assert_eq!(checks.checks(Color::White), 2);
    play(&mut checks, "Rh6");
    ends(&checks, Some(Color::White), EndReason::Checks(3));
}
