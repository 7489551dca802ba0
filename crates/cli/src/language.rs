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
}
