//! Is a record what it says? Every seal, every move, every result and every die.

use crate::catalogue::RuleSet;
use crate::dice::DiceReport;
use crate::game::{ChessEvent, GameEvent, ToAct};
use crate::record::{Reader, RecordFault};
use crate::session::{Act, Finish, PastDraw, Table, TableResult};
use serde::ser::SerializeMap as _;
use serde::{Serialize, Serializer};
use std::io::BufRead;

/// What checking a record has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Verification {
    /// Is nothing wrong?
    pub ok: bool,
    /// The id of the rule set, once the header has been read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The rule set itself.
    #[serde(skip)]
    pub rule_set: Option<RuleSet>,
    /// What the throws are worth.
    pub dice: DiceReport,
    /// Games begun.
    pub games: usize,
    /// Events that could happen as they stand there.
    pub events: usize,
    /// Moves of the games, without what was taken back: in backgammon a roll that was played, or could not be.
    pub moves: usize,
    /// How it all ended; nothing for a record that breaks off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultText>,
    /// The first draw by the rules past which the players went on, in a game that others wrote down.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub past_draw: Option<&'static str>,
    /// Where that was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub past_draw_at: Option<PastDrawAt>,
    /// The same, as a value.
    #[serde(skip)]
    pub past: Option<PastDraw>,
    /// Have the rules changed since the record was begun? Then it was judged by today's.
    #[serde(skip_serializing_if = "core::ops::Not::not")]
    pub rules_changed: bool,
    /// The last good seal: compare it with that of another copy, or with one that was published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seal: Option<crate::dice::Digest>,
    /// The first thing that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fault: Option<Fault>,
}

/// The place of a draw past which the players went on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PastDrawAt {
    /// In which game, from 1.
    pub game: usize,
    /// After which of its moves, from 1.
    pub ply: usize,
}

/// A result as JSON has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ResultText {
    /// The winner's place at the table, 1 or 2; nothing where there is none.
    pub winner: Option<u8>,
    /// Points in the order in which the players sat down.
    pub score: [u64; 2],
    /// How it ended.
    pub how: &'static str,
    /// The same, as a value.
    #[serde(skip)]
    pub finish: Finish,
}

impl From<TableResult> for ResultText {
    fn from(result: TableResult) -> Self {
        Self {
            winner: result.winner.map(|player| if player == 0 { 1 } else { 2 }),
            score: result.score,
            how: result.how.id(),
            finish: result.how,
        }
    }
}

/// Where a record is wrong, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    #[serde(flatten, serialize_with = "in_words")]
    pub what: crate::record::RecordWrong,
}

fn in_words<S: Serializer>(
    what: &crate::record::RecordWrong,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut members = serializer.serialize_map(Some(2))?;
    members.serialize_entry("reason", what.id())?;
    members.serialize_entry("what", &what.to_string())?;
    members.end()
}

/// Checks a record with nothing but the record: that every line is sealed to the one before it, that
/// every move was legal and every result right, and that every die follows from what was committed to.
/// `docs/record-format.md` says what that does and does not prove.
pub fn verify(input: impl BufRead) -> Verification {
    let mut reader = Reader::new(input);
    let mut found = Verification {
        ok: false,
        rules: None,
        rule_set: None,
        dice: DiceReport::default(),
        games: 0,
        events: 0,
        moves: 0,
        result: None,
        past_draw: None,
        past_draw_at: None,
        past: None,
        rules_changed: false,
        seal: None,
        fault: None,
    };
    let mut table = match reader.open() {
        Ok(table) => table,
        Err(fault) => return found.with_fault(fault),
    };
    found.count(&table);
    // Which entries of the line of the game on the board are moves.
    let mut line: Vec<bool> = Vec::new();
    loop {
        match reader.advance(&mut table) {
            Ok(Some(applied)) => {
                if table.games().len() > found.games {
                    line.clear();
                }
                let length = table.line().len();
                if length > line.len() {
                    line.push(is_move(&applied.event.act));
                    found.moves += usize::from(line[length - 1]);
                }
                let taken_back = line.drain(length.min(line.len())..);
                found.moves -= taken_back.filter(|is_move| *is_move).count();
                found.count(&table);
            }
            Ok(None) => break,
            Err(fault) => return found.with_fault(fault),
        }
    }
    found.result = table.result().map(ResultText::from);
    found.ok = true;
    debug_assert_eq!(found.result.is_some(), table.to_act() == ToAct::Over);
    found
}

/// A move, as every format counts them: neither a throw nor a word about the cube.
fn is_move(act: &Act) -> bool {
    match act {
        Act::Play(GameEvent::Backgammon(event)) => matches!(event, ::backgammon::Event::Play(_)),
        Act::Play(GameEvent::Draughts(turn)) => turn.play.is_some(),
        Act::Play(GameEvent::Chess(event)) => matches!(event, ChessEvent::Move(_)),
        _ => false,
    }
}

impl Verification {
    fn count(&mut self, table: &Table) {
        if self.rules.is_none() {
            self.rules = Some(table.header().rules.id());
            self.rule_set = Some(table.header().rules.clone());
        }
        self.dice = table
            .dice()
            .map(crate::dice::Verifier::report)
            .unwrap_or_default();
        self.past = table.past_draw();
        self.past_draw = self.past.map(|past| past.outcome.reason.id());
        self.past_draw_at = self
            .past
            .map(|PastDraw { game, ply, .. }| PastDrawAt { game, ply });
        self.rules_changed = table.rules_changed();
        self.games = table.games().len();
        self.events = table.events();
        self.seal = Some(*table.seal());
    }

    fn with_fault(mut self, fault: RecordFault) -> Self {
        self.fault = Some(Fault {
            line: fault.line,
            what: fault.what,
        });
        self
    }
}
