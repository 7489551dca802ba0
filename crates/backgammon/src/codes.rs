//! Stable names for the reasons of a parser's error.

/// Gives an error its codes: one match without a wildcard, from which both the list and the name of a value are
/// made, so that a new reason does not compile until it has a code.
macro_rules! codes {
    ($error:ty { $($reason:pat => $code:literal),+ $(,)? }) => {
        impl $error {
            /// The codes of all reasons, each once. Whoever has a sentence for each of them has one for every error.
            pub const CODES: &'static [&'static str] = &[$($code),+];

            /// A stable name of the reason, for JSON and translations. Reasons can be added in any release, so
            /// a match over them needs a wildcard; a test over [`CODES`](Self::CODES) finds those that are
            /// missing.
            #[must_use]
            pub const fn code(&self) -> &'static str {
                match self {
                    $($reason => $code),+
                }
            }
        }
    };
}
pub(crate) use codes;
