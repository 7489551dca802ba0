//! What the computer says to what is offered or asked of it.

use ::backgammon::Win;
use ::table::Side;
use ::table::game::Contest;

use crate::players::Players;
use crate::{backgammon, chess, draughts};

/// What a player may offer to the other or ask of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Request {
    /// A draw.
    Draw,
    /// The other side gives the game up, in backgammon as lost by so much.
    Resignation(Win),
    /// The other side wants to take something back.
    Takeback,
    /// Play stops for now.
    Adjournment,
}

impl Players {
    /// Does the computer on this side of the board agree?
    ///
    /// A resignation is only weighed in backgammon, where more than a single game can be won, and only with nets; it is
    /// taken otherwise. Whoever plays against the computer may always take back and stop.
    pub fn agrees(&mut self, contest: &Contest, side: Side, request: Request) -> bool {
        match (request, contest) {
            (Request::Draw, Contest::Draughts(contest)) => {
                draughts::takes_draw(contest.game(), side, &mut self.draughts)
            }
            (Request::Draw, Contest::Chess(contest)) => {
                chess::takes_draw(contest.game(), side, &mut self.chess)
            }
            (Request::Draw, Contest::Backgammon(_)) => false,
            (Request::Resignation(win), Contest::Backgammon(contest)) => {
                let games = win.multiplier() as f32;
                self.backgammon.as_mut().is_none_or(|nets| {
                    backgammon::takes_resignation(&contest.into(), side, games, nets)
                })
            }
            (Request::Resignation(_), Contest::Draughts(_) | Contest::Chess(_))
            | (Request::Takeback | Request::Adjournment, _) => true,
        }
    }
}
