//! Moves are written and read back, in every language's letters.

use tabuleiro_chess::Rules;
use tabuleiro_chess::notation::{Letters, NotAMove, read, san, uci};
use tabuleiro_chess::position::{after, legal_moves, start};

use super::Numbers;

#[test]
fn what_is_written_is_read() {
    let mut numbers = Numbers(11);
    for rules in [&Rules::FIDE, &Rules::CHESS960] {
        for game in 0..6 {
            let mut board = start(rules, game * 151);
            for _ in 0..100 {
                let legal = legal_moves(&board, rules);
                if legal.is_empty() {
                    break;
                }
                for &made in &legal {
                    for letters in Letters::ALL {
                        let text = san(&board, rules, made, letters);
                        assert_eq!(
                            read(&board, rules, &text, letters),
                            Ok(made),
                            "{text} in {board}"
                        );
                    }
                    let text = uci(&board, rules, made);
                    assert_eq!(
                        read(&board, rules, &text, Letters::Spanish),
                        Ok(made),
                        "{text} in {board}"
                    );
                }
                board = after(&board, rules, legal[numbers.below(legal.len())]);
            }
        }
    }
}

#[test]
fn as_people_write() {
    let board = super::board("r3k2r/pP3ppp/8/8/8/5N2/P4PPP/RN2K2R w KQkq - 0 1");
    let one = |text: &str, letters| {
        read(&board, &Rules::FIDE, text, letters)
            .map(|made| san(&board, &Rules::FIDE, made, Letters::English))
    };
    for (text, letters, means) in [
        ("O-O", Letters::English, "O-O"),
        ("0-0", Letters::English, "O-O"),
        ("e1g1", Letters::English, "O-O"),
        ("bxa8=Q+", Letters::English, "bxa8=Q+"),
        ("bxa8D", Letters::Portuguese, "bxa8=Q+"),
        ("b7a8q", Letters::Italian, "bxa8=Q+"),
        ("Cc3", Letters::Spanish, "Nc3"),
        ("Nc3", Letters::Spanish, "Nc3"),
        ("Cbd2", Letters::Italian, "Nbd2"),
        ("Nb1-d2", Letters::English, "Nbd2"),
        ("b8=C", Letters::Portuguese, "b8=N"),
    ] {
        assert_eq!(one(text, letters), Ok(means.to_owned()), "{text}");
    }
    assert!(
        matches!(one("Nd2", Letters::English), Err(NotAMove::Ambiguous(moves)) if moves.len() == 2)
    );
    for text in ["", "Zc3", "e9", "hello", "Nc3c4c5", "é4"] {
        assert_eq!(
            one(text, Letters::English),
            Err(NotAMove::Unreadable),
            "{text}"
        );
    }
    assert!(matches!(
        one("Qd4", Letters::English),
        Err(NotAMove::NoSuch { .. })
    ));
    let first = start(&Rules::FIDE, 518);
    let far = read(&first, &Rules::FIDE, "e5", Letters::English);
    assert!(
        matches!(far, Err(NotAMove::Illegal(why)) if why.id() == "not-its-way" && why.squares()[0].to_string() == "e2")
    );
}
