//! One game played through.

use super::error::At;
use super::game::{Node, PdnGame, WrittenMove};
use super::replay::{Finding, GameReport, PastDraw, Trouble};
use super::score::Score;
use crate::formats::fen::{self, PositionFault};
use crate::illegal::Reason;
use crate::notation::Reading;
use crate::{Course, EndReason, Goal, Move, Position, Rules, Side};
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Checks one game against rules. `number` is the game's place in its file, for the findings.
#[must_use]
pub fn check_game(game: &PdnGame, rules: &Rules, number: usize) -> GameReport {
    let mut report = GameReport::default();
    let finding = |ply, at, text: String, trouble| Finding {
        game: number,
        ply,
        at,
        text,
        trouble,
    };
    let start = match game.tag("FEN").filter(|fen| !fen.trim().is_empty()) {
        Some(fen) => set_up(fen, rules).map_err(|fault| (fen, fault)),
        None => Ok(Position::start(rules)),
    };
    let start = match start {
        Ok(start) => start,
        Err((fen, fault)) => {
            let trouble = Trouble::BadPosition(fault);
            report
                .findings
                .push(finding(1, game.at, fen.to_string(), trouble));
            return report;
        }
    };
    let mut line = Line::main(rules, start);
    let end = line.play(&game.body, 0);
    report.moves = line.moves;
    // A draw that ends the game as the file says is no news.
    let known = |score: &Score| *score != Score::Unknown;
    let won = game
        .result()
        .filter(known)
        .is_some_and(|score| score != Score::Draw);
    report.past_draw = line.draw.take().filter(|draw| draw.ply < line.moves || won);
    report.guessed = line.guessed;
    report.variations = line.variations;
    report.bad_variations = line.bad_variations;
    match end {
        Ok(()) => check_result(game, rules, &line.position, line.moves, number, &mut report),
        Err(stop) => report.findings.push(finding(
            line.moves + 1,
            stop.at.unwrap_or(game.at),
            stop.text,
            stop.trouble,
        )),
    }
    report
}

fn check_result(
    game: &PdnGame,
    rules: &Rules,
    last: &Position,
    moves: usize,
    number: usize,
    report: &mut GameReport,
) {
    let tag = game.tag("Result").and_then(Score::parse);
    let known = |score: Option<Score>| score.filter(|score| *score != Score::Unknown);
    let mut find = |text: Score, trouble| {
        report.findings.push(Finding {
            game: number,
            ply: moves + 1,
            at: game.at,
            text: text.to_string(),
            trouble,
        });
    };
    if let (Some(tag), Some(end)) = (known(tag), known(game.score))
        && tag != end
    {
        find(end, Trouble::TwoResults { tag, end });
    }
    let (Some(written), Some(board)) = (known(game.result()), score_on_board(last, rules)) else {
        return;
    };
    report.result_confirmed = Some(written == board);
    if written != board {
        let article = rules.goal.article;
        report.findings.push(Finding {
            game: number,
            ply: moves + 1,
            at: game.at,
            text: written.to_string(),
            trouble: Trouble::WrongResult {
                written,
                board,
                article,
            },
        });
    }
}

/// The result where the game is over on the board; players may agree on a draw or resign long before.
fn score_on_board(position: &Position, rules: &Rules) -> Option<Score> {
    let mover = position.to_move();
    let wins = |side: Side| Some(Score::of_winner(side, rules));
    if position.has_broken_through(mover.other(), rules) {
        return wins(mover.other());
    }
    if !position.legal_moves(rules).is_empty() {
        return None;
    }
    match rules.goal.value {
        Goal::Normal | Goal::Breakthrough => wins(mover.other()),
        Goal::Losing => wins(mover),
    }
}

fn set_up(fen: &str, rules: &Rules) -> Result<Position, PositionFault> {
    let setup = fen::parse(fen, rules).map_err(PositionFault::Fen)?;
    Position::new(setup, rules).map_err(|flaw| PositionFault::Flaw(flaw, rules.names()))
}

/// A line of moves being played.
struct Line<'r> {
    rules: &'r Rules,
    position: Position,
    /// What the draw rules have counted, in the game itself.
    course: Option<Course>,
    /// The first draw that the rules would have called.
    draw: Option<PastDraw>,
    moves: usize,
    guessed: Vec<usize>,
    variations: usize,
    bad_variations: usize,
}

/// Why a line cannot go on.
struct Stop {
    at: Option<At>,
    text: String,
    trouble: Trouble,
}

impl<'r> Line<'r> {
    fn new(rules: &'r Rules, position: Position) -> Self {
        Line {
            rules,
            position,
            course: None,
            draw: None,
            moves: 0,
            guessed: Vec::new(),
            variations: 0,
            bad_variations: 0,
        }
    }

    /// The game itself, in which draws count.
    fn main(rules: &'r Rules, position: Position) -> Self {
        Line {
            course: Some(Course::new((*rules).into(), position)),
            ..Self::new(rules, position)
        }
    }

    /// Makes a legal move, written so, and sees whether a draw rule ends the game by it.
    fn make(&mut self, play: &Move, written: &WrittenMove) {
        self.moves += 1;
        let Some(course) = &mut self.course else {
            self.position = self.position.played(play, self.rules);
            return;
        };
        course.play(play);
        self.position = *course.position();
        if let Some(outcome) = course.outcome()
            && let EndReason::Draw(rule) = outcome.reason
        {
            let (ply, article) = (self.moves, outcome.article);
            self.draw.get_or_insert_with(|| PastDraw {
                ply,
                at: written.at,
                text: written.text.to_string(),
                rule,
                article,
            });
            course.play_on();
        }
    }

    /// Plays nodes until one cannot be played.
    fn play(&mut self, nodes: &[Node], depth: usize) -> Result<(), Stop> {
        let mut before = self.position;
        let mut rest = nodes;
        while let Some((node, after)) = rest.split_first() {
            rest = after;
            match node {
                Node::Move(written) => {
                    before = self.position;
                    let (play, used) = self.find(written, rest)?;
                    self.make(&play, written);
                    rest = &rest[used..];
                }
                Node::Variation(inside) => self.vary(before, inside, depth),
                Node::Setup(fen) => match set_up(fen, self.rules) {
                    Ok(position) => {
                        self.position = position;
                        if let Some(course) = &mut self.course {
                            *course = Course::new(course.rules().clone(), position);
                        }
                    }
                    Err(fault) => {
                        return Err(Stop {
                            at: None,
                            text: fen.clone(),
                            trouble: Trouble::BadPosition(fault),
                        });
                    }
                },
                Node::Missing => {
                    // Nothing but missing moves to the end is a game that was not recorded, not a hole.
                    if rest.iter().any(|node| matches!(node, Node::Move(_))) {
                        return Err(Stop {
                            at: None,
                            text: "-".to_string(),
                            trouble: Trouble::MissingMove,
                        });
                    }
                }
                Node::Comment(_) | Node::Glyph(_) => {}
            }
        }
        Ok(())
    }

    fn vary(&mut self, from: Position, nodes: &[Node], depth: usize) {
        let mut line = Line::new(self.rules, from);
        let good = line.play(nodes, depth + 1).is_ok();
        self.variations += line.variations + usize::from(good);
        self.bad_variations += line.bad_variations + usize::from(!good);
    }

    /// The legal move that is meant, and how many of the nodes after it belong to it.
    fn find(&mut self, written: &WrittenMove, rest: &[Node]) -> Result<(Move, usize), Stop> {
        let legal = self.position.legal_moves(self.rules);
        let refusal =
            match self
                .position
                .find_move(self.rules, &legal, &written.text, Reading::Record)
            {
                Ok(play) => return Ok((play, 0)),
                Err(refusal) => refusal,
            };
        match &refusal.reason {
            Reason::Ambiguous(plays) => {
                self.guessed.push(self.moves + 1);
                if let Some(play) = self.with_the_longest_future(plays, rest) {
                    return Ok((play.clone(), 0));
                }
            }
            Reason::NotFinished { .. } => {
                if let Some(found) = self.find_jump_by_jump(&legal, written, rest) {
                    return Ok(found);
                }
            }
            _ => {}
        }
        Err(Stop {
            at: Some(written.at),
            text: written.text.to_string(),
            trouble: Trouble::Illegal(refusal),
        })
    }

    /// `11x18 18x25`: one capture in two words.
    fn find_jump_by_jump(
        &self,
        legal: &[Move],
        written: &WrittenMove,
        rest: &[Node],
    ) -> Option<(Move, usize)> {
        let mut text = written.text.clone();
        for (used, node) in rest.iter().enumerate() {
            let Node::Move(next) = node else { return None };
            text = text.followed_by(&next.text)?;
            if let Ok(play) = self
                .position
                .find_move(self.rules, legal, &text, Reading::Record)
            {
                return Some((play, used + 1));
            }
        }
        None
    }

    /// Of several captures that fit, the one after which the most of the game is legal.
    fn with_the_longest_future<'m>(&self, plays: &'m [Move], rest: &[Node]) -> Option<&'m Move> {
        // Each doubtful move met on the way is looked at in its turn, so only a stretch of the game is needed to tell.
        const STRETCH: usize = 24;
        let stretch = &rest[..rest.len().min(STRETCH)];
        let future = |play: &&Move| {
            let mut position = self.position.played(play, self.rules);
            let mut moves = 0;
            for node in stretch {
                let Node::Move(written) = node else { continue };
                let legal = position.legal_moves(self.rules);
                let found = position.find_move(self.rules, &legal, &written.text, Reading::Record);
                let play = match found {
                    Ok(play) => play,
                    Err(refusal) => match refusal.reason {
                        Reason::Ambiguous(mut plays) if !plays.is_empty() => plays.swap_remove(0),
                        _ => break,
                    },
                };
                position = position.played(&play, self.rules);
                moves += 1;
            }
            moves
        };
        // The first of equals: `max_by_key` would give the last.
        plays.iter().rev().max_by_key(future)
    }
}
