//! Boards drawn with Unicode, for the terminal.

mod backgammon;

pub(crate) use self::backgammon::backgammon_board;
