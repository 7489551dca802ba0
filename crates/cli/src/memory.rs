//! How much a search keeps in mind, as people say it.

/// The most megabytes for what a search remembers.
pub(crate) const MOST_MEMORY: u32 = 4096;

/// Of so many positions, 2 to the power of this, a search may keep what it found out in so many megabytes.
pub(crate) const fn memory_bits(megabytes: u32) -> u32 {
    // A position takes 16 bytes.
    megabytes.ilog2() + 16
}
