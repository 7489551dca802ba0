//! What is wrong with a record or with the games of a file, in words, and what checking them has found. What is wrong
//! with the writing of another program's file is told by [`files`].

use super::message::messages;
use super::{Lang, Message, draughts, files, table};
use ::draughts::DrawRule;
use ::table::RuleSet;
use ::table::Verification;
use ::table::files::{Lost, LostKind};
use ::table::game::Reason;
use ::table::record::{
    EventFault, HeaderFault, LONGEST_LINE, LONGEST_RECORD, LineFault, RecordFault, RecordWrong,
    VERSION,
};
use ::table::session::{Finish, PastDraw};

messages! {
    /// Faults of records and files.
    Faulty {
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
        UnknownGame = "file-unknown-game",
        BreaksOff = "file-breaks-off",
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
        PastDraw = "record-past-draw" { game: usize, ply: usize, draw: String },
        DrawnHere = "file-past-draw" { draw: String },
        Lost = "file-lost" { kind: LostKind, count: usize },
        LeftOut = "file-left-out" { games: usize },
        RulesChanged = "record-rules-changed",
        LastSeal = "record-last-seal" { seal: String },
        GamesWritten = "file-games-written" { games: usize, file: String },
        Replayed = "file-replayed" { games: usize, rules: String, legal: usize, moves: usize },
    }
}

super::message::choices! {
    LostKind {
        LostKind::Variations => "variations",
        LostKind::VariationsAsRemarks => "variations-as-remarks",
        LostKind::Remarks => "remarks",
        LostKind::Signs => "signs",
        LostKind::Tags => "tags",
        LostKind::MovesAfterTheEnd => "moves-after-the-end",
        LostKind::PartOfARoll => "part-of-a-roll",
        LostKind::Result => "result",
        LostKind::Analyses => "analyses",
        LostKind::Properties => "properties",
        LostKind::TakenBack => "taken-back",
        LostKind::Proofs => "proofs",
        LostKind::Times => "times",
        LostKind::Offers => "offers",
    }
}

/// How everything at a table ended.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finished(Finish);

impl super::message::Argument for Finished {
    #[cfg(test)]
    const KIND: super::message::Kind =
        super::message::Kind::Choice(&["played", "flag-fell", "abandoned", "aborted", "stopped"]);

    fn value(&self, _: Lang) -> super::resolve::Value<'_> {
        self.0.id().into()
    }
}

/// What is wrong with a record, and in which line. `rules` are those of its header, once it could be read.
#[must_use]
pub fn fault(fault: &RecordFault, rules: Option<&RuleSet>, lang: Lang) -> String {
    files::at_line(fault.line, wrong(&fault.what, rules, lang), lang)
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
            HeaderFault::Rules(error) => return files::rule_set(error, lang),
            HeaderFault::House(error) => return files::house(error, lang),
            HeaderFault::Open { rules, error } => return files::open(error, rules, lang),
        },
        RecordWrong::Event(fault) => match &**fault {
            EventFault::Member(what) => Faulty::Member { what: what.clone() },
            EventFault::Unknown { name } => Faulty::UnknownEvent { name: name.clone() },
            EventFault::Refused(refused) => return files::refused(refused, rules, lang),
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

/// What checking a record has found to be wrong, and in which line.
#[must_use]
pub fn verification_fault(found: &Verification, lang: Lang) -> Option<String> {
    let fault = found.fault.as_ref()?;
    let what = wrong(&fault.what, found.rule_set.as_ref(), lang);
    Some(files::at_line(fault.line, what, lang))
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
    if let Some(PastDraw { outcome, game, ply }) = found.past
        && let Reason::Draw(rule) = outcome.reason
    {
        let draw = draughts::draw_short(rule, lang);
        lines.push(Faulty::PastDraw { game, ply, draw }.say(lang));
    }
    if found.rules_changed {
        lines.push(Faulty::RulesChanged.say(lang));
    }
    if let Some(seal) = &found.seal {
        let seal = seal.to_string();
        lines.push(Faulty::LastSeal { seal }.say(lang));
    }
    let fault = verification_fault(found, lang);
    lines.push(fault.unwrap_or_else(|| Faulty::InOrder.say(lang)));
    lines.join("\n")
}

/// How many games went into a file.
#[must_use]
pub fn games_written(games: usize, file: String, lang: Lang) -> String {
    Faulty::GamesWritten { games, file }.say(lang)
}

/// How much of one kind does not go along into a file.
#[must_use]
pub fn lost(lost: Lost, lang: Lang) -> String {
    let Lost { what, count } = lost;
    Faulty::Lost { kind: what, count }.say(lang)
}

/// How many games did not go into a file.
#[must_use]
pub fn left_out(games: usize, lang: Lang) -> String {
    Faulty::LeftOut { games }.say(lang)
}

/// That the rules draw a game by this rule which went on.
#[must_use]
pub fn drawn_here(rule: DrawRule, lang: Lang) -> String {
    let draw = draughts::draw_short(rule, lang);
    Faulty::DrawnHere { draw }.say(lang)
}

/// That a game did not end as its file says.
#[must_use]
pub fn wrong_result(lang: Lang) -> String {
    Faulty::Result.say(lang)
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
