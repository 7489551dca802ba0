//! The proof of the rules: every row of the leaflets' table, published counts, the slow generator, and the laws.

mod agreement;
mod draws;
mod fen;
mod obvious;
mod perft_rows;
mod playthroughs;
mod points;
mod precedence;
mod strategies;
mod support;
