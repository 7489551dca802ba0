//! Chess at the table: a game, or a few with the colours changing hands.

use super::outcome::{Outcome, Reason};
use super::seam::{Game, Misread, PositionFormat, PositionText, ToAct};
use super::series::Series;
use crate::Side;
use ::chess::notation::{Letters, NotAMove, san};
use ::chess::position::{self, FenError, to_fen};
use ::chess::{Attempt, Board, Color, Illegal, Move, NotRead, Refusal, Rules};
use core::fmt;
use std::sync::Arc;

/// The word that claims a draw, with a move behind it or none.
const CLAIM: &str = "claim";

/// What can happen in a game of chess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ChessEvent {
    /// A move. A king that castles goes to its rook.
    Move(Move),
    /// A draw is claimed, with the position on the board or with a move that is about to be made (9.2, 9.3).
    Claim(Option<Move>),
}

/// What the players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChessTerms {
    /// How many games; the colours change hands after each. The contest ends with the last one, or
    /// when nobody can catch up any more.
    pub games: u32,
}

impl ChessTerms {
    /// One game.
    pub const ONE_GAME: Self = Self { games: 1 };
}

/// Why a text is no position to start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAChessPosition {
    /// It cannot be read, or the pieces cannot stand like this.
    Fen(FenError),
    /// The game is over there.
    Over,
}

impl fmt::Display for NotAChessPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Over => f.write_str("the game is over in this position"),
        }
    }
}

impl core::error::Error for NotAChessPosition {}

impl From<Color> for Side {
    fn from(side: Color) -> Self {
        match side {
            Color::White => Self::Light,
            Color::Black => Self::Dark,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::Light => Self::White,
            Side::Dark => Self::Black,
        }
    }
}

/// A contest of chess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chess {
    start: Board,
    game: ::chess::Game,
    series: Series,
}

impl Chess {
    /// A new contest, from the first position, from a FEN or, with a shuffled start, from its number.
    ///
    /// # Errors
    /// Why the text is no position to start from.
    pub fn new(
        rules: Arc<Rules>,
        terms: ChessTerms,
        start: Option<&str>,
    ) -> Result<Self, NotAChessPosition> {
        let start = match start {
            None => position::start(&rules, position::USUAL),
            Some(text) => position::read(&rules, text).map_err(NotAChessPosition::Fen)?,
        };
        let game = ::chess::Game::new(rules, start.clone());
        if game.outcome().is_some() {
            return Err(NotAChessPosition::Over);
        }
        Ok(Self {
            start,
            game,
            series: Series::of(terms.games),
        })
    }

    /// The game on the board.
    #[must_use]
    pub const fn game(&self) -> &::chess::Game {
        &self.game
    }

    /// Where each game starts.
    #[must_use]
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// What the players agreed on.
    #[must_use]
    pub const fn terms(&self) -> ChessTerms {
        ChessTerms {
            games: self.series.games(),
        }
    }

    /// Which of the two players, in the order in which they sat down, holds this colour in the game on the board.
    #[must_use]
    pub const fn player(&self, side: Side) -> usize {
        self.series.player(side)
    }

    fn refuse(&self, why: Illegal, made: Option<Move>) -> Misread<Box<Refusal>, NotAMove> {
        let tried = made.map(|made| Attempt {
            from: made.from,
            to: made.to,
            promotion: made.promotion,
        });
        Misread::Illegal(Box::new(self.game.refusal(why, tried)))
    }

    fn judge_move(&self, made: Move) -> Result<Move, Misread<Box<Refusal>, NotAMove>> {
        if self.series.outcome().is_some() {
            return Err(self.refuse(Illegal::GameOver, Some(made)));
        }
        let attempt = Attempt {
            from: made.from,
            to: made.to,
            promotion: made.promotion,
        };
        let judged = self.game.judge(attempt);
        judged.map_err(|why| self.refuse(why, Some(made)))
    }

    fn judge_claim(
        &self,
        with: Option<Move>,
    ) -> Result<ChessEvent, Misread<Box<Refusal>, NotAMove>> {
        let with = with.map(|made| self.judge_move(made)).transpose()?;
        let claim = match with {
            None => self.game.claim(),
            Some(made) => self.game.claim_with(made),
        };
        match claim {
            Some(_) if self.series.outcome().is_none() => Ok(ChessEvent::Claim(with)),
            _ => Err(self.refuse(Illegal::NothingToClaim, with)),
        }
    }
}

impl Game for Chess {
    type Event = ChessEvent;
    type Illegal = Box<Refusal>;
    type Unreadable = NotAMove;

    fn to_act(&self) -> ToAct {
        match self.series.outcome() {
            None => ToAct::Player(self.game.board().side_to_move().into()),
            Some(_) => self.series.to_act(),
        }
    }

    fn legal(&self) -> Vec<ChessEvent> {
        if self.series.outcome().is_some() {
            return Vec::new();
        }
        let moves = self.game.legal_moves().into_iter().map(ChessEvent::Move);
        let claim = self.game.claim().map(|_| ChessEvent::Claim(None));
        moves.chain(claim).collect()
    }

    fn judge(
        &self,
        _: Side,
        event: &ChessEvent,
    ) -> Result<ChessEvent, Misread<Box<Refusal>, NotAMove>> {
        match event {
            ChessEvent::Move(made) => self.judge_move(*made).map(ChessEvent::Move),
            ChessEvent::Claim(with) => self.judge_claim(*with),
        }
    }

    fn read(&self, _: Side, text: &str) -> Result<ChessEvent, Misread<Box<Refusal>, NotAMove>> {
        let text = text.trim();
        let (claims, text) = match text.strip_prefix(CLAIM) {
            Some("") => return self.judge_claim(None),
            Some(with) if with.starts_with(' ') => (true, with.trim_start()),
            _ => (false, text),
        };
        let made = self.game.read(text).map_err(|why| match why {
            NotRead::Unreadable(why) => Misread::Unreadable(why),
            NotRead::Illegal(refusal) => Misread::Illegal(Box::new(refusal)),
        })?;
        if claims {
            self.judge_claim(Some(made))
        } else {
            self.judge_move(made).map(ChessEvent::Move)
        }
    }

    fn take(&mut self, _: Side, event: &ChessEvent) {
        match event {
            ChessEvent::Move(made) => {
                self.game.play(*made);
            }
            ChessEvent::Claim(with) => {
                // It was judged, so there is a draw to claim.
                let _ = self.game.claim_draw(*with);
            }
        }
        if let Some(outcome) = self.game.outcome() {
            self.series.close(Outcome {
                winner: outcome.winner.map(Side::from),
                reason: Reason::Chess(outcome.reason),
                stake: None,
            });
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.series.outcome()
    }

    fn next_game(&mut self) -> bool {
        if self.to_act() != ToAct::NextGame {
            return false;
        }
        self.series.begin_next();
        self.game = ::chess::Game::new(self.game.rules().clone(), self.start.clone());
        true
    }

    fn score(&self) -> [u64; 2] {
        self.series.score()
    }

    fn write(&self, event: &ChessEvent) -> String {
        let text = |made| san(self.game.board(), self.rules(), made, Letters::English);
        match event {
            ChessEvent::Move(made) => text(*made),
            ChessEvent::Claim(None) => CLAIM.to_owned(),
            ChessEvent::Claim(Some(made)) => format!("{CLAIM} {}", text(*made)),
        }
    }

    fn positions(&self) -> Vec<PositionText> {
        let text = to_fen(self.rules(), self.game.board());
        vec![PositionText::new(PositionFormat::Fen, text)]
    }

    fn light(&self) -> usize {
        self.player(Side::Light)
    }

    fn winner(&self) -> Option<usize> {
        self.series.winner()
    }

    fn draws(&self) -> bool {
        true
    }

    fn resigns_plainly(&self) -> bool {
        true
    }

    fn end(&mut self, winner: Option<Side>, reason: Reason) -> Option<Outcome> {
        // Whoever could not mate by any series of moves does not win by the other's flag (6.9) or resignation (5.1.2).
        let winner = match reason {
            Reason::FlagFell | Reason::Resigned => winner.and_then(|winner| {
                let wins = self.game.wins_on_time_against(winner.other().into());
                wins.map(Side::from)
            }),
            _ => winner,
        };
        let outcome = Outcome {
            winner,
            reason,
            stake: None,
        };
        self.series.close(outcome).then_some(outcome)
    }

    fn loses_all(&self, reason: Reason) -> bool {
        reason == Reason::Abandoned
    }

    fn fresh_clocks(&self) -> bool {
        true
    }

    fn is_session(&self) -> bool {
        false
    }

    fn play_on(&mut self) -> bool {
        let by_rule = |outcome: Outcome| matches!(outcome.reason, Reason::Chess(_));
        if self.series.outcome().is_some_and(by_rule) && self.game.play_on() {
            self.series.reopen_drawn();
            return true;
        }
        false
    }
}
