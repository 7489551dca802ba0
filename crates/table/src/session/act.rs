//! What each event does.

use super::event::{Act, Event, Offer};
use super::{Ended, Finish, GameLine, LONGEST_NOTE, MOST_EVENTS, Refused, Table};
use crate::Side;
use crate::clock::{Clock, ClockEvent, Left, Moment};
use crate::dice::{self, Party};
use crate::game::{Contest, GameEvent, Outcome, Reason, ToAct};

impl Table {
    /// The event as the record will write it: a move with its steps in the one order that its notation means.
    pub(super) fn as_written(&self, mut event: Event, at: Moment) -> Result<Event, Refused> {
        self.check(&event, at)?;
        if let Act::Play(played) = &event.act {
            let side = self.check_player(&event, played)?;
            let contest = &self.state.contest;
            contest.clone().apply_by(side, played)?;
            let text = contest.write(played).ok_or(Refused::OtherGame)?;
            event.act = Act::Play(contest.read(side, &text)?);
        }
        Ok(event)
    }

    /// Lets an event happen, without keeping it. On an error nothing has changed.
    pub(super) fn act(&mut self, event: &Event, at: Moment) -> Result<Option<Outcome>, Refused> {
        self.check(event, at)?;
        let before = self.game_line().outcome;
        match &event.act {
            Act::Play(played) => self.play(event, played)?,
            Act::Dice(entry) => self.throw(event, entry)?,
            Act::Resign => self.resign(event.side()?)?,
            Act::Offer(offer) => self.make_offer(event.side()?, *offer)?,
            Act::Accept => self.accept(event.side()?)?,
            Act::Decline => {
                event.side()?;
                self.state.offer.take().ok_or(Refused::NothingOffered)?;
            }
            Act::Resume => {
                if !self.state.adjourned {
                    return Err(Refused::NotAdjourned);
                }
                self.state.adjourned = false;
            }
            Act::Flag(side) => self.flag(*side, event, at)?,
            Act::Leave(side) => self.leave(*side, event.by)?,
            Act::NextGame => self.next_game()?,
            Act::Stop => self.stop(event)?,
            Act::Await(party) => self.wait_for(*party, event.by)?,
        }
        self.state.last = at;
        if self.game_line().outcome.is_none() {
            self.game_line_mut().outcome = self.state.contest.outcome();
        }
        let outcome = self.game_line().outcome.filter(|_| before.is_none());
        if outcome.is_some() || self.to_act() == ToAct::Over {
            self.state.offer = None;
            self.state.awaited = None;
            self.state.adjourned = false;
        }
        self.run_clock(Some(event), at);
        Ok(outcome)
    }

    /// What holds for every event.
    fn check(&self, event: &Event, at: Moment) -> Result<(), Refused> {
        if self.entries.len() >= MOST_EVENTS {
            return Err(Refused::RecordFull);
        }
        if event
            .note
            .as_ref()
            .is_some_and(|note| note.len() > LONGEST_NOTE)
        {
            return Err(Refused::NoteTooLong { most: LONGEST_NOTE });
        }
        if at < self.state.last {
            return Err(Refused::TimeRunsBack);
        }
        let between_throws = matches!(
            event.act,
            Act::Dice(dice::Entry::Renew(_) | dice::Entry::Seed(_))
        );
        match self.to_act() {
            ToAct::Over => return Err(Refused::Over),
            ToAct::NextGame => match event.act {
                Act::NextGame | Act::Stop | Act::Leave(_) => {}
                _ if between_throws => {}
                _ => return Err(Refused::NextGameFirst),
            },
            ToAct::Player(_) | ToAct::Dice(_) | ToAct::Opening => {}
        }
        match self.fallen(event, at) {
            Some(side) if event.act != Act::Flag(side) => {
                return Err(Refused::FlagHasFallen { side });
            }
            _ => {}
        }
        if self.state.adjourned && !matches!(event.act, Act::Resume | Act::Leave(_)) {
            return Err(Refused::Adjourned);
        }
        let with_a_throw = matches!(
            event.act,
            Act::Dice(_) | Act::Await(_) | Act::Flag(_) | Act::Leave(_)
        );
        if self.state.awaited.is_some() && !with_a_throw {
            return Err(Refused::ThrowUnderWay);
        }
        Ok(())
    }

    /// Whether a side may act in the game now, as far as the table can tell.
    pub(super) fn check_turn(&self, side: Side) -> Result<(), Refused> {
        match (self.to_act(), &self.state.contest) {
            (ToAct::Over, _) => Err(Refused::Over),
            (ToAct::NextGame, _) => Err(Refused::NextGameFirst),
            (ToAct::Player(to_act), Contest::Draughts(_)) if to_act != side => {
                Err(Refused::NotYourTurn { to_act })
            }
            // Backgammon has events of either side at any time and says itself whose turn it is.
            (_, Contest::Draughts(_) | Contest::Backgammon(_)) => Ok(()),
        }
    }

    fn check_player(&self, event: &Event, played: &GameEvent) -> Result<Side, Refused> {
        use ::backgammon::Event as E;
        let side = event.side()?;
        if let GameEvent::Backgammon(E::OpeningRoll { .. } | E::Roll(_) | E::VoidThrow) = played {
            return Err(Refused::ThrowNeedsEntry);
        }
        self.check_turn(side)?;
        Ok(side)
    }

    fn play(&mut self, event: &Event, played: &GameEvent) -> Result<(), Refused> {
        let side = self.check_player(event, played)?;
        self.state.contest.apply_by(side, played)?;
        self.state.offered[index(side)] = [false; 3];
        self.moved(side);
        Ok(())
    }

    fn throw(&mut self, event: &Event, entry: &dice::Entry) -> Result<(), Refused> {
        let mut checked = self.state.dice.clone().ok_or(Refused::NoDice)?;
        let made_by = match entry {
            // Whichever side is human.
            dice::Entry::Seed(_) => event.by,
            entry => Event::dice(entry.clone()).by,
        };
        if made_by != event.by {
            return Err(Refused::NotYours { by: event.by });
        }
        checked.check(entry)?;
        let contest = &mut self.state.contest;
        let thrown_by = match entry {
            dice::Entry::Roll(roll) => {
                contest.throw(roll.by, roll.kind, roll.dice)?;
                Some(roll.by)
            }
            dice::Entry::Typed(typed) => {
                contest.throw(typed.by, typed.kind, typed.dice)?;
                Some(typed.by)
            }
            dice::Entry::Void(void) => {
                contest.void_throw(void.by)?;
                Some(void.by)
            }
            dice::Entry::Renew(_) | dice::Entry::Seed(_) => None,
        };
        self.state.dice = Some(checked);
        if let Some(side) = thrown_by {
            self.state.awaited = None;
            self.moved(side);
        }
        Ok(())
    }

    /// A move or a throw of this side: it stands in the line, and an offer to this side has lapsed.
    fn moved(&mut self, side: Side) {
        let place = self.entries.len();
        self.game_line_mut().line.push(place);
        if self.state.offer.is_some_and(|(by, _)| by != side) {
            self.state.offer = None;
        }
    }

    /// Ends the game of draughts on the board.
    fn end(&mut self, winner: Option<Side>, reason: Reason) -> Result<(), Refused> {
        match &mut self.state.contest {
            Contest::Draughts(game) => {
                game.end(Outcome {
                    winner,
                    reason,
                    stake: None,
                });
                Ok(())
            }
            Contest::Backgammon(_) => Err(match reason {
                Reason::Resigned => Refused::ResignWithStake,
                _ => Refused::NoDraw,
            }),
        }
    }

    fn resign(&mut self, side: Side) -> Result<(), Refused> {
        self.end(Some(side.other()), Reason::Resigned)
    }

    fn make_offer(&mut self, side: Side, offer: Offer) -> Result<(), Refused> {
        if let (Offer::Draw, Contest::Backgammon(_)) = (offer, &self.state.contest) {
            return Err(Refused::NoDraw);
        }
        if let Some((by, offer)) = self.state.offer {
            return Err(Refused::OfferStands { by, offer });
        }
        let made = self.line().len();
        if let Offer::Takeback { keep } = offer
            && keep >= made
        {
            return Err(Refused::NothingToTakeBack { made });
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
            Offer::Draw => self.end(None, Reason::Agreed)?,
            Offer::Takeback { keep } => {
                self.go_back(keep);
                // Another position: what was offered in the old one no longer counts.
                self.state.offered = [[false; 3]; 2];
            }
            Offer::Adjournment => self.state.adjourned = true,
        }
        self.state.offer = None;
        Ok(())
    }

    /// The game as it was after so many of its moves and throws. The dice are not thrown again: their
    /// numbers go on, so nobody knows the next throw because it was thrown before.
    fn go_back(&mut self, keep: usize) {
        self.game_line_mut().line.truncate(keep);
        let mut contest = self.state.beginning.clone();
        for &place in self.line() {
            play_again(&mut contest, &self.entries[place].event);
        }
        self.state.contest = contest;
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

    fn leave(&mut self, side: Side, by: Party) -> Result<(), Refused> {
        if by != side.into() && by != Party::Server {
            return Err(Refused::NotYours { by });
        }
        self.forfeit(side, Reason::Abandoned, Finish::Abandoned);
        Ok(())
    }

    /// This side loses the game on the board, if one is being played, and the contest where that goes with it.
    fn forfeit(&mut self, side: Side, reason: Reason, how: Finish) {
        let winner = Some(side.other());
        let playing = self.game_line().outcome.is_none();
        let all = match &mut self.state.contest {
            // A player who is out of time loses the match, as the US clock rules have it.
            Contest::Backgammon(game) => {
                let outcome = game.forfeit(side.other(), reason);
                if playing {
                    self.game_line_mut().outcome = outcome;
                }
                true
            }
            Contest::Draughts(game) => {
                if playing {
                    game.end(Outcome {
                        winner,
                        reason,
                        stake: None,
                    });
                }
                how == Finish::Abandoned
            }
        };
        if all {
            self.state.ended = Some(Ended { how, winner });
        }
    }

    fn next_game(&mut self) -> Result<(), Refused> {
        if !self.state.contest.next_game() {
            return Err(Refused::GameNotOver);
        }
        self.state.beginning = self.state.contest.clone();
        self.state.offered = [[false; 3]; 2];
        self.games.push(GameLine {
            light: self.state.contest.light(),
            ..GameLine::default()
        });
        match self.state.contest {
            // A reserve lasts for the whole match.
            Contest::Backgammon(_) => {}
            Contest::Draughts(_) => self.state.clock = Clock::new(self.header.clock),
        }
        Ok(())
    }

    fn stop(&mut self, event: &Event) -> Result<(), Refused> {
        event.side()?;
        let between_games = match self.to_act() {
            ToAct::NextGame => true,
            ToAct::Opening => self.line().is_empty(),
            ToAct::Player(_) | ToAct::Dice(_) | ToAct::Over => false,
        };
        match &self.state.contest {
            Contest::Backgammon(game) if game.is_session() && between_games => {
                self.state.ended = Some(Ended {
                    how: Finish::Stopped,
                    winner: None,
                });
                Ok(())
            }
            Contest::Backgammon(_) | Contest::Draughts(_) => Err(Refused::NotASession),
        }
    }

    fn wait_for(&mut self, party: Party, by: Party) -> Result<(), Refused> {
        if by != Party::Server {
            return Err(Refused::NotYours { by });
        }
        let holds = |dice: &dice::Verifier| dice.elements_left(party).is_some();
        let to_throw = match &self.state.contest {
            Contest::Backgammon(game) => game.awaits_throw(),
            Contest::Draughts(_) => false,
        };
        if !to_throw || !self.state.dice.as_ref().is_some_and(holds) {
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

/// Lets a move or a throw happen that has happened once already.
pub(super) fn play_again(contest: &mut Contest, event: &Event) {
    let again = match (&event.act, event.side()) {
        (Act::Play(played), Ok(side)) => contest.apply_by(side, played),
        (Act::Dice(dice::Entry::Roll(roll)), _) => contest.throw(roll.by, roll.kind, roll.dice),
        (Act::Dice(dice::Entry::Typed(typed)), _) => {
            contest.throw(typed.by, typed.kind, typed.dice)
        }
        (Act::Dice(dice::Entry::Void(void)), _) => contest.void_throw(void.by),
        _ => Ok(()),
    };
    debug_assert!(again.is_ok(), "what was played once can be played again");
}

const fn index(side: Side) -> usize {
    match side {
        Side::Light => 0,
        Side::Dark => 1,
    }
}
