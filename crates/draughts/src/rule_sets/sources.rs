//! Sources that several tables cite. Where an article's number could not be checked, its place names the topic instead.

use crate::{Article, Place, Source};

/// The game type of the PDN standard; its number stands in the table itself.
pub(super) const PDN: Article = Article::printed(Source::Pdn, Place::Whole);

/// The rules of the FMJD's section for the 64-square games.
pub(super) const fn sixty_four(numbers: &'static str) -> Article {
    Article::printed(Source::FmjdSixtyFour, Place::Articles(numbers))
}
