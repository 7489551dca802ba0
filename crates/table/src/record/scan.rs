//! Finding one's way in a line that is in canonical form, without making values of it.
//!
//! Our own program writes every line so, and nearly every line that is read is one of its own: then its text is kept as
//! it came, and what it says is looked up where it stands. Whatever is not plainly canonical takes the long way.

use std::borrow::Cow;

/// One member of a line: where it stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Member<'t> {
    pub(super) name: &'t str,
    /// Where the name begins, its quotation mark included.
    pub(super) start: usize,
    /// Where the value begins and ends.
    pub(super) value: (usize, usize),
}

/// How deeply values may lie in one another, as for the library that reads the others; ours go four deep.
const DEEPEST: u32 = 127;

/// Visits the members of a line in canonical form, in order. Says whether it is in that form. A name is given as it is
/// spelled, with its escapes.
pub(super) fn members<'t>(text: &'t str, mut visit: impl FnMut(Member<'t>)) -> bool {
    let mut scan = Scan {
        text: text.as_bytes(),
        at: 0,
    };
    let whole = scan.object(0, |start, name, value| {
        visit(Member {
            name: &text[name.0..name.1],
            start,
            value,
        });
    });
    whole.is_some() && scan.at == text.len()
}

struct Scan<'t> {
    text: &'t [u8],
    at: usize,
}

impl<'t> Scan<'t> {
    fn take(&mut self, byte: u8) -> Option<()> {
        (self.text.get(self.at) == Some(&byte)).then(|| self.at += 1)
    }

    fn value(&mut self, depth: u32) -> Option<()> {
        match self.text.get(self.at)? {
            b'"' => self.string().map(|_| ()),
            b'{' if depth < DEEPEST => self.object(depth + 1, |_, _, _| {}),
            b'[' if depth < DEEPEST => self.array(depth + 1),
            b'-' | b'0'..=b'9' => self.number(),
            b't' => self.word(b"true"),
            b'f' => self.word(b"false"),
            b'n' => self.word(b"null"),
            _ => None,
        }
    }

    /// Members sorted by name, none twice, nothing between them.
    fn object(
        &mut self,
        depth: u32,
        mut member: impl FnMut(usize, (usize, usize), (usize, usize)),
    ) -> Option<()> {
        self.take(b'{')?;
        if self.take(b'}').is_some() {
            return Some(());
        }
        let mut before: Option<Cow<'t, [u8]>> = None;
        loop {
            let start = self.at;
            let (escaped, name) = self.string()?;
            let bytes = if escaped {
                let text: String = serde_json::from_slice(&self.text[start..self.at]).ok()?;
                Cow::Owned(text.into_bytes())
            } else {
                Cow::Borrowed(&self.text[name.0..name.1])
            };
            if before.is_some_and(|before| before >= bytes) {
                return None;
            }
            before = Some(bytes);
            self.take(b':')?;
            let from = self.at;
            self.value(depth)?;
            member(start, name, (from, self.at));
            if self.take(b'}').is_some() {
                return Some(());
            }
            self.take(b',')?;
        }
    }

    fn array(&mut self, depth: u32) -> Option<()> {
        self.take(b'[')?;
        if self.take(b']').is_some() {
            return Some(());
        }
        loop {
            self.value(depth)?;
            if self.take(b']').is_some() {
                return Some(());
            }
            self.take(b',')?;
        }
    }

    /// A string with the shortest escapes: whether it has any, and where it stands without its quotation marks.
    fn string(&mut self) -> Option<(bool, (usize, usize))> {
        self.take(b'"')?;
        let start = self.at;
        let mut escaped = false;
        loop {
            match self.text.get(self.at)? {
                b'"' => {
                    self.at += 1;
                    return Some((escaped, (start, self.at - 1)));
                }
                b'\\' => {
                    escaped = true;
                    self.escape()?;
                }
                0..=0x1f => return None,
                _ => self.at += 1,
            }
        }
    }

    fn escape(&mut self) -> Option<()> {
        match self.text.get(self.at + 1)? {
            b'"' | b'\\' | b'b' | b'f' | b'n' | b'r' | b't' => {
                self.at += 2;
                Some(())
            }
            b'u' => {
                // Only what has no shorter spelling, in small digits.
                let digits = self.text.get(self.at + 2..self.at + 6)?;
                let shortest = matches!(
                    digits,
                    [b'0', b'0', b'0', b'0'..=b'7' | b'b' | b'e' | b'f']
                        | [b'0', b'0', b'1', b'0'..=b'9' | b'a'..=b'f']
                );
                if !shortest {
                    return None;
                }
                self.at += 6;
                Some(())
            }
            _ => None,
        }
    }

    /// A whole number of 64 bits, spelled as short as can be.
    fn number(&mut self) -> Option<()> {
        let negative = self.take(b'-').is_some();
        let start = self.at;
        while self.text.get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        let digits = &self.text[start..self.at];
        let short = match digits {
            [b'0'] => !negative,
            [] | [b'0', ..] => false,
            digits if digits.len() <= 18 => true,
            digits => {
                let digits = core::str::from_utf8(digits).unwrap_or_default();
                let least = i64::MIN.unsigned_abs();
                digits
                    .parse::<u64>()
                    .is_ok_and(|number| !negative || number <= least)
            }
        };
        let ends = !matches!(self.text.get(self.at), Some(b'.' | b'e' | b'E'));
        (short && ends).then_some(())
    }

    fn word(&mut self, word: &[u8]) -> Option<()> {
        self.text[self.at..]
            .starts_with(word)
            .then(|| self.at += word.len())
    }
}
