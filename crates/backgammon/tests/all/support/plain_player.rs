//! A plain player for whole matches: sensible enough that games end, and the same every time.

use tabuleiro_backgammon::{
    Event, Game, LegalPlays, Phase, Position, Raise, Roll, Side, Throw, ToAct, Win,
};

use super::positions::Random;

/// The next event of a game: dice where dice are awaited, else what the plain player does.
pub fn next_event(game: &Game, random: &mut Random) -> Event {
    let die = |random: &mut Random| {
        tabuleiro_backgammon::Die::new(1 + random.below(6) as u8).expect("a face of the die")
    };
    let throw = |random: &mut Random| Event::Roll(Roll::new(die(random), die(random)));
    match (game.to_act(), game.phase()) {
        (ToAct::Dice(Throw::Opening), _) => Event::OpeningRoll {
            light: die(random),
            dark: die(random),
        },
        (ToAct::Dice(Throw::Turn(_)), _) => throw(random),
        (ToAct::Player(side), Phase::ToRoll) => {
            let position = game.position_for(side);
            if is_hopeless(position) && random.below(2) == 0 {
                return Event::Resign {
                    by: side,
                    win: due(position),
                };
            }
            // Ahead by a tenth; now and then too early, so that beavers have a point.
            let (mine, theirs) = pips(position);
            if mine * 11 < theirs * 10 || random.below(24) == 0 {
                Event::Double
            } else {
                throw(random)
            }
        }
        (ToAct::Player(_), Phase::Rolled(roll) | Phase::OpeningRolled(roll)) => {
            Event::Play(best(&LegalPlays::of(game.position(), roll)))
        }
        (ToAct::Player(side), Phase::Raised(raise)) => answer(game, side, raise),
        (ToAct::Player(side), Phase::Resigned { win, .. }) => {
            if win < due(game.position_for(side).swapped()) {
                Event::RefuseResignation
            } else {
                Event::AcceptResignation
            }
        }
        (ToAct::Player(_) | ToAct::Over(_), phase) => panic!("nothing to do in {phase:?}"),
    }
}

fn answer(game: &Game, side: Side, raise: Raise) -> Event {
    let (mine, theirs) = pips(game.position_for(side));
    let higher = match raise {
        Raise::Double => Event::Beaver,
        Raise::Beaver | Raise::Raccoon => Event::Raccoon,
    };
    let mut raised = *game;
    if mine < theirs && raised.apply(&higher).is_ok() {
        higher
    } else if mine * 10 > theirs * 13 {
        Event::Drop
    } else {
        Event::Take
    }
}

fn pips(position: Position) -> (u16, u16) {
    (position.mover().pip_count(), position.other().pip_count())
}

/// The opponent will be off long before.
fn is_hopeless(position: Position) -> bool {
    let (mine, theirs) = pips(position);
    !position.has_contact() && theirs * 3 < mine
}

/// What the mover would lose if the opponent bore off now.
fn due(position: Position) -> Win {
    if position.mover().off() > 0 {
        Win::Single
    } else {
        Win::Gammon
    }
}

/// Many off, many hit, few blots; the first of equals.
fn best(plays: &LegalPlays) -> tabuleiro_backgammon::Play {
    let score = |position: Position| {
        let blots = position.other().points().filter(|&(_, n)| n == 1).count() as i32;
        let off = i32::from(position.other().off());
        10 * off + 3 * i32::from(position.mover().bar()) - blots
    };
    let mut best = plays[0];
    for legal in plays {
        if score(legal.position) > score(best.position) {
            best = *legal;
        }
    }
    best.play
}
