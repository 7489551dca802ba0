//! Opening a table: a new one, a saved one, one from a file.

use ::backgammon::formats::{PlayedFor, Situation};
use ::backgammon::{
    Beavers, CubeRule, CubeUse, Frame, Jacoby, Length, LengthRule, StartingPosition,
};
use ::table::clock::{Moment, TimeControl};
use ::table::dice::TableId as DiceTable;
use ::table::game::BackgammonTerms;
use ::table::record::Line;
use ::table::session::{Header, MachineDice, Player as TablePlayer, Terms};
use ::table::{RuleSet, Table};

use super::{Node, Outside, Sitting, Stamped, What};
use crate::pages::has_a_board;
use crate::types::{BackgammonChoice, DiceFrom, MoneyOption, OpenTable, Player, Seat, TableId};

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
        if !has_a_board(&played.header().rules) {
            return None;
        }
        let table = Table::open_line(played.header_line().clone()).ok()?;
        let mut sitting = Self::at(id, table, now);
        let mut seal = *sitting.table.seal();
        for line in played.lines_from(0) {
            let before = sitting.table.contest().clone();
            let line = Line::read(line.as_bytes(), Some(&seal)).ok()?;
            seal = *line.seal();
            let event = sitting.table.apply_line(line).ok()?.event;
            let what = What::of(&before, &sitting.table, &event);
            let at = sitting.table.last_moment();
            sitting.add(Stamped { event, at }, what);
        }
        sitting.set_time(now);
        Some(sitting)
    }
}
