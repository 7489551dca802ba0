//! Base64 as the IDs of GNU Backgammon use it: the usual alphabet, no padding.

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The six bits that a character stands for.
pub(super) fn sextet(character: char) -> Option<u8> {
    let character = u8::try_from(character).ok()?;
    let index = ALPHABET.iter().position(|&known| known == character)?;
    u8::try_from(index).ok()
}

/// The character of the low six bits.
pub(super) fn character(sextet: u8) -> char {
    char::from(ALPHABET[usize::from(sextet & 63)])
}
