//! Boards and moves in words, for who plays by ear.

use ::backgammon::{Origin, Play, Position, Target};
use ::draughts::{Rules, Setup, Square, Turn};
use ::table::Side;

use super::Lang;
use super::message::choices;
use super::picture::{DraughtsPicture, Rank};
use super::spell::{Joint, list};
use super::terminal::Line;

/// Whose something is, for the one who listens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The listener's.
    Own,
    /// The other side's.
    Other,
}

choices! {
    Whose {
        Whose::Own => "own",
        Whose::Other => "other",
    }
}

/// A board of backgammon as its mover counts, one line a place.
#[must_use]
pub fn backgammon_board(position: Position, lang: Lang) -> Vec<String> {
    let mut lines = Vec::new();
    let sides = [
        (Whose::Own, position.mover()),
        (Whose::Other, position.other()),
    ];
    for (whose, checkers) in sides {
        let pips = checkers.pip_count();
        lines.push(Line::SpeechPips { whose, pips });
        if checkers.bar() > 0 {
            let count = checkers.bar();
            lines.push(Line::SpeechBar { whose, count });
        }
        for number in (1..=24_u8).rev() {
            // The other side's checkers are said in the listener's numbers too: those are the ones to be typed.
            let counted = if whose == Whose::Own {
                number
            } else {
                25 - number
            };
            let count = ::backgammon::Point::new(counted).map_or(0, |point| checkers.on(point));
            if count > 0 {
                lines.push(Line::SpeechPoint {
                    whose,
                    point: number,
                    count,
                });
            }
        }
        if checkers.off() > 0 {
            let count = checkers.off();
            lines.push(Line::SpeechOff { whose, count });
        }
    }
    lines.iter().map(|line| line.in_words(lang)).collect()
}

/// A board of draughts for the side that listens: men and kings by their squares.
#[must_use]
pub fn draughts_board(setup: &Setup, rules: &Rules, listener: Side, lang: Lang) -> Vec<String> {
    let picture = DraughtsPicture::of(setup, rules);
    let mut lines = Vec::new();
    for (whose, side) in [(Whose::Own, listener), (Whose::Other, listener.other())] {
        for rank in [Rank::Man, Rank::King] {
            let standing = |square: u8| {
                let mut pieces = picture.pieces.iter();
                pieces
                    .any(|piece| piece.square == square && piece.side == side && piece.rank == rank)
            };
            let squares: Vec<String> = picture
                .shape
                .squares
                .iter()
                .filter(|square| standing(square.square))
                .map(|square| match picture.shape.letters {
                    true => square.name.clone(),
                    false => square.square.to_string(),
                })
                .collect();
            if squares.is_empty() {
                continue;
            }
            let count = squares.len();
            let squares = squares.join(", ");
            lines.push(match rank {
                Rank::Man => Line::SpeechMen {
                    whose,
                    count,
                    squares,
                },
                Rank::King => Line::SpeechKings {
                    whose,
                    count,
                    squares,
                },
            });
        }
    }
    lines.iter().map(|line| line.in_words(lang)).collect()
}

/// A play of backgammon in words: in its mover's numbers if that is who listens, otherwise in those of the other side.
#[must_use]
pub fn play(play: &Play, by: Whose, lang: Lang) -> String {
    let counted = |point: ::backgammon::Point| match by {
        Whose::Own => point.number(),
        Whose::Other => 25 - point.number(),
    };
    let mut steps: Vec<(String, u32)> = Vec::new();
    for step in play.steps() {
        let line = match (step.origin, step.target) {
            (Origin::Bar, Target::Point(to)) => Line::SpeechEnters { to: counted(to) },
            (Origin::Point(from), Target::Point(to)) => Line::SpeechStep {
                from: counted(from),
                to: counted(to),
            },
            (Origin::Point(from), Target::Off) => Line::SpeechBearsOff {
                from: counted(from),
            },
            // Nothing leaves the board from the bar.
            (Origin::Bar, Target::Off) => continue,
        };
        let mut said = line.in_words(lang);
        if step.hit {
            said = format!("{said}, {}", Line::SpeechHits.in_words(lang));
        }
        match steps.iter_mut().find(|(known, _)| *known == said) {
            Some((_, times)) => *times += 1,
            None => steps.push((said, 1)),
        }
    }
    if steps.is_empty() {
        return Line::SpeechNoPlay.in_words(lang);
    }
    let said: Vec<String> = steps
        .into_iter()
        .map(|(step, times)| match times {
            1 => step,
            times => format!("{step}, {}", Line::SpeechTimes { times }.in_words(lang)),
        })
        .collect();
    said.join("; ")
}

/// A turn of draughts in words.
#[must_use]
pub fn turn(rules: &Rules, turn: &Turn, lang: Lang) -> String {
    let names = rules.names();
    let name = |square: Square| names.square(square);
    let named = |squares: &[Square]| -> String {
        let squares: Vec<String> = squares.iter().copied().map(name).collect();
        list(lang, Joint::And, &squares)
    };
    let mut parts = Vec::new();
    if let Some(huffed) = turn.huff {
        let square = name(huffed);
        parts.push(Line::SpeechHuffs { square }.in_words(lang));
    }
    if let Some(play) = &turn.play {
        let route = play.route();
        let from = route.first().copied().map(name).unwrap_or_default();
        let over: Vec<String> = route.iter().skip(1).copied().map(name).collect();
        let then = Line::SpeechThen.in_words(lang);
        let to = over.join(&format!(", {then} "));
        parts.push(if play.taken().is_empty() {
            Line::SpeechMove { from, to }.in_words(lang)
        } else {
            let taken = named(play.taken());
            Line::SpeechTakes { from, to, taken }.in_words(lang)
        });
        if play.promotes() {
            parts.push(Line::SpeechCrowned.in_words(lang));
        }
    }
    parts.join("; ")
}
