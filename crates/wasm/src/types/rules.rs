//! The mirror of `web/src/box/rules.ts`.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    ArticleRef, BoardPlace, DraughtsTurn, Lang, Localised, MoneyOption, Picture, Side, TableView,
};

/// The families of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "GameKind"))]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Draughts.
    Draughts,
    /// Backgammon.
    Backgammon,
    /// Chess.
    Chess,
}

/// Where a rule set comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Origin {
    /// Printed in the box.
    Leaflet,
    /// The rest.
    Family,
    /// Made with the form.
    House,
}

/// One rule set as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RuleSetSummary {
    /// Its id.
    pub id: String,
    /// Which game.
    pub kind: Kind,
    /// Its name.
    pub name: Localised,
    /// Where the text comes from: "Federation, art. 5 and 6".
    pub source: Localised,
    /// Two short facts read off the rule table.
    pub facts: Vec<Localised>,
    /// Where it comes from.
    pub origin: Origin,
    /// What house rules started from; the board keeps its colour.
    pub parent: Option<String>,
    /// The first position; nothing while the rules clash.
    pub start: Picture,
    /// What backgammon leaves open.
    pub frame: Option<BackgammonFrame>,
}

/// The frame around a game of backgammon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BackgammonFrame {
    /// How long.
    pub lengths: Lengths,
    /// The cube.
    pub cube: CubeChoice,
    /// For money.
    pub options: Vec<MoneyOption>,
}

/// How long a contest of backgammon can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Lengths {
    /// One game, or points kept.
    #[serde(rename = "one game or points")]
    OneGameOrPoints,
    /// A match.
    #[serde(rename = "match")]
    Match,
    /// A match, or money play.
    #[serde(rename = "match or money")]
    MatchOrMoney,
}

/// Whether the cube can be left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum CubeChoice {
    /// It can.
    #[serde(rename = "may be off")]
    MayBeOff,
    /// It cannot.
    #[serde(rename = "always")]
    Always,
}

/// A stretch of rule text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum RuleText {
    /// Plain words.
    Words {
        /// Them.
        text: String,
    },
    /// Words that stand out.
    Strong {
        /// Them.
        text: String,
    },
    /// A move in notation, set in figures.
    Move {
        /// As the rules write it.
        text: String,
    },
    /// Another article.
    Article {
        /// Which.
        #[serde(rename = "ref")]
        article: ArticleRef,
    },
}

/// A paragraph.
pub type Paragraph = Vec<RuleText>;

/// An arrow on a backgammon diagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Arrow {
    /// From where.
    pub from: BoardPlace,
    /// To where.
    pub to: BoardPlace,
}

/// One moment of a diagram.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiagramFrame {
    /// The position, as the table draws it.
    pub picture: Picture,
    /// What is said.
    pub caption: Paragraph,
    /// The turn that leads to the next frame, drawn as a route.
    pub route: Option<DraughtsTurn>,
    /// Backgammon and chess: arrows to draw.
    pub arrows: Vec<Arrow>,
    /// What to light.
    pub lit: Vec<BoardPlace>,
}

/// An example that can be stepped through and opened on the analysis board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Diagram {
    /// Its name on the page.
    pub id: String,
    /// Its moments.
    pub frames: Vec<DiagramFrame>,
    /// The position as text, to go on from here by hand.
    pub position: String,
}

/// One article of a rules page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Article {
    /// Its name on this page: no other article here has it.
    pub anchor: String,
    /// On the plate: a number.
    pub label: String,
    /// Where it stands in the source, in full.
    pub place: String,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub paragraphs: Vec<Paragraph>,
    /// Readings that had to be chosen: set as indented notes.
    pub notes: Vec<Paragraph>,
    /// Examples.
    pub diagrams: Vec<Diagram>,
    /// The points of the rule table this article states; the house-rules form marks them.
    pub points: Vec<String>,
    /// One short line for the panel beside a game; nothing leaves the article out there.
    pub short: Option<String>,
}

/// A chapter groups articles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Chapter {
    /// Its title.
    pub title: String,
    /// Its articles.
    pub articles: Vec<Article>,
}

/// A whole rules page in one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RulesPage {
    /// Of which rules.
    pub rule_set: String,
    /// In which language.
    pub language: Lang,
    /// The name.
    pub title: String,
    /// Where the text comes from.
    pub source: String,
    /// What it is in a sentence.
    pub lead: String,
    /// The chapters.
    pub chapters: Vec<Chapter>,
}

/// A value a point can take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PointValue {
    /// Its id.
    pub id: String,
    /// In words.
    pub label: Localised,
}

/// How a point is set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Control {
    /// On or off.
    Switch,
    /// One of several.
    Choice {
        /// Them.
        values: Vec<PointValue>,
    },
    /// A number.
    Number {
        /// The least.
        min: u32,
        /// The most.
        max: u32,
        /// Of what.
        unit: Localised,
    },
    /// An ordered list: the precedence of captures.
    Order {
        /// Of these.
        values: Vec<PointValue>,
    },
}

/// One row of the house-rules form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HousePoint {
    /// Its id.
    pub id: String,
    /// Its group.
    pub group: Localised,
    /// Its name.
    pub label: Localised,
    /// More about it.
    pub help: Option<Localised>,
    /// Where the parent's rule stands.
    pub article: Option<String>,
    /// How it is set.
    pub control: Control,
    /// What the parent says.
    pub parent: PointSetting,
}

/// A setting of a point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum PointSetting {
    /// A switch.
    Switch(bool),
    /// A number.
    Number(f64),
    /// A value's id.
    Value(String),
    /// An ordered list of ids.
    Order(Vec<String>),
}

/// The form over one parent.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HouseForm {
    /// The parent.
    pub parent: String,
    /// Its rows.
    pub points: Vec<HousePoint>,
}

/// What a person has written so far. Only changed points are listed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HouseDraft {
    /// The set it starts from.
    pub parent: String,
    /// Its name.
    pub name: String,
    /// The points that were changed.
    pub changes: BTreeMap<String, PointSetting>,
}

/// Points that cannot hold together, said at each of their rows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Clash {
    /// Which.
    pub points: Vec<String>,
    /// Why.
    pub message: Localised,
}

/// What the box thinks of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HouseCheck {
    /// What does not fit.
    pub clashes: Vec<Clash>,
    /// The first position.
    pub start: Option<Picture>,
    /// The draft as text that fits in a link; `houseFromText` reads it back.
    pub text: String,
}

/// A position being set up by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Setup {
    /// What it looks like.
    pub picture: Picture,
    /// Whose turn it is.
    pub to_move: Side,
}

/// A problem of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupProblem {
    /// What is wrong.
    pub message: Localised,
    /// Where.
    pub lit: Vec<BoardPlace>,
}

/// What the box thinks of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SetupCheck {
    /// The usual text first.
    pub texts: Vec<PositionText>,
    /// Empty when it can be played.
    pub problems: Vec<SetupProblem>,
}

/// A position in a notation that other programs read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PositionText {
    /// `FEN`, `XGID` or `GNU`.
    #[cfg_attr(test, ts(type = "'FEN' | 'XGID' | 'GNU'"))]
    pub format: &'static str,
    /// The text.
    pub text: String,
}

/// Text that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Unreadable {
    /// In which line.
    pub line: Option<u64>,
    /// What stands there.
    pub excerpt: String,
    /// What was expected.
    pub expected: Localised,
}

/// One game of a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ImportedGame {
    /// Who played.
    pub title: String,
    /// Its table.
    pub view: TableView,
}

/// Games found in a file.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Imported {
    /// Them.
    pub games: Vec<ImportedGame>,
    /// What is wrong with the first of those that could not be read.
    pub unread: Vec<Unreadable>,
}

/// A record as a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "ExportedRecord"))]
#[serde(rename_all = "camelCase")]
pub struct ExportedFile {
    /// What to call it.
    pub file_name: String,
    /// What is in it.
    pub text: String,
    /// What the machine has yet to show of its dice: needed to go on with the game, and for nobody else's eyes.
    pub secret: Option<String>,
}

/// What this box can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Capabilities {
    /// How many levels the computer plays at.
    pub levels: u8,
    /// Can a game be shared by link with someone far away?
    pub online: bool,
}

/// What one rule set says of a move that was put to all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct JudgedSet {
    /// The rule set.
    pub rule_set: String,
    /// Is it played on the same board? Otherwise it has nothing to say.
    pub applies: bool,
    /// Does it allow the move?
    pub legal: Option<bool>,
    /// The move as this rule set writes it.
    pub text: Option<String>,
    /// The article that forbids it.
    pub article: Option<ArticleRef>,
    /// Why, in words.
    pub sentence: Option<Localised>,
}

/// A level of the computer, in words.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LevelWords {
    /// What it is called.
    pub name: Localised,
    /// How it plays draughts.
    pub draughts: Localised,
    /// How it plays backgammon.
    pub backgammon: Localised,
    /// How it plays chess.
    pub chess: Localised,
}
