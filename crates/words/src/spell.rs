//! Numbers as each language writes them.

use super::Lang;

/// The numbers from 2 to 12 in words; 1 and 2 depend on the gender.
fn table(lang: Lang) -> [&'static str; 11] {
    match lang {
        Lang::Pt => [
            "dois", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
            "doze",
        ],
        Lang::Es => [
            "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once",
            "doce",
        ],
        Lang::En => [
            "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
            "twelve",
        ],
        Lang::It => [
            "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci", "undici",
            "dodici",
        ],
    }
}

/// The shape of "one": before a masculine noun, before or in place of a feminine one, or alone for a masculine one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Masculine,
    Feminine,
    MasculineAlone,
}

/// A small whole number in words, a larger one in figures.
fn spelt(lang: Lang, number: u64, shape: Shape) -> String {
    let word = match (number, lang, shape) {
        (1, Lang::En, _) => "one",
        (1, Lang::Pt, Shape::Feminine) => "uma",
        (1, Lang::Pt, _) => "um",
        (1, Lang::Es | Lang::It, Shape::Feminine) => "una",
        (1, Lang::Es | Lang::It, Shape::Masculine) => "un",
        (1, Lang::Es | Lang::It, Shape::MasculineAlone) => "uno",
        (2, Lang::Pt, Shape::Feminine) => "duas",
        (2..=12, ..) => table(lang)[number as usize - 2],
        _ => return number.to_string(),
    };
    word.to_owned()
}

/// The Fluent function `SPELL($number, gender: "f")`: `gender` is `m` before a masculine noun, `f`, or `alone`
/// (masculine without its noun). Where the language has no gender it is left out.
pub(super) fn spell(lang: Lang, number: u64, gender: Option<&str>) -> String {
    let shape = match gender {
        Some("f") => Shape::Feminine,
        Some("alone") => Shape::MasculineAlone,
        _ => Shape::Masculine,
    };
    spelt(lang, number, shape)
}

/// A whole number in figures.
pub(super) fn figures(lang: Lang, number: u64) -> String {
    localise(lang, &number.to_string())
}

/// Puts the language's decimal sign and minus into plain figures (`-0.412` becomes `−0,412`).
#[must_use]
pub fn localise(lang: Lang, figures: &str) -> String {
    let figures = figures.replace('-', "−");
    match lang {
        Lang::En => figures,
        Lang::Pt | Lang::Es | Lang::It => figures.replace('.', ","),
    }
}

/// How the last two things of a list are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Joint {
    /// All of them.
    And,
    /// One of them.
    Or,
    /// One after the other, as moves are written.
    Then,
}

/// A list: `a`, `a and b`, `a, b and c`. Spanish turns its joint before a like sound: `7 u 8`, `uno e Italia`.
pub(crate) fn list(lang: Lang, joint: Joint, items: &[String]) -> String {
    let Some((last, before)) = items.split_last() else {
        return String::new();
    };
    if before.is_empty() {
        return last.clone();
    }
    let word = match (lang, joint) {
        (_, Joint::Then) => return items.join(" "),
        (Lang::Pt | Lang::It, Joint::And) => "e",
        (Lang::Es, Joint::And) if begins_with_i(last) => "e",
        (Lang::Es, Joint::And) => "y",
        (Lang::En, Joint::And) => "and",
        (Lang::Pt, Joint::Or) => "ou",
        (Lang::Es, Joint::Or) if begins_with_o(last) => "u",
        (Lang::Es | Lang::It, Joint::Or) => "o",
        (Lang::En, Joint::Or) => "or",
    };
    format!("{} {word} {last}", before.join(", "))
}

/// The letters and figures of a word, without marks around moves or quotes. Only how it begins with a plain letter
/// matters, so those of other alphabets count as marks.
fn bare(word: &str) -> String {
    word.trim_start_matches(|letter: char| !letter.is_ascii_alphanumeric())
        .to_ascii_lowercase()
}

fn begins_with_i(word: &str) -> bool {
    let word = bare(word);
    word.starts_with('i') || word.starts_with("hi")
}

/// "Ocho" and "once" begin with an o in figures too.
fn begins_with_o(word: &str) -> bool {
    let word = bare(word);
    let figures: String = word.chars().take_while(char::is_ascii_digit).collect();
    word.starts_with('o') || word.starts_with("ho") || figures.starts_with('8') || figures == "11"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gender_of_small_numbers() {
        assert_eq!(spelt(Lang::Pt, 2, Shape::Feminine), "duas");
        assert_eq!(spelt(Lang::Pt, 2, Shape::Masculine), "dois");
        assert_eq!(spelt(Lang::Es, 1, Shape::Masculine), "un");
        assert_eq!(spelt(Lang::It, 1, Shape::MasculineAlone), "uno");
        assert_eq!(spelt(Lang::It, 12, Shape::Feminine), "dodici");
        assert_eq!(spelt(Lang::En, 13, Shape::Feminine), "13");
    }

    #[test]
    fn decimal_signs() {
        assert_eq!(localise(Lang::Pt, "-0.412"), "−0,412");
        assert_eq!(localise(Lang::En, "-0.412"), "−0.412");
    }

    #[test]
    fn lists_of_squares_and_names() {
        let names = |names: &[&str]| {
            names
                .iter()
                .map(|&name| name.to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(list(Lang::Es, Joint::Or, &names(&["7", "8"])), "7 u 8");
        assert_eq!(list(Lang::Es, Joint::Or, &names(&["9", "11"])), "9 u 11");
        assert_eq!(list(Lang::Es, Joint::Or, &names(&["9", "110"])), "9 o 110");
        assert_eq!(
            list(Lang::Es, Joint::And, &names(&["la portuguesa", "italiana"])),
            "la portuguesa e italiana"
        );
        assert_eq!(
            list(Lang::Pt, Joint::And, &names(&["1", "2", "3"])),
            "1, 2 e 3"
        );
        assert_eq!(list(Lang::En, Joint::And, &names(&["1"])), "1");
        assert_eq!(list(Lang::It, Joint::Or, &[]), "");
    }
}
