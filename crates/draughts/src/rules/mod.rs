//! The table of points: what a rule set says, one entry a point, each with the article it comes from.

mod check;
mod draws;
mod point_id;
mod points;

pub use check::Contradiction;
pub use draws::{DrawRule, Force, Refuge};
pub use point_id::PointId;
pub use points::{
    Compulsion, Continuation, Goal, KingCapture, KingPatience, KingRange, Landing, Lines,
    ManAgainstKing, ManCaptures, Notation, Numbering, Placing, Preference, Promotion, Removal,
    Reversal, Writing,
};

use crate::{Article, Board, Label, List, Side};
use core::hash::{Hash, Hasher};

/// Rules that several games and positions hold together: an `Arc`, and on the few targets without atomic
/// compare-and-swap an `Rc`.
#[cfg(target_has_atomic = "ptr")]
pub type SharedRules = alloc::sync::Arc<Rules>;

/// Rules that several games and positions hold together: an `Rc`, since this target has no atomic compare-and-swap.
#[cfg(not(target_has_atomic = "ptr"))]
pub type SharedRules = alloc::rc::Rc<Rules>;

/// One entry of the table: what is ruled, and where.
///
/// Two points are equal when they rule the same, whatever the article.
#[derive(Clone, Copy, Debug)]
pub struct Point<T> {
    /// The rule.
    pub value: T,
    /// Where it stands.
    pub article: Article,
}

impl<T: PartialEq> PartialEq for Point<T> {
    fn eq(&self, other: &Self) -> bool {
        self.value == other.value
    }
}

impl<T: Eq> Eq for Point<T> {}

impl<T: Hash> Hash for Point<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.value.hash(state);
    }
}

impl<T> Point<T> {
    /// A point with its article.
    #[must_use]
    pub const fn new(value: T, article: Article) -> Self {
        Self { value, article }
    }

    /// A point set by house rules.
    #[must_use]
    pub const fn house(value: T) -> Self {
        Self::new(value, Article::HOUSE)
    }
}

/// A rule set: every point spelled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The id, as in `draughts:italian` without the part before the colon.
    pub id: Label,
    /// What it is called.
    pub name: Label,
    /// Size and played squares.
    pub board: Point<Board>,
    /// How the men stand at the start.
    pub placing: Point<Placing>,
    /// Who moves first.
    pub first_mover: Point<Side>,
    /// Along which lines pieces move and capture.
    pub lines: Point<Lines>,
    /// Which way men capture.
    pub man_captures: Point<ManCaptures>,
    /// Whether men capture kings.
    pub man_against_king: Point<ManAgainstKing>,
    /// How far kings move.
    pub king_range: Point<KingRange>,
    /// From how far kings capture, and where they land.
    pub king_capture: Point<KingCapture>,
    /// How the duty to capture is enforced.
    pub compulsion: Point<Compulsion>,
    /// Which capture must be chosen, in order; free where the list ends.
    pub must_prefer: List<Point<Preference>, 6>,
    /// How far a capture goes.
    pub continuation: Point<Continuation>,
    /// When captured pieces leave the board.
    pub removal: Point<Removal>,
    /// Whether a capture may turn straight back.
    pub reversal: Point<Reversal>,
    /// When men become kings.
    pub promotion: Point<Promotion>,
    /// How long one king may keep moving.
    pub king_patience: Point<KingPatience>,
    /// What is played for.
    pub goal: Point<Goal>,
    /// The draws.
    pub draws: List<Point<DrawRule>, 12>,
    /// How games are written down.
    pub notation: Point<Notation>,
}

impl Rules {
    /// The same rules with another goal.
    #[must_use]
    pub const fn played_for(mut self, goal: Goal) -> Self {
        self.goal = Point::house(goal);
        self
    }

    /// The article of every point, in the order of the table.
    pub fn articles(&self) -> impl Iterator<Item = Article> {
        PointId::ALL
            .into_iter()
            .flat_map(|point| point.articles(self))
    }
}
