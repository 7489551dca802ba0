//! The four catalogues against the list of messages, and every reason in every language.

mod catalogues;
