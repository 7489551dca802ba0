//! Puts values into the patterns of Fluent messages.
//!
//! Of Fluent this has what the catalogues use: variables, selections by key, number or plural, and the function
//! `SPELL`. The usual library brings number formatting and plural rules for every language of the world; the page would
//! load them for four. A test holds every message against that library.

use std::borrow::Cow;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, VariantKey};
use fluent_syntax::unicode::unescape_unicode_to_string;

use super::Lang;
use super::spell::{figures, spell};

/// A value for a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value<'a> {
    /// A number: it may choose a plural.
    Number(u64),
    /// Words, or the key of a choice.
    Words(Cow<'a, str>),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(words: &'a str) -> Self {
        Self::Words(Cow::Borrowed(words))
    }
}

impl From<String> for Value<'_> {
    fn from(words: String) -> Self {
        Self::Words(Cow::Owned(words))
    }
}

/// The values for the variables of a message.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arguments<'a>(Vec<(&'static str, Value<'a>)>);

impl<'a> Arguments<'a> {
    /// Gives a variable its value.
    pub(crate) fn set(&mut self, name: &'static str, value: Value<'a>) {
        self.0.push((name, value));
    }

    fn get(&self, name: &str) -> Option<&Value<'a>> {
        let mut given = self.0.iter().filter(|(given, _)| *given == name);
        given.next().map(|(_, value)| value)
    }
}

/// The pattern has something that cannot be resolved: an unknown variable or function, a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unresolved;

/// The text of a pattern.
pub(super) fn resolve(
    lang: Lang,
    pattern: &Pattern<&str>,
    arguments: &Arguments<'_>,
) -> Result<String, Unresolved> {
    let mut text = String::new();
    Resolver { lang, arguments }.pattern(pattern, &mut text)?;
    Ok(text)
}

struct Resolver<'a> {
    lang: Lang,
    arguments: &'a Arguments<'a>,
}

impl<'a> Resolver<'a> {
    fn pattern(&self, pattern: &'a Pattern<&str>, text: &mut String) -> Result<(), Unresolved> {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression, text)?,
            }
        }
        Ok(())
    }

    fn expression(
        &self,
        expression: &'a Expression<&str>,
        text: &mut String,
    ) -> Result<(), Unresolved> {
        match expression {
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, text)?;
            }
            Expression::Inline(inline) => match self.inline(inline)? {
                Value::Number(number) => text.push_str(&figures(self.lang, number)),
                Value::Words(words) => text.push_str(&words),
            },
            Expression::Select { selector, variants } => {
                let value = self.inline(selector)?;
                let fits = |key: &VariantKey<&str>| match (&value, key) {
                    (Value::Number(number), VariantKey::NumberLiteral { value }) => {
                        value.parse() == Ok(*number)
                    }
                    (Value::Number(number), VariantKey::Identifier { name }) => {
                        *name == plural(self.lang, *number)
                    }
                    (
                        Value::Words(words),
                        VariantKey::Identifier { name: key }
                        | VariantKey::NumberLiteral { value: key },
                    ) => words == key,
                };
                let fitting = variants.iter().find(|variant| fits(&variant.key));
                let usual = || variants.iter().find(|variant| variant.default);
                let chosen = fitting.or_else(usual).ok_or(Unresolved)?;
                self.pattern(&chosen.value, text)?;
            }
        }
        Ok(())
    }

    fn inline(&self, inline: &'a InlineExpression<&str>) -> Result<Value<'a>, Unresolved> {
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(Value::Words(unescape_unicode_to_string(value)))
            }
            InlineExpression::NumberLiteral { value } => {
                value.parse().map(Value::Number).map_err(|_| Unresolved)
            }
            InlineExpression::VariableReference { id } => {
                self.arguments.get(id.name).cloned().ok_or(Unresolved)
            }
            InlineExpression::FunctionReference { id, arguments } if id.name == "SPELL" => {
                let number = arguments.positional.first().ok_or(Unresolved)?;
                let Value::Number(number) = self.inline(number)? else {
                    return Err(Unresolved);
                };
                let mut named = arguments.named.iter();
                let gender = match named.find(|named| named.name.name == "gender") {
                    Some(named) => match &named.value {
                        InlineExpression::StringLiteral { value } => Some(*value),
                        _ => return Err(Unresolved),
                    },
                    None => None,
                };
                Ok(spell(self.lang, number, gender).into())
            }
            InlineExpression::FunctionReference { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. }
            | InlineExpression::Placeable { .. } => Err(Unresolved),
        }
    }
}

/// The plural category of a whole number by the Unicode CLDR. Portuguese (of Brazil) says zero like one; the three
/// Romance languages have "many" for whole millions.
const fn plural(lang: Lang, number: u64) -> &'static str {
    match (lang, number) {
        (_, 1) | (Lang::Pt, 0) => "one",
        (Lang::Pt | Lang::Es | Lang::It, 1..) if number.is_multiple_of(1_000_000) => "many",
        _ => "other",
    }
}
