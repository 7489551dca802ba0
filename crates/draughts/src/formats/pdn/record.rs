//! A played game as PDN.

use super::error::At;
use super::game::{MoveNumber, Node, PdnGame, Strength, WrittenMove};
use super::game_type::GameType;
use super::score::{Score, ScoreStyle};
use crate::formats::fen;
use crate::{Event, Game, Position, Rules, Side};
use alloc::format;
use alloc::string::{String, ToString};

/// How captures are written into a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Routes {
    /// With every square: nothing is lost, and Italian rules ask for it (5.10).
    #[default]
    Whole,
    /// By their first and last square, and with the whole route only where those fit another capture too: PDN 3.0.
    Short,
}

impl PdnGame {
    /// The record of a game: game type, position if it is not the usual one, result if there is one, and every event.
    ///
    /// A huff is no move that PDN knows. It is written as a comment and the position that it leaves as a set-up (PDN
    /// 3.0), so that the record can still be replayed.
    ///
    /// ```
    /// use tabuleiro_draughts::formats::pdn::{Edition, PdnGame, Routes};
    /// use tabuleiro_draughts::{Event, Game, rule_sets::by_id};
    ///
    /// let mut game = Game::new((*by_id("italian").unwrap()).into());
    /// for text in ["21-18", "10-14", "22-19", "14x21"] {
    ///     let turn = game.read_turn(text).unwrap();
    ///     game.apply(&Event::Move(turn.play.unwrap())).unwrap();
    /// }
    /// let record = PdnGame::from_game(&game, Routes::Whole).to_pdn(Edition::Three);
    /// assert!(record.contains("1. 21-18 10-14 2. 22-19 14x21 *"));
    /// ```
    #[must_use]
    pub fn from_game(game: &Game, routes: Routes) -> PdnGame {
        let rules = game.rules();
        let mut record = PdnGame::default();
        let game_type = GameType::of(rules);
        if let Some(game_type) = game_type {
            record.set_tag("GameType", &game_type.to_string());
        }
        if *game.start() != Position::start(rules) {
            record.set_tag("SetUp", "1");
            record.set_tag("FEN", &written(game.start(), rules));
        }
        let score = game
            .outcome()
            .map_or(Score::Unknown, |outcome| match outcome.winner {
                None => Score::Draw,
                Some(side) => Score::of_winner(side, rules),
            });
        record.end_with(score, rules);
        let mut position = *game.start();
        let mut number = 1;
        for (index, event) in game.events().iter().enumerate() {
            match event {
                Event::Huff(square) => {
                    position = position.huffed(*square);
                    let huffed = rules.names().square(*square);
                    record.body.push(Node::Comment(format!("huff {huffed}")));
                    record.body.push(Node::Setup(written(&position, rules)));
                }
                Event::Move(play) => {
                    let second = position.to_move() != rules.first_mover.value;
                    let text = match routes {
                        Routes::Whole => rules.names().move_text(play),
                        Routes::Short => {
                            rules.names().short_text(play, &position.legal_moves(rules))
                        }
                    };
                    record.body.push(Node::Move(WrittenMove {
                        at: At::START,
                        number: (!second || index == 0).then_some(MoveNumber { number, second }),
                        text,
                        strength: Strength::default(),
                    }));
                    number += u32::from(second);
                    position = position.played(play, rules);
                }
            }
        }
        record
    }

    /// Writes how the game ended, also where the moves do not say it: by agreement, by time, by an arbiter.
    pub fn end_with(&mut self, score: Score, rules: &Rules) {
        let style =
            GameType::of(rules).map_or(ScoreStyle::OnePoint, |game_type| game_type.score_style());
        self.set_tag("Result", score.text(style));
        self.score = Some(score);
    }
}

fn written(position: &Position, rules: &Rules) -> String {
    fen::write_as(position.setup(), rules, rules.notation.value.writing)
}

impl Score {
    /// The result where this side has won.
    #[must_use]
    pub fn of_winner(side: Side, rules: &Rules) -> Score {
        if side == rules.first_mover.value {
            Score::FirstWins
        } else {
            Score::SecondWins
        }
    }
}
