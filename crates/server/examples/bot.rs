//! A bot for the server (docs/online.md): it lays out a table of backgammon with the computer on the other seat, and
//! plays a match of one point at random, with dice of its own.
//!
//! `cargo run --example bot -p tabuleiro-server -- 127.0.0.1:7117 LEVEL`

use std::error::Error;
use std::io::{BufRead as _, BufReader, Write as _};
use std::net::TcpStream;

use serde_json::{Value, json};
use table::Table;
use table::dice::{Holder, Message, Party, Throw, USUAL_CHAIN};
use table::game::ToAct;
use table::record::Line;

type Lines = std::io::Lines<BufReader<TcpStream>>;

/// Asks, as HTTP/1.0 so that the answer comes in one piece or line by line, and reads past the head of the answer.
fn ask(
    server: &str,
    path: &str,
    secret: &str,
    body: Option<&Value>,
) -> Result<Lines, Box<dyn Error>> {
    let mut stream = TcpStream::connect(server)?;
    let (method, body) = body.map_or(("GET", String::new()), |body| ("POST", body.to_string()));
    write!(
        stream,
        "{method} /api/{path} HTTP/1.0\r\nHost: {server}\r\nContent-Type: application/json\r\n\
        Content-Length: {}\r\nAuthorization: Bearer {secret}\r\n\r\n{body}",
        body.len()
    )?;
    let mut lines = BufReader::new(stream).lines();
    while !lines.next().ok_or("no answer")??.is_empty() {}
    Ok(lines)
}

fn answer(mut lines: Lines) -> Result<Value, Box<dyn Error>> {
    Ok(serde_json::from_str(&lines.next().ok_or("no answer")??)?)
}

/// Bytes from the system's randomness.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let (server, level) = (arguments.next().ok_or("which server?")?, arguments.next());
    println!(
        "{}",
        play(&server, level.as_deref().unwrap_or("4").parse()?)?
    );
    Ok(())
}

/// Plays a match, and tells the table's name and how it ended.
pub(crate) fn play(server: &str, level: u8) -> Result<String, Box<dyn Error>> {
    let terms = json!({"length": "match", "points": 1, "start": "standard", "cube": "on",
        "jacoby": "off", "beavers": "off"});
    let what = json!({"rules": "tournament", "terms": terms, "computer": level});
    let laid_out = answer(ask(server, "tables", "", Some(&what))?)?;
    let id = laid_out["table"].as_str().ok_or("refused")?;
    let secret = laid_out["seat"]
        .as_str()
        .and_then(|link| link.rsplit('/').next())
        .ok_or("no seat")?;
    let mut dice = Holder::new(id.parse()?, Party::Light, USUAL_CHAIN, random())?;
    let sit = json!({"secret": secret, "label": "Bot", "dice": dice.commitment()});
    answer(ask(server, &format!("tables/{id}/seat"), "", Some(&sit))?)?;

    let mut table = None::<Table>;
    for text in ask(server, &format!("tables/{id}/stream"), secret, None)? {
        let word: Value = serde_json::from_str(&text?)?;
        // Every line is checked: its seal, its rules, the proof of its dice.
        for line in word["lines"]
            .as_array()
            .into_iter()
            .flatten()
            .chain(word.get("line"))
        {
            let line = line.as_str().ok_or("a line is text")?.as_bytes();
            match &mut table {
                None => table = Some(Table::open_line(Line::read(line, None)?)?),
                Some(table) => {
                    let seal = *table.seal();
                    table.apply_line(Line::read(line, Some(&seal))?)?;
                }
            }
        }
        let Some(table) = &mut table else { continue };
        if let Some(shown) = word.get("message") {
            table.show_element(&serde_json::from_value(shown.clone())?)?;
        }
        if table.to_act() == ToAct::Over {
            return Ok(format!("{id} {:?}", table.result().ok_or("no result")?));
        }
        if let Some(mut command) = next(table, &mut dice) {
            command["c"] = random::<16>()
                .iter()
                .map(|byte| format!("{byte:02x}"))
                .collect::<String>()
                .into();
            command["v"] = json!(table.events() + 1);
            answer(ask(
                server,
                &format!("tables/{id}/command"),
                secret,
                Some(&command),
            )?)?;
        }
    }
    Err("the line has ended".into())
}

/// What is to be done by Light, if anything is.
fn next(table: &Table, dice: &mut Holder) -> Option<Value> {
    let me = table::Side::Light;
    if let Some(throw) = table.exchange().filter(|dice| dice.requested().is_some()) {
        let Message::Reveal { roll, element, .. } = dice.reveal(throw).ok()? else {
            return None;
        };
        return Some(json!({"do": "reveal", "roll": roll, "element": element}));
    }
    match (table.to_act(), table.contest().awaits_throw()) {
        _ if table.is_gathering() || table.is_halted() => None,
        (ToAct::Opening, _) => Some(json!({"do": "request", "kind": Throw::Opening})),
        (ToAct::Dice(side) | ToAct::Player(side), _) if side != me => None,
        (_, Some((_, kind))) => Some(json!({"do": "request", "kind": kind})),
        _ => {
            let legal = table.legal();
            let chosen = &legal[usize::from(random::<1>()[0]) % legal.len().max(1)];
            Some(json!({"do": "play", "move": table.contest().write(chosen)?}))
        }
    }
}
