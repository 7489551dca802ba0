//! The few texts of the box itself, in the four languages. What a rule says is worded by the table's `words`.

use crate::types::{Lang, Localised};

/// A text in the order of the language switch: Portuguese, Spanish, English, Italian.
pub(crate) fn words(pt: &str, es: &str, en: &str, it: &str) -> Localised {
    Localised::of(|lang| {
        match lang {
            Lang::Pt => pt,
            Lang::Es => es,
            Lang::En => en,
            Lang::It => it,
        }
        .to_owned()
    })
}

/// A name or a figure, the same in every language.
pub(crate) fn same(text: &str) -> Localised {
    words(text, text, text, text)
}

/// Title and sentence of what the table, not a rule of the game, does not allow.
pub(crate) fn not_now(reason: &str) -> (Localised, Localised) {
    let title = words("Agora não", "Ahora no", "Not now", "Non adesso");
    let sentence = match reason {
        "not-your-turn" => words(
            "É a vez do outro lado.",
            "Le toca al otro lado.",
            "It is the other side's turn.",
            "Tocca all'altra parte.",
        ),
        "over" | "game-over" => words(
            "A partida acabou.",
            "La partida ha terminado.",
            "The game is over.",
            "La partita è finita.",
        ),
        "next-game-first" => words(
            "A partida acabou; comece a seguinte.",
            "La partida ha terminado; empieza la siguiente.",
            "The game is over; begin the next one.",
            "La partita è finita; comincia la prossima.",
        ),
        "game-not-over" => words(
            "A partida ainda não acabou.",
            "La partida aún no ha terminado.",
            "The game is not over yet.",
            "La partita non è ancora finita.",
        ),
        "no-draw" => words(
            "No gamão não há empate.",
            "En el backgammon no hay tablas.",
            "Backgammon knows no draw.",
            "Nel backgammon non c'è patta.",
        ),
        "offer-stands" => words(
            "Já há uma proposta à espera de resposta.",
            "Ya hay una propuesta que espera respuesta.",
            "An offer is already waiting for its answer.",
            "C'è già una proposta che attende risposta.",
        ),
        "nothing-offered" => words(
            "Nada foi proposto.",
            "No se ha propuesto nada.",
            "Nothing has been offered.",
            "Non è stato proposto nulla.",
        ),
        "offered-already" => words(
            "Já propôs isso desde o seu último lance.",
            "Ya lo propusiste desde tu última jugada.",
            "You have offered that already since your last move.",
            "L'hai già proposto dopo la tua ultima mossa.",
        ),
        "flag-has-fallen" => words(
            "O tempo acabou.",
            "Se acabó el tiempo.",
            "The time is up.",
            "Il tempo è scaduto.",
        ),
        "flag-stands" => words(
            "Ainda há tempo no relógio.",
            "Aún queda tiempo en el reloj.",
            "There is still time on the clock.",
            "C'è ancora tempo sull'orologio.",
        ),
        "no-roll" => words(
            "Os dados não se lançam agora.",
            "Ahora no se tiran los dados.",
            "The dice are not thrown now.",
            "Adesso non si tirano i dadi.",
        ),
        "dice-missing" => words(
            "Nesta mesa os dados são digitados: indique os dois números.",
            "En esta mesa los dados se escriben: indica los dos números.",
            "Dice are typed in at this table: give both numbers.",
            "A questo tavolo i dadi si scrivono: indica i due numeri.",
        ),
        "dice-not-typed" => words(
            "Nesta mesa os dados são da máquina, com prova.",
            "En esta mesa los dados son de la máquina, con prueba.",
            "At this table the machine throws, with its proof.",
            "A questo tavolo tira la macchina, con la prova.",
        ),
        "resignation-refused" => words(
            "O computador não aceita: ele ainda conta com um resultado maior.",
            "El ordenador no acepta: aún cuenta con un resultado mayor.",
            "The computer declines: it still counts on winning more.",
            "Il computer non accetta: conta ancora su una vittoria più grande.",
        ),
        "no-net" => words(
            "Os dados do motor ainda não chegaram.",
            "Los datos del motor aún no han llegado.",
            "The engine's data has not arrived yet.",
            "I dati del motore non sono ancora arrivati.",
        ),
        _ => words(
            "Isto não é possível agora.",
            "Esto no es posible ahora.",
            "This is not possible now.",
            "Questo non è possibile adesso.",
        ),
    };
    (title, sentence)
}

/// What stands where a text cannot be read as a move.
pub(crate) fn unreadable_title() -> Localised {
    words(
        "Isto não se lê",
        "Esto no se lee",
        "This cannot be read",
        "Questo non si legge",
    )
}

/// What is expected where a position cannot be read.
pub(crate) fn expected_fen() -> Localised {
    words(
        "Uma posição em FEN, como W:W31,32:B1,2",
        "Una posición en FEN, como W:W31,32:B1,2",
        "A position in FEN, such as W:W31,32:B1,2",
        "Una posizione in FEN, come W:W31,32:B1,2",
    )
}

/// What is expected where a backgammon position cannot be read.
pub(crate) fn expected_backgammon_id() -> Localised {
    words(
        "Um XGID, ou um ID do GNU Backgammon",
        "Un XGID, o un ID de GNU Backgammon",
        "An XGID, or an ID of GNU Backgammon",
        "Un XGID, o un ID di GNU Backgammon",
    )
}

/// What is expected where no rule set is called so.
pub(crate) fn expected_rule_set() -> Localised {
    words(
        "Um conjunto de regras que exista aqui",
        "Un conjunto de reglas que exista aquí",
        "A rule set that is known here",
        "Un insieme di regole conosciuto qui",
    )
}

/// What is expected where terms do not fit.
pub(crate) fn expected_terms() -> Localised {
    words(
        "Condições que estas regras conheçam",
        "Condiciones que estas reglas conozcan",
        "Terms that these rules know",
        "Condizioni che queste regole conoscono",
    )
}

/// What is expected where a file cannot be read.
pub(crate) fn expected_games() -> Localised {
    words(
        "Partidas em .mat, SGF, PDN ou no formato próprio, com lances permitidos",
        "Partidas en .mat, SGF, PDN o en el formato propio, con jugadas permitidas",
        "Games in .mat, SGF, PDN or our own format, with legal moves",
        "Partite in .mat, SGF, PDN o nel formato proprio, con mosse regolari",
    )
}

/// What is expected where house rules cannot be read.
pub(crate) fn expected_house() -> Localised {
    words(
        "Regras da casa com um conjunto de origem",
        "Reglas de la casa con un conjunto de origen",
        "House rules with a parent set",
        "Regole della casa con un insieme d'origine",
    )
}
