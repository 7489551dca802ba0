//! The positions of the worked examples, most of them after those that the leaflets describe.

use backgammon::{Position, RulePoint, StartingPosition, pos};

/// A position, a roll, and plays to judge. Whether a play is legal is for the generator to say.
pub(super) struct Case {
    pub(super) point: RulePoint,
    pub(super) position: Position,
    pub(super) roll: (u8, u8),
    /// Plays to name among the legal ones; all of them are named where this is empty.
    pub(super) legal: &'static [&'static str],
    pub(super) refused: &'static [&'static str],
}

/// Every case in the order of the page.
pub(super) fn cases() -> Vec<Case> {
    let start = StartingPosition::Standard.position();
    vec![
        // A held point may be passed over, not landed on.
        Case {
            point: RulePoint::OpenPoint,
            position: start,
            roll: (6, 5),
            legal: &["24/18 13/8"],
            refused: &["24/19 13/7"],
        },
        // 6-5 with one checker or two.
        Case {
            point: RulePoint::TwoNumbers,
            position: start,
            roll: (6, 5),
            legal: &["24/13", "13/7 13/8"],
            refused: &[],
        },
        // 5-3 as 8 with one checker, or 5 and 3 with two.
        Case {
            point: RulePoint::TwoNumbers,
            position: start,
            roll: (5, 3),
            legal: &["13/5", "13/8 6/3"],
            refused: &[],
        },
        // Both points in between are held, so the way is shut although its end is open.
        Case {
            point: RulePoint::TwoNumbers,
            position: pos!(x 24:2 13:5 8:3 6:5; o 1:2 12:5 17:1 18:2 19:5),
            roll: (6, 5),
            legal: &["13/7 13/8"],
            refused: &["24/13"],
        },
        // Every split of a double, also three and one.
        Case {
            point: RulePoint::Doubles,
            position: start,
            roll: (2, 2),
            legal: &["24/16", "24/20 6/2", "13/7 6/4", "24/22(2) 13/11 6/4"],
            refused: &["13/11(2)"],
        },
        // Either number, not both: the larger.
        Case {
            point: RulePoint::Compulsion,
            position: pos!(x 10:1; o 2:2 20:3 21:3 22:3 23:4),
            roll: (5, 3),
            legal: &[],
            refused: &["10/7"],
        },
        // Only the smaller can be played: it must be.
        Case {
            point: RulePoint::Compulsion,
            position: pos!(x 10:1; o 1:2 5:2 19:3 20:3 21:3 22:2),
            roll: (5, 4),
            legal: &[],
            refused: &["10/5"],
        },
        // Both can be played, so one is not enough.
        Case {
            point: RulePoint::Compulsion,
            position: pos!(x 13:1 6:1; o 7:2 19:3 20:3 21:3 22:4),
            roll: (6, 2),
            legal: &[],
            refused: &["6/4"],
        },
        // The four point is held, the six point has a single checker.
        Case {
            point: RulePoint::Hit,
            position: pos!(x bar:1 13:5 8:4 6:5; o 1:2 12:5 17:3 19:1 20:2 21:2),
            roll: (6, 4),
            legal: &[],
            refused: &["bar/21 13/7"],
        },
        // Only the points 1 and 5 are open.
        Case {
            point: RulePoint::Bar,
            position: pos!(x bar:1 13:5 8:4 6:5; o 1:1 12:3 17:2 19:3 21:2 22:2 23:2),
            roll: (3, 2),
            legal: &[],
            refused: &["13/10 13/11"],
        },
        Case {
            point: RulePoint::Bar,
            position: pos!(x bar:1 13:5 8:4 6:5; o 1:1 12:3 17:2 19:3 21:2 22:2 23:2),
            roll: (5, 1),
            legal: &[],
            refused: &["bar/20"],
        },
        // 5-2: take from the 5 point or move from 6 to 1.
        Case {
            point: RulePoint::BearOff,
            position: pos!(x 6:3 5:3 4:3 3:3 2:3; o 19:3 20:3 21:3 22:3 23:3),
            roll: (5, 2),
            legal: &["5/off 2/off", "6/1 2/off", "6/1 6/4"],
            refused: &["4/off 2/off"],
        },
        // Nothing on the point nor above it: from the highest.
        Case {
            point: RulePoint::BearOff,
            position: pos!(x 3:5 2:5 1:5; o 19:3 20:3 21:3 22:3 23:3),
            roll: (5, 4),
            legal: &[],
            refused: &["2/off 3/off"],
        },
        // One checker is still outside.
        Case {
            point: RulePoint::BearOff,
            position: pos!(x 7:1 6:1; o 19:3 20:3 21:3 22:3 23:3),
            roll: (6, 1),
            legal: &["7/6 6/off"],
            refused: &["6/off"],
        },
    ]
}

/// Games at their end, as the winner sees them, with the number on the cube: a single game, a gammon, a backgammon.
pub(super) fn finished() -> Vec<(Position, u64)> {
    vec![
        (pos!(x; o 19:3 20:3 21:3 22:3 23:2), 1),
        (pos!(x; o 19:5 20:4 21:3 22:2 23:1), 4),
        (pos!(x; o bar:1 13:2 19:4 20:4 21:4), 2),
    ]
}
