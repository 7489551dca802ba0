//! A text of many lines in the one line of a tag: house rules.

/// The text in one line.
pub(super) fn in_one_line(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n")
}

/// The lines again.
pub(super) fn in_lines(text: &str) -> String {
    let mut lines = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        lines.push(match (letter, letter == '\\') {
            (_, true) => match letters.next() {
                Some('n') => '\n',
                Some(other) => other,
                None => '\\',
            },
            (letter, false) => letter,
        });
    }
    lines
}
