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
    /// Up to this depth a quiet position is given up without a look at its turns ...
    pub futility_depth: i32,
    /// ... if it is so far below the window, in hundredths of a man a turn; 0 for never.
    pub futility: i32,
    /// The same where kings fly, and one capture upsets more.
    pub futility_flying: i32,
    /// Up to this depth a quiet position needs no turn ...
    pub plenty_depth: i32,
    /// ... if it is so far above the window, in hundredths of a man a turn.
    pub plenty: i32,
    /// From this depth on half as deep a look decides ...
    pub probcut_depth: i32,
    /// ... if it is so far above the window, in hundredths of a man.
    pub probcut: i32,
    /// From this depth on positions are remembered.
    pub remember_from: i32,
    /// Up to so many turns from the root what is remembered settles nothing where positions of the game may come again:
    /// the same position was worth more when it had not been there before.
    pub wary: u32,
    /// From this depth on a position that nothing is remembered of is looked at one turn less deep.
    pub unknown_depth: i32,
    /// From this depth on a remembered turn is looked at deeper ...
    pub singular_depth: i32,
    /// ... if all others are so much worse, in hundredths of a man.
    pub singular: i32,
    /// The most that a known draw counts for whoever has more of the board, in hundredths of a man: a draw is played on
    /// where the other side may go wrong. 0 for never.
    pub drawn: i32,
}

impl Tuning {
    /// The numbers of today.
    pub const USUAL: Self = Self {
        reduce_from: 1,
        reduce_base: 0.6,
        reduce_divisor: 1.2,
        aspiration: 20,
        keep_broken: true,
        futility_depth: 2,
        futility: 80,
        futility_flying: 0,
        plenty_depth: 3,
        plenty: 40,
        probcut_depth: 5,
        probcut: 40,
        remember_from: 1,
        wary: 1,
        unknown_depth: 4,
        singular_depth: 6,
        singular: 20,
        drawn: 5,
    };

    /// Sets a number by its name; says whether there is such a one.
    pub fn set(&mut self, name: &str, value: f32) -> bool {
        match name {
            "reduce_from" => self.reduce_from = value as usize,
            "reduce_base" => self.reduce_base = value,
            "reduce_divisor" => self.reduce_divisor = value,
            "aspiration" => self.aspiration = value as i32,
            "keep_broken" => self.keep_broken = value != 0.0,
            "futility_depth" => self.futility_depth = value as i32,
            "futility_flying" => self.futility_flying = value as i32,
            "plenty_depth" => self.plenty_depth = value as i32,
            "plenty" => self.plenty = value as i32,
            "probcut_depth" => self.probcut_depth = value as i32,
            "probcut" => self.probcut = value as i32,
            "singular_depth" => self.singular_depth = value as i32,
            "singular" => self.singular = value as i32,
            "drawn" => self.drawn = value as i32,
            "remember_from" => self.remember_from = value as i32,
            "wary" => self.wary = value as u32,
            "unknown_depth" => self.unknown_depth = value as i32,
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
