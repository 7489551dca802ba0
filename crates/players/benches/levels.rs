//! The levels of the computer, each measured against the one below; it takes minutes:
//!
//! ```text
//! cargo bench -p tabuleiro-players --bench levels
//! ```
//!
//! `LEVELS_GAMES` (40) says how many games a pair plays, `LEVELS_RULES` (all) which rule sets, separated by commas.

#[expect(dead_code, reason = "the tests use the rest of it")]
#[path = "../tests/all/support.rs"]
mod support;

use std::time::Duration;

use engine::Random;
use support::{contest, happen, last, slices, to_act};
use table::game::Contest;
use table::{RuleSet, Side};
use tabuleiro_players::{Choice, Deed, LEVELS, Players, Purpose};

/// How long a turn may take; a slice counts as 40 ms, so that the same positions are looked at on every machine.
const A_TURN: Duration = Duration::from_millis(400);
/// The first turns of draughts are drawn by lot, so that no two games are alike.
const BY_LOT: usize = 4;
/// Turns of a game that counts as a draw then.
const LONGEST_GAME: usize = 400;

/// Half points of the higher level out of twice the games.
fn play(players: &mut Players, rules: &RuleSet, higher: u8, games: u32) -> u32 {
    let mut score = 0;
    for game in 0..games {
        let ours = if game % 2 == 0 {
            Side::Light
        } else {
            Side::Dark
        };
        let mut contest = contest(&rules.id(), None);
        let mut random = Random::new(u64::from(game));
        for turn in 0..LONGEST_GAME {
            if contest.outcome().is_some() {
                break;
            }
            let deed = by_lot(&contest, turn, game).unwrap_or_else(|| {
                let level = if to_act(&contest) == ours {
                    higher
                } else {
                    higher - 1
                };
                let choice = Choice::level(level).within(A_TURN);
                let seed = random.bits();
                let found = slices(players, &contest, choice, Purpose::Play { seed });
                last(found).deed().expect("something to do")
            });
            happen(&mut contest, &deed, &mut random);
        }
        score += match contest.outcome().and_then(|outcome| outcome.winner) {
            Some(winner) if winner == ours => 2,
            Some(_) => 0,
            None => 1,
        };
    }
    score
}

fn by_lot(contest: &Contest, turn: usize, game: u32) -> Option<Deed> {
    if turn >= BY_LOT || !matches!(contest, Contest::Draughts(_)) {
        return None;
    }
    let mut turns = contest.legal();
    let drawn = (game as usize * 31 + turn * 17) % turns.len();
    Some(Deed::Play(turns.swap_remove(drawn)))
}

fn main() {
    let games: u32 =
        std::env::var("LEVELS_GAMES").map_or(40, |count| count.parse().expect("a number"));
    let wanted = std::env::var("LEVELS_RULES").unwrap_or_default();
    let mut players = support::players();
    for rules in RuleSet::all() {
        let id = rules.id();
        if !wanted.is_empty() && !wanted.split(',').any(|one| one == id) {
            continue;
        }
        for higher in 2..=LEVELS {
            let score = f64::from(play(&mut players, &rules, higher, games)) / 2.0;
            let share = 100.0 * score / f64::from(games);
            println!(
                "{id}: level {higher} against {}: {score} of {games} ({share:.0} %)",
                higher - 1
            );
            // One game of backgammon is mostly luck, so no more than this can be asked of a few dozen.
            assert!(
                share > 50.0,
                "{id}: level {higher} is not better than the one below"
            );
        }
    }
}
