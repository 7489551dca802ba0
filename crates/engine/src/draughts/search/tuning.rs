//! The numbers that decide how a search goes, in one place, so that a match can be played between two values of one.

/// How a search goes. The default is what has won its matches.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// Later turns are searched less deep, from this one on (counted from 0)...
    pub reduce_from: usize,
    /// ... by this much ...
    pub reduce_base: f32,
    /// ... and the more the deeper and the later, divided by this.
    pub reduce_divisor: f32,
    /// The first window around the score before, in hundredths of a man; 0 for an open one.
    pub aspiration: i32,
    /// Whether what a broken iteration has finished counts.
    pub keep_broken: bool,
    /// At this depth and beyond, a position that no turn is known for is searched one turn less deep; 0 for never.
    pub internal_reduction: i32,
    /// Up to this depth a quiet position is given up without a look at its turns ...
    pub futility_depth: i32,
    /// ... if it is so far below the window, in hundredths of a man a turn ...
    pub futility: i32,
    /// ... or so far above it; 0 for never.
    pub safety: i32,
}

impl Tuning {
    /// The numbers of today.
    pub const USUAL: Self = Self {
        reduce_from: 1,
        reduce_base: 0.6,
        reduce_divisor: 1.2,
        aspiration: 0,
        keep_broken: false,
        internal_reduction: 0,
        futility_depth: 2,
        futility: 80,
        safety: 0,
    };

    /// Sets a number by its name; says whether there is such a one.
    pub fn set(&mut self, name: &str, value: f32) -> bool {
        match name {
            "reduce_from" => self.reduce_from = value as usize,
            "reduce_base" => self.reduce_base = value,
            "reduce_divisor" => self.reduce_divisor = value,
            "aspiration" => self.aspiration = value as i32,
            "keep_broken" => self.keep_broken = value != 0.0,
            "internal_reduction" => self.internal_reduction = value as i32,
            "futility_depth" => self.futility_depth = value as i32,
            "safety" => self.safety = value as i32,
            "futility" => self.futility = value as i32,
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
