//! What is on the board, seen by the side to move: the classes that positions are sorted into.

use draughts::{Position, SquareSet};

/// No class has more pieces than this.
pub const MOST_PIECES: u8 = 7;

/// How many men and kings each side has; "us" is the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Material {
    /// The men of the side to move.
    pub us_men: u8,
    /// Its kings.
    pub us_kings: u8,
    /// The men of the other side.
    pub them_men: u8,
    /// Its kings.
    pub them_kings: u8,
}

impl Material {
    /// Every piece on the board.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.us_men + self.us_kings + self.them_men + self.them_kings
    }

    /// The men of both sides.
    #[must_use]
    pub const fn men(self) -> u8 {
        self.us_men + self.them_men
    }

    /// The kings of both sides.
    #[must_use]
    pub const fn kings(self) -> u8 {
        self.us_kings + self.them_kings
    }

    /// The same pieces with the other side to move.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            us_men: self.them_men,
            us_kings: self.them_kings,
            them_men: self.us_men,
            them_kings: self.us_kings,
        }
    }

    /// Whether this is the one of two turned classes that stands for both. They lead to each other, so they are always
    /// built together.
    #[must_use]
    pub fn leads(self) -> bool {
        self >= self.turned()
    }

    /// What is on the board in a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let (us, them) = (position.to_move(), position.to_move().other());
        let count = |set: SquareSet| set.len() as u8;
        Self {
            us_men: count(position.men(us)),
            us_kings: count(position.kings(us)),
            them_men: count(position.men(them)),
            them_kings: count(position.kings(them)),
        }
    }

    /// The classes of as many pieces that this one and its turned one lead to by a man that is crowned.
    #[must_use]
    pub fn crowned(self) -> Vec<Self> {
        let ours = (self.us_men > 0).then(|| Self {
            us_men: self.us_men - 1,
            us_kings: self.us_kings + 1,
            ..self
        });
        let theirs = (self.them_men > 0).then(|| Self {
            them_men: self.them_men - 1,
            them_kings: self.them_kings + 1,
            ..self
        });
        // Whoever crowns is not to move afterwards.
        ours.map(Self::turned).into_iter().chain(theirs).collect()
    }

    /// Every class of so many pieces, in an order in which they can be built: a man that is crowned makes a class with
    /// fewer men. Both sides have a piece.
    #[must_use]
    pub fn all(pieces: u8) -> Vec<Self> {
        let mut all = Vec::new();
        for us in 1..pieces {
            let them = pieces - us;
            for us_men in 0..=us {
                for them_men in 0..=them {
                    all.push(Self {
                        us_men,
                        us_kings: us - us_men,
                        them_men,
                        them_kings: them - them_men,
                    });
                }
            }
        }
        all.sort_by_key(|material| (material.men(), *material));
        all
    }

    /// A number of its own, below [`Material::KEYS`]; none has more than [`MOST_PIECES`] pieces of a kind.
    pub(super) const fn key(self) -> usize {
        let side = MOST_PIECES as usize + 1;
        ((self.us_men as usize * side + self.us_kings as usize) * side + self.them_men as usize)
            * side
            + self.them_kings as usize
    }

    /// The material of a key.
    pub(super) const fn of_key(key: usize) -> Self {
        let side = MOST_PIECES as usize + 1;
        Self {
            us_men: (key / side / side / side) as u8,
            us_kings: (key / side / side % side) as u8,
            them_men: (key / side % side) as u8,
            them_kings: (key % side) as u8,
        }
    }

    /// How many keys there are.
    pub(super) const KEYS: usize = (MOST_PIECES as usize + 1).pow(4);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_class_stands_once_and_crowning_leads_back() {
        let counts: Vec<usize> = (2..=7).map(|pieces| Material::all(pieces).len()).collect();
        assert_eq!(counts, [4, 12, 25, 44, 70, 104]);
        for pieces in 2..=MOST_PIECES {
            let all = Material::all(pieces);
            for (at, material) in all.iter().enumerate() {
                assert_eq!(material.pieces(), pieces);
                assert_eq!(Material::of_key(material.key()), *material);
                assert!(all.contains(&material.turned()));
                assert!(material.leads() || material.turned().leads());
                let kinds = u8::from(material.us_men > 0) + u8::from(material.them_men > 0);
                assert_eq!(material.crowned().len(), kinds.into());
                for crowned in material.crowned() {
                    assert!(all[..at].contains(&crowned));
                }
            }
        }
    }
}
