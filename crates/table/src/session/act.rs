//! What each event does. Each first checks, then changes: on an error nothing has changed.

use super::event::{Act, Event, Offer, maker};
use super::header::{PlayerKind, Version};
use super::past::throw_again;
use super::{
    DEEPEST_VARIATION, Ended, Finish, GameLine, LONGEST_NOTE, MOST_EVENTS, PastDraw, Refused,
    Table, Variation,
};
use crate::Side;
use crate::clock::{Clock, ClockEvent, Left, Moment};
use crate::dice::{self, Party, Source, Throw};
use crate::game::{GameEvent, Outcome, Reason, ToAct};

impl Table {
    /// The event as the record will write it: a move with its steps in the one order that its notation means. This is
    /// where a move is judged.
    pub(super) fn judged(&self, mut event: Event) -> Result<Event, Refused> {
        if let Act::Play(played) = &event.act {
            let side = self.check_player(&event, played)?;
            event.act = Act::Play(self.state.contest.judge(side, played)?);
        }
        Ok(event)
    }

    /// Lets an event happen that was checked, and whose move was judged, without keeping it. Says how the game ended by
    /// it, or would have if the players had not gone on.
    pub(super) fn happen(&mut self, event: &Event, at: Moment) -> Result<Option<Outcome>, Refused> {
        if let Act::Dice(entry) = &event.act {
            self.check_entry(event, entry)?;
        }
        self.happen_trusted(event, at)
    }

    /// The same for an event that has happened once already.
    pub(super) fn happen_trusted(
        &mut self,
        event: &Event,
        at: Moment,
    ) -> Result<Option<Outcome>, Refused> {
        let before = self.game_line().outcome;
        match &event.act {
            Act::Play(played) => self.play(event, played)?,
            Act::Dice(entry) => self.take_entry(entry)?,
            Act::Request(kind) => self.request(event.side()?, *kind)?,
            Act::Resign => self.resign(event.side()?)?,
            Act::Offer(offer) => self.make_offer(event.side()?, *offer)?,
            Act::Accept => self.accept(event.side()?)?,
            Act::Decline => {
                event.side()?;
                self.state.offer.take().ok_or(Refused::NothingOffered)?;
            }
            Act::Resume => self.resume(event.by)?,
            Act::Flag(side) => self.flag(*side, event, at)?,
            Act::Leave(side) => {
                self.forfeit(*side, Reason::Abandoned, Finish::Abandoned);
            }
            Act::NextGame => self.next_game(event.by)?,
            Act::Stop => self.stop()?,
            Act::Await(party) => self.wait_for(*party)?,
            Act::Begin => {
                if !self.state.gathering {
                    return Err(Refused::BegunAlready);
                }
                self.state.gathering = false;
            }
            Act::Abort => self.abort()?,
            Act::Halt => self.state.halted = true,
            Act::GoOn => {
                if !self.state.halted {
                    return Err(Refused::NotHalted);
                }
                self.state.halted = false;
            }
        }
        self.state.last = at;
        if self.game_line().outcome.is_none() {
            self.game_line_mut().outcome = self.state.contest.outcome();
        }
        let mut outcome = self.game_line().outcome.filter(|_| before.is_none());
        if event.goes_on {
            outcome = self.game_line_mut().outcome.take();
            self.state.contest.play_on();
            let (game, ply) = (self.games.len(), self.line().len());
            let past = outcome.map(|outcome| PastDraw { outcome, game, ply });
            self.state.past_draw = self.state.past_draw.or(past);
        } else if outcome.is_some() || self.to_act() == ToAct::Over {
            self.state.offer = None;
            self.state.awaited = None;
            self.state.adjourned = false;
        }
        self.run_clock(Some(event), at);
        Ok(outcome)
    }

    /// What holds for every event.
    pub(super) fn check(&self, event: &Event, at: Moment) -> Result<(), Refused> {
        if self.kept.events() >= MOST_EVENTS {
            return Err(Refused::RecordFull);
        }
        let note = event.note.as_ref();
        if note.is_some_and(|note| note.len() > LONGEST_NOTE) {
            return Err(Refused::NoteTooLong { most: LONGEST_NOTE });
        }
        if at < self.state.last {
            return Err(Refused::TimeRunsBack);
        }
        if event.act.since() > self.header.version {
            return Err(Refused::LaterVersion);
        }
        let act = &event.act;
        let between_throws = matches!(
            act,
            Act::Dice(dice::Entry::Renew(_) | dice::Entry::Reseal(_) | dice::Entry::Seed(_))
        );
        let by_the_server = matches!(act, Act::Halt | Act::GoOn);
        match self.to_act() {
            ToAct::Over => return Err(Refused::Over),
            ToAct::NextGame => match act {
                Act::NextGame | Act::Stop | Act::Leave(_) | Act::Halt | Act::GoOn => {}
                _ if between_throws => {}
                _ => return Err(Refused::NextGameFirst),
            },
            ToAct::Player(_) | ToAct::Dice(_) | ToAct::Opening => {}
        }
        match self.fallen(event, at) {
            Some(side) if *act != Act::Flag(side) => return Err(Refused::FlagHasFallen { side }),
            _ => {}
        }
        if self.state.halted && *act != Act::GoOn {
            return Err(Refused::Halted);
        }
        if self.state.gathering && !matches!(act, Act::Begin | Act::Abort) && !by_the_server {
            return Err(Refused::NotBegun);
        }
        if self.state.adjourned && !matches!(act, Act::Resume | Act::Leave(_)) && !by_the_server {
            return Err(Refused::Adjourned);
        }
        if self.throw_is_under_way() && !self.goes_with_a_throw(act) && !by_the_server {
            return Err(Refused::ThrowUnderWay);
        }
        if !event.is_by_right() {
            return Err(Refused::NotYours { by: event.by });
        }
        Ok(())
    }

    fn throw_is_under_way(&self) -> bool {
        let requested = |dice: &dice::Exchange| dice.requested().is_some();
        self.state.awaited.is_some() || self.exchange().is_some_and(requested)
    }

    fn goes_with_a_throw(&self, act: &Act) -> bool {
        match act {
            // Whoever has lost his secrets could not end the throw otherwise than by offering others.
            Act::Dice(_)
            | Act::Await(_)
            | Act::Flag(_)
            | Act::Leave(_)
            | Act::Offer(Offer::Reseal(_)) => true,
            Act::Accept | Act::Decline => {
                matches!(self.state.offer, Some((_, Offer::Reseal(_))))
            }
            _ => false,
        }
    }

    /// What stands beside a move changes nothing, but it must be what it says: lines of legal moves.
    pub(super) fn check_remarks(&self, event: &Event) -> Result<(), Refused> {
        if event.goes_on {
            let Act::Play(played) = &event.act else {
                return Err(Refused::NotDrawn);
            };
            let mut after = self.state.contest.clone();
            after.take(event.side()?, played);
            if !after.play_on() {
                return Err(Refused::NotDrawn);
            }
        }
        if event.variations.is_empty() {
            return Ok(());
        }
        self.check_variations(&event.variations, &self.state.contest, 0)
    }

    fn check_variations(
        &self,
        variations: &[Variation],
        from: &crate::game::Contest,
        depth: usize,
    ) -> Result<(), Refused> {
        if depth >= DEEPEST_VARIATION {
            return Err(Refused::VariationTooDeep {
                most: DEEPEST_VARIATION,
            });
        }
        for Variation(line) in variations {
            let mut contest = from.clone();
            for aside in line {
                let long = |note: &String| note.len() > LONGEST_NOTE;
                if aside.note.as_ref().is_some_and(long) {
                    return Err(Refused::NoteTooLong { most: LONGEST_NOTE });
                }
                self.check_variations(&aside.variations, &contest, depth + 1)?;
                if !aside.text.is_empty() {
                    contest.follow(&aside.text)?;
                }
            }
        }
        Ok(())
    }

    /// Whether a side may act in the game now, as far as the table can tell.
    pub(super) fn check_turn(&self, side: Side) -> Result<(), Refused> {
        match self.to_act() {
            ToAct::Over => Err(Refused::Over),
            ToAct::NextGame => Err(Refused::NextGameFirst),
            ToAct::Player(to_act) if to_act != side && !self.state.contest.either_may_speak() => {
                Err(Refused::NotYourTurn { to_act })
            }
            ToAct::Player(_) | ToAct::Dice(_) | ToAct::Opening => Ok(()),
        }
    }

    fn check_player(&self, event: &Event, played: &GameEvent) -> Result<Side, Refused> {
        let side = event.side()?;
        if played.is_throw() {
            return Err(Refused::ThrowNeedsEntry);
        }
        self.check_turn(side)?;
        Ok(side)
    }

    fn play(&mut self, event: &Event, played: &GameEvent) -> Result<(), Refused> {
        let side = self.check_player(event, played)?;
        self.state.contest.take(side, played);
        self.state.offered[index(side)] = [false; Offer::KINDS];
        self.state.moved[index(side)] = true;
        self.moved(side);
        Ok(())
    }

    /// Checks an entry of the dice: whose it is, and its proof. Whether the game waits for it is judged where it is
    /// taken.
    fn check_entry(&self, event: &Event, entry: &dice::Entry) -> Result<(), Refused> {
        let dice = self.exchange().ok_or(Refused::NoDice)?;
        if maker(entry).is_some_and(|maker| maker != event.by) {
            return Err(Refused::NotYours { by: event.by });
        }
        dice.verifier().examine(entry)?;
        match entry {
            dice::Entry::Roll(roll)
                if self.throws_are_requested()
                    && dice.requested() != Some((roll.by, roll.kind)) =>
            {
                return Err(Refused::NotRequested);
            }
            dice::Entry::Reseal(reseal) if self.state.agreed_chain != Some(reseal.commitment) => {
                return Err(Refused::NotAgreed);
            }
            _ => {}
        }
        Ok(())
    }

    /// Does whoever throws bind himself on the record first? So it is where three parties make a throw.
    fn throws_are_requested(&self) -> bool {
        let online = |header: &dice::Header| matches!(header.source, Source::Online(_));
        self.header.version >= Version::Two && self.header.dice.as_ref().is_some_and(online)
    }

    fn take_entry(&mut self, entry: &dice::Entry) -> Result<(), Refused> {
        let thrown = throw_again(&self.state.contest, entry)?;
        let dice = self.state.dice.as_mut().ok_or(Refused::NoDice)?;
        dice.take(entry);
        if let dice::Entry::Reseal(_) = entry {
            self.state.agreed_chain = None;
        }
        if let Some((side, event)) = thrown {
            self.state.contest.take(side, &event);
            self.state.awaited = None;
            self.moved(side);
        }
        Ok(())
    }

    fn request(&mut self, side: Side, kind: Throw) -> Result<(), Refused> {
        // Both throw for the opening, and either may ask for it.
        let awaited = match self.state.contest.awaits_throw() {
            Some((_, Throw::Opening)) => kind == Throw::Opening,
            awaited => awaited == Some((side, kind)),
        };
        let dice = self.state.dice.as_mut().ok_or(Refused::NoDice)?;
        if !awaited {
            return Err(Refused::NoThrowAwaited);
        }
        let asked = dice.accept(&dice.request(side, kind));
        asked.map_err(Refused::NotThrown)?;
        Ok(())
    }

    /// A move or a throw of this side: it stands in the line, and an offer to this side has lapsed.
    fn moved(&mut self, side: Side) {
        let place = self.kept.events() as u32;
        let line = &mut self.game_line_mut().line;
        if line.len() == line.capacity() {
            // A game has some hundred of them, and a server has many tables.
            line.reserve_exact(16 + line.len() / 8);
        }
        line.push(place);
        if self.state.offer.is_some_and(|(by, _)| by != side) {
            self.state.offer = None;
        }
    }

    fn resign(&mut self, side: Side) -> Result<(), Refused> {
        if !self.state.contest.resigns_plainly() {
            return Err(Refused::ResignWithStake);
        }
        self.state.contest.end(Some(side.other()), Reason::Resigned);
        Ok(())
    }

    fn make_offer(&mut self, side: Side, offer: Offer) -> Result<(), Refused> {
        if offer == Offer::Draw && !self.state.contest.draws() {
            return Err(Refused::NoDraw);
        }
        if let Some((by, offer)) = self.state.offer {
            return Err(Refused::OfferStands { by, offer });
        }
        let made = self.line().len();
        match offer {
            Offer::Takeback { keep } if keep >= made => {
                return Err(Refused::NothingToTakeBack { made });
            }
            Offer::Reseal(commitment) => {
                if self.header.version < Version::Two {
                    return Err(Refused::LaterVersion);
                }
                if commitment.party != side.into() {
                    return Err(Refused::NotYours { by: side.into() });
                }
                let dice = self.exchange().ok_or(Refused::NoDice)?;
                let sealed = dice.entry_of(&dice::Message::Reseal(commitment));
                sealed.map_err(Refused::NotThrown)?;
            }
            Offer::Draw | Offer::Takeback { .. } | Offer::Adjournment => {}
        }
        let offered = &mut self.state.offered[index(side)][offer.kind()];
        if *offered {
            return Err(Refused::OfferedAlready);
        }
        *offered = true;
        self.state.offer = Some((side, offer));
        Ok(())
    }

    fn accept(&mut self, side: Side) -> Result<(), Refused> {
        let (by, offer) = self.state.offer.ok_or(Refused::NothingOffered)?;
        if by == side {
            return Err(Refused::OwnOffer);
        }
        match offer {
            Offer::Draw => {
                self.state.contest.end(None, Reason::Agreed);
            }
            Offer::Takeback { keep } => {
                self.go_back(keep)?;
                // Another position: what was offered in the old one no longer counts.
                self.state.offered = [[false; Offer::KINDS]; 2];
            }
            Offer::Adjournment => self.state.adjourned = true,
            Offer::Reseal(commitment) => {
                self.state.agreed_chain = Some(commitment);
                self.state.offered[index(by)][offer.kind()] = false;
            }
        }
        self.state.offer = None;
        Ok(())
    }

    /// The game as it was after so many of its moves and throws. The dice are not thrown again: their
    /// numbers go on, so nobody knows the next throw because it was thrown before.
    fn go_back(&mut self, keep: usize) -> Result<(), Refused> {
        self.state.contest = self.contest_after(keep)?;
        self.game_line_mut().line.truncate(keep);
        Ok(())
    }

    fn flag(&mut self, side: Side, event: &Event, at: Moment) -> Result<(), Refused> {
        if self.fallen(event, at) != Some(side) {
            let left = self.time_left(side, at).map(Left::in_all);
            return Err(Refused::FlagStands { side, left });
        }
        let _ = self.state.clock.apply(ClockEvent::Look, at);
        self.forfeit(side, Reason::FlagFell, Finish::FlagFell);
        Ok(())
    }

    /// This side loses the game on the board, if one is being played, and the contest where that goes with it.
    fn forfeit(&mut self, side: Side, reason: Reason, how: Finish) {
        let winner = Some(side.other());
        self.state.contest.end(winner, reason);
        if self.state.contest.loses_all(reason) {
            self.state.ended = Some(Ended { how, winner });
        }
    }

    fn abort(&mut self) -> Result<(), Refused> {
        if !self.may_abort() {
            return Err(Refused::TooLateToAbort);
        }
        self.state.ended = Some(Ended {
            how: Finish::Aborted,
            winner: None,
        });
        Ok(())
    }

    /// Somebody is ready for what both have to want. Says whether it can happen now: at once at a table on one machine
    /// and where the server wants it, otherwise when both players have said so. A computer is always ready.
    fn all_ready(&mut self, by: Party) -> Result<bool, Refused> {
        let seats =
            [Side::Light, Side::Dark].map(|side| self.header.players[self.player(side)].kind);
        let somebody_elsewhere = seats.contains(&PlayerKind::Remote);
        let one_is_enough = self.header.version < Version::Two || !somebody_elsewhere;
        let said = match by {
            Party::Server => None,
            Party::Light => Some(Side::Light),
            Party::Dark => Some(Side::Dark),
        };
        let Some(side) = said.filter(|_| !one_is_enough) else {
            self.state.ready = [false; 2];
            return Ok(true);
        };
        let ready = &mut self.state.ready;
        if ready[index(side)] {
            return Err(Refused::ReadyAlready);
        }
        ready[index(side)] = true;
        for (ready, kind) in ready.iter_mut().zip(seats) {
            *ready |= matches!(kind, PlayerKind::Computer { .. });
        }
        let all = *ready == [true; 2];
        if all {
            self.state.ready = [false; 2];
        }
        Ok(all)
    }

    fn resume(&mut self, by: Party) -> Result<(), Refused> {
        if !self.state.adjourned {
            return Err(Refused::NotAdjourned);
        }
        if self.all_ready(by)? {
            self.state.adjourned = false;
        }
        Ok(())
    }

    fn next_game(&mut self, by: Party) -> Result<(), Refused> {
        if self.to_act() != ToAct::NextGame {
            return Err(Refused::GameNotOver);
        }
        if !self.all_ready(by)? {
            return Ok(());
        }
        self.state.contest.next_game();
        self.state.beginning = Some(Box::new(self.state.contest.clone()));
        self.state.offered = [[false; Offer::KINDS]; 2];
        self.games.push(GameLine {
            light: self.state.contest.light(),
            ..GameLine::default()
        });
        if self.state.contest.fresh_clocks() {
            self.state.clock = Clock::new(self.header.clock);
        }
        Ok(())
    }

    fn stop(&mut self) -> Result<(), Refused> {
        let between_games = match self.to_act() {
            ToAct::NextGame => true,
            ToAct::Opening => self.line().is_empty(),
            ToAct::Player(_) | ToAct::Dice(_) | ToAct::Over => false,
        };
        if !between_games || !self.state.contest.is_session() {
            return Err(Refused::NotASession);
        }
        self.state.ended = Some(Ended {
            how: Finish::Stopped,
            winner: None,
        });
        Ok(())
    }

    fn wait_for(&mut self, party: Party) -> Result<(), Refused> {
        let holds = |dice: &dice::Verifier| dice.elements_left(party).is_some();
        let to_throw = self.state.contest.awaits_throw().is_some();
        let requested = |dice: &dice::Exchange| dice.requested().is_some();
        let bound = !self.throws_are_requested() || self.exchange().is_some_and(requested);
        if !to_throw || !bound || !self.dice().is_some_and(holds) {
            return Err(Refused::NoThrowAwaited);
        }
        self.state.awaited = Some(party);
        Ok(())
    }
}

impl Event {
    /// The player it comes from.
    pub(super) const fn side(&self) -> Result<Side, Refused> {
        match self.by {
            Party::Light => Ok(Side::Light),
            Party::Dark => Ok(Side::Dark),
            Party::Server => Err(Refused::NotYours { by: self.by }),
        }
    }
}

const fn index(side: Side) -> usize {
    match side {
        Side::Light => 0,
        Side::Dark => 1,
    }
}
