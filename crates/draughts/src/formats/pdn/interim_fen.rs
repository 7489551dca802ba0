//! Stands in for the FEN reader until it is merged.
use crate::notation::NamedSquare;
use crate::{Piece, PieceKind, Position, Rules, Setup, Side};
use alloc::string::{String, ToString};

pub(super) fn read(fen: &str, rules: &Rules) -> Result<Position, String> {
    let side = |c: &str| match c {
        "W" => Ok(Side::White),
        "B" => Ok(Side::Black),
        _ => Err("no side".to_string()),
    };
    let mut parts = fen.trim().trim_end_matches('.').split(':');
    let mut setup = Setup::empty(side(parts.next().unwrap_or_default())?);
    for part in parts {
        let Some((colour, list)) = part.split_at_checked(1) else {
            continue;
        };
        let side = side(colour)?;
        for entry in list.split(',').filter(|entry| !entry.is_empty()) {
            let king = entry.strip_prefix('K');
            let kind = if king.is_some() {
                PieceKind::King
            } else {
                PieceKind::Man
            };
            let entry = king.unwrap_or(entry);
            let (first, last) = entry.split_once('-').unwrap_or((entry, entry));
            if let (Some(NamedSquare::Number(first)), Some(NamedSquare::Number(last))) =
                (NamedSquare::parse(first), NamedSquare::parse(last))
            {
                for number in first..=last {
                    let square = rules
                        .names()
                        .find(NamedSquare::Number(number))
                        .ok_or("no such square")?;
                    setup.put(square, Some(Piece { side, kind }));
                }
            } else {
                let name = NamedSquare::parse(entry).ok_or("no square")?;
                let square = rules.names().find(name).ok_or("no such square")?;
                setup.put(square, Some(Piece { side, kind }));
            }
        }
    }
    Position::new(setup, rules).map_err(|flaw| flaw.to_string())
}
