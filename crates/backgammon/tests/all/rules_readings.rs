//! One test for each reading that had to be chosen, named after it.

use std::collections::BTreeSet;

use crate::support::{play, plays, refusal, roll, script};
use tabuleiro_backgammon::{
    Cube, DiceSupply, Event, Frame, Game, GameTerms, Illegal, Match, Phase, Point, Position,
    Reading, RulePoint, Side, Source, Standing, StartingPosition, Terms, Throw, ToAct, Win, pos,
};

/// Xalingo, light to play `dice` in `position` with this cube: what the play is worth.
fn points_after(position: Position, dice: &str, text: &str, cube: Cube) -> u64 {
    let terms = GameTerms::of(&Terms::of(Frame::Xalingo, 1));
    let phase = Phase::Rolled(roll(dice));
    let mut game = Game::resume(terms, position, Side::Light, cube, phase);
    let event = script::event(&game, &format!("play {text}")).expect("legal");
    game.apply(&event).expect("legal");
    game.outcome().expect("over").points
}

fn contest(frame: Frame) -> Match {
    Match::new(Terms::of(frame, 5)).expect("usual terms")
}

#[test]
fn every_reading_belongs_to_a_frame_and_has_its_own_name() {
    let ids: BTreeSet<&str> = Reading::ALL.iter().map(|reading| reading.id()).collect();
    assert_eq!(ids.len(), Reading::ALL.len());
    for reading in Reading::ALL {
        for frame in reading.frames() {
            assert!(frame.readings().any(|listed| listed == reading));
        }
    }
    assert_eq!(Frame::Xalingo.readings().count(), 14);
    assert_eq!(Frame::Aquamarine.readings().count(), 11);
}

#[test]
fn compulsion_from_english() {
    let position = pos!(x 13:2; o 24:2);
    assert_eq!(refusal(position, "21", "13/11"), "must-play-both");
    let article = Frame::Xalingo.article(RulePoint::Compulsion);
    assert_eq!(article.to_string(), "000 EN rule 4");
}

#[test]
fn ties_from_english() {
    let mut contest = contest(Frame::Xalingo);
    script::run(&mut contest, "open 6 6, open 2 2");
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Opening));
    let article = Frame::Xalingo.article(RulePoint::OpeningTie);
    assert_eq!(article.to_string(), "000 EN Game play");
}

#[test]
fn bar_in_backgammon_from_english() {
    let position = pos!(x 1:1; o bar:1 24:14);
    assert_eq!(points_after(position, "21", "1/off", Cube::CENTRED), 3);
}

#[test]
fn times_cube_from_english() {
    let at_four = Cube::of_value(4, Some(Side::Light)).expect("a power of two");
    for (position, points) in [
        (pos!(x 1:1; o 24:14), 4),
        (pos!(x 1:1; o 24:15), 8),
        (pos!(x 1:1; o 3:1 24:14), 12),
    ] {
        assert_eq!(points_after(position, "21", "1/off", at_four), points);
    }
}

#[test]
fn highest_point_from_english() {
    // "The next point" of the 5 and the 4 would be the 4 and the 3; the highest is the 2.
    let position = pos!(x 2:3 1:2; o 24:2);
    assert_eq!(plays(position, "54"), ["2/off(2)"]);
    // And it must.
    assert_eq!(refusal(position, "54", "2/off 1/off"), "higher-point-first");
    assert_eq!(refusal(position, "54", "(no move)"), "must-play");
}

#[test]
fn spanish_note_lost_a_no() {
    // One may land where the point is not held.
    let position = pos!(x 13:1; o 10:1 8:2);
    assert!(play(position, "31", "13/10*/9").is_ok());
    assert_eq!(refusal(position, "51", "13/8/7"), "point-blocked");
}

#[test]
fn entry_section_is_home() {
    // Checkers in the opponent's home board forbid the bear-off; those in one's own do not.
    assert_eq!(
        refusal(pos!(x 19:1 3:1 2:1; o 17:2 16:2), "32", "3/off 2/off"),
        "not-all-home"
    );
    assert!(play(pos!(x 6:1 3:2; o 17:2), "33", "6/3 3/off(3)").is_ok());
}

#[test]
fn hit_goes_to_the_bar() {
    let after = play(pos!(x 6:1; o 5:1 24:2), "11", "6/5*/2").expect("legal");
    assert_eq!(after.mover().bar(), 1);
    assert_eq!(after.mover().off(), 12);
    // It has to enter before anything else moves.
    assert_eq!(refusal(after, "32", "1/off"), "bar-first");
}

#[test]
fn any_split_of_a_double() {
    let start = StartingPosition::Standard.position();
    assert!(play(start, "22", "13/7 6/4").is_ok(), "three and one");
}

#[test]
fn double_before_rolling() {
    let mut contest = contest(Frame::Xalingo);
    script::run(&mut contest, "open 3 1, play 8/5 6/5");
    let mut early = contest.clone();
    script::run(&mut early, "double");
    // Not on the opponent's turn, and not after the throw.
    assert_eq!(
        contest
            .apply_by(Side::Light, &Event::Double)
            .map_err(Illegal::from),
        Err(Illegal::NotYourTurn { to_act: Side::Dark })
    );
    script::run(&mut contest, "roll 21");
    assert_eq!(
        script::attempt(&mut contest, "double"),
        Err(Illegal::DoubleBeforeRolling)
    );
}

#[test]
fn cube_has_no_ceiling() {
    let mut contest = contest(Frame::Xalingo);
    script::run(&mut contest, "open 1 3, play 24/23 24/21");
    let mut values = Vec::new();
    for _ in 0..8 {
        script::run(&mut contest, "double, take");
        values.push(contest.game().cube().value());
        // A position in which both sides can go on for long.
        let mut setup = tabuleiro_backgammon::MatchSetup::from(&contest);
        setup.turn = setup.turn.other();
        setup.position = setup.position.swapped();
        contest = setup.resume().expect("a standing");
    }
    assert_eq!(values, [2, 4, 8, 16, 32, 64, 128, 256]);
    // Where our own count ends it says so.
    let end = Cube::new(Cube::MOST_DOUBLINGS, Some(Side::Light)).expect("the last");
    let terms = GameTerms::of(&Terms::of(Frame::Xalingo, 1));
    let start = StartingPosition::Standard.position();
    let game = Game::resume(terms, start, Side::Light, end, Phase::ToRoll);
    assert_eq!(
        game.may_double().map_err(Illegal::from),
        Err(Illegal::CubeAtItsEnd { value: 1 << 40 })
    );
}

#[test]
fn three_points_in_winners_home() {
    let in_winners_home = pos!(x 1:1; o 6:1 24:14);
    assert_eq!(
        points_after(in_winners_home, "21", "1/off", Cube::CENTRED),
        3
    );
    let in_losers_home = pos!(x 1:1; o 19:15);
    assert_eq!(
        points_after(in_losers_home, "21", "1/off", Cube::CENTRED),
        2
    );
}

fn borrowed(point: RulePoint) {
    let article = Frame::Aquamarine.article(point);
    assert_eq!(article.source, Source::Xalingo);
    assert_eq!(article.standing, Standing::Borrowed);
}

#[test]
fn set_up_borrowed() {
    borrowed(RulePoint::Board);
    let contest = contest(Frame::Aquamarine);
    let start = StartingPosition::Standard.position();
    assert_eq!(contest.game().position(), start);
}

#[test]
fn ties_borrowed() {
    borrowed(RulePoint::OpeningTie);
    let mut contest = contest(Frame::Aquamarine);
    script::run(&mut contest, "open 1 1");
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Opening));
}

#[test]
fn win_sizes_borrowed() {
    borrowed(RulePoint::WinSizes);
    let mut contest = contest(Frame::Aquamarine);
    script::run(&mut contest, "open 3 1, resign dark 2, accept");
    assert_eq!(contest.score(), [2, 0]);
}

#[test]
fn cube_borrowed() {
    borrowed(RulePoint::Cube);
    let mut contest = contest(Frame::Aquamarine);
    script::run(&mut contest, "open 3 1, play 8/5 6/5, double, take");
    assert_eq!(contest.game().cube().owner(), Some(Side::Light));
}

#[test]
fn open_point_from_spanish() {
    // Its own, and a single opposing checker's, are open too.
    assert!(play(pos!(x 8:1 6:2; o 5:1), "31", "8/5* 6/5").is_ok());
    let article = Frame::Aquamarine.article(RulePoint::OpenPoint);
    assert_eq!(article.to_string(), "003 ES Movimientos");
}

#[test]
fn bear_off_from_spanish() {
    // The exact number, or a higher one when nobody stands behind.
    assert_eq!(
        refusal(pos!(x 5:1 3:1; o 24:2), "41", "3/off 5/4"),
        "higher-point-first"
    );
    assert!(play(pos!(x 5:1 3:1; o 24:2), "61", "5/off 3/2").is_ok());
}

#[test]
fn larger_number_in_general() {
    // Two checkers, one of which cannot move at all.
    let either = pos!(x 10:1 24:1; o 2:2 19:2 21:2);
    assert_eq!(plays(either, "53"), ["10/5"]);
    assert_eq!(refusal(either, "53", "10/7"), "must-play-larger");
}

#[test]
fn one_enters_on_the_first_point() {
    let after = play(pos!(x bar:1; o 1:2), "11", "bar/21").expect("legal");
    assert_eq!(after.other().on(Point::new(21).expect("a point")), 1);
    assert!(play(pos!(x bar:1 6:1; o 1:2), "61", "bar/24 6/off").is_err());
    assert!(plays(pos!(x bar:1 7:1; o 3:2), "61").contains(&"bar/24 7/1".to_string()));
}

#[test]
fn resigning_from_practice() {
    for frame in [Frame::Xalingo, Frame::Aquamarine] {
        let article = frame.article(RulePoint::Resignation);
        assert_eq!(article.source, Source::Practice);
        assert_eq!(article.standing, Standing::Borrowed);
        let mut contest = contest(frame);
        script::run(&mut contest, "open 3 1, resign light 1, accept");
        assert_eq!(contest.played()[0].outcome.win, Win::Single);
        assert_eq!(contest.score(), [0, 1]);
    }
}

#[test]
fn void_throw_ends_the_right_to_double() {
    let mut terms = Terms::of(Frame::Tournament, 5);
    terms.dice = DiceSupply::ByHand;
    let mut contest = Match::new(terms).expect("terms");
    script::run(&mut contest, "open 3 1, play 8/5 6/5, void");
    assert_eq!(
        script::attempt(&mut contest, "double"),
        Err(Illegal::DoubleBeforeRolling)
    );
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Turn(Side::Dark)));
}
