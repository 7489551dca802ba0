//! The mirror of `web/src/box/table.ts`, and of what `api.ts` says about opening one.

use ::table::clock::TimeControl;
use serde::{Deserialize, Serialize};

use super::{
    ArticleRef, BackgammonTurn, BoardPlace, BySide, Checkers, ChessView, Cube, Dice, DraughtsShape,
    DraughtsTurn, HuffRight, Later, Localised, MatchScore, No, Piece, PlayGraph, RecordView, Side,
    Step, Yes,
};

/// An open table.
pub type TableId = u32;

/// A place in the record.
pub type NodeId = usize;

/// How to open a table.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OpenTable {
    /// By which rules.
    pub rule_set: String,
    /// Who sits there.
    pub seats: BySide<Seat>,
    /// With what clock, as a record writes it: `5+3`, `2m d12`, `30s/move`.
    #[cfg_attr(test, ts(type = "string | null"))]
    pub time: Option<TimeControl>,
    /// What backgammon leaves open.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub backgammon: Option<BackgammonChoice>,
    /// Start from here instead of the first position: FEN, XGID or a GNU id.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub position: Option<String>,
    /// Take up a saved game: the project's own record format.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub record: Option<String>,
    /// What came with that record as its secret: without it a game with fair dice can be studied, but not gone on
    /// with.
    #[serde(default)]
    #[cfg_attr(test, ts(optional))]
    pub secret: Option<String>,
}

/// What backgammon leaves open.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BackgammonChoice {
    /// Points to play to.
    pub length: Option<u32>,
    /// With the cube?
    pub cube: bool,
    /// For money.
    #[serde(default)]
    pub options: Vec<MoneyOption>,
    /// Where the dice come from.
    pub dice: DiceFrom,
}

/// What can be agreed on for money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum MoneyOption {
    /// The Jacoby rule.
    Jacoby,
    /// Beavers.
    Beavers,
}

/// Where the dice come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum DiceFrom {
    /// From the machine, with their proof.
    Fair,
    /// People throw them and type them in.
    Typed,
}

/// Who must do what. `opening` is the throw of one die each; `answer` is take or drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "kind",
    rename_all = "lowercase",
    rename_all_fields = "camelCase"
)]
pub enum ToAct {
    /// A move of draughts or chess.
    Move {
        /// Whose.
        side: Side,
    },
    /// One die each.
    Opening,
    /// A throw, or a double before it.
    Roll {
        /// Whose.
        side: Side,
        /// May it double first?
        double: DoubleRight,
    },
    /// A play.
    Play {
        /// Whose.
        side: Side,
    },
    /// Take or drop.
    Answer {
        /// Who answers.
        side: Side,
        /// What the cube would show.
        value: u64,
        /// May it be turned once more at once?
        may_beaver: bool,
        /// What a drop costs.
        cost_of_drop: u64,
    },
    /// Nobody.
    Over,
}

/// May the side that is about to roll double first?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum DoubleRight {
    /// It may.
    #[serde(rename = "yes")]
    Yes,
    /// There is no cube.
    #[serde(rename = "no cube")]
    NoCube,
    /// The other side holds it; or a throw of this turn was void, so that it is too late.
    #[serde(rename = "not the owner")]
    NotTheOwner,
    /// The Crawford game.
    #[serde(rename = "crawford")]
    Crawford,
    /// The cube can go no higher.
    #[serde(rename = "dead cube")]
    DeadCube,
}

/// Who sits at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Seat {
    /// The name.
    pub name: String,
    /// Who.
    pub player: Player,
}

/// A person or the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(
    tag = "kind",
    rename_all = "lowercase",
    try_from = "super::flat::Player"
)]
pub enum Player {
    /// A person.
    Person,
    /// The computer.
    Computer {
        /// The level it plays at, 1 the weakest.
        level: u8,
    },
}

/// Both clocks. What is left is true at the moment `at` (by `Date.now()`); the running one falls from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ClockView {
    /// Milliseconds left until the flag falls.
    pub left: BySide<u64>,
    /// How many of them are delay, which passes before the reserve is touched.
    pub delay: BySide<u64>,
    /// Whose runs.
    pub running: Option<Side>,
    /// When that was true.
    pub at: u64,
}

/// Why the game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum EndReason {
    /// No piece is left.
    #[serde(rename = "all taken")]
    AllTaken,
    /// There is no move.
    #[serde(rename = "no move")]
    NoMove,
    /// The last piece was huffed.
    #[serde(rename = "huffed")]
    Huffed,
    /// All checkers are off.
    #[serde(rename = "borne off")]
    BorneOff,
    /// A double was dropped.
    #[serde(rename = "dropped")]
    Dropped,
    /// Somebody gave up.
    #[serde(rename = "resigned")]
    Resigned,
    /// A flag fell.
    #[serde(rename = "flag")]
    Flag,
    /// A draw was agreed.
    #[serde(rename = "agreed")]
    Agreed,
    /// A position came again.
    #[serde(rename = "repetition")]
    Repetition,
    /// Nothing was taken and no man or pawn moved for too long.
    #[serde(rename = "no progress")]
    NoProgress,
    /// Checkmate.
    #[serde(rename = "checkmate")]
    Checkmate,
    /// No move, and no check.
    #[serde(rename = "stalemate")]
    Stalemate,
    /// Nobody can ever mate.
    #[serde(rename = "dead position")]
    DeadPosition,
    /// So many checks as win.
    #[serde(rename = "checks")]
    Checks,
    /// Another rule of the set.
    #[serde(rename = "rule")]
    Rule,
}

/// The end of a game; nobody wins a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// Nobody in a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: EndReason,
    /// Backgammon: single, gammon or backgammon.
    #[cfg_attr(test, ts(as = "Option<Stake>"))]
    pub stake: Option<u32>,
    /// Backgammon: stake times cube.
    pub points: Option<u64>,
    /// Is the match over too, or may the next game begin?
    pub match_over: bool,
}

/// What every kind of table shows.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct TableCommon {
    /// The table.
    pub table: TableId,
    /// By which rules.
    pub rule_set: String,
    /// Who sits there.
    pub seats: BySide<Seat>,
    /// Who must do what.
    pub to_act: ToAct,
    /// The record.
    pub record: RecordView,
    /// The clocks.
    pub clock: Option<ClockView>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whose draw offer stands.
    pub draw_offer: Option<Side>,
    /// May the last event be taken back?
    pub may_undo: bool,
}

/// A table of draughts.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct DraughtsView {
    /// What every table shows.
    #[serde(flatten)]
    pub common: TableCommon,
    /// The board.
    pub shape: DraughtsShape,
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// Every legal turn of the side to move, each with its whole route.
    pub turns: Vec<DraughtsTurn>,
    /// Is every turn in `turns` a capture because the rules force one?
    pub must_capture: bool,
    /// What may be huffed.
    pub huff: Option<HuffRight>,
    /// The turn before.
    pub last: Option<DraughtsTurn>,
    /// Pieces each side has taken so far.
    pub taken: BySide<u32>,
}

/// A table of backgammon.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct BackgammonView {
    /// What every table shows.
    #[serde(flatten)]
    pub common: TableCommon,
    /// The checkers.
    pub checkers: BySide<Checkers>,
    /// Thrown and not yet played out; nothing before the roll.
    pub dice: Option<Dice>,
    /// The cube.
    pub cube: Option<Cube>,
    /// The score.
    #[serde(rename = "match")]
    pub score: MatchScore,
    /// The legal plays of the side to act, when it must play.
    pub plays: Option<PlayGraph>,
    /// The play before.
    pub last: Option<LastPlay>,
    /// `typed` when people roll real dice and type them in.
    pub dice_from: DiceFrom,
    /// Does this game begin with one die each? One that was set up begins with whoever is to move.
    pub opens: bool,
    /// So many throws have a proof, the one that lies there included.
    pub rolls: u32,
    /// The machine's seal to which nobody has added words yet: they go with the next throw.
    pub seal: Option<String>,
}

/// The play before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LastPlay {
    /// Whose.
    pub side: Side,
    /// Its dice.
    pub dice: [u8; 2],
    /// From where to where, step by step.
    pub turn: BackgammonTurn,
}

/// Everything the page needs to draw one table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum TableView {
    /// Of draughts.
    Draughts(DraughtsView),
    /// Of backgammon.
    Backgammon(BackgammonView),
    /// Of chess.
    Chess(#[cfg_attr(test, ts(as = "ChessView"))] Later<ChessView>),
}

impl TableView {
    /// What every table shows.
    #[must_use]
    pub const fn common(&self) -> &TableCommon {
        match self {
            Self::Draughts(view) => &view.common,
            Self::Backgammon(view) => &view.common,
            Self::Chess(Later(view)) => &view.common,
        }
    }
}

/// What a person, or the computer, does at the table. A turn is one action; half-entered turns stay in the page. A
/// computer seat answers a draw offer within the same call: the view then shows a draw, or no standing offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", try_from = "super::flat::Action")]
pub enum Action {
    /// A turn of draughts.
    #[serde(rename = "move")]
    Move {
        /// The way of the piece.
        path: Vec<u8>,
        /// The piece huffed before it.
        huff: Option<u8>,
    },
    /// A turn of backgammon.
    #[serde(rename = "play")]
    Play {
        /// A step the page found in no legal play is sent with die 0, to be told why not.
        steps: Vec<Step>,
    },
    /// A throw.
    #[serde(rename = "roll")]
    Roll {
        /// Typed dice.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        dice: Option<[u8; 2]>,
        /// What a person says to the seal that the view shows; without it the box draws words and the record says so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        words: Option<String>,
    },
    /// The throw does not count.
    #[serde(rename = "void throw")]
    VoidThrow,
    /// A double.
    #[serde(rename = "double")]
    Double,
    /// A take.
    #[serde(rename = "take")]
    Take,
    /// A beaver or a raccoon.
    #[serde(rename = "beaver")]
    Beaver,
    /// A drop.
    #[serde(rename = "drop")]
    Drop,
    /// A resignation.
    #[serde(rename = "resign")]
    Resign {
        /// How much, in backgammon.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional, as = "Option<Stake>"))]
        stake: Option<u32>,
    },
    /// A draw is offered.
    #[serde(rename = "offer draw")]
    OfferDraw,
    /// It is accepted.
    #[serde(rename = "accept draw")]
    AcceptDraw,
    /// It is declined.
    #[serde(rename = "decline draw")]
    DeclineDraw,
    /// The time of the side whose clock runs is up.
    #[serde(rename = "flag")]
    Flag,
    /// The next game of the match.
    #[serde(rename = "next game")]
    NextGame,
    /// Whatever this text means.
    #[serde(rename = "typed")]
    Typed {
        /// The text.
        text: String,
    },
}

/// A move put beside another one in a refusal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Contender {
    /// In notation: `22×15`, `13/5`.
    pub text: String,
    /// Squares of the route, or places of the first step. At least two when something can be drawn.
    pub route: Vec<BoardPlace>,
    /// What it takes.
    pub taken: Vec<u8>,
    /// What the rule compares: "takes 1".
    pub verdict: Localised,
}

/// A legal turn in place of the refused one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Alternative {
    /// The turn.
    #[serde(flatten)]
    pub contender: Contender,
    /// What plays it.
    pub action: Action,
}

/// Why a try was refused, in a form that can be read, spoken, drawn and put right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Refusal {
    /// A stable id of the rule that forbids it: `must-take-the-most`, `point-blocked`, `unreadable`.
    pub reason: String,
    /// The article at stake; nothing where there is none, as with text that is no move.
    pub article: Option<ArticleRef>,
    /// A few words.
    pub title: Localised,
    /// One sentence.
    pub sentence: Localised,
    /// Squares or places to light on the board.
    pub lit: Vec<BoardPlace>,
    /// What was tried.
    pub tried: Option<Contender>,
    /// What can be played in its place.
    pub instead: Option<Alternative>,
}

/// Single, gammon, backgammon, as the page reads them.
#[cfg(test)]
#[derive(ts_rs::TS)]
#[ts(type = "1 | 2 | 3")]
pub struct Stake;

/// The answer to an action.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Answer {
    /// It was accepted.
    Done {
        /// Always true.
        #[cfg_attr(test, ts(type = "true"))]
        ok: Yes,
        /// The table now.
        view: TableView,
    },
    /// It was refused.
    Refused {
        /// Always false.
        #[cfg_attr(test, ts(type = "false"))]
        ok: No,
        /// Why.
        refusal: Refusal,
    },
}
