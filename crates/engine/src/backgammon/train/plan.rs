//! Which lessons when: the three stages of a training.

/// Where targets come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The positions that follow in the game, weighted by λ (Sutton 1988, Tesauro 1992): cheap and noisy.
    NextPositions,
    /// The mean over all 21 rolls of the best play's judgement.
    AllRolls,
    /// Two rolls deep where one roll changes the judgement much.
    TwoDeep,
}

/// Hidden units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Widths {
    /// Of the nets for contact and for crashed boards.
    pub contact: usize,
    /// Of the net for races.
    pub race: usize,
}

/// How one round goes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The kind of lesson.
    pub stage: Stage,
    /// Games to play.
    pub games: usize,
    /// How much of a target comes from further ahead than the next position.
    pub lambda: f32,
    /// Plays that the pruning net leaves.
    pub keep: usize,
    /// The chance that a play that was not made gives a lesson too.
    pub side_lessons: f32,
    /// The chance that a game goes on from a play that is not the best.
    pub strays: f32,
    /// The chance that a game starts from a back game, a prime or a crashed board.
    pub odd_starts: f32,
    /// The rate of learning.
    pub rate: f32,
    /// What stays of the averaged weights at each look.
    pub keep_average: f32,
    /// How often each lesson is used; more than once keeps it in the ring.
    pub uses: usize,
    /// A judgement that one roll changes by more than this gets a target two rolls deep.
    pub deeper_above: f32,
    /// How wide the nets should be by now.
    pub widths: Widths,
}

/// Shares of the whole time that end the first and the second stage. The first soon gives little: measured, its last
/// 280 s brought the loss from 0.0100 to 0.0096, the first 180 s of the second to 0.0084.
const FIRST_STAGE: f64 = 0.1;
const SECOND_STAGE: f64 = 0.6;

/// How much of what later positions teach comes back to an exact target. One roll changes a judgement by 0.036 (root
/// mean square) and the next by 0.022: with 0.3 what comes back has a noise of 0.011, half of what it puts right. One
/// run each, with other rates and other nets to start from, so no clean comparison: 0.7 and 0.8 lost ground, 0
/// gained.
const EXACT_LAMBDA: f32 = 0.3;
/// Two rolls deep costs twenty times a target one roll deep: for the one position in a hundred that needs it most.
const DEEPER_ABOVE: f32 = 0.15;

impl Settings {
    /// The settings when so much (0 to 1) of the whole time has gone by, and so many rounds. A training whose time is
    /// made longer does not fall back to an earlier stage than it has `reached`.
    #[must_use]
    pub fn at(progress: f64, rounds: u64, reached: Stage, first: Widths, later: Widths) -> Self {
        let progress = progress.max(match reached {
            Stage::NextPositions => 0.0,
            Stage::AllRolls => FIRST_STAGE,
            Stage::TwoDeep => SECOND_STAGE,
        });
        let base = Self {
            stage: Stage::NextPositions,
            // At first a few games teach enough to play the next ones better.
            games: if rounds < 500 { 16 } else { 32 },
            lambda: 0.0,
            keep: if rounds < 150 { 8 } else { 5 },
            side_lessons: 0.0,
            strays: 0.0,
            odd_starts: 0.0,
            rate: 0.0,
            keep_average: 0.995,
            uses: 1,
            deeper_above: f32::INFINITY,
            widths: first,
        };
        let exact = Self {
            // Three plays left lose no more than five (see the search), and half as many targets again are made.
            keep: 3,
            lambda: EXACT_LAMBDA,
            side_lessons: 0.3,
            strays: 0.1,
            uses: 12,
            widths: later,
            ..base
        };
        if progress < FIRST_STAGE {
            let gone = (progress / FIRST_STAGE) as f32;
            Self {
                lambda: (0.7 * (1.0 - gone / 0.7)).max(0.0),
                side_lessons: if gone > 0.05 { 0.5 } else { 0.0 },
                rate: falling(1e-3, 1e-4, (gone - 0.5) / 0.5),
                ..base
            }
        } else if progress < SECOND_STAGE {
            let gone = ((progress - FIRST_STAGE) / (SECOND_STAGE - FIRST_STAGE)) as f32;
            Self {
                stage: Stage::AllRolls,
                games: 48,
                odd_starts: 0.2,
                rate: falling(3e-4, 6e-5, (gone - 0.3) / 0.7),
                ..exact
            }
        } else {
            let gone = ((progress - SECOND_STAGE) / (1.0 - SECOND_STAGE)) as f32;
            Self {
                stage: Stage::TwoDeep,
                games: 32,
                odd_starts: 0.3,
                rate: falling(1e-4, 1e-5, gone),
                deeper_above: DEEPER_ABOVE,
                ..exact
            }
        }
    }
}

/// Geometrically from the first rate to the last; `gone` beyond 0 to 1 is cut.
fn falling(first: f32, last: f32, gone: f32) -> f32 {
    first * (last / first).powf(gone.clamp(0.0, 1.0))
}
