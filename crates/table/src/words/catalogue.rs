//! The catalogues of the four languages, built into the program.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Lang;
use super::spell::{decimal, spell_function};

/// One catalogue: file name and text.
pub(super) type File = (&'static str, &'static str);

macro_rules! files {
    ($lang:literal: $($name:literal),+ $(,)?) => {
        [$((
            $name,
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/", $name, ".ftl")),
        )),+]
    };
}

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
);

type Bundle = FluentBundle<FluentResource>;

fn bundle(lang: Lang) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; 4] = [const { OnceLock::new() }; 4];
    BUNDLES[lang.index()].get_or_init(|| build(lang))
}

/// The catalogues are part of the program, so a fault in one is a fault of the program; a test reads them all.
fn build(lang: Lang) -> Bundle {
    let tag: LanguageIdentifier = lang.tag().parse().expect("our tags are well formed");
    let mut bundle = Bundle::new_concurrent(vec![tag]);
    // The marks that isolate right-to-left words would only litter these four languages.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(match lang {
        Lang::En => |value, _| in_figures(Lang::En, value),
        Lang::Pt | Lang::Es | Lang::It => |value, _| in_figures(Lang::Pt, value),
    }));
    bundle
        .add_function("SPELL", spell_function(lang))
        .expect("the function is added once");
    for &(name, text) in files(lang) {
        let resource = FluentResource::try_new(text.to_owned())
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{name}.ftl: {errors:?}"));
        bundle
            .add_resource(resource)
            .unwrap_or_else(|errors| panic!("{lang}/{name}.ftl: {errors:?}"));
    }
    bundle
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
/// When the message or one of its variables is missing; the tests of this room make sure that it never is.
pub(super) fn format(lang: Lang, id: &str, arguments: &FluentArgs<'_>) -> String {
    let bundle = bundle(lang);
    let pattern = bundle
        .get_message(id)
        .and_then(|message| message.value())
        .unwrap_or_else(|| panic!("no message {id} in {lang}"));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(arguments), &mut errors);
    assert!(errors.is_empty(), "{id} in {lang}: {errors:?}");
    text.into_owned()
}
