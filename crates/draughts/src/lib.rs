//! The rules of draughts.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod formats;
pub mod notation;
