//! Sources that several tables cite. Where an article's number could not be checked, its place names the topic instead.

use crate::{Article, Source};

/// A point that the source leaves open or unclear, settled here; the place says how.
pub(super) const fn reading(place: &'static str) -> Article {
    const READING: Source = Source {
        name: "Tabuleiro's reading",
        url: None,
    };
    Article::new(READING, place)
}

/// The game type of the PDN standard.
pub(super) const fn pdn_type(number: &'static str) -> Article {
    const PDN: Source = Source {
        name: "PDN standard, GameType tag",
        url: Some("https://pdn.fmjd.org/gametype.html"),
    };
    Article::new(PDN, number)
}

/// The rules of the FMJD's section for the 64-square games.
pub(super) const fn sixty_four(place: &'static str) -> Article {
    const FMJD64: Source = Source {
        name: "FMJD, section for draughts-64, rules of the game",
        url: Some("https://fmjd64.org/rules-of-the-game/"),
    };
    Article::new(FMJD64, place)
}
