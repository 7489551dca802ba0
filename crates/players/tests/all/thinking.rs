//! Thinking in slices and in one go.

use std::cell::Cell;
use std::time::Duration;

use draughts::Course;
use table::game::Contest;
use tabuleiro_players::backgammon::Verdict;
use tabuleiro_players::draughts::{Analysis, Truth, Wdl};
use tabuleiro_players::{CannotThink, Choice, Deed, Players, Purpose, Question, Setting, Thinking};

use crate::support::{
    contest, last, of_backgammon, of_draughts, play, players, set, slices, think, throw,
};

const fn plies(plies: u32) -> Choice {
    Choice {
        level: None,
        best: false,
        plies: Some(plies),
        time: None,
        nodes: None,
    }
}

#[test]
fn slices_find_what_one_go_finds() {
    for (rules, start) in [
        ("draughts:italian", "W:W21,K31:B11,18,K28"),
        ("draughts:english", "W:W18,22,K25:B1,10,K5"),
        (
            "draughts:international",
            "W:W31,32,33,37,38:B11,12,13,16,22",
        ),
    ] {
        let contest = contest(rules, Some(start));
        let at_once = think(&mut players(), &contest, plies(9), Purpose::Judge);
        let found = slices(&mut players(), &contest, plies(9), Purpose::Judge);
        let in_slices = of_draughts(last(found));
        let at_once = of_draughts(at_once);
        assert_eq!(in_slices.depth, at_once.depth, "{rules}");
        // What earlier slices remember reaches further here and there: another turn may come first, if it is as good.
        let worth = |found: &Analysis, of: &Analysis| {
            let best = &found.best().expect("a turn").turn;
            let judged = of.turns.iter().find(|judged| judged.turn == *best);
            judged.expect("the same turns").score
        };
        let lost = worth(&at_once, &at_once) - worth(&in_slices, &at_once);
        assert!((0..=20).contains(&lost), "{rules}: {lost}");
        assert_eq!(in_slices.turns.len(), at_once.turns.len(), "{rules}");
    }
}

#[test]
fn a_search_ends_at_its_positions() {
    let contest = contest("draughts:brazilian", None);
    let choice = Choice {
        nodes: Some(200_000),
        ..Choice::default()
    };
    let found = slices(&mut players(), &contest, choice, Purpose::Judge);
    assert!(found.len() > 1, "more than a slice's worth");
    let spent = found
        .into_iter()
        .map(|found| of_draughts(found.analysis).nodes);
    let spent: u64 = spent.sum();
    assert!((200_000..220_000).contains(&spent), "{spent}");
}

#[test]
fn time_ends_a_search_in_one_go_and_in_slices() {
    let contest = contest("draughts:english", None);
    let choice = Choice::best().within(Duration::from_millis(100));
    let asked = Cell::new(0);
    let clock = || {
        asked.set(asked.get() + 1);
        Duration::from_millis(10 * asked.get())
    };
    let setting = set(&contest, choice);
    let found = players().think(&Question::from(&contest), setting, Purpose::Judge, &clock);
    assert!(of_draughts(found.expect("an answer")).best().is_some());
    assert_eq!(asked.get(), 10, "asked until the time was up");
    let found = slices(&mut players(), &contest, choice, Purpose::Judge);
    assert_eq!(found.len(), 4, "at 0, 40, 80 and 120 ms");
}

#[test]
fn a_won_game_is_not_thought_about_any_longer() {
    let contest = contest("draughts:italian", Some("W:W21,22,23:B18"));
    let long = Choice::best().within(Duration::from_secs(3600));
    assert!(slices(&mut players(), &contest, long, Purpose::Judge).len() < 10);
}

/// Whoever asks why gets the truth, where the player builds its endings itself.
#[test]
fn an_ending_is_known_to_its_end() {
    let contest = contest("draughts:english", Some("W:WK14:BK1"));
    let mut players = players();
    players.build_endgames();
    let long = Choice::best().within(Duration::from_secs(3600));
    let found = of_draughts(last(slices(&mut players, &contest, long, Purpose::Explain)));
    assert_eq!(found.truths.len(), found.turns.len() + 1);
    let best = found.truths[1].expect("known");
    assert_eq!(
        found.truths[0],
        Some(best),
        "the best turn keeps what there was"
    );
    let known = |truth: &Option<Truth>| truth.expect("known").outcome;
    let outcomes: Vec<Wdl> = found.truths.iter().map(known).collect();
    assert!(outcomes.contains(&Wdl::Draw), "{outcomes:?}");
}

/// A turn that leads back to a position of the game is worth a draw, and only the game knows it.
#[test]
fn earlier_positions_count() {
    let mut contest = contest("draughts:english", Some("W:WK32,K31,K30:BK1,K5"));
    for turn in ["32-28", "1-6", "28-32", "6-1", "32-28", "1-6"] {
        play(&mut contest, turn);
    }
    let Contest::Draughts(board) = &contest else {
        unreachable!("draughts");
    };
    let game = board.game();
    let bare = Course::new(game.rules().clone(), *game.position());
    let scores = |game: &Course| {
        let setting = set(&contest, plies(6));
        let question = Question::Draughts(game);
        let found = players().think(&question, setting, Purpose::Judge, &|| Duration::ZERO);
        let names = game.rules().names();
        let turns = of_draughts(found.expect("an answer")).turns;
        let back = turns
            .iter()
            .find(|judged| names.turn(&judged.turn) == "28-32");
        back.expect("the way back").score
    };
    assert_eq!(scores(game), 0, "it has been there before");
    assert_ne!(scores(&bare), 0, "it cannot know");
}

#[test]
fn backgammon_is_looked_at_first_at_a_glance_and_then_deeper() {
    let mut contest = contest("backgammon:tournament", None);
    throw(&mut contest, [3, 1]);
    let long = Choice::best().within(Duration::from_secs(3600));
    let found = slices(&mut players(), &contest, long, Purpose::Judge);
    let depths: Vec<u32> = found
        .into_iter()
        .map(|found| of_backgammon(found.analysis).depth)
        .collect();
    assert_eq!(depths, [0, 1]);
    let weak = slices(&mut players(), &contest, Choice::level(1), Purpose::Judge);
    assert_eq!(weak.len(), 1);
    // Without time it stays at the glance.
    let hurried = Choice::best().within(Duration::ZERO);
    assert_eq!(
        slices(&mut players(), &contest, hurried, Purpose::Judge).len(),
        1
    );
}

#[test]
fn what_is_decided_in_backgammon_follows_the_turn() {
    let mut players = players();
    let mut contest = contest("backgammon:tournament", None);
    let mut ask = |contest: &Contest| think(&mut players, contest, Choice::best(), Purpose::Judge);
    let opening = ask(&contest);
    assert_eq!(opening.deed(), Some(Deed::Throw));
    assert_eq!(opening.light(), (0.5, 0.0));
    throw(&mut contest, [3, 1]);
    let rolled = ask(&contest);
    let Some(Deed::Play(event)) = rolled.deed() else {
        panic!("a play");
    };
    assert_eq!(contest.write(&event).as_deref(), Some("8/5 6/5"));
    assert!(rolled.light().0 > 0.5, "Light rolled it");
    contest.apply_by(table::Side::Light, &event).expect("legal");
    let analysis = of_backgammon(ask(&contest));
    assert!(matches!(analysis.verdict, Verdict::Roll { .. }));
    assert_eq!(analysis.mover, table::Side::Dark);
}

#[test]
fn without_nets_or_with_the_setting_of_another_game_there_is_no_answer() {
    let backgammon = contest("backgammon:tournament", None);
    let draughts = contest("draughts:english", None);
    let nobody = &mut Players::new();
    let nothing = |contest: &Contest, setting: Setting, players: &mut Players| {
        let question = Question::from(contest);
        let at_once = players.think(&question, setting, Purpose::Judge, &|| Duration::ZERO);
        let mut thinking = Thinking::new(setting, Purpose::Judge, 0);
        let in_slices = thinking.slice(&question, players, 0);
        assert_eq!(at_once.as_ref().err(), in_slices.as_ref().err());
        at_once.expect_err("no answer")
    };
    let setting = set(&backgammon, Choice::best());
    assert_eq!(nothing(&backgammon, setting, nobody), CannotThink::NoNets);
    assert_eq!(nothing(&draughts, setting, nobody), CannotThink::OtherGame);
    assert!(!nobody.can_think(backgammon.kind()) && nobody.can_think(draughts.kind()));
    assert!(players().can_think(backgammon.kind()));
    assert!(Players::new().load_nets(b"no nets").is_err());
}
