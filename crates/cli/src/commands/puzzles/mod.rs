//! `tabuleiro puzzles`: positions with one answer, from games of its own and from endgame tables.

mod backgammon;
mod draughts;

use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use serde::{Deserialize, Serialize};
use table::RuleSet;

use crate::answer::{Answer, Failure, Outcome};
use crate::files;
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::rule_set;

/// Make puzzles for a rule set
#[derive(Debug, Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Make(Make),
}

/// Make positions with one answer: take the most, win the ending, find the play
///
/// Positions come from games that the program plays against itself and from endgame tables. "Take the most" is proved
/// by the rules, "win the ending" by the tables (8x8 boards), "find the play" by two searches, the second one deeper,
/// that agree on a turn far better than any other. The same seed makes the same puzzles.
///
/// Example: tabuleiro puzzles make italian --to italian.json
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
struct Make {
    /// Rule set: an id or a path to a house-rules file.
    #[arg(value_name = "ID")]
    id: String,

    /// How many puzzles.
    #[arg(long, short, value_name = "N", default_value_t = 102, value_parser = at_most(3..=3000))]
    count: u32,

    /// Games and positions are drawn by this number.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// The file; standard output unless given.
    #[arg(long, value_name = "FILE")]
    to: Option<PathBuf>,

    #[command(flatten)]
    lang: LangArgument,
}

/// A number in a range.
fn at_most(range: std::ops::RangeInclusive<i64>) -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(range)
}

/// What a puzzle asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Kind {
    /// Take the most pieces.
    #[serde(rename = "m")]
    Most,
    /// Win the ending.
    #[serde(rename = "e")]
    Ending,
    /// Find the play.
    #[serde(rename = "p")]
    Play,
}

/// A puzzle: what it asks, the position as text, and the one answer as the rules write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Puzzle(Kind, String, String);

/// The puzzles of a rule set, as the page reads them.
#[derive(Debug, Serialize, Deserialize)]
struct Puzzles {
    rules: String,
    seed: u64,
    puzzles: Vec<Puzzle>,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let What::Make(arguments) = &arguments.what;
    let rules = rule_set::find(&arguments.id, arguments.lang.of(form))?;
    let count = arguments.count as usize;
    let puzzles = match &rules {
        RuleSet::Draughts(rules) => draughts::make(rules, count, arguments.seed),
        RuleSet::Backgammon(_) => backgammon::make(count, arguments.seed)?,
        RuleSet::Chess(_) => return Err(Failure::input("there are no puzzles of chess")),
    };
    let made = Puzzles {
        rules: rules.id(),
        seed: arguments.seed,
        puzzles,
    };
    let text = written(&made);
    match &arguments.to {
        Some(file) => save(file, &text)?,
        None => output::text(&text)?,
    }
    Ok(Answer::Yes)
}

/// One puzzle a line, so that a change is seen as one.
fn written(made: &Puzzles) -> String {
    let line = |puzzle: &Puzzle| serde_json::to_string(puzzle).unwrap_or_default();
    let lines: Vec<String> = made.puzzles.iter().map(line).collect();
    format!(
        "{{\"rules\":\"{}\",\"seed\":{},\"puzzles\":[\n{}\n]}}\n",
        made.rules,
        made.seed,
        lines.join(",\n")
    )
}

/// A file of puzzles may be made anew; any other is left alone.
fn save(file: &Path, text: &str) -> Result<(), Failure> {
    if let Ok(there) = std::fs::read_to_string(file)
        && serde_json::from_str::<Puzzles>(&there).is_err()
    {
        return Err(files::named(
            file,
            &"it is there already and holds no puzzles",
        ));
    }
    files::write(file, text.as_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The puzzles of a rule set that the page ships.
    fn shipped(rules: &RuleSet) -> (String, Puzzles) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/puzzles/data");
        let path = format!("{folder}/{}.json", rules.id().replace(':', "-"));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert!(text.len() <= 20_000, "{path} has {} bytes", text.len());
        let made = serde_json::from_str(&text).expect("puzzles");
        (path, made)
    }

    /// Proves the endings of a rule set again: from tables built anew, the answer must be the one turn that wins.
    fn endings_are_won_by_one_turn(id: &str) {
        let rules = rule_set::find(id, words::Lang::En).expect("built in");
        let RuleSet::Draughts(table) = &rules else {
            panic!("{id} is draughts");
        };
        let (path, made) = shipped(&rules);
        let tables = draughts::proving(table);
        let endings: Vec<&Puzzle> = made
            .puzzles
            .iter()
            .filter(|puzzle| puzzle.0 == Kind::Ending)
            .collect();
        assert!(endings.len() > 30, "{path}: {}", endings.len());
        for puzzle in endings {
            draughts::check(table, Some(&tables), puzzle)
                .unwrap_or_else(|why| panic!("{path}: {puzzle:?}: {why}"));
        }
        // A proof that could not fail would prove nothing: another legal turn is refused.
        let Puzzle(kind, position, answer) = &made.puzzles[0];
        let other = draughts::other_turn(table, position, answer);
        let wrong = Puzzle(*kind, position.clone(), other);
        assert!(
            draughts::check(table, Some(&tables), &wrong).is_err(),
            "{wrong:?}"
        );
    }

    macro_rules! endings {
        ($($name:ident $id:literal),* $(,)?) => {
            $(#[test]
            fn $name() {
                endings_are_won_by_one_turn($id);
            })*
        };
    }
    endings! {
        endings_brazilian "draughts:brazilian",
        endings_czech "draughts:czech",
        endings_english "draughts:english",
        endings_italian "draughts:italian",
        endings_pool "draughts:pool",
        endings_portuguese "draughts:portuguese",
        endings_russian "draughts:russian",
        endings_spanish "draughts:spanish",
        endings_xalingo "draughts:xalingo",
        endings_xalingo_en "draughts:xalingo-en",
    }

    /// What the page ships: enough for each rule set, small enough, and every answer what it says.
    #[test]
    fn shipped_puzzles_have_the_answers_they_say() {
        // There are none of chess yet.
        let sets = RuleSet::all().into_iter();
        for rules in sets.filter(|set| !matches!(set, RuleSet::Chess(_))) {
            let (path, made) = shipped(&rules);
            assert_eq!(made.rules, rules.id());
            assert!(made.puzzles.len() >= 100, "{path}: {}", made.puzzles.len());
            for puzzle in &made.puzzles {
                match &rules {
                    RuleSet::Draughts(rules) => draughts::check(rules, None, puzzle),
                    RuleSet::Chess(_) => panic!("no puzzles of chess"),
                    RuleSet::Backgammon(_) => backgammon::check(puzzle),
                }
                .unwrap_or_else(|why| panic!("{path}: {puzzle:?}: {why}"));
            }
        }
    }
}
