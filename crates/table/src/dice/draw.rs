//! From the elements of a throw to two dice.

use super::digest::{Digest, Fields};
use super::party::{Party, TableId};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// What goes into the key of a throw, in this order: the server's element, Light's, Dark's, and
/// the human seed of a local game. What is left out leaves no trace but its missing letter.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Secrets {
    pub(super) server: Option<Digest>,
    pub(super) light: Option<Digest>,
    pub(super) dark: Option<Digest>,
    pub(super) human: Option<Digest>,
}

impl Secrets {
    pub(super) const fn set(&mut self, party: Party, element: Digest) {
        match party {
            Party::Server => self.server = Some(element),
            Party::Light => self.light = Some(element),
            Party::Dark => self.dark = Some(element),
        }
    }

    /// A letter and 32 bytes for each part that is there: no two sets of parts give one key, and
    /// with two parts or more the key is longer than a block, so HMAC hashes it whole.
    fn key(&self) -> Vec<u8> {
        let parts = [
            (b's', self.server),
            (b'l', self.light),
            (b'd', self.dark),
            (b'h', self.human),
        ];
        let mut key = Vec::with_capacity(parts.len() * 33);
        for (letter, part) in parts {
            if let Some(part) = part {
                key.push(letter);
                key.extend_from_slice(part.as_bytes());
            }
        }
        key
    }
}

/// The dice of a throw. For an opening the first is Light's and the second Dark's.
///
/// They depend on the table, the number of the throw and the elements, and on nothing else: not
/// on who throws, nor on the moves, nor on the clock. With all chains sealed, the dice of every
/// number are settled, and nobody has anything left to vary.
pub(super) fn draw(table: &TableId, roll: u32, secrets: &Secrets) -> [u8; 2] {
    let mac = Hmac::<Sha256>::new_from_slice(&secrets.key()).expect("HMAC takes any key");
    let mac = Fields(mac)
        .text("tabuleiro dice 1 roll")
        .text(table.as_str())
        .number(roll);
    let bytes = (0..).flat_map(|block| mac.clone().number(block).0.finalize().into_bytes());
    first_two_dice(bytes)
}

/// The first two bytes below 252 = 42 · 6, modulo six, plus one. The four highest bytes are
/// skipped: with them a 1 would come up 43 times for every 42 times of a 5.
fn first_two_dice(bytes: impl Iterator<Item = u8>) -> [u8; 2] {
    let mut dice = bytes.filter(|&byte| byte < 252).map(|byte| byte % 6 + 1);
    let mut next = || dice.next().expect("the stream of blocks does not end");
    [next(), next()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_the_same_number_of_bytes() {
        let mut counts = [[0; 6]; 6];
        for one in 0..=255 {
            for two in 0..=255 {
                let [a, b] = first_two_dice([one, two, 255, 0, 5].into_iter());
                if one < 252 && two < 252 {
                    counts[usize::from(a) - 1][usize::from(b) - 1] += 1;
                }
            }
        }
        assert_eq!(counts, [[42 * 42; 6]; 6]);
    }

    #[test]
    fn high_bytes_are_skipped_and_the_stream_goes_on() {
        assert_eq!(
            first_two_dice([255, 252, 253, 6, 254, 251].into_iter()),
            [1, 6]
        );
        let long = core::iter::repeat_n(255, 1000).chain([2, 3]);
        assert_eq!(first_two_dice(long), [3, 4]);
    }

    #[test]
    fn each_part_and_its_owner_matter() {
        let table = "t".parse().unwrap();
        let a = Digest::new([1; 32]);
        let b = Digest::new([2; 32]);
        let all = [
            Secrets {
                server: Some(a),
                light: Some(a),
                dark: Some(b),
                human: None,
            },
            Secrets {
                server: Some(a),
                light: Some(b),
                dark: Some(a),
                human: None,
            },
            Secrets {
                server: Some(b),
                light: Some(a),
                dark: Some(a),
                human: None,
            },
            Secrets {
                server: Some(a),
                light: Some(b),
                dark: None,
                human: None,
            },
            Secrets {
                server: Some(a),
                light: None,
                dark: Some(b),
                human: None,
            },
            Secrets {
                server: Some(a),
                light: None,
                dark: None,
                human: Some(b),
            },
        ];
        let row = |secrets: &Secrets| {
            (1..50)
                .map(|n| draw(&table, n, secrets))
                .collect::<Vec<_>>()
        };
        for (i, one) in all.iter().enumerate() {
            for two in &all[i + 1..] {
                assert_ne!(row(one), row(two), "{one:?} {two:?}");
            }
        }
    }
}
