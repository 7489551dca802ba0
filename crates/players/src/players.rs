//! The heads that think, and what they are asked.

use core::fmt;
use core::time::Duration;

use std::sync::Arc;

use ::draughts::Course;
use ::engine::backgammon::MatchEquity;
use ::engine::chess::{WEIGHTS, WeightTable, WeightsError};
use ::engine::draughts::endgame::Tables;
use ::engine::draughts::{PatternTable, TableError, Tuning, tables, tables_for};
use ::table::game::Contest;
use ::table::{GameKind, RuleSet};

use crate::backgammon::rollout::{Kept, Rollout, RolloutOptions, Watch};
use crate::backgammon::{NetError, Nets};
use crate::draughts::Head;
use crate::{Analysis, Purpose, Setting, backgammon, chess, draughts};

/// A game on the board, at a moment when somebody has to decide something.
#[derive(Clone, Copy, Debug)]
pub enum Question<'a> {
    /// A game of draughts, with the positions that led to the one on the board: some draws come of them.
    Draughts(&'a Course),
    /// A situation of backgammon.
    Backgammon(backgammon::Question),
    /// A game of chess, with what led to the position on the board.
    Chess(&'a ::chess::Game),
}

impl Question<'_> {
    /// Which game it is about.
    #[must_use]
    pub const fn game(&self) -> GameKind {
        match self {
            Self::Draughts(_) => GameKind::Draughts,
            Self::Backgammon(_) => GameKind::Backgammon,
            Self::Chess(_) => GameKind::Chess,
        }
    }

    /// What is thought where there is nothing to think about any more, because the game has ended at the table.
    #[must_use]
    pub fn nothing(&self) -> Analysis {
        match self {
            Self::Draughts(game) => {
                let mover = game.position().to_move().into();
                Analysis::Draughts(draughts::Analysis::nothing(mover))
            }
            Self::Backgammon(question) => {
                let mover = question.situation.on_roll.into();
                Analysis::Backgammon(backgammon::Analysis::nothing(mover))
            }
            Self::Chess(game) => {
                let mover = game.board().side_to_move().into();
                Analysis::Chess(chess::Analysis::nothing(mover))
            }
        }
    }
}

impl<'a> From<&'a Contest> for Question<'a> {
    fn from(contest: &'a Contest) -> Self {
        match contest {
            Contest::Draughts(contest) => Self::Draughts(contest.game()),
            Contest::Backgammon(contest) => Self::Backgammon(contest.into()),
            Contest::Chess(contest) => Self::Chess(contest.game()),
        }
    }
}

/// Why a question is not thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotThink {
    /// The nets of backgammon have not been loaded.
    NoNets,
    /// The game is not judged so many plies deep.
    Plies {
        /// What was asked for.
        plies: u32,
        /// The least there is.
        least: u32,
        /// The most there is.
        most: u32,
    },
    /// The setting is for another game than the question.
    OtherGame,
}

impl fmt::Display for CannotThink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNets => f.write_str("the backgammon nets have not been loaded"),
            Self::Plies { plies, least, most } => {
                write!(f, "from {least} to {most} plies, not {plies}")
            }
            Self::OtherGame => f.write_str("the setting is for another game"),
        }
    }
}

impl core::error::Error for CannotThink {}

/// Why a file of the engine's data was not loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataError {
    /// No player reads a file of this name.
    NoSuchFile,
    /// The bytes are no nets for this program.
    Nets(NetError),
    /// The bytes are no table for this program.
    Table(TableError),
    /// The bytes are no weights for this program.
    Weights(WeightsError),
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchFile => f.write_str("no player reads a file of this name"),
            Self::Nets(error) => error.fmt(f),
            Self::Table(error) => error.fmt(f),
            Self::Weights(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for DataError {}

/// The computer's heads, one a game. They remember from one question to the next; whoever thinks on several threads
/// gives each its own.
#[derive(Debug)]
pub struct Players {
    pub(crate) draughts: Head,
    pub(crate) backgammon: Option<Nets>,
    pub(crate) chess: chess::Head,
}

/// The nets of backgammon in the engine's data.
const BACKGAMMON_NETS: &str = "backgammon.net";

/// The files of the engine's data that the player of a rule set reads, for whoever has to fetch them first: the page.
#[must_use]
pub fn data_for(rules: &RuleSet) -> &'static [&'static str] {
    match rules {
        RuleSet::Backgammon(_) => &[BACKGAMMON_NETS],
        RuleSet::Draughts(rules) => tables_for(rules),
        RuleSet::Chess(_) => &[WEIGHTS],
    }
}

/// 2 to this power positions of draughts or chess are remembered: 8 MB.
const USUAL_MEMORY_BITS: u32 = 19;

impl Default for Players {
    fn default() -> Self {
        Self::new()
    }
}

impl Players {
    /// Heads without nets: [`Players::load_nets`] brings them.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            draughts: Head::new(USUAL_MEMORY_BITS),
            backgammon: None,
            chess: chess::Head::new(USUAL_MEMORY_BITS),
        }
    }

    /// Heads that remember 2 to the power `bits` positions of draughts or chess, at 16 bytes each.
    #[must_use]
    pub const fn with_memory(bits: u32) -> Self {
        Self {
            draughts: Head::new(bits),
            backgammon: None,
            chess: chess::Head::new(bits),
        }
    }

    /// Gives the player of backgammon the nets that come with the program.
    #[cfg(feature = "shipped")]
    pub fn load_shipped_nets(&mut self) {
        self.backgammon = Some(Nets::shipped());
    }

    /// Gives the player of backgammon its nets.
    ///
    /// # Errors
    /// If the bytes are no nets for this program.
    pub fn load_nets(&mut self, bytes: &[u8]) -> Result<(), NetError> {
        self.backgammon = Some(Nets::from_bytes(bytes)?);
        Ok(())
    }

    /// Has every position of draughts judged by this table where it is for the board, by hand-made weights without one,
    /// instead of by the rule set's own.
    pub fn judge_draughts_by(&mut self, table: Option<Arc<PatternTable>>) {
        self.draughts.judge_by(table);
    }

    /// The head that thinks about chess, for whoever has more to ask or to tell it.
    pub const fn chess(&mut self) -> &mut chess::Head {
        &mut self.chess
    }

    /// Has draughts and chess thought about on so many threads.
    pub fn think_on(&mut self, threads: usize) {
        self.draughts.think_on(threads);
        self.chess.think_on(threads);
    }

    /// Has the ends of draughts games looked up in these tables, under the rules that they are for.
    pub fn look_up_endgames(&mut self, tables: Arc<Tables>) {
        self.draughts.look_up(tables);
    }

    /// Has the ends of draughts games built in between, for whoever has no folder that keeps them.
    pub fn build_endgames(&mut self) {
        self.draughts.build_ends();
    }

    /// Has draughts searched with other numbers, to see what they are worth.
    pub const fn tune_draughts(&mut self, tuning: Tuning) {
        self.draughts.tune(tuning);
    }

    /// Gives the player of backgammon another table of the chances at each score than the computed one.
    ///
    /// # Errors
    /// If it has no nets yet.
    pub fn load_match_equity(&mut self, table: MatchEquity) -> Result<(), CannotThink> {
        self.nets()?.judge_by(table);
        Ok(())
    }

    /// Gives a player a file of the engine's data, one of [`data_for`].
    ///
    /// # Errors
    /// If no player reads a file of this name, or the bytes are not for this program.
    pub fn load_data(&mut self, name: &str, bytes: &[u8]) -> Result<(), DataError> {
        if name == BACKGAMMON_NETS {
            return self.load_nets(bytes).map_err(DataError::Nets);
        }
        if name == WEIGHTS {
            let weights = WeightTable::from_bytes(bytes).map_err(DataError::Weights)?;
            self.chess.load(Arc::new(weights));
            return Ok(());
        }
        let name = tables()
            .find(|&table| table == name)
            .ok_or(DataError::NoSuchFile)?;
        let table = PatternTable::from_bytes(bytes).map_err(DataError::Table)?;
        self.draughts.load(name, Arc::new(table));
        Ok(())
    }

    /// Can it think about this game?
    #[must_use]
    pub const fn can_think(&self, game: GameKind) -> bool {
        match game {
            GameKind::Draughts | GameKind::Chess => true,
            GameKind::Backgammon => self.backgammon.is_some(),
        }
    }

    /// Thinks in one go. `clock` says how much time has passed, and is asked now and then where time is bounded.
    ///
    /// # Errors
    /// If the nets are missing, or the setting is for another game.
    pub fn think(
        &mut self,
        question: &Question<'_>,
        setting: Setting,
        purpose: Purpose,
        clock: &dyn Fn() -> Duration,
    ) -> Result<Analysis, CannotThink> {
        match (question, setting) {
            (Question::Draughts(game), Setting::Draughts(sight)) => {
                let mut late = || sight.time.is_some_and(|time| clock() >= time);
                let head = &mut self.draughts;
                let analysis = draughts::think(game, sight, purpose, head, &mut late);
                Ok(Analysis::Draughts(analysis))
            }
            (Question::Backgammon(question), Setting::Backgammon(sight)) => {
                let nets = self.nets()?;
                let analysis = backgammon::think(question, sight, purpose, nets);
                Ok(Analysis::Backgammon(analysis))
            }
            (Question::Chess(game), Setting::Chess(sight)) => {
                let mut late = || sight.time.is_some_and(|time| clock() >= time);
                let head = &mut self.chess;
                let analysis = chess::think(game, sight, purpose, head, &mut late);
                Ok(Analysis::Chess(analysis))
            }
            _ => Err(CannotThink::OtherGame),
        }
    }

    /// Rolls out a situation of backgammon, or the best plays of its roll, from where it was stopped before; nothing
    /// where it was stopped before anything could be told. What is kept lets it go on.
    ///
    /// # Errors
    /// If the nets are missing.
    pub fn roll_out(
        &mut self,
        question: &backgammon::Question,
        options: &RolloutOptions,
        watch: &dyn Watch,
        kept: &mut Kept,
    ) -> Result<Option<Rollout>, CannotThink> {
        let nets = self.nets()?;
        Ok(backgammon::rollout::roll_out(
            question, options, watch, nets, kept,
        ))
    }

    /// Thinks about a situation of backgammon by rolling out; nothing where there is nothing to roll out.
    ///
    /// # Errors
    /// If the nets are missing.
    pub fn think_by_rollout(
        &mut self,
        question: &backgammon::Question,
        options: &RolloutOptions,
        watch: &dyn Watch,
    ) -> Result<Option<Analysis>, CannotThink> {
        let nets = self.nets()?;
        let found = backgammon::rollout::think(question, options, watch, nets);
        Ok(found.map(Analysis::Backgammon))
    }

    pub(crate) fn nets(&mut self) -> Result<&mut Nets, CannotThink> {
        self.backgammon.as_mut().ok_or(CannotThink::NoNets)
    }
}
