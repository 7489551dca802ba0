//! Judging whole games of draughts: every sentence's claim is held against the numbers beside it and against the board.

use std::sync::Arc;
use std::time::Duration;

use ::draughts::{Course, Move, Position, Rules, SharedRules, Side, Turn};
use engine::Random;
use engine::draughts::endgame::{Tables, Wdl};
use table::files::{Format, import};
use table::{RuleSet, Table};
use tabuleiro_players::draughts::{Reason, Sight, share};
use tabuleiro_players::turns::review::{Review, Reviewed, Slip, Worse, accuracy};
use tabuleiro_players::{Analysis, Choice, Players, Purpose, Question, Setting};

/// Scores beyond this are wins found to the end, and this is one at once.
const SURELY_WON: i32 = engine::draughts::SURELY_WON;
const WON: i32 = engine::draughts::WON;

fn rules_of(id: &str) -> SharedRules {
    match id.parse().expect("a rule set") {
        RuleSet::Draughts(rules) => rules,
        RuleSet::Backgammon(_) | RuleSet::Chess(_) => panic!("{id} is draughts"),
    }
}

fn nodes(nodes: u64) -> Sight {
    Sight::of(Choice {
        nodes: Some(nodes),
        ..Choice::default()
    })
}

fn table(rules: &SharedRules, pdn: &str) -> Table {
    let rules = RuleSet::Draughts(rules.clone());
    let mut games = import(pdn.as_bytes(), Format::Pdn, Some(&rules)).expect("games");
    games.remove(0).expect("legal").table
}

fn reviewed(players: &mut Players, table: &Table, sight: Sight) -> Review<Course> {
    players
        .review_draughts(table, sight, &|| Duration::ZERO, &mut |_| false)
        .expect("a table of draughts")
}

/// A game of random turns, by the seed.
fn random_game(rules: &SharedRules, turns: usize, seed: u64) -> Table {
    let mut random = Random::new(seed);
    let mut game = Course::new(rules.clone(), Position::start(rules));
    let mut text = String::new();
    for _ in 0..turns {
        if game.outcome().is_some() {
            break;
        }
        let mut legal = game.position().legal_turns(rules);
        // PDN has no sign for a huff.
        legal.retain(|turn| turn.huff.is_none());
        let turn = legal.swap_remove(random.below(legal.len() as u32) as usize);
        text += &format!("{} ", rules.names().turn(&turn));
        game.take(&turn);
    }
    table(rules, &format!("{text}*\n"))
}

/// Pieces of the side less those of the other.
fn lead(position: &Position, side: Side) -> i32 {
    let setup = position.setup();
    let lead = setup.white.len() as i32 - setup.black.len() as i32;
    if side == Side::White { lead } else { -lead }
}

/// What a line wins for the side that begins it, and who crowns on the way, counted on the board.
fn counted(rules: &Rules, start: &Position, line: &[Turn]) -> (i32, [bool; 2]) {
    let side = start.to_move();
    let (mut at, mut crowned) = (*start, [false; 2]);
    for turn in line {
        let legal = at.legal_turns(rules);
        assert!(
            legal.iter().any(|known| known.same_result(turn)),
            "{turn:?}"
        );
        let promotes = turn.play.as_ref().is_some_and(Move::promotes);
        crowned[usize::from(at.to_move() != side)] |= promotes;
        at = at.after(turn, rules);
    }
    (lead(&at, side) - lead(start, side), crowned)
}

/// Holds everything that is said of a turn against what can be counted.
fn hold(rules: &Rules, turn: &Reviewed<Course>) {
    let (best, score) = (turn.best().score, turn.score);
    let said = || format!("{}: {turn:?}", rules.id);
    assert!(
        (turn.loss - (share(best) - share(score))).abs() < 1e-12,
        "{}",
        said()
    );
    assert!(
        turn.loss >= 0.0 && turn.slip == Slip::of(turn.loss),
        "{}",
        said()
    );
    assert!(
        turn.turns.is_sorted_by_key(|judged| -judged.score),
        "{}",
        said()
    );
    let Some(worse) = &turn.worse else {
        assert!(turn.loss < 0.01, "{}", said());
        return;
    };
    let gap = best - score;
    let [better, own] = turn.lines.as_ref().expect("both were compared");
    assert_eq!(own[0], turn.played);
    assert!(better[0].same_result(&turn.best().turn));
    let (better_net, better_crowns) = counted(rules, &turn.position, better);
    let (own_net, own_crowns) = counted(rules, &turn.position, own);
    let ends_with = |line: &[Turn], whole: &[Turn]| {
        assert!(!line.is_empty() && whole.starts_with(line), "{}", said());
        counted(rules, &turn.position, line).0
    };
    match worse {
        Worse::Ending => {
            let rank = |outcome| match outcome {
                Wdl::Loss => 0,
                Wdl::Draw => 1,
                Wdl::Win => 2,
            };
            let [before, after] =
                [turn.truth_before, turn.truth_after].map(|truth| truth.expect("known"));
            assert!(before.in_time && after.in_time, "{}", said());
            assert!(rank(before.outcome) > rank(after.outcome), "{}", said());
            // The search knows it too.
            assert_eq!(before.outcome == Wdl::Win, best >= SURELY_WON, "{}", said());
            assert_eq!(
                after.outcome == Wdl::Loss,
                score <= -SURELY_WON,
                "{}",
                said()
            );
        }
        Worse::Draws => assert!(best > 0, "{}", said()),
        Worse::Loses { moves, line } => {
            assert!(score <= -SURELY_WON && best > -SURELY_WON, "{}", said());
            assert_eq!(*moves, ((WON + score) as u32).div_ceil(2).max(1));
            ends_with(line, own);
        }
        Worse::MissesWin { moves } => {
            assert!(best >= SURELY_WON && score < SURELY_WON, "{}", said());
            assert_eq!(*moves, ((WON - best) as u32).div_ceil(2).max(1));
        }
        Worse::Shot {
            line,
            taken,
            pieces,
        } => {
            assert_eq!(ends_with(line, own), own_net);
            assert!(
                own_net < 0 && better_net - own_net == *pieces as i32,
                "{}",
                said()
            );
            assert!(gap >= 60 * *pieces as i32, "{}", said());
            let replies = line.iter().skip(1).step_by(2);
            let most = replies.filter_map(|turn| Some(turn.play.as_ref()?.taken().len()));
            assert!(
                *taken >= 2 && most.max() == Some(*taken as usize),
                "{}",
                said()
            );
        }
        Worse::Pieces { line, pieces } => {
            assert_eq!(ends_with(line, own), own_net);
            assert!(
                own_net < 0 && better_net - own_net == *pieces as i32,
                "{}",
                said()
            );
            assert!(gap >= 60 * *pieces as i32, "{}", said());
        }
        Worse::MissesPieces { line, pieces } => {
            assert_eq!(ends_with(line, better), better_net);
            assert!(
                own_net >= 0 && better_net - own_net == *pieces as i32,
                "{}",
                said()
            );
            assert!(gap >= 60 * *pieces as i32, "{}", said());
        }
        Worse::LetsCrown { line } => {
            ends_with(line, own);
            assert!(counted(rules, &turn.position, line).1[1], "{}", said());
            assert!(
                !better_crowns[1] && better_net == own_net && gap >= 30,
                "{}",
                said()
            );
        }
        Worse::MissesCrown { line } => {
            ends_with(line, better);
            assert!(counted(rules, &turn.position, line).1[0], "{}", said());
            assert!(
                !own_crowns[0] && better_net == own_net && gap >= 30,
                "{}",
                said()
            );
        }
        Worse::Chances => {}
    }
}

#[test]
fn what_is_said_of_a_turn_is_borne_out() {
    let mut players = Players::new();
    let mut kinds = [0_u32; 10];
    for id in [
        "english",
        "italian",
        "brazilian",
        "draughts:xalingo",
        "garden",
        "international",
        "turkish",
    ] {
        let rules = rules_of(id);
        for seed in 0..8 {
            let table = random_game(&rules, 44, seed);
            for turn in reviewed(&mut players, &table, nodes(2_000)).turns {
                hold(&rules, &turn);
                if let Some(worse) = &turn.worse {
                    kinds[kind(worse)] += 1;
                }
            }
        }
    }
    // Random play is bad in every way; what the tables know has a test of its own.
    let [_, _, loses, win, shot, pieces, missed, lets, crown, chances] = kinds;
    let enough = [loses, win, shot, pieces, missed, lets, crown, chances].map(|count| count > 0);
    assert_eq!(enough, [true; 8], "{kinds:?}");
}

const fn kind(worse: &Worse<Turn>) -> usize {
    match worse {
        Worse::Ending => 0,
        Worse::Draws => 1,
        Worse::Loses { .. } => 2,
        Worse::MissesWin { .. } => 3,
        Worse::Shot { .. } => 4,
        Worse::Pieces { .. } => 5,
        Worse::MissesPieces { .. } => 6,
        Worse::LetsCrown { .. } => 7,
        Worse::MissesCrown { .. } => 8,
        Worse::Chances => 9,
    }
}

#[test]
fn a_hint_claims_no_piece_that_the_scores_do_not_show() {
    let mut players = Players::new();
    let mut pieces_told = 0;
    for id in ["english", "italian", "brazilian", "international"] {
        let rules = rules_of(id);
        let mut random = Random::new(7);
        let mut game = Course::new(rules.clone(), Position::start(&rules));
        for _ in 0..60 {
            if game.outcome().is_some() {
                break;
            }
            let question = Question::Draughts(&game);
            let setting = Setting::Draughts(nodes(2_048));
            let found = players.think(&question, setting, Purpose::Explain, &|| Duration::ZERO);
            let Ok(Analysis::Draughts(found)) = found else {
                panic!("a question about draughts");
            };
            let gap = |other: &Turn| {
                let mut turns = found.turns.iter();
                let other = turns.find(|judged| judged.turn == *other).expect("judged");
                found.turns[0].score - other.score
            };
            match found.reason.clone().expect("somebody asked why") {
                Reason::Pieces {
                    line,
                    pieces,
                    other,
                } => {
                    counted(&rules, game.position(), &line);
                    assert!(gap(&other) >= 60 * pieces as i32, "{id}: {found:?}");
                    pieces_told += 1;
                }
                Reason::King { other, .. } | Reason::NoKing { other } => {
                    assert!(gap(&other) >= 30, "{id}: {found:?}");
                }
                _ => {}
            }
            let mut legal = game.position().legal_turns(&rules);
            let turn = legal.swap_remove(random.below(legal.len() as u32) as usize);
            game.take(&turn);
        }
    }
    assert!(pieces_told >= 5, "{pieces_told}");
}

#[test]
fn an_ending_that_is_given_away_is_known() {
    let rules = rules_of("english");
    let mut tables = Tables::new(&rules).expect("English has tables");
    tables.build_all(&rules, 3).expect("they fit");
    let tables = Arc::new(tables);
    let mut players = Players::new();
    players.look_up_endgames(Arc::clone(&tables));
    let (mut given_away, mut kept) = (0, 0);
    // A king and a man against a king: some ways to win, many to let it go.
    for (man, king, other) in [
        (10, 14, 28),
        (6, 15, 1),
        (5, 7, 24),
        (9, 2, 20),
        (11, 32, 3),
    ] {
        let start = format!("W:W{man},K{king}:BK{other}");
        let setup = ::draughts::formats::fen::parse(&start, &rules).expect("a position");
        let position = Position::new(setup, &rules).expect("legal");
        for turn in position.legal_turns(&rules) {
            let text = rules.names().turn(&turn);
            let game = format!("[FEN \"{start}\"]\n1. {text} *\n");
            let review = reviewed(&mut players, &table(&rules, &game), nodes(20_000));
            let [judged] = &review.turns[..] else {
                panic!("one turn: {review:?}");
            };
            hold(&rules, judged);
            let before = tables.of(&position, &rules).expect("three pieces");
            let after = tables.of(&position.after(&turn, &rules), &rules);
            assert_eq!(
                judged.truth_before.map(|truth| truth.outcome),
                Some(before.outcome)
            );
            let Some(after) = after else { continue };
            assert_eq!(
                judged.truth_after.expect("known").plies,
                after.plies.map(|plies| plies + 1)
            );
            if before.outcome == Wdl::Win && after.outcome != Wdl::Loss {
                assert_eq!(judged.worse, Some(Worse::Ending), "{start} {text}");
                given_away += 1;
            } else if before.outcome == Wdl::Win {
                assert_eq!(judged.loss, 0.0, "{start} {text}: a win is a win");
                kept += 1;
            }
        }
    }
    assert!(given_away >= 3 && kept >= 3, "{given_away} {kept}");
}

#[test]
fn sums_and_turning_points() {
    let rules = rules_of("english");
    let mut players = Players::new();
    let table = random_game(&rules, 40, 3);
    let review = reviewed(&mut players, &table, nodes(2_000));
    let of = |player: usize| {
        review
            .turns
            .iter()
            .filter(move |turn| turn.player == player)
    };
    for (player, sums) in review.sums.iter().enumerate() {
        assert_eq!(sums.turns as usize, of(player).count());
        let chosen: Vec<f64> = of(player)
            .filter(|turn| turn.counts())
            .map(|turn| accuracy(turn.loss))
            .collect();
        let mean = chosen.iter().sum::<f64>() / chosen.len() as f64;
        assert!((sums.accuracy().expect("decisions") - mean).abs() < 1e-12);
        let blunders = of(player).filter(|turn| turn.loss >= 0.2).count();
        assert_eq!(sums.blunders as usize, blunders);
    }
    let points = review.turning_points(0);
    assert_eq!(points.len(), 3, "a random game turns often");
    let least = points
        .iter()
        .map(|&at| review.turns[at].loss)
        .fold(1.0, f64::min);
    let others = (0..review.turns.len()).filter(|at| !points.contains(at));
    assert!(
        others
            .map(|at| review.turns[at].loss)
            .all(|loss| loss <= least)
    );
    assert!(accuracy(0.0) == 1.0 && (accuracy(0.05) - 0.82).abs() < 0.01);
}
