//! Levels, and what a choice means to the engine.

use std::time::Duration;

use engine::Random;
use engine::backgammon::Plies;
use table::{GameKind, RuleSet};
use tabuleiro_players::{
    CannotThink, Choice, LEVELS, Purpose, Setting, backgammon, draughts, level, setting,
};

use crate::support::{contest, happen, players, slices};

fn draughts_sight(choice: Choice) -> draughts::Sight {
    match setting(GameKind::Draughts, choice) {
        Ok(Setting::Draughts(sight)) => sight,
        other => panic!("{other:?}"),
    }
}

fn backgammon_sight(choice: Choice) -> Result<backgammon::Sight, CannotThink> {
    match setting(GameKind::Backgammon, choice)? {
        Setting::Backgammon(sight) => Ok(sight),
        other @ Setting::Draughts(_) => panic!("{other:?}"),
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
        assert!(low.blur >= high.blur);
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
            for turn in 0..24 {
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
