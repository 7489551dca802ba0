//! What does not go along from one file to another: how much of it, and of which kind.

use super::Format;
use crate::clock::TimeControl;
use crate::dice;
use crate::record::dice_of;
use crate::session::Table;
use ::backgammon::formats::MatchRecord;
use ::backgammon::formats::record::{Entry, SgfExtras};
use serde::Deserialize;

/// So much of one kind that has no place in the file that is written, or that could not be kept as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lost {
    /// What.
    pub what: LostKind,
    /// How many.
    pub count: usize,
}

/// What a file can fail to hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LostKind {
    /// Variations.
    Variations,
    /// Variations that the rules do not allow: they are kept, as remarks.
    VariationsAsRemarks,
    /// Remarks, too long or standing where nothing happened.
    Remarks,
    /// Signs for a good move, a mistake and so on.
    Signs,
    /// Tags: written twice, too many or too long.
    Tags,
    /// Moves after the rules had ended the game.
    MovesAfterTheEnd,
    /// A last roll that was played in part.
    PartOfARoll,
    /// A result that is not the one on the board: it is kept, as a tag.
    Result,
    /// Judgements of moves and dice by another program.
    Analyses,
    /// Other properties of an SGF file.
    Properties,
    /// Moves and throws that were taken back.
    TakenBack,
    /// Proofs of dice.
    Proofs,
    /// Times of moves.
    Times,
    /// Proposals and their answers.
    Offers,
}

impl LostKind {
    /// All of them.
    pub const ALL: [Self; 14] = [
        Self::Variations,
        Self::VariationsAsRemarks,
        Self::Remarks,
        Self::Signs,
        Self::Tags,
        Self::MovesAfterTheEnd,
        Self::PartOfARoll,
        Self::Result,
        Self::Analyses,
        Self::Properties,
        Self::TakenBack,
        Self::Proofs,
        Self::Times,
        Self::Offers,
    ];

    /// A stable name, for JSON and translations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Variations => "variations",
            Self::VariationsAsRemarks => "variations-as-remarks",
            Self::Remarks => "remarks",
            Self::Signs => "signs",
            Self::Tags => "tags",
            Self::MovesAfterTheEnd => "moves-after-the-end",
            Self::PartOfARoll => "part-of-a-roll",
            Self::Result => "result",
            Self::Analyses => "analyses",
            Self::Properties => "properties",
            Self::TakenBack => "taken-back",
            Self::Proofs => "proofs",
            Self::Times => "times",
            Self::Offers => "offers",
        }
    }
}

/// Counts of what is lost, by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Losses([usize; LostKind::ALL.len()]);

impl Losses {
    /// So many more of this kind.
    pub fn add(&mut self, what: LostKind, count: usize) {
        self.0[what as usize] += count;
    }

    /// The losses of another part.
    pub fn add_all(&mut self, other: &[Lost]) {
        for lost in other {
            self.add(lost.what, lost.count);
        }
    }

    /// Every kind of which something was lost.
    #[must_use]
    pub fn list(&self) -> Vec<Lost> {
        let counted = LostKind::ALL.into_iter().zip(self.0);
        counted
            .filter(|(_, count)| *count > 0)
            .map(|(what, count)| Lost { what, count })
            .collect()
    }
}

/// What a `.mat` file or a record cannot hold of matches that were read from SGF.
#[must_use]
pub fn sgf_extras(matches: &[MatchRecord]) -> Vec<Lost> {
    let mut losses = Losses::default();
    let mut count = |extras: &SgfExtras| {
        losses.add(LostKind::Variations, extras.variations.len());
        for property in &extras.properties {
            let what = match property.name.as_str() {
                // GNU Backgammon's analysis of a move, of the cube and of luck.
                "A" | "DA" | "LU" | "BM" | "DO" | "TE" | "GB" | "GW" | "KO" => LostKind::Analyses,
                _ => LostKind::Properties,
            };
            losses.add(what, 1);
        }
    };
    for game in matches.iter().flat_map(|record| &record.games) {
        count(&game.sgf);
        game.entries.iter().for_each(|Entry { sgf, .. }| count(sgf));
    }
    losses.list()
}

/// What a table's record holds and a file of this format does not.
pub(super) fn beyond(table: &Table, format: Format) -> Vec<Lost> {
    #[derive(Deserialize)]
    struct Told {
        r#do: String,
        #[serde(default)]
        nags: Vec<u8>,
        #[serde(default)]
        variations: Vec<serde::de::IgnoredAny>,
    }
    let mut losses = Losses::default();
    if format == Format::Record {
        return losses.list();
    }
    let (mut happened, mut timed, mut offers) = (0_usize, 0, 0_usize);
    for line in table.lines_from(0) {
        let Ok(told) = serde_json::from_str::<Told>(line) else {
            continue;
        };
        match told.r#do.as_str() {
            "play" => {
                happened += 1;
                timed += 1;
            }
            "dice" => match dice_of(line) {
                Some(dice::Entry::Roll(_)) => {
                    happened += 1;
                    losses.add(LostKind::Proofs, 1);
                }
                Some(dice::Entry::Typed(_) | dice::Entry::Void(_)) => happened += 1,
                _ => {}
            },
            // What was accepted has happened: a draw, moves taken back.
            "accept" => offers = offers.saturating_sub(1),
            "offer" | "decline" | "resume" => offers += 1,
            _ => {}
        }
        if format != Format::Pdn && format != Format::Pgn {
            losses.add(LostKind::Signs, told.nags.len());
            losses.add(LostKind::Variations, told.variations.len());
        }
    }
    losses.add(LostKind::Offers, offers);
    let kept: usize = table.games().iter().map(|game| game.line.len()).sum();
    losses.add(LostKind::TakenBack, happened.saturating_sub(kept));
    // PGN has a remark for the time that a move took.
    if table.header().clock != TimeControl::None && format != Format::Pgn {
        losses.add(LostKind::Times, timed);
    }
    losses.list()
}
