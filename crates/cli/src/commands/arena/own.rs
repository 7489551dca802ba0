//! Our own player in a match.

use std::fs;
use std::sync::Arc;
use std::time::Duration;

use cpu_time::ThreadTime;
use draughts::{Course, Rules, Turn};
use engine::draughts::endgame::MOST_WITH_DISTANCES;
use engine::draughts::{PatternTable, Tuning};
use players::backgammon::Sight;
use players::draughts as draughts_player;
use players::{Analysis, Choice, Players, Purpose, Question, Setting, level};
use table::GameKind;

use super::player::{Own, TableChoice};
use super::time_bank::TimeBank;
use crate::allotted::Allotted;
use crate::answer::Failure;
use crate::commands::endgame::{self, BUILT_AT_FIRST_USE};
use crate::files::named;

/// Positions kept in mind: 2 to the power of this.
const MEMORY_BITS: u32 = 19;
/// What a move gets of which nothing was said.
const USUAL_TIME: Duration = Duration::from_millis(100);

/// A player with its setting.
pub(super) struct OwnPlayer {
    players: Players,
    setting: Setting,
    /// In draughts, where its time is all that bounds it.
    bank: Option<TimeBank>,
}

impl OwnPlayer {
    pub(super) fn new(own: &Own, rules: &Rules) -> Result<Self, Failure> {
        let game = GameKind::Draughts;
        if own.quick {
            return Err(Failure::input("quick: that is for backgammon"));
        }
        let mut choice = choice(own, game)?;
        if choice == Choice::default() {
            choice.time = Some(USUAL_TIME);
        }
        let mut players = Players::with_memory(own.memory_bits(MEMORY_BITS));
        players.tune_draughts(own.tuning);
        // Not every rule set has tables: only who asks for them is told so.
        let pieces = own.endgames.unwrap_or(BUILT_AT_FIRST_USE);
        let wanted = (pieces >= 2).then_some(pieces.min(MOST_WITH_DISTANCES));
        match wanted.and_then(|pieces| endgame::for_search(rules, pieces)) {
            Some(tables) => players.look_up_endgames(tables),
            None if own.endgames.is_some_and(|pieces| pieces > 0) => {
                return Err(Failure::Input(format!(
                    "endgames={pieces}: {} has no tables here",
                    rules.id
                )));
            }
            None => {}
        }
        match &own.table {
            None => {}
            Some(TableChoice::None) => players.judge_draughts_by(None),
            Some(TableChoice::File(file)) => {
                let bytes = fs::read(file).map_err(|error| named(file, &error))?;
                let table =
                    PatternTable::from_bytes(&bytes).map_err(|error| named(file, &error))?;
                players.judge_draughts_by(Some(Arc::new(table)));
            }
        }
        let setting = players::setting(game, choice).map_err(Failure::input)?;
        let only_time = Choice {
            time: choice.time,
            ..Choice::default()
        };
        let bank = (choice.time).filter(|_| choice == only_time);
        Ok(Self {
            players,
            setting,
            bank: bank.map(TimeBank::new),
        })
    }

    /// A player of backgammon.
    pub(super) fn of_backgammon(own: &Own) -> Result<Self, Failure> {
        let game = GameKind::Backgammon;
        let of_draughts = [
            ("time", own.time.is_some()),
            ("nodes", own.nodes.is_some()),
            ("endgames", own.endgames.is_some()),
            ("memory", own.memory.is_some()),
            ("table", own.table.is_some()),
            ("tune", own.tuning != Tuning::USUAL),
        ];
        if let Some((name, _)) = of_draughts.iter().find(|(_, said)| *said) {
            return Err(Failure::Input(format!("{name}: that is for draughts")));
        }
        let setting = players::setting(game, choice(own, game)?).map_err(Failure::input)?;
        let setting = match setting {
            Setting::Backgammon(sight) => Setting::Backgammon(Sight {
                quick: own.quick,
                ..sight
            }),
            other @ (Setting::Draughts(_) | Setting::Chess(_)) => other,
        };
        let mut players = Players::with_memory(MEMORY_BITS);
        players.load_shipped_nets();
        Ok(Self {
            players,
            setting,
            bank: None,
        })
    }

    /// The turn it takes in draughts, if it has one, and the positions it looked at. The time is that of this thread on
    /// the processor.
    pub(super) fn turn(
        &mut self,
        game: &Course,
        seed: u64,
    ) -> Result<(Option<Turn>, u64), Failure> {
        if let (Some(bank), Setting::Draughts(sight)) = (&mut self.bank, self.setting) {
            let Allotted { enough, most } = bank.allot();
            let start = ThreadTime::now();
            let found = self.players.search_draughts(
                game,
                draughts_player::Sight {
                    time: None,
                    ..sight
                },
                false,
                &mut || start.elapsed() >= most,
                &mut |_, _| start.elapsed() < enough,
            );
            bank.take(start.elapsed());
            return Ok(found.map_or((None, 0), |found| (Some(found.best.turn), found.nodes)));
        }
        match self.think(&Question::Draughts(game), seed)? {
            Analysis::Draughts(analysis) => {
                let best = analysis.best().map(|best| best.turn.clone());
                Ok((best, analysis.nodes))
            }
            Analysis::Backgammon(_) | Analysis::Chess(_) => Ok((None, 0)),
        }
    }

    /// Thinks; the time is that of this thread on the processor.
    pub(super) fn think(
        &mut self,
        question: &Question<'_>,
        seed: u64,
    ) -> Result<Analysis, Failure> {
        let start = ThreadTime::now();
        let clock = || start.elapsed();
        self.players
            .think(question, self.setting, Purpose::Play { seed }, &clock)
            .map_err(Failure::input)
    }
}

/// What was said of its strength.
fn choice(own: &Own, game: GameKind) -> Result<Choice, Failure> {
    let number = own.level.as_deref().map(|id| {
        level::numbered(game, id).ok_or_else(|| {
            let known = level::ids(game).join(", ");
            Failure::Input(format!("level={id}: the levels are {known}"))
        })
    });
    Ok(Choice {
        level: number.transpose()?,
        plies: own.plies,
        time: own.time,
        nodes: own.nodes,
        ..Choice::default()
    })
}
