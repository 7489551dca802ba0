//! The box as the page's worker calls it: by name, with JSON, time and randomness from outside.

mod at_the_table;
mod chess;
mod fixtures;
mod games_box;
mod online;
mod online_looking_back;
mod support;
