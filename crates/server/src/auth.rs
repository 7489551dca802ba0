//! Secrets: who has one may sit on the seat that it belongs to.
//!
//! 256 bits from the system, kept as a hash, so that whoever reads the store can sit nowhere. They stand behind the `#`
//! of a link, which no browser sends, and travel in the body of one request and then in a cookie that no script reads.

use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;
use table::dice::{Digest, TableId};

use crate::store::Stored;

/// A secret in the clear: 64 hexadecimal digits. It is never written down here.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret([u8; 32]);

/// The letters and digits of a table's name, without those that are read for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// 60 bits: nobody comes upon a table by trying.
const NAME_LENGTH: usize = 12;

fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    // Without the system's randomness nothing here is safe, and nothing is begun.
    getrandom::fill(&mut bytes).expect("the system has randomness");
    bytes
}

impl Secret {
    pub(crate) fn draw() -> Self {
        Self(random())
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let digest: Digest = text.parse().ok()?;
        Some(Self(*digest.as_bytes()))
    }

    pub(crate) fn text(&self) -> String {
        Digest::new(self.0).to_string()
    }

    pub(crate) fn hash(&self) -> Digest {
        Digest::new(Sha256::digest(self.0).into())
    }

    /// Whether this is the secret of that hash, in the same time whatever it is.
    fn opens(&self, hash: Option<Digest>) -> bool {
        // Nobody's hash is looked at all the same.
        let known = hash.unwrap_or(Digest::new([0; 32]));
        let same: bool = self.hash().as_bytes().ct_eq(known.as_bytes()).into();
        same && hash.is_some()
    }
}

/// What a secret opens at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opens {
    /// A seat that is its owner's, to come back to or to sit down on.
    Seat(usize),
    /// A free seat for whoever has the link.
    Join(usize),
}

/// What this secret opens at this table. Every hash is looked at.
pub(crate) fn opens(table: &Stored, secret: &Secret) -> Option<Opens> {
    let mut found = None;
    for (number, seat) in table.seats.iter().enumerate() {
        if secret.opens(seat.join) {
            found = Some(Opens::Join(number));
        }
        if secret.opens(seat.secret) {
            found = Some(Opens::Seat(number));
        }
    }
    found
}

/// The name of a new table.
pub(crate) fn new_table() -> TableId {
    let letter = |byte: &u8| char::from(LETTERS[usize::from(byte % 32)]);
    let name: String = random::<NAME_LENGTH>().iter().map(letter).collect();
    name.parse().expect("letters and digits")
}

/// 32 bytes for a chain of the server.
pub(crate) fn entropy() -> [u8; 32] {
    random()
}

/// Whether a label may stand beside a seat: at most 30 letters, digits and spaces, so nothing that turns a line around
/// or that a page could take for more than text.
pub(crate) fn is_label(label: &str) -> bool {
    label.chars().count() <= 30
        && label.trim() == label
        && label
            .chars()
            .all(|letter| letter == ' ' || letter.is_alphanumeric())
}

/// Whether somebody may be called so: a label that is something, with one space between words.
pub(crate) fn is_name(name: &str) -> bool {
    !name.is_empty() && is_label(name) && !name.contains("  ")
}

/// A name without regard to case: what is read alike is the same name.
pub(crate) fn folded(name: &str) -> String {
    // By way of capitals, since some small letters share one: σ and ς, s and ſ.
    let words: Vec<&str> = name.split_whitespace().collect();
    words
        .join(" ")
        .to_uppercase()
        .chars()
        .flat_map(char::to_lowercase)
        .collect()
}

/// A name for something that nobody has to remember: 80 bits.
pub(crate) fn new_id() -> String {
    random::<10>()
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// A passphrase for somebody who has lost the own one: 80 bits in letters that are not read for one another.
pub(crate) fn new_passphrase() -> String {
    let letters: Vec<u8> = random::<16>()
        .iter()
        .map(|byte| LETTERS[usize::from(byte % 32)])
        .collect();
    let groups: Vec<String> = letters
        .chunks(4)
        .map(|group| String::from_utf8_lossy(group).into_owned())
        .collect();
    groups.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_come_back_from_text_and_open_their_own_hash_only() {
        let (one, other) = (Secret::draw(), Secret::draw());
        assert_eq!(
            Secret::read(&one.text()).map(|secret| secret.hash()),
            Some(one.hash())
        );
        assert!(one.opens(Some(one.hash())) && !one.opens(Some(other.hash())) && !one.opens(None));
        assert!(!Secret([0; 32]).opens(None));
        for text in ["", "zz", &one.text()[1..], &format!("{}0", one.text())] {
            assert!(Secret::read(text).is_none(), "{text}");
        }
    }

    /// Neither a secret that is nearly right nor a seat that nobody has takes another time than a secret that fits. The
    /// quickest of many rounds is compared: what else the machine does only makes rounds slower.
    #[test]
    fn comparing_takes_the_same_time_whatever_it_finds() {
        let secret = Secret::draw();
        let hash = secret.hash();
        let differs_at = |place: usize| {
            let mut bytes = *hash.as_bytes();
            bytes[place] ^= 1;
            Some(Digest::new(bytes))
        };
        let hashes = [Some(hash), differs_at(0), differs_at(31), None];
        let mut quickest = [std::time::Duration::MAX; 4];
        for _ in 0..400 {
            for (place, &hash) in hashes.iter().enumerate() {
                let begun = std::time::Instant::now();
                for _ in 0..50 {
                    std::hint::black_box(secret.opens(std::hint::black_box(hash)));
                }
                quickest[place] = quickest[place].min(begun.elapsed());
            }
        }
        let [least, most] = [quickest.iter().min(), quickest.iter().max()].map(Option::unwrap);
        assert!(*most < *least * 5 / 4, "{quickest:?}");
    }

    #[test]
    fn labels_are_letters_digits_and_spaces() {
        for label in ["", "Ana", "João 2", "Мария", "李"] {
            assert!(is_label(label), "{label}");
        }
        let long = "a".repeat(31);
        for label in [
            " Ana",
            "<b>",
            "a\u{202e}b",
            "a\u{0}",
            "a&b",
            "\"",
            "🎲",
            &long,
        ] {
            assert!(!is_label(label), "{label}");
        }
    }

    #[test]
    fn names_without_regard_to_case() {
        for (one, other) in [
            ("Ana", "aNA"),
            ("João", "JOÃO"),
            ("ΣΟΦΟΣ", "σοφος"),
            ("Straße", "STRASSE"),
        ] {
            assert_eq!(folded(one), folded(other), "{one}");
        }
        assert_ne!(folded("Ana"), folded("Anna"));
        assert!(is_name("Ana 2") && !is_name("") && !is_name("Ana  2") && !is_name("Ana\u{a0}"));
        let drawn = new_passphrase();
        assert!(
            crate::passphrase::is_passphrase(&drawn, "Ana") && drawn.len() == 19,
            "{drawn}"
        );
    }

    #[test]
    fn names_of_tables_differ() {
        let names: std::collections::HashSet<_> = (0..1000).map(|_| new_table()).collect();
        assert_eq!(names.len(), 1000);
    }
}
