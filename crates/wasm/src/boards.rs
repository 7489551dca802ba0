//! Positions, moves and plays as the page sees them, and back again.

use ::backgammon::{
    Die, Origin, Play, Point, Position as BgPosition, Roll, StartingPosition, Step as RuleStep,
    Target,
};
use ::draughts::{Move, Position, Rules, Setup as DraughtsSetup, Square, Turn as RuleTurn};
use ::words::draughts::turn_text;
use ::words::picture::as_light_counts;

use crate::types::{
    Action, BackgammonPicture, BackgammonTurn, BoardPlace, Checkers, DraughtsPicture, DraughtsTurn,
    Lost, NamedPlace, Picture, PlayEdge, PlayGraph, PlayNode, Side, Step,
};
use ::words::in_order;

/// A square's number in the rule set.
pub(crate) const fn number_of(rules: &Rules, square: Square) -> u8 {
    rules
        .board
        .value
        .number(square, rules.notation.value.numbering)
}

/// The square with this number, if there is one.
pub(crate) const fn square_of(rules: &Rules, number: u8) -> Option<Square> {
    rules
        .board
        .value
        .numbered(number, rules.notation.value.numbering)
}

/// A position of draughts to look at.
pub(crate) fn draughts_picture(rules: &Rules, setup: &DraughtsSetup) -> Picture {
    Picture::Draughts(DraughtsPicture::of(setup, rules))
}

/// A turn of draughts.
pub(crate) fn draughts_turn(rules: &Rules, turn: &RuleTurn) -> DraughtsTurn {
    let numbers = |squares: &[Square]| -> Vec<u8> {
        squares
            .iter()
            .map(|&square| number_of(rules, square))
            .collect()
    };
    let play = turn.play.as_ref();
    DraughtsTurn {
        path: play.map_or_else(Vec::new, |play| numbers(play.route())),
        taken: play.map_or_else(Vec::new, |play| numbers(play.taken())),
        huff: turn.huff.map(|square| number_of(rules, square)),
        crowns: play.is_some_and(Move::promotes),
        text: turn_text(rules, turn),
    }
}

/// What plays a turn of draughts.
pub(crate) fn draughts_action(rules: &Rules, turn: &RuleTurn) -> Action {
    let DraughtsTurn { path, huff, .. } = draughts_turn(rules, turn);
    Action::Move { path, huff }
}

/// The legal turn that goes this way, if there is one.
pub(crate) fn legal_turn(
    rules: &Rules,
    position: &Position,
    path: &[u8],
    huff: Option<u8>,
) -> Option<RuleTurn> {
    position.legal_turns(rules).into_iter().find(|turn| {
        let found = draughts_turn(rules, turn);
        found.path == path && found.huff == huff
    })
}

/// A place as Light counts.
pub(crate) const fn origin(origin: Origin, side: Side) -> BoardPlace {
    match origin {
        Origin::Point(point) => BoardPlace::Number(as_light_counts(point.number(), side)),
        Origin::Bar => BoardPlace::Named(NamedPlace::Bar),
    }
}

/// A place as Light counts.
pub(crate) const fn target(target: Target, side: Side) -> BoardPlace {
    match target {
        Target::Point(point) => BoardPlace::Number(as_light_counts(point.number(), side)),
        Target::Off => BoardPlace::Named(NamedPlace::Off),
    }
}

/// A step as Light counts.
pub(crate) const fn step(step: &RuleStep, side: Side) -> Step {
    Step {
        from: origin(step.origin, side),
        to: target(step.target, side),
        die: step.die.pips(),
        hits: step.hit,
    }
}

/// The step as the rules know it; nothing where it names no place or no die.
pub(crate) fn rule_step(step: &Step, side: Side) -> Option<RuleStep> {
    let point = |number: u8| match number {
        1..=24 => Point::new(as_light_counts(number, side)),
        _ => None,
    };
    Some(RuleStep {
        origin: match step.from {
            BoardPlace::Number(number) => Origin::Point(point(number)?),
            BoardPlace::Named(NamedPlace::Bar) => Origin::Bar,
            BoardPlace::Named(NamedPlace::Off) => return None,
        },
        target: match step.to {
            BoardPlace::Number(number) => Target::Point(point(number)?),
            BoardPlace::Named(NamedPlace::Off) => Target::Off,
            BoardPlace::Named(NamedPlace::Bar) => return None,
        },
        die: Die::new(step.die)?,
        hit: step.hits,
    })
}

/// A place in the mover's own count, as notation writes it.
pub(crate) fn own_place(place: BoardPlace, side: Side) -> String {
    match place {
        BoardPlace::Number(number @ 1..=24) => as_light_counts(number, side).to_string(),
        BoardPlace::Number(number) => number.to_string(),
        BoardPlace::Named(NamedPlace::Bar) => "bar".to_owned(),
        BoardPlace::Named(NamedPlace::Off) => "off".to_owned(),
    }
}

/// A play in a position; a lost turn says why.
pub(crate) fn backgammon_turn(play: &Play, position: BgPosition, side: Side) -> BackgammonTurn {
    let lost = play.is_none().then(|| {
        if position.mover().bar() > 0 {
            Lost::NoEntry
        } else {
            Lost::NoMove
        }
    });
    BackgammonTurn {
        steps: play.steps().iter().map(|made| step(made, side)).collect(),
        text: play_text(play),
        lost,
    }
}

/// A play in notation; nothing for a turn that is lost.
pub(crate) fn play_text(play: &Play) -> String {
    if play.is_none() {
        String::new()
    } else {
        play.to_string()
    }
}

/// What plays a turn of backgammon.
pub(crate) fn backgammon_action(play: &Play, side: Side) -> Action {
    let steps = play.steps().iter().map(|made| step(made, side)).collect();
    Action::Play { steps }
}

/// Counts in a side's own numbering, off first and the bar last, as a set-up wants them.
pub(crate) fn own_counts(checkers: &Checkers, side: Side) -> [u8; 26] {
    let mut counts = [0; 26];
    counts[0] = checkers.off;
    counts[25] = checkers.bar;
    for own in 1..=24_u8 {
        let point = usize::from(as_light_counts(own, side));
        counts[usize::from(own)] = checkers.points.get(point).copied().unwrap_or(0);
    }
    counts
}

/// The first position of backgammon to look at.
pub(crate) fn backgammon_start() -> Picture {
    let start = StartingPosition::Standard.position();
    Picture::Backgammon(BackgammonPicture::of(
        start,
        ::backgammon::Side::Light,
        None,
        Some(::backgammon::Cube::CENTRED),
    ))
}

/// Every way to enter every legal play of a roll.
///
/// Two orders that reach the same board with the same dice left share a node: a double stays small where a list of
/// ordered plays would not.
pub(crate) fn play_graph(position: BgPosition, roll: Roll, side: Side) -> PlayGraph {
    let mut known: Vec<(Counts, Vec<u8>)> = vec![(counts(position), Vec::new())];
    let mut made: Vec<Vec<RuleStep>> = vec![Vec::new()];
    let mut nodes: Vec<PlayNode> = Vec::new();
    while nodes.len() < made.len() {
        let at = nodes.len();
        // The steps were found as continuations, so they are never refused.
        let Ok(stage) = position.continuations(roll, &made[at]) else {
            nodes.push(PlayNode {
                next: Vec::new(),
                done: false,
            });
            continue;
        };
        let mut next = Vec::new();
        for found in stage.steps {
            let mut path = made[at].clone();
            path.push(found);
            let used = in_order(path.iter().map(|step| step.die.pips()), |&pips| pips);
            let reached = (counts_after(counts(stage.position), &found), used);
            let node = known
                .iter()
                .position(|stage| *stage == reached)
                .unwrap_or_else(|| {
                    known.push(reached);
                    made.push(path);
                    known.len() - 1
                });
            next.push(PlayEdge {
                step: step(&found, side),
                node,
            });
        }
        nodes.push(PlayNode {
            next,
            done: stage.complete,
        });
    }
    PlayGraph { nodes }
}

/// A board as two rows of numbers, mover first, each in the owner's own count.
type Counts = [[u8; 26]; 2];

fn counts(position: BgPosition) -> Counts {
    [position.mover().counts(), position.other().counts()]
}

/// The board after one more step that is known to be legal, the same side still to move.
const fn counts_after([mut mover, mut other]: Counts, step: &RuleStep) -> Counts {
    let (from, to) = (step.origin.number() as usize, step.target.number() as usize);
    mover[from] -= 1;
    mover[to] += 1;
    if step.hit {
        other[25 - to] -= 1;
        other[25] += 1;
    }
    [mover, other]
}
