//! A game at a table in the terminal: what holds for every game of the box.

use std::path::Path;
use std::time::Instant;

use ::backgammon::{Event as Bg, Step};
use table::clock::Moment;
use table::dice::Party;
use table::game::{ChessEvent, Contest, GameEvent, Outcome as GameOutcome, ToAct};
use table::session::{Act, Event, Finish, Header, MachineDice, Offer, Refused, TableResult};
use table::{Side, Table};
use words::table::Tried;
use words::terminal::Line;
use words::{self, Lang};

use super::Terminal;
use super::computer::Thinker;
use super::help::help;
use super::keeper::{Keeper, TakenUp};
use super::shelf;
use crate::answer::{Answer, Failure, Outcome};

/// Two people at one terminal, or one and the computer.
pub(super) struct Sitting<'a, 'b> {
    pub(super) table: Table,
    pub(super) lang: Lang,
    pub(super) terminal: &'a mut Terminal<'b>,
    /// The machine's dice, where they are not typed.
    pub(super) dice: Option<MachineDice>,
    pub(super) keeper: Option<Keeper>,
    /// Words for the dice from the command line.
    pub(super) words: Option<String>,
    /// When this sitting began, and the moment of the table at that time.
    began: (Instant, Moment),
    /// Steps of the present turn of backgammon that were entered one by one.
    pub(super) steps: Vec<Step>,
    pub(super) thinker: Thinker,
    /// Nothing is drawn: boards and moves are said in words.
    pub(super) plain: bool,
    /// The board has changed since it was shown.
    pub(super) stale: bool,
    /// Does the keeper keep the game on the shelf, without having been asked?
    shelved: bool,
}

/// How it goes on after a line was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// Look who is to act and ask again.
    GoOn,
    /// The players leave the terminal.
    Leave,
}

impl<'a, 'b> Sitting<'a, 'b> {
    /// Sits down at a new table.
    pub(super) fn open(
        header: Header,
        dice: Option<MachineDice>,
        lang: Lang,
        terminal: &'a mut Terminal<'b>,
    ) -> Result<Self, Failure> {
        let rules = header.rules.clone();
        let table = Table::open(header)
            .map_err(|error| Failure::Input(words::files::open(&error, &rules, lang)))?;
        Ok(Self {
            table,
            lang,
            terminal,
            dice,
            keeper: None,
            words: None,
            began: (Instant::now(), Moment(0)),
            steps: Vec::new(),
            thinker: Thinker::default(),
            plain: false,
            stale: false,
            shelved: false,
        })
    }

    /// Sits down at a table that has a record. The time in between is nobody's.
    pub(super) fn take_up(
        found: TakenUp,
        lang: Lang,
        terminal: &'a mut Terminal<'b>,
    ) -> Result<Self, Failure> {
        let TakenUp {
            keeper,
            table,
            secret,
            torn,
        } = found;
        let dice = match secret {
            Some(secret) => Some(MachineDice::restore(&table, &secret).ok_or_else(|| {
                let path = keeper.path().display();
                Failure::Input(format!(
                    "{path}.secret: these are not the secrets of the dice in {path}"
                ))
            })?),
            None => None,
        };
        let began = (Instant::now(), table.last_moment());
        let mut sitting = Self {
            table,
            lang,
            terminal,
            dice,
            keeper: Some(keeper),
            words: None,
            began,
            steps: Vec::new(),
            thinker: Thinker::default(),
            plain: false,
            stale: false,
            shelved: false,
        };
        if torn {
            sitting.say(&Line::Torn)?;
        }
        let events = sitting.table.events();
        sitting.say(&Line::Resumed { events })?;
        Ok(sitting)
    }

    /// Keeps the game in this file from now on, and no longer on the shelf.
    pub(super) fn keep(&mut self, path: &Path) -> Result<(), Failure> {
        let secret = self.dice.as_ref().map(MachineDice::secret);
        let before = self
            .keeper
            .replace(Keeper::begin(path, &self.table, secret)?);
        if let Some(before) = before.filter(|_| self.shelved) {
            before.discard();
        }
        self.shelved = false;
        let file = path.display().to_string();
        self.say(&Line::Keeping { file })
    }

    /// Keeps the game on the shelf, where nobody named a file. Where there is none the game can still be played.
    pub(super) fn shelve(&mut self) -> Result<(), Failure> {
        let secret = self.dice.as_ref().map(MachineDice::secret);
        match shelf::place().and_then(|path| Keeper::begin(&path, &self.table, secret)) {
            Ok(keeper) => {
                self.keeper = Some(keeper);
                self.shelved = true;
                Ok(())
            }
            Err(Failure::Input(what)) => self.say(&Line::KeptNowhere { what }),
            Err(other) => Err(other),
        }
    }

    /// This game comes from the shelf.
    pub(super) const fn is_shelved(&mut self) {
        self.shelved = true;
    }

    /// Says everything in words and draws nothing.
    pub(super) const fn speak_plainly(&mut self, plain: bool) {
        self.plain = plain;
    }

    /// Adds these words to the machine's dice instead of asking for some.
    pub(super) fn with_words(&mut self, words: Option<String>) {
        self.words = words;
    }

    /// Plays until all is over or the players leave.
    pub(super) fn run(mut self) -> Outcome {
        let name = words::rule_set_name(&self.table.header().rules, self.lang);
        self.say(&Line::Welcome { name })?;
        let signs = match self.table.contest() {
            Contest::Chess(_) => String::new(),
            Contest::Draughts(_) if self.plain => String::new(),
            Contest::Draughts(_) => words::rules_page::draughts_legend(self.lang),
            Contest::Backgammon(_) => {
                let points = match self.lone_person() {
                    Some(_) if self.plain => Line::PointsAreYours,
                    _ => Line::PointsOfTheMover,
                };
                let points = points.in_words(self.lang);
                let sides = Side::BOTH.map(|side| self.who(side));
                match self.plain {
                    true => points,
                    false => format!("○ {}, ● {}. {points}", sides[0], sides[1]),
                }
            }
        };
        if !signs.is_empty() {
            self.print(&signs)?;
        }
        // Two people know each other; which computer it is, and who has which colour, is worth saying.
        if self.lone_person().is_some() {
            let [light, dark] = Side::BOTH.map(|side| self.who(side));
            self.print(&format!("{light} – {dark}"))?;
        }
        if self.table.result().is_none() && self.prepare_dice()? == Flow::Leave {
            return self.leave();
        }
        if self.plain {
            self.describe()?;
        } else {
            self.print("")?;
            self.show_board()?;
        }
        loop {
            self.look_at_the_clock()?;
            let to_act = self.table.to_act();
            if let ToAct::Player(side) | ToAct::Dice(side) = to_act
                && let Some(flow) = self.computer_turn(side)?
            {
                match flow {
                    Flow::GoOn => continue,
                    Flow::Leave => return self.leave(),
                }
            }
            let flow = match (to_act, self.table.contest()) {
                (ToAct::Over, _) => return self.end(),
                (ToAct::NextGame, _) => self.between_games()?,
                (_, Contest::Backgammon(_)) => self.backgammon_turn()?,
                (_, Contest::Draughts(_) | Contest::Chess(_)) => self.board_turn()?,
            };
            if flow == Flow::Leave {
                return self.leave();
            }
        }
    }

    pub(super) fn now(&self) -> Moment {
        let (began, moment) = self.began;
        let passed = u64::try_from(began.elapsed().as_millis()).unwrap_or(u64::MAX);
        Moment(moment.0.saturating_add(passed)).max(self.table.last_moment())
    }

    /// The side that a line typed now comes from.
    pub(super) fn acting(&self) -> Side {
        match self.table.to_act() {
            ToAct::Player(side) | ToAct::Dice(side) => side,
            ToAct::Opening | ToAct::NextGame | ToAct::Over => Side::Light,
        }
    }

    /// Lets something happen, writes it down and tells how a game ended by it. Says whether it did happen.
    pub(super) fn apply(&mut self, event: Event) -> Result<bool, Failure> {
        if self.look_at_the_clock()? {
            return Ok(false);
        }
        let at = self.now();
        match self.table.apply(event, at) {
            Ok(applied) => {
                self.happened(applied.outcome)?;
                Ok(true)
            }
            Err(refused) => {
                self.refuse(&refused, "")?;
                Ok(false)
            }
        }
    }

    fn happened(&mut self, outcome: Option<GameOutcome>) -> Result<(), Failure> {
        self.steps.clear();
        if let Some(keeper) = &mut self.keeper {
            keeper.append(&self.table)?;
        }
        let Some(outcome) = outcome else {
            return Ok(());
        };
        let told = words::table::outcome(&outcome, &self.table.header().rules, self.lang);
        self.print(&format!("\n{told}"))?;
        if outcome.stake.is_some() || self.table.games().len() > 1 || self.table.result().is_none()
        {
            self.say_score()?;
        }
        Ok(())
    }

    fn say_score(&mut self) -> Result<(), Failure> {
        let [one, two] = self.table.score();
        let [first, second] = self.in_order_of_seats();
        self.say(&Line::Score {
            first,
            one,
            second,
            two,
        })
    }

    /// The players as they sat down.
    fn in_order_of_seats(&self) -> [String; 2] {
        let mut sides = Side::BOTH;
        sides.sort_by_key(|side| self.table.player(*side));
        sides.map(|side| self.who(side))
    }

    /// A flag that has fallen ends the game. Says whether one has.
    fn look_at_the_clock(&mut self) -> Result<bool, Failure> {
        let at = self.now();
        let Some(side) = self.table.flag_fallen(at) else {
            return Ok(false);
        };
        let flag = Event::new(Party::Server, Act::Flag(side));
        let applied = self.table.apply(flag, at).map_err(Failure::input)?;
        self.happened(applied.outcome)?;
        Ok(true)
    }

    /// Tells why something did not happen; `typed` is what was typed, where it was a move.
    pub(super) fn refuse(&mut self, refused: &Refused, typed: &str) -> Result<(), Failure> {
        let rules = &self.table.header().rules;
        let tried = Tried::Text(typed.to_owned());
        let contest = self.table.contest();
        let text = match words::table::explain(refused, contest, rules, &tried, self.lang) {
            Some(refusal) => {
                let instead = refusal
                    .instead
                    .filter(|one| !refusal.text.contains(&one.text));
                match instead {
                    Some(instead) => format!("{}\n→ {}", refusal.text, instead.text),
                    None => refusal.text,
                }
            }
            None => words::table::refused(refused, rules, self.lang),
        };
        self.print(&text)
    }

    /// What can be typed at any time; nothing if the line is something else.
    pub(super) fn common(&mut self, line: &str) -> Result<Option<Flow>, Failure> {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        match command {
            "help" => {
                let text = help(&self.table.header().rules, self.lang);
                self.print(&text)?;
            }
            "quit" => return Ok(Some(Flow::Leave)),
            "board" if !self.plain => self.show_board()?,
            "board" | "describe" => self.describe()?,
            "hint" => self.hint()?,
            "analyse" => self.analyse()?,
            "undo" => return self.take_back().map(Some),
            "id" => {
                for position in self.table.contest().positions() {
                    self.print(&format!("{}: {}", position.format.name(), position.text))?;
                }
            }
            "save" if !rest.trim().is_empty() => match self.keep(Path::new(rest.trim())) {
                Err(Failure::Input(sentence)) => self.print(&sentence)?,
                done => done?,
            },
            "leave" => {
                let side = self.lone_person().unwrap_or_else(|| self.acting());
                match self.is_sure(side, &Line::LeaveSure)? {
                    None => return Ok(Some(Flow::Leave)),
                    Some(false) => {}
                    Some(true) => drop(self.apply(Event::by(side, Act::Leave(side)))?),
                }
            }
            _ => return Ok(None),
        }
        Ok(Some(Flow::GoOn))
    }

    pub(super) fn means_nothing(&mut self, text: &str) -> Result<Flow, Failure> {
        let text = text.to_owned();
        self.say(&Line::MeansNothing { text })?;
        Ok(Flow::GoOn)
    }

    /// Takes back a step of this turn or, if the other side agrees, the last move.
    fn take_back(&mut self) -> Result<Flow, Failure> {
        if self.steps.pop().is_some() {
            self.show_board()?;
            return Ok(Flow::GoOn);
        }
        let on_the_board = self.table.games().len() - 1;
        // Against the computer, what it answered goes back too.
        let person = self.lone_person();
        let (mut last, mut made) = (None, 0);
        self.table.walk(|game, contest, entry| {
            if game != on_the_board {
                return;
            }
            if let (Act::Play(event), Some(side)) = (&entry.event.act, player(entry.event.by))
                && is_move(event)
                && person.is_none_or(|person| person == side)
            {
                last = Some((made, side, contest.write(event).unwrap_or_default()));
            }
            made += 1;
        });
        let Some((keep, by, play)) = last else {
            self.say(&Line::NothingPlayed)?;
            return Ok(Flow::GoOn);
        };
        let play = words::turn_text(self.table.contest().kind(), play, self.lang);
        let offer = Offer::Takeback { keep };
        let Some(agreed) = self.propose(by, offer, &Line::Takeback { play })? else {
            return Ok(Flow::Leave);
        };
        if agreed {
            self.show_board()?;
        }
        Ok(Flow::GoOn)
    }

    /// One side proposes, the other answers; nothing when the players leave over it.
    pub(super) fn propose(
        &mut self,
        by: Side,
        offer: Offer,
        question: &Line,
    ) -> Result<Option<bool>, Failure> {
        if !self.apply(Event::by(by, Act::Offer(offer)))? {
            return Ok(Some(false));
        }
        let answer = match self.is_computer(by.other()) {
            true => Some(self.computer_answers(by.other(), &offer)?),
            false => self.ask_consent(by.other(), question)?,
        };
        let act = if answer == Some(true) {
            Act::Accept
        } else {
            Act::Decline
        };
        let done = self.apply(Event::by(by.other(), act))?;
        if answer == Some(false) && !self.is_computer(by.other()) {
            self.say(&Line::GoesOn)?;
        }
        Ok(answer.map(|agreed| agreed && done))
    }

    /// Between two games: a match goes on by itself, play for points goes on as long as the players like.
    fn between_games(&mut self) -> Result<Flow, Failure> {
        if self.table.contest().is_session() {
            let Some(line) = self.ask(&Line::BetweenGames)? else {
                return Ok(Flow::Leave);
            };
            match line.as_str() {
                "" => {}
                "stop" => {
                    self.apply(Event::by(Side::Light, Act::Stop))?;
                    return Ok(Flow::GoOn);
                }
                other => {
                    return match self.common(other)? {
                        Some(flow) => Ok(flow),
                        None => self.means_nothing(other),
                    };
                }
            }
        }
        if self.apply(Event::by(Side::Light, Act::NextGame))? {
            self.say(&Line::NextGame)?;
            if let Contest::Backgammon(game) = self.table.contest()
                && game.crawford_on_the_board() == ::backgammon::Crawford::Now
            {
                self.say(&Line::Crawford)?;
            }
            self.print("")?;
            self.show_board()?;
        }
        Ok(Flow::GoOn)
    }

    /// Nobody is asked: what was played is kept, and can be taken up again.
    fn leave(&mut self) -> Outcome {
        match self.keeper.take() {
            Some(keeper) if self.shelved && !shelf::has_moves(&self.table) => {
                keeper.discard();
                self.say(&Line::NotKept)?;
            }
            Some(_) if self.shelved => {
                let command = "`tabuleiro play --resume`";
                self.say(&Line::KeptForLater { command })?;
            }
            Some(keeper) => {
                let file = keeper.path().display().to_string();
                self.say(&Line::Kept { file })?;
            }
            None => self.say(&Line::Undecided)?,
        }
        Ok(Answer::Yes)
    }

    fn end(&mut self) -> Outcome {
        let several = self.table.games().len() > 1;
        match self.table.result() {
            Some(TableResult {
                winner: Some(seat), ..
            }) => {
                let who = self.in_order_of_seats()[seat].clone();
                self.say(&Line::Winner { who })?;
            }
            // Where points are only counted there is no winner, and the score has been told.
            Some(TableResult {
                how: Finish::Played,
                ..
            }) if several => self.say(&Line::NobodyWon)?,
            _ => {}
        }
        if let Some(dice) = self.table.dice() {
            let report = words::table::dice_report(&dice.report(), self.lang);
            self.print(&report)?;
        }
        if let Some(keeper) = self.keeper.take() {
            let file = keeper.path().display().to_string();
            keeper.close();
            if self.shelved {
                self.say(&Line::Over { file })?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// A move or a play, and no decision about the cube or a resignation.
const fn is_move(event: &GameEvent) -> bool {
    match event {
        GameEvent::Draughts(_) | GameEvent::Chess(ChessEvent::Move(_)) => true,
        GameEvent::Chess(ChessEvent::Claim(_)) => false,
        GameEvent::Backgammon(event) => matches!(event, Bg::Play(_)),
    }
}

/// The player of this name; nobody for the machine.
const fn player(party: Party) -> Option<Side> {
    match party {
        Party::Light => Some(Side::Light),
        Party::Dark => Some(Side::Dark),
        Party::Server => None,
    }
}
