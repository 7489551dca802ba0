//! What is wrong with a record or a file of games, in words. What another program's file says inside its own syntax stays as the
//! reader of that format says it.

use ::backgammon::Frame;
use ::backgammon::formats::record::ProblemKind;
use ::draughts::Rules;
use ::draughts::formats::pdn::{PositionFault, Trouble};

use super::message::messages;
use super::{Lang, Message, table};
use crate::RuleSet;
use crate::files::{ImportFault, ImportWrong};
use crate::record::{
    EventFault, HeaderFault, LONGEST_LINE, LONGEST_RECORD, LineFault, RecordFault, RecordWrong,
    VERSION,
};
use crate::session::Finish;
use crate::verify::Verification;

messages! {
    /// Faults of records and files.
    Faulty {
        AtLine = "record-at-line" { line: usize, what: String },
        AtGame = "file-at-game" { game: usize, what: String },
        AtEntry = "file-at-entry" { game: usize, ply: usize, text: String, what: String },

        Empty = "record-empty",
        LineTooLong = "record-line-too-long" { most: usize },
        TooLong = "record-too-long" { most: usize },
        NotJson = "record-not-json" { column: usize },
        NotAnObject = "record-not-an-object",
        NoSeal = "record-no-seal",
        Seal = "record-seal",
        NotARecord = "record-not-a-record",
        Version = "record-version" { found: u64, newest: u32 },
        Member = "record-member" { what: String },
        HouseMissing = "record-house-missing" { stated: String },
        HouseOther = "record-house-other" { stated: String, found: String },
        UnknownEvent = "record-unknown-event" { name: String },
        NotOver = "record-not-over" { stated: String },
        OverUnsaid = "record-over-unsaid" { found: String },
        OverOtherwise = "record-over-otherwise" { stated: String, found: String },
        AgainstTheRules = "record-against-the-rules",

        NoRules = "file-no-rules",
        OtherGame = "file-other-game",
        Variation = "file-variation",
        Hidden = "file-hidden",
        CubeValue = "file-cube-value",
        OpensWithDouble = "file-opens-with-double",
        SetupInTheMiddle = "file-setup-in-the-middle",
        Score = "file-score",
        Crawford = "file-crawford",
        Unfinished = "file-unfinished",
        Result = "file-result",
        Points = "file-points" { written: u64, actual: u64 },
        MatchOver = "file-match-over",

        InOrder = "record-in-order",
        Contents = "record-contents" { games: usize, events: usize, moves: usize },
        Standing = "record-score" { one: u64, two: u64, how: Finished },
        LastSeal = "record-last-seal" { seal: String },
        GamesWritten = "file-games-written" { games: usize, file: String },
        Replayed = "file-replayed" { games: usize, rules: String, legal: usize, moves: usize },
        AtMove = "file-at-move" { game: usize, ply: usize, text: String, what: String },
    }
}

/// How everything at a table ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finished(Finish);

impl super::message::Argument for Finished {
    #[cfg(test)]
    const KIND: super::message::Kind =
        super::message::Kind::Choice(&["played", "flag-fell", "abandoned", "stopped"]);

    fn value(&self, _: Lang) -> super::resolve::Value<'_> {
        self.0.id().into()
    }
}

/// What is wrong with a record, and in which line. `rules` are those of its header, once it could be read.
#[must_use]
pub fn fault(fault: &RecordFault, rules: Option<&RuleSet>, lang: Lang) -> String {
    Faulty::AtLine {
        line: fault.line,
        what: wrong(&fault.what, rules, lang),
    }
    .say(lang)
}

/// What is wrong with a record, without the line.
#[must_use]
pub fn wrong(what: &RecordWrong, rules: Option<&RuleSet>, lang: Lang) -> String {
    match what {
        RecordWrong::Empty => Faulty::Empty,
        RecordWrong::LineTooLong => Faulty::LineTooLong { most: LONGEST_LINE },
        RecordWrong::RecordTooLong => Faulty::TooLong {
            most: LONGEST_RECORD,
        },
        RecordWrong::Io(error) => return error.clone(),
        RecordWrong::Line(LineFault::NotJson { column, .. }) => Faulty::NotJson { column: *column },
        RecordWrong::Line(LineFault::NotAnObject) => Faulty::NotAnObject,
        RecordWrong::Line(LineFault::NoSeal) => Faulty::NoSeal,
        RecordWrong::Line(LineFault::Seal) => Faulty::Seal,
        RecordWrong::Header(fault) => match &**fault {
            HeaderFault::NotARecord => Faulty::NotARecord,
            HeaderFault::Version { found } => Faulty::Version {
                found: *found,
                newest: VERSION,
            },
            HeaderFault::Member(what) => Faulty::Member { what: what.clone() },
            HeaderFault::HouseName {
                stated,
                found: None,
            } => Faulty::HouseMissing {
                stated: stated.clone(),
            },
            HeaderFault::HouseName {
                stated,
                found: Some(found),
            } => Faulty::HouseOther {
                stated: stated.clone(),
                found: found.clone(),
            },
            HeaderFault::Rules(error) => return error.to_string(),
            HeaderFault::House(error) => return error.to_string(),
            HeaderFault::Open(error) => return error.to_string(),
        },
        RecordWrong::Event(fault) => match &**fault {
            EventFault::Member(what) => Faulty::Member { what: what.clone() },
            EventFault::Unknown { name } => Faulty::UnknownEvent { name: name.clone() },
            EventFault::Refused(refused) => match rules {
                Some(rules) => return table::refused(refused, rules, lang),
                None => Faulty::AgainstTheRules,
            },
            EventFault::Outcome { stated, found } if found.is_empty() => Faulty::NotOver {
                stated: stated.clone(),
            },
            EventFault::Outcome { stated, found } if stated.is_empty() => Faulty::OverUnsaid {
                found: found.clone(),
            },
            EventFault::Outcome { stated, found } => Faulty::OverOtherwise {
                stated: stated.clone(),
                found: found.clone(),
            },
        },
    }
    .say(lang)
}

/// What is wrong with a file of games, and where.
#[must_use]
pub fn import_fault(fault: &ImportFault, lang: Lang) -> String {
    let rules = fault.rules.as_ref();
    let what = match &fault.what {
        ImportWrong::Record(error) => return self::fault(error, rules, lang),
        ImportWrong::Backgammon(error) => return error.to_string(),
        ImportWrong::Pdn(error) => return error.to_string(),
        ImportWrong::Open(error) => error.to_string(),
        ImportWrong::Refused(refused) => match rules {
            Some(rules) => table::refused(refused, rules, lang),
            None => Faulty::AgainstTheRules.say(lang),
        },
        ImportWrong::NoRules => Faulty::NoRules.say(lang),
        ImportWrong::OtherGame => Faulty::OtherGame.say(lang),
        ImportWrong::Variation => Faulty::Variation.say(lang),
        ImportWrong::Hidden => Faulty::Hidden.say(lang),
        ImportWrong::CubeValue => Faulty::CubeValue.say(lang),
        ImportWrong::OpensWithDouble => Faulty::OpensWithDouble.say(lang),
        ImportWrong::SetupInTheMiddle => Faulty::SetupInTheMiddle.say(lang),
        ImportWrong::Score => Faulty::Score.say(lang),
        ImportWrong::Crawford => Faulty::Crawford.say(lang),
        ImportWrong::Unfinished => Faulty::Unfinished.say(lang),
        ImportWrong::Result => Faulty::Result.say(lang),
    };
    let what = match (fault.game, fault.ply) {
        (Some(game), Some(ply)) => Faulty::AtEntry {
            game,
            ply,
            text: fault.text.clone(),
            what,
        }
        .say(lang),
        (Some(game), None) => Faulty::AtGame { game, what }.say(lang),
        (None, _) => what,
    };
    match fault.line {
        Some(line) => Faulty::AtLine {
            line: usize::try_from(line).unwrap_or(usize::MAX),
            what,
        }
        .say(lang),
        None => what,
    }
}

/// What is wrong with an entry of a match file, in a sentence without the article.
#[must_use]
pub fn backgammon_problem(problem: &ProblemKind, frame: Frame, lang: Lang) -> String {
    match problem {
        ProblemKind::Illegal(illegal) => {
            let refusal = super::backgammon::refusal(illegal, frame, None, lang);
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

/// What is wrong with a game of a PDN file, in a sentence without the article.
#[must_use]
pub fn pdn_trouble(trouble: &Trouble, rules: Option<&Rules>, lang: Lang) -> String {
    match (trouble, rules) {
        (Trouble::Illegal(illegal), Some(rules)) => {
            let refusal = super::draughts::refusal(illegal, rules, None, lang);
            return refusal.sentence.to_string();
        }
        (Trouble::BadPosition(PositionFault::Flaw(flaw, _)), Some(rules)) => {
            return super::draughts::flaw(flaw, rules, lang);
        }
        (Trouble::UnknownGame, _) => Faulty::Variation,
        (Trouble::NoRules, _) => Faulty::NoRules,
        (Trouble::MissingMove, _) => Faulty::Hidden,
        (Trouble::WrongResult { .. } | Trouble::TwoResults { .. }, _) => Faulty::Result,
        (trouble, _) => return trouble.to_string(),
    }
    .say(lang)
}

/// What checking a record has found, as a few lines.
#[must_use]
pub fn verification(found: &Verification, lang: Lang) -> String {
    let mut lines = Vec::new();
    if let Some(rules) = &found.rules {
        let contents = Faulty::Contents {
            games: found.games,
            events: found.events,
            moves: found.moves,
        };
        lines.push(format!("{rules}: {}", contents.say(lang)));
    }
    if found.dice.rolls + found.dice.void > 0 {
        lines.push(table::dice_report(&found.dice, lang));
    }
    if let Some(result) = &found.result {
        let [one, two] = result.score;
        let how = Finished(result.finish);
        lines.push(Faulty::Standing { one, two, how }.say(lang));
    }
    if let Some(seal) = &found.seal {
        let seal = seal.to_string();
        lines.push(Faulty::LastSeal { seal }.say(lang));
    }
    lines.push(match &found.fault {
        None => Faulty::InOrder.say(lang),
        Some(fault) => {
            let what = wrong(&fault.what, found.rule_set.as_ref(), lang);
            let line = fault.line;
            Faulty::AtLine { line, what }.say(lang)
        }
    });
    lines.join("\n")
}

/// How many games went into a file.
#[must_use]
pub fn games_written(games: usize, file: String, lang: Lang) -> String {
    Faulty::GamesWritten { games, file }.say(lang)
}

/// What replaying a file has found, in one sentence; `rules` is what they were held against.
#[must_use]
pub fn replayed(games: usize, legal: usize, moves: usize, rules: String, lang: Lang) -> String {
    Faulty::Replayed {
        games,
        rules,
        legal,
        moves,
    }
    .say(lang)
}

/// Where in a file a game is wrong, and how.
#[must_use]
pub fn at_move(
    line: usize,
    game: usize,
    ply: Option<usize>,
    text: String,
    what: String,
    lang: Lang,
) -> String {
    // What cannot be read is no move to name.
    let what = match ply.filter(|_| !text.is_empty()) {
        Some(ply) => Faulty::AtMove {
            game,
            ply,
            text,
            what,
        },
        None => Faulty::AtGame { game, what },
    }
    .say(lang);
    Faulty::AtLine { line, what }.say(lang)
}
