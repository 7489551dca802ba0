//! The numbers that decide how a search of chess goes, in one place, so that a match can be played between two values
//! of one.

/// How a search goes. The default is what has won its matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// Later moves are searched less deep, from this one on (counted from 0)...
    pub reduce_from: usize,
    /// ... by this much ...
    pub reduce_base: f32,
    /// ... and the more the deeper and the later, divided by this.
    pub reduce_divisor: f32,
    /// The first window around the score before, in hundredths of a pawn; 0 for an open one.
    pub aspiration: i32,
    /// So much less deep the other side is searched when it may move twice; 0 for never.
    pub null_move: i32,
    /// A position is good enough if it is so far beyond the window, in hundredths of a pawn for each move that is left.
    pub good_enough: i32,
    /// A quiet move near the leaves is left out if the position is so far below the window, for each move that is left.
    pub futility: i32,
    /// So many quiet moves near the leaves are looked at, and more with the square of the depth; 0 for all.
    pub few_quiet: i32,
    /// A capture near the leaves is left out that loses so much for each move that is left; 0 for none.
    pub bad_capture: i32,
    /// A move that gives check is looked at a move deeper.
    pub extend_check: bool,
}

impl Tuning {
    /// The numbers of today.
    pub const USUAL: Self = Self {
        reduce_from: 2,
        reduce_base: 0.5,
        reduce_divisor: 2.2,
        aspiration: 25,
        null_move: 3,
        good_enough: 75,
        futility: 90,
        few_quiet: 4,
        bad_capture: 90,
        extend_check: true,
    };

    /// Sets a number by its name; says whether there is such a one.
    pub fn set(&mut self, name: &str, value: f32) -> bool {
        match name {
            "reduce_from" => self.reduce_from = value as usize,
            "reduce_base" => self.reduce_base = value,
            "reduce_divisor" => self.reduce_divisor = value,
            "aspiration" => self.aspiration = value as i32,
            "null_move" => self.null_move = value as i32,
            "good_enough" => self.good_enough = value as i32,
            "futility" => self.futility = value as i32,
            "few_quiet" => self.few_quiet = value as i32,
            "bad_capture" => self.bad_capture = value as i32,
            "extend_check" => self.extend_check = value != 0.0,
            _ => return false,
        }
        true
    }
}

impl Default for Tuning {
    fn default() -> Self {
        Self::USUAL
    }
}
