//! Bytes to text: UTF-8 where they are UTF-8, and Windows-1252, the superset of Latin-1 in which older
//! draughts programs wrote, where they are not.

use alloc::string::String;

/// What Windows-1252 puts at 0x80–0x9F, where Latin-1 has control codes that no game file means. The five bytes
/// it leaves free keep their Latin-1 value.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes one tag value or comment.
///
/// Each is judged by itself: a Latin-1 letter next to ASCII ones is practically never valid UTF-8, and a file
/// put together from several sources may well hold both.
pub(super) fn decode(bytes: &[u8]) -> String {
    match core::str::from_utf8(bytes) {
        Ok(text) => text.into(),
        Err(_) => bytes
            .iter()
            .map(|&byte| match byte {
                0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
                _ => char::from(byte),
            })
            .collect(),
    }
}

/// Encodes text as Latin-1, as PDN 2.0 asks; what Latin-1 lacks becomes a question mark.
pub(super) fn to_latin1(text: &str) -> impl Iterator<Item = u8> + '_ {
    text.chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap_or(b'?'))
}

/// What an error message quotes: enough to find it again.
pub(super) fn excerpt(text: &[u8]) -> String {
    const LONGEST: usize = 40;
    let text = decode(text);
    match text.char_indices().nth(LONGEST) {
        Some((cut, _)) => alloc::format!("{}…", &text[..cut]),
        None => text,
    }
}
