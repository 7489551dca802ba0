//! What is wrong with a file or a position that another program wrote, in words: a sentence for every fault that the
//! readers of the formats know. Where a rule of the game is broken, the rule says so itself, with its article.
//!
//! Names end in `_wrong` where the sentence leaves out the place in the file.

mod house;
mod ids;
mod matches;
mod opening;
mod pdn;

pub use house::{house, house_wrong, rule_set};
pub use ids::{id, match_id, play, position_id, roll, xgid};
pub use matches::{match_file, match_file_place, match_file_wrong};
pub use opening::{not_exported, open};
pub use pdn::{draughts_move, fen, pdn, pdn_trouble, pdn_wrong};

use ::backgammon::Frame;
use ::backgammon::formats::record::ProblemKind;

use super::message::messages;
use super::record::{self, Faulty};
use super::{Lang, Message, backgammon, table};
use ::table::RuleSet;
use ::table::files::{ImportFault, ImportWrong};
use ::table::game::Unreadable;
use ::table::session::Refused;

messages! {
    /// Places in files.
    Located {
        Line = "record-at-line" { line: u64, what: String },
        Column = "file-at-column" { line: u64, column: u64, what: String },
        Game = "file-at-game" { game: usize, what: String },
        Text = "file-at-text" { game: usize, text: String, what: String },
        Entry = "file-at-entry" { game: usize, ply: usize, text: String, what: String },
        Move = "file-at-move" { game: usize, ply: usize, text: String, what: String },
    }
}

/// Every message of this room, for the tests.
#[cfg(test)]
pub(super) fn keys() -> Vec<super::message::Key> {
    [
        Located::KEYS,
        ids::Id::KEYS,
        matches::MatchFile::KEYS,
        pdn::PdnFile::KEYS,
        house::House::KEYS,
        opening::Opening::KEYS,
    ]
    .concat()
}

/// A place in a file: the line and, where it is known, the column, both from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineColumn {
    /// The line.
    pub line: u64,
    /// The column.
    pub column: Option<u64>,
}

impl LineColumn {
    /// A place whose line is known; 0 stands for what is not.
    #[must_use]
    pub const fn new(line: u64, column: u64) -> Option<Self> {
        match (line, column) {
            (0, _) => None,
            (line, 0) => Some(Self { line, column: None }),
            (line, column) => Some(Self {
                line,
                column: Some(column),
            }),
        }
    }
}

/// A sentence behind its place.
fn at(place: Option<LineColumn>, what: String, lang: Lang) -> String {
    match place {
        None => what,
        Some(LineColumn { line, column: None }) => Located::Line { line, what }.say(lang),
        Some(LineColumn {
            line,
            column: Some(column),
        }) => Located::Column { line, column, what }.say(lang),
    }
}

/// A sentence behind the line that it is about.
pub(super) fn at_line(line: usize, what: String, lang: Lang) -> String {
    at(LineColumn::new(line as u64, 0), what, lang)
}

/// So much of a word at fault is shown.
const MOST_SHOWN: usize = 80;

/// A word as it stands in a file or a command line, fit to stand in a sentence: short, and without what would move the
/// cursor.
#[must_use]
pub fn shown(text: &str) -> String {
    let mut letters = text.trim().chars();
    let mut shown: String = letters
        .by_ref()
        .take(MOST_SHOWN)
        .map(|letter| if letter.is_control() { ' ' } else { letter })
        .collect();
    if letters.next().is_some() {
        shown.push('…');
    }
    shown
}

/// Where a file of games is wrong: what it was read as, or which entry could not have happened.
#[must_use]
pub fn import_place(fault: &ImportFault) -> Option<LineColumn> {
    match &fault.what {
        ImportWrong::Record(fault) => LineColumn::new(fault.line as u64, 0),
        ImportWrong::Backgammon(error) => match_file_place(error),
        ImportWrong::Pdn(error) => LineColumn::new(error.at.line, error.at.column),
        ImportWrong::Pgn(error) => LineColumn::new(error.line.into(), error.column.into()),
        _ => LineColumn::new(
            fault.line.unwrap_or(0),
            u64::from(fault.column.unwrap_or(0)),
        ),
    }
}

/// What is wrong with a file of games, without the place.
#[must_use]
pub fn import_wrong(fault: &ImportFault, lang: Lang) -> String {
    let rules = fault.rules.as_ref();
    match &fault.what {
        ImportWrong::Record(fault) => return record::wrong(&fault.what, rules, lang),
        ImportWrong::Backgammon(error) => return match_file_wrong(error, lang),
        ImportWrong::Pdn(error) => return pdn_wrong(&error.fault, lang),
        ImportWrong::Pgn(error) => return crate::chess::pgn(error.fault, lang),
        ImportWrong::Open(error, rules) => return open(error, rules, lang),
        // Nobody is asked to begin the next game of a file.
        ImportWrong::Refused(error) if matches!(**error, Refused::NextGameFirst) => {
            return matches::MatchFile::AfterTheEnd.say(lang);
        }
        ImportWrong::Refused(error) if matches!(**error, Refused::Over) => Faulty::MatchOver,
        ImportWrong::Refused(error) => return refused(error, rules, lang),
        ImportWrong::NoRules => Faulty::NoRules,
        ImportWrong::UnknownGame => Faulty::UnknownGame,
        ImportWrong::BreaksOff => Faulty::BreaksOff,
        ImportWrong::OtherGame => Faulty::OtherGame,
        ImportWrong::Variation => Faulty::Variation,
        ImportWrong::Hidden => Faulty::Hidden,
        ImportWrong::CubeValue => Faulty::CubeValue,
        ImportWrong::OpensWithDouble => Faulty::OpensWithDouble,
        ImportWrong::SetupInTheMiddle => Faulty::SetupInTheMiddle,
        ImportWrong::Score => Faulty::Score,
        ImportWrong::Crawford => Faulty::Crawford,
        ImportWrong::Unfinished => Faulty::Unfinished,
        ImportWrong::Result => Faulty::Result,
    }
    .say(lang)
}

/// What is wrong with a file of games, and where.
#[must_use]
pub fn import_fault(fault: &ImportFault, lang: Lang) -> String {
    let what = import_wrong(fault, lang);
    let read = matches!(
        fault.what,
        ImportWrong::Record(_)
            | ImportWrong::Backgammon(_)
            | ImportWrong::Pdn(_)
            | ImportWrong::Pgn(_)
    );
    let what = match (fault.game, fault.ply) {
        // The line says where a file cannot be read.
        _ if read => what,
        (Some(game), Some(ply)) => Located::Entry {
            game,
            ply,
            text: shown(&fault.text),
            what,
        }
        .say(lang),
        (Some(game), None) if fault.text.is_empty() => Located::Game { game, what }.say(lang),
        (Some(game), None) => Located::Text {
            game,
            text: shown(&fault.text),
            what,
        }
        .say(lang),
        (None, _) => what,
    };
    at(import_place(fault), what, lang)
}

/// Why the table did not let something happen that a file says happened: the rule in its own words, with its article.
pub(super) fn refused(refused: &Refused, rules: Option<&RuleSet>, lang: Lang) -> String {
    match (refused, rules) {
        (Refused::Unreadable(Unreadable::Backgammon(error)), _) => play(error, lang),
        (Refused::Unreadable(Unreadable::Draughts(error)), _) => draughts_move(error, lang),
        (Refused::Unreadable(Unreadable::Chess(why)), _) => crate::chess::not_a_move(why, lang),
        (_, Some(rules)) => table::refused(refused, rules, lang),
        (_, None) => Faulty::AgainstTheRules.say(lang),
    }
}

/// What is wrong with an entry of a match file, in a sentence without the article.
#[must_use]
pub fn backgammon_problem(problem: &ProblemKind, frame: Frame, lang: Lang) -> String {
    match problem {
        ProblemKind::Illegal(illegal) => {
            let refusal = backgammon::refusal(illegal, frame, None, lang);
            return refusal.sentence.to_string();
        }
        ProblemKind::OpensWithDouble(_) => Faulty::OpensWithDouble,
        ProblemKind::Hidden => Faulty::Hidden,
        ProblemKind::CubeValue { .. } => Faulty::CubeValue,
        ProblemKind::Winner { .. } => Faulty::Result,
        ProblemKind::Points { written, actual } => Faulty::Points {
            written: *written,
            actual: *actual,
        },
        ProblemKind::Score { .. } => Faulty::Score,
        ProblemKind::MatchOver => Faulty::MatchOver,
        ProblemKind::CrawfordScore => Faulty::Crawford,
        ProblemKind::Variation(_) => Faulty::Variation,
    }
    .say(lang)
}

/// Where in a file a game is wrong, and how.
#[must_use]
pub fn at_move(
    place: Option<LineColumn>,
    game: usize,
    ply: Option<usize>,
    text: &str,
    what: String,
    lang: Lang,
) -> String {
    // What cannot be read is no move to name.
    let what = match ply.filter(|_| !text.is_empty()) {
        Some(ply) => Located::Move {
            game,
            ply,
            text: shown(text),
            what,
        },
        None => Located::Game { game, what },
    }
    .say(lang);
    at(place, what, lang)
}
