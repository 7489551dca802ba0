//! The types of the boundary as the page reads them, `web/src/box/types.ts`: written here, and compared.

use std::path::Path;

use ts_rs::{Config, TS};

use super::*;

const FILE: &str = "web/src/box/types.ts";
const RENEW: &str = "TABULEIRO_WRITE_TYPES=1 cargo test -p tabuleiro-wasm types_of_the_page";

/// The declarations, one after another, in an order to read them in.
macro_rules! declared {
    ($config:expr; $($type:ty),+ $(,)?) => {
        [$(declaration::<$type>($config)),+].join("\n")
    };
}

fn declaration<T: TS>(config: &Config) -> String {
    let docs = T::docs().unwrap_or_default();
    format!("{}export {}\n", comment(&docs, 0), pretty(&T::decl(config)))
}

/// The lines of a doc comment, whatever signs it came with.
fn comment(docs: &str, depth: usize) -> String {
    let bare = |line: &str| {
        let line = line.trim().trim_start_matches("/**").trim_end_matches("*/");
        line.trim_start_matches('*').trim().to_owned()
    };
    let lines: Vec<String> = docs
        .lines()
        .map(bare)
        .filter(|line| !line.is_empty())
        .collect();
    let indent = "  ".repeat(depth);
    match lines.as_slice() {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        lines => {
            let lines = lines.iter().map(|line| format!("{indent} * {line}\n"));
            format!("{indent}/**\n{}{indent} */\n", lines.collect::<String>())
        }
    }
}

/// What `ts-rs` declares, for the eye and with everything read-only: one member a line, one kind of a union a line.
fn pretty(declaration: &str) -> String {
    let plain = declaration
        .replace("Array<", "ReadonlyArray<")
        .replace("[number, number]", "readonly [number, number]")
        .replace("\"kind\":", "kind:");
    let (name, body) = plain.split_once('=').unwrap_or((&plain, ""));
    let kinds = kinds(body.trim().trim_end_matches(';'));
    let name = name.trim();
    let body = match kinds.as_slice() {
        [only] => members(only, 0),
        several if several.iter().all(|kind| !kind.contains('{')) => {
            members(&several.join(" | "), 0)
        }
        several => {
            let line = |kind: &&str| format!("\n  | {}", members(kind, 1));
            several.iter().map(line).collect()
        }
    };
    let gap = if body.starts_with('\n') { "" } else { " " };
    let whole = format!("{name} ={gap}{body};");
    if whole.lines().all(|line| line.len() <= 120) {
        return whole;
    }
    let line = |kind: &&str| format!("\n  | {}", members(kind, 1));
    format!("{name} ={};", kinds.iter().map(line).collect::<String>())
}

/// The kinds of a union; what lies within an object is not taken apart.
fn kinds(body: &str) -> Vec<&str> {
    let (mut depth, mut begun, mut kinds) = (0, 0, Vec::new());
    for (at, letter) in body.char_indices() {
        match letter {
            '{' | '<' | '(' => depth += 1,
            '}' | '>' | ')' => depth -= 1,
            '|' if depth == 0 => {
                kinds.push(body[begun..at].trim());
                begun = at + 1;
            }
            _ => {}
        }
    }
    kinds.push(body[begun..].trim());
    kinds
}

/// One kind of a type, the members of its objects each in a line.
fn members(kind: &str, mut depth: usize) -> String {
    let outside = depth;
    let mut out = String::new();
    let mut rest = kind.trim();
    while let Some(letter) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("/**") {
            let end = after.find("*/").map_or(after.len(), |at| at + 2);
            out.push_str(&comment(&after[..end], depth));
            rest = after[end..].trim_start();
            continue;
        }
        if out.ends_with('\n') && depth > outside && letter != '}' {
            out.push_str(&format!("{}readonly ", "  ".repeat(depth)));
        }
        rest = &rest[letter.len_utf8()..];
        match letter {
            '{' => {
                depth += 1;
                out.push_str("{\n");
                rest = rest.trim_start();
            }
            '}' => {
                depth -= 1;
                if !out.ends_with('\n') {
                    out.truncate(out.trim_end().len());
                    out.push_str(";\n");
                }
                out.push_str(&format!("{}}}", "  ".repeat(depth)));
            }
            // Between members; in a list of types the bracket is still open.
            ',' if depth > outside && !within_brackets(&out) => {
                out.push_str(";\n");
                rest = rest.trim_start();
            }
            '"' => out.push('\''),
            '\n' | '\t' => {}
            ' ' if out.ends_with([' ', '\n']) => {}
            other => out.push(other),
        }
    }
    out
}

/// Does the line that is being written lie within `<…>` or `[…]`?
fn within_brackets(out: &str) -> bool {
    let line = out.rsplit('\n').next().unwrap_or_default();
    let count = |sign: char| line.matches(sign).count();
    count('<') > count('>') || count('[') > count(']')
}

fn written() -> String {
    let config = &Config::new().with_large_int("number");
    let declared = declared![config;
        Side, BySide<u8>, Lang, Localised, ArticleRef, Read<u8>, Unreadable, Capabilities, LevelWords,
        PlayingSquare, PlayedSquares, DraughtsShape, Rank, Piece, DraughtsPicture, DraughtsTurn, HuffRight,
        ChessKind, ChessPiece, ChessPicture, RookStep, ChessTurn, ClaimRight, ChecksGiven, ChessView,
        BoardPlace, NamedPlace, Step, BackgammonTurn, Lost, PlayEdge, PlayNode, PlayGraph, Checkers, Cube, Dice,
        MatchScore, CrawfordState, BackgammonPicture, Picture,
        OpenTable, BackgammonChoice, MoneyOption, DiceFrom, Seat, Player,
        ToAct, DoubleRight, ClockView, RecordEvent, Judgement, Mark, RecordEntry, RecordView, EndReason, Stake,
        Outcome, TableCommon, DraughtsView, BackgammonView, LastPlay, TableView,
        Action, Contender, Alternative, Refusal, Answer,
        Kind, Origin, RuleSetSummary, BackgammonFrame, Lengths, CubeChoice,
        RuleText, Arrow, DiagramFrame, Diagram, Article, Chapter, RulesPage,
        PointValue, Control, HousePoint, PointSetting, HouseForm, HouseDraft, Clash, HouseCheck,
        Setup, SetupProblem, SetupCheck, JudgedSet, PositionText, ImportedGame, Imported, ExportedFile,
        ThinkRequest, Purpose, Turn, Candidate, Ending, EndingResult, Chances, CubeAdvice, CubeAction, Unit, Analysis,
        SideReport,
        ProvenRoll, RollProof, DiceProof,
        Sealed, Heard, Told, OnlineView, OnlineSeat, OnlineOffer, Resigned, May, Said, Rematch, Saying,
    ];
    format!("// Made from crates/wasm/src/types: do not edit, but run\n// {RENEW}\n\n{declared}")
}

#[test]
fn types_of_the_page() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(FILE);
    let written = written();
    if std::env::var_os("TABULEIRO_WRITE_TYPES").is_some() {
        std::fs::write(&path, &written).expect("a place to write to");
    }
    let committed = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(committed == written, "{FILE} is stale: run {RENEW}");
}
