//! One game: whose turn, what is awaited, and what an event does.

use alloc::vec::Vec;

use crate::cube::Cube;
use crate::dice::{Die, Roll};
use crate::event::{Ended, Ending, Event, Outcome, Throw, ToAct};
use crate::game_terms::{CubeTerms, GameTerms};
use crate::illegal::Illegal;
use crate::legal::LegalPlays;
use crate::phase::{Phase, Raise};
use crate::play::Play;
use crate::position::{Position, Win};
use crate::refusal::Refusal;
use crate::setup::Seat;
use crate::side::Side;
use crate::terms::{Beavers, DiceSupply, Jacoby};
use crate::turn::Turn;

/// One game of backgammon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    terms: GameTerms,
    position: Position,
    turn: Side,
    cube: Cube,
    phase: Phase,
    /// The largest resignation of each side that was refused in this turn.
    refused: [Option<Win>; 2],
}

impl Game {
    /// A new game, the opening roll still to come.
    #[must_use]
    pub const fn new(terms: GameTerms, start: Position) -> Self {
        Self {
            terms,
            position: start,
            turn: Side::Light,
            cube: Cube::CENTRED,
            phase: Phase::Opening,
            refused: [None; 2],
        }
    }

    /// A game taken up in the middle: `position` as `turn` sees it. While a raise is open, `cube` is
    /// the cube before the double.
    ///
    /// A position that is already won is over, whatever the phase says.
    #[must_use]
    pub fn resume(
        terms: GameTerms,
        position: Position,
        turn: Side,
        cube: Cube,
        phase: Phase,
    ) -> Self {
        let mut game = Self {
            terms,
            position,
            turn,
            cube,
            phase,
            refused: [None; 2],
        };
        game.end_if_borne_off();
        game
    }

    /// What holds for this game.
    #[must_use]
    pub const fn terms(&self) -> GameTerms {
        self.terms
    }

    /// The position as the side whose turn it is sees it.
    #[must_use]
    pub const fn position(&self) -> Position {
        self.position
    }

    /// The position as `side` sees it.
    #[must_use]
    pub fn position_for(&self, side: Side) -> Position {
        if side == self.turn {
            self.position
        } else {
            self.position.swapped()
        }
    }

    /// Whose turn it is. Before the opening roll it means nothing yet.
    #[must_use]
    pub const fn turn(&self) -> Side {
        self.turn
    }

    /// The cube. While a raise waits for its answer this is still the cube before the double.
    #[must_use]
    pub const fn cube(&self) -> Cube {
        self.cube
    }

    /// How far the turn has come.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The position and the dice to be played in it, if they are on the table.
    #[must_use]
    pub fn to_play(&self) -> Option<Turn> {
        self.phase.roll().map(|roll| Turn::new(self.position, roll))
    }

    /// How the game ended, if it has.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Who is to act.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        match self.phase {
            Phase::Opening => ToAct::Dice(Throw::Opening),
            Phase::ToRoll if self.may_double().is_ok() => ToAct::Player(self.turn),
            Phase::ToRoll | Phase::ThrowAgain => ToAct::Dice(Throw::Turn(self.turn)),
            Phase::Rolled(_) | Phase::OpeningRolled(_) | Phase::Raised(Raise::Beaver) => {
                ToAct::Player(self.turn)
            }
            Phase::Raised(Raise::Double | Raise::Raccoon) => ToAct::Player(self.turn.other()),
            Phase::Resigned { by, .. } => ToAct::Player(by.other()),
            Phase::Over(outcome) => ToAct::Over(Ended::Game(outcome)),
        }
    }

    /// Every event that [`Game::apply`] would accept now: all throws where dice are awaited, every
    /// distinct play, every answer. Resignations are listed for both sides.
    #[must_use]
    pub fn legal(&self) -> Vec<Event> {
        let mut events = Vec::new();
        match self.phase {
            Phase::Opening => {
                events.extend(
                    Die::ALL
                        .into_iter()
                        .flat_map(|light| Die::ALL.map(|dark| Event::OpeningRoll { light, dark })),
                );
            }
            Phase::ToRoll | Phase::ThrowAgain => {
                events.extend(Roll::all_ordered().map(Event::Roll));
            }
            Phase::Rolled(roll) | Phase::OpeningRolled(roll) => {
                let plays = LegalPlays::of(self.position, roll);
                events.extend(plays.iter().map(|legal| Event::Play(legal.play)));
            }
            Phase::Raised(_) | Phase::Resigned { .. } | Phase::Over(_) => {}
        }
        let resignations = Side::BOTH
            .into_iter()
            .flat_map(|by| Win::ALL.map(|win| Event::Resign { by, win }));
        let decisions = [
            Event::Double,
            Event::Take,
            Event::Drop,
            Event::Beaver,
            Event::Raccoon,
            Event::AcceptResignation,
            Event::RefuseResignation,
            Event::VoidThrow,
        ];
        events.extend(
            decisions
                .into_iter()
                .chain(resignations)
                .filter(|event| self.clone().apply(event).is_ok()),
        );
        events
    }

    /// Lets an event of `side` happen.
    ///
    /// # Errors
    /// [`Illegal::NotYourTurn`] if the event is not this side's to make; otherwise as [`Game::apply`].
    pub fn apply_by(&mut self, side: Side, event: &Event) -> Result<(), Refusal> {
        let actor = match (event, self.to_act()) {
            (Event::Resign { by, .. }, _) => *by,
            (_, ToAct::Player(actor) | ToAct::Dice(Throw::Turn(actor))) => actor,
            // Both throw for the opening; and when it is over there is a better reason.
            (_, ToAct::Dice(Throw::Opening) | ToAct::Over(_)) => side,
        };
        if actor != side {
            return Err(self.refusal(Illegal::NotYourTurn { to_act: actor }));
        }
        self.apply(event)
    }

    /// Lets an event happen. On an error nothing has changed.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        self.happen(event).map_err(|illegal| self.refusal(illegal))
    }

    /// A reason, with the rules of this game.
    const fn refusal(&self, illegal: Illegal) -> Refusal {
        Refusal {
            illegal,
            frame: self.terms.frame,
        }
    }

    fn happen(&mut self, event: &Event) -> Result<(), Illegal> {
        if let Phase::Over(_) = self.phase {
            return Err(Illegal::GameOver);
        }
        match *event {
            Event::OpeningRoll { light, dark } => self.opening_roll(light, dark),
            Event::Roll(roll) => self.roll(roll),
            Event::VoidThrow => self.void_throw(),
            Event::Play(play) => self.play(&play),
            Event::Double => self.double(),
            Event::Take => self.take(),
            Event::Drop => self.drop_game(),
            Event::Beaver => self.beaver(),
            Event::Raccoon => self.raccoon(),
            Event::Resign { by, win } => self.resign(by, win),
            Event::AcceptResignation => self.accept_resignation(),
            Event::RefuseResignation => self.refuse_resignation(),
        }
    }

    fn opening_roll(&mut self, light: Die, dark: Die) -> Result<(), Illegal> {
        if self.phase != Phase::Opening {
            return Err(self.not_awaited().unwrap_or(Illegal::OpeningIsOver));
        }
        // Equal dice are thrown again (000 EN Game play): the game still waits for its opening.
        if light == dark {
            return Ok(());
        }
        let roll = if light > dark {
            self.set_turn(Side::Light);
            Roll::new(light, dark)
        } else {
            self.set_turn(Side::Dark);
            Roll::new(dark, light)
        };
        self.phase = Phase::OpeningRolled(roll);
        Ok(())
    }

    fn roll(&mut self, roll: Roll) -> Result<(), Illegal> {
        match self.phase {
            Phase::ToRoll | Phase::ThrowAgain => {
                self.phase = Phase::Rolled(roll);
                Ok(())
            }
            Phase::Opening => Err(Illegal::OpeningFirst),
            _ => Err(self.not_awaited().unwrap_or(Illegal::AlreadyRolled)),
        }
    }

    fn void_throw(&mut self) -> Result<(), Illegal> {
        if self.terms.dice != DiceSupply::ByHand {
            return Err(Illegal::DiceNotByHand);
        }
        self.phase = match self.phase {
            Phase::Opening | Phase::OpeningRolled(_) => Phase::Opening,
            Phase::ToRoll | Phase::ThrowAgain | Phase::Rolled(_) => Phase::ThrowAgain,
            _ => return Err(self.not_awaited().unwrap_or(Illegal::GameOver)),
        };
        Ok(())
    }

    fn play(&mut self, play: &Play) -> Result<(), Illegal> {
        let Some(roll) = self.phase.roll() else {
            return Err(self.not_awaited().unwrap_or(Illegal::RollFirst));
        };
        self.position = self.position.try_play(roll, play)?;
        self.turn = self.turn.other();
        self.phase = Phase::ToRoll;
        self.refused = [None; 2];
        self.end_if_borne_off();
        Ok(())
    }

    /// May the side to move double now?
    ///
    /// # Errors
    /// Why not.
    pub fn may_double(&self) -> Result<(), Refusal> {
        self.open_to_double()
            .map_err(|illegal| self.refusal(illegal))
    }

    fn open_to_double(&self) -> Result<(), Illegal> {
        match self.phase {
            Phase::ToRoll => {}
            Phase::Opening => return Err(Illegal::OpeningFirst),
            Phase::ThrowAgain | Phase::Rolled(_) | Phase::OpeningRolled(_) => {
                return Err(Illegal::DoubleBeforeRolling);
            }
            _ => return Err(self.not_awaited().unwrap_or(Illegal::GameOver)),
        }
        match self.terms.cube {
            CubeTerms::InPlay => {}
            CubeTerms::LeftOut => return Err(Illegal::NoCube),
            CubeTerms::CrawfordGame => return Err(Illegal::CrawfordGame),
        }
        if !self.cube.is_open_to(self.turn) {
            return Err(Illegal::CubeNotYours {
                owner: self.turn.other(),
            });
        }
        self.cube_at(1).map(|_| ())
    }

    /// The cube after `raises` raises in this turn; it belongs to the side that was doubled.
    fn cube_at(&self, raises: u8) -> Result<Cube, Illegal> {
        Cube::new(self.cube.doublings() + raises, Some(self.turn.other())).ok_or(
            Illegal::CubeAtItsEnd {
                value: self.cube.value(),
            },
        )
    }

    fn double(&mut self) -> Result<(), Illegal> {
        self.open_to_double()?;
        self.phase = Phase::Raised(Raise::Double);
        Ok(())
    }

    fn take(&mut self) -> Result<(), Illegal> {
        let Phase::Raised(raise) = self.phase else {
            return Err(self.not_awaited().unwrap_or(Illegal::NothingToAnswer));
        };
        self.cube = self.cube_at(raise.count())?;
        self.phase = Phase::ToRoll;
        Ok(())
    }

    fn drop_game(&mut self) -> Result<(), Illegal> {
        let Phase::Raised(raise) = self.phase else {
            return Err(self.not_awaited().unwrap_or(Illegal::NothingToAnswer));
        };
        let winner = match raise {
            Raise::Double | Raise::Raccoon => self.turn,
            Raise::Beaver => self.turn.other(),
        };
        // Refusing loses what was at stake before this raise (000 PT Competição).
        self.finish(
            winner,
            Win::Single,
            self.cube.value() << (raise.count() - 1),
            Ending::Dropped,
        );
        Ok(())
    }

    fn beaver(&mut self) -> Result<(), Illegal> {
        if self.phase != Phase::Raised(Raise::Double) {
            return Err(self.not_awaited().unwrap_or(Illegal::NothingToAnswer));
        }
        if self.terms.beavers == Beavers::Off {
            return Err(Illegal::BeaversNotPlayed);
        }
        self.cube_at(2)?;
        self.phase = Phase::Raised(Raise::Beaver);
        Ok(())
    }

    fn raccoon(&mut self) -> Result<(), Illegal> {
        if self.phase != Phase::Raised(Raise::Beaver) {
            return Err(self.not_awaited().unwrap_or(Illegal::NothingToAnswer));
        }
        if self.terms.beavers != Beavers::Raccoons {
            return Err(Illegal::RaccoonsNotPlayed);
        }
        self.cube_at(3)?;
        self.phase = Phase::Raised(Raise::Raccoon);
        Ok(())
    }

    fn resign(&mut self, by: Side, win: Win) -> Result<(), Illegal> {
        let Some(resume) = self.phase.resume() else {
            return Err(self.not_awaited().unwrap_or(Illegal::OpeningFirst));
        };
        if let Some(refused) = self.refused[by.index()].filter(|&refused| win <= refused) {
            return Err(Illegal::ResignationTooSmall { refused });
        }
        self.phase = Phase::Resigned { by, win, resume };
        Ok(())
    }

    fn accept_resignation(&mut self) -> Result<(), Illegal> {
        let Phase::Resigned { by, win, .. } = self.phase else {
            return Err(self.not_awaited().unwrap_or(Illegal::NothingToAnswer));
        };
        self.finish(by.other(), win, self.cube.value(), Ending::Resigned);
        Ok(())
    }

    fn refuse_resignation(&mut self) -> Result<(), Illegal> {
        let Phase::Resigned { by, win, resume } = self.phase else {
            return Err(self.not_awaited().unwrap_or(Illegal::NothingToAnswer));
        };
        self.refused[by.index()] = Some(win);
        self.phase = resume.into();
        Ok(())
    }

    /// An open question that has to be answered before anything else.
    fn not_awaited(&self) -> Option<Illegal> {
        match self.phase {
            Phase::Raised(raise) => Some(Illegal::AnswerTheRaise { raise }),
            Phase::Resigned { by, win, .. } => Some(Illegal::AnswerTheResignation { by, win }),
            Phase::Over(_) => Some(Illegal::GameOver),
            _ => None,
        }
    }

    fn set_turn(&mut self, side: Side) {
        if side != self.turn {
            self.turn = side;
            self.position = self.position.swapped();
        }
    }

    fn end_if_borne_off(&mut self) {
        if let Some(finished) = self.position.finished() {
            let winner = match finished.winner {
                Seat::Mover => self.turn,
                Seat::Other => self.turn.other(),
            };
            self.finish(winner, finished.win, self.cube.value(), Ending::BorneOff);
        }
    }

    fn finish(&mut self, winner: Side, win: Win, cube: u64, ending: Ending) {
        let cut = self.terms.jacoby == Jacoby::On && self.cube == Cube::CENTRED;
        let counted = if cut { Win::Single } else { win };
        self.phase = Phase::Over(Outcome {
            winner,
            win,
            cube,
            points: cube * u64::from(counted.multiplier()),
            ending,
        });
    }
}
