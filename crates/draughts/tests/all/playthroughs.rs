//! A golden game for each rule set: what was legal at every turn, what was played, and how it ended.

use crate::support::text;
use std::fmt::Write;
use std::sync::Arc;
use tabuleiro_draughts::{Event, Game, formats::fen, rule_sets};

/// Enough for most games to end; where nothing but chance moves kings about, some would go on for long.
const EVENTS: usize = 160;

/// A fixed sequence of choices, so that the game is the same on every machine.
struct Choices(u64);

impl Choices {
    fn among(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % count as u64) as usize
    }
}

#[test]
fn golden_games() {
    for rules in &rule_sets::BUILT_IN {
        let mut game = Game::new(Arc::new(*rules));
        let mut choices = Choices(1);
        let mut record = String::new();
        let number = |square| {
            rules
                .board
                .value
                .number(square, rules.notation.value.numbering)
        };
        let word = |event: &Event| match event {
            Event::Huff(square) => format!("huff {}", number(*square)),
            Event::Move(play) => text(play, rules),
        };
        for _ in 0..EVENTS {
            writeln!(record, "{}", fen::write(game.position().setup(), rules)).unwrap();
            // In an order of our own, so that the games do not hang on how the generator walks the board.
            let mut legal = game.legal();
            legal.sort_by_key(word);
            if legal.is_empty() {
                break;
            }
            let chosen = &legal[choices.among(legal.len())];
            let all: Vec<String> = legal.iter().map(word).collect();
            writeln!(record, "  {} of {}", word(chosen), all.join(" ")).unwrap();
            game.apply(chosen).unwrap();
        }
        match game.outcome() {
            Some(outcome) => writeln!(
                record,
                "{:?} {:?} ({})",
                outcome.winner, outcome.reason, outcome.article
            ),
            None => writeln!(record, "not over"),
        }
        .unwrap();
        insta::assert_snapshot!(rules.id.to_string(), record);
    }
}
