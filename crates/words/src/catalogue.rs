//! The catalogues of the four languages: built into the program, or, in the page, loaded one language at a time.

use core::fmt;
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse_runtime;

use super::Lang;
use super::resolve::{Arguments, resolve};

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
    "terminal",
    "records",
    "files",
    "page",
);

/// The messages of a language by their names, in order. They live as long as the program.
type Words = Vec<(&'static str, Pattern<&'static str>)>;

static WORDS: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];

/// The words of a language.
#[cfg(not(target_family = "wasm"))]
fn words(lang: Lang) -> Option<&'static Words> {
    let texts = || files(lang).iter().map(|&(_, text)| text);
    // A fault in what is part of the program is a fault of the program; a test reads them all.
    let build = || build(texts()).unwrap_or_else(|fault| panic!("{lang}: {fault}"));
    Some(WORDS[lang.index()].get_or_init(build))
}

/// The words of a language, once they are there. Four languages are a third of what the page would have to load, and
/// nobody reads more than one at a time.
#[cfg(target_family = "wasm")]
fn words(lang: Lang) -> Option<&'static Words> {
    WORDS[lang.index()].get()
}

/// Whether the words of a language are there. Always so but in the page, which has to [`load`] them first.
#[must_use]
pub fn has_words(lang: Lang) -> bool {
    words(lang).is_some()
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

/// Takes up the words of a language for good: all its catalogues in one text. What is there already stays.
///
/// # Errors
/// If the text is no catalogue.
pub fn load(lang: Lang, text: &str) -> Result<(), NotACatalogue> {
    if WORDS[lang.index()].get().is_none() {
        let text: &'static str = String::leak(text.to_owned());
        let words = build([text].into_iter())?;
        // Whoever was quicker has the same words.
        let _ = WORDS[lang.index()].set(words);
    }
    Ok(())
}

fn build(texts: impl Iterator<Item = &'static str>) -> Result<Words, NotACatalogue> {
    let mut words = Words::new();
    let mut faults = 0;
    for text in texts {
        let resource = parse_runtime(text).unwrap_or_else(|(resource, errors)| {
            faults += errors.len();
            resource
        });
        for entry in resource.body {
            match entry {
                Entry::Message(message) => match message.value {
                    Some(pattern) => words.push((message.id.name, pattern)),
                    None => faults += 1,
                },
                _ => faults += 1,
            }
        }
    }
    words.sort_unstable_by_key(|(name, _)| *name);
    faults += words
        .windows(2)
        .filter(|pair| pair[0].0 == pair[1].0)
        .count();
    match faults {
        0 => Ok(words),
        faults => Err(NotACatalogue { faults }),
    }
}

/// The message with this id in a language.
///
/// # Panics
/// When the words of the language, the message or one of its variables is missing. The tests of this room make sure
/// that no message is; the page asks [`has_words`].
pub(super) fn format(lang: Lang, id: &str, arguments: &Arguments<'_>) -> String {
    let words = words(lang).unwrap_or_else(|| panic!("no words of {lang}"));
    let place = words.binary_search_by_key(&id, |(name, _)| *name);
    let place = place.unwrap_or_else(|_| panic!("no message {id} in {lang}"));
    resolve(lang, &words[place].1, arguments)
        .unwrap_or_else(|_| panic!("{id} in {lang} lacks a value"))
}
