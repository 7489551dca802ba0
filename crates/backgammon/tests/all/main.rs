//! The rules, row by row and law by law; texts and files; whole games. One program, so that it is linked once.

mod citations;
mod formats;
mod generator;
mod notation;
mod playthroughs;
mod refusals;
mod rule_cases;
mod rules_frames;
mod rules_movement;
mod rules_readings;
mod serde;
mod support;
mod texts;
