//! Game files: what is read is written again, and what is wrong is told with its place.

use std::sync::Arc;

use tabuleiro_chess::notation::{Letters, san};
use tabuleiro_chess::pgn::{Fault, Game, Games, Line, Ply, Tag, Termination, WrongMove, read_game};
use tabuleiro_chess::position::{FenFault, from_fen, start, to_fen};
use tabuleiro_chess::{Game as Played, Rules};

use super::Numbers;

/// Written by us, after the first game of the match of 1851 between friends of this program.
const TEXT: &str = "\
[Event \"Kitchen table\"]
[White \"Ana \\\"A\\\"\"]
[Black \"Bia\"]
[Result \"1-0\"]

{A short one.} 1. e4 e5 2. Bc4 $1 Nc6 {[%clk 0:04:58] natural} (2... Nf6 3. d3
{quiet} (3. Nc3 Nxe4) 3... c6) 3. Qh5 Nf6 $4 4. Qxf7# 1-0
";

#[test]
fn a_game_is_written_as_it_was_read() {
    let game = read_game(TEXT, 1).expect("a game");
    assert_eq!(
        (game.tag("White"), game.end),
        (Some("Ana \"A\""), Termination::White)
    );
    assert_eq!(game.line.moves.len(), 7);
    assert_eq!(
        game.line.moves[3].variations[0].moves[1].variations[0]
            .moves
            .len(),
        2
    );
    assert_eq!(game.to_string(), TEXT);
    let played = game.replay(&Arc::new(Rules::FIDE)).expect("legal moves");
    assert!(played.game.outcome().is_some());
}

#[test]
fn files_of_every_kind() {
    let text = "% for another program\n[Event \"1\"]\n\n1.e4!e5?! 2.Nf3 ; to the end of the line { not a comment\n\
        {[not a tag]} Nc6 1/2-1/2\n\n\n[Event \"2\"]\n1. d4 *\n[Event \"3\"]\n\
        [FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. a8=Q+ 1-0";
    let games: Vec<Game> = Games::new(text.as_bytes())
        .map(|game| game.expect("it can be read").expect("a game"))
        .collect();
    assert_eq!(
        games
            .iter()
            .map(|game| game.line.moves.len())
            .collect::<Vec<_>>(),
        [4, 1, 1]
    );
    assert_eq!(games[0].line.moves[1].signs, [6]);
    for game in &games {
        assert!(game.replay(&Arc::new(Rules::FIDE)).is_ok());
    }
    let latin: Vec<u8> = "[White \"José\"]\n\n1. e4 *\n"
        .chars()
        .map(|sign| sign as u8)
        .collect();
    let game = Games::new(latin.as_slice())
        .next()
        .expect("one")
        .expect("read")
        .expect("a game");
    assert_eq!(game.tag("White"), Some("José"));
}

#[test]
fn what_is_wrong_has_its_place() {
    for (text, fault, line, column) in [
        ("1. e4 {never closed", Fault::Unclosed, 1, 7),
        ("[Event \"a\"]\n1. e4 (1. d4", Fault::Unclosed, 2, 7),
        ("1. e4 ) e5", Fault::StrayParenthesis, 1, 7),
        ("( 1. e4 )", Fault::StrayParenthesis, 1, 1),
        ("[Event none]", Fault::BadTag, 1, 1),
        ("1. e4 $999 e5", Fault::BadSign, 1, 7),
        ("1. e4\n hello^there", Fault::NotAMove, 2, 2),
    ] {
        let wrong = read_game(text, 1).expect_err(text);
        assert_eq!(
            (wrong.fault, wrong.line, wrong.column),
            (fault, line, column),
            "{text}"
        );
    }
    let deep = format!("1. e4 {}", "(1. d4 ".repeat(100));
    assert_eq!(
        read_game(&deep, 1).map_err(|wrong| wrong.fault),
        Err(Fault::TooDeep)
    );
    let game = read_game("1. e4 e5\n2. Ke3 *", 1).expect("a game");
    let wrong = game
        .replay(&Arc::new(Rules::FIDE))
        .map(|played| played.moves.len());
    assert!(
        matches!(
            wrong,
            Err(WrongMove::Move {
                ply: 3,
                at: (2, 4),
                ..
            })
        ),
        "{wrong:?}"
    );
    let over = read_game("1. f3 e5 2. g4 Qh4# 3. a3", 1).expect("a game");
    let wrong = over
        .replay(&Arc::new(Rules::FIDE))
        .map(|played| played.moves.len());
    assert_eq!(
        wrong,
        Err(WrongMove::AfterTheEnd {
            ply: 5,
            at: (1, 24)
        })
    );
}

#[test]
fn tags_and_ends_have_their_place() {
    let text = "[Event \"a\"]\n  [ FEN  \"8/8\" ]\n\n1. e4 e5\n  1-0 ";
    let game = read_game(text, 5).expect("a game");
    let places: Vec<_> = game.tags.iter().map(|tag| tag.at).collect();
    assert_eq!(places, [(5, 9), (6, 11)]);
    assert_eq!(game.end_at, (9, 3));
    let open = read_game("1. e4 e5", 1).expect("a game");
    assert_eq!(open.end_at, (1, 9), "where the moves break off");
}

#[test]
fn what_is_wrong_with_a_position_has_its_place() {
    let rest = "w KQkq - 0 1";
    for (text, fault, column) in [
        (String::new(), FenFault::Pieces, 1),
        (
            format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX {rest}"),
            FenFault::Pieces,
            43,
        ),
        (
            format!("rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {rest}"),
            FenFault::Pieces,
            18,
        ),
        (
            format!("rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {rest}"),
            FenFault::Pieces,
            17,
        ),
        (
            format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP {rest}"),
            FenFault::Pieces,
            35,
        ),
        (format!("  8/8/8/8/8/8/8/8 {rest}"), FenFault::Pieces, 3),
        (
            "4k3/8/8/8/8/8/8/4K3 x - - 0 1".to_owned(),
            FenFault::Side,
            21,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w K - 0 1".to_owned(),
            FenFault::Castling,
            23,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - e9 0 1".to_owned(),
            FenFault::EnPassant,
            25,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - x 1".to_owned(),
            FenFault::HalfMoves,
            27,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w -  - 0 0".to_owned(),
            FenFault::MoveNumber,
            30,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0".to_owned(),
            FenFault::TooFew,
            28,
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1 more".to_owned(),
            FenFault::TooMany,
            31,
        ),
        // The rights to castle are read as others write them too, and are not what is wrong.
        (
            "4k2r/8/8/8/8/8/8/4K2R w Hh - x 1".to_owned(),
            FenFault::HalfMoves,
            30,
        ),
    ] {
        let wrong = from_fen(&Rules::FIDE, &text).expect_err(&text);
        assert_eq!((wrong.fault, wrong.column), (fault, column), "{text}");
    }
}

/// Games that we make up are written, read and played again; a thousand of them by the ignored test below.
#[test]
fn made_up_games_come_back() {
    come_back(50, &Arc::new(Rules::FIDE));
    come_back(50, &Arc::new(Rules::CHESS960));
}

#[test]
#[ignore = "takes a while: cargo test -p tabuleiro-chess -- --ignored a_thousand"]
fn a_thousand_made_up_games_come_back() {
    come_back(1000, &Arc::new(Rules::FIDE));
    come_back(1000, &Arc::new(Rules::CHESS960));
}

fn come_back(games: u16, rules: &Arc<Rules>) {
    let mut numbers = Numbers(3);
    let (mut file, mut all) = (String::new(), Vec::new());
    for game in 0..games {
        let first = start(rules, 518 + game);
        let fen = to_fen(rules, &first);
        let mut played = Played::new(rules.clone(), first);
        let mut line = Line::default();
        for _ in 0..120 {
            let legal = played.legal_moves();
            if legal.is_empty() {
                break;
            }
            let made = legal[numbers.below(legal.len())];
            let text = san(played.board(), rules, made, Letters::English);
            line.moves.push(Ply {
                text,
                ..Ply::default()
            });
            played.play(made);
        }
        let game = Game {
            tags: vec![Tag::new("Event", "made up"), Tag::new("FEN", fen)],
            line,
            ..Game::default()
        };
        file.push_str(&format!("{game}\n"));
        all.push((game, played));
    }
    let mut count = 0;
    for (read, (game, played)) in Games::new(file.as_bytes()).zip(&all) {
        let read = read.expect("it can be read").expect("a game");
        assert_eq!(read.to_string(), game.to_string());
        assert_eq!(
            read.replay(rules).expect("legal").game.board(),
            played.board()
        );
        count += 1;
    }
    assert_eq!(count, all.len());
}
