//! Why a table cannot be opened as a file says, and why a table cannot be written to a file.

use ::backgammon::MatchSetupError;

use super::{ids, pdn};
use crate::backgammon::terms_error;
use crate::draughts::flaw;
use crate::message::{choices, messages};
use crate::{Lang, Message, chess, table};
use ::table::catalogue::{GameKind, RuleSet};
use ::table::files::NotExported;
use ::table::game::{NotAChessPosition, NotAPosition, NotBegun, StartError};
use ::table::session::{LongPart, OpenError};

messages! {
    /// Why no table can be opened or written.
    Opening {
        Terms = "open-terms",
        Games = "open-games" { most: u32 },
        NoDice = "open-no-dice",
        TooLong = "open-too-long" { what: LongPart, most: usize },
        TooManyPieces = "open-too-many-pieces" { most: u32 },
        Over = "open-over",
        OtherLength = "open-other-length" { points: u32 },
        MatchOver = "open-match-over" { light: u64, dark: u64, points: u32 },
        NoCrawford = "open-no-crawford",
        CrawfordScore = "open-crawford-score" { light: u64, dark: u64, points: u32 },
        CubeTurned = "open-cube-turned" { value: u64 },

        NotOfThisGame = "export-other-game" { game: GameKind },
        NotFromHere = "export-start",
    }
}

choices! {
    LongPart {
        LongPart::Name => "name",
        LongPart::Start => "start",
        LongPart::Remarks => "remarks",
        LongPart::Remark => "remark",
    }
}

/// Why a table cannot be opened; `rules` are the ones that were asked for.
#[must_use]
pub fn open(error: &OpenError, rules: &RuleSet, lang: Lang) -> String {
    match error {
        OpenError::Game(NotBegun::TermsOfAnotherGame) => Opening::Terms,
        OpenError::Game(NotBegun::Games { most }) => Opening::Games { most: *most },
        OpenError::Game(NotBegun::Backgammon(error)) => return start(error, lang),
        OpenError::Game(NotBegun::Position(error)) => return position(error, rules, lang),
        OpenError::Game(NotBegun::ChessPosition(NotAChessPosition::Fen(error))) => {
            return chess::fen_wrong(*error, lang);
        }
        OpenError::Game(NotBegun::ChessPosition(NotAChessPosition::Over)) => Opening::Over,
        OpenError::Game(NotBegun::NoDice) => Opening::NoDice,
        OpenError::Game(NotBegun::DiceNotUsed) => return table::Said::NoDice.say(lang),
        OpenError::Dice(fault) => return table::dice_fault(fault, lang),
        OpenError::TooLong { what, most } => Opening::TooLong {
            what: *what,
            most: *most,
        },
    }
    .say(lang)
}

/// Why no contest of backgammon starts from there.
fn start(error: &StartError, lang: Lang) -> String {
    match error {
        StartError::Id(error) => return ids::id(error, lang),
        StartError::OtherLength { position } => Opening::OtherLength { points: *position },
        StartError::Over => Opening::Over,
        StartError::Setup(error) => match *error {
            MatchSetupError::Terms(error) => return terms_error(&error, lang),
            MatchSetupError::MatchIsOver {
                score: [light, dark],
                points,
            } => Opening::MatchOver {
                light,
                dark,
                points,
            },
            MatchSetupError::NoCrawfordHere => Opening::NoCrawford,
            MatchSetupError::CrawfordScore {
                score: [light, dark],
                points,
            } => Opening::CrawfordScore {
                light,
                dark,
                points,
            },
            MatchSetupError::CubeTurned(cube) => Opening::CubeTurned {
                value: cube.value(),
            },
        },
    }
    .say(lang)
}

/// Why a position is none of these rules of draughts.
fn position(error: &NotAPosition, rules: &RuleSet, lang: Lang) -> String {
    match (error, rules) {
        (NotAPosition::Fen(error), _) => return pdn::fen(*error, lang),
        (NotAPosition::Flaw(found), RuleSet::Draughts(rules)) => {
            return flaw(found, rules, lang);
        }
        // The others find no flaws of draughts.
        (NotAPosition::Flaw(_), RuleSet::Backgammon(_) | RuleSet::Chess(_)) => Opening::Terms,
        (NotAPosition::TooMany { most }, _) => Opening::TooManyPieces { most: *most },
        (NotAPosition::Over, _) => Opening::Over,
    }
    .say(lang)
}

/// Why a table cannot be written in a format.
#[must_use]
pub fn not_exported(error: NotExported, lang: Lang) -> String {
    match error {
        NotExported::OtherGame { game } => Opening::NotOfThisGame { game },
        NotExported::Start => Opening::NotFromHere,
    }
    .say(lang)
}
