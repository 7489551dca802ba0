//! Backgammon in words.
