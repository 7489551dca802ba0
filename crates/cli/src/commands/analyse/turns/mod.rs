//! Tables of draughts and chess judged: one report for both. What a game is written in is its own ([`Written`]).

mod because;
mod chess;
mod document;
mod draughts;
mod graph;
mod readable;

use std::path::{Path, PathBuf};

use players::Choice;
use players::turns::Turns;
use players::turns::review::{Review, Reviewed, Sums, Worse};
use table::{RuleSet, Side};
use words::Lang;
use words::table::SideName;
use words::terminal::Line;

use super::Source;

pub(super) use self::document::{Game, Move, Player, documents};
pub(super) use self::draughts::look_up_endgames;
pub(super) use self::readable::told;

/// How a game is written down and told.
pub(super) trait Written: Turns {
    /// By what it is played.
    type Rules: Clone;

    /// The id of the rule set.
    fn rules_id(rules: &Self::Rules) -> String;
    /// A position as files have it.
    fn position(rules: &Self::Rules, position: &Self::Position) -> String;
    /// Turns that follow each other, as files have them.
    fn spelled(rules: &Self::Rules, position: &Self::Position, turns: &[Self::Turn])
    -> Vec<String>;
    /// The same, as people read them.
    fn told(
        rules: &Self::Rules,
        position: &Self::Position,
        turns: &[Self::Turn],
        lang: Lang,
    ) -> Vec<String>;
    /// The number of a turn as games are written down: `12.` for whoever began, `12…` for the other.
    fn number(turn: &Reviewed<Self>) -> String;
    /// What the game says of pieces, crowning and the end in words of its own; the line is spelled already.
    fn worse(worse: &Worse<Self::Turn>, line: String, best: String) -> Option<Line>;
}

/// A table of a file, judged.
pub(super) struct Judged<G: Written> {
    file: PathBuf,
    /// Its place in the file, from 0.
    number: usize,
    rules: G::Rules,
    names: [String; 2],
    set: RuleSet,
    /// Who had the light pieces, by game.
    light: Vec<usize>,
    review: Review<G>,
}

impl<G: Written> Judged<G> {
    pub(super) fn new(source: &Source, rules: &G::Rules, review: Review<G>) -> Self {
        let table = &source.table;
        Self {
            file: source.file.clone(),
            number: source.number,
            rules: rules.clone(),
            names: table.names().map(str::to_owned),
            set: table.header().rules.clone(),
            light: table.games().iter().map(|game| game.light).collect(),
            review,
        }
    }

    /// The games of which a turn was judged.
    fn games(&self) -> Vec<usize> {
        let mut games: Vec<usize> = self.review.turns.iter().map(|turn| turn.game).collect();
        games.dedup();
        games
    }

    /// The number of a game in its file, counted from 1.
    const fn numbered(&self, game: usize) -> usize {
        self.number + game + 1
    }

    /// Whoever had the light pieces in a game, and the other one.
    fn seated(&self, game: usize) -> [&str; 2] {
        let light = self.light.get(game).copied().unwrap_or(0);
        [&self.names[light], &self.names[1 - light]]
    }

    /// A player as people read it: the name, or without one the colour in a game.
    fn called(&self, player: usize, game: usize, lang: Lang) -> String {
        if !self.names[player].is_empty() {
            return self.names[player].clone();
        }
        let side = match self.light.get(game) {
            Some(&light) if light != player => Side::Dark,
            _ => Side::Light,
        };
        let side = SideName::of(side, &self.set);
        Line::Side { side }.in_words(lang)
    }

    /// A turn that was played or could have been, as people read it.
    fn turn_text(&self, at: &Reviewed<G>, turn: &G::Turn, lang: Lang) -> String {
        self.line_text(at, std::slice::from_ref(turn), lang)
    }

    fn line_text(&self, at: &Reviewed<G>, turns: &[G::Turn], lang: Lang) -> String {
        G::told(&self.rules, &at.position, turns, lang).join(" ")
    }
}

/// Positions that are looked at for a turn unless something else is said: the same are found on every machine.
const USUAL_NODES: u64 = 300_000;

/// What was said of depth, time and positions, or the usual.
pub(super) fn bounded(choice: Choice) -> Choice {
    if choice == Choice::default() {
        Choice {
            nodes: Some(USUAL_NODES),
            ..choice
        }
    } else {
        choice
    }
}

/// A player by name, with what all tables together say.
struct Career<'a> {
    name: &'a str,
    sums: Sums,
    /// By table, in order.
    tables: Vec<(&'a Path, &'a Sums)>,
}

/// The players by name, in the order in which they first sat down. Two of one name at one table are two.
fn careers<G: Written>(judged: &[Judged<G>]) -> Vec<Career<'_>> {
    let mut all: Vec<Career<'_>> = Vec::new();
    for table in judged {
        for (seat, (name, sums)) in table.names.iter().zip(&table.review.sums).enumerate() {
            let namesakes = usize::from(seat == 1 && table.names[0] == table.names[1]);
            let mut known = all.iter_mut().filter(|career| career.name == name);
            match known.nth(namesakes) {
                Some(career) => {
                    career.sums.add(sums);
                    career.tables.push((&table.file, sums));
                }
                None => all.push(Career {
                    name,
                    sums: *sums,
                    tables: vec![(&table.file, sums)],
                }),
            }
        }
    }
    all
}
