//! Levels, and what a choice means to the engine.

use std::time::Duration;

use ::backgammon::Event;
use engine::Random;
use engine::backgammon::Plies;
use engine::draughts::SURELY_WON;
use table::game::{Contest, GameEvent};
use table::{GameKind, RuleSet};
use tabuleiro_players::{
    CannotThink, Choice, Deed, LEVELS, Players, Purpose, Setting, backgammon, draughts, level,
    setting,
};

use crate::support::{contest, happen, money, of_draughts, players, slices, think};

fn draughts_sight(choice: Choice) -> draughts::Sight {
    match setting(GameKind::Draughts, choice) {
        Ok(Setting::Draughts(sight)) => sight,
        other => panic!("{other:?}"),
    }
}

fn backgammon_sight(choice: Choice) -> Result<backgammon::Sight, CannotThink> {
    match setting(GameKind::Backgammon, choice)? {
        Setting::Backgammon(sight) => Ok(sight),
        other @ (Setting::Draughts(_) | Setting::Chess(_)) => panic!("{other:?}"),
    }
}

#[test]
fn every_level_is_known_by_its_id() {
    for game in GameKind::ALL {
        let ids = level::ids(game);
        assert_eq!(ids.len(), usize::from(LEVELS), "{game}");
        for (number, id) in (1..).zip(ids) {
            assert_eq!(level::numbered(game, id), Some(number), "{game} {id}");
        }
        assert_eq!(level::numbered(game, "champion of the world"), None);
    }
}

#[test]
fn a_higher_level_sees_no_less_and_misjudges_no_more() {
    for pair in draughts::LEVELS.windows(2) {
        let [low, high] = [pair[0].sight, pair[1].sight];
        assert!(low.depth <= high.depth && low.nodes <= high.nodes || high.blur == 0);
        assert!(low.blur >= high.blur || low.depth < high.depth);
    }
    for pair in backgammon::LEVELS.windows(2) {
        assert!(pair[0].sight.blur > pair[1].sight.blur);
        assert!(pair[0].sight.blind >= pair[1].sight.blind);
    }
}

#[test]
fn a_level_beyond_the_table_is_its_nearest_end() {
    let sight = |number| draughts_sight(Choice::level(number));
    assert_eq!(sight(0), sight(1));
    assert_eq!(sight(u8::MAX), sight(LEVELS));
    assert_ne!(sight(1), sight(2));
}

#[test]
fn a_search_that_nothing_bounds_ends_after_a_second() {
    let second = Some(Duration::from_secs(1));
    assert_eq!(draughts_sight(Choice::default()).time, second);
    assert_eq!(draughts_sight(Choice::best()).time, second);
    for bounded in [
        Choice::level(1),
        Choice::level(LEVELS),
        Choice {
            plies: Some(7),
            ..Choice::default()
        },
        Choice {
            nodes: Some(7),
            ..Choice::default()
        },
    ] {
        assert_eq!(draughts_sight(bounded).time, None, "{bounded:?}");
    }
    let half = Duration::from_millis(500);
    assert_eq!(draughts_sight(Choice::best().within(half)).time, Some(half));
}

#[test]
fn what_is_said_beside_a_level_overrules_it() {
    let choice = Choice {
        plies: Some(9),
        ..Choice::level(1)
    };
    let (said, level) = (draughts_sight(choice), draughts_sight(Choice::level(1)));
    assert_eq!(said.depth, 9);
    assert_eq!((said.nodes, said.blur), (level.nodes, level.blur));
}

#[test]
fn backgammon_is_judged_up_to_three_plies_deep() {
    let deep = |plies| Choice {
        plies: Some(plies),
        ..Choice::default()
    };
    let depth = |choice| backgammon_sight(choice).map(|sight| sight.depth);
    assert_eq!(depth(Choice::default()), Ok(Plies::ZERO));
    assert_eq!(depth(Choice::best()), Ok(Plies::ONE));
    assert_eq!(depth(deep(0)), Ok(Plies::ZERO));
    assert_eq!(depth(deep(1)), Ok(Plies::ONE));
    assert_eq!(depth(deep(3)), Ok(Plies::THREE));
    for plies in [4, u32::MAX] {
        let (least, most) = (0, 3);
        let refused = CannotThink::Plies { plies, least, most };
        assert_eq!(depth(deep(plies)), Err(refused));
    }
}

/// Whatever a level of the computer does, the rules allow; and by no rules is it at a loss.
#[test]
fn every_level_plays_every_rule_set() {
    let mut players = players();
    for rules in RuleSet::all() {
        for level in 1..=LEVELS {
            let mut contest = contest(&rules.id(), None);
            let mut random = Random::new(level.into());
            for turn in 0..10 {
                if contest.outcome().is_some() {
                    break;
                }
                let choice = Choice::level(level).within(Duration::ZERO);
                let found = slices(&mut players, &contest, choice, Purpose::Play { seed: turn });
                let analysis = &found.last().expect("a slice").analysis;
                let deed = analysis
                    .deed()
                    .unwrap_or_else(|| panic!("{rules}: at a loss"));
                happen(&mut contest, &deed, &mut random);
            }
        }
    }
}

#[test]
fn a_weak_level_slips_by_chance_and_the_best_never() {
    let deeds = |level: u8| {
        let contest = contest("draughts:english", None);
        let mut seen = Vec::new();
        for seed in 0..12 {
            let choice = Choice::level(level).within(Duration::ZERO);
            let found = slices(&mut players(), &contest, choice, Purpose::Play { seed });
            let deed = found.last().and_then(|found| found.analysis.deed());
            if !seen.contains(&deed) {
                seen.push(deed);
            }
        }
        seen.len()
    };
    assert!(deeds(1) > 2);
    assert_eq!(deeds(LEVELS), 1);
}

/// Positions of games that are played by lot, with the positions before them.
fn by_lot(rules: &str, games: u64, mut see: impl FnMut(&Contest)) {
    for game in 0..games {
        let mut contest = contest(rules, None);
        let mut random = Random::new(game);
        while contest.outcome().is_none() {
            see(&contest);
            let mut turns = contest.legal();
            let drawn = random.below(turns.len() as u32) as usize;
            happen(
                &mut contest,
                &Deed::Play(turns.swap_remove(drawn)),
                &mut random,
            );
        }
    }
}

/// What every turn is worth at first sight: the captures that follow are seen.
fn at_first_sight(players: &mut Players, contest: &Contest) -> Vec<draughts::JudgedTurn> {
    let first_sight = Choice {
        plies: Some(1),
        ..Choice::default()
    };
    of_draughts(think(players, contest, first_sight, Purpose::Judge)).turns
}

#[test]
fn nobody_gives_a_man_away_for_nothing_or_misses_a_win_in_one() {
    let (mut players, mut seed) = (players(), 0);
    let (mut given, mut won) = (0, 0);
    for rules in ["draughts:english", "draughts:international"] {
        by_lot(rules, 3, |contest| {
            seed += 1;
            let judged = at_first_sight(&mut players, contest);
            let (Some(best), Some(worst)) = (judged.first(), judged.last()) else {
                return;
            };
            let mut played = |level| {
                let purpose = Purpose::Play { seed };
                let found =
                    of_draughts(think(&mut players, contest, Choice::level(level), purpose));
                let turn = &found.best().expect("a turn").turn;
                let mut judged = judged.iter();
                judged
                    .find(|judged| judged.turn == *turn)
                    .expect("legal")
                    .score
            };
            if best.score >= SURELY_WON {
                won += 1;
                for level in [1, 2, 5] {
                    assert!(played(level) >= SURELY_WON, "{contest:?}");
                }
            } else if worst.score < best.score - 90 {
                given += 1;
                assert!(played(1) > best.score - 90, "{contest:?}");
            }
        });
    }
    assert!(given > 30 && won > 2, "{given} {won}");
}

/// What a hint has found out further ahead does not help a weak level.
#[test]
fn a_hint_does_not_make_a_level_stronger() {
    let start = "W:W18,22,K25,30,31:B1,10,K5,12,3";
    let contest = contest("draughts:english", Some(start));
    let purpose = Purpose::Play { seed: 3 };
    for level in 1..8 {
        let choice = Choice::level(level);
        let alone = think(&mut players(), &contest, choice, purpose);
        let mut players = players();
        let hint = Choice::best().within(Duration::from_millis(40));
        slices(&mut players, &contest, hint, Purpose::Judge);
        assert_eq!(think(&mut players, &contest, choice, purpose), alone);
    }
}

/// The turns, counted by side, in which a level doubles first, in games for money against itself.
fn first_doubles(level: u8, games: u64) -> Vec<u32> {
    let mut players = players();
    let mut doubles = Vec::new();
    for game in 0..games {
        let mut contest = money();
        let (mut random, mut throws) = (Random::new(game), 0);
        while contest.outcome().is_none() {
            let purpose = Purpose::Play {
                seed: random.bits(),
            };
            let found = think(&mut players, &contest, Choice::level(level), purpose);
            let deed = found.deed().expect("something to do");
            if matches!(deed, Deed::Play(GameEvent::Backgammon(Event::Double))) {
                doubles.push(throws / 2 + 1);
                break;
            }
            throws += u32::from(deed == Deed::Throw);
            happen(&mut contest, &deed, &mut random);
        }
    }
    doubles.sort_unstable();
    doubles
}

#[test]
fn a_beginners_computer_does_not_double_in_the_first_turns() {
    for level in [1, 3] {
        let doubles = first_doubles(level, 9);
        assert!(doubles.len() > 3, "level {level} doubles too: {doubles:?}");
        assert!(doubles[0] > 4, "level {level}: {doubles:?}");
        assert!(
            doubles[doubles.len() / 2] > 10,
            "level {level}: {doubles:?}"
        );
    }
    // Where others do.
    let doubles = first_doubles(8, 18);
    assert!(doubles[0] <= 4, "{doubles:?}");
}
