//! What happens at the table above the rules of a game, in words: how games end, what the table refuses, what the proof
//! of the dice shows, and time.

use ::backgammon::notation::Written;
use ::backgammon::{LegalPlays, Play};
use ::draughts::{EndReason, Side as Colour, Square};

use super::draughts::{Attempt, ended};
use super::message::{choices, messages};
use super::text::Notated;
use super::{Lang, Message, Refusal, backgammon, chess, draughts};
use ::table::RuleSet;
use ::table::Side;
use ::table::clock::TimeControl;
use ::table::dice::{self, DiceFault, DiceReport, Party, Wrong};
use ::table::game::{Contest, Illegal, Outcome, Reason, Unreadable};
use ::table::judge::{Judged, Verdict};
use ::table::session::{Offer, Refused};

messages! {
    /// Words of the table.
    Said {
        Huffed = "ended-huffed" { winner: Colour },
        Resigned = "ended-resigned" { winner: Colour },
        Agreed = "ended-agreed",
        Flag = "ended-flag" { winner: SideName },
        Abandoned = "ended-abandoned" { winner: SideName },
        BackgammonResigned = "ended-bg-resigned" { winner: ::backgammon::Side },

        RefusalTitle = "table-refusal-title",
        OtherGame = "table-other-game",
        NotYourTurn = "table-not-your-turn",
        NotYours = "table-not-yours",
        NoDice = "table-no-dice",
        ThrowNeedsEntry = "table-throw-needs-entry",
        ThrowUnderWay = "table-throw-under-way",
        NoThrowAwaited = "table-no-throw-awaited",
        NextGameFirst = "table-next-game-first",
        GameNotOver = "table-game-not-over",
        Over = "table-over",
        ResignWithStake = "table-resign-with-stake",
        NoDraw = "table-no-draw",
        OfferStands = "table-offer-stands" { offer: Offer },
        NothingOffered = "table-nothing-offered",
        OwnOffer = "table-own-offer",
        OfferedAlready = "table-offered-already",
        NothingToTakeBack = "table-nothing-to-take-back",
        Adjourned = "table-adjourned",
        NotAdjourned = "table-not-adjourned",
        FlagHasFallen = "table-flag-has-fallen",
        FlagStands = "table-flag-stands",
        NotASession = "table-not-a-session",
        TimeRunsBack = "table-time-runs-back",
        RecordFull = "table-record-full",
        NotRequested = "table-not-requested",
        NotAgreed = "table-not-agreed",
        Halted = "table-halted",
        NotHalted = "table-not-halted",
        NotBegun = "table-not-begun",
        BegunAlready = "table-begun-already",
        TooLateToAbort = "table-too-late-to-abort",
        ReadyAlready = "table-ready-already",
        RulesChanged = "table-rules-changed",
        LaterVersion = "table-later-version",
        LinesNotAtHand = "table-lines-not-at-hand",
        NotDrawn = "table-not-drawn",
        VariationTooDeep = "table-variation-too-deep" { most: usize },
        NoteTooLong = "table-note-too-long" { most: usize },

        FaultAtRoll = "fault-at-roll" { roll: u32, what: String },
        FaultInHeader = "fault-in-header" { what: String },
        FaultVersion = "fault-version" { found: u32 },
        FaultChainLength = "fault-chain-length" { party: Party },
        FaultRollNumber = "fault-roll-number" { expected: u32, found: u32 },
        FaultEntryOfAnotherTable = "fault-entry-of-another-table",
        FaultTieNotThrownAgain = "fault-tie-not-thrown-again",
        FaultNotADie = "fault-not-a-die" { found: u8 },
        FaultOrder = "fault-order" { expected: Party, found: Party },
        FaultMissing = "fault-missing" { party: Party },
        FaultSurplus = "fault-surplus" { party: Party },
        FaultMayNotBeAbsent = "fault-may-not-be-absent" { party: Party },
        FaultElement = "fault-element" { party: Party },
        FaultExhausted = "fault-exhausted" { party: Party },
        FaultSeedMissing = "fault-seed-missing",
        FaultSeedTwice = "fault-seed-twice",
        FaultSeedLength = "fault-seed-length",
        FaultDice = "fault-dice" { expected: Notated, found: Notated },
        FaultChainNumber = "fault-chain-number" { party: Party, expected: u32 },
        FaultRenewalWaiting = "fault-renewal-waiting" { party: Party },
        FaultSeal = "fault-seal",
        DiceReport = "dice-report" {
            rolls: u32, proven: u32, one_sided: u32, absent: u32, typed: u32, void: u32
        },

        TimeNone = "time-none",
        TimeFischer = "time-fischer" { start: String, increment: u32 },
        TimeDelay = "time-delay" { reserve: String, delay: u32 },
        TimePerMove = "time-per-move" { limit: String },
        TimeCorrespondence = "time-correspondence" { days: u32 },
        SpanMinutes = "span-minutes" { minutes: u32 },
        SpanSeconds = "span-seconds" { seconds: u32 },
        SecondsLeft = "seconds-left" { seconds: u32 },
    }
}

/// A side by the colour that the game names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SideName {
    /// In draughts and chess, the first.
    White,
    /// In draughts and chess, the second.
    Black,
    /// In backgammon, the first.
    Light,
    /// In backgammon, the second.
    Dark,
}

choices! {
    SideName {
        SideName::White => "white",
        SideName::Black => "black",
        SideName::Light => "light",
        SideName::Dark => "dark",
    }
    Offer {
        Offer::Draw => "draw",
        Offer::Takeback { .. } => "takeback",
        Offer::Reseal(_) => "reseal",
        Offer::Adjournment => "adjournment",
    }
    Party { Party::Server => "server", Party::Light => "light", Party::Dark => "dark" }
}

impl SideName {
    /// What the game that is played by these rules calls a side.
    #[must_use]
    pub const fn of(side: Side, rules: &RuleSet) -> Self {
        match (rules, side) {
            (RuleSet::Draughts(_) | RuleSet::Chess(_), Side::Light) => Self::White,
            (RuleSet::Draughts(_) | RuleSet::Chess(_), Side::Dark) => Self::Black,
            (RuleSet::Backgammon(_), Side::Light) => Self::Light,
            (RuleSet::Backgammon(_), Side::Dark) => Self::Dark,
        }
    }
}

/// How a game ended: "White wins: Black cannot move."
#[must_use]
pub fn outcome(outcome: &Outcome, rules: &RuleSet, lang: Lang) -> String {
    // A draw has no winner, and its words name none.
    let side = outcome.winner.unwrap_or(Side::Light);
    let winner = SideName::of(side, rules);
    let by_rule = |reason: EndReason| match rules {
        RuleSet::Draughts(rules) => ended(reason, side.into(), rules, lang),
        RuleSet::Backgammon(_) | RuleSet::Chess(_) => String::new(),
    };
    match (outcome.reason, outcome.stake) {
        (Reason::NoPieces, _) => by_rule(EndReason::NoPieces),
        (Reason::NoMoves, _) => by_rule(EndReason::NoMoves),
        (Reason::BrokeThrough, _) => by_rule(EndReason::BrokeThrough),
        (Reason::Draw(draw), _) => by_rule(EndReason::Draw(draw)),
        (Reason::Chess(reason), _) => chess::ended(reason, outcome.winner, lang),
        (Reason::FlagFell, _) if outcome.winner.is_none() => chess::flag_drawn(lang),
        (Reason::Resigned, None) if outcome.winner.is_none() => chess::resignation_drawn(lang),
        (Reason::Huffed, _) => Said::Huffed {
            winner: side.into(),
        }
        .say(lang),
        (Reason::BorneOff, Some(stake)) => {
            backgammon::borne_off(side.into(), stake.win, stake.points, lang)
        }
        (Reason::Dropped, Some(stake)) => backgammon::dropped(side.into(), stake.points, lang),
        (Reason::Resigned, Some(stake)) => {
            backgammon::resigned(side.into(), stake.win, stake.points, lang)
        }
        (Reason::Resigned | Reason::BorneOff | Reason::Dropped, None) => match rules {
            RuleSet::Draughts(_) | RuleSet::Chess(_) => Said::Resigned {
                winner: side.into(),
            },
            RuleSet::Backgammon(_) => Said::BackgammonResigned {
                winner: side.into(),
            },
        }
        .say(lang),
        (Reason::Agreed, _) => Said::Agreed.say(lang),
        (Reason::FlagFell, _) => Said::Flag { winner }.say(lang),
        (Reason::Abandoned, _) => Said::Abandoned { winner }.say(lang),
    }
}

/// Why a rule of the game forbids something.
#[must_use]
pub fn illegal(illegal: &Illegal, rules: &RuleSet, lang: Lang) -> Option<Refusal> {
    match (illegal, rules) {
        (Illegal::Draughts(illegal), RuleSet::Draughts(rules)) => {
            Some(draughts::refusal(illegal, rules, None, lang))
        }
        (Illegal::Backgammon(illegal), RuleSet::Backgammon(frame)) => {
            Some(backgammon::refusal(illegal, *frame, None, lang))
        }
        (Illegal::Chess(illegal), RuleSet::Chess(_)) => Some(chess::refusal(illegal, lang)),
        // A refusal of one game under the rules of another: nobody's rule.
        (Illegal::Draughts(_), RuleSet::Backgammon(_) | RuleSet::Chess(_))
        | (Illegal::Backgammon(_), RuleSet::Draughts(_) | RuleSet::Chess(_))
        | (Illegal::Chess(_), RuleSet::Backgammon(_) | RuleSet::Draughts(_)) => None,
    }
}

/// What somebody tried, as far as it can be told.
#[derive(Clone, Debug)]
pub enum Tried {
    /// Nothing that can be drawn.
    Nothing,
    /// A way over these squares.
    Route(Vec<Square>),
    /// A play.
    Play(Play),
    /// A text.
    Text(String),
}

/// Why a rule set forbids a move that was judged under several; nothing where it does not.
#[must_use]
pub fn judged(judged: &Judged, lang: Lang) -> Option<Refusal> {
    let Verdict::Forbidden {
        illegal,
        text,
        position,
    } = &judged.verdict
    else {
        return None;
    };
    match (illegal, &judged.rules) {
        (Illegal::Draughts(illegal), RuleSet::Draughts(rules)) => {
            let tried = position
                .as_ref()
                .and_then(|position| Attempt::typed(position, rules, text));
            Some(draughts::refusal(illegal, rules, tried.as_ref(), lang))
        }
        (Illegal::Backgammon(illegal), RuleSet::Backgammon(frame)) => {
            Some(backgammon::refusal(illegal, *frame, None, lang))
        }
        (Illegal::Chess(illegal), RuleSet::Chess(_)) => Some(chess::refusal(illegal, lang)),
        _ => None,
    }
}

/// The legal play nearest to one that was tried.
fn nearest_play(contest: &Contest, tried: &Tried) -> Option<Play> {
    let Contest::Backgammon(game) = contest else {
        return None;
    };
    let written: Written = match tried {
        Tried::Play(play) => play.to_string().parse().ok()?,
        Tried::Text(text) => text.parse().ok()?,
        Tried::Route(_) | Tried::Nothing => return None,
    };
    let (position, roll) = (game.game().position(), game.game().phase().roll()?);
    LegalPlays::of(position, roll).nearest(&written)
}

/// Why a rule of the game forbids what was tried, or what is no move about a text; nothing where it is the table that
/// does not allow it ([`refused`]). The page and the terminal both tell it from here.
#[must_use]
pub fn explain(
    refused: &Refused,
    contest: &Contest,
    rules: &RuleSet,
    tried: &Tried,
    lang: Lang,
) -> Option<Refusal> {
    match (refused, contest, rules) {
        (
            Refused::Illegal(Illegal::Draughts(illegal)),
            Contest::Draughts(game),
            RuleSet::Draughts(rules),
        ) => {
            let position = game.game().position();
            let attempt = match tried {
                Tried::Route(route) if route.len() > 1 => {
                    Some(Attempt::new(position, rules, route))
                }
                Tried::Text(text) => Attempt::typed(position, rules, text),
                Tried::Route(_) | Tried::Play(_) | Tried::Nothing => None,
            };
            Some(draughts::refusal(illegal, rules, attempt.as_ref(), lang))
        }
        (Refused::Illegal(Illegal::Backgammon(illegal)), _, RuleSet::Backgammon(frame)) => {
            let play = match tried {
                Tried::Play(play) if !play.is_none() => Some(play),
                _ => None,
            };
            let mut refusal = backgammon::refusal(illegal, *frame, play, lang);
            let nearest = || {
                nearest_play(contest, tried)
                    .as_ref()
                    .map(backgammon::contender)
            };
            refusal.instead = refusal.instead.or_else(nearest);
            Some(refusal)
        }
        (Refused::Illegal(Illegal::Chess(illegal)), _, RuleSet::Chess(_)) => {
            Some(chess::refusal(illegal, lang))
        }
        (Refused::Unreadable(Unreadable::Chess(why)), Contest::Chess(game), _) => {
            let text = match tried {
                Tried::Text(text) => text.as_str(),
                Tried::Nothing | Tried::Route(_) | Tried::Play(_) => "",
            };
            Some(chess::unreadable(why, text, game.game(), lang))
        }
        (Refused::Unreadable(why), Contest::Draughts(game), RuleSet::Draughts(rules)) => {
            let position = game.game().position();
            Some(draughts::unreadable(
                &typed(why, tried),
                position,
                rules,
                lang,
            ))
        }
        (Refused::Unreadable(why), Contest::Backgammon(game), RuleSet::Backgammon(frame)) => {
            let (position, roll) = (game.game().position(), game.game().phase().roll()?);
            Some(backgammon::unreadable(
                &typed(why, tried),
                position,
                roll,
                *frame,
                lang,
            ))
        }
        _ => None,
    }
}

/// The text that is no move.
fn typed(why: &Unreadable, tried: &Tried) -> String {
    match tried {
        Tried::Text(text) => text.clone(),
        Tried::Nothing | Tried::Route(_) | Tried::Play(_) => why.to_string(),
    }
}

/// The title over what the table, not a rule of the game, does not allow: "Not now".
#[must_use]
pub fn refusal_title(lang: Lang) -> String {
    Said::RefusalTitle.say(lang)
}

/// Why the table does not let something happen, in one sentence. A rule of the game says it in its own words.
#[must_use]
pub fn refused(refused: &Refused, rules: &RuleSet, lang: Lang) -> String {
    match refused {
        Refused::Illegal(not_legal) => {
            return illegal(not_legal, rules, lang)
                .map_or_else(|| Said::OtherGame.say(lang), |refusal| refusal.text);
        }
        Refused::Dice(fault) | Refused::NotThrown(dice::Refusal::Fault(fault)) => {
            return dice_fault(fault, lang);
        }
        Refused::NotRequested => Said::NotRequested,
        Refused::NotAgreed => Said::NotAgreed,
        Refused::Halted => Said::Halted,
        Refused::NotHalted => Said::NotHalted,
        Refused::NotBegun => Said::NotBegun,
        Refused::BegunAlready => Said::BegunAlready,
        Refused::TooLateToAbort => Said::TooLateToAbort,
        Refused::ReadyAlready => Said::ReadyAlready,
        Refused::RulesChanged => Said::RulesChanged,
        Refused::LaterVersion => Said::LaterVersion,
        Refused::LinesNotAtHand => Said::LinesNotAtHand,
        Refused::NotDrawn => Said::NotDrawn,
        Refused::VariationTooDeep { most } => Said::VariationTooDeep { most: *most },
        Refused::Unreadable(_) | Refused::OtherGame => Said::OtherGame,
        Refused::NotYourTurn { .. } => Said::NotYourTurn,
        Refused::NotYours { .. } => Said::NotYours,
        Refused::NoDice => Said::NoDice,
        Refused::ThrowNeedsEntry => Said::ThrowNeedsEntry,
        Refused::ThrowUnderWay => Said::ThrowUnderWay,
        Refused::NotThrown(_) | Refused::NoThrowAwaited => Said::NoThrowAwaited,
        Refused::NextGameFirst => Said::NextGameFirst,
        Refused::GameNotOver => Said::GameNotOver,
        Refused::Over => Said::Over,
        Refused::ResignWithStake => Said::ResignWithStake,
        Refused::NoDraw => Said::NoDraw,
        Refused::OfferStands { offer, .. } => Said::OfferStands { offer: *offer },
        Refused::NothingOffered => Said::NothingOffered,
        Refused::OwnOffer => Said::OwnOffer,
        Refused::OfferedAlready => Said::OfferedAlready,
        Refused::NothingToTakeBack { .. } => Said::NothingToTakeBack,
        Refused::Adjourned => Said::Adjourned,
        Refused::NotAdjourned => Said::NotAdjourned,
        Refused::FlagHasFallen { .. } => Said::FlagHasFallen,
        Refused::FlagStands { .. } => Said::FlagStands,
        Refused::NotASession => Said::NotASession,
        Refused::TimeRunsBack => Said::TimeRunsBack,
        Refused::RecordFull => Said::RecordFull,
        Refused::NoteTooLong { most } => Said::NoteTooLong { most: *most },
    }
    .say(lang)
}

/// What is wrong with the proof of the dice, and where: "Roll 9: the seal does not agree …".
#[must_use]
pub fn dice_fault(fault: &DiceFault, lang: Lang) -> String {
    let what = wrong(&fault.what).say(lang);
    match fault.roll {
        0 => Said::FaultInHeader { what },
        roll => Said::FaultAtRoll { roll, what },
    }
    .say(lang)
}

fn wrong(wrong: &Wrong) -> Said {
    let dice = |[first, second]: [u8; 2]| Notated::new(&format!("{first}-{second}"));
    match *wrong {
        Wrong::Version { found } => Said::FaultVersion { found },
        Wrong::ChainLength { party } => Said::FaultChainLength { party },
        Wrong::RollNumber { expected, found } => Said::FaultRollNumber { expected, found },
        Wrong::EntryOfAnotherTable => Said::FaultEntryOfAnotherTable,
        Wrong::TieNotThrownAgain => Said::FaultTieNotThrownAgain,
        Wrong::NotADie { found } => Said::FaultNotADie { found },
        Wrong::Order { expected, found } => Said::FaultOrder { expected, found },
        Wrong::Missing { party } => Said::FaultMissing { party },
        Wrong::Surplus { party } => Said::FaultSurplus { party },
        Wrong::MayNotBeAbsent { party } => Said::FaultMayNotBeAbsent { party },
        Wrong::Element { party } => Said::FaultElement { party },
        Wrong::Exhausted { party } => Said::FaultExhausted { party },
        Wrong::SeedMissing => Said::FaultSeedMissing,
        Wrong::SeedTwice => Said::FaultSeedTwice,
        Wrong::SeedLength => Said::FaultSeedLength,
        Wrong::Dice { expected, found } => Said::FaultDice {
            expected: dice(expected),
            found: dice(found),
        },
        Wrong::ChainNumber { party, expected } => Said::FaultChainNumber { party, expected },
        Wrong::RenewalWaiting { party } => Said::FaultRenewalWaiting { party },
        Wrong::Seal => Said::FaultSeal,
    }
}

/// What the proof of the dice holds, in one sentence.
#[must_use]
pub fn dice_report(report: &DiceReport, lang: Lang) -> String {
    Said::DiceReport {
        rolls: report.rolls,
        proven: report.proven,
        one_sided: report.one_sided,
        absent: report.absent,
        typed: report.typed,
        void: report.void,
    }
    .say(lang)
}

/// A time control as a sentence: "5 minutes for each side, and 3 seconds more after each move."
#[must_use]
pub fn time_control(control: &TimeControl, lang: Lang) -> String {
    match *control {
        TimeControl::None => Said::TimeNone,
        TimeControl::Fischer { start, increment } => Said::TimeFischer {
            start: span(start.get(), lang),
            increment,
        },
        TimeControl::Delay { reserve, delay } => Said::TimeDelay {
            reserve: span(reserve.get(), lang),
            delay,
        },
        TimeControl::PerMove { limit } => Said::TimePerMove {
            limit: span(limit.get(), lang),
        },
        TimeControl::Correspondence { days } => Said::TimeCorrespondence { days: days.get() },
    }
    .say(lang)
}

/// A stretch of time in whole minutes where it is so many, else in seconds.
fn span(seconds: u32, lang: Lang) -> String {
    if seconds.is_multiple_of(60) {
        Said::SpanMinutes {
            minutes: seconds / 60,
        }
    } else {
        Said::SpanSeconds { seconds }
    }
    .say(lang)
}

/// What a clock says when time runs short: "30 seconds left."
#[must_use]
pub fn seconds_left(seconds: u32, lang: Lang) -> String {
    Said::SecondsLeft { seconds }.say(lang)
}
