//! Whole contests as snapshots, one for each frame and one for money, and the laws of the state machine
//! on the way through them.

use std::fmt::Write;

use crate::support::plain_player::next_event;
use crate::support::positions::Random;
use tabuleiro_backgammon::formats::position_id::PositionId;
use tabuleiro_backgammon::{
    Beavers, Crawford, DiceSupply, Ended, Event, Frame, Jacoby, Match, MatchSetup, Phase, Roll,
    Side, StartingPosition, Terms, Throw, ToAct,
};

/// Plays `games` games, or until the contest ends. Gives the events.
fn play(terms: Terms, seed: u64, games: usize) -> (Match, Vec<Event>) {
    let mut contest = Match::new(terms).expect("terms");
    let mut random = Random::new(seed);
    let mut events = Vec::new();
    while contest.winner().is_none() && contest.played().len() < games {
        // With dice thrown by hand, one throw in twenty leaves the board.
        let thrown = matches!(contest.game().phase(), Phase::Rolled(_) | Phase::Opening);
        let event = if thrown && terms.dice == DiceSupply::ByHand && random.below(20) == 0 {
            Event::VoidThrow
        } else {
            next_event(contest.game(), &mut random)
        };
        contest.apply(&event).expect("a legal event");
        events.push(event);
        assert!(events.len() < 5_000, "no end");
    }
    (contest, events)
}

/// The record of a contest as text.
fn page(terms: Terms, events: &[Event]) -> String {
    let mut contest = Match::new(terms).expect("terms");
    let mut page = String::new();
    for event in events {
        let game = contest.game();
        let actor = match game.to_act() {
            ToAct::Player(side) | ToAct::Dice(Throw::Turn(side)) => side.to_string(),
            _ => "both".into(),
        };
        let text = match event {
            Event::OpeningRoll { light, dark } => format!("open {light} against {dark}"),
            Event::Roll(roll) => format!("rolls {roll}"),
            Event::VoidThrow => "a void throw".into(),
            Event::Play(play) => format!("plays {play}"),
            Event::Double => "doubles".into(),
            Event::Take => "takes".into(),
            Event::Drop => "drops".into(),
            Event::Beaver => "beavers".into(),
            Event::Raccoon => "raccoons".into(),
            Event::Resign { win, .. } => format!("resigns a {win}"),
            Event::AcceptResignation => "accepts".into(),
            Event::RefuseResignation => "refuses".into(),
        };
        let crawford = contest.crawford();
        let before = contest.played().len();
        contest.apply(event).expect("a legal event");
        let game = contest.game();
        write!(page, "{actor} {text}").expect("text");
        if let Event::Play(_) = event
            && contest.played().len() == before
        {
            let position = game.position();
            let pips = (position.other().pip_count(), position.mover().pip_count());
            write!(
                page,
                " [{}] {}-{}",
                PositionId::from(position),
                pips.0,
                pips.1
            )
            .expect("text");
        }
        if let Event::Take = event {
            write!(page, " (cube {})", game.cube()).expect("text");
        }
        page.push('\n');
        if contest.played().len() > before {
            let played = contest.played()[before];
            let outcome = played.outcome;
            let [light, dark] = contest.score();
            writeln!(
                page,
                "== game {}: {} wins a {} at {} ({:?}), points {}; {light} to {dark}; Crawford {crawford:?}\n",
                before + 1,
                outcome.winner,
                outcome.win,
                outcome.cube,
                outcome.ending,
                outcome.points,
            )
            .expect("text");
        }
    }
    if let ToAct::Over(Ended::Contest { winner, score }) = contest.to_act() {
        writeln!(page, "== {winner} wins {} to {}", score[0], score[1]).expect("text");
    }
    page
}

fn by_hand(mut terms: Terms) -> Terms {
    terms.dice = DiceSupply::ByHand;
    terms
}

#[test]
fn xalingo_points_kept() {
    let terms = by_hand(Terms::of(Frame::Xalingo, 1));
    let (contest, events) = play(terms, 6028, 4);
    assert_eq!(contest.played().len(), 4);
    insta::assert_snapshot!(page(terms, &events));
}

#[test]
fn aquamarine_match() {
    let terms = Terms::of(Frame::Aquamarine, 5);
    let (contest, events) = play(terms, 1019, usize::MAX);
    assert!(contest.winner().is_some());
    insta::assert_snapshot!(page(terms, &events));
}

#[test]
fn tournament_match() {
    let terms = Terms::of(Frame::Tournament, 7);
    let (contest, events) = play(terms, 17, usize::MAX);
    assert!(contest.winner().is_some());
    let stages: Vec<Crawford> = contest.played().iter().map(|game| game.crawford).collect();
    use Crawford::{After, Before, Now};
    assert_eq!(stages, [Before, Before, Now, After, After]);
    insta::assert_snapshot!(page(terms, &events));
}

#[test]
fn tournament_money() {
    let terms = Terms::money(Jacoby::On, Beavers::Raccoons);
    let (_, events) = play(terms, 11, 4);
    insta::assert_snapshot!(page(terms, &events));
}

/// The same events with the sides exchanged give the same contest with the sides exchanged.
#[test]
fn mirror_symmetry() {
    for seed in 0..20 {
        let terms = Terms::of(Frame::Tournament, 7);
        let (contest, events) = play(terms, seed, usize::MAX);
        let mut mirrored = Match::new(terms).expect("terms");
        for event in &events {
            let event = match *event {
                Event::OpeningRoll { light, dark } => Event::OpeningRoll {
                    light: dark,
                    dark: light,
                },
                Event::Resign { by, win } => Event::Resign { by: !by, win },
                event => event,
            };
            mirrored
                .apply(&event)
                .expect("legal for the other side too");
        }
        let [light, dark] = contest.score();
        assert_eq!(mirrored.score(), [dark, light]);
        assert_eq!(mirrored.winner(), contest.winner().map(Side::other));
        assert_eq!(
            mirrored.game().cube().value(),
            contest.game().cube().value()
        );
    }
}

/// What is listed as legal is accepted; of the rest nothing is. And a contest can be taken up anywhere.
#[test]
fn the_list_of_legal_events_and_the_check_agree() {
    let mut decisions = vec![
        Event::VoidThrow,
        Event::Double,
        Event::Take,
        Event::Drop,
        Event::Beaver,
        Event::Raccoon,
        Event::AcceptResignation,
        Event::RefuseResignation,
        Event::Play(tabuleiro_backgammon::Play::NONE),
    ];
    decisions.extend(Roll::all_ordered().map(Event::Roll));
    for by in Side::BOTH {
        decisions.extend(tabuleiro_backgammon::Win::ALL.map(|win| Event::Resign { by, win }));
    }
    for terms in [
        by_hand(Terms::of(Frame::Xalingo, 1)),
        Terms::of(Frame::Aquamarine, 3),
        Terms::of(Frame::Tournament, 3),
        Terms::money(Jacoby::On, Beavers::Beavers),
    ] {
        let (_, events) = play(terms, 5, 3);
        let mut contest = Match::new(terms).expect("terms");
        for event in &events {
            let legal = contest.legal();
            for listed in &legal {
                assert_eq!(contest.clone().apply(listed), Ok(()), "{listed:?}");
            }
            for decision in &decisions {
                let accepted = contest.clone().apply(decision).is_ok();
                assert_eq!(accepted, legal.contains(decision), "{decision:?}");
            }
            assert!(
                matches!(event, Event::Play(_)) || legal.contains(event),
                "{event:?}"
            );
            contest.apply(event).expect("legal");
            if contest.winner().is_none() {
                let resumed = MatchSetup::from(&contest).resume().expect("a standing");
                assert_eq!(resumed.to_act(), contest.to_act());
                assert_eq!(resumed.game().position(), contest.game().position());
            }
        }
    }
}

#[test]
fn nackgammon_and_hypergammon_play_to_the_end() {
    for start in StartingPosition::ALL {
        let mut terms = Terms::of(Frame::Tournament, 3);
        terms.start = start;
        let (contest, _) = play(terms, 9, usize::MAX);
        assert!(contest.winner().is_some(), "{}", start.id());
        assert_eq!(
            contest.game().position().checkers_a_side(),
            start.checkers_a_side()
        );
        assert_eq!(StartingPosition::from_id(start.id()), Some(start));
    }
}
