//! Results, in every way they are written.

use tabuleiro_draughts::formats::pdn::{Score, ScoreStyle};

#[test]
fn every_style_is_read() {
    for (score, texts) in [
        (Score::FirstWins, &["1-0", "2-0", "1:0", "2:0", " 1-0 "][..]),
        (Score::SecondWins, &["0-1", "0-2", "0:1", "0:2"]),
        (
            Score::Draw,
            &["1/2-1/2", "1/2:1/2", "1-1", "½-½", "0.5-0.5", "1/2 - 1/2"],
        ),
        (Score::BothLose, &["0-0"]),
        (Score::Unknown, &["*"]),
    ] {
        for text in texts {
            assert_eq!(Score::parse(text), Some(score), "{text}");
        }
    }
    for text in ["", "1-2", "2-1", "11-15", "1", "-", "1/2", "1-1/2", "0x1"] {
        assert_eq!(Score::parse(text), None, "{text}");
    }
}

#[test]
fn what_is_written_is_read_back() {
    for style in [ScoreStyle::OnePoint, ScoreStyle::TwoPoints] {
        for score in [
            Score::FirstWins,
            Score::SecondWins,
            Score::Draw,
            Score::BothLose,
            Score::Unknown,
        ] {
            assert_eq!(Score::parse(score.text(style)), Some(score));
        }
    }
}
