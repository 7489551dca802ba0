//! Boards drawn with Unicode, for the terminal.

mod backgammon;
mod draughts;

pub(crate) use self::backgammon::backgammon_board;
pub(crate) use self::draughts::draughts_board;
