//! The computer at the terminal: as the opponent, and as who is asked for advice.

use std::time::{Duration, Instant};

use ::backgammon::Event as Bg;
use players::{Analysis, CannotThink, Choice, Deed, Players, Purpose, Question, Request, setting};
use table::dice::Throw;
use table::game::{ChessEvent, Contest, GameEvent};
use table::session::{Event, Offer};
use table::{GameKind, Side, Table};
use words::terminal::{CubeDeed, Line};

use super::randomness;
use super::sitting::{Flow, Sitting};
use crate::answer::Failure;
use crate::because;
use crate::commands::eval::Evaluation;
use crate::uci::Analyst;

/// How long advice may take.
const ADVICE: Duration = Duration::from_secs(2);

/// Whoever thinks, made when it is first needed.
#[derive(Default)]
pub(super) struct Thinker {
    players: Option<Box<Players>>,
    /// An engine of somebody else's that plays chess instead.
    engine: Option<Box<Analyst>>,
}

impl Thinker {
    /// Has an engine play.
    pub(super) fn play_by(&mut self, engine: Analyst) {
        self.engine = Some(Box::new(engine));
    }

    /// The move of the engine that plays, if one does.
    fn engine_move(&mut self, table: &Table) -> Result<Option<GameEvent>, Failure> {
        let (Some(engine), Contest::Chess(contest)) = (&mut self.engine, table.contest()) else {
            return Ok(None);
        };
        let made = engine.play(contest.game())?;
        Ok(Some(GameEvent::Chess(ChessEvent::Move(made))))
    }

    fn players(&mut self, game: GameKind) -> &mut Players {
        self.players.get_or_insert_with(|| {
            let mut players = Players::new();
            if game == GameKind::Backgammon {
                players.load_shipped_nets();
            }
            Box::new(players)
        })
    }

    fn think(
        &mut self,
        table: &Table,
        choice: Choice,
        purpose: Purpose,
    ) -> Result<Analysis, CannotThink> {
        let game = table.header().rules.kind();
        let start = Instant::now();
        let setting = setting(game, choice)?;
        let question = Question::from(table.contest());
        self.players(game)
            .think(&question, setting, purpose, &|| start.elapsed())
    }
}

/// The level of the computer on a side; nothing where a person sits.
pub(super) fn level(table: &Table, side: Side) -> Option<u8> {
    table.header().players[table.player(side)].kind.level()
}

impl Sitting<'_, '_> {
    pub(super) fn is_computer(&self, side: Side) -> bool {
        level(&self.table, side).is_some()
    }

    /// The person at the table, where the other side is the computer.
    pub(super) fn lone_person(&self) -> Option<Side> {
        match Side::BOTH.map(|side| self.is_computer(side)) {
            [false, true] => Some(Side::Light),
            [true, false] => Some(Side::Dark),
            _ => None,
        }
    }

    /// The computer's turn. Nothing if it has to wait for dice that a person types in.
    pub(super) fn computer_turn(&mut self, side: Side) -> Result<Option<Flow>, Failure> {
        let Some(level) = level(&self.table, side) else {
            return Ok(None);
        };
        if let Some((by, win)) = self.resignation()
            && by == side.other()
        {
            let answer = if self.computer_agrees(side, Request::Resignation(win)) {
                Bg::AcceptResignation
            } else {
                self.say_of(side, &Line::Declines)?;
                Bg::RefuseResignation
            };
            self.apply(Event::play(side, GameEvent::Backgammon(answer)))?;
            return Ok(Some(Flow::GoOn));
        }
        if let Some(event) = self.thinker.engine_move(&self.table)? {
            self.computer_plays(side, event)?;
            return Ok(Some(Flow::GoOn));
        }
        let seed = u64::from_le_bytes(randomness()?);
        let purpose = Purpose::Play { seed };
        let found = self
            .thinker
            .think(&self.table, Choice::level(level), purpose);
        match found.map_err(Failure::input)?.deed() {
            Some(Deed::Play(event)) => {
                self.computer_plays(side, event)?;
                Ok(Some(Flow::GoOn))
            }
            Some(Deed::Throw) | None => {
                if self.typed_dice() {
                    return Ok(None);
                }
                if self.prepare_dice()? == Flow::Leave {
                    return Ok(Some(Flow::Leave));
                }
                if let Some(event) = self.machine_throw(side, Throw::Pair)? {
                    self.thrown(side, event)?;
                }
                Ok(Some(Flow::GoOn))
            }
        }
    }

    fn computer_plays(&mut self, side: Side, event: GameEvent) -> Result<(), Failure> {
        let games = self.table.games().len();
        match &event {
            GameEvent::Backgammon(Bg::Double) => {
                let value = self.cube_value() * 2;
                self.say_of(side, &Line::DoublesTo { value })?;
            }
            GameEvent::Backgammon(Bg::Take) => self.say_cube(side, CubeDeed::Take)?,
            GameEvent::Backgammon(Bg::Drop) => self.say_cube(side, CubeDeed::Drop)?,
            GameEvent::Backgammon(Bg::Beaver | Bg::Raccoon) => {
                self.say_cube(side, CubeDeed::Raise)?;
            }
            turn => {
                let turn = turn.clone();
                self.say_turn(side, &turn)?;
            }
        }
        let moved = matches!(
            event,
            GameEvent::Draughts(_)
                | GameEvent::Chess(ChessEvent::Move(_))
                | GameEvent::Backgammon(Bg::Play(_))
        );
        let goes_on = self.apply(Event::play(side, event))? && self.table.games().len() == games;
        if moved && goes_on {
            self.board_changed()?;
        }
        Ok(())
    }

    fn say_cube(&mut self, side: Side, deed: CubeDeed) -> Result<(), Failure> {
        self.say_of(side, &Line::CubeDone { deed })
    }

    /// What the computer on this side says to something.
    pub(super) fn computer_agrees(&mut self, side: Side, request: Request) -> bool {
        let game = self.table.header().rules.kind();
        let players = self.thinker.players(game);
        players.agrees(self.table.contest(), side, request)
    }

    /// The computer's answer to an offer.
    pub(super) fn computer_answers(&mut self, side: Side, offer: &Offer) -> Result<bool, Failure> {
        let request = match offer {
            Offer::Draw => Request::Draw,
            Offer::Takeback { .. } => Request::Takeback,
            Offer::Adjournment => Request::Adjournment,
            // Nobody's chain is lost at one terminal.
            Offer::Reseal(_) => return Ok(false),
        };
        let agrees = self.computer_agrees(side, request);
        let line = if agrees { Line::Agrees } else { Line::Declines };
        self.say_of(side, &line)?;
        Ok(agrees)
    }

    /// The best that can be done, and why.
    pub(super) fn hint(&mut self) -> Result<(), Failure> {
        let choice = Choice::best().within(ADVICE);
        let found = self.thinker.think(&self.table, choice, Purpose::Explain);
        let found = found.map_err(Failure::input)?;
        let rolls = match found.deed() {
            Some(Deed::Play(event)) => Some(event),
            Some(Deed::Throw) => None,
            None => return self.say(&Line::NothingToDecide),
        };
        let what = match rolls {
            None => Line::CubeDone {
                deed: CubeDeed::NoDouble,
            }
            .in_words(self.lang),
            Some(GameEvent::Backgammon(Bg::Double)) => Line::CubeDone {
                deed: CubeDeed::Double,
            }
            .in_words(self.lang),
            Some(GameEvent::Backgammon(Bg::Take)) => Line::CubeDone {
                deed: CubeDeed::Take,
            }
            .in_words(self.lang),
            Some(GameEvent::Backgammon(Bg::Drop)) => Line::CubeDone {
                deed: CubeDeed::Drop,
            }
            .in_words(self.lang),
            // As it is typed, by ear too.
            Some(turn) => self.table.contest().write(&turn).unwrap_or_default(),
        };
        self.say(&Line::Hint { what })?;
        let why = match (&found, self.table.contest()) {
            (Analysis::Draughts(found), Contest::Draughts(game)) => found
                .reason
                .as_ref()
                .map(|reason| because::of_draughts(reason, game.rules(), self.lang)),
            (Analysis::Backgammon(found), _) => found
                .reason
                .as_ref()
                .map(|reason| because::of_backgammon(reason, self.lang)),
            _ => None,
        };
        match why {
            Some(why) => self.print(&why),
            None => Ok(()),
        }
    }

    /// Every move with what it is worth.
    pub(super) fn analyse(&mut self) -> Result<(), Failure> {
        let choice = Choice::best().within(ADVICE);
        let start = Instant::now();
        let found = self.thinker.think(&self.table, choice, Purpose::Judge);
        let found = found.map_err(Failure::input)?;
        let question = Question::from(self.table.contest());
        let evaluation = Evaluation::new(&question, &found).taking(start.elapsed());
        let text = evaluation.readable(self.table.contest().kind(), self.lang);
        self.print(text.trim_end())
    }
}
