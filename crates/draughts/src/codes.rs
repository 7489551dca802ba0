//! Names for the kinds of an error that never change, so that programs and translations can tell them apart without
//! matching on an enum that may still grow.

/// `code` and the list of all codes, out of one table: a kind without a code does not compile.
macro_rules! codes {
    ($type:ty { $($kind:pat => $code:literal),+ $(,)? }) => {
        impl $type {
            /// Every code there is, in order: for tests that nothing is left without words.
            pub const CODES: &'static [&'static str] = &[$($code),+];

            /// A short name that does not change, for programs and translations.
            #[must_use]
            pub const fn code(&self) -> &'static str {
                match self {
                    $($kind => $code),+
                }
            }
        }
    };
}

pub(crate) use codes;
