//! The computer at the table: how strongly it thinks, what it does and answers, and how it judges.

mod answers;
mod chess_reviews;
mod draughts_reviews;
mod levels;
mod reasons;
mod records;
mod reviews;
mod support;
mod thinking;
