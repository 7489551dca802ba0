//! Where the rule behind each reason stands.
//!
//! Most reasons are a point of the table and take its article. The bans that every rule set shares (one's own
//! piece, a piece twice, two together) are no point of the table, since none differs; the printed leaflets have an
//! article for them all the same, which is given here.

use crate::illegal::Reason;
use crate::{Article, PieceKind, Place, Preference, Reading, Rules, Source};

/// A ban that no rule set lifts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ban {
    /// One's own pieces are not jumped.
    OwnPiece,
    /// No piece is jumped twice in one move.
    Twice,
    /// A piece is not jumped without an empty square right behind it.
    NoRoomBehind,
}

impl Rules {
    /// Where a ban stands in the text these rules come from; without a place of its own there, with the point nearest
    /// to it.
    #[must_use]
    pub fn ban_article(&self, ban: Ban) -> Article {
        printed_ban(self, ban).unwrap_or(match ban {
            Ban::OwnPiece | Ban::NoRoomBehind => self.lines.article,
            Ban::Twice => self.removal.article,
        })
    }
}

impl Rules {
    /// Where all three bans stand together, for a page that tells them in one article.
    #[must_use]
    pub fn bans_article(&self) -> Article {
        let nearest = self.ban_article(Ban::NoRoomBehind);
        let place = match (nearest.source, nearest.place) {
            (Source::ItalianFederation, _) => Place::Articles("5.2, 6.2, 6.3, 6.4"),
            (Source::Xalingo | Source::XalingoEnglish, Place::Rules("5")) => {
                Place::Rules("5, 8, 9")
            }
            (Source::GardenGames, _) => return self.ban_article(Ban::Twice),
            _ => return nearest,
        };
        Article::printed(nearest.source, place)
    }

    /// What of the bans the text does not print, as far as it is known: borrowed.
    pub fn borrowed_bans(&self) -> impl Iterator<Item = Article> {
        let own = self.ban_article(Ban::OwnPiece);
        let crossing = (own.source == Source::GardenGames)
            .then(|| Article::borrowed(own.source, Reading::CrossingBorrowed));
        [Some(own), crossing]
            .into_iter()
            .flatten()
            .filter(|article| is_borrowed(*article))
    }

    /// Where it stands how a man moves, which is more than along which lines.
    #[must_use]
    pub fn man_moves_article(&self) -> Article {
        let lines = self.lines.article;
        match lines.source {
            Source::Xalingo | Source::XalingoEnglish => {
                Article::printed(lines.source, Place::Rules("3"))
            }
            _ => lines,
        }
    }

    /// The same with the lines along which it moves, for a page that tells both in one article.
    #[must_use]
    pub fn lines_and_man_moves_article(&self) -> Article {
        let lines = self.lines.article;
        match (lines.source, lines.place) {
            (Source::Xalingo | Source::XalingoEnglish, Place::Rules("2")) => {
                Article::printed(lines.source, Place::Rules("2, 3"))
            }
            _ => lines,
        }
    }

    /// That nobody may pass, where the text of the first move does not print it.
    #[must_use]
    pub fn passing_borrowed(&self) -> Option<Article> {
        let source = self.first_mover.article.source;
        matches!(source, Source::Xalingo | Source::GardenGames)
            .then(|| Article::borrowed(source, Reading::PassingBorrowed))
    }

    /// How a man is crowned by hand, where the text does not print it.
    #[must_use]
    pub fn crowning_borrowed(&self) -> Option<Article> {
        let source = self.promotion.article.source;
        (source == Source::ItalianFederation)
            .then(|| Article::borrowed(source, Reading::CrowningBorrowed))
    }

    /// Where it stands how a capture is carried out with the hand, if the text these rules come from says so.
    #[must_use]
    pub fn carrying_out_article(&self) -> Option<Article> {
        let source = self.removal.article.source;
        (source == Source::ItalianFederation)
            .then(|| Article::printed(source, Place::Articles("5.10, 5.11, 5.12, 5.13")))
    }
}

impl Rules {
    /// Where it stands that the player chooses among captures that nothing tells apart; without a place of its own,
    /// with the last preference or the duty to capture.
    #[must_use]
    pub fn choice_article(&self) -> Article {
        let last = self.must_prefer.iter().next_back();
        let ruled = last.map_or(self.compulsion.article, |point| point.article);
        let place = match ruled.source {
            Source::ItalianFederation => Place::Articles("6.10"),
            Source::XalingoEnglish => Place::Rules("7"),
            Source::GardenGames => Place::Heading("Capturar es obligatorio"),
            _ => return ruled,
        };
        Article::printed(ruled.source, place)
    }
}

/// The leaflet's own place for a ban, if these rules come from one.
fn printed_ban(rules: &Rules, ban: Ban) -> Option<Article> {
    // House rules change some points; what is left of the parent still tells whose they are.
    let comes_from = |source: Source| {
        [
            rules.man_captures.article,
            rules.lines.article,
            rules.promotion.article,
            rules.king_range.article,
        ]
        .iter()
        .any(|article| article.source == source)
    };
    if comes_from(Source::ItalianFederation) {
        let numbers = match ban {
            Ban::OwnPiece => "6.2, 6.3",
            Ban::Twice => "6.4",
            Ban::NoRoomBehind => "5.2",
        };
        return Some(Article::printed(
            Source::ItalianFederation,
            Place::Articles(numbers),
        ));
    }
    for source in [Source::Xalingo, Source::XalingoEnglish] {
        if comes_from(source) {
            let number = match ban {
                Ban::OwnPiece => {
                    return Some(Article::borrowed(source, Reading::OwnPiecesBorrowed));
                }
                Ban::Twice => "9",
                Ban::NoRoomBehind => "5",
            };
            return Some(Article::printed(source, Place::Rules(number)));
        }
    }
    comes_from(Source::GardenGames).then(|| {
        let heading = match ban {
            Ban::OwnPiece | Ban::Twice => "Capturar los peones del oponente",
            Ban::NoRoomBehind => "Damas",
        };
        Article::printed(Source::GardenGames, Place::Heading(heading))
    })
}

fn is_borrowed(article: Article) -> bool {
    matches!(article.standing, crate::Standing::Read(reading) if reading.is_borrowed())
}

fn preference(rules: &Rules, wanted: Preference) -> Article {
    rules
        .must_prefer
        .iter()
        .find(|point| point.value == wanted)
        .map_or(rules.compulsion.article, |point| point.article)
}

/// Of the places that a point rests on, those that a refusal is about, where the point rests on more.
fn sentence(article: Article, numbers: &'static str) -> Article {
    let among = |all: &str| {
        let mut wanted = numbers.split(", ");
        wanted.all(|number| all.split(", ").any(|other| other == number))
    };
    let place = match article.place {
        Place::Articles(all) if among(all) => Place::Articles(numbers),
        Place::Rules(all) if among(all) => Place::Rules(numbers),
        place => place,
    };
    Article { place, ..article }
}

/// The article that a reason rests on.
pub(super) fn article(rules: &Rules, reason: &Reason) -> Article {
    match reason {
        Reason::GameOver => rules.goal.article,
        Reason::NotAPlayingSquare(_) => rules.board.article,
        Reason::Ambiguous(_) | Reason::NoPieceOnFile(_) => rules.notation.article,
        Reason::NotYours(_) => rules.first_mover.article,
        Reason::NoPiece(_)
        | Reason::GoesNowhere(_)
        | Reason::NotOnALine { .. }
        | Reason::Occupied { .. }
        | Reason::NothingToTake { .. }
        | Reason::Unexplained => rules.lines.article,
        Reason::ManMovesOneSquare { .. } | Reason::ManMovesBack { .. } => rules.man_moves_article(),
        Reason::KingIsShort { .. } => rules.king_range.article,
        Reason::KingMustRest { .. } => rules.king_patience.article,
        Reason::OverOwnPiece(_) => rules.ban_article(Ban::OwnPiece),
        Reason::JumpedTwice(_) => rules.ban_article(Ban::Twice),
        Reason::TwoTogether { .. } => rules.ban_article(Ban::NoRoomBehind),
        Reason::ManCapturesBack { .. } => rules.man_captures.article,
        Reason::ManCapturesKing(_) => rules.man_against_king.article,
        Reason::TooFarToCapture { kind, .. } => match kind {
            PieceKind::Man => rules.man_captures.article,
            PieceKind::King => sentence(rules.king_capture.article, "5.8"),
        },
        Reason::LandsTooFar { .. } | Reason::LandsFarBehindAKing { .. } => {
            sentence(rules.king_capture.article, "5.8")
        }
        Reason::TurnsBack { .. } => rules.reversal.article,
        Reason::CrownStops(_) => rules.promotion.article,
        Reason::NotYetCrowned(_) => sentence(rules.promotion.article, "7"),
        Reason::MustCapture { .. }
        | Reason::NothingToHuff(_)
        | Reason::CannotHuff { .. }
        | Reason::NoHuffHere(_) => rules.compulsion.article,
        Reason::NotFinished { .. } | Reason::LandsWhereItEnds { .. } => {
            sentence(rules.continuation.article, "5.7, 5.9")
        }
        Reason::TakesTooFew { .. } => preference(rules, Preference::MostPieces),
        Reason::NotWithTheKing { .. } => preference(rules, Preference::WithKing),
        Reason::TakesTooFewKings { .. } => preference(rules, Preference::MostKings),
        Reason::KingsTooLate { .. } => preference(rules, Preference::KingsEarliest),
        Reason::TakesTooLittle { .. } => preference(rules, Preference::MostValue),
    }
}
