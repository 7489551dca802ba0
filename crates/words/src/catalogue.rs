//! The catalogues of the four languages: built into the program, or, in the page, loaded one language and one part at a
//! time.

use core::fmt;
use core::str::FromStr;
use std::sync::OnceLock;

use ::table::GameKind;
use fluent_syntax::ast::{Entry, Pattern};
use fluent_syntax::parser::parse_runtime;

use super::Lang;
use super::resolve::{Arguments, resolve};

/// A part of the words of a language, as the page loads them: a folder of `locales/LANG/`. What only the terminal says
/// is a file beside the folders, and no part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// What is said wherever games are listed, and at every table.
    Common,
    /// What is said at the tables of a game, and of its rules.
    Game(GameKind),
    /// What is said of files, rules pages, house rules and the computer's turns.
    Rest,
}

impl Part {
    /// Every part. A message stands in one of them.
    pub const ALL: [Self; 2 + GameKind::ALL.len()] = {
        let mut all = [Self::Common; 2 + GameKind::ALL.len()];
        all[1] = Self::Rest;
        let mut game = 0;
        while game < GameKind::ALL.len() {
            all[2 + game] = Self::Game(GameKind::ALL[game]);
            game += 1;
        }
        all
    };

    /// The name of its folder.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Game(game) => game.name(),
            Self::Rest => "rest",
        }
    }

    /// Its place in [`Part::ALL`].
    fn index(self) -> usize {
        let place = Self::ALL.iter().position(|part| *part == self);
        place.unwrap_or_default()
    }
}

/// The text names no part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPart(pub String);

impl fmt::Display for UnknownPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the catalogues have no part {}", self.0)
    }
}

impl core::error::Error for UnknownPart {}

impl FromStr for Part {
    type Err = UnknownPart;

    fn from_str(text: &str) -> Result<Self, UnknownPart> {
        Self::ALL
            .into_iter()
            .find(|part| part.name() == text)
            .ok_or_else(|| UnknownPart(text.to_owned()))
    }
}

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
    "common/names",
    "common/cards",
    "common/levels",
    "common/table",
    "draughts/rules",
    "draughts/refusals",
    "draughts/notes",
    "backgammon/rules",
    "backgammon/refusals",
    "chess/rules",
    "chess/refusals",
    "rest/pages",
    "rest/records",
    "rest/files",
    "rest/page",
    "terminal",
);

/// Messages by their names, in order. They live as long as the program.
type Words = Vec<(&'static str, Pattern<&'static str>)>;

/// The message with this name, where it is there.
#[cfg(not(target_family = "wasm"))]
fn message(lang: Lang, id: &str) -> Option<&'static Pattern<&'static str>> {
    static WORDS: [OnceLock<Words>; 4] = [const { OnceLock::new() }; 4];
    let words = WORDS[lang.index()].get_or_init(|| {
        let mut words = Words::new();
        for (name, text) in files(lang) {
            // A fault in what is part of the program is a fault of the program; a test reads them all.
            let read = read(text).unwrap_or_else(|fault| panic!("{lang}/{name}: {fault}"));
            words.extend(read);
        }
        words.sort_unstable_by_key(|(name, _)| *name);
        words
    });
    find(words, id)
}

/// The message with this name, once its part is there. Four languages are a third of what the page would have to load,
/// and nobody reads more than one at a time, or of a game that is not played.
#[cfg(target_family = "wasm")]
fn message(lang: Lang, id: &str) -> Option<&'static Pattern<&'static str>> {
    let parts = LOADED[lang.index()].iter();
    parts
        .filter_map(OnceLock::get)
        .find_map(|words| find(words, id))
}

fn find(words: &'static Words, id: &str) -> Option<&'static Pattern<&'static str>> {
    let place = words.binary_search_by_key(&id, |(name, _)| *name).ok()?;
    Some(&words[place].1)
}

/// What the page has loaded.
static LOADED: [[OnceLock<Words>; Part::ALL.len()]; 4] =
    [const { [const { OnceLock::new() }; Part::ALL.len()] }; 4];

/// Whether a language is spoken. Always so but in the page, which has to [`load`] its common part first.
#[must_use]
pub fn has_words(lang: Lang) -> bool {
    !cfg!(target_family = "wasm") || LOADED[lang.index()][Part::Common.index()].get().is_some()
}

/// The text is no catalogue: how many of its entries cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACatalogue {
    /// Entries that cannot be read, or do not stand in the order of their names.
    pub faults: usize,
}

impl fmt::Display for NotACatalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} entries of the catalogue cannot be read", self.faults)
    }
}

impl core::error::Error for NotACatalogue {}

/// Takes up a part of the words of a language for good: its catalogues in one text, the messages in the order of their
/// names (so that nothing has to be sorted here). What is there already stays.
///
/// # Errors
/// If the text is no catalogue, or not in order.
pub fn load(lang: Lang, part: Part, text: &str) -> Result<(), NotACatalogue> {
    let place = &LOADED[lang.index()][part.index()];
    if place.get().is_none() {
        let words = read(String::leak(text.to_owned()))?;
        let faults = words.windows(2).filter(|pair| pair[0].0 >= pair[1].0);
        match faults.count() {
            // Whoever was quicker has the same words.
            0 => drop(place.set(words)),
            faults => return Err(NotACatalogue { faults }),
        }
    }
    Ok(())
}

fn read(text: &'static str) -> Result<Words, NotACatalogue> {
    let mut words = Words::new();
    let mut faults = 0;
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
    match faults {
        0 => Ok(words),
        faults => Err(NotACatalogue { faults }),
    }
}

/// The message with this id in a language. Where its part is not there in this language yet, as in the page just
/// after a change of language, it is said in one that has it.
///
/// # Panics
/// When no language has the message, or one of its variables is missing. The tests of this room make sure that none is;
/// the page loads the words of a game before it opens a table of it.
pub(super) fn format(lang: Lang, id: &str, arguments: &Arguments<'_>) -> String {
    let (lang, pattern) = core::iter::once(lang)
        .chain(Lang::ALL)
        .find_map(|lang| Some((lang, message(lang, id)?)))
        .unwrap_or_else(|| panic!("no message {id} in {lang}"));
    resolve(lang, pattern, arguments).unwrap_or_else(|_| panic!("{id} in {lang} lacks a value"))
}
