//! The canonical text of a play.

use core::fmt;

use crate::play::{Play, Step};
use crate::point::{Origin, Target};

/// The way of one or more checkers: where it began, and each landing with its hit.
#[derive(Clone, Copy)]
struct Route {
    origin: Origin,
    landings: [(Target, bool); 4],
    len: usize,
    checkers: u8,
}

impl Route {
    fn begin(step: Step) -> Self {
        Self {
            origin: step.origin,
            landings: [(step.target, step.hit); 4],
            len: 1,
            checkers: 1,
        }
    }

    fn landings(&self) -> &[(Target, bool)] {
        &self.landings[..self.len]
    }

    fn end(&self) -> Target {
        self.landings[self.len - 1].0
    }

    /// Can this step go on where the route ends?
    fn leads_to(&self, origin: Origin) -> bool {
        matches!((self.end(), origin), (Target::Point(end), Origin::Point(start)) if end == start)
    }

    fn extend(&mut self, step: Step) {
        self.landings[self.len] = (step.target, step.hit);
        self.len += 1;
    }

    /// Two checkers on the same way are written once. The first one hits, so the later one's
    /// landings differ from it in the hits only.
    fn same_way(&self, later: &Self) -> bool {
        self.origin == later.origin
            && self.len == later.len
            && self
                .landings()
                .iter()
                .zip(later.landings())
                .all(|(&(mine, hit), &(theirs, hit_again))| mine == theirs && (hit || !hit_again))
    }
}

/// The routes of a play, highest origin first, equal ones counted.
fn routes(play: &Play) -> impl Iterator<Item = Route> {
    let mut steps = [None; 4];
    for (slot, &step) in steps.iter_mut().zip(play.steps()) {
        *slot = Some(step);
    }
    let steps = &mut steps[..play.len()];
    // Stable, so that of two equal steps the earlier one, the one that hits, stays first.
    steps.sort_by_key(|step| core::cmp::Reverse(step.map(|step| (step.origin, step.target))));

    let mut routes: [Option<Route>; 4] = [None; 4];
    let mut len = 0;
    for step in steps.iter().flatten().copied() {
        let open = routes[..len]
            .iter_mut()
            .flatten()
            .find(|route| route.leads_to(step.origin));
        if let Some(route) = open {
            route.extend(step);
        } else {
            routes[len] = Some(Route::begin(step));
            len += 1;
        }
    }
    for later in 1..len {
        let (before, rest) = routes.split_at_mut(later);
        let Some(route) = rest[0] else { continue };
        if let Some(first) = before
            .iter_mut()
            .flatten()
            .find(|first| first.same_way(&route))
        {
            first.checkers += 1;
            rest[0] = None;
        }
    }
    routes.into_iter().flatten()
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_none() {
            return f.write_str("(no move)");
        }
        for (index, route) in routes(self).enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{}", route.origin)?;
            for (leg, &(target, hit)) in route.landings().iter().enumerate() {
                let last = leg + 1 == route.len;
                if hit || last {
                    write!(f, "/{target}{}", if hit { "*" } else { "" })?;
                }
            }
            if route.checkers > 1 {
                write!(f, "({})", route.checkers)?;
            }
        }
        Ok(())
    }
}
