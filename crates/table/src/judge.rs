//! Who is right at this table? The same move under every rule set of its game.
//!
//! A position and a move are read as one rule set writes them and carried to the others by their place on the board:
//! White sits at the bottom of every board, and where the long diagonal runs the other way the board is mirrored. A set
//! that is played on another board has nothing to say.

use crate::catalogue::{GameKind, RuleSet};
use crate::game::Illegal;
use ::backgammon::formats::{IdError, Situation};
use ::backgammon::notation::{NotationError, Written};
use ::backgammon::{Roll, RollError, Side, StartingPosition};
use ::chess::NotRead;
use ::chess::notation::{Letters, san};
use ::chess::position;
use ::draughts::formats::fen::{self, FenError};
use ::draughts::notation::{EntryError, Join, MoveText, NamedSquare, NotAMove};
use ::draughts::{Board, Flaw, Position, Reason, Rules, Setup, Square, SquareSet, Squares};
use std::sync::Arc;

/// What one rule set says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The rules.
    pub rules: RuleSet,
    /// What they say.
    pub verdict: Verdict,
}

/// What rules say of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing: they are played on another board.
    OtherBoard,
    /// Nothing: by these rules the pieces cannot stand so.
    CannotStand(Flaw),
    /// They allow it. It is written so there.
    Legal(String),
    /// They forbid it.
    Forbidden {
        /// The rule that does, with a legal move.
        illegal: Illegal,
        /// The move as it would be written there.
        text: String,
        /// The position there; nothing in backgammon and chess, where it is the same for all.
        position: Option<Position>,
    },
}

/// Why nothing could be judged: the position, the dice or the move is none of the rule set that it was given by.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each variant is what its reader says")]
pub enum NotJudged {
    Fen(FenError),
    Flaw(Flaw),
    Move(NotAMove),
    Id(IdError),
    Dice(RollError),
    /// Backgammon needs dice, and neither the position nor anybody gave them.
    NoDice,
    /// The game has none.
    Dicey,
    Play(NotationError),
    ChessFen(::chess::position::FenError),
    ChessMove(::chess::notation::NotAMove),
}

/// Judges a move under every built-in rule set of the game, the one by whose writing it was given first.
///
/// # Errors
/// What of the question cannot be read by that rule set.
pub fn judge(
    rules: &RuleSet,
    position: Option<&str>,
    dice: Option<&str>,
    text: &str,
) -> Result<Vec<Judged>, NotJudged> {
    let others = RuleSet::all().into_iter();
    let others = others.filter(|other| other.kind() == rules.kind() && other != rules);
    let sets = core::iter::once(rules.clone()).chain(others);
    match rules {
        RuleSet::Draughts(own) => {
            if dice.is_some() {
                return Err(NotJudged::Dicey);
            }
            let question = Question::read(own, position, text)?;
            let judged = sets.filter_map(|set| match &set {
                RuleSet::Draughts(rules) => Some(Judged {
                    verdict: question.put_to(rules),
                    rules: set,
                }),
                RuleSet::Backgammon(_) | RuleSet::Chess(_) => None,
            });
            Ok(judged.collect())
        }
        RuleSet::Backgammon(_) => {
            let situation = match position {
                Some(text) => text.parse::<Situation>().map_err(NotJudged::Id)?,
                None => Situation::money(StartingPosition::Standard.position(), Side::Dark),
            };
            let roll = match dice {
                Some(text) => Some(text.parse::<Roll>().map_err(NotJudged::Dice)?),
                None => situation.roll(),
            };
            let roll = roll.ok_or(NotJudged::NoDice)?;
            let written: Written = text.parse().map_err(NotJudged::Play)?;
            // The movement rules are the same in all frames; where they are printed is not.
            let verdict = match situation.position.resolve(roll, &written) {
                Ok(play) => Verdict::Legal(play.to_string()),
                Err(illegal) => Verdict::Forbidden {
                    illegal: Illegal::Backgammon(illegal),
                    text: text.trim().to_owned(),
                    position: None,
                },
            };
            let judged = sets.map(|rules| Judged {
                rules,
                verdict: verdict.clone(),
            });
            Ok(judged.collect())
        }
        RuleSet::Chess(own) => {
            if dice.is_some() {
                return Err(NotJudged::Dicey);
            }
            let own = chess_game(own, position)?;
            if let Err(NotRead::Unreadable(why)) = own.read(text) {
                return Err(NotJudged::ChessMove(why));
            }
            sets.map(|set| {
                let verdict = match &set {
                    RuleSet::Chess(rules) => chess_verdict(&chess_game(rules, position)?, text),
                    RuleSet::Backgammon(_) | RuleSet::Draughts(_) => Verdict::OtherBoard,
                };
                Ok(Judged {
                    rules: set,
                    verdict,
                })
            })
            .collect()
        }
    }
}

fn chess_game(
    rules: &Arc<::chess::Rules>,
    position: Option<&str>,
) -> Result<::chess::Game, NotJudged> {
    let board = match position {
        None => position::start(rules, position::USUAL),
        Some(text) => position::read(rules, text).map_err(NotJudged::ChessFen)?,
    };
    Ok(::chess::Game::new(rules.clone(), board))
}

/// A FEN and a move mean the same by every rule set of chess.
fn chess_verdict(game: &::chess::Game, text: &str) -> Verdict {
    match game.read(text) {
        Ok(made) => Verdict::Legal(san(game.board(), game.rules(), made, Letters::English)),
        Err(NotRead::Illegal(refusal)) => Verdict::Forbidden {
            illegal: Illegal::Chess(Box::new(refusal)),
            text: text.trim().to_owned(),
            position: None,
        },
        Err(NotRead::Unreadable(_)) => Verdict::OtherBoard,
    }
}

/// A position and a move of draughts, by their places on a board.
struct Question {
    board: Board,
    setup: Setup,
    huff: Option<Square>,
    route: Vec<Square>,
    join: Join,
}

impl Question {
    fn read(rules: &Rules, position: Option<&str>, text: &str) -> Result<Self, NotJudged> {
        let position = match position {
            None => Position::start(rules),
            Some(text) => {
                let setup = fen::parse(text, rules).map_err(NotJudged::Fen)?;
                Position::new(setup, rules).map_err(NotJudged::Flaw)?
            }
        };
        let unreadable = || NotJudged::Move(NotAMove::new(text));
        let trimmed = text.trim();
        let huffed = trimmed
            .strip_prefix('~')
            .or_else(|| trimmed.strip_prefix("huff "));
        let (huff, play) = match huffed {
            None => (None, trimmed),
            Some(rest) => {
                let rest = rest.trim_start();
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
                let (square, play) = rest.split_at(end.unwrap_or(rest.len()));
                let name = NamedSquare::parse(square).ok_or_else(unreadable)?;
                let square = rules.names().find(name).ok_or_else(unreadable)?;
                (Some(square), play.trim_start_matches([' ', ',', ';']))
            }
        };
        let play: MoveText = play.parse().map_err(NotJudged::Move)?;
        let names = rules.names();
        let squares: Option<Vec<Square>> = play
            .squares()
            .iter()
            .map(|name| names.find(*name))
            .collect();
        let route = match squares {
            Some(route) => route,
            // A file alone, `c:e5`: what is meant only a legal move tells.
            None => match position.read_turn(rules, text) {
                Ok(turn) => turn.play.ok_or_else(unreadable)?.route().to_vec(),
                Err(_) => return Err(unreadable()),
            },
        };
        Ok(Self {
            board: rules.board.value,
            setup: *position.setup(),
            huff,
            route,
            join: play.join(),
        })
    }

    fn put_to(&self, rules: &Rules) -> Verdict {
        let board = rules.board.value;
        let Some(carry) = self.way_to(board) else {
            return Verdict::OtherBoard;
        };
        let carry_all = |set: SquareSet| set.iter().filter_map(&carry).collect::<SquareSet>();
        let mut setup = Setup {
            white: carry_all(self.setup.white),
            black: carry_all(self.setup.black),
            kings: carry_all(self.setup.kings),
            huffable: carry_all(self.setup.huffable),
            ..self.setup
        };
        setup.king_runs = self.setup.king_runs.map(|run| {
            run.and_then(|mut run| {
                run.king = carry(run.king)?;
                Some(run)
            })
        });
        let position = Position::new(setup, rules).or_else(|_| {
            // What may be huffed, or how often a king has moved, is a matter of the set that it was written for.
            setup.huffable = SquareSet::EMPTY;
            setup.king_runs = [None; 2];
            Position::new(setup, rules)
        });
        let position = match position {
            Ok(position) => position,
            Err(flaw) => return Verdict::CannotStand(flaw),
        };
        let names = rules.names();
        let squares = self.route.iter().filter_map(|square| carry(*square));
        let squares: Vec<String> = squares.map(|square| names.square(square)).collect();
        let mark = match self.join {
            Join::Cross => "x",
            Join::Dash => "-",
            Join::Nothing => " ",
        };
        let mut text = squares.join(mark);
        if let Some(square) = self.huff.and_then(&carry) {
            text = format!("~{} {text}", names.square(square));
        }
        match position.read_turn(rules, &text) {
            Ok(turn) => Verdict::Legal(names.turn(&turn)),
            Err(EntryError::Illegal(illegal)) => match &illegal.reason {
                // Legal in more than one way: only which of them was meant is open.
                Reason::Ambiguous(_) => Verdict::Legal(text),
                _ => Verdict::Forbidden {
                    illegal: Illegal::Draughts(illegal),
                    text,
                    position: Some(position),
                },
            },
            Err(EntryError::Unreadable(_)) => Verdict::OtherBoard,
        }
    }

    /// How a square comes to a board of the same size and kind.
    fn way_to(&self, board: Board) -> Option<impl Fn(Square) -> Option<Square> + use<>> {
        let own = self.board;
        let mirrored = match (own.squares, board.squares) {
            (Squares::Half(one, _), Squares::Half(other, _)) => one != other,
            (Squares::All, Squares::All) => false,
            _ => return None,
        };
        if own.size != board.size {
            return None;
        }
        let side = own.size.side();
        Some(move |square| {
            let (row, column) = own.place(square);
            let column = if mirrored { side - 1 - column } else { column };
            board.at(row, column)
        })
    }
}

impl Verdict {
    /// Do the rules have something to say?
    #[must_use]
    pub const fn applies(&self) -> bool {
        matches!(self, Self::Legal(_) | Self::Forbidden { .. })
    }
}

impl Judged {
    /// The game that is judged.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        self.rules.kind()
    }
}
