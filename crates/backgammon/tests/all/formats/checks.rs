//! What is wrong with a record that can be read.

use tabuleiro_backgammon::formats::record::{Problem, ProblemKind, Report};
use tabuleiro_backgammon::formats::{FileFormat, mat};
use tabuleiro_backgammon::{Die, Frame, Illegal, Roll, RulePoint, Side};

/// Checks the rows of one game of a match to 5.
fn check(rows: &str) -> Report {
    check_whole(&format!(
        " 5 point match\n\n Game 1\n Ann : 0                        Bob : 0\n{rows}\n"
    ))
}

fn check_whole(text: &str) -> Report {
    mat::read(text).unwrap()[0].check(Frame::Tournament)
}

fn only(report: &Report) -> &Problem {
    assert_eq!(report.problems.len(), 1, "{:?}", report.problems);
    &report.problems[0]
}

#[test]
fn an_impossible_play_is_named_with_its_place_and_rule() {
    let report = check(
        "  1) 31: 8/5 6/5                 66: 24/18(2) 13/7(2)\n\
         \x20 2) 61: 13/7 8/7                21: 13/11 6/5",
    );
    let problem = only(&report);
    // Bob has made the point that Ann calls her 7 point.
    assert_eq!((problem.game, problem.ply), (1, Some(3)));
    assert_eq!((problem.place.line, problem.place.column), (6, 6));
    assert_eq!(problem.entry, "61: 13/7 8/7");
    assert_eq!(problem.kind.id(), "point-blocked");
    assert!(problem.kind.article(Frame::Tournament).is_some());
    assert_eq!(report.turns, 2);
}

#[test]
fn rules_by_name() {
    for (rows, reason, point) in [
        (
            "  1) 31: 8/3",
            "number-not-rolled",
            Some(RulePoint::TwoNumbers),
        ),
        (
            "  1) 31: 7/4 6/5",
            "no-checker-there",
            Some(RulePoint::Board),
        ),
        (
            "  1) 65: 24/18 6/1",
            "point-blocked",
            Some(RulePoint::OpenPoint),
        ),
        (
            "  1) 31: 8/5",
            "must-play-both",
            Some(RulePoint::Compulsion),
        ),
        ("  1) 31:", "must-play", Some(RulePoint::Compulsion)),
        (
            "  1) 31: 5/8 6/5",
            "wrong-direction",
            Some(RulePoint::Direction),
        ),
        (
            "  1)  Doubles => 2",
            "opening-first",
            Some(RulePoint::OpeningRoll),
        ),
        (
            "  1) 33: 8/5 8/5 6/3 6/3",
            "opens-with-double",
            Some(RulePoint::OpeningTie),
        ),
        (
            "  1) 31: 8/5 6/5\n  2) 31: 8/5 6/5",
            "not-your-turn",
            Some(RulePoint::LaterRolls),
        ),
        (
            "  1) 31: 8/5 6/5                  Takes",
            "nothing-to-answer",
            Some(RulePoint::Cube),
        ),
        (
            "  1) 31: 8/5 6/5                  Doubles => 4",
            "wrong-cube-value",
            Some(RulePoint::Cube),
        ),
        (
            "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Beavers => 4",
            "beavers-not-played",
            Some(RulePoint::Beavers),
        ),
        (
            "  1) 31: 8/5 6/5                  Doubles => 2\n  2) 31: 8/5 6/5",
            "answer-the-raise",
            Some(RulePoint::Cube),
        ),
        (
            "  1) 31: ????                   31: 8/5 6/5",
            "hidden-play",
            None,
        ),
    ] {
        // One more entry behind it, so that nothing is forgiven because the record breaks off.
        let rows = format!("{rows}\n                                 65: 24/18 18/13\n");
        let report = check(&rows);
        let problem = only(&report);
        assert_eq!(problem.kind.id(), reason, "{rows}{problem}");
        if point.is_some() {
            assert_eq!(problem.kind.point(), point, "{rows}");
        }
    }
}

#[test]
fn results_are_compared_with_the_game() {
    let drop = "  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Drops";
    let wins = |points: u32| format!("{drop}                       Wins {points} points");
    assert!(check(&wins(1)).is_legal());
    assert_eq!(
        only(&check(&wins(2))).kind,
        ProblemKind::Points {
            written: 2,
            actual: 1
        }
    );
    let resigned = |points: u32| format!("  1) 31: 8/5 6/5\n      Wins {points} points");
    for points in 1..=3 {
        assert!(check(&resigned(points)).is_legal());
    }
    assert_eq!(
        only(&check(&resigned(4))).kind,
        ProblemKind::Points {
            written: 4,
            actual: 1
        }
    );
    // Written by a program that gives the winner what was missing to win the match.
    let head = " 5 point match\n\n Game 1\n Ann : 3                        Bob : 0\n";
    assert!(check_whole(&format!("{head}{}", resigned(2))).is_legal());
}

#[test]
fn a_winner_who_did_not_win() {
    let sgf =
        "(;GM[6]MI[length:5][game:0][ws:0][bs:0]PW[A]PB[B]RE[B+1];W[31hefe];B[double];W[drop])";
    let record = &FileFormat::Sgf.read(sgf.as_bytes()).unwrap()[0];
    assert!(record.check(Frame::Tournament).is_legal());
    let sgf = sgf.replace("RE[B+1]", "RE[W+1]");
    let record = &FileFormat::Sgf.read(sgf.as_bytes()).unwrap()[0];
    assert_eq!(
        only(&record.check(Frame::Tournament)).kind,
        ProblemKind::Winner { actual: Side::Dark }
    );
}

#[test]
fn scores_add_up() {
    let text = |second: &str, third: &str| {
        format!(
            " 2 point match\n\n Game 1\n A : 0     B : 0\n  1) 31: 8/5 6/5\n      Wins 1 point\n\
             \n Game 2\n {second}\n  1) 31: 8/5 6/5\n      Wins 1 point\n\
             \n Game 3\n {third}\n  1) 31: 8/5 6/5\n"
        )
    };
    let report = check_whole(&text("A : 0    B : 1", "A : 1     B : 1"));
    assert_eq!(
        only(&report).kind,
        ProblemKind::Score {
            written: [0, 1],
            actual: [1, 0]
        }
    );
    assert_eq!(only(&report).place.line, 8);
    let report = check_whole(&text("A : 1    B : 0", "A : 2     B : 0"));
    assert_eq!(only(&report).kind, ProblemKind::MatchOver);
}

#[test]
fn the_crawford_rule_holds_where_frame_and_record_have_it() {
    let text = |tag: &str| {
        format!(
            "{tag} 3 point match\n\n Game 1\n A : 1     B : 0\n  1) 31: 8/5 6/5\n      Wins 1 point\n\
             \n Game 2\n A : 2     B : 0\n  1) 31: 8/5 6/5                  Doubles => 2\n  2)  Takes\n"
        )
    };
    let strict = &mat::read(&text("")).unwrap()[0];
    assert!(strict.games[1].crawford);
    let report = strict.check(Frame::Tournament);
    assert_eq!(
        only(&report).kind,
        ProblemKind::Illegal(Illegal::CrawfordGame)
    );
    assert!(strict.check(Frame::Aquamarine).is_legal());
    let without = &mat::read(&text("; [Crawford \"Off\"]\n")).unwrap()[0];
    assert!(without.check(Frame::Tournament).is_legal());
    let marked = text("").replace(" Game 1", " Game 1 (Crawford)");
    assert_eq!(
        check_whole(&marked).problems[0].kind,
        ProblemKind::CrawfordScore
    );
}

#[test]
fn money_play_is_read_in_favour_of_the_record() {
    let beaver = |tags: &str| {
        check_whole(&format!(
            "{tags} 0 point match\n\n Game 1\n A : 0     B : 0\n\
             \x20 1) 31: 8/5 6/5                  Doubles => 2\n  2)  Beavers => 4               42: 8/4 6/4\n"
        ))
    };
    assert!(beaver("").is_legal());
    assert!(beaver("; [Beaver \"On\"]\n").is_legal());
    assert_eq!(
        only(&beaver("; [Beaver \"Off\"]\n")).kind,
        ProblemKind::Illegal(Illegal::BeaversNotPlayed)
    );
    // Bob has a checker in Ann's home board: a backgammon, worth 1 with the Jacoby rule.
    let gammon = |tags: &str, points: u32| {
        check_whole(&format!(
            "{tags} 0 point match\n\n Game 1\n A : 0     B : 0\n\
             ; [Setup \"PL[W]AE[a:y]AW[a][a]AB[b]{}\"]\n  1) 31: 1/0 1/0\n      Wins {points} points\n",
            "[x]".repeat(14)
        ))
    };
    let gammon = |tags: &str, points| gammon(tags, points).is_legal();
    assert!(!gammon("; [Jacoby \"On\"]\n", 3));
    assert!(gammon("; [Jacoby \"On\"]\n", 1));
    assert!(!gammon("; [Jacoby \"Off\"]\n", 1));
    assert!(gammon("; [Jacoby \"Off\"]\n", 3));
    assert!(gammon("", 1) && gammon("", 3) && !gammon("", 2));
}

#[test]
fn an_unknown_variation_is_not_judged() {
    let text =
        "; [Variation \"Longgammon\"]\n 1 point match\n Game 1\n A : 0  B : 0\n  1) 31: 24/20\n";
    let report = check_whole(text);
    assert_eq!(
        only(&report).kind,
        ProblemKind::Variation("Longgammon".into())
    );
}

/// A problem is one sentence that says where and why.
#[test]
fn problems_read_well() {
    let report = check("  1) 31: 7/4 6/5");
    assert_eq!(
        only(&report).to_string(),
        "line 5, column 6: game 1, entry 1 (31: 7/4 6/5): You have no checker to move on the 7 point."
    );
    let opening = check("  1) 33: 8/5 8/5 6/3 6/3");
    let roll = Roll::new(Die::Three, Die::Three);
    assert_eq!(only(&opening).kind, ProblemKind::OpensWithDouble(roll));
    assert_eq!(
        only(&opening).kind.to_string(),
        "A game cannot open with 3-3: equal dice are thrown again."
    );
}
