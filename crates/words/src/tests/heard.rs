//! Which messages a test has said, so that it can hold them against the list.

use std::cell::RefCell;
use std::collections::BTreeSet;

thread_local! {
    static HEARD: RefCell<BTreeSet<&'static str>> = const { RefCell::new(BTreeSet::new()) };
}

/// A message was said on this thread.
pub(crate) fn note(id: &'static str) {
    HEARD.with_borrow_mut(|heard| heard.insert(id));
}

/// Every message that was said on this thread. The tests have a thread each.
pub(super) fn all() -> BTreeSet<&'static str> {
    HEARD.with_borrow(Clone::clone)
}
