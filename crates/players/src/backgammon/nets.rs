//! The head of a player of backgammon: the nets, and the chances at every score of a match.

use ::backgammon::{Position, Roll};
use ::engine::backgammon::cube::{CubeDecision, ahead};
use ::engine::backgammon::{
    Brain, MatchEquity, NetError, Outlook, Plies, Search, Setting, Thoughts,
};

use super::{JudgedPlay, Question};

/// The nets with everything they need.
#[derive(Debug)]
pub(crate) struct Nets {
    brain: Brain,
    equity: MatchEquity,
    thoughts: Thoughts,
}

impl Nets {
    fn new(brain: Brain) -> Self {
        Self {
            brain,
            equity: MatchEquity::compute(),
            thoughts: Thoughts::default(),
        }
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        Brain::from_bytes(bytes).map(Self::new)
    }

    #[cfg(feature = "shipped")]
    pub(crate) fn shipped() -> Self {
        Self::new(Brain::shipped())
    }

    /// Takes the chances at each score from here on from this table.
    pub(crate) fn judge_by(&mut self, table: MatchEquity) {
        self.equity = table;
    }

    /// What a rollout needs.
    pub(crate) const fn to_roll_out(&self) -> (&Brain, &MatchEquity) {
        (&self.brain, &self.equity)
    }

    /// How many positions have been judged so far.
    pub(super) const fn judged(&self) -> u64 {
        self.thoughts.judged()
    }

    /// The chances of the side on roll, what they are worth, and what the cube is worth if its place lets it double.
    pub(super) fn before_roll(
        &mut self,
        question: &Question,
        depth: Plies,
    ) -> (Outlook, f32, Option<CubeDecision>) {
        let (position, thoughts) = (question.situation.position, &mut self.thoughts);
        match question.setting(&self.equity) {
            Setting::Cube(cube) => {
                let standing = ahead::look(&self.brain, position, cube, depth.count(), thoughts);
                (standing.outlook, standing.equity, standing.decision)
            }
            Setting::Cubeless => {
                let outlook = self.brain.look_ahead(position, depth, thoughts);
                (outlook, outlook.equity(), None)
            }
        }
    }

    /// Every play of a roll, best first, with what it is worth.
    pub(super) fn ranked(
        &mut self,
        question: &Question,
        roll: Roll,
        search: Search,
    ) -> Vec<JudgedPlay> {
        let position = question.situation.position;
        let setting = question.setting(&self.equity);
        let thoughts = &mut self.thoughts;
        let ranked = self.brain.ranked(position, roll, search, setting, thoughts);
        ranked
            .into_iter()
            .map(|candidate| JudgedPlay {
                result: candidate.result,
                outlook: candidate.outlook,
                worth: setting.worth(candidate.outlook, candidate.result),
            })
            .collect()
    }

    /// A play by its result, so deep.
    pub(super) fn judge_play(
        &mut self,
        question: &Question,
        result: Position,
        depth: Plies,
    ) -> JudgedPlay {
        let setting = question.setting(&self.equity);
        let theirs = self.brain.look_ahead(result, depth, &mut self.thoughts);
        let outlook = theirs.reversed();
        JudgedPlay {
            result,
            outlook,
            worth: setting.worth(outlook, result),
        }
    }

    /// What a roll gives over the mean of all that could fall, at a glance, in points at the present cube.
    pub(super) fn luck(&mut self, question: &Question, roll: Roll, is_opening: bool) -> f32 {
        let cube = match question.setting(&self.equity) {
            Setting::Cube(cube) => Some(cube),
            Setting::Cubeless => None,
        };
        let position = question.situation.position;
        // Whoever begins throws no doubles.
        let may_fall = |roll: Roll| !(is_opening && roll.is_double());
        ahead::luck(
            &self.brain,
            position,
            cube,
            roll,
            may_fall,
            &mut self.thoughts,
        )
    }
}
