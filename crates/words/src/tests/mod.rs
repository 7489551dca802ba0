//! The four catalogues against the list of messages, and every reason in every language.

mod catalogues;
mod files;
pub(crate) mod heard;
mod parts;
mod reading;
mod refusals;

pub(crate) use catalogues::english_in;
