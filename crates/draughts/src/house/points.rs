//! Every point of the table as a line of a house-rules file: how it is read and written, and what can be chosen of it.

use super::error::{Clash, HouseFault, Wanted};
use super::settings::{self, Choice, Setting, Values, halves, listed, squares, words_for};
use super::value::{Read, Value, boolean, entries, fail, get, named, number, only, table, text};
use super::words::{self, Played, word};
use crate::{
    Article, DrawRule, Force, KingPatience, Label, List, ManAgainstKing, Placing, Point, PointId,
    Refuge, Rules, Squares,
};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::Write as _;

/// A point of the table as a line of a house-rules file, and what a form offers of it.
pub struct HousePoint {
    /// Which point.
    pub id: PointId,
    /// What can be chosen one by one: one setting for most points, one for each part of the board and each draw that
    /// is a plain number; none where only the file has words for it (placing, patience, notation).
    pub settings: &'static [Setting],
    /// Another name for the same point, with another kind of value.
    pub(super) alias: Option<Alias>,
    pub(super) read: fn(&mut Rules, &Value<'_>) -> Read<()>,
    pub(super) write: fn(&Rules) -> String,
}

pub(super) struct Alias {
    pub(super) key: &'static str,
    pub(super) read: fn(&mut Rules, &Value<'_>) -> Read<()>,
}

impl HousePoint {
    /// Where it stands; `None` where the entries of a list each have their own.
    pub(super) fn article(&self, rules: &Rules) -> Option<Article> {
        match self.id {
            PointId::MustPrefer | PointId::Draws => None,
            point => point.article(rules),
        }
    }
}

/// Keeps the article of a point that stays as it was.
pub(super) fn changed<T: Copy + PartialEq>(before: Point<T>, value: T) -> Point<T> {
    if before.value == value {
        before
    } else {
        Point::house(value)
    }
}

/// A point whose values are words.
macro_rules! worded {
    ($point:ident, $field:ident) => {
        worded!($point, $field, None)
    };
    ($point:ident, $field:ident, $alias:expr) => {
        HousePoint {
            id: PointId::$point,
            settings: &[Setting {
                id: PointId::$point.id(),
                values: || Values::OneOf(words_for(|rules| rules.$field.value)),
                get: |rules| Some(Choice::word(rules.$field.value)),
                set: |rules, choice| {
                    let value = choice.named(stringify!($field))?;
                    rules.$field = changed(rules.$field, value);
                    Ok(())
                },
            }],
            alias: $alias,
            read: |rules, value| {
                rules.$field = changed(rules.$field, named(stringify!($field), value)?);
                Ok(())
            },
            write: |rules| quoted(word(rules.$field.value)),
        }
    };
}

/// A point with a form of its own.
macro_rules! shaped {
    ($point:ident, $settings:expr, $read:expr, $write:expr) => {
        HousePoint {
            id: PointId::$point,
            settings: $settings,
            alias: None,
            read: $read,
            write: $write,
        }
    };
}

/// The points in the order of the table.
pub static POINTS: [HousePoint; PointId::ALL.len()] = [
    shaped!(Board, &settings::BOARD, read_board, write_board),
    shaped!(Placing, &[], read_placing, write_placing),
    worded!(FirstMover, first_mover),
    worded!(Lines, lines),
    worded!(ManCaptures, man_captures),
    worded!(
        ManAgainstKing,
        man_against_king,
        Some(Alias {
            key: "man_captures_king",
            read: |rules, value| {
                let power = if boolean("man_captures_king", value)? {
                    ManAgainstKing::Captures
                } else {
                    ManAgainstKing::Powerless
                };
                rules.man_against_king = changed(rules.man_against_king, power);
                Ok(())
            },
        })
    ),
    worded!(KingRange, king_range),
    worded!(KingCapture, king_capture),
    worded!(Compulsion, compulsion),
    shaped!(
        MustPrefer,
        &settings::PREFERENCES,
        read_preferences,
        |rules| {
            let entries = rules.must_prefer.iter();
            list(entries.map(|point| (quoted(word(point.value)), point.article)))
        }
    ),
    worded!(Continuation, continuation),
    worded!(Removal, removal),
    worded!(Reversal, reversal),
    worded!(Promotion, promotion),
    shaped!(
        KingPatience,
        &[],
        read_patience,
        |rules| match rules.king_patience.value {
            KingPatience::Unlimited => quoted(UNLIMITED),
            KingPatience::Moves(moves) => moves.to_string(),
        }
    ),
    worded!(Goal, goal),
    shaped!(Draws, &settings::DRAWS, read_draws, |rules| {
        let entries = rules.draws.iter();
        list(entries.map(|point| (write_draw(point.value), point.article)))
    }),
    shaped!(Notation, &[], read_notation, write_notation),
];

const UNLIMITED: &str = "unlimited";

/// A text in quotes, as TOML escapes it.
pub(super) fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            c if c.is_control() => {
                // Writing to a string cannot fail.
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// A list, one entry a line, each with its article behind it.
fn list(entries: impl Iterator<Item = (String, Article)>) -> String {
    let lines: Vec<String> = entries
        .map(|(entry, article)| format!("  {entry}, # {article}\n"))
        .collect();
    if lines.is_empty() {
        return "[]".to_string();
    }
    format!("[\n{}]", lines.concat())
}

/// A list whose entries keep the article of the same entry of the parent.
fn read_list<T: Copy + PartialEq, const N: usize>(
    key: &'static str,
    value: &Value<'_>,
    before: &List<Point<T>, N>,
    read: impl Fn(&Value<'_>) -> Read<T>,
) -> Read<List<Point<T>, N>> {
    let mut list = List::EMPTY;
    for entry in entries(key, value)? {
        let wanted = read(entry)?;
        if listed(&mut list, before, wanted).is_err() {
            return fail(entry, HouseFault::TooMany { key, limit: N });
        }
    }
    Ok(list)
}

fn read_preferences(rules: &mut Rules, value: &Value<'_>) -> Read<()> {
    rules.must_prefer = read_list("must_prefer", value, &rules.must_prefer, |entry| {
        named("must_prefer", entry)
    })?;
    Ok(())
}

fn read_board(rules: &mut Rules, value: &Value<'_>) -> Read<()> {
    let fields = table("board", value)?;
    only(fields, &["size", "squares", "long_diagonal"])?;
    let mut board = rules.board.value;
    if let Some(size) = get(fields, "size") {
        // The one point whose words are written without quotes.
        let side = number::<u8>("size", Wanted::BoardSize, size)?;
        let Some(found) = words::find(&side.to_string()) else {
            let (key, wanted) = ("size", Wanted::BoardSize);
            return fail(size, HouseFault::WrongKind { key, wanted });
        };
        board.size = found;
    }
    let (mut diagonal, mut played) = halves(board.squares);
    if let Some(squares) = get(fields, "squares") {
        played = named("squares", squares)?;
    }
    if let Some(long) = get(fields, "long_diagonal") {
        diagonal = named("long_diagonal", long)?;
        if played == Played::All {
            return fail(long, HouseFault::Clash(Clash::LongDiagonalOfAllSquares));
        }
    }
    board.squares = squares(diagonal, played);
    rules.board = changed(rules.board, board);
    Ok(())
}

fn write_board(rules: &Rules) -> String {
    let board = rules.board.value;
    let size = board.size.side();
    match board.squares {
        Squares::Half(diagonal, shade) => format!(
            "{{ size = {size}, squares = {}, long_diagonal = {} }}",
            quoted(word(Played::Half(shade))),
            quoted(word(diagonal))
        ),
        Squares::All => format!(
            "{{ size = {size}, squares = {} }}",
            quoted(word(Played::All))
        ),
    }
}

fn read_placing(rules: &mut Rules, value: &Value<'_>) -> Read<()> {
    let fields = table("placing", value)?;
    only(fields, &["rows", "base_row_free"])?;
    let (mut rows, mut free) = match rules.placing.value {
        Placing::FirstRows(rows) => (rows, false),
        Placing::RowsAfterTheFirst(rows) => (rows, true),
    };
    if let Some(value) = get(fields, "rows") {
        rows = number("rows", Wanted::SmallNumber, value)?;
    }
    if let Some(value) = get(fields, "base_row_free") {
        free = boolean("base_row_free", value)?;
    }
    let placing = if free {
        Placing::RowsAfterTheFirst(rows)
    } else {
        Placing::FirstRows(rows)
    };
    rules.placing = changed(rules.placing, placing);
    Ok(())
}

fn write_placing(rules: &Rules) -> String {
    let (rows, free) = match rules.placing.value {
        Placing::FirstRows(rows) => (rows, false),
        Placing::RowsAfterTheFirst(rows) => (rows, true),
    };
    format!("{{ rows = {rows}, base_row_free = {free} }}")
}

fn read_patience(rules: &mut Rules, value: &Value<'_>) -> Read<()> {
    let patience = match value.get_ref().as_str() {
        Some(UNLIMITED) => KingPatience::Unlimited,
        _ => KingPatience::Moves(number("king_patience", Wanted::MovesOrUnlimited, value)?),
    };
    rules.king_patience = changed(rules.king_patience, patience);
    Ok(())
}

fn read_draws(rules: &mut Rules, value: &Value<'_>) -> Read<()> {
    rules.draws = read_list("draws", value, &rules.draws, read_draw)?;
    Ok(())
}

fn read_draw(value: &Value<'_>) -> Read<DrawRule> {
    let fields = table("draws", value)?;
    only(
        fields,
        &[
            "repetition",
            "king_moves",
            "moves",
            "standstill",
            "strong",
            "weak",
            "refuge",
        ],
    )?;
    let field = |key| get(fields, key);
    let moves = |value| number("moves", Wanted::Moves, value);
    match (
        fields.len(),
        field("repetition"),
        field("king_moves"),
        field("moves"),
        field("standstill"),
    ) {
        (1, Some(times), ..) => Ok(DrawRule::Repetition(number(
            "repetition",
            Wanted::Times,
            times,
        )?)),
        (1, None, Some(limit), ..) => Ok(DrawRule::KingMoves(number(
            "king_moves",
            Wanted::Moves,
            limit,
        )?)),
        (2, None, None, Some(limit), Some(pieces)) => Ok(DrawRule::Standstill {
            pieces: read_bounds("standstill", pieces)?,
            moves: moves(limit)?,
        }),
        (3 | 4, None, None, Some(limit), None) => {
            let (Some(strong), Some(weak)) = (field("strong"), field("weak")) else {
                return fail(
                    value,
                    HouseFault::WrongKind {
                        key: "draws",
                        wanted: Wanted::Draw,
                    },
                );
            };
            Ok(DrawRule::Endgame {
                strong: read_force("strong", strong)?,
                weak: read_force("weak", weak)?,
                refuge: match field("refuge") {
                    Some(refuge) => named("refuge", refuge)?,
                    None => Refuge::Anywhere,
                },
                moves: moves(limit)?,
            })
        }
        _ => fail(
            value,
            HouseFault::WrongKind {
                key: "draws",
                wanted: Wanted::Draw,
            },
        ),
    }
}

/// A number; `[at least]`; or `[at least, at most]`.
fn read_bounds(key: &'static str, value: &Value<'_>) -> Read<(u8, u8)> {
    const WANTED: Wanted = Wanted::Bounds;
    match value.get_ref().as_array().map(|array| &array[..]) {
        Some([least]) => Ok((number(key, WANTED, least)?, u8::MAX)),
        Some([least, most]) => {
            let bounds: (u8, u8) = (number(key, WANTED, least)?, number(key, WANTED, most)?);
            if bounds.0 > bounds.1 {
                return fail(value, HouseFault::Clash(Clash::ForceUpsideDown));
            }
            Ok(bounds)
        }
        _ => number(key, WANTED, value).map(|exactly| (exactly, exactly)),
    }
}

fn write_bounds(bounds: (u8, u8)) -> String {
    match bounds {
        (least, most) if least == most => least.to_string(),
        (least, u8::MAX) => format!("[{least}]"),
        (least, most) => format!("[{least}, {most}]"),
    }
}

/// The bounds on all pieces that follow from those on kings and men.
fn sum(kings: (u8, u8), men: (u8, u8)) -> (u8, u8) {
    (kings.0.saturating_add(men.0), kings.1.saturating_add(men.1))
}

/// `{ kings = 3, men = [0, 2], pieces = [3] }`; none where nothing is said of kings or men.
fn read_force(key: &'static str, value: &Value<'_>) -> Read<Force> {
    let fields = table(key, value)?;
    only(fields, &["kings", "men", "pieces"])?;
    let bounds = |key: &'static str| {
        get(fields, key)
            .map(|value| read_bounds(key, value))
            .transpose()
    };
    let kings = bounds("kings")?.unwrap_or_default();
    let men = bounds("men")?.unwrap_or_default();
    Ok(Force {
        kings,
        men,
        pieces: bounds("pieces")?.unwrap_or(sum(kings, men)),
    })
}

fn write_force(force: Force) -> String {
    let mut text = format!(
        "{{ kings = {}, men = {}",
        write_bounds(force.kings),
        write_bounds(force.men)
    );
    if force.pieces != sum(force.kings, force.men) {
        text.push_str(&format!(", pieces = {}", write_bounds(force.pieces)));
    }
    text.push_str(" }");
    text
}

fn write_draw(draw: DrawRule) -> String {
    match draw {
        DrawRule::Repetition(times) => format!("{{ repetition = {times} }}"),
        DrawRule::KingMoves(moves) => format!("{{ king_moves = {moves} }}"),
        DrawRule::Standstill { pieces, moves } => {
            format!(
                "{{ moves = {moves}, standstill = {} }}",
                write_bounds(pieces)
            )
        }
        DrawRule::Endgame {
            strong,
            weak,
            refuge,
            moves,
        } => {
            let (strong, weak) = (write_force(strong), write_force(weak));
            let refuge = match refuge {
                Refuge::Anywhere => String::new(),
                Refuge::LongDiagonal => format!(", refuge = {}", quoted(word(refuge))),
            };
            format!("{{ moves = {moves}, strong = {strong}, weak = {weak}{refuge} }}")
        }
    }
}

fn read_notation(rules: &mut Rules, value: &Value<'_>) -> Read<()> {
    const NONE: &str = "none";
    let fields = table("notation", value)?;
    only(
        fields,
        &["game_type", "writing", "numbering", "capture_sign"],
    )?;
    let mut notation = rules.notation.value;
    if let Some(value) = get(fields, "game_type") {
        notation.game_type = match value.get_ref().as_str() {
            Some(NONE) => None,
            _ => Some(number("game_type", Wanted::GameType, value)?),
        };
    }
    if let Some(value) = get(fields, "writing") {
        notation.writing = named("writing", value)?;
    }
    if let Some(value) = get(fields, "numbering") {
        notation.numbering = named("numbering", value)?;
    }
    if let Some(value) = get(fields, "capture_sign") {
        // What is written must be read back as a capture.
        notation.capture_sign = match text("capture_sign", value)? {
            "x" => 'x',
            ":" => ':',
            "×" => '×',
            _ => {
                let (key, wanted) = ("capture_sign", Wanted::CaptureSign);
                return fail(value, HouseFault::WrongKind { key, wanted });
            }
        };
    }
    rules.notation = changed(rules.notation, notation);
    Ok(())
}

fn write_notation(rules: &Rules) -> String {
    let notation = rules.notation.value;
    let game_type = notation
        .game_type
        .map_or_else(|| quoted("none"), |number| number.to_string());
    format!(
        "{{ game_type = {game_type}, writing = {}, numbering = {}, capture_sign = {} }}",
        quoted(word(notation.writing)),
        quoted(word(notation.numbering)),
        quoted(notation.capture_sign.encode_utf8(&mut [0; 4]))
    )
}

/// An id: small letters, digits, hyphens.
pub(super) fn read_id(value: &Value<'_>) -> Read<Label> {
    let id = text("id", value)?;
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(plain) {
        return fail(value, HouseFault::BadId(id.to_string()));
    }
    read_name("id", value)
}

/// A name of any kind.
pub(super) fn read_name(key: &'static str, value: &Value<'_>) -> Read<Label> {
    match Label::try_new(text(key, value)?) {
        Ok(label) => Ok(label),
        Err(error) => fail(value, HouseFault::Name(error)),
    }
}
