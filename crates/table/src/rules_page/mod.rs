//! Rules pages.
