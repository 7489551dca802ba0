//! One game of a rollout.

use backgammon::{Position, Roll};

use super::dice::Dice;
use super::sums::Trial;
use super::{Plan, Start};
use crate::backgammon::cube::ahead::{best_with, on_roll};
use crate::backgammon::cube::{Cube, Liveliness, View};
use crate::backgammon::outlook::Outlook;
use crate::backgammon::player::{
    Base, Brain, Candidate, Setting, Thoughts, best_of, chance, is_known,
};
use crate::backgammon::search::{Plies, REPLIES};

/// The highest cube that is turned in a rollout: beyond, hardly a game in a million goes.
const MOST_ON_CUBE: u32 = 1 << 12;

impl Start<'_> {
    /// Are rolling and a double that was taken both rolled out?
    pub(super) fn rolls_out_both(&self) -> bool {
        !self.decides && self.cube.is_some_and(|cube| cube.holder.may_double())
    }
}

/// Everything that the trials of a rollout share.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playout<'a> {
    pub(super) brain: &'a Brain,
    pub(super) start: Start<'a>,
    pub(super) plan: &'a Plan,
}

/// A play that was picked, with what it is worth with the cube: points, or the chance of winning the match.
#[derive(Clone, Copy)]
struct Pick {
    play: Candidate,
    worth: f32,
}

/// Where a game stands, seen by the side on roll.
struct Standing<'a> {
    position: Position,
    cube: Option<Cube<'a>>,
    outlook: Outlook,
    /// Is it the side that was on roll at the start?
    is_first: bool,
}

/// The luck of a game so far, to the side that was on roll at the start.
#[derive(Default)]
struct Luck {
    chances: [f64; 5],
    worth: f64,
}

impl Playout<'_> {
    pub(super) fn trial(&self, number: u32, thoughts: &mut Thoughts) -> Trial {
        let dice = || Dice::of(self.plan.seed, number);
        let (chances, rolling) = self.play(self.start.cube, &mut dice(), thoughts);
        let taken = if self.start.rolls_out_both() {
            let cube = self.start.cube.map(Cube::taken);
            self.play(cube, &mut dice(), thoughts).1
        } else {
            0.0
        };
        Trial {
            chances,
            rolling,
            taken,
        }
    }

    /// Plays a game: the chances, and what it is worth with the cube.
    fn play(
        &self,
        cube: Option<Cube<'_>>,
        dice: &mut Dice,
        thoughts: &mut Thoughts,
    ) -> ([f64; 5], f64) {
        let position = self.start.position;
        let mut game = Standing {
            position,
            cube,
            outlook: self.brain.judge(position, thoughts),
            is_first: true,
        };
        let mut luck = Luck::default();
        let mut turn = 0;
        let worth = loop {
            if let Some(worth) = self.ended(&mut game, turn, thoughts) {
                break worth;
            }
            if (turn > 0 || self.start.decides)
                && let Some(won) = game.cube_action()
            {
                break won;
            }
            let pick = self.pick(&game, dice.throw(), &mut luck, thoughts);
            game = Standing {
                position: pick.play.result,
                cube: game.cube.map(Cube::reversed),
                outlook: pick.play.outlook.reversed(),
                is_first: !game.is_first,
            };
            turn += 1;
        };
        let mut chances = game.chances(game.outlook);
        for (chance, lucky) in chances.iter_mut().zip(luck.chances) {
            *chance -= lucky;
        }
        (chances, game.worth(worth) - luck.worth)
    }

    /// What the game is worth to the side on roll, if it is not played on: it is over, its chances are known, or it was
    /// played long enough.
    fn ended(&self, game: &mut Standing<'_>, turn: u32, thoughts: &mut Thoughts) -> Option<f32> {
        let is_over = game.position.finished().is_some();
        let known = game.cube.is_none() && is_known(game.position);
        let long_enough = self.plan.truncate.is_some_and(|most| turn >= most);
        if !is_over && !known && !long_enough {
            return None;
        }
        if !is_over && !known && self.plan.depth != Plies::ZERO {
            game.outlook = self
                .brain
                .look_ahead(game.position, self.plan.depth, thoughts);
        }
        let Some(cube) = game.cube else {
            return Some(0.0);
        };
        let view = View::new(cube.stakes, game.outlook, Liveliness::of(game.position));
        let no_double = view.value(cube.value, cube.holder);
        if is_over || turn == 0 && !self.start.decides {
            return Some(no_double);
        }
        let taken = cube.taken();
        Some(on_roll(
            &cube,
            no_double,
            view.value(taken.value, taken.holder),
        ))
    }

    /// Picks the play of a roll, and adds what the roll gave over the mean of all.
    fn pick(
        &self,
        game: &Standing<'_>,
        roll: Roll,
        luck: &mut Luck,
        thoughts: &mut Thoughts,
    ) -> Pick {
        let picked = if self.plan.variance_reduction {
            self.brain.weigh_all_rolls(game.position, REPLIES, thoughts);
            let mut mean = Outlook::default();
            let mut mean_worth = 0.0;
            let mut fallen = None;
            for (index, other) in Roll::all_distinct().enumerate() {
                let pick = game.best(thoughts.of_roll(index));
                mean.add(pick.play.outlook, chance(other));
                mean_worth += chance(other) * pick.worth;
                if other.sorted() == roll.sorted() {
                    fallen = Some(pick);
                }
            }
            let pick = fallen.expect("every roll is among the distinct ones");
            let (had, usual) = (game.chances(pick.play.outlook), game.chances(mean));
            for (sum, (had, usual)) in luck.chances.iter_mut().zip(had.into_iter().zip(usual)) {
                *sum += had - usual;
            }
            luck.worth += game.worth(pick.worth) - game.worth(mean_worth);
            pick
        } else {
            let mut base = Base::of(game.position);
            game.best(self.brain.kept(game.position, &mut base, roll, thoughts))
        };
        if self.plan.depth == Plies::ZERO {
            return picked;
        }
        // The nets look deeper to play; what is known of the position after it is still a glance, as all of the above.
        let setting = game.cube.map_or(Setting::Cubeless, Setting::Cube);
        let ranked = self.brain.ranked(
            game.position,
            roll,
            self.plan.depth.into(),
            setting,
            thoughts,
        );
        match ranked.first() {
            Some(best) if best.result != picked.play.result => {
                let outlook = self.brain.judge(best.result, thoughts).reversed();
                let result = best.result;
                game.best(&[Candidate { result, outlook }])
            }
            _ => picked,
        }
    }
}

impl Standing<'_> {
    /// Chances of the side on roll as those of the side that was on roll at the start.
    fn chances(&self, outlook: Outlook) -> [f64; 5] {
        let own = if self.is_first {
            outlook
        } else {
            outlook.reversed()
        };
        own.numbers().map(f64::from)
    }

    /// A worth to the side on roll as one to the side that was on roll at the start.
    fn worth(&self, worth: f32) -> f64 {
        match self.cube {
            None => 0.0,
            Some(_) if self.is_first => worth.into(),
            Some(cube) => cube.stakes.to_other(worth).into(),
        }
    }

    fn best(&self, candidates: &[Candidate]) -> Pick {
        match self.cube {
            None => Pick {
                play: *best_of(candidates),
                worth: 0.0,
            },
            Some(cube) => {
                let (play, worth) = best_with(cube, candidates);
                Pick { play, worth }
            }
        }
    }

    /// The side on roll doubles if that is right. What it wins, where the double is dropped.
    fn cube_action(&mut self) -> Option<f32> {
        let cube = self
            .cube
            .filter(|cube| cube.may_double() && cube.value < MOST_ON_CUBE)?;
        let decision = cube.decide(self.outlook, Liveliness::of(self.position));
        if !decision.doubles() {
            return None;
        }
        if !decision.takes() {
            return Some(cube.stakes.worth(i64::from(cube.value)));
        }
        self.cube = Some(if decision.beavers() {
            Cube {
                value: 4 * cube.value,
                ..cube.taken()
            }
        } else {
            cube.taken()
        });
        None
    }
}
