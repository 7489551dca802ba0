//! The points of the table by name: the one list of them, from which whoever goes through a table takes its points.

use super::{Point, Rules};
use crate::{Article, List};

/// What stands at a point: one rule, or a list of them.
trait Entries {
    /// The article of an entry.
    fn article(&self, at: usize) -> Option<Article>;
}

impl<T> Entries for Point<T> {
    fn article(&self, at: usize) -> Option<Article> {
        (at == 0).then_some(self.article)
    }
}

impl<T: Copy, const N: usize> Entries for List<Point<T>, N> {
    fn article(&self, at: usize) -> Option<Article> {
        self.get(at).map(|point| point.article)
    }
}

macro_rules! points {
    ($($(#[$doc:meta])* $name:ident = $field:ident $id:literal),+ $(,)?) => {
        /// A point of the table.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum PointId {
            $($(#[$doc])* $name),+
        }

        impl PointId {
            /// All of them, in the order of the table.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$name),+];

            /// A stable name, which is also the anchor of its article on a rules page.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id),+
                }
            }

            /// The name of the field, which is also the key in a house-rules file.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$name => stringify!($field)),+
                }
            }

            /// Whether two tables rule this point alike, whatever their articles.
            #[must_use]
            pub fn agrees(self, one: &Rules, other: &Rules) -> bool {
                match self {
                    $(Self::$name => one.$field == other.$field),+
                }
            }

            fn entries(self, rules: &Rules) -> &dyn Entries {
                // Taken apart, so that a point of the table cannot be left out of the list.
                let Rules { id: _, name: _, $($field),+ } = rules;
                match self {
                    $(Self::$name => $field),+
                }
            }
        }
    };
}

points! {
    /// Size and played squares.
    Board = board "board",
    /// How the men stand at the start.
    Placing = placing "placing",
    /// Who moves first.
    FirstMover = first_mover "first-mover",
    /// Along which lines pieces move and capture.
    Lines = lines "lines",
    /// Which way men capture.
    ManCaptures = man_captures "man-captures",
    /// Whether men capture kings.
    ManAgainstKing = man_against_king "man-against-king",
    /// How far kings move.
    KingRange = king_range "king-range",
    /// From how far kings capture, and where they land.
    KingCapture = king_capture "king-capture",
    /// How the duty to capture is enforced.
    Compulsion = compulsion "compulsion",
    /// Which capture must be chosen.
    MustPrefer = must_prefer "must-prefer",
    /// How far a capture goes.
    Continuation = continuation "continuation",
    /// When captured pieces leave the board.
    Removal = removal "removal",
    /// Whether a capture may turn straight back.
    Reversal = reversal "reversal",
    /// When men become kings.
    Promotion = promotion "promotion",
    /// How long one king may keep moving.
    KingPatience = king_patience "king-patience",
    /// What is played for.
    Goal = goal "goal",
    /// The draws.
    Draws = draws "draws",
    /// How games are written down.
    Notation = notation "notation",
}

impl PointId {
    /// The articles of the point: one, or that of each entry of a list.
    pub fn articles(self, rules: &Rules) -> impl Iterator<Item = Article> + '_ {
        let entries = self.entries(rules);
        (0..).map_while(move |at| entries.article(at))
    }

    /// The article of the point; of a list, that of its first entry. An empty list has none.
    #[must_use]
    pub fn article(self, rules: &Rules) -> Option<Article> {
        self.entries(rules).article(0)
    }
}
