//! The box: tables by id, house rules, and the computer.

mod files;
mod judge;
mod online;

use ::backgammon::Win;
use ::players::{Found, LEVELS, Players, Question, Request, Thinking, setting};
use ::table::RuleSet;
use ::table::record;
use ::words;
use ::words::page::{Expected, NotHere};

use crate::failure::Failure;
use crate::judging::Judging;
use crate::pages;
use crate::sitting::{NotOpened, Outside, Sitting};
use crate::types::{
    Action, Analysis, Answer, BySide, Capabilities, DiceProof, HouseCheck, HouseDraft, HouseForm,
    Lang, Localised, No, NodeId, OpenTable, PositionText, Read, RuleSetSummary, RulesPage, Setup,
    SetupCheck, SideReport, TableId, TableView, ThinkRequest, Unreadable, Yes,
};
use crate::unreadable::record_fault;
use crate::{analysis, house, positions, refusals};

/// House rules that were kept.
#[derive(Debug)]
struct House {
    set: RuleSet,
    parent: String,
}

/// Things by the id of their table. There are a handful of tables at most, so they are looked through.
#[derive(Debug)]
struct ById<T>(Vec<(TableId, T)>);

impl<T> ById<T> {
    const fn new() -> Self {
        Self(Vec::new())
    }

    fn get(&self, id: TableId) -> Option<&T> {
        let found = self.0.iter().find(|(known, _)| *known == id);
        found.map(|(_, thing)| thing)
    }

    fn get_mut(&mut self, id: TableId) -> Option<&mut T> {
        let found = self.0.iter_mut().find(|(known, _)| *known == id);
        found.map(|(_, thing)| thing)
    }

    /// Takes the place of what had this id before.
    fn insert(&mut self, id: TableId, thing: T) {
        self.remove(id);
        self.0.push((id, thing));
    }

    fn remove(&mut self, id: TableId) {
        self.0.retain(|(known, _)| *known != id);
    }
}

/// The box of games.
#[derive(Debug)]
pub struct GamesBox {
    tables: ById<Sitting>,
    last_id: TableId,
    houses: Vec<House>,
    players: Players,
    thinking: ById<Thinking>,
    judging: ById<Judging>,
    /// What is known of tables that a server leads, besides their records.
    away: ById<online::Away>,
}

impl Default for GamesBox {
    fn default() -> Self {
        Self::new()
    }
}

/// How far judging a record has come; the report comes with the last step.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Judged {
    /// Events judged.
    pub at: usize,
    /// Events in all.
    pub of: usize,
    /// The record with its judgements, when all are judged.
    pub result: Option<JudgedRecord>,
}

/// A record that was judged.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct JudgedRecord {
    /// The table with the judgements.
    pub view: TableView,
    /// The errors of both sides.
    pub report: BySide<SideReport>,
}

impl GamesBox {
    /// An empty box.
    #[must_use]
    pub fn new() -> Self {
        let mut players = Players::new();
        players.build_endgames();
        Self {
            tables: ById::new(),
            last_id: 0,
            houses: Vec::new(),
            players,
            thinking: ById::new(),
            judging: ById::new(),
            away: ById::new(),
        }
    }

    /// Gives a player a file of `crates/engine/data`.
    ///
    /// # Errors
    /// If no player reads such a file, or the bytes are not for this program.
    pub fn load_data(&mut self, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let loaded = self.players.load_data(name, bytes);
        loaded.map_err(|_| Failure::NotANet)
    }

    /// The files that the computer needs at a table.
    pub(crate) fn data_for(&self, table: TableId) -> Result<&'static [&'static str], Failure> {
        let header = self.sitting(table)?.table.header();
        Ok(::players::data_for(&header.rules))
    }

    /// What this box can do.
    #[must_use]
    pub const fn capabilities(&self) -> Capabilities {
        Capabilities {
            levels: LEVELS,
            online: false,
        }
    }

    /// Every rule set, house rules last.
    #[must_use]
    pub fn rule_sets(&self) -> Vec<RuleSetSummary> {
        let built_in = RuleSet::all();
        let own = self
            .houses
            .iter()
            .map(|house| pages::summary(&house.set, Some(&house.parent)));
        built_in
            .iter()
            .map(|set| pages::summary(set, None))
            .chain(own)
            .collect()
    }

    fn rules(&self, id: &str) -> Option<RuleSet> {
        let own = self.houses.iter().find(|house| house.set.id() == id);
        match own {
            Some(house) => Some(house.set.clone()),
            None => id.parse().ok(),
        }
    }

    /// The game that a rule set is of.
    pub(crate) fn game_of(&self, id: &str) -> Option<&'static str> {
        Some(self.rules(id)?.kind().name())
    }

    fn known_rules(&self, id: &str) -> Result<RuleSet, Failure> {
        self.rules(id)
            .ok_or_else(|| Failure::NoSuchRules(id.to_owned()))
    }

    /// The rules page of a set.
    ///
    /// # Errors
    /// If there is no such set, or the words of the language are not there.
    pub fn rules_page(&self, id: &str, lang: Lang) -> Result<RulesPage, Failure> {
        let set = self.known_rules(id)?;
        in_words(lang).map(|lang| pages::page(&set, lang))
    }

    fn sitting(&self, table: TableId) -> Result<&Sitting, Failure> {
        self.tables.get(table).ok_or(Failure::NoSuchTable(table))
    }

    fn sitting_mut(&mut self, table: TableId) -> Result<&mut Sitting, Failure> {
        self.tables
            .get_mut(table)
            .ok_or(Failure::NoSuchTable(table))
    }

    fn sit_down(&mut self, sitting: Sitting, now: u64) -> TableView {
        let view = sitting.view(now);
        self.tables.insert(sitting.id, sitting);
        view
    }

    /// Is this a new game from the first position? Then [`GamesBox::open_new`] opens it.
    #[must_use]
    pub(crate) const fn is_new_game(options: &OpenTable) -> bool {
        options.record.is_none() && options.position.is_none()
    }

    /// Opens a table: a new one, or one taken up from its record.
    pub fn open_table(&mut self, options: &OpenTable, outside: &Outside) -> Read<TableView> {
        match &options.record {
            Some(text) => self.take_up(text, options.secret.as_deref(), outside.now),
            None => match (self.open_new(options, outside), &options.position) {
                (bad @ Read::Bad { .. }, Some(text)) => match self.rules(&options.rule_set) {
                    // The position itself may say better what is wrong.
                    Some(rules) => match positions::read(&rules, text) {
                        Read::Bad { problem, .. } => Read::bad(problem),
                        Read::Good { .. } => bad,
                    },
                    None => bad,
                },
                (opened, _) => opened,
            },
        }
    }

    fn take_up(&mut self, text: &str, secret: Option<&str>, now: u64) -> Read<TableView> {
        let id = self.last_id + 1;
        let taken_up = match record::read(text.as_bytes()) {
            Ok(table) => Sitting::take_up(id, &table, now),
            Err(fault) => {
                let rules = ::table::verify(text.as_bytes()).rule_set;
                return Read::bad(record_fault(text, &fault, rules.as_ref()));
            }
        };
        let Some(mut sitting) = taken_up else {
            return Read::bad(unreadable("", Expected::Games));
        };
        if let Some(secret) = secret {
            sitting.restore(secret);
        }
        self.last_id = id;
        Read::good(self.sit_down(sitting, now))
    }

    /// Opens a table at which nothing has happened yet.
    pub(crate) fn open_new(&mut self, options: &OpenTable, outside: &Outside) -> Read<TableView> {
        let Some(rules) = self.rules(&options.rule_set) else {
            return Read::bad(unreadable(&options.rule_set, Expected::RuleSet));
        };
        let id = self.last_id + 1;
        match Sitting::open(id, rules.clone(), options, outside) {
            Ok(sitting) => {
                self.last_id = id;
                Read::good(self.sit_down(sitting, outside.now))
            }
            Err(NotOpened::DoesNotFit | NotOpened::Dice) => {
                let text = options.position.as_deref();
                Read::bad(unreadable(
                    text.unwrap_or_default(),
                    match (text, &rules) {
                        (Some(_), RuleSet::Draughts(_) | RuleSet::Chess(_)) => Expected::Fen,
                        (Some(_), RuleSet::Backgammon(_)) => Expected::BackgammonId,
                        (None, _) => Expected::Terms,
                    },
                ))
            }
        }
    }

    /// Forgets a table.
    pub fn close_table(&mut self, table: TableId) {
        self.tables.remove(table);
        self.thinking.remove(table);
        self.judging.remove(table);
        self.away.remove(table);
    }

    /// Does the computer have a say in this? Then [`GamesBox::act`] asks it.
    pub(crate) fn asks_the_computer(&self, table: TableId, action: &Action) -> bool {
        let asks = matches!(action, Action::Resign { .. } | Action::OfferDraw);
        asks && self.tables.get(table).is_some_and(|sitting| {
            let mut sides = ::table::Side::BOTH.into_iter();
            sides.any(|side| sitting.is_computer(side))
        })
    }

    /// Acts at the node that is shown.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn act(
        &mut self,
        table: TableId,
        action: &Action,
        outside: &Outside,
    ) -> Result<Answer, Failure> {
        if let Action::Resign { stake } = action
            && self.resignation_is_declined(table, *stake)?
        {
            return Ok(Answer::Refused {
                ok: No,
                refusal: refusals::not_here(NotHere::ResignationDeclined),
            });
        }
        let done = self.act_of_people(table, action, outside)?;
        let sitting = self
            .tables
            .get_mut(table)
            .ok_or(Failure::NoSuchTable(table))?;
        let Some(side) = sitting.draw_offered_to_computer() else {
            return Ok(done);
        };
        let contest = sitting.table.contest();
        let accepts = self.players.agrees(contest, side, Request::Draw);
        sitting.answer_draw(accepts, outside.now);
        Ok(Answer::Done {
            ok: Yes,
            view: sitting.view(outside.now),
        })
    }

    /// Acts where the computer has no say.
    pub(crate) fn act_of_people(
        &mut self,
        table: TableId,
        action: &Action,
        outside: &Outside,
    ) -> Result<Answer, Failure> {
        self.thinking.remove(table);
        let sitting = self.sitting_mut(table)?;
        Ok(match sitting.act(action, outside) {
            Ok(()) => Answer::Done {
                ok: Yes,
                view: sitting.view(outside.now),
            },
            Err(refusal) => Answer::Refused { ok: No, refusal },
        })
    }

    /// A resignation to the computer of less than it can count on.
    fn resignation_is_declined(
        &mut self,
        table: TableId,
        stake: Option<u32>,
    ) -> Result<bool, Failure> {
        let Some(sitting) = self.tables.get(table) else {
            return Err(Failure::NoSuchTable(table));
        };
        let computer = ::table::Side::BOTH
            .into_iter()
            .find(|side| sitting.is_computer(*side) && !sitting.is_computer(side.other()));
        let win = stake.and_then(Win::from_multiplier).unwrap_or(Win::Single);
        Ok(computer.is_some_and(|side| {
            let contest = sitting.table.contest();
            !self
                .players
                .agrees(contest, side, Request::Resignation(win))
        }))
    }

    /// Takes the last event back.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn undo(&mut self, table: TableId, now: u64) -> Result<TableView, Failure> {
        self.thinking.remove(table);
        let sitting = self.sitting_mut(table)?;
        sitting.undo(now);
        Ok(sitting.view(now))
    }

    /// Shows another node.
    ///
    /// # Errors
    /// If there is no such table or node.
    pub fn go_to(&mut self, table: TableId, node: NodeId, now: u64) -> Result<TableView, Failure> {
        self.thinking.remove(table);
        let sitting = self.sitting_mut(table)?;
        if sitting.go_to(node, now) {
            Ok(sitting.view(now))
        } else {
            Err(Failure::NoSuchNode(node))
        }
    }

    /// Shows the end of a game of the match, counted from 0.
    ///
    /// # Errors
    /// If there is no such table or game.
    pub fn go_to_game(
        &mut self,
        table: TableId,
        game: usize,
        now: u64,
    ) -> Result<TableView, Failure> {
        self.thinking.remove(table);
        let sitting = self.sitting_mut(table)?;
        if sitting.go_to_game(game, now) {
            Ok(sitting.view(now))
        } else {
            Err(Failure::NoSuchGame(game))
        }
    }

    /// Begins to think, and gives what the first slice found. [`GamesBox::think_on`] goes on until it is done.
    ///
    /// # Errors
    /// If there is no such table, or no nets for backgammon.
    pub fn think(&mut self, request: ThinkRequest, outside: &Outside) -> Result<Analysis, Failure> {
        let sitting = self.sitting(request.table)?;
        let game = sitting.table.contest().kind();
        let setting = setting(game, analysis::choice(&request, sitting))?;
        let purpose = analysis::purpose(&request, outside.number());
        let thinking = Thinking::new(setting, purpose, outside.now);
        self.thinking.insert(request.table, thinking);
        self.think_on(request.table, outside.now)
    }

    /// One more slice.
    ///
    /// # Errors
    /// If nothing is being thought about.
    pub fn think_on(&mut self, table: TableId, now: u64) -> Result<Analysis, Failure> {
        let sitting = self.tables.get(table).ok_or(Failure::NoSuchTable(table))?;
        let thinking = self
            .thinking
            .get_mut(table)
            .ok_or(Failure::NotThinking(table))?;
        let question = Question::from(sitting.table.contest());
        let found = if sitting.table.outcome().is_some() {
            Found {
                analysis: question.nothing(),
                done: true,
            }
        } else {
            thinking.slice(&question, &mut self.players, now)?
        };
        let shown = analysis::shown(sitting, &found);
        if found.done {
            self.thinking.remove(table);
        }
        Ok(shown)
    }

    /// Stops thinking.
    pub fn stop_thinking(&mut self, table: TableId) {
        self.thinking.remove(table);
    }

    /// Begins to judge the record; [`GamesBox::analyse_on`] judges one event a call.
    ///
    /// # Errors
    /// If there is no such table, or no nets for backgammon.
    pub fn analyse_record(&mut self, table: TableId, budget: f64) -> Result<Judged, Failure> {
        let sitting = self.sitting(table)?;
        if !self.players.can_think(sitting.table.contest().kind()) {
            return Err(Failure::NoNets);
        }
        let judging = Judging::new(sitting, budget);
        let (at, of) = judging.progress();
        self.judging.insert(table, judging);
        Ok(Judged {
            at,
            of,
            result: None,
        })
    }

    /// Judges one more event.
    ///
    /// # Errors
    /// If no record is being judged.
    pub fn analyse_on(&mut self, table: TableId, now: u64) -> Result<Judged, Failure> {
        let sitting = self
            .tables
            .get_mut(table)
            .ok_or(Failure::NoSuchTable(table))?;
        let judging = self
            .judging
            .get_mut(table)
            .ok_or(Failure::NotThinking(table))?;
        let goes_on = judging.step(sitting, &mut self.players);
        let (at, of) = judging.progress();
        if goes_on {
            return Ok(Judged {
                at,
                of,
                result: None,
            });
        }
        let report = judging.report();
        self.judging.remove(table);
        let view = self.sitting(table)?.view(now);
        Ok(Judged {
            at,
            of,
            result: Some(JudgedRecord { view, report }),
        })
    }

    /// Checks every throw of a table again.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn verify_dice(&self, table: TableId) -> Result<DiceProof, Failure> {
        Ok(self.sitting(table)?.proof())
    }

    /// The house-rules form over a set.
    ///
    /// # Errors
    /// If there is no such set.
    pub fn house_form(&self, parent: &str) -> Result<HouseForm, Failure> {
        Ok(house::form(&self.known_rules(parent)?))
    }

    /// What the box thinks of a draft.
    ///
    /// # Errors
    /// If its parent is not known.
    pub fn check_house(&self, draft: &HouseDraft) -> Result<HouseCheck, Failure> {
        Ok(house::check(&self.known_rules(&draft.parent)?, draft))
    }

    /// The rules page of a draft; that of its parent while the draft contradicts itself.
    ///
    /// # Errors
    /// If its parent is not known, or the words of the language are not there.
    pub fn house_page(&self, draft: &HouseDraft, lang: Lang) -> Result<RulesPage, Failure> {
        let parent = self.known_rules(&draft.parent)?;
        let set = house::rules_of(&parent, draft).unwrap_or(parent);
        in_words(lang).map(|lang| pages::page(&set, lang))
    }

    /// Reads a draft from the text of a link or a file.
    #[must_use]
    pub fn house_from_text(&self, text: &str) -> Read<HouseDraft> {
        house::from_text(text, |id| {
            let full = format!("house:{id}");
            match self.rules(&full)? {
                RuleSet::Draughts(rules) => Some(*rules),
                RuleSet::Backgammon(_) | RuleSet::Chess(_) => None,
            }
        })
    }

    /// Adds a draft to the rule sets and gives its id. A set of the same name gives way.
    ///
    /// # Errors
    /// If the draft contradicts itself or its parent is not known.
    pub fn keep_house(&mut self, draft: &HouseDraft) -> Result<String, Failure> {
        let parent = self.known_rules(&draft.parent)?;
        let set = house::rules_of(&parent, draft).map_err(|_| Failure::Contradiction)?;
        let id = set.id();
        self.houses.retain(|house| house.set.id() != id);
        self.houses.push(House {
            set,
            parent: parent.id(),
        });
        Ok(id)
    }

    /// What the box thinks of a set-up.
    ///
    /// # Errors
    /// If there is no such set.
    pub fn check_setup(&self, id: &str, setup: &Setup) -> Result<SetupCheck, Failure> {
        Ok(positions::check(&self.known_rules(id)?, setup))
    }

    /// Reads a position.
    ///
    /// # Errors
    /// If there is no such set.
    pub fn read_position(&self, id: &str, text: &str) -> Result<Read<Setup>, Failure> {
        Ok(positions::read(&self.known_rules(id)?, text))
    }

    /// The position on the board as other programs write it.
    ///
    /// # Errors
    /// If there is no such table.
    pub fn position_texts(&self, table: TableId) -> Result<Vec<PositionText>, Failure> {
        let positions = self.sitting(table)?.table.contest().positions();
        Ok(positions
            .into_iter()
            .map(|position| PositionText {
                format: position.format.name(),
                text: position.text,
            })
            .collect())
    }
}

/// The language, if its words are there.
fn in_words(lang: Lang) -> Result<Lang, Failure> {
    if words::has_words(lang) {
        Ok(lang)
    } else {
        Err(Failure::NoWords(lang))
    }
}

/// What cannot be read, and what is expected instead.
fn unreadable(text: &str, what: Expected) -> Unreadable {
    Unreadable {
        line: None,
        excerpt: text.chars().take(80).collect(),
        expected: expected(what),
    }
}

/// What was expected, in every language.
pub(crate) fn expected(what: Expected) -> Localised {
    Localised::of(|lang| words::page::expected(what, lang))
}
