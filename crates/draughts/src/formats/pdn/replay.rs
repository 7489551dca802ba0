//! Does a file hold what it says? Every move and result of its games, checked against the rules.

use super::check::check_game;
use super::error::{At, PdnError};
use super::game::{PdnGame, ReadGame};
use super::game_type::GameType;
use super::score::Score;
use crate::formats::fen::PositionFault;
use crate::illegal::Illegal;
use crate::rule_sets::{self, BUILT_IN};
use crate::{Article, DrawRule, Rules};
use alloc::boxed::Box;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What was found wrong in one place of a file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
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
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Trouble {
    /// The file cannot be read here.
    Unreadable(PdnError),
    /// The `GameType` tag names a game that is not known, and no rules were given.
    UnknownGame,
    /// No tag and nobody says which rules hold.
    NoRules,
    /// Tags alone, with neither a move nor a result after them: the game breaks off.
    BreaksOff,
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

impl Trouble {
    /// Every code of its own; that of an illegal move is its reason's.
    pub const CODES: &'static [&'static str] = &[
        "unreadable",
        "unknown-game",
        "no-rules",
        "breaks-off",
        "bad-position",
        "missing-move",
        "wrong-result",
        "two-results",
    ];

    /// A short name that does not change, for programs.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Trouble::Unreadable(_) => "unreadable",
            Trouble::UnknownGame => "unknown-game",
            Trouble::NoRules => "no-rules",
            Trouble::BreaksOff => "breaks-off",
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

impl core::error::Error for Trouble {}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Unreadable(error) => error.fmt(f),
            Trouble::UnknownGame => f.write_str("The game type is not one of the built-in games."),
            Trouble::NoRules => f.write_str("Nothing says which rules this game follows."),
            Trouble::BreaksOff => f.write_str(
                "The game breaks off after its tags: neither a move nor a result follows.",
            ),
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum RulesFor<'r> {
    /// These, whatever the tags say.
    All(&'r Rules),
    /// Those of each game's `GameType` tag; these, where there is none. A tag that names no game known here is
    /// [`Trouble::UnknownGame`]: its game is not guessed.
    Tagged {
        /// For games without the tag.
        otherwise: Option<&'r Rules>,
    },
}

/// A draw that the rules would have called, in a game that went on or that was won all the same. That is no fault of
/// the file: many draws are for the players to claim, and people play on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PastDraw {
    /// The number of the half-move after which it holds, from 1.
    pub ply: usize,
    /// Where that move stands in the file.
    pub at: At,
    /// The move as written.
    pub text: String,
    /// Which draw.
    pub rule: DrawRule,
    /// Where the rule stands.
    pub article: Article,
}

/// What checking one game gave.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct GameReport {
    /// How many half-moves were played and legal.
    pub moves: usize,
    /// What was wrong; empty for a good game.
    pub findings: Vec<Finding>,
    /// The first draw by the rules past which the game went on.
    pub past_draw: Option<PastDraw>,
    /// Whether the board confirms the result; `None` where it cannot tell.
    pub result_confirmed: Option<bool>,
    /// Half-moves, from 1, whose two squares fitted captures with different results: the one that lets the game go on
    /// was taken.
    pub guessed: Vec<usize>,
    /// Variations that are legal throughout.
    pub variations: usize,
    /// Variations that are not. That is no fault of the game.
    pub bad_variations: usize,
}

/// What checking a file gave.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
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
/// use tabuleiro_draughts::formats::pdn::{self, Replay, RulesFor};
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
        let rules = match game {
            Ok(game) => self.rules_of(game),
            Err(bad) => self.rules_of(&bad.read),
        };
        self.check_by(game, &rules)
    }

    /// Checks the next game of the file against these rules, or says why there are none.
    pub fn check_by(&mut self, game: &ReadGame, rules: &Result<Rules, Trouble>) -> GameReport {
        self.report.games += 1;
        let number = self.report.games;
        let (game, error) = match game {
            Ok(game) => (game, None),
            Err(bad) => (&bad.read, Some(&bad.error)),
        };
        let mut one = match rules {
            Ok(rules) => check_game(game, rules, number),
            // Tags and a result alone, as in collections of problems: there is nothing to hold against any rules.
            Err(Trouble::NoRules) if game.moves().next().is_none() => GameReport::default(),
            Err(trouble) => GameReport {
                findings: alloc::vec![Finding {
                    game: number,
                    ply: 1,
                    at: game.at,
                    text: game.tag("GameType").unwrap_or_default().to_string(),
                    trouble: trouble.clone(),
                }],
                ..GameReport::default()
            },
        };
        if error.is_none() && game.breaks_off() {
            one.findings.push(Finding {
                game: number,
                ply: 1,
                at: game.at,
                text: String::new(),
                trouble: Trouble::BreaksOff,
            });
        }
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

    /// The rules that a game is held against.
    ///
    /// # Errors
    /// That nothing says which.
    pub fn rules_of(&self, game: &PdnGame) -> Result<Rules, Trouble> {
        let otherwise = match self.rules {
            RulesFor::All(rules) => return Ok(*rules),
            RulesFor::Tagged { otherwise } => otherwise,
        };
        match game.game_type() {
            Some(tag) => {
                let known = tag.parse::<GameType>().ok();
                let rules = known.and_then(|game_type| game_type.rules());
                rules.ok_or(Trouble::UnknownGame)
            }
            None => otherwise.copied().ok_or(Trouble::NoRules),
        }
    }
}

/// The built-in rules under which the most moves of these games are legal; `None` where none of them has a legal first
/// move.
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
