//! What results are worth, by our own rollouts.

use backgammon::Position;

use super::super::player::{Brain, Candidate, Setting, Thoughts};
use super::super::rollout::{self, Plan, Start, Tally, Watch};
use super::super::search::{Plies, Search};
use super::draw::Drawn;

/// How decisions are labelled: every play that might be right is played out a few times, and those that still might
/// be are played out to the end of the plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Labelling {
    /// How the plays that stay close are rolled out.
    pub plan: Plan,
    /// How many trials a play has before it may be left.
    pub first_trials: u32,
    /// Plays that the nets see further behind than this are not rolled out.
    pub within: f32,
    /// A play is left once it is so many standard errors behind.
    pub errors_apart: f64,
}

impl Default for Labelling {
    fn default() -> Self {
        Self {
            plan: Plan::default(),
            first_trials: 144,
            within: 0.16,
            errors_apart: 3.0,
        }
    }
}

/// What a result is worth to the side that plays, without a cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Label {
    /// The position after the play, seen by the opponent.
    pub result: Position,
    /// The equity.
    pub equity: f64,
    /// Its standard error.
    pub error: f64,
    /// Trials it comes from.
    pub trials: u32,
}

/// The labels of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Labels {
    /// Of the plays that were rolled out, the best first.
    pub rolled: Vec<Label>,
    /// What the others are worth at most; nothing where there are no others.
    pub rest: Option<f64>,
}

/// A play under way.
struct Runner {
    result: Position,
    tally: Tally,
    label: Option<Label>,
}

impl Labelling {
    /// Labels a decision; nothing where it was stopped before the end.
    #[must_use]
    pub fn label(
        &self,
        brain: &Brain,
        drawn: &Drawn,
        threads: usize,
        watch: &dyn Watch,
        thoughts: &mut Thoughts,
    ) -> Option<Labels> {
        // One ply deep, so that what a glance overlooks is played out too.
        let search = Search::from(Plies::ONE);
        let (position, roll) = (drawn.position, drawn.roll);
        let ranked = brain.ranked(position, roll, search, Setting::Cubeless, thoughts);
        let best = ranked.first()?.outlook.equity();
        let (near, far): (Vec<Candidate>, Vec<Candidate>) = ranked
            .into_iter()
            .partition(|candidate| candidate.outlook.equity() >= best - self.within);
        let mut runners: Vec<Runner> = near
            .iter()
            .map(|candidate| Runner {
                result: candidate.result,
                tally: Tally::default(),
                label: None,
            })
            .collect();
        let first = self.first_trials.min(self.plan.trials);
        for runner in &mut runners {
            runner.go_on(self.plan, first, brain, threads, watch)?;
        }
        // The better the best is known, the more are left: the leaders are finished first.
        while let Some(next) = self.next(&runners) {
            runners[next].go_on(self.plan, self.plan.trials, brain, threads, watch)?;
        }
        let judged_first = runners.first()?.label?.equity;
        let farthest = far
            .iter()
            .map(|candidate| candidate.outlook.equity())
            .max_by(f32::total_cmp);
        let mut rolled: Vec<Label> = runners.iter().filter_map(|runner| runner.label).collect();
        rolled.sort_by(|one, other| other.equity.total_cmp(&one.equity));
        // What was not rolled out stays as far behind the nets' favourite as they see it.
        let rest = farthest.map(|equity| judged_first - f64::from(best - equity));
        Some(Labels { rolled, rest })
    }

    /// The best of those that are not finished and may still be right.
    fn next(&self, runners: &[Runner]) -> Option<usize> {
        let labels = || runners.iter().filter_map(|runner| runner.label);
        let best = labels().max_by(|one, other| one.equity.total_cmp(&other.equity))?;
        let is_open = |label: &Label| {
            let apart = self.errors_apart * label.error.hypot(best.error);
            label.trials < self.plan.trials && best.equity - label.equity <= apart
        };
        let open = runners
            .iter()
            .enumerate()
            .filter_map(|(index, runner)| Some((index, runner.label.filter(is_open)?)));
        open.max_by(|one, other| one.1.equity.total_cmp(&other.1.equity))
            .map(|(index, _)| index)
    }
}

impl Runner {
    /// Plays it out up to so many trials; nothing where it was stopped.
    fn go_on(
        &mut self,
        plan: Plan,
        trials: u32,
        brain: &Brain,
        threads: usize,
        watch: &dyn Watch,
    ) -> Option<()> {
        let plan = Plan {
            trials,
            wished_error: None,
            ..plan
        };
        let start = Start {
            position: self.result,
            cube: None,
            decides: false,
        };
        let rolled = rollout::go_on(brain, start, &plan, threads, watch, &mut self.tally)?;
        self.label = Some(Label {
            result: self.result,
            equity: -rolled.equity.mean,
            error: rolled.equity.error,
            trials: rolled.trials,
        });
        (rolled.trials == trials).then_some(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::draw::Draw;
    use super::*;
    use crate::Random;
    use crate::backgammon::rollout::Unwatched;

    #[test]
    fn close_plays_are_played_out_to_the_end_and_the_others_are_not() {
        let brain = Brain::random(64, 64, &mut Random::new(5));
        let drawn = Draw::new(&brain, 9, &[]).next().expect("without end");
        let labelling = Labelling {
            plan: Plan {
                trials: 72,
                truncate: Some(1),
                ..Plan::default()
            },
            first_trials: 8,
            ..Labelling::default()
        };
        let mut thoughts = Thoughts::default();
        let labels = labelling.label(&brain, &drawn, 1, &Unwatched, &mut thoughts);
        let labels = labels.expect("nobody stopped it");
        let [best, others @ ..] = &labels.rolled[..] else {
            panic!("one play at least");
        };
        assert_eq!(best.trials, 72);
        for label in others {
            assert!(label.equity <= best.equity);
            let apart = 3.0 * label.error.hypot(best.error);
            let is_left = best.equity - label.equity > apart;
            assert!(
                label.trials == 72 || label.trials == 8 && is_left,
                "{label:?}"
            );
        }
        let all_rolled = labels.rolled.len() == drawn.results.len();
        assert_eq!(labels.rest.is_none(), all_rolled);
    }
}
