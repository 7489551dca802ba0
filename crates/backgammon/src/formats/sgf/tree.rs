//! The Smart Game Format as such: trees of nodes of properties, for any game.
//!
//! Values are kept as they stand between their brackets, escapes included, so that a property that
//! means nothing to us is written back exactly as it came.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::codes::codes;

use super::super::text::Place;

/// How deep variations may be nested. A file that goes deeper is refused; without a limit a
/// megabyte of brackets would exhaust the stack wherever a tree is walked or dropped.
pub const MOST_NESTED: usize = 200;

/// A property: its name and its values, as they stand between the brackets.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Property {
    /// The name in capitals; small letters of older versions of the format are left out.
    pub name: String,
    /// One or more values, escapes included.
    pub values: Vec<String>,
}

/// A node: properties in the order written.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Node {
    /// The properties.
    pub properties: Vec<Property>,
    /// Where it starts.
    pub place: Place,
}

/// A sequence of nodes and the trees that branch off behind the last one.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tree {
    /// The nodes in order.
    pub nodes: Vec<Node>,
    /// What may follow: the main line first, then its alternatives.
    pub children: Vec<Tree>,
}

/// Why a text is no SGF.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SyntaxError {
    /// There is no `(;` in it.
    NoTree,
    /// A bracket that is never closed: the text ends inside a value or a tree.
    Unclosed(Opened),
    /// A character that cannot stand there.
    Unexpected(char),
    /// A property without a value.
    NoValue(String),
    /// Variations nested deeper than [`MOST_NESTED`].
    TooDeep,
}

/// What a bracket opens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Opened {
    /// `[`: a value.
    Value,
    /// `(`: a game tree.
    Tree,
}

impl fmt::Display for Opened {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Value => "value",
            Self::Tree => "game tree",
        })
    }
}

codes!(SyntaxError {
    Self::NoTree => "no-tree",
    Self::Unclosed(_) => "unclosed",
    Self::Unexpected(_) => "unexpected",
    Self::NoValue(_) => "no-value",
    Self::TooDeep => "too-deep",
});

impl fmt::Display for SyntaxError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoTree => f.write_str("there is no `(;`, so this is no SGF file"),
            Self::Unclosed(what) => write!(f, "the {what} that starts here is never closed"),
            Self::Unexpected(found) => write!(f, "{found:?} cannot stand here"),
            Self::NoValue(name) => write!(f, "the property {name} has no value in brackets"),
            Self::TooDeep => write!(f, "variations are nested more than {MOST_NESTED} deep"),
        }
    }
}

impl core::error::Error for SyntaxError {}

impl Property {
    /// A property with one value, which is escaped.
    pub(super) fn text(name: &str, value: &str) -> Self {
        Self {
            name: name.into(),
            values: [escape(value)].into(),
        }
    }

    /// The first value; a property always has one when it was read.
    #[must_use]
    pub fn value(&self) -> &str {
        self.values.first().map_or("", String::as_str)
    }
}

impl Node {
    /// The first property of this name.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Property> {
        self.properties
            .iter()
            .find(|property| property.name == name)
    }
}

/// The text of a value: escapes resolved, soft line breaks taken out.
#[must_use]
pub fn unescape(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '\\' => match characters.next() {
                // An escaped line break is no line break at all.
                Some('\r') => {
                    characters.next_if_eq(&'\n');
                }
                Some('\n') => {
                    characters.next_if_eq(&'\r');
                }
                Some(escaped) => text.push(escaped),
                None => {}
            },
            '\r' => {
                characters.next_if_eq(&'\n');
                text.push('\n');
            }
            other => text.push(other),
        }
    }
    text
}

/// The value of a text: brackets, backslashes and colons escaped. The colon is escaped also where
/// it would not have to be, because a reader that splits composed values would stop at it.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for character in text.chars() {
        if matches!(character, '\\' | ']' | ':') {
            value.push('\\');
        }
        value.push(character);
    }
    value
}

/// The two halves of a composed value, still escaped: what stands before and after the first colon
/// that is not escaped.
#[must_use]
pub fn split_composed(value: &str) -> Option<(&str, &str)> {
    let mut escaped = false;
    for (index, character) in value.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            ':' => return Some((&value[..index], &value[index + 1..])),
            _ => {}
        }
    }
    None
}

/// A reader that knows where it stands.
struct Cursor<'text> {
    rest: &'text str,
    place: Place,
}

impl<'text> Cursor<'text> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn bump(&mut self) {
        let mut characters = self.rest.chars();
        match characters.next() {
            Some('\n') => self.place = Place::new(self.place.line.saturating_add(1), 1),
            // The line ends with the `\n` behind it, or here when there is none.
            Some('\r') if !characters.as_str().starts_with('\n') => {
                self.place = Place::new(self.place.line.saturating_add(1), 1);
            }
            Some('\r') => {}
            _ => self.place.column = self.place.column.saturating_add(1),
        }
        self.rest = characters.as_str();
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.bump();
        }
    }

    /// The value behind an opening bracket, up to the bracket that closes it.
    fn value(&mut self) -> Result<&'text str, (Place, SyntaxError)> {
        let opened = self.place;
        self.bump();
        let start = self.rest;
        loop {
            match self.peek() {
                Some(']') => break,
                Some('\\') => {
                    self.bump();
                    self.bump();
                }
                Some(_) => self.bump(),
                None => return Err((opened, SyntaxError::Unclosed(Opened::Value))),
            }
        }
        let value = &start[..start.len() - self.rest.len()];
        self.bump();
        Ok(value)
    }

    fn property(&mut self) -> Result<Property, (Place, SyntaxError)> {
        let place = self.place;
        let mut name = String::new();
        while let Some(letter) = self.peek().filter(char::is_ascii_alphabetic) {
            // FF[3] and older allow `GaMe[6]` for `GM[6]`.
            if letter.is_ascii_uppercase() {
                name.push(letter);
            }
            self.bump();
        }
        let mut values = Vec::new();
        loop {
            self.skip_space();
            if self.peek() != Some('[') {
                break;
            }
            values.push(self.value()?.into());
        }
        if values.is_empty() {
            return Err((place, SyntaxError::NoValue(name)));
        }
        Ok(Property { name, values })
    }
}

/// Reads a collection of trees. Whatever stands before the first `(;` and behind the last bracket
/// is skipped: some programs, and mails, put text there.
///
/// # Errors
/// Where the text goes wrong, and how.
pub fn parse(text: &str) -> Result<Vec<Tree>, (Place, SyntaxError)> {
    let mut cursor = Cursor {
        rest: text,
        place: Place::new(1, 1),
    };
    let mut trees = Vec::new();
    while skip_to_tree(&mut cursor) {
        trees.push(tree(&mut cursor)?);
    }
    if trees.is_empty() {
        return Err((Place::default(), SyntaxError::NoTree));
    }
    Ok(trees)
}

/// Goes to the next bracket that opens a tree.
fn skip_to_tree(cursor: &mut Cursor<'_>) -> bool {
    while let Some(character) = cursor.peek() {
        if character == '(' && cursor.rest[1..].trim_start().starts_with(';') {
            return true;
        }
        cursor.bump();
    }
    false
}

/// Reads one tree, without recursion: the trees that are still open stand on a stack.
fn tree(cursor: &mut Cursor<'_>) -> Result<Tree, (Place, SyntaxError)> {
    let mut open: Vec<(Place, Tree)> = Vec::new();
    loop {
        cursor.skip_space();
        let place = cursor.place;
        match cursor.peek() {
            Some('(') => {
                if open.len() == MOST_NESTED {
                    return Err((place, SyntaxError::TooDeep));
                }
                open.push((place, Tree::default()));
                cursor.bump();
            }
            Some(')') => {
                cursor.bump();
                // The caller starts at a bracket, so one is open.
                let (_, done) = open.pop().unwrap_or_default();
                match open.last_mut() {
                    Some((_, parent)) => parent.children.push(done),
                    None => return Ok(done),
                }
            }
            Some(';') => {
                cursor.bump();
                if let Some((_, tree)) = open.last_mut() {
                    // A node behind a variation belongs to no line; the first reading is that it
                    // goes on the tree it stands in.
                    tree.nodes.push(Node {
                        properties: Vec::new(),
                        place,
                    });
                }
            }
            Some(letter) if letter.is_ascii_alphabetic() => {
                let property = cursor.property()?;
                let node = open.last_mut().and_then(|(_, tree)| tree.nodes.last_mut());
                match node {
                    Some(node) if !property.name.is_empty() => node.properties.push(property),
                    _ => return Err((place, SyntaxError::Unexpected(letter))),
                }
            }
            Some(other) => return Err((place, SyntaxError::Unexpected(other))),
            None => {
                let opened = open.last().map_or(place, |&(place, _)| place);
                return Err((opened, SyntaxError::Unclosed(Opened::Tree)));
            }
        }
    }
}

impl fmt::Display for Property {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for value in &self.values {
            write!(f, "[{value}]")?;
        }
        Ok(())
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(";")?;
        self.properties
            .iter()
            .try_for_each(|property| property.fmt(f))
    }
}

impl fmt::Display for Tree {
    /// The tree in its brackets, a node a line. Recursion is safe: no tree that was read is deeper
    /// than [`MOST_NESTED`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (index, node) in self.nodes.iter().enumerate() {
            let line_end = if index == 0 { "" } else { "\n" };
            write!(f, "{line_end}{node}")?;
        }
        for child in &self.children {
            write!(f, "\n{child}")?;
        }
        f.write_str(")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::format;
    use std::string::ToString;

    #[test]
    fn escapes_both_ways() {
        for text in [
            "",
            "plain",
            "a]b",
            "a\\b",
            "a:b",
            "]\\:]",
            "two\nlines",
            "\\n",
        ] {
            assert_eq!(unescape(&escape(text)), text);
        }
        assert_eq!(unescape("soft \\\nbreak"), "soft break");
        assert_eq!(unescape("soft \\\r\nbreak"), "soft break");
        assert_eq!(unescape("hard \r\nbreak"), "hard \nbreak");
        assert_eq!(unescape("\\x\\"), "x");
    }

    #[test]
    fn composed_values_part_at_the_first_bare_colon() {
        assert_eq!(split_composed("length:5"), Some(("length", "5")));
        assert_eq!(split_composed("a\\:b:c:d"), Some(("a\\:b", "c:d")));
        assert_eq!(split_composed("a\\:b"), None);
    }

    #[test]
    fn trees_are_written_as_they_are_read() {
        let text = "(;A[x][y\\]z]B[]\n;C[two\nlines]\n(;D[1]\n;E[2])\n(;F[3]))";
        let trees = parse(&format!("before {text} between {text} after")).unwrap();
        assert_eq!(trees.len(), 2);
        assert_eq!(trees[0].to_string(), text);
        assert_eq!(trees[0], trees[1]);
        assert_eq!(trees[0].nodes[1].get("C").unwrap().value(), "two\nlines");
    }

    #[test]
    fn errors_say_where() {
        let error = |text| {
            let (place, error) = parse(text).unwrap_err();
            (place.line, place.column, error)
        };
        assert_eq!(
            error("(;A[1]\n;B)"),
            (2, 2, SyntaxError::NoValue("B".into()))
        );
        assert_eq!(error("(;A[1]\r\n *)"), (2, 2, SyntaxError::Unexpected('*')));
        assert_eq!(
            error("(;A[1]\r;b[x])"),
            (2, 2, SyntaxError::Unexpected('b'))
        );
        assert_eq!(
            error("\n(;A[1]B[2"),
            (2, 8, SyntaxError::Unclosed(Opened::Value))
        );
        assert_eq!(
            error("\n (;A[1]"),
            (2, 2, SyntaxError::Unclosed(Opened::Tree))
        );
        assert_eq!(error("nothing"), (0, 0, SyntaxError::NoTree));
    }
}
