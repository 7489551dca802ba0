//! Small lists and texts that are copied, not owned elsewhere, so that a house-rules file can make any
//! [`Rules`](crate::Rules) value and a built-in one can be a constant.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;
use core::str::FromStr;

/// Up to `N` values in order, stored in place.
#[derive(Clone, Copy)]
pub struct List<T: Copy, const N: usize> {
    items: [Option<T>; N],
    len: usize,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// The empty list.
    pub const EMPTY: Self = Self {
        items: [None; N],
        len: 0,
    };

    /// The list of these values.
    ///
    /// # Panics
    /// With more than `N` values; in a constant that is a compile error.
    #[must_use]
    pub const fn new(values: &[T]) -> Self {
        assert!(values.len() <= N, "the list is longer than its capacity");
        let mut list = Self::EMPTY;
        while list.len < values.len() {
            list.items[list.len] = Some(values[list.len]);
            list.len += 1;
        }
        list
    }

    /// Adds a value at the end; gives it back when the list is full.
    ///
    /// # Errors
    /// The value itself, when there is no room for it.
    pub const fn push(&mut self, value: T) -> Result<(), T> {
        if self.len == N {
            return Err(value);
        }
        self.items[self.len] = Some(value);
        self.len += 1;
        Ok(())
    }

    /// The number of values.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The value at a place, counted from 0.
    #[must_use]
    pub const fn get(&self, index: usize) -> Option<T> {
        if index < self.len {
            self.items[index]
        } else {
            None
        }
    }

    /// The values in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.items.iter().flatten().copied()
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl<T: Copy + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_usize(self.len);
        self.iter().for_each(|item| item.hash(state));
    }
}

impl<T: Copy, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<T: Copy + fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// A short text stored in place: the id or the name of a rule set.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Label {
    bytes: [u8; Label::CAPACITY],
    len: u8,
}

/// The text does not fit a [`Label`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LabelTooLong {
    /// Its length in bytes.
    pub bytes: usize,
}

impl fmt::Display for LabelTooLong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "a name has at most {} bytes, this one has {}",
            Label::CAPACITY,
            self.bytes
        )
    }
}

impl core::error::Error for LabelTooLong {}

impl Label {
    /// The most bytes a label holds.
    pub const CAPACITY: usize = 47;

    /// A label known at compile time.
    ///
    /// # Panics
    /// When the text is too long; in a constant that is a compile error.
    #[must_use]
    pub const fn new(text: &str) -> Self {
        match Self::try_new(text) {
            Ok(label) => label,
            Err(_) => panic!("the label is too long"),
        }
    }

    /// A label out of any text.
    ///
    /// # Errors
    /// [`LabelTooLong`] beyond [`Label::CAPACITY`] bytes.
    pub const fn try_new(text: &str) -> Result<Self, LabelTooLong> {
        let source = text.as_bytes();
        if source.len() > Self::CAPACITY {
            return Err(LabelTooLong {
                bytes: source.len(),
            });
        }
        let mut bytes = [0; Self::CAPACITY];
        let mut at = 0;
        while at < source.len() {
            bytes[at] = source[at];
            at += 1;
        }
        Ok(Self {
            bytes,
            len: source.len() as u8,
        })
    }

    /// The text.
    #[must_use]
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len as usize).0) {
            Ok(text) => text,
            Err(_) => unreachable!(),
        }
    }
}

impl FromStr for Label {
    type Err = LabelTooLong;

    fn from_str(text: &str) -> Result<Self, LabelTooLong> {
        Self::try_new(text)
    }
}

impl Deref for Label {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl fmt::Debug for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
