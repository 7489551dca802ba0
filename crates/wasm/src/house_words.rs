//! Words of the house-rules form that the rule table does not have: rows that are a part of a point.

use crate::types::Localised;
use crate::words::words;

/// One point of the table holds the whole board; its three rows say each its own part.
pub(crate) fn part_of_the_board(row: &str, name: &str) -> Option<Localised> {
    Some(match (row, name) {
        ("board-size", side) => Localised::of(|_| format!("{side}×{side}")),
        ("board-squares", "dark") => words("escuras", "oscuras", "dark ones", "scure"),
        ("board-squares", "light") => words("claras", "claras", "light ones", "chiare"),
        ("board-squares", "all") => words("todas", "todas", "all", "tutte"),
        ("board-long-diagonal", "left") => {
            words("à esquerda", "a la izquierda", "at the left", "a sinistra")
        }
        ("board-long-diagonal", "right") => {
            words("à direita", "a la derecha", "at the right", "a destra")
        }
        _ => return None,
    })
}

/// What a row is called that is only a part of its point.
pub(crate) fn own_label(row: &str) -> Option<Localised> {
    Some(match row {
        "board-size" => words(
            "Tamanho do tabuleiro",
            "Tamaño del tablero",
            "Size of the board",
            "Grandezza della damiera",
        ),
        "board-squares" => words(
            "Casas em que se joga",
            "Casillas en las que se juega",
            "Squares played on",
            "Caselle su cui si gioca",
        ),
        "board-long-diagonal" => words(
            "Canto em que se joga, visto de cada lado",
            "Esquina en la que se juega, vista desde cada lado",
            "Corner played on, as each side sees it",
            "Angolo su cui si gioca, visto da ogni parte",
        ),
        "draw-repetition" => words(
            "Empate por repetição",
            "Tablas por repetición",
            "Draw by repetition",
            "Patta per ripetizione",
        ),
        "draw-king-moves" => words(
            "Empate por lances só de damas",
            "Tablas por jugadas solo de damas",
            "Draw by moves of kings only",
            "Patta per mosse di sole dame",
        ),
        _ => return None,
    })
}

/// A note under the row, where the control alone would not say what a value means.
pub(crate) fn help(row: &str) -> Option<Localised> {
    match row {
        "draw-repetition" => Some(words(
            "Tantas vezes a mesma posição; com 0 a repetição não empata.",
            "Tantas veces la misma posición; con 0 la repetición no da tablas.",
            "The same position so many times; with 0 repeating draws nothing.",
            "La stessa posizione tante volte; con 0 la ripetizione non dà patta.",
        )),
        "draw-king-moves" => Some(words(
            "Sem captura e sem mover pedra; com 0 não há esse empate.",
            "Sin captura y sin mover peón; con 0 no hay esas tablas.",
            "Without a capture and without a man moved; with 0 there is no such draw.",
            "Senza prese e senza muovere pedine; con 0 non c’è questa patta.",
        )),
        _ => None,
    }
}
