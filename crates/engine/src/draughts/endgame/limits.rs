//! Which wins a game's draw rules leave time for.
//!
//! The tables know no draw rule: a win may take longer than the rules allow. How long they allow depends on what has
//! been counted in the game, which is not in the position, so a win is promised only where it comes before any rule
//! could end the game. That is on the safe side: counts that begin anew on the way are not reckoned with.

use draughts::{DrawRule, Force, Refuge, Rules};

use super::material::Material;
use super::probe::Tables;

/// The draw rules of a game as far as they can take a win away.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Plies that are promised, by the key of the material.
    plies: Vec<u16>,
    /// Plies that the rules leave which nothing puts off while this is on the board.
    if_put_off: Vec<u16>,
}

impl Limits {
    /// Of a rule set, by the tables that are here: a rule whose forces never win later than it allows is left out.
    #[must_use]
    pub fn new(rules: &Rules, tables: &Tables) -> Self {
        let every_class = || (2..=tables.most_pieces() as u8).flat_map(Material::all);
        // Of a class that is not here, nothing is known.
        let longest = |material| tables.counts(material)?.longest;
        let classes: Vec<(Material, u16)> = every_class()
            .map(|material| (material, longest(material).unwrap_or(u16::MAX)))
            .collect();
        let mut limits = Self {
            plies: vec![u16::MAX; Material::KEYS],
            if_put_off: vec![u16::MAX; Material::KEYS],
        };
        for draw in rules.draws.iter() {
            let draw = draw.value;
            let plies = draw.limit().saturating_mul(2);
            for material in every_class().filter(|&material| stays(draw, material)) {
                let known = &mut limits.if_put_off[material.key()];
                *known = plies.min(*known);
            }
            let mut bind = |binds: &dyn Fn(Material) -> bool| {
                for material in every_class().filter(|&material| binds(material)) {
                    let known = &mut limits.plies[material.key()];
                    *known = plies.min(*known);
                }
            };
            match draw {
                // A win that comes nearer with every ply never repeats a position.
                DrawRule::Repetition(_) => {}
                DrawRule::KingMoves(_) => bind(&|_| true),
                DrawRule::Endgame { .. } | DrawRule::Standstill { .. } => {
                    let bites = |&(material, longest): &(Material, u16)| {
                        longest > plies && counts(draw, material)
                    };
                    if classes.iter().any(bites) {
                        bind(&|material| {
                            let mut later = classes.iter().map(|&(later, _)| later);
                            later.any(|later| can_become(material, later) && counts(draw, later))
                        });
                    }
                }
            }
        }
        limits
    }

    /// A win or loss in at most so many plies is promised for this material, if nothing has been counted yet. What a
    /// game has counted already is taken off by whoever knows it.
    #[must_use]
    pub fn plies(&self, material: Material) -> u16 {
        self.plies.get(material.key()).copied().unwrap_or(0)
    }

    /// The same as far as the rules go that count now and that no man's move or crowning begins anew. A win in time
    /// by these alone is none for sure: the way there may come to forces that a rule gives less time.
    #[must_use]
    pub(super) fn plies_if_put_off(&self, material: Material) -> u16 {
        self.if_put_off.get(material.key()).copied().unwrap_or(0)
    }
}

/// Whether a draw rule counts until something is taken, whatever is moved.
fn stays(draw: DrawRule, material: Material) -> bool {
    let men = material.us_men + material.them_men;
    match draw {
        DrawRule::Repetition(_) => false,
        DrawRule::KingMoves(_) => men == 0,
        DrawRule::Endgame { refuge, .. } => refuge == Refuge::Anywhere && counts(draw, material),
        DrawRule::Standstill { .. } => men == 0 && counts(draw, material),
    }
}

/// Whether a draw rule counts while this is on the board, wherever it stands.
fn counts(draw: DrawRule, material: Material) -> bool {
    let Material {
        us_men,
        us_kings,
        them_men,
        them_kings,
    } = material;
    let meet = |strong: Force, weak: Force| {
        strong.holds(us_kings, us_men) && weak.holds(them_kings, them_men)
            || strong.holds(them_kings, them_men) && weak.holds(us_kings, us_men)
    };
    match draw {
        DrawRule::Repetition(_) | DrawRule::KingMoves(_) => false,
        DrawRule::Endgame { strong, weak, .. } => meet(strong, weak),
        DrawRule::Standstill { pieces, .. } => {
            us_kings > 0 && them_kings > 0 && (pieces.0..=pieces.1).contains(&material.pieces())
        }
    }
}

/// Whether a game can come from the one to the other: men are taken or crowned, kings taken. Either side may be to
/// move.
fn can_become(now: Material, later: Material) -> bool {
    let side = |men: u8, kings: u8, later_men: u8, later_kings: u8| {
        later_men <= men && later_men + later_kings <= men + kings
    };
    let both = |later: Material| {
        side(now.us_men, now.us_kings, later.us_men, later.us_kings)
            && side(
                now.them_men,
                now.them_kings,
                later.them_men,
                later.them_kings,
            )
    };
    both(later) || both(later.turned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use draughts::rule_sets;

    fn limits(id: &str, pieces: u8) -> Limits {
        let rules = rule_sets::by_id(id).expect("built in");
        let mut tables = Tables::new(rules).expect("they fit");
        tables.build_all(rules, pieces).expect("they are short");
        Limits::new(rules, &tables)
    }

    const fn kings(us: u8, them: u8) -> Material {
        Material {
            us_men: 0,
            us_kings: us,
            them_men: 0,
            them_kings: them,
        }
    }

    #[test]
    fn kings_alone_have_eighty_plies_in_english() {
        assert_eq!(limits("english", 2).plies(kings(1, 1)), 80);
    }

    #[test]
    fn forces_that_win_in_time_or_never_take_nothing_away() {
        // A king caught at once is taken within the five moves of Brazilian, and otherwise it is a draw anyway.
        let limits = limits("brazilian", 3);
        assert_eq!(limits.plies(kings(1, 1)), 40);
        assert!(can_become(kings(2, 1), kings(1, 1)));
        assert!(!can_become(kings(1, 1), kings(2, 1)));
    }
}
