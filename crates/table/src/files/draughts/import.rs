//! From PDN to tables.

use super::super::lost::{Losses, LostKind};
use super::super::one_line::in_lines;
use super::super::{ImportFault, ImportWrong, Imported};
use super::export::to_pdn;
use super::remarks::Reader;
use super::{GAME_TYPE, HOUSE_RULES, RESULT, RULE_SET, TERMINATION, huffed_in};
use crate::Side;
use crate::catalogue::RuleSet;
use crate::clock::Moment;
use crate::game::{Contest, Draughts, Game as _, GameEvent, Reason as Ended};
use crate::session::{
    Act, Event, Header, LONGEST_NAME, LONGEST_NOTE, MOST_ABOUT, Offer, Player, Refused, Table,
    Terms,
};
use ::draughts::formats::fen;
use ::draughts::formats::pdn::{
    At, GameType, Node, PdnGame, ReadGame, Score, Tag, WrittenMove, check_game, guess_rules,
};
use ::draughts::notation::{MoveText, NamedSquare, Reading};
use ::draughts::{Illegal, Move, Position, Reason, Rules, Turn};
use std::sync::Arc;

/// Tags that say something of which the table itself knows.
const KNOWN: [&str; 6] = ["White", "Black", "FEN", "SetUp", RULE_SET, HOUSE_RULES];
/// All tags together have at most so many bytes: they stand on one line of the record.
const LONGEST_TAGS: usize = 40_000;
/// Games looked at to guess the rules of a file that does not say.
const GAMES_TO_GUESS_BY: usize = 20;

/// Plays the games of a PDN file over again, each at a table of its own.
///
/// Without `rules`, those hold that the tags of a game name; where none does, the built-in set under which the most
/// moves of the whole file are legal.
#[must_use]
pub fn from_pdn(
    games: &[ReadGame],
    rules: Option<&Arc<Rules>>,
) -> Vec<Result<Imported, ImportFault>> {
    let mut guess: Option<Option<RuleSet>> = None;
    let mut guessed = || {
        guess
            .get_or_insert_with(|| {
                // Games without moves tell nothing.
                let told = games.iter().flatten();
                let told = told.filter(|game| game.moves().next().is_some());
                guess_rules(&told.take(GAMES_TO_GUESS_BY))
                    .copied()
                    .map(RuleSet::draughts)
            })
            .clone()
    };
    games
        .iter()
        .enumerate()
        .map(|(index, game)| {
            let number = index + 1;
            let fault = |ply: Option<usize>, at: At, text: String, what| ImportFault {
                game: Some(number),
                ply,
                line: Some(at.line).filter(|line| *line > 0),
                column: None,
                text,
                rules: None,
                what,
            };
            let game = match game {
                Ok(game) => game,
                Err(bad) => {
                    let what = ImportWrong::Pdn(Box::new(bad.error.clone()));
                    return Err(fault(None, bad.error.at, String::new(), what));
                }
            };
            let of_game = |what| fault(None, game.at, String::new(), what);
            if game.breaks_off() {
                return Err(of_game(ImportWrong::BreaksOff));
            }
            let rules = match rules {
                Some(rules) => Some(RuleSet::Draughts(rules.clone())),
                None => match (tagged(game), game.game_type()) {
                    (None, Some(unknown)) => {
                        let text = unknown.to_owned();
                        return Err(fault(None, game.at, text, ImportWrong::UnknownGame));
                    }
                    (tagged, _) => tagged.or_else(&mut guessed),
                },
            };
            let rules = rules.ok_or(ImportWrong::NoRules).map_err(of_game)?;
            let played = |result: Option<&str>| {
                Import::open(game, rules.clone(), result)
                    .map_err(|what| {
                        let start = game.tag("FEN").unwrap_or_default();
                        fault(None, game.at, start.to_owned(), what)
                    })?
                    .play()
                    .map_err(|stop| ImportFault {
                        rules: Some(rules.clone()),
                        ..fault(stop.ply, stop.at, stop.text, stop.what)
                    })
            };
            let imported = played(None)?;
            match result_to_keep(game, &imported.table) {
                Some(result) => played(Some(&result)),
                None => Ok(imported),
            }
        })
        .collect()
}

/// The result as the file has it, where the table alone would be written down with another.
fn result_to_keep(game: &PdnGame, table: &Table) -> Option<String> {
    let written = to_pdn(table).ok()?.pop()?;
    let stated = game
        .tag(RESULT)
        .map(str::trim)
        .filter(|text| !text.is_empty());
    let differs = match stated {
        Some(stated) if stated != "?" => written.tag(RESULT) != Some(stated),
        _ => game.score.is_some_and(|score| Some(score) != written.score),
    };
    let text = stated.filter(|text| *text != "?" && *text != "*");
    let ended = game.score.unwrap_or(Score::Unknown).to_string();
    differs.then(|| text.map_or(ended, str::to_owned))
}

/// The rules that the tags of a game name: ours first, which know house rules and sets that PDN has no number for.
#[must_use]
pub fn tagged(game: &PdnGame) -> Option<RuleSet> {
    if let Some(text) = game.tag(HOUSE_RULES) {
        let lines = in_lines(text);
        if let Ok(rules) = RuleSet::from_house_rules(&lines) {
            return Some(rules);
        }
    }
    if let Some(rules @ RuleSet::Draughts(_)) = game.tag(RULE_SET).and_then(|id| id.parse().ok()) {
        return Some(rules);
    }
    let game_type: GameType = game.tag("GameType")?.parse().ok()?;
    game_type.rules().map(RuleSet::draughts)
}

/// A game being played over again.
struct Import<'g> {
    game: &'g PdnGame,
    rules: Arc<Rules>,
    table: Table,
    losses: Losses,
}

/// Why a game cannot go on.
struct Stop {
    ply: Option<usize>,
    at: At,
    text: String,
    what: ImportWrong,
}

impl<'g> Import<'g> {
    /// A table for the game, with the result that it is to keep in spite of the board.
    fn open(game: &'g PdnGame, rules: RuleSet, result: Option<&str>) -> Result<Self, ImportWrong> {
        let RuleSet::Draughts(table) = &rules else {
            return Err(ImportWrong::OtherGame);
        };
        let table = table.clone();
        let mut losses = Losses::default();
        let mut header = Header::new(rules);
        header.terms = Terms::Draughts(crate::game::DraughtsTerms::ONE_GAME);
        header.players = ["White", "Black"].map(|colour| {
            let name = game
                .tag(colour)
                .filter(|name| *name != "?")
                .unwrap_or_default();
            let end = name.floor_char_boundary(LONGEST_NAME);
            losses.add(LostKind::Tags, usize::from(end < name.len()));
            Player::person(&name[..end])
        });
        let fen = game.tag("FEN").map(str::trim).filter(|fen| !fen.is_empty());
        header.start = fen.map(str::to_owned);
        header.note = opening_remarks(game, &mut losses);
        let (most, longest) = MOST_ABOUT;
        // The result that is to be kept has a place among them.
        let most = most - usize::from(result.is_some());
        let mut room = LONGEST_TAGS;
        for tag in game.tags.iter().filter(|tag| is_about(tag, &table)) {
            let length = tag.name.len() + tag.value.len();
            let fits = length <= longest.min(room) && header.about.len() < most;
            if !fits || header.about.contains_key(&tag.name) {
                losses.add(LostKind::Tags, 1);
                continue;
            }
            room -= length;
            header.about.insert(tag.name.clone(), tag.value.clone());
        }
        if let Some(result) = result {
            header.about.insert(RESULT.to_owned(), result.to_owned());
        }
        let rules = header.rules.clone();
        let opened =
            Table::open(header).map_err(|error| ImportWrong::Open(Box::new(error), rules))?;
        Ok(Self {
            game,
            rules: table,
            table: opened,
            losses,
        })
    }

    fn contest(&self) -> Option<&Draughts> {
        match self.table.contest() {
            Contest::Draughts(game) => Some(game),
            Contest::Backgammon(_) | Contest::Chess(_) => None,
        }
    }

    fn play(mut self) -> Result<Imported, Stop> {
        let rules = self.rules.clone();
        let mut reader = Reader {
            rules: &rules,
            losses: Losses::default(),
        };
        let mut rest = self.game.body.as_slice();
        let mut ply = 0;
        let mut huff = None;
        while let Some((node, after)) = rest.split_first() {
            rest = after;
            match node {
                Node::Move(written) => {
                    if self.table.outcome().is_some() {
                        self.losses.add(LostKind::MovesAfterTheEnd, 1);
                        continue;
                    }
                    ply += 1;
                    let stop = |what| Stop {
                        ply: Some(ply),
                        at: written.at,
                        text: written.text.to_string(),
                        what,
                    };
                    let (turn, used) = self.find(huff.take(), written, rest).map_err(stop)?;
                    rest = &rest[used..];
                    let mut event = self.turn(turn);
                    if let Some(contest) = self.contest() {
                        let (used, remarks) = reader.behind(written, rest, contest);
                        rest = &rest[used..];
                        event.nags = remarks.nags;
                        event.note = remarks.note;
                        event.variations = remarks.variations;
                        event.goes_on = self.goes_on(&event, rest);
                    }
                    self.act(event).map_err(stop)?;
                }
                Node::Comment(text) if huffed_in(text).is_some() => huff = huffed_in(text),
                // What a huff leaves is set up for readers that know none; the huff itself says it.
                Node::Setup(_) if huff.is_some() => {}
                // Before the first move a remark stands in the header.
                Node::Comment(_) if ply == 0 => {}
                Node::Comment(_) => self.losses.add(LostKind::Remarks, 1),
                Node::Glyph(_) => self.losses.add(LostKind::Signs, 1),
                Node::Variation(_) => self.losses.add(LostKind::Variations, 1),
                Node::Setup(_) | Node::Missing
                    if !rest.iter().any(|node| matches!(node, Node::Move(_))) => {}
                Node::Setup(fen) => {
                    return Err(Stop {
                        ply: Some(ply + 1),
                        at: self.game.at,
                        text: fen.clone(),
                        what: ImportWrong::SetupInTheMiddle,
                    });
                }
                Node::Missing => {
                    return Err(Stop {
                        ply: Some(ply + 1),
                        at: self.game.at,
                        text: "-".to_owned(),
                        what: ImportWrong::Hidden,
                    });
                }
            }
        }
        self.finish(huff).map_err(|what| Stop {
            ply: None,
            at: self.game.at,
            text: String::new(),
            what,
        })?;
        self.losses.add_all(&reader.losses.list());
        Ok(Imported {
            table: self.table,
            lost: self.losses.list(),
        })
    }

    /// Do the rules end the game in a draw with this move, while the file goes on, or has another result?
    fn goes_on(&self, event: &Event, rest: &[Node]) -> bool {
        let (Some(contest), Act::Play(GameEvent::Draughts(turn))) = (self.contest(), &event.act)
        else {
            return false;
        };
        let mut after = contest.clone();
        after.take(contest.game().position().to_move().into(), turn);
        let drawn = |reason| matches!(reason, Ended::Draw(_));
        let drawn = after.outcome().is_some_and(|outcome| drawn(outcome.reason));
        let moves_follow = rest.iter().any(|node| matches!(node, Node::Move(_)));
        drawn && (moves_follow || self.game.result() != Some(Score::Draw))
    }

    fn act(&mut self, event: Event) -> Result<(), ImportWrong> {
        let refused = |refused: Refused| ImportWrong::Refused(Box::new(refused));
        self.table
            .apply(event, Moment(0))
            .map(|_| ())
            .map_err(refused)
    }

    /// The side to move plays this turn.
    fn turn(&self, turn: Turn) -> Event {
        let side = self.contest().map_or(Side::Light, |contest| {
            contest.game().position().to_move().into()
        });
        Event::play(side, GameEvent::Draughts(turn))
    }

    /// The turn that is meant, and how many of the nodes after it belong to it.
    fn find(
        &self,
        huff: Option<&str>,
        written: &WrittenMove,
        rest: &[Node],
    ) -> Result<(Turn, usize), ImportWrong> {
        let Some(contest) = self.contest() else {
            return Err(ImportWrong::OtherGame);
        };
        let rules = &*self.rules;
        let mut position = *contest.game().position();
        let mut huffed = None;
        if let Some(name) = huff {
            // Through the notation of a turn, so that a wrong huff is refused with its rule.
            let square = NamedSquare::parse(name);
            let square = square.and_then(|name| rules.names().find(name));
            let square = square.ok_or(ImportWrong::Hidden)?;
            position
                .check_huff(rules, square)
                .map_err(|illegal| refuse(*illegal))?;
            position = position.huffed(square);
            huffed = Some(square);
        }
        let (play, used) = find_move(&position, rules, written, rest)?;
        let turn = Turn {
            huff: huffed,
            play: Some(play),
        };
        Ok((turn, used))
    }

    /// Ends the game as the file says, if the board has not.
    fn finish(&mut self, huff: Option<&str>) -> Result<(), ImportWrong> {
        if let (Some(name), None, Some(contest)) = (huff, self.table.outcome(), self.contest()) {
            // The last piece was huffed: no move follows.
            let side = contest.game().position().to_move().into();
            let event = self.table.read(side, &format!("~{name}"));
            let event = event.map_err(|refused| ImportWrong::Refused(Box::new(refused)))?;
            self.act(Event::play(side, event))?;
        }
        let first = Side::from(self.rules.first_mover.value);
        let stated = match self.game.result() {
            None | Some(Score::Unknown) => return Ok(()),
            Some(Score::FirstWins) => Some(first),
            Some(Score::SecondWins) => Some(first.other()),
            Some(Score::Draw) => None,
            // The table knows no such result; it stays open, and the file's word is kept.
            Some(Score::BothLose) => {
                self.losses.add(LostKind::Result, 1);
                return Ok(());
            }
        };
        match (self.table.outcome(), stated) {
            (Some(outcome), stated) => {
                if outcome.winner != stated {
                    self.losses.add(LostKind::Result, 1);
                }
                Ok(())
            }
            (None, Some(winner)) => self.act(Event::by(winner.other(), Act::Resign)),
            (None, None) => {
                self.act(Event::by(Side::Light, Act::Offer(Offer::Draw)))?;
                self.act(Event::by(Side::Dark, Act::Accept))
            }
        }
    }
}

/// Is it a tag to keep as it is, because the table would not write the same?
fn is_about(tag: &Tag, rules: &Rules) -> bool {
    if tag.is(GAME_TYPE) {
        let said: Option<GameType> = tag.value.parse().ok();
        let same = said.and_then(|said| said.rules()).as_ref() == Some(rules);
        let ours = GameType::of(rules).map(|game_type| game_type.to_string());
        return same && ours.as_ref() != Some(&tag.value);
    }
    if tag.is(TERMINATION) {
        return !Ended::IDS.contains(&tag.value.as_str());
    }
    !tag.is(RESULT) && !KNOWN.iter().any(|known| tag.is(known))
}

/// The remarks before the first move, each a line.
fn opening_remarks(game: &PdnGame, losses: &mut Losses) -> Option<String> {
    let mut note = String::new();
    for node in &game.body {
        match node {
            Node::Move(_) => break,
            Node::Comment(text) if text.is_empty() || huffed_in(text).is_some() => {}
            Node::Comment(text) if note.len() + 1 + text.len() > LONGEST_NOTE => {
                losses.add(LostKind::Remarks, 1);
            }
            Node::Comment(text) => {
                if !note.is_empty() {
                    note.push('\n');
                }
                note.push_str(text);
            }
            _ => {}
        }
    }
    (!note.is_empty()).then_some(note)
}

fn refuse(illegal: Illegal) -> ImportWrong {
    let illegal = crate::game::Illegal::Draughts(Box::new(illegal));
    ImportWrong::Refused(Box::new(Refused::Illegal(illegal)))
}

/// The legal move that is meant, and how many of the nodes after it belong to it.
pub(super) fn find_move(
    position: &Position,
    rules: &Rules,
    written: &WrittenMove,
    rest: &[Node],
) -> Result<(Move, usize), ImportWrong> {
    let legal = position.legal_moves(rules);
    // A whole route means itself, even where a longer one passes over the same squares.
    let names = rules.names();
    let exact = |play: &&Move| names.move_text(play).squares() == written.text.squares();
    if let Some(play) = legal.iter().find(exact) {
        return Ok((play.clone(), 0));
    }
    let find = |text: &MoveText| position.find_move(rules, &legal, text, Reading::Record);
    let illegal = match find(&written.text) {
        Ok(play) => return Ok((play, 0)),
        Err(illegal) => illegal,
    };
    match &illegal.reason {
        // Of several captures that fit, the one after which the most of the game is legal.
        Reason::Ambiguous(plays) => {
            let future = |play: &&Move| {
                let mut game = PdnGame::default();
                let after = position.played(play, rules);
                game.set_tag("FEN", &fen::write(after.setup(), rules));
                game.body = rest.iter().take(24).cloned().collect();
                check_game(&game, rules, 1).moves
            };
            // The first of equals: `max_by_key` would give the last.
            if let Some(play) = plays.iter().rev().max_by_key(future) {
                return Ok((play.clone(), 0));
            }
        }
        // One capture in several words: `11x18 18x25`.
        Reason::NotFinished { .. } => {
            let mut text = written.text.clone();
            for (used, node) in rest.iter().enumerate() {
                let Node::Move(next) = node else { break };
                let Some(longer) = text.followed_by(&next.text) else {
                    break;
                };
                text = longer;
                if let Ok(play) = find(&text) {
                    return Ok((play, used + 1));
                }
            }
        }
        _ => {}
    }
    Err(refuse(*illegal))
}
