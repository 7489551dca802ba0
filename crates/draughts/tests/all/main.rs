//! The proof of the rules: every row of the leaflets' table, published counts, the slow generator, and the laws; texts,
//! files and house rules; refusals and their reasons. One program, so that it is linked once.

mod agreement;
mod citations;
mod common;
mod draws;
mod fast;
mod fen;
mod house;
mod move_text;
mod obvious;
mod pairing;
mod pdn;
mod perft_rows;
mod plain_text;
mod playthroughs;
mod points;
mod precedence;
mod reasons;
mod record;
mod refusals;
mod replay;
mod rule_cases;
mod serde;
mod strategies;
mod support;
mod tables;
