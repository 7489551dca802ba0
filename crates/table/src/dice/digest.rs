//! 32-byte values in hex, and the one way in which this module hashes anything.

use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// A 32-byte value: an element of a hash chain, its anchor, or a seal. Written as 64 lower-case
/// hexadecimal digits, and read in no other form, so that a value has one spelling.
///
/// Comparing two of them is not constant-time and need not be: a value is compared only after its
/// owner has published it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest([u8; 32]);

impl Digest {
    /// A digest from its bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The 64 digits. Every line of a record is hashed with some, so they are made quickly.
    pub(crate) fn digits(&self) -> [u8; 64] {
        const DIGITS: &[u8; 16] = b"0123456789abcdef";
        let mut digits = [0; 64];
        for (pair, byte) in digits.chunks_exact_mut(2).zip(self.0) {
            pair[0] = DIGITS[usize::from(byte >> 4)];
            pair[1] = DIGITS[usize::from(byte & 15)];
        }
        digits
    }

    /// The first and last four digits, `9f3c…e21a`: short enough to read to an opponent.
    #[must_use]
    pub fn short(&self) -> String {
        let [a, b, .., y, z] = self.0;
        format!("{a:02x}{b:02x}…{y:02x}{z:02x}")
    }
}

impl fmt::Display for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.digits();
        f.write_str(core::str::from_utf8(&digits).unwrap_or_default())
    }
}

impl fmt::Debug for Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Digest({self})")
    }
}

/// A text that is not 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADigest;

impl fmt::Display for NotADigest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 64 lower-case hexadecimal digits")
    }
}

impl core::error::Error for NotADigest {}

impl FromStr for Digest {
    type Err = NotADigest;

    fn from_str(text: &str) -> Result<Self, NotADigest> {
        let digits = text.as_bytes();
        if digits.len() != 64 {
            return Err(NotADigest);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = hex_digit(pair[0])? << 4 | hex_digit(pair[1])?;
        }
        Ok(Self(bytes))
    }
}

const fn hex_digit(digit: u8) -> Result<u8, NotADigest> {
    match digit {
        b'0'..=b'9' => Ok(digit - b'0'),
        b'a'..=b'f' => Ok(digit - b'a' + 10),
        _ => Err(NotADigest),
    }
}

impl Serialize for Digest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(core::str::from_utf8(&self.digits()).unwrap_or_default())
    }
}

impl<'de> Deserialize<'de> for Digest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// What takes a row of fields: a hash or a MAC.
pub(super) trait Absorb {
    fn absorb(&mut self, bytes: &[u8]);
}

impl Absorb for Sha256 {
    fn absorb(&mut self, bytes: &[u8]) {
        self.update(bytes);
    }
}

impl Absorb for hmac::Hmac<Sha256> {
    fn absorb(&mut self, bytes: &[u8]) {
        hmac::Mac::update(self, bytes);
    }
}

/// A row of fields on its way into a hash. Every field is written as its length (four bytes, big
/// end first) and its bytes, so two different rows never give the same input; the first field
/// names the purpose, so a value made for one purpose means nothing for another.
#[derive(Clone)]
pub(super) struct Fields<A>(pub(super) A);

impl<A: Absorb> Fields<A> {
    pub(super) fn bytes(mut self, bytes: &[u8]) -> Self {
        let length = u32::try_from(bytes.len()).expect("fields are far shorter than 4 GiB");
        self.0.absorb(&length.to_be_bytes());
        self.0.absorb(bytes);
        self
    }

    pub(super) fn text(self, text: &str) -> Self {
        self.bytes(text.as_bytes())
    }

    pub(super) fn number(self, number: u32) -> Self {
        self.bytes(&number.to_be_bytes())
    }

    pub(super) fn digest(self, digest: &Digest) -> Self {
        self.bytes(&digest.0)
    }
}

impl Fields<Sha256> {
    pub(super) fn hash(purpose: &str) -> Self {
        Self(Sha256::new()).text(purpose)
    }

    pub(super) fn finish(self) -> Digest {
        Digest(self.0.finalize().into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_has_one_spelling() {
        let digest = Fields::hash("test").finish();
        assert_eq!(digest.to_string().parse(), Ok(digest));
        assert_eq!(
            digest.to_string().to_uppercase().parse::<Digest>(),
            Err(NotADigest)
        );
        assert_eq!(digest.to_string()[1..].parse::<Digest>(), Err(NotADigest));
        assert_eq!(format!("{digest}0").parse::<Digest>(), Err(NotADigest));
        let text = digest.to_string();
        assert_eq!(digest.short(), format!("{}…{}", &text[..4], &text[60..]));
    }

    #[test]
    fn moving_a_byte_between_fields_changes_the_hash() {
        let one = Fields::hash("test").text("ab").text("c").finish();
        let two = Fields::hash("test").text("a").text("bc").finish();
        let three = Fields::hash("test").text("abc").finish();
        assert!(one != two && two != three && one != three);
    }
}
