//! Where a rule stands: the text, the place in it, and how firmly it stands there. Data only: the words for it belong
//! to the languages they are read in.

use core::fmt;

/// A printed or published text that rules come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The leaflet of the Xalingo box, Ref. 6028, in its Portuguese and Spanish text, which number their rules alike.
    Xalingo,
    /// The English text of the same leaflet, which rules differently in places.
    XalingoEnglish,
    /// The leaflet of Traditional Garden Games, in Spanish.
    GardenGames,
    /// The technical rules of the Italian federation.
    ItalianFederation,
    /// The official rules of international draughts, annex 1.
    Fmjd,
    /// The rules of the world federation's section for the games on 64 squares.
    FmjdSixtyFour,
    /// A summary of the official Brazilian rules.
    BrazilianSummary,
    /// The rules of the world federation of checkers and draughts.
    Wcdf,
    /// The code of Russian draughts.
    RussianCode,
    /// The rules of classic draughts of the Portuguese federation.
    PortugueseFederation,
    /// The rules of the Czech federation.
    CzechFederation,
    /// The rules of the Frisian draughts foundation.
    FrisianFoundation,
    /// The tournament rules of the American pool checker association.
    Apca,
    /// Turkish draughts as commonly played; the page is that of a program that plays it.
    TurkishCustom,
    /// Killer draughts by its inventor.
    KillerDraughts,
    /// The standard for writing games down, PDN 3.0.
    Pdn,
    /// A house-rules file.
    House,
}

impl Source {
    /// Every source.
    pub const ALL: [Self; 17] = [
        Self::Xalingo,
        Self::XalingoEnglish,
        Self::GardenGames,
        Self::ItalianFederation,
        Self::Fmjd,
        Self::FmjdSixtyFour,
        Self::BrazilianSummary,
        Self::Wcdf,
        Self::RussianCode,
        Self::PortugueseFederation,
        Self::CzechFederation,
        Self::FrisianFoundation,
        Self::Apca,
        Self::TurkishCustom,
        Self::KillerDraughts,
        Self::Pdn,
        Self::House,
    ];

    /// A name that does not change, for programs and translations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Xalingo => "xalingo",
            Self::XalingoEnglish => "xalingo-english",
            Self::GardenGames => "garden-games",
            Self::ItalianFederation => "italian-federation",
            Self::Fmjd => "fmjd",
            Self::FmjdSixtyFour => "fmjd-sixty-four",
            Self::BrazilianSummary => "brazilian-summary",
            Self::Wcdf => "wcdf",
            Self::RussianCode => "russian-code",
            Self::PortugueseFederation => "portuguese-federation",
            Self::CzechFederation => "czech-federation",
            Self::FrisianFoundation => "frisian-foundation",
            Self::Apca => "apca",
            Self::TurkishCustom => "turkish-custom",
            Self::KillerDraughts => "killer-draughts",
            Self::Pdn => "pdn",
            Self::House => "house",
        }
    }

    /// Where it can be read, when it is public.
    #[must_use]
    pub const fn url(self) -> Option<&'static str> {
        Some(match self {
            Self::Xalingo | Self::XalingoEnglish | Self::House => return None,
            Self::GardenGames => "http://www.traditionalgardengames.co.uk",
            Self::ItalianFederation => "http://www.fid.it/regolamenti/2008/RegTec_CAPO_I.pdf",
            Self::Fmjd => {
                "https://www.fmjd.org/docs/Annex%201%20official%20FMJD%20rules%20of%20international%20draughts.doc"
            }
            Self::FmjdSixtyFour => "https://fmjd64.org/rules-of-the-game/",
            Self::BrazilianSummary => "http://apedamas.blogspot.com/p/regulamento-oficial.html",
            Self::Wcdf => "https://www.wcdf.net/rules.htm",
            Self::RussianCode => "http://www.shashist.ru/kodeks/kodeks2004.doc",
            Self::PortugueseFederation => {
                "http://www.fpdamas.pt/downloads/Regras%20Damas%20Cl%C3%A1ssicas%20-%20atualizado.pdf"
            }
            Self::CzechFederation => "http://www.damweb.cz/pravidla/cdfull.html",
            Self::FrisianFoundation => "http://www.friesdammen.nl/dam/pagefr.php?articleID=20",
            Self::Apca => {
                "http://americanpoolcheckers.us/americanpoolcheckers/index.php/history/apca-tournament-rules-of-play"
            }
            Self::TurkishCustom => "https://docs.rs/kish",
            Self::KillerDraughts => {
                "http://www.mindsports.nl/index.php/arena/draughts/382-killer-draughts-rules"
            }
            Self::Pdn => "https://pdn.fmjd.org/gametype.html",
        })
    }
}

/// What a passage is about, where its number could not be checked or says too little.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Topic {
    /// The board.
    Board,
    /// How the pieces stand at the start.
    StartPosition,
    /// The moves and their order.
    Moves,
    /// How kings move.
    KingMoves,
    /// Captures.
    Captures,
    /// How men capture.
    ManCaptures,
    /// How kings capture.
    KingCaptures,
    /// What a capture is worth.
    CaptureValue,
    /// The crown.
    Crown,
    /// Who wins.
    Result,
    /// Endings that are drawn.
    DrawnEndings,
}

impl Topic {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Board,
        Self::StartPosition,
        Self::Moves,
        Self::KingMoves,
        Self::Captures,
        Self::ManCaptures,
        Self::KingCaptures,
        Self::CaptureValue,
        Self::Crown,
        Self::Result,
        Self::DrawnEndings,
    ];

    /// A name that does not change, for programs and translations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::StartPosition => "start-position",
            Self::Moves => "moves",
            Self::KingMoves => "king-moves",
            Self::Captures => "captures",
            Self::ManCaptures => "man-captures",
            Self::KingCaptures => "king-captures",
            Self::CaptureValue => "capture-value",
            Self::Crown => "crown",
            Self::Result => "result",
            Self::DrawnEndings => "drawn-endings",
        }
    }
}

/// A place in a text. Numbers are written as any language does: `6.6`, `5.7, 5.9`, `2.1–2.4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// Articles by their numbers.
    Articles(&'static str),
    /// Numbered rules, as a leaflet has them.
    Rules(&'static str),
    /// What stands under a heading; the heading as printed, in the language of the text.
    Heading(&'static str),
    /// What stands under a heading, and numbered rules.
    HeadingAndRules(&'static str, &'static str),
    /// The passage on a topic.
    About(Topic),
    /// The passage on a topic in an article.
    ArticleAbout(&'static str, Topic),
    /// The text as a whole.
    Whole,
}

impl Place {
    /// The numbers of the articles or rules, if it has any.
    #[must_use]
    pub const fn numbers(self) -> Option<&'static str> {
        match self {
            Self::Articles(numbers)
            | Self::Rules(numbers)
            | Self::HeadingAndRules(_, numbers)
            | Self::ArticleAbout(numbers, _) => Some(numbers),
            Self::Heading(_) | Self::About(_) | Self::Whole => None,
        }
    }

    /// The heading, if it has one.
    #[must_use]
    pub const fn heading(self) -> Option<&'static str> {
        match self {
            Self::Heading(heading) | Self::HeadingAndRules(heading, _) => Some(heading),
            _ => None,
        }
    }

    /// The topic, if it has one.
    #[must_use]
    pub const fn topic(self) -> Option<Topic> {
        match self {
            Self::About(topic) | Self::ArticleAbout(_, topic) => Some(topic),
            _ => None,
        }
    }
}

/// A choice made where a text is silent, contradicts itself or is misprinted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reading {
    /// "As many squares as it wants" holds for a capturing king too.
    KingCapturesFromAfar,
    /// The count of moves that makes a draw is by each side.
    MovesByEachSide,
    /// No text numbers the squares: 1 is at the top left as White sees the board, White's men start on the last twelve.
    SquareNumbers,
    /// "34 light squares" is a misprint for 32.
    ThirtyTwoSquares,
    /// The English text has lost the sentence that there is no huff: there is none.
    NoHuffInTranslation,
    /// Any capture may be chosen, but where the landing square offers one, the move goes on.
    LandingIsFree,
    /// Light squares are played on, and the usual board has a light corner at the right.
    LightCornerAtTheRight,
    /// Nothing is printed against men capturing kings.
    MenCaptureKings,
    /// Kings are sent to the men's way of capturing: from any distance, landing right behind.
    KingsLandLikeMen,
    /// A capture "can go on", and the player is free in what to take: it may stop after any jump.
    CaptureMayStop,
    /// Captured pieces leave after the move, else the ban on jumping one twice would be idle.
    RemovalAfterTheMove,
    /// Who may be huffed, that kings count, that it is no move, that it lapses.
    TheHuff,
    /// No draw is printed; the repetition is a house rule that can be turned off.
    RepetitionAdded,
    /// From the federation's rules outside the excerpt at hand, which is articles 5 and 6.
    OutsideTheExcerpt,
    /// The number comes from a secondary source.
    SecondarySource,
    /// A draw that a player has to claim there comes by itself here.
    ClaimedThereAutomaticHere,
    /// The text has no such draw: it is taken over from the international game.
    AsInTheInternationalGame,
    /// The text has no such draw: it is taken over from the section for the games on 64 squares.
    AsInTheSixtyFourGames,
    /// A draw where nothing can be won is read as the same position for the third time.
    RepetitionIsNoProgress,
    /// One king each is drawn at once unless it can be won by force: two moves are left to do it.
    TwoMovesToWin,
    /// One piece each is a draw unless one is taken at once.
    OnePieceEach,
    /// The Spanish text lets the king move "as many times" as it wants where the Portuguese says squares: squares.
    SpanishTimesAreSquares,
    /// The objective speaks of men brought to the far side, the end of the game of taking or blocking all: the end
    /// decides.
    TheEndDecides,
    /// That one's own pieces are not jumped is not printed: borrowed.
    OwnPiecesBorrowed,
    /// That nobody may pass is not printed: borrowed.
    PassingBorrowed,
    /// That an empty square may be crossed again is not printed: borrowed.
    CrossingBorrowed,
    /// How a man is crowned by hand is not printed: borrowed.
    CrowningBorrowed,
}

impl Reading {
    /// All of them.
    pub const ALL: [Self; 27] = [
        Self::KingCapturesFromAfar,
        Self::MovesByEachSide,
        Self::SquareNumbers,
        Self::ThirtyTwoSquares,
        Self::NoHuffInTranslation,
        Self::LandingIsFree,
        Self::LightCornerAtTheRight,
        Self::MenCaptureKings,
        Self::KingsLandLikeMen,
        Self::CaptureMayStop,
        Self::RemovalAfterTheMove,
        Self::TheHuff,
        Self::RepetitionAdded,
        Self::OutsideTheExcerpt,
        Self::SecondarySource,
        Self::ClaimedThereAutomaticHere,
        Self::AsInTheInternationalGame,
        Self::AsInTheSixtyFourGames,
        Self::RepetitionIsNoProgress,
        Self::TwoMovesToWin,
        Self::OnePieceEach,
        Self::SpanishTimesAreSquares,
        Self::TheEndDecides,
        Self::OwnPiecesBorrowed,
        Self::PassingBorrowed,
        Self::CrossingBorrowed,
        Self::CrowningBorrowed,
    ];

    /// A name that does not change, for programs and translations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::KingCapturesFromAfar => "king-captures-from-afar",
            Self::MovesByEachSide => "moves-by-each-side",
            Self::SquareNumbers => "square-numbers",
            Self::ThirtyTwoSquares => "thirty-two-squares",
            Self::NoHuffInTranslation => "no-huff-in-translation",
            Self::LandingIsFree => "landing-is-free",
            Self::LightCornerAtTheRight => "light-corner-at-the-right",
            Self::MenCaptureKings => "men-capture-kings",
            Self::KingsLandLikeMen => "kings-land-like-men",
            Self::CaptureMayStop => "capture-may-stop",
            Self::RemovalAfterTheMove => "removal-after-the-move",
            Self::TheHuff => "the-huff",
            Self::RepetitionAdded => "repetition-added",
            Self::OutsideTheExcerpt => "outside-the-excerpt",
            Self::SecondarySource => "secondary-source",
            Self::ClaimedThereAutomaticHere => "claimed-there-automatic-here",
            Self::AsInTheInternationalGame => "as-in-the-international-game",
            Self::AsInTheSixtyFourGames => "as-in-the-sixty-four-games",
            Self::RepetitionIsNoProgress => "repetition-is-no-progress",
            Self::TwoMovesToWin => "two-moves-to-win",
            Self::OnePieceEach => "one-piece-each",
            Self::SpanishTimesAreSquares => "spanish-times-are-squares",
            Self::TheEndDecides => "the-end-decides",
            Self::OwnPiecesBorrowed => "own-pieces-borrowed",
            Self::PassingBorrowed => "passing-borrowed",
            Self::CrossingBorrowed => "crossing-borrowed",
            Self::CrowningBorrowed => "crowning-borrowed",
        }
    }

    /// Is the rule not printed at all, and taken from the rest of the family?
    #[must_use]
    pub const fn is_borrowed(self) -> bool {
        matches!(
            self,
            Self::OwnPiecesBorrowed
                | Self::PassingBorrowed
                | Self::CrossingBorrowed
                | Self::CrowningBorrowed
        )
    }
}

/// How firmly a rule stands in its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    /// The text says it.
    Printed,
    /// The text is silent, unclear or misprinted there, and is read so.
    Read(Reading),
    /// The text says nothing, and so there is no such rule.
    Silent,
}

/// Where a rule stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Article {
    /// The text.
    pub source: Source,
    /// The place in it.
    pub place: Place,
    /// How firmly it stands there.
    pub standing: Standing,
}

impl Article {
    /// A rule that the text says at this place.
    #[must_use]
    pub const fn printed(source: Source, place: Place) -> Self {
        Self {
            source,
            place,
            standing: Standing::Printed,
        }
    }

    /// A rule read into the text at this place.
    #[must_use]
    pub const fn read(source: Source, place: Place, reading: Reading) -> Self {
        Self {
            source,
            place,
            standing: Standing::Read(reading),
        }
    }

    /// A rule that the text does not print, borrowed from the rest of the family.
    #[must_use]
    pub const fn borrowed(source: Source, reading: Reading) -> Self {
        Self::read(source, Place::Whole, reading)
    }

    /// No such rule in the text.
    #[must_use]
    pub const fn silent(source: Source) -> Self {
        Self {
            source,
            place: Place::Whole,
            standing: Standing::Silent,
        }
    }

    /// A point that a house-rules file has set.
    pub const HOUSE: Self = Self::printed(Source::House, Place::Whole);
}

impl fmt::Display for Article {
    /// The id of the source and the place: `italian-federation 6.6`, `garden-games "Damas"`, `wcdf 1 (crown)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.source.id())?;
        if let Some(heading) = self.place.heading() {
            write!(f, " \"{heading}\"")?;
        }
        if let Some(numbers) = self.place.numbers() {
            write!(f, " {numbers}")?;
        }
        if let Some(topic) = self.place.topic() {
            write!(f, " ({})", topic.id())?;
        }
        Ok(())
    }
}
