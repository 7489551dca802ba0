//! In which language a command answers.

use clap::Args;
use words::Lang;

use crate::output::Form;

/// `--lang`, where a command speaks in sentences.
#[derive(Debug, Default, Args)]
pub(crate) struct LangArgument {
    /// The language: pt, es, en or it. Unless given, that of the environment (`LC_ALL`, `LC_MESSAGES`, `LANG`) if it is
    /// one of these, else English; JSON is in English unless told otherwise, so that it is the same everywhere.
    #[arg(long, value_name = "LANG")]
    lang: Option<Lang>,
}

impl LangArgument {
    /// The language to answer in.
    pub(crate) fn of(&self, form: Form) -> Lang {
        self.lang.unwrap_or_else(|| match form {
            Form::Json => Lang::En,
            Form::Text => of_the_environment(|name| std::env::var(name).ok()),
        })
    }
}

/// The language of a command line that could not be read, or of what goes wrong beneath a command: what `--lang` says
/// in it, whatever stands around it.
pub(crate) fn of_the_command_line() -> Lang {
    let arguments: Vec<String> = std::env::args_os()
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let form = match arguments.iter().any(|argument| argument == "--json") {
        true => Form::Json,
        false => Form::Text,
    };
    LangArgument {
        lang: asked_for(&arguments),
    }
    .of(form)
}

/// What `--lang` says among these arguments, if it says a language.
fn asked_for(arguments: &[String]) -> Option<Lang> {
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match argument.split_once('=') {
            Some(("--lang", value)) => return value.parse().ok(),
            None if argument == "--lang" => return rest.next()?.parse().ok(),
            _ => {}
        }
    }
    None
}

/// The first of the three that is set decides, as everywhere else (POSIX, 8.2).
pub(crate) fn of_the_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(variable)
        .find(|value| !value.is_empty())
        .and_then(|value| value.parse().ok())
        .unwrap_or(Lang::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_decides_as_posix_says() {
        let set = |variables: &[(&str, &str)]| {
            of_the_environment(|name| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(set(&[("LANG", "pt_BR.UTF-8")]), Lang::Pt);
        assert_eq!(set(&[("LC_ALL", ""), ("LANG", "it_IT")]), Lang::It);
        assert_eq!(
            set(&[("LC_MESSAGES", "es_AR"), ("LANG", "pt_BR")]),
            Lang::Es
        );
        assert_eq!(set(&[("LC_ALL", "C"), ("LANG", "pt_BR")]), Lang::En);
        assert_eq!(set(&[("LANG", "fr_FR")]), Lang::En);
        assert_eq!(set(&[]), Lang::En);
    }

    #[test]
    fn the_language_is_found_in_a_command_line_that_makes_no_sense() {
        let asked = |line: &str| asked_for(&line.split(' ').map(str::to_owned).collect::<Vec<_>>());
        assert_eq!(asked("moves --what --lang it x"), Some(Lang::It));
        assert_eq!(asked("--lang=pt nonsense"), Some(Lang::Pt));
        assert_eq!(asked("moves --lang"), None);
        assert_eq!(asked("moves --lang klingon"), None);
        assert_eq!(asked("moves"), None);
    }
}
