//! Does a file hold what it says? Every move and result of its games, checked against the rules.

use super::error::{At, PdnError};
use super::game::{Node, PdnGame, ReadGame, WrittenMove};
use super::game_type::GameType;
use super::score::Score;
use crate::formats::fen::{self, FenError};
use crate::illegal::{Illegal, Reason};
use crate::notation::{Named, Names, Reading};
use crate::rule_sets::{self, BUILT_IN};
use crate::{Article, Flaw, Goal, Move, Position, Rules, Side};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What was found wrong in one place of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// The number of the half-move in the game, from 1; one past the last for a fault of the game as a whole.
    pub ply: usize,
    /// Where it stands in the file.
    pub at: At,
    /// The move, the result or the tag as written.
    pub text: String,
    /// What is wrong with it.
    pub trouble: Trouble,
}

/// What can be wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Trouble {
    /// The file cannot be read here.
    Unreadable(PdnError),
    /// The `GameType` tag names a game that is not known, and no rules were given.
    UnknownGame,
    /// No tag and nobody says which rules hold.
    NoRules,
    /// A position that cannot be set up.
    BadPosition(PositionFault),
    /// A move that the rules refuse.
    Illegal(Box<Illegal>),
    /// A move that nobody wrote down: what follows cannot be checked.
    MissingMove,
    /// The result written is not the one on the board.
    WrongResult {
        /// The result written.
        written: Score,
        /// The result on the board.
        board: Score,
        /// Where the rule on the end of the game stands.
        article: Article,
    },
    /// The `Result` tag and the result after the last move differ.
    TwoResults {
        /// The one in the tag.
        tag: Score,
        /// The one after the moves.
        end: Score,
    },
}

/// Why a position cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionFault {
    /// Its text cannot be read.
    Fen(FenError),
    /// It cannot stand on the board; the names are for telling where.
    Flaw(Flaw, Names),
}

impl fmt::Display for PositionFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionFault::Fen(error) => write!(f, "The position cannot be read: {error}."),
            PositionFault::Flaw(flaw, names) => {
                let (what, square) = match *flaw {
                    Flaw::OffTheBoard(square) => ("a piece stands off the board", square),
                    Flaw::TwoOnOneSquare(square) => ("two pieces stand on one square", square),
                    Flaw::CrownOnNothing(square) => ("a crown lies on an empty square", square),
                    Flaw::UncrownedMan(square) => {
                        ("a man stands on its last row without a crown", square)
                    }
                    Flaw::NothingToHuff(square) => ("there is no piece to huff", square),
                    Flaw::NoSuchKingRun(square) => ("the king run does not fit", square),
                };
                write!(
                    f,
                    "The position cannot stand: {what}, on {}.",
                    Named(*names, square)
                )
            }
        }
    }
}

impl Trouble {
    /// A short name that does not change, for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::Unreadable(_) => "unreadable",
            Trouble::UnknownGame => "unknown-game",
            Trouble::NoRules => "no-rules",
            Trouble::BadPosition(_) => "bad-position",
            Trouble::Illegal(illegal) => illegal.reason.code(),
            Trouble::MissingMove => "missing-move",
            Trouble::WrongResult { .. } => "wrong-result",
            Trouble::TwoResults { .. } => "two-results",
        }
    }

    /// Where the rule stands, if a rule is broken.
    #[must_use]
    pub fn article(&self) -> Option<Article> {
        match self {
            Trouble::Illegal(illegal) => Some(illegal.article),
            Trouble::WrongResult { article, .. } => Some(*article),
            _ => None,
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Unreadable(error) => error.fmt(f),
            Trouble::UnknownGame => f.write_str("The game type is not one of the built-in games."),
            Trouble::NoRules => f.write_str("Nothing says which rules this game follows."),
            Trouble::BadPosition(fault) => fault.fmt(f),
            Trouble::Illegal(illegal) => illegal.fmt(f),
            Trouble::MissingMove => {
                f.write_str("A move is missing here, so the rest cannot be checked.")
            }
            Trouble::WrongResult { written, board, .. } => {
                write!(
                    f,
                    "The result is given as {written}, and on the board it is {board}."
                )
            }
            Trouble::TwoResults { tag, end } => {
                write!(
                    f,
                    "The Result tag says {tag}, and the game ends with {end}."
                )
            }
        }
    }
}

/// Which rules to hold the games against.
#[derive(Clone, Copy, Debug)]
pub enum RulesFor<'r> {
    /// These, whatever the tags say.
    All(&'r Rules),
    /// Those of each game's `GameType` tag; these, where there is none.
    Tagged {
        /// For games without the tag.
        otherwise: Option<&'r Rules>,
    },
}

/// What checking one game gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameReport {
    /// How many half-moves were played and legal.
    pub moves: usize,
    /// What was wrong; empty for a good game.
    pub findings: Vec<Finding>,
    /// Whether the board confirms the result; `None` where it cannot tell.
    pub result_confirmed: Option<bool>,
    /// Half-moves, from 1, whose two squares fitted captures with different results: the one that lets the game go on was
    /// taken.
    pub guessed: Vec<usize>,
    /// Variations that are legal throughout.
    pub variations: usize,
    /// Variations that are not. That is no fault of the game.
    pub bad_variations: usize,
}

/// What checking a file gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many games there are, unreadable ones included.
    pub games: usize,
    /// How many of them are good throughout.
    pub legal: usize,
    /// How many half-moves were played and legal.
    pub moves: usize,
    /// Results that the board confirms.
    pub results_confirmed: usize,
    /// Legal variations.
    pub variations: usize,
    /// Variations that are not.
    pub bad_variations: usize,
    /// Everything wrong, in order.
    pub findings: Vec<Finding>,
}

/// Checks games one after another.
///
/// ```
/// use draughts::formats::pdn::{self, Replay, RulesFor};
///
/// let mut replay = Replay::new(RulesFor::Tagged { otherwise: None });
/// for game in pdn::parse(b"[GameType \"20\"] 1. 32-28 17-22 2. 28-23 *") {
///     replay.check(&game);
/// }
/// let report = replay.report();
/// assert_eq!((report.games, report.moves), (1, 2));
/// assert_eq!(report.findings[0].trouble.code(), "must-capture");
/// ```
#[derive(Clone, Debug)]
pub struct Replay<'r> {
    rules: RulesFor<'r>,
    report: Report,
}

impl<'r> Replay<'r> {
    /// Nothing checked yet.
    #[must_use]
    pub fn new(rules: RulesFor<'r>) -> Self {
        Replay {
            rules,
            report: Report::default(),
        }
    }

    /// Checks the next game of the file and says what it gave.
    pub fn check(&mut self, game: &ReadGame) -> GameReport {
        self.report.games += 1;
        let number = self.report.games;
        let (game, error) = match game {
            Ok(game) => (game, None),
            Err(bad) => (&bad.read, Some(&bad.error)),
        };
        let mut one = match self.rules_of(game) {
            Ok(rules) => check_game(game, &rules, number),
            // Tags and a result alone, as in collections of problems: there is nothing to hold against any rules.
            Err(_) if game.moves().next().is_none() => GameReport::default(),
            Err(trouble) => GameReport {
                findings: alloc::vec![Finding {
                    game: number,
                    ply: 1,
                    at: game.at,
                    text: game.tag("GameType").unwrap_or_default().to_string(),
                    trouble,
                }],
                ..GameReport::default()
            },
        };
        if let Some(error) = error {
            one.findings.push(Finding {
                game: number,
                ply: game.moves().count() + 1,
                at: error.at,
                text: String::new(),
                trouble: Trouble::Unreadable(error.clone()),
            });
        }
        let report = &mut self.report;
        report.moves += one.moves;
        report.legal += usize::from(one.findings.is_empty());
        report.results_confirmed += usize::from(one.result_confirmed == Some(true));
        report.variations += one.variations;
        report.bad_variations += one.bad_variations;
        report.findings.extend(one.findings.iter().cloned());
        one
    }

    /// What the games so far gave.
    #[must_use]
    pub fn report(&self) -> &Report {
        &self.report
    }

    fn rules_of(&self, game: &PdnGame) -> Result<Rules, Trouble> {
        let otherwise = match self.rules {
            RulesFor::All(rules) => return Ok(*rules),
            RulesFor::Tagged { otherwise } => otherwise,
        };
        match game.tag("GameType") {
            Some(tag) => match tag
                .parse::<GameType>()
                .ok()
                .and_then(|game_type| game_type.rules())
            {
                Some(rules) => Ok(rules),
                None => otherwise.copied().ok_or(Trouble::UnknownGame),
            },
            None => otherwise.copied().ok_or(Trouble::NoRules),
        }
    }
}

/// The built-in rules under which the most moves of these games are legal; `None` where none of them has a legal first move.
///
/// For files without a `GameType` tag. Where two rule sets do equally well, the more widely played one is taken.
#[must_use]
pub fn guess_rules<'g>(
    games: &(impl Iterator<Item = &'g PdnGame> + Clone),
) -> Option<&'static Rules> {
    const WIDELY_PLAYED: [&str; 6] = [
        "international",
        "english",
        "russian",
        "italian",
        "brazilian",
        "spanish",
    ];
    let known = WIDELY_PLAYED.iter().filter_map(|id| rule_sets::by_id(id));
    let others = BUILT_IN
        .iter()
        .filter(|rules| !WIDELY_PLAYED.contains(&rules.id.as_str()));
    let mut best: Option<(usize, &'static Rules)> = None;
    for rules in known.chain(others) {
        let moves = games
            .clone()
            .map(|game| check_game(game, rules, 1).moves)
            .sum();
        if moves > best.map_or(0, |(most, _)| most) {
            best = Some((moves, rules));
        }
    }
    best.map(|(_, rules)| rules)
}

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
    let mut line = Line::new(rules, start);
    let end = line.play(&game.body, 0);
    report.moves = line.moves;
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
            moves: 0,
            guessed: Vec::new(),
            variations: 0,
            bad_variations: 0,
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
                    self.position = self.position.played(&play, self.rules);
                    self.moves += 1;
                    rest = &rest[used..];
                }
                Node::Variation(inside) => self.vary(before, inside, depth),
                Node::Setup(fen) => match set_up(fen, self.rules) {
                    Ok(position) => self.position = position,
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
