//! A reason together with the rules it was given under.

use core::fmt;

use crate::article::Article;
use crate::frame::{Frame, RulePoint};
use crate::illegal::Illegal;
use crate::play::Play;

/// Why a game or a match refused an event: the reason, and the frame that is being played.
///
/// [`Game`](crate::Game) and [`Match`](crate::Match) answer with this, so that the article cannot be looked up
/// in a frame other than theirs. The reason alone, an [`Illegal`], comes from places that know no frame: how
/// checkers move is the same in all of them. It converts into that with `?`.
///
/// ```
/// use tabuleiro_backgammon::{Event, Frame, Match, Terms};
///
/// let mut contest = Match::new(Terms::of(Frame::Aquamarine, 5))?;
/// let refusal = contest.apply(&Event::Double).unwrap_err();
/// assert_eq!(refusal.id(), "opening-first");
/// assert_eq!(refusal.article().to_string(), "003 ES Inicio del juego, PT");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Refusal {
    /// The reason.
    pub illegal: Illegal,
    /// The rules under which it was given.
    pub frame: Frame,
}

impl Refusal {
    /// A stable name of the reason: [`Illegal::id`].
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.illegal.id()
    }

    /// The point of the rules behind it: [`Illegal::point`].
    #[must_use]
    pub const fn point(&self) -> RulePoint {
        self.illegal.point()
    }

    /// Where that stands in the rules being played.
    #[must_use]
    pub fn article(&self) -> Article {
        self.illegal.article(self.frame)
    }

    /// A play that would be allowed, where the refusal knows one.
    #[must_use]
    pub const fn example(&self) -> Option<Play> {
        self.illegal.example()
    }
}

impl fmt::Display for Refusal {
    /// The sentence and the article: `Roll the dice before you play. (000 EN Game play)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.illegal, self.article())
    }
}

impl core::error::Error for Refusal {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.illegal)
    }
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Self {
        refusal.illegal
    }
}
