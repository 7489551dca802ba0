//! The board line of the First Internet Backgammon Server, as GNU Backgammon 1.07 writes it to external players and
//! reads it as one.
//!
//! Fields between colons: names, the length of the match and the score, 26 numbers of checkers, whose turn it is (the
//! sign of its checkers), dice, cube, who may double, whether a double waits, colour and direction, and at the end
//! whether the Crawford game is over and whether doubles are possible at all. A line is always a question; whoever has
//! doubled is on roll.
//!
//! Its dialect, found out by asking: positive checkers are those of its second player, and who may double is told of
//! them first. Names and score have its first player first, but the second one when a double waits. In the Crawford
//! game both may double, and the last field is 0.

use core::num::NonZeroU32;

use ::backgammon::formats::{PlayedFor, Situation, Stage};
use ::backgammon::{Cube, Position, Raise, Roll, Setup, Side};
use players::backgammon::{Decision, Question};

/// Where the fields stand.
const LENGTH: usize = 3;
const SCORES: usize = 4;
const CHECKERS: usize = 6;
const TURN: usize = 32;
const DICE: usize = 33;
const CUBE: usize = 37;
const MAY_DOUBLE: usize = 38;
const DOUBLED: usize = 40;
const COLOUR: usize = 41;
const DIRECTION: usize = 42;
const DOUBLES_POSSIBLE: usize = 52;
const FIELDS: usize = 53;

/// Lengths beyond are money play: the server writes 9999 for matches without end.
const ENDLESS: i64 = 9999;

/// What a line asks; a sentence where it makes no sense.
pub(crate) fn read(line: &str) -> Result<Question, String> {
    let fields: Vec<&str> = line
        .trim_matches(['\0', '\n', '\r', ' '])
        .split(':')
        .collect();
    if fields[0] != "board" || fields.len() < FIELDS {
        return Err(format!("`{}` is no board line", line.trim()));
    }
    let number = |at: usize| -> Result<i64, String> {
        let text = fields[at];
        text.parse()
            .map_err(|_| format!("field {at} of the board line is `{text}`, no number"))
    };
    let position = position(&number)?;
    let doubled = number(DOUBLED)? != 0;
    let dice = roll(&number)?;
    // Whoever is on roll is the dark side, whatever its colour there.
    let (us, them) = (Side::Dark, Side::Light);
    // Two fields, the first of which is of positive checkers, by whose turn it is.
    let ours_first = |at: usize, positive_first: bool| -> Result<[i64; 2], String> {
        let [first, second] = [number(at)?, number(at + 1)?];
        Ok(match (number(TURN)? > 0) == positive_first {
            true => [first, second],
            false => [second, first],
        })
    };
    let [may_double, other_may] = ours_first(MAY_DOUBLE, true)?.map(|may| may != 0);
    let value = u64::try_from(number(CUBE)?).map_err(|_| "a cube below 0".to_owned())?;
    let owner = match (may_double, other_may) {
        _ if value <= 1 => None,
        (true, false) => Some(us),
        (false, true) => Some(them),
        _ => None,
    };
    let cube = Cube::of_value(value, owner).ok_or_else(|| format!("a cube of {value}"))?;
    let (length, scores) = (number(LENGTH)?, ours_first(SCORES, doubled)?);
    let points = |score: i64| u64::try_from(score).unwrap_or_default();
    let mut score = [0; 2];
    score[us.index()] = points(scores[0]);
    score[them.index()] = points(scores[1]);
    let length = u32::try_from(length).ok().filter(|_| length < ENDLESS);
    let played_for = match length.and_then(NonZeroU32::new) {
        Some(length) => PlayedFor::Match {
            length,
            crawford: number(DOUBLES_POSSIBLE)? == 0
                && scores
                    .iter()
                    .any(|&score| score + 1 == i64::from(length.get())),
        },
        None => PlayedFor::Money {
            jacoby: false,
            beavers: false,
        },
    };
    let (decision, stage) = match (doubled, dice) {
        (true, _) => (
            Decision::Answer(Raise::Double),
            Stage::Raised(Raise::Double),
        ),
        (false, Some(roll)) => (Decision::Play(roll), Stage::Rolled(roll)),
        (false, None) => {
            let crawford = matches!(played_for, PlayedFor::Match { crawford: true, .. });
            let may_double = may_double && !crawford;
            (Decision::Roll { may_double }, Stage::ToRoll)
        }
    };
    Ok(Question {
        situation: Situation {
            position,
            on_roll: us,
            cube,
            stage,
            score,
            played_for,
            most_doublings: None,
        },
        decision,
        with_cube: true,
    })
}

/// The line that asks about a situation, as GNU Backgammon reads it: the side on roll is its second player, whose
/// checkers are positive and move down.
pub(crate) fn write(question: &Question) -> String {
    let Situation {
        position,
        on_roll: us,
        cube,
        score,
        played_for,
        ..
    } = question.situation;
    let (length, crawford) = match played_for {
        PlayedFor::Match { length, crawford } => (length.get(), crawford),
        PlayedFor::Money { .. } => (0, false),
    };
    let one_to_go = |points: &u64| length > 0 && points + 1 == u64::from(length);
    let crawford_is_over = !crawford && score.iter().any(one_to_go);
    let mut places = [0_i32; 26];
    let (mover, other) = (position.mover().counts(), position.other().counts());
    for point in 1..=25 {
        places[point] += i32::from(mover[point]);
        places[25 - point] -= i32::from(other[point]);
    }
    let places = places.map(|count| count.to_string()).join(":");
    let dice = match question.decision {
        Decision::Play(roll) => (roll.first().pips(), roll.second().pips()),
        _ => (0, 0),
    };
    let doubled = matches!(question.decision, Decision::Answer(_));
    let [first, second] = if doubled { [us, !us] } else { [!us, us] };
    // Where nobody may it would take a double for offered.
    let may = |side: Side| u8::from(cube.owner().is_none_or(|owner| owner == side));
    let (off, other_off) = (position.mover().off(), position.other().off());
    let (bar, other_bar) = (position.mover().bar(), position.other().bar());
    format!(
        "board:one:other:{length}:{}:{}:{places}:1:{}:{}:{}:{}:{}:{}:{}:{}:1:-1:0:25:{off}:{other_off}:{bar}\
         :{other_bar}:0:0:{}:{}",
        score[first.index()],
        score[second.index()],
        dice.0,
        dice.1,
        dice.0,
        dice.1,
        cube.value(),
        may(us),
        may(!us),
        u8::from(doubled),
        u8::from(crawford_is_over),
        u8::from(!crawford),
    )
}

/// The checkers, seen by the side on roll.
fn position(number: &impl Fn(usize) -> Result<i64, String>) -> Result<Position, String> {
    let turn = number(TURN)?.signum();
    // The direction is that of the colour.
    let down = number(DIRECTION)? * number(COLOUR)? * turn < 0;
    let mut setup = Setup::default();
    for place in 0..26 {
        let count = number(CHECKERS + place)? * turn;
        let checkers = u8::try_from(count.abs()).map_err(|_| format!("{count} checkers"))?;
        // Counted down to the side on roll: 25 is its bar, 0 the opponent's.
        let point = if down { place } else { 25 - place };
        match count {
            0 => {}
            1.. => setup.mover[point] = checkers,
            _ => setup.other[25 - point] = checkers,
        }
    }
    let setup = setup.bear_off_the_rest(15);
    setup
        .position()
        .map_err(|error| format!("the board line: {error}"))
}

/// The dice on the board: ours, or those that both fields of dice show.
fn roll(number: &impl Fn(usize) -> Result<i64, String>) -> Result<Option<Roll>, String> {
    for at in [DICE, DICE + 2] {
        let (first, second) = (number(at)?, number(at + 1)?);
        if (first, second) != (0, 0) {
            let pips = |die: i64| u8::try_from(die).unwrap_or_default();
            let roll = Roll::from_pips(pips(first), pips(second));
            return roll
                .map(Some)
                .ok_or_else(|| format!("{first}-{second} is no roll"));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::backgammon::{DiceSupply, Event, Frame, StartingPosition, Terms};
    use table::game::{Backgammon, Game as _, ToAct};

    /// As GNU Backgammon 1.07 sent it.
    const OPENING: &str = "board:gnubg:root:3:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:\
                           -1:4:3:4:3:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1\n\0";

    #[test]
    fn a_line_of_gnu_backgammon_is_read() {
        let asked = read(OPENING).expect("a board");
        assert_eq!(
            asked.situation.position,
            StartingPosition::Standard.position()
        );
        assert_eq!(
            asked.decision,
            Decision::Play(Roll::from_pips(4, 3).expect("dice"))
        );
        let roll = OPENING.replace(":4:3:4:3:", ":0:0:0:0:");
        let asked = read(&roll).expect("a board");
        assert_eq!(asked.decision, Decision::Roll { may_double: true });
        // A double that waits: the opponent is on roll.
        let doubled = roll.replace(":1:1:1:0:1:-1:", ":1:1:1:1:1:-1:");
        let asked = read(&doubled).expect("a board");
        assert_eq!(asked.decision, Decision::Answer(Raise::Double));
        // As it sent them in a game: our turn with three of its checkers moved, and a redouble with ours on the bar.
        let line = "board:gnubg:root:3:0:0:0:-2:0:0:0:1:4:0:3:0:0:1:-5:4:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:0:0:0:0:1:1:1:\
                    0:1:-1:0:25:0:0:0:0:0:0:0:1";
        let asked = read(line).expect("a board");
        let theirs = asked.situation.position.other().counts();
        assert_eq!((theirs[5], theirs[6], theirs[11], theirs[13]), (1, 4, 1, 4));
        let line = "board:root:gnubg:3:0:0:-1:-1:0:0:1:2:3:0:3:0:0:0:-4:4:0:1:0:-4:0:-5:0:0:0:0:1:0:1:0:0:0:0:2:1:0:\
                    1:1:-1:0:25:0:0:0:0:0:0:0:1";
        let asked = read(line).expect("a board");
        assert_eq!(asked.situation.position.other().bar(), 1);
        assert_eq!(asked.situation.cube.owner(), Some(asked.situation.on_roll));
        assert_eq!(asked.decision, Decision::Answer(Raise::Double));
    }

    /// As version 1.07 wrote them in a match to seven points, its first player having 3 and its second 1.
    #[test]
    fn scores_and_cubes_are_of_their_sides() {
        let start = "0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0";
        let asked = |scores: &str, turn: i32, cube: &str, last: &str| {
            let dice = "0:0:0:0";
            let line = format!(
                "board:a:b:7:{scores}:{start}:{turn}:{dice}:{cube}:1:-1:0:25:0:0:0:0:0:0:{last}"
            );
            let asked = read(&line).expect("a board").situation;
            let us = asked.on_roll;
            let owner = asked.cube.owner().map(|owner| owner == us);
            let crawford = matches!(asked.played_for, PlayedFor::Match { crawford: true, .. });
            let scores = [asked.score[us.index()], asked.score[(!us).index()]];
            (scores, owner, crawford)
        };
        // On roll; cube in the middle, held by the first, held by the second.
        for (cube, owner) in [
            ("1:1:1:0", None),
            ("2:0:1:0", Some(0)),
            ("2:1:0:0", Some(1)),
        ] {
            let held = |by: u8| owner.map(|owner| owner == by);
            assert_eq!(asked("3:1", -1, cube, "0:1"), ([3, 1], held(0), false));
            assert_eq!(asked("3:1", 1, cube, "0:1"), ([1, 3], held(1), false));
        }
        // Doubled by the first, and redoubled; by the second.
        assert_eq!(asked("1:3", -1, "1:1:1:1", "0:1"), ([3, 1], None, false));
        assert_eq!(
            asked("1:3", -1, "2:0:1:1", "0:1"),
            ([3, 1], Some(true), false)
        );
        assert_eq!(
            asked("1:3", 1, "2:1:0:1", "0:1"),
            ([1, 3], Some(true), false)
        );
        // The Crawford game, and one after it.
        assert_eq!(asked("6:1", 1, "1:1:1:0", "0:0"), ([1, 6], None, true));
        assert_eq!(asked("6:1", -1, "1:1:1:0", "1:1"), ([6, 1], None, false));
    }

    /// Every question of games that are played by lot, with the cube turned.
    #[test]
    fn what_is_written_is_read() {
        let terms = Terms::of(Frame::Tournament, 5).with_dice(DiceSupply::Table);
        let (mut asked, mut contest) = (0, Backgammon::new(terms, None).expect("a match"));
        let mut random = engine::Random::new(1);
        for _ in 0..3000 {
            let question = Question::from(&contest);
            if matches!(question.decision, Decision::Roll { .. } | Decision::Play(_))
                || question.decision == Decision::Answer(Raise::Double)
            {
                let read = read(&write(&question)).expect("a line of ours");
                assert_eq!(read.decision, question.decision);
                let (read, told) = (read.situation, question.situation);
                assert_eq!(read.position, told.position);
                assert_eq!(read.cube.value(), told.cube.value());
                let owner = |situation: &Situation| {
                    situation
                        .cube
                        .owner()
                        .map(|owner| owner == situation.on_roll)
                };
                assert_eq!(owner(&read), owner(&told));
                assert_eq!(read.played_for, told.played_for);
                let score = |situation: &Situation| situation.score[situation.on_roll.index()];
                assert_eq!(score(&read), score(&told));
                asked += 1;
            }
            let side = match contest.to_act() {
                ToAct::Player(side) | ToAct::Dice(side) => side,
                ToAct::NextGame => {
                    contest.next_game();
                    continue;
                }
                ToAct::Opening => table::Side::Light,
                ToAct::Over => break,
            };
            let mut legal = contest.legal();
            legal.retain(|event| !matches!(event, Event::Resign { .. }));
            let drawn = random.below(legal.len() as u32) as usize;
            contest.take(side, &legal[drawn]);
        }
        assert!(asked > 100, "{asked}");
    }

    #[test]
    fn nonsense_is_told() {
        assert!(read("hello").is_err());
        assert!(read("board:1:2").is_err());
        assert!(read(&OPENING.replace(":5:0:3:", ":99:0:3:")).is_err());
        assert!(read(&OPENING.replace(":4:3:4:3:", ":9:3:4:3:")).is_err());
        assert!(read(&OPENING.replace(":-5:5:", ":-5:x:")).is_err());
    }
}
