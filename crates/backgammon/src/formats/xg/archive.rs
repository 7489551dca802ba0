//! The archive inside a file: packed files one behind the other, then their packed list, then what it takes to find it.

use alloc::vec::Vec;

use super::XgError;

/// The end of a file, which says where everything is.
const FOOT: usize = 36;
/// One line of the list.
const LINE: usize = 532;
/// No part is larger than this when it is unpacked: a match of a thousand games has some forty megabytes.
const LARGEST: usize = 1 << 27;
/// The archive has four files; nobody puts more than this into one.
const MOST_FILES: usize = 64;

/// A number of four bytes.
pub(super) fn number(bytes: &[u8], at: usize) -> Option<i32> {
    let four = bytes.get(at..at.checked_add(4)?)?;
    Some(i32::from_le_bytes(four.try_into().ok()?))
}

fn size(bytes: &[u8], at: usize) -> Result<usize, XgError> {
    let number = number(bytes, at).ok_or(XgError::Broken)?;
    usize::try_from(number).map_err(|_| XgError::Broken)
}

fn part(bytes: &[u8], start: usize, length: usize) -> Result<&[u8], XgError> {
    let end = start.checked_add(length).ok_or(XgError::Broken)?;
    bytes.get(start..end).ok_or(XgError::Broken)
}

fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, XgError> {
    miniz_oxide::inflate::decompress_to_vec_zlib_with_limit(bytes, LARGEST)
        .map_err(|_| XgError::Packed)
}

/// The checksum of zip files, bit by bit: a file has a few megabytes at most.
pub(super) fn checksum(bytes: &[u8]) -> u32 {
    let mut table = [0_u32; 256];
    for (index, sum) in table.iter_mut().enumerate() {
        *sum = (0..8).fold(index as u32, |sum, _| {
            if sum & 1 == 1 {
                sum >> 1 ^ 0xEDB8_8320
            } else {
                sum >> 1
            }
        });
    }
    let sum = bytes.iter().fold(u32::MAX, |sum, &byte| {
        table[usize::from(sum as u8 ^ byte)] ^ sum >> 8
    });
    !sum
}

/// The bytes of a file of the archive.
pub(super) fn file(bytes: &[u8], name: &str) -> Result<Vec<u8>, XgError> {
    let foot_at = bytes.len().checked_sub(FOOT).ok_or(XgError::Broken)?;
    let foot = &bytes[foot_at..];
    let files = size(foot, 4)?.min(MOST_FILES);
    let (list_size, data_size) = (size(foot, 12)?, size(foot, 16)?);
    let list_at = foot_at.checked_sub(list_size).ok_or(XgError::Broken)?;
    let data_at = list_at.checked_sub(data_size).ok_or(XgError::Broken)?;
    if checksum(&bytes[data_at..foot_at]) != size_bits(foot, 0)? {
        return Err(XgError::Checksum);
    }
    let list = part(bytes, list_at, list_size)?;
    let list = if size(foot, 20)? == 0 {
        list.to_vec()
    } else {
        unpacked(list)?
    };
    for line in list.chunks_exact(LINE).take(files) {
        if !short_string(line).eq_ignore_ascii_case(name.as_bytes()) {
            continue;
        }
        let (packed_size, start) = (size(line, 516)?, size(line, 520)?);
        let at = data_at.checked_add(start).ok_or(XgError::Broken)?;
        let found = part(&bytes[..list_at], at, packed_size)?;
        let found = if line[528] == 0 {
            unpacked(found)?
        } else {
            found.to_vec()
        };
        if checksum(&found) != size_bits(line, 524)? {
            return Err(XgError::Checksum);
        }
        return Ok(found);
    }
    Err(XgError::NoMatch)
}

fn size_bits(bytes: &[u8], at: usize) -> Result<u32, XgError> {
    Ok(number(bytes, at).ok_or(XgError::Broken)? as u32)
}

/// A text with its length before it.
pub(super) fn short_string(bytes: &[u8]) -> &[u8] {
    match bytes.split_first() {
        Some((&length, rest)) => &rest[..usize::from(length).min(rest.len())],
        None => &[],
    }
}
