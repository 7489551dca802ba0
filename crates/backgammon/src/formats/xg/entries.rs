//! The records of a match, each 2,560 bytes long: the places of what is read.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::archive::{number, short_string};
use crate::dice::{Die, Roll};
use crate::formats::text;
use crate::position::Position;
use crate::setup::Setup;

const RECORD: usize = 2560;
/// Points to play for that mean a game for money.
const UNLIMITED: i32 = 99_999;
/// From this version on names are written in Unicode too.
const UNICODE: i32 = 24;

/// One record.
pub(super) enum Record<'a> {
    MatchHead(MatchHead<'a>),
    GameHead(GameHead<'a>),
    Cube(Cube<'a>),
    Play(Played<'a>),
    GameFoot(GameFoot<'a>),
    /// Nothing that is read here.
    Other,
}

/// The records of a file; what is left of a cut one at the end is not one.
pub(super) fn records(data: &[u8]) -> impl Iterator<Item = Record<'_>> {
    data.chunks_exact(RECORD).map(|record| match record[8] {
        0 => Record::MatchHead(MatchHead(record)),
        1 => Record::GameHead(GameHead(record)),
        2 => Record::Cube(Cube(record)),
        3 => Record::Play(Played(record)),
        4 => Record::GameFoot(GameFoot(record)),
        _ => Record::Other,
    })
}

fn at(record: &[u8], place: usize) -> i32 {
    number(record, place).unwrap_or(0)
}

/// A text of at most 128 letters of two bytes each.
fn wide(record: &[u8], place: usize) -> String {
    let units = record[place..place + 258].chunks_exact(2);
    let units = units
        .map(|pair| u16::from_le_bytes([pair[0], pair[1]]))
        .take_while(|&unit| unit != 0);
    char::decode_utf16(units)
        .map(|unit| unit.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

fn narrow(record: &[u8], place: usize, length: usize) -> String {
    text::decode(short_string(&record[place..place + length]))
}

/// The position of a record, as the side sees it whose numbers it has, or as the other side does.
fn position(record: &[u8], place: usize, as_the_other: bool) -> Option<Position> {
    let counts = &record[place..place + 26];
    let mut setup = Setup::default();
    for (index, &count) in counts.iter().enumerate() {
        let count = count as i8;
        if count > 0 {
            setup.mover[index] = count.unsigned_abs();
        } else if count < 0 {
            setup.other[25 - index] = count.unsigned_abs();
        }
    }
    let on_board = |side: &[u8; 26]| side.iter().map(|&count| u16::from(count)).sum::<u16>();
    let most = on_board(&setup.mover).max(on_board(&setup.other));
    // Hypergammon has three checkers a side.
    let all = if most <= 3 { 3 } else { 15 };
    setup.mover[0] = u8::try_from(all - on_board(&setup.mover).min(all)).ok()?;
    setup.other[0] = u8::try_from(all - on_board(&setup.other).min(all)).ok()?;
    let position = setup.position().ok()?;
    Some(if as_the_other {
        position.swapped()
    } else {
        position
    })
}

/// What our records call a variation; nothing for the usual game.
pub(super) const fn variation_name(variation: i32) -> Option<&'static str> {
    match variation {
        1 => Some("Nackgammon"),
        2 => Some("Hypergammon"),
        _ => None,
    }
}

pub(super) struct MatchHead<'a>(&'a [u8]);

impl MatchHead<'_> {
    /// Points to win; 0 for money.
    pub(super) fn length(&self) -> u32 {
        let length = at(self.0, 92);
        if length == UNLIMITED {
            0
        } else {
            u32::try_from(length).unwrap_or(0)
        }
    }

    pub(super) fn variation(&self) -> i32 {
        at(self.0, 96)
    }

    pub(super) const fn crawford(&self) -> bool {
        self.0[100] != 0
    }

    pub(super) const fn jacoby(&self) -> bool {
        self.0[101] != 0
    }

    pub(super) const fn beaver(&self) -> bool {
        self.0[102] != 0
    }

    fn is_wide(&self) -> bool {
        at(self.0, 552) >= UNICODE
    }

    pub(super) fn players(&self) -> [String; 2] {
        if self.is_wide() {
            [wide(self.0, 880), wide(self.0, 1138)]
        } else {
            [narrow(self.0, 9, 41), narrow(self.0, 50, 41)]
        }
    }

    /// Event, place, round and date, as far as there are any.
    pub(super) fn tags(&self) -> Vec<(&'static str, String)> {
        let [event, place, round] = if self.is_wide() {
            [622, 1396, 1654].map(|at| wide(self.0, at))
        } else {
            [136, 283, 417].map(|at| narrow(self.0, at, 129))
        };
        let mut tags = alloc::vec![("Event", event), ("Site", place), ("Round", round)];
        if let Some(date) = self.date() {
            tags.push(("EventDate", date));
        }
        tags.retain(|(_, value)| !value.is_empty());
        tags
    }

    /// Days since the end of 1899, with the time of day behind the point.
    fn date(&self) -> Option<String> {
        let days = f64::from_le_bytes(self.0[128..136].try_into().ok()?);
        if !(1.0..200_000.0).contains(&days) {
            return None;
        }
        let (year, month, day) = civil(days as i64 - 25_569);
        Some(format!("{year:04}.{month:02}.{day:02}"))
    }
}

/// The date so many days after 1 January 1970, in the calendar of today (Hinnant's reckoning by eras of 400 years).
const fn civil(days: i64) -> (i64, i64, i64) {
    let shifted = days + 719_468;
    let era = shifted.div_euclid(146_097);
    let of_era = shifted.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let shifted_month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * shifted_month + 2) / 5 + 1;
    let month = if shifted_month < 10 {
        shifted_month + 3
    } else {
        shifted_month - 9
    };
    let year = year_of_era + era * 400 + if month <= 2 { 1 } else { 0 };
    (year, month, day)
}

pub(super) struct GameHead<'a>(&'a [u8]);

impl GameHead<'_> {
    pub(super) fn score(&self) -> [u64; 2] {
        [12, 16].map(|place| u64::try_from(at(self.0, place)).unwrap_or(0))
    }

    pub(super) const fn crawford(&self) -> bool {
        self.0[20] != 0
    }

    pub(super) fn start(&self) -> Option<Position> {
        position(self.0, 21, false)
    }

    pub(super) fn number(&self) -> u32 {
        u32::try_from(at(self.0, 48)).unwrap_or(0)
    }
}

pub(super) struct Cube<'a>(&'a [u8]);

impl Cube<'_> {
    pub(super) fn side(&self) -> i32 {
        at(self.0, 12)
    }

    pub(super) fn doubles(&self) -> bool {
        at(self.0, 16) == 1
    }

    /// 0 for a drop, 1 for a take, 2 for a beaver.
    pub(super) fn answer(&self) -> i32 {
        at(self.0, 20)
    }
}

pub(super) struct Played<'a>(&'a [u8]);

impl Played<'_> {
    pub(super) fn side(&self) -> i32 {
        at(self.0, 64)
    }

    pub(super) fn dice(&self) -> Option<Roll> {
        let die = |place| Die::new(u8::try_from(at(self.0, place)).ok()?);
        Some(Roll::new(die(100)?, die(104)?))
    }

    /// The position before the play, as the mover sees it if it is told so, or turned round.
    pub(super) fn before(&self, turned: bool) -> Option<Position> {
        position(self.0, 9, turned)
    }

    pub(super) fn after(&self, turned: bool) -> Option<Position> {
        position(self.0, 35, turned)
    }
}

pub(super) struct GameFoot<'a>(&'a [u8]);

impl GameFoot<'_> {
    pub(super) fn winner(&self) -> i32 {
        at(self.0, 24)
    }

    pub(super) fn points(&self) -> u64 {
        u64::try_from(at(self.0, 28)).unwrap_or(0)
    }

    pub(super) fn resigned(&self) -> bool {
        at(self.0, 32) >= 100
    }
}
