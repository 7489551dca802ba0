//! Games as other programs write them: `.mat` and SGF for backgammon, PDN for draughts, PGN for chess, and our own
//! record. What crosses is moves, results, names and remarks; offers, clocks and proofs of dice have
//! no place in those files.

mod backgammon;
mod chess;
mod draughts;
mod lost;
mod one_line;
mod remarks;

pub use self::backgammon::{from_matches, to_matches};
pub use self::chess::{from_pgn, tagged as tagged_chess, to_pgn};
pub use self::draughts::{from_pdn, tagged as tagged_rules, to_pdn};
pub use self::lost::{Losses, Lost, LostKind, sgf_extras};

use crate::catalogue::{GameKind, RuleSet};
use crate::record::{self, RecordFault};
use crate::session::{OpenError, Refused, Table};
use ::backgammon::formats::{FileError, FileFormat, MatchRecord};
use ::chess::pgn::{Games, PgnError};
use ::draughts::formats::pdn::{Edition, PdnError};
use core::fmt;

/// The formats of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Our own record.
    Record,
    /// Jellyfish's `.mat`, for backgammon.
    Mat,
    /// Smart Game Format, for backgammon.
    Sgf,
    /// Portable Draughts Notation.
    Pdn,
    /// Portable Game Notation, for chess.
    Pgn,
}

impl Format {
    /// All of them, our own first.
    pub const ALL: [Self; 5] = [Self::Record, Self::Mat, Self::Sgf, Self::Pdn, Self::Pgn];

    /// The usual ending of a file, without its dot.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Record => "jsonl",
            Self::Mat => "mat",
            Self::Sgf => "sgf",
            Self::Pdn => "pdn",
            Self::Pgn => "pgn",
        }
    }

    /// The format that an ending stands for, without its dot.
    #[must_use]
    pub fn of_ending(ending: &str) -> Option<Self> {
        match ending.to_ascii_lowercase().as_str() {
            "jsonl" | "record" => Some(Self::Record),
            "pdn" => Some(Self::Pdn),
            "pgn" => Some(Self::Pgn),
            other => FileFormat::of_ending(other).map(Self::from),
        }
    }

    /// The format that a file is in, going by its name and by how it begins.
    #[must_use]
    pub fn of(name: Option<&str>, bytes: &[u8]) -> Self {
        let ending = name.and_then(|name| name.rsplit_once('.'));
        if let Some(format) = ending.and_then(|(_, ending)| Self::of_ending(ending)) {
            return format;
        }
        let text = String::from_utf8_lossy(&bytes[..bytes.len().min(4000)]);
        let text = text.trim_start_matches('\u{feff}').trim_start();
        let numbered = || {
            let mut words = text.split_whitespace().take(400);
            words.any(|word| {
                word.strip_prefix("1.")
                    .is_some_and(|rest| !rest.starts_with('.'))
            })
        };
        if text.starts_with('{') {
            Self::Record
        } else if is_chess(text) {
            Self::Pgn
        } else if text.starts_with('[') || (!text.contains("point match") && numbered()) {
            Self::Pdn
        } else {
            FileFormat::of_text(text).into()
        }
    }

    /// For which game it is; our own is for all.
    #[must_use]
    pub const fn game(self) -> Option<GameKind> {
        match self {
            Self::Record => None,
            Self::Mat | Self::Sgf => Some(GameKind::Backgammon),
            Self::Pdn => Some(GameKind::Draughts),
            Self::Pgn => Some(GameKind::Chess),
        }
    }
}

impl From<FileFormat> for Format {
    fn from(format: FileFormat) -> Self {
        match format {
            FileFormat::Mat => Self::Mat,
            FileFormat::Sgf => Self::Sgf,
        }
    }
}

/// Whether a text has a move as only chess writes it: to one square, alone or behind the letter of a piece.
fn is_chess(text: &str) -> bool {
    if text.contains("[GameType") {
        return false;
    }
    let is_square = |square: &str| match square.as_bytes() {
        [file, rank] => (b'a'..=b'h').contains(file) && (b'1'..=b'8').contains(rank),
        _ => false,
    };
    let words = text.split_whitespace().take(400);
    let moves = words.map(|word| word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'));
    let mut plain = moves.map(|word| word.trim_end_matches(['+', '#', '!', '?']));
    plain.any(|word| is_square(word.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(word)))
}

/// Why a table cannot be written in a format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotExported {
    /// The format is for another game.
    OtherGame {
        /// Which.
        game: GameKind,
    },
    /// The table starts in the middle of a decision, which the format has no place for.
    Start,
}

impl fmt::Display for NotExported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherGame { game } => write!(f, "this format is for {game}"),
            Self::Start => f.write_str(
                "the game starts with a double or a resignation to be answered, which this format has no place for",
            ),
        }
    }
}

impl core::error::Error for NotExported {}

/// A file that was made of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exported {
    /// The file.
    pub text: String,
    /// What it has no place for.
    pub lost: Vec<Lost>,
    /// How many games it has.
    pub games: usize,
}

/// How a file is to be written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writing {
    /// The edition of PDN.
    pub edition: Edition,
    /// Only this game of the table, the first being 1.
    pub game: Option<usize>,
}

/// The table as a file of this format.
///
/// # Errors
/// Why the format does not take it.
pub fn export(table: &Table, format: Format) -> Result<Exported, NotExported> {
    export_as(table, format, Writing::default())
}

/// The table as a file of this format, written in this way. Our own record is always whole.
///
/// # Errors
/// Why the format does not take it.
pub fn export_as(table: &Table, format: Format, writing: Writing) -> Result<Exported, NotExported> {
    let chosen = |index: usize| writing.game.is_none_or(|game| game == index + 1);
    let (text, games) = match format {
        Format::Record => {
            let lines = table.lines().flat_map(|line| [line, "\n"]);
            (lines.collect(), table.games().len())
        }
        Format::Mat | Format::Sgf => {
            let file = match format {
                Format::Sgf => FileFormat::Sgf,
                _ => FileFormat::Mat,
            };
            let mut record = to_matches(table)?;
            if let Some(game) = writing.game {
                record = game_of_match(&record, game);
            }
            let games = record.games.len();
            (file.write(&[record]), games)
        }
        Format::Pdn => {
            let games = to_pdn(table)?;
            let games = games.iter().enumerate().filter(|(index, _)| chosen(*index));
            let texts: Vec<String> = games
                .map(|(_, game)| game.to_pdn(writing.edition))
                .collect();
            (texts.concat(), texts.len())
        }
        Format::Pgn => {
            let games = to_pgn(table)?;
            let games = games.iter().enumerate().filter(|(index, _)| chosen(*index));
            let texts: Vec<String> = games.map(|(_, game)| game.to_string()).collect();
            (texts.join("\n"), texts.len())
        }
    };
    Ok(Exported {
        text,
        lost: lost::beyond(table, format),
        games,
    })
}

/// A match of which only one game is told, the first being 1: its score says where it belongs.
#[must_use]
pub fn game_of_match(record: &MatchRecord, number: usize) -> MatchRecord {
    let mut one = record.clone();
    one.games = number
        .checked_sub(1)
        .and_then(|index| record.games.get(index))
        .cloned()
        .into_iter()
        .collect();
    one
}

/// One game of a table, the first being 1, at a table of its own, as a file of other programs keeps it.
///
/// # Errors
/// Why there is no such file.
pub fn only_game(
    table: &Table,
    number: usize,
) -> Result<Result<Imported, ImportFault>, NotExported> {
    let (format, mut games) = match &table.header().rules {
        RuleSet::Draughts(rules) => {
            let games = to_pdn(table)?.into_iter().skip(number - 1).take(1);
            let games: Vec<_> = games.map(Ok).collect();
            (Format::Pdn, from_pdn(&games, Some(rules)))
        }
        RuleSet::Backgammon(frame) => {
            let record = game_of_match(&to_matches(table)?, number);
            (Format::Mat, vec![from_matches(&record, Some(*frame))])
        }
        RuleSet::Chess(rules) => {
            let games = to_pgn(table)?.into_iter().skip(number - 1).take(1).map(Ok);
            let games = games.map(|game| from_pgn(&game, 1, Some(rules))).collect();
            (Format::Pgn, games)
        }
    };
    let mut one = games
        .pop()
        .unwrap_or_else(|| Err(ImportFault::of_file(ImportWrong::NoRules)));
    if let Ok(imported) = &mut one {
        imported.lost.extend(lost::beyond(table, format));
    }
    Ok(one)
}

/// A game or a match that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Imported {
    /// It, played over again.
    pub table: Table,
    /// What could not be kept.
    pub lost: Vec<Lost>,
}

/// Why a file cannot be read as games that were played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportFault {
    /// Which game of the file, the first being 1; nothing for the file as a whole.
    pub game: Option<usize>,
    /// Which of its moves or entries, the first being 1.
    pub ply: Option<usize>,
    /// The line of the file, where it is known.
    pub line: Option<u64>,
    /// The column of that line, where it is known.
    pub column: Option<u32>,
    /// The move or the word at fault, as it is written.
    pub text: String,
    /// By which rules it was played over, where that is known.
    pub rules: Option<RuleSet>,
    /// What is wrong.
    pub what: ImportWrong,
}

/// What can be wrong with a file of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportWrong {
    /// It is no record, or not in order.
    Record(Box<RecordFault>),
    /// It is no file of backgammon matches.
    Backgammon(Box<FileError>),
    /// It is no PDN.
    Pdn(Box<PdnError>),
    /// It is no PGN.
    Pgn(Box<PgnError>),
    /// Nothing says by which rules the game is played.
    NoRules,
    /// The file names a game that is not known here.
    UnknownGame,
    /// Tags alone: the game breaks off before its first move.
    BreaksOff,
    /// These rules are of another game.
    OtherGame,
    /// The variation of the game is not known.
    Variation,
    /// The table cannot be set up by these rules.
    Open(Box<OpenError>, RuleSet),
    /// A move or a decision that could not be made.
    Refused(Box<Refused>),
    /// The file does not say what was played, and goes on.
    Hidden,
    /// The cube is turned to another value than it can have.
    CubeValue,
    /// A game begins with equal dice.
    OpensWithDouble,
    /// Something is set up in the middle of a game.
    SetupInTheMiddle,
    /// The score before a game is not what the games before it add up to.
    Score,
    /// It is, or is not, the Crawford game.
    Crawford,
    /// A game breaks off and another follows.
    Unfinished,
    /// The game did not end as the file says.
    Result,
}

impl fmt::Display for ImportWrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(fault) => fault.fmt(f),
            Self::Backgammon(error) => error.fmt(f),
            Self::Pdn(error) => error.fmt(f),
            Self::Pgn(error) => error.fmt(f),
            Self::NoRules => f.write_str("nothing says by which rules this is played"),
            Self::UnknownGame => f.write_str("the game type is not one that is known here"),
            Self::BreaksOff => f.write_str(
                "the game breaks off after its tags: neither a move nor a result follows",
            ),
            Self::OtherGame => f.write_str("the rules that were asked for are of another game"),
            Self::Variation => f.write_str("this variation of the game is not known here"),
            Self::Open(error, _) => error.fmt(f),
            Self::Refused(refused) => refused.fmt(f),
            Self::Hidden => f.write_str("the move is not written down, and the game goes on"),
            Self::CubeValue => f.write_str("the cube cannot be turned to this value here"),
            Self::OpensWithDouble => f.write_str("a game cannot open with equal dice"),
            Self::SetupInTheMiddle => f.write_str("a position is set up in the middle of the game"),
            Self::Score => f.write_str("the score is not what the games before add up to"),
            Self::Crawford => f.write_str(
                "this is the Crawford game where the file says it is not, or the other way round",
            ),
            Self::Unfinished => f.write_str("the game breaks off, and another follows"),
            Self::Result => f.write_str("the game did not end as the file says"),
        }
    }
}

impl fmt::Display for ImportFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.line, self.column) {
            (Some(line), Some(column)) => write!(f, "line {line}, column {column}: ")?,
            (Some(line), None) => write!(f, "line {line}: ")?,
            (None, _) => {}
        }
        if let Some(game) = self.game {
            write!(f, "game {game}")?;
            if let Some(ply) = self.ply {
                write!(f, ", entry {ply}")?;
            }
            if !self.text.is_empty() {
                write!(f, " ({})", self.text)?;
            }
            f.write_str(": ")?;
        }
        self.what.fmt(f)
    }
}

impl core::error::Error for ImportFault {}

impl ImportFault {
    fn of_file(what: ImportWrong) -> Self {
        Self {
            game: None,
            ply: None,
            line: None,
            column: None,
            text: String::new(),
            rules: None,
            what,
        }
    }
}

/// Reads the games of a file and plays them over again. One fault does not spoil the other games of a file.
///
/// `rules` says by which rules, where the file does not; it overrules what the file says.
///
/// # Errors
/// What is wrong with the file as a whole.
pub fn import(
    bytes: &[u8],
    format: Format,
    rules: Option<&RuleSet>,
) -> Result<Vec<Result<Imported, ImportFault>>, ImportFault> {
    let of_file = |what| Err(ImportFault::of_file(what));
    match format {
        Format::Record => match record::read(bytes) {
            Ok(table) => Ok(vec![Ok(Imported {
                table,
                lost: Vec::new(),
            })]),
            Err(fault) => Err(ImportFault {
                // The words for a move that could not be made are those of its rules.
                rules: crate::verify(bytes).rule_set,
                ..ImportFault::of_file(ImportWrong::Record(Box::new(fault)))
            }),
        },
        Format::Mat | Format::Sgf => {
            let file = match format {
                Format::Sgf => FileFormat::Sgf,
                _ => FileFormat::Mat,
            };
            let frame = match rules {
                Some(RuleSet::Backgammon(frame)) => Some(*frame),
                Some(RuleSet::Draughts(_) | RuleSet::Chess(_)) => {
                    return of_file(ImportWrong::OtherGame);
                }
                None => None,
            };
            match file.read(bytes) {
                Ok(matches) => Ok(matches
                    .iter()
                    .map(|record| from_matches(record, frame))
                    .collect()),
                Err(error) => of_file(ImportWrong::Backgammon(Box::new(error))),
            }
        }
        Format::Pdn => {
            let rules = match rules {
                Some(RuleSet::Draughts(rules)) => Some(rules),
                Some(RuleSet::Backgammon(_) | RuleSet::Chess(_)) => {
                    return of_file(ImportWrong::OtherGame);
                }
                None => None,
            };
            let games = ::draughts::formats::pdn::parse(bytes);
            Ok(from_pdn(&games, rules))
        }
        Format::Pgn => {
            let rules = match rules {
                Some(RuleSet::Chess(rules)) => Some(rules),
                Some(RuleSet::Backgammon(_) | RuleSet::Draughts(_)) => {
                    return of_file(ImportWrong::OtherGame);
                }
                None => None,
            };
            // Bytes in memory can always be read.
            let games = Games::new(bytes).filter_map(Result::ok).enumerate();
            Ok(games
                .map(|(index, game)| from_pgn(&game, index + 1, rules))
                .collect())
        }
    }
}
