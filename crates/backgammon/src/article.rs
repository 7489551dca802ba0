//! Where a rule stands.

use core::fmt;

/// A text the rules come from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// The leaflet of the Xalingo box, Ref. 6028, in Portuguese, Spanish and English (`000`).
    Xalingo,
    /// The leaflet of Aquamarine Games, SG1019, in Spanish and Portuguese (`003`).
    Aquamarine,
    /// Today's match and money play, which no leaflet of ours prints.
    Practice,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Xalingo => "000",
            Self::Aquamarine => "003",
            Self::Practice => "practice",
        })
    }
}

/// How an article belongs to the frame that quotes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Standing {
    /// The frame's own text says it.
    Own,
    /// The frame's own text is silent; another text fills the hole.
    Borrowed,
    /// The frame's own text is silent, and so there is no such thing in this frame. The article named
    /// is where it would stand.
    Absent,
}

/// The place of a rule: which text, where in it, and how it belongs to the frame in play.
///
/// The wording of a refusal is ours; the article says where to look it up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article {
    /// The text.
    pub source: Source,
    /// Language and heading or number, such as `EN rule 4`.
    pub label: &'static str,
    /// Own, borrowed, or absent.
    pub standing: Standing,
}

/// An article of the frame's own text.
pub(crate) const fn own(source: Source, label: &'static str) -> Article {
    article(source, label, Standing::Own)
}

/// An article that the frame borrows.
pub(crate) const fn borrowed(source: Source, label: &'static str) -> Article {
    article(source, label, Standing::Borrowed)
}

/// The article where a rule would stand that the frame does not have.
pub(crate) const fn absent(source: Source, label: &'static str) -> Article {
    article(source, label, Standing::Absent)
}

const fn article(source: Source, label: &'static str, standing: Standing) -> Article {
    Article {
        source,
        label,
        standing,
    }
}

impl fmt::Display for Article {
    /// `000 EN rule 4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.source, self.label)
    }
}
