//! What can be typed in a game at the terminal, in each language beside English.
//!
//! A table and no catalogue: these are words that are read, not said, and every language must keep its own apart.

use super::Lang;

/// A command: its English word, then in Portuguese, Spanish and Italian. The first of each is the one that help shows.
type Row = (
    &'static str,
    &'static [&'static str],
    [&'static [&'static str]; 3],
);

const COMMANDS: [Row; 22] = [
    ("help", &["?"], [&["ajuda"], &["ayuda"], &["aiuto"]]),
    (
        "moves",
        &["m"],
        [&["lances", "jogadas"], &["jugadas"], &["mosse"]],
    ),
    (
        "board",
        &[],
        [&["tabuleiro"], &["tablero"], &["tavola", "damiera"]],
    ),
    (
        "describe",
        &[],
        [&["descrever"], &["describir"], &["descrivi"]],
    ),
    ("hint", &["h"], [&["dica"], &["pista"], &["consiglio"]]),
    (
        "analyse",
        &["analyze"],
        [&["analisar"], &["analizar"], &["analizza"]],
    ),
    ("undo", &["u"], [&["desfazer"], &["deshacer"], &["annulla"]]),
    (
        "double",
        &["d"],
        [&["dobrar", "dobro"], &["doblar", "doblo"], &["raddoppia"]],
    ),
    (
        "take",
        &["t"],
        [
            &["aceitar", "aceito"],
            &["aceptar", "acepto"],
            &["accetta", "accetto"],
        ],
    ),
    (
        "pass",
        &["p", "drop"],
        [
            &["passar", "passo"],
            &["pasar", "paso"],
            &["passa", "rifiuta"],
        ],
    ),
    (
        "beaver",
        &["b"],
        [&["redobrar"], &["redoblar"], &["ridoppia"]],
    ),
    (
        "roll",
        &["r"],
        [
            &["lançar", "rolar"],
            &["tirar", "lanzar"],
            &["lancia", "tira"],
        ],
    ),
    (
        "void",
        &["v"],
        [&["anular", "nulo"], &["anular", "nula"], &["nullo"]],
    ),
    ("pips", &[], [&["contagem"], &["cuenta"], &["conto"]]),
    (
        "resign",
        &[],
        [
            &["desistir", "abandonar"],
            &["rendirse", "abandonar"],
            &["abbandona"],
        ],
    ),
    ("draw", &[], [&["empate"], &["tablas"], &["patta"]]),
    (
        "claim",
        &[],
        [
            &["reclamar", "reclamo"],
            &["reclamar", "reclamo"],
            &["reclama", "reclamo"],
        ],
    ),
    (
        "id",
        &["fen"],
        [&["posição"], &["posición"], &["posizione"]],
    ),
    (
        "save",
        &[],
        [&["guardar", "salvar"], &["guardar"], &["salva"]],
    ),
    ("leave", &[], [&["deixar"], &["dejar"], &["lascia"]]),
    ("stop", &[], [&["parar"], &["parar"], &["basta"]]),
    ("quit", &["q"], [&["sair"], &["salir"], &["esci"]]),
];

fn of(row: &Row, lang: Lang) -> &'static [&'static str] {
    match lang {
        Lang::En => &[],
        Lang::Pt => row.2[0],
        Lang::Es => row.2[1],
        Lang::It => row.2[2],
    }
}

/// The command in the player's language, where that is not English.
#[must_use]
pub fn local(command: &str, lang: Lang) -> Option<&'static str> {
    let row = COMMANDS.iter().find(|row| row.0 == command)?;
    of(row, lang).first().copied()
}

/// A line with its first word in English, if it is a command in English or in the player's language; any other line as
/// it is. Capitals and accents do not matter.
#[must_use]
pub fn in_english(line: &str, lang: Lang) -> String {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let word = plain(word);
    let found = COMMANDS.iter().find(|row| {
        row.0 == word
            || row.1.contains(&&*word)
            || of(row, lang).iter().any(|own| plain(own) == word)
    });
    match (found, rest.trim()) {
        (None, _) => line.to_owned(),
        (Some(row), "") => row.0.to_owned(),
        (Some(row), rest) => format!("{} {rest}", row.0),
    }
}

/// Small letters without accents.
fn plain(word: &str) -> String {
    word.chars()
        .flat_map(char::to_lowercase)
        .map(unaccented)
        .collect()
}

const fn unaccented(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'è' | 'ê' => 'e',
        'í' | 'ì' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' => 'o',
        'ú' | 'ù' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    }
}

/// A text in the letters that every terminal has: for one that does not speak UTF-8.
#[must_use]
pub fn in_ascii(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '○' => plain.push('o'),
            '◎' => plain.push('O'),
            '●' | '×' => plain.push('x'),
            '◉' => plain.push('X'),
            '─' | '–' | '−' => plain.push('-'),
            '│' => plain.push('|'),
            '┌' | '┐' | '└' | '┘' | '┬' | '┴' => plain.push('+'),
            '·' => plain.push('.'),
            '“' | '”' | '«' | '»' => plain.push('"'),
            '’' | '‘' => plain.push('\''),
            '…' => plain.push_str("..."),
            '→' => plain.push_str("->"),
            '±' => plain.push_str("+-"),
            '\u{a0}' | '\u{202f}' | '\u{2009}' => plain.push(' '),
            letter if letter.is_ascii() => plain.push(letter),
            '♔'..='♟' => plain.push(crate::picture::piece_in_ascii(letter)),
            letter => {
                let small: char = letter.to_lowercase().next().unwrap_or(letter);
                let found = unaccented(small);
                plain.push(match (found.is_ascii(), letter.is_uppercase()) {
                    (true, true) => found.to_ascii_uppercase(),
                    (true, false) => found,
                    (false, _) => '?',
                });
            }
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn every_language_has_its_own_words_and_none_means_two_things() {
        for lang in Lang::ALL {
            let mut meanings = BTreeMap::new();
            for row in &COMMANDS {
                assert_eq!(local(row.0, lang).is_none(), lang == Lang::En);
                let words = [row.0].into_iter().chain(row.1.iter().copied());
                for word in words.chain(of(row, lang).iter().copied()) {
                    let before = meanings.insert(plain(word), row.0);
                    assert!(
                        before.is_none_or(|meant| meant == row.0),
                        "{lang:?}: {word}"
                    );
                }
            }
        }
    }

    #[test]
    fn typed_as_people_type() {
        assert_eq!(in_english("Desistir  2", Lang::Pt), "resign 2");
        assert_eq!(in_english("posicao", Lang::Pt), "id");
        assert_eq!(in_english("h", Lang::It), "hint");
        assert_eq!(in_english("dica", Lang::It), "dica");
        assert_eq!(in_english("13/8 6/5", Lang::Es), "13/8 6/5");
        assert_eq!(in_english("", Lang::Es), "");
    }

    #[test]
    fn ascii_is_ascii() {
        assert_eq!(in_ascii("● 24 · “Ação” …"), "x 24 . \"Acao\" ...");
    }
}
