//! What a person, or the computer, does.

use ::backgammon::notation::Written;
use ::backgammon::{Event as E, Phase, Play, Win};
use ::draughts::{Square, examine};
use ::table::dice::{Message, Party, Throw};
use ::table::game::{Contest, GameEvent, Illegal, Reason};
use ::table::session::{Act, Event, Offer, Refused};
use ::table::{RuleSet, Side as TableSide, Table};
use ::words::page::NotHere;
use ::words::table::Tried;

use super::{Outside, Sitting, What};
use crate::boards::{backgammon_turn, draughts_turn, legal_turn, own_place, rule_step, square_of};
use crate::chess;
use crate::refusals::{not_here, refusal};
use crate::types::{Action, DiceFrom, RecordEvent, Refusal, Side, Step};

impl What {
    /// What the record shows of an event that led from one table to the next.
    pub(super) fn of(before: &Contest, after: &Table, event: &Event) -> Option<Self> {
        let side = match event.by {
            Party::Light => Side::Light,
            Party::Dark => Side::Dark,
            Party::Server => match event.act {
                Act::Flag(side) | Act::Leave(side) => side,
                _ => return None,
            },
        };
        let won = || {
            let outcome = after.outcome();
            outcome
                .and_then(|outcome| outcome.stake)
                .map_or(1, |stake| stake.points)
        };
        let (side, event) = match (&event.act, before) {
            (Act::Play(GameEvent::Draughts(turn)), Contest::Draughts(game)) => {
                let turn = draughts_turn(game.rules(), turn);
                (side, RecordEvent::Move { turn })
            }
            (Act::Play(GameEvent::Chess(event)), Contest::Chess(game)) => {
                (side, chess::happened(game, event))
            }
            (Act::Play(GameEvent::Backgammon(event)), Contest::Backgammon(game)) => {
                let game = game.game();
                let raised = |times: u64| game.cube().value() * times;
                match event {
                    E::Play(play) => {
                        let roll = game.phase().roll()?;
                        let turn = backgammon_turn(play, game.position(), side);
                        let dice = [roll.first().pips(), roll.second().pips()];
                        (side, RecordEvent::Play { dice, turn })
                    }
                    E::Double => (side, RecordEvent::Double { value: raised(2) }),
                    E::Take => (side, RecordEvent::Take),
                    E::Drop => (side, RecordEvent::Drop),
                    E::Beaver => (side, RecordEvent::Beaver { value: raised(4) }),
                    E::Raccoon => (side, RecordEvent::Beaver { value: raised(8) }),
                    E::AcceptResignation => (side.other(), RecordEvent::Resign { points: won() }),
                    E::OpeningRoll { .. }
                    | E::Roll(_)
                    | E::VoidThrow
                    | E::Resign { .. }
                    | E::RefuseResignation => return None,
                }
            }
            (Act::Resign | Act::Leave(_), _) => (side, RecordEvent::Resign { points: won() }),
            (Act::Accept, _) => {
                let drawn = after.outcome().map(|outcome| outcome.reason);
                if drawn != Some(Reason::Agreed) {
                    return None;
                }
                (side, RecordEvent::DrawAgreed)
            }
            (Act::Flag(fallen), _) => (*fallen, RecordEvent::Flag),
            _ => return None,
        };
        Some(Self { side, event })
    }
}

impl Sitting {
    /// The side that has to do something now; nobody at the opening throw and at the end.
    pub(crate) fn to_act(&self) -> Option<Side> {
        use ::table::game::ToAct;
        match self.table.to_act() {
            ToAct::Player(side) | ToAct::Dice(side) => Some(side),
            ToAct::Opening | ToAct::NextGame | ToAct::Over => None,
        }
    }

    /// The side that speaks when something is said that does not go by turns: against the computer always the person.
    fn speaker(&self) -> Side {
        if let Some(own) = self.own_side() {
            return own;
        }
        match (self.is_computer(Side::Light), self.is_computer(Side::Dark)) {
            (true, false) => Side::Dark,
            (false, true) => Side::Light,
            _ => self.to_act().unwrap_or(Side::Light),
        }
    }

    /// Acts at the current node.
    pub(crate) fn act(&mut self, action: &Action, outside: &Outside) -> Result<(), Refusal> {
        let side = self.own_side().or_else(|| self.to_act());
        let side = side.unwrap_or(Side::Light);
        let (event, tried) = match action {
            Action::Move { path, huff } => self.draughts_event(side, path, *huff)?,
            Action::Play { steps } => self.play_event(side, steps)?,
            Action::Roll { dice, words } => return self.roll(*dice, words.as_deref(), outside),
            Action::VoidThrow => return self.void_throw(outside),
            Action::Double => (
                Event::play(side, GameEvent::Backgammon(E::Double)),
                Tried::Nothing,
            ),
            Action::Take => (
                Event::play(side, GameEvent::Backgammon(E::Take)),
                Tried::Nothing,
            ),
            Action::Drop => (
                Event::play(side, GameEvent::Backgammon(E::Drop)),
                Tried::Nothing,
            ),
            Action::Beaver => {
                let again = match self.phase() {
                    Some(Phase::Raised(::backgammon::Raise::Beaver)) => E::Raccoon,
                    _ => E::Beaver,
                };
                (
                    Event::play(side, GameEvent::Backgammon(again)),
                    Tried::Nothing,
                )
            }
            Action::Resign { stake } => return self.resign(*stake, outside.now),
            Action::OfferDraw => (
                Event::by(self.speaker(), Act::Offer(Offer::Draw)),
                Tried::Nothing,
            ),
            Action::AcceptDraw | Action::DeclineDraw => {
                let Some((by, Offer::Draw)) = self.table.offer() else {
                    return Err(self.refuse(&Refused::NothingOffered));
                };
                let act = match action {
                    Action::AcceptDraw => Act::Accept,
                    _ => Act::Decline,
                };
                (Event::by(by.other(), act), Tried::Nothing)
            }
            Action::Flag => {
                let running = Side::BOTH.into_iter().find(|side| self.runs(*side));
                let fallen = running.ok_or_else(|| {
                    let side = self.speaker();
                    self.refuse(&Refused::FlagStands { side, left: None })
                })?;
                (Event::new(Party::Server, Act::Flag(fallen)), Tried::Nothing)
            }
            Action::NextGame => (Event::new(Party::Server, Act::NextGame), Tried::Nothing),
            Action::Typed { text } => return self.typed(side, text, outside),
        };
        self.happen(event, &tried, outside.now)
    }

    pub(super) fn happen(&mut self, event: Event, tried: &Tried, now: u64) -> Result<(), Refusal> {
        match self.let_happen(event, now) {
            Ok(_) => Ok(()),
            Err(refused) => Err(refusal(&self.table, &refused, tried)),
        }
    }

    /// Why the table does not let something happen.
    fn refuse(&self, refused: &Refused) -> Refusal {
        refusal(&self.table, refused, &Tried::Nothing)
    }

    fn phase(&self) -> Option<Phase> {
        match self.table.contest() {
            Contest::Backgammon(game) => Some(game.game().phase()),
            Contest::Draughts(_) | Contest::Chess(_) => None,
        }
    }

    fn runs(&self, side: Side) -> bool {
        use ::table::clock::ClockState;
        matches!(self.table.clock().state(), ClockState::Running { side: running, .. } if running == side)
    }

    fn draughts_event(
        &self,
        side: Side,
        path: &[u8],
        huff: Option<u8>,
    ) -> Result<(Event, Tried), Refusal> {
        let (RuleSet::Draughts(rules), Contest::Draughts(game)) =
            (&self.table.header().rules, self.table.contest())
        else {
            return Err(not_here(NotHere::NotPossible));
        };
        let position = game.game().position();
        if let Some(turn) = legal_turn(rules, position, path, huff) {
            return Ok((Event::play(side, GameEvent::Draughts(turn)), Tried::Nothing));
        }
        let route: Vec<Square> = path
            .iter()
            .filter_map(|&number| square_of(rules, number))
            .collect();
        let huffed = huff.and_then(|number| square_of(rules, number));
        let refuse = |illegal| {
            let refused = Refused::Illegal(Illegal::Draughts(illegal));
            refusal(&self.table, &refused, &Tried::Route(route.clone()))
        };
        if route.len() != path.len() {
            return Err(not_here(NotHere::NotPossible));
        }
        let after = match huffed {
            Some(square) => {
                position.check_huff(rules, square).map_err(refuse)?;
                position.huffed(square)
            }
            None => *position,
        };
        examine(&after, rules, &route).map_err(refuse)?;
        // It is legal in another spelling: with squares left out between two pieces taken along one line.
        let text = route
            .iter()
            .map(|&square| rules.names().square(square))
            .collect::<Vec<_>>()
            .join(":");
        let text = match huffed {
            Some(square) => format!("~{} {text}", rules.names().square(square)),
            None => text,
        };
        let read = self.table.read(side, &text);
        let tried = Tried::Route(route.clone());
        match read {
            Ok(event) => Ok((Event::play(side, event), tried)),
            Err(refused) => Err(refusal(&self.table, &refused, &tried)),
        }
    }

    fn play_event(&self, side: Side, steps: &[Step]) -> Result<(Event, Tried), Refusal> {
        let Contest::Backgammon(game) = self.table.contest() else {
            return Err(not_here(NotHere::NotPossible));
        };
        let made: Option<Vec<_>> = steps.iter().map(|made| rule_step(made, side)).collect();
        if let Some(made) = made.filter(|made| made.len() <= 4) {
            let play = Play::new(&made);
            return Ok((
                Event::play(side, GameEvent::Backgammon(E::Play(play))),
                Tried::Play(play),
            ));
        }
        // A step that is in no legal play: what it would be in notation is asked of the rules.
        let legal_so_far: Vec<_> = steps
            .iter()
            .take(4)
            .map_while(|made| rule_step(made, side))
            .collect();
        let text = steps
            .iter()
            .map(|made| {
                format!(
                    "{}/{}",
                    own_place(made.from, side),
                    own_place(made.to, side)
                )
            })
            .collect::<Vec<_>>()
            .join(" ");
        let last = steps.last().map(|made| {
            format!(
                "{}/{}",
                own_place(made.from, side),
                own_place(made.to, side)
            )
        });
        let refuse = |refused: &Refused| refusal(&self.table, refused, &Tried::Text(text.clone()));
        let position = game.game().position();
        if let (Some(roll), Some(last)) = (game.game().phase().roll(), last) {
            // The step by itself, on the board as it stands after the others: its own reason comes before that of the
            // whole.
            let so_far = position.continuations(roll, &legal_so_far);
            if let (Ok(so_far), Ok(written)) = (so_far, last.parse::<Written>())
                && let Some((from, to)) = written.single()
            {
                let pips = i16::from(from.number()) - i16::from(to.number());
                let dice = [roll.first(), roll.second()];
                let exact = dice.into_iter().find(|die| i16::from(die.pips()) == pips);
                if let Some(die) = exact
                    && let Err(illegal) = so_far.position.check_step(from, die)
                {
                    return Err(refuse(&Refused::Illegal(Illegal::Backgammon(illegal))));
                }
            }
        }
        match self.table.read(side, &text) {
            Ok(event) => Ok((Event::play(side, event), Tried::Text(text.clone()))),
            Err(refused) => Err(refuse(&refused)),
        }
    }

    fn roll(
        &mut self,
        dice: Option<[u8; 2]>,
        words: Option<&str>,
        outside: &Outside,
    ) -> Result<(), Refusal> {
        let awaited = self.table.contest().awaits_throw();
        let (by, kind) = awaited.ok_or_else(|| self.refuse(&Refused::NoThrowAwaited))?;
        if self.following.is_some() {
            let event = Event::by(self.speaker(), Act::Request(kind));
            return self.happen(event, &Tried::Nothing, outside.now);
        }
        let thrown = match (self.dice_from(), dice) {
            (DiceFrom::Fair, None) => self.throw_fair(by, kind, words, outside),
            (DiceFrom::Typed, Some(dice)) => {
                let roll = self.next_roll();
                let message = Message::Typed {
                    roll,
                    by,
                    kind,
                    dice,
                };
                self.say_typed(&message, by, outside.now)
            }
            (DiceFrom::Fair, Some(_)) => return Err(not_here(NotHere::DiceNotTyped)),
            (DiceFrom::Typed, None) => return Err(not_here(NotHere::DiceMissing)),
        };
        thrown.map_err(|refused| refusal(&self.table, &refused, &Tried::Nothing))?;
        // Equal dice at the opening are thrown again; the machine does not make anybody ask twice.
        if self.dice_from() == DiceFrom::Fair && self.phase() == Some(Phase::Opening) {
            return self.roll(None, None, outside);
        }
        Ok(())
    }

    fn next_roll(&self) -> u32 {
        self.table
            .dice()
            .map_or(1, table::dice::Verifier::next_roll)
    }

    fn void_throw(&mut self, outside: &Outside) -> Result<(), Refusal> {
        let Contest::Backgammon(game) = self.table.contest() else {
            return Err(self.refuse(&Refused::NoDice));
        };
        let (by, kind) = match game.game().phase() {
            Phase::Opening | Phase::OpeningRolled(_) => (Side::Light, Throw::Opening),
            _ => (game.game().turn().into(), Throw::Pair),
        };
        let roll = self.next_roll();
        let message = Message::Void {
            roll,
            by,
            kind,
            why: ::table::dice::VoidReason::Unreadable,
        };
        self.say_typed(&message, by, outside.now)
            .map_err(|refused| refusal(&self.table, &refused, &Tried::Nothing))
    }

    fn say_typed(&mut self, message: &Message, by: TableSide, now: u64) -> Result<(), Refused> {
        self.say_to_dice(message, by.into(), now)
    }

    /// Gives the game up. In backgammon a resignation is an offer: people at one device agree on it, and the computer
    /// looks at what it would give away.
    fn resign(&mut self, stake: Option<u32>, now: u64) -> Result<(), Refusal> {
        let by = self.speaker();
        if let Contest::Draughts(_) | Contest::Chess(_) = self.table.contest() {
            return self.happen(Event::by(by, Act::Resign), &Tried::Nothing, now);
        }
        let win = stake.and_then(Win::from_multiplier).unwrap_or(Win::Single);
        let offer = E::Resign { by: by.into(), win };
        self.happen(
            Event::play(by, GameEvent::Backgammon(offer)),
            &Tried::Nothing,
            now,
        )?;
        if self.following.is_some() {
            // Whoever sits elsewhere answers for himself.
            return Ok(());
        }
        self.happen(
            Event::play(by.other(), GameEvent::Backgammon(E::AcceptResignation)),
            &Tried::Nothing,
            now,
        )
    }

    fn typed(&mut self, side: Side, text: &str, outside: &Outside) -> Result<(), Refusal> {
        let tried = Tried::Text(text.to_owned());
        // Dice may be typed as they are written: 6-4, 64.
        if self.dice_from() == DiceFrom::Typed
            && self.table.contest().awaits_throw().is_some()
            && let Ok(roll) = text.trim().parse::<::backgammon::Roll>()
        {
            let dice = [roll.first().pips(), roll.second().pips()];
            return self.roll(Some(dice), None, outside);
        }
        match self.table.read(side, text) {
            Ok(event) => self.happen(Event::play(side, event), &tried, outside.now),
            Err(refused) => Err(refusal(&self.table, &refused, &tried)),
        }
    }

    /// What the computer answers to a draw offer that stands.
    pub(crate) fn answer_draw(&mut self, accepts: bool, now: u64) {
        if let Some((by, Offer::Draw)) = self.table.offer() {
            let act = if accepts { Act::Accept } else { Act::Decline };
            let answered = self.happen(Event::by(by.other(), act), &Tried::Nothing, now);
            debug_assert!(answered.is_ok(), "an offer that stands can be answered");
        }
    }

    /// The computer at this table that has been offered a draw.
    pub(crate) fn draw_offered_to_computer(&self) -> Option<Side> {
        let (by, offer) = self.table.offer()?;
        (offer == Offer::Draw && self.is_computer(by.other())).then_some(by.other())
    }
}
