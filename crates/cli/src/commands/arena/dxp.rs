//! A program of somebody else's that speaks the DamExchange protocol, at an address.

use std::time::{Duration, Instant};

use ::draughts::{Course, Rules, Side, Turn};

use crate::answer::Failure;
use crate::commands::engine::dxp::{ask, part, request};
use crate::dxp::{End, Message, Wire, of_turn, turn};

/// A program under way.
pub(super) struct Dxp {
    address: String,
    wire: Wire,
    /// The time control that comes nearest to so long a move.
    minutes: u32,
    moves: u32,
    own: Side,
    /// Has the game ended?
    ended: bool,
    /// It has ended the game itself, as it sees it.
    claim: Option<End>,
}

/// How long an answer is waited for: a move may take longer than its share.
const PATIENCE: Duration = Duration::from_secs(600);

impl Dxp {
    pub(super) fn start(address: &str, time: Duration) -> Result<Self, Failure> {
        let wrong = |fault: String| Failure::Input(format!("dxp:{fault}"));
        let wire = Wire::to(address, PATIENCE).map_err(wrong)?;
        let (minutes, moves) = control(time);
        Ok(Self {
            address: address.to_owned(),
            wire,
            minutes,
            moves,
            own: Side::White,
            ended: true,
            claim: None,
        })
    }

    /// A new game begins, in which it has this side.
    pub(super) fn begin(&mut self, game: &Course, own: Side) -> Result<(), Failure> {
        let asked = request(game, own, self.minutes, self.moves);
        ask(&mut self.wire, &asked).map_err(|fault| self.wrong(&fault))?;
        self.own = own;
        self.ended = false;
        self.claim = None;
        Ok(())
    }

    /// The opponent has taken a turn, which it has to be told.
    pub(super) fn hear(&mut self, turn: &Turn, rules: &Rules) -> Result<(), Failure> {
        let message = of_turn(turn, 0, rules);
        let sent = message
            .ok_or_else(|| "a move cannot be written down in this protocol".to_owned())
            .and_then(|message| self.wire.send(&message));
        sent.map_err(|fault| self.wrong(&fault))
    }

    /// The turn it plays, if that is legal, and the time on the wall that it took. It gives a game up by ending it.
    pub(super) fn turn(&mut self, game: &Course) -> Result<(Option<Turn>, Duration), Failure> {
        let start = Instant::now();
        let turn = loop {
            match self.wire.receive().map_err(|fault| self.wrong(&fault))? {
                Some(Message::Move { squares, .. }) => {
                    break turn(&squares, game.position(), game.rules());
                }
                Some(Message::GameEnd { end, .. }) => {
                    self.ended = true;
                    self.claim = Some(end);
                    let answer = Message::GameEnd {
                        end: End::Unknown,
                        stops: false,
                    };
                    self.wire
                        .send(&answer)
                        .map_err(|fault| self.wrong(&fault))?;
                    break None;
                }
                Some(Message::BackRequest) => {
                    let no = Message::BackAnswer { code: '1' };
                    self.wire.send(&no).map_err(|fault| self.wrong(&fault))?;
                }
                Some(_) => {}
                None => return Err(self.wrong("it hung up within a game")),
            }
        };
        Ok((turn, start.elapsed()))
    }

    /// The game has ended; `end` is how, for its opponent.
    pub(super) fn finish(&mut self, end: End) -> Result<(), Failure> {
        if core::mem::replace(&mut self.ended, true) {
            return Ok(());
        }
        part(&mut self.wire, end).map_err(|fault| self.wrong(&fault))
    }

    /// How it has ended the game before the rules did, if it has.
    pub(super) const fn ends_it(&self) -> Option<End> {
        self.claim
    }

    pub(super) const fn side(&self) -> Side {
        self.own
    }

    fn wrong(&self, fault: &str) -> Failure {
        Failure::Input(format!("dxp:{}: {fault}", self.address))
    }
}

/// Moves that a usual time control is for.
const USUAL_MOVES: f64 = 75.0;

/// Whole minutes and moves that come nearest to so long a move: the protocol has no seconds.
fn control(time: Duration) -> (u32, u32) {
    let minutes = time.as_secs_f64() * USUAL_MOVES / 60.0;
    if minutes >= 1.0 {
        return ((minutes.round() as u32).min(999), USUAL_MOVES as u32);
    }
    let moves = 60.0 / time.as_secs_f64().max(0.06);
    (1, (moves.round() as u32).min(999))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_a_move_becomes_a_time_control() {
        let control = |milliseconds| control(Duration::from_millis(milliseconds));
        assert_eq!(control(100), (1, 600));
        assert_eq!(control(4_000), (5, 75));
        assert_eq!(control(1), (1, 999));
        assert_eq!(control(9_000_000), (999, 75));
    }
}
