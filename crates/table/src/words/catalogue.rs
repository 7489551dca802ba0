//! The catalogues of the four languages: built into the program, or, in the page, loaded one language at a time.

use core::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Lang;
use super::spell::{decimal, spell_function};

/// One catalogue: file name and text.
#[cfg(not(target_family = "wasm"))]
pub(super) type File = (&'static str, &'static str);

#[cfg(not(target_family = "wasm"))]
macro_rules! files {
    ($lang:literal: $($name:literal),+ $(,)?) => {
        [$((
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/", $name, ".ftl")),
        )),+]
    };
}

#[cfg(not(target_family = "wasm"))]
macro_rules! every_language {
    ($($name:literal),+ $(,)?) => {
        /// The files of a language.
        pub(super) const fn files(lang: Lang) -> &'static [File] {
            match lang {
                Lang::Pt => &files!("pt": $($name),+),
                Lang::Es => &files!("es": $($name),+),
                Lang::En => &files!("en": $($name),+),
                Lang::It => &files!("it": $($name),+),
            }
        }
    };
}

#[cfg(not(target_family = "wasm"))]
every_language!(
    "names",
    "draughts",
    "draughts-refusals",
    "draughts-notes",
    "backgammon",
    "backgammon-refusals",
    "pages",
    "table",
);

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];

/// The words of a language.
#[cfg(not(target_family = "wasm"))]
fn bundle(lang: Lang) -> Option<&'static Bundle> {
    let texts = || files(lang).iter().map(|&(_, text)| text);
    // A fault in what is part of the program is a fault of the program; a test reads them all.
    let build = || build(lang, texts()).unwrap_or_else(|fault| panic!("{lang}: {fault}"));
    Some(BUNDLES[lang.index()].get_or_init(build))
}

/// The words of a language, once they are there. Four languages are a third of what the page would have to load, and nobody
/// reads more than one at a time.
#[cfg(target_family = "wasm")]
fn bundle(lang: Lang) -> Option<&'static Bundle> {
    BUNDLES[lang.index()].get()
}

/// Whether the words of a language are there. Always so but in the page, which has to [`load`] them first.
#[must_use]
pub fn has_words(lang: Lang) -> bool {
    bundle(lang).is_some()
}

/// The text is no catalogue: how many of its entries cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACatalogue {
    /// Entries that cannot be read, or stand twice.
    pub faults: usize,
}

impl fmt::Display for NotACatalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} entries of the catalogue cannot be read", self.faults)
    }
}

impl core::error::Error for NotACatalogue {}

/// Takes up the words of a language: all its catalogues in one text. What is there already stays.
///
/// # Errors
/// If the text is no catalogue.
pub fn load(lang: Lang, text: &str) -> Result<(), NotACatalogue> {
    let bundle = build(lang, [text].into_iter())?;
    // Words that are there are the same words.
    let _ = BUNDLES[lang.index()].set(bundle);
    Ok(())
}

fn build<'a>(lang: Lang, texts: impl Iterator<Item = &'a str>) -> Result<Bundle, NotACatalogue> {
    let tag: LanguageIdentifier = lang.tag().parse().expect("our tags are well formed");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // The marks that isolate right-to-left words would only litter these four languages.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang {
        Lang::En => |value, _| in_figures(Lang::En, value),
        Lang::Pt | Lang::Es | Lang::It => |value, _| in_figures(Lang::Pt, value),
    }));
    let mut faults = 0;
    faults += usize::from(bundle.add_function("SPELL", spell_function(lang)).is_err());
    for text in texts {
        match FluentResource::try_new(text.to_owned()) {
            Ok(resource) => {
                faults += bundle
                    .add_resource(resource)
                    .map_or_else(|all| all.len(), |()| 0);
            }
            Err((_, errors)) => faults += errors.len(),
        }
    }
    match faults {
        0 => Ok(bundle),
        faults => Err(NotACatalogue { faults }),
    }
}

fn in_figures(lang: Lang, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(decimal(lang, number)),
        _ => None,
    }
}

/// The message with this id in a language.
///
/// # Panics
/// When the words of the language, the message or one of its variables is missing. The tests of this room make sure that no
/// message is; the page asks [`has_words`].
pub(super) fn format(lang: Lang, id: &str, arguments: &FluentArgs<'_>) -> String {
    let bundle = bundle(lang).unwrap_or_else(|| panic!("no words of {lang}"));
    let pattern = bundle
        .get_message(id)
        .and_then(|message| message.value())
        .unwrap_or_else(|| panic!("no message {id} in {lang}"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    assert!(errors.is_empty(), "{id} in {lang}: {} errors", errors.len());
    text.into_owned()
}
