//! What `moves`, `check` and `eval` are asked about: a rule set, a position and, in backgammon, a roll.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use ::backgammon::formats::Situation;
use ::backgammon::{Roll, Side, StartingPosition};
use ::chess::notation::{self, Letters};
use ::chess::{Game, Move, position};
use ::draughts::formats::fen;
use ::draughts::{Position, Rules};
use clap::Args;
use serde::Serialize;
use table::GameKind;
use words::files::shown;
use words::terminal::Line;
use words::{self, Lang};

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};

/// The arguments that name a position.
#[derive(Debug, Args)]
pub(crate) struct Place {
    /// Rule set: an id such as `backgammon:xalingo` or `italian`, or a path to a house-rules file.
    #[arg(value_name = "ID")]
    pub(crate) id: String,

    /// The position: PDN FEN for draughts; XGID or GNU Backgammon ID for backgammon; FEN for chess, or the number of a
    /// start of chess:960. The starting position unless given.
    #[arg(long, short, value_name = "P")]
    pub(crate) position: Option<String>,

    /// The dice, as 31 or 3-1 (backgammon).
    #[arg(long, short, value_name = "D")]
    pub(crate) dice: Option<String>,

    /// Answer one query a line from standard input (`POSITION [DICE] [MOVE]`, separated by tabs) with one JSON line
    /// each.
    #[arg(long, conflicts_with_all = ["position", "dice"])]
    pub(crate) batch: bool,
}

impl Place {
    /// Refuses dice in a game that has none.
    pub(crate) fn refuse_options_of_others(
        &self,
        game: GameKind,
        lang: Lang,
    ) -> Result<(), Failure> {
        let dice = ("--dice", &[GameKind::Backgammon][..], self.dice.is_some());
        refuse_options_of_others(game, lang, &[dice])
    }

    /// The form of the answers: a batch is answered in JSON.
    pub(crate) const fn form(&self, asked: Form) -> Form {
        if self.batch { Form::Json } else { asked }
    }
}

/// A backgammon position with the dice to be played, if any are on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BackgammonQuery {
    pub(crate) situation: Situation,
    pub(crate) roll: Option<Roll>,
}

impl BackgammonQuery {
    /// Reads a position ID and dice; dice in the ID count where none are given.
    pub(crate) fn read(
        position: Option<&str>,
        dice: Option<&str>,
        lang: Lang,
    ) -> Result<Self, Failure> {
        let situation = match position {
            Some(text) => text
                .parse::<Situation>()
                .map_err(|error| bad_position(text, words::files::id(&error, lang), lang))?,
            None => Situation::money(StartingPosition::Standard.position(), Side::Dark),
        };
        let roll = match dice {
            Some(text) => Some(text.parse::<Roll>().map_err(|error| {
                let line = Line::DiceAre {
                    text: shown(text),
                    what: words::files::roll(error, lang),
                };
                Failure::told(&line, lang)
            })?),
            None => situation.roll(),
        };
        Ok(Self { situation, roll })
    }

    /// The roll, where a command cannot do without one.
    pub(crate) fn roll(&self, lang: Lang) -> Result<Roll, Failure> {
        let option = "--dice 31";
        self.roll
            .ok_or_else(|| Failure::told(&Line::NeedsDice { option }, lang))
    }
}

/// Reads a draughts position; the start where none is given.
pub(crate) fn draughts_position(
    rules: &Rules,
    fen: Option<&str>,
    lang: Lang,
) -> Result<Position, Failure> {
    let Some(text) = fen else {
        return Ok(Position::start(rules));
    };
    let setup = fen::parse(text, rules)
        .map_err(|error| bad_position(text, words::files::fen(error, lang), lang))?;
    // Squares as this rule set numbers them, which is how the position was written.
    Position::new(setup, rules)
        .map_err(|flaw| bad_position(text, words::draughts::flaw(&flaw, rules, lang), lang))
}

/// A game of chess that begins with a position; the start where none is given.
pub(crate) fn chess_game(
    rules: &Arc<::chess::Rules>,
    position: Option<&str>,
    lang: Lang,
) -> Result<Game, Failure> {
    let board = match position {
        None => position::start(rules, position::USUAL),
        Some(text) => position::read(rules, text)
            .map_err(|error| bad_position(text, words::chess::fen(error, lang), lang))?,
    };
    Ok(Game::new(Arc::clone(rules), board))
}

/// A legal move of chess as files write it.
pub(crate) fn san(game: &Game, made: Move) -> String {
    notation::san(game.board(), game.rules(), made, Letters::English)
}

/// Why a text is no position.
pub(crate) fn bad_position(text: &str, what: String, lang: Lang) -> Failure {
    let text = shown(text);
    Failure::told(&Line::PositionIs { text, what }, lang)
}

/// Why a text is no move.
pub(crate) fn bad_move(text: &str, what: String, lang: Lang) -> Failure {
    let text = shown(text);
    Failure::told(&Line::MoveIs { text, what }, lang)
}

/// The games that a search looks ahead in.
pub(crate) const SEARCHED: &[GameKind] = &[GameKind::Draughts, GameKind::Chess];

/// Refuses the options of other games that were given: passed over, they would let an answer pass for another one.
pub(crate) fn refuse_options_of_others(
    game: GameKind,
    lang: Lang,
    options: &[(&str, &[GameKind], bool)],
) -> Result<(), Failure> {
    let other = |&&(_, of, given): &&(&str, &[GameKind], bool)| given && !of.contains(&game);
    match options.iter().find(other) {
        Some(&(option, ..)) => {
            let option = option.to_owned();
            Err(Failure::told(&Line::NotAnOptionOf { option, game }, lang))
        }
        None => Ok(()),
    }
}

/// One line of a batch, taken apart at its tabs.
pub(crate) struct BatchLine<'a> {
    fields: Vec<&'a str>,
}

impl<'a> BatchLine<'a> {
    /// The field at this place, if it is there and says something.
    pub(crate) fn field(&self, index: usize) -> Option<&'a str> {
        self.fields
            .get(index)
            .copied()
            .filter(|field| !field.is_empty())
    }
}

/// An answer to a line that could not be understood.
#[derive(Serialize)]
struct BadLine {
    line: u64,
    error: String,
}

/// The longest line a batch accepts: far beyond any position.
const LONGEST_LINE: u64 = 64 * 1024;

/// Answers standard input line by line, in order. A line that makes no sense is answered with an `error`; the others
/// still count, and the exit code tells.
pub(crate) fn run_batch<T: Serialize>(
    lang: Lang,
    mut answer: impl FnMut(&BatchLine<'_>) -> Result<T, Failure>,
) -> Outcome {
    let mut input = io::stdin().lock();
    let mut out = io::stdout().lock();
    let mut bytes = Vec::new();
    let mut number = 0u64;
    let mut bad = 0u64;
    loop {
        bytes.clear();
        if io::Read::take(&mut input, LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
        number += 1;
        let line = String::from_utf8_lossy(&bytes);
        let line = line.trim_end_matches(['\n', '\r']);
        let fields = BatchLine {
            fields: line.split('\t').map(str::trim).collect(),
        };
        // A program counts the answers: an empty line has one too.
        let answered = match line.trim().is_empty() {
            true => Err(Failure::told(&Line::EmptyLine, lang)),
            false => answer(&fields),
        };
        match answered {
            Ok(value) => output::json_line(&mut out, &value)?,
            Err(Failure::Input(error)) => {
                bad += 1;
                output::json_line(
                    &mut out,
                    &BadLine {
                        line: number,
                        error,
                    },
                )?;
            }
            Err(gone @ Failure::ReaderGone) => return Err(gone),
        }
    }
    out.flush()?;
    if bad == 0 {
        Ok(Answer::Yes)
    } else {
        let lines = number;
        Err(Failure::told(&Line::BadLines { bad, lines }, lang))
    }
}
