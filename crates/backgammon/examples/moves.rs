//! Answers `POSITION<TAB>DICE` lines (GNU Backgammon position IDs) with the legal plays, one JSON line
//! each, in the form of `tabuleiro moves backgammon --batch`. The oracle script drives it.

use std::io::{self, BufRead, Write};

use tabuleiro_backgammon::formats::position_id::{self, PositionId};
use tabuleiro_backgammon::{LegalPlays, Roll};

fn main() -> io::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    for (index, line) in io::stdin().lock().lines().enumerate() {
        let line = line?;
        let answer = answer(&line).map_err(|error| {
            io::Error::new(
                io::ErrorKind::InvalidInput,
                format!("line {}: {error}", index + 1),
            )
        })?;
        writeln!(out, "{answer}")?;
    }
    out.flush()
}

fn answer(line: &str) -> Result<String, Box<dyn std::error::Error>> {
    let (id, dice) = line.split_once('\t').ok_or("no tab")?;
    let position = position_id::decode(id, 15)?;
    let roll: Roll = dice.parse()?;
    let moves: Vec<String> = LegalPlays::of(position, roll)
        .iter()
        .map(|legal| {
            let id = PositionId::from(legal.position);
            format!(r#"{{"move":"{}","position":"{id}"}}"#, legal.play)
        })
        .collect();
    Ok(format!(r#"{{"moves":[{}]}}"#, moves.join(",")))
}
