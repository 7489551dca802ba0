//! The four languages of the product.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

use super::catalogue::has_words;

/// A language of the product. Portuguese is Brazilian Portuguese.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Language"))]
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

    /// The languages whose words are there, in the order of [`Lang::ALL`].
    pub fn spoken() -> impl Iterator<Item = Self> {
        Self::ALL.into_iter().filter(|&lang| has_words(lang))
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

    /// Reads a code or any longer tag of the language, as browsers and locales write them: `pt`, `pt-BR`, `es_419`,
    /// `EN-gb`, `it_IT.UTF-8`.
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

/// A short text in all four languages at once, so that changing the language needs no second question. In the page,
/// where words come one language at a time, a language that is not there yet repeats one that is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Localised {
    /// Portuguese.
    pub pt: String,
    /// Spanish.
    pub es: String,
    /// English.
    pub en: String,
    /// Italian.
    pub it: String,
}

impl Localised {
    /// What `say` says in each language.
    pub fn of(mut say: impl FnMut(Lang) -> String) -> Self {
        let said: Vec<(Lang, String)> = Lang::spoken().map(|lang| (lang, say(lang))).collect();
        let text = |lang| {
            let own = said.iter().find(|(spoken, _)| *spoken == lang);
            own.or(said.first())
                .map(|(_, text)| text.clone())
                .unwrap_or_default()
        };
        Self {
            pt: text(Lang::Pt),
            es: text(Lang::Es),
            en: text(Lang::En),
            it: text(Lang::It),
        }
    }

    /// The text in one language.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::Pt => &self.pt,
            Lang::Es => &self.es,
            Lang::En => &self.en,
            Lang::It => &self.it,
        }
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
