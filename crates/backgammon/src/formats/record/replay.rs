//! A record played over again on the game that the table uses.

use super::moves::{Move, written};
use super::{Action, GameRecord, MatchRecord, ProblemKind, Setup};
use crate::cube::Cube;
use crate::dice::Roll;
use crate::event::{Event, Outcome};
use crate::frame::{CrawfordRule, CubeRule, Frame, OptionRule};
use crate::game::Game;
use crate::game_terms::{CubeTerms, GameTerms};
use crate::illegal::Illegal;
use crate::legal::LegalPlays;
use crate::phase::{Phase, Raise};
use crate::play::Play;
use crate::position::{StartingPosition, Win};
use crate::side::Side;
use crate::terms::{Beavers, DiceSupply, Jacoby};

/// What holds for a game by its record and the frame it is judged by.
fn terms(record: &MatchRecord, game: &GameRecord, frame: Frame) -> GameTerms {
    let (rules, said) = (frame.rules(), record.rules());
    let money = record.length == 0;
    let option = |rule: OptionRule| money && rule == OptionRule::OptionOfMoney;
    GameTerms {
        frame,
        cube: if said.cube == Some(false) && rules.cube == CubeRule::Optional {
            CubeTerms::LeftOut
        } else if game.crawford
            && record.has_crawford_rule()
            && rules.crawford == CrawfordRule::InMatches
        {
            CubeTerms::CrawfordGame
        } else {
            CubeTerms::InPlay
        },
        jacoby: if option(rules.jacoby) && said.jacoby == Some(true) {
            Jacoby::On
        } else {
            Jacoby::Off
        },
        beavers: if option(rules.beavers) && said.beavers != Some(false) {
            Beavers::Raccoons
        } else {
            Beavers::Off
        },
        dice: DiceSupply::Table,
    }
}

/// A game being played over again.
pub(super) struct Replay {
    game: Game,
}

impl Replay {
    pub(super) fn new(
        record: &MatchRecord,
        game: &GameRecord,
        frame: Frame,
        start: StartingPosition,
    ) -> Self {
        Self {
            game: Game::new(terms(record, game, frame), start.position()),
        }
    }

    /// How the game has ended, if it has.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    pub(super) fn cube(&self) -> Cube {
        self.game.cube()
    }

    /// Plays one entry, and says whether a roll was played by it. `unfinished`: it is the last of a game that was
    /// broken off, so that a roll need not have been played to the end.
    pub(super) fn entry(&mut self, action: &Action, unfinished: bool) -> Result<bool, ProblemKind> {
        match action {
            Action::Play { side, roll, moves } => {
                return self.turn(*side, *roll, moves, unfinished);
            }
            &Action::Hidden { side, roll, .. } => {
                let Some(roll) = roll else {
                    return Err(ProblemKind::Hidden);
                };
                self.roll(side, roll)?;
                return match self.only_play(roll) {
                    Some(play) => self.take(side, play).map(|()| true),
                    None => Err(ProblemKind::Hidden),
                };
            }
            Action::Double { side, value } => {
                self.raise(*side, Event::Double)?;
                self.cube_value(*value)
            }
            Action::Beaver { side, value } => {
                let event = match self.game.phase() {
                    Phase::Raised(Raise::Beaver) => Event::Raccoon,
                    _ => Event::Beaver,
                };
                self.raise(*side, event)?;
                self.cube_value(*value)
            }
            Action::Take { side } => self.raise(*side, Event::Take),
            Action::Drop { side } => self.raise(*side, Event::Drop),
            Action::Setup(setup) => {
                self.set_up(*setup);
                Ok(())
            }
            Action::Note => Ok(()),
        }
        .map(|()| false)
    }

    /// The one legal play of a roll, which files leave out where nothing is to choose.
    fn only_play(&self, roll: Roll) -> Option<Play> {
        let plays = LegalPlays::of(self.game.position(), roll);
        let mut plays = plays.iter();
        let only = plays.next().map(|legal| legal.play)?;
        (plays.next().is_none() && !only.is_none()).then_some(only)
    }

    fn take(&mut self, side: Side, play: Play) -> Result<(), ProblemKind> {
        let applied = self.game.apply_by(side, &Event::Play(play));
        applied.map_err(|refusal| ProblemKind::Illegal(refusal.illegal))
    }

    fn raise(&mut self, side: Side, event: Event) -> Result<(), ProblemKind> {
        self.game
            .apply_by(side, &event)
            .map_err(|refusal| ProblemKind::Illegal(refusal.illegal))
    }

    fn cube_value(&self, written: u64) -> Result<(), ProblemKind> {
        let Phase::Raised(raise) = self.game.phase() else {
            return Ok(());
        };
        let actual = self.game.cube().value() << raise.count();
        if written == actual {
            Ok(())
        } else {
            Err(ProblemKind::CubeValue { written, actual })
        }
    }

    fn turn(
        &mut self,
        side: Side,
        roll: Roll,
        moves: &[Move],
        unfinished: bool,
    ) -> Result<bool, ProblemKind> {
        self.roll(side, roll)?;
        if moves.is_empty()
            && let Some(play) = self.only_play(roll)
        {
            let mut after = self.game;
            let ends =
                after.apply_by(side, &Event::Play(play)).is_ok() && after.outcome().is_some();
            if !unfinished || ends {
                return self.take(side, play).map(|()| true);
            }
        }
        if unfinished && moves.is_empty() && !self.must_pass(roll) {
            return Ok(false);
        }
        let resolved = self.game.position().resolve(roll, &written(moves));
        let done = resolved.and_then(|play| {
            let applied = self.game.apply_by(side, &Event::Play(play));
            applied.map_err(Illegal::from)
        });
        match done {
            Err(
                Illegal::MustPlayBoth { .. }
                | Illegal::MustPlayLarger { .. }
                | Illegal::MustPlayMore { .. },
            ) if unfinished => Ok(false),
            done => done.map(|()| true).map_err(ProblemKind::Illegal),
        }
    }

    /// Is there nothing to play?
    fn must_pass(&self, roll: Roll) -> bool {
        let plays = LegalPlays::of(self.game.position(), roll);
        plays.iter().all(|legal| legal.play.is_none())
    }

    fn roll(&mut self, side: Side, roll: Roll) -> Result<(), ProblemKind> {
        let event = match self.game.phase() {
            Phase::Opening if roll.is_double() => {
                return Err(ProblemKind::OpensWithDouble(roll));
            }
            // The side that begins has thrown the higher die.
            Phase::Opening => match side {
                Side::Light => Event::OpeningRoll {
                    light: roll.high(),
                    dark: roll.low(),
                },
                Side::Dark => Event::OpeningRoll {
                    light: roll.low(),
                    dark: roll.high(),
                },
            },
            // Dice that were set up are on the table already.
            Phase::Rolled(set_up) if set_up.sorted() == roll.sorted() => return Ok(()),
            _ => Event::Roll(roll),
        };
        self.game
            .apply_by(side, &event)
            .map_err(|refusal| ProblemKind::Illegal(refusal.illegal))
    }

    fn set_up(&mut self, setup: Setup) {
        let game = &self.game;
        let terms = game.terms();
        // The turn begins anew with what is set up; the cube alone changes nothing else.
        self.game = match setup {
            Setup::Board { position, on_roll } => {
                Game::resume(terms, position, on_roll, game.cube(), Phase::ToRoll)
            }
            Setup::Turn(side) => {
                let position = game.position_for(side);
                Game::resume(terms, position, side, game.cube(), Phase::ToRoll)
            }
            Setup::Dice { side, roll } => {
                let position = game.position_for(side);
                Game::resume(terms, position, side, game.cube(), Phase::Rolled(roll))
            }
            Setup::CubeValue(value) => self.with_cube(Cube::of_value(value, game.cube().owner())),
            Setup::CubeOwner(owner) => self.with_cube(Cube::new(game.cube().doublings(), owner)),
        };
    }

    fn with_cube(&self, cube: Option<Cube>) -> Game {
        let game = &self.game;
        let cube = cube.unwrap_or(game.cube());
        Game::resume(
            game.terms(),
            game.position(),
            game.turn(),
            cube,
            game.phase(),
        )
    }

    /// How the game ends if a side resigns now.
    pub(super) fn resigned(&self, by: Side, win: Win) -> Result<Outcome, Illegal> {
        let mut game = self.game;
        game.apply(&Event::Resign { by, win })?;
        game.apply(&Event::AcceptResignation)?;
        game.outcome().ok_or(Illegal::NothingToAnswer)
    }
}
