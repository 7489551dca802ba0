//! What is wrong with a command line, in one sentence of ours for each kind of fault: the usage and the hints that
//! clap adds are what `--help` says better.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use words::files::shown;
use words::terminal::Line;

use crate::language::of_the_command_line;

pub(crate) fn sentence(error: &clap::Error) -> String {
    let lang = of_the_command_line();
    let what = line(error).in_words(lang);
    let option = "--help";
    Line::UseHelp { what, option }.in_words(lang)
}

fn line(error: &clap::Error) -> Line {
    let all = |kind| of(error, kind).unwrap_or_default();
    let one = |kind| all(kind).into_iter().next();
    let option = || one(ContextKind::InvalidArg).unwrap_or_default();
    match error.kind() {
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => {
            let text = one(ContextKind::InvalidArg).or(one(ContextKind::InvalidSubcommand));
            let near = one(ContextKind::SuggestedArg).or(one(ContextKind::SuggestedSubcommand));
            let text = shown(&text.unwrap_or_default());
            match near {
                Some(near) => Line::UseUnknownNear { text, near },
                None => Line::UseUnknown { text },
            }
        }
        ErrorKind::MissingRequiredArgument => Line::UseMissing {
            what: all(ContextKind::InvalidArg).join(" "),
        },
        ErrorKind::MissingSubcommand => Line::UseMissing {
            what: all(ContextKind::ValidSubcommand).join(" | "),
        },
        ErrorKind::ArgumentConflict => Line::UseConflict {
            one: option(),
            // An option that is given twice does not go with itself.
            other: one(ContextKind::PriorArg).unwrap_or_else(option),
        },
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let text = shown(&one(ContextKind::InvalidValue).unwrap_or_default());
            let values = all(ContextKind::ValidValue).join(", ");
            match (text.is_empty(), values.is_empty()) {
                (true, _) => Line::UseNoValue { option: option() },
                (false, true) => Line::UseBadValue {
                    text,
                    option: option(),
                },
                (false, false) => Line::UseOneOf {
                    text,
                    option: option(),
                    values,
                },
            }
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Line::UseNoValue { option: option() }
        }
        ErrorKind::TooManyValues => {
            let text = one(ContextKind::InvalidValue).unwrap_or_default();
            Line::UseTooMany { text: shown(&text) }
        }
        _ => Line::UseOther,
    }
}

/// What clap knows of the fault: `--dice <D>` is called by its name alone.
fn of(error: &clap::Error, kind: ContextKind) -> Option<Vec<String>> {
    let named = |text: &String| match text.strip_prefix("--") {
        Some(_) => text.split(' ').next().unwrap_or_default().to_owned(),
        None => text.clone(),
    };
    Some(match error.get(kind)? {
        ContextValue::String(text) => vec![named(text)],
        ContextValue::Strings(texts) => texts.iter().map(named).collect(),
        _ => return None,
    })
}
