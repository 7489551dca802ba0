//! From PGN to tables.

use super::super::lost::{Losses, LostKind};
use super::super::one_line::in_lines;
use super::super::remarks::Remarks;
use super::super::{ImportFault, ImportWrong, Imported};
use super::clocks::Times;
use super::export::to_pgn;
use super::{HOUSE_RULES, RESULT, ROSTER, TERMINATION, TERMINATIONS, VARIANT};
use crate::Side;
use crate::catalogue::RuleSet;
use crate::clock::Moment;
use crate::game::{
    Chess, ChessEvent, ChessTerms, Contest, Game as _, GameEvent, NotAChessPosition, NotBegun,
    NotPlayed, Reason,
};
use crate::session::{
    Act, Aside, DEEPEST_VARIATION, Event, Header, LONGEST_NAME, LONGEST_NOTE, MOST_ABOUT, Offer,
    OpenError, Player, Refused, Table, Terms, Variation,
};
use ::chess::Rules;
use ::chess::pgn::{Game, Line, PgnError, Ply, Tag, Termination};
use std::sync::Arc;

/// Tags that say something of which the table itself knows.
const KNOWN: [&str; 7] = [
    "White",
    "Black",
    "FEN",
    "SetUp",
    RESULT,
    VARIANT,
    HOUSE_RULES,
];
/// All tags together have at most so many bytes: they stand on one line of the record.
const LONGEST_TAGS: usize = 40_000;

/// What other programs call chess with a shuffled start, and chess itself, in small letters without signs.
const SHUFFLED: [&str; 4] = ["chess960", "fischerandom", "fischerrandom", "freestyle"];
const USUAL: [&str; 5] = ["chess", "standard", "normal", "fromposition", "orthodox"];

/// Plays a game of a PGN file over again, at a table of its own; `number` is its place in the file, from 1.
///
/// Without `rules`, those hold that the tags of the game name.
///
/// # Errors
/// What is wrong with the game, and where.
pub fn from_pgn(
    game: &Result<Game, PgnError>,
    number: usize,
    rules: Option<&Arc<Rules>>,
) -> Result<Imported, ImportFault> {
    let fault = |ply: Option<usize>, (line, column): (u32, u32), text: &str, what| ImportFault {
        game: Some(number),
        ply,
        line: Some(u64::from(line)).filter(|line| *line > 0),
        column: Some(column).filter(|column| *column > 0),
        text: text.to_owned(),
        rules: None,
        what,
    };
    let game = game.as_ref().map_err(|error| {
        let what = ImportWrong::Pgn(Box::new(*error));
        fault(None, (0, 0), "", what)
    })?;
    if game.line.moves.is_empty() && game.end == Termination::Open && game.tags.is_empty() {
        return Err(fault(None, game.end_at, "", ImportWrong::BreaksOff));
    }
    let rules = match rules {
        Some(rules) => RuleSet::Chess(rules.clone()),
        None => tagged(game).ok_or_else(|| {
            let (text, at) = (game.tag_read(VARIANT)).map_or(("", game.end_at), value_at);
            fault(None, at, text, ImportWrong::Variation)
        })?,
    };
    let played = |result: Option<&str>| {
        Import::open(game, rules.clone(), result)
            .map_err(|what| {
                let (text, at) = (game.tag_read("FEN")).map_or(("", game.end_at), value_at);
                fault(None, within(at, &what), text, what)
            })?
            .play()
            .map_err(|stop| ImportFault {
                rules: Some(rules.clone()),
                ..fault(stop.ply, stop.at, &stop.text, stop.what)
            })
    };
    let imported = played(None)?;
    match result_to_keep(game, &imported.table) {
        Some(result) => played(Some(result)),
        None => Ok(imported),
    }
}

/// What a tag says, without the spaces around it, and where.
fn value_at(tag: &Tag) -> (&str, (u32, u32)) {
    let spaces = tag.value.chars().take_while(|sign| sign.is_whitespace());
    let (line, column) = tag.at;
    (tag.value.trim(), (line, column + spaces.count() as u32))
}

/// The place of what is wrong in a position that begins here.
fn within((line, column): (u32, u32), what: &ImportWrong) -> (u32, u32) {
    let further = match what {
        ImportWrong::Open(error, _) => match **error {
            OpenError::Game(NotBegun::ChessPosition(NotAChessPosition::Fen(error))) => {
                error.column.saturating_sub(1)
            }
            _ => 0,
        },
        _ => 0,
    };
    (line, column + u32::try_from(further).unwrap_or(0))
}

/// The result as the file has it, where the table alone would be written down with another.
fn result_to_keep<'g>(game: &'g Game, table: &Table) -> Option<&'g str> {
    let written = to_pgn(table).ok()?.pop()?;
    (written.end != stated(game)).then(|| match game.tag(RESULT).map(str::trim) {
        Some(text) if Termination::of(text).is_some_and(|end| end != Termination::Open) => text,
        _ => game.end.text(),
    })
}

/// How the game is said to end: behind its moves, or in its tag.
fn stated(game: &Game) -> Termination {
    match game.end {
        Termination::Open => {
            let tag = game
                .tag(RESULT)
                .and_then(|text| Termination::of(text.trim()));
            tag.unwrap_or_default()
        }
        end => end,
    }
}

/// The rules that the tags of a game name; nothing for a game that is not played here.
#[must_use]
pub fn tagged(game: &Game) -> Option<RuleSet> {
    if let Some(text) = game.tag(HOUSE_RULES)
        && let Ok(rules @ RuleSet::Chess(_)) = RuleSet::from_house_rules(&in_lines(text))
    {
        return Some(rules);
    }
    let letters = |c: &char| c.is_ascii_alphanumeric();
    let variant = game.tag(VARIANT).unwrap_or("chess").to_ascii_lowercase();
    let variant: String = variant.chars().filter(letters).collect();
    if SHUFFLED.contains(&variant.as_str()) {
        Some(RuleSet::of_chess(Rules::CHESS960))
    } else if USUAL.contains(&variant.as_str()) {
        Some(RuleSet::of_chess(Rules::FIDE))
    } else {
        None
    }
}

/// A game being played over again.
struct Import<'g> {
    game: &'g Game,
    table: Table,
    losses: Losses,
    times: Times,
    /// When the last move was made, counted from the start of the game.
    now: Moment,
}

/// Why a game cannot go on.
struct Stop {
    ply: Option<usize>,
    /// Line and column.
    at: (u32, u32),
    text: String,
    what: ImportWrong,
}

impl<'g> Import<'g> {
    /// A table for the game, with the result that it is to keep in spite of the board.
    fn open(game: &'g Game, rules: RuleSet, result: Option<&str>) -> Result<Self, ImportWrong> {
        let mut losses = Losses::default();
        let mut header = Header::new(rules.clone());
        header.terms = Terms::Chess(ChessTerms::ONE_GAME);
        header.players = ["White", "Black"].map(|colour| {
            let name = game.tag(colour).filter(|name| *name != "?");
            let name = name.unwrap_or_default();
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
        for Tag { name, value, .. } in game.tags.iter().filter(|tag| is_about(tag)) {
            let length = name.len() + value.len();
            let fits = length <= longest.min(room) && header.about.len() < most;
            if !fits || header.about.contains_key(name) {
                losses.add(LostKind::Tags, 1);
                continue;
            }
            room -= length;
            header.about.insert(name.clone(), value.clone());
        }
        if let Some(result) = result {
            header.about.insert(RESULT.to_owned(), result.to_owned());
        }
        let opened =
            Table::open(header).map_err(|error| ImportWrong::Open(Box::new(error), rules))?;
        Ok(Self {
            game,
            table: opened,
            losses,
            times: Times::of(game),
            now: Moment(0),
        })
    }

    fn contest(&self) -> Result<&Chess, ImportWrong> {
        match self.table.contest() {
            Contest::Chess(game) => Ok(game),
            Contest::Backgammon(_) | Contest::Draughts(_) => Err(ImportWrong::OtherGame),
        }
    }

    fn play(mut self) -> Result<Imported, Stop> {
        let moves = &self.game.line.moves;
        for (index, written) in moves.iter().enumerate() {
            if self.table.outcome().is_some() {
                self.losses.add(LostKind::MovesAfterTheEnd, 1);
                continue;
            }
            let more = index + 1 < moves.len();
            self.play_move(written, more).map_err(|what| Stop {
                ply: Some(index + 1),
                at: written.at,
                text: written.text.clone(),
                what,
            })?;
        }
        self.finish().map_err(|what| Stop {
            ply: None,
            at: self.game.end_at,
            text: String::new(),
            what,
        })?;
        Ok(Imported {
            table: self.table,
            lost: self.losses.list(),
        })
    }

    fn play_move(&mut self, written: &Ply, more: bool) -> Result<(), ImportWrong> {
        let contest = self.contest()?;
        let side = contest.game().board().side_to_move().into();
        let made = contest.read(side, &written.text).map_err(|misread| {
            let refused = Refused::from(NotPlayed::from(misread));
            ImportWrong::Refused(Box::new(refused))
        })?;
        let mut losses = Losses::default();
        let mut remarks = remarks(written, contest, 0, &mut losses);
        remarks.shorten(&mut losses);
        let mut event = Event::play(side, GameEvent::Chess(made));
        event.nags = remarks.nags;
        event.note = remarks.note;
        event.variations = remarks.variations;
        event.goes_on = self.goes_on(contest, made, more);
        self.losses.add_all(&losses.list());
        self.now.0 += self.times.spent(written, side);
        self.act(event)
    }

    /// Do the rules end the game in a draw with this move, while the file goes on, or has another result?
    fn goes_on(&self, contest: &Chess, made: ChessEvent, more: bool) -> bool {
        let mut after = contest.clone();
        after.take(contest.game().board().side_to_move().into(), &made);
        let over = after.outcome().is_some();
        over && (more || stated(self.game) != Termination::Draw) && after.play_on()
    }

    fn act(&mut self, event: Event) -> Result<(), ImportWrong> {
        let refused = |refused: Refused| ImportWrong::Refused(Box::new(refused));
        let applied = self.table.apply(event, self.now);
        applied.map(|_| ()).map_err(refused)
    }

    /// Ends the game as the file says, if the board has not.
    fn finish(&mut self) -> Result<(), ImportWrong> {
        let winner = match stated(self.game) {
            Termination::Open => return Ok(()),
            Termination::White => Some(Side::Light),
            Termination::Black => Some(Side::Dark),
            Termination::Draw => None,
        };
        match (self.table.outcome(), winner) {
            (Some(outcome), stated) => {
                if outcome.winner != stated {
                    self.losses.add(LostKind::Result, 1);
                }
                Ok(())
            }
            (None, Some(winner)) => {
                self.act(Event::by(winner.other(), Act::Resign))?;
                let drawn = |outcome: crate::game::Outcome| {
                    outcome.winner.is_none() && outcome.reason == Reason::Resigned
                };
                // Who cannot mate does not win; the file's word is kept.
                if self.table.outcome().is_some_and(drawn) {
                    self.losses.add(LostKind::Result, 1);
                }
                Ok(())
            }
            (None, None) => {
                self.act(Event::by(Side::Light, Act::Offer(Offer::Draw)))?;
                self.act(Event::by(Side::Dark, Act::Accept))
            }
        }
    }
}

/// What stands behind a move; `before` is the game just before it.
fn remarks(written: &Ply, before: &Chess, depth: usize, losses: &mut Losses) -> Remarks {
    let mut remarks = Remarks::default();
    for sign in &written.signs {
        remarks.sign(*sign);
    }
    for comment in &written.comments {
        remarks.comment(comment);
    }
    for variation in &written.variations {
        match line(variation, before, depth + 1, losses) {
            Some(line) => remarks.variations.push(Variation(line)),
            None => {
                losses.add(LostKind::VariationsAsRemarks, 1);
                remarks.comment(&as_text(variation));
            }
        }
    }
    remarks
}

/// The moves of a variation; nothing where the rules do not allow them.
fn line(variation: &Line, from: &Chess, depth: usize, losses: &mut Losses) -> Option<Vec<Aside>> {
    if depth > DEEPEST_VARIATION {
        return None;
    }
    let mut contest = from.clone();
    let mut asides = Vec::new();
    let mut opening = Remarks::default();
    for comment in &variation.comments {
        opening.comment(comment);
    }
    if !opening.is_empty() {
        asides.push(opening.beside(String::new()));
    }
    for written in &variation.moves {
        let side = contest.game().board().side_to_move().into();
        let made = contest.read(side, &written.text).ok()?;
        let remarks = remarks(written, &contest, depth, losses);
        asides.push(remarks.beside(contest.write(&made)));
        contest.take(side, &made);
    }
    Some(asides)
}

/// A variation as it was written, on one line.
fn as_text(variation: &Line) -> String {
    let game = Game {
        line: variation.clone(),
        ..Game::default()
    };
    let text = game.to_string();
    let text = text.trim_end().strip_suffix('*').unwrap_or(&text);
    let words: Vec<&str> = text.split_whitespace().collect();
    format!("({})", words.join(" "))
}

/// Is it a tag to keep as it is, because the table would not write the same?
fn is_about(Tag { name, value, .. }: &Tag) -> bool {
    let unknown = ROSTER.contains(&(name.as_str(), value.as_str()));
    let ours = name == TERMINATION && TERMINATIONS.contains(&value.as_str());
    !unknown && !ours && !value.is_empty() && !KNOWN.contains(&name.as_str())
}

/// The remarks before the first move, each a line.
fn opening_remarks(game: &Game, losses: &mut Losses) -> Option<String> {
    let mut note = String::new();
    for comment in &game.line.comments {
        if note.len() + 1 + comment.len() > LONGEST_NOTE {
            losses.add(LostKind::Remarks, 1);
            continue;
        }
        if !note.is_empty() {
            note.push('\n');
        }
        note.push_str(comment);
    }
    (!note.is_empty()).then_some(note)
}
