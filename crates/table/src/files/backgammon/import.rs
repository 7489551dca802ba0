//! From the files to a table.

use super::super::lost::{Losses, LostKind, sgf_extras};
use super::super::{ImportFault, ImportWrong, Imported};
use super::{COMMENT, RULE_SET};
use crate::Side;
use crate::catalogue::RuleSet;
use crate::clock::Moment;
use crate::dice::{self, Message, Throw};
use crate::game::{BackgammonTerms, Contest, GameEvent, ToAct};
use crate::session::{Act, Event, Header, LONGEST_NOTE, MOST_ABOUT, Player, Refused, Table, Terms};
use ::backgammon::formats::record::{Action, Entry, GameRecord, Move, Setup, Tag};
use ::backgammon::formats::{MatchRecord, PlayedFor, Situation, Stage};
use ::backgammon::{
    Beavers, Crawford, Cube, CubeUse, Event as Bg, Frame, Jacoby, Length, LengthRule, Phase, Raise,
    Roll, Win,
};
use core::num::NonZeroU32;

/// The tags that say by which rules a match is played.
const RULES: [&str; 6] = [
    "Crawford",
    "Jacoby",
    "Beaver",
    "Cube",
    "Variation",
    RULE_SET,
];

/// Plays a match over again that was read from a file. The dice count as typed: a file proves nothing.
///
/// Without a frame the one is taken that the file names or fits: the tournament rules, the Aquamarine ones for a
/// match without a Crawford game, the Xalingo ones for play without the cube.
///
/// # Errors
/// The first thing that could not have happened.
pub fn from_matches(record: &MatchRecord, frame: Option<Frame>) -> Result<Imported, ImportFault> {
    let said = record.rules();
    // A file seldom says whether the Jacoby rule was played; its results do.
    let jacoby: &[Jacoby] = match (said.jacoby, record.length) {
        (Some(true), 0) => &[Jacoby::On],
        (None, 0) => &[Jacoby::Off, Jacoby::On],
        _ => &[Jacoby::Off],
    };
    let mut fault = None;
    for &jacoby in jacoby {
        match Import::open(record, frame, jacoby).and_then(Import::play) {
            Ok(imported) => return Ok(imported),
            Err(wrong) => drop(fault.get_or_insert(wrong)),
        }
    }
    Err(fault.unwrap_or_else(|| ImportFault::of_file(ImportWrong::NoRules)))
}

/// A match being played over again.
struct Import<'r> {
    record: &'r MatchRecord,
    table: Table,
    losses: Losses,
    /// Remarks that stand where nothing happened: they go with what happens next.
    pending: Vec<String>,
}

type Step<T> = Result<T, ImportWrong>;

impl<'r> Import<'r> {
    fn open(
        record: &'r MatchRecord,
        frame: Option<Frame>,
        jacoby: Jacoby,
    ) -> Result<Self, ImportFault> {
        let mut losses = Losses::default();
        let mut opened = || {
            let mut header = header(record, frame, jacoby, &mut losses)?;
            header.start = start(record, &header)?;
            let rules = header.rules.clone();
            Table::open(header).map_err(|error| ImportWrong::Open(Box::new(error), rules))
        };
        // What is set up before the first throw stands at the head of the first game.
        let line = record.games.first().map(|game| game.place.line.into());
        let table = opened().map_err(|what| ImportFault {
            line: line.filter(|line| *line > 0),
            ..ImportFault::of_file(what)
        })?;
        Ok(Self {
            record,
            table,
            losses,
            pending: Vec::new(),
        })
    }

    fn play(mut self) -> Result<Imported, ImportFault> {
        let rules = self.table.header().rules.clone();
        let last_game = self.record.games.len();
        for (index, game) in self.record.games.iter().enumerate() {
            let number = index + 1;
            let fault = |ply: Option<usize>, what| {
                let entry = ply.and_then(|ply: usize| game.entries.get(ply - 1));
                let place = entry.map_or(game.place, |entry| entry.place);
                ImportFault {
                    game: Some(number),
                    ply,
                    line: (place.line > 0).then_some(place.line.into()),
                    column: None,
                    text: entry
                        .map(|entry| entry.action.to_string())
                        .unwrap_or_default(),
                    rules: Some(rules.clone()),
                    what,
                }
            };
            self.begin(index, game).map_err(|what| fault(None, what))?;
            let entries = &game.entries;
            let last = entries
                .iter()
                .rposition(|entry| entry.action != Action::Note);
            for (at, entry) in entries.iter().enumerate() {
                let broken_off = game.result.is_none_or(|result| result.resigned);
                let unfinished = last == Some(at) && broken_off;
                self.entry(entry, at, unfinished)
                    .map_err(|what| fault(Some(at + 1), what))?;
            }
            self.end(game, number == last_game)
                .map_err(|what| fault(None, what))?;
        }
        self.losses.add(LostKind::Remarks, self.pending.len());
        self.losses
            .add_all(&sgf_extras(core::slice::from_ref(self.record)));
        Ok(Imported {
            table: self.table,
            lost: self.losses.list(),
        })
    }

    fn begin(&mut self, index: usize, game: &GameRecord) -> Step<()> {
        if index > 0 {
            self.act(Event::by(Side::Light, Act::NextGame))?;
        }
        if self.table.score() != game.score {
            return Err(ImportWrong::Score);
        }
        let Contest::Backgammon(contest) = self.table.contest() else {
            return Err(ImportWrong::OtherGame);
        };
        let crawford = contest.crawford_on_the_board() == Crawford::Now;
        if crawford != game.crawford && contest.contest().terms().has_crawford() {
            return Err(ImportWrong::Crawford);
        }
        self.remark(&game.comment);
        Ok(())
    }

    /// Keeps a remark for the next event.
    fn remark(&mut self, text: &str) {
        if !text.is_empty() {
            self.pending.push(text.to_owned());
        }
    }

    /// The remarks that wait, as far as an event has room for them.
    fn waiting(&mut self) -> Option<String> {
        let mut note: Option<String> = None;
        for text in core::mem::take(&mut self.pending) {
            let length = note.as_ref().map_or(0, |note| note.len() + 1) + text.len();
            match &mut note {
                _ if length > LONGEST_NOTE => self.losses.add(LostKind::Remarks, 1),
                Some(note) => {
                    note.push('\n');
                    note.push_str(&text);
                }
                None => note = Some(text),
            }
        }
        note
    }

    /// How far the turn has come.
    fn phase(&self) -> Phase {
        match self.table.contest() {
            Contest::Backgammon(game) => game.game().phase(),
            Contest::Draughts(_) | Contest::Chess(_) => Phase::Opening,
        }
    }

    fn act(&mut self, event: Event) -> Step<()> {
        let refused = |refused: Refused| ImportWrong::Refused(Box::new(refused));
        self.table
            .apply(event, Moment(0))
            .map(|_| ())
            .map_err(refused)
    }

    fn says(&mut self, side: Side, word: &str, note: Option<String>) -> Step<()> {
        let refused = |refused: Refused| ImportWrong::Refused(Box::new(refused));
        let event = self.table.read(side, word).map_err(refused)?;
        // What waits stood before it.
        if let Some(note) = note {
            self.pending.push(note);
        }
        let note = self.waiting();
        self.act(Event {
            note,
            ..Event::play(side, event)
        })
    }

    /// The one legal play of the roll, which files leave out where nothing is to choose (forced plays, the end of a
    /// bear-off), as GNU Backgammon reads them.
    fn only_play(&self) -> Option<GameEvent> {
        let legal = self.table.legal();
        let [only] = legal.as_slice() else {
            return None;
        };
        Some(only.clone()).filter(
            |event| matches!(event, GameEvent::Backgammon(Bg::Play(play)) if !play.is_none()),
        )
    }

    /// Does the game end with this event?
    fn would_end(&self, side: Side, event: &GameEvent) -> bool {
        let mut after = self.table.contest().clone();
        after.take(side, event);
        after.outcome().is_some()
    }

    /// A turn of which the file does not say what was played. Says whether it can be known.
    fn untold(&mut self, side: Side, note: Option<&str>, unfinished: bool) -> Step<bool> {
        let Some(only) = self.only_play() else {
            return Ok(false);
        };
        if unfinished && !self.would_end(side, &only) {
            return Ok(false);
        }
        self.remark(note.unwrap_or_default());
        let note = self.waiting();
        self.act(Event {
            note,
            ..Event::play(side, only)
        })?;
        Ok(true)
    }

    fn entry(&mut self, entry: &Entry, at: usize, unfinished: bool) -> Step<()> {
        let note = Some(entry.comment.clone()).filter(|note| !note.is_empty());
        match &entry.action {
            Action::Play { side, roll, moves } => {
                let side = Side::from(*side);
                self.throw(side, *roll)?;
                if moves.is_empty() && self.untold(side, note.as_deref(), unfinished)? {
                    return Ok(());
                }
                let nothing = GameEvent::Backgammon(Bg::Play(::backgammon::Play::NONE));
                if unfinished && moves.is_empty() && !self.table.legal().contains(&nothing) {
                    self.remark(&entry.comment);
                    return Ok(());
                }
                let written: Vec<String> = moves.iter().map(Move::to_string).collect();
                let word = match written.is_empty() {
                    true => "(no move)".to_owned(),
                    false => written.join(" "),
                };
                match self.says(side, &word, note) {
                    // Whoever resigns, or stops recording, need not have played the whole roll.
                    Err(ImportWrong::Refused(refused))
                        if unfinished && refused.id().starts_with("must-play") =>
                    {
                        self.losses.add(LostKind::PartOfARoll, 1);
                        Ok(())
                    }
                    done => done,
                }
            }
            &Action::Hidden { side, roll, .. } => {
                let side = Side::from(side);
                let known = match roll {
                    Some(roll) => {
                        self.throw(side, roll)?;
                        self.untold(side, note.as_deref(), unfinished)?
                    }
                    None => false,
                };
                match known || unfinished {
                    true => Ok(()),
                    false => Err(ImportWrong::Hidden),
                }
            }
            Action::Double { side, value } => {
                self.says((*side).into(), "double", note)?;
                self.check_cube(*value)
            }
            Action::Beaver { side, value } => {
                let word = match self.phase() {
                    Phase::Raised(Raise::Beaver) => "raccoon",
                    _ => "beaver",
                };
                self.says((*side).into(), word, note)?;
                self.check_cube(*value)
            }
            Action::Take { side } => self.says((*side).into(), "take", note),
            Action::Drop { side } => self.says((*side).into(), "drop", note),
            // Read before the table was opened, if it stands at the beginning.
            Action::Setup(_) if self.table.events() == 0 && at < 8 => Ok(()),
            Action::Setup(_) => Err(ImportWrong::SetupInTheMiddle),
            Action::Note => {
                self.remark(&entry.comment);
                Ok(())
            }
        }
    }

    fn throw(&mut self, side: Side, roll: Roll) -> Step<()> {
        let (kind, dice) = match self.phase() {
            Phase::Opening if roll.is_double() => return Err(ImportWrong::OpensWithDouble),
            // The side that begins has thrown the higher die.
            Phase::Opening => {
                let (high, low) = (roll.high().pips(), roll.low().pips());
                let dice = match side {
                    Side::Light => [high, low],
                    Side::Dark => [low, high],
                };
                (Throw::Opening, dice)
            }
            // The dice that the position came with.
            Phase::Rolled(there)
                if there.sorted() == roll.sorted() && self.table.line().is_empty() =>
            {
                return Ok(());
            }
            _ => (Throw::Pair, [roll.first().pips(), roll.second().pips()]),
        };
        let message = Message::Typed {
            roll: self.table.dice().map_or(1, dice::Verifier::next_roll),
            by: side,
            kind,
            dice,
        };
        let event = self.table.dice_event(side.into(), &message);
        let mut event = event.map_err(|_| ImportWrong::Hidden)?;
        event.note = self.waiting();
        self.act(event)
    }

    fn check_cube(&self, written: u64) -> Step<()> {
        let (Phase::Raised(raise), Contest::Backgammon(contest)) =
            (self.phase(), self.table.contest())
        else {
            return Ok(());
        };
        let turned = contest.game().cube().value() << raise.count();
        if turned == written {
            Ok(())
        } else {
            Err(ImportWrong::CubeValue)
        }
    }

    fn end(&mut self, game: &GameRecord, last: bool) -> Step<()> {
        let Some(result) = game.result else {
            return match (self.table.outcome(), last) {
                (None, false) => Err(ImportWrong::Unfinished),
                _ => Ok(()),
            };
        };
        let winner = Side::from(result.winner);
        if self.table.outcome().is_none() {
            self.give_up(winner, result.points)?;
        }
        let points = self.table.outcome().and_then(|outcome| outcome.stake);
        let fits = self
            .table
            .outcome()
            .is_some_and(|outcome| outcome.winner == Some(winner))
            && points.is_some_and(|stake| {
                // Some programs write no more than was missing to win the match.
                let over = self.table.to_act() == ToAct::Over;
                stake.points == result.points || (over && result.points < stake.points)
            });
        if fits {
            Ok(())
        } else {
            Err(ImportWrong::Result)
        }
    }

    /// The loser resigns what the file gives the winner, or refuses the double that stands.
    fn give_up(&mut self, winner: Side, points: u64) -> Step<()> {
        let loser = winner.other();
        let Contest::Backgammon(contest) = self.table.contest() else {
            return Err(ImportWrong::OtherGame);
        };
        let leave = Event::by(loser, Act::Leave(loser));
        if let Phase::Raised(_) = self.phase() {
            return match self.table.to_act() {
                ToAct::Player(side) if side == loser => self.says(loser, "drop", None),
                // The side that doubled has left before the answer.
                _ => self.act(leave),
            };
        }
        let cube = contest.game().cube().value();
        let times = points.is_multiple_of(cube).then_some(points / cube);
        let win = times
            .and_then(|times| u32::try_from(times).ok())
            .and_then(Win::from_multiplier)
            .ok_or(ImportWrong::Result)?;
        if self.phase() == Phase::Opening {
            // Nobody resigns before the dice are thrown: the loser did not come to the table.
            return self.act(leave);
        }
        let resign = Bg::Resign {
            by: loser.into(),
            win,
        };
        self.act(Event::play(loser, GameEvent::Backgammon(resign)))?;
        self.says(winner, "accept", None)
    }
}

/// What the file says of the match as a whole.
fn header(
    record: &MatchRecord,
    frame: Option<Frame>,
    jacoby: Jacoby,
    losses: &mut Losses,
) -> Step<Header> {
    let said = record.rules();
    let tagged = record.tag(RULE_SET).and_then(|id| id.parse().ok());
    let frame = match (frame, tagged) {
        (Some(frame), _) | (None, Some(RuleSet::Backgammon(frame))) => frame,
        _ if record.length > 0 && !record.has_crawford_rule() => Frame::Aquamarine,
        _ if record.length == 0 && said.cube == Some(false) => Frame::Xalingo,
        _ => Frame::Tournament,
    };
    let length = match (record.length, frame.rules().length) {
        (0, LengthRule::GameOrPoints) => Length::PointsKept,
        (0, _) => Length::Money,
        (points, _) => Length::Match(points),
    };
    let money = length == Length::Money;
    let actions = record.games.iter().flat_map(|game| &game.entries);
    let beavered = actions
        .map(|entry| &entry.action)
        .any(|action| matches!(action, Action::Beaver { .. }));
    let mut header = Header::new(RuleSet::Backgammon(frame));
    header.terms = Terms::Backgammon(BackgammonTerms {
        length,
        start: record.start().ok_or(ImportWrong::Variation)?,
        cube: match said.cube {
            Some(false) => CubeUse::Off,
            _ => CubeUse::On,
        },
        jacoby: if money { jacoby } else { Jacoby::Off },
        beavers: match money && (beavered || said.beavers == Some(true)) {
            true => Beavers::Raccoons,
            false => Beavers::Off,
        },
    });
    if let Some(game) = record.games.first() {
        header.players = game
            .players
            .each_ref()
            .map(|name| Player::person(name.clone()));
    }
    let (most, longest) = MOST_ABOUT;
    let comment = Tag {
        key: COMMENT.to_owned(),
        value: record.comment.clone(),
    };
    let tags = record.tags.iter().chain([&comment]);
    let tags = tags
        .filter(|tag| !tag.value.is_empty())
        .filter(|tag| !RULES.iter().any(|rule| rule.eq_ignore_ascii_case(&tag.key)));
    for tag in tags {
        let fits = tag.key.len() + tag.value.len() <= longest && header.about.len() < most;
        if fits && !header.about.contains_key(&tag.key) {
            header.about.insert(tag.key.clone(), tag.value.clone());
        } else {
            losses.add(LostKind::Tags, 1);
        }
    }
    let table = "imported".parse().map_err(|_| ImportWrong::NoRules)?;
    header.dice = Some(dice::Header::typed(table));
    Ok(header)
}

/// The position to start from, if the first game does not begin at the beginning of the match.
fn start(record: &MatchRecord, header: &Header) -> Step<Option<String>> {
    let (Some(game), Terms::Backgammon(terms)) = (record.games.first(), &header.terms) else {
        return Ok(None);
    };
    let position = terms.start.position();
    let mut situation = Situation::money(position, ::backgammon::Side::Light);
    situation.stage = Stage::NotStarted;
    situation.score = game.score;
    if let Some(length) = NonZeroU32::new(record.length) {
        let crawford = game.crawford;
        situation.played_for = PlayedFor::Match { length, crawford };
    }
    let beginning = game.score == [0, 0];
    let actions = game.entries.iter().map(|entry| &entry.action);
    let mut changed = false;
    for action in actions.take_while(|action| matches!(action, Action::Setup(_) | Action::Note)) {
        let Action::Setup(setup) = *action else {
            continue;
        };
        changed = true;
        match setup {
            Setup::Board { position, on_roll } => {
                situation.position = position;
                situation.on_roll = on_roll;
                situation.stage = Stage::ToRoll;
            }
            Setup::Turn(side) => {
                if situation.on_roll != side {
                    situation.position = situation.position.swapped();
                }
                situation.on_roll = side;
                situation.stage = Stage::ToRoll;
            }
            Setup::CubeValue(value) => {
                let cube = Cube::of_value(value, situation.cube.owner());
                situation.cube = cube.ok_or(ImportWrong::CubeValue)?;
            }
            Setup::CubeOwner(owner) => {
                let cube = Cube::new(situation.cube.doublings(), owner);
                situation.cube = cube.ok_or(ImportWrong::CubeValue)?;
            }
            Setup::Dice { side, roll } => {
                if situation.on_roll != side {
                    situation.position = situation.position.swapped();
                }
                situation.on_roll = side;
                situation.stage = Stage::Rolled(roll);
            }
        }
    }
    Ok((changed || !beginning).then(|| match situation.match_id() {
        Ok(_) => situation.to_string(),
        Err(_) => situation.xgid().to_string(),
    }))
}
