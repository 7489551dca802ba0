//! Printing a rules page: plain text, and HTML that needs nothing else.

mod backgammon_svg;
mod board_text;
mod draughts_svg;
mod html;
mod svg;
mod text;
