//! Is a record a match that could have been played?
//!
//! Each game is played over again, entry by entry, on the game that the table uses; then its result
//! and the scores are compared with what the file says. One illegal entry ends the check of its
//! game, since what follows rests on it.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::super::text::Place;
use super::replay::Replay;
use super::{Entry, GameRecord, GameResult, MatchRecord};
use crate::article::Article;
use crate::cube::Cube;
use crate::dice::Roll;
use crate::event::Ending;
use crate::frame::{Frame, RulePoint};
use crate::illegal::Illegal;
use crate::position::Win;
use crate::side::Side;

/// Something in a record that cannot be right.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Problem {
    /// Which game of the record, the first being 1.
    pub game: usize,
    /// Which entry of the game, the first being 1; `None` if it is the result or the score.
    pub ply: Option<usize>,
    /// Where that stands in the file.
    pub place: Place,
    /// The entry as a `.mat` file writes it.
    pub entry: String,
    /// What is wrong.
    pub kind: ProblemKind,
}

/// What can be wrong with a record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ProblemKind {
    /// A rule forbids it.
    Illegal(Illegal),
    /// The game opens with equal dice, which are thrown again.
    OpensWithDouble(Roll),
    /// The file does not say what was played, and goes on.
    Hidden,
    /// The cube is turned to a value that it cannot have.
    CubeValue {
        /// What the file says.
        written: u64,
        /// What it would be.
        actual: u64,
    },
    /// The file names the wrong winner.
    Winner {
        /// Who won.
        actual: Side,
    },
    /// The file gives the winner a number of points that the game was not worth.
    Points {
        /// What the file says.
        written: u64,
        /// What it was worth; for a resignation the least that can have been offered.
        actual: u64,
    },
    /// The score before a game is not what the games before it add up to.
    Score {
        /// What the file says, light side first.
        written: [u64; 2],
        /// What it would be.
        actual: [u64; 2],
    },
    /// A game is played although the match has been won.
    MatchOver,
    /// The game is called the Crawford game, but no side is one point short of the match.
    CrawfordScore,
    /// A variation of the game whose starting position we do not know.
    Variation(String),
}

impl fmt::Display for ProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Illegal(illegal) => illegal.fmt(f),
            Self::OpensWithDouble(roll) => write!(
                f,
                "A game cannot open with {roll}: equal dice are thrown again."
            ),
            Self::Hidden => {
                f.write_str("The play is not written down, so what follows cannot be checked.")
            }
            Self::CubeValue { written, actual } => {
                write!(f, "The cube goes to {actual} here, not to {written}.")
            }
            Self::Winner { actual } => write!(f, "It was {actual} that won the game."),
            Self::Points { written, actual } => {
                write!(f, "The game was worth {actual}, not {written}.")
            }
            Self::Score { written, actual } => write!(
                f,
                "The score should be {} to {} by the games before, not {} to {}.",
                actual[0], actual[1], written[0], written[1]
            ),
            Self::MatchOver => f.write_str("The match has been won before this game."),
            Self::CrawfordScore => f.write_str(
                "This cannot be the Crawford game: exactly one side has to be a point short of \
                 the match.",
            ),
            Self::Variation(name) => {
                write!(f, "The starting position of {name:?} is not known here.")
            }
        }
    }
}

impl ProblemKind {
    /// A stable name of the reason, for JSON and translations.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Illegal(illegal) => illegal.id(),
            Self::OpensWithDouble(_) => "opens-with-double",
            Self::Hidden => "hidden-play",
            Self::CubeValue { .. } => "wrong-cube-value",
            Self::Winner { .. } => "wrong-winner",
            Self::Points { .. } => "wrong-points",
            Self::Score { .. } => "wrong-score",
            Self::MatchOver => "match-over",
            Self::CrawfordScore => "crawford-score",
            Self::Variation(_) => "unknown-variation",
        }
    }

    /// The point of the rules behind it, where there is one.
    #[must_use]
    pub const fn point(&self) -> Option<RulePoint> {
        Some(match self {
            Self::Illegal(illegal) => illegal.point(),
            Self::OpensWithDouble(_) => RulePoint::OpeningTie,
            Self::CubeValue { .. } => RulePoint::Cube,
            Self::Winner { .. } => RulePoint::Win,
            Self::Points { .. } => RulePoint::WinSizes,
            Self::Score { .. } | Self::MatchOver => RulePoint::Length,
            Self::CrawfordScore => RulePoint::Crawford,
            Self::Variation(_) => RulePoint::Board,
            Self::Hidden => return None,
        })
    }

    /// Where that stands in a frame.
    #[must_use]
    pub fn article(&self, frame: Frame) -> Option<Article> {
        self.point().map(|point| frame.article(point))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place.line > 0 {
            write!(f, "{}: ", self.place)?;
        }
        write!(f, "game {}", self.game)?;
        if let Some(ply) = self.ply {
            write!(f, ", entry {ply}")?;
        }
        if !self.entry.is_empty() {
            write!(f, " ({})", self.entry)?;
        }
        write!(f, ": {}", self.kind)
    }
}

/// What checking a record has shown.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Report {
    /// The rules by which it was checked.
    pub frame: Frame,
    /// How many games there are.
    pub games: usize,
    /// How many rolls were played over again, those among them with which nothing could be played.
    pub turns: usize,
    /// Whatever cannot be right, in order: at most one entry of each game, then its result.
    pub problems: Vec<Problem>,
}

impl Report {
    /// Is everything as it can have been?
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.problems.is_empty()
    }

    /// Where the rule behind a problem stands in the rules by which the record was checked.
    #[must_use]
    pub fn article(&self, problem: &Problem) -> Option<Article> {
        problem.kind.article(self.frame)
    }
}

impl MatchRecord {
    /// Plays the record over again by the rules of a frame.
    ///
    /// What the record leaves open is read in its favour: whether beavers, or the Jacoby rule, were
    /// agreed on in money play. The Crawford rule holds where both the frame and the record have
    /// it. A result that gives the winner no more than was missing to win the match is right.
    #[must_use]
    pub fn check(&self, frame: Frame) -> Report {
        let mut report = Report {
            frame,
            games: self.games.len(),
            ..Report::default()
        };
        let mut expected: Option<[u64; 2]> = None;
        for (index, game) in self.games.iter().enumerate() {
            let mut check = Check {
                record: self,
                game,
                number: index + 1,
                report: &mut report,
            };
            check.score(expected);
            check.play(frame);
            expected = game.result.map(|result| {
                let mut score = game.score;
                let points = &mut score[result.winner.index()];
                *points = points.saturating_add(result.points);
                score
            });
        }
        report
    }
}

/// One game under check.
struct Check<'a> {
    record: &'a MatchRecord,
    game: &'a GameRecord,
    number: usize,
    report: &'a mut Report,
}

impl Check<'_> {
    fn problem(&mut self, at: Option<(usize, &Entry)>, kind: ProblemKind) {
        let (ply, place, entry) = match at {
            Some((index, entry)) => (Some(index + 1), entry.place, entry.action.to_string()),
            None => (None, self.game.place, String::new()),
        };
        self.report.problems.push(Problem {
            game: self.number,
            ply,
            place,
            entry,
            kind,
        });
    }

    fn score(&mut self, expected: Option<[u64; 2]>) {
        let written = self.game.score;
        let length = u64::from(self.record.length);
        if let Some(actual) = expected.filter(|&actual| actual != written) {
            self.problem(None, ProblemKind::Score { written, actual });
        }
        if length > 0 && written.iter().any(|&points| points >= length) {
            self.problem(None, ProblemKind::MatchOver);
        }
        let short_by_one = written
            .iter()
            .filter(|&&points| length.checked_sub(1) == Some(points));
        if self.game.crawford && short_by_one.count() != 1 {
            self.problem(None, ProblemKind::CrawfordScore);
        }
    }

    fn play(&mut self, frame: Frame) {
        let Some(start) = self.record.start() else {
            let name = self.record.tag(super::key::VARIATION).unwrap_or_default();
            self.problem(None, ProblemKind::Variation(name.into()));
            return;
        };
        let mut replay = Replay::new(self.record, self.game, frame, start);
        let last = self.game.last_action();
        for (index, entry) in self.game.entries.iter().enumerate() {
            let is_last = last == Some(index);
            // Whoever resigns, or stops recording, need not have played the last roll.
            let broken_off = self.game.result.is_none_or(|result| result.resigned);
            match replay.entry(&entry.action, is_last && broken_off) {
                Ok(played) => self.report.turns += usize::from(played),
                Err(kind) => {
                    // A play that is not told may be the last one: then nothing rests on it.
                    if !(is_last && kind == ProblemKind::Hidden) {
                        self.problem(Some((index, entry)), kind);
                    }
                    return;
                }
            }
        }
        if let Some(result) = self.game.result {
            self.result(&replay, result);
        }
    }

    fn result(&mut self, replay: &Replay, result: GameResult) {
        let jacoby_unknown = self.record.length == 0 && self.record.rules().jacoby.is_none();
        let Some(outcome) = replay.outcome() else {
            self.resignation(replay, result);
            return;
        };
        if outcome.winner != result.winner {
            let actual = outcome.winner;
            self.problem(None, ProblemKind::Winner { actual });
            return;
        }
        let without_gammon =
            jacoby_unknown && outcome.ending == Ending::BorneOff && replay.cube() == Cube::CENTRED;
        let fits = self.fits(result, outcome.points)
            || (without_gammon && self.fits(result, outcome.cube));
        if !fits {
            self.problem(
                None,
                ProblemKind::Points {
                    written: result.points,
                    actual: outcome.points,
                },
            );
        }
    }

    /// The game is not over, so the loser has resigned: one, two or three times the cube.
    fn resignation(&mut self, replay: &Replay, result: GameResult) {
        // Of a game without entries nothing is known but who won it.
        if self.game.entries.is_empty() {
            return;
        }
        let mut least = None;
        for win in Win::ALL {
            let by = result.winner.other();
            match replay.resigned(by, win) {
                Ok(outcome) if self.fits(result, outcome.points) => return,
                Ok(outcome) => {
                    least.get_or_insert(outcome.points);
                }
                Err(illegal) => {
                    self.problem(None, ProblemKind::Illegal(illegal));
                    return;
                }
            }
        }
        self.problem(
            None,
            ProblemKind::Points {
                written: result.points,
                actual: least.unwrap_or_default(),
            },
        );
    }

    /// Can a game worth `points` have been written down with this result? Some programs give the
    /// winner of a match no more than was missing.
    fn fits(&self, result: GameResult, points: u64) -> bool {
        let had = self.game.score[result.winner.index()];
        let missing = u64::from(self.record.length).saturating_sub(had);
        result.points == points || (missing > 0 && points >= missing && result.points == missing)
    }
}
