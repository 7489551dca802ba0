//! The four languages of the product.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize, Serializer};

use super::catalogue::has_words;

/// A language of the product. Portuguese is Brazilian Portuguese.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// Portuguese, as in Brazil.
    Pt,
    /// Spanish.
    Es,
    /// English.
    En,
    /// Italian.
    It,
}

impl Lang {
    /// All four, in the order of the language switch.
    pub const ALL: [Self; 4] = [Self::Pt, Self::Es, Self::En, Self::It];

    /// The short code: `pt`, `es`, `en`, `it`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pt => "pt",
            Self::Es => "es",
            Self::En => "en",
            Self::It => "it",
        }
    }

    /// The full tag, for the `lang` attribute of a page: `pt-BR`, `es`, `en`, `it`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::Pt => "pt-BR",
            Self::Es => "es",
            Self::En => "en",
            Self::It => "it",
        }
    }

    /// What the language calls itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::Pt => "Português",
            Self::Es => "Español",
            Self::En => "English",
            Self::It => "Italiano",
        }
    }

    /// The first of a browser's preferred tags (`["gl", "pt-PT", "en"]`) whose language we have.
    #[must_use]
    pub fn preferred<'a>(tags: impl IntoIterator<Item = &'a str>) -> Option<Self> {
        tags.into_iter().find_map(|tag| tag.parse().ok())
    }

    /// Its place in a table with one entry a language, in the order of [`Lang::ALL`].
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text names none of the four languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLang(pub String);

impl fmt::Display for UnknownLang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the languages are pt, es, en and it, not {:?}", self.0)
    }
}

impl core::error::Error for UnknownLang {}

impl FromStr for Lang {
    type Err = UnknownLang;

    /// Reads a code or any longer tag of the language, as browsers and locales write them: `pt`, `pt-BR`, `es_419`, `EN-gb`,
    /// `it_IT.UTF-8`.
    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let primary = text
            .trim()
            .split(['-', '_', '.'])
            .next()
            .unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|lang| lang.code().eq_ignore_ascii_case(primary))
            .ok_or_else(|| UnknownLang(text.to_owned()))
    }
}

/// A short text in every language whose words are there, so that changing the language needs no second question: in all four,
/// but in the page, which loads them one by one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Localised {
    /// In the order of [`Lang::ALL`].
    texts: [Option<String>; 4],
}

impl Localised {
    /// What `say` says in each language.
    pub fn of(mut say: impl FnMut(Lang) -> String) -> Self {
        Self {
            texts: Lang::ALL.map(|lang| has_words(lang).then(|| say(lang))),
        }
    }

    /// The text in one language, if its words were there when it was said.
    #[must_use]
    pub fn get(&self, lang: Lang) -> Option<&str> {
        self.texts[lang.index()].as_deref()
    }
}

impl Serialize for Localised {
    /// An object with the languages as names: `{"pt": …, "es": …, "en": …, "it": …}`.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let there = Lang::ALL.map(|lang| Some((lang.code(), self.get(lang)?)));
        serializer.collect_map(there.into_iter().flatten())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_of_browsers_and_locales() {
        for (text, lang) in [
            ("pt", Lang::Pt),
            ("pt-BR", Lang::Pt),
            ("PT_pt", Lang::Pt),
            ("es-419", Lang::Es),
            (" en-GB ", Lang::En),
            ("it_IT.UTF-8", Lang::It),
        ] {
            assert_eq!(text.parse(), Ok(lang), "{text}");
        }
        for text in ["", "fr", "portuguese", "ita", "-pt"] {
            assert_eq!(text.parse::<Lang>(), Err(UnknownLang(text.to_owned())));
        }
        for lang in Lang::ALL {
            assert_eq!(lang.to_string().parse(), Ok(lang));
            assert_eq!(lang.tag().parse(), Ok(lang));
        }
    }

    #[test]
    fn the_first_language_we_have_is_preferred() {
        assert_eq!(Lang::preferred(["gl", "pt-PT", "en"]), Some(Lang::Pt));
        assert_eq!(Lang::preferred(["fr", "de"]), None);
    }
}
