//! Games of draughts: PDN.
//!
//! A huff has no place in PDN; it stands as a remark of its own before the move, `{~18}`, followed by the position that
//! it leaves as a set-up (PDN 3.0), so that any reader can go on. Rule sets that have no number there are named in a
//! tag of our own, `RuleSet`, and house rules bring their table along in `HouseRules`, with line breaks written `\n`.

use super::{ImportFault, ImportWrong, Imported, Lost, NotExported};
use crate::catalogue::{Provenance, RuleSet};
use crate::clock::Moment;
use crate::game::{Contest, Draughts, GameEvent};
use crate::session::{
    Act, Event, Header, LONGEST_NOTE, MOST_ABOUT, Offer, Player, Refused, Table, Terms,
};
use crate::{GameKind, Side};
use ::draughts::formats::fen;
use ::draughts::formats::pdn::{
    At, GameType, MoveNumber, Node, PdnGame, ReadGame, Score, Strength, WrittenMove, check_game,
    guess_rules,
};
use ::draughts::notation::{MoveText, NamedSquare, Reading};
use ::draughts::{Illegal, Move, Position, Reason, Rules, Turn};
use std::sync::Arc;

/// The tag that keeps the id of the rule set.
const RULE_SET: &str = "RuleSet";
/// The tag that keeps the table of house rules.
const HOUSE_RULES: &str = "HouseRules";
/// Tags that say something of which the table itself knows.
const KNOWN: [&str; 9] = [
    "White",
    "Black",
    "Result",
    "GameType",
    "FEN",
    "SetUp",
    RULE_SET,
    HOUSE_RULES,
    "Termination",
];

/// The games at a table as PDN, one for each. What was taken back is left out.
///
/// # Errors
/// If it is no table of draughts.
pub fn to_pdn(table: &Table) -> Result<Vec<PdnGame>, NotExported> {
    let Contest::Draughts(contest) = table.contest() else {
        let game = GameKind::Draughts;
        return Err(NotExported::OtherGame { game });
    };
    let rules = contest.rules();
    let numbers = 0..table.games().len();
    let mut games: Vec<PdnGame> = numbers.map(|game| head(table, rules, game)).collect();
    let names = rules.names();
    table.walk(|game, contest, entry| {
        let (Contest::Draughts(contest), Act::Play(GameEvent::Draughts(turn))) =
            (contest, &entry.event.act)
        else {
            return;
        };
        let body = &mut games[game].body;
        if let Some(huff) = turn.huff {
            body.push(Node::Comment(format!("~{}", names.square(huff))));
            // For readers that know no huff: the position that it leaves.
            let left = contest.game().position().huffed(huff);
            let writing = rules.notation.value.writing;
            body.push(Node::Setup(fen::write_as(left.setup(), rules, writing)));
        }
        if let Some(play) = &turn.play {
            let mover = contest.game().position().to_move();
            let first = mover == rules.first_mover.value;
            let moves = body
                .iter()
                .filter(|node| matches!(node, Node::Move(_)))
                .count();
            // A game that starts from a position may begin with the second player.
            let begins_second = contest.start().to_move() != rules.first_mover.value;
            let number = (moves + usize::from(begins_second)) / 2 + 1;
            let numbered = first || !matches!(body.last(), Some(Node::Move(_)));
            body.push(Node::Move(WrittenMove {
                at: At::default(),
                number: numbered.then_some(MoveNumber {
                    number: number as u32,
                    second: !first,
                }),
                text: names.move_text(play),
                strength: Strength::default(),
            }));
        }
        if let Some(note) = &entry.event.note {
            body.push(Node::Comment(note.clone()));
        }
    });
    Ok(games)
}

/// A game without its moves.
fn head(table: &Table, rules: &Rules, index: usize) -> PdnGame {
    let line = &table.games()[index];
    let mut game = PdnGame::default();
    let header = table.header();
    for (name, text) in &header.about {
        game.set_tag(name, text);
    }
    let name = |player: usize| match table.names()[player] {
        "" => "?",
        name => name,
    };
    game.set_tag("White", name(line.light));
    game.set_tag("Black", name(1 - line.light));
    let first = Side::from(rules.first_mover.value);
    let score = match line.outcome.map(|outcome| outcome.winner) {
        None => Score::Unknown,
        Some(None) => Score::Draw,
        Some(Some(winner)) if winner == first => Score::FirstWins,
        Some(Some(_)) => Score::SecondWins,
    };
    let game_type = GameType::of(rules);
    let style = game_type.map(|game_type| game_type.score_style());
    game.set_tag("Result", score.text(style.unwrap_or_default()));
    if let Some(game_type) = game_type {
        game.set_tag("GameType", &game_type.to_string());
    }
    game.set_tag(RULE_SET, &header.rules.id());
    if header.rules.provenance() == Provenance::House
        && let Some(text) = header.rules.to_house_rules()
    {
        game.set_tag(
            HOUSE_RULES,
            &text.replace('\\', "\\\\").replace('\n', "\\n"),
        );
    }
    if header.start.is_some()
        && let Contest::Draughts(contest) = table.contest()
    {
        game.set_tag("SetUp", "1");
        game.set_tag("FEN", &fen::write(contest.start().setup(), rules));
    }
    if let Some(outcome) = line.outcome {
        game.set_tag("Termination", outcome.reason.id());
    }
    game.score = Some(score);
    game
}

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
                let readable = games.iter().flatten().take(20);
                guess_rules(&readable).copied().map(RuleSet::draughts)
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
            let rules = match rules {
                Some(rules) => Some(RuleSet::Draughts(rules.clone())),
                None => tagged(game).or_else(&mut guessed),
            };
            let rules = rules
                .ok_or(ImportWrong::NoRules)
                .map_err(|what| fault(None, game.at, String::new(), what))?;
            Import::open(game, rules.clone())
                .map_err(|what| {
                    let start = game.tag("FEN").unwrap_or_default();
                    fault(None, game.at, start.to_owned(), what)
                })?
                .play()
                .map_err(|stop| ImportFault {
                    rules: Some(rules),
                    ..fault(stop.ply, stop.at, stop.text, stop.what)
                })
        })
        .collect()
}

/// The square that a remark says was huffed: `~18`, or `huff 18`.
fn huffed_in(remark: &str) -> Option<&str> {
    let square = remark
        .strip_prefix('~')
        .or_else(|| remark.strip_prefix("huff "))?
        .trim();
    NamedSquare::parse(square).map(|_| square)
}

/// The rules that the tags of a game name: ours first, which know house rules and sets that PDN has no number for.
#[must_use]
pub fn tagged(game: &PdnGame) -> Option<RuleSet> {
    if let Some(text) = game.tag(HOUSE_RULES) {
        let mut lines = String::with_capacity(text.len());
        let mut letters = text.chars();
        while let Some(letter) = letters.next() {
            lines.push(match (letter, letter == '\\') {
                (_, true) => match letters.next() {
                    Some('n') => '\n',
                    Some(other) => other,
                    None => '\\',
                },
                (letter, false) => letter,
            });
        }
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
    lost: Vec<Lost>,
}

/// Why a game cannot go on.
struct Stop {
    ply: Option<usize>,
    at: At,
    text: String,
    what: ImportWrong,
}

impl<'g> Import<'g> {
    fn open(game: &'g PdnGame, rules: RuleSet) -> Result<Self, ImportWrong> {
        let RuleSet::Draughts(table) = &rules else {
            return Err(ImportWrong::OtherGame);
        };
        let table = table.clone();
        let mut header = Header::new(rules);
        header.terms = Terms::Draughts(crate::game::DraughtsTerms::ONE_GAME);
        header.players = ["White", "Black"].map(|colour| {
            let name = game
                .tag(colour)
                .filter(|name| *name != "?")
                .unwrap_or_default();
            let end = name.floor_char_boundary(crate::session::LONGEST_NAME);
            Player::person(&name[..end])
        });
        let fen = game.tag("FEN").map(str::trim).filter(|fen| !fen.is_empty());
        header.start = fen.map(str::to_owned);
        let (most, longest) = MOST_ABOUT;
        header.about = game
            .tags
            .iter()
            .filter(|tag| {
                !KNOWN
                    .iter()
                    .any(|known| known.eq_ignore_ascii_case(&tag.name))
            })
            .filter(|tag| tag.name.len() + tag.value.len() <= longest)
            .take(most)
            .map(|tag| (tag.name.clone(), tag.value.clone()))
            .collect();
        let rules = header.rules.clone();
        let opened =
            Table::open(header).map_err(|error| ImportWrong::Open(Box::new(error), rules))?;
        Ok(Self {
            game,
            rules: table,
            table: opened,
            lost: Vec::new(),
        })
    }

    fn contest(&self) -> Option<&Draughts> {
        match self.table.contest() {
            Contest::Draughts(game) => Some(game),
            Contest::Backgammon(_) => None,
        }
    }

    fn play(mut self) -> Result<Imported, Stop> {
        let mut rest = self.game.body.as_slice();
        let mut ply = 0;
        let mut huff = None;
        let (mut variations, mut remarks, mut after_the_end) = (0, 0, 0);
        while let Some((node, after)) = rest.split_first() {
            rest = after;
            match node {
                Node::Move(written) => {
                    if self.table.outcome().is_some() {
                        after_the_end += 1;
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
                    let (used, note) = note_after(rest, used);
                    rest = &rest[used..];
                    let event = Event {
                        note,
                        ..self.turn(turn)
                    };
                    self.act(event).map_err(stop)?;
                }
                Node::Variation(_) => variations += 1,
                Node::Comment(text) if huffed_in(text).is_some() => huff = huffed_in(text),
                // What a huff leaves is set up for readers that know none; the huff itself says it.
                Node::Setup(_) if huff.is_some() => {}
                Node::Comment(_) | Node::Glyph(_) => remarks += 1,
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
        for (count, lost) in [
            (variations, Lost::Variations(variations)),
            (after_the_end, Lost::MovesAfterTheEnd(after_the_end)),
            (remarks, Lost::Remarks(remarks)),
        ] {
            if count > 0 {
                self.lost.push(lost);
            }
        }
        Ok(Imported {
            table: self.table,
            lost: self.lost,
        })
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
            Some(Score::BothLose) => {
                self.lost.push(Lost::Result);
                return Ok(());
            }
        };
        match (self.table.outcome(), stated) {
            (Some(outcome), stated) => {
                if outcome.winner != stated {
                    self.lost.push(Lost::Result);
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

/// A remark right behind a move is kept with it.
fn note_after(rest: &[Node], used: usize) -> (usize, Option<String>) {
    match rest.get(used) {
        Some(Node::Comment(text))
            if !text.is_empty() && text.len() <= LONGEST_NOTE && huffed_in(text).is_none() =>
        {
            (used + 1, Some(text.clone()))
        }
        _ => (used, None),
    }
}

fn refuse(illegal: Illegal) -> ImportWrong {
    let illegal = crate::game::Illegal::Draughts(Box::new(illegal));
    ImportWrong::Refused(Box::new(Refused::Illegal(illegal)))
}

/// The legal move that is meant, and how many of the nodes after it belong to it.
fn find_move(
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
