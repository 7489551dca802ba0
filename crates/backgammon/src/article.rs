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

/// The language of a text: the leaflets print each rule in two or three, and they differ.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Language {
    /// Portuguese.
    Portuguese,
    /// Spanish.
    Spanish,
    /// English.
    English,
}

impl Language {
    /// A numbered rule of this text.
    pub(crate) const fn rule(self, number: u8) -> Place {
        self.place(Part::Rule(number))
    }

    /// What stands under a heading of this text.
    pub(crate) const fn under(self, heading: &'static str) -> Place {
        self.place(Part::Heading(heading))
    }

    /// This text as a whole.
    pub(crate) const fn whole(self) -> Place {
        self.place(Part::Whole)
    }

    const fn place(self, part: Part) -> Place {
        Place {
            language: self,
            part,
        }
    }
}

/// A part of a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// A numbered rule.
    Rule(u8),
    /// What stands under a heading; the heading as printed, in the language of the text.
    Heading(&'static str),
    /// The text as a whole: it has neither numbers nor headings.
    Whole,
}

/// A place in a leaflet: the language and the part.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// In which of its languages.
    pub language: Language,
    /// Which part.
    pub part: Part,
}

impl fmt::Display for Place {
    /// `EN rule 4`, `PT Onde parar`, `PT`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.language {
            Language::Portuguese => "PT",
            Language::Spanish => "ES",
            Language::English => "EN",
        })?;
        match self.part {
            Part::Rule(number) => write!(f, " rule {number}"),
            Part::Heading(heading) => write!(f, " {heading}"),
            Part::Whole => Ok(()),
        }
    }
}

/// The place of a rule: which text, where in it, and how it belongs to the frame in play.
///
/// The wording of a refusal is ours; the article says where to look it up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Article {
    /// The text.
    pub source: Source,
    /// Where in it; nothing for the practice, which no text of ours prints.
    pub places: &'static [Place],
    /// Own, borrowed, or absent.
    pub standing: Standing,
}

/// An article of the frame's own text.
pub(crate) const fn own(source: Source, places: &'static [Place]) -> Article {
    article(source, places, Standing::Own)
}

/// An article that the frame borrows.
pub(crate) const fn borrowed(source: Source, places: &'static [Place]) -> Article {
    article(source, places, Standing::Borrowed)
}

/// The article where a rule would stand that the frame does not have.
pub(crate) const fn absent(source: Source, places: &'static [Place]) -> Article {
    article(source, places, Standing::Absent)
}

const fn article(source: Source, places: &'static [Place], standing: Standing) -> Article {
    Article {
        source,
        places,
        standing,
    }
}

impl fmt::Display for Article {
    /// `000 EN rule 4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.source)?;
        for (index, place) in self.places.iter().enumerate() {
            let joint = if index == 0 { " " } else { ", " };
            write!(f, "{joint}{place}")?;
        }
        Ok(())
    }
}
