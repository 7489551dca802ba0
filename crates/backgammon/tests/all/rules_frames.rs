//! One test for each row of the frames table of the rules page, named after it.

use crate::support::script;
use tabuleiro_backgammon::{
    Beavers, Crawford, CrawfordRule, CubeRule, CubeUse, Frame, Illegal, Jacoby, Length, LengthRule,
    Match, OptionRule, RulePoint, Side, Standing, Terms, TermsError, Throw, ToAct, Win,
};

fn terms(frame: Frame, length: Length) -> Terms {
    let mut terms = Terms::of(frame, 5);
    terms.length = length;
    terms
}

/// A game that light wins for `points` by the cube: dropped doubles and takes.
fn light_wins(contest: &mut Match, points: u64) {
    script::run(contest, "open 1 3, play 8/5 6/5");
    let win = Win::from_multiplier(points as u32).expect("1 to 3");
    contest
        .apply(&tabuleiro_backgammon::Event::Resign {
            by: Side::Dark,
            win,
        })
        .expect("legal");
    script::run(contest, "accept");
}

#[test]
fn length() {
    let allowed = |frame: Frame| {
        [
            Length::OneGame,
            Length::PointsKept,
            Length::Match(5),
            Length::Money,
        ]
        .map(|length| terms(frame, length).check().is_ok())
    };
    assert_eq!(allowed(Frame::Xalingo), [true, true, false, false]);
    assert_eq!(allowed(Frame::Aquamarine), [false, false, true, false]);
    assert_eq!(allowed(Frame::Tournament), [false, false, true, true]);
    let rules = Frame::ALL.map(|frame| frame.rules().length);
    assert_eq!(
        rules,
        [
            LengthRule::GameOrPoints,
            LengthRule::Match,
            LengthRule::MatchOrMoney
        ]
    );
    assert_eq!(
        terms(Frame::Tournament, Length::Match(0)).check(),
        Err(TermsError::MatchToZero)
    );

    // Points kept game after game never end of themselves.
    let mut contest = Match::new(terms(Frame::Xalingo, Length::PointsKept)).expect("terms");
    for _ in 0..20 {
        light_wins(&mut contest, 3);
    }
    assert_eq!(contest.score(), [60, 0]);
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Opening));

    // A match ends when the number is reached or passed.
    let mut contest = Match::new(terms(Frame::Aquamarine, Length::Match(5))).expect("terms");
    light_wins(&mut contest, 2);
    assert_eq!(contest.winner(), None);
    light_wins(&mut contest, 2);
    assert_eq!(contest.winner(), None);
    light_wins(&mut contest, 2);
    assert_eq!(contest.winner(), Some(Side::Light));
    assert_eq!(contest.score(), [6, 0]);
    assert_eq!(contest.legal(), []);
}

#[test]
fn cube() {
    for frame in Frame::ALL {
        let mut contest = Match::new(Terms::of(frame, 5)).expect("terms");
        script::run(&mut contest, "open 3 1, play 8/5 6/5, double, take");
        let mut without = Terms::of(frame, 5);
        without.cube = CubeUse::Off;
        let optional = frame.rules().cube == CubeRule::Optional;
        assert_eq!(without.check().is_ok(), optional, "{frame}");
        assert_eq!(optional, frame == Frame::Xalingo);
    }
}

#[test]
fn crawford_jacoby_beavers() {
    let rows = Frame::ALL.map(|frame| {
        let rules = frame.rules();
        (rules.crawford, rules.jacoby, rules.beavers)
    });
    let none = (CrawfordRule::None, OptionRule::None, OptionRule::None);
    let some = (
        CrawfordRule::InMatches,
        OptionRule::OptionOfMoney,
        OptionRule::OptionOfMoney,
    );
    assert_eq!(rows, [none, none, some]);
    for frame in [Frame::Xalingo, Frame::Aquamarine] {
        for point in [RulePoint::Crawford, RulePoint::Jacoby, RulePoint::Beavers] {
            assert_eq!(frame.article(point).standing, Standing::Absent);
        }
    }
    // Options of money play, not of matches.
    let mut jacoby = terms(Frame::Tournament, Length::Match(5));
    jacoby.jacoby = Jacoby::On;
    assert_eq!(jacoby.check(), Err(TermsError::Jacoby(Frame::Tournament)));
    let mut beavers = terms(Frame::Tournament, Length::Match(5));
    beavers.beavers = Beavers::Beavers;
    assert_eq!(beavers.check(), Err(TermsError::Beavers(Frame::Tournament)));
    assert_eq!(Terms::money(Jacoby::On, Beavers::Raccoons).check(), Ok(()));
    let mut leaflet = terms(Frame::Xalingo, Length::PointsKept);
    leaflet.jacoby = Jacoby::On;
    assert_eq!(leaflet.check(), Err(TermsError::Jacoby(Frame::Xalingo)));
}

#[test]
fn crawford_bars_the_cube_for_one_game() {
    let mut contest = Match::new(terms(Frame::Tournament, Length::Match(5))).expect("terms");
    light_wins(&mut contest, 3);
    assert_eq!(contest.crawford(), Crawford::Before);
    light_wins(&mut contest, 1);
    assert_eq!(contest.crawford(), Crawford::Now);
    script::run(&mut contest, "open 3 1, play 8/5 6/5");
    assert_eq!(contest.to_act(), ToAct::Dice(Throw::Turn(Side::Dark)));
    assert_eq!(
        script::attempt(&mut contest, "double"),
        Err(Illegal::CrawfordGame)
    );
    script::run(&mut contest, "resign light 1, accept");
    assert_eq!(contest.score(), [4, 1]);
    assert_eq!(contest.crawford(), Crawford::After);
    script::run(&mut contest, "open 3 1, play 8/5 6/5, double, take");
}

#[test]
fn aquamarine_has_no_crawford_game() {
    let mut contest = Match::new(terms(Frame::Aquamarine, Length::Match(5))).expect("terms");
    light_wins(&mut contest, 2);
    light_wins(&mut contest, 2);
    assert_eq!(contest.crawford(), Crawford::Before);
    script::run(&mut contest, "open 3 1, play 8/5 6/5, double");
}

#[test]
fn a_match_to_one_point_has_no_crawford_game() {
    let contest = Match::new(terms(Frame::Tournament, Length::Match(1))).expect("terms");
    assert_eq!(contest.crawford(), Crawford::Before);
}

#[test]
fn jacoby_counts_gammons_only_after_a_double() {
    for (jacoby, doubled, points) in [
        (Jacoby::On, false, 1),
        (Jacoby::On, true, 4),
        (Jacoby::Off, false, 2),
        (Jacoby::Off, true, 4),
    ] {
        let mut contest = Match::new(Terms::money(jacoby, Beavers::Off)).expect("terms");
        script::run(&mut contest, "open 3 1, play 8/5 6/5");
        if doubled {
            script::run(&mut contest, "double, take");
        }
        script::run(&mut contest, "resign dark 2, accept");
        assert_eq!(contest.score(), [points, 0]);
        assert_eq!(contest.played()[0].outcome.win, Win::Gammon);
    }
}

#[test]
fn beavers_and_raccoons() {
    let begin = |beavers: Beavers| {
        let mut contest = Match::new(Terms::money(Jacoby::Off, beavers)).expect("terms");
        script::run(&mut contest, "open 3 1, play 8/5 6/5, double");
        contest
    };
    assert_eq!(
        script::attempt(&mut begin(Beavers::Off), "beaver"),
        Err(Illegal::BeaversNotPlayed)
    );
    // The one who beavers keeps the cube at four; the doubler answers.
    let mut contest = begin(Beavers::Beavers);
    assert_eq!(contest.to_act(), ToAct::Player(Side::Light));
    script::run(&mut contest, "beaver");
    assert_eq!(contest.to_act(), ToAct::Player(Side::Dark));
    assert_eq!(
        script::attempt(&mut contest, "raccoon"),
        Err(Illegal::RaccoonsNotPlayed)
    );
    script::run(&mut contest, "take");
    assert_eq!(contest.game().cube().value(), 4);
    assert_eq!(contest.game().cube().owner(), Some(Side::Light));
    // Dropping a beaver loses the value before it.
    let mut contest = begin(Beavers::Beavers);
    script::run(&mut contest, "beaver, drop");
    assert_eq!(contest.score(), [2, 0]);
    // A raccoon turns it to eight and leaves it where it is.
    let mut contest = begin(Beavers::Raccoons);
    script::run(&mut contest, "beaver, raccoon");
    assert_eq!(contest.to_act(), ToAct::Player(Side::Light));
    let mut dropped = contest.clone();
    script::run(&mut dropped, "drop");
    assert_eq!(dropped.score(), [0, 4]);
    script::run(&mut contest, "take");
    assert_eq!(contest.game().cube().value(), 8);
    assert_eq!(contest.game().cube().owner(), Some(Side::Light));
}

#[test]
fn backgammon_worth_three() {
    for frame in Frame::ALL {
        assert_eq!(frame.rules().backgammon_worth, 3);
        let mut contest = Match::new(Terms::of(frame, 7)).expect("terms");
        script::run(&mut contest, "open 3 1, play 8/5 6/5, double, take");
        script::run(&mut contest, "resign dark 3, accept");
        assert_eq!(contest.score(), [6, 0], "three times the cube");
    }
    assert_eq!(Win::Backgammon.multiplier(), 3);
}

#[test]
fn resigning_one_two_or_three() {
    let mut contest = Match::new(Terms::of(Frame::Tournament, 7)).expect("terms");
    assert_eq!(
        script::attempt(&mut contest, "resign light 1"),
        Err(Illegal::OpeningFirst)
    );
    script::run(&mut contest, "open 3 1, resign light 1");
    assert_eq!(contest.to_act(), ToAct::Player(Side::Dark));
    script::run(&mut contest, "refuse");
    // Play goes on where it was; only more can be offered in this turn.
    assert_eq!(contest.to_act(), ToAct::Player(Side::Light));
    assert_eq!(
        script::attempt(&mut contest, "resign light 1"),
        Err(Illegal::ResignationTooSmall {
            refused: Win::Single
        })
    );
    script::run(&mut contest, "resign light 2, refuse, play 8/5 6/5");
    script::run(
        &mut contest,
        "resign light 1, refuse, resign dark 3, accept",
    );
    assert_eq!(contest.score(), [3, 0]);
    // Not in answer to a double.
    script::run(&mut contest, "open 3 1, play 8/5 6/5, double");
    assert!(matches!(
        script::attempt(&mut contest, "resign light 1"),
        Err(Illegal::AnswerTheRaise { .. })
    ));
}
