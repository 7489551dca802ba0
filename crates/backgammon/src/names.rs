//! Reading one of a few names.

use core::fmt;

/// Why a text is none of the names that a type knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct UnknownName {
    /// The names that there are.
    pub known: &'static [&'static str],
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name is not one of ")?;
        for (index, name) in self.known.iter().enumerate() {
            let joint = if index == 0 { "" } else { ", " };
            write!(f, "{joint}{name}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownName {}

/// Reads the value whose place in `values` is that of the text in `names`.
pub(crate) fn named<T: Copy>(
    text: &str,
    names: &'static [&'static str],
    values: &[T],
) -> Result<T, UnknownName> {
    let place = names.iter().position(|&name| name == text);
    place
        .and_then(|place| values.get(place).copied())
        .ok_or(UnknownName { known: names })
}
