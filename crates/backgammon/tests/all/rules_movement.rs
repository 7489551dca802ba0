//! One test for each row of the movement table of the rules page, named after it.

use crate::support::{play, plays, refusal, script};
use tabuleiro_backgammon::{
    CubeUse, DiceSupply, Die, Event, Frame, Game, GameTerms, Illegal, Length, Match, Phase, Point,
    RulePoint, Seat, Side, StartingPosition, Terms, Throw, ToAct, Win, pos,
};

fn contest(frame: Frame) -> Match {
    Match::new(Terms::of(frame, 5)).expect("usual terms")
}

fn point(number: u8) -> Point {
    Point::new(number).expect("1 to 24")
}

#[test]
fn board() {
    let start = StartingPosition::Standard.position();
    assert_eq!(start, pos!(x 24:2 13:5 8:3 6:5; o 1:2 12:5 17:3 19:5));
    assert_eq!(Point::all().count(), 24);
    for checkers in [start.mover(), start.other()] {
        assert_eq!(checkers.total(), 15);
        assert_eq!(checkers.pip_count(), 167);
        assert_eq!([24, 13, 8, 6].map(|n| checkers.on(point(n))), [2, 5, 3, 5]);
    }
    // The Portuguese text numbers the far row 1 to 12 from the other end: its 1 is the 24 point, its
    // 12 the 13 point.
    assert_eq!([1, 12].map(|far| point(25 - far).number()), [24, 13]);
    // Any number of checkers may stand on a point.
    let heap = play(pos!(x 8:1 7:14; o 24:2), "11", "8/7 7/6(3)").expect("legal");
    assert_eq!(heap.other().on(point(7)), 12);
}

#[test]
fn direction() {
    // Each side to its own 1 point: what is 8/5 for one is 17/20 for the other, so nothing goes up.
    let start = StartingPosition::Standard.position();
    assert_eq!(refusal(start, "31", "5/8 6/5"), "wrong-direction");
    assert_eq!(refusal(start, "31", "8/8 6/5"), "wrong-direction");
    // Both run to their own 1 point: the same script is legal for either side.
    for (opening, side) in [("open 3 1", Side::Light), ("open 1 3", Side::Dark)] {
        let mut contest = contest(Frame::Xalingo);
        script::run(&mut contest, opening);
        assert_eq!(contest.game().turn(), side);
        script::run(&mut contest, "play 8/5 6/5");
        let after = contest.game().position_for(side).mover();
        assert_eq!(after.on(point(5)), 2);
        assert_eq!(after.pip_count(), 163);
    }
}

#[test]
fn opening_roll() {
    let mut contest = contest(Frame::Xalingo);
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Opening));
    // Equal dice are thrown again.
    script::run(&mut contest, "open 4 4");
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Opening));
    // The higher side moves first and plays both dice.
    script::run(&mut contest, "open 3 5");
    assert_eq!(contest.to_act(), ToAct::Player(Side::Dark));
    assert_eq!(
        contest.game().phase(),
        Phase::OpeningRolled(crate::support::roll("53"))
    );
    assert_eq!(
        script::attempt(&mut contest, "roll 66"),
        Err(Illegal::AlreadyRolled)
    );
    script::run(&mut contest, "play 8/3 6/3");
}

#[test]
fn later_rolls() {
    let mut contest = contest(Frame::Xalingo);
    script::run(&mut contest, "open 3 1, play 8/5 6/5");
    assert_eq!(contest.to_act(), ToAct::Player(Side::Dark));
    assert_eq!(
        script::attempt(&mut contest, "play 8/5 6/5"),
        Err(Illegal::RollFirst)
    );
    script::run(&mut contest, "roll 64, play 24/14");
    assert_eq!(contest.to_act(), ToAct::Player(Side::Light));
    script::run(&mut contest, "roll 52");
    let refused = contest.apply_by(Side::Dark, &Event::Play(tabuleiro_backgammon::Play::NONE));
    assert_eq!(
        refused.map_err(Illegal::from),
        Err(Illegal::NotYourTurn {
            to_act: Side::Light
        })
    );
}

#[test]
fn open_point() {
    let position = pos!(x 13:2 8:1; o 10:1 9:2 7:2);
    assert!(position.is_open(point(8)), "own");
    assert!(position.is_open(point(11)), "empty");
    assert!(position.is_open(point(10)), "one opposing checker");
    assert!(!position.is_open(point(9)), "held");
    assert!(play(position, "53", "13/8 13/10*").is_ok());
    assert_eq!(refusal(position, "42", "13/9 8/6"), "point-blocked");
    // A held point may be passed over.
    assert!(play(position, "51", "13/8 8/7").is_err());
    assert!(play(pos!(x 13:1; o 12:2 11:2 10:2), "54", "13/4").is_ok());
}

#[test]
fn two_numbers() {
    // One checker may take both; then one of the two points in between must be open.
    let one_way = pos!(x 24:1; o 19:2);
    assert_eq!(plays(one_way, "65"), ["24/13"]);
    let shut = pos!(x 24:1 6:1; o 19:2 18:2);
    assert_eq!(refusal(shut, "65", "24/13"), "between-blocked");
    assert_eq!(
        play(shut, "65", "24/13"),
        Err(Illegal::BetweenBlocked {
            origin: tabuleiro_backgammon::Origin::Point(point(24)),
            target: tabuleiro_backgammon::Target::Point(point(13)),
            between: [Some(point(18)), Some(point(19))],
        })
    );
    // Each number is a move of its own.
    assert!(plays(pos!(x 24:1 13:1; o 1:2), "65").contains(&"24/18 13/8".to_string()));
}

#[test]
fn doubles() {
    let position = pos!(x 24:1 13:4; o 1:2);
    assert!(plays(position, "22").contains(&"24/16".to_string()));
    assert!(plays(position, "22").contains(&"13/11(4)".to_string()));
    assert_eq!(refusal(position, "22", "13/11(3)"), "must-play-more");
    // A fifth one is one too many.
    assert_eq!(refusal(position, "22", "13/11(3) 24/20"), "number-used-up");
}

#[test]
fn compulsion() {
    // Both, if any order allows it: only 10/6 first lets the 5 be played as well.
    let both = pos!(x 10:1 24:1; o 5:2 19:2 20:2 14:2);
    assert_eq!(plays(both, "54"), ["10/1"]);
    assert_eq!(refusal(both, "54", "10/6"), "must-play-both");
    // Either but not both: the larger.
    let either = pos!(x 10:1; o 2:2 20:3 21:3 22:3 23:4);
    assert_eq!(plays(either, "53"), ["10/5"]);
    assert_eq!(refusal(either, "53", "10/7"), "must-play-larger");
    // Only one: that one.
    let smaller = pos!(x 10:1; o 1:2 5:2);
    assert_eq!(plays(smaller, "54"), ["10/6"]);
    assert_eq!(refusal(smaller, "54", "(no move)"), "must-play");
    // As many of a double as possible.
    let three = pos!(x 16:1; o 4:2 1:2);
    assert_eq!(plays(three, "33"), ["16/7"]);
    assert_eq!(refusal(three, "33", "16/10"), "must-play-more");
    // Neither: the turn is lost.
    let none = pos!(x 10:1; o 5:2 6:2);
    assert_eq!(plays(none, "54"), ["(no move)"]);
}

#[test]
fn hit() {
    let after = play(pos!(x 8:1; o 5:1), "31", "8/5*/4").expect("legal");
    assert_eq!(after.mover().bar(), 1);
    assert_eq!(after.mover().on(point(20)), 0);
    // Passing over is not landing.
    let after = play(pos!(x 8:1; o 5:1), "31", "8/7/4").expect("legal");
    assert_eq!(after.mover().bar(), 0);
}

#[test]
fn bar() {
    // No other checker moves while one is on the bar.
    let position = pos!(x bar:1 13:2; o 22:2);
    assert_eq!(refusal(position, "31", "13/10 13/12"), "bar-first");
    // Enter as many as the dice allow, then the rest of the turn is lost.
    let two = pos!(x bar:2 13:2; o 22:2);
    assert_eq!(plays(two, "31"), ["bar/24"]);
    assert_eq!(refusal(two, "31", "bar/24 13/10"), "bar-first");
    // With all entered, the dice left over must be played.
    assert_eq!(refusal(position, "21", "bar/24"), "must-play-both");
    assert!(play(position, "21", "bar/24 13/11").is_ok());
    // No entry: the turn is lost.
    assert_eq!(plays(pos!(x bar:1 13:2; o 22:2 24:2), "31"), ["(no move)"]);
    // A double enters up to four.
    assert_eq!(plays(pos!(x bar:4 13:2; o 22:2), "11"), ["bar/24(4)"]);
}

#[test]
fn bear_off() {
    // Only with all own checkers in the home board, none on the bar.
    assert_eq!(
        refusal(pos!(x 8:1 6:2; o 24:2), "61", "6/off 8/7"),
        "not-all-home"
    );
    assert_eq!(
        refusal(pos!(x bar:1 6:2; o 3:2), "62", "6/off 6/4"),
        "bar-first"
    );
    // The last one may come home with the other number.
    assert!(play(pos!(x 7:1 6:2; o 24:2), "62", "6/off 7/5").is_ok());
    // The exact number takes that point's checker.
    assert!(play(pos!(x 6:1 4:1; o 24:2), "64", "6/off 4/off").is_ok());
    // With none there, a checker from a higher point must move.
    let higher = pos!(x 6:1 3:2; o 24:2);
    assert_eq!(refusal(higher, "54", "3/off(2)"), "higher-point-first");
    // With none higher, the highest one comes off.
    assert_eq!(plays(pos!(x 3:2 1:1; o 24:2), "65"), ["3/off(2)"]);
    // One may move inside instead.
    assert!(play(pos!(x 6:1 5:1; o 24:2), "51", "6/1 5/4").is_ok());
    // A checker hit later must come home first.
    assert_eq!(
        refusal(pos!(x bar:1 2:2; o 1:1), "62", "bar/19 2/off"),
        "not-all-home"
    );
}

#[test]
fn win() {
    let mut game = Game::resume(
        GameTerms::of(&Terms::of(Frame::Xalingo, 1)),
        pos!(x 2:1; o 24:1),
        Side::Dark,
        tabuleiro_backgammon::Cube::CENTRED,
        Phase::Rolled(crate::support::roll("21")),
    );
    let event = script::event(&game, "play 2/off").expect("legal");
    game.apply(&event).expect("legal");
    let outcome = game.outcome().expect("over");
    assert_eq!((outcome.winner, outcome.points), (Side::Dark, 1));
    let refused = game.apply(&Event::Double).unwrap_err();
    assert_eq!(refused.illegal, Illegal::GameOver);
    assert!(game.legal().is_empty());
}

#[test]
fn single_gammon_backgammon() {
    let finished = |position: tabuleiro_backgammon::Position| {
        let finished = position.finished().expect("over");
        (finished.winner, finished.win)
    };
    // The mover has nothing left; the loser's points as the mover counts them.
    assert_eq!(finished(pos!(x; o 24:14)), (Seat::Mover, Win::Single));
    assert_eq!(finished(pos!(x; o 24:15)), (Seat::Mover, Win::Gammon));
    assert_eq!(finished(pos!(x; o 7:15)), (Seat::Mover, Win::Gammon));
    assert_eq!(
        finished(pos!(x; o 6:1 24:14)),
        (Seat::Mover, Win::Backgammon)
    );
    assert_eq!(
        finished(pos!(x; o bar:1 24:14)),
        (Seat::Mover, Win::Backgammon)
    );
    // One borne off saves the gammon, wherever the rest are.
    assert_eq!(
        finished(pos!(x; o bar:1 6:1 24:12)),
        (Seat::Mover, Win::Single)
    );
    assert_eq!(
        finished(pos!(x 19:1 1:14; o)),
        (Seat::Other, Win::Backgammon)
    );
    assert_eq!(Win::ALL.map(Win::multiplier), [1, 2, 3]);
    assert_eq!(pos!(x 1:1; o 24:1).finished(), None);
}

#[test]
fn cube() {
    let mut contest = contest(Frame::Xalingo);
    script::run(&mut contest, "open 3 1");
    // Before rolling only.
    assert_eq!(
        script::attempt(&mut contest, "double"),
        Err(Illegal::DoubleBeforeRolling)
    );
    // Either side may make the first double.
    script::run(&mut contest, "play 8/5 6/5, double, take");
    assert_eq!(contest.game().cube().value(), 2);
    assert_eq!(contest.game().cube().owner(), Some(Side::Light));
    // The doubler rolls, and cannot double again; the accepter can.
    assert_eq!(
        script::attempt(&mut contest, "double"),
        Err(Illegal::CubeNotYours { owner: Side::Light })
    );
    script::run(&mut contest, "roll 61, play 13/7 8/7, double");
    // Refusing loses the current value.
    script::run(&mut contest, "drop");
    assert_eq!(contest.score(), [2, 0]);
    // Without the cube nobody doubles.
    let mut terms = Terms::of(Frame::Xalingo, 1);
    terms.cube = CubeUse::Off;
    let mut contest = Match::new(terms).expect("xalingo can leave it out");
    script::run(&mut contest, "open 3 1, play 8/5 6/5");
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Turn(Side::Dark)));
    assert_eq!(
        script::attempt(&mut contest, "double"),
        Err(Illegal::NoCube)
    );
}

#[test]
fn dice_handling() {
    let mut terms = Terms::of(Frame::Aquamarine, 3);
    terms.dice = DiceSupply::ByHand;
    let mut contest = Match::new(terms).expect("terms");
    // Void while opening, before and after the dice were typed in.
    script::run(&mut contest, "void, open 6 2, void");
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Opening));
    script::run(&mut contest, "open 3 1, play 8/5 6/5");
    // A void throw keeps the turn, and the time for doubling is past.
    script::run(&mut contest, "void");
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Turn(Side::Dark)));
    assert_eq!(
        script::attempt(&mut contest, "double"),
        Err(Illegal::DoubleBeforeRolling)
    );
    script::run(&mut contest, "roll 66, void, roll 52, play 13/8 13/11");
    assert_eq!(contest.game().turn(), Side::Light);
    // The table's dice stand.
    let mut contest = self::contest(Frame::Aquamarine);
    script::run(&mut contest, "open 3 1");
    assert_eq!(
        script::attempt(&mut contest, "void"),
        Err(Illegal::DiceNotByHand)
    );
    assert_eq!(Illegal::DiceNotByHand.point(), RulePoint::DiceHandling);
}

mod worked_examples {
    use super::*;

    /// 6-5 with one checker or two.
    #[test]
    fn six_five_with_one_checker_or_two() {
        let start = StartingPosition::Standard.position();
        assert!(play(start, "65", "24/13").is_ok());
        assert!(play(start, "65", "24/18 13/8").is_ok());
    }

    /// 5-3 as 8.
    #[test]
    fn five_three_as_eight() {
        let position = pos!(x 13:1; o 24:2);
        assert_eq!(plays(position, "53"), ["13/5"]);
        assert_eq!(plays(pos!(x 13:1; o 10:2), "53"), ["13/5"]);
        assert_eq!(plays(pos!(x 13:1; o 8:2), "53"), ["13/5"]);
        assert_eq!(plays(pos!(x 13:1; o 8:2 10:2), "53"), ["(no move)"]);
    }

    /// 2-2 in every split.
    #[test]
    fn two_two_in_every_split() {
        let start = StartingPosition::Standard.position();
        for split in [
            "24/16",
            "13/9(2)",
            "13/7 6/4",
            "13/9 6/4(2)",
            "24/22 13/11 8/6 6/4",
        ] {
            assert!(play(start, "22", split).is_ok(), "{split}");
        }
    }

    /// Entering with 4 and 6.
    #[test]
    fn entering_with_four_and_six() {
        let position = pos!(x bar:1 6:2; o 24:2);
        assert!(play(position, "64", "bar/21 6/off").is_err());
        assert!(play(position, "64", "bar/21/15").is_ok());
        assert!(play(position, "64", "bar/19 6/2").is_ok());
    }

    /// Only the 1 and 5 points open.
    #[test]
    fn only_the_one_and_five_points_open() {
        let position = pos!(x bar:1 6:2; o 23:2 22:2 21:2 19:2);
        for roll in tabuleiro_backgammon::Roll::all_distinct() {
            let enters = [roll.high(), roll.low()]
                .iter()
                .any(|die| [Die::One, Die::Five].contains(die));
            let lost = plays(position, &roll.to_string()) == ["(no move)"];
            assert_eq!(lost, !enters, "{roll}");
        }
    }

    /// 5-2 in the bear-off: take from 5 or move 6 to 1.
    #[test]
    fn five_two_in_the_bear_off() {
        let position = pos!(x 6:3 5:3 4:3 3:3 2:3; o 23:3 22:3 21:3 20:3 19:3);
        assert!(play(position, "52", "5/off 2/off").is_ok());
        assert!(play(position, "52", "6/1 2/off").is_ok());
        assert_eq!(refusal(position, "52", "4/off 2/off"), "higher-point-first");
    }

    /// A second double makes 4.
    #[test]
    fn a_second_double_makes_four() {
        let mut contest = contest(Frame::Xalingo);
        script::run(
            &mut contest,
            "open 3 1, play 8/5 6/5, double, take, roll 61, play 13/7 8/7, double, take",
        );
        assert_eq!(contest.game().cube().value(), 4);
        assert_eq!(contest.game().cube().owner(), Some(Side::Dark));
    }

    /// One game is a contest too.
    #[test]
    fn one_game() {
        let mut terms = Terms::of(Frame::Xalingo, 1);
        terms.length = Length::OneGame;
        let mut contest = Match::new(terms).expect("terms");
        script::run(&mut contest, "open 3 1, play 8/5 6/5, double, drop");
        assert_eq!(contest.winner(), Some(Side::Dark));
        assert_eq!(
            script::attempt(&mut contest, "open 3 1"),
            Err(Illegal::ContestOver)
        );
    }
}
