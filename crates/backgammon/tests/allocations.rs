//! Generating allocates nothing once the buffer is made.

#[path = "all/support/mod.rs"]
mod support;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use support::positions::{Kind, Random, random};
use tabuleiro_backgammon::{Results, Roll};

struct Counting;

thread_local! {
    /// By thread, because the test harness has threads of its own.
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: hands every call on to the system allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn results_are_generated_without_allocating() {
    let mut seed = Random::new(7);
    let positions: Vec<_> = (0..100)
        .map(|index| random(Kind::ALL[index % Kind::ALL.len()], &mut seed))
        .collect();
    let rolls: Vec<Roll> = Roll::all_distinct().collect();
    let before_buffer = ALLOCATIONS.get();
    let mut results = Results::new();
    let before = ALLOCATIONS.get();
    assert!(before > before_buffer, "the counter counts");
    let mut total = 0;
    for &position in &positions {
        for &roll in &rolls {
            position.results(roll, &mut results);
            total += results.len();
        }
    }
    assert_eq!(ALLOCATIONS.get(), before);
    assert!(total > positions.len() * rolls.len());
}
