//! What each command does, in one line of the user's language; the help below it stays English, in lines as wide as the
//! terminal has room for.

use clap::{Command, CommandFactory};
use words::Lang;
use words::terminal::{CommandName, Line};

use crate::commands::Cli;

/// The command line with its one-line summaries in a language.
pub(crate) fn command_line(lang: Lang) -> Command {
    told(Cli::command(), "", lang)
}

fn told(command: Command, above: &str, lang: Lang) -> Command {
    let path = path(above, command.get_name());
    // `-h` and the list of commands show it; the long text of `--help` keeps its words.
    let command = match summary(&path, lang) {
        Some(summary) => command.about(summary),
        None => command,
    };
    let command = with_flowing_help(command);
    command.mut_subcommands(|below| told(below, &path, lang))
}

/// Our sources are wider than many terminals: a paragraph of the help is one line, which the terminal breaks. Examples
/// keep lines of their own.
fn with_flowing_help(command: Command) -> Command {
    match command.get_long_about().map(ToString::to_string) {
        Some(help) => command.long_about(flowing(&help)),
        None => command,
    }
}

fn flowing(text: &str) -> String {
    let mut flowing = String::new();
    let mut after = "";
    for line in text.lines() {
        let alone = stands_alone(line);
        flowing += if alone && !after.is_empty() {
            "\n"
        } else {
            after
        };
        flowing += line;
        after = if alone { "\n" } else { " " };
    }
    flowing
}

/// Whether a line is no part of a paragraph.
fn stands_alone(line: &str) -> bool {
    line.is_empty() || line.starts_with(' ') || line.starts_with("Example")
}

/// The name in the catalogues: without the program's own, and with hyphens.
fn path(above: &str, name: &str) -> String {
    match above {
        "" | "tabuleiro" => name.to_owned(),
        above => format!("{above}-{name}"),
    }
}

/// A command that the catalogues do not know keeps its own summary.
fn summary(path: &str, lang: Lang) -> Option<String> {
    let command = CommandName::of(path)?;
    Some(Line::Summary { command }.in_words(lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn each(command: &Command, above: &str, look: &mut impl FnMut(&str, &Command)) {
        let path = path(above, command.get_name());
        look(&path, command);
        for below in command.get_subcommands() {
            each(below, &path, look);
        }
    }

    #[test]
    fn every_command_has_its_line_in_every_language() {
        each(&Cli::command(), "", &mut |path, command| {
            let own = command.get_about().map(ToString::to_string);
            assert_eq!(summary(path, Lang::En), own, "{path}");
            for lang in Lang::ALL {
                let told = summary(path, lang).unwrap_or_else(|| panic!("{path} in {lang:?}"));
                assert!(lang == Lang::En || Some(told) != own, "{path} in {lang:?}");
            }
        });
    }

    #[test]
    fn paragraphs_flow_and_examples_stand_alone() {
        let text =
            "One\ntwo.\n\nThree\nfour.\n\nExample: five\nExample: six\nExamples:\n  seven\n  eight";
        assert_eq!(
            flowing(text),
            "One two.\n\nThree four.\n\nExample: five\nExample: six\nExamples:\n  seven\n  eight"
        );
    }

    #[test]
    fn no_paragraph_of_any_help_is_broken_by_us() {
        each(&command_line(Lang::En), "", &mut |path, command| {
            let help = command.get_long_about().map(ToString::to_string);
            for pair in help
                .unwrap_or_default()
                .lines()
                .collect::<Vec<_>>()
                .windows(2)
            {
                assert!(
                    pair.iter().any(|line| stands_alone(line)),
                    "{path}: {pair:?}"
                );
            }
        });
    }

    #[test]
    fn the_list_of_commands_is_in_the_language() {
        let help = command_line(Lang::It).render_help().to_string();
        assert!(help.contains("Dire chi ha ragione"), "{help}");
        assert!(!help.contains("Say who is right"), "{help}");
    }
}
