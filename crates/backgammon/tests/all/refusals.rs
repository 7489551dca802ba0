//! Every reason for a refusal: that it is given, what it says, and where the rule stands.

use std::fmt::Write;

use crate::support::{play, roll, script};
use tabuleiro_backgammon::notation::{NotationError, Written};
use tabuleiro_backgammon::{
    Beavers, Crawford, Cube, CubeUse, DiceSupply, Event, Frame, Game, GameTerms, Illegal, Jacoby,
    Match, MatchSetup, MatchSetupError, Phase, Play, Position, SetupError, Side, StartingPosition,
    Terms, pos,
};

/// Refused plays: position, dice, text, reason.
fn plays() -> Vec<(Position, &'static str, &'static str, &'static str)> {
    let start = StartingPosition::Standard.position();
    vec![
        (start, "31", "7/4 6/5", "no-checker-there"),
        (start, "31", "bar/22 6/5", "no-checker-there"),
        (start, "31", "12/9 6/5", "opponents-checker"),
        (start, "31", "6/9 6/5", "wrong-direction"),
        (pos!(x bar:1 6:2; o 24:2), "31", "6/3 6/5", "bar-first"),
        (pos!(x bar:3 6:2; o 24:2), "31", "6/3 6/5", "bar-first"),
        (start, "51", "13/8 6/5 24/23", "number-used-up"),
        (start, "51", "24/19 6/5", "point-blocked"),
        (
            pos!(x 24:1 6:1; o 19:2 18:2),
            "65",
            "24/13",
            "between-blocked",
        ),
        (
            pos!(x 24:1 6:2; o 18:2),
            "33",
            "24/15 6/3",
            "between-blocked",
        ),
        (
            pos!(x 13:1 6:1; o 24:2),
            "61",
            "6/off 13/12",
            "not-all-home",
        ),
        (
            pos!(x 6:1 3:2; o 24:2),
            "54",
            "3/off(2)",
            "higher-point-first",
        ),
        (start, "31", "13/11 6/5", "number-not-rolled"),
        (start, "31", "8/5 13/10", "number-used-up"),
        (start, "31", "(no move)", "must-play"),
        (start, "31", "8/5", "must-play-both"),
        (pos!(x 10:1; o 2:2), "53", "10/7", "must-play-larger"),
        (start, "22", "13/11(2) 6/4", "must-play-more"),
    ]
}

fn by_hand() -> Terms {
    let mut terms = Terms::of(Frame::Tournament, 5);
    terms.dice = DiceSupply::ByHand;
    terms
}

fn without_cube() -> Terms {
    let mut terms = Terms::of(Frame::Xalingo, 1);
    terms.cube = CubeUse::Off;
    terms
}

/// Refused events: terms, what happened before, what is tried, reason.
fn events() -> Vec<(Terms, &'static str, &'static str, &'static str)> {
    let usual = Terms::of(Frame::Tournament, 5);
    let short = Terms::of(Frame::Tournament, 2);
    let money = Terms::money(Jacoby::On, Beavers::Beavers);
    let begun = "open 3 1, play 8/5 6/5";
    let doubled = "open 3 1, play 8/5 6/5, double";
    let resigned = "open 3 1, play 8/5 6/5, resign dark 1";
    vec![
        (usual, "", "roll 31", "opening-first"),
        (usual, "", "double", "opening-first"),
        (usual, "", "resign light 1", "opening-first"),
        (usual, "", "play 8/5 6/5", "roll-first"),
        (usual, "", "take", "nothing-to-answer"),
        (usual, "open 3 1", "open 3 1", "opening-is-over"),
        (usual, "open 3 1", "roll 31", "already-rolled"),
        (usual, "open 3 1", "double", "double-before-rolling"),
        (usual, begun, "play 8/5 6/5", "roll-first"),
        (usual, begun, "drop", "nothing-to-answer"),
        (usual, begun, "accept", "nothing-to-answer"),
        (usual, begun, "void", "dice-not-by-hand"),
        (
            by_hand(),
            "open 3 1, play 8/5 6/5, void",
            "double",
            "double-before-rolling",
        ),
        (without_cube(), begun, "double", "no-cube"),
        (
            usual,
            "open 3 1, play 8/5 6/5, double, take",
            "double",
            "cube-not-yours",
        ),
        (
            short,
            "open 3 1, resign dark 1, accept, open 3 1, play 8/5 6/5",
            "double",
            "crawford-game",
        ),
        (usual, doubled, "double", "answer-the-raise"),
        (usual, doubled, "roll 31", "answer-the-raise"),
        (usual, doubled, "accept", "answer-the-raise"),
        (
            money,
            "open 3 1, play 8/5 6/5, double, beaver",
            "beaver",
            "answer-the-raise",
        ),
        (usual, resigned, "roll 31", "answer-the-resignation"),
        (usual, resigned, "double", "answer-the-resignation"),
        (usual, resigned, "resign light 1", "answer-the-resignation"),
        (usual, resigned, "take", "answer-the-resignation"),
        (usual, doubled, "beaver", "beavers-not-played"),
        (
            money,
            "open 3 1, play 8/5 6/5, double, beaver",
            "raccoon",
            "raccoons-not-played",
        ),
        (
            usual,
            "open 3 1, resign dark 2, refuse",
            "resign dark 2",
            "resignation-too-small",
        ),
        (
            short,
            "open 3 1, resign dark 2, accept",
            "open 3 1",
            "contest-over",
        ),
    ]
}

/// Refusals that the two tables cannot make.
fn others() -> Vec<Illegal> {
    let terms = GameTerms::of(&Terms::of(Frame::Tournament, 5));
    let start = StartingPosition::Standard.position();
    let end = Cube::new(Cube::MOST_DOUBLINGS, None).expect("the last");
    let at_the_end = Game::resume(terms, start, Side::Light, end, Phase::ToRoll);
    let mut over = Game::resume(
        terms,
        pos!(x; o 24:1),
        Side::Light,
        Cube::CENTRED,
        Phase::ToRoll,
    );
    let mut contest = Match::new(Terms::of(Frame::Tournament, 5)).expect("terms");
    script::run(&mut contest, "open 3 1");
    let event = Event::Play(Play::NONE);
    vec![
        at_the_end
            .may_double()
            .expect_err("as high as it goes")
            .illegal,
        over.apply(&Event::Double).expect_err("over").illegal,
        contest
            .apply_by(Side::Dark, &event)
            .expect_err("not dark's")
            .illegal,
    ]
}

fn all() -> Vec<Illegal> {
    let mut refusals = Vec::new();
    for (position, dice, text, reason) in plays() {
        let illegal = play(position, dice, text).expect_err(text);
        assert_eq!(illegal.id(), reason, "{text}: {illegal}");
        refusals.push(illegal);
    }
    for (terms, before, tried, reason) in events() {
        let mut contest = Match::new(terms).expect("terms");
        if !before.is_empty() {
            script::run(&mut contest, before);
        }
        let state = contest.clone();
        let illegal = script::attempt(&mut contest, tried).expect_err(tried);
        assert_eq!(illegal.id(), reason, "{before}; {tried}: {illegal}");
        assert_eq!(contest, state, "a refusal changes nothing");
        refusals.push(illegal);
    }
    refusals.extend(others());
    refusals
}

#[test]
fn every_reason_is_given_with_a_sentence_and_an_article() {
    let mut seen: Vec<&str> = Vec::new();
    let mut page = String::new();
    for illegal in all() {
        if seen.contains(&illegal.id()) {
            continue;
        }
        seen.push(illegal.id());
        let articles = Frame::ALL.map(|frame| illegal.article(frame).to_string());
        writeln!(
            page,
            "{}: {illegal}\n    {}",
            illegal.id(),
            articles.join("; ")
        )
        .expect("text");
    }
    // Every variant of the type.
    assert_eq!(seen.len(), 33, "{seen:?}");
    insta::assert_snapshot!(page);
}

#[test]
fn an_example_is_legal_and_a_refusal_is_not_listed() {
    for (position, dice, text, _) in plays() {
        let illegal = play(position, dice, text).expect_err(text);
        if let Some(example) = illegal.example() {
            assert!(position.try_play(roll(dice), &example).is_ok(), "{text}");
        }
    }
}

#[test]
fn steps_that_are_no_part_of_the_roll() {
    let start = StartingPosition::Standard.position();
    let step = |dice: &str, text: &str| {
        let written: Written = text.parse().expect("a play");
        start.resolve(roll(dice), &written).expect("legal")
    };
    let six_five = step("65", "24/18 13/8");
    assert_eq!(
        start.try_play(roll("31"), &six_five).map_err(|i| i.id()),
        Err("number-used-up")
    );
    // A play made for another board.
    let mut wrong = step("31", "8/5 6/5").to_vec();
    wrong[0].target = tabuleiro_backgammon::Target::Off;
    assert_eq!(
        start
            .try_play(roll("31"), &Play::new(&wrong))
            .map_err(|i| i.id()),
        Err("number-not-rolled")
    );
}

#[test]
fn text_that_is_no_play() {
    let read = |text: &str| text.parse::<Written>().expect_err(text);
    assert_eq!(read(" "), NotationError::Empty);
    assert_eq!(read("13"), NotationError::Move("13".into()));
    assert_eq!(read("13/off/8"), NotationError::Move("13/off/8".into()));
    assert_eq!(read("26/20"), NotationError::Place("26".into()));
    assert_eq!(read("13/x"), NotationError::Place("x".into()));
    assert_eq!(read("off/5"), NotationError::Place("off".into()));
    assert_eq!(read("5/bar"), NotationError::Place("bar".into()));
    assert_eq!(read("6/+5"), NotationError::Place("+5".into()));
    assert_eq!(read("8/5(5)"), NotationError::Count("(5)".into()));
    assert_eq!(read("8/5)2("), NotationError::Move("8/5)2(".into()));
    assert_eq!(read("8/7(3) 7/6(2)"), NotationError::TooMany);
    for text in ["(no move)", "No Move", "cannot move", "pass", "-", "DANCE"] {
        assert_eq!(text.parse(), Ok(Written::default()), "{text}");
    }
}

#[test]
fn setups_that_are_no_position() {
    use tabuleiro_backgammon::{Point, Seat, Setup};
    let check = |mover: &[(usize, u8)], other: &[(usize, u8)]| {
        Setup::as_mover_sees(15, mover, other).position()
    };
    assert_eq!(
        check(&[(6, 16)], &[(1, 1)]),
        Err(SetupError::TooManyCheckers {
            seat: Seat::Mover,
            count: 16,
            allowed: 15
        })
    );
    assert_eq!(
        check(&[(6, 1)], &[(6, 1)]),
        Err(SetupError::BothSidesOnPoint(
            Point::new(6).expect("a point")
        ))
    );
    assert_eq!(check(&[], &[]), Err(SetupError::BothHaveWon));
    let closed = |from: usize| (from..from + 6).map(|place| (place, 2)).collect::<Vec<_>>();
    let mover = [closed(1), vec![(25, 1)]].concat();
    let other = [closed(19), vec![(0, 1)]].concat();
    assert_eq!(check(&mover, &other), Err(SetupError::BothShutOut));
    assert_eq!(Setup::default().position(), Err(SetupError::NoCheckers));
    let mut unequal = Setup::default();
    unequal.mover[6] = 3;
    unequal.other[6] = 2;
    assert_eq!(
        unequal.position(),
        Err(SetupError::UnequalSides { mover: 3, other: 2 })
    );
}

#[test]
fn matches_that_cannot_stand_like_this() {
    let contest = Match::new(Terms::of(Frame::Tournament, 5)).expect("terms");
    let usual = MatchSetup::from(&contest);
    assert_eq!(usual.resume().as_ref(), Ok(&contest));
    let try_with = |change: &dyn Fn(&mut MatchSetup)| {
        let mut setup = usual;
        change(&mut setup);
        setup.resume().map(|_| ())
    };
    let (score, points) = ([5, 0], 5);
    assert_eq!(
        try_with(&|setup| setup.score = score),
        Err(MatchSetupError::MatchIsOver { score, points })
    );
    let score = [3, 0];
    assert_eq!(
        try_with(&|setup| {
            setup.score = score;
            setup.crawford = Crawford::Now;
        }),
        Err(MatchSetupError::CrawfordScore { score, points })
    );
    let score = [4, 0];
    assert_eq!(
        try_with(&|setup| setup.score = score),
        Err(MatchSetupError::CrawfordScore { score, points })
    );
    assert_eq!(
        try_with(&|setup| {
            setup.score = score;
            setup.crawford = Crawford::After;
        }),
        Ok(())
    );
    let cube = Cube::of_value(2, Some(Side::Dark)).expect("a power of two");
    assert_eq!(
        try_with(&|setup| {
            setup.score = score;
            setup.crawford = Crawford::Now;
            setup.cube = cube;
        }),
        Err(MatchSetupError::CubeTurned(cube))
    );
    assert_eq!(
        try_with(&|setup| {
            setup.terms = Terms::of(Frame::Aquamarine, 5);
            setup.crawford = Crawford::Now;
        }),
        Err(MatchSetupError::NoCrawfordHere)
    );
}
