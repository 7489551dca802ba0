//! Nothing missing, nothing unused, the same variables, no English left in the others.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource,
    VariantKey,
};
use fluent_syntax::parser;

use crate::Lang;
use crate::catalogue;
use crate::message::{Key, Kind};
use crate::resolve::{Arguments, Value};
use crate::spell::spell;

/// A catalogue entry: its variables, and for each variable the keys it is selected by.
#[derive(Default)]
struct Used {
    variables: BTreeMap<String, BTreeSet<String>>,
    functions: BTreeSet<String>,
    references: BTreeSet<String>,
    words: String,
}

impl Used {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.words.push_str(value);
                    self.words.push(' ');
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let InlineExpression::VariableReference { id } = selector {
                        let (VariantKey::Identifier { name: key }
                        | VariantKey::NumberLiteral { value: key }) = &variant.key;
                        let keys = self.variables.entry(id.name.to_owned()).or_default();
                        keys.insert((*key).to_owned());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.words.push_str(value),
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.entry(id.name.to_owned()).or_default();
            }
            InlineExpression::FunctionReference {
                id,
                arguments: CallArguments { positional, .. },
            } => {
                self.functions.insert(id.name.to_owned());
                for argument in positional {
                    self.inline(argument);
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.references.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }
}

fn catalogue_of(lang: Lang) -> BTreeMap<String, Used> {
    let mut entries = BTreeMap::new();
    for (name, text) in catalogue::files(lang) {
        let resource: Resource<&str> = parser::parse(*text)
            .unwrap_or_else(|(_, errors)| panic!("{lang}/{name}.ftl: {errors:?}"));
        for entry in resource.body {
            let Entry::Message(message) = entry else {
                assert!(
                    !matches!(entry, Entry::Term(_) | Entry::Junk { .. }),
                    "{lang}/{name}.ftl has something that is no message: {entry:?}"
                );
                continue;
            };
            assert!(message.attributes.is_empty(), "{lang}: {}", message.id.name);
            let mut used = Used::default();
            used.pattern(message.value.as_ref().expect("a message has a text"));
            let before = entries.insert(message.id.name.to_owned(), used);
            assert!(before.is_none(), "{lang}: {} stands twice", message.id.name);
        }
    }
    entries
}

fn keys() -> Vec<Key> {
    crate::every_key()
}

#[test]
fn every_language_has_exactly_the_messages_of_the_program() {
    let wanted: BTreeSet<&str> = keys().iter().map(|key| key.id).collect();
    assert_eq!(wanted.len(), keys().len(), "an id is declared twice");
    for lang in Lang::ALL {
        let catalogue = catalogue_of(lang);
        let there: BTreeSet<&str> = catalogue.keys().map(String::as_str).collect();
        let missing: Vec<_> = wanted.difference(&there).collect();
        let unused: Vec<_> = there.difference(&wanted).collect();
        assert!(missing.is_empty(), "missing in {lang}: {missing:?}");
        assert!(unused.is_empty(), "unused in {lang}: {unused:?}");
    }
}

#[test]
fn every_message_uses_exactly_its_variables() {
    for lang in Lang::ALL {
        let catalogue = catalogue_of(lang);
        for key in keys() {
            let used = &catalogue[key.id];
            let declared: BTreeSet<&str> = key.variables.iter().map(|(name, _)| *name).collect();
            let there: BTreeSet<&str> = used.variables.keys().map(String::as_str).collect();
            assert_eq!(declared, there, "{lang}: {}", key.id);
            assert!(
                used.functions.iter().all(|name| name == "SPELL"),
                "{lang}: {} calls {:?}",
                key.id,
                used.functions
            );
            assert!(
                used.references.is_empty(),
                "{lang}: {} refers to others",
                key.id
            );
        }
    }
}

/// A misspelt key would fall silently to the default.
#[test]
fn selections_know_their_keys_and_all_languages_tell_the_same_apart() {
    let catalogues = Lang::ALL.map(catalogue_of);
    for key in keys() {
        for (name, kind) in key.variables {
            let selected: Vec<&BTreeSet<String>> = catalogues
                .iter()
                .map(|catalogue| &catalogue[key.id].variables[*name])
                .collect();
            match kind {
                Kind::Words => {
                    for (lang, keys) in Lang::ALL.into_iter().zip(&selected) {
                        assert!(
                            keys.is_empty(),
                            "{lang}: {} selects by words in ${name}",
                            key.id
                        );
                    }
                }
                Kind::Number => {
                    for (lang, keys) in Lang::ALL.into_iter().zip(&selected) {
                        for chosen in *keys {
                            assert!(
                                ["one", "other"].contains(&chosen.as_str())
                                    || chosen.parse::<u32>().is_ok(),
                                "{lang}: {} selects ${name} by {chosen}",
                                key.id
                            );
                        }
                    }
                }
                Kind::Choice(possible) => {
                    let possible: BTreeSet<String> =
                        possible.iter().map(|&key| key.to_owned()).collect();
                    for (lang, keys) in Lang::ALL.into_iter().zip(&selected) {
                        let unknown: Vec<_> = keys.difference(&possible).collect();
                        assert!(
                            unknown.is_empty(),
                            "{lang}: {} selects ${name} by {unknown:?}",
                            key.id
                        );
                        assert_eq!(
                            *keys, selected[0],
                            "{lang}: {} tells other ${name} apart",
                            key.id
                        );
                        // Two or three values may share their words; a list of names may not.
                        assert!(
                            possible.len() <= 3 || *keys == &possible,
                            "{lang}: {} leaves out a ${name}",
                            key.id
                        );
                    }
                }
            }
        }
    }
}

/// Every way to fill a message's variables with small numbers and known keys.
fn samples(key: &Key) -> Vec<Vec<(&'static str, Value<'static>)>> {
    let mut all = vec![Vec::new()];
    for (name, kind) in key.variables {
        let values: Vec<Value<'static>> = match kind {
            Kind::Number => [0, 1, 2, 3, 11, 16, 1000].map(Value::Number).to_vec(),
            Kind::Words => vec![Value::from("·")],
            Kind::Choice(keys) => keys.iter().map(|&key| Value::from(key)).collect(),
        };
        all = all
            .into_iter()
            .flat_map(|before: Vec<(&'static str, Value<'static>)>| {
                values.iter().map(move |value| {
                    let mut with = before.clone();
                    with.push((*name, value.clone()));
                    with
                })
            })
            .collect();
    }
    all
}

fn said(lang: Lang, key: &Key, values: &[(&'static str, Value<'static>)]) -> String {
    let mut arguments = Arguments::default();
    for (name, value) in values {
        arguments.set(name, value.clone());
    }
    catalogue::format(lang, key.id, &arguments)
}

fn every_text(lang: Lang, key: &Key) -> Vec<String> {
    let samples = samples(key);
    samples
        .iter()
        .map(|values| said(lang, key, values))
        .collect()
}

/// The same words in the usual library for Fluent.
fn usual_library(lang: Lang) -> FluentBundle<FluentResource> {
    let tag = lang.tag().parse::<unic_langid::LanguageIdentifier>();
    let mut bundle = FluentBundle::new_concurrent(vec![tag.expect("a tag")]);
    bundle.set_use_isolating(false);
    bundle
        .add_function("SPELL", move |positional, named| {
            let gender = match named.get("gender") {
                Some(FluentValue::String(gender)) => Some(&**gender),
                _ => None,
            };
            match positional {
                [FluentValue::Number(number)] => {
                    FluentValue::from(spell(lang, number.value as u64, gender))
                }
                _ => FluentValue::Error,
            }
        })
        .expect("a new function");
    for &(_, text) in catalogue::files(lang) {
        let resource = FluentResource::try_new(text.to_owned()).expect("a catalogue");
        bundle.add_resource(resource).expect("new messages");
    }
    bundle
}

#[test]
fn the_usual_library_says_the_same() {
    for lang in Lang::ALL {
        let bundle = usual_library(lang);
        for key in keys() {
            for values in samples(&key) {
                let arguments: FluentArgs<'_> = values
                    .iter()
                    .map(|(name, value)| match value {
                        Value::Number(number) => (*name, FluentValue::from(*number)),
                        Value::Words(words) => (*name, FluentValue::from(&**words)),
                    })
                    .collect();
                let message = bundle.get_message(key.id).and_then(|found| found.value());
                let mut errors = Vec::new();
                let pattern = message.expect("a message");
                let usual = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
                assert!(errors.is_empty(), "{lang}: {}: {errors:?}", key.id);
                assert_eq!(said(lang, &key, &values), usual, "{lang}: {}", key.id);
            }
        }
    }
}

#[test]
fn every_message_can_be_said_and_is_well_set() {
    for lang in Lang::ALL {
        for key in keys() {
            for text in every_text(lang, &key) {
                let place = format!("{lang}: {}: {text:?}", key.id);
                assert!(!text.trim().is_empty() && text.trim() == text, "{place}");
                assert!(!text.contains("  "), "two spaces: {place}");
                assert!(
                    !text.contains(['\n', '\'', '"', '{', '}']),
                    "plain quotes or braces: {place}"
                );
                for bad in [" .", " ,", " ;", "..", "« ", " »", "( ", " )"] {
                    // The ending of a file's name begins with a stop.
                    let text = text.replace(" .mat", " mat");
                    assert!(!text.contains(bad), "{bad:?}: {place}");
                }
                // Spanish and Italian quote with angles here, Portuguese and English with curls.
                let wrong = match lang {
                    Lang::Es | Lang::It => ['“', '”'],
                    Lang::Pt | Lang::En => ['«', '»'],
                };
                assert!(!text.contains(wrong), "another language's quotes: {place}");
            }
        }
    }
}

/// Words that no Portuguese, Spanish or Italian sentence has.
const ENGLISH: [&str; 47] = [
    "the", "of", "and", "with", "which", "must", "piece", "pieces", "king", "kings", "square",
    "squares", "board", "move", "moves", "takes", "take", "player", "players", "not", "from",
    "when", "that", "this", "are", "you", "your", "by", "has", "have", "man", "men", "row", "rows",
    "side", "game", "point", "points", "checker", "checkers", "rule", "rules", "white", "black",
    "light", "dark", "draw",
];

/// Names that stay as they are in every language.
const NAMES: [&str; 8] = [
    "Hitting and entering",
    "Checkers Xalingo",
    "Traditional Garden Games",
    "Garden Games",
    "Aquamarine Games",
    "Game play",
    "End of the game",
    "Bearing it off",
];

/// The first English word in a text of another language.
pub(crate) fn english_in(text: &str) -> Option<&'static str> {
    // A name may be broken over two lines, or stand in capitals.
    let lines: Vec<&str> = text.split_whitespace().collect();
    let mut text = lines.join(" ").to_lowercase();
    for name in NAMES {
        text = text.replace(&name.to_lowercase(), "");
    }
    let words: BTreeSet<String> = text
        .split(|letter: char| !letter.is_alphabetic())
        .map(str::to_lowercase)
        .collect();
    ENGLISH.into_iter().find(|&word| words.contains(word))
}

#[test]
fn no_english_is_left_in_the_other_three() {
    for lang in [Lang::Pt, Lang::Es, Lang::It] {
        for key in keys() {
            for text in every_text(lang, &key) {
                assert_eq!(english_in(&text), None, "{lang}: {}: {text}", key.id);
            }
        }
    }
}

/// A message that reads the same as in English was probably forgotten, unless it has hardly any words.
#[test]
fn nothing_was_left_untranslated() {
    for key in keys() {
        let english = every_text(Lang::En, &key);
        for lang in [Lang::Pt, Lang::Es, Lang::It] {
            for (text, english) in every_text(lang, &key).iter().zip(&english) {
                let words = text
                    .split_whitespace()
                    .filter(|word| word.chars().any(char::is_alphabetic));
                assert!(
                    text != english
                        || words.count() <= 2
                        || SAME_EVERYWHERE.contains(&text.as_str()),
                    "{lang}: {}: {text}",
                    key.id
                );
            }
        }
    }
}

/// Names of more than two words that no language changes.
const SAME_EVERYWHERE: [&str; 0] = [];
