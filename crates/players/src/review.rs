//! A whole table judged: every decision, and what they come to for each player.
//!
//! The totals are those that backgammon programs print: what plays and choices about the cube lost, the error rate in
//! thousandths of a point a decision, the performance rating (half of that, as most players know it), what the dice
//! gave, and the result with luck taken out. Draughts and chess have neither dice nor cube; their tables are judged
//! by [`crate::turns::review`].

use ::backgammon::Length;
use ::table::game::Contest;
use ::table::{GameKind, Side, Table};

use crate::backgammon::Plies;
use crate::backgammon::review::{Choices, Made, Reviewed, review};
use crate::players::{CannotThink, Players};
use crate::record::Mark;

/// A decision at the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// In which game, counted from 0.
    pub game: usize,
    /// Which player, in the order in which they sat down.
    pub player: usize,
    /// How it was judged.
    pub judged: Reviewed,
}

/// A table judged.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Review {
    /// Every decision, in order.
    pub decisions: Vec<Decided>,
    /// What they come to, in the order in which the players sat down.
    pub totals: [Totals; 2],
}

/// Why a table is not judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotReviewed {
    /// A table of this game is judged elsewhere.
    Game(GameKind),
    /// Nobody can think about it.
    CannotThink(CannotThink),
    /// The lines of its record are not all at hand.
    Lines,
}

impl core::fmt::Display for NotReviewed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Game(game) => write!(f, "games of {game} are judged in another way"),
            Self::CannotThink(why) => why.fmt(f),
            Self::Lines => f.write_str("the lines of the record are not all at hand"),
        }
    }
}

impl core::error::Error for NotReviewed {}

impl Players {
    /// Judges every decision at a table, so deep. `watch` hears of each event and says whether to go on.
    ///
    /// # Errors
    /// If it is a table of another game than backgammon, or the nets are missing.
    pub fn review(
        &mut self,
        table: &Table,
        depth: Plies,
        watch: &mut dyn FnMut() -> bool,
    ) -> Result<Review, NotReviewed> {
        let nets = match table.contest() {
            Contest::Backgammon(_) => self.nets().map_err(NotReviewed::CannotThink)?,
            Contest::Draughts(_) => return Err(NotReviewed::Game(GameKind::Draughts)),
            Contest::Chess(_) => return Err(NotReviewed::Game(GameKind::Chess)),
        };
        let mut found = Review::default();
        let mut goes_on = true;
        let whole = table.walk(|game, before, entry| {
            goes_on = goes_on && watch();
            if !goes_on {
                return;
            }
            let (Contest::Backgammon(contest), Some(made)) = (before, Made::of(&entry.event.act))
            else {
                return;
            };
            let Some(judged) = review(contest, &made, depth, nets) else {
                return;
            };
            let light = table.games()[game].light;
            let player = match judged.side {
                Side::Light => light,
                Side::Dark => 1 - light,
            };
            found.totals[player].count(&judged);
            found.decisions.push(Decided {
                game,
                player,
                judged,
            });
        });
        if !whole {
            return Err(NotReviewed::Lines);
        }
        found.settle(table);
        Ok(found)
    }
}

impl Review {
    /// What the table came to, and what it would have come to with even dice.
    fn settle(&mut self, table: &Table) {
        let Contest::Backgammon(contest) = table.contest() else {
            return;
        };
        let is_match = matches!(contest.contest().terms().length, Length::Match(_));
        let results = if is_match {
            // Half a match is what even players have at its start.
            let winner = table.result().and_then(|result| result.winner);
            [0, 1].map(|player| winner.map(|winner| if winner == player { 0.5 } else { -0.5 }))
        } else {
            let [one, other] = table.score().map(|points| points as f64);
            [Some(one - other), Some(other - one)]
        };
        let given = [0, 1].map(|player| self.totals[player].luck_worth);
        for player in 0..2 {
            let totals = &mut self.totals[player];
            totals.is_match = is_match;
            totals.result = results[player];
            totals.luck_adjusted =
                results[player].map(|result| result - given[player] + given[1 - player]);
        }
    }
}

/// Decisions of one kind, and what they lost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Lost {
    /// How many lost something.
    pub count: u32,
    /// How much, in points at the cube of the moment.
    pub points: f64,
}

impl Lost {
    fn add(&mut self, points: f64) {
        if points > NOTHING {
            self.count += 1;
            self.points += points;
        }
    }
}

/// Less than this is no error, but rounding.
const NOTHING: f64 = 1e-6;

/// What a player's decisions come to.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Totals {
    /// Plays made.
    pub plays: u32,
    /// Plays that could have been others.
    pub unforced: u32,
    /// What plays lost, in points at the cube of the moment.
    pub play_loss: f64,
    /// Turns on which doubling was allowed, and answers to raises.
    pub cube_decisions: u32,
    /// Those of them that were close, or were made by turning the cube or answering.
    pub close_cubes: u32,
    /// Doubles made.
    pub doubles: u32,
    /// Raises taken, or raised again.
    pub takes: u32,
    /// Raises dropped.
    pub drops: u32,
    /// Doubles that were not made while the opponent still took.
    pub missed_doubles: Lost,
    /// Doubles that were not made though the opponent would have dropped.
    pub missed_cashes: Lost,
    /// Doubles made too early.
    pub early_doubles: Lost,
    /// Doubles made where playing on for a gammon was better.
    pub too_good_doubles: Lost,
    /// Raises taken that should have been dropped, or raised again.
    pub wrong_takes: Lost,
    /// Raises dropped that should have been taken.
    pub wrong_drops: Lost,
    /// Decisions that lost noticeably.
    pub errors: u32,
    /// Decisions that lost much.
    pub blunders: u32,
    /// What plays and cubes lost: points for money, in a match chances of winning it.
    pub loss_worth: f64,
    /// What the dice gave, in points at the cube of the moment.
    pub luck: f64,
    /// The same in points for money, in a match in chances of winning it.
    pub luck_worth: f64,
    /// Rolls that gave more than 0.3.
    pub lucky_rolls: u32,
    /// Rolls that cost more than 0.3.
    pub unlucky_rolls: u32,
    /// Is it a match? Then results are chances of winning it above one half.
    pub is_match: bool,
    /// What it came to, where it has ended.
    pub result: Option<f64>,
    /// The same without the luck of both.
    pub luck_adjusted: Option<f64>,
}

/// What a roll must give or cost to be called lucky or unlucky.
const LUCKY: f64 = 0.3;

impl Totals {
    /// One more decision.
    pub fn count(&mut self, judged: &Reviewed) {
        let loss = judged.loss;
        self.loss_worth += loss * judged.unit;
        match judged.mark {
            Some(Mark::Error) => self.errors += 1,
            Some(Mark::Blunder) => self.blunders += 1,
            None => {}
        }
        if let Some(luck) = judged.luck {
            self.luck += luck;
            self.luck_worth += luck * judged.unit;
            self.lucky_rolls += u32::from(luck > LUCKY);
            self.unlucky_rolls += u32::from(luck < -LUCKY);
        }
        match &judged.choices {
            Choices::Plays(_) => {
                self.plays += 1;
                self.unforced += u32::from(judged.counts);
                self.play_loss += loss;
            }
            Choices::Cube { decision, .. } => {
                self.cube_decisions += 1;
                self.close_cubes += u32::from(judged.counts);
                match judged.made {
                    Made::NoDouble if decision.takes() => self.missed_doubles.add(loss),
                    Made::NoDouble => self.missed_cashes.add(loss),
                    Made::Double => {
                        self.doubles += 1;
                        if decision.takes() {
                            self.early_doubles.add(loss);
                        } else {
                            self.too_good_doubles.add(loss);
                        }
                    }
                    Made::Take | Made::Raise => {
                        self.takes += 1;
                        self.wrong_takes.add(loss);
                    }
                    Made::Drop => {
                        self.drops += 1;
                        self.wrong_drops.add(loss);
                    }
                    Made::Play(_) => {}
                }
            }
        }
    }

    /// Adds the totals of another table of the same player. Results are not added: a match is not money.
    pub fn add(&mut self, more: &Self) {
        let lost = |one: &mut Lost, other: Lost| {
            one.count += other.count;
            one.points += other.points;
        };
        self.plays += more.plays;
        self.unforced += more.unforced;
        self.play_loss += more.play_loss;
        self.cube_decisions += more.cube_decisions;
        self.close_cubes += more.close_cubes;
        self.doubles += more.doubles;
        self.takes += more.takes;
        self.drops += more.drops;
        lost(&mut self.missed_doubles, more.missed_doubles);
        lost(&mut self.missed_cashes, more.missed_cashes);
        lost(&mut self.early_doubles, more.early_doubles);
        lost(&mut self.too_good_doubles, more.too_good_doubles);
        lost(&mut self.wrong_takes, more.wrong_takes);
        lost(&mut self.wrong_drops, more.wrong_drops);
        self.errors += more.errors;
        self.blunders += more.blunders;
        self.luck += more.luck;
        self.lucky_rolls += more.lucky_rolls;
        self.unlucky_rolls += more.unlucky_rolls;
    }

    /// What choices about the cube lost, in points at the cube of the moment.
    #[must_use]
    pub fn cube_loss(&self) -> f64 {
        let all = [
            self.missed_doubles,
            self.missed_cashes,
            self.early_doubles,
            self.too_good_doubles,
            self.wrong_takes,
            self.wrong_drops,
        ];
        all.iter().map(|lost| lost.points).sum()
    }

    /// Decisions that tell something about the player.
    #[must_use]
    pub const fn decisions(&self) -> u32 {
        self.unforced + self.close_cubes
    }

    /// The mean loss of a decision that tells something, in thousandths of a point; nothing without one.
    #[must_use]
    pub fn error_rate(&self) -> Option<f64> {
        let decisions = self.decisions();
        (decisions > 0).then(|| 1000.0 * (self.play_loss + self.cube_loss()) / f64::from(decisions))
    }

    /// The performance rating: half the error rate.
    #[must_use]
    pub fn performance_rating(&self) -> Option<f64> {
        self.error_rate().map(|rate| rate / 2.0)
    }
}
