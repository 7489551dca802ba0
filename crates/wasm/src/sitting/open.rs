//! Opening a table: a new one, a saved one, one from a file.

use ::backgammon::formats::{PlayedFor, Situation};
use ::backgammon::{
    Beavers, CubeRule, CubeUse, Frame, Jacoby, Length, LengthRule, StartingPosition,
};
use ::chess::Start;
use ::table::clock::{Moment, TimeControl};
use ::table::dice::TableId as DiceTable;
use ::table::game::BackgammonTerms;
use ::table::record::Line;
use ::table::session::{Event, Header, MachineDice, Player as TablePlayer, Terms, Variation};
use ::table::{RuleSet, Table};

use super::{Node, Outside, Sitting, Stamped, What};
use crate::types::{
    BackgammonChoice, DiceFrom, MoneyOption, NodeId, OpenTable, Player, Seat, TableId,
};

/// Arrangements of a shuffled start.
const STARTS: u64 = 960;

/// Why a table was not opened.
#[derive(Debug)]
pub(crate) enum NotOpened {
    /// The terms or the position do not fit.
    DoesNotFit,
    /// There was no room for a chain of dice.
    Dice,
}

fn player(seat: &Seat) -> TablePlayer {
    match seat.player {
        Player::Person => TablePlayer::person(seat.name.clone()),
        Player::Computer { level } => TablePlayer::computer(seat.name.clone(), level),
    }
}

/// What was chosen within a frame; the frame wins where they do not fit.
fn terms(frame: Frame, choice: &BackgammonChoice, position: Option<&str>) -> BackgammonTerms {
    let rules = frame.rules();
    let length = match (rules.length, choice.length) {
        (LengthRule::GameOrPoints, Some(0 | 1)) => Length::OneGame,
        // Nothing agreed is what people do: another game, and the points are added up.
        (LengthRule::GameOrPoints, None | Some(_)) => Length::PointsKept,
        (LengthRule::Match, length) => Length::Match(length.unwrap_or(1).max(1)),
        (LengthRule::MatchOrMoney, None | Some(0)) => Length::Money,
        (LengthRule::MatchOrMoney, Some(points)) => Length::Match(points),
    };
    // A position brings its own match along.
    let decoded = position.and_then(|text| {
        Situation::decode(text, StartingPosition::Standard.checkers_a_side()).ok()
    });
    let length = match decoded.map(|situation| situation.played_for) {
        Some(PlayedFor::Match { length, .. }) if rules.length != LengthRule::GameOrPoints => {
            Length::Match(length.get())
        }
        Some(PlayedFor::Money { .. }) if rules.length == LengthRule::MatchOrMoney => Length::Money,
        _ => length,
    };
    let money = length == Length::Money;
    let wanted = |option| money && choice.options.contains(&option);
    BackgammonTerms {
        length,
        start: StartingPosition::Standard,
        cube: match rules.cube {
            CubeRule::Optional if !choice.cube => CubeUse::Off,
            CubeRule::Optional | CubeRule::Always => CubeUse::On,
        },
        jacoby: if wanted(MoneyOption::Jacoby) {
            Jacoby::On
        } else {
            Jacoby::Off
        },
        beavers: if wanted(MoneyOption::Beavers) {
            Beavers::Beavers
        } else {
            Beavers::Off
        },
    }
}

impl Sitting {
    /// Opens a new table.
    pub(crate) fn open(
        id: TableId,
        rules: RuleSet,
        options: &OpenTable,
        outside: &Outside,
    ) -> Result<Self, NotOpened> {
        let mut header = Header::new(rules.clone());
        header.players = [player(&options.seats.light), player(&options.seats.dark)];
        header.clock = options.time.unwrap_or(TimeControl::None);
        header.start = options.position.clone();
        header.begun = Some(Moment(outside.now));
        let mut dice = None;
        if let RuleSet::Chess(rules) = &rules
            && rules.start.value == Start::Shuffled
            && header.start.is_none()
        {
            header.start = Some((outside.number() % STARTS).to_string());
        }
        if let RuleSet::Backgammon(frame) = rules {
            let usual = BackgammonChoice {
                length: None,
                cube: true,
                options: Vec::new(),
                dice: DiceFrom::Fair,
            };
            let choice = options.backgammon.as_ref().unwrap_or(&usual);
            header.terms = Terms::Backgammon(terms(frame, choice, options.position.as_deref()));
            let table: DiceTable = outside
                .hexadecimal(56, 12)
                .parse()
                .map_err(|_| NotOpened::Dice)?;
            let typed = choice.dice == DiceFrom::Typed;
            dice = MachineDice::lay_out(&mut header, typed, table, outside.chain());
        }
        let table = Table::open(header).map_err(|_| NotOpened::DoesNotFit)?;
        let mut sitting = Self::at(id, table, outside.now);
        sitting.dice = dice;
        Ok(sitting)
    }

    /// A table at which nothing has happened yet.
    pub(crate) fn at(id: TableId, table: Table, now: u64) -> Self {
        let root = Node::root(&table);
        let mut sitting = Self {
            id,
            table,
            nodes: vec![root],
            current: 0,
            origin: 0,
            dice: None,
            following: None,
        };
        sitting.set_time(now);
        sitting
    }

    /// Sits down at a table that has a record already: every event becomes a node.
    pub(crate) fn take_up(id: TableId, played: &Table, now: u64) -> Option<Self> {
        let table = Table::open_line(played.header_line().clone()).ok()?;
        let mut sitting = Self::at(id, table, now);
        let mut seal = *sitting.table.seal();
        let mut asides = Vec::new();
        for line in played.lines_from(0) {
            let before = sitting.table.contest().clone();
            let line = Line::read(line.as_bytes(), Some(&seal)).ok()?;
            seal = *line.seal();
            let event = sitting.table.apply_line(line).ok()?.event;
            let what = What::of(&before, &sitting.table, &event);
            let at = sitting.table.last_moment();
            if !event.variations.is_empty() {
                asides.push((sitting.current, event.variations.clone()));
            }
            sitting.add(Stamped { event, at }, what);
        }
        let end = sitting.current;
        for (node, variations) in asides {
            sitting.branch(node, &variations, now);
        }
        sitting.go(end);
        sitting.set_time(now);
        Some(sitting)
    }

    /// Gives the variations of a record their branches at a node; one that needs dice stays a remark.
    fn branch(&mut self, node: NodeId, variations: &[Variation], now: u64) {
        for Variation(line) in variations {
            self.go(node);
            for aside in line.iter().filter(|aside| !aside.text.is_empty()) {
                let here = self.current;
                let event = self.to_act().and_then(|side| {
                    let read = self.table.read(side, &aside.text).ok()?;
                    Some(Event::play(side, read))
                });
                let Some(mut event) = event else { break };
                event.note.clone_from(&aside.note);
                event.nags.clone_from(&aside.nags);
                if self.let_happen(event, now).is_err() {
                    break;
                }
                let next = self.current;
                self.branch(here, &aside.variations, now);
                self.go(next);
            }
        }
    }
}
